"""Ortus Regni's part of a position (`docs/positions.md`): the table as JSON, in part or whole.

What a position leaves out is as after setup. A position that names a `phase` is one of a game under way: there the
cards of an Earl that are mentioned nowhere lie in the deck (by the sample deck "Lords", or the `decks` option), and
the rest of the set in the tray.
"""

from __future__ import annotations

from typing import Any

from meadhall.games.ortus_regni.cards import (
    ARMY_DECKS,
    ARMY_NAMES,
    ARMY_SPLIT,
    BATTLE_NAMES,
    BATTLE_SPLIT,
    BLACK_MARKERS,
    CARD_SPAN,
    COPIES_PER_TYPE,
    DEFAULT_DECK,
    IS_HAND_FIGHTER,
    KIND_NAMES,
    MERCENARY,
    PALACE,
    SAMPLE_LISTS,
    SET_TYPES,
    VIKING_NAMES,
    VIKING_SPLIT,
    cards_of_list,
    counts_of_cards,
)
from meadhall.games.ortus_regni.codes import SET_KINDS
from meadhall.games.ortus_regni.frames.turns import RoundFrame, TurnFrame
from meadhall.games.ortus_regni.interface.pending.stack import check_ranges
from meadhall.games.ortus_regni.knowledge.redeal import hidden_count, visible_cards
from meadhall.games.ortus_regni.knowledge.view import (
    counted,
    counted_kinds,
    fief,
    mercenary,
    names_of,
    none_if,
    outcome,
)
from meadhall.games.ortus_regni.state import NONE, VIKINGS, OrtusRegni
from meadhall.games.ortus_regni.war.forces import (
    GARRISON_KNIGHT,
    GARRISON_UNIT,
    GUARD_UNIT,
    HAND_UNIT,
    KING_UNIT,
    LORD_UNIT,
    MERCENARY_UNIT,
    role_of,
    seat_of,
    which_of,
)
from meadhall.kernel.errors import BadPosition
from meadhall.kernel.position import Fields

PHASES = ("set-up", "turn", "vikings")
"""Moments a partial position may name instead of spelling out what is pending."""
MOST_OF_A_KIND = 99
"""There are never more cards of a kind, cubes of an Earl or Kingship Banners; how many there can be is checked."""


# --- writing --------------------------------------------------------------------------------------------------------


def write(state: OrtusRegni) -> dict[str, Any]:
    return {
        "seats": [write_seat(state, seat) for seat in range(state.players)],
        "round": state.round,
        "first": none_if(state.first),
        "king": none_if(state.king),
        "guard": counted(state.guard, ARMY_NAMES),
        "vikings": {
            "arrived": state.arrived,
            "black": state.black,
            "white": state.white,
            "growth_due": state.growth_due,
            "turns": state.viking_turns,
            "horde": counted(state.horde, VIKING_NAMES),
        },
        "table_decks": {name: write_piles(*piles) for name, piles in piles_of(state).items()},
        "fallen": state.fallen[:],
        "outcome": outcome(state),
        "battle": {
            "attack": state.attack_force[:],
            "defence": state.defend_force[:],
            "unhurt": state.unhurt[:],
            "captives": state.captives[:],
            "spoils": state.spoils[:],
        },
        "joust": {
            "attending": [seat for seat in range(state.players) if state.attending[seat]],
            "stakes": state.stakes[:],
            "riders": state.contestants[:],
        },
        "before": {
            "common": counted(state.common, SET_TYPES),
            "undealt": counted(state.undealt, SET_TYPES),
            "wins": state.wins[:],
            "game_number": state.game_number,
        },
    }


def piles_of(state: OrtusRegni) -> dict[str, tuple[list[int], list[int], list[str]]]:
    return {
        "army": (state.army_deck, state.army_discard, ARMY_NAMES),
        "battle": (state.battle_deck, state.battle_discard, BATTLE_NAMES),
        "viking": (state.viking_deck, state.viking_discard, VIKING_NAMES),
    }


