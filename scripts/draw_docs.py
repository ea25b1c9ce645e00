"""Draws the pictures of tables in docs/pictures: a game of each kind after some random moves."""

from __future__ import annotations

from pathlib import Path
from random import Random

import meadhall
from meadhall.draw import draw

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
MOVES = {"brian-boru": (4, 90), "feast-for-odin": (2, 160), "ortus-regni": (3, 120)}


def picture(game: str) -> str:
    players, moves = MOVES[game]
    table, chance = meadhall.new_game(game, players, seed=1), Random(1)
    while not table.over and table.ply < moves:
        seat = table.awaiting[0]
        table.act(seat, chance.choice(table.codes(seat)))
    return draw(table.view(None))


if __name__ == "__main__":
    for game in MOVES:
        (FOLDER / f"draw-{game}.svg").write_text(picture(game), encoding="utf-8")
