"""What a state keeps for speed is what would be found anew, during play and after a position was read."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.games.feast_for_odin.board.boards import AREA_COUNT
from meadhall.games.feast_for_odin.board.placement import LAYABLE, accepted, ground_of, learn_room
from meadhall.games.feast_for_odin.derived import derive
from meadhall.games.feast_for_odin.state import Feast
from meadhall.kernel.table import Table
from tests.clauses import rule
from tests.conformance.cases import play_on

PLAIN_FIELDS = ("kinds", "ability", "cards_played", "taken", "standing", "display", "buildings")


def feast(table: Table) -> Feast:
    state = table.state
    assert isinstance(state, Feast)
    return state


def check_derived(table: Table) -> None:
    """Every derived field against a fresh computation."""
    state = feast(table)
    fresh = state.clone()
    derive(fresh)
    for name in PLAIN_FIELDS:
        assert getattr(state, name) == getattr(fresh, name), name
    for seat in range(state.players):
        for area in range(AREA_COUNT):
            check_ground(state, fresh, seat, area)
        learn_room(fresh, seat, LAYABLE)
        assert state.room[seat] == fresh.room[seat] & state.room_known[seat]


def check_ground(state: Feast, fresh: Feast, seat: int, area: int) -> None:
    kept, found = ground_of(state, seat, area), ground_of(fresh, seat, area)
    for name in ("grid", "bare", "first", "second", "open", "shut"):
        assert getattr(kept, name) == getattr(found, name), (name, area)
    pieces = accepted(state, seat, kept.grid.house)
    fit = found.fitting(pieces)
    assert kept.fit & pieces & ~fit == 0 and kept.unfit & fit == 0


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_what_is_kept_is_what_would_be_found(players: int, seed: int) -> None:
    table = meadhall.new_game("feast-for-odin", players, seed=seed, options={"decks": ["A", "B", "C"]})
    random = Random(seed)
    while not table.over:
        play_on(table, random, most=9)
        check_derived(table)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_a_position_read_goes_on_as_the_table_it_came_from(players: int, seed: int) -> None:
    table = meadhall.new_game("feast-for-odin", players, seed=seed, options={"decks": ["A", "B", "C"]})
    random = Random(seed)
    compared = 0
    while not table.over:
        play_on(table, random, most=30)
        again = meadhall.load("feast-for-odin", table.position())
        check_derived(again)
        here = table.clone()
        for _ in range(25):
            assert again.awaiting == here.awaiting
            if here.over:
                break
            for seat in range(players):
                assert again.codes(seat) == here.codes(seat)
                assert again.prompt(seat) == here.prompt(seat)
            seat = here.awaiting[0]
            code = random.choice(here.codes(seat))
            here.act(seat, code)
            again.act(seat, code)
            compared += 1
        assert again.position() == here.position()
    assert compared >= 50


@rule("FO-4.21")
@pytest.mark.parametrize("house", ["stone_house", "long_house"])
@pytest.mark.parametrize("players", [1, 2])
def test_food_can_be_laid_in_houses_after_loading(players: int, house: str) -> None:
    for seat in range(players):
        seats: list[dict[str, Any]] = [{} for _ in range(players)]
        seats[seat]["supply"] = {house: 1, "peas": 1, "beans": 1, "flax": 1, "mead": 1}
        table = meadhall.load(
            "feast-for-odin",
            {"players": players, "round": 1, "phase": "actions", "start_player": seat, "seats": seats},
        )
        offered = {str(action) for action in table.actions(seat)}
        assert {"lay peas", "lay beans", "lay flax", "lay mead"} <= offered
        check_derived(table)


@rule("FO-11.20")
def test_wood_can_be_laid_in_houses_after_loading() -> None:
    """Card 40 lets wood lie in houses, whether it was played or stood in the position."""
    for seat in ({"played": [40]}, {"hand": [40]}):
        table = meadhall.load(
            "feast-for-odin",
            {
                "players": 2,
                "round": 3,
                "phase": "actions",
                "start_player": 0,
                "seats": [{"supply": {"stone_house": 1, "wood": 2}, "hand": [], **seat}, {}],
            },
        )
        if "hand" in seat:
            table.play(0, "send play_occupations_1_2")
            table.play(0, "play 40")
            table.play(1, "pass")
        assert "lay wood" in {str(action) for action in table.actions(0)}
        check_derived(table)
