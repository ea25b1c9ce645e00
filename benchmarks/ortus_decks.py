"""Which decks do best among so many Earls: `python benchmarks/ortus_decks.py [games] [level] [players …]`.

In every game each Earl plays another of the decks bots know (`content/bot-decks.json` and the sample decks), drawn at
random; the table tells how often a deck takes first place. From it the decks bots choose were taken.
"""

from __future__ import annotations

import sys
from random import Random

from meadhall.bots import make_bot
from meadhall.bots.bot import choose
from meadhall.games.ortus_regni.knowledge.bot_decks import KNOWN_DECKS
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.registry import find_game
from meadhall.lab.arena import interval

GAME = find_game("ortus-regni")


def play(names: list[str], level: str, seed: str) -> list[int]:
    """The winners of one game of these decks."""
    players = len(names)
    options = GAME.check_options(players, {"decks": [count for name in names for count in KNOWN_DECKS[name]]})
    state = GAME.start(players, options, Chance(key_of_seed(seed)), None)
    bots = [make_bot(level, f"{seed} {seat}") for seat in range(players)]
    imagination = Chance(key_of_seed(f"{seed} imagined"))
    while not state.over:
        seat = state.waiting[0]
        legal = state.legal(seat)
        state.act(seat, choose(bots[seat], GAME, state, seat, imagination) if len(legal) > 1 else legal[0])
    winners: list[int] = GAME.result(state).winners
    return winners


def main(games: int, level: str, counts: list[int]) -> None:
    print(f"{games} games with each number of Earls, {level} bots; first places and their 95 % interval.\n")
    for players in counts:
        random = Random(f"decks {players}")
        sat, won = dict.fromkeys(KNOWN_DECKS, 0), dict.fromkeys(KNOWN_DECKS, 0.0)
        for number in range(games):
            names = random.sample(sorted(KNOWN_DECKS), players)
            winners = play(names, level, f"decks {players} {number}")
            for seat, name in enumerate(names):
                sat[name] += 1
                won[name] += 1 / len(winners) if seat in winners else 0.0
        for name in sorted(KNOWN_DECKS, key=lambda deck: -won[deck] / max(1, sat[deck])):
            least, most = interval(won[name], max(1, sat[name]))
            share = won[name] / max(1, sat[name])
            print(f"| {players} | {name} | {share:.0%} ({least:.0%} to {most:.0%}) | {sat[name]} |", flush=True)


if __name__ == "__main__":
    given = [*sys.argv[1:3], *("400", "quick")[len(sys.argv[1:3]) :]]
    main(int(given[0]), given[1], [int(count) for count in sys.argv[3:]] or list(GAME.players))
