"""Replay: a game ply by ply, as one seat saw it."""

from __future__ import annotations

from typing import Any

from meadhall.hall.charter import Charter
from meadhall.hall.frames import entries_after
from meadhall.kernel.registry import find_game
from meadhall.kernel.table import Move, Table, new_table


def moments(
    charter: Charter, seed: str, log: list[Move], seat: int | None, first: int, count: int, finished: bool
) -> list[Any]:
    """Up to `count` moments from ply `first` on. The moves themselves are shown only of a finished game."""
    game = new_table(find_game(charter.game), charter.players, seed, charter.options)
    found = []
    for ply in range(min(first + count - 1, len(log)) + 1):
        if ply > 0:
            game.act(*log[ply - 1])
        if ply >= first:
            found.append(moment(game, seat, finished))
    return found


def moment(game: Table, seat: int | None, finished: bool) -> dict[str, Any]:
    move = None
    if finished and game.log:
        mover, code = game.log[-1]
        move = {"seat": mover, "code": code, "notation": game.game.space.notations[code]}
    return {
        "ply": game.ply,
        "view": game.view(seat),
        "prompt": game.prompt(seat),
        "awaiting": list(game.awaiting),
        "entries": entries_after(game, seat, game.ply - 1, finished),
        "move": move,
    }
