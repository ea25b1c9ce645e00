"""The lock that can be taken without waiting: one holder at a time, in order, whatever is cancelled."""

from __future__ import annotations

import asyncio

from meadhall.hall.live.submission import Lock


def test_who_waits_is_served_in_order_and_taking_waits_for_nobody() -> None:
    order: list[str] = []

    async def use(lock: Lock, name: str) -> None:
        async with lock:
            order.append(f"{name} in")
            await asyncio.sleep(0)
            order.append(f"{name} out")

    async def main() -> None:
        lock = Lock()
        assert lock.take() and not lock.take()
        users = [asyncio.ensure_future(use(lock, name)) for name in "ab"]
        await asyncio.sleep(0.01)
        assert order == []
        lock.release()
        assert lock.held and not lock.take()  # it is the first one's now
        await asyncio.gather(*users)
        assert not lock.held

    asyncio.run(main())
    assert order == ["a in", "a out", "b in", "b out"]


def test_a_cancelled_waiter_leaves_the_lock_to_the_next() -> None:
    async def hold(lock: Lock) -> bool:
        async with lock:
            return True

    async def main() -> None:
        lock = Lock()
        lock.take()
        first, second, third = (asyncio.ensure_future(hold(lock)) for _ in range(3))
        await asyncio.sleep(0)
        first.cancel()  # while it waits
        await asyncio.sleep(0)
        lock.release()
        second.cancel()  # when it has just been handed the lock
        assert await third
        assert first.cancelled() and second.cancelled() and not lock.held

    asyncio.run(main())


def test_who_waits_without_a_task_is_served_in_the_same_line() -> None:
    order: list[str] = []

    async def use(lock: Lock, name: str) -> None:
        async with lock:
            order.append(name)

    async def main() -> None:
        lock = Lock()
        assert lock.take()
        first = asyncio.ensure_future(use(lock, "first"))
        await asyncio.sleep(0)

        def second() -> None:
            order.append("second")
            lock.release()

        lock.when_free(second)
        third = asyncio.ensure_future(use(lock, "third"))
        await asyncio.sleep(0)
        lock.release()
        await asyncio.gather(first, third)
        assert not lock.held

    asyncio.run(main())
    assert order == ["first", "second", "third"]
