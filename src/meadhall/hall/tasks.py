"""Ending tasks for sure, and waiting for what is told by a callback."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, TypeVar

AGAIN_SECONDS = 0.5
Result = TypeVar("Result")


async def end(tasks: Iterable[asyncio.Task[Any]]) -> list[BaseException]:
    """Cancel tasks until they have ended; what those that failed raised.

    Once may not be enough: a database connection that can't be closed in time says that it timed out, and the task
    that waited for it never learns that it was cancelled.
    """
    all_tasks = list(tasks)
    running = {task for task in all_tasks if not task.done()}
    while running:
        for task in running:
            task.cancel()
        _, running = await asyncio.wait(running, timeout=AGAIN_SECONDS)
    raised = [task.exception() for task in all_tasks if not task.cancelled()]
    return [error for error in raised if error is not None]


def settle(future: asyncio.Future[Result], result: Any, error: Exception | None) -> None:
    """The answer somebody waits for, unless they have gone."""
    if future.done():
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)
