"""Means of batches and their intervals."""

from __future__ import annotations

from math import sqrt

import msgspec

STUDENT = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26)
"""Two-sided 95 % limits of Student's distribution for 1 to 9 degrees of freedom; further on the last is kept."""


class Estimate(msgspec.Struct, frozen=True):
    mean: float
    margin: float
    """Half the width of the 95 % interval."""

    @property
    def low(self) -> float:
        return self.mean - self.margin

    @property
    def high(self) -> float:
        return self.mean + self.margin


def estimate(batches: list[float]) -> Estimate:
    count = len(batches)
    mean = sum(batches) / count
    if count == 1:
        return Estimate(mean, 0.0)
    variance = sum((one - mean) ** 2 for one in batches) / (count - 1)
    return Estimate(mean, STUDENT[min(count - 1, len(STUDENT)) - 1] * sqrt(variance / count))


def estimates(rows: list[list[float]]) -> list[Estimate]:
    """One for each seat, of batches with a value for each seat."""
    return [estimate([row[seat] for row in rows]) for seat in range(len(rows[0]))]
