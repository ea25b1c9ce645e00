"""Dealing anew what a seat can't know (BB-13): hands, packets, picks, the card set aside, deck orders.

Everything unknown is gathered, sorted and dealt from the given chance alone, so that the outcome depends on nothing
the seat doesn't know. A seat remembers the packets it passed on: each of their cards went to those who held the packet
after it, two to each who has passed it further and the rest to whoever has it now.
"""

from __future__ import annotations

from meadhall.games.brian_boru.cards import PRINCESS_CARD
from meadhall.games.brian_boru.draft import KEPT
from meadhall.games.brian_boru.state import NONE, BrianBoru
from meadhall.kernel.chance import Chance
from meadhall.kernel.state import with_item


def redeal(state: BrianBoru, seat: int | None, chance: Chance) -> None:
    if state.over:
        return  # BB-13.10: nothing is hidden any more
    viewer = NONE if seat is None else seat
    redeal_cards(state, viewer, chance)
    redraw(state, chance)


def redraw(state: BrianBoru, chance: Chance) -> None:
    """Draw anew what no seat knows: the orders of the decks, the marriages that were removed, all chance to come."""
    if state.over:
        return
    redeal_marriages(state, chance)
    deck = sorted(state.viking_deck)
    chance.shuffle(deck)
    state.viking_deck = deck
    state.chance = chance.split()


def redeal_cards(state: BrianBoru, viewer: int, chance: Chance) -> None:
    """Action cards in other hands, packets and piles change places; played cards were seen and stay."""
    players = state.players
    pool = state.set_aside[:]
    for seat in range(players):
        if seat != viewer:
            pool.extend(state.hands[seat])
            pool.extend(state.packets[seat])
            pool.extend(state.unseen[seat])
    if not pool:
        return
    pool.sort()
    chance.shuffle(pool)
    state.set_aside = take_set_aside(state, viewer, pool)
    kept: list[list[int]] = [[] for _ in range(players)]
    packets: list[list[int]] = [[] for _ in range(players)]
    if viewer != NONE:
        follow_packets(state, viewer, pool, kept, packets)
    for seat in range(players):
        if seat != viewer:
            deal_to(state, seat, pool, kept[seat], packets[seat], chance)


def take_set_aside(state: BrianBoru, viewer: int, pool: list[int]) -> list[int]:
    """A card the viewer has had in a packet of this round is not the one set aside."""
    seen = 0 if viewer == NONE else state.seen[viewer]
    aside: list[int] = []
    for _ in range(len(state.set_aside)):
        wanted = pool[0]
        for card in pool:
            if not seen >> card & 1:
                wanted = card
                break
        pool.remove(wanted)
        aside.append(wanted)
    aside.sort()
    return aside


def follow_packets(
    state: BrianBoru, viewer: int, pool: list[int], kept: list[list[int]], packets: list[list[int]]
) -> None:
    """Deal the cards the viewer passed on to those who held their packets since, and take them from the pool."""
    players = state.players
    passes = state.passed[viewer]
    drafting = len(state.packets[viewer]) > 0
    for number in range(len(passes)):
        cards = [card for card in pool if passes[number] >> card & 1]
        holders = len(passes) - number
        for step in range(1, holders + 1):
            seat = (viewer + step) % players
            if seat == viewer or not cards:
                continue
            last = step == holders
            space = len(state.hands[seat]) + len(state.unseen[seat]) - len(kept[seat])
            count = len(cards) if last else KEPT - (passes[number] & state.shown[seat]).bit_count()
            if last and drafting:
                packets[seat] += cards
            else:
                kept[seat] += cards[: min(count, space)]
                count = min(count, space)
            for card in cards[:count]:
                pool.remove(card)
            del cards[:count]


def deal_to(state: BrianBoru, seat: int, pool: list[int], kept: list[int], packet: list[int], chance: Chance) -> None:
    """Fill up what a seat holds from the pool."""
    hand = len(state.hands[seat])
    fill(kept, pool, hand + len(state.unseen[seat]))
    fill(packet, pool, len(state.packets[seat]))
    picks: list[int] = []
    if state.picks[seat]:
        chance.shuffle(packet)
        picks = sorted(packet[: len(state.picks[seat])])
    packet.sort()
    kept.sort()
    state.packets = with_item(state.packets, seat, packet)
    state.picks[seat] = picks
    if hand:
        state.hands[seat] = kept
    else:
        state.unseen = with_item(state.unseen, seat, kept)
    state.seen = with_item(state.seen, seat, 0)
    state.passed = with_item(state.passed, seat, [])


def fill(cards: list[int], pool: list[int], count: int) -> None:
    missing = count - len(cards)
    if missing > 0:
        cards += pool[:missing]
        del pool[:missing]


def redeal_marriages(state: BrianBoru, chance: Chance) -> None:
    """The ordinary cards in the deck and those removed in setup change places; the Princess stays at the bottom."""
    deck = state.marriage_deck
    if not deck:
        return
    pool = deck[1:] + state.marriages_removed
    pool.sort()
    chance.shuffle(pool)
    count = len(deck) - 1
    rest = pool[count:]
    rest.sort()
    state.marriage_deck = [PRINCESS_CARD] + pool[:count]
    state.marriages_removed = rest
