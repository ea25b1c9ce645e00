"""Meadhall: three board games of the Viking age, played exactly.

>>> import meadhall
>>> game = meadhall.new_game("brian-boru", players=4, seed=7)
>>> game.awaiting
(1,)
>>> game.play(1, "start N1")
>>> game.over
False
>>> meadhall.simulate("brian-boru", games=20).games
20
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

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
from meadhall.kernel.replay import replay, steps
from meadhall.kernel.table import Table, load_table, new_table

if TYPE_CHECKING:
    from meadhall.lab.arena import arena
    from meadhall.lab.simulate import simulate

    __version__: str

__all__ = [
    "Action",
    "BadOption",
    "BadPosition",
    "BadTranscript",
    "IllegalAction",
    "MeadhallError",
    "Table",
    "UnknownGame",
    "arena",
    "compiled",
    "games",
    "load",
    "new_game",
    "replay",
    "simulate",
    "steps",
]

LATER = {"arena": "meadhall.lab.arena", "simulate": "meadhall.lab.simulate"}
"""What is imported when it is first asked for: whoever plays a game needs no laboratory."""


def __getattr__(name: str) -> Any:
    if name == "__version__":
        return installed_version()
    if name not in LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(LATER[name]), name)


def installed_version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("meadhall")
    except PackageNotFoundError:  # run from a source tree that was never installed
        return "0.0.0"


def __dir__() -> list[str]:
    return sorted({*globals(), *LATER, "__version__"})


def games() -> list[AnyGame]:
    """Every game that can be played: its `id`, `title`, `players` and `options`."""
    return list(all_games().values())


def new_game(game: str, players: int, seed: int | str | None = None, options: Mapping[str, Any] | None = None) -> Table:
    """A fresh game. Equal game, players, seed, options and actions give equal games."""
    return new_table(find_game(game), players, os.urandom(32).hex() if seed is None else seed, options or {})


def load(game: str, position: Mapping[str, Any]) -> Table:
    """A game that goes on from a position (`Table.position()`, or any part of one)."""
    return load_table(find_game(game), position)


def compiled() -> bool:
    """Whether the rules run as compiled code."""
    from meadhall.kernel import state

    return not str(state.__file__).endswith(".py")
