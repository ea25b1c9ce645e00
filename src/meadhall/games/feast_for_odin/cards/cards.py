"""The 190 occupation cards (FO-11): which clauses each has, when they apply, and the modifiers they put into force.

A card is known by its number less one. Rules code asks for the clauses of a trigger or for the sum of a modifier, never
for a particular card.
"""

from __future__ import annotations

from typing import Any, Final

from meadhall.games.feast_for_odin.about import DECKS
from meadhall.games.feast_for_odin.cards.card_parser import (
    read_conditions,
    read_ops,
)
from meadhall.games.feast_for_odin.cards.operations import ThrowOreOp, add_program
from meadhall.games.feast_for_odin.cards.programs import ACTION_TYPES, DICE_NAMES, GROUPS, Condition
from meadhall.games.feast_for_odin.items import ITEM_OF_NAME
from meadhall.games.feast_for_odin.spaces.spaces import SPACE_OF_NAME
from meadhall.kernel.content import load_content

CARD_DATA: Final[list[Any]] = load_content("meadhall.games.feast_for_odin", "occupations.json")["cards"]
CARD_COUNT: Final = 190
CARD_POINTS: Final[list[int]] = [int(card["points"]) for card in CARD_DATA]
CARD_DECK: Final[list[int]] = [DECKS.index(card["deck"]) for card in CARD_DATA]
IS_STARTER: Final[list[bool]] = [bool(card["starting"]) for card in CARD_DATA]
CARD_NAMES: Final[list[str]] = [str(card["name"]) for card in CARD_DATA]
CARD_BITS: Final[list[int]] = [1 << card for card in range(CARD_COUNT)]

# Moments at which clauses apply (FO-11.18, FO-11.21).
ON_PLAY: Final = 0
ANYTIME: Final = 1
BEFORE_SPACE: Final = 2
BEFORE_ACTION: Final = 3
AFTER_SPACE: Final = 4  # with and after
AFTER_ACTION: Final = 5  # with and after
INSTEAD_OF_SPACE: Final = 6
INSTEAD_OF_ACTION: Final = 7
INSTEAD_OF_PART: Final = 8
AFTER_VIKING_ACTION: Final = 9
GAINED: Final = 10
GAIN_REPLACED: Final = 11
BUILT: Final = 12
ACQUIRED: Final = 13
TILE_PLACED: Final = 14
THRESHOLD: Final = 15
MOUNTAIN_TAKE: Final = 16
MOUNTAIN_AGE: Final = 17
FEAST_TILE: Final = 18
SHIP_USED: Final = 19
CARD_DRAW: Final = 20
VIKINGS_PLACED: Final = 21
VIKINGS_RETURNED: Final = 22
THING_COUNT: Final = 23
OCCUPATION_PLAYED: Final = 24
BONUS_GOOD: Final = 25
SCORING: Final = 26
NO_HARVEST: Final = 27
HARVEST_DURING: Final = 28
HARVEST_AFTER: Final = 29
NEW_WEAPON: Final = 30
ACTIONS_END: Final = 31
INCOME_BEFORE: Final = 32
FEAST_START: Final = 33
FEAST_DURING: Final = 34
FEAST_AFTER: Final = 35
BONUS_DURING: Final = 36
BONUS_AFTER: Final = 37
TRIGGER_COUNT: Final = 38

SUCCESS: Final = 1
FAILURE: Final = 2


class Clause:
    """One rule on a card: when it applies and what it does."""

    def __init__(self, card: int, data: Any, trigger: int, program: int) -> None:
        self.card = card
        self.number = len(CLAUSES)
        self.trigger = trigger
        self.program = program
        self.optional = bool(data.get("opt"))
        self.once = data.get("limit") == "once"
        self.conditions: list[Condition] = read_conditions(data.get("cond"))
        self.spaces = 0
        self.groups = 0
        self.column = 0
        self.vikings = 0
        self.part = ""
        self.types: list[int] = []
        self.items: list[int] = []
        self.areas: list[str] = []
        self.result = 0
        self.paid = 0
        self.needs_vikings = False
        self.most_rolls = 0
        self.spent_item = 0
        self.spent_number = -1
        self.numbers: list[int] = []
        self.exact = False
        self.any_source = False
        self.read_filter(data.get("filter", {}))

    def read_filter(self, data: Any) -> None:
        for name in data.get("ids", []):
            self.spaces |= 1 << SPACE_OF_NAME[name]
        groups = data.get("group", [])
        for name in [groups] if isinstance(groups, str) else groups:
            self.groups |= 1 << GROUPS.index(name)
        self.column = int(data.get("column", 0))
        self.part = str(data.get("part", ""))
        self.types = [ACTION_TYPES.index(name) for name in data.get("types", [])]
        self.result = {"success": SUCCESS, "failure": FAILURE}.get(data.get("result"), 0)
        self.paid = ITEM_OF_NAME[data["paid"]] if "paid" in data else 0
        self.needs_vikings = bool(data.get("vikings_placed"))
        self.vikings = int(data.get("vikings", 0))
        self.most_rolls = int(data.get("max_rolls", 0))
        for name, number in data.get("spent", {}).items():
            self.spent_item, self.spent_number = ITEM_OF_NAME[name], int(number)
        for name, number in data.get("gained", {}).items():
            self.items, self.numbers = [ITEM_OF_NAME[name]], [int(number)]
        self.exact = data.get("compare") == "eq"
        self.any_source = bool(data.get("via_card"))
        self.read_item_filter(data)

    def read_item_filter(self, data: Any) -> None:
        names = data.get("items", data.get("what", data.get("tiles", [])))
        for key in ("item", "tile", "ship"):
            if key in data:
                names = [data[key]]
        if names:
            self.items = [-1 if name == "silver2" else ITEM_OF_NAME[name] for name in names]
        self.areas = [str(name) for name in data.get("areas", [])]
        if "n" in data:
            self.numbers = [data["n"]] if isinstance(data["n"], int) else [int(n) for n in data["n"]]
        if "eq" in data:
            self.numbers = [int(data["eq"])]
        if "at_once" in data:
            self.numbers = [int(data["at_once"])]
        if "goods_from_board" in data:
            self.numbers = [int(data["goods_from_board"])]


