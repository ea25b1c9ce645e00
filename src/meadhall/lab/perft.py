"""Perft: how many lines of play there are to a depth. Known counts pin the legal actions of a game exactly."""

from __future__ import annotations

from meadhall.kernel.state import State


def perft(state: State, depth: int) -> int:
    """The number of sequences of `depth` actions from here (fewer where the game ends sooner).

    Where several seats decide at once, the lowest goes first: their order can't matter.
    """
    if depth == 0 or state.over:
        return 1
    seat = state.waiting[0]
    codes = state.legal(seat)
    if depth == 1:
        return len(codes)
    count = 0
    for code in codes:
        twin = state.clone()
        twin.act(seat, code)
        count += perft(twin, depth - 1)
    return count