def write_piles(deck: list[int], pile: list[int], names: list[str]) -> dict[str, Any]:
    return {"deck": counted(deck, names), "discard": counted(pile, names)}


def write_seat(state: OrtusRegni, seat: int) -> dict[str, Any]:
    return {
        "alive": state.alive[seat],
        "hand": names_of(state.hands[seat]),
        "deck": counted_kinds(state.decks[seat]),
        "discard": names_of(state.discards[seat]),
        "towers": names_of(state.towers[seat]),
        "tray": counted(state.trays[seat], SET_TYPES),
        "deck_list": counted(state.lists[seat], SET_TYPES),
        "fiefs": [fief(state, number) for number in state.fiefs[seat]],
        "mercenaries": [mercenary(state, number) for number in state.mercenaries[seat]],
        "pool": {"infantry": state.pool_infantry[seat], "knight": state.pool_knights[seat]},
        "banners": state.banners[seat],
        "cubes": state.cubes[seat],
        "emissaries": names_of(state.emissaries[seat]),
        "turns": state.turns[seat],
        "bequests": state.bequests[seat],
        "spent": state.spent[seat],
        "bought": counted(state.bought[seat], SET_TYPES),
        "points": state.points[seat],
        "pack": names_of(state.packs[seat]),
        "kept": names_of(state.kept[seat]),
    }


# --- reading --------------------------------------------------------------------------------------------------------


def read(state: OrtusRegni, fields: Fields) -> None:
    """Put a position over a fresh setup."""
    under_way = fields.has("phase") and fields.data["phase"] != "set-up"
    if under_way:
        lay_standard_table(state)
    else:
        check_ranges(state)  # cards that are on their way lie in frames
    state.round = fields.whole("round", min(2, state.rules.round_limit) if under_way else state.round)
    state.first = read_seat_number(state, fields, "first", state.first)
    state.king = read_seat_number(state, fields, "king", NONE)
    state.guard = read_counts(fields, "guard", [0, 0], ARMY_NAMES)
    read_vikings(state, fields.section("vikings"))
    read_before(state, fields.section("before"))
    if fields.has("seats"):
        clear_fiefs_mentioned(state, fields.data["seats"])
    sections = fields.sections("seats", state.players)
    for seat, section in enumerate(sections):
        read_seat(state, seat, section)
    read_battle(state, fields.section("battle"))
    read_joust(state, fields.section("joust"))
    for seat, section in enumerate(sections):
        read_hidden(state, seat, section, under_way)
        section.done()
    state.fallen = fields.wholes("fallen", state.fallen, 0, state.players - 1)
    read_outcome(state, fields)
    read_table_decks(state, fields.section("table_decks"), under_way)
    read_phase(state, fields)


def lay_standard_table(state: OrtusRegni) -> None:
    """A game under way, before anything the position says of it."""
    state.first = max(state.first, 0)
    state.turns = [1] * state.players
    state.points = [0] * state.players
    state.undealt = [0] * SET_KINDS
    for seat in range(state.players):
        state.packs[seat] = []
        given = state.rules.given_decks
        state.lists[seat] = given[seat] if given else SAMPLE_LISTS[DEFAULT_DECK]
        state.hands[seat] = []
        state.decks[seat] = []


def read_phase(state: OrtusRegni, fields: Fields) -> None:
    """The moment, if the position names one: whose turn, or the Vikings'."""
    if not fields.has("phase"):
        fields.raw("active")
        return
    phase = PHASES[fields.choice("phase", "turn", PHASES)]
    active = fields.whole("active", max(state.first, 0), 0, state.players - 1)
    if phase == "set-up":
        return
    if phase == "vikings":
        state.stack = [RoundFrame(state.players)]
    else:
        place = (active - state.first) % state.players
        state.stack = [RoundFrame(place + 1), TurnFrame(active)]


def read_seat_number(state: OrtusRegni, fields: Fields, name: str, default: int) -> int:
    if fields.raw(name) is None:
        return default
    return fields.whole(name, 0, 0, state.players - 1)


