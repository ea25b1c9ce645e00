"""An area as it lies (FO-4): where in it a piece may be laid, found for the whole area at once.

The anchors of an orientation are one mask: the AND of the free cells shifted by each cell of the piece. Income cells
whose rectangle is still open are left out of the free cells; the few places where one piece covers such a cell together
with everything it waits for (FO-4.13) are tried one by one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from meadhall.games.feast_for_odin.board.boards import (
    AREA_COUNT,
    FIRST_BOARD,
    FIRST_BOARD_GRID,
    FIRST_LONG_HOUSE,
    FIRST_STONE_HOUSE,
    GRIDS,
    HOME,
    HOME_GRID,
    LONG_HOUSE_GRID,
    ROW,
    STONE_HOUSE_GRID,
    Grid,
    Shape,
)
from meadhall.games.feast_for_odin.board.boards import (
    BITS as BITS_TABLE,
)
from meadhall.games.feast_for_odin.board.boards import (
    SHAPES as SHAPES_TABLE,
)
from meadhall.games.feast_for_odin.board.cells import anchors_in, cells_of, has_cell, is_any, mask_of, without
from meadhall.games.feast_for_odin.board.masks import NUMBERS, listed
from meadhall.games.feast_for_odin.items import (
    COLOUR as COLOUR_TABLE,
)
from meadhall.games.feast_for_odin.items import (
    GOODS_END,
    GREEN,
    ORANGE,
    RED,
)

if TYPE_CHECKING:
    from meadhall.games.feast_for_odin.board.cells import Cells

# Tables of other modules under the same names: a compiled module reaches its own constants fastest.
BITS: Final[list[int]] = BITS_TABLE
SHAPES: Final[list[list[Shape]]] = SHAPES_TABLE
COLOUR: Final[list[int]] = COLOUR_TABLE

# Whose neighbourhood a piece keeps out of.
OF_NONE: Final = 0
OF_FIRST: Final = 1
OF_SECOND: Final = 2


def shy_of(house: bool) -> list[int]:
    """For each piece, whose neighbourhood it may not enter and adds to itself (FO-4.11, FO-4.22)."""
    kinds = [OF_NONE] * len(SHAPES_TABLE)
    for item in range(GOODS_END):
        if COLOUR_TABLE[item] == (ORANGE if house else GREEN):
            kinds[item] = OF_FIRST
        elif house and COLOUR_TABLE[item] == RED:
            kinds[item] = OF_SECOND
    return kinds


SHY_ON_BOARDS: Final[list[int]] = shy_of(False)
SHY_IN_HOUSES: Final[list[int]] = shy_of(True)


def lies_within(small: Shape, large: Shape) -> bool:
    """Whether a piece finds room in the outline of another, both as they are turned."""
    outside = ~large.mask
    for row in range(large.height - small.height + 1):
        for column in range(large.width - small.width + 1):
            if not small.mask << (row * ROW + column) & outside:
                return True
    return False


def pieces_within() -> list[list[int]]:
    """For each piece, those that find room within its outline, however it is turned."""
    found: list[list[int]] = []
    for shapes in SHAPES_TABLE:
        inside = [
            other
            for other, forms in enumerate(SHAPES_TABLE)
            if forms[0].size <= shapes[0].size
            and all(any(lies_within(form, shape) for form in forms) for shape in shapes)
        ]
        found.append(inside)
    return found


def smaller_pieces(within: list[list[int]], shy: list[int]) -> list[int]:
    """For each piece, itself and those that find room wherever it does, as masks: within its outline, no shyer."""
    masks: list[int] = []
    for item, inside in enumerate(within):
        mask = BITS_TABLE[item]
        for other in inside:
            if shy[other] in (OF_NONE, shy[item]):
                mask |= BITS_TABLE[other]
        masks.append(mask)
    return masks


WITHIN: Final[list[list[int]]] = pieces_within()
SMALLER_ON_BOARDS: Final[list[int]] = smaller_pieces(WITHIN, SHY_ON_BOARDS)
SMALLER_IN_HOUSES: Final[list[int]] = smaller_pieces(WITHIN, SHY_IN_HOUSES)


def spread(mask: int) -> int:
    """The cells that share an edge with one of the mask (FO-4.8)."""
    return mask << 1 | mask >> 1 | mask << ROW | mask >> ROW


class Ground:
    """One area as it lies now. It is never changed, only replaced when a piece is laid, so copies of a table share it.

    What has been found out about it is remembered with it.
    """

    def __init__(self, grid: Grid, covered: int, beside_first: int, beside_second: int) -> None:
        self.grid = grid
        self.covered = covered
        self.beside_first = beside_first  # cells beside green pieces on boards, orange ones in houses
        self.beside_second = beside_second  # cells beside red pieces in houses
        self.uncovered = grid.coverable & ~covered
        self.closed = closed_income(grid, covered) if grid.income else 0
        self.fit = 0  # pieces known to have a place here, and those known to have none, as masks
        self.unfit = 0
        self.looked = False
        self.waits: list[int] = []
        self.least_wait = 0
        # Cells that pieces may cover without regard to income, those that keep out of a neighbourhood with fewer.
        self.open = cells_of(self.uncovered & ~self.closed if self.closed else self.uncovered)
        self.open_beside_first = without(self.open, cells_of(beside_first)) if beside_first else self.open
        self.open_beside_second = without(self.open, cells_of(beside_second)) if beside_second else self.open

    def __reduce__(self) -> tuple[Any, ...]:
        return ground_on, (GRIDS.index(self.grid), self.covered, self.beside_first, self.beside_second)

    def with_piece(self, item: int, mask: int) -> Ground:
        """The area with one more piece in it."""
        first, second = self.beside_first, self.beside_second
        shy = SHY_IN_HOUSES[item] if self.grid.house else SHY_ON_BOARDS[item]
        if shy == OF_FIRST:
            first |= spread(mask)
        elif shy == OF_SECOND:
            second |= spread(mask)
        return Ground(self.grid, self.covered | mask, first, second)

    def forbidden_to(self, item: int) -> int:
        """Cells beside what a piece may not touch."""
        shy = SHY_IN_HOUSES[item] if self.grid.house else SHY_ON_BOARDS[item]
        if shy == OF_NONE:
            return 0
        return self.beside_first if shy == OF_FIRST else self.beside_second

    def free_for(self, item: int) -> int:
        """Coverable, uncovered cells that touch nothing the piece may not touch (FO-4.2, FO-4.11, FO-4.22)."""
        forbidden = self.forbidden_to(item)
        return self.uncovered & ~forbidden if forbidden else self.uncovered

    def open_to(self, item: int) -> Cells:
        """The free cells of a piece, closed income cells left out."""
        shy = SHY_IN_HOUSES[item] if self.grid.house else SHY_ON_BOARDS[item]
        if shy == OF_NONE:
            return self.open
        return self.open_beside_first if shy == OF_FIRST else self.open_beside_second

    def anchors(self, item: int, shape: Shape) -> Cells:
        """All legal anchors of one orientation of a piece."""
        found = anchors_in(self.open_to(item), shape)
        if self.closed and shape.size > 1:
            over = self.anchors_over_income(item, shape)
            if over:
                return cells_of(mask_of(found) | over)
        return found

    def takes(self, item: int, shape: Shape) -> bool:
        """Whether one orientation has any anchor; places over closed income cells are tried last."""
        if is_any(anchors_in(self.open_to(item), shape)):
            return True
        return self.closed != 0 and shape.size > 1 and self.anchors_over_income(item, shape) != 0

    def fitting(self, pieces: int) -> int:
        """Those of some pieces, given as a mask, that have a place here."""
        fit, unfit = self.fit, self.unfit
        unknown = pieces & ~fit & ~unfit
        if unknown:
            for item in reversed(listed(unknown, NUMBERS)):
                if not fit & BITS[item]:
                    found = self.with_place(item)
                    fit |= found
                    if not found:
                        unfit |= BITS[item]
            self.fit = fit
            self.unfit = unfit
        return fit & pieces

    def with_place(self, item: int) -> int:
        """A piece and all that certainly fit where it does, as a mask, if it has a place; over closed income last."""
        open_cells = self.open_to(item)
        shapes = SHAPES[item]
        for shape in shapes:
            if is_any(anchors_in(open_cells, shape)):
                return SMALLER_IN_HOUSES[item] if self.grid.house else SMALLER_ON_BOARDS[item]
        if self.closed and shapes[0].size > 1:
            for shape in shapes:
                if self.anchors_over_income(item, shape):
                    return BITS[item]
        return 0

    # --- income (FO-4.13) ----------------------------------------------------------------------------------------

    def anchors_over_income(self, item: int, shape: Shape) -> int:
        """Anchors at which one piece covers a closed income cell and all that it waits for, as a mask."""
        if not self.looked:
            self.waits = first_closed(self.grid, self.covered, self.closed)
            self.least_wait = min(self.waits[1::2], default=MOST_CELLS)
            self.looked = True
        if self.least_wait >= shape.size:
            return 0
        candidates = anchors_in(cells_of(self.free_for(item)), shape)
        if not is_any(candidates):
            return 0
        found = 0
        for number in range(0, len(self.waits), 2):
            if self.waits[number + 1] < shape.size:
                found |= self.anchors_over(self.waits[number], candidates, shape)
        return found

    def anchors_over(self, place: int, candidates: Cells, shape: Shape) -> int:
        """Those among some candidates at which the piece covers one closed income cell."""
        income = self.grid.income[place]
        missing = self.grid.needs[place] & ~self.covered
        found = 0
        for offset in shape.offsets:
            anchor = income - offset
            if anchor >= 0 and has_cell(candidates, anchor):
                piece = shape.mask << anchor
                if not missing & ~piece and self.is_in_order(piece):
                    found |= BITS[anchor]
        return found

    def is_in_order(self, piece: int) -> bool:
        """Every income cell under the piece has all it waits for, covered before or by the piece itself."""
        under = self.closed & piece
        if not under & (under - 1):
            return True  # the one closed cell that the piece was tried for
        covered = self.covered | piece
        for place, bit in enumerate(self.grid.income):
            if under & BITS[bit] and self.grid.needs[place] & ~covered:
                return False
        return True


def ground_on(grid: int, covered: int, beside_first: int, beside_second: int) -> Ground:
    """An area with what lies in it, on a grid by its number."""
    return Ground(GRIDS[grid], covered, beside_first, beside_second)


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


MOST_CELLS: Final = max(shapes[0].size for shapes in SHAPES_TABLE)


def first_closed(grid: Grid, covered: int, closed: int) -> list[int]:
    """The first closed cell of each diagonal and how many cells it waits for, unless no piece is as large as that.

    It is among what the others on its diagonal wait for: a piece over one of them covers it too.
    """
    found: list[int] = []
    start = 0
    for end in grid.track_ends:
        for place in range(start, end):
            if closed & BITS[grid.income[place]]:
                missing = (grid.needs[place] & ~covered).bit_count()
                if missing < MOST_CELLS:
                    found += [place, missing]
                break
        start = end
    return found


def area_grid(area: int) -> int:
    """The grid of an area; a board shows its front until it is turned."""
    if area == HOME:
        return HOME_GRID
    if area < FIRST_STONE_HOUSE:
        return FIRST_BOARD_GRID + area - FIRST_BOARD
    return STONE_HOUSE_GRID if area < FIRST_LONG_HOUSE else LONG_HOUSE_GRID


BARE: Final[list[Ground]] = [Ground(GRIDS[area_grid(area)], 0, 0, 0) for area in range(AREA_COUNT)]
"""A seat's areas before anything lies on them."""
