"""A turn of many small decisions as one candidate: after the first, the others are taken one by one as they look best.

Where a single answer means little before the turn is done (a space is chosen, then what to take from it, then where to
put that), it is valued by how the turn ends.
"""

from __future__ import annotations

from typing import Final

from meadhall.kernel.chance import Chance
from meadhall.kernel.registry import AnyGame
from meadhall.kernel.state import State

MOST_STEPS: Final = 16
"""Turns of more small decisions are looked at as they stand after so many."""
MOST_TRIED: Final = 14
"""Of longer lists of answers to a small decision, so many are tried."""


def finish_turn(game: AnyGame, state: State, seat: int, chance: Chance) -> None:
    """Take what is left of a seat's turn, each decision by the game's outlook right after it."""
    for _ in range(MOST_STEPS):
        if not game.in_turn(state, seat):
            return
        state.act(seat, best_answer(game, state, seat, chance))


def best_answer(game: AnyGame, state: State, seat: int, chance: Chance) -> int:
    codes = state.legal(seat)
    if len(codes) > MOST_TRIED:
        codes = codes[:]
        chance.shuffle(codes)
        codes = codes[:MOST_TRIED]
    best = codes[0]
    if len(codes) == 1:
        return best
    most = 0.0
    for place in range(len(codes)):
        trial = state.clone()
        trial.act(seat, codes[place])
        value: float = game.outlook(trial, seat)
        if place == 0 or value > most:
            most = value
            best = codes[place]
    return best
