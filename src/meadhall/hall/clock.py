"""The clocks of one table, folded from the times of its lines. Pure: `now` always comes from outside."""

from __future__ import annotations

from meadhall.hall.charter import Pace


class Clocks:
    """How much time each seat has. Only seats a person plays have clocks; a seat's clock runs while it must decide."""

    def __init__(self, pace: Pace, players: int) -> None:
        self.pace = pace
        self.left = [pace.bank if pace.kind == "live" else pace.grace] * players
        self.running: list[int] = []
        self.since = 0

    @property
    def timed(self) -> bool:
        return self.pace.kind != "untimed"

    def advance(self, now: int, forgiven: int = 0) -> None:
        """Charge the running seats for the time that has passed, less what is forgiven."""
        passed = max(0, now - self.since - forgiven)
        for seat in self.running:
            self.left[seat] -= passed
        self.since = max(now, self.since)

    def decided(self, seat: int) -> None:
        """A seat has answered: it gains its increment, or its next decision has all its days again."""
        if self.pace.kind == "live":
            self.left[seat] += self.pace.bonus
        else:
            self.left[seat] = self.pace.grace

    def run(self, seats: list[int], going_on: int | None = None) -> None:
        """From now on these seats' clocks run; a seat that is `going_on` with a decision has what it had left."""
        if self.pace.kind == "correspondence":
            for seat in seats:
                if seat not in self.running and seat != going_on:
                    self.left[seat] = self.pace.grace
        self.running = seats

    def left_at(self, seat: int, now: int) -> int:
        spent = max(0, now - self.since) if seat in self.running else 0
        return self.left[seat] - spent

    def next_flag(self) -> int | None:
        """When the first running clock will be at zero."""
        if not self.timed or not self.running:
            return None
        return self.since + min(self.left[seat] for seat in self.running)

    def flagged(self, now: int) -> list[int]:
        """The seats whose time is up."""
        return [seat for seat in self.running if self.left_at(seat, now) <= 0] if self.timed else []
