"""An area as it lies (FO-4): where in it a piece may be laid, found for the whole area at once.

The anchors of an orientation are one mask: the AND of the free cells shifted by each cell of the piece. Income cells
whose rectangle is still open are left out of the free cells; the few places where one piece covers such a cell together
with everything it waits for (FO-4.13) are tried one by one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

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
from meadhall.games.feast_for_odin.board.cells import (
    anchors_in,
    beside,
    cells_at,
    cells_of,
    common,
    has_cell,
    is_any,
    mask_of,
    no_cells,
    number_of,
    together,
    without,
)
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


MOST_CELLS: Final = max(shapes[0].size for shapes in SHAPES_TABLE)
COVERABLE: Final[list[Cells]] = [cells_of(grid.coverable) for grid in GRIDS]
NEEDS: Final[list[list[Cells]]] = [[cells_of(mask) for mask in grid.needs] for grid in GRIDS]
"""What each income cell of each grid waits for."""
LATER: Final[list[list[Cells]]] = [[cells_of(mask) for mask in grid.later] for grid in GRIDS]


@final
class Ground:
    """One area as it lies now. It is never changed, only replaced when a piece is laid, so copies of a table share it.

    What has been found out about it is remembered with it.
    """

    def __init__(self, grid: Grid, bare: Cells, first: Cells, second: Cells) -> None:
        self.grid = grid
        self.bare = bare  # cells that can be covered and aren't
        self.first = first  # cells beside green pieces on boards, orange ones in houses
        self.second = second  # cells beside red pieces in houses
        self.shut = closed_income(grid, bare) if grid.income else no_cells()
        self.has_shut = is_any(self.shut)
        self.open = without(bare, self.shut)
        self.fit = 0  # pieces known to have a place here, and those known to have none, as masks
        self.unfit = 0
        self.looked = False
        self.waits: list[int] = []
        self.least_wait = MOST_CELLS
        self.uncovered_mask = -1  # until somebody asks for it

    def __reduce__(self) -> tuple[Any, ...]:
        return ground_on, (self.grid.number, self.covered, mask_of(self.first), mask_of(self.second))

    # --- as masks, for whoever doesn't ask at every decision -------------------------------------------------------

    @property
    def uncovered(self) -> int:
        """Cells that can be covered and aren't."""
        if self.uncovered_mask < 0:
            self.uncovered_mask = mask_of(self.bare)
        return self.uncovered_mask

    @property
    def covered(self) -> int:
        return self.grid.coverable & ~self.uncovered

    @property
    def closed(self) -> int:
        """Income cells that may not be covered yet without what they wait for."""
        return mask_of(self.shut)

    def forbidden_to(self, item: int) -> int:
        """Cells beside what a piece may not touch."""
        return mask_of(self.shunned_by(item))

    # --- where a piece may lie -------------------------------------------------------------------------------------

    def with_piece(self, item: int, outline: int, anchor: int) -> Ground:
        """The area with one more piece in it."""
        piece = cells_at(outline, anchor)
        first, second = self.first, self.second
        shy = SHY_IN_HOUSES[item] if self.grid.house else SHY_ON_BOARDS[item]
        if shy == OF_FIRST:
            first = together(first, beside(piece))
        elif shy == OF_SECOND:
            second = together(second, beside(piece))
        return Ground(self.grid, without(self.bare, piece), first, second)

    def shunned_by(self, item: int) -> Cells:
        """Cells beside what a piece may not touch (FO-4.11, FO-4.22)."""
        shy = SHY_IN_HOUSES[item] if self.grid.house else SHY_ON_BOARDS[item]
        if shy == OF_NONE:
            return no_cells()
        return self.first if shy == OF_FIRST else self.second

    def open_to(self, item: int) -> Cells:
        """Coverable, uncovered cells that touch nothing the piece may not touch, closed income cells left out."""
        return without(self.open, self.shunned_by(item))

    def anchors(self, item: int, shape: Shape) -> Cells:
        """All legal anchors of one orientation of a piece."""
        found = anchors_in(self.open_to(item), shape)
        if self.has_shut and shape.size > 1:
            return together(found, self.anchors_over_income(item, shape))
        return found

    def takes(self, item: int, shape: Shape) -> bool:
        """Whether one orientation has any anchor; places over closed income cells are tried last."""
        if is_any(anchors_in(self.open_to(item), shape)):
            return True
        return self.has_shut and shape.size > 1 and is_any(self.anchors_over_income(item, shape))

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
        if self.has_shut and shapes[0].size > 1:
            for shape in shapes:
                if is_any(self.anchors_over_income(item, shape)):
                    return BITS[item]
        return 0

    # --- income (FO-4.13) ----------------------------------------------------------------------------------------

    def anchors_over_income(self, item: int, shape: Shape) -> Cells:
        """Anchors at which one piece covers a closed income cell and all that it waits for."""
        if not self.looked:
            self.look_for_waits()
        if self.least_wait >= shape.size:
            return no_cells()
        candidates = anchors_in(without(self.bare, self.shunned_by(item)), shape)
        if not is_any(candidates):
            return no_cells()
        found = no_cells()
        for number in range(0, len(self.waits), 2):
            if self.waits[number + 1] < shape.size:
                found = together(found, self.anchors_over(self.waits[number], candidates, shape))
        return found

    def look_for_waits(self) -> None:
        """The first closed cell of each diagonal and how many cells it waits for, unless no piece is as large as that.

        It is among what the others on its diagonal wait for: a piece over one of them covers it too.
        """
        self.looked = True
        grid = self.grid
        needs = NEEDS[grid.number]
        start = 0
        for end in grid.track_ends:
            for place in range(start, end):
                if has_cell(self.shut, grid.income[place]):
                    missing: int = number_of(common(needs[place], self.bare), MOST_CELLS)
                    if missing < MOST_CELLS:
                        self.waits += [place, missing]
                        self.least_wait = min(self.least_wait, missing)
                    break
            start = end

    def anchors_over(self, place: int, candidates: Cells, shape: Shape) -> Cells:
        """Those among some candidates at which the piece covers one closed income cell."""
        income = self.grid.income[place]
        missing = common(NEEDS[self.grid.number][place], self.bare)
        found = no_cells()
        for offset in shape.offsets:
            anchor = income - offset
            if anchor >= 0 and has_cell(candidates, anchor):
                piece = cells_at(shape.mask, anchor)
                if not is_any(without(missing, piece)) and self.is_in_order(piece):
                    found = together(found, cells_at(1, anchor))
        return found

    def is_in_order(self, piece: Cells) -> bool:
        """Every income cell under the piece has all it waits for, covered before or by the piece itself."""
        under = common(self.shut, piece)
        if number_of(under, 2) < 2:
            return True  # the one closed cell that the piece was tried for
        bare = without(self.bare, piece)
        needs = NEEDS[self.grid.number]
        for place, bit in enumerate(self.grid.income):
            if has_cell(under, bit) and is_any(common(needs[place], bare)):
                return False
        return True


