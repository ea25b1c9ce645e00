"""The feast (FO-5): the table is filled from left to right, column by column."""

from __future__ import annotations

from typing import Final

from meadhall.games.feast_for_odin.board.boards import BITS as BITS_TABLE
from meadhall.games.feast_for_odin.board.laying import is_cost_pending, played_in_window, window_codes
from meadhall.games.feast_for_odin.board.masks import NUMBERS, listed
from meadhall.games.feast_for_odin.cards.cards import FEAST_AFTER, FEAST_DURING, FEAST_START, FEAST_TILE, LENGTHWISE
from meadhall.games.feast_for_odin.cards.counts import on_table
from meadhall.games.feast_for_odin.cards.prices import emigrations
from meadhall.games.feast_for_odin.cards.triggers import clauses_for, push_effects, raise_event, raise_item_event
from meadhall.games.feast_for_odin.codes import FOOD, FOOD_NOTHING, FOOD_SILVER
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
from meadhall.kernel.state import Frame, Step

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

# The frame: seat, next column, colour of the piece before it, columns left empty, stage, silver lent to those who drink
# no mead, whether it is a private feast, then the pieces on the table (twice the good, one more if upright).
SEAT: Final = 1
COLUMN: Final = 2
NEIGHBOUR: Final = 3
EMPTY: Final = 4
STAGE: Final = 5
SOBER: Final = 6
PRIVATE: Final = 7
LAID: Final = 8

OPENING: Final = 0
FILLING: Final = 1
CLOSING: Final = 2
CLEARED: Final = 3

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
    return HEIGHT[piece // 2] if piece % 2 else WIDTH[piece // 2]


def lengthwise_limit(state: Feast, seat: int, kind: int) -> int:
    """One of a type may lie lengthwise, with a card two peas (FO-5.7)."""
    if LENGTHWISE[1] == kind and state.plays(seat, LENGTHWISE):
        return LENGTHWISE[2]
    return 1


def purse(state: Feast, frame: Frame) -> int:
    """The silver a seat may use at its feast; a private one leaves what a space under way costs (FO-17.24)."""
    seat = frame[SEAT]
    return spare(state, seat, SILVER) if frame[PRIVATE] else state.has(seat, SILVER)


def fitting_food(state: Feast, frame: Frame) -> list[int]:
    """The pieces of food that may be laid at the next column (FO-5.3 to FO-5.12)."""
    seat = frame[SEAT]
    room = end_column(state) - frame[COLUMN]
    pieces: list[int] = []
    neighbour = frame[NEIGHBOUR]
    lengthwise = lying_kinds(frame)
    for item in listed(state.kinds[seat] & FOOD_BESIDE[neighbour], NUMBERS):
        if item == MEAD and purse(state, frame) < frame[SOBER]:
            continue  # the silver for going without mead is spent (T1/phase, card 160)
        square = WIDTH[item] == HEIGHT[item]
        if WIDTH[item] <= room and (
            square or not lengthwise >> KIND[item] & 1 or lying(frame, item) < lengthwise_limit(state, seat, KIND[item])
        ):
            pieces.append(2 * item)
        if not square and HEIGHT[item] <= room:
            pieces.append(2 * item + 1)
    return pieces


def lying_kinds(frame: Frame) -> int:
    """The types of which a piece lies lengthwise already, as a mask."""
    mask = 0
    for place in range(LAID, len(frame)):
        piece = frame[place]
        if piece % 2 == 0 and piece != SILVER_PIECE:
            mask |= BITS[KIND[piece // 2]]
    return mask


def lying(frame: Frame, item: int) -> int:
    """How many of a type lie lengthwise already; both faces of an animal are one type (FO-5.9)."""
    kind = KIND[item]
    number = 0
    for place in range(LAID, len(frame)):
        if frame[place] % 2 == 0 and KIND[frame[place] // 2] == kind:
            number += 1
    return number


class FeastStep(Step[Feast]):
    """D36: what to lay at each column."""

    def proceed(self, state: Feast, frame: Frame) -> None:
        stage = frame[STAGE]
        seat = frame[SEAT]
        if stage == OPENING:
            frame[STAGE] = FILLING
            frame[COLUMN] = first_column(state, seat)
            frame[NEIGHBOUR] = NONE
            frame[SOBER] = len(clauses_for(state, seat, FEAST_DURING))
            raise_event(state, seat, FEAST_DURING)
            raise_event(state, seat, FEAST_START)
        elif stage == FILLING:
            self.fill(state, frame)
        elif stage == CLOSING:
            frame[STAGE] = CLEARED
            close(state, frame)
        else:
            state.stack.pop()

    def fill(self, state: Feast, frame: Frame) -> None:
        seat = frame[SEAT]
        if frame[COLUMN] >= end_column(state):
            frame[STAGE] = CLOSING
            return
        codes = [FOOD + piece for piece in fitting_food(state, frame)]
        if purse(state, frame):
            codes.append(FOOD_SILVER)
        codes.append(FOOD_NOTHING)
        if len(frame) == LAID and not is_cost_pending(state):
            codes += window_codes(state, seat, not frame[PRIVATE])  # a private feast is inside an action (FO-9.8)
        state.offer(frame, seat, codes)

    def play(self, state: Feast, frame: Frame, seat: int, code: int) -> None:
        if code == FOOD_NOTHING:
            state.tell(COLUMN_EMPTY, seat, frame[COLUMN])
            frame[EMPTY] += 1
            frame[COLUMN] += 1
            frame[NEIGHBOUR] = NONE
            frame.append(EMPTY_PIECE)
        elif code == FOOD_SILVER:
            state.tell(FED, seat, SILVER, frame[COLUMN])
            state.add(seat, SILVER, -1)
            frame[COLUMN] += 1
            frame[NEIGHBOUR] = NONE
            frame.append(SILVER_PIECE)
        elif code >= FOOD:
            lay_food(state, frame, code - FOOD)
        else:
            played_in_window(state, seat, code)


def lay_food(state: Feast, frame: Frame, piece: int) -> None:
    seat = frame[SEAT]
    item = piece // 2
    state.tell(FED, seat, item, frame[COLUMN])
    frame.append(piece)
    frame[COLUMN] += width(piece)
    frame[NEIGHBOUR] = COLOUR[item]
    state.add(seat, item, -1)
    if item == MEAD and frame[SOBER]:
        state.add(seat, SILVER, -frame[SOBER])
        frame[SOBER] = 0
    raise_item_event(state, seat, FEAST_TILE, item)


def close(state: Feast, frame: Frame) -> None:
    """One penalty for each empty column (FO-5.13), then what cards do after a feast; the table is cleared with it."""
    seat = frame[SEAT]
    state.add(seat, PENALTIES, frame[EMPTY])
    state.tell(FEAST_DONE, seat, frame[EMPTY])
    fish = on_table(state, seat, STOCKFISH)
    entries: list[int] = []
    for number in clauses_for(state, seat, FEAST_AFTER):
        entries += [number, fish]
    push_effects(state, seat, entries)
