"""Tasks end when they are told to, also those that don't hear it the first time."""

from __future__ import annotations

import asyncio

import pytest

from meadhall.hall import tasks
from meadhall.hall.tasks import end


async def hard_of_hearing() -> None:
    """What waiting for a dead database comes to: the first cancellation turns into a time-out."""
    try:
        await asyncio.sleep(60)
    except asyncio.CancelledError:
        await asyncio.sleep(60)


async def broken() -> None:
    raise ValueError("broken")


def test_a_task_that_misses_being_cancelled_is_cancelled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "AGAIN_SECONDS", 0.01)

    async def run() -> None:
        deaf = asyncio.ensure_future(hard_of_hearing())
        await asyncio.sleep(0)
        async with asyncio.timeout(5):
            assert await end([deaf]) == []
        assert deaf.cancelled()

    asyncio.run(run())


def test_what_failed_is_handed_back() -> None:
    async def run() -> list[BaseException]:
        failing = asyncio.ensure_future(broken())
        await asyncio.sleep(0)
        return await end([failing])

    assert [str(error) for error in asyncio.run(run())] == ["broken"]
