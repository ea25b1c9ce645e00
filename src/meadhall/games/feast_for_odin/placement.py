"""Laying pieces (FO-4): where a piece may lie, found for a whole board at once, and what lies there.

The anchors of an orientation are one mask: the AND of the free cells shifted by each cell of the piece. Income cells
whose rectangle is still open are left out of the free cells; the few places where one piece covers such a cell together
with everything it waits for (FO-4.13) are tried one by one.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.feast_for_odin.boards import (
    AREA_COUNT,
    BITS,
    FIRST_BOARD,
    FIRST_BOARD_GRID,
    FIRST_LONG_HOUSE,
    FIRST_STONE_HOUSE,
    GRIDS,
    HOME,
    HOME_GRID,
    LAYABLE_END,
    LONG_HOUSE_GRID,
    ROW,
    SHAPES,
    STONE_HOUSE_GRID,
    Grid,
    Shape,
)
from meadhall.games.feast_for_odin.cards import WOOD_IN_HOUSES
from meadhall.games.feast_for_odin.items import (
    BLUE,
    COLOUR,
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
from meadhall.games.feast_for_odin.state import Feast

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


def accepts(state: Feast, seat: int, house: bool, item: int) -> bool:
    """Whether pieces of this kind may lie there at all (FO-4.10, FO-4.21)."""
    if house:
        return item <= SILVER or (item == WOOD and state.plays(seat, WOOD_IN_HOUSES))
    return item == SILVER or item == ORE or COLOUR[item] == GREEN or COLOUR[item] == BLUE


def spread(mask: int) -> int:
    """The cells that share an edge with one of the mask (FO-4.8)."""
    return mask << 1 | mask >> 1 | mask << ROW | mask >> ROW


def free_cells(state: Feast, seat: int, area: int, item: int) -> int:
    """Coverable, uncovered cells that touch nothing the piece may not touch (FO-4.2, FO-4.11, FO-4.22)."""
    place = seat * AREA_COUNT + area
    grid = grid_of(state, area)
    free = grid.coverable & ~state.covered[place]
    if item < GOODS_END:
        colour = COLOUR[item]
        if grid.house:
            if colour == ORANGE:
                free &= ~spread(state.first_tint[place])
            elif colour == RED:
                free &= ~spread(state.second_tint[place])
        elif colour == GREEN:
            free &= ~spread(state.first_tint[place])
    return free


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
    place = 0
    for end in grid.track_ends:
        # What an income cell waits for, those further up its diagonal wait for too.
        while place < end:
            if needs[place] & ~covered:
                closed |= grid.later[place]
                place = end
            else:
                place += 1
    return closed & ~covered


def anchors(state: Feast, seat: int, area: int, item: int, shape: Shape) -> int:
    """All legal anchors of one orientation of a piece in one area, as a mask."""
    free = free_cells(state, seat, area, item)
    grid = grid_of(state, area)
    if not grid.income:
        return anchors_in(free, shape)
    covered = state.covered[seat * AREA_COUNT + area]
    closed = closed_income(grid, covered)
    found = anchors_in(free & ~closed, shape)
    if closed and shape.size > 1:
        found |= anchors_over_income(grid, covered, free, closed, shape)
    return found


def anchors_over_income(grid: Grid, covered: int, free: int, closed: int, shape: Shape) -> int:
    """Anchors at which one piece covers a closed income cell and all that it waits for (FO-4.13)."""
    found = 0
    place = 0
    income = grid.income
    for end in grid.track_ends:
        while place < end:
            bit = income[place]
            place += 1
            if not closed >> bit & 1:
                continue
            if (grid.needs[place - 1] & ~covered).bit_count() >= shape.size:
                place = end
                continue
            for offset in shape.offsets:
                anchor = bit - offset
                if anchor >= 0:
                    piece = shape.mask << anchor
                    if not piece & ~free and income_in_order(grid, covered, closed, piece):
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
        state.fit_known[place] |= bit
        if accepts(state, seat, grid_of(state, area).house, item):
            for shape in SHAPES[item]:
                if anchors(state, seat, area, item, shape):
                    state.fit[place] |= bit
                    break
    return bool(state.fit[place] & bit)


def areas_for(state: Feast, seat: int, item: int, allowed: int) -> list[int]:
    """The own areas with room for a piece, among those allowed."""
    return [area for area in owned_areas(state, seat) if allowed >> area & 1 and fits(state, seat, area, item)]


def has_room(state: Feast, seat: int, item: int) -> bool:
    """Whether a piece has a place on any own area; remembered until an area changes or is added."""
    state.room_known[seat] |= BITS[item]
    for area in owned_areas(state, seat):
        if fits(state, seat, area, item):
            state.room[seat] |= BITS[item]
            return True
    return False


def forget_room(state: Feast, seat: int) -> None:
    state.room_known[seat] = 0
    state.room[seat] = 0


def layable_items(state: Feast, seat: int) -> list[int]:
    """The kinds of pieces in the supply that have a place somewhere (FO-4.1)."""
    base = seat * STRIDE
    known = state.room_known[seat]
    room = state.room[seat]
    items: list[int] = []
    for item, number in enumerate(state.held[base : base + LAYABLE_END]):
        if number:
            bit = BITS[item]
            if room & bit or (not known & bit and has_room(state, seat, item)):
                items.append(item)
    return items


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
