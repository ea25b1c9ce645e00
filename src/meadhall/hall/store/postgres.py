"""PostgreSQL: any number of processes on one database, each told of the others' writes by LISTEN/NOTIFY."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import asyncpg

from meadhall.hall.store.engine import (
    MIGRATIONS_TABLE,
    Conflict,
    Engine,
    Listener,
    Row,
    Statement,
    StoreDown,
    pending,
)

CHANNEL = "meadhall"
MIGRATION_LOCK = 0x6D656164
RECONNECT_SECONDS = 0.5
DOWN = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.CannotConnectNowError,
    asyncpg.InternalClientError,  # a connection cut in the middle of a transaction that would then be rolled back
)

log = logging.getLogger("meadhall.hall.store")


@lru_cache(maxsize=512)
def numbered(sql: str) -> str:
    """`?, ?` as PostgreSQL writes it: `$1, $2`."""
    parts = sql.split("?")
    return "".join(part if place == 0 else f"${place}{part}" for place, part in enumerate(parts))


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
        self.pool = await asyncpg.create_pool(self.url, min_size=1, max_size=self.connections)
        async with self.pool.acquire() as connection:
            await migrate(connection)
        self.ear = asyncio.create_task(self.hear_forever())
        await asyncio.wait_for(self.hearing.wait(), 10)

    async def close(self) -> None:
        if self.ear is not None:
            self.ear.cancel()
            await asyncio.gather(self.ear, return_exceptions=True)
        await self.pool.close()

    async def read(self, sql: str, *args: Any) -> list[Row]:
        try:
            rows: list[Row] = await self.pool.fetch(numbered(sql), *args)
        except DOWN as error:
            raise StoreDown(str(error)) from error
        return rows

    async def write(self, statements: Sequence[Statement], announce: str | None = None) -> list[list[Row]]:
        try:
            async with self.pool.acquire() as connection, connection.transaction():
                answers = [await connection.fetch(numbered(sql), *args) for sql, args in statements]
                if announce is not None:
                    await connection.fetch("SELECT pg_notify($1, $2)", CHANNEL, announce)
        except asyncpg.UniqueViolationError as error:
            raise Conflict(str(error)) from error
        except (asyncpg.SerializationError, asyncpg.DeadlockDetectedError) as error:
            raise StoreDown(str(error)) from error
        except DOWN as error:
            raise StoreDown(str(error)) from error
        return answers

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
                log.warning("listening connection lost: %s", error)
            await asyncio.sleep(RECONNECT_SECONDS)

    async def hear(self) -> None:
        connection = await asyncpg.connect(self.url)
        lost = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, lambda _c, _pid, _channel, word: self.tell(str(word)))
            if self.hearing.is_set():
                self.tell("")
            self.hearing.set()
            await lost.wait()
        finally:
            await connection.close(timeout=2)


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
