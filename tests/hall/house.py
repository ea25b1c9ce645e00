"""A whole hall for a test: a real server on a real port, and people who talk to it over HTTP and sockets."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from meadhall.hall.cli.options import RELAXED
from meadhall.hall.hall import Hall
from meadhall.hall.settings import Settings
from meadhall.hall.web.server import server_config
from tests.ports import free_port

PATIENCE = 15


class House:
    """One running hall."""

    def __init__(self, settings: Settings, port: int, server: uvicorn.Server) -> None:
        self.settings = settings
        self.port = port
        self.server = server
        self.guests: list[Guest] = []

    @property
    def hall(self) -> Hall:
        hall: Hall = self.server.config.app.state.hall  # type: ignore[union-attr]
        return hall

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def guest(self, name: str = "Guest") -> Guest:
        guest = Guest(self)
        answer = await guest.post("/api/guest", {"name": name, "token": True})
        guest.token = answer["token"]
        guest.person = answer["person"]
        guest.client.headers["Authorization"] = f"Bearer {guest.token}"
        self.guests.append(guest)
        return guest

    async def guests_at_table(self, names: str, **request: Any) -> tuple[str, list[Guest]]:
        """A started table of Brian Boru with a guest on every seat."""
        guests = [await self.guest(name) for name in names.split()]
        table = await guests[0].open(game="brian-boru", players=len(guests), **request)
        for guest in guests[1:]:
            await guest.do(table, "sit")
        await guests[0].do(table, "start")
        return table, guests


class Guest:
    """A person with an identity of their own; closes what it opened."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.client = httpx.AsyncClient(base_url=house.address, timeout=PATIENCE)
        self.token = ""
        self.person: dict[str, Any] = {}

    async def get(self, path: str, expect: int = 200, **query: Any) -> Any:
        answer = await self.client.get(path, params=query)
        assert answer.status_code == expect, (answer.status_code, answer.text)
        return answer.json()

    async def post(self, path: str, body: Any, status: int = 200, headers: dict[str, str] | None = None) -> Any:
        answer = await self.client.post(path, json=body, headers=headers)
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json()

    async def open(self, **request: Any) -> str:
        answer = await self.post("/api/tables", request, 201)
        return str(answer["table"]["id"])

    async def do(self, table: str, command: str, status: int = 200, **fields: Any) -> Any:
        answer = await self.post(f"/api/tables/{table}/{command}", fields, status)
        return answer["ack"] if status == 200 else answer["error"]

    async def look(self, table: str, **query: Any) -> Any:
        return await self.get(f"/api/tables/{table}", **query)

    async def play_first(self, table: str, state: dict[str, Any], **more: Any) -> Any:
        """Play the first legal action of a state."""
        return await self.do(
            table, "play", seat=state["seat"], ply=state["ply"], action=state["actions"][0]["code"], **more
        )

    @contextlib.asynccontextmanager
    async def socket(self) -> AsyncIterator[Wire]:
        address = self.house.address.replace("http", "ws", 1) + "/api/socket"
        headers = {"Authorization": f"Bearer {self.token}"}
        async with connect(address, additional_headers=headers, max_size=None) as connection:
            wire = Wire(connection)
            await wire.until("hello")
            yield wire


def is_at(ply: int, message: dict[str, Any]) -> bool:
    return bool(message["ply"] == ply)


class Wire:
    """An open socket that keeps everything it was sent."""

    numbers = itertools.count()

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[dict[str, Any]] = []

    async def send(self, do: str, **fields: Any) -> str:
        name = f"c{next(self.numbers)}"
        await self.connection.send(json.dumps({"do": do, "id": name, **fields}))
        return name

    async def hear(self) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            message: dict[str, Any] = json.loads(await self.connection.recv())
        self.heard.append(message)
        return message

    async def until(self, kind: str, test: Callable[[dict[str, Any]], bool] = lambda message: True) -> dict[str, Any]:
        """The next message of a kind that passes the test; others are kept in `heard`."""
        while True:
            message = await self.hear()
            if message["is"] == kind and test(message):
                return message

    async def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Send, and wait for the acknowledgement or the refusal."""
        name = await self.send(do, **fields)
        while True:
            message = await self.hear()
            if message.get("id") == name and message["is"] in ("ack", "refused", "why", "preview", "forecast"):
                return message

    async def watch(self, table: str, **fields: Any) -> dict[str, Any]:
        """Watch a started table; its state."""
        await self.send("watch", table=table, **fields)
        return await self.until("state")


@contextlib.asynccontextmanager
async def open_house(settings: Settings, port: int | None = None) -> AsyncIterator[House]:
    port = port or free_port()
    server = uvicorn.Server(server_config(settings, "127.0.0.1", port))
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    serving = asyncio.ensure_future(server.serve())
    while not server.started:
        if serving.done():
            serving.result()
            raise AssertionError("the hall didn't start")
        await asyncio.sleep(0.005)
    house = House(settings, port, server)
    try:
        yield house
    finally:
        for guest in house.guests:
            await guest.client.aclose()
        server.should_exit = True
        await serving


def in_hall(folder: Path, play: Callable[[House], Awaitable[None]], **changes: Any) -> None:
    """Run a test against a hall of its own."""

    async def run() -> None:
        plain = Settings(data=folder, workers=1, bot_pause=0, allow_seeds=True, limits=RELAXED)
        async with open_house(msgspec.structs.replace(plain, **changes)) as house:
            await play(house)

    asyncio.run(run())
