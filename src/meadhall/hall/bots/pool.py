"""Pools of processes that bots and analyses run in. Work that takes too long is killed with its process.

Bots have a pool of their own. Analyses run in others (`analyses`), in processes of low priority, so that no bot's move
waits for them.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec

from meadhall.hall.bots.worker import Question

LINE_LIMIT = 16 * 1024 * 1024
"""The longest line a process may answer: a whole review."""

log = logging.getLogger("meadhall.hall.bots")


WORKER = ("-m", "meadhall.hall.bots.worker")
ANALYST = ("-m", "meadhall.hall.bots.analyst")

T = TypeVar("T")


class BotStuck(Exception):
    """A bot gave no answer in time, or its process died."""


class Worker:
    """One process. It is asked by a line of JSON and answers by lines."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    async def send(self, question: Any) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(msgspec.json.encode(question) + b"\n")
        await self.process.stdin.drain()

    async def read(self) -> bytes:
        assert self.process.stdout is not None
        line = await self.process.stdout.readline()
        if not line:
            raise BotStuck("the process died")
        return line

    async def ask(self, question: Question) -> int:
        await self.send(question)
        return int(await self.read())

    async def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class Pool:
    """A fixed number of processes, started when first needed, replaced when lost."""

    def __init__(self, count: int, seconds: float, command: tuple[str, ...] = WORKER) -> None:
        self.seconds = seconds
        self.command = command
        self.idle: asyncio.Queue[Worker | None] = asyncio.Queue()
        self.all: set[Worker] = set()
        self.lost = 0
        for _ in range(count):
            self.idle.put_nowait(None)

    async def start_worker(self) -> Worker:
        process = await asyncio.create_subprocess_exec(
            sys.executable, *self.command,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=LINE_LIMIT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
            start_new_session=True,
        )  # fmt: skip
        worker = Worker(process)
        self.all.add(worker)
        return worker

    async def choose(self, question: Question) -> int:
        """A bot's answer; `BotStuck` if there is none in time."""
        return await self.use(lambda worker: worker.ask(question), f"{question.bot} at table {question.table}")

    async def use(self, work: Callable[[Worker], Awaitable[T]], what: str) -> T:
        """Have a process do something; `BotStuck` if it isn't done in time. Whoever is cancelled ends the process."""
        worker = await self.idle.get()
        try:
            if worker is None:
                worker = await self.start_worker()
            done = await asyncio.wait_for(work(worker), self.seconds)
        except BaseException as error:
            self.idle.put_nowait(None)
            if worker is not None:
                self.lost += 1
                self.all.discard(worker)
                await worker.kill()
            if isinstance(error, (asyncio.TimeoutError, OSError, ValueError)):
                raise BotStuck(f"{what}: {type(error).__name__}") from error
            raise
        self.idle.put_nowait(worker)
        return done

    async def close(self) -> None:
        await asyncio.gather(*(worker.kill() for worker in self.all))
        self.all.clear()
