"""The 61 action spaces and the four imitation spaces (FO-7.2, FO-15), as data and programs."""

from __future__ import annotations

from typing import Any, Final

from meadhall.games.feast_for_odin.board.boards import BOARD_NAMES
from meadhall.games.feast_for_odin.cards.card_parser import (
    goods_mask,
    pairs,
)
from meadhall.games.feast_for_odin.cards.programs import (
    ACTION_TYPES,
    CHOOSE,
    DICE,
    DICE_NAMES,
    DRAW_CARD,
    EMIGRATE,
    EXCHANGE,
    EXPLORE,
    FORGE,
    GAIN,
    GAIN_IF,
    GROUPS,
    MOUNTAIN,
    OVERSEAS,
    PLAY_CARDS,
    PRODUCTS,
    SALE,
    UPGRADE,
    WEAPON_DRAW,
    WOOD_PER_PLAYER,
    Op,
    add_program,
)
from meadhall.games.feast_for_odin.items import BOAT, CONTENT, ITEM_OF_NAME

SPACE_COUNT: Final = 61
PLACE_COUNT: Final = 65  # with the imitation spaces
MOST_SHIPS: Final = 3


class Space:
    """A printed space: where it stands, what it asks for and what it does."""

    def __init__(self, number: int, data: Any) -> None:
        self.number = number
        self.name = str(data["id"])
        self.clause = str(data["clause"])
        self.column = int(data["column"])
        self.line = int(data["lines"][0]) if "lines" in data else 0
        self.groups = 0
        for group in data.get("groups", []):
            self.groups |= 1 << GROUPS.index(group)
        self.types = [ACTION_TYPES.index(name) for name in data.get("action_types", [])]
        self.parts = [str(part) for part in data.get("parts", [])]
        self.cost = [] if data.get("cost", {}).get("silver") == "round" else pairs(data.get("cost", {}))
        self.cost_any = [ITEM_OF_NAME[next(iter(option))] for option in data.get("cost_any", [])]
        self.knarrs = int(data.get("requires", {}).get("knarr", 0))
        self.longships = int(data.get("requires", {}).get("longship", 0))
        self.boards = [BOARD_NAMES.index(name) for name in data.get("explore", [])]
        self.sides = 0  # the same as a mask
        for side in self.boards:
            self.sides |= 1 << side
        self.ships = [ITEM_OF_NAME[name] for name in data.get("requires_any", [])]
        self.builds = bool({"house_building", "ship_building"} & set(data.get("action_types", [])))
        self.is_market = "livestock_market" in data.get("groups", [])
        self.program = add_program(read_space(data, self.is_market, self.builds))


def read_space(data: Any, is_market: bool, builds: bool) -> list[Op]:
    """The parts of a space in printed order; a gain that follows an effect comes after it (FO-7.24, FO-7.25)."""
    ops: list[Op] = []
    for effect in data.get("effects", []):
        ops.append(read_effect(effect))
    if "dice" in data:
        op = Op(DICE)
        op.n = DICE_NAMES.index(data["action_types"][0])
        op.steps = int(data["dice"].get("ships_max", 0))
        ops.append(op)
    if "explore" in data:
        ops.append(Op(EXPLORE))
    if "choose" in data:
        op = Op(CHOOSE)
        op.subs = [add_program(read_option(option, is_market, builds)) for option in data["choose"]]
        op.at_least_one = True
        ops.append(op)
    ops += read_space_gains(data, builds)
    if "optional" in data:
        op = Op(CHOOSE)
        op.any_number = True
        op.at_least_one = bool(data.get("at_least_one_optional"))
        op.subs = [add_program(read_option(option, False, False)) for option in data["optional"]]
        ops.append(op)
    return ops


def read_space_gains(data: Any, builds: bool) -> list[Op]:
    ops: list[Op] = []
    if "gain_per" in data:
        op = Op(PRODUCTS)
        op.gain = [ITEM_OF_NAME[data["gain_per"]["good"]], int(data["gain_per"]["max"])]
        op.items = [ITEM_OF_NAME[data["gain_per"]["per"]]]
        ops.append(op)
    if "by_players" in data:
        op = Op(WOOD_PER_PLAYER)
        op.gain = pairs(data["gain"])
        ops.append(op)
    elif "gain" in data:
        op = Op(GAIN)
        op.gain = pairs(data["gain"])
        op.builds = builds
        ops.append(op)
    for entry in data.get("gain_if", []):
        op = Op(GAIN_IF)
        op.items = [ITEM_OF_NAME[next(iter(entry["if"]))]]
        op.gain = pairs(entry["gain"])
        ops.append(op)
    return ops


def read_option(data: Any, is_market: bool, builds: bool) -> list[Op]:
    """One side of a space: an exchange, a gain, or an effect."""
    if "effects" in data:
        return [read_effect(effect) for effect in data["effects"]]
    if "cost" in data:
        op = Op(EXCHANGE)
        op.pay = pairs(data["cost"])
        op.is_market = is_market
    else:
        op = Op(GAIN)
        op.builds = builds
    op.gain = pairs(data["gain"])
    return [op]


def read_effect(data: Any) -> Op:
    kind = next(iter(data))
    value = data[kind]
    if kind == "mountain":
        op = Op(MOUNTAIN)
        op.items = [int(n) for n in value]
    elif kind == "upgrade":
        op = Op(UPGRADE)
        op.n = int(value["up_to"])
        op.steps = int(value["steps"])
        op.only = goods_mask({})
        op.is_action = op.steps == 1
    elif kind == "play_occupation":
        op = Op(PLAY_CARDS)
        op.n = int(value["up_to"])
    elif kind == "draw_weapons":
        op = Op(WEAPON_DRAW)
        op.n = int(value)
    else:
        plain = {"flip_green_to_blue": OVERSEAS, "draw_occupation": DRAW_CARD, "take_forgeable": FORGE,
                 "buy_special": SALE, "emigrate": EMIGRATE}  # fmt: skip
        op = Op(plain[kind])
        op.n = 2 if kind == "buy_special" else 1
    return op


SPACES: Final[list[Space]] = [Space(number, data) for number, data in enumerate(CONTENT["action_spaces"])]
SPACE_NAMES: Final[list[str]] = [space.name for space in SPACES] + [
    str(space["id"]) for space in CONTENT["imitation_spaces"]
]
SPACE_OF_NAME: Final[dict[str, int]] = {name: number for number, name in enumerate(SPACE_NAMES)}
COLUMN: Final[list[int]] = [space.column for space in SPACES] + [
    int(space["column"]) for space in CONTENT["imitation_spaces"]
]
"""The column of each space, imitation spaces included: how many Vikings it takes (FO-3.17)."""

FIRST_IMITATION: Final = 61
BOAT_EXCHANGE: Final[list[int]] = [BOAT, 1]
BUILD_HOUSES: Final[int] = 1 << GROUPS.index("build_houses")
LIVESTOCK: Final[int] = 1 << GROUPS.index("livestock_market")

assert len(SPACES) == SPACE_COUNT
assert len(SPACE_NAMES) == PLACE_COUNT
