"""Which engine a database address means."""

from __future__ import annotations

from pathlib import Path

from meadhall.hall.store.engine import Engine
from meadhall.hall.store.sqlite import SqliteEngine
from meadhall.kernel.errors import MissingPackage

POSTGRES = ("postgresql://", "postgres://")


def open_engine(database: str) -> Engine:
    """`postgresql://…` is a PostgreSQL server; anything else is the path of an SQLite file."""
    if database.startswith(POSTGRES):
        try:
            from meadhall.hall.store.postgres import PostgresEngine
        except ImportError as error:
            raise MissingPackage("PostgreSQL", "asyncpg", "postgres") from error
        return PostgresEngine(database)
    return SqliteEngine(Path(database))
