"""Clocks under a test's control: time that passes, and wall clocks that are set."""

from __future__ import annotations

import pytest

from meadhall.hall import wall_clock
from meadhall.hall.store.postgres import PostgresEngine

SECOND, MINUTE, HOUR, DAY = 1000, 60_000, 3_600_000, 86_400_000


def let_time_pass(monkeypatch: pytest.MonkeyPatch, milliseconds: int) -> None:
    """Every clock goes on: time has really passed."""
    monotonic = wall_clock.monotonic_ms
    monkeypatch.setattr(wall_clock, "monotonic_ms", lambda: monotonic() + milliseconds)
    set_wall_clock(monkeypatch, milliseconds)


def set_wall_clock(monkeypatch: pytest.MonkeyPatch, milliseconds: int) -> None:
    """Only wall clocks jump, this machine's and the database's: they were set, or the machine slept."""
    machine, server = wall_clock.machine_ms, PostgresEngine.now_ms

    async def server_later(engine: PostgresEngine) -> int:
        return await server(engine) + milliseconds

    monkeypatch.setattr(wall_clock, "machine_ms", lambda: machine() + milliseconds)
    monkeypatch.setattr(PostgresEngine, "now_ms", server_later)
