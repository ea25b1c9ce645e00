"""Learning a game's values: play, fit, evaluate on games never fitted to, and write the weights with their origin.

The games are played by the search itself with the weights there are, or by `quick`: a game of many seats takes a search
long, and where there are no good weights yet it plays no better. Some of the first answers of each game are
random among the candidates, so that not all games are alike; among all legal ones they would build decks that nobody
plays with, and such games tell of the decks alone. What was learned is told against the weights there were, on games
held out.
"""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Sequence
from functools import partial
from math import log
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import meadhall
from meadhall.bots.bot import SEARCHING, Bot
from meadhall.bots.quick import QuickBot
from meadhall.bots.search import SearchBot
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.errors import BadOption
from meadhall.kernel.registry import AnyGame, find_game
from meadhall.kernel.seat import Seat
from meadhall.lab.climb import Climb
from meadhall.lab.processes import spread
from meadhall.lab.records import GameFile
from meadhall.search.fit import Sample, best_factor, loss, ridge, spreads
from meadhall.search.wins import bent_to_wins

STATES_A_GAME = 16
RANDOM_OPENING = 12
"""At most so many answers at the start of a game are random; now and then one later is, too."""
SLIPS = 0.03
HELD_OUT = 5
"""Every fifth game is never fitted to."""
PENALTY = 200.0
PHASE_PENALTY = 800.0
WINS_PENALTY = 600.0
PHASE_WINS_PENALTY = 1500.0
LEAST_UNIT = 0.1
CURVE = (0.25, 0.5, 1.0)

Weights = dict[str, dict[str, float]]
"""By phase and feature."""


class Teaching(msgspec.Struct, frozen=True):
    """Which games are played to learn from. They depend on the weights there were, too."""

    game: str
    players: int
    seed: str
    iterations: int
    """How long the search thinks about a turn; with none, the games are those of `quick`."""
    weights: Weights


class Taught(msgspec.Struct, frozen=True):
    """A game that was played: the phases and features of some of its states, and how it ended for each seat."""

    number: int
    phases: list[int]
    features: list[list[list[float]]]
    scores: list[float]
    wins: list[float]

    def samples(self) -> list[Sample]:
        states = zip(self.phases, self.features, strict=True)
        return [Sample(phase, rows, self.scores, self.wins) for phase, rows in states]


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


def play_game(teaching: Teaching, number: int) -> Taught:
    """One game of a bot against itself, and some states of it."""
    game, players = find_game(teaching.game), teaching.players
    seed = f"{teaching.seed} train {players} {number}"
    state = game.start(players, game.check_options(players, {}), Chance(key_of_seed(seed)), None)
    random = Random(seed)
    bots = [teacher(teaching, Chance(key_of_seed(f"{seed} {seat}"))) for seat in range(players)]
    imagination = Chance(key_of_seed(f"{seed} imagination"))
    opening = random.randrange(RANDOM_OPENING + 1)
    seen: list[tuple[int, list[list[float]]]] = []
    while not state.over:
        seat = state.waiting[0]
        sensible = game.candidates(state, seat)
        seen.append((game.phase(state), game.features(state)))
        if len(sensible) == 1 or len(seen) <= opening or random.random() < SLIPS:
            code = random.choice(sensible)
        else:
            code = bots[seat].choose(Seat(game, state, seat, imagination))
        state.act(seat, code)
    result = game.result(state)
    wins = [1.0 / len(result.winners) if seat in result.winners else 0.0 for seat in range(players)]
    kept = [seen[place] for place in sorted(random.sample(range(len(seen)), min(STATES_A_GAME, len(seen))))]
    return Taught(
        number,
        [phase for phase, _ in kept],
        [[[round(number, 4) for number in row] for row in rows] for _, rows in kept],
        [float(score) for score in result.scores],
        wins,
    )


def teacher(teaching: Teaching, chance: Chance) -> Bot:
    if teaching.iterations == 0:
        return QuickBot("quick", chance)
    return SearchBot("search", chance, msgspec.structs.replace(SEARCHING["steady"], iterations=teaching.iterations))


def train(
    game: AnyGame,
    players: int,
    games: int,
    seed: str,
    iterations: int,
    processes: int = 1,
    progress: Callable[[int], None] | None = None,
    file: Path | None = None,
    like: int | None = None,
) -> Lesson:
    """Play, fit, evaluate. Equal arguments and equal weights to begin with give equal weights.

    Games are kept in `file`; a run that was stopped goes on there, and more games may be added to it. Where weights are
    bent from those there were, they may begin with those `like` so many players have.
    """
    if not game.feature_names:
        raise BadOption("train-without-features", game_name=game.title)
    if game.learns_alone:
        raise BadOption("train-alone", game_name=game.title, given_count=players)
    game.check_players(players)
    if games < 2 * HELD_OUT:
        raise BadOption("train-too-few-games", given_count=games, least_count=2 * HELD_OUT)
    teaching = Teaching(game.id, players, seed, iterations, named_weights(game, present_weights(game, players)))
    kept = None if file is None else GameFile(file, teaching, Taught)
    played = {one.number: one for one in (kept.games() if kept else ()) if one.number < games}
    if progress is not None:
        progress(len(played))
    missing = [number for number in range(games) if number not in played]
    for one in spread(partial(play_game, teaching), missing, processes):
        played[one.number] = one
        if kept is not None:
            kept.add(one)
        if progress is not None:
            progress(1)
    if kept is not None:
        kept.close()
    return learn(game, players, [played[number].samples() for number in sorted(played)], like or players)


