"""Which games there are: every package in `meadhall.games` that offers a `GAME`."""

from __future__ import annotations

import importlib
import pkgutil
from functools import lru_cache
from typing import Any

from meadhall.kernel.errors import UnknownGame
from meadhall.kernel.game import Game
from meadhall.kernel.position import nearest

AnyGame = Game[Any]

GAMES_PACKAGE = "meadhall.games"


@lru_cache
def all_games() -> dict[str, AnyGame]:
    """Every game by its id. A new game needs a folder, not a line here."""
    package = importlib.import_module(GAMES_PACKAGE)
    found = [
        importlib.import_module(f"{GAMES_PACKAGE}.{module.name}").GAME
        for module in pkgutil.iter_modules(package.__path__)
        if module.ispkg
    ]
    return {game.id: game for game in found}


def find_game(game_id: str) -> AnyGame:
    games = all_games()
    if game_id not in games:
        raise UnknownGame("game-unknown", given_text=str(game_id), nearest_name=nearest(str(game_id), list(games)))
    return games[game_id]
