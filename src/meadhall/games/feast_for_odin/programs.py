"""Effects as small programs: lists of operations, compiled once from the content (FO-11.19).

A printed space and a card clause are the same kind of thing here: a program that the `run` step carries out operation
by operation. Everything a program needs to know is in plain fields of its operations, so frames hold numbers only.
"""

from __future__ import annotations

from typing import Any, Final

from meadhall.games.feast_for_odin.boards import BOARD_AREAS, FIRST_LONG_HOUSE, FIRST_STONE_HOUSE, HOME_AREAS
from meadhall.games.feast_for_odin.items import (
    COLOUR,
    COLOUR_NAMES,
    GOODS_END,
    ITEM_OF_NAME,
    ITEMS,
    KIND,
    SPECIALS,
)

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


# --- reading the content -------------------------------------------------------------------------------------------


def pairs(items: Any) -> list[int]:
    """Items and numbers of a plain set; what is computed at the moment of use is left to the operation."""
    flat: list[int] = []
    for name, number in items.items():
        if isinstance(number, int) and number:
            flat += [ANY_WEAPON if name == "any_weapon" else ITEM_OF_NAME[name], number]
    return flat


def read_count(text: str) -> Count:
    head, _, tail = text.partition(":")
    plain = {
        "players": COUNT_PLAYERS, "income": COUNT_INCOME, "house": COUNT_HOUSES, "animal_types": COUNT_ANIMAL_TYPES,
        "ship_sets": COUNT_SHIP_SETS, "ore_on_ships": COUNT_ORE_ON_SHIPS, "special_tiles": COUNT_SPECIALS,
        "exploration_boards": COUNT_BOARDS, "event:boats_used": COUNT_BOATS_USED,
        "event:mountain_types_taken": COUNT_MOUNTAIN_TYPES, "event:resource_types_paid": COUNT_PAID_TYPES,
    }  # fmt: skip
    if text in plain:
        return Count(plain[text])
    if head.startswith("longships_with_ore>="):
        return Count(COUNT_ORE_SHIPS, int(head.rsplit("=", 1)[1]))
    if head == "vikings_on":
        kind, _, name = tail.partition("=")
        if kind == "column":
            return Count(COUNT_VIKINGS_COLUMN, int(name))
        return Count(COUNT_VIKINGS_GROUP, GROUPS.index(name))
    if head == "ship":
        return Count(COUNT_SHIP, LARGE_SHIPS if tail == "large" else ITEM_OF_NAME[tail])
    if head == "supply_types":
        return Count(COUNT_COLOUR_KINDS, COLOUR_NAMES.index(tail))
    if head == "supply_pairs":
        first, second = tail.split("+")
        return Count(COUNT_PAIRS, ITEM_OF_NAME[first], ITEM_OF_NAME[second])
    kinds = {"animal": COUNT_ANIMAL, "weapon": COUNT_SUPPLY, "supply": COUNT_SUPPLY,
             "supply_at_phase_start": COUNT_AT_PHASE_START, "feast_placed": COUNT_FEAST}  # fmt: skip
    return Count(kinds[head], ITEM_OF_NAME[tail])


def read_conditions(entries: Any) -> list[Condition]:
    return [Condition(read_count(count), sign, int(number)) for count, sign, number in entries or []]


def goods_mask(data: Any) -> int:
    """Which goods an upgrade may move: all, those named, or those of the named colours."""
    mask = 0
    for item in range(GOODS_END):
        kind = ITEMS[KIND[item]]
        if "only" in data and kind not in data["only"]:
            continue
        if "colors" in data and COLOUR_NAMES[COLOUR[item]] not in data["colors"]:
            continue
        mask |= 1 << item
    return mask


def read_areas(names: Any) -> int:
    masks = {"home": HOME_AREAS, "exploration": BOARD_AREAS, "shed": 0, "stone_house": 7 << FIRST_STONE_HOUSE,
             "long_house": 31 << FIRST_LONG_HOUSE}  # fmt: skip
    mask = 0
    for name in names:
        mask |= masks[name]
    return mask


def read_amount(op: Op, amount: Any) -> None:
    """A number, or a count: so many per unit, or by steps."""
    if isinstance(amount, int):
        op.n = amount
    elif "per" in amount:
        op.count = read_count(amount["per"])
    else:
        op.count = read_count(amount["tier"])
        op.thresholds = [int(step[0]) for step in amount["steps"]]
        op.gains = [[int(step[1])] for step in amount["steps"]]


def read_ops(entries: Any) -> int:
    """A program from a `do` list."""
    return add_program([read_op(entry) for entry in entries])


def read_op(data: Any) -> Op:
    match data["op"]:
        case "gain":
            return read_gain(data)
        case "exchange":
            return read_exchange(data)
        case "choose":
            op = Op(CHOOSE)
            op.any_number = data["pick"] == "any"
            op.subs = [add_program([read_op(option)]) for option in data["options"]]
            op.conditions = [read_conditions(option.get("if")) for option in data["options"]]
            return op
        case "tier":
            return read_tier(data)
        case "per":
            op = Op(PER)
            op.count = read_count(data["of"])
            op.gain = pairs(data["gain"])
            return op
        case "upgrade":
            return read_upgrade(data)
        case "mountain":
            op = Op(MOUNTAIN)
            op.items = [int(data["n"])]
            for name in data.get("only", []):
                op.only |= 1 << ITEM_OF_NAME[name]
            return op
    return read_rare_op(data)


