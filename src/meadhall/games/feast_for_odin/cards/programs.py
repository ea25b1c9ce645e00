"""Effects as small programs: lists of operations, compiled once from the content (FO-11.19).

A printed space and a card clause are the same kind of thing here: a program that the `run` step carries out operation
by operation. Everything a program needs to know is in plain fields of its operations, so frames hold numbers only.
"""

from __future__ import annotations

from typing import Final

# Operations that need no answer.
GAIN: Final = 0
PER: Final = 1
TIER: Final = 2
DOUBLE: Final = 3
WEAPON_TAKE: Final = 4
WEAPON_DRAW: Final = 5
WEAPON_FILL: Final = 6
PRODUCTS: Final = 7
GAIN_IF: Final = 8
WOOD_PER_PLAYER: Final = 9
RUN_PHASE: Final = 10
DRAW_CARD: Final = 11
SHIP_ORE: Final = 12
REPLACE: Final = 13
# Operations that may ask.
EXCHANGE: Final = 20
CHOOSE: Final = 21
UPGRADE: Final = 22
MOUNTAIN: Final = 23
RETURN_VIKINGS: Final = 24
DO_ACTION: Final = 25
USE_SPACE: Final = 26
PLAY_CARDS: Final = 27
PLACE: Final = 28
GAIN_AND_PLACE: Final = 29
GAIN_PICK: Final = 30
FLIP: Final = 31
SWAP_SPECIAL: Final = 32
MOVE_ORE: Final = 33
DICE: Final = 34
OVERSEAS: Final = 35
SALE: Final = 36
FORGE: Final = 37
EXPLORE: Final = 38
EMIGRATE: Final = 39

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


class Op:
    """One operation."""

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.number = len(OPS)
        self.n = 0
        self.count = NO_COUNT
        self.pay: list[int] = []  # item, how many, item, how many
        self.gain: list[int] = []
        self.subs: list[int] = []  # programs to choose from, or one that follows
        self.conditions: list[list[Condition]] = []  # for each of `subs`
        self.thresholds: list[int] = []
        self.gains: list[list[int]] = []
        self.mode = AT_LEAST
        self.steps = 0
        self.direction = UP
        self.only = 0  # kinds of goods, as a mask
        self.items: list[int] = []
        self.areas = 0
        self.column = 0
        self.any_number = False
        self.at_least_one = False
        self.optional = False
        self.same_type = False
        self.is_action = False
        self.is_market = False  # a price of the livestock market
        self.round_price = False
        self.base_price = 0
        self.price_counts: list[Count] = []
        self.price_halves: list[int] = []
        self.price_steps: list[int] = []
        self.load_ore = 0
        self.builds = False
        self.harvests = False
        self.from_feast = False
        OPS.append(self)


class Condition:
    """A count compared with a number."""

    def __init__(self, count: Count, sign: str, number: int) -> None:
        self.count = count
        self.sign = {">=": 0, "==": 1, "<=": 2}[sign]
        self.number = number


OPS: Final[list[Op]] = []
PROGRAMS: Final[list[list[Op]]] = []


def add_program(ops: list[Op]) -> int:
    PROGRAMS.append(ops)
    return len(PROGRAMS) - 1
