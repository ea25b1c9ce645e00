"""What the first page and the profile ask of the hall: glances, deadlines, measured bots, numbers of one's games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meadhall.bots import bot_names
from meadhall.bots.strength import figures
from meadhall.hall.protocol.questions import glance_at
from meadhall.hall.web.statistics import favourites, finished_game, kinds_of_games, moves_kept
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.registry import find_game
from tests.conformance.cases import every_game
from tests.hall.house import Guest, House, in_hall

ME = frozenset({"p_me"})


def test_the_bots_say_how_long_they_think_and_how_strong_they_were_found(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        guest = await house.guest()
        told = await guest.get("/api/bots")
        assert told["bots"] == bot_names()
        assert told["seconds"] == {"random": 0, "quick": 0, "steady": 0.1, "strong": 3.0}
        assert told["strength"] == msgspec.to_builtins(figures().matches)

    in_hall(tmp_path, play)


def test_a_glance_tells_what_a_seat_sees_and_is_asked(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana, bo = await house.guest("Ana"), await house.guest("Bo")
        table = await ana.open(game="brian-boru", players=3, seats=["me", "random", "random"], seed="g", private=True)
        assert (await ana.get(f"/api/tables/{table}/glance", 409))["error"]["key"] == "hall.not-started"
        await ana.do(table, "start")
        state = (await ana.look(table))["state"]
        seen = await ana.get(f"/api/tables/{table}/glance")
        assert {name: seen[name] for name in ("seat", "ply", "prompt", "view")} == {
            name: state[name] for name in ("seat", "ply", "prompt", "view")
        }
        assert set(seen) == {"version", "seat", "ply", "prompt", "view"}
        await bo.get(f"/api/tables/{table}/glance", 404)
        await ana.get(f"/api/tables/{table}/glance", 403, seat=1)

    in_hall(tmp_path, play)


@every_game
def test_a_glance_depends_only_on_what_the_seat_knows(tmp_path: Path, game: Any) -> None:
    """Everything the seat can't know is dealt anew in the live table: its glance stays the same byte for byte."""
    players = game.players[-1]

    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        table = await ana.open(game=game.id, players=players, seats=["me"] * players, hot_seat=True, seed="re-deal",
                               start=True)  # fmt: skip
        record = (await house.hall.rooms.get(table)).record
        for _ in range(30):
            seat = record.awaiting[0]
            state = (await ana.look(table, seat=seat))["state"]
            await ana.play_first(table, state)
        kept, changed = record.started_game(), 0
        for seat in (*range(players), None):
            before = msgspec.json.encode(glance_at(record, seat))
            record.game = kept.clone()
            game.redeal(record.game.state, seat, Chance(key_of_seed("re-deal glance")))
            changed += record.game.position() != kept.position()
            assert msgspec.json.encode(glance_at(record, seat)) == before
            record.game = kept
        assert changed, "the re-deal re-dealt nothing"

    in_hall(tmp_path, play)


