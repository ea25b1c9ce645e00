"""Learning the weights of a game somebody plays alone: by how many points they bring.

Alone there is no rival to compare with, and a value fitted to final scores plays worse than one set by hand: it tells
what goes with good games, not what makes them. So the weights are bent at random, each feature's up or down, and every
deal is played twice, the second time with all weights bent the other way. What a bend brought on average moves the
weights (Spall's simultaneous perturbation). Features that mean much the same are bent together (`Game.weight_groups`):
the fewer there are to tell apart, the fewer games it takes. What was learned is told by deals never learned from.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import exp, sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any

import msgspec

from meadhall.bots import make_bot
from meadhall.bots.bot import choose
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.errors import BadOption
from meadhall.kernel.options import Options
from meadhall.kernel.registry import AnyGame, find_game

PAIRS_A_STEP = 20
"""So many deals, each played with both bends, are one step."""
BEND = 0.4
"""How far weights are bent, as a part of them."""
STEP = 0.016
"""How far weights move, in their logarithm, for each point that bending them by all of them would bring."""
LONGEST_STEP = 0.2
HELD_OUT = 5
"""For every fifth deal learned from, one is held out."""
LEAST_GAMES = 2 * PAIRS_A_STEP

Table = list[list[float]]
"""Weights by phase and feature."""


class Step(msgspec.Struct):
    """How the weights did while they were bent: the mean of a step's games, and after how many games."""

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


def bent(weights: Table, groups: Sequence[int], factors: Sequence[float]) -> Table:
    """Weights times the factor of their group."""
    return [[weight * factors[group] for weight, group in zip(row, groups, strict=True)] for row in weights]


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

    The scores of each step are kept in `file`; a run that was stopped goes on there.
    """
    start = [row[:] for row in game.weights(1)]
    if not start:
        raise BadOption("train-without-features", game_name=game.title)
    if games < LEAST_GAMES:
        raise BadOption("train-too-few-games", given_count=games, least_count=LEAST_GAMES)
    settled = game.check_options(1, options or {})
    groups = group_of_each(game)
    random = Random(seed)
    moved = [0.0] * (max(groups) + 1)
    curve: list[Step] = []
    kept = read_scores(file)
    for number in range(games // (2 * PAIRS_A_STEP)):
        seeds = [f"{seed} climb {number} {pair}" for pair in range(PAIRS_A_STEP)]
        bends = [[random.choice((-BEND, BEND)) for _ in moved] for _ in seeds]
        deals = [
            (one, bent(start, groups, [exp(move) * (1 + sign * part) for move, part in zip(moved, bend, strict=True)]))
            for one, bend in zip(seeds, bends, strict=True)
            for sign in (1, -1)
        ]
        if number < len(kept):
            scores = kept[number]
        else:
            scores = list(play_all(game, settled, deals, processes))
            keep_scores(file, scores)
        moved = [move + step for move, step in zip(moved, steps(scores, bends), strict=True)]
        curve.append(Step((number + 1) * 2 * PAIRS_A_STEP, round(fmean(scores), 2)))
        if progress is not None:
            progress(len(scores))
    learned = bent(start, groups, [exp(move) for move in moved])
    return evaluated(game, settled, start, learned, seed, curve, processes)


def group_of_each(game: AnyGame) -> list[int]:
    """For every feature the number of its group; one that is in none is a group of its own."""
    groups = [list(group) for group in game.weight_groups]
    grouped = {name for group in groups for name in group}
    groups += [[name] for name in game.feature_names if name not in grouped]
    return [next(number for number, group in enumerate(groups) if name in group) for name in game.feature_names]


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


def steps(scores: Sequence[int], bends: Sequence[Sequence[float]]) -> list[float]:
    """How far the weights of each group move after games in pairs: with a bend, and with the opposite one."""
    gains = [(scores[2 * pair] - scores[2 * pair + 1]) / 2 for pair in range(len(bends))]
    slopes = [
        fmean(gain / bend[group] for gain, bend in zip(gains, bends, strict=True)) for group in range(len(bends[0]))
    ]
    return [max(-LONGEST_STEP, min(LONGEST_STEP, STEP * slope)) for slope in slopes]


def evaluated(
    game: AnyGame, options: Options, start: Table, learned: Table, seed: str, curve: list[Step], processes: int
) -> Climb:
    games = curve[-1].games
    learned = [[round(weight, 5) for weight in row] for row in learned]
    seeds = [f"{seed} held out {number}" for number in range(games // 2 // HELD_OUT)]
    deals = [(one, weights) for one in seeds for weights in (start, learned)]
    scores = list(play_all(game, options, deals, processes))
    before, after = scores[::2], scores[1::2]
    gains = [late - early for early, late in zip(before, after, strict=True)]
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
        gain=round(fmean(gains), 2),
        gain_error=round(stdev(gains) / sqrt(len(gains)), 2),
    )
