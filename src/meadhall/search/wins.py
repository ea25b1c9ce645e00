"""Fitting a linear value to who won, where scores say no more than that: the weights there are, bent as games ask for.

A softmax over weighted sums is each seat's chance of winning. The weights are those under which the winners surprise
least, with a penalty for every step away from where they began, so that few games bend them little (Newton's method).
"""

from __future__ import annotations

from math import exp
from typing import Final

from meadhall.search.fit import Sample, solve

STEPS: Final = 6
"""Newton's method doubles the number of right digits with each."""
STEEPEST: Final = 30.0


def bent_to_wins(samples: list[Sample], base: list[float], units: list[float], penalty: float) -> list[float]:
    """Weights near `base` that tell the winners; the penalty counts a feature's step in its own spread (`units`)."""
    weights = base[:]
    for _ in range(STEPS):
        width = len(weights)
        matrix = [[0.0] * width for _ in range(width)]
        target = [0.0] * width
        for sample in samples:
            add_sample(sample, weights, matrix, target)
        for place in range(width):
            spread = penalty * units[place] * units[place]
            target[place] -= spread * (weights[place] - base[place])
            matrix[place][place] += spread
            for other in range(place):
                matrix[place][other] = matrix[other][place]
        step = solve(matrix, target)
        weights = [weights[place] + step[place] for place in range(width)]
    return weights


def add_sample(sample: Sample, weights: list[float], matrix: list[list[float]], target: list[float]) -> None:
    """What one state adds to the slope of the loss, and to its curvature (the upper half)."""
    width = len(weights)
    chances = chances_of(sample.rows, weights)
    mean = [0.0] * width
    for seat in range(len(chances)):
        row = sample.rows[seat]
        for place in range(width):
            mean[place] += chances[seat] * row[place]
    for seat in range(len(chances)):
        row = sample.rows[seat]
        missing = sample.wins[seat] - chances[seat]
        for place in range(width):
            apart = row[place] - mean[place]
            target[place] += missing * row[place]
            if apart == 0.0:
                continue
            line = matrix[place]
            for other in range(place, width):
                line[other] += chances[seat] * apart * (row[other] - mean[other])


def chances_of(rows: list[list[float]], weights: list[float]) -> list[float]:
    sums: list[float] = []
    for row in rows:
        total = 0.0
        for place in range(len(weights)):
            total += weights[place] * row[place]
        sums.append(total)
    most = max(sums)
    odds = [exp(max(-STEEPEST, value - most)) for value in sums]
    whole = sum(odds)
    return [one / whole for one in odds]
