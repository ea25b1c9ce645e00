"""Sections 5, 6 and 10: the feast, bonuses and animals."""

from __future__ import annotations

from meadhall.games.feast_for_odin.board.placement import due_bonuses
from meadhall.games.feast_for_odin.frames.pieces import FeastFrame
from meadhall.games.feast_for_odin.items import ITEMS, PENALTIES
from meadhall.games.feast_for_odin.phases.automatic import breed
from meadhall.games.feast_for_odin.phases.feast import end_column, first_column
from meadhall.games.feast_for_odin.phases.rounds import BONUS, FEASTING
from meadhall.games.feast_for_odin.state import Feast
from tests.clauses import rule
from tests.rules.feast_for_odin.bench import (
    cover,
    do,
    give,
    is_legal,
    laid_out,
    lay,
    legal,
    own_board,
    phase,
    refusal,
    supply,
    top,
    turn,
)


def feast(round: int = 1, length: str = "long", **have: int) -> Feast:
    state = laid_out(round=round, length=length)
    give(state, **have)
    phase(state, FEASTING)
    return state


@rule("FO-5.1", "FO-5.2", "FO-5.14")
def test_required_columns() -> None:
    for length, base in (("long", 5), ("short", 6)):
        for number in range(1, base + 2):
            state = laid_out(round=number, length=length)
            assert end_column(state) - first_column(state, 0) == base + number
            state.add(0, 69, 1)
            assert end_column(state) - first_column(state, 0) == base + number - 2


@rule("FO-5.3", "FO-5.4", "FO-5.11")
def test_what_may_lie_on_the_table() -> None:
    state = feast(silver=3, oil=1, silk=1, ore=2, beans=1, milk=1)
    answers = {answer for answer in legal(state) if answer.startswith("eat")}
    assert answers == {"eat silver", "eat beans", "eat milk"}
    assert refusal(state, "eat oil").message.clause == "FO-5.3"
    do(state, "eat silver", "eat silver", "eat beans", "eat milk")
    assert state.has(0, PENALTIES) == 0


@rule("FO-5.5", "FO-5.6", "FO-5.8", "FO-5.9")
def test_lengthwise_and_upright() -> None:
    state = feast(2, cattle=1, pregnant_cattle=1, silver=9)
    do(state, "eat cattle")
    assert top(state, FeastFrame).column == 4
    do(state, "eat silver")
    assert not is_legal(state, "eat pregnant_cattle"), "both faces are one type, and too long besides"
    state = feast(7, cattle=1, pregnant_cattle=1, silver=9, beans=2)
    do(state, "eat cattle", "eat silver")
    assert not is_legal(state, "eat pregnant_cattle")
    assert refusal(state, "eat pregnant_cattle").message.clause == "FO-5.7"
    do(state, "eat pregnant_cattle upright")
    assert top(state, FeastFrame).column == 8
    do(state, "eat beans", "eat silver")
    state = feast(7, beans=3, silver=9)
    do(state, "eat beans", "eat silver", "eat beans", "eat silver", "eat beans")
    assert not is_legal(state, "eat beans upright")


@rule("FO-5.15")
def test_nothing_is_laid_out_before_the_feast() -> None:
    state = laid_out()
    give(state, mead=1)
    turn(state)
    assert not any(answer.startswith("eat") for answer in legal(state))
    do(state, "send upgrade_2", "upgrade mead 1")
    assert supply(state) == {"oil": 1}


@rule("FO-6.9", "FO-6.10", "FO-6.11")
def test_bonus_goods() -> None:
    state = laid_out()
    own_board(state, "iceland")
    for cell in ((5, 4), (5, 5), (5, 6), (6, 4), (6, 6)):
        lay(state, "silver", "board_c", *cell)
    lay(state, "ore", "board_c", 7, 4)
    phase(state, BONUS)
    assert supply(state) == {"ore": 1, "stone": 1}, "a cell with two bonuses pays both"
    state = laid_out()
    own_board(state, "newfoundland")
    cover(state, 4, -1 ^ (1 << (5 * 14 + 1)) ^ (1 << (6 * 14 + 6)))
    assert {ITEMS[item] for item in due_bonuses(state, 0, 4)} == {"cloakpin", "stone_house"}
    phase(state, BONUS)
    assert supply(state) == {"cloakpin": 1, "stone_house": 1}
    state.buildings[1] = 0
    phase(state, BONUS)
    assert supply(state) == {"cloakpin": 1, "stone_house": 1}, "none is left"
    state = laid_out()
    own_board(state, "faroe_islands")
    cover(state, 2, -1 ^ (1 << 6))
    assert [ITEMS[item] for item in due_bonuses(state, 0, 2)] == ["sheep"]


@rule("FO-10.5", "FO-10.6", "FO-10.7", "FO-17.3")
def test_animals() -> None:
    state = laid_out()
    give(state, silver=3)
    turn(state)
    do(state, "send buy_sheep_and_cattle")
    assert supply(state) == {"sheep": 1, "cattle": 1}, "not pregnant"
    give(state, sheep=300, pregnant_cattle=2)
    breed(state, 0)
    assert supply(state) == {"sheep": 300, "pregnant_sheep": 1, "cattle": 5}, "two pregnant cattle give birth twice"
    state = feast(5, sheep=1, pregnant_sheep=1)
    assert is_legal(state, "eat sheep") and is_legal(state, "eat pregnant_sheep")
