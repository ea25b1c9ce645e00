"""The pool of bot processes. A bot that gives no answer in time is killed with its process, and another started."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys

import msgspec

from meadhall.hall.bots.worker import Question

LINE_LIMIT = 4 * 1024 * 1024

log = logging.getLogger("meadhall.hall.bots")


WORKER = ("-m", "meadhall.hall.bots.worker")


class BotStuck(Exception):
    """A bot gave no answer in time, or its process died."""


class Worker:
    """One bot process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    async def ask(self, question: Question) -> int:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(msgspec.json.encode(question) + b"\n")
        await self.process.stdin.drain()
        line = await self.process.stdout.readline()
        if not line:
            raise BotStuck("the bot's process died")
        return int(line)

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
        worker = await self.idle.get()
        try:
            if worker is None:
                worker = await self.start_worker()
            code = await asyncio.wait_for(worker.ask(question), self.seconds)
        except BaseException as error:
            self.idle.put_nowait(None)
            if worker is not None:
                self.lost += 1
                self.all.discard(worker)
                await worker.kill()
            if isinstance(error, (asyncio.TimeoutError, OSError, ValueError)):
                raise BotStuck(f"{question.bot} at table {question.table}: {type(error).__name__}") from error
            raise
        self.idle.put_nowait(worker)
        return code

    async def close(self) -> None:
        await asyncio.gather(*(worker.kill() for worker in self.all))
        self.all.clear()
