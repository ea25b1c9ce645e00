"""Programs, counts and conditions read from the content (FO-11.18 to FO-11.24)."""

from __future__ import annotations

from typing import Any

from meadhall.games.feast_for_odin.board.boards import (
    BOARD_AREAS,
    FIRST_LONG_HOUSE,
    FIRST_STONE_HOUSE,
    HOME_AREAS,
)
from meadhall.games.feast_for_odin.cards.programs import (
    ACTION_TYPES,
    ANY_SPACE,
    ANY_WEAPON,
    AT_LEAST,
    AT_MOST,
    BONUS_HOME,
    BONUS_HOUSES,
    BREEDING_SELF,
    CHOOSE,
    COUNT_ANIMAL,
    COUNT_ANIMAL_TYPES,
    COUNT_AT_PHASE_START,
    COUNT_BOARDS,
    COUNT_BOATS_USED,
    COUNT_COLOUR_KINDS,
    COUNT_FEAST,
    COUNT_HOUSES,
    COUNT_INCOME,
    COUNT_MOUNTAIN_TYPES,
    COUNT_ORE_ON_SHIPS,
    COUNT_ORE_SHIPS,
    COUNT_PAID_TYPES,
    COUNT_PAIRS,
    COUNT_PLAYERS,
    COUNT_SHIP,
    COUNT_SHIP_SETS,
    COUNT_SPECIALS,
    COUNT_SUPPLY,
    COUNT_VIKINGS_COLUMN,
    COUNT_VIKINGS_GROUP,
    CUMULATIVE,
    DO_ACTION,
    DOUBLE,
    EACH_SPACE,
    EXACTLY,
    EXCHANGE,
    FEAST_SELF,
    FLIP,
    GAIN,
    GAIN_AND_PLACE,
    GAIN_PICK,
    GROUPS,
    LARGE_SHIPS,
    MOUNTAIN,
    MOVE_ORE,
    PER,
    PLACE,
    PLAY_CARDS,
    REPLACE,
    RETURN_VIKINGS,
    RUN_PHASE,
    SWAP_SPECIAL,
    THIS_SPACE,
    TIER,
    UP,
    UP_LEFT,
    UP_RIGHT,
    UPGRADE,
    USE_SPACE,
    WEAPON_DRAW,
    WEAPON_FILL,
    WEAPON_TAKE,
    Condition,
    Count,
    Op,
    add_program,
)
from meadhall.games.feast_for_odin.items import (
    COLOUR,
    COLOUR_NAMES,
    GOODS_END,
    ITEM_OF_NAME,
    ITEMS,
    KIND,
    SPECIALS,
)


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