def ground_with(grid: Grid, covered: int, beside_first: int, beside_second: int) -> Ground:
    """An area with what lies in it, by masks."""
    bare = without(COVERABLE[grid.number], cells_of(covered))
    return Ground(grid, bare, cells_of(beside_first), cells_of(beside_second))


def ground_on(grid: int, covered: int, beside_first: int, beside_second: int) -> Ground:
    """The same, on a grid by its number."""
    return ground_with(GRIDS[grid], covered, beside_first, beside_second)


def closed_income(grid: Grid, bare: Cells) -> Cells:
    """Income cells that may not be covered yet without what they wait for."""
    closed = no_cells()
    needs = NEEDS[grid.number]
    place = 0
    for end in grid.track_ends:
        # What an income cell waits for, those further up its diagonal wait for too.
        while place < end:
            if is_any(common(needs[place], bare)):
                closed = together(closed, LATER[grid.number][place])
                place = end
            else:
                place += 1
    return common(closed, bare)


def area_grid(area: int) -> int:
    """The grid of an area; a board shows its front until it is turned."""
    if area == HOME:
        return HOME_GRID
    if area < FIRST_STONE_HOUSE:
        return FIRST_BOARD_GRID + area - FIRST_BOARD
    return STONE_HOUSE_GRID if area < FIRST_LONG_HOUSE else LONG_HOUSE_GRID


BARE: Final[list[Ground]] = [ground_on(area_grid(area), 0, 0, 0) for area in range(AREA_COUNT)]
"""A seat's areas before anything lies on them."""
