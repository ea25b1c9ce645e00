"""What time it is in the hall. Called through its module, so that tests can let time pass.

The hall's time goes on as steadily as the monotonic clock and doesn't jump with the wall clock: nobody's time may be up
because a machine slept or was set. The scheduler compares it with the wall clock (with several processes: with the
database's) every few seconds and lets it follow once the tables' clocks are taken care of (`Scheduler.beat_now`).
"""

from __future__ import annotations

import time


class SteadyClock:
    """Milliseconds since 1970, by a wall clock that was read once and the monotonic clock since."""

    def __init__(self) -> None:
        self.offset = machine_ms() - monotonic_ms()

    def now(self) -> int:
        return self.offset + monotonic_ms()

    def follow(self, now: int) -> None:
        """It is `now`, whatever it was before."""
        self.offset = now - monotonic_ms()


def machine_ms() -> int:
    """What this machine's wall clock says: it may be set, forward and back."""
    return time.time_ns() // 1_000_000


def monotonic_ms() -> int:
    return time.monotonic_ns() // 1_000_000


STEADY = SteadyClock()


def now_ms() -> int:
    return STEADY.now()
