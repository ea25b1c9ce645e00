"""SQLite in WAL mode with full sync. One thread writes; moves that arrive together share one commit."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sqlite3
import sys
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, ClassVar

from meadhall.hall.store.engine import (
    ADD_PLAIN_LINE,
    MIGRATIONS_TABLE,
    Conflict,
    Done,
    Engine,
    InUse,
    Listener,
    Row,
    Statement,
    StoreDown,
    WrongSchema,
    pending,
)
from meadhall.hall.tasks import settle

MOST_PER_COMMIT = 256
STATEMENTS_KEPT = MOST_PER_COMMIT + 64
"""Each number of lines in a commit has a statement of its own, read by SQLite once."""
GATHER_SECONDS = 0.008
"""Commits begin no closer together than this: each costs the disk a sync and the event loop an interruption, as much
processor time as twenty lines more in one. A move that comes after a pause is written at once."""
LOG_PAGES = 8000
"""SQLite's write-ahead log grows to so many pages (32 MB) before it goes into the database: the commit that does it
takes longer, and pages that many moves touch are written there once instead of many times."""
ADD_LINES_HEAD, ADD_LINES_ROW = ADD_PLAIN_LINE.split("VALUES ")
READERS = 2
FAILURES = (sqlite3.Error, MemoryError, UnicodeDecodeError)
"""What Python's SQLite raises; the last two where a damaged file has lengths or texts that can't be."""

log = logging.getLogger("meadhall.hall.store")


class Job:
    """Statements that must be carried out together, and who is told when they are."""

    __slots__ = ("answer", "done", "error", "is_line", "statements")

    def __init__(self, statements: Sequence[Statement], done: Done | None = None) -> None:
        self.statements = statements
        self.is_line = len(statements) == 1 and statements[0][0] == ADD_PLAIN_LINE
        """Whether it is one line without details, such as a move: those go first, nothing else should hold them up."""
        self.done = done
        self.answer: list[list[Row]] = []
        self.error: Exception | None = None


class SqliteEngine(Engine):
    name = "sqlite"
    shared = False

    def __init__(self, path: Path, beside: bool = False) -> None:
        """`beside`: next to the hall whose database it is, which goes on (`admin`)."""
        super().__init__()
        self.path = path
        self.beside = beside
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.writer: threading.Thread | None = None
        self.writing = False
        self.readers = ThreadPoolExecutor(READERS, "meadhall-read")
        self.local = threading.local()
        self.opened: list[sqlite3.Connection] = []
        self.commits = 0
        self.last_commit = 0.0
        self.lock: FileLock | None = None

    # --- opening and closing -----------------------------------------------------------------------------------

    def connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self.path, isolation_level=None, check_same_thread=False, timeout=30, cached_statements=STATEMENTS_KEPT
        )
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA busy_timeout=30000")
        connection.execute(f"PRAGMA wal_autocheckpoint={LOG_PAGES}")
        self.opened.append(connection)
        return connection

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.lock = None if self.beside else FileLock(self.path)
        try:
            connection = await asyncio.to_thread(self.connect)
            if not self.beside:
                await asyncio.to_thread(migrate, connection)
        except FAILURES as error:
            await self.close()  # what can't be opened isn't kept from others
            raise self.failure(error, is_damage(error)) from error
        except BaseException:
            await self.close()
            raise
        self.connection = connection
        self.writer = threading.Thread(target=self.write_until_closed, daemon=True)
        self.writing = True
        self.writer.start()

    async def close(self) -> None:
        if self.writer is not None:
            self.writing = False
            self.jobs.put(None)
            await asyncio.to_thread(self.writer.join)
            self.writer = None
        self.readers.shutdown()
        for connection in self.opened:
            connection.close()
        if self.lock is not None:
            self.lock.release()
            self.lock = None

    # --- reading -----------------------------------------------------------------------------------------------

    async def read(self, sql: str, *args: Any) -> list[Row]:
        return await self.loop.run_in_executor(self.readers, self.read_now, sql, args)

    def read_now(self, sql: str, args: tuple[Any, ...]) -> list[Row]:
        try:
            connection = getattr(self.local, "connection", None)
            if connection is None:
                connection = self.local.connection = self.connect()
            rows: list[Row] = connection.execute(sql, args).fetchall()
        except FAILURES as error:  # no room, no file, or a damaged one
            raise self.failure(error, is_damage(error)) from error
        return rows

    # --- writing -----------------------------------------------------------------------------------------------

    async def write(self, statements: Sequence[Statement], announce: str | None = None) -> list[list[Row]]:
        job = Job(statements)
        written: asyncio.Future[list[list[Row]]] = self.loop.create_future()
        job.done = lambda error: settle(written, job.answer, error)
        self.hand_over(job)
        return await written

    def write_soon(self, statements: Sequence[Statement], done: Done, announce: str | None = None) -> None:
        self.hand_over(Job(statements, done))

    def hand_over(self, job: Job) -> None:
        if not self.writing:
            raise StoreDown("the store is closed")
        self.jobs.put(job)

    def write_until_closed(self) -> None:
        try:
            self.write_batches()
        finally:
            self.writing = False

    def write_batches(self) -> None:
        """Take every job that is waiting and carry them out: the moves in one commit, then the rest in another."""
        closing = False
        while not closing:
            batch = self.next_batch()
            if batch[-1] is None:
                closing = True
            jobs = [job for job in batch if job is not None]
            self.last_commit = time.monotonic()
            self.commit([job for job in jobs if job.is_line], add_lines)
            self.commit([job for job in jobs if not job.is_line], carry_out_all)

    def commit(self, jobs: list[Job], how: Callable[[sqlite3.Connection, list[Job]], None]) -> None:
        """Carry out jobs and tell those who wait for them."""
        if jobs:
            try:
                how(self.connection, jobs)
            except FAILURES as error:
                with contextlib.suppress(sqlite3.Error):  # the disk that failed may fail at this, too
                    if self.connection.in_transaction:
                        self.connection.execute("ROLLBACK")
                failure = self.failure(error, is_damage(error))
                for job in jobs:
                    job.error = failure
            self.commits += 1
            self.loop.call_soon_threadsafe(self.tell, jobs)

    def next_batch(self) -> list[Job | None]:
        """What has come in since the last commit; under load a little more is waited for, so that more share one."""
        batch = [self.jobs.get()]
        spare = self.last_commit + GATHER_SECONDS - time.monotonic()
        if spare > 0 and batch[0] is not None:
            time.sleep(spare)
        while batch[-1] is not None and len(batch) < MOST_PER_COMMIT:
            try:
                batch.append(self.jobs.get_nowait())
            except Empty:
                break
        return batch

    def tell(self, jobs: list[Job]) -> None:
        """Tell those who wait that their jobs are durable."""
        for job in jobs:
            assert job.done is not None
            try:
                job.done(job.error)
            except Exception:  # the write is as it is, and others wait for theirs
                log.exception("what follows a write failed")

    def listen(self, listener: Listener) -> None:
        """Only one process may use the file, so there is nobody to hear."""


class FileLock:
    """Keeps the database for this process: another hall on the same file wouldn't hear of our moves.

    On Linux the database file itself is locked, so that it is the same lock whatever the file is called there: hard
    links have other names. SQLite's own locks are of another kind, but they are lost when any descriptor of the file is
    closed: it stays open until SQLite has let go, and one process opens no file twice. On other systems the two kinds
    get in each other's way, and a file beside the database is locked.
    """

    held: ClassVar[set[tuple[int, int]]] = set()
    """Files this process has locked, by device and number."""

    def __init__(self, path: Path) -> None:
        self.descriptor = -1
        self.file = (-1, -1)
        if sys.platform == "win32":
            return
        import fcntl

        path = path.resolve()
        locked = path if sys.platform == "linux" else path.with_name(path.name + ".lock")
        if locked.exists() and file_number(locked.stat()) in self.held:
            raise InUse(f"{path} is in use by another hall")
        descriptor = os.open(locked, os.O_RDONLY | os.O_CREAT, 0o600)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(descriptor)
            raise InUse(f"{path} is in use by another hall") from None
        self.descriptor = descriptor
        self.file = file_number(os.fstat(descriptor))
        self.held.add(self.file)

    def release(self) -> None:
        if self.descriptor >= 0:
            os.close(self.descriptor)
            self.held.discard(self.file)
            self.descriptor = -1


def file_number(status: os.stat_result) -> tuple[int, int]:
    return status.st_dev, status.st_ino


def is_damage(error: BaseException) -> bool:
    """Whether SQLite says that the file isn't what it should be. The rest passes: no room, no rights, no time."""
    code = getattr(error, "sqlite_errorcode", 0)
    return (code or 0) & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB) or isinstance(
        error, (MemoryError, UnicodeDecodeError)
    )


