"""Dealing anew what a seat can't know (BB-13): hands, packets, picks, the card set aside, deck orders.

Everything unknown is gathered, sorted and dealt from the given chance alone, so that the outcome depends on nothing
the seat doesn't know.
"""

from __future__ import annotations

from meadhall.games.brian_boru.cards import MARRIAGE_CARDS, PRINCESS_CARD
from meadhall.games.brian_boru.state import NONE, BrianBoru
from meadhall.kernel.chance import Chance


def redeal(state: BrianBoru, seat: int | None, chance: Chance) -> None:
    if state.over:
        return  # BB-13.10: nothing is hidden any more
    viewer = NONE if seat is None else seat
    redeal_cards(state, viewer, chance)
    redeal_marriages(state, chance)
    state.viking_deck.sort()
    chance.shuffle(state.viking_deck)
    state.chance = chance.split()


def redeal_cards(state: BrianBoru, viewer: int, chance: Chance) -> None:
    """Action cards in other hands, packets and piles change places; played cards were seen and stay."""
    others = [seat for seat in range(state.players) if seat != viewer]
    pool = state.set_aside[:]
    for seat in others:
        pool += state.hands[seat] + state.packets[seat] + state.unseen[seat]
    pool.sort()
    chance.shuffle(pool)
    state.set_aside = take_set_aside(state, viewer, pool)
    for seat in others:
        state.hands[seat] = take(pool, len(state.hands[seat]))
        state.packets[seat] = take(pool, len(state.packets[seat]))
        state.unseen[seat] = take(pool, len(state.unseen[seat]))
        state.picks[seat] = state.packets[seat][: len(state.picks[seat])]
        state.seen[seat] = 0


def take_set_aside(state: BrianBoru, viewer: int, pool: list[int]) -> list[int]:
    """A card the viewer has had in a packet of this round is not the one set aside."""
    seen = 0 if viewer == NONE else state.seen[viewer]
    aside: list[int] = []
    for _ in range(len(state.set_aside)):
        card = next((card for card in pool if not seen >> card & 1), pool[0])
        pool.remove(card)
        aside.append(card)
    return sorted(aside)


def take(pool: list[int], count: int) -> list[int]:
    taken = sorted(pool[:count])
    del pool[:count]
    return taken


def redeal_marriages(state: BrianBoru, chance: Chance) -> None:
    """The ordinary cards in the deck and those removed in setup change places; the Princess stays at the bottom."""
    pool = [
        card for card in range(len(MARRIAGE_CARDS)) if card in state.marriage_deck or card in state.marriages_removed
    ]
    princess = [card for card in pool if card == PRINCESS_CARD]
    pool = [card for card in pool if card != PRINCESS_CARD]
    chance.shuffle(pool)
    count = len(state.marriage_deck) - len(princess)
    state.marriage_deck = princess + pool[:count]
    state.marriages_removed = sorted(pool[count:])
