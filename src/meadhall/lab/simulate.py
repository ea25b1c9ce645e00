"""Playing many games: random ones at full speed, others through the bots, over as many processes as asked for.

>>> from meadhall.lab.simulate import simulate
>>> report = simulate("brian-boru", players=3, games=10, bots=["quick", "random", "random"])
>>> report.games
10
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import msgspec

import meadhall
from meadhall.bots import BotLike, bots_for_seats
from meadhall.bots.bot import choose, line_of_bots
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.errors import BadOption
from meadhall.kernel.options import Options
from meadhall.kernel.registry import AnyGame, find_game
from meadhall.kernel.state import State
from meadhall.kernel.table import Table, check_seed
from meadhall.lab.keep import Keep, Run, Simulated, keep_in
from meadhall.lab.playout import play_randomly
from meadhall.lab.processes import all_processors, spread

RANDOM_GAMES_AT_ONCE = 25
"""Random games are short: so many are one piece of work for a process."""


class SeatReport(msgspec.Struct):
    """What one seat did over all games."""

    bot: str
    mean: float
    least: int
    most: int
    wins: float
    """Games won; a shared first place counts as its share."""


class Report(msgspec.Struct):
    """What a simulation found. Times and decisions are of the games this run played, scores of all there are."""

    game: str
    players: int
    options: Options
    seed: str
    games: int
    decisions: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    compiled: bool
    scores: list[SeatReport]
    resumed: int = 0
    """How many of the games were in the file already."""
    interrupted: bool = False
    """Whether Ctrl-C ended the run before its time."""


class Plan(msgspec.Struct):
    """What a process needs to play any game of a run."""

    run: Run
    bots: list[BotLike]
    transcripts: bool

    def random(self) -> bool:
        return set(self.run.bots) == {"random"} and all(isinstance(bot, str) for bot in self.bots)


def simulate(
    game: str | AnyGame,
    players: int | None = None,
    games: int = 100,
    seed: int | str = 1,
    bots: BotLike | Sequence[BotLike] = "random",
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int], None] | None = None,
    *,
    jobs: int = 1,
    out: str | Path | None = None,
) -> Report:
    """Play `games` games and report; equal arguments play equal games, however many `jobs` share them.

    `game` is a game or its id; without `players`, a number in the middle of what the game takes. `bots` is one bot
    for all seats or one for each: names, `module:Class`, instances or classes. `jobs` is the number of processes
    (0: one for each processor). `out` keeps the games: `games.jsonl`, `games.parquet`, or a folder of transcripts if
    it ends in `/`; games that are in it already are not played again. `progress` is told how many games were done.
    Ctrl-C ends the run with a report of the games played so far.
    """
    found = find_game(game) if isinstance(game, str) else game
    count = found.players[len(found.players) // 2] if players is None else players
    found.check_players(count)
    settled = found.check_options(count, options or {})
    if games < 1:
        raise BadOption("games-wrong", given_count=games)
    if jobs < 0:
        raise BadOption("jobs-wrong", given_count=jobs)
    check_seed(f"{seed} game {games}")
    line = line_of_bots(bots, count)
    names = [bot.name for bot in bots_for_seats(line, count, seed)]
    run = Run(found.id, found.rules_version, count, names, settled, str(seed))
    keep = None if out is None else keep_in(out, run)
    plan = Plan(run, line, keep is not None and keep.transcripts)
    return run_plan(plan, games, jobs or all_processors(), keep, progress)


def run_plan(plan: Plan, games: int, jobs: int, keep: Keep | None, progress: Callable[[int], None] | None) -> Report:
    tally = Tally(plan.run.players)
    known = set()
    for one in keep.games() if keep is not None else ():
        if one.number < games and one.number not in known:
            known.add(one.number)
            tally.add(one)
    resumed = tally.games
    if progress is not None and resumed:
        progress(resumed)
    missing = [number for number in range(games) if number not in known]
    decisions, interrupted = 0, False
    start = perf_counter()
    try:
        for played in spread(partial(play_some, plan), in_pieces(missing, plan.random(), jobs), jobs):
            for one, transcript in played:
                if keep is not None:
                    keep.add(one, transcript)
                tally.add(one)
                decisions += one.decisions
                if progress is not None:
                    progress(1)
    except KeyboardInterrupt:
        if not tally.games:
            raise
        interrupted = True
    finally:
        if keep is not None:
            keep.close()
    seconds = perf_counter() - start
    return Report(
        game=plan.run.game,
        players=plan.run.players,
        options=plan.run.options,
        seed=plan.run.seed,
        games=tally.games,
        decisions=decisions,
        seconds=seconds,
        games_per_second=(tally.games - resumed) / seconds,
        decisions_per_second=decisions / seconds,
        compiled=meadhall.compiled(),
        scores=tally.seats(plan.run.bots),
        resumed=resumed,
        interrupted=interrupted,
    )


class Tally:
    """Scores and wins of each seat, added up game by game: a long run keeps no list of its games."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.total = [0] * players
        self.least = [0] * players
        self.most = [0] * players
        self.wins = [0.0] * players

    def add(self, one: Simulated) -> None:
        for seat, score in enumerate(one.scores):
            self.total[seat] += score
            self.least[seat] = score if not self.games else min(score, self.least[seat])
            self.most[seat] = score if not self.games else max(score, self.most[seat])
            if one.places[seat] == 1:
                self.wins[seat] += 1 / one.places.count(1)
        self.games += 1

    def seats(self, names: Sequence[str]) -> list[SeatReport]:
        return [
            SeatReport(name, self.total[seat] / self.games, self.least[seat], self.most[seat], self.wins[seat])
            for seat, name in enumerate(names)
        ]


def in_pieces(numbers: Sequence[int], random: bool, jobs: int) -> list[Sequence[int]]:
    size = min(RANDOM_GAMES_AT_ONCE, max(1, len(numbers) // (4 * jobs))) if random and jobs > 1 else 1
    return [numbers[first : first + size] for first in range(0, len(numbers), size)]


def play_some(plan: Plan, numbers: Iterable[int]) -> list[tuple[Simulated, str]]:
    return [play_one(plan, number) for number in numbers]


def play_one(plan: Plan, number: int) -> tuple[Simulated, str]:
    """Game `number` of a run, and its transcript if the run keeps transcripts."""
    run, seed = plan.run, f"{plan.run.seed} game {number}"
    game = find_game(run.game)
    state = game.start(run.players, run.options, Chance(key_of_seed(seed)), None)
    table = Table(game, run.options, seed, state)
    if plan.random() and not plan.transcripts:
        decisions = play_randomly(state, Random(seed).random)
    else:
        decide = random_choice(seed) if plan.random() else bots_choice(game, plan.bots, seed)
        while not table.over:
            seat = table.state.waiting[0]
            table.act(seat, decide(table.state, seat))
        decisions = len(table.log)
    result = game.result(table.state)
    one = Simulated(number, seed, decisions, result.scores, result.places, result.lines)
    return one, table.transcript() if plan.transcripts else ""


def random_choice(seed: str) -> Callable[[State, int], int]:
    """The choices `play_randomly` makes, one by one."""
    draw = Random(seed).random

    def decide(state: State, seat: int) -> int:
        legal = state.legal(seat)
        return legal[int(draw() * len(legal))]

    return decide


def bots_choice(game: AnyGame, line: Sequence[BotLike], seed: str) -> Callable[[State, int], int]:
    bots = bots_for_seats(line, len(line), seed)
    chance = Chance(key_of_seed(f"{seed} imagination"))
    return lambda state, seat: choose(bots[seat], game, state, seat, chance)
