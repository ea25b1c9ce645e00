"""Dealing anew what a seat can't know (FO-16): other hands, deck orders, the strip stack.

Everything unknown is gathered, sorted and dealt from the given chance alone, so that the outcome depends on nothing
the seat doesn't know. Whether a card in another hand is a starting card is known: its owner was dealt exactly one, and
cards are played face up.
"""

from __future__ import annotations

from meadhall.games.feast_for_odin.cards.cards import IS_STARTER
from meadhall.games.feast_for_odin.state import NONE, Feast
from meadhall.kernel.chance import Chance
from meadhall.kernel.state import with_item


def redeal(state: Feast, seat: int | None, chance: Chance) -> None:
    if state.over:
        return
    viewer = NONE if seat is None else seat
    redeal_starters(state, viewer, chance)
    redeal_deck(state, viewer, chance)
    redraw(state, chance)
    if state.waiting and state.waiting[0] != viewer:
        ask_again(state)


def redraw(state: Feast, chance: Chance) -> None:
    """Draw anew what no seat knows: the orders of decks and of the strip stack, and all chance to come."""
    if state.over:
        return
    state.deck = shuffled(state.deck, chance)
    state.weapon_deck = shuffled(state.weapon_deck, chance)
    state.strip_stack = shuffled(state.strip_stack, chance)
    state.chance = chance.split()


def shuffled(deck: list[int], chance: Chance) -> list[int]:
    """The same cards in an order that tells nothing of the old one."""
    anew = sorted(deck)
    chance.shuffle(anew)
    return anew


def ask_again(state: Feast) -> None:
    """Another seat's choices may rest on its hand: put the question under way to it anew."""
    trial = state.clone()
    asked = trial.waiting
    trial.waiting = []
    trial.choices = []
    frame = trial.stack[-1]
    trial.step_of(frame).proceed(trial, frame)
    if trial.waiting == asked:
        state.choices = trial.choices


def redeal_starters(state: Feast, viewer: int, chance: Chance) -> None:
    """Starting cards in other hands change places with those that left the game."""
    others = [seat for seat in range(state.players) if seat != viewer]
    pool = state.removed_starters[:]
    for seat in others:
        pool += [card for card in state.hands[seat] if IS_STARTER[card]]
    pool.sort()
    chance.shuffle(pool)
    for seat in others:
        held = sum([1 for card in state.hands[seat] if IS_STARTER[card]])
        dark = [card for card in state.hands[seat] if not IS_STARTER[card]]
        state.hands = with_item(state.hands, seat, sorted(dark + pool[:held]))
        del pool[:held]
    state.removed_starters = sorted(pool)


def redeal_deck(state: Feast, viewer: int, chance: Chance) -> None:
    """Dark cards in other hands change places with those in the deck."""
    others = [seat for seat in range(state.players) if seat != viewer]
    pool = state.deck[:]
    for seat in others:
        pool += [card for card in state.hands[seat] if not IS_STARTER[card]]
    pool.sort()
    chance.shuffle(pool)
    for seat in others:
        held = sum([1 for card in state.hands[seat] if not IS_STARTER[card]])
        starters = [card for card in state.hands[seat] if IS_STARTER[card]]
        state.hands = with_item(state.hands, seat, sorted(starters + pool[:held]))
        del pool[:held]
    state.deck = pool
