"""The cheapest meal (FO-5.16, FO-5.17): the best way to fill a table, found exactly.

Only a few numbers of a meal decide whether it can be arranged and what it costs: how many columns its food covers, how
many orange and red pieces it has, and how many of them pay silver or cost some when they are laid. The search goes
through the kinds of food one after the other and keeps the least dear choice for each set of these numbers. What comes
out is every meal worth looking at; the first of them, from the cheapest on, that can be laid from left to right is it.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.feast_for_odin.cards.cards import CLAUSES, FEAST_AFTER, FEAST_TILE
from meadhall.games.feast_for_odin.cards.operations import PROGRAMS, DrawWeaponsOp, GainOp, TierOp
from meadhall.games.feast_for_odin.cards.triggers import clauses_for
from meadhall.games.feast_for_odin.codes import FOOD, FOOD_NOTHING, FOOD_SILVER, food_of, food_piece, is_upright
from meadhall.games.feast_for_odin.frames.pieces import FeastFrame
from meadhall.games.feast_for_odin.items import (
    CATTLE,
    COLOUR,
    GOODS_END,
    HEIGHT,
    KIND,
    MEAD,
    ORANGE,
    PREGNANT_CATTLE,
    PREGNANT_SHEEP,
    RED,
    SHEEP,
    SILVER,
    WIDTH,
)
from meadhall.games.feast_for_odin.phases.feast import end_column, first_column, lengthwise_limit, lying, purse, width
from meadhall.games.feast_for_odin.spaces.feasible import tier_gain
from meadhall.games.feast_for_odin.state import NONE, Feast
from meadhall.kernel.state import NOBODY

# What a tile is worth (FO-5.17).
CELL_VALUE: Final[list[int]] = [4, 5, 6, 7]
"""For each cell of an orange, red, green or blue tile."""
ANIMAL_VALUE: Final = 25
PREGNANT_VALUE: Final = 10
WEAPON_VALUE: Final = 2

# How pieces differ when they are laid.
ORANGE_PIECE: Final = 0
RED_PIECE: Final = 1
PAYING_PIECE: Final = 2  # a red piece for which cards pay silver at once
SOBER_MEAD: Final = 3  # the first mead of somebody who was paid for drinking none
SILVER_COIN: Final = 4
EMPTY_COLUMN: Final = 5
PIECE_CLASSES: Final = 6

# A sum of a meal's numbers as one number: five bits each.
FIELD_BITS: Final = 5
FIELD_MASK: Final = 31
WIDTH_FIELD: Final = 4 * FIELD_BITS
"""Columns covered come after the numbers of pieces of the first four classes."""


def tile_value(item: int) -> int:
    """What a good is worth to its owner (FO-5.17)."""
    value = WIDTH[item] * HEIGHT[item] * CELL_VALUE[COLOUR[item]]
    if KIND[item] == SHEEP or KIND[item] == CATTLE:
        value += ANIMAL_VALUE
    return value + PREGNANT_VALUE if item == PREGNANT_SHEEP or item == PREGNANT_CATTLE else value


class Helping:
    """Some pieces of one kind of food: the sum of their numbers, silver lost afterwards, and the value given up."""

    def __init__(self, pieces: list[int], numbers: int, silver: int, value: int) -> None:
        self.pieces = pieces
        self.numbers = numbers
        self.silver = silver
        self.value = value


class Choice:
    """The least dear choice of food with the same numbers: what it costs, and the choices it was made of."""

    def __init__(self, before: Choice | None, helping: Helping, silver: int, value: int) -> None:
        self.before = before
        self.helping = helping
        self.silver = silver
        self.value = value


NO_FOOD: Final = Helping([], 0, 0, 0)


class Meal:
    """The search for the cheapest way to fill the columns of a feast that are still open."""

    def __init__(self, state: Feast, frame: FeastFrame) -> None:
        self.state = state
        self.frame = frame
        self.seat = frame.seat
        self.columns = end_column(state) - frame.column
        self.purse = purse(state, frame)
        self.sober = frame.sober
        self.paid = [silver_for_tile(state, self.seat, item) for item in range(GOODS_END)]
        self.coin = max(self.paid)
        self.dead_ends: dict[int, bool] = {}

    def cheapest(self) -> list[int]:
        """The codes of the meal from left to right, one for each piece or empty column."""
        found = self.choices()
        ranked: list[tuple[int, int, int, int, int]] = []
        for numbers, choice in found.items():
            rest = self.columns - (numbers >> WIDTH_FIELD)
            earned = self.earned(numbers)
            for silver in range(min(rest, max(0, self.purse + earned)) + 1):
                spent = silver - earned + choice.silver
                ranked.append((rest - silver, spent, choice.value, numbers, silver))
        ranked.sort()
        for empty, _, _, numbers, silver in ranked:
            order = self.arrange(numbers, silver, empty)
            if order:
                return self.codes(found[numbers], order)
        return []

    def earned(self, numbers: int) -> int:
        """Silver that comes and goes while the pieces are laid."""
        paying = numbers >> PAYING_PIECE * FIELD_BITS & FIELD_MASK
        mead = numbers >> SOBER_MEAD * FIELD_BITS & FIELD_MASK
        return self.coin * paying - self.sober * mead

    # --- what to serve -------------------------------------------------------------------------------------------

    def choices(self) -> dict[int, Choice]:
        """For each sum of numbers that food of the supply can have, the least dear choice of it."""
        found = {0: Choice(None, NO_FOOD, 0, 0)}
        for kind in range(GOODS_END):
            faces = [item for item in range(GOODS_END) if KIND[item] == kind and self.state.has(self.seat, item)]
            if faces and COLOUR[kind] <= RED:
                found = self.with_kind(found, self.helpings(faces))
        return found

    def with_kind(self, before: dict[int, Choice], helpings: list[Helping]) -> dict[int, Choice]:
        found: dict[int, Choice] = {}
        for numbers, choice in before.items():
            for helping in helpings:
                total = numbers + helping.numbers
                if total >> WIDTH_FIELD > self.columns:
                    continue
                silver, value = choice.silver + helping.silver, choice.value + helping.value
                other = found.get(total)
                if other is None or silver < other.silver or (silver == other.silver and value < other.value):
                    found[total] = Choice(choice, helping, silver, value)
        return found

    def helpings(self, faces: list[int]) -> list[Helping]:
        """Every way to serve one kind: so many of each face lengthwise and upright (FO-5.5 to FO-5.9)."""
        kind = KIND[faces[0]]
        square = WIDTH[kind] == HEIGHT[kind]
        limit = self.columns if square else lengthwise_limit(self.state, self.seat, kind) - lying(self.frame, kind)
        found: list[Helping] = []
        open_ends: list[list[int]] = [[]]
        for item in faces:
            for turned in (0, 1):
                if square and turned:
                    continue
                longer: list[list[int]] = []
                for pieces in open_ends:
                    longer += self.more_of(pieces, food_piece(item, turned), limit)
                open_ends = longer
        for pieces in open_ends:
            found.append(self.helping(pieces))
        return found

    def more_of(self, pieces: list[int], piece: int, limit: int) -> list[list[int]]:
        """The pieces with none, one, two and so on of another piece, as many as there are and fit."""
        item = food_of(piece)
        left = self.state.has(self.seat, item) - sum([1 for other in pieces if food_of(other) == item])
        if not is_upright(piece):
            left = min(left, limit - sum([1 for other in pieces if not is_upright(other)]))
        room = self.columns - sum([width(other) for other in pieces])
        return [pieces + [piece] * number for number in range(max(0, min(left, room // width(piece))) + 1)]

    def helping(self, pieces: list[int]) -> Helping:
        numbers = 0
        value = 0
        silver = 0
        for place, piece in enumerate(pieces):
            item = food_of(piece)
            numbers += (1 << self.class_of(item, place) * FIELD_BITS) + (width(piece) << WIDTH_FIELD)
            value += tile_value(item) - value_for_tile(self.state, self.seat, item)
        if pieces:
            silver = silver_lost(self.state, self.seat, food_of(pieces[0]), len(pieces))
        return Helping(pieces, numbers, silver, value)

    def class_of(self, item: int, place: int) -> int:
        """How the piece at one place of a helping behaves when it is laid."""
        if COLOUR[item] == ORANGE:
            return ORANGE_PIECE
        if item == MEAD and self.sober and place == 0:
            return SOBER_MEAD
        return PAYING_PIECE if self.paid[item] else RED_PIECE

    # --- in which order ------------------------------------------------------------------------------------------

    def arrange(self, numbers: int, silver: int, empty: int) -> list[int]:
        """The classes of the pieces in an order in which they can be laid; none if there is no such order."""
        left = [numbers >> place * FIELD_BITS & FIELD_MASK for place in range(SILVER_COIN)] + [silver, empty]
        orange = left[ORANGE_PIECE]
        red = left[RED_PIECE] + left[PAYING_PIECE] + left[SOBER_MEAD]
        # Between two pieces of one colour lies one of the other, or silver, or nothing (FO-5.10, FO-5.11).
        if abs(orange - red) > silver + empty + 1:
            return []
        self.dead_ends = {}
        order: list[int] = []
        return order if self.lay_next(left, self.frame.neighbour, self.purse, order) else []

    def lay_next(self, left: list[int], neighbour: int, purse: int, order: list[int]) -> bool:
        """Try every class of piece at the next column; what led nowhere once isn't tried again."""
        here = neighbour + 1
        for number in left:
            here = here << FIELD_BITS | number
        if not any(left):
            return True
        if here in self.dead_ends:
            return False
        for piece in (PAYING_PIECE, ORANGE_PIECE, RED_PIECE, SOBER_MEAD, SILVER_COIN, EMPTY_COLUMN):
            if not left[piece]:
                continue
            colour = NONE if piece >= SILVER_COIN else ORANGE if piece == ORANGE_PIECE else RED
            change = self.change_of(piece)
            if (colour != NONE and colour == neighbour) or purse + change < 0:
                continue
            left[piece] -= 1
            order.append(piece)
            if self.lay_next(left, colour, purse + change, order):
                return True
            order.pop()
            left[piece] += 1
        self.dead_ends[here] = True
        return False

    def change_of(self, piece: int) -> int:
        """What laying a piece does to the purse."""
        if piece == PAYING_PIECE:
            return self.coin
        if piece == SOBER_MEAD:
            return -self.sober
        return -1 if piece == SILVER_COIN else 0

    def codes(self, choice: Choice, order: list[int]) -> list[int]:
        """An order of classes as codes, with the pieces chosen."""
        pieces: list[list[int]] = [[] for _ in range(PIECE_CLASSES)]
        last: Choice | None = choice
        while last is not None:
            for place, piece in enumerate(last.helping.pieces):
                pieces[self.class_of(food_of(piece), place)].append(FOOD + piece)
            last = last.before
        pieces[SILVER_COIN] = [FOOD_SILVER] * order.count(SILVER_COIN)
        pieces[EMPTY_COLUMN] = [FOOD_NOTHING] * order.count(EMPTY_COLUMN)
        return [pieces[piece].pop() for piece in order]


