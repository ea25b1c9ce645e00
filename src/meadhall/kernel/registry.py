"""Which games there are: every package in `meadhall.games` that offers a `GAME`."""

from __future__ import annotations

import importlib
import pkgutil
from functools import lru_cache
from typing import Any

from meadhall.kernel.about import About
from meadhall.kernel.errors import UnknownGame
from meadhall.kernel.game import Game
from meadhall.kernel.position import nearest

AnyGame = Game[Any]

GAMES_PACKAGE = "meadhall.games"


@lru_cache
def folders() -> dict[str, str]:
    """The package of every game by its id, nothing of it read yet. A new game needs a folder, not a line here."""
    package = importlib.import_module(GAMES_PACKAGE)
    names = [module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg]
    return {name.replace("_", "-"): f"{GAMES_PACKAGE}.{name}" for name in names}


@lru_cache
def all_games() -> dict[str, AnyGame]:
    return {game_id: find_game(game_id) for game_id in folders()}


@lru_cache
def all_abouts() -> list[About]:
    """What can be said of every game without reading its rules."""
    return [importlib.import_module(f"{folder}.about").ABOUT for folder in folders().values()]


def find_game(game_id: str) -> AnyGame:
    """A game by its id. Only this one's rules are read, which a command for one game is quicker for."""
    if game_id not in folders():
        raise UnknownGame("game-unknown", given_text=str(game_id), nearest_name=nearest(str(game_id), list(folders())))
    return read_game(game_id)


@lru_cache
def read_game(game_id: str) -> AnyGame:
    game: AnyGame = importlib.import_module(folders()[game_id]).GAME
    return game
