"""Replays: the same however they are asked for, cheap to read on, and limited."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from meadhall.hall.cli.options import RELAXED
from meadhall.hall.limits import Rate
from meadhall.hall.protocol import replay as moments
from meadhall.hall.protocol.replay import Checkpoints, Replays, moment
from meadhall.hall.table.terms import Pace, Terms
from tests.conformance.cases import CASES, Case, play_on
from tests.hall.house import House, in_hall

LARGEST = pytest.mark.parametrize(
    "case", [case for case in CASES if not case.options and case.players == max(case.game.players)], ids=str
)
ALONE: dict[str, Any] = {"game": "brian-boru", "players": 3, "hot_seat": True, "seats": ["me"] * 3, "start": True}


def charter_of(case: Case, name: str) -> Terms:
    options = case.game.check_options(case.players, case.options)
    return Terms(
        name, case.game.id, case.game.rules_version, case.players, options, Pace(), False, True, False, "random", "a",
        "7", None, 0,
    )  # fmt: skip


async def play_plies(house: House, guest: Any, table: str, plies: int) -> None:
    room = house.hall.rooms.rooms[table]
    for _ in range(plies):
        game = room.record.started_game()
        seat = game.awaiting[0]
        await guest.do(table, "play", seat=seat, ply=game.ply, action=game.codes(seat)[0])


def test_pages_are_the_same_from_everywhere(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        table = await ana.open(**ALONE)
        await play_plies(house, ana, table, 120)
        path = f"/api/tables/{table}/moments"
        whole = [*(await ana.get(path, seat=1, count=100))["moments"],
                 *(await ana.get(path, seat=1, count=100, **{"from": 100}))["moments"]]  # fmt: skip
        assert [one["ply"] for one in whole] == list(range(121))
        for first, count in ((0, 1), (49, 3), (50, 50), (99, 2), (119, 100), (120, 1)):
            page = (await ana.get(path, seat=1, count=count, **{"from": first}))["moments"]
            assert page == whole[first : first + count]
        assert (await ana.get(path, seat=1, **{"from": 121}))["moments"] == []
        assert (await ana.look(table, seat=1))["state"]["view"] == whole[-1]["view"]

    in_hall(tmp_path, play)


def test_what_was_taken_back_is_not_shown_again(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        table = await ana.open(**ALONE)
        await play_plies(house, ana, table, 60)
        path = f"/api/tables/{table}/moments"
        before = (await ana.get(path, seat=0, count=100))["moments"]
        room = house.hall.rooms.rooms[table]
        seat = room.record.started_game().log[45][0]
        await ana.do(table, "undo", seat=seat, ply=45)
        game = room.record.started_game()
        while game.ply < 60:
            mover = game.awaiting[0]
            await ana.do(table, "play", seat=mover, ply=game.ply, action=game.codes(mover)[-1])
            game = room.record.started_game()
        after = (await ana.get(path, seat=0, count=100))["moments"]
        assert after[:46] == before[:46] and after[60] != before[60]
        assert after[60]["view"] == (await ana.look(table, seat=0))["state"]["view"]
        for ply in (44, 50, 55):
            past = await house.hall.replays.look("x", room.record, ply, lambda then: then.view(0))
            assert msgspec.json.decode(msgspec.json.encode(past)) == after[ply]["view"]

    in_hall(tmp_path, play)


def test_replays_are_limited_by_how_much_is_read(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana, bo = await house.guest("Ana"), await house.guest("Bo")
        table = await ana.open(**ALONE)
        await play_plies(house, ana, table, 30)
        path = f"/api/tables/{table}/moments"
        await ana.get(path, seat=0, count=100)  # 31 moments cost 40
        await ana.get(path, seat=0, count=100)  # the same again costs 1
        await ana.get(path, seat=1, count=100)
        refused = await ana.client.get(path, params={"seat": 2, "count": 100})
        assert refused.status_code == 429 and int(refused.headers["retry-after"]) > 0
        sheets = f"/api/tables/{table}/sheets"
        await ana.get(sheets, ply=3)
        await ana.get(sheets, 429, ply=4)
        await ana.get(sheets)  # the present is no replay
        await bo.get(path, count=100)

    in_hall(tmp_path, play, limits=msgspec.structs.replace(RELAXED, moments_burst=95, moments_per_second=0.001))


@LARGEST
def test_reading_on_plays_each_ply_once(case: Case) -> None:
    """Also with checkpoints between, every moment is what a game played from the beginning shows."""
    table = case.table("7")
    fresh: list[bytes] = []
    play_on(table, Random(1), lambda one: fresh.append(msgspec.json.encode(moment(one, 0, False))), most=170)
    terms = charter_of(case, "t")
    kept = Checkpoints()
    for first in range(0, len(fresh) - 10, 10):
        page = kept.moments(terms, "7", table.log, 0, first, first + 9, False)
        assert [msgspec.json.encode(one) for one in page] == fresh[first : first + 10]
    assert kept.plies_played <= 40 * len(fresh) / 10  # from the beginning each time it would be 85 plies a page
    before = kept.plies_played
    kept.game_at(terms, "7", table.log, 160)
    assert kept.plies_played - before <= 10


def test_pages_and_games_that_are_kept_have_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moments, "MOST_PAGE_BYTES", 1000)
    replays = Replays(Rate(10, 1, time.monotonic))
    for number in range(50):
        replays.keep(("t", None, number, number, False, 0), b"x" * 300)
        replays.keep(("t", None, number, number, False, 0), b"x" * 300)
    assert len(replays.pages) == 3 and replays.page_bytes == 900
    replays.close()


@LARGEST
def test_no_more_games_are_kept_than_allowed(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moments, "MOST_GAMES", 2)
    kept = Checkpoints()
    for name in ("a", "b", "c", "a"):
        assert kept.game_at(charter_of(case, name), "7", [], 0).ply == 0
    assert list(kept.games) == ["c", "a"]