def learn(game: AnyGame, players: int, played: Sequence[list[Sample]], like: int) -> Lesson:
    held_out = [sample for samples in played[::HELD_OUT] for sample in samples]
    fitted = [samples for number, samples in enumerate(played) if number % HELD_OUT]
    curve = []
    for part in CURVE:
        count = max(1, int(part * len(fitted)))
        tables = fit(game, like, [sample for samples in fitted[:count] for sample in samples])
        curve.append(Point(count, round(mean_loss(tables, held_out), 4)))
    return Lesson(
        players=players,
        games=len(played),
        states=sum(len(samples) for samples in played),
        weights=named_weights(game, tables),
        curve=curve,
        before=round(mean_loss(present_weights(game, players), held_out), 4),
        by_chance=round(log(players), 4),
        phases={
            phase: round(loss(there, tables[number], 1.0), 4)
            for number, phase in enumerate(game.phases)
            if (there := [sample for sample in held_out if sample.phase == number])
        },
    )


def fit(game: AnyGame, like: int, samples: list[Sample]) -> list[list[float]]:
    """Weights for each phase: those of all phases together, bent towards what the phase's own states say."""
    units = spreads(samples, len(game.feature_names))
    if game.learns_by_wins:
        return fit_to_wins(game, present_weights(game, like), samples, units)
    common = ridge(samples, [0.0] * len(units), units, PENALTY)
    tables = []
    for phase in range(len(game.phases)):
        here = [sample for sample in samples if sample.phase == phase]
        weights = ridge(here, common, units, PHASE_PENALTY)
        factor = best_factor(here or samples, weights)
        tables.append([factor * weight for weight in weights])
    return tables


def fit_to_wins(
    game: AnyGame, present: Sequence[list[float]], samples: list[Sample], units: list[float]
) -> list[list[float]]:
    """The weights there are, moved in all phases by what all states say, then in each by what its own do.

    What hardly ever tells seats apart keeps the weight it has.
    """
    units = [max(unit, LEAST_UNIT) for unit in units]
    common = [sum(column) / len(present) for column in zip(*present, strict=True)]
    moved = bent_to_wins(samples, common, units, WINS_PENALTY)
    tables = []
    for phase, weights in enumerate(present):
        here = [sample for sample in samples if sample.phase == phase]
        begun = [old + new - mean for old, new, mean in zip(weights, moved, common, strict=True)]
        tables.append(bent_to_wins(here, begun, units, PHASE_WINS_PENALTY))
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


def named_weights(game: AnyGame, tables: Sequence[Sequence[float]]) -> Weights:
    """Weights as they stand in the file."""
    return {
        phase: {name: round(weight, 5) for name, weight in zip(game.feature_names, table, strict=True)}
        for phase, table in zip(game.phases, tables, strict=True)
    }


def write_weights(file: Path, lessons: Sequence[Lesson | Climb], origin: dict[str, Any]) -> None:
    """Put what was learned into the file; numbers of players that were not trained keep what they had."""
    content: dict[str, Any] = msgspec.json.decode(file.read_bytes())
    for lesson in lessons:
        content["weights"][str(lesson.players)] = lesson.weights
        found = climb_figures(lesson) if isinstance(lesson, Climb) else fit_figures(lesson)
        content["provenance"][str(lesson.players)] = {**origin, **found}
    file.write_bytes(msgspec.json.format(msgspec.json.encode(content), indent=1) + b"\n")


def fit_figures(lesson: Lesson) -> dict[str, Any]:
    return {
        "games": lesson.games,
        "states": lesson.states,
        "held_out": f"every {HELD_OUT}th game, beginning with the first",
        "loss_by_chance": lesson.by_chance,
        "loss_before": lesson.before,
        "curve": msgspec.to_builtins(lesson.curve),
        "phases": lesson.phases,
    }


def climb_figures(lesson: Climb) -> dict[str, Any]:
    """Everything but the weights."""
    figures: dict[str, Any] = msgspec.to_builtins(lesson)
    del figures["players"], figures["weights"]
    return figures


def commit() -> str:
    """The commit the rules and the search were at, as far as it can be told."""
    folder = Path(__file__).parent
    try:
        found = subprocess.run(["git", "rev-parse", "HEAD"], cwd=folder, capture_output=True, text=True, timeout=10)
    except (OSError, subprocess.TimeoutExpired):
        return "unknown"
    return found.stdout.strip() or "unknown"
