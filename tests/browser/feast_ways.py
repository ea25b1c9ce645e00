"""Ways to the spaces of A Feast for Odin: moves from the deal of a seed to a turn at which a space can be taken."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from meadhall.games.feast_for_odin.interface.actions import Send
from meadhall.kernel.registry import find_game
from meadhall.kernel.table import new_table

GAME = "feast-for-odin"
OPTIONS = {"length": "short"}
MOST_GAMES = 400
MOST_MOVES = 400


class Way(NamedTuple):
    seed: str
    moves: tuple[tuple[int, int], ...]
    """Seat and code of each move before the turn."""
    seat: int
    """Whose turn it is then."""


def find_ways(wanted: Iterable[str], players: int = 1) -> dict[str, Way]:
    """For each wanted space the shortest way that random games come across; all of them, or the test fails."""
    missing = set(wanted)
    found: dict[str, Way] = {}
    for number in range(MOST_GAMES):
        if not missing:
            break
        for space, way in ways_of_one_game(f"walk {number}", players).items():
            if space in missing or (space in found and len(way.moves) < len(found[space].moves)):
                found[space] = way
        missing -= set(found)
    assert not missing, f"no way was found to {sorted(missing)}"
    return found


def ways_of_one_game(seed: str, players: int) -> dict[str, Way]:
    """A random game in which nobody passes while there is a space to take: how its spaces came within reach."""
    rng = Random(seed)
    game = find_game(GAME)
    table = new_table(game, players, seed, OPTIONS)
    found: dict[str, Way] = {}
    moves: list[tuple[int, int]] = []
    while not table.over and len(moves) < MOST_MOVES:
        seat = table.awaiting[0]
        codes = table.codes(seat)
        sends = [code for code in codes if isinstance(game.space[code], Send)]
        for code in sends:
            action = game.space[code]
            assert isinstance(action, Send)
            found.setdefault(action.space, Way(seed, tuple(moves), seat))
        code = rng.choice(sends or codes)
        table.play(seat, code)
        moves.append((seat, code))
    return found
