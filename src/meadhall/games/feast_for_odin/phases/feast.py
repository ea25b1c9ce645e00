"""The feast (FO-5): the table is filled from left to right, column by column."""

from __future__ import annotations

from typing import Final, final

from meadhall.games.feast_for_odin.board.boards import BITS as BITS_TABLE
from meadhall.games.feast_for_odin.board.laying import is_cost_pending, played_in_window, window_codes
from meadhall.games.feast_for_odin.board.masks import NUMBERS, listed
from meadhall.games.feast_for_odin.cards.cards import FEAST_AFTER, FEAST_DURING, FEAST_START, FEAST_TILE, LENGTHWISE
from meadhall.games.feast_for_odin.cards.counts import on_table
from meadhall.games.feast_for_odin.cards.prices import emigrations
from meadhall.games.feast_for_odin.cards.triggers import clauses_for, push_effects, raise_event, raise_item_event
from meadhall.games.feast_for_odin.codes import FOOD, FOOD_NOTHING, FOOD_SILVER, food_of, food_piece, is_upright
from meadhall.games.feast_for_odin.frames.pieces import CLEARED, CLOSING, FILLING, OPENING, FeastFrame
from meadhall.games.feast_for_odin.items import (
    COLOUR as COLOUR_TABLE,
)
from meadhall.games.feast_for_odin.items import (
    GOODS_END,
    MEAD,
    ORANGE,
    PENALTIES,
    RED,
    SILVER,
    STOCKFISH,
)
from meadhall.games.feast_for_odin.items import (
    HEIGHT as HEIGHT_TABLE,
)
from meadhall.games.feast_for_odin.items import (
    KIND as KIND_TABLE,
)
from meadhall.games.feast_for_odin.items import (
    WIDTH as WIDTH_TABLE,
)
from meadhall.games.feast_for_odin.notes import COLUMN_EMPTY, FEAST_DONE, FED
from meadhall.games.feast_for_odin.spaces.reserved import spare
from meadhall.games.feast_for_odin.state import NONE, Feast
from meadhall.kernel.state import Step

# Tables of other modules under the same names: a compiled module reaches its own constants fastest.
BITS: Final[list[int]] = BITS_TABLE
COLOUR: Final[list[int]] = COLOUR_TABLE
WIDTH: Final[list[int]] = WIDTH_TABLE
HEIGHT: Final[list[int]] = HEIGHT_TABLE
KIND: Final[list[int]] = KIND_TABLE
FOOD_BESIDE: Final[list[int]] = [
    sum([1 << item for item in range(GOODS_END) if COLOUR_TABLE[item] <= RED and COLOUR_TABLE[item] != neighbour])
    for neighbour in (ORANGE, RED, NONE)
]
"""The foods that may lie beside an orange piece, a red one and none, as masks (FO-5.3, FO-5.10)."""
WIDEST: Final[int] = max(WIDTH_TABLE[:GOODS_END])


def ways_to_lie(item: int, room: int, lengthwise: bool) -> list[int]:
    """How a good fits into so many columns, as answers: lengthwise if it may, and upright unless that is the same."""
    ways: list[int] = []
    square = WIDTH_TABLE[item] == HEIGHT_TABLE[item]
    if WIDTH_TABLE[item] <= room and (square or lengthwise):
        ways.append(FOOD + food_piece(item, 0))
    if HEIGHT_TABLE[item] <= room and not square:
        ways.append(FOOD + food_piece(item, 1))
    return ways


FOOD_CODES: Final[list[list[list[int]]]] = [
    [ways_to_lie(item, room, True) for item in range(GOODS_END)] for room in range(WIDEST + 1)
]
UPRIGHT_CODES: Final[list[list[list[int]]]] = [
    [ways_to_lie(item, room, False) for item in range(GOODS_END)] for room in range(WIDEST + 1)
]
"""By columns and good, where another piece of the type lies lengthwise already."""

SILVER_PIECE: Final = 2 * SILVER
"""A silver among the pieces on the table."""
EMPTY_PIECE: Final = 2 * SILVER + 1
"""A column left empty."""


def first_column(state: Feast, seat: int) -> int:
    """Emigrated ships cover two columns each from the left (FO-5.14)."""
    return 2 * emigrations(state, seat)


def end_column(state: Feast) -> int:
    """The first column on which a Viking sits (FO-5.1, FO-5.2)."""
    return state.base_columns + state.round


def width(piece: int) -> int:
    """How many columns a piece covers: its longer side lengthwise, its shorter one upright (FO-5.5)."""
    return HEIGHT[food_of(piece)] if is_upright(piece) else WIDTH[food_of(piece)]


def lengthwise_limit(state: Feast, seat: int, kind: int) -> int:
    """One of a type may lie lengthwise, with a card two peas (FO-5.7)."""
    if LENGTHWISE[1] == kind and state.plays(seat, LENGTHWISE):
        return LENGTHWISE[2]
    return 1


