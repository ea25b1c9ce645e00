"""Brian Boru's part of a position (`docs/positions.md`): the table as JSON, in part or whole, and what can't be."""

from __future__ import annotations

from typing import Any

from meadhall.games.brian_boru.board import BITS, REGIONS, TOP_SPACE, TOWNS
from meadhall.games.brian_boru.cards import ALL_CARDS, MARRIAGE_CARDS, ROUNDS
from meadhall.games.brian_boru.codes import CARD_COUNT
from meadhall.games.brian_boru.rounds import BATTLE, CHURCH, CLAIM, DRAFTING, MARRIAGE, PREPARATION, TRICKS
from meadhall.games.brian_boru.state import FACE_DOWN, FACE_UP, NONE, ROUND, STARTING_TOWN, BrianBoru
from meadhall.games.brian_boru.tricks import trick_standing
from meadhall.games.brian_boru.view import (
    PRINCESS_CHOICES,
    claim_name,
    none_if,
    numbers,
    princess,
    town_name,
    towns_with_discs,
)
from meadhall.kernel.errors import BadPosition
from meadhall.kernel.position import Fields

PHASES = {
    "setup": [STARTING_TOWN, 0],
    "preparation": [ROUND, PREPARATION],
    "draft": [ROUND, DRAFTING],
    "tricks": [ROUND, TRICKS],
    "marriage": [ROUND, MARRIAGE],
    "battle": [ROUND, BATTLE],
    "church": [ROUND, CHURCH],
    "claim": [ROUND, CLAIM],
}
"""Moments a partial position may name instead of spelling out what is pending."""


def write(state: BrianBoru) -> dict[str, Any]:
    return {
        "round": state.round,
        "seats": [write_seat(state, seat) for seat in range(state.players)],
        "towns": towns_with_discs(state),
        "claims": {region: claim_name(claim) for region, claim in zip(REGIONS, state.claims, strict=True)},
        "marker": {"holder": none_if(state.marker_holder), "town": town_name(state.active_town)},
        "battle_area": state.battle_area,
        "vikings": {"deck": state.viking_deck[:], "discard": state.viking_discard[:]},
        "marriage": {
            "open": None if state.open_marriage == NONE else MARRIAGE_CARDS[state.open_marriage],
            "deck": [MARRIAGE_CARDS[card] for card in state.marriage_deck],
            "removed": [MARRIAGE_CARDS[card] for card in state.marriages_removed],
        },
        "princess": princess(state),
        "cards": {"set_aside": numbers(state.set_aside), "discard": numbers(state.discard)},
        "trick": None if state.leader == NONE else {
            "leader": state.leader,
            "played": [none_if(card) if card == NONE else card + 1 for card in state.played],
        },
    }  # fmt: skip


def write_seat(state: BrianBoru, seat: int) -> dict[str, Any]:
    return {
        "coins": state.coins[seat],
        "points": state.points[seat],
        "renown": state.renown[seat],
        "raiders": state.raiders[seat],
        "church": state.church_discs[seat],
        "track": state.track[seat],
        "marriage_cards": [MARRIAGE_CARDS[card] for card in state.marriage_cards[seat]],
        "hand": numbers(state.hands[seat]),
        "packet": numbers(state.packets[seat]),
        "picked": numbers(state.picks[seat]),
        "unseen": numbers(state.unseen[seat]),
        "seen": [card + 1 for card in ALL_CARDS if state.seen[seat] >> card & 1],
    }


# --- reading -------------------------------------------------------------------------------------------------------


def read(state: BrianBoru, fields: Fields) -> None:
    """Put a position over a fresh setup."""
    if fields.has("phase"):
        names = list(PHASES)
        state.stack = [list(PHASES[names[fields.choice("phase", "setup", names)]])]
    state.round = fields.whole("round", state.round, 0, ROUNDS[state.players])
    for seat, section in enumerate(fields.sections("seats", state.players)):
        read_seat(state, seat, section)
    read_towns(state, fields.section("towns"))
    read_claims(state, fields.section("claims"))
    state.battle_area = fields.whole("battle_area", state.battle_area)
    vikings = fields.section("vikings")
    state.viking_deck = vikings.wholes("deck", state.viking_deck, 1)
    state.viking_discard = vikings.wholes("discard", state.viking_discard, 1)
    vikings.done()
    read_marriage(state, fields)
    read_cards(state, fields)
    read_trick(state, fields)


def read_seat(state: BrianBoru, seat: int, fields: Fields) -> None:
    state.coins[seat] = fields.whole("coins", state.coins[seat])
    state.points[seat] = fields.whole("points", state.points[seat])
    state.renown[seat] = fields.whole("renown", state.renown[seat])
    state.raiders[seat] = fields.whole("raiders", state.raiders[seat])
    state.church_discs[seat] = fields.whole("church", state.church_discs[seat])
    state.track[seat] = fields.whole("track", state.track[seat], 0, TOP_SPACE)
    state.marriage_cards[seat] = fields.choices("marriage_cards", [], MARRIAGE_CARDS)
    state.hands[seat] = read_card_list(fields, "hand")
    state.packets[seat] = read_card_list(fields, "packet")
    state.picks[seat] = read_card_list(fields, "picked")
    state.unseen[seat] = read_card_list(fields, "unseen")
    state.seen[seat] = sum(1 << card for card in read_card_list(fields, "seen"))
    fields.done()