CLAUSES: Final[list[Clause]] = []
CLAUSES_ON: Final[list[list[int]]] = [[] for _ in range(TRIGGER_COUNT)]
CARDS_ON: Final[list[int]] = [0] * TRIGGER_COUNT
"""For each trigger, its clauses and the cards that have one, as a mask."""
CLAUSES_OF: Final[list[list[int]]] = [[] for _ in range(CARD_COUNT)]
ABILITIES_OF: Final[list[int]] = [0] * CARD_COUNT
"""What each card is good for: a bit for each trigger it answers to, `MODIFIES` if it changes a rule,
`CHEAPENS` if it makes printed spaces cheaper, and a bit of its own for each card that changes a rule (`OWN_RULE`)."""
MODIFIES: Final = 1 << TRIGGER_COUNT
CHEAPENS: Final = 2 << TRIGGER_COUNT
OWN_RULES: Final = 4 << TRIGGER_COUNT  # the first of the bits of their own
OWN_RULE: Final[list[int]] = [0] * CARD_COUNT
MODIFIERS: Final[list[int]] = []
"""The cards that change a rule."""


def trigger_of(data: Any) -> int:
    """The moment of a clause; -1 for one that only modifies a rule."""
    on, timing = data["on"], data.get("timing", "")
    simple = {
        "play": ON_PLAY, "anytime": ANYTIME, "built": BUILT, "acquired": ACQUIRED, "tile_placed": TILE_PLACED,
        "threshold": THRESHOLD, "mountain_take": MOUNTAIN_TAKE, "mountain_age": MOUNTAIN_AGE, "feast_tile": FEAST_TILE,
        "ship_used": SHIP_USED, "card_draw": CARD_DRAW, "vikings_placed": VIKINGS_PLACED,
        "vikings_returned": VIKINGS_RETURNED, "thing_count": THING_COUNT, "occupation_played": OCCUPATION_PLAYED,
        "bonus_good": BONUS_GOOD, "scoring": SCORING, "viking_action": AFTER_VIKING_ACTION,
        "space_part": INSTEAD_OF_PART,
    }  # fmt: skip
    if on in simple:
        return simple[on]
    if on == "space":
        return {"before": BEFORE_SPACE, "with": AFTER_SPACE, "after": AFTER_SPACE, "instead": INSTEAD_OF_SPACE}[timing]
    if on == "action":
        return {"before": BEFORE_ACTION, "with": AFTER_ACTION, "after": AFTER_ACTION}.get(timing, INSTEAD_OF_ACTION)
    if on == "gain_item":
        return GAIN_REPLACED if timing == "instead" else GAINED
    return phase_trigger(data)


def phase_trigger(data: Any) -> int:
    if data["phase"] == "harvest":
        if not data["filter"]["harvest"]:
            return NO_HARVEST
        return HARVEST_AFTER if data["timing"] == "after" else HARVEST_DURING
    return {
        ("new_weapon", "instead"): NEW_WEAPON, ("actions", "end"): ACTIONS_END, ("income", "before"): INCOME_BEFORE,
        ("feast", "start"): FEAST_START, ("feast", "during"): FEAST_DURING, ("feast", "after"): FEAST_AFTER,
        ("bonus", "during"): BONUS_DURING, ("bonus", "after"): BONUS_AFTER,
    }[data["phase"], data["timing"]]  # fmt: skip


def add_clause(card: int, data: Any) -> None:
    if "do" in data:
        program = read_ops(data["do"])
    else:
        # A bonus on the die bought with ore from the ship used is an effect before the action (FO-11.20).
        program = add_program([ThrowOreOp(int(data["mod"]["add"]), DICE_NAMES.index(data["mod"]["actions"][0]))])
    clause = Clause(card, data, trigger_of(data), program)
    CLAUSES.append(clause)
    CLAUSES_ON[clause.trigger].append(clause.number)
    CARDS_ON[clause.trigger] |= CARD_BITS[card]
    ABILITIES_OF[card] |= 1 << clause.trigger
    CLAUSES_OF[card].append(clause.number)


