"""Fitting weights to who won: what decides is found, few games bend little, and what tells nothing stays."""

from __future__ import annotations

from math import exp
from random import Random

import pytest

from meadhall.search.fit import Sample, loss
from meadhall.search.wins import bent_to_wins, chances_of

TRUE = [1.5, -0.8, 0.0]
UNITS = [1.0, 1.0, 1.0]


def games(count: int, seats: int = 3) -> list[Sample]:
    """States whose winners are drawn by the true weights."""
    random = Random(count)
    found = []
    for _ in range(count):
        rows = [[random.gauss(0, 1) for _ in TRUE] for _ in range(seats)]
        winner = random.choices(range(seats), chances_of(rows, TRUE))[0]
        wins = [1.0 if seat == winner else 0.0 for seat in range(seats)]
        found.append(Sample(0, rows, wins, wins))
    return found


def test_what_decides_is_found() -> None:
    learned = bent_to_wins(games(3000), [0.0, 0.0, 0.0], UNITS, 1.0)
    assert learned == pytest.approx(TRUE, abs=0.15)


def test_the_loss_on_other_games_falls() -> None:
    held_out = games(500)
    learned = bent_to_wins(games(300), [0.0, 0.5, 0.5], UNITS, 5.0)
    assert loss(held_out, learned, 1.0) < loss(held_out, [0.0, 0.5, 0.5], 1.0)


def test_few_games_and_a_high_penalty_bend_little() -> None:
    base = [0.2, 0.3, 0.4]
    assert bent_to_wins([], base, UNITS, 1.0) == base
    near, far = (bent_to_wins(games(20), base, UNITS, penalty) for penalty in (1000.0, 1.0))
    moved = [sum(abs(now - then) for now, then in zip(one, base, strict=True)) for one in (near, far)]
    assert 0 < moved[0] < 0.1 < moved[1]


def test_what_all_seats_have_alike_tells_nothing() -> None:
    samples = [Sample(0, [[*row, 7.0] for row in one.rows], one.scores, one.wins) for one in games(200)]
    assert bent_to_wins(samples, [0.0, 0.0, 0.0, 3.0], [*UNITS, 1.0], 1.0)[3] == pytest.approx(3.0)


def test_chances_are_a_softmax_of_weighted_sums() -> None:
    chances = chances_of([[1.0, 0.0], [0.0, 1.0]], [2.0, 1.0])
    assert chances == pytest.approx([1 / (1 + exp(-1)), 1 / (1 + exp(1))])
