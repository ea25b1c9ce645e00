"""The church step (BB-10): monasteries, the marker, and points."""

from __future__ import annotations

from typing import Final

from meadhall.games.brian_boru.battle import sole_most
from meadhall.games.brian_boru.board import BITS, towns_in
from meadhall.games.brian_boru.cards import SECOND_CHURCH_DISCS, SECOND_CHURCH_POINTS, THIRD_CHURCH_DISCS
from meadhall.games.brian_boru.codes import BUILD
from meadhall.games.brian_boru.notes import (
    CHURCH_LEADER,
    CHURCH_TIED,
    DISCS_STAY,
    DISCS_TAKEN_BACK,
    FIRST_MONASTERY,
    FURTHER_MONASTERY,
    NO_TOWN_FOR_MONASTERY,
    SECOND_CHURCH,
)
from meadhall.games.brian_boru.state import NONE, BrianBoru
from meadhall.kernel.state import Frame, Step, with_item

# The rewards, in order. Frame: the reward that comes next, and for the third how many seats have been looked at.
FIRST: Final = 0
SECOND: Final = 1
THIRD: Final = 2


class ChurchStep(Step[BrianBoru]):
    """D17 the first monastery, D18 further monasteries."""

    def proceed(self, state: BrianBoru, frame: Frame) -> None:
        if frame[1] == FIRST:
            self.offer_first(state, frame)
        elif frame[1] == SECOND:
            second_reward(state)
            frame[1] = THIRD
        elif frame[2] < state.players:
            self.offer_third(state, frame)
        else:
            state.stack.pop()

    def offer_first(self, state: BrianBoru, frame: Frame) -> None:
        """The player who alone has the most church discs (BB-10.1 to BB-10.4)."""
        leader = sole_most(state.church_discs)
        if leader == NONE:
            if max(state.church_discs):
                state.tell(CHURCH_TIED)
            frame[1] = SECOND
            return
        towns = monastery_towns(state, leader)
        if towns:
            state.offer(frame, leader, [BUILD + town for town in towns])
        else:
            state.tell(NO_TOWN_FOR_MONASTERY, leader)
            take_marker(state, leader)
            frame[1] = SECOND

    def offer_third(self, state: BrianBoru, frame: Frame) -> None:
        """Clockwise from the marker holder, each with enough discs left (BB-10.6, BB-10.7)."""
        seat = (state.marker_holder + frame[2]) % state.players
        if state.church_discs[seat] < THIRD_CHURCH_DISCS:
            frame[2] += 1
            return
        towns = monastery_towns(state, seat)
        if towns:
            state.offer(frame, seat, [BUILD + town for town in towns])
        else:
            state.tell(DISCS_STAY, seat)
            frame[2] += 1

    def play(self, state: BrianBoru, frame: Frame, seat: int, code: int) -> None:
        town = code - BUILD
        state.monasteries |= BITS[town]
        if frame[1] == FIRST:
            state.tell(FIRST_MONASTERY, seat, town)
            take_marker(state, seat)
            frame[1] = SECOND
        else:
            state.tell(FURTHER_MONASTERY, seat, town)
            state.tell(DISCS_TAKEN_BACK, seat, state.church_discs[seat])
            state.church_discs[seat] = 0
            frame[2] += 1


def monastery_towns(state: BrianBoru, seat: int) -> list[int]:
    """The towns a player controls that have no monastery (BB-10.8)."""
    return towns_in(state.controlled(seat) & ~state.monasteries)


def take_marker(state: BrianBoru, leader: int) -> None:
    """The church leader takes the marker and all their church discs back (BB-10.3)."""
    state.tell(CHURCH_LEADER, leader, state.church_discs[leader])
    state.marker_holder = leader
    state.church_discs[leader] = 0


def second_reward(state: BrianBoru) -> None:
    """After a recount, a point for each who has the most, and one disc back (BB-10.5, BB-10.9)."""
    most = max(state.church_discs)
    if most == 0:
        return
    for seat in range(state.players):
        if state.church_discs[seat] == most:
            state.points = with_item(state.points, seat, state.points[seat] + SECOND_CHURCH_POINTS)
            state.church_discs[seat] -= SECOND_CHURCH_DISCS
            state.tell(SECOND_CHURCH, seat, SECOND_CHURCH_POINTS)
