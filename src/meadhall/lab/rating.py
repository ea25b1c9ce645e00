"""Ratings from games of several seats: the Plackett-Luce model of Weng and Lin (2011), as OpenSkill computes it."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

import msgspec

MEAN = 25.0
DEVIATION = MEAN / 3
BETA = DEVIATION / 2
LEAST_VARIANCE = 1e-4


class Rating(msgspec.Struct):
    """What is thought of a bot's strength, and how sure that is."""

    mu: float = MEAN
    sigma: float = DEVIATION


def rate(ratings: dict[str, Rating], names: Sequence[str], places: Sequence[int]) -> None:
    """Take one game into account. A bot on several seats moves by the mean of what each of them would."""
    mus = [ratings[name].mu for name in names]
    variances = [ratings[name].sigma ** 2 for name in names]
    spread = sqrt(sum(variance + BETA**2 for variance in variances))
    odds = [exp(mu / spread) for mu in mus]
    # For every seat: the odds of all that came no better, and how many share its place.
    behind = [sum(odd for odd, place in zip(odds, places, strict=True) if place >= mine) for mine in places]
    shared = [places.count(mine) for mine in places]
    steps: dict[str, list[tuple[float, float]]] = {name: [] for name in names}
    for seat, name in enumerate(names):
        gain = curve = 0.0
        for other in range(len(names)):
            if places[other] <= places[seat]:
                share = odds[seat] / behind[other]
                gain += ((1.0 if other == seat else 0.0) - share) / shared[other]
                curve += share * (1 - share) / shared[other]
        damping = sqrt(variances[seat]) / spread
        steps[name].append((gain * variances[seat] / spread, damping * curve * variances[seat] / spread**2))
    for name, moves in steps.items():
        rating = ratings[name]
        rating.mu += sum(move for move, _ in moves) / len(moves)
        rating.sigma *= sqrt(max(1 - sum(shrink for _, shrink in moves) / len(moves), LEAST_VARIANCE))
