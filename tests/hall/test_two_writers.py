"""Two processes on one PostgreSQL database hammer the same tables: logs stay gapless, both show the same."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tests.hall.postgres_server import PostgresServer
from tests.hall.siege import HallProcess, Player, check_log, check_views, get, post, seat_players
from tests.hall.test_crash import settle

SEED = 23


@pytest.fixture(autouse=True)
def one_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEADHALL_SECRET", "shared by both processes")


@contextlib.asynccontextmanager
async def two_halls(folder: Path, database: str) -> AsyncIterator[tuple[HallProcess, HallProcess]]:
    one, two = (HallProcess(folder / name, "--database", database) for name in ("one", "two"))
    async with one, two:
        yield one, two


def test_two_processes_on_the_same_tables(tmp_path: Path, postgres: PostgresServer) -> None:
    asyncio.run(hammer(tmp_path, postgres.new_database(), tables=2, seconds=4))


@pytest.mark.soak
def test_two_processes_for_longer(tmp_path: Path, postgres: PostgresServer) -> None:
    asyncio.run(hammer(tmp_path, postgres.new_database(), tables=12, seconds=60))


async def hammer(folder: Path, database: str, tables: int, seconds: float) -> None:
    async with two_halls(folder, database) as (one, two):
        await hammer_both([one, two], database, tables, seconds)
        assert [one.stop(), two.stop()] == [0, 0]


async def hammer_both(halls: list[HallProcess], database: str, tables: int, seconds: float) -> None:
    addresses = [hall.address for hall in halls]
    seated = await seat_players(addresses[0], tables, 3, addresses[:1], SEED)
    # Every seat plays through both processes at once: two connections that race each other for the same decisions.
    twins = [[Player(addresses[1:], p.table, p.seat, p.token, random.Random(n)) for n, p in enumerate(players)]
             for players in seated]  # fmt: skip
    everybody = [player for players in [*seated, *twins] for player in players]
    for player in everybody:
        player.hesitation = 0.02  # or whoever hears of a decision first would win every race
    playing = [asyncio.ensure_future(player.run()) for player in everybody]
    await asyncio.sleep(seconds)
    await settle(everybody, playing)
    for number, players in enumerate(seated):
        both = players + twins[number]
        rows = await read_log(database, players[0].table)
        game = check_log_of_twins(rows, players, twins[number], f"siege {SEED} {number}")
        assert game.ply > 20
        for address in addresses:
            await check_views(address, game, both)
        bodies = [await get(address, f"/api/tables/{players[0].table}", players[0].token) for address in addresses]
        assert bodies[0]["table"]["version"] == bodies[1]["table"]["version"]
    for through in (seated, twins):
        assert any(player.acked for players in through for player in players), "a process never got a move in"


def check_log_of_twins(rows: list[Any], players: list[Player], twins: list[Player], seed: str) -> Any:
    for player, twin in zip(players, twins, strict=True):
        assert not player.acked.keys() & twin.acked.keys()
    merged = [Player([], p.table, p.seat, p.token, p.rng) for p in players]
    for whole, player, twin in zip(merged, players, twins, strict=True):
        whole.acked = {**player.acked, **twin.acked}
    return check_log(rows, merged, seed)


async def read_log(database: str, table: str) -> list[Any]:
    import asyncpg

    connection = await asyncpg.connect(database)
    try:
        rows = await connection.fetch(
            "SELECT number, kind, seat, code, deed FROM lines WHERE table_id = $1 ORDER BY number", table
        )
        return [tuple(row) for row in rows]
    finally:
        await connection.close()


def test_a_command_sent_to_both_processes_is_done_once(tmp_path: Path, postgres: PostgresServer) -> None:
    """A command has no unique key of its own: whoever comes second to a line's number finds the command in the log."""
    asyncio.run(send_to_both(tmp_path, postgres.new_database()))


async def send_to_both(folder: Path, database: str) -> None:
    async with two_halls(folder, database) as (first, second):
        one, two = first.address, second.address
        token = (await post(one, "/api/guest", {"token": True}))["token"]
        body = {"game": "brian-boru", "players": 3, "seats": ["me"] * 3, "hot_seat": True, "start": True}
        table = (await post(one, "/api/tables", body, token))["table"]["id"]
        for number in range(25):
            state: Any = {"awaiting": []}
            for seat in range(3):
                state = (await get(one, f"/api/tables/{table}?seat={seat}", token))["state"]
                if seat in state["awaiting"]:
                    break
            command = {
                "id": f"d{number}",
                "seat": state["seat"],
                "ply": state["ply"],
                "action": state["actions"][0]["code"],
            }
            plays = [post(to, f"/api/tables/{table}/play", command, token) for to in (one, two, one)]
            answers = await asyncio.gather(*plays)
            assert sorted("repeated" in answer["ack"] for answer in answers) == [False, True, True]
        commands = [row[4] for row in await read_log(database, table) if row[4] is not None]
        assert len(commands) == len(set(commands)) >= 25


def test_what_one_process_does_the_other_shows(tmp_path: Path, postgres: PostgresServer) -> None:
    """Chat, turns and bots cross processes, and when the process that keeps a table dies, the other takes over."""
    asyncio.run(across(tmp_path, postgres.new_database()))


async def across(folder: Path, database: str) -> None:
    async with two_halls(folder, database) as (first, second):
        await play_across(first, second)


async def play_across(first: HallProcess, second: HallProcess) -> None:
    one, two = first.address, second.address
    token = (await post(one, "/api/guest", {"token": True, "name": "Ana"}))["token"]
    body = {"game": "brian-boru", "players": 3, "seats": ["me", "random", "random"], "seed": "1"}
    table = (await post(one, "/api/tables", body, token))["table"]["id"]
    headers = {"Authorization": f"Bearer {token}"}
    async with connect(two.replace("http", "ws") + "/api/socket", additional_headers=headers) as socket:

        async def until(kind: str, **wanted: Any) -> dict[str, Any]:
            while True:
                message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 20))
                if message["is"] == kind and all(message.get(name) == value for name, value in wanted.items()):
                    return message

        await socket.send(json.dumps({"do": "watch", "table": table}))
        await until("chat")
        await post(one, f"/api/tables/{table}/chat", {"text": "from one"}, token)
        assert (await until("chat"))["lines"][-1]["text"] == "from one"
        await post(one, f"/api/tables/{table}/start", {}, token)
        await until("table", status="playing")
        first.kill()  # whoever kept the bots may have died with it
        version = 0
        for _ in range(12):
            message = await until("state")
            while not message["actions"] or message["version"] < version:
                message = await until("state")
            command = {"seat": 0, "ply": message["ply"], "action": message["actions"][0]["code"]}
            version = (await post(two, f"/api/tables/{table}/play", command, token))["ack"]["version"]
