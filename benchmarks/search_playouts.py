"""After how many random answers the value tells best who wins: `python benchmarks/search_playouts.py GAME SEATS GAMES`.

Games are played by short searches, at Ortus Regni with two seats with the same deck. From three moments of each game,
states are played on at random, and what the value says after so many answers, on average over playouts, is compared
with who won in the end: the mean surprise (loss), and the difference from the present number with its standard error.
"""

from __future__ import annotations

import sys
from math import log
from statistics import fmean, stdev

from meadhall.kernel.chance import Chance, QuickChance, key_of_seed
from meadhall.kernel.registry import AnyGame, find_game
from meadhall.kernel.seat import Seat
from meadhall.kernel.state import State
from meadhall.search.budget import Budget
from meadhall.search.tree import Settings, TreeSearch, softmax

TO_THE_END = 999
LENGTHS = (0, 3, 6, 12, 24, 48, TO_THE_END)
MOMENTS = (0.3, 0.55, 0.8)
PLAYOUTS, ITERATIONS = 40, 60
LEAST = 0.02
"""No chance is taken for smaller: playouts are few."""


def options_of(game: AnyGame, players: int) -> dict[str, object]:
    decks = next((option for option in game.options if option.id == "decks"), None)
    return {} if decks is None or players != 2 else {"decks": decks.presets["all_rounder"]}


def played(game: AnyGame, players: int, seed: str) -> tuple[list[State], list[int]]:
    """The states of one game, and its winners."""
    state = game.start(players, game.check_options(players, options_of(game, players)), Chance(key_of_seed(seed)), None)
    imagination, states = Chance(key_of_seed(f"{seed} imagined")), []
    while not state.over:
        seat = state.waiting[0]
        codes = game.candidates(state, seat)
        states.append(state.clone())
        if len(codes) > 1:
            imagined = Seat(game, state, seat, imagination).imagined
            search = TreeSearch(game, imagined, seat, len(states), Settings(plies=game.playout_plies))
            state.act(seat, search.choose(Budget(ITERATIONS)))
        else:
            state.act(seat, codes[0])
    return states, game.result(state).winners


def chances(game: AnyGame, state: State) -> list[float]:
    if not state.over:
        return softmax(game.values(state))
    winners = game.result(state).winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]


def foretold(game: AnyGame, state: State, chance: QuickChance) -> list[list[float]]:
    """Each seat's chance, by how many random answers were played before the value was asked."""
    sums = [[0.0] * state.players for _ in LENGTHS]
    for _ in range(PLAYOUTS):
        twin = state.clone()
        twin.chance = chance.split()
        plies = 0
        for place, length in enumerate(LENGTHS):
            while plies < length and not twin.over:
                codes = game.candidates(twin, twin.waiting[0])
                twin.act(twin.waiting[0], codes[chance.below(len(codes))])
                plies += 1
            for seat, one in enumerate(chances(game, twin)):
                sums[place][seat] += one / PLAYOUTS
    return sums


def main(game_id: str, players: int, games: int) -> None:
    game, chance = find_game(game_id), QuickChance(11)
    losses: list[list[float]] = [[] for _ in LENGTHS]
    for number in range(games):
        states, winners = played(game, players, f"playouts {number}")
        for moment in MOMENTS:
            told = foretold(game, states[int(moment * len(states))], chance)
            for place, by_seat in enumerate(told):
                losses[place].append(-fmean(log(max(LEAST, by_seat[seat])) for seat in winners))
    present = losses[LENGTHS.index(game.playout_plies)]
    for length, found in zip(LENGTHS, losses, strict=True):
        apart = [one - other for one, other in zip(found, present, strict=True)]
        error = stdev(apart) / len(apart) ** 0.5
        name = "to the end" if length == TO_THE_END else f"{length:10}"
        print(f"{name} {fmean(found):.3f} {fmean(apart):+.3f} ± {error:.3f}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 40)
