"""The cards (OR-1) and every number of the rules, read from the content: another source changes data, not code.

A card's *kind* is its place in `KINDS`. A card on the table is one number that also tells its owner (OR-1.5):
`owner * CARD_SPAN + kind`.
"""

from __future__ import annotations

from typing import Any, Final

from meadhall.kernel.content import load_content

CONTENT: Final[dict[str, Any]] = load_content("meadhall.games.ortus_regni", "ortus-regni.json")
CONSTANTS: Final[dict[str, Any]] = CONTENT["constants"]

CASTLE: Final = 0
LAND: Final = 1
MARKET_TOWN: Final = 2
CHURCH: Final = 3
CATHEDRAL: Final = 4
PRINCE: Final = 5
VASSAL: Final = 6
CHAMPION: Final = 7
MONK: Final = 8
MERCENARY: Final = 9
TREACHERY: Final = 10
INTRIGUE: Final = 11
ALLIES: Final = 12
BANQUET: Final = 13
BANNER: Final = 14
PALACE: Final = 15

SET_TYPES: Final[list[str]] = [str(name) for name in CONTENT["earl_set"]["types"]]
KIND_NAMES: Final[list[str]] = SET_TYPES + ["palace"]
CARD_SPAN: Final = 16

INFANTRY: Final = 0
KNIGHT: Final = 1
ARMY_NAMES: Final[list[str]] = ["infantry", "knight"]
VIKING: Final = 0
CHIEFTAIN: Final = 1
VIKING_NAMES: Final[list[str]] = ["viking", "chieftain"]
NORMAL: Final = 0
ATTACKER_WINS: Final = 1
DEFENDER_WINS: Final = 2
CHURCH_DECIDES: Final = 3
BATTLE_NAMES: Final[list[str]] = ["normal", "attacker_wins", "defender_wins", "church_decides"]
JOUST_PRINCE: Final = 0
JOUST_VASSAL: Final = 1
NO_LUCK: Final = 2
JOUST_NAMES: Final[list[str]] = ["prince", "vassal", "no_luck"]

COLOURS: Final[list[str]] = [str(name) for name in CONTENT["players"]["colours"]["value"]]


# --- numbers --------------------------------------------------------------------------------------------------------


def number(name: str) -> int:
    return int(CONSTANTS[name]["value"])


def limit(name: str, unlimited: int) -> int:
    """A number that the content may leave open."""
    value = CONSTANTS[name]["value"]
    return unlimited if value is None else int(value)


def per_player(name: str) -> list[int]:
    """A number that grows with the Earls at the start, by their count."""
    rule = CONSTANTS[name]["value"]
    return [int(rule["per_player"]) * players + int(rule["plus"]) for players in range(7)]


def split(name: str, names: list[str]) -> list[int]:
    counts = CONSTANTS[name]["value"]
    return [int(counts[card]) for card in names]


def kinds(names: list[str]) -> list[bool]:
    return [name in names for name in KIND_NAMES]


MANY: Final = 999
"""Stands for "no limit"."""

COPIES_PER_TYPE: Final[int] = number("COPIES_PER_TYPE")
DECK_SIZE: Final[int] = number("DECK_SIZE")
START_HAND: Final[int] = number("START_HAND")
ACTIONS_PER_TURN: Final[int] = number("ACTIONS_PER_TURN")
END_DRAW: Final[int] = number("END_DRAW")
CATHEDRALS_IN_PLAY: Final[int] = number("CATHEDRALS_IN_PLAY")
LAND_ARMY_ON_PLACE: Final[int] = number("LAND_ARMY_ON_PLACE")
LAND_RECRUIT: Final[int] = number("LAND_RECRUIT")
LAND_FIELD: Final[int] = number("LAND_FIELD")
MARKET_RECRUIT: Final[int] = number("MARKET_RECRUIT")
MARKET_FIELD: Final[int] = number("MARKET_FIELD")
MERC_GARRISON_SLOTS: Final[int] = number("MERC_GARRISON_SLOTS")
BANQUET_DRAW: Final[int] = number("BANQUET_DRAW")
MIN_ATTACK_STRENGTH: Final[int] = number("MIN_ATTACK_STRENGTH")
PROPERTY_HP: Final[int] = number("PROPERTY_HP")
TOWER_HP: Final[int] = number("TOWER_HP")
RANSOM_PRICE: Final[int] = limit("RANSOM_PRICE", 0)
KING_LEAD: Final[int] = number("KING_LEAD")
KING_LEVY: Final[int] = number("KING_LEVY")
BLACK_MARKERS: Final[int] = number("BLACK_MARKERS")
START_CUBES: Final[int] = number("START_CUBES")
EMISSARY_MARKERS: Final[int] = number("EMISSARY_MARKERS")
VIKING_GROWTH: Final[int] = number("VIKING_GROWTH")
JOUST_DEAL: Final[int] = number("JOUST_DEAL")
JOUST_TIE_DEAL: Final[int] = number("JOUST_TIE_DEAL")
TOURN_TOWERS: Final[int] = number("TOURN_TOWERS")
TOURN_PEACE_ROUNDS: Final[int] = number("TOURN_PEACE_ROUNDS")
HOUSE_COMMON: Final[int] = number("HOUSE_COMMON")
DRAFT_PACK: Final[int] = number("DRAFT_PACK")
DRAFT_PICK: Final[int] = number("DRAFT_PICK")
DRAFT_PACKS: Final[int] = number("DRAFT_PACKS")
RESOURCE_COST: Final[int] = number("RESOURCE_COST")
LEGACY_TOWERS: Final = 2

