"""Undo: how far a seat may take the game back, alone or with everybody's consent."""

from __future__ import annotations

from meadhall.hall.refusal import Refusal
from meadhall.kernel.table import Table


def free_to(game: Table, seat: int) -> int | None:
    """The earliest ply this seat may go back to alone: past no chance, no revelation and nobody else's act."""
    log, barrier = game.log, game.state.barrier
    ply = len(log)
    while ply > barrier and log[ply - 1][0] == seat:
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


class Question:
    """An undo that waits for the consent of the other people at the table."""

    def __init__(self, seat: int, ply: int) -> None:
        self.seat = seat
        self.ply = ply
        self.agreed = [seat]
