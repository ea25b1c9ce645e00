"""The steps, and what all frames of the game have."""

from __future__ import annotations

from typing import Final, TypeVar

from meadhall.games.feast_for_odin.cards.operations import OPS, Op
from meadhall.kernel.state import NamedFrame

# The steps, in the order of the table that `steps.py` builds and of `READERS`.
STARTING_CARD: Final = 0
ROUND: Final = 1
TURN_STEP: Final = 2
SPACE_STEP: Final = 3
RUN: Final = 4
EFFECTS: Final = 5
MOUNTAIN_STEP: Final = 6
UPGRADE_STEP: Final = 7
CHOOSE_STEP: Final = 8
EXCHANGE_STEP: Final = 9
DICE_STEP: Final = 10
OVERSEAS_STEP: Final = 11
SALE_STEP: Final = 12
EMIGRATE_STEP: Final = 13
PLAY_CARDS_STEP: Final = 14
LAY_STEP: Final = 15
PLACE_STEP: Final = 16
FLIP_STEP: Final = 17
RECALL_STEP: Final = 18
FEAST_STEP: Final = 19
WINDOW: Final = 20
DRAW_STEP: Final = 21
PICK_STEP: Final = 22

AnyOp = TypeVar("AnyOp", bound=Op)

NONE: Final = -1
NO_NUMBERS: Final[list[int]] = []


class Frame(NamedFrame):
    """What all frames of the game have."""

    seat: int
    """Whose step it is; NONE if it is the table's."""

    def clone(self) -> Frame:
        raise NotImplementedError


def operation(number: int, kind: type[AnyOp]) -> AnyOp:
    """The operation of a kind that a position names by its number."""
    op = OPS[number] if 0 <= number < len(OPS) else None
    if not isinstance(op, kind):
        raise ValueError(f"no such operation: {number}")
    return op


def flag(number: int) -> bool:
    if number not in (0, 1):
        raise ValueError(f"{number} is neither 0 nor 1")
    return number == 1
