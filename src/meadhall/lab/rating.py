"""Ratings from games of several seats, by OpenSkill's Plackett-Luce model (the optional extra `lab`)."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from statistics import fmean

import msgspec

MEAN = 25.0
DEVIATION = MEAN / 3


class Rating(msgspec.Struct):
    """What is thought of a bot's strength, and how sure that is."""

    mu: float = MEAN
    sigma: float = DEVIATION


def can_rate() -> bool:
    """Whether OpenSkill is installed."""
    return find_spec("openskill") is not None


def rate(ratings: dict[str, Rating], names: Sequence[str], places: Sequence[int]) -> None:
    """Take one game into account. A bot on several seats moves by the mean of what each of them would."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(mu=MEAN, sigma=DEVIATION)
    seats = [[model.rating(mu=ratings[name].mu, sigma=ratings[name].sigma)] for name in names]
    rated = model.rate(seats, ranks=list(places))
    for name in dict.fromkeys(names):
        moved = [team[0] for seat, team in enumerate(rated) if names[seat] == name]
        ratings[name] = Rating(fmean(one.mu for one in moved), fmean(one.sigma for one in moved))
