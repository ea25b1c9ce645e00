"""A lock for one event loop that can also be taken without waiting, or waited for without a task."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class Lock:
    """Held by one at a time; who waits is served in order.

    Use with `async with`, or with `take` and `when_free`, and then `release`.
    """

    def __init__(self) -> None:
        self.held = False
        self.waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Take it if it is free."""
        if self.held:
            return False
        self.held = True
        return True

    def when_free(self, work: Callable[[], None]) -> None:
        """Stand in line: `work` is called when the lock has been handed over to it."""
        self.stand_in_line().add_done_callback(lambda _: work())

    def stand_in_line(self) -> asyncio.Future[None]:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(turn)
        return turn

    def release(self) -> None:
        """Let go: the one who has waited longest holds it now."""
        while self.waiting:
            turn = self.waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self.held = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        turn = self.stand_in_line()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()  # it was handed over while its taker was being cancelled
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
