"""Setup (BB-2): decks, starting player, starting towns."""

from __future__ import annotations

from meadhall.games.brian_boru.board import ALL_TOWNS, REGION_TOWNS, TOWN_REGION, towns_in
from meadhall.games.brian_boru.cards import MARRIAGE_CARDS, ORDINARY_MARRIAGES, PRINCESS_CARD
from meadhall.games.brian_boru.codes import START
from meadhall.games.brian_boru.notes import STARTING_DISC, STARTING_PLAYER
from meadhall.games.brian_boru.state import ROUND, STARTING_TOWN, BrianBoru
from meadhall.kernel.state import Frame, Step


def set_up(state: BrianBoru, viking_strengths: list[int]) -> None:
    """Everything of setup that needs no decision; the starting towns come next."""
    set_up_marriage_deck(state)
    state.viking_deck = viking_strengths[:]
    state.chance.shuffle(state.viking_deck)  # BB-2.7
    state.marker_holder = state.chance.below(state.players)  # BB-2.8
    state.tell(STARTING_PLAYER, state.marker_holder)
    state.stack.append([STARTING_TOWN, 0])


def set_up_marriage_deck(state: BrianBoru) -> None:
    """The Princess at the bottom, random ordinary cards above her, the rest out of the game (BB-2.4 to BB-2.6)."""
    ordinary = [card for card in range(len(MARRIAGE_CARDS)) if card != PRINCESS_CARD]
    state.chance.shuffle(ordinary)
    count = ORDINARY_MARRIAGES[state.players]
    state.marriage_deck = [PRINCESS_CARD, *ordinary[:count]]
    state.marriages_removed = sorted(ordinary[count:])


class StartingTown(Step[BrianBoru]):
    """D1: clockwise from the starting player, each puts a disc on a town (BB-2.9). Frame: how many have."""

    def proceed(self, state: BrianBoru, frame: Frame) -> None:
        if frame[1] == state.players:
            state.stack.pop()
            state.stack.append([ROUND, 0])
            return
        seat = (state.marker_holder + frame[1]) % state.players
        state.ask(seat, [START + town for town in towns_in(starting_towns(state))])

    def play(self, state: BrianBoru, frame: Frame, seat: int, code: int) -> None:
        town = code - START
        state.put_disc(seat, town)
        state.tell(STARTING_DISC, seat, town)
        frame[1] += 1


def starting_towns(state: BrianBoru) -> int:
    """Towns in regions where nobody has a disc yet (BB-2.10)."""
    towns = ALL_TOWNS
    for mask in state.discs:
        for town in towns_in(mask):
            towns &= ~REGION_TOWNS[TOWN_REGION[town]]
    return towns
