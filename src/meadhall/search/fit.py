"""Fitting a linear value: which weights of a seat's features tell best how the game will end for it.

Two steps. The weights come from a ridge regression of each seat's final score, less the table's mean, on its features,
less theirs: scores say more about a game than who won it. Then one factor makes odds of points: the one by which a
softmax over the seats predicts the winners best.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

LEAST_SPREAD: Final = 1e-9
LEAST_CHANCE: Final = 1e-6


class Sample:
    """A state of a game that was played to its end: each seat's features, final score and share of the win."""

    def __init__(self, phase: int, rows: list[list[float]], scores: list[float], wins: list[float]) -> None:
        self.phase = phase
        self.rows = rows
        self.scores = scores
        self.wins = wins


def centred(columns: list[list[float]]) -> list[list[float]]:
    """Rows less their mean: what all seats have in common decides nothing."""
    count = len(columns)
    width = len(columns[0])
    means = [0.0] * width
    for row in columns:
        for place in range(width):
            means[place] += row[place]
    return [[row[place] - means[place] / count for place in range(width)] for row in columns]


def spreads(samples: list[Sample], width: int) -> list[float]:
    """How far each feature varies between seats, so that all are penalised alike."""
    squares = [0.0] * width
    count = 0
    for sample in samples:
        for row in centred(sample.rows):
            count += 1
            for place in range(width):
                squares[place] += row[place] * row[place]
    return [max((square / max(count, 1)) ** 0.5, LEAST_SPREAD) for square in squares]


def ridge(samples: list[Sample], base: list[float], units: list[float], penalty: float) -> list[float]:
    """Weights close to `base` that tell the final scores; the penalty counts like so many rows that say nothing."""
    width = len(base)
    matrix = [[0.0] * width for _ in range(width)]
    target = [0.0] * width
    for sample in samples:
        scores = [row[0] for row in centred([[score] for score in sample.scores])]
        rows = centred(sample.rows)
        for seat in range(len(rows)):
            row = [rows[seat][place] / units[place] for place in range(width)]
            rest = scores[seat]
            for place in range(width):
                rest -= base[place] * rows[seat][place]
            for place in range(width):
                value = row[place]
                if value == 0.0:
                    continue
                target[place] += value * rest
                line = matrix[place]
                for other in range(place, width):
                    line[other] += value * row[other]
    for place in range(width):
        matrix[place][place] += penalty
        for other in range(place):
            matrix[place][other] = matrix[other][place]
    found = solve(matrix, target)
    return [base[place] + found[place] / units[place] for place in range(width)]


def solve(matrix: list[list[float]], target: list[float]) -> list[float]:
    """The solution of a symmetric positive definite system, by elimination."""
    width = len(target)
    for step in range(width):
        pivot = matrix[step]
        for lower in range(step + 1, width):
            row = matrix[lower]
            factor = row[step] / pivot[step]
            if factor == 0.0:
                continue
            for place in range(step, width):
                row[place] -= factor * pivot[place]
            target[lower] -= factor * target[step]
    for step in range(width - 1, -1, -1):
        rest = target[step]
        for place in range(step + 1, width):
            rest -= matrix[step][place] * target[place]
        target[step] = rest / matrix[step][step]
    return target


def loss(samples: list[Sample], weights: list[float], factor: float) -> float:
    """How surprised a softmax over weighted sums is by the winners, on average (by chance: log of the seats)."""
    total = 0.0
    for sample in samples:
        sums: list[float] = []
        for row in sample.rows:
            value = 0.0
            for place in range(len(weights)):
                value += weights[place] * row[place]
            sums.append(factor * value)
        most = max(sums)
        odds = [exp(max(-30.0, value - most)) for value in sums]
        whole = sum(odds)
        for seat in range(len(sums)):
            if sample.wins[seat] > 0.0:
                total -= sample.wins[seat] * log(max(odds[seat] / whole, LEAST_CHANCE))
    return total / max(len(samples), 1)


def best_factor(samples: list[Sample], weights: list[float], least: float = 0.01, most: float = 1.0) -> float:
    """The factor with the least loss, by thirds: the loss has one valley."""
    for _ in range(16):
        third = (most - least) / 3
        if loss(samples, weights, least + third) < loss(samples, weights, most - third):
            most -= third
        else:
            least += third
    return (least + most) / 2
