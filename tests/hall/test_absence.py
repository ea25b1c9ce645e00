"""When somebody is missing: flags, deadlines, people who leave, tables nobody comes back to. The game goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from meadhall.hall import wall_clock
from meadhall.hall.table.record import Record
from tests.hall.house import Guest, House, in_hall
from tests.hall.times import HOUR, let_time_pass


async def wait_for_status(guest: Guest, table: str, status: str) -> dict:  # type: ignore[type-arg]
    async with asyncio.timeout(20):
        while True:
            body: dict = (await guest.look(table, after=10**9))["table"]  # type: ignore[type-arg]
            if body["status"] == status:
                return body
            await asyncio.sleep(0.02)


def test_a_fallen_flag_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The stand-in answers for whoever ran out of time until they come back; the others play their game out."""

    async def play(house: House) -> None:
        pace = {"kind": "live", "minutes": 1, "increment": 60}
        table, guests = await house.guests_at_table("Ana Bo Cai", pace=pace, stand_in="random")
        seat = (await guests[0].look(table))["state"]["awaiting"][0]
        other = guests[(seat + 1) % 3]
        async with other.socket() as wire:
            await wire.watch(table)
            let_time_pass(monkeypatch, 61_000)
            await other.do(table, "claim-time")
            told = await wire.until("table", lambda message: message["seats"][seat]["out"] == "flagged")
            assert told["status"] == "playing"
            moved = await wire.until("state", lambda message: message["ply"] == 1)
            assert seat not in moved["awaiting"]
            assert not moved["clocks"]["seats"][seat]["running"]
        late = guests[seat]
        assert (await late.do(table, "leave", 409))["key"] == "hall.nothing-to-leave"
        assert (await late.look(table))["state"]["view"]["seat"] == seat  # but they may look on, and speak
        await late.do(table, "chat", text="My clock!")
        result = await play_to_the_end(table, [guest for guest in guests if guest is not late])
        assert result["ended_by"] == "game" and len(result["scores"]) == 3

    in_hall(tmp_path, play)


async def play_once(guest: Guest, table: str) -> None:
    """Wait for one's turn, and take it."""
    async with guest.socket() as wire:
        state = await wire.watch(table)
        if not state["actions"]:
            state = await wire.until("state", lambda message: message["actions"])
        await guest.play_first(table, state)


async def play_to_the_end(table: str, people: list[Guest]) -> dict:  # type: ignore[type-arg]
    """Everybody plays their first legal action; bots do the rest."""
    async with asyncio.timeout(30):
        while True:
            for guest in people:
                now = await guest.look(table, after=10**9)
                if now["table"]["status"] == "finished":
                    result: dict = now["table"]["result"]  # type: ignore[type-arg]
                    return result
                if now["state"]["actions"]:
                    await guest.play_first(table, now["state"])


def test_when_only_one_is_left_the_table_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai", pace={"kind": "live", "minutes": 1, "increment": 0})
        seat = (await guests[0].look(table))["state"]["awaiting"][0]
        resigning = (seat + 1) % 3
        await guests[resigning].do(table, "resign", seat=resigning)
        let_time_pass(monkeypatch, 61_000)
        await guests[seat].do(table, "claim-time")
        body = (await guests[0].look(table))["table"]
        places = body["result"]["places"]
        assert body["status"] == "finished" and body["result"]["ended_by"] == "concession"
        assert (places[3 - seat - resigning], places[seat], places[resigning]) == (1, 2, 3)

    in_hall(tmp_path, play)


async def correspondence(house: House, **terms: object) -> tuple[str, int, list[Guest]]:
    """A table with a day for each decision, and the seat that must decide."""
    pace = {"kind": "correspondence", "days": 1}
    table, guests = await house.guests_at_table("Ana Bo Cai", pace=pace, stand_in="random", **terms)
    return table, (await guests[0].look(table))["state"]["awaiting"][0], guests


