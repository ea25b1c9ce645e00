"""Laying pieces (FO-4): where a piece may lie, found for a whole board at once, and what lies there.

The anchors of an orientation are one mask: the AND of the free cells shifted by each cell of the piece. Income cells
whose rectangle is still open are left out of the free cells; the few places where one piece covers such a cell together
with everything it waits for (FO-4.13) are tried one by one.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.feast_for_odin.boards import (
    AREA_COUNT,
    FIRST_BOARD,
    FIRST_BOARD_GRID,
    FIRST_LONG_HOUSE,
    FIRST_STONE_HOUSE,
    HOME,
    HOME_GRID,
    LAYABLE_END,
    LONG_HOUSE_GRID,
    ROW,
    STONE_HOUSE_GRID,
    Grid,
    Shape,
)
from meadhall.games.feast_for_odin.boards import (
    BITS as BITS_TABLE,
)
from meadhall.games.feast_for_odin.boards import (
    GRIDS as GRIDS_TABLE,
)
from meadhall.games.feast_for_odin.boards import (
    SHAPES as SHAPES_TABLE,
)
from meadhall.games.feast_for_odin.cards import WOOD_IN_HOUSES
from meadhall.games.feast_for_odin.items import (
    BLUE,
    GOODS_END,
    GREEN,
    LONG_HOUSE,
    ORANGE,
    ORE,
    RED,
    SILVER,
    STONE_HOUSE,
    STRIDE,
    WOOD,
)
from meadhall.games.feast_for_odin.items import (
    COLOUR as COLOUR_TABLE,
)
from meadhall.games.feast_for_odin.state import Feast

# Tables of other modules under the same names: a compiled module reaches its own constants fastest.
BITS: Final[list[int]] = BITS_TABLE
SHAPES: Final[list[list[Shape]]] = SHAPES_TABLE
GRIDS: Final[list[Grid]] = GRIDS_TABLE
COLOUR: Final[list[int]] = COLOUR_TABLE

ITEM_SPAN: Final = 64
AREA_SPAN: Final = 16
TURN_SPAN: Final = 8


def laid_code(item: int, area: int, turn: int, cell: int) -> int:
    """A laid piece as one number: what, where, how turned, and the bit of its anchor."""
    return item + ITEM_SPAN * (area + AREA_SPAN * (turn + TURN_SPAN * cell))


def laid_item(code: int) -> int:
    return code % ITEM_SPAN


def laid_area(code: int) -> int:
    return code // ITEM_SPAN % AREA_SPAN


def laid_turn(code: int) -> int:
    return code // (ITEM_SPAN * AREA_SPAN) % TURN_SPAN


def laid_cell(code: int) -> int:
    return code // (ITEM_SPAN * AREA_SPAN * TURN_SPAN)


def owned_areas(state: Feast, seat: int) -> list[int]:
    """The areas a seat may lay pieces on."""
    areas = [HOME]
    owners = state.board_owner
    for letter in range(4):
        if owners[letter] == seat:
            areas.append(FIRST_BOARD + letter)
    base = seat * STRIDE
    for number in range(state.held[base + STONE_HOUSE]):
        areas.append(FIRST_STONE_HOUSE + number)
    for number in range(state.held[base + LONG_HOUSE]):
        areas.append(FIRST_LONG_HOUSE + number)
    return areas


def grid_of(state: Feast, area: int) -> Grid:
    if area == HOME:
        return GRIDS[HOME_GRID]
    if area < FIRST_STONE_HOUSE:
        letter = area - FIRST_BOARD
        return GRIDS[FIRST_BOARD_GRID + letter + 4 * state.board_back[letter]]
    return GRIDS[STONE_HOUSE_GRID if area < FIRST_LONG_HOUSE else LONG_HOUSE_GRID]


HOUSE_PIECES: Final[int] = 2 * BITS_TABLE[SILVER] - 1
BOARD_PIECES: Final[int] = sum(
    BITS_TABLE[item]
    for item in range(LAYABLE_END)
    if item == SILVER or item == ORE or COLOUR_TABLE[item] == GREEN or COLOUR_TABLE[item] == BLUE
)


def accepted(state: Feast, seat: int, house: bool) -> int:
    """The kinds of pieces that may lie in a house or on a board at all, as a mask (FO-4.10, FO-4.21)."""
    if not house:
        return BOARD_PIECES
    return HOUSE_PIECES | 1 << WOOD if state.plays(seat, WOOD_IN_HOUSES) else HOUSE_PIECES


def accepts(state: Feast, seat: int, house: bool, item: int) -> bool:
    """Whether pieces of this kind may lie there at all."""
    return bool(accepted(state, seat, house) >> item & 1)


def spread(mask: int) -> int:
    """The cells that share an edge with one of the mask (FO-4.8)."""
    return mask << 1 | mask >> 1 | mask << ROW | mask >> ROW


class Ground:
    """An area as it lies now: what every search for places in it begins with."""

    def __init__(self, state: Feast, seat: int, area: int) -> None:
        place = seat * AREA_COUNT + area
        self.grid = grid_of(state, area)
        self.covered = state.covered[place]
        self.uncovered = self.grid.coverable & ~self.covered
        self.first_tint = state.first_tint[place]
        self.second_tint = state.second_tint[place]
        self.closed = closed_income(self.grid, self.covered) if self.grid.income else 0

    def free_for(self, item: int) -> int:
        """Coverable, uncovered cells that touch nothing the piece may not touch (FO-4.2, FO-4.11, FO-4.22)."""
        tint = 0
        if item < GOODS_END:
            colour = COLOUR[item]
            if self.grid.house:
                if colour == ORANGE:
                    tint = self.first_tint
                elif colour == RED:
                    tint = self.second_tint
            elif colour == GREEN:
                tint = self.first_tint
        return self.uncovered & ~spread(tint) if tint else self.uncovered

    def anchors(self, free: int, shape: Shape) -> int:
        """All legal anchors of one orientation of a piece with these free cells, as a mask."""
        if not self.closed:
            return anchors_in(free, shape)
        found = anchors_in(free & ~self.closed, shape)
        if shape.size > 1:
            found |= anchors_over_income(self.grid, self.covered, free, self.closed, shape)
        return found

    def takes(self, free: int, shape: Shape) -> bool:
        """Whether one orientation has any anchor; places over closed income cells are tried last."""
        if not self.closed:
            return anchors_in(free, shape) != 0
        if anchors_in(free & ~self.closed, shape):
            return True
        return shape.size > 1 and anchors_over_income(self.grid, self.covered, free, self.closed, shape) != 0

    def has_place(self, item: int) -> bool:
        """Whether any orientation of a piece has an anchor; places over closed income cells are tried last."""
        free = self.free_for(item)
        shapes = SHAPES[item]
        plain = free & ~self.closed if self.closed else free
        for shape in shapes:
            if anchors_in(plain, shape):
                return True
        if self.closed and shapes[0].size > 1:
            for shape in shapes:
                if anchors_over_income(self.grid, self.covered, free, self.closed, shape):
                    return True
        return False


def run_of(cells: int, length: int, step: int) -> int:
    """Cells that begin a run of so many cells, one row or one column apart; runs double in length while they can."""
    have = 1
    while have < length:
        more = min(have, length - have)
        cells &= cells >> more * step
        have += more
    return cells


def anchors_in(free: int, shape: Shape) -> int:
    """Every anchor at which all cells of the shape lie on free cells."""
    if shape.full:
        return run_of(run_of(free, shape.width, 1), shape.height, ROW)
    offsets = shape.offsets
    found = free >> offsets[0]
    for place in range(1, len(offsets)):
        found &= free >> offsets[place]
    return found


def closed_income(grid: Grid, covered: int) -> int:
    """Income cells that may not be covered yet without what they wait for."""
    closed = 0
    needs = grid.needs
    uncovered = ~covered
    place = 0
    for end in grid.track_ends:
        # What an income cell waits for, those further up its diagonal wait for too.
        while place < end:
            if needs[place] & uncovered:
                closed |= grid.later[place]
                place = end
            else:
                place += 1
    return closed & uncovered


def anchors(state: Feast, seat: int, area: int, item: int, shape: Shape) -> int:
    """All legal anchors of one orientation of a piece in one area, as a mask."""
    ground = Ground(state, seat, area)
    return ground.anchors(ground.free_for(item), shape)


def anchors_over_income(grid: Grid, covered: int, free: int, closed: int, shape: Shape) -> int:
    """Anchors at which one piece covers a closed income cell and all that it waits for (FO-4.13).

    The first closed cell of a diagonal is among what the others on it wait for: a piece over one of them covers it too.
    """
    found = 0
    start = 0
    income = grid.income
    taken = ~free
    for end in grid.track_ends:
        place = start
        start = end
        while place < end and not closed & BITS[income[place]]:
            place += 1
        if place == end:
            continue
        missing = grid.needs[place] & ~covered
        if missing.bit_count() >= shape.size:
            continue
        for offset in shape.offsets:
            anchor = income[place] - offset
            if anchor >= 0:
                piece = shape.mask << anchor
                if not missing & ~piece and not piece & taken and income_in_order(grid, covered, closed, piece):
                    found |= 1 << anchor
    return found


def income_in_order(grid: Grid, covered: int, closed: int, piece: int) -> bool:
    """Every income cell under the piece has all it waits for, covered before or by the piece itself."""
    covered |= piece
    under = closed & piece
    for place, bit in enumerate(grid.income):
        if under & BITS[bit] and grid.needs[place] & ~covered:
            return False
    return True


def fits(state: Feast, seat: int, area: int, item: int) -> bool:
    """Whether a piece has any place in an area; remembered until something is laid there."""
    place = seat * AREA_COUNT + area
    bit = BITS[item]
    if not state.fit_known[place] & bit:
        learn_fits(state, seat, area, [item], bit)
    return state.fit[place] & bit != 0


def learn_fits(state: Feast, seat: int, area: int, items: list[int], unknown: int) -> None:
    """Find out which of some pieces, those of a mask, have a place in an area."""
    place = seat * AREA_COUNT + area
    state.fit_known[place] |= unknown
    candidates = unknown & accepted(state, seat, area >= FIRST_STONE_HOUSE)
    if not candidates:
        return
    ground = Ground(state, seat, area)
    fit = state.fit[place]
    for item in items:
        bit = BITS[item]
        if candidates & bit and ground.has_place(item):
            fit |= bit
    state.fit[place] = fit


def areas_for(state: Feast, seat: int, item: int, allowed: int) -> list[int]:
    """The own areas with room for a piece, among those allowed."""
    return [area for area in owned_areas(state, seat) if allowed >> area & 1 and fits(state, seat, area, item)]


def learn_room(state: Feast, seat: int, items: list[int], unknown: int) -> None:
    """Find out which of some pieces have a place on any own area; remembered until an area changes or is added."""
    room = state.room[seat]
    for area in owned_areas(state, seat):
        place = seat * AREA_COUNT + area
        room |= unknown & state.fit[place]
        open_question = unknown & ~room & ~state.fit_known[place]
        if open_question:
            learn_fits(state, seat, area, items, open_question)
            room |= unknown & state.fit[place]
        if not unknown & ~room:
            break
    state.room_known[seat] |= unknown
    state.room[seat] = room


def forget_room(state: Feast, seat: int) -> None:
    state.room_known[seat] = 0
    state.room[seat] = 0


def layable_items(state: Feast, seat: int) -> list[int]:
    """The kinds of pieces in the supply that have a place somewhere (FO-4.1)."""
    base = seat * STRIDE
    items: list[int] = []
    held = 0
    for item, number in enumerate(state.held[base : base + LAYABLE_END]):
        if number:
            items.append(item)
            held |= BITS[item]
    unknown = held & ~state.room_known[seat]
    if unknown:
        learn_room(state, seat, items, unknown)
    room = state.room[seat]
    return [item for item in items if room & BITS[item]] if held & ~room else items


def put_down(state: Feast, seat: int, item: int, area: int, turn: int, cell: int) -> None:
    """Lay a piece; whether it may lie there was settled before."""
    place = seat * AREA_COUNT + area
    mask = shape_of(item, turn).mask << cell
    state.covered[place] |= mask
    state.laid[seat] = [*state.laid[seat], laid_code(item, area, turn, cell)]
    tint(state, place, grid_of(state, area).house, item, mask)
    forget_room(state, seat)
    state.fit_known[place] = 0
    state.fit[place] = 0


def tint(state: Feast, place: int, house: bool, item: int, mask: int) -> None:
    """Remember the colours that later pieces may not touch."""
    if item >= GOODS_END:
        return
    colour = COLOUR[item]
    if colour == (ORANGE if house else GREEN):
        state.first_tint[place] |= mask
    elif colour == RED:
        state.second_tint[place] |= mask


def shape_of(item: int, turn: int) -> Shape:
    for shape in SHAPES[item]:
        if shape.turn == turn:
            return shape
    raise ValueError(f"piece {item} has no orientation {turn}")


# --- income and bonus (FO-6) ---------------------------------------------------------------------------------------


def area_income(state: Feast, seat: int, area: int) -> int:
    """The first uncovered number of each diagonal (FO-6.1, FO-6.2, FO-6.5)."""
    covered = state.covered[seat * AREA_COUNT + area]
    income = 0
    for track in grid_of(state, area).tracks:
        for place in range(0, len(track), 2):
            bit = track[place]
            if bit < 0 or not covered & BITS[bit]:
                income += track[place + 1]
                break
    return income


def total_income(state: Feast, seat: int) -> int:
    """The incomes of all own boards (FO-6.6)."""
    income = area_income(state, seat, HOME)
    for letter in range(4):
        if state.board_owner[letter] == seat:
            income += area_income(state, seat, FIRST_BOARD + letter)
    return income


def due_bonuses(state: Feast, seat: int, area: int) -> list[int]:
    """The items an area pays: bonus cells left open whose ring is covered (FO-6.7, FO-6.9)."""
    covered = state.covered[seat * AREA_COUNT + area]
    grid = grid_of(state, area)
    items: list[int] = []
    for place, bit in enumerate(grid.bonus_bits):
        if not covered & BITS[bit] and not grid.bonus_rings[place] & ~covered:
            items += grid.bonus_items[place]
    return items
