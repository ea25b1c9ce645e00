"""Random play at full speed: the inner loop of benchmarks and of `simulate` with random bots."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.kernel.state import State


def play_randomly(state: State, draw: Callable[[], float], most: int = 1_000_000_000) -> int:
    """Play random legal actions until the game is over (or `most` were played); returns how many that took.

    `draw` gives numbers from 0 up to but not including 1, as `random.Random(seed).random` does.
    """
    decisions = 0
    while not state.over and decisions < most:
        seat = state.waiting[0]
        legal = state.legal(seat)
        state.act(seat, legal[int(draw() * float(len(legal)))])
        decisions += 1
    return decisions
