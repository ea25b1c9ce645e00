"""PostgreSQL: any number of processes on one database, each told of the others' writes by LISTEN/NOTIFY."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Sequence
from functools import lru_cache
from typing import Any

import asyncpg

from meadhall.hall import wall_clock
from meadhall.hall.store.engine import (
    MIGRATIONS_TABLE,
    Conflict,
    Engine,
    Listener,
    Row,
    Statement,
    pending,
)
from meadhall.hall.tasks import end

CHANNEL = "meadhall"
MIGRATION_LOCK = 0x6D656164
RECONNECT_SECONDS = 0.5
PATIENCE_SECONDS = 5.0
"""A database that says nothing for so long is down: behind a cut cable a connection could wait for it for ever."""
LISTENING_CHECK_SECONDS = 5.0
PATIENT_SERVER = {
    # A hall that vanished in the middle of a transaction gives back what it had locked; others wait for it.
    "idle_in_transaction_session_timeout": "10s",
    "statement_timeout": "10s",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
DOWN = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection cut in the middle of a transaction that would then be rolled back
    asyncpg.OperatorInterventionError,  # it stops, or starts, or was told to break off
    asyncpg.InsufficientResourcesError,  # its disk is full, or it has too many connections
    asyncpg.PostgresSystemError,
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidTransactionStateError,  # it became read-only
    asyncpg.TransactionRollbackError,  # a deadlock, which is over now
)

MANNERS: dict[str, Any] = {"timeout": PATIENCE_SECONDS, "server_settings": PATIENT_SERVER}

log = logging.getLogger("meadhall.hall.store")


@lru_cache(maxsize=512)
def numbered(sql: str) -> str:
    """`?, ?` as PostgreSQL writes it: `$1, $2`."""
    parts = sql.split("?")
    return "".join(part if place == 0 else f"${place}{part}" for place, part in enumerate(parts))


def in_words(error: BaseException) -> str:
    """Time limits say nothing but their name."""
    return str(error) or type(error).__name__


class PostgresEngine(Engine):
    name = "postgres"
    shared = True

    def __init__(self, url: str, connections: int = 8) -> None:
        super().__init__()
        self.url = url
        self.connections = connections
        self.listeners: list[Listener] = []
        self.ear: asyncio.Task[None] | None = None
        self.hearing = asyncio.Event()

    async def open(self) -> None:
        await self.migrate()
        self.pool = asyncpg.create_pool(self.url, min_size=0, max_size=self.connections, **MANNERS)
        await self.pool
        self.ear = asyncio.create_task(self.hear_forever())
        await asyncio.wait_for(self.hearing.wait(), 2 * PATIENCE_SECONDS)

    async def migrate(self) -> None:
        """By a connection with all the time in the world: a migration may take long, or wait for another process's."""
        connection = await asyncpg.connect(self.url, timeout=PATIENCE_SECONDS)
        try:
            await migrate(connection)
        finally:
            await connection.close(timeout=PATIENCE_SECONDS)

    async def close(self) -> None:
        if self.ear is not None:
            await end([self.ear])
        try:
            await asyncio.wait_for(self.pool.close(), PATIENCE_SECONDS)
        except TimeoutError:
            self.pool.terminate()

    @contextlib.asynccontextmanager
    async def connection(self) -> AsyncIterator[Any]:
        """A connection, for a moment. One that doesn't answer is cut, and whoever waits for its answer is told."""
        try:
            async with self.pool.acquire(timeout=PATIENCE_SECONDS) as connection:
                cut = asyncio.get_running_loop().call_later(PATIENCE_SECONDS, connection.terminate)
                try:
                    yield connection
                finally:
                    cut.cancel()
        except asyncpg.UniqueViolationError as error:
            raise Conflict(str(error)) from error
        except DOWN as error:
            raise self.failure(error) from error

    async def read(self, sql: str, *args: Any) -> list[Row]:
        async with self.connection() as connection:
            rows: list[Row] = await connection.fetch(numbered(sql), *args)
        return rows

    async def write(self, statements: Sequence[Statement], announce: str | None = None) -> list[list[Row]]:
        async with self.connection() as connection, connection.transaction():
            answers = [await connection.fetch(numbered(sql), *args) for sql, args in statements]
            if announce is not None:
                await connection.fetch("SELECT pg_notify($1, $2)", CHANNEL, announce)
        return answers

    async def now_ms(self) -> int:
        """By the server's clock: the processes may run on machines whose clocks differ."""
        asked = wall_clock.monotonic_ms()
        rows = await self.read("SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)")
        return int(rows[0][0]) + (wall_clock.monotonic_ms() - asked) // 2

    # --- word of other processes ----------------------------------------------------------------------------------

    def listen(self, listener: Listener) -> None:
        self.listeners.append(listener)

    def tell(self, word: str) -> None:
        for listener in self.listeners:
            listener(word)

    async def hear_forever(self) -> None:
        """Keep one connection listening; after it was lost, say with an empty word that something may be missed."""
        while True:
            try:
                await self.hear()
            except DOWN as error:
                log.warning("listening connection lost: %s", in_words(error))
            await asyncio.sleep(RECONNECT_SECONDS)

    async def hear(self) -> None:
        connection = await asyncpg.connect(self.url, **MANNERS)
        lost = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, lambda _c, _pid, _channel, word: self.tell(str(word)))
            if self.hearing.is_set():
                self.tell("")
            self.hearing.set()
            while not lost.is_set():
                await still_there(connection, lost)
        finally:
            await connection.close(timeout=2)


async def still_there(connection: Any, lost: asyncio.Event) -> None:
    """Who only listens never learns that the other end is gone, as after a power cut: so ask now and then."""
    try:
        await asyncio.wait_for(lost.wait(), LISTENING_CHECK_SECONDS)
    except TimeoutError:
        await connection.execute("SELECT 1", timeout=PATIENCE_SECONDS)


async def migrate(connection: Any) -> None:
    """Processes that start together wait for each other here."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
        await connection.execute(MIGRATIONS_TABLE)
        applied = {row[0] for row in await connection.fetch("SELECT number FROM migrations")}
        for number, name, statements in pending(applied):
            for statement in statements:
                await connection.execute(statement)
            await connection.execute("INSERT INTO migrations VALUES ($1, $2)", number, name)
