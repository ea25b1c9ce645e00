"""Sets of cells of a grid as three machine words, four rows in each, for what is asked of a whole area at once.

A mask over a grid is wider than a machine word, and every step of arithmetic on one makes another long number.
Compiled, a step here takes a few instructions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meadhall.games.feast_for_odin.board.boards import COLUMNS, ROW, ROWS, Shape
from meadhall.games.feast_for_odin.board.masks import GROUP, PATTERNS, members
from meadhall.games.feast_for_odin.codes import CELL

if TYPE_CHECKING:
    # Compiled, a machine word; there is nothing to import where it is plain Python.
    from mypy_extensions import i64

    Cells = tuple[i64, i64, i64]

WORD: Final = 56  # four rows of ROW bits
WORD_MASK: Final = (1 << 56) - 1
WORD_STEP: Final = 1024
"""How many patterns the eight groups of a word have together."""
CELL_CODES: Final[list[list[int]]] = members([CELL + COLUMNS * row + at for row in range(ROWS) for at in (0, GROUP)])
"""Cells of a grid, each row two groups, as answers."""

assert ROW == 2 * GROUP and 4 * ROW == WORD and WORD_STEP == PATTERNS * WORD // GROUP


def no_cells() -> Cells:
    return 0, 0, 0


def cells_of(mask: int) -> Cells:
    """A mask over a grid as words."""
    # What lies beside the last row is no cell, and left out.
    return mask & WORD_MASK, mask >> WORD & WORD_MASK, mask >> 2 * WORD & WORD_MASK


def cells_at(outline: i64, anchor: i64) -> Cells:
    """The cells of a piece, given as a mask from its anchor, where it lies."""
    by = anchor % WORD
    first = outline << by & WORD_MASK
    second = outline >> WORD - by & WORD_MASK
    if anchor < WORD:
        # In two steps: shifted by as much as a machine word has bits, a word may come out as anything.
        return first, second, outline >> WORD - by >> WORD
    if anchor < 2 * WORD:
        return 0, first, second
    return 0, 0, first


def mask_of(cells: Cells) -> int:
    """The words as one mask again."""
    low: int = cells[0]
    middle: int = cells[1]
    high: int = cells[2]
    return low | middle << WORD | high << 2 * WORD


def is_any(cells: Cells) -> bool:
    return (cells[0] | cells[1] | cells[2]) != 0


def common(cells: Cells, others: Cells) -> Cells:
    return cells[0] & others[0], cells[1] & others[1], cells[2] & others[2]


def together(cells: Cells, others: Cells) -> Cells:
    return cells[0] | others[0], cells[1] | others[1], cells[2] | others[2]


def without(cells: Cells, others: Cells) -> Cells:
    return cells[0] & ~others[0], cells[1] & ~others[1], cells[2] & ~others[2]


def number_of(cells: Cells, most: i64) -> i64:
    """How many there are, counted no further than so many."""
    low, middle, high = cells
    number: i64 = 0
    while number < most and (low | middle | high) != 0:
        number += 1
        if low:
            low &= low - 1
        elif middle:
            middle &= middle - 1
        else:
            high &= high - 1
    return number


def beside(cells: Cells) -> Cells:
    """The cells that share an edge with one of them (FO-4.8)."""
    return together(next_to(cells, 1), next_to(cells, ROW))


def next_to(cells: Cells, step: i64) -> Cells:
    """The cells one step before or after one of them."""
    low, middle, high = cells
    rest = WORD - step
    return (
        (low << step | low >> step | middle << rest) & WORD_MASK,
        (middle << step | low >> rest | middle >> step | high << rest) & WORD_MASK,
        (high << step | middle >> rest | high >> step) & WORD_MASK,
    )


def has_cell(cells: Cells, bit: i64) -> bool:
    """Whether a cell, by its bit in a mask, is among them."""
    if bit < WORD:
        return cells[0] >> bit & 1 != 0
    if bit < 2 * WORD:
        return cells[1] >> bit - WORD & 1 != 0
    return cells[2] >> bit - 2 * WORD & 1 != 0


def has_none(cells: Cells, bits: list[int]) -> bool:
    """Whether none of some cells, by their bits in a mask, is among them."""
    for bit in bits:
        if has_cell(cells, bit):
            return False
    return True


def run_of(cells: Cells, length: i64, step: i64) -> Cells:
    """Cells that begin a run of so many cells, one row or one column apart; runs double in length while they can."""
    low, middle, high = cells
    have: i64 = 1
    while have < length:
        more = length - have
        if have < more:
            more = have
        by = more * step
        rest = WORD - by
        low &= low >> by | middle << rest & WORD_MASK
        middle &= middle >> by | high << rest & WORD_MASK
        high &= high >> by
        have += more
    return low, middle, high


def anchors_in(free: Cells, shape: Shape) -> Cells:
    """Every anchor at which all cells of the shape lie on free cells."""
    if shape.full:
        return run_of(run_of(free, shape.width, 1), shape.height, ROW)
    low, middle, high = free
    found_low: i64 = WORD_MASK
    found_middle: i64 = WORD_MASK
    found_high: i64 = WORD_MASK
    for offset in shape.offsets:
        by: i64 = offset
        if by < WORD:
            rest = WORD - by
            found_low &= low >> by | middle << rest & WORD_MASK
            found_middle &= middle >> by | high << rest & WORD_MASK
            found_high &= high >> by
        else:
            by -= WORD
            rest = WORD - by
            found_low &= middle >> by | high << rest & WORD_MASK
            found_middle &= high >> by
            found_high = 0
    return found_low, found_middle, found_high


def cell_codes(cells: Cells) -> list[int]:
    """The cells as answers, row by row."""
    found: list[int] = []
    add_codes(found, cells[0], 0)
    add_codes(found, cells[1], WORD_STEP)
    add_codes(found, cells[2], 2 * WORD_STEP)
    return found


def add_codes(found: list[int], word: i64, place: i64) -> None:
    """The cells of one word, whose patterns begin at a place of the table."""
    while word:
        pattern = word & 127
        if pattern:
            found.extend(CELL_CODES[place + pattern])
        word >>= GROUP
        place += PATTERNS
