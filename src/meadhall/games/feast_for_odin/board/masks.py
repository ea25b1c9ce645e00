"""Small sets as masks, and as lists where a list is wanted: seven bits at a time, each pattern of them by table."""

from __future__ import annotations

from typing import Final

from meadhall.games.feast_for_odin.board.boards import COLUMNS, ROW, ROWS
from meadhall.games.feast_for_odin.codes import CELL, LAY

GROUP: Final = 7
PATTERNS: Final = 128
SMALL_BITS: Final = 56
SMALL: Final = (1 << 56) - 1
"""Eight groups, or four rows of a grid: as much of a wide mask as is still a small number."""
WIDE_STEP: Final = 1024
"""How many patterns eight groups have together."""


def members(starts: list[int]) -> list[list[int]]:
    """A table for `listed`: what the first bit of each group stands for, the others of the group counted on."""
    return [
        [start + bit for bit in range(GROUP) if pattern >> bit & 1] for start in starts for pattern in range(PATTERNS)
    ]


NUMBERS: Final[list[list[int]]] = members(list(range(0, 63, GROUP)))
"""The bits of a mask as their own numbers."""
LAY_CODES: Final[list[list[int]]] = members([LAY + item for item in range(0, 63, GROUP)])
"""Pieces of a mask as answers that begin to lay them."""
CELL_CODES: Final[list[list[int]]] = members([CELL + COLUMNS * row + at for row in range(ROWS) for at in (0, GROUP)])
"""Cells of a grid, each row two groups, as answers."""

assert ROW == 2 * GROUP


def listed(mask: int, table: list[list[int]]) -> list[int]:
    """What the bits of a mask below 2**63 stand for, lowest first."""
    found: list[int] = []
    place = 0
    while mask:
        pattern = mask & 127
        if pattern:
            found.extend(table[place + pattern])
        mask >>= GROUP
        place += PATTERNS
    return found


def listed_cells(mask: int) -> list[int]:
    """The cells of a mask over a grid as answers, row by row."""
    found: list[int] = []
    start = 0
    while mask:
        rest = mask & SMALL
        mask >>= SMALL_BITS
        place = start
        start += WIDE_STEP
        while rest:
            pattern = rest & 127
            if pattern:
                found.extend(CELL_CODES[place + pattern])
            rest >>= GROUP
            place += PATTERNS
    return found
