"""Tricks (BB-6, BB-14.1 to BB-14.3): the active town, the cards, the winner, and who acts when."""

from __future__ import annotations

from meadhall.games.brian_boru.board import COLOUR_TOWNS, TOWN_COLOUR, WHITE, towns_in
from meadhall.games.brian_boru.cards import CARD_COLOUR, MAIN, USES
from meadhall.games.brian_boru.codes import LEAD, PLAY, USE
from meadhall.games.brian_boru.draft import card_set
from meadhall.games.brian_boru.notes import (
    LAST_CARD,
    LAST_CARDS_DISCARDED,
    LED,
    LED_ANY_CARD,
    LED_CARD,
    PLAYED,
    SKIPPED_CARDS,
    TRICKS_SKIPPED,
    USES_MAIN,
    USES_SECONDARY,
    WON_TRICK,
    WON_TRICK_BY_LEADING,
)
from meadhall.games.brian_boru.state import ACTION, NONE, PLAY_CARD, RESOLVE, BrianBoru
from meadhall.kernel.state import Frame, Step


def last_cards(state: BrianBoru) -> int:
    """How many cards of each hand are never played (BB-6.16, BB-15.2)."""
    return 0 if state.all_cards_played else 1


def action_phase_over(state: BrianBoru) -> bool:
    """The hands are played out (BB-6.16), or no town is left to play for (BB-14.3)."""
    return len(state.hands[0]) <= last_cards(state) or not state.free_towns()


def discard_last_cards(state: BrianBoru) -> None:
    """What is left of the hands goes to the pile unseen and without effect (BB-6.17, BB-14.3)."""
    note = LAST_CARD
    if len(state.hands[0]) > last_cards(state):
        state.tell(TRICKS_SKIPPED)
        note = SKIPPED_CARDS
    elif state.hands[0]:
        state.tell(LAST_CARDS_DISCARDED)
    state.unseen = state.hands[:]
    for seat in range(state.players):
        if state.hands[seat]:
            state.tell_seat(seat, note, seat, card_set(state.hands[seat]))
        state.hands[seat] = []


def qualifies(card: int, colour: int) -> bool:
    """A card counts for a town of its own colour, and a white one for any (BB-6.2, BB-6.6)."""
    return CARD_COLOUR[card] == colour or CARD_COLOUR[card] == WHITE


class ActiveTown(Step[BrianBoru]):
    """D3: the marker holder leads and puts the marker on a disc-free town (BB-6.1)."""

    def proceed(self, state: BrianBoru, frame: Frame) -> None:
        leader = state.marker_holder
        state.offer(frame, leader, [LEAD + town for town in towns_in(towns_to_lead(state, leader))])

    def play(self, state: BrianBoru, frame: Frame, seat: int, code: int) -> None:
        state.leader = seat
        state.active_town = code - LEAD
        state.marker_holder = NONE
        state.tell(LED, seat, state.active_town)
        state.stack[-1] = [PLAY_CARD, 0]


def towns_to_lead(state: BrianBoru, leader: int) -> int:
    """Disc-free towns the leader can match (BB-6.3), or all of them if there is none such (BB-14.1)."""
    free = state.free_towns()
    matched = 0
    for card in state.hands[leader]:
        colour = CARD_COLOUR[card]
        if colour == WHITE:
            return free
        matched |= COLOUR_TOWNS[colour]
    return free & matched or free


class PlayCard(Step[BrianBoru]):
    """D4 and D5: the leader's card, then one card from each other player, clockwise. Frame: cards played."""

    def proceed(self, state: BrianBoru, frame: Frame) -> None:
        count = frame[1]
        if count == state.players:
            decide_trick(state)
            state.stack[-1] = [RESOLVE, 0]
            return
        seat = (state.leader + count) % state.players
        cards = cards_to_lead(state) if count == 0 else state.hands[seat]
        state.offer(frame, seat, [PLAY + card for card in cards])

    def play(self, state: BrianBoru, frame: Frame, seat: int, code: int) -> None:
        card = code - PLAY
        if frame[1] > 0:
            state.tell(PLAYED, seat, card)
        elif qualifies(card, TOWN_COLOUR[state.active_town]):
            state.tell(LED_CARD, seat, card)
        else:
            state.tell(LED_ANY_CARD, seat, card)
        state.played[seat] = card
        state.shown[seat] |= 1 << card
        state.hands[seat] = [other for other in state.hands[seat] if other != card]
        state.reveal()
        frame[1] += 1


def cards_to_lead(state: BrianBoru) -> list[int]:
    """The leader's cards that qualify (BB-6.2), or the whole hand if none does (BB-14.1)."""
    hand = state.hands[state.leader]
    colour = TOWN_COLOUR[state.active_town]
    return [card for card in hand if qualifies(card, colour)] or hand


def trick_standing(state: BrianBoru) -> tuple[int, list[int]]:
    """Who wins with the cards played so far, and in which order those who played act (BB-6.7, BB-6.9, BB-14.2)."""
    if state.winner != NONE:
        return state.winner, state.order
    colour = TOWN_COLOUR[state.active_town]
    best = NONE
    winner = state.leader if state.played[state.leader] != NONE else NONE
    for seat in range(state.players):
        card = state.played[seat]
        if card > best and qualifies(card, colour):
            best = card
            winner = seat
    return winner, [state.played.index(card) for card in sorted(state.played) if card != NONE]


def decide_trick(state: BrianBoru) -> None:
    """All cards lie: the winner and the order of actions are fixed."""
    winner, order = trick_standing(state)
    state.winner = winner
    state.order = order
    card = state.played[winner]
    won = qualifies(card, TOWN_COLOUR[state.active_town])
    state.tell(WON_TRICK if won else WON_TRICK_BY_LEADING, winner, card, state.active_town)


class Resolve(Step[BrianBoru]):
    """Everybody acts once; a loser picks a secondary action when their turn comes (D6). Frame: how many have acted."""

    def proceed(self, state: BrianBoru, frame: Frame) -> None:
        if frame[1] == state.players:
            end_trick(state)
            state.stack.pop()
            return
        seat = state.order[frame[1]]
        card = state.played[seat]
        if seat == state.winner:
            frame[1] += 1
            state.tell(USES_MAIN, seat, card)
            state.stack.append([ACTION, seat, card, MAIN, 0, NONE])
        else:
            state.offer(frame, seat, [USE + number for number in range(len(USES[card]) - 1)])

    def play(self, state: BrianBoru, frame: Frame, seat: int, code: int) -> None:
        use = code - USE + 1
        card = state.played[seat]
        frame[1] += 1
        state.tell(USES_SECONDARY, seat, card, use)
        state.stack.append([ACTION, seat, card, use, 0, NONE])


def end_trick(state: BrianBoru) -> None:
    """The cards of the trick may no longer be looked at (BB-13.3); the marker holder leads the next (BB-6.15)."""
    state.played = [NONE] * state.players
    state.order = []
    state.leader = NONE
    state.winner = NONE
