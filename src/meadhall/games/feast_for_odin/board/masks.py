"""Small sets as masks, and as lists where a list is wanted: seven bits at a time, each pattern of them by table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meadhall.games.feast_for_odin.codes import LAY

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, a machine word

GROUP: Final = 7
PATTERNS: Final = 128


def members(starts: list[int]) -> list[list[int]]:
    """A table for `listed`: what the first bit of each group stands for, the others of the group counted on."""
    return [
        [start + bit for bit in range(GROUP) if pattern >> bit & 1] for start in starts for pattern in range(PATTERNS)
    ]


NUMBERS: Final[list[list[int]]] = members(list(range(0, 63, GROUP)))
"""The bits of a mask as their own numbers."""
LAY_CODES: Final[list[list[int]]] = members([LAY + item for item in range(0, 63, GROUP)])
"""Pieces of a mask as answers that begin to lay them."""


def listed(mask: i64, table: list[list[int]]) -> list[int]:
    """What the bits of a mask below 2**63 stand for, lowest first."""
    found: list[int] = []
    place: i64 = 0
    while mask:
        pattern = mask & 127
        if pattern:
            found.extend(table[place + pattern])
        mask >>= GROUP
        place += PATTERNS
    return found
