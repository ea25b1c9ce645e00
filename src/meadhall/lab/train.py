"""Learning a game's values: play, fit, evaluate on games never fitted to, and write the weights with their origin.

The games are played by the search itself with the weights there are. Some of the first answers of each game are
random, so that not all games are alike. What was learned is told against the weights there were, on games held out.
"""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import log
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import meadhall
from meadhall.bots.bot import SEARCHING
from meadhall.bots.search import SearchBot
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.errors import BadOption
from meadhall.kernel.registry import AnyGame, find_game
from meadhall.kernel.seat import Seat
from meadhall.search.fit import Sample, best_factor, loss, ridge, spreads

STATES_A_GAME = 16
RANDOM_OPENING = 12
"""At most so many answers at the start of a game are random; now and then one later is, too."""
SLIPS = 0.03
HELD_OUT = 5
"""Every fifth game is never fitted to."""
PENALTY = 200.0
PHASE_PENALTY = 800.0
CURVE = (0.25, 0.5, 1.0)

Weights = dict[str, dict[str, float]]
"""By phase and feature."""


class Point(msgspec.Struct):
    """Where the learning stood after so many games: the loss on those held out."""

    games: int
    loss: float


class Lesson(msgspec.Struct):
    """What was learned for one number of players."""

    players: int
    games: int
    states: int
    weights: Weights
    curve: list[Point]
    before: float
    """The loss of the weights there were, on the games held out."""
    by_chance: float
    phases: dict[str, float]
    """The loss in each phase, on the games held out."""


def play_game(game_id: str, players: int, seed: str, iterations: int) -> list[tuple[int, list[list[float]]]]:
    """One game of the search against itself; its sampled states, and last the final scores and wins as rows."""
    game = find_game(game_id)
    state = game.start(players, game.check_options(players, {}), Chance(key_of_seed(seed)), None)
    random = Random(seed)
    thinking = msgspec.structs.replace(SEARCHING["steady"], iterations=iterations)
    bots = [SearchBot("search", Chance(key_of_seed(f"{seed} {seat}")), thinking) for seat in range(players)]
    imagination = Chance(key_of_seed(f"{seed} imagination"))
    opening = random.randrange(RANDOM_OPENING + 1)
    seen: list[tuple[int, list[list[float]]]] = []
    while not state.over:
        seat = state.waiting[0]
        legal = state.legal(seat)
        seen.append((game.phase(state), game.features(state)))
        if len(legal) == 1 or len(seen) <= opening or random.random() < SLIPS:
            code = random.choice(legal)
        else:
            code = bots[seat].choose(Seat(game, state, seat, imagination))
        state.act(seat, code)
    result = game.result(state)
    wins = [1.0 / len(result.winners) if seat in result.winners else 0.0 for seat in range(players)]
    kept = sorted(random.sample(range(len(seen)), min(STATES_A_GAME, len(seen))))
    return [*(seen[place] for place in kept), (-1, [[float(score) for score in result.scores], wins])]


def samples_of(played: Sequence[tuple[int, list[list[float]]]]) -> list[Sample]:
    *states, (_, (scores, wins)) = played
    return [Sample(phase, rows, scores, wins) for phase, rows in states]


def play_games(
    game: AnyGame, players: int, games: int, seed: str, iterations: int, processes: int
) -> Iterator[list[Sample]]:
    seeds = [f"{seed} train {players} {number}" for number in range(games)]
    play = partial(play_game, game.id, players, iterations=iterations)
    if processes == 1:
        yield from (samples_of(play(one)) for one in seeds)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from map(samples_of, pool.map(play, seeds, chunksize=1))


