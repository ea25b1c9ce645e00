"""A lock for one event loop that can also be taken without waiting."""

from __future__ import annotations

import asyncio
from collections import deque


class Latch:
    """Held by one at a time; who waits is served in order. Use with `async with`, or `take` and `release`."""

    def __init__(self) -> None:
        self.held = False
        self.waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Take it if it is free."""
        if self.held:
            return False
        self.held = True
        return True

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
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()  # it was handed over while its taker was being cancelled
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