@cache
def add_lines_statement(rows: int) -> str:
    return f"{ADD_LINES_HEAD}VALUES {', '.join([ADD_LINES_ROW] * rows)}"


def add_lines(connection: sqlite3.Connection, jobs: list[Job]) -> None:
    """Plain log lines, which is what a busy hall writes: all by one statement or, if one can't be written, one by one.

    Every call into SQLite hands Python's lock to the event loop and waits to have it back; one call for a whole batch
    instead of two and one for each line is what keeps moves quick under load.
    """
    values: list[Any] = []
    for job in jobs:
        values.extend(job.statements[0][1])
    try:
        # `execute` would ask for the number of the last row, and wait for the lock once more.
        connection.executemany(add_lines_statement(len(jobs)), (values,))
    except sqlite3.IntegrityError:
        carry_out_all(connection, jobs)
        return
    for job in jobs:
        job.answer = [[]]


def carry_out_all(connection: sqlite3.Connection, jobs: list[Job]) -> None:
    """Jobs of any kind, in one transaction."""
    connection.execute("BEGIN IMMEDIATE")
    for job in jobs:
        carry_out(connection, job)
    connection.execute("COMMIT")


def carry_out(connection: sqlite3.Connection, job: Job) -> None:
    """One job of a batch: if it fails, it alone is taken back."""
    several = len(job.statements) > 1
    try:
        if several:
            connection.execute("SAVEPOINT job")
        job.answer = [connection.execute(sql, args).fetchall() for sql, args in job.statements]
    except sqlite3.IntegrityError as error:
        job.error = Conflict(str(error))
        if several:
            connection.execute("ROLLBACK TO job")
    if several:
        connection.execute("RELEASE job")