# --- modifiers (FO-11.20) --------------------------------------------------------------------------------------------

DICE_KINDS: Final = 5
DIE_ADD: Final[list[list[int]]] = [[] for _ in range(DICE_KINDS)]  # card, number, card, number
FOUR_ROLLS: Final[list[int]] = []  # card, limit
SPEND_VALUE: Final[list[list[int]]] = [[] for _ in range(DICE_KINDS)]  # card, item, value
SPEARS_AS_SWORDS: Final[list[int]] = []
SPLIT_LOOT: Final[list[int]] = []
GREEN_LOOT: Final[list[int]] = []  # card, offset
TOP_SPECIAL: Final[list[int]] = []  # card, offset
CHEAPER_MARKET: Final[list[int]] = []
CHEAPER_SPACE: Final[list[int]] = []  # card, from which price on
CHEAPER_HOUSES: Final[list[int]] = []
CHEAPER_EMIGRATION: Final[list[int]] = []  # card, silver
WOOD_IN_HOUSES: Final[list[int]] = []
KNARR_AS_LONGSHIP: Final[list[int]] = []
FREE_EXPLORATION: Final[list[int]] = []  # card, space
FEWER_VIKINGS: Final[list[int]] = []  # card, space, longships, fewer, longships, fewer
LENGTHWISE: Final[list[int]] = []  # card, good, how many
EXTRA_STEP: Final[list[int]] = []  # card, sizes of the upgrade actions it concerns
NAME_ALL_BOATS: Final[list[int]] = []  # cards that reward the number of boats used (FO-17.6)


def add_modifier(card: int, data: Any) -> None:
    mod = data["mod"]
    kind = mod["mod"]
    if card not in MODIFIERS:
        OWN_RULE[card] = OWN_RULES << len(MODIFIERS)
        MODIFIERS.append(card)
    ABILITIES_OF[card] |= MODIFIES | OWN_RULE[card]
    if kind == "die":
        kinds = DICE_NAMES if mod["actions"] == "all" else mod["actions"]
        for name in kinds:
            DIE_ADD[DICE_NAMES.index(name)] += [card, int(mod["add"])]
    elif kind == "cost":
        add_discount(card, data, mod)
    elif kind == "spend_value":
        for name in mod["actions"]:
            SPEND_VALUE[DICE_NAMES.index(name)] += [card, ITEM_OF_NAME[mod["item"]], int(mod["value"])]
    elif kind == "loot" and "split" in mod:
        SPLIT_LOOT.append(card)
    elif kind == "loot" and "green_value_offset" in mod:
        GREEN_LOOT.extend([card, int(mod["green_value_offset"])])
    elif kind == "loot":
        TOP_SPECIAL.extend([card, int(mod["top_special_offset"])])
    elif kind == "workers":
        steps = [int(number) for step in mod["minus"]["steps"] for number in step]
        FEWER_VIKINGS.extend([card, SPACE_OF_NAME[data["filter"]["ids"][0]], *steps])
    elif kind == "upgrade_extra":
        EXTRA_STEP.extend([card, *[int(size) for size in data["filter"]["n"]]])
    elif kind == "explore":
        FREE_EXPLORATION.extend([card, SPACE_OF_NAME[data["filter"]["ids"][0]]])
    elif kind == "feast_placement":
        LENGTHWISE.extend([card, ITEM_OF_NAME[mod["tile"]], int(mod["horizontal_max"])])
    else:
        plain = {"max_rolls": FOUR_ROLLS, "spend_as": SPEARS_AS_SWORDS, "placement": WOOD_IN_HOUSES,
                 "ship_substitute": KNARR_AS_LONGSHIP}  # fmt: skip
        plain[kind].append(card)


def add_discount(card: int, data: Any, mod: Any) -> None:
    wanted = data["filter"]
    if "types" not in wanted:
        ABILITIES_OF[card] |= CHEAPENS
    if "stone" in mod:
        CHEAPER_HOUSES.append(card)
    elif "types" in wanted:
        CHEAPER_EMIGRATION.extend([card, int(mod["silver"])])
    elif "silver_cost_min" in wanted:
        CHEAPER_SPACE.extend([card, int(wanted["silver_cost_min"])])
    else:
        CHEAPER_MARKET.append(card)


def read_cards() -> None:
    for card, data in enumerate(CARD_DATA):
        assert int(data["number"]) == card + 1
        for clause in data["effect"]:
            if "do" in clause or (clause["on"] == "action" and "pay" in clause["mod"]):
                add_clause(card, clause)
            else:
                add_modifier(card, clause)
            for op in clause.get("do", []):
                if op.get("of") == "event:boats_used":
                    NAME_ALL_BOATS.append(card)


read_cards()
assert OWN_RULES << len(MODIFIERS) < 1 << 62  # abilities stay in a machine word