def read_counts(fields: Fields, name: str, default: list[int], names: list[str]) -> list[int]:
    """Numbers of cards by name; names left out are zero, unless the whole is."""
    if not fields.has(name):
        fields.raw(name)
        return default[:]
    section = fields.section(name)
    counts = [section.whole(card, 0, 0, MOST_OF_A_KIND) for card in names]
    section.done()
    return counts


def read_vikings(state: OrtusRegni, fields: Fields) -> None:
    state.arrived = fields.flag("arrived", False)
    state.black = fields.whole("black", 0, 0, BLACK_MARKERS - 1)
    state.white = fields.flag("white", False)
    state.growth_due = fields.flag("growth_due", state.arrived)
    state.viking_turns = fields.whole("turns", 0)
    state.horde = read_counts(fields, "horde", [0, 0], VIKING_NAMES)
    fields.done()


def read_before(state: OrtusRegni, fields: Fields) -> None:
    state.common = read_counts(fields, "common", state.common, SET_TYPES)
    state.undealt = read_counts(fields, "undealt", state.undealt, SET_TYPES)
    state.wins = fields.wholes("wins", state.wins, 0, state.rules.series)
    state.game_number = fields.whole("game_number", 1, 1, state.rules.series)
    fields.done()


def clear_fiefs_mentioned(state: OrtusRegni, seats: Any) -> None:
    """Fiefs a position spells out replace those of the setup, whoever held them."""
    if not isinstance(seats, list):
        return
    for seat in range(min(state.players, len(seats))):
        if isinstance(seats[seat], dict) and "fiefs" in seats[seat]:
            for number in state.fiefs[seat]:
                state.building[number] = NONE
                state.holder[number] = NONE
                state.lord[number] = NONE
                state.properties[number] = []
            state.fiefs[seat] = []


def read_seat(state: OrtusRegni, seat: int, fields: Fields) -> None:
    """What of an Earl everybody sees."""
    state.alive[seat] = fields.flag("alive", True)
    state.discards[seat] = fields.choices("discard", [], KIND_NAMES)
    state.emissaries[seat] = fields.choices("emissaries", [], KIND_NAMES)
    state.banners[seat] = fields.whole("banners", state.banners[seat], 0, MOST_OF_A_KIND)
    state.cubes[seat] = fields.whole("cubes", state.cubes[seat], 0, MOST_OF_A_KIND)
    state.turns[seat] = fields.whole("turns", state.turns[seat])
    state.bequests[seat] = fields.whole("bequests", state.bequests[seat])
    state.spent[seat] = fields.flag("spent", False)
    state.points[seat] = fields.whole("points", state.points[seat], 0, MOST_OF_A_KIND)
    state.bought[seat] = read_counts(fields, "bought", [0] * SET_KINDS, SET_TYPES)
    state.packs[seat] = fields.choices("pack", names_of(state.packs[seat]), SET_TYPES)
    state.kept[seat] = fields.choices("kept", names_of(state.kept[seat]), SET_TYPES)
    pool = fields.section("pool")
    state.pool_infantry[seat] = pool.whole("infantry", 0, 0, MOST_OF_A_KIND)
    state.pool_knights[seat] = pool.whole("knight", 0, 0, MOST_OF_A_KIND)
    pool.done()
    for place, item in enumerate(read_list(fields, "fiefs")):
        read_fief(state, seat, Fields(item, f"{fields.where('fiefs')}[{place}]"))
    for place, item in enumerate(read_list(fields, "mercenaries")):
        read_mercenary(state, seat, Fields(item, f"{fields.where('mercenaries')}[{place}]"))


def read_list(fields: Fields, name: str) -> list[Any]:
    value = fields.raw(name, [])
    if not isinstance(value, list):
        raise BadPosition("position-not-list", path_name=fields.where(name), given_text=repr(value))
    return value


