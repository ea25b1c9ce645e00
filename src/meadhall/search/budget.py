"""How long a search may think: so many iterations, and at live tables no longer than so many seconds."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

NO_LIMIT: Final = 0.0


class Budget:
    """Iterations make a choice that can be repeated. Seconds are for tables where somebody waits, by their `clock`."""

    def __init__(self, iterations: int, seconds: float = NO_LIMIT, clock: Callable[[], float] = perf_counter) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.clock = clock
        self.began = 0.0

    def start(self) -> None:
        self.began = self.clock()

    def spent(self, done: int, part: float = 1.0) -> bool:
        """Whether it is time to answer, after so many iterations, or whether a part of that time is over."""
        return done >= self.iterations * part or self.out_of_time(part)

    def out_of_time(self, part: float = 1.0) -> bool:
        return self.seconds > 0.0 and self.clock() - self.began >= self.seconds * part
