"""The 61 action spaces and the four imitation spaces (FO-7.2, FO-15), as data and programs."""

from __future__ import annotations

from typing import Any, Final

from meadhall.games.feast_for_odin.board.boards import BOARD_NAMES
from meadhall.games.feast_for_odin.cards.card_parser import (
    goods_mask,
    pairs,
)
from meadhall.games.feast_for_odin.cards.operations import (
    MARKET_PRICE,
    Amount,
    ChooseOp,
    DiceOp,
    DrawCardOp,
    DrawWeaponsOp,
    EmigrateOp,
    ExchangeOp,
    ExploreOp,
    ForgeOp,
    GainIfOp,
    GainOp,
    MountainOp,
    Op,
    OverseasOp,
    PlayCardsOp,
    ProductsOp,
    SaleOp,
    UpgradeOp,
    WoodPerPlayerOp,
    add_program,
)
from meadhall.games.feast_for_odin.cards.programs import ACTION_TYPES, DICE_NAMES, GROUPS, NO_COUNT
from meadhall.games.feast_for_odin.items import CONTENT, ITEM_OF_NAME, ORE

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
        self.costs_ore = ORE in self.cost[::2]
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
        action = DICE_NAMES.index(data["action_types"][0])
        ops.append(DiceOp(action, int(data["dice"].get("ships_max", 0))))
    if "explore" in data:
        ops.append(ExploreOp())
    if "choose" in data:
        choice = ChooseOp(any_number=False, at_least_one=True)
        choice.options = [add_program(read_option(option, is_market, builds)) for option in data["choose"]]
        ops.append(choice)
    ops += read_space_gains(data, builds)
    if "optional" in data:
        choice = ChooseOp(any_number=True, at_least_one=bool(data.get("at_least_one_optional")))
        choice.options = [add_program(read_option(option, False, False)) for option in data["optional"]]
        ops.append(choice)
    return ops


def read_space_gains(data: Any, builds: bool) -> list[Op]:
    ops: list[Op] = []
    if "gain_per" in data:
        product = data["gain_per"]
        ops.append(ProductsOp(ITEM_OF_NAME[product["good"]], int(product["max"]), ITEM_OF_NAME[product["per"]]))
    if "by_players" in data:
        ops.append(WoodPerPlayerOp(pairs(data["gain"])))
    elif "gain" in data:
        ops.append(GainOp(pairs(data["gain"]), builds))
    for entry in data.get("gain_if", []):
        ops.append(GainIfOp(pairs(entry["gain"]), ITEM_OF_NAME[next(iter(entry["if"]))]))
    return ops


def read_option(data: Any, is_market: bool, builds: bool) -> list[Op]:
    """One side of a space: an exchange, a gain, or an effect."""
    if "effects" in data:
        return [read_effect(effect) for effect in data["effects"]]
    if "cost" not in data:
        return [GainOp(pairs(data["gain"]), builds)]
    op = ExchangeOp(pairs(data["cost"]), pairs(data["gain"]))
    if is_market:
        op.price_kind = MARKET_PRICE
    return [op]


def read_effect(data: Any) -> Op:
    kind = next(iter(data))
    value = data[kind]
    match kind:
        case "mountain":
            return MountainOp([int(n) for n in value])
        case "upgrade":
            steps = int(value["steps"])
            return UpgradeOp(int(value["up_to"]), steps, goods_mask({}), is_action=steps == 1)
        case "play_occupation":
            return PlayCardsOp(int(value["up_to"]), [])
        case "draw_weapons":
            return DrawWeaponsOp(Amount(int(value), NO_COUNT, [], []))
        case "flip_green_to_blue":
            return OverseasOp()
        case "draw_occupation":
            return DrawCardOp()
        case "take_forgeable":
            return ForgeOp()
        case "buy_special":
            return SaleOp()
        case "emigrate":
            return EmigrateOp()
        case other:
            raise ValueError(f"no effect {other!r}")


class DiceAction:
    """What every space of a dice action has in common."""

    def __init__(self, data: Any) -> None:
        self.sides = int(data["die"].removeprefix("d"))
        self.rolls = int(data["max_rolls"])
        self.weapon = ITEM_OF_NAME[data.get("pay_with", data.get("boost_with"))[-1]]
        self.reward = pairs(data["success"].get("gain", {}))  # a high roll takes a tile instead
        self.consolation = pairs(data["failure"]["gain"])
        self.vikings_back = int(data["failure"]["vikings_back"])


def read_dice_action(name: str) -> DiceAction:
    spaces = [space for space in CONTENT["action_spaces"] if "dice" in space and space["action_types"][0] == name]
    return DiceAction(spaces[0]["dice"])


DICE_ACTIONS: Final[list[DiceAction]] = [read_dice_action(name) for name in DICE_NAMES]
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
BUILD_HOUSES: Final[int] = 1 << GROUPS.index("build_houses")

assert len(SPACES) == SPACE_COUNT
assert len(SPACE_NAMES) == PLACE_COUNT
