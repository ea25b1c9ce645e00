"""Fit the score that people are told at A Feast for Odin to games (`games/feast_for_odin/interface/expectation.py`).

    python scripts/feast_expectation.py [--quick 8] [--steady 4]

Plays so many games of `quick` with each number of seats and of `steady` with one and two, in both lengths, and prints
the tables to put there: after the value changed, they have to be fitted again. What `steady` plays weighs five times as
much.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from math import sqrt
from typing import NamedTuple

import numpy

from meadhall.bots import make_bot
from meadhall.bots.bot import choose
from meadhall.games.feast_for_odin.frames.rounds import TurnFrame
from meadhall.games.feast_for_odin.state import Feast
from meadhall.games.feast_for_odin.strategy.value import PHASES, feasts_left, value
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.registry import find_game

LENGTHS = {"short": 6, "long": 7}
STEADY_WEIGHS = 5.0
LEAST_LEFT = 0.3
"""Of a difference between two states at least so much is taken to be left at the end."""


class Look(NamedTuple):
    """A seat at the beginning of a turn, and what it scored in the end."""

    rounds: int
    feasts: int
    value: float
    vikings: int
    score: int
    weight: float


def looks(level: str, seats: int, length: str, number: int) -> Iterator[Look]:
    """Play a game, and tell every turn of it."""
    game = find_game("feast-for-odin")
    seed = f"expectation {level} {seats} {length} {number}"
    options = game.check_options(seats, {"decks": ["A", "B", "C"], "length": length})
    state = game.start(seats, options, Chance(key_of_seed(seed)), None)
    imagination = Chance(key_of_seed(f"{seed} imagination"))
    bots = [make_bot(level, f"{seed} {seat}") for seat in range(seats)]
    seen: list[tuple[int, int, float, int]] = []
    while not state.over:
        seat = state.waiting[0]
        assert isinstance(state, Feast)
        if isinstance(state.stack[-1], TurnFrame):
            seen.append((seat, feasts_left(state), value(state, seat), state.thing[seat]))
        legal = state.legal(seat)
        state.act(seat, legal[0] if len(legal) == 1 else choose(bots[seat], game, state, seat, imagination))
    scores = game.result(state).scores
    weight = STEADY_WEIGHS if level == "steady" else 1.0
    for seat, feasts, worth, vikings in seen:
        yield Look(LENGTHS[length], feasts, worth, vikings, scores[seat], weight)


class Line(NamedTuple):
    """A score told as a part of the value, something more, and something for each Viking."""

    more: float
    each: float
    spread: float


def fitted(found: list[Look], left: float) -> Line:
    """The line through what a part of the value leaves open."""
    weights = numpy.sqrt([look.weight for look in found])
    open_points = numpy.array([look.score - left * look.value for look in found])
    columns = numpy.array([[1.0, look.vikings] for look in found])
    (more, each), *_ = numpy.linalg.lstsq(columns * weights[:, None], open_points * weights, rcond=None)
    missed = open_points - columns @ numpy.array([more, each])
    return Line(more, each, sqrt(numpy.average(missed**2, weights=weights**2)))


def left_at_the_end(found: list[Look]) -> float:
    """How much of a difference between two states is left at the end, in both lengths alike: at most all of it."""
    weights = numpy.sqrt([look.weight for look in found])
    columns = numpy.array([[look.value, look.rounds == 6, look.rounds == 7, look.vikings] for look in found], float)
    scores = numpy.array([look.score for look in found], float)
    part, *_ = numpy.linalg.lstsq(columns * weights[:, None], scores * weights, rcond=None)[0]
    return round(min(1.0, max(LEAST_LEFT, float(part))), 2)


def table(found: list[Look], fit: Callable[[int, list[Look]], float], rounds: int) -> tuple[float, ...]:
    """A number for each number of feasts to come, nothing where the game is over."""
    numbers = [0.0]
    for feasts in range(1, rounds + 1):
        numbers.append(round(float(fit(feasts, [look for look in found if look.feasts == feasts])), 1))
    return tuple(numbers)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", type=int, default=8)
    parser.add_argument("--steady", type=int, default=4)
    given = parser.parse_args()
    found: list[Look] = []
    for length in LENGTHS:
        for level, games, most in (("quick", given.quick, 4), ("steady", given.steady, 2)):
            for seats in range(1, most + 1):
                for number in range(games):
                    found += looks(level, seats, length, number)
    long = len(PHASES) - 1
    print("STILL_TO_COME", table(found, lambda _, some: fitted(some, 1.0).more, long))
    print("FOR_EACH_VIKING", table(found, lambda _, some: fitted(some, 1.0).each, long))
    left = [1.0]
    for feasts in range(1, long + 1):  # the longer the game still lasts, the less
        left.append(min(left[-1], left_at_the_end([look for look in found if look.feasts == feasts])))
    print("LEFT_AT_THE_END", tuple(left))
    for length, rounds in LENGTHS.items():
        some = [look for look in found if look.rounds == rounds]
        print(length, "TO_THE_END", table(some, lambda feasts, part: fitted(part, left[feasts]).more, rounds))
        print(length, "BY_EACH_VIKING", table(some, lambda feasts, part: fitted(part, left[feasts]).each, rounds))
        print(length, "SPREAD", table(some, lambda feasts, part: fitted(part, left[feasts]).spread, rounds))


if __name__ == "__main__":
    main()
