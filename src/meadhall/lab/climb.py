"""Learning the weights of a game somebody plays alone: by how many points they bring.

Alone there is no rival to compare with, and a value fitted to final scores plays worse than one set by hand: it tells
what goes with good games, not what makes them. So one weight after the other is tried larger and smaller, in all phases
and in the first half of them alone, on the same deals as it is. What looks better is played on more deals, and taken if
it is better on these, too. What was learned is told by deals never learned from.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

import msgspec

from meadhall.bots import make_bot
from meadhall.bots.bot import choose
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.errors import BadOption
from meadhall.kernel.options import Options
from meadhall.kernel.registry import AnyGame, find_game

FIRST_DEALS = 40
"""On so many deals a weight is tried as it is, larger and smaller,"""
MORE_DEALS = 80
"""and on so many more the better of the two, if it gained more than a standard error."""
BEND = 1.3
"""By what a weight is multiplied or divided."""
STEPS_A_POINT = 10
"""After so many weights the curve has another point."""
HELD_OUT = 50
"""For so many games learned from, one deal is held out."""
LEAST_GAMES = 3 * FIRST_DEALS

Table = list[list[float]]
"""Weights by phase and feature."""


class Step(msgspec.Struct):
    """The mean of the games with the weights as they stood, over some steps, and after how many games."""

    games: int
    mean: float


class Climb(msgspec.Struct):
    """What was learned."""

    players: int
    games: int
    """Games learned from; those held out come on top."""
    weights: dict[str, dict[str, float]]
    curve: list[Step]
    held_out: int
    before: float
    after: float
    """The mean score on the deals held out, with the weights there were and with those learned."""
    gain: float
    gain_error: float
    """The mean of the differences on the same deals, and its standard error."""


def play_alone(game_id: str, options: Options, deal: tuple[str, Table]) -> int:
    """The score of the quick bot with these weights; equal seeds are equal deals."""
    seed, weights = deal
    game = find_game(game_id)
    used = game.weights(1)
    kept = [row[:] for row in used]
    put(used, weights)
    try:
        state = game.start(1, options, Chance(key_of_seed(seed)), None)
        bot, imagination = make_bot("quick", seed), Chance(key_of_seed(f"{seed} imagination"))
        while not state.over:
            legal = state.legal(0)
            state.act(0, legal[0] if len(legal) == 1 else choose(bot, game, state, 0, imagination))
        return game.result(state).scores[0]
    finally:
        put(used, kept)


def put(used: Table, weights: Table) -> None:
    """Change weights in place: the game looks at this very table."""
    for row, wanted in zip(used, weights, strict=True):
        row[:] = wanted


def play_all(game: AnyGame, options: Options, deals: Sequence[tuple[str, Table]], processes: int) -> Iterator[int]:
    play = partial(play_alone, game.id, options)
    if processes == 1:
        yield from map(play, deals)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(play, deals, chunksize=1)


class Deals:
    """Plays deals, each with several tables of weights, and keeps the scores: a run that was stopped goes on there."""

    def __init__(
        self, game: AnyGame, options: Options, processes: int, file: Path | None, progress: Callable[[int], None] | None
    ) -> None:
        self.game = game
        self.options = options
        self.processes = processes
        self.file = file
        self.progress = progress
        self.kept = read_scores(file)
        self.games = 0

    def play(self, seeds: Sequence[str], tables: Sequence[Table]) -> list[list[int]]:
        """The scores of each table, deal by deal."""
        deals = [(seed, table) for table in tables for seed in seeds]
        if self.kept:
            scores = self.kept.pop(0)
        else:
            scores = list(play_all(self.game, self.options, deals, self.processes))
            keep_scores(self.file, scores)
        self.games += len(scores)
        if self.progress is not None:
            self.progress(len(scores))
        return [scores[start : start + len(seeds)] for start in range(0, len(scores), len(seeds))]


class Trial(NamedTuple):
    """What is tried: one feature's weight, in so many of the phases."""

    place: int
    phases: int


