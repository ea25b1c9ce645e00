"""Section 4: placement."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.games.feast_for_odin.board.boards import FIRST_STONE_HOUSE, GRIDS, SHAPES
from meadhall.games.feast_for_odin.board.placement import area_income, put_down
from meadhall.games.feast_for_odin.items import ITEM_OF_NAME
from meadhall.games.feast_for_odin.phases.rounds import BREEDING, FEASTING, FINAL_WINDOW
from meadhall.games.feast_for_odin.phases.scoring import LINES, scoring_lines
from tests.clauses import rule
from tests.rules.feast_for_odin.bench import (
    cover,
    do,
    finish,
    give,
    is_legal,
    laid_out,
    lay,
    legal,
    own_board,
    phase,
    supply,
    turn,
    window,
)


def table(supply: dict[str, int], **seat: object) -> meadhall.Table:
    return meadhall.load(
        "feast-for-odin",
        {"players": 1, "round": 2, "phase": "actions", "seats": [{"supply": supply, "hand": [], **seat}]},
    )


def refused(table: meadhall.Table, line: str) -> meadhall.IllegalAction:
    before = table.hash()
    with pytest.raises(meadhall.IllegalAction) as caught:
        table.play(0, line)
    assert table.hash() == before
    return caught.value


@rule("FO-4.1", "FO-4.2", "FO-4.3", "FO-4.7")
def test_one_line_places_a_piece_and_a_wrong_one_names_the_cell() -> None:
    here = table({"robe": 1, "chest": 1, "silverware": 1})
    here.play(0, "place robe home 9,0")
    assert here.view(0)["seats"][0]["laid"] == [["robe", "home", [9, 0], 0]]
    assert here.view(0)["seats"][0]["income"] == 2
    assert refused(here, "place robe home 0,0").message.clause == "FO-4.1"
    error = refused(here, "place chest home 9,2")
    assert (error.message.clause, error.message.args["cell"]) == ("FO-4.2", "9,2")
    error = refused(here, "place chest home 3,11")
    assert (error.message.clause, error.message.args["cell"]) == ("FO-4.2", "3,12")
    assert refused(here, "place chest board_a 0,4").message.clause == "FO-4.1"
    here.play(0, "place silverware home 0,12 r1")
    error = refused(here, "place chest home 0,10")
    assert (error.message.clause, error.message.args["cell"]) == ("FO-4.13", "1,10")


@rule("FO-4.4")
def test_special_tiles_may_be_mirrored_and_goods_have_two_turns() -> None:
    assert max(len(SHAPES[item]) for item in range(32)) == 2
    assert any(shape.turn >= 4 for item in range(32, 47) for shape in SHAPES[item])
    assert sum(len(SHAPES[item]) for item in range(32, 47)) == 62


@rule("FO-4.5", "FO-4.10", "FO-4.12")
def test_what_boards_take() -> None:
    state = laid_out()
    give(state, peas=1, mead=1, sheep=1, wood=1, stone=1, oil=1, silk=1, belt=1, silver=1, ore=1)
    window(state)
    items = {answer.removeprefix("lay ") for answer in legal(state) if answer.startswith("lay")}
    assert items == {"oil", "silk", "belt", "silver", "ore"}
    lay(state, "silk", "home", 0, 0)
    lay(state, "oil", "home", 2, 0)
    window(state)
    do(state, "lay silk", "turned 0", "at 1,0")
    assert len(state.laid[0]) == 3, "blue touches everything"
    here = table({"peas": 1})
    assert refused(here, "place peas home 0,0").message.clause == "FO-4.10"


@rule("FO-4.6")
def test_what_lies_stays() -> None:
    state = laid_out()
    lay(state, "oil", "home", 0, 0)
    turn(state)
    assert not is_legal(state, "send upgrade_2") and supply(state) == {}


@rule("FO-4.14", "FO-4.15")
def test_bonus_cells_and_holes_count_as_covered() -> None:
    state = laid_out()
    for row, column in ((11, 0), (11, 1), (10, 0), (10, 1)):
        lay(state, "silver", "home", row, column)
    for row, column in ((11, 2), (10, 2), (9, 0)):
        lay(state, "silver", "home", row, column)
    give(state, silver=1)
    window(state)
    do(state, "lay silver")
    assert is_legal(state, "at 9,2"), "the mead bonus at 9,1 needn't be covered"
    faroe = GRIDS[2]
    assert faroe.holes and not any(need & faroe.holes for need in faroe.needs)


@rule("FO-4.19", "FO-6.3")
def test_holes_are_never_covered() -> None:
    here = table({"silver": 1})
    own = meadhall.load("feast-for-odin", {**here.position(), "boards": {"A": {"side": "bear_island", "owner": 0}}})
    assert refused(own, "place silver bear_island 1,4").message.clause == "FO-4.19"
    bear = GRIDS[5]
    assert bear.tracks[0][-2:] == [-1, 5] and not bear.coverable >> 18 & 1


@rule("FO-4.25")
def test_food_in_a_house_is_gone() -> None:
    state = laid_out()
    give(state, long_house=1, milk=1, silver=1)
    window(state)
    do(state, "lay milk", "at 0,0", "done")
    phase(state, FEASTING)
    assert not is_legal(state, "eat milk")
    state = laid_out()
    give(state, sheep=1, stone_house=1)
    put_down(state, 0, ITEM_OF_NAME["sheep"], FIRST_STONE_HOUSE, 0, 0)
    phase(state, BREEDING)
    assert supply(state)["sheep"] == 1, "the animal in the house doesn't breed"
    assert scoring_lines(state, 0)[LINES.index("animals")] == 2


@rule("FO-4.26", "FO-4.27", "FO-4.28", "FO-13.12")
def test_slots() -> None:
    state = laid_out()
    give(state, shed=1, stone_house=1, wood=5, stone=1)
    line = LINES.index("slots")
    assert scoring_lines(state, 0)[line] == -8
    window(state)
    do(state, "fill shed wood", "fill shed wood", "fill shed wood", "fill stone_house wood", "fill shed stone")
    assert not any(answer.startswith("fill") for answer in legal(state))
    assert not is_legal(state, "lay wood")
    assert scoring_lines(state, 0)[line] == -3 and supply(state)["wood"] == 1


@rule("FO-4.29")
def test_the_final_window() -> None:
    state = laid_out(round=7)
    give(state, robe=1)
    phase(state, FINAL_WINDOW)
    do(state, "lay robe", "at 0,0")
    finish(state)
    assert len(state.laid[0]) == 1


@rule("FO-6.2", "FO-6.4", "FO-6.5")
def test_incomes_of_boards() -> None:
    state = laid_out()
    names = [
        "shetland",
        "faroe_islands",
        "iceland",
        "greenland",
        "bear_island",
        "baffin_island",
        "labrador",
        "newfoundland",
    ]
    bare, full = [], []
    for number, name in enumerate(names):
        own_board(state, name)
        bare.append(area_income(state, 0, 1 + number % 4))
        cover(state, 1 + number % 4, GRIDS[1 + number].coverable)
        full.append(area_income(state, 0, 1 + number % 4))
        cover(state, 1 + number % 4, 0)
    assert bare == [0, 0, 1, 0, 1, 0, 0, 0]
    assert full == [3, 4, 8, 8, 5, 6, 0, 0]
    cover(state, 0, GRIDS[0].coverable)
    assert area_income(state, 0, 0) == 18