def read_card_list(fields: Fields, name: str) -> list[int]:
    cards = [number - 1 for number in fields.wholes(name, [], 1, CARD_COUNT)]
    if len(set(cards)) != len(cards):
        raise BadPosition("brian-boru.position-card-twice", "BB-1.3", path_name=fields.where(name))
    return sorted(cards)


def read_towns(state: BrianBoru, fields: Fields) -> None:
    for name in fields.data:
        town = Fields.index(fields.where(str(name)), name, TOWNS)
        section = fields.section(name)
        seat = section.whole("disc", NONE, 0, state.players - 1)
        state.discs[seat] |= BITS[town]
        if section.flag("vikings", False):
            state.vikings |= BITS[town]
        if section.flag("monastery", False):
            state.monasteries |= BITS[town]
        section.done()


def read_claims(state: BrianBoru, fields: Fields) -> None:
    places: dict[Any, int] = {"down": FACE_DOWN, "board": FACE_UP}
    places.update({seat: seat for seat in range(state.players)})
    for name in fields.data:
        region = Fields.index(fields.where(str(name)), name, REGIONS)
        value = fields.raw(name)
        if isinstance(value, bool | list | dict) or value not in places:
            raise BadPosition(
                "brian-boru.position-claim",
                "BB-1.9",
                path_name=fields.where(name),
                given_text=repr(value),
                most_count=state.players - 1,
            )
        state.claims[region] = places[value]


def read_marriage(state: BrianBoru, fields: Fields) -> None:
    section = fields.section("marriage")
    if section.raw("open") is not None:
        state.open_marriage = section.choice("open", "", MARRIAGE_CARDS)
    if section.has("deck") or section.has("removed"):
        state.marriage_deck = section.choices("deck", [MARRIAGE_CARDS[c] for c in state.marriage_deck], MARRIAGE_CARDS)
        placed = {*state.marriage_deck, state.open_marriage, *(c for held in state.marriage_cards for c in held)}
        rest = [name for card, name in enumerate(MARRIAGE_CARDS) if card not in placed]
        state.marriages_removed = section.choices("removed", rest, MARRIAGE_CARDS)
    else:
        placed = {state.open_marriage, *(c for held in state.marriage_cards for c in held)}
        state.marriage_deck = [card for card in state.marriage_deck if card not in placed]
        state.marriages_removed = [card for card in state.marriages_removed if card not in placed]
    section.done()
    if fields.raw("princess") is not None:
        chosen = fields.section("princess")
        state.princess_holder = chosen.whole("holder", NONE, 0, state.players - 1)
        state.princess_choice = chosen.choice("choice", "", PRINCESS_CHOICES)
        chosen.done()


def read_cards(state: BrianBoru, fields: Fields) -> None:
    """Card piles. Once any card is somewhere, those mentioned nowhere count as set aside."""
    section = fields.section("cards")
    state.discard = [number - 1 for number in section.wholes("discard", [], 1, CARD_COUNT)]
    trick = fields.section("trick") if fields.raw("trick") is not None else Fields({})
    state.leader = trick.whole("leader", NONE, NONE, state.players - 1)
    played = trick.raw("played", [None] * state.players)
    state.played = read_played(state, played)
    trick.done()
    placed = set(cards_placed(state))
    rest = [card + 1 for card in ALL_CARDS if card not in placed] if placed else []
    state.set_aside = [number - 1 for number in section.wholes("set_aside", rest, 1, CARD_COUNT)]
    section.done()


def read_played(state: BrianBoru, value: Any) -> list[int]:
    fine = isinstance(value, list) and len(value) == state.players
    if not fine or not all(item is None or (type(item) is int and 1 <= item <= CARD_COUNT) for item in value):
        raise BadPosition("brian-boru.position-played", "BB-6.4", given_text=repr(value), wanted_count=state.players)
    return [NONE if item is None else item - 1 for item in value]


def read_trick(state: BrianBoru, fields: Fields) -> None:
    """The marker, and what follows from the cards played."""
    marker = fields.section("marker")
    if marker.raw("town") is not None:
        state.active_town = marker.choice("town", "", TOWNS)
        state.marker_holder = NONE
    if marker.raw("holder") is not None:
        state.marker_holder = marker.whole("holder", NONE, 0, state.players - 1)
    marker.done()
    if state.leader == NONE or NONE in state.played:
        return
    if state.active_town != NONE:
        state.winner, state.order = trick_standing(state)
    else:
        # The winner has taken the town, and so holds the marker.
        state.winner = state.marker_holder
        state.order = [state.played.index(card) for card in sorted(state.played)]


def cards_placed(state: BrianBoru) -> list[int]:
    """Every place of every card; a card that was played and has acted lies in the trick and on the pile."""
    cards = state.set_aside + state.discard
    cards += [card for card in state.played if card != NONE and card not in state.discard]
    for seat in range(state.players):
        cards += state.hands[seat] + state.packets[seat] + state.unseen[seat]
    return cards
