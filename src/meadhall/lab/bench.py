"""How fast the rules run: random play and cloning, warm, repeated, by the median.

A number of decisions a second says little without the machine it was measured on, so each figure also comes as a
ratio to a *yardstick*: a fixed piece of plain Python timed between the measurements of the same run.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter

import msgspec

import meadhall
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.registry import AnyGame
from meadhall.lab.playout import play_randomly

YARDSTICK_LOOPS = 200_000
SECONDS_A_REPEAT = 0.4
CLONES = 5_000


class Speed(msgspec.Struct):
    """How fast one game runs with one number of players."""

    game: str
    players: int
    decisions_per_second: float
    yardsticks: float
    """Decisions in the time the yardstick takes for one of its loops."""
    clone_microseconds: float
    decisions_per_game: float


class BenchReport(msgspec.Struct):
    compiled: bool
    repeats: int
    yardstick_per_second: float
    speeds: list[Speed]


def yardstick() -> float:
    """Loops a second of a fixed piece of plain Python: list reads, additions, comparisons."""
    numbers = list(range(64))
    total = 0
    start = perf_counter()
    for loop in range(YARDSTICK_LOOPS):
        number = numbers[loop & 63]
        if number > 31:
            total += number
    return YARDSTICK_LOOPS / (perf_counter() - start)


def bench(repeats: int = 5, progress: Callable[[AnyGame, int], None] | None = None) -> BenchReport:
    """Measure every game at every player count."""
    measured = [yardstick()]
    speeds = []
    for game in meadhall.games():
        for players in game.players:
            if progress is not None:
                progress(game, players)
            speeds.append(measure(game, players, repeats, measured))
    return BenchReport(meadhall.compiled(), repeats, median(measured), speeds)


def measure(game: AnyGame, players: int, repeats: int, measured: list[float]) -> Speed:
    play_for(game, players, 0, SECONDS_A_REPEAT / 2)  # warm up
    rates = []
    ratios = []
    lengths = []
    for repeat in range(repeats):
        stick = yardstick()
        games, decisions, seconds = play_for(game, players, repeat, SECONDS_A_REPEAT)
        measured.append(stick)
        rates.append(decisions / seconds)
        ratios.append(decisions / seconds / stick)
        lengths.append(decisions / games)
    return Speed(game.id, players, median(rates), median(ratios), clone_time(game, players, repeats), median(lengths))


def play_for(game: AnyGame, players: int, seed: int, seconds: float) -> tuple[int, int, float]:
    """Random games for about so many seconds: how many, their decisions, and the time they took."""
    options = game.check_options(players, {})
    draw = Random(seed).random
    games = 0
    decisions = 0
    start = perf_counter()
    taken = 0.0
    while taken < seconds:
        state = game.start(players, options, Chance(key_of_seed(f"bench {seed} {games}")), None)
        decisions += play_randomly(state, draw)
        games += 1
        taken = perf_counter() - start
    return games, decisions, taken


def clone_time(game: AnyGame, players: int, repeats: int) -> float:
    """Microseconds a clone takes in the middle of a game."""
    options = game.check_options(players, {})
    length = play_randomly(game.start(players, options, Chance(key_of_seed("bench clone")), None), Random(1).random)
    state = game.start(players, options, Chance(key_of_seed("bench clone")), None)
    play_randomly(state, Random(1).random, length // 2)
    times = []
    for _ in range(repeats):
        start = perf_counter()
        for _ in range(CLONES):
            state.clone()
        times.append((perf_counter() - start) / CLONES * 1e6)
    return median(times)
