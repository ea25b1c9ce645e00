"""Which tables the conformance suite plays: every game, every player count, every option at work."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.kernel.errors import BadOption
from meadhall.kernel.options import Option
from meadhall.kernel.registry import AnyGame
from meadhall.kernel.table import Table, new_table
from tests.examples import PROFILE

MOST_DECISIONS = 50_000
"""No game of any kind is this long; a table that reaches it doesn't end."""


class Case:
    """A game, a number of players and options."""

    def __init__(self, game: AnyGame, players: int, options: dict[str, Any]) -> None:
        self.game = game
        self.players = players
        self.options = options

    def __str__(self) -> str:
        changed = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.id}-{self.players}" + (f"-{changed}" if changed else "")

    def table(self, seed: int | str) -> Table:
        return new_table(self.game, self.players, seed, self.options)


def other_values(option: Option) -> Iterator[Any]:
    """Values an option can have besides its default."""
    match option.kind:
        case "flag":
            yield not option.default
        case "number":
            yield from {option.least, option.most} - {option.default}
        case "choice":
            yield from (choice for choice in option.choices if choice != option.default)
        case "choices":
            yield from ([choice] for choice in option.choices)
            yield list(option.choices)
        case "numbers":
            yield from (list(preset) for preset in option.presets.values() if preset != option.default)


def cases_of(game: AnyGame) -> Iterator[Case]:
    """Every player count with default options; every other value of an option at one player count that takes it."""
    yield from (Case(game, players, {}) for players in game.players)
    turn = 0
    for option in game.options:
        for value in other_values(option):
            counts = [
                players for players in option.players or game.players if accepted(game, players, option.id, value)
            ]
            if counts:
                yield Case(game, counts[turn % len(counts)], {option.id: value})
                turn += 1


def accepted(game: AnyGame, players: int, name: str, value: Any) -> bool:
    try:
        game.check_options(players, {name: value})
    except BadOption:
        return False
    return True


CASES = [case for game in meadhall.games() for case in cases_of(game)]
DEFAULT_CASES = [case for case in CASES if not case.options]

every_case = pytest.mark.parametrize("case", DEFAULT_CASES if PROFILE == "fewest" else CASES, ids=str)
"""Where another build was asked about every option, this one is asked about every number of players."""
every_game = pytest.mark.parametrize("game", meadhall.games(), ids=lambda game: game.id)


def play_on(
    table: Table, random: Random, visit: Callable[[Table], None] | None = None, most: int = MOST_DECISIONS
) -> None:
    """Play random legal actions, looking at the table before each, until the game is over or `most` were played."""
    for _ in range(most):
        if table.over:
            return
        if visit is not None:
            visit(table)
        seat = random.choice(table.awaiting)
        codes = table.codes(seat)
        table.act(seat, codes[random.randrange(len(codes))])
    assert most < MOST_DECISIONS, f"{table.game.id} with {table.players} doesn't end"


def moments(case: Case, seed: int, count: int) -> Iterator[Table]:
    """Tables from about `count` random moments of one random game, the last of them over."""
    length = case.table(seed)
    play_on(length, Random(seed))
    chosen = sorted(Random(seed + 1).sample(range(length.ply + 1), min(count, length.ply + 1)))
    table = case.table(seed)
    random = Random(seed)
    for ply in chosen:
        play_on(table, random, most=ply - table.ply)
        yield table
    play_on(table, random)
    yield table
