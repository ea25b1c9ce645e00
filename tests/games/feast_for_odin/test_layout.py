"""Where bots lay pieces: planned once for all the answers that lay one."""

from __future__ import annotations

import meadhall
from meadhall.games.feast_for_odin.items import CHEST, OIL, RUNE_STONE, SILVER
from meadhall.games.feast_for_odin.state import Feast
from meadhall.games.feast_for_odin.strategy.layout import Layout, Place


def state_with(*items: int) -> Feast:
    state = meadhall.new_game("feast-for-odin", 1, seed=3).state
    assert isinstance(state, Feast)
    for item in items:
        state.add(0, item, 1)
    return state


def looks(plan: list[Place]) -> list[tuple[int, int, int, int]]:
    return [(place.item, place.area, place.turn, place.cell) for place in plan]


def test_the_answers_that_lay_a_piece_share_one_plan() -> None:
    state = state_with(OIL, CHEST)
    first = Layout(state, 0).plan(3)
    assert looks(first)
    assert Layout(state.clone(), 0).plan(3) is first


def test_another_supply_or_another_width_is_planned_anew() -> None:
    state, richer = state_with(OIL, CHEST), state_with(OIL, CHEST, RUNE_STONE, SILVER)
    first = Layout(state, 0).plan(3)
    other = Layout(richer, 0).plan(3)
    assert looks(other) != looks(first)
    assert Layout(richer, 0).plan(1) is not other
    again = Layout(state, 0).plan(3)
    assert again is not first and looks(again) == looks(first)
