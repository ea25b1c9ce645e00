"""Whole-board placement against the plain reading of the rules, cell by cell, on boards as games leave them."""

from __future__ import annotations

from random import Random

import pytest

import meadhall
from meadhall.games.feast_for_odin.board.boards import (
    AREA_NAMES,
    BOARD_NAMES,
    COLUMNS,
    GRID_DATA,
    LAYABLE_END,
    ROW,
    ROWS,
    SHAPES,
    bits_in,
)
from meadhall.games.feast_for_odin.board.placement import (
    accepts,
    anchors,
    grid_of,
    laid_area,
    laid_cell,
    laid_item,
    laid_turn,
    owned_areas,
    shape_of,
)
from meadhall.games.feast_for_odin.items import COLOUR, GREEN, ITEM_OF_NAME, ORANGE, RED
from meadhall.games.feast_for_odin.state import Feast
from tests.conformance.cases import play_on

Cell = tuple[int, int]


def printed(state: Feast, area: int) -> dict[Cell, str]:
    """The tokens of an area's grid as the content prints them."""
    name = AREA_NAMES[area]
    if name.startswith("board"):
        letter = area - 1
        data = GRID_DATA[1 + letter + 4 * state.board_back[letter]]
        assert data["id"] == BOARD_NAMES[letter + 4 * state.board_back[letter]]
    else:
        data = GRID_DATA[0 if area == 0 else 9 if area < 8 else 10]
    return {
        (row, column): token
        for row, line in enumerate(data["grid"])
        for column, token in enumerate(line.split())
        if token != "__"
    }


def covered_cells(state: Feast, seat: int, area: int) -> dict[Cell, int]:
    """Every covered cell with the piece on it."""
    cells: dict[Cell, int] = {}
    for code in state.laid[seat]:
        if laid_area(code) == area:
            row, column = divmod(laid_cell(code), ROW)
            for r, c in shape_of(laid_item(code), laid_turn(code)).cells:
                cells[row + r, column + c] = laid_item(code)
    return cells


def may_lie(tokens: dict[Cell, str], covered: dict[Cell, int], house: bool, item: int, piece: set[Cell]) -> bool:
    """FO-4.2, FO-4.11, FO-4.13, FO-4.19, FO-4.22 and FO-4.24, read one cell at a time."""
    for cell in piece:
        if cell not in tokens or tokens[cell].startswith("X") or cell in covered:
            return False
    shy = (ORANGE, RED) if house else (GREEN,)
    if item < 32 and COLOUR[item] in shy:
        for row, column in piece:
            for near in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
                if near in covered and covered[near] < 32 and COLOUR[covered[near]] == COLOUR[item]:
                    return False
    for row, column in piece:
        if tokens[row, column].startswith("I"):
            for (r, c), token in tokens.items():
                waits = r >= row and c <= column and not token.startswith(("B:", "X"))
                if waits and (r, c) not in covered and (r, c) not in piece:
                    return False
    return True


@pytest.mark.parametrize("seed", range(5))
def test_places_are_exactly_those_the_rules_allow(seed: int) -> None:
    random = Random(seed)
    table = meadhall.new_game("feast-for-odin", 2, seed=seed, options={"decks": ["A", "B", "C"]})
    checked = 0
    while not table.over and checked < 40:
        play_on(table, random, most=15)
        state = table.state
        assert isinstance(state, Feast)
        seat = random.randrange(2)
        area = random.choice(owned_areas(state, seat))
        item = random.randrange(LAYABLE_END)
        house = grid_of(state, area).house
        if item == ITEM_OF_NAME["wood"] or not accepts(state, seat, house, item):
            continue
        tokens, covered = printed(state, area), covered_cells(state, seat, area)
        for shape in SHAPES[item]:
            found = {divmod(bit, ROW) for bit in bits_in(anchors(state, seat, area, item, shape))}
            plain = {
                (row, column)
                for row in range(ROWS)
                for column in range(COLUMNS)
                if may_lie(tokens, covered, house, item, {(row + r, column + c) for r, c in shape.cells})
            }
            assert found == plain, (AREA_NAMES[area], item, shape.turn)
        checked += 1
    assert checked > 5
