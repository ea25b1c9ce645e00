"""Brian Boru's part of a position (`docs/positions.md`): the table as JSON, in part or whole, and what can't be."""

from __future__ import annotations

from typing import Any

from meadhall.games.brian_boru.board import BITS, REGIONS, TOP_SPACE, TOWNS
from meadhall.games.brian_boru.cards import ALL_CARDS, MARRIAGE_CARDS, ORDINARY_MARRIAGES, PRINCESS_CARD, ROUNDS
from meadhall.games.brian_boru.codes import CARD_COUNT
from meadhall.games.brian_boru.interface.frames import card_is_open
from meadhall.games.brian_boru.knowledge.view import (
    PRINCESS_CHOICES,
    claim_name,
    none_if,
    numbers,
    princess,
    town_name,
    towns_with_discs,
)
from meadhall.games.brian_boru.rounds import BATTLE, CHURCH, CLAIM, DRAFTING, MARRIAGE, PREPARATION, TRICKS
from meadhall.games.brian_boru.state import FACE_DOWN, FACE_UP, NONE, ROUND, STARTING_TOWN, BrianBoru
from meadhall.games.brian_boru.tricks import trick_standing
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
    state.round = fields.whole("round", default_round(state), 0, ROUNDS[state.players])
    sections = fields.sections("seats", state.players)
    for seat, section in enumerate(sections):
        read_seat(state, seat, section)
    read_towns(state, fields.section("towns"))
    read_claims(state, fields.section("claims"))
    state.battle_area = fields.whole("battle_area", state.battle_area)
    read_vikings(state, fields.section("vikings"))
    read_princess(state, fields, sections)
    read_marriage(state, fields.section("marriage"))
    read_cards(state, fields)
    read_trick(state, fields)


def default_round(state: BrianBoru) -> int:
    """The first round that can have come so far; the last if the game is over."""
    if not state.stack:
        return ROUNDS[state.players]
    step, *rest = state.stack[0]
    return 1 if step == ROUND and rest and rest[0] > PREPARATION else 0


def read_vikings(state: BrianBoru, fields: Fields) -> None:
    """A card is turned up each round (BB-4.1, BB-4.2). What isn't stated lies where setup put it.

    A stated deck may be short, as long as it has a card for each round to come.
    """
    strengths = state.viking_deck
    left = len(strengths) - state.round
    deck, discard = strengths[:left], strengths[left:][::-1]
    if fields.has("discard"):
        discard = fields.wholes("discard", [], 1)
        deck = without(strengths, discard)
    if fields.has("deck"):
        deck = fields.wholes("deck", [], 1)
        discard = fields.wholes("discard", without(strengths, deck)[: state.round], 1)
    elif not fields.has("discard"):
        make_room_for_raiders(state, deck, discard)
    fields.done()
    to_come = ROUNDS[state.players] - state.round
    if len(without(strengths, deck + discard)) != len(strengths) - len(deck + discard) or len(deck) < to_come:
        raise BadPosition("brian-boru.position-viking-cards", "BB-4.2", path_name=fields.where("deck"))
    state.viking_deck = deck
    state.viking_discard = discard


def without(cards: list[int], gone: list[int]) -> list[int]:
    rest = cards[:]
    for card in gone:
        if card in rest:
            rest.remove(card)
    return rest


def make_room_for_raiders(state: BrianBoru, deck: list[int], discard: list[int]) -> None:
    """As many raiders as the position states came with the card of this round."""
    if not discard or discard[-1] >= state.battle_area:
        return
    for place, strength in enumerate(deck):
        if strength >= state.battle_area:
            deck[place], discard[-1] = discard[-1], strength
            return


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


def read_princess(state: BrianBoru, fields: Fields, seats: list[Fields]) -> None:
    """What became of the Princess; she lies in front of her holder, unless the position says what lies there."""
    if fields.raw("princess") is None:
        return
    section = fields.section("princess")
    holder = section.whole("holder", NONE, 0, state.players - 1)
    state.princess_holder = holder
    state.princess_choice = section.choice("choice", "", PRINCESS_CHOICES)
    section.done()
    if not seats[holder].has("marriage_cards"):
        state.marriage_cards[holder] = [PRINCESS_CARD]


def read_marriage(state: BrianBoru, fields: Fields) -> None:
    """The marriage cards. Those the position doesn't place are turned up in the order of the setup."""
    placed = {card for held in state.marriage_cards for card in held}
    needed = card_is_open(state)
    if fields.raw("open") is not None:
        state.open_marriage = fields.choice("open", "", MARRIAGE_CARDS)
        placed.add(state.open_marriage)
    stated = {name: fields.choices(name, [], MARRIAGE_CARDS) for name in ("deck", "removed") if fields.has(name)}
    for cards in stated.values():
        placed |= set(cards)
    order = [card for card in [*reversed(state.marriage_deck), *state.marriages_removed] if card != PRINCESS_CARD]
    free = [card for card in order if card not in placed]
    turned_up = min(state.round - needed, ORDINARY_MARRIAGES[state.players])
    held = [card for cards in state.marriage_cards for card in cards if card != PRINCESS_CARD]
    free = free[max(0, turned_up - len(held)) :]  # what nobody won has left the game (BB-8.7)
    if needed and not fields.has("open"):
        last = state.round == ROUNDS[state.players]
        state.open_marriage = PRINCESS_CARD if last else free.pop(0) if free else NONE
    size = max(0, ROUNDS[state.players] - state.round - 1)
    princess = [PRINCESS_CARD] if state.round < ROUNDS[state.players] else []
    state.marriage_deck = stated.get("deck", princess + free[:size][::-1])
    free = [card for card in free if card not in state.marriage_deck]
    state.marriages_removed = stated.get("removed", sorted(free))
    fields.done()


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
        raise BadPosition(
            "brian-boru.position-played",
            "BB-6.4",
            path_name="trick.played",
            given_text=repr(value),
            wanted_count=state.players,
        )
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
