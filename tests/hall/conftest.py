"""Halls on every store there is: tests that take `database` run on SQLite and on a real PostgreSQL server."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.hall.postgres_server import PostgresServer, programs

MISSING = "no PostgreSQL server on this machine: the hall's tests on PostgreSQL are LEFT OUT (see docs/operate.md)"


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    if programs() is None:
        print(f"\n*** {MISSING} ***", file=sys.stderr)  # noqa: T201
        pytest.skip(MISSING)
    server = PostgresServer()
    server.start()
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database: the address the hall is given."""
    if request.param == "sqlite":
        return str(tmp_path / "hall.sqlite")
    address: str = request.getfixturevalue("postgres").new_database()
    return address