# --- what cards pay for a meal -------------------------------------------------------------------------------------


def silver_for_tile(state: Feast, seat: int, item: int) -> int:
    """What cards pay at once for a tile laid on the table (T1/feast_tile)."""
    silver = 0
    for number in clauses_for(state, seat, FEAST_TILE):
        if item in CLAUSES[number].items:
            for op in PROGRAMS[CLAUSES[number].program]:
                if isinstance(op, GainOp) and op.gain[0] == SILVER:
                    silver += op.gain[1]
    return silver


def value_for_tile(state: Feast, seat: int, item: int) -> int:
    """The worth of the goods and weapons that cards bring for a tile laid on the table."""
    value = 0
    for number in clauses_for(state, seat, FEAST_TILE):
        if item in CLAUSES[number].items:
            for op in PROGRAMS[CLAUSES[number].program]:
                if isinstance(op, DrawWeaponsOp):
                    value += WEAPON_VALUE * op.amount.fixed
                elif isinstance(op, GainOp) and op.gain[0] < GOODS_END:
                    value += op.gain[1] * tile_value(op.gain[0])
    return value


def silver_lost(state: Feast, seat: int, item: int, number: int) -> int:
    """How much less cards pay after the feast if so many of an item are eaten (card 7)."""
    clauses = clauses_for(state, seat, FEAST_AFTER)
    if not clauses:
        return 0
    before = silver_afterwards(state, seat, clauses)
    state.add(seat, item, -number)
    after = silver_afterwards(state, seat, clauses)
    state.add(seat, item, number)
    return before - after


