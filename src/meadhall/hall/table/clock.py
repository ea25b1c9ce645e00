"""The clocks of one table, folded from the times of its lines. Pure: `now` always comes from outside."""

from __future__ import annotations

from meadhall.hall.table.terms import Pace

LEAST_RETURN = 10_000
"""So many milliseconds a live seat has at least when its holder comes back after the flag."""


class Clocks:
    """How much time each seat has. Only seats a person plays have clocks; a seat's clock runs while it must decide."""

    def __init__(self, pace: Pace, players: int) -> None:
        self.pace = pace
        self.timed = pace.kind != "untimed"
        self.left = [pace.bank if pace.kind == "live" else pace.grace] * players
        self.running: list[int] = []
        self.since = 0
        self.reminded: list[int] = []
        """Correspondence seats that were told that the deadline of their present decision is near."""

    def advance(self, now: int, forgiven: int = 0) -> None:
        """Charge the running seats for the time that has passed, less what is forgiven.

        Where the clock was set back, `forgiven` is negative: what it took back was spent all the same.
        """
        passed = max(0, now - self.since - forgiven)
        for seat in self.running:
            self.left[seat] -= passed
        self.since = now if forgiven < 0 else max(now, self.since)

    def decided(self, seat: int) -> None:
        """A seat has answered: it gains its increment, or its next decision has all its days again."""
        if self.pace.kind == "live":
            self.left[seat] += self.pace.bonus
        else:
            self.begin_days(seat)

    def begin_days(self, seat: int) -> None:
        self.left[seat] = self.pace.grace
        if seat in self.reminded:
            self.reminded.remove(seat)

    def returned(self, seat: int, times: int) -> None:
        """The holder is back after their time was up: days for the decision, or a quarter of the live bank.

        Each further time it is half as much, so that all of it together is less than half a bank; the last resort of a
        few seconds costs a decision each time.
        """
        if self.pace.kind == "live":
            self.left[seat] = max(self.pace.bank >> (times + 1), LEAST_RETURN)
        else:
            self.begin_days(seat)

    def run(self, seats: list[int], going_on: int | None = None) -> None:
        """From now on these seats' clocks run; a seat that is `going_on` with a decision has what it had left."""
        if self.pace.kind == "correspondence":
            for seat in seats:
                if seat not in self.running and seat != going_on:
                    self.begin_days(seat)
        self.running = seats

    def left_at(self, seat: int, now: int) -> int:
        spent = max(0, now - self.since) if seat in self.running else 0
        return self.left[seat] - spent

    def next_due(self) -> int | None:
        """When the first running clock will be at zero, or its seat is to be reminded."""
        if not self.timed or not self.running:
            return None
        return self.since + min(self.left[seat] - self.warning(seat) for seat in self.running)

    def warning(self, seat: int) -> int:
        """How long before its clock is at zero something is due to a seat."""
        return 0 if self.pace.kind == "live" or seat in self.reminded else self.pace.notice

    def to_remind(self, now: int) -> list[int]:
        """The seats whose deadline is near and who weren't told yet."""
        if self.pace.kind != "correspondence":
            return []
        return [seat for seat in self.running
                if seat not in self.reminded and 0 < self.left_at(seat, now) <= self.pace.notice]  # fmt: skip

    def flagged(self, now: int) -> list[int]:
        """The seats whose time is up."""
        return [seat for seat in self.running if self.left_at(seat, now) <= 0] if self.timed else []
