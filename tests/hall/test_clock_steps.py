"""Wall clocks that jump: set by hand or NTP, or because the machine slept. Nobody's time is up for that."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from meadhall.hall import wall_clock
from meadhall.hall.table.folding.fold import fold
from meadhall.hall.table.lines import Line
from meadhall.hall.table.terms import Pace
from tests.hall.house import Guest, House, in_hall
from tests.hall.postgres_server import PostgresServer
from tests.hall.test_presence import in_two_halls, through
from tests.hall.test_undo_clock_chat import started
from tests.hall.times import DAY, HOUR, MINUTE, SECOND, let_time_pass, set_wall_clock

LIVE = {"kind": "live", "minutes": 5, "increment": 0}


async def at_table(house: House, pace: dict[str, Any] = LIVE) -> tuple[str, int, list[Guest]]:
    table, guests = await house.guests_at_table("Ana Bo Cai", pace=pace, stand_in="random")
    return table, (await guests[0].look(table))["state"]["awaiting"][0], guests


async def left(guest: Guest, table: str, seat: int) -> int:
    state = (await guest.look(table, after=10**9))["state"]
    return int(state["clocks"]["seats"][seat]["left"])


def notices(body: dict[str, Any]) -> list[str]:
    return [notice["message"]["key"] for notice in body["notices"]]


@pytest.mark.parametrize("step", [HOUR, 2 * SECOND, -HOUR, -2 * SECOND, -10 * 365 * DAY, 80 * DAY])
def test_a_live_clock_does_not_jump_with_the_wall_clock(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch, step: int
) -> None:
    if database.startswith("postgresql") and abs(step) < 5 * SECOND:
        pytest.skip("several processes forgive only what no process saw")

    async def play(house: House) -> None:
        table, seat, guests = await at_table(house)
        let_time_pass(monkeypatch, MINUTE)
        await house.hall.scheduler.beat()
        set_wall_clock(monkeypatch, step)
        # Before the scheduler has noticed, and after it has.
        for _ in range(2):
            await guests[seat].do(table, "claim-time")
            assert 3.9 * MINUTE - 6 * SECOND < await left(guests[seat], table, seat) <= 4 * MINUTE
            await house.hall.scheduler.beat()
        body = (await guests[0].look(table))["table"]
        assert body["seats"][seat]["out"] is None
        assert notices(body)[-1] == ("hall.clock-forward" if step > 0 else "hall.clock-back")
        assert abs(wall_clock.now_ms() - await house.hall.store.engine.now_ms()) < 2 * SECOND
        # Time that really passes still counts, and only once.
        let_time_pass(monkeypatch, 2 * MINUTE)
        assert 1.8 * MINUTE - 6 * SECOND < await left(guests[seat], table, seat) <= 2 * MINUTE
        await guests[seat].play_first(table, (await guests[seat].look(table))["state"])
        let_time_pass(monkeypatch, 6 * MINUTE)
        await guests[seat].do(table, "claim-time")
        flagged = [place["out"] for place in (await guests[0].look(table))["table"]["seats"]]
        assert flagged.count("flagged") == 1 and flagged[seat] is None

    in_hall(tmp_path, play, database=database)


def test_a_step_below_a_second_is_followed_little_by_little(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(house: House) -> None:
        table, _, guests = await at_table(house)
        set_wall_clock(monkeypatch, 900)
        await house.hall.scheduler.beat()
        behind = await house.hall.store.engine.now_ms() - wall_clock.now_ms()
        assert 800 < behind < 900
        assert notices((await guests[0].look(table))["table"])[-1] == "hall.started"

    in_hall(tmp_path, play)


def test_a_correspondence_deadline_does_not_jump_either(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(house: House) -> None:
        table, seat, guests = await at_table(house, {"kind": "correspondence", "days": 1})
        let_time_pass(monkeypatch, 23 * HOUR + 30 * MINUTE)
        set_wall_clock(monkeypatch, HOUR)
        for _ in range(2):
            await guests[seat].do(table, "claim-time")
            assert 29 * MINUTE < await left(guests[seat], table, seat) <= 30 * MINUTE
            await house.hall.scheduler.beat()
        assert (await guests[0].look(table))["table"]["seats"][seat]["out"] is None
        let_time_pass(monkeypatch, 31 * MINUTE)
        await guests[seat].do(table, "claim-time")
        assert (await guests[0].look(table))["table"]["seats"][seat]["out"] == "flagged"

    in_hall(tmp_path, play, database=database)


def test_a_clock_set_back_while_the_hall_was_closed_stops_no_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: dict[str, Any] = {}

    async def before(house: House) -> None:
        table, seat, guests = await at_table(house)
        kept.update(table=table, seat=seat, token=guests[seat].token)

    async def after(house: House) -> None:
        guest = await house.guest()
        guest.client.headers["Authorization"] = f"Bearer {kept['token']}"
        let_time_pass(monkeypatch, MINUTE)
        assert 3.8 * MINUTE < await left(guest, kept["table"], kept["seat"]) <= 4 * MINUTE

    in_hall(tmp_path, before)
    set_wall_clock(monkeypatch, -HOUR)
    in_hall(tmp_path, after)


def test_processes_whose_clocks_differ_go_by_the_databases(
    tmp_path: Path, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The machines are an hour apart; what they write is not."""
    machine = wall_clock.machine_ms
    turns = iter(range(10**9))
    monkeypatch.setattr(wall_clock, "machine_ms", lambda: machine() + (HOUR if next(turns) % 2 else 0))

    async def play(one: House, two: House) -> None:
        table, seat, guests = await at_table(one)
        state = (await guests[seat].look(table))["state"]
        await through(guests[seat], two).play_first(table, state)
        following = (await guests[0].look(table))["state"]["awaiting"][0]
        assert await left(guests[0], table, following) > 4.8 * MINUTE
        await one.hall.scheduler.beat()
        await two.hall.scheduler.beat()
        body = (await guests[0].look(table))["table"]
        assert all(place["out"] is None for place in body["seats"])
        assert set(notices(body)) == {"hall.sat-down", "hall.started"}

    in_two_halls(tmp_path, postgres, play)


def test_one_sleeping_process_of_two_stops_nobodys_clock(
    tmp_path: Path, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its own clock is behind when it wakes; the other was awake all the time, and so were the players."""

    async def play(one: House, two: House) -> None:
        table, seat, guests = await at_table(one)
        let_time_pass(monkeypatch, MINUTE)
        await two.hall.scheduler.beat()
        wall_clock.STEADY.follow(wall_clock.now_ms() - MINUTE)  # as in the process that slept
        await one.hall.scheduler.beat()
        assert 3.8 * MINUTE < await left(guests[seat], table, seat) <= 4 * MINUTE

    in_two_halls(tmp_path, postgres, play)


def test_lines_after_a_step_back_go_on_from_the_new_time() -> None:
    record = started(Pace("live", minutes=5))
    seat = record.awaiting[0]
    fold(record, Line(5, HOUR, "outage", code=HOUR - 1000))  # an hour the hall was away
    # A minute later the clock goes back by half an hour.
    fold(record, Line(6, HOUR // 2 + MINUTE, "outage", code=-HOUR // 2, detail={"step": True}))
    assert record.updated == HOUR // 2 + MINUTE
    assert record.clocks.left_at(seat, HOUR // 2 + 2 * MINUTE) == 3 * MINUTE
