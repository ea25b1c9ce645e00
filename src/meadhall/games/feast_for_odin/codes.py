"""The integers of the action space: each kind of answer has a block, each answer a place in it.

`actions.py` spells the same space out as values with notation; a test keeps the two in step.
"""

from __future__ import annotations

from typing import Final

SPACE: Final = 0  # + space: send Vikings there (D03)
PASS: Final = 65  # no more Vikings this round (D03)
COPY: Final = 66  # + printed space: to imitate, or to use through a card (D04, D26, D34)
PLAY: Final = 127  # + card: play it from the hand (D02, D05, D06, D07)
USE: Final = 317  # + clause: use what a card offers (D23, D30)
OPTION: Final = 494  # + place: one of several options (D09, D10, D17, D23)
DONE: Final = 500  # stop, decline, or close a window
TAKE: Final = 501  # see `take_code`: items of a mountain strip (D11)
UPGRADE: Final = 533  # see `upgrade_code` (D12)
TURN_OVER: Final = 629  # + good: turn a tile to its other side (D13, D26)
PICK: Final = 661  # + item: one piece of several kinds (D08, D14, D15, D22, D26)
EXPLORE: Final = 726  # + board side (D16)
BOATS: Final = 734  # see `boats_code` (D19)
ROLL: Final = 750  # the first roll, or another (D20)
KEEP: Final = 751  # keep the roll (D20)
FAIL: Final = 752  # declare failure (D21, D22)
PAY: Final = 753  # see `payment_code` (D21)
SPEND: Final = 922  # + how many (D22)
LAY: Final = 971  # + piece: begin to lay it (D27)
AREA: Final = 1021  # + area
TURN: Final = 1034  # + orientation
CELL: Final = 1042  # + cell, row by row
FILL: Final = 1198  # + 0 wood, 1 stone on a shed, 2 and 3 on a stone house (D31)
BUY: Final = 1202  # + ship (D28)
LOAD: Final = 1205  # + 0 whaling boat, 1 to 3 a longship carrying one less (D29)
RECALL: Final = 1209  # + space: bring Vikings back from it (D25)
FOOD: Final = 1274  # + `food_piece` (D36)
FOOD_SILVER: Final = 1338  # a silver on the table
FOOD_NOTHING: Final = 1339  # leave the column empty
CODE_COUNT: Final = 1340

MOST_SPENT: Final = 48
MOST_PAID: Final = 12
CLAUSE_COUNT: Final = 177
STRIP_TAKES: Final = 4
UPGRADE_STEPS: Final = 3
BOAT_NUMBERS: Final = 4  # none to three boats
PAID_NUMBERS: Final = 13  # none to MOST_PAID

# --- answers of two numbers ----------------------------------------------------------------------------------------


def take_code(strip: int, number: int) -> int:
    """So many items of a mountain strip."""
    return TAKE + STRIP_TAKES * strip + number - 1


def taken_of(code: int) -> tuple[int, int]:
    """The strip and the number of items that an answer takes."""
    return (code - TAKE) // STRIP_TAKES, (code - TAKE) % STRIP_TAKES + 1


def upgrade_code(good: int, steps: int) -> int:
    return UPGRADE + UPGRADE_STEPS * good + steps - 1


def upgrade_of(code: int) -> tuple[int, int]:
    """The good that an answer moves up, and by how many steps."""
    return (code - UPGRADE) // UPGRADE_STEPS, (code - UPGRADE) % UPGRADE_STEPS + 1


def boats_code(empty: int, loaded: int) -> int:
    """Whaling boats used, without and with loaded ore."""
    return BOATS + BOAT_NUMBERS * empty + loaded


def boats_of(code: int) -> tuple[int, int]:
    return (code - BOATS) // BOAT_NUMBERS, (code - BOATS) % BOAT_NUMBERS


def payment_code(wood: int, weapons: int) -> int:
    """What is paid for a low roll."""
    return PAY + PAID_NUMBERS * wood + weapons


def payment_of(code: int) -> tuple[int, int]:
    """The wood and the weapons that an answer pays."""
    return (code - PAY) // PAID_NUMBERS, (code - PAY) % PAID_NUMBERS


def food_piece(good: int, upright: int) -> int:
    """A piece of food on the table, lengthwise or upright: the answer that lays it is FOOD and this number."""
    return 2 * good + upright


def food_of(piece: int) -> int:
    """The good a piece of food is of."""
    return piece // 2


def is_upright(piece: int) -> bool:
    return piece % 2 == 1


def is_window_code(code: int) -> bool:
    """Laying, filling, buying and loading are answers to no question in particular; cards are told by their clause."""
    return LAY <= code < AREA or FILL <= code < RECALL
