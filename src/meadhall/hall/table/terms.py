"""What a table was opened with. It never changes; everything later is in the log."""

from __future__ import annotations

from datetime import UTC, date, datetime
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


def end_of_day(day: date) -> int:
    """The first millisecond after a day (UTC)."""
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()) * 1000 + DAY


class Branch(msgspec.Struct, frozen=True):
    """The moment of a finished game that a table goes on from: nothing counts there."""

    table: str
    ply: int


class Terms(msgspec.Struct, frozen=True):
    """The terms of a table. `seed` and `key` are secrets of the hall.

    `seed` is the hall's part of the deal: the start (`folding.moves`) adds what the players contributed.
    """

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
    """The day (UTC) whose deal this is."""
    counting: bool = False
    """Nobody takes back past a barrier here, not even by agreement. A daily table always counts."""
    counted: bool = False
    """Whether this is its host's one counted try at the daily game; a further one is practice."""
    on_timeout: TimeoutAnswer = "stand-in"
    """Who answers for a correspondence seat whose deadline has passed, until its holder is back."""
    seeds_allowed: bool = False
    """Whether the hall let people choose seeds when the table was opened."""
    seed_chosen: bool = False
    """Whether whoever opened the table did."""
    branch: Branch | None = None

    @property
    def day_ends(self) -> int:
        """When the day of a daily table is over."""
        return end_of_day(date.fromisoformat(self.daily or ""))

    @property
    def seed_from(self) -> Literal["hall", "chosen", "daily"]:
        if self.daily is not None:
            return "daily"
        return "chosen" if self.seed_chosen else "hall"