def train(
    game: AnyGame,
    players: int,
    games: int,
    seed: str,
    iterations: int,
    processes: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Lesson:
    """Play, fit, evaluate. Equal arguments and equal weights to begin with give equal weights."""
    if not game.feature_names:
        raise BadOption("train-without-features", game_name=game.title)
    game.check_players(players)
    if games < 2 * HELD_OUT:
        raise BadOption("train-too-few-games", given_count=games, least_count=2 * HELD_OUT)
    played = []
    for samples in play_games(game, players, games, seed, iterations, processes):
        played.append(samples)
        if progress is not None:
            progress(1)
    return learn(game, players, played)


def learn(game: AnyGame, players: int, played: Sequence[list[Sample]]) -> Lesson:
    held_out = [sample for samples in played[::HELD_OUT] for sample in samples]
    fitted = [samples for number, samples in enumerate(played) if number % HELD_OUT]
    curve = []
    for part in CURVE:
        count = max(1, int(part * len(fitted)))
        tables = fit(game, [sample for samples in fitted[:count] for sample in samples])
        curve.append(Point(count, round(mean_loss(tables, held_out), 4)))
    return Lesson(
        players=players,
        games=len(played),
        states=sum(len(samples) for samples in played),
        weights={
            phase: {name: round(weight, 5) for name, weight in zip(game.feature_names, table, strict=True)}
            for phase, table in zip(game.phases, tables, strict=True)
        },
        curve=curve,
        before=round(mean_loss(present_weights(game, players), held_out), 4),
        by_chance=round(log(players), 4),
        phases={
            phase: round(loss(there, tables[number], 1.0), 4)
            for number, phase in enumerate(game.phases)
            if (there := [sample for sample in held_out if sample.phase == number])
        },
    )


def fit(game: AnyGame, samples: list[Sample]) -> list[list[float]]:
    """Weights for each phase: those of all phases together, bent towards what the phase's own states say."""
    width = len(game.feature_names)
    units = spreads(samples, width)
    common = ridge(samples, [0.0] * width, units, PENALTY)
    tables = []
    for phase in range(len(game.phases)):
        here = [sample for sample in samples if sample.phase == phase]
        weights = ridge(here, common, units, PHASE_PENALTY)
        factor = best_factor(here or samples, weights)
        tables.append([factor * weight for weight in weights])
    return tables


def mean_loss(tables: Sequence[list[float]], samples: Sequence[Sample]) -> float:
    total = 0.0
    for phase, weights in enumerate(tables):
        here = [sample for sample in samples if sample.phase == phase]
        total += len(here) * loss(here, weights, 1.0)
    return total / max(1, len(samples))


def weights_file(game: AnyGame) -> Path:
    package = meadhall.__file__
    return Path(package).parent / "games" / game.id.replace("-", "_") / "content" / "values.json"


def present_weights(game: AnyGame, players: int) -> list[list[float]]:
    weights = msgspec.json.decode(weights_file(game).read_bytes())["weights"][str(players)]
    return [[weights[phase][name] for name in game.feature_names] for phase in game.phases]


def write_weights(file: Path, lessons: Sequence[Lesson], origin: dict[str, Any]) -> None:
    """Put what was learned into the file; numbers of players that were not trained keep what they had."""
    content: dict[str, Any] = msgspec.json.decode(file.read_bytes())
    for lesson in lessons:
        content["weights"][str(lesson.players)] = lesson.weights
        content["provenance"][str(lesson.players)] = {
            **origin,
            "games": lesson.games,
            "states": lesson.states,
            "held_out": f"every {HELD_OUT}th game, beginning with the first",
            "loss_by_chance": lesson.by_chance,
            "loss_before": lesson.before,
            "curve": msgspec.to_builtins(lesson.curve),
            "phases": lesson.phases,
        }
    file.write_bytes(msgspec.json.format(msgspec.json.encode(content), indent=1) + b"\n")


def commit() -> str:
    """The commit the rules and the search were at, as far as it can be told."""
    folder = Path(__file__).parent
    try:
        found = subprocess.run(["git", "rev-parse", "HEAD"], cwd=folder, capture_output=True, text=True, timeout=10)
    except (OSError, subprocess.TimeoutExpired):
        return "unknown"
    return found.stdout.strip() or "unknown"
