"""Playing many games: random ones at full speed, others through the bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from statistics import fmean
from time import perf_counter
from typing import Any

import msgspec

import meadhall
from meadhall.bots import bots_for_seats
from meadhall.bots.bot import choose
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.errors import BadOption
from meadhall.kernel.options import Options
from meadhall.kernel.registry import AnyGame
from meadhall.kernel.state import State
from meadhall.lab.playout import play_randomly


class SeatReport(msgspec.Struct):
    """What one seat did over all games."""

    bot: str
    mean: float
    least: int
    most: int
    wins: float
    """Games won; a shared first place counts as its share."""


class Report(msgspec.Struct):
    """What a simulation found."""

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


def simulate(
    game: AnyGame,
    players: int,
    games: int,
    seed: int | str,
    bots: Sequence[str] = ("random",),
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play `games` games and report; equal arguments play equal games. `progress` is told of each game done."""
    game.check_players(players)
    settled = game.check_options(players, options or {})
    if games < 1:
        raise BadOption("games-wrong", given_count=games)
    names = [bot.name for bot in bots_for_seats(bots, players, seed)]
    all_random = set(names) == {"random"}
    scores: list[list[int]] = [[] for _ in range(players)]
    wins = [0.0] * players
    decisions = 0
    start = perf_counter()
    for number in range(games):
        state = game.start(players, settled, Chance(key_of_seed(f"{seed} game {number}")), None)
        if all_random:
            decisions += play_randomly(state, Random(f"{seed} game {number}").random)
        else:
            decisions += play_with_bots(game, state, names, f"{seed} game {number}")
        result = game.result(state)
        for seat in range(players):
            scores[seat].append(result.scores[seat])
        for seat in result.winners:
            wins[seat] += 1 / len(result.winners)
        if progress is not None:
            progress(1)
    seconds = perf_counter() - start
    return Report(
        game=game.id,
        players=players,
        options=settled,
        seed=str(seed),
        games=games,
        decisions=decisions,
        seconds=seconds,
        games_per_second=games / seconds,
        decisions_per_second=decisions / seconds,
        compiled=meadhall.compiled(),
        scores=[
            SeatReport(names[seat], fmean(scores[seat]), min(scores[seat]), max(scores[seat]), wins[seat])
            for seat in range(players)
        ],
    )


def play_with_bots(game: AnyGame, state: State, names: Sequence[str], seed: str) -> int:
    """Play a game to its end, one bot a seat; returns how many decisions that took."""
    bots = bots_for_seats(names, len(names), seed)
    chance = Chance(key_of_seed(f"{seed} imagination"))
    decisions = 0
    while not state.over:
        seat = state.waiting[0]
        state.act(seat, choose(bots[seat], game, state, seat, chance))
        decisions += 1
    return decisions
