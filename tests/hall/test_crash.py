"""Crashes: the hall is killed at random moments under load; no acknowledged move is lost, none is played twice."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.hall.siege import HallProcess, Player, check_log, check_views, seat_players

SEED = 11


def test_the_plug_is_pulled_a_few_times(tmp_path: Path) -> None:
    asyncio.run(siege(tmp_path, kills=4, tables=3))


@pytest.mark.soak
def test_the_plug_is_pulled_a_hundred_times(tmp_path: Path) -> None:
    report = asyncio.run(siege(tmp_path, kills=100, tables=8))
    print(report)  # noqa: T201


async def siege(folder: Path, kills: int, tables: int) -> dict[str, int]:
    """Kill and restart the hall under players who don't stop; new tables are opened whenever all games are over."""
    async with HallProcess(folder) as hall:
        report = await besiege(hall, kills, tables)
        assert hall.stop() == 0
    return report


async def besiege(hall: HallProcess, kills: int, tables: int) -> dict[str, int]:
    folder = hall.folder
    rng = random.Random(SEED)
    report = {"kills": 0, "tables": 0, "acknowledged": 0, "reconnects": 0, "answered_again": 0}
    while report["kills"] < kills:
        seed = SEED + report["kills"]
        seated = await seat_players(hall.address, tables, 3, [hall.address], seed)
        everybody = [player for players in seated for player in players]
        playing = [asyncio.ensure_future(player.run()) for player in everybody]
        while report["kills"] < kills and not all(player.finished for player in everybody):
            await asyncio.sleep(rng.uniform(0.02, 0.4))
            hall.kill()
            report["kills"] += 1
            await hall.start()
        await settle(everybody, playing)
        for number, players in enumerate(seated):
            game = check_log(read_log(folder, players[0].table), players, f"siege {seed} {number}")
            await check_views(hall.address, game, players)
        report["tables"] += tables
        report["acknowledged"] += sum(len(player.acked) for player in everybody)
        report["reconnects"] += sum(player.reconnects for player in everybody)
        report["answered_again"] += sum(player.repeated for player in everybody)
    return report


async def settle(everybody: list[Player], playing: list[asyncio.Task[None]]) -> None:
    """Let the players come to rest: nobody sends any more, everybody has the last state."""
    await asyncio.sleep(0.5)
    for player in everybody:
        player.at_rest = True
    for _ in range(100):
        await asyncio.sleep(0.1)
        newest: dict[str, int] = {}
        for player in everybody:
            newest[player.table] = max(newest.get(player.table, 0), player.state.get("version", 0))
        if all(player.pending is None and player.state.get("version") == newest[player.table] for player in everybody):
            break
    for player in everybody:
        player.done = True
    for task in playing:
        task.cancel()
    results = await asyncio.gather(*playing, return_exceptions=True)
    failures = [result for result in results if isinstance(result, Exception)]
    assert not failures, failures


def read_log(folder: Path, table: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(folder / "meadhall.sqlite")) as database:
        return database.execute(
            "SELECT number, kind, seat, code, deed FROM lines WHERE table_id = ? ORDER BY number", (table,)
        ).fetchall()
