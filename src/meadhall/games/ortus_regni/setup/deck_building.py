"""Deck building (OR-2.1 to OR-2.6): everybody at once and in secret, a sample deck or card by card."""

from __future__ import annotations

from meadhall.games.ortus_regni.cards import COPIES_PER_TYPE, DECK_SIZE, SAMPLE_LISTS, number_of
from meadhall.games.ortus_regni.codes import ADD, DECK, PRESETS, SET_KINDS
from meadhall.games.ortus_regni.frames.opening import DecksFrame
from meadhall.games.ortus_regni.notes import DECK_LIST, DECK_READY
from meadhall.games.ortus_regni.state import OrtusRegni
from meadhall.kernel.state import Step, with_item


def most_copies(state: OrtusRegni, seat: int, kind: int) -> int:
    """How many of a kind a deck may hold: a set has six, less those bought with Legacy Points (OR-2.2, OR-16.8)."""
    return COPIES_PER_TYPE - state.bought[seat][kind]


def deck_fits(state: OrtusRegni, seat: int, counts: list[int]) -> bool:
    """Whether a whole deck list is legal for this Earl, common cards included (OR-2.1, OR-2.2, OR-16.15)."""
    for kind in range(SET_KINDS):
        if not state.common[kind] <= counts[kind] <= most_copies(state, seat, kind):
            return False
    return number_of(counts) == DECK_SIZE


def packed_counts(counts: list[int]) -> int:
    """Cards as one number for the journal: three bits for each kind."""
    packed = 0
    for kind in range(len(counts) - 1, -1, -1):
        packed = packed * 8 + counts[kind]
    return packed


class DeckBuilding(Step[OrtusRegni]):
    """D-01: a sample deck, or cards one by one until there are 24."""

    def proceed(self, state: OrtusRegni, frame: DecksFrame) -> None:
        owing = [seat for seat in range(state.players) if number_of(state.lists[seat]) < DECK_SIZE]
        if owing:
            state.ask_all(owing)
        else:
            state.stack.pop()

    def legal(self, state: OrtusRegni, frame: DecksFrame, seat: int) -> list[int]:
        counts = state.lists[seat]
        codes: list[int] = []
        if number_of(counts) == number_of(state.common):
            codes += [DECK + deck for deck in range(PRESETS) if deck_fits(state, seat, SAMPLE_LISTS[deck])]
        codes += [ADD + kind for kind in range(SET_KINDS) if counts[kind] < most_copies(state, seat, kind)]
        return codes

    def play(self, state: OrtusRegni, frame: DecksFrame, seat: int, code: int) -> None:
        if code < ADD:
            state.lists = with_item(state.lists, seat, SAMPLE_LISTS[code - DECK][:])
        else:
            counts = state.lists[seat][:]
            counts[code - ADD] += 1
            state.lists = with_item(state.lists, seat, counts)
        if number_of(state.lists[seat]) < DECK_SIZE:
            state.waiting = sorted(state.waiting + [seat])
        else:
            state.tell(DECK_READY, seat)
            state.tell_seat(seat, DECK_LIST, seat, packed_counts(state.lists[seat]))
            state.reveal()  # how far a deck had come was nobody's business; that it is done is everybody's
