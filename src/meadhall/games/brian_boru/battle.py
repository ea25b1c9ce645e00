"""The battle step (BB-9): who loses a town to the Vikings, then the spoils."""

from __future__ import annotations

from meadhall.games.brian_boru.board import BITS, towns_in
from meadhall.games.brian_boru.cards import (
    SECOND_SPOILS_POINTS,
    SECOND_SPOILS_RAIDERS,
    SPOILS_POINTS_PER_RENOWN,
    SPOILS_RENOWN,
)
from meadhall.games.brian_boru.codes import LOSE
from meadhall.games.brian_boru.notes import (
    FIRST_SPOILS,
    FIRST_SPOILS_SHARED,
    INCURSION,
    NO_TOWN_TO_LOSE,
    RAID_REPELLED,
    RAIDERS_LEAVE,
    SECOND_SPOILS,
    TOWN_LOST,
    TOWN_LOST_BY_ALL,
    TOWN_LOST_TO_LEADER,
)
from meadhall.games.brian_boru.state import NONE, BrianBoru
from meadhall.kernel.state import Frame, Step, with_item


class BattleStep(Step[BrianBoru]):
    """D15 and D16: the towns lost, one after another clockwise from the marker holder (BB-9.8).

    Frame: 0 before the step, then 1 + how many seats have been looked at.
    """

    def proceed(self, state: BrianBoru, frame: Frame) -> None:
        if frame[1] == 0:
            frame[1] = 1
            if state.battle_area:
                state.tell(INCURSION, state.battle_area)
            else:
                state.tell(RAID_REPELLED)
                frame[1] += state.players
        elif frame[1] <= state.players:
            self.offer_loss(state, frame)
        else:
            clear_battle_area(state)
            first_spoils(state)
            second_spoils(state)
            state.stack.pop()

    def offer_loss(self, state: BrianBoru, frame: Frame) -> None:
        seat = loser_looked_at(state, frame)
        if state.raiders[seat] != min(state.raiders):  # BB-9.2
            frame[1] += 1
            return
        towns = towns_in(state.controlled(seat))
        if not towns:
            state.tell(NO_TOWN_TO_LOSE, seat)
            frame[1] += 1
            return
        leader = sole_most(state.raiders)
        chooser = seat if leader == NONE else leader  # BB-9.4, BB-9.5
        state.offer(frame, chooser, [LOSE + town for town in towns])

    def play(self, state: BrianBoru, frame: Frame, seat: int, code: int) -> None:
        town = code - LOSE
        loser = loser_looked_at(state, frame)
        frame[1] += 1
        state.vikings |= BITS[town]  # BB-9.3
        if sole_most(state.raiders) != NONE:
            state.tell(TOWN_LOST_TO_LEADER, loser, town, seat)
        elif max(state.raiders) == min(state.raiders):
            state.tell(TOWN_LOST_BY_ALL, loser, town)
        else:
            state.tell(TOWN_LOST, loser, town)


def loser_looked_at(state: BrianBoru, frame: Frame) -> int:
    return (state.marker_holder + frame[1] - 1) % state.players


def sole_most(counts: list[int]) -> int:
    """The seat that alone has the most of something, if it has any at all; otherwise none."""
    most = 0
    leader = NONE
    for seat in range(len(counts)):
        count = counts[seat]
        if count > most:
            most = count
            leader = seat
        elif count == most:
            leader = NONE
    return leader


def clear_battle_area(state: BrianBoru) -> None:
    if state.battle_area:
        state.tell(RAIDERS_LEAVE, state.battle_area)
        state.battle_area = 0  # BB-9.9


def first_spoils(state: BrianBoru) -> None:
    """Renown and points for whoever alone holds the most raiders, who then returns them all (BB-9.10, BB-9.11)."""
    leader = sole_most(state.raiders)
    if leader == NONE:
        if max(state.raiders):
            state.tell(FIRST_SPOILS_SHARED)
        return
    state.renown = with_item(state.renown, leader, state.renown[leader] + SPOILS_RENOWN)
    points = SPOILS_POINTS_PER_RENOWN * state.renown[leader]
    state.points = with_item(state.points, leader, state.points[leader] + points)
    state.tell(FIRST_SPOILS, leader, SPOILS_RENOWN, points, state.raiders[leader])
    state.raiders[leader] = 0


def second_spoils(state: BrianBoru) -> None:
    """After a recount, a point for each who holds the most, and one raider back (BB-9.12, BB-9.13)."""
    most = max(state.raiders)
    if most == 0:
        return
    for seat in range(state.players):
        if state.raiders[seat] == most:
            state.points = with_item(state.points, seat, state.points[seat] + SECOND_SPOILS_POINTS)
            state.raiders[seat] -= SECOND_SPOILS_RAIDERS
            state.tell(SECOND_SPOILS, seat, SECOND_SPOILS_POINTS)
