"""Hands an operator's request to the hall, from another process.

SQLite: a hall that runs keeps the database locked for itself; then the request is put into its queue, and the hall
carries it out. If nobody holds the lock, the request is carried out here.
PostgreSQL: the request is put into the queue; if no hall takes it, it is carried out here, as by one more process.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

from meadhall.hall import wall_clock
from meadhall.hall.admin.queue import Outcome, Queue
from meadhall.hall.admin.request import AdminRequest
from meadhall.hall.hall import Hall
from meadhall.hall.settings import Settings
from meadhall.hall.store import StoreDown
from meadhall.hall.store.engine import InUse, WrongSchema
from meadhall.hall.store.open import POSTGRES
from meadhall.hall.store.sqlite import SqliteEngine
from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.unreadable import why
from meadhall.kernel.words.message import Value

PATIENCE_SECONDS = 10.0
"""A hall that doesn't take a request for so long is not working."""
AWAKE = 10_000
"""A hall that has given a sign of life within so many milliseconds is running."""
LONGEST_SECONDS = 600.0
POLL_SECONDS = 0.1
Found = TypeVar("Found")


class NoAnswer(MeadhallError):
    """The request couldn't be handed in, or nothing came of it; the reason is a sentence, in `operate.ftl`."""

    def __init__(self, key: str, **args: Value) -> None:
        super().__init__(f"operate.{key}", "", **args)


class Submitter:
    """Hands requests in, with the database open. `hall` is one of our own, not open to anybody, if there may be one."""

    def __init__(self, queue: Queue, hall: Hall | None) -> None:
        self.queue = queue
        self.hall = hall

    async def ask(self, request: AdminRequest, who: str) -> Outcome:
        name = await self.queue.put(request, who, wall_clock.now_ms())
        if self.hall is None or await self.another_hall_runs():
            await self.wait_until_taken(name)
        if self.hall is not None:
            await self.hall.admin_runner.take(name)
        outcome = await self.wait_until_done(name)
        await self.queue.forget_answer(name)
        return outcome

    async def another_hall_runs(self) -> bool:
        assert self.hall is not None
        if not self.hall.store.engine.shared:
            return False
        last = await self.hall.store.last_heartbeat()
        return last is not None and wall_clock.now_ms() - last < AWAKE

    async def wait_until_taken(self, name: str) -> None:
        until = time.monotonic() + PATIENCE_SECONDS
        while (await self.queue.look(name)).state == "waiting":
            if time.monotonic() > until:
                if self.hall is not None:
                    return
                if await self.queue.withdraw(name):
                    raise NoAnswer("hall-no-answer")
            await asyncio.sleep(POLL_SECONDS)

    async def wait_until_done(self, name: str) -> Outcome:
        until = time.monotonic() + LONGEST_SECONDS
        while (outcome := await self.queue.look(name)).state == "taken":
            if time.monotonic() > until:
                raise NoAnswer("hall-not-finished")
            await asyncio.sleep(POLL_SECONDS)
        return outcome


Use = Callable[[Submitter], Awaitable[Found]]


def ask(settings: Settings, request: AdminRequest, who: str) -> Outcome:
    """Have a request carried out, by whoever can."""
    return asyncio.run(with_submitter(settings, lambda submitter: submitter.ask(request, who)))


def read_log(settings: Settings, limit: int) -> list[dict[str, Any]]:
    """What operators did. Reading it changes nothing, and is no request."""
    return asyncio.run(with_submitter(settings, lambda submitter: submitter.queue.log(limit)))


async def with_submitter(settings: Settings, use: Use[Found]) -> Found:
    """Open the database as it can be opened; trouble becomes a sentence."""
    address = settings.database_address
    if not address.startswith(POSTGRES) and not Path(address).is_file():
        raise NoAnswer("no-hall-database", path_text=address)
    try:
        return await open_and_submit(settings, use)
    except (StoreDown, WrongSchema, OSError, sqlite3.Error) as error:
        if "admin_requests" in str(error):
            raise NoAnswer("hall-older") from error
        raise NoAnswer("hall-database-unusable", reason_message=why(error).nested()) from error
    except Exception as error:
        if type(error).__module__.startswith("asyncpg."):  # an optional package: its errors can't be named here
            raise NoAnswer("hall-database-unusable", reason_message=why(error).nested()) from error
        raise


async def open_and_submit(settings: Settings, use: Use[Found]) -> Found:
    hall = Hall(settings)
    try:
        await hall.store.engine.open()
    except InUse:
        return await use_beside(Path(settings.database_address), use)
    try:
        found = await use(Submitter(hall.admin_runner.queue, hall))
        await hall.rooms.lobby.flush()
        await asyncio.gather(*hall.rooms.tasks)
        return found
    finally:
        await hall.store.engine.close()


async def use_beside(path: Path, use: Use[Found]) -> Found:
    engine = SqliteEngine(path, beside=True)
    await engine.open()
    try:
        return await use(Submitter(Queue(engine), None))
    finally:
        await engine.close()
