"""Fitting a linear value: weights that were put into the data are found again."""

from __future__ import annotations

from math import log
from random import Random

import pytest

from meadhall.search.fit import Sample, best_factor, loss, ridge, solve, spreads

TRUE = [2.0, -1.0, 0.0]


def made_up(count: int) -> list[Sample]:
    random = Random(1)
    samples = []
    for _ in range(count):
        rows = [[random.gauss(0, 1), random.gauss(0, 3), random.gauss(0, 1)] for _ in range(3)]
        scores = [10 + sum(w * x for w, x in zip(TRUE, row, strict=True)) + random.gauss(0, 1) for row in rows]
        wins = [1.0 if score == max(scores) else 0.0 for score in scores]
        samples.append(Sample(0, rows, scores, wins))
    return samples


def test_weights_are_found_again() -> None:
    samples = made_up(400)
    weights = ridge(samples, [0.0] * 3, spreads(samples, 3), 1.0)
    assert weights == pytest.approx(TRUE, abs=0.1)
    factor = best_factor(samples, weights)
    assert loss(samples, weights, factor) < 0.6 * log(3)
    assert loss(samples, weights, factor) <= loss(samples, weights, 2 * factor)


def test_a_heavy_penalty_leaves_the_weights_where_they_were() -> None:
    samples = made_up(50)
    assert ridge(samples, [1.0, 1.0, 1.0], spreads(samples, 3), 1e9) == pytest.approx([1.0, 1.0, 1.0], abs=1e-3)
    assert ridge([], [1.0, 2.0], [1.0, 1.0], 5.0) == [1.0, 2.0]


def test_solving() -> None:
    assert solve([[2.0, 1.0], [1.0, 3.0]], [3.0, 5.0]) == pytest.approx([0.8, 1.4])