def test_a_summary_says_when_the_time_of_whoever_must_decide_is_up(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai", pace={"kind": "correspondence", "days": 2}, seed="d")
        (row,) = (await guests[0].get("/api/tables", mine=1))["tables"]
        waiting = row["awaiting"]
        assert [seat for seat, deadline in enumerate(row["deadlines"]) if deadline is not None] == waiting
        clocks = (await guests[0].look(table))["state"]["clocks"]
        left = clocks["seats"][waiting[0]]["left"]
        assert abs(row["deadlines"][waiting[0]] - (clocks["now"] + left)) < 1000
        calm, _ = await house.guests_at_table("Ana Bo Cai", seed="d")
        rows = (await house.guests[3].get("/api/tables", mine=1))["tables"]
        assert [row["deadlines"] for row in rows if row["id"] == calm] == [[None] * 3]

    in_hall(tmp_path, play)


async def finish(guest: Guest, table: str, seat: int) -> None:
    await guest.do(table, "resign", seat=seat)


def test_the_numbers_of_ones_own_games(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana, bo = await house.guest("Ana"), await house.guest("Bo")
        assert await ana.get("/api/me/statistics") == {
            "games": 0, "kinds": [], "favourites": [], "favourites_from": 0,
        }  # fmt: skip
        table = await ana.open(game="feast-for-odin", players=1, seats=["me"], seed="n", start=True)
        state = (await ana.look(table))["state"]
        sends = [action for action in state["actions"] if action["kind"] == "Send"]
        await ana.do(table, "play", seat=0, ply=0, action=sends[0]["code"])
        await finish(ana, table, 0)
        told = await ana.get("/api/me/statistics")
        assert told["games"] == 1 and told["kinds"][0]["places"] == [1]
        assert told["favourites"] == [{
            "game": "feast-for-odin", "kind": "Send",
            "chosen": [{"notation": sends[0]["notation"], "fields": sends[0]["fields"], "count": 1}],
        }]  # fmt: skip
        assert (await bo.get("/api/me/statistics"))["games"] == 0

    in_hall(tmp_path, play)


def row(table: str, places: list[int], scores: list[int] | None, people: list[str | None], at: int) -> dict[str, Any]:
    return {
        "id": table, "game": "brian-boru", "players": len(places), "seats": [{"person": person} for person in people],
        "updated": at, "finished": at, "result": {"scores": scores, "places": places},
    }  # fmt: skip


def test_places_and_scores_are_counted_by_seats_and_not_around_one_screen() -> None:
    games = [
        row("newest", [2, 1, 3], [30, 40, 20], ["p_me", "p_bo", None], 3),
        row("hot", [2, 1, 3], [30, 40, 20], ["p_me", "p_me", None], 2),
        row("given up", [1, 3, 2], None, ["p_bo", "p_me", None], 2),
        row("oldest", [1, 2, 3, 4], [50, 40, 30, 20], ["p_me", None, None, None], 1),
        row("first", [1, 2, 3], [35, 30, 20], ["p_me", None, None], 0),
    ]
    three, four = kinds_of_games(games, ME)
    assert three["players"] == 3 and three["games"] == 3 and three["places"] == [1, 1, 1] and three["best"] == 35
    assert [(score["at"], score["score"]) for score in three["scores"]] == [(0, 35), (3, 30)]
    assert four["places"] == [1, 0, 0, 0]


def test_what_was_chosen_most_counts_ones_own_seat_and_only_the_named_kinds() -> None:
    space = find_game("brian-boru").space
    card = {number: space.parse(f"play {number}") for number in (3, 22)}
    start = space.parse("start N1")
    moves = {"one": [(0, card[22]), (1, card[3]), (1, card[3]), (0, card[22]), (0, card[3]), (0, start)]}
    games = [row("one", [1, 2, 3], [1, 0, 0], ["p_me", None, None], 0)]
    assert [(one["fields"]["card"], one["count"]) for one in favourites(games, ME, moves)[0]["chosen"]] == [  # type: ignore[arg-type]
        (22, 2), (3, 1),
    ]  # fmt: skip


def test_moves_that_were_taken_back_are_not_counted(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        table = await ana.open(game="feast-for-odin", players=1, seats=["me"], seed="back", start=True)
        state = (await ana.look(table))["state"]
        code = next(action["code"] for action in state["actions"] if action["kind"] == "Send")
        await ana.do(table, "play", seat=0, ply=0, action=code)
        await ana.do(table, "undo", seat=0, ply=0)
        assert moves_kept(await house.hall.store.move_lines([table])) == {table: []}

    in_hall(tmp_path, play)


@pytest.mark.parametrize("stored", ["", "[]", "{}", '{"result": {"places": [1]}, "game": "chess"}', '{"result": null}'])
def test_rows_without_a_result_are_left_out(stored: str) -> None:
    assert finished_game(stored) is None


def test_games_tried_from_a_moment_are_left_out() -> None:
    whole = row("one", [1, 2, 3], [3, 2, 1], ["p_me", None, None], 0)
    assert finished_game(json.dumps({**whole, "branch": None})) is not None
    assert finished_game(json.dumps({**whole, "branch": {"table": "other", "ply": 3}})) is None
