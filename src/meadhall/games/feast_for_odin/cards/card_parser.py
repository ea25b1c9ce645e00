"""Programs, counts and conditions read from the content (FO-11.18 to FO-11.24)."""

from __future__ import annotations

from typing import Any

from meadhall.games.feast_for_odin.board.boards import (
    BOARD_AREAS,
    FIRST_LONG_HOUSE,
    FIRST_STONE_HOUSE,
    HOME_AREAS,
)
from meadhall.games.feast_for_odin.cards.operations import (
    COUNTED_PRICE,
    ROUND_PRICE,
    Amount,
    ChooseOp,
    CountedPrice,
    DoActionOp,
    DoubleOp,
    DrawWeaponsOp,
    ExchangeOp,
    FillWeaponsOp,
    FlipOp,
    GainAndPlaceOp,
    GainOp,
    GainPickOp,
    MountainOp,
    MoveOreOp,
    Op,
    PerOp,
    PlaceOp,
    PlayCardsOp,
    ReplaceOp,
    ReturnVikingsOp,
    RunPhaseOp,
    SwapSpecialOp,
    TakeWeaponsOp,
    TierOp,
    UpgradeOp,
    UseSpaceOp,
    add_program,
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
    EACH_SPACE,
    EXACTLY,
    FEAST_SELF,
    GROUPS,
    LARGE_SHIPS,
    NO_COUNT,
    THIS_SPACE,
    UP,
    UP_LEFT,
    UP_RIGHT,
    Condition,
    Count,
)
from meadhall.games.feast_for_odin.items import (
    COLOUR,
    COLOUR_NAMES,
    GOODS_END,
    ITEM_OF_NAME,
    ITEMS,
    KIND,
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


def read_amount(amount: Any) -> Amount:
    """A number, or a count: so many per unit, or by steps."""
    if isinstance(amount, int):
        return Amount(amount, NO_COUNT, [], [])
    if "per" in amount:
        return Amount(0, read_count(amount["per"]), [], [])
    steps = amount["steps"]
    count = read_count(amount["tier"])
    return Amount(0, count, [int(step[0]) for step in steps], [int(step[1]) for step in steps])


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
            op = ChooseOp(any_number=data["pick"] == "any", at_least_one=False)
            op.options = [add_program([read_op(option)]) for option in data["options"]]
            op.conditions = [read_conditions(option.get("if")) for option in data["options"]]
            return op
        case "tier":
            return read_tier(data)
        case "per":
            return PerOp(pairs(data["gain"]), read_count(data["of"]))
        case "upgrade":
            return read_upgrade(data)
        case "mountain":
            only = sum([1 << ITEM_OF_NAME[name] for name in data.get("only", [])])
            return MountainOp([int(data["n"])], only)
    return read_rare_op(data)


def read_gain(data: Any) -> Op:
    for name, number in data["items"].items():
        if isinstance(number, dict):
            return DoubleOp(ITEM_OF_NAME[name], int(number["cap_total"]))
    return GainOp(pairs(data["items"]))


def read_exchange(data: Any) -> Op:
    op = ExchangeOp(pairs(data["pay"]), pairs(data["gain"]))
    op.load_ore = int(data.get("load_ore", 0))
    op.builds = data.get("counts_as") == "ship_building"
    op.harvests = data.get("emits") == "phase:harvest"
    price = data["pay"].get("silver")
    if price == "round":
        op.price_kind = ROUND_PRICE
    elif isinstance(price, dict):
        op.price_kind = COUNTED_PRICE
        op.price = read_price(price)
    return op


def read_price(data: Any) -> CountedPrice:
    price = CountedPrice(int(data["base"]))
    price.counts = [read_count(name) for name, _ in data.get("minus", [])]
    price.halves = [int(2 * weight) for _, weight in data.get("minus", [])]
    if "minus_tier" in data:
        count, steps = data["minus_tier"]
        price.tier_count = read_count(count)
        price.thresholds = [int(step[0]) for step in steps]
        price.discounts = [int(step[1]) for step in steps]
    return price


def read_tier(data: Any) -> Op:
    mode = {"at_least": AT_LEAST, "exactly": EXACTLY, "at_most": AT_MOST}[data["mode"]]
    if data.get("cumulative"):
        mode = CUMULATIVE
    steps = data["steps"]
    return TierOp(read_count(data["of"]), mode, [int(step[0]) for step in steps], [pairs(step[1]) for step in steps])


def read_upgrade(data: Any) -> Op:
    op = UpgradeOp(int(data["n"]), int(data["steps"]), goods_mask(data), bool(data.get("is_action")))
    op.direction = {"up": UP, "up_right": UP_RIGHT, "up_left": UP_LEFT}[data["dir"]]
    op.same_type = bool(data.get("same_type"))
    op.pay = pairs(data.get("pay", {}))
    if "times" in data:
        op.times = read_count(data["times"]["per"])
    return op


def read_rare_op(data: Any) -> Op:
    """Operations few cards have."""
    pay = pairs(data.get("pay", {}))
    match data["op"]:
        case "weapon_take":
            return TakeWeaponsOp(pairs(data["cards"]))
        case "weapon_draw":
            return DrawWeaponsOp(read_amount(data["n"]))
        case "weapon_fill":
            return FillWeaponsOp(int(data["to"]))
        case "run_phase":
            bonus = BONUS_HOUSES if data["scope"] == "houses" else BONUS_HOME
            return RunPhaseOp({"feast": FEAST_SELF, "breeding": BREEDING_SELF}.get(data["phase"], bonus))
        case "return_vikings":
            mode = {"any_space": ANY_SPACE, "this_space": THIS_SPACE, "each_space": EACH_SPACE}[data["source"]]
            round_price = data.get("pay", {}).get("silver") == "round"
            return ReturnVikingsOp(int(data["n"]), mode, int(data.get("column", 0)), pay, round_price)
        case "do_action":
            discount = read_count(data["discount"]["silver"]["per"]) if "discount" in data else NO_COUNT
            return DoActionOp(ACTION_TYPES.index(data["type"]), pay, bool(data.get("opt")), discount)
        case "use_space":
            return UseSpaceOp(int(data["column"]), data["state"] == "occupied", pay)
        case "play_occupation":
            return PlayCardsOp(int(data["n"]), pay)
    return read_tile_op(data)


def read_tile_op(data: Any) -> Op:
    """Operations that pick, turn or place pieces."""
    match data["op"]:
        case "place":
            items = [ITEM_OF_NAME[name.removeprefix("feast:")] for name in data["items"]]
            op = PlaceOp(items, read_areas(data["areas"]), from_feast=data["items"][0].startswith("feast:"))
            op.then = [read_ops(data["then"])] if "then" in data else []
            return op
        case "gain_and_place":
            return GainAndPlaceOp(ITEM_OF_NAME[data["item"]], read_areas(data["areas"]), read_amount(data["n"]))
        case "gain_pick":
            return GainPickOp(int(data["count_eq"]), [ITEM_OF_NAME[name] for name in data["exclude"]])
        case "flip":
            return FlipOp(read_amount(data["n"]), [ITEM_OF_NAME[name] for name in data.get("only", [])])
        case "swap_special":
            return SwapSpecialOp(ITEM_OF_NAME[data["tile"]], [ITEM_OF_NAME[name] for name in data["fill"]])
        case "replace_gain":
            # Either the stated good gives way, or whatever good the event was about.
            replaced, instead = data["options"][0]
            return ReplaceOp(pairs(instead) if replaced == "bonus" else [ITEM_OF_NAME["game_meat"], 1])
        case "move_ore":
            return MoveOreOp()
        case other:
            raise ValueError(f"no operation {other!r}")