def trials_of(weights: Table) -> list[Trial]:
    """Everything there is to try: weights of nothing stay nothing."""
    halves = (len(weights), len(weights) // 2)
    return [
        Trial(place, phases)
        for phases in halves
        for place in range(len(weights[0]))
        if any(row[place] for row in weights[:phases])
    ]


def bent(weights: Table, trial: Trial, factor: float) -> Table:
    """Weights with one feature's multiplied in some phases."""
    place = trial.place
    return [
        [*row[:place], row[place] * factor, *row[place + 1 :]] if phase < trial.phases else row
        for phase, row in enumerate(weights)
    ]


def gain(present: Sequence[int], other: Sequence[int]) -> tuple[float, float]:
    """What another table brings more on the same deals, on average, and the standard error of that."""
    gains = [late - early for early, late in zip(present, other, strict=True)]
    return fmean(gains), stdev(gains) / sqrt(len(gains))


def better(deals: Deals, weights: Table, trial: Trial, seed: str) -> tuple[Table, float]:
    """The weights after one of them was tried larger and smaller, and the mean score of those there were."""
    larger, smaller = bent(weights, trial, BEND), bent(weights, trial, 1 / BEND)
    first = [f"{seed} {number}" for number in range(FIRST_DEALS)]
    present, *others = deals.play(first, [weights, larger, smaller])
    mean = fmean(present)
    tried, scores = max(zip((larger, smaller), others, strict=True), key=lambda pair: fmean(pair[1]))
    gained, error = gain(present, scores)
    if gained <= error:
        return weights, mean
    more = [f"{seed} {number}" for number in range(FIRST_DEALS, FIRST_DEALS + MORE_DEALS)]
    present, scores = deals.play(more, [weights, tried])
    gained, error = gain(present, scores)
    return (tried if gained > error else weights), mean


def climb(
    game: AnyGame,
    games: int,
    seed: str,
    options: dict[str, Any] | None = None,
    processes: int = 1,
    progress: Callable[[int], None] | None = None,
    file: Path | None = None,
) -> Climb:
    """Play, move the weights, evaluate. Equal arguments and equal weights to begin with give equal weights.

    It ends with the step that reaches so many games. Scores are kept in `file`; a run that was stopped goes on there.
    """
    start = [row[:] for row in game.weights(1)]
    if not start:
        raise BadOption("train-without-features", game_name=game.title)
    if games < LEAST_GAMES:
        raise BadOption("train-too-few-games", given_count=games, least_count=LEAST_GAMES)
    settled = game.check_options(1, options or {})
    deals = Deals(game, settled, processes, file, progress)
    random = Random(seed)
    trials = trials_of(start)
    learned = start
    curve: list[Step] = []
    means: list[float] = []
    number = 0
    while deals.games < games:
        if number % len(trials) == 0:
            random.shuffle(trials)
        learned, mean = better(deals, learned, trials[number % len(trials)], f"{seed} climb {number}")
        number += 1
        means.append(mean)
        if len(means) == STEPS_A_POINT or deals.games >= games:
            curve.append(Step(deals.games, round(fmean(means), 2)))
            means.clear()
    return evaluated(game, settled, start, learned, seed, curve, processes)


def read_scores(file: Path | None) -> list[list[int]]:
    """The steps of an earlier run; a last one cut short is left out and played again."""
    kept = []
    for line in file.read_bytes().splitlines() if file is not None and file.exists() else []:
        try:
            kept.append(msgspec.json.decode(line, type=list[int]))
        except (msgspec.DecodeError, msgspec.ValidationError):
            continue
    return kept


def keep_scores(file: Path | None, scores: list[int]) -> None:
    if file is None:
        return
    cut_short = file.exists() and not file.read_bytes().endswith(b"\n")
    with file.open("ab") as out:
        out.write((b"\n" if cut_short else b"") + msgspec.json.encode(scores) + b"\n")


def evaluated(
    game: AnyGame, options: Options, start: Table, learned: Table, seed: str, curve: list[Step], processes: int
) -> Climb:
    games = curve[-1].games
    learned = [[round(weight, 5) for weight in row] for row in learned]
    seeds = [f"{seed} held out {number}" for number in range(max(2, games // HELD_OUT))]
    deals = [(one, weights) for one in seeds for weights in (start, learned)]
    scores = list(play_all(game, options, deals, processes))
    before, after = scores[::2], scores[1::2]
    gained, error = gain(before, after)
    return Climb(
        players=1,
        games=games,
        weights={
            phase: dict(zip(game.feature_names, row, strict=True))
            for phase, row in zip(game.phases, learned, strict=True)
        },
        curve=curve,
        held_out=len(seeds),
        before=round(fmean(before), 2),
        after=round(fmean(after), 2),
        gain=round(gained, 2),
        gain_error=round(error, 2),
    )
