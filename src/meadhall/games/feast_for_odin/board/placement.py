"""Laying pieces (FO-4): the areas of a seat, which pieces have a place on them, and what lies there."""

from __future__ import annotations

from typing import Final

from meadhall.games.feast_for_odin.board.boards import (
    AREA_COUNT,
    FIRST_BOARD,
    FIRST_BOARD_GRID,
    FIRST_LONG_HOUSE,
    FIRST_STONE_HOUSE,
    HOME,
    HOME_GRID,
    LAYABLE_END,
    LONG_HOUSE_GRID,
    STONE_HOUSE_GRID,
    Grid,
    Shape,
)
from meadhall.games.feast_for_odin.board.boards import (
    BITS as BITS_TABLE,
)
from meadhall.games.feast_for_odin.board.boards import (
    GRIDS as GRIDS_TABLE,
)
from meadhall.games.feast_for_odin.board.boards import (
    SHAPES as SHAPES_TABLE,
)
from meadhall.games.feast_for_odin.board.cells import has_cell, has_none, mask_of
from meadhall.games.feast_for_odin.board.ground import Ground, ground_with
from meadhall.games.feast_for_odin.cards.cards import WOOD_IN_HOUSES
from meadhall.games.feast_for_odin.items import (
    BLUE,
    GREEN,
    LONG_HOUSE,
    ORE,
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


LAYABLE: Final[int] = 2 * BITS_TABLE[LAYABLE_END - 1] - 1
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


def ground_of(state: Feast, seat: int, area: int) -> Ground:
    """An area of a seat as it lies; a board that was turned since it was last looked at is begun anew."""
    place = seat * AREA_COUNT + area
    ground = state.grounds[place]
    if FIRST_BOARD <= area < FIRST_STONE_HOUSE:
        grid = grid_of(state, area)
        if ground.grid is not grid:
            ground = ground_with(grid, ground.covered, mask_of(ground.first), mask_of(ground.second))
            state.own_seats()
            state.grounds[place] = ground
    return ground


def covered_cells(state: Feast, seat: int, area: int) -> int:
    return state.grounds[seat * AREA_COUNT + area].covered


def anchors(state: Feast, seat: int, area: int, item: int, shape: Shape) -> int:
    """All legal anchors of one orientation of a piece in one area, as a mask."""
    return mask_of(ground_of(state, seat, area).anchors(item, shape))


def fits(state: Feast, seat: int, area: int, item: int) -> bool:
    """Whether a piece has any place in an area."""
    piece = BITS[item] & accepted(state, seat, area >= FIRST_STONE_HOUSE)
    return piece != 0 and ground_of(state, seat, area).fitting(piece) != 0


def areas_for(state: Feast, seat: int, item: int, allowed: int) -> list[int]:
    """The own areas with room for a piece, among those allowed."""
    return [area for area in owned_areas(state, seat) if allowed >> area & 1 and fits(state, seat, area, item)]


def learn_room(state: Feast, seat: int, unknown: int) -> None:
    """Find out which of some pieces have a place on any own area; remembered until an area changes or is added."""
    state.room_known[seat] = state.room_known[seat] | unknown
    room = state.room[seat] | ground_of(state, seat, HOME).fitting(unknown & BOARD_PIECES)
    if unknown & ~room:
        for area in owned_areas(state, seat):
            pieces = unknown & ~room & accepted(state, seat, area >= FIRST_STONE_HOUSE)
            if pieces and area != HOME:
                room |= ground_of(state, seat, area).fitting(pieces)
    state.room[seat] = room


def forget_room(state: Feast, seat: int) -> None:
    state.room_known[seat] = 0
    state.room[seat] = 0


def layable_pieces(state: Feast, seat: int) -> int:
    """The kinds of pieces in the supply that have a place somewhere, as a mask (FO-4.1)."""
    pieces = state.kinds[seat] & LAYABLE
    unknown = pieces & ~state.room_known[seat]
    if unknown:
        learn_room(state, seat, unknown)
    return pieces & state.room[seat]


def put_down(state: Feast, seat: int, item: int, area: int, turn: int, cell: int) -> None:
    """Lay a piece; whether it may lie there was settled before."""
    ground = ground_of(state, seat, area).with_piece(item, shape_of(item, turn).mask, cell)
    state.own_seats()
    state.grounds[seat * AREA_COUNT + area] = ground
    state.laid[seat] = [*state.laid[seat], laid_code(item, area, turn, cell)]
    forget_room(state, seat)


def shape_of(item: int, turn: int) -> Shape:
    for shape in SHAPES[item]:
        if shape.turn == turn:
            return shape
    raise ValueError(f"piece {item} has no orientation {turn}")


# --- income and bonus (FO-6) ---------------------------------------------------------------------------------------


def area_income(state: Feast, seat: int, area: int) -> int:
    """The first uncovered number of each diagonal (FO-6.1, FO-6.2, FO-6.5)."""
    ground = ground_of(state, seat, area)
    income = 0
    for track in ground.grid.tracks:
        for place in range(0, len(track), 2):
            bit = track[place]
            if bit < 0 or has_cell(ground.bare, bit):
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
    ground = ground_of(state, seat, area)
    bare = ground.bare
    items: list[int] = []
    for place, bit in enumerate(ground.grid.bonus_bits):
        if has_cell(bare, bit) and has_none(bare, ground.grid.bonus_ring_bits[place]):
            items += ground.grid.bonus_items[place]
    return items