async def let_the_hall_look(house: House, table: str, ply: int) -> Record:
    """The hall scans its tables by itself; wait until the game has come so far."""
    await house.hall.rooms.lobby.flush()
    async with asyncio.timeout(20):
        while True:
            await house.hall.scheduler.scan()
            record = (await house.hall.rooms.get(table)).record
            if record.ply >= ply:
                return record
            await asyncio.sleep(0.02)


def test_a_missed_day_is_seen_by_the_hall_itself(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By correspondence nobody needs to be there, not even those the table waits for."""

    async def play(house: House) -> None:
        table, seat, _ = await correspondence(house)
        let_time_pass(monkeypatch, 25 * HOUR)
        record = await let_the_hall_look(house, table, 1)
        assert record.seats[seat].out == "flagged" and record.status == "playing"
        following = record.awaiting[0]
        assert record.clocks.left_at(following, wall_clock.now_ms()) > 23 * HOUR

    in_hall(tmp_path, play, database=database)


def test_a_deadline_does_not_pass_while_the_hall_is_closed(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: dict[str, str] = {}

    async def before(house: House) -> None:
        table, seat, guests = await correspondence(house)
        kept.update(table=table, seat=str(seat), token=guests[seat].token)

    async def after(house: House) -> None:
        guest = await house.guest()
        guest.client.headers["Authorization"] = f"Bearer {kept['token']}"
        now = await guest.look(kept["table"])
        seat = int(kept["seat"])
        assert now["table"]["seats"][seat]["out"] is None
        assert now["table"]["notices"][-1]["message"]["key"] == "hall.outage"
        assert now["state"]["clocks"]["seats"][seat]["left"] > 23 * HOUR
        await guest.play_first(kept["table"], now["state"])

    in_hall(tmp_path, before, database=database)
    let_time_pass(monkeypatch, 25 * HOUR)
    in_hall(tmp_path, after, database=database)


def test_when_everybody_has_left_bots_play_the_game_to_its_end(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai", stand_in="random")
        for guest in guests:
            await guest.do(table, "leave")
        body = await wait_for_status(guests[0], table, "finished")
        assert body["result"]["ended_by"] == "game"
        assert [seat["name"] for seat in body["seats"]] == ["Ana", "Bo", "Cai"]

    in_hall(tmp_path, play)


def test_a_rematch_against_bots_begins_with_the_same_bots(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        body = {"seats": ["random", "me", "quick"], "pace": {"kind": "live", "minutes": 30, "increment": 5}}
        table = await ana.open(game="brian-boru", players=3, start=True, stand_in="random", **body)
        await ana.do(table, "resign", seat=1)
        again = (await ana.do(table, "rematch"))["rematch"]
        next_table = (await ana.look(again))["table"]
        assert [seat["bot"] or seat["name"] for seat in next_table["seats"]] == ["random", "Ana", "quick"]
        assert next_table["pace"] == (await ana.look(table))["table"]["pace"] and next_table["status"] == "open"
        await ana.do(again, "start")
        started = (await ana.look(again))["table"]
        assert started["commitment"] != (await ana.look(table))["table"]["commitment"]
        # A seat a bot took over is its person's again.
        first, guests = await house.guests_at_table("Bo Cai Dee", stand_in="random")
        await guests[0].do(first, "resign", seat=0)
        await guests[1].do(first, "resign", seat=1)
        again = (await guests[2].do(first, "rematch"))["rematch"]
        await guests[0].do(again, "sit", seat=0)
        seats = (await guests[0].look(again))["table"]["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "open", "person"]

    in_hall(tmp_path, play)


def test_whoever_left_finds_their_seat_again_in_the_same_game(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        table = await ana.open(
            game="brian-boru", players=3, seats=["me", "random", "random"], start=True, stand_in="random"
        )
        await ana.do(table, "leave")
        mine = (await ana.get("/api/tables", mine=1))["tables"]
        assert [row["id"] for row in mine] == [table] and not mine[0]["my_turn"]
        await ana.do(table, "sit")
        await play_once(ana, table)

    in_hall(tmp_path, play)
