"""Meadhall: three board games of the Viking age, played exactly.

>>> import meadhall
>>> game = meadhall.new_game("brian-boru", players=4, seed=7)
>>> game.awaiting
(1,)
>>> game.play(1, "start N1")
>>> game.over
False
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, version
from typing import Any

# The function `games` below shares its name with the package of the games. Loading the package first makes sure that
# the function is what `meadhall.games` means from then on.
import meadhall.games  # noqa: F401
from meadhall.kernel.action import Action
from meadhall.kernel.errors import (
    BadOption,
    BadPosition,
    BadTranscript,
    IllegalAction,
    MeadhallError,
    UnknownGame,
)
from meadhall.kernel.registry import AnyGame, all_games, find_game
from meadhall.kernel.replay import replay
from meadhall.kernel.table import Table, load_table, new_table

__all__ = [
    "Action",
    "BadOption",
    "BadPosition",
    "BadTranscript",
    "IllegalAction",
    "MeadhallError",
    "Table",
    "UnknownGame",
    "compiled",
    "games",
    "load",
    "new_game",
    "replay",
]

try:
    __version__ = version("meadhall")
except PackageNotFoundError:  # run from a source tree that was never installed
    __version__ = "0.0.0"


def games() -> list[AnyGame]:
    """Every game that can be played: its `id`, `title`, `players` and `options`."""
    return list(all_games().values())


def new_game(game: str, players: int, seed: int | str | None = None, options: Mapping[str, Any] | None = None) -> Table:
    """A fresh game. Equal game, players, seed, options and actions give equal games."""
    return new_table(find_game(game), players, secrets.token_hex(32) if seed is None else seed, options or {})


def load(game: str, position: Mapping[str, Any]) -> Table:
    """A game that goes on from a position (`Table.position()`, or any part of one)."""
    return load_table(find_game(game), position)


def compiled() -> bool:
    """Whether the rules run as compiled code."""
    from meadhall.kernel import state

    return not str(state.__file__).endswith(".py")