def read_gain(data: Any) -> Op:
    for name, number in data["items"].items():
        if isinstance(number, dict):
            op = Op(DOUBLE)
            op.items = [ITEM_OF_NAME[name]]
            op.n = int(number["cap_total"])
            return op
    op = Op(GAIN)
    op.gain = pairs(data["items"])
    return op


def read_exchange(data: Any) -> Op:
    op = Op(EXCHANGE)
    op.pay = pairs(data["pay"])
    op.gain = pairs(data["gain"])
    op.load_ore = int(data.get("load_ore", 0))
    op.builds = data.get("counts_as") == "ship_building"
    op.harvests = data.get("emits") == "phase:harvest"
    price = data["pay"].get("silver")
    if price == "round":
        op.round_price = True
    elif isinstance(price, dict):
        op.base_price = int(price["base"])
        op.price_counts = [read_count(name) for name, _ in price.get("minus", [])]
        op.price_halves = [int(2 * weight) for _, weight in price.get("minus", [])]
        if "minus_tier" in price:
            op.count = read_count(price["minus_tier"][0])
            op.price_steps = [int(number) for step in price["minus_tier"][1] for number in step]
    return op


def read_tier(data: Any) -> Op:
    op = Op(TIER)
    op.count = read_count(data["of"])
    op.thresholds = [int(step[0]) for step in data["steps"]]
    op.gains = [pairs(step[1]) for step in data["steps"]]
    op.mode = {"at_least": AT_LEAST, "exactly": EXACTLY, "at_most": AT_MOST}[data["mode"]]
    if data.get("cumulative"):
        op.mode = CUMULATIVE
    return op


def read_upgrade(data: Any) -> Op:
    op = Op(UPGRADE)
    op.n = int(data["n"])
    op.steps = int(data["steps"])
    op.direction = {"up": UP, "up_right": UP_RIGHT, "up_left": UP_LEFT}[data["dir"]]
    op.only = goods_mask(data)
    op.same_type = bool(data.get("same_type"))
    op.is_action = bool(data.get("is_action"))
    op.pay = pairs(data.get("pay", {}))
    if "times" in data:
        op.count = read_count(data["times"]["per"])
    return op


def read_rare_op(data: Any) -> Op:
    """Operations few cards have."""
    match data["op"]:
        case "weapon_take":
            op = Op(WEAPON_TAKE)
            op.gain = pairs(data["cards"])
        case "weapon_draw":
            op = Op(WEAPON_DRAW)
            read_amount(op, data["n"])
        case "weapon_fill":
            op = Op(WEAPON_FILL)
            op.n = int(data["to"])
        case "run_phase":
            op = Op(RUN_PHASE)
            op.n = {"feast": FEAST_SELF, "breeding": BREEDING_SELF}.get(
                data["phase"], BONUS_HOUSES if data["scope"] == "houses" else BONUS_HOME
            )
        case "return_vikings":
            op = Op(RETURN_VIKINGS)
            op.n = int(data["n"])
            op.mode = {"any_space": ANY_SPACE, "this_space": THIS_SPACE, "each_space": EACH_SPACE}[data["source"]]
            op.column = int(data.get("column", 0))
            op.pay = pairs(data.get("pay", {}))
            op.round_price = data.get("pay", {}).get("silver") == "round"
        case "do_action":
            op = Op(DO_ACTION)
            op.n = ACTION_TYPES.index(data["type"])
            op.pay = pairs(data.get("pay", {}))
            op.optional = bool(data.get("opt"))
            if "discount" in data:
                op.count = read_count(data["discount"]["silver"]["per"])
        case "use_space":
            op = Op(USE_SPACE)
            op.column = int(data["column"])
            op.mode = 1 if data["state"] == "occupied" else 0
            op.pay = pairs(data.get("pay", {}))
        case "play_occupation":
            op = Op(PLAY_CARDS)
            op.n = int(data["n"])
            op.pay = pairs(data.get("pay", {}))
            op.at_least_one = True
        case _:
            op = read_tile_op(data)
    return op


def read_tile_op(data: Any) -> Op:
    """Operations that pick, turn or place pieces."""
    match data["op"]:
        case "place":
            op = Op(PLACE)
            op.from_feast = data["items"][0].startswith("feast:")
            op.items = [ITEM_OF_NAME[name.removeprefix("feast:")] for name in data["items"]]
            op.any_number = data["n"] == "any"
            op.areas = read_areas(data["areas"])
            op.subs = [read_ops(data["then"])] if "then" in data else []
        case "gain_and_place":
            op = Op(GAIN_AND_PLACE)
            op.items = [ITEM_OF_NAME[data["item"]]]
            op.areas = read_areas(data["areas"])
            read_amount(op, data["n"])
        case "gain_pick":
            op = Op(GAIN_PICK)
            op.n = int(data["count_eq"])
            op.items = [ITEM_OF_NAME[name] for name in data["exclude"]]
        case "flip":
            op = Op(FLIP)
            read_amount(op, data["n"])
            op.items = [ITEM_OF_NAME[name] for name in data.get("only", [])]
        case "swap_special":
            op = Op(SWAP_SPECIAL)
            op.n = ITEM_OF_NAME[data["tile"]]
            op.items = [ITEM_OF_NAME[name] for name in data["fill"]]
            assert op.n >= SPECIALS
        case "replace_gain":
            op = Op(REPLACE)
            # Either the stated good gives way, or whatever good the event was about.
            replaced, instead = data["options"][0]
            op.gain = pairs(instead) if replaced == "bonus" else [ITEM_OF_NAME["game_meat"], 1]
        case "move_ore":
            op = Op(MOVE_ORE)
        case other:
            raise ValueError(f"no operation {other!r}")
    return op
