"""What the store needs of a database: reads, atomic writes, numbered migrations, and word of others' writes."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from meadhall.hall import wall_clock
from meadhall.kernel.errors import MeadhallError

Arguments = tuple[Any, ...]
Statement = tuple[str, Arguments]
Row = Sequence[Any]
Listener = Callable[[str], None]
Done = Callable[[Exception | None], None]
"""Called in the event loop when statements are durable, or with what came in between."""


log = logging.getLogger("meadhall.hall.store")

ADD_PLAIN_LINE = (
    "INSERT INTO lines (table_id, number, at, kind, seat, code, deed, told) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
"""A line without details, as nearly every move is; an engine may have a quicker way for many of them at once. Python's
SQLite looks for an adapter for each value that is missing: it isn't given the details that aren't there."""
ADD_LINE = ADD_PLAIN_LINE.replace("told)", "told, detail)").replace("?)", "?, ?)")


class Conflict(Exception):
    """A unique key was already taken: somebody else wrote first. Nothing was written."""


class StoreDown(Exception):
    """The database doesn't answer."""


class Damaged(StoreDown):
    """A part of the database can't be read, now or later; the rest may be well."""


class InUse(StoreDown):
    """The database is another process's."""


class Engine(ABC):
    """One database. SQL is written with `?` for arguments and kept to what SQLite and PostgreSQL both understand."""

    name: str
    shared: bool
    """Whether other processes may write to the same database."""

    def __init__(self) -> None:
        self.failed_at = -math.inf
        """When the database last failed to answer, in monotonic seconds."""
        self.damaged = False
        """Whether a part of it was found that can't be read."""
        self.writes: set[asyncio.Task[None]] = set()

    def failure(self, error: BaseException, damaged: bool = False) -> StoreDown:
        """What to raise because the database failed to answer."""
        self.failed_at = time.monotonic()
        self.damaged = self.damaged or damaged
        words = str(error) or type(error).__name__  # time limits say nothing but their name
        return Damaged(words) if damaged else StoreDown(words)

    @abstractmethod
    async def open(self) -> None:
        """Connect and bring the schema up to date."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun and disconnect."""

    @abstractmethod
    async def read(self, sql: str, *args: Any) -> list[Row]:
        """The rows of a query."""

    @abstractmethod
    async def write(self, statements: Sequence[Statement], announce: str | None = None) -> list[list[Row]]:
        """Carry out all statements or none; returns, once they are durable, what each returned.

        `announce` is told to the listeners of every other process on the same database, after the commit.
        """

    async def now_ms(self) -> int:
        """What time it is for everybody who writes to this database."""
        return wall_clock.machine_ms()

    def write_soon(self, statements: Sequence[Statement], done: Done, announce: str | None = None) -> None:
        """As `write`, for who would rather be called than wait. An engine may do it without a task."""
        task = asyncio.ensure_future(self.write_and_tell(statements, done, announce))
        self.writes.add(task)
        task.add_done_callback(self.writes.discard)

    async def write_and_tell(self, statements: Sequence[Statement], done: Done, announce: str | None) -> None:
        failure: Exception | None = None
        try:
            await self.write(statements, announce)
        except Exception as error:
            failure = error
        call(done, failure)

    @abstractmethod
    def listen(self, listener: Listener) -> None:
        """Hear what other processes announce. An empty word means some may have been missed."""


def call(done: Done, error: Exception | None) -> None:
    """Whatever fails then, the write is as it is, and others wait for theirs."""
    try:
        done(error)
    except Exception:
        log.exception("what follows a write failed")


def migrations() -> list[tuple[int, str, list[str]]]:
    """The numbered migrations in order: number, name, statements."""
    folder = Path(__file__).parent / "migrations"
    found = []
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".sql"):
            statements = [text.strip() for text in file.read_text(encoding="utf-8").split(";") if text.strip()]
            found.append((int(file.name.split("_")[0]), file.name, statements))
    return found


MIGRATIONS_TABLE = "CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)"


class WrongSchema(MeadhallError):
    """The database isn't one of this Meadhall's: another program's, a newer version's, or one with parts missing."""


def pending(applied: set[int]) -> list[tuple[int, str, list[str]]]:
    known = migrations()
    newest = known[-1][0]
    if applied and max(applied) > newest:
        found = max(applied)
        raise WrongSchema("operate.schema-newer", found_text=str(found), newest_text=str(newest))
    return [migration for migration in known if migration[0] not in applied]
