"""Undo: how far a seat may take the game back, alone or with everybody's consent."""

from __future__ import annotations

from meadhall.hall.refusal import Refusal
from meadhall.kernel.table import Table


def free_to(game: Table, seat: int, answered_to: int = 0) -> int | None:
    """The earliest ply this seat may go back to alone: past no chance, no revelation and nobody else's act.

    What was answered for it when its time was up (`answered_to`) isn't its own act either.
    """
    log, floor = game.log, max(game.state.barrier, answered_to)
    ply = len(log)
    while ply > floor and log[ply - 1][0] == seat:
        ply -= 1
    return ply if ply < len(log) else None


def wanted_ply(game: Table, seat: int, ply: int | None) -> int:
    """The ply to go back to: the one asked for, or the one before the seat's last decision."""
    if ply is None:
        for number in range(len(game.log) - 1, -1, -1):
            if game.log[number][0] == seat:
                return number
        raise Refusal(409, "undo-nothing")
    if not 0 <= ply < len(game.log):
        raise Refusal(409, "undo-no-such-ply", given_count=ply, present_count=len(game.log))
    return ply


def past_barrier(game: Table, ply: int) -> bool:
    """Whether going back to a ply takes back chance that was drawn, or something that was shown."""
    return ply < game.state.barrier


class Question:
    """An undo that waits for the consent of the other people at the table."""

    def __init__(self, seat: int, ply: int) -> None:
        self.seat = seat
        self.ply = ply
        self.agreed = [seat]
