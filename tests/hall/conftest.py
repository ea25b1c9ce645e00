"""Halls on every store there is: tests that take `database` run on SQLite and on a real PostgreSQL server."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from meadhall.hall.people import accounts
from meadhall.kernel.words.languages import VARIABLES
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


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands speak the system's language: here English, whatever the machine is set to."""
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)


@pytest.fixture(autouse=True)
def quick_passwords(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A password's hash is dear on purpose; only tests marked so pay for it."""
    if request.node.get_closest_marker("dear_passwords") is None:
        monkeypatch.setattr(accounts, "PasswordHasher", partial(PasswordHasher, time_cost=1, memory_cost=64))


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database: the address the hall is given."""
    if request.param == "sqlite":
        return str(tmp_path / "hall.sqlite")
    address: str = request.getfixturevalue("postgres").new_database()
    return address
