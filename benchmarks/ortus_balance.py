"""How the sample decks of Ortus Regni fare against each other: `python benchmarks/ortus_balance.py [games] [seed]`.

Each pairing of decks is played by greedy bots, half of the games with the decks' seats exchanged; the table with
95 % intervals goes to standard output as Markdown. Who begins is drawn in every game, so seats hardly matter, but the
exchange takes out what is left of it. `docs/balance-ortus.md` is built from this.
"""

from __future__ import annotations

import sys
from itertools import combinations
from math import sqrt
from time import perf_counter

import meadhall
from meadhall.bots import make_bot
from meadhall.bots.bot import choose
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.registry import find_game

GAME = find_game("ortus-regni")
DECKS = next(option.presets for option in GAME.options if option.id == "decks")
DUELISTS = ["land_army", "lords", "church_emissaries", "politics"]
"""The four decks designed for games of two (OR-2.13)."""


class Duel:
    """What came of all games of one pairing."""

    def __init__(self, first: str, second: str) -> None:
        self.first = first
        self.second = second
        self.games = 0
        self.wins = 0.0
        self.rounds = 0
        self.capped = 0
        self.starved = 0

    def play(self, number: int, seed: str) -> None:
        """One game; in odd ones the second deck sits in front."""
        swapped = number % 2
        decks = [self.second, self.first] if swapped else [self.first, self.second]
        options = GAME.check_options(2, {"decks": [count for deck in decks for count in DECKS[deck]]})
        name = f"{seed} {self.first} {self.second} {number}"
        state = GAME.start(2, options, Chance(key_of_seed(name)), None)
        bots = [make_bot("quick", f"{name} {seat}") for seat in range(2)]
        imagination = Chance(key_of_seed(f"{name} imagined"))
        while not state.over:
            seat = state.waiting[0]
            state.act(seat, choose(bots[seat], GAME, state, seat, imagination))
        places = GAME.result(state).places
        mine = 1 if swapped else 0
        self.games += 1
        self.wins += 1.0 if places[mine] < places[1 - mine] else 0.5 if places[0] == places[1] else 0.0
        self.rounds += state.round
        self.capped += all(state.alive)
        self.starved += any(not state.alive[seat] and not state.decks[seat] for seat in range(2))

    def row(self) -> str:
        rate = self.wins / self.games
        margin = 1.96 * sqrt(max(rate * (1 - rate), 1e-9) / self.games)
        return (
            f"| {self.first} | {self.second} | {self.games} | {rate:.1%} | {rate - margin:.1%} to {rate + margin:.1%} "
            f"| {self.rounds / self.games:.1f} | {self.capped / self.games:.2%} | {self.starved / self.games:.1%} |"
        )


def main(games: int, seed: str) -> None:
    started = perf_counter()
    print(f"Compiled: {meadhall.compiled()}, {games} games a pairing, seed {seed!r}.\n")
    print("| deck | against | games | wins | 95 % interval | rounds | round limit | decks run dry |")
    print("|---|---|---|---|---|---|---|---|")
    for first, second in combinations(DUELISTS, 2):
        duel = Duel(first, second)
        for number in range(games):
            duel.play(number, seed)
        print(duel.row(), flush=True)
    print(f"\n{perf_counter() - started:.0f} seconds.")


if __name__ == "__main__":
    given = [*sys.argv[1:], *("2000", "balance")[len(sys.argv) - 1 :]]
    main(int(given[0]), given[1])
