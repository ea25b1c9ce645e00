"""Effects as small programs: lists of operations, read once from the content (FO-11.19).

A printed space and a card clause are the same kind of thing here: a program that the `run` step carries out operation
by operation (see `operations`). Here are the counts, conditions and names that operations and clauses speak of.
"""

from __future__ import annotations

from typing import Final

# What a count expression counts (FO-11.23).
COUNT_NOTHING: Final = 0
COUNT_PLAYERS: Final = 1
COUNT_INCOME: Final = 2
COUNT_HOUSES: Final = 3
COUNT_ANIMAL_TYPES: Final = 4
COUNT_SHIP_SETS: Final = 5
COUNT_ORE_ON_SHIPS: Final = 6
COUNT_SPECIALS: Final = 7
COUNT_BOARDS: Final = 8
COUNT_ORE_SHIPS: Final = 9  # longships carrying at least so much ore
COUNT_SHIP: Final = 10
COUNT_ANIMAL: Final = 11
COUNT_SUPPLY: Final = 12
COUNT_AT_PHASE_START: Final = 13
COUNT_COLOUR_KINDS: Final = 14
COUNT_PAIRS: Final = 15
COUNT_FEAST: Final = 16
COUNT_VIKINGS_COLUMN: Final = 17
COUNT_VIKINGS_GROUP: Final = 18
COUNT_BOATS_USED: Final = 19
COUNT_MOUNTAIN_TYPES: Final = 20
COUNT_PAID_TYPES: Final = 21

LARGE_SHIPS: Final = -1
"""Knarrs and longships together, where a count names a ship."""

# How the steps of a tier are read (FO-11.8).
AT_LEAST: Final = 0
EXACTLY: Final = 1
AT_MOST: Final = 2
CUMULATIVE: Final = 3

# Where an upgrade moves sideways.
UP: Final = 0
UP_RIGHT: Final = 1
UP_LEFT: Final = -1

# Phases a card may run for its owner.
FEAST_SELF: Final = 0
BREEDING_SELF: Final = 1
BONUS_HOUSES: Final = 2
BONUS_HOME: Final = 3

# Where Vikings come back from.
ANY_SPACE: Final = 0
THIS_SPACE: Final = 1
EACH_SPACE: Final = 2

# Dice actions, in the order of the content's action types.
HUNTING_GAME: Final = 0
LAYING_A_SNARE: Final = 1
WHALING: Final = 2
RAIDING: Final = 3
PILLAGING: Final = 4
DICE_NAMES: Final[list[str]] = ["hunting_game", "laying_a_snare", "whaling", "raiding", "pillaging"]

ACTION_TYPES: Final[list[str]] = [
    "hunting_game", "laying_a_snare", "whaling", "raiding", "pillaging", "plundering", "exploration", "emigration",
    "overseas_trading", "special_sale", "mountain", "upgrade", "draw_occupation", "play_occupation",
    "house_building", "ship_building",
]  # fmt: skip
PLUNDERING: Final = 5
EXPLORATION: Final = 6
EMIGRATION: Final = 7
OVERSEAS_TRADING: Final = 8
UPGRADING: Final = 11

ANY_WEAPON: Final = 100
"""Stands in a payment for a weapon of any type."""

GROUPS: Final[list[str]] = [
    "build_houses", "build_ships", "hunting", "livestock_market", "weekly_market", "products", "crafting",
    "mountains_trade", "sailing", "emigration_occupation",
]  # fmt: skip


class Count:
    """A number to be taken from the table at the moment of use."""

    def __init__(self, kind: int, a: int = 0, b: int = 0) -> None:
        self.kind = kind
        self.a = a
        self.b = b


NO_COUNT: Final = Count(COUNT_NOTHING)


class Condition:
    """A count compared with a number."""

    def __init__(self, count: Count, sign: str, number: int) -> None:
        self.count = count
        self.sign = {">=": 0, "==": 1, "<=": 2}[sign]
        self.number = number