def purse(state: Feast, frame: FeastFrame) -> int:
    """The silver a seat may use at its feast; a private one leaves what a space under way costs (FO-17.24)."""
    seat = frame.seat
    return spare(state, seat, SILVER) if frame.private else state.has(seat, SILVER)


def food_codes(state: Feast, frame: FeastFrame) -> list[int]:
    """The pieces of food that may be laid at the next column, as answers (FO-5.3 to FO-5.12)."""
    seat = frame.seat
    room = min(end_column(state) - frame.column, WIDEST)
    codes: list[int] = []
    neighbour = frame.neighbour
    lengthwise = lying_kinds(frame)
    for item in listed(state.kinds[seat] & FOOD_BESIDE[neighbour], NUMBERS):
        if item == MEAD and purse(state, frame) < frame.sober:
            continue  # the silver for going without mead is spent (T1/phase, card 160)
        if lengthwise >> KIND[item] & 1 and lying(frame, item) >= lengthwise_limit(state, seat, KIND[item]):
            codes.extend(UPRIGHT_CODES[room][item])
        else:
            codes.extend(FOOD_CODES[room][item])
    return codes


def lying_kinds(frame: FeastFrame) -> int:
    """The types of which a piece lies lengthwise already, as a mask."""
    mask = 0
    for piece in frame.pieces:
        if not is_upright(piece) and piece != SILVER_PIECE:
            mask |= BITS[KIND[food_of(piece)]]
    return mask


def lying(frame: FeastFrame, item: int) -> int:
    """How many of a type lie lengthwise already; both faces of an animal are one type (FO-5.9)."""
    kind = KIND[item]
    number = 0
    for piece in frame.pieces:
        if not is_upright(piece) and KIND[food_of(piece)] == kind:
            number += 1
    return number


@final
class FeastStep(Step[Feast]):
    """D36: what to lay at each column."""

    def proceed(self, state: Feast, frame: FeastFrame) -> None:
        stage = frame.stage
        seat = frame.seat
        if stage == OPENING:
            frame.stage = FILLING
            frame.column = first_column(state, seat)
            frame.neighbour = NONE
            frame.sober = len(clauses_for(state, seat, FEAST_DURING))
            raise_event(state, seat, FEAST_DURING)
            raise_event(state, seat, FEAST_START)
        elif stage == FILLING:
            self.fill(state, frame)
        elif stage == CLOSING:
            frame.stage = CLEARED
            close(state, frame)
        else:
            state.stack.pop()

    def fill(self, state: Feast, frame: FeastFrame) -> None:
        seat = frame.seat
        if frame.column >= end_column(state):
            frame.stage = CLOSING
            return
        codes = food_codes(state, frame)
        if purse(state, frame):
            codes.append(FOOD_SILVER)
        codes.append(FOOD_NOTHING)
        if not frame.pieces and not is_cost_pending(state):
            codes.extend(window_codes(state, seat, not frame.private))  # a private feast is inside an action (FO-9.8)
        state.offer(frame, seat, codes)

    def play(self, state: Feast, frame: FeastFrame, seat: int, code: int) -> None:
        if code == FOOD_NOTHING:
            state.tell(COLUMN_EMPTY, seat, frame.column + 1)
            frame.empty += 1
            frame.column += 1
            frame.neighbour = NONE
            frame.pieces = [*frame.pieces, EMPTY_PIECE]
        elif code == FOOD_SILVER:
            state.tell(FED, seat, SILVER, frame.column + 1)
            state.add(seat, SILVER, -1)
            frame.column += 1
            frame.neighbour = NONE
            frame.pieces = [*frame.pieces, SILVER_PIECE]
        elif code >= FOOD:
            lay_food(state, frame, code - FOOD)
        else:
            played_in_window(state, seat, code)


def lay_food(state: Feast, frame: FeastFrame, piece: int) -> None:
    seat = frame.seat
    item = food_of(piece)
    state.tell(FED, seat, item, frame.column + 1)
    frame.pieces = [*frame.pieces, piece]
    frame.column += width(piece)
    frame.neighbour = COLOUR[item]
    state.add(seat, item, -1)
    if item == MEAD and frame.sober:
        state.add(seat, SILVER, -frame.sober)
        frame.sober = 0
    raise_item_event(state, seat, FEAST_TILE, item)


def close(state: Feast, frame: FeastFrame) -> None:
    """One penalty for each empty column (FO-5.13), then what cards do after a feast; the table is cleared with it."""
    seat = frame.seat
    state.add(seat, PENALTIES, frame.empty)
    state.tell(FEAST_DONE, seat, frame.empty)
    fish = on_table(state, seat, STOCKFISH)
    entries: list[tuple[int, int]] = []
    for number in clauses_for(state, seat, FEAST_AFTER):
        entries.append((number, fish))
    push_effects(state, seat, entries)
