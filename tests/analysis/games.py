"""Small efforts, and games that bots played, for the tests of hints and reviews."""

from __future__ import annotations

from functools import cache
from typing import Any

import meadhall
from meadhall.analysis import HintEffort, ReviewEffort
from meadhall.bots import make_bot
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.seat import Seat
from meadhall.kernel.table import Table, rebuilt

HURRIED_HINT = HintEffort(search=60, batches=4, playouts=8, reasons=6)
HURRIED = ReviewEffort(
    curve=1, batches=2, search=24, playouts=4, redraws=3, reasons=4, strong=48, most_strong=1, most_choices=6
)  # fmt: skip
KINDS = {"brian-boru": 3, "feast-for-odin": 1, "ortus-regni": 2}
"""Every game with the fewest players."""
OPTIONS: dict[str, dict[str, Any]] = {"feast-for-odin": {"length": "short"}}


@cache
def story(game: str, bot: str, seed: str, players: int = 0) -> tuple[Any, ...]:
    """What a whole game between equal bots is made of."""
    players = players or KINDS[game]
    table = meadhall.new_game(game, players, seed=seed, options=OPTIONS.get(game, {}))
    bots = [make_bot(bot, f"{seed} {seat}") for seat in range(players)]
    while not table.over:
        seat = table.awaiting[0]
        imagined = Seat(table.game, table.state, seat, Chance(key_of_seed(f"{seed} {table.ply}")))
        table.act(seat, bots[seat].choose(imagined))
    return (table.game.id, table.players, table.options, table.seed, table.origin, table.log)


def played(game: str, bot: str = "random", seed: str = "review", players: int = 0) -> Table:
    return rebuilt(*story(game, bot, seed, players))
