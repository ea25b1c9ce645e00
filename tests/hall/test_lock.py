"""The lock that can be taken without waiting: one holder at a time, in order, whatever is cancelled."""

from __future__ import annotations

import asyncio

from meadhall.hall.live.lock import Latch


def test_who_waits_is_served_in_order_and_taking_waits_for_nobody() -> None:
    order: list[str] = []

    async def use(latch: Latch, name: str) -> None:
        async with latch:
            order.append(f"{name} in")
            await asyncio.sleep(0)
            order.append(f"{name} out")

    async def main() -> None:
        latch = Latch()
        assert latch.take() and not latch.take()
        users = [asyncio.ensure_future(use(latch, name)) for name in "ab"]
        await asyncio.sleep(0.01)
        assert order == []
        latch.release()
        assert latch.held and not latch.take()  # it is the first one's now
        await asyncio.gather(*users)
        assert not latch.held

    asyncio.run(main())
    assert order == ["a in", "a out", "b in", "b out"]


def test_a_cancelled_waiter_leaves_the_latch_to_the_next() -> None:
    async def hold(latch: Latch) -> bool:
        async with latch:
            return True

    async def main() -> None:
        latch = Latch()
        latch.take()
        first, second, third = (asyncio.ensure_future(hold(latch)) for _ in range(3))
        await asyncio.sleep(0)
        first.cancel()  # while it waits
        await asyncio.sleep(0)
        latch.release()
        second.cancel()  # when it has just been handed the latch
        assert await third
        assert first.cancelled() and second.cancelled() and not latch.held

    asyncio.run(main())
