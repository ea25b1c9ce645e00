"""Record games for `tests/recorded`: `record.py GAME PLAYERS SEED [name=value …]` writes a transcript.

Recorded games are replayed to their final score and hash on every build. A change of rules that changes one is a new
rules version, and the games are recorded anew.
"""

from __future__ import annotations

import sys
from random import Random

import meadhall
from meadhall.bots import make_bot
from meadhall.bots.bot import choose
from meadhall.cli.inputs import read_options
from meadhall.kernel.chance import Chance, key_of_seed


def main(game: str, players: str, seed: str, *options: str) -> None:
    table = meadhall.new_game(game, int(players), seed=seed, options=read_options(list(options)))
    random = Random(seed)
    bots = [make_bot("quick" if seat % 2 else "random", f"{seed} {seat}") for seat in range(table.players)]
    imagination = Chance(key_of_seed(seed))
    while not table.over:
        seat = random.choice(table.awaiting)
        table.act(seat, choose(bots[seat], table.game, table.state, seat, imagination))
    sys.stdout.write(table.transcript())


if __name__ == "__main__":
    main(*sys.argv[1:])