def silver_afterwards(state: Feast, seat: int, clauses: list[int]) -> int:
    silver = 0
    for number in clauses:
        for op in PROGRAMS[CLAUSES[number].program]:
            if isinstance(op, TierOp) and not CLAUSES[number].optional:
                gained = tier_gain(state, seat, op)
                for place in range(0, len(gained), 2):
                    if gained[place] == SILVER:
                        silver += gained[place + 1]
    return silver


# --- the cheapest meal of a seat -----------------------------------------------------------------------------------


def feast_frame(state: Feast, seat: int) -> FeastFrame | None:
    """The feast a seat is in the middle of, if it is."""
    for frame in reversed(state.stack):
        if isinstance(frame, FeastFrame) and frame.seat == seat:
            return frame
    return None


def cheapest_meal(state: Feast, seat: int) -> list[int]:
    """The cheapest way to fill what is open of a seat's table: a code for each piece, silver or empty column.

    Outside a feast it is the meal the seat would have if its feast began now. Nothing is changed.
    """
    trial = state.clone()
    if feast_frame(trial, seat) is None:
        trial.waiting = NOBODY
        trial.choices = NOBODY
        trial.over = False
        trial.stack = [FeastFrame(seat, False)]
        trial.settle()
    frame = feast_frame(trial, seat)
    if frame is None:  # there is nothing to eat, so that the feast is over at once
        return [FOOD_NOTHING] * (end_column(state) - first_column(state, seat))
    return Meal(trial, frame).cheapest()


def meal_steps(state: Feast, seat: int) -> list[int]:
    """The answers that serve the cheapest meal; columns that can only stay empty aren't asked about."""
    plan = cheapest_meal(state, seat)
    trial = state.clone()
    frame = trial.stack[-1]
    assert isinstance(frame, FeastFrame)
    start = len(frame.pieces)
    codes: list[int] = []
    while trial.stack and trial.stack[-1] is frame and seat in trial.waiting:
        code = plan[len(frame.pieces) - start]
        codes.append(code)
        trial.act(seat, code)
    return codes