def read_fief(state: OrtusRegni, seat: int, fields: Fields) -> None:
    """A Fief; without a number it takes the first free one."""
    if NONE not in state.building:
        raise BadPosition("ortus-regni.position-too-many-fiefs", "OR-1.3", path_name=fields.path)
    number = fields.whole("fief", state.building.index(NONE) + 1, 1, len(state.building)) - 1
    if state.building[number] != NONE:
        raise BadPosition("ortus-regni.position-number-twice", "OR-5.1", path_name=fields.path, given_count=number + 1)
    state.building[number] = read_card(state, seat, fields.raw("building", "castle"), fields.where("building"))
    state.holder[number] = seat
    state.fiefs[seat] = state.fiefs[seat] + [number]
    if fields.raw("lord") is not None:
        state.lord[number] = fields.choice("lord", "", KIND_NAMES)
    state.properties[number] = [
        read_card(state, seat, item, f"{fields.where('properties')}[{place}]")
        for place, item in enumerate(read_list(fields, "properties"))
    ]
    fields.done()


def read_card(state: OrtusRegni, seat: int, value: Any, path: str) -> int:
    """A card on the table: a name, or a name and an owner."""
    if isinstance(value, str):
        return seat * CARD_SPAN + Fields.index(path, value, KIND_NAMES)
    fields = Fields(value, path)
    kind = fields.choice("card", "", KIND_NAMES)
    owner = fields.whole("owner", seat, 0, state.players - 1)
    fields.done()
    return owner * CARD_SPAN + kind


def read_mercenary(state: OrtusRegni, seat: int, fields: Fields) -> None:
    if NONE not in state.mercenary_card:
        raise BadPosition("ortus-regni.position-too-many-mercenaries", "OR-1.1", path_name=fields.path)
    free = state.mercenary_card.index(NONE) + 1
    number = fields.whole("mercenary", free, 1, len(state.mercenary_card)) - 1
    if state.mercenary_card[number] != NONE:
        raise BadPosition("ortus-regni.position-number-twice", "OR-4.10", path_name=fields.path, given_count=number + 1)
    owner = fields.whole("owner", seat, 0, state.players - 1)
    state.mercenary_card[number] = owner * CARD_SPAN + MERCENARY
    state.mercenary_holder[number] = seat
    state.mercenaries[seat] = state.mercenaries[seat] + [number]
    garrison = fields.section("garrison")
    state.garrison_infantry[number] = garrison.whole("infantry", 0, 0, MOST_OF_A_KIND)
    state.garrison_knights[number] = garrison.whole("knight", 0, 0, MOST_OF_A_KIND)
    garrison.done()
    fields.done()


def read_hidden(state: OrtusRegni, seat: int, fields: Fields, under_way: bool) -> None:
    """Hand, Towers, deck and tray; in a game under way what isn't mentioned is found in the deck and the tray."""
    state.hands[seat] = fields.choices("hand", names_of(state.hands[seat]), KIND_NAMES)
    state.towers[seat] = fields.choices("towers", names_of(state.towers[seat]), KIND_NAMES)
    state.lists[seat] = read_counts(fields, "deck_list", state.lists[seat], SET_TYPES)
    if fields.has("deck"):
        state.decks[seat] = cards_of_list(read_counts(fields, "deck", [], KIND_NAMES))
    elif under_way:
        fields.raw("deck")
        placed = placed_cards(state, seat)
        state.decks[seat] = cards_of_list([max(0, state.lists[seat][kind] - placed[kind]) for kind in range(SET_KINDS)])
    if fields.has("tray") or not under_way or state.rules.draft:
        state.trays[seat] = read_counts(fields, "tray", state.trays[seat], SET_TYPES)
    else:
        fields.raw("tray")
        placed = placed_cards(state, seat)
        state.trays[seat] = [max(0, COPIES_PER_TYPE - placed[kind]) for kind in range(SET_KINDS)]
    if under_way and not fields.has("deck_list") and not state.rules.draft:
        state.lists[seat] = [COPIES_PER_TYPE - count for count in state.trays[seat]]


