"""Previews and forecasts through the hall: they tell what the rules foresee, and change nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from meadhall.hall.settings import Limits
from meadhall.kernel.registry import find_game
from meadhall.kernel.table import Table, new_table
from tests.hall.house import Guest, House, in_hall

SEED = "seven"


async def play_until(guests: list[Guest], table: str, game: Table, test: Callable[[Table, int], bool]) -> int:
    """Play first actions until the seat to move passes the test; that seat."""
    while not test(game, game.awaiting[0]):
        seat = game.awaiting[0]
        code = game.codes(seat)[0]
        await guests[seat].do(table, "play", seat=seat, ply=game.ply, action=code)
        game.play(seat, code)
    return game.awaiting[0]


def first_line(game: Table, seat: int) -> str:
    return str(game.actions(seat)[0])


def leads_on(game: Table, seat: int) -> bool:
    """The first action can be looked past, and the same seat decides again."""
    preview = game.preview(seat, first_line(game, seat))
    return not preview.at_barrier and seat in preview.table.awaiting


def stops_at_barrier(game: Table, seat: int) -> bool:
    return game.preview(seat, first_line(game, seat)).at_barrier


def test_a_preview_shows_where_a_line_leads_and_changes_nothing(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        pace = {"kind": "live", "minutes": 20, "increment": 0}
        table, guests = await house.guests_at_table("Ana Bo Cai", seed=SEED, pace=pace)
        game = new_table(find_game("brian-boru"), 3, SEED, {})
        seat = await play_until(guests, table, game, leads_on)
        guest = guests[seat]
        line = first_line(game, seat)
        before = await guest.look(table)
        question = {"seat": seat, "ply": game.ply, "line": line}
        seen = await guest.post(f"/api/tables/{table}/preview", question)
        async with guest.socket() as wire:
            told = await wire.ask("preview", table=table, **question)
        assert {name: told[name] for name in seen} == seen
        after = await guest.look(table)
        for side in (before, after):
            side["state"]["clocks"].pop("now")
            left = [clock.pop("left") for clock in side["state"]["clocks"]["seats"]]
            assert all(isinstance(time, int) for time in left)
        assert after["state"] == before["state"] and after["table"]["version"] == before["table"]["version"]
        bent = await guest.post(f"/api/tables/{table}/preview", {**question, "line": f"{line}; fly to Tara"})
        await guest.do(table, "play", seat=seat, ply=game.ply, action=line)
        played = (await guest.look(table, after=game.ply))["state"]
        assert seen["played"] == 1 and seen["stopped"] is None
        assert [seen["view"], seen["prompt"], seen["actions"]] == [
            played["view"], played["prompt"], played["actions"],
        ]  # fmt: skip
        assert seen["entries"] == played["journal"]["entries"]
        assert bent["view"] == played["view"] and bent["played"] == 1
        assert bent["stopped"]["key"] == "action-unreadable"

    in_hall(tmp_path, play)


def test_a_line_that_cannot_be_played_is_no_error(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai", seed=SEED)
        state = (await guests[0].look(table))["state"]
        seat = state["awaiting"][0]
        other = (seat + 1) % 3
        url = f"/api/tables/{table}/preview"
        wrong = await guests[seat].post(url, {"seat": seat, "ply": 0, "line": "play 13"})
        assert wrong["played"] == 0 and wrong["stopped"]["key"].startswith("brian-boru.") and wrong["stopped"]["clause"]
        assert wrong["view"] == (await guests[seat].look(table))["state"]["view"]
        unasked = await guests[other].post(url, {"seat": other, "ply": 0, "line": "play 13"})
        assert unasked["played"] == 0 and unasked["stopped"]["key"] == "action-not-asked"
        foreign = await guests[other].post(url, {"seat": seat, "ply": 0, "line": "play 13"}, 403)
        assert foreign["error"]["key"] == "hall.not-your-seat"
        stale = await guests[seat].post(url, {"seat": seat, "ply": 9, "line": "play 13"}, 409)
        assert stale["error"]["key"] == "action-stale"

    in_hall(tmp_path, play)


def test_a_line_stops_at_the_barrier(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai", seed=SEED)
        game = new_table(find_game("brian-boru"), 3, SEED, {})
        seat = await play_until(guests, table, game, stops_at_barrier)
        question = {"seat": seat, "ply": game.ply, "line": first_line(game, seat)}
        seen = await guests[seat].post(f"/api/tables/{table}/preview", question)
        assert seen["played"] == 0 and seen["stopped"]["key"] == "action-past-barrier"

    in_hall(tmp_path, play)


def test_a_forecast_is_of_one_seat_and_one_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forecast(self: object, state: Any, seat: int | None) -> dict[str, Any]:
        return {"seat": seat, "ply": state.ply}

    monkeypatch.setattr(type(find_game("brian-boru")), "forecast", forecast)

    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai", seed=SEED)
        game = new_table(find_game("brian-boru"), 3, SEED, {})
        await play_until(guests, table, game, lambda game, seat: game.ply == 4)
        url = f"/api/tables/{table}/forecast"
        version = (await guests[1].look(table))["state"]["version"]
        assert await guests[1].get(url) == {"version": version, "ply": 4, "forecast": {"seat": 1, "ply": 4}}
        assert (await guests[1].get(url, ply=2))["forecast"] == {"seat": 1, "ply": 2}
        await guests[1].get(url, 403, seat=0)
        async with guests[1].socket() as wire, (await house.guest("Dee")).socket() as beside:
            told = await wire.ask("forecast", table=table, seat=1)
            assert told["forecast"] == {"seat": 1, "ply": 4} and told["version"] == version
            assert (await wire.ask("forecast", table=table, seat=None))["forecast"] == {"seat": None, "ply": 4}
            assert (await wire.ask("forecast", table=table, seat=0))["error"]["key"] == "hall.not-your-seat"
            assert (await wire.ask("forecast", table=table, seat=7))["error"]["key"] == "hall.no-such-seat"
            assert (await beside.ask("forecast", table=table, seat=None))["forecast"] == {"seat": None, "ply": 4}
            assert (await beside.ask("forecast", table=table, seat=1))["is"] == "refused"

    in_hall(tmp_path, play)


def test_questions_are_limited_as_moves_are(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai", seed=SEED)
        async with guests[0].socket() as wire:
            for _ in range(1000):
                answer = await wire.ask("forecast", table=table, seat=0)
                if answer["is"] == "refused":
                    break
            assert answer["status"] == 429

    in_hall(tmp_path, play, limits=Limits())
