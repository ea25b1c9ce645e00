"""The marriage step (BB-8): the marriage card, the Princess, the rewards of the track."""

from __future__ import annotations

from typing import Final

from meadhall.games.brian_boru.board import (
    REGION_TOWNS,
    TRACK_COINS,
    TRACK_RENOWN,
    TRACK_TOWN,
    towns_in,
)
from meadhall.games.brian_boru.cards import (
    MARRIAGE_POINTS,
    MARRIAGE_REGION,
    MARRIAGE_RENOWN,
    NO_REGION,
    PRINCESS_CARD,
    SPURN_POINTS,
)
from meadhall.games.brian_boru.codes import PRINCESS, SETTLE
from meadhall.games.brian_boru.notes import (
    BACK_TO_START,
    MARRIAGE_POINTS_GAINED,
    MARRIAGE_RENOWN_GAINED,
    MARRIAGE_TOWN,
    MARRIAGE_TOWN_LOST,
    MARRIED,
    NOBODY_COURTED,
    PRINCESS_MILITARY,
    PRINCESS_SPURNED,
    PRINCESS_TRADE,
    TRACK_COINS_GAINED,
    TRACK_RENOWN_GAINED,
    TRACK_TOWN_TAKEN,
)
from meadhall.games.brian_boru.state import MILITARY, NONE, TRADE, BrianBoru
from meadhall.kernel.state import Frame, Step, with_item

# The parts of the step, in order; the frame holds the one that comes next.
CARD: Final = 0
CARD_CHOICE: Final = 1
CARD_DONE: Final = 2
TRACK: Final = 3
TRACK_TOWN_CHOICE: Final = 4
DONE: Final = 5


class MarriageStep(Step[BrianBoru]):
    """D12 the town of the marriage card, D13 the Princess, D14 the town of space 8."""

    def proceed(self, state: BrianBoru, frame: Frame) -> None:
        part = frame[1]
        if part == CARD:
            frame[1] = open_step(state)
        elif part == CARD_CHOICE:
            winner = courtship_leader(state)
            if state.open_marriage == PRINCESS_CARD:
                state.ask(winner, [PRINCESS, PRINCESS + 1, PRINCESS + 2])
            else:
                self.offer_card_town(state, frame, winner)
        elif part == CARD_DONE:
            back_to_start(state)
            frame[1] = TRACK
        elif part == TRACK:
            track_rewards(state)
            frame[1] = TRACK_TOWN_CHOICE
        elif part == TRACK_TOWN_CHOICE:
            self.offer_track_town(state, frame)
        else:
            state.open_marriage = NONE
            state.stack.pop()

    def offer_card_town(self, state: BrianBoru, frame: Frame, winner: int) -> None:
        """D12; without a disc-free town in the region the reward is lost (BB-8.4, BB-8.5)."""
        region = MARRIAGE_REGION[state.open_marriage]
        towns = towns_in(state.free_towns() & REGION_TOWNS[region])
        if towns:
            state.offer(frame, winner, [SETTLE + town for town in towns])
        else:
            state.tell(MARRIAGE_TOWN_LOST, winner, region)
            frame[1] = CARD_DONE

    def offer_track_town(self, state: BrianBoru, frame: Frame) -> None:
        """D14: whoever stands on the space that gives a town (BB-8.13)."""
        towns = towns_in(state.free_towns())
        for seat in range(state.players):
            if TRACK_TOWN[state.track[seat]] and towns:
                state.offer(frame, seat, [SETTLE + town for town in towns])
                return
        frame[1] = DONE

    def play(self, state: BrianBoru, frame: Frame, seat: int, code: int) -> None:
        if frame[1] == TRACK_TOWN_CHOICE:
            town = code - SETTLE
            state.put_disc(seat, town)
            state.tell(TRACK_TOWN_TAKEN, seat, town)
            frame[1] = DONE
        elif state.open_marriage == PRINCESS_CARD:
            choose_princess(state, seat, code - PRINCESS)
            frame[1] = CARD_DONE
        else:
            town = code - SETTLE
            state.put_disc(seat, town)
            state.tell(MARRIAGE_TOWN, seat, town)
            frame[1] = CARD_DONE


def courtship_leader(state: BrianBoru) -> int:
    """The seat whose disc is highest; above space 0 the highest is never tied (BB-1.11)."""
    leader = NONE
    highest = 0
    for seat in range(state.players):
        if state.track[seat] > highest:
            highest = state.track[seat]
            leader = seat
    return leader


def open_step(state: BrianBoru) -> int:
    """Give the card and its plain rewards to the leader (BB-8.1 to BB-8.3, BB-8.7); returns the part that follows."""
    leader = courtship_leader(state)
    card = state.open_marriage
    if leader == NONE:
        state.tell(NOBODY_COURTED, card)
        return DONE
    state.tell(MARRIED, leader, card)
    if card == PRINCESS_CARD:
        return CARD_CHOICE
    state.marriage_cards = with_item(state.marriage_cards, leader, [*state.marriage_cards[leader], card])
    points = MARRIAGE_POINTS[card]
    if points:
        state.points = with_item(state.points, leader, state.points[leader] + points)
        state.tell(MARRIAGE_POINTS_GAINED, leader, points)
    renown = MARRIAGE_RENOWN[card]
    if renown:
        state.renown = with_item(state.renown, leader, state.renown[leader] + renown)
        state.tell(MARRIAGE_RENOWN_GAINED, leader, renown)
    return CARD_DONE if MARRIAGE_REGION[card] == NO_REGION else CARD_CHOICE


def choose_princess(state: BrianBoru, seat: int, choice: int) -> None:
    """Military support, trade, or spurning her for points (BB-8.8 to BB-8.11)."""
    if choice == MILITARY or choice == TRADE:
        state.princess_holder = seat
        state.princess_choice = choice
        state.marriage_cards = with_item(state.marriage_cards, seat, [*state.marriage_cards[seat], PRINCESS_CARD])
        state.tell(PRINCESS_MILITARY if choice == MILITARY else PRINCESS_TRADE, seat)
    else:
        state.points = with_item(state.points, seat, state.points[seat] + SPURN_POINTS)
        state.tell(PRINCESS_SPURNED, seat, SPURN_POINTS)


def back_to_start(state: BrianBoru) -> None:
    """The winner's disc returns to space 0, and so takes nothing from the track (BB-8.6, BB-8.14)."""
    leader = courtship_leader(state)
    state.track[leader] = 0
    state.tell(BACK_TO_START, leader)


def track_rewards(state: BrianBoru) -> None:
    """Coins and renown of the spaces the discs stand on (BB-8.12)."""
    for seat in range(state.players):
        space = state.track[seat]
        coins = TRACK_COINS[space]
        if coins:
            state.coins[seat] += coins
            state.tell(TRACK_COINS_GAINED, seat, coins, space)
        renown = TRACK_RENOWN[space]
        if renown:
            state.renown = with_item(state.renown, seat, state.renown[seat] + renown)
            state.tell(TRACK_RENOWN_GAINED, seat, renown, space)