GUARD_CAPACITY: Final[list[int]] = per_player("GUARD_CAPACITY")
VIKING_ARRIVAL: Final[list[int]] = per_player("VIKING_ARRIVAL")
VIKING_ACTIVE_ABOVE: Final[list[int]] = per_player("VIKING_ACTIVE_ABOVE")
ARMY_DECKS: Final[list[int]] = [
    int(CONTENT["table_decks"]["army"]["decks_by_players"].get(str(players), 0)) for players in range(7)
]
ARMY_SPLIT: Final[list[int]] = split("ARMY_SPLIT", ARMY_NAMES)
VIKING_SPLIT: Final[list[int]] = split("VIKING_SPLIT", VIKING_NAMES)
BATTLE_SPLIT: Final[list[int]] = split("BATTLE_SPLIT", BATTLE_NAMES)
JOUST_SPLIT: Final[list[int]] = split("JOUST_SPLIT", JOUST_NAMES)


def check_constants(constants: dict[str, Any]) -> None:
    """Refuse content the rules can't be played by: better to hear of it at once than to have a number ignored."""
    for name, value in (("HAND_LIMIT", None), ("LORDS_PER_BUILDING", 1), ("PROPERTIES_PER_FIEF", None)):
        if constants[name]["value"] != value:
            raise ValueError(f"{name} is {constants[name]['value']}, but the rules are written for {value} only")
    if constants["RESOURCE_COST"]["value"] != 2:
        raise ValueError("RESOURCE_COST must be 2: a barter remembers two cards")
    if len([count for count in constants["JOUST_SPLIT"]["value"].values() if count]) < 2:
        raise ValueError("JOUST_SPLIT needs two kinds of card: ties of one kind never end (OR-12.14)")


check_constants(CONSTANTS)

# --- kinds of cards (OR-1.4, table 1.B) -----------------------------------------------------------------------------

IS_BUILDING: Final[list[bool]] = kinds(CONTENT["card_types"]["buildings"])
IS_PROPERTY: Final[list[bool]] = kinds(CONTENT["card_types"]["properties"])
IS_HAND_FIGHTER: Final[list[bool]] = kinds(CONTENT["card_types"]["hand_fighters"])
IS_LORD: Final[list[bool]] = kinds(CONTENT["card_types"]["lord_types"])
IS_EMISSARY: Final[list[bool]] = kinds(CONTENT["card_types"]["emissary_types"])
MURDER_LOSES_FIEF: Final[list[bool]] = kinds(CONSTANTS["MURDER_LOSES_FIEF"]["value"])
TREACHERY_HITS: Final[list[bool]] = kinds(CONSTANTS["TREACHERY_PROPERTIES"]["value"])
EMISSARY_CUBES: Final[list[int]] = [int(CONSTANTS["EMISSARY_CUBES"]["value"].get(name, 0)) for name in KIND_NAMES]
STRENGTH: Final[list[int]] = [int(CONTENT["cards"][name]["deals"]) for name in KIND_NAMES]
ARMY_STRENGTH: Final[list[int]] = [int(CONTENT["cards"][name]["deals"]) for name in ARMY_NAMES]
VIKING_STRENGTH: Final[list[int]] = [int(CONTENT["cards"][name]["deals"]) for name in VIKING_NAMES]
KING_STRENGTH: Final[int] = int(CONTENT["cards"]["king"]["deals"])


def absorption(kind: str) -> int:
    """What a card on the table stands before it falls."""
    named = {"castle": "CASTLE_HP", "palace": "PALACE_HP"}
    if kind in named:
        return number(named[kind])
    return PROPERTY_HP if kind in CONTENT["card_types"]["properties"] else 0


ABSORBS: Final[list[int]] = [absorption(name) for name in KIND_NAMES]

# --- sample decks (table 2.A) ---------------------------------------------------------------------------------------

SAMPLE_DECKS: Final[list[str]] = [str(deck["id"]) for deck in CONTENT["sample_decks"]]
SAMPLE_LISTS: Final[list[list[int]]] = [
    [int(deck["cards"].get(name, 0)) for name in SET_TYPES] for deck in CONTENT["sample_decks"]
]
DEFAULT_DECK: Final[int] = SAMPLE_DECKS.index("lords")


def kinds_within(first: int) -> list[list[int]]:
    """Which of eight kinds, counted from the first, each pattern of eight bits stands for."""
    return [[first + place for place in range(8) if pattern >> place & 1] for pattern in range(256)]


FIRST_KINDS: Final[list[list[int]]] = kinds_within(0)
LAST_KINDS: Final[list[list[int]]] = kinds_within(8)


def kinds_among(cards: list[int]) -> list[int]:
    """Each kind once and in order, of cards known by their kinds alone, such as a hand."""
    mask = 0
    for kind in cards:
        mask |= 1 << kind
    return FIRST_KINDS[mask & 255] + LAST_KINDS[mask >> 8]


def number_of(counts: list[int]) -> int:
    """How many cards there are, by counts of each kind. Compiled, `sum` is many times slower."""
    number = 0
    for count in counts:
        number += count
    return number


def kind_of_card(card: int) -> int:
    return card % CARD_SPAN


def owner_of_card(card: int) -> int:
    return card // CARD_SPAN


def cards_of_list(counts: list[int]) -> list[int]:
    """A deck list as the cards it stands for."""
    cards: list[int] = []
    for kind in range(len(counts)):
        cards += [kind] * counts[kind]
    return cards


def counts_of_cards(cards: list[int], size: int) -> list[int]:
    counts = [0] * size
    for kind in cards:
        counts[kind] += 1
    return counts
