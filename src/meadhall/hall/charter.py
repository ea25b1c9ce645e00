"""What a table was opened with. It never changes; everything later is in the log."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Literal

import msgspec

DAY = 24 * 60 * 60 * 1000

TimeoutAnswer = Literal["default", "stand-in"]
"""The game's default answers, or the table's stand-in."""


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time there is: a bank of minutes with an increment per decision, days per decision, or no limit."""

    kind: Literal["untimed", "live", "correspondence"] = "untimed"
    minutes: int = 0
    increment: int = 0
    days: int = 0

    @property
    def bank(self) -> int:
        """Milliseconds a live seat starts with."""
        return self.minutes * 60_000

    @property
    def bonus(self) -> int:
        """Milliseconds a live seat gains by each decision."""
        return self.increment * 1000

    @property
    def grace(self) -> int:
        """Milliseconds a correspondence seat has for each decision."""
        return self.days * DAY

    @property
    def notice(self) -> int:
        """Milliseconds before the deadline at which a correspondence seat is reminded: a quarter, at most a day."""
        return min(self.grace // 4, DAY)


class Charter(msgspec.Struct, frozen=True):
    """The terms of a table. `seed` and `key` are secrets of the hall."""

    id: str
    game: str
    rules_version: str
    players: int
    options: dict[str, Any]
    pace: Pace
    private: bool
    spectators: bool
    hot_seat: bool
    stand_in: str
    host: str
    seed: str
    key: str | None
    created: int
    daily: str | None = None
    counting: bool = False
    """Nobody takes back past a barrier here, not even by agreement. A daily table always counts."""
    counted: bool = False
    """Whether this is its host's one counted try at the daily game; a further one is practice."""
    on_timeout: TimeoutAnswer = "stand-in"
    """Who answers for a correspondence seat whose deadline has passed, until its holder is back."""

    @property
    def day_ends(self) -> int:
        """When the day of a daily table is over."""
        return int(datetime.fromisoformat(f"{self.daily}T00:00:00+00:00").timestamp() * 1000) + DAY


def daily_seed(now: int) -> tuple[str, str]:
    """The day (UTC) and the seed that everybody's games of that day share."""
    day = datetime.fromtimestamp(now / 1000, UTC).date().isoformat()
    return day, f"meadhall daily {day}"