def placed_cards(state: OrtusRegni, seat: int) -> list[int]:
    """How many of each kind of an Earl's set lie anywhere but in the tray."""
    cards = state.hands[seat] + state.decks[seat] + state.towers[seat]
    if 0 <= state.contestants[seat] <= PALACE:
        cards.append(state.contestants[seat])
    hidden = counts_of_cards(cards, CARD_SPAN)
    seen = visible_cards(state, seat)
    assert len(cards) == hidden_count(state, seat)
    return [hidden[kind] + seen[kind] for kind in range(CARD_SPAN)]


def read_battle(state: OrtusRegni, fields: Fields) -> None:
    state.attack_force = read_units(state, fields, "attack")
    state.defend_force = read_units(state, fields, "defence")
    state.unhurt = read_units(state, fields, "unhurt")
    state.captives = fields.wholes("captives", [], 0, len(state.building) - 1)
    state.spoils = fields.wholes("spoils", [], 0, CARD_SPAN * state.players - 1)
    fields.done()


def read_units(state: OrtusRegni, fields: Fields, name: str) -> list[int]:
    units = fields.wholes(name, [])
    for fielded in units:
        if not is_unit(state, fielded):
            path = fields.where(name)
            raise BadPosition("ortus-regni.position-unit", "OR-8.4", path_name=path, given_count=fielded)
    return units


def is_unit(state: OrtusRegni, fielded: int) -> bool:
    """Whether a number can stand for a card in the field."""
    role, seat, which = role_of(fielded), seat_of(fielded), which_of(fielded)
    if role > GUARD_UNIT or seat >= state.players:
        return False
    if role == LORD_UNIT:
        return which < len(state.lord)
    if role == HAND_UNIT:
        return which < CARD_SPAN and IS_HAND_FIGHTER[which]
    if role in (MERCENARY_UNIT, GARRISON_UNIT, GARRISON_KNIGHT):
        return which < len(state.mercenary_card)
    return which < (1 if role == KING_UNIT else 2)


def read_joust(state: OrtusRegni, fields: Fields) -> None:
    attending = fields.wholes("attending", [], 0, state.players - 1)
    state.attending = [seat in attending for seat in range(state.players)]
    state.stakes = fields.wholes("stakes", [NONE] * state.players, NONE)
    state.contestants = fields.wholes("riders", [NONE] * state.players, NONE)
    fields.done()
    for name, numbers in (("stakes", state.stakes), ("riders", state.contestants)):
        if len(numbers) != state.players:
            raise BadPosition(
                "position-wrong-length",
                path_name=fields.where(name),
                wanted_count=state.players,
                given_text=str(len(numbers)),
            )


def read_outcome(state: OrtusRegni, fields: Fields) -> None:
    value = fields.raw("outcome")
    if value == "vikings":
        state.outcome = VIKINGS
    elif value is not None:
        state.outcome = fields.whole("outcome", 0, 0, state.players - 1)


def read_table_decks(state: OrtusRegni, fields: Fields, under_way: bool) -> None:
    """Cards of a table deck mentioned nowhere lie in the deck."""
    army = [ARMY_DECKS[state.players] * count for count in ARMY_SPLIT]
    held = army_held(state)
    standard = {
        "army": [army[kind] - held[kind] for kind in range(2)],
        "battle": BATTLE_SPLIT,
        "viking": [VIKING_SPLIT[kind] - state.horde[kind] for kind in range(2)],
    }
    for name, (deck, pile, names) in piles_of(state).items():
        section = fields.section(name)
        default = [max(0, count) for count in standard[name]] if under_way else deck
        pile[:] = read_counts(section, "discard", pile, names)
        if under_way:
            default = [max(0, count - out) for count, out in zip(default, pile, strict=True)]
        deck[:] = read_counts(section, "deck", default, names)
        section.done()
    fields.done()


def army_held(state: OrtusRegni) -> list[int]:
    """Army cards in pools, garrisons and the Guard."""
    return [
        sum(state.pool_infantry) + sum(state.garrison_infantry) + state.guard[0],
        sum(state.pool_knights) + sum(state.garrison_knights) + state.guard[1],
    ]
