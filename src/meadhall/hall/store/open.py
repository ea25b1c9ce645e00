"""Which engine a database address means."""

from __future__ import annotations

from pathlib import Path

from meadhall.hall.store.engine import Engine
from meadhall.hall.store.sqlite import SqliteEngine

POSTGRES = ("postgresql://", "postgres://")


def open_engine(database: str) -> Engine:
    """`postgresql://…` is a PostgreSQL server; anything else is the path of an SQLite file."""
    if database.startswith(POSTGRES):
        try:
            from meadhall.hall.store.postgres import PostgresEngine
        except ImportError as error:
            raise SystemExit("PostgreSQL needs the package asyncpg: pip install 'meadhall[postgres]'") from error
        return PostgresEngine(database)
    return SqliteEngine(Path(database))
