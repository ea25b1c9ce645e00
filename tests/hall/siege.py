"""Halls in processes of their own, and players who go on through crashes: reconnect, catch up, send again."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from meadhall.kernel.registry import find_game
from meadhall.kernel.table import Table, new_table
from tests.ports import free_port

LOST = (ConnectionClosed, InvalidHandshake, OSError, asyncio.TimeoutError, EOFError)


class HallProcess:
    """One `meadhall serve`, that can be killed and started again on the same port and data."""

    def __init__(self, folder: Path, *more: str) -> None:
        self.folder = folder
        self.more = more
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        options = f"--port {self.port} --data {self.folder} --relax-limits --allow-seeds --log-level warning"
        command = [sys.executable, "-m", "meadhall.hall", *options.split(), "--bot-pause", "0", *self.more]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        self.process = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
        async with asyncio.timeout(90), httpx.AsyncClient(base_url=self.address) as client:
            while True:
                try:
                    if (await client.get("/healthz")).status_code == 200:
                        return
                except httpx.HTTPError:
                    assert self.process.poll() is None, "the hall ended instead of opening"
                    await asyncio.sleep(0.05)

    async def __aenter__(self) -> HallProcess:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        """However a test ends, its hall doesn't outlive it."""
        if self.process is not None and self.process.poll() is None:
            self.kill()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """As if the plug were pulled."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(20)


async def post(address: str, path: str, body: Any, token: str = "") -> Any:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    async with httpx.AsyncClient(base_url=address, headers=headers, timeout=20) as client:
        answer = await client.post(path, json=body)
    assert answer.status_code in (200, 201), answer.text
    return answer.json()


async def get(address: str, path: str, token: str) -> Any:
    async with httpx.AsyncClient(base_url=address, headers={"Authorization": f"Bearer {token}"}, timeout=20) as client:
        answer = await client.get(path)
    assert answer.status_code == 200, answer.text
    return answer.json()


class Player:
    """One seat. Plays random legal moves through any number of lost connections."""

    names = itertools.count()

    def __init__(self, addresses: list[str], table: str, seat: int, token: str, rng: random.Random) -> None:
        self.addresses = addresses
        self.table = table
        self.seat = seat
        self.token = token
        self.rng = rng
        self.pending: dict[str, Any] | None = None
        self.acked: dict[str, int] = {}
        self.state: dict[str, Any] = {}
        self.done = False
        self.at_rest = False
        """Follows the game, but decides nothing more."""
        self.hesitation = 0.0
        self.reconnects = 0
        self.repeated = 0

    @property
    def finished(self) -> bool:
        return bool(self.state and self.state["view"]["over"])

    async def run(self) -> None:
        for address in itertools.cycle(self.addresses):
            if self.done:
                return
            try:
                await self.connect_and_play(address)
            except LOST:
                self.reconnects += 1
                await asyncio.sleep(0.05)

    async def connect_and_play(self, address: str) -> None:
        headers = {"Authorization": f"Bearer {self.token}"}
        url = address.replace("http", "ws", 1) + "/api/socket"
        async with connect(url, additional_headers=headers, open_timeout=5, close_timeout=1, max_size=None) as socket:
            if self.pending is not None:
                await socket.send(json.dumps(self.pending))
            await socket.send(json.dumps({"do": "watch", "table": self.table, "id": "watch", "after": -1}))
            while not self.done:
                await self.take(socket, json.loads(await asyncio.wait_for(socket.recv(), 20)))

    async def take(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        if message["is"] == "ack" and self.pending is not None and message.get("id") == self.pending["id"]:
            self.acked[self.pending["id"]] = self.pending["action"]
            self.repeated += bool(message.get("repeated"))
            self.pending = None
            await self.decide(socket)
        elif message["is"] == "refused" and message["status"] == 409 and self.pending is not None:
            self.pending = None  # another connection of mine was first
            await self.decide(socket)
        elif message["is"] == "refused" and message["status"] != 503:
            raise AssertionError(message)
        elif message["is"] == "state" and message["version"] >= self.state.get("version", 0):
            self.state = message
            await self.decide(socket)

    async def decide(self, socket: ClientConnection) -> None:
        if self.hesitation:
            await asyncio.sleep(self.hesitation * self.rng.random())
        state = self.state
        if self.pending is None and not (self.done or self.at_rest) and state.get("actions"):
            action = self.rng.choice(state["actions"])["code"]
            self.pending = {"do": "play", "table": self.table, "id": f"m{next(self.names)}", "seat": self.seat,
                            "ply": state["ply"], "version": state["version"], "action": action}  # fmt: skip
            await socket.send(json.dumps(self.pending))


async def seat_players(address: str, tables: int, players: int, addresses: list[str], seed: int) -> list[list[Player]]:
    """Started tables of Brian Boru with a player on every seat."""
    found = []
    for number in range(tables):
        tokens = [(await post(address, "/api/guest", {"token": True}))["token"] for _ in range(players)]
        body = {"game": "brian-boru", "players": players, "seed": f"siege {seed} {number}"}
        table = (await post(address, "/api/tables", body, tokens[0]))["table"]["id"]
        for token in tokens[1:]:
            await post(address, f"/api/tables/{table}/sit", {}, token)
        await post(address, f"/api/tables/{table}/start", {}, tokens[0])
        rng = random.Random(seed * 1000 + number)
        found.append([Player(addresses, table, seat, token, rng) for seat, token in enumerate(tokens)])
    return found


def check_log(rows: list[tuple[Any, ...]], players: list[Player], seed: str) -> Table:
    """A table's log as stored: gapless, legal, every acknowledged command in it once. Returns the game it tells."""
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1)), "the log has a gap"
    game = new_table(find_game("brian-boru"), len(players), seed, {})
    commands: dict[str, int] = {}
    for _, kind, seat, code, command in rows:
        if kind == "play":
            game.play(seat, code)  # refuses whatever isn't legal
            name = command.split(":")[1]
            assert name not in commands, f"{name} was played twice"
            commands[name] = code
    for player in players:
        for name, code in player.acked.items():
            assert commands.get(name) == code, f"{name} was acknowledged but isn't in the log"
    return game


async def check_views(address: str, game: Table, players: list[Player]) -> None:
    """Every client's view is what its seat should see."""
    for player in players:
        found = await get(address, f"/api/tables/{player.table}", player.token)
        wanted = msgspec.json.decode(msgspec.json.encode(game.view(player.seat)))
        assert found["state"]["view"] == wanted
        assert found["state"]["ply"] == game.ply
        assert [action["code"] for action in found["state"]["actions"]] == game.codes(player.seat)
        assert player.state["ply"] == game.ply and player.state["view"] == wanted