def migrate(connection: sqlite3.Connection) -> None:
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if names and "migrations" not in names:
        raise WrongSchema("operate.schema-foreign")
    connection.execute(MIGRATIONS_TABLE)
    applied = {number for (number,) in connection.execute("SELECT number FROM migrations")}
    if not all(isinstance(number, int) for number in applied):
        raise WrongSchema("operate.schema-no-list")
    run_migrations(connection, applied)
    check_columns(connection)


def run_migrations(connection: sqlite3.Connection, applied: set[int]) -> None:
    for number, name, statements in pending(applied):
        connection.execute("BEGIN IMMEDIATE")
        for statement in statements:
            connection.execute(statement)
        connection.execute("INSERT INTO migrations VALUES (?, ?)", (number, name))
        connection.execute("COMMIT")


def check_columns(connection: sqlite3.Connection) -> None:
    """Whether every table has the columns that the migrations give it."""
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        fresh.execute(MIGRATIONS_TABLE)
        run_migrations(fresh, set())
        wanted = columns_of(fresh)
    found = columns_of(connection)
    for table, columns in wanted.items():
        if table not in found:
            raise WrongSchema("operate.schema-no-table", table_text=table)
        missing = columns - found[table]
        if missing:
            raise WrongSchema("operate.schema-no-column", table_text=table, column_text=min(missing))


def columns_of(connection: sqlite3.Connection) -> dict[str, set[str]]:
    rows = connection.execute(
        "SELECT t.name, c.name FROM sqlite_master t JOIN pragma_table_info(t.name) c WHERE t.type = 'table'"
    )
    found: dict[str, set[str]] = {}
    for table, column in rows:
        found.setdefault(table, set()).add(column)
    return found
