"""The draft (BB-5): two cards kept from each packet, the rest to the left neighbour."""

from __future__ import annotations

from typing import Final

from meadhall.games.brian_boru.cards import ALL_CARDS, DEAL
from meadhall.games.brian_boru.codes import CARD_COUNT, PAIR_CODES, PAIR_OF_CODE
from meadhall.games.brian_boru.notes import (
    CARDS_DEALT,
    DEALT_PACKET,
    DRAFT_DONE,
    HAND,
    PASSED_PACKET,
    PICKED,
    PICKED_CARDS,
)
from meadhall.games.brian_boru.state import BrianBoru
from meadhall.kernel.state import Frame, Step

KEPT: Final = 2
"""How many cards are kept of each packet before it is passed on (BB-5.4)."""
WHOLE_PACKET: Final = 2
"""A packet of so many cards or fewer is kept without a decision (BB-5.6)."""


def deal(state: BrianBoru) -> None:
    """Shuffle all 25 cards and deal; with three or four players one card is left over (BB-5.1 to BB-5.3)."""
    cards = ALL_CARDS[:]
    state.chance.shuffle(cards)
    size = DEAL[state.players]
    state.discard = []
    packets: list[list[int]] = []
    unseen: list[list[int]] = []
    passed: list[list[int]] = []
    for seat in range(state.players):
        state.hands[seat] = []
        state.shown[seat] = 0
        packets.append(sorted(cards[seat * size : (seat + 1) * size]))
        unseen.append([])
        passed.append([])
    state.packets, state.unseen, state.passed = packets, unseen, passed
    state.seen = [0] * state.players
    state.set_aside = cards[state.players * size :]
    state.tell(CARDS_DEALT, size)
    look_at_packets(state, DEALT_PACKET)


def look_at_packets(state: BrianBoru, note: int) -> None:
    seen: list[int] = []
    for seat in range(state.players):
        cards = card_set(state.packets[seat])
        seen.append(state.seen[seat] | cards)
        state.tell_seat(seat, note, seat, cards)
    state.seen = seen
    state.reveal()


def card_set(cards: list[int]) -> int:
    """Cards as a bit mask, which is how the journal carries several at once."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


class Draft(Step[BrianBoru]):
    """D2: everybody picks at the same time and in secret; the pass happens when all picks are in."""

    def proceed(self, state: BrianBoru, frame: Frame) -> None:
        if len(state.packets[0]) <= WHOLE_PACKET:
            keep_whole_packets(state)
            state.stack.pop()
            return
        owing = [seat for seat in range(state.players) if not state.picks[seat]]
        if owing:
            state.ask_all(owing)
        else:
            pass_packets(state)

    def legal(self, state: BrianBoru, frame: Frame, seat: int) -> list[int]:
        packet = state.packets[seat]
        codes: list[int] = []
        for place in range(len(packet) - 1):
            row = packet[place] * CARD_COUNT
            for card in packet[place + 1 :]:
                codes.append(PAIR_CODES[row + card])
        return codes

    def play(self, state: BrianBoru, frame: Frame, seat: int, code: int) -> None:
        pair = PAIR_OF_CODE[code]
        state.picks[seat] = [pair[0], pair[1]]
        state.tell(PICKED, seat)
        state.tell_seat(seat, PICKED_CARDS, seat, 1 << pair[0] | 1 << pair[1])


def pass_packets(state: BrianBoru) -> None:
    """Each keeps their pick and gives the rest to the left neighbour (BB-5.5)."""
    rests: list[list[int]] = []
    for seat in range(state.players):
        picks = state.picks[seat]
        rests.append([card for card in state.packets[seat] if card not in picks])
        state.hands[seat] = sorted(state.hands[seat] + picks)
        state.picks[seat] = []
    state.packets = rests[-1:] + rests[:-1]
    passed: list[list[int]] = []
    for seat in range(state.players):
        passed.append([*state.passed[seat], card_set(rests[seat])])
    state.passed = passed
    look_at_packets(state, PASSED_PACKET)


def keep_whole_packets(state: BrianBoru) -> None:
    """The closing packets are kept, and the kept cards are the hands (BB-5.6, BB-5.9)."""
    packets = state.packets
    state.packets = [[] for _ in range(state.players)]
    for seat in range(state.players):
        state.hands[seat] = sorted(state.hands[seat] + packets[seat])
        state.tell_seat(seat, HAND, seat, card_set(state.hands[seat]))
    state.tell(DRAFT_DONE, len(state.hands[0]))
