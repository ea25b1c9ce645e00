"""The deal of the day: every game of a day (UTC) that asks for it gets the same chance.

The seed follows from the hall's secret, the day and the game, so nobody else can know it in advance. Its commitment is
published before the day begins, the seed itself when the day is over. Until then a table with the deal of the day shows
itself to its player only: anybody else could still play the same deal.
"""

from __future__ import annotations

import hmac
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import Any

from meadhall.hall.table.terms import Terms
from meadhall.kernel.deal import commitment

PAST_DAYS = 7
"""So many days are listed besides today and tomorrow; any other is found by its date."""


def day_of(now: int) -> date:
    return datetime.fromtimestamp(now / 1000, UTC).date()


def daily_seed(secret: str, day: date, game: str) -> str:
    words = f"meadhall daily {day.isoformat()} {game}"
    return hmac.new(secret.encode(), words.encode(), sha256).hexdigest()


def day_is_over(terms: Terms, now: int) -> bool:
    """Whether nobody can begin this deal any more; so it is where there is no deal of the day."""
    return terms.daily is None or terms.daily < day_of(now).isoformat()


def day_body(secret: str, day: date, games: list[str], now: int) -> dict[str, Any]:
    """What is published of a day: commitments always, seeds once the day is over."""
    seeds = {game: daily_seed(secret, day, game) for game in games}
    over = day < day_of(now)
    return {
        "day": day.isoformat(),
        "games": [
            {"game": game, "commitment": commitment(seed), "seed": seed if over else None}
            for game, seed in seeds.items()
        ],
    }


def days_shown(now: int) -> list[date]:
    """Tomorrow, today and the days before, newest first."""
    today = day_of(now)
    return [today + timedelta(days=1 - back) for back in range(PAST_DAYS + 2)]
