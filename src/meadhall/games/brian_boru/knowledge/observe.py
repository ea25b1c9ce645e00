"""What one seat may know (BB-13) as a row of numbers: seats stand in the order clockwise from the one that looks."""

from __future__ import annotations

from typing import Final

from meadhall.games.brian_boru.board import REGIONS
from meadhall.games.brian_boru.cards import MARRIAGE_CARDS, ROUNDS
from meadhall.games.brian_boru.codes import CARD_COUNT, TOWN_COUNT
from meadhall.games.brian_boru.state import FACE_DOWN, FACE_UP, NONE, BrianBoru
from meadhall.games.brian_boru.tricks import trick_standing
from meadhall.kernel.observation import NEIGHBOURS, Observer

STEP_COUNT: Final = 10
REGION_COUNT: Final = len(REGIONS)
CLAIMS: Final[list[str]] = ["claim_" + region for region in REGIONS]
MARRIAGE_COUNT: Final = len(MARRIAGE_CARDS)


def observe(state: BrianBoru, seat: int, out: Observer) -> None:
    """Own cards, the moment, the table, then every seat."""
    players = state.players
    out.flag("asked", seat in state.waiting)
    out.one_of("step", state.stack[-1][0] if state.stack else NONE, STEP_COUNT)
    out.listed("hand", state.hands[seat], CARD_COUNT)
    out.listed("packet", state.packets[seat], CARD_COUNT)
    out.listed("picked", state.picks[seat], CARD_COUNT)
    out.members("had_in_packets", state.seen[seat], CARD_COUNT)
    out.listed("played_this_round", state.discard, CARD_COUNT)
    observe_table(state, seat, out)
    observe_trick(state, seat, out)
    for step in range(players):
        out.about(NEIGHBOURS[step])
        observe_seat(state, (seat + step) % players, out)


def from_seat(state: BrianBoru, seat: int, other: int) -> int:
    """How many places to the left of a seat another sits; none stays none."""
    return NONE if other == NONE else (other - seat) % state.players


def observe_table(state: BrianBoru, seat: int, out: Observer) -> None:
    players = state.players
    out.number("round", state.round, 8)
    out.number("rounds_left", ROUNDS[players] - state.round, 8)
    out.one_of("marker_holder", from_seat(state, seat, state.marker_holder), players)
    out.one_of("active_town", state.active_town, TOWN_COUNT)
    out.number("battle_area", state.battle_area, 10)
    out.number("viking_deck", len(state.viking_deck), 10)
    out.one_of("open_marriage", state.open_marriage, MARRIAGE_COUNT)
    out.number("marriage_deck", len(state.marriage_deck), 8)
    out.one_of("princess_holder", from_seat(state, seat, state.princess_holder), players)
    out.one_of("princess_choice", NONE if state.princess_holder == NONE else state.princess_choice, 2)
    out.members("towns_with_vikings", state.vikings, TOWN_COUNT)
    out.members("towns_with_monasteries", state.monasteries, TOWN_COUNT)
    for region in range(REGION_COUNT):
        out.one_of(CLAIMS[region], claim_place(state, seat, state.claims[region]), players + 2)


def claim_place(state: BrianBoru, seat: int, claim: int) -> int:
    """A claim token face down, on the board, or with a seat."""
    if claim == FACE_DOWN:
        return 0
    return 1 if claim == FACE_UP else 2 + from_seat(state, seat, claim)


def observe_trick(state: BrianBoru, seat: int, out: Observer) -> None:
    players = state.players
    leader = state.leader
    winner = NONE
    if leader != NONE:
        winner = trick_standing(state)[0]
    out.one_of("trick_leader", from_seat(state, seat, leader), players)
    out.one_of("trick_winner", from_seat(state, seat, winner), players)


def observe_seat(state: BrianBoru, seat: int, out: Observer) -> None:
    """What everybody may know of a seat (BB-13.6), cards in hand as mere counts (BB-13.1)."""
    out.number("coins", state.coins[seat], 20)
    out.number("points", state.points[seat], 50)
    out.number("renown", state.renown[seat], 10)
    out.number("raiders", state.raiders[seat], 10)
    out.number("church", state.church_discs[seat], 10)
    out.number("track", state.track[seat], 8)
    out.number("hand", len(state.hands[seat]), 8)
    out.number("packet", len(state.packets[seat]), 8)
    out.flag("picked", len(state.picks[seat]) > 0)
    out.listed("marriage_cards", state.marriage_cards[seat], MARRIAGE_COUNT)
    out.one_of("played", NONE if state.leader == NONE else state.played[seat], CARD_COUNT)
    out.members("towns", state.discs[seat], TOWN_COUNT)
