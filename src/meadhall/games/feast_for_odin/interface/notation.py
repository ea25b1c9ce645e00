"""Lines a person writes as one: `place robe home 8,0 r1`, `feast` for the cheapest legal meal, and meals dish by dish.

`feast stockfish beans stockfish:upright silver empty` serves these dishes from left to right.
"""

from __future__ import annotations

from meadhall.games.feast_for_odin.board.boards import (
    ALL_AREAS,
    AREA_NAMES,
    BITS,
    BOARD_NAMES,
    COLUMNS,
    FIRST_BOARD,
    LAYABLE_END,
    ROW,
    ROWS,
    SHAPES,
    cell_code,
)
from meadhall.games.feast_for_odin.board.placement import anchors, areas_for, owned_areas, shape_of
from meadhall.games.feast_for_odin.codes import AREA, CELL, FOOD, FOOD_NOTHING, FOOD_SILVER, LAY, TURN
from meadhall.games.feast_for_odin.frames.pieces import FeastFrame
from meadhall.games.feast_for_odin.interface.refusals import refusal, refuse
from meadhall.games.feast_for_odin.items import COLOUR, GOODS_END, ITEM_OF_NAME, ITEMS, RED, SILVER
from meadhall.games.feast_for_odin.phases.feast import EMPTY_PIECE, SILVER_PIECE
from meadhall.games.feast_for_odin.phases.meals import meal_steps
from meadhall.games.feast_for_odin.state import Feast


class Placement:
    """A placement as written: piece, area, orientation and the bit of the anchor."""

    def __init__(self, item: int, area: int, turn: int, cell: int) -> None:
        self.item = item
        self.area = area
        self.turn = turn
        self.cell = cell


def read_placement(state: Feast, notation: str) -> Placement | None:
    """`place <piece> <area> <row>,<column> [r<turn>]`; none if the line says something else."""
    words = notation.casefold().split()
    if not 4 <= len(words) <= 5 or words[0] != "place":
        return None
    item = ITEM_OF_NAME.get(words[1], LAYABLE_END)
    area = read_area(state, words[2])
    cell = read_cell(words[3])
    turn = read_turn(words[4]) if len(words) == 5 else 0
    if item >= LAYABLE_END or area < 0 or cell < 0 or turn < 0:
        return None
    return Placement(item, area, turn, cell)


def read_area(state: Feast, name: str) -> int:
    """An area by its own name, or an exploration board by the side that lies up."""
    if name in AREA_NAMES:
        return AREA_NAMES.index(name)
    if name in BOARD_NAMES:
        side = BOARD_NAMES.index(name)
        return FIRST_BOARD + side % 4 if state.board_back[side % 4] == side // 4 else -1
    first = name + "_1"
    return AREA_NAMES.index(first) if first in AREA_NAMES else -1


def read_cell(text: str) -> int:
    row, comma, column = text.partition(",")
    if not comma or not (row.isascii() and row.isdigit() and column.isascii() and column.isdigit()):
        return -1
    r, c = int(row), int(column)
    return r * ROW + c if r < ROWS and c < COLUMNS else -1


def read_turn(text: str) -> int:
    return int(text[1]) if len(text) == 2 and text[0] == "r" and text[1] in "01234567" else -1


def is_legal(state: Feast, seat: int, wanted: Placement) -> bool:
    if not state.has(seat, wanted.item) or wanted.area not in owned_areas(state, seat):
        return False
    if wanted.area not in areas_for(state, seat, wanted.item, ALL_AREAS):
        return False
    if wanted.turn not in [shape.turn for shape in SHAPES[wanted.item]]:
        return False
    found = anchors(state, seat, wanted.area, wanted.item, shape_of(wanted.item, wanted.turn))
    return bool(found & BITS[wanted.cell])


def steps_of(state: Feast, seat: int, wanted: Placement) -> list[int]:
    """The steps of a legal placement: those with a single answer aren't asked."""
    codes = [LAY + wanted.item]
    if len(areas_for(state, seat, wanted.item, ALL_AREAS)) > 1:
        codes.append(AREA + wanted.area)
    found = [(shape, anchors(state, seat, wanted.area, wanted.item, shape)) for shape in SHAPES[wanted.item]]
    if sum([1 for _, mask in found if mask]) > 1:
        codes.append(TURN + wanted.turn)
    for shape, mask in found:
        if shape.turn == wanted.turn and mask.bit_count() > 1:
            codes.append(CELL + cell_code(wanted.cell))
    return codes


def feast_codes(state: Feast, seat: int, dishes: list[str]) -> list[int] | None:
    """The answers of a meal: the dishes written, or the cheapest for what is open of the table (FO-5.16).

    None where no feast is being asked about, or a dish is no dish.
    """
    if not isinstance(state.stack[-1], FeastFrame):
        return None
    if not dishes:
        return cheapest_codes(state, seat)
    codes = [read_dish(dish) for dish in dishes]
    return None if min(codes) < 0 else served_codes(state, seat, codes)


def cheapest_codes(state: Feast, seat: int) -> list[int]:
    """A card may draw weapons for a tile: a line ends there, and another serves the rest."""
    trial = state.clone()
    codes: list[int] = []
    for code in meal_steps(state, seat):
        codes.append(code)
        trial.act(seat, code)
        if trial.barrier == trial.ply:
            break
    return codes


def read_dish(dish: str) -> int:
    """`peas`, `peas:upright`, `silver` or `empty` as a code; -1 for anything else."""
    if dish == "silver":
        return FOOD_SILVER
    if dish == "empty":
        return FOOD_NOTHING
    name, colon, way = dish.partition(":")
    item = ITEM_OF_NAME.get(name, GOODS_END)
    if item >= GOODS_END or COLOUR[item] > RED or (colon and way != "upright"):
        return -1
    return FOOD + 2 * item + (1 if colon else 0)


def served_codes(state: Feast, seat: int, dishes: list[int]) -> list[int]:
    """The answers that serve these dishes; what has a single answer isn't asked about, and isn't answered."""
    trial = state.clone()
    frame = trial.stack[-1]
    assert isinstance(frame, FeastFrame)
    start = len(frame.pieces)
    codes: list[int] = []
    for place, dish in enumerate(dishes):
        if start + place < len(frame.pieces):
            lies = frame.pieces[start + place]
            if lies != piece_of(dish):
                raise refuse(
                    "not-held", "FO-5.3", item=ITEMS[(dish - FOOD) // 2] if dish < FOOD_SILVER else ITEMS[SILVER]
                )
            continue
        if not trial.stack or trial.stack[-1] is not frame or seat not in trial.waiting:
            break
        if dish not in trial.legal(seat):
            raise refusal(trial, seat, dish)
        trial.act(seat, dish)
        codes.append(dish)
        if trial.barrier == trial.ply:
            break
    return codes


def piece_of(dish: int) -> int:
    """An answer as the piece it leaves on the table."""
    return SILVER_PIECE if dish == FOOD_SILVER else EMPTY_PIECE if dish == FOOD_NOTHING else dish - FOOD
