"""The short path of the socket leans on private parts of uvicorn and websockets. Each is named here: if a new version
drops or changes one, these tests say which."""

from __future__ import annotations

import asyncio
import inspect
import tomllib
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from meadhall.hall.protocol.frames import websocket_frame, whole_text
from meadhall.hall.web.fast_websocket import EXTENSION, FastWebSocket
from tests.hall.house import House, in_hall

PARTS: dict[str, Callable[[Any], bool]] = {
    "handshake_complete": lambda part: part is True,
    "close_sent": lambda part: part is False,
    "disconnected": lambda part: part is False,
    "read_paused": lambda part: isinstance(part, bool),
    "frames": lambda part: part == [],
    "queue": lambda part: isinstance(part, asyncio.Queue) and part.empty(),
    "writable": lambda part: isinstance(part, asyncio.Event) and part.is_set(),
    "transport": lambda part: callable(part.write) and callable(part.get_write_buffer_size),
    "loop": lambda part: part is asyncio.get_running_loop(),
    "config": lambda part: isinstance(part.ws_max_size, int),
    "conn": lambda part: isinstance(part.reader.buffer, bytearray) and not part.reader.buffer,
    "scope": lambda part: part["extensions"][EXTENSION] is not None,
}
"""What the short path reads of an open connection at rest, and what it takes it for."""
HOOKS = {
    "connection_made": ["self", "transport"],
    "data_received": ["self", "data"],
    "handle_connect": ["self", "event"],
    "keepalive_timeout": ["self"],
    "pause_writing": ["self"],
    "resume_writing": ["self"],
    "shutdown": ["self"],
}
"""What it does otherwise than uvicorn, and so must be called by uvicorn."""


def test_an_open_connection_has_every_part_the_short_path_reads(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        guest = await house.guest()
        async with guest.socket() as wire:
            await wire.ask("lobby", on=False)
            [connection] = [one for one in house.server.server_state.connections if isinstance(one, FastWebSocket)]
            for name, is_so in PARTS.items():
                assert hasattr(connection, name), f"uvicorn's protocol has no `{name}` any more"
                assert is_so(getattr(connection, name)), f"`{name}` is not what it was: {getattr(connection, name)!r}"

    in_hall(tmp_path, play)


@pytest.mark.parametrize("name", HOOKS)
def test_uvicorn_still_has_what_is_overridden(name: str) -> None:
    method = getattr(WebSocketsSansIOProtocol, name, None)
    assert method is not None, f"uvicorn's protocol has no `{name}` any more"
    assert list(inspect.signature(method).parameters) == HOOKS[name]


def test_whole_texts_take_the_short_path_and_anything_else_does_not(tmp_path: Path) -> None:
    """A text in one piece is taken at once; one in several WebSocket frames is left to uvicorn. Both are answered."""

    async def play(house: House) -> None:
        guest = await house.guest()
        async with guest.socket() as wire:
            await wire.ask("lobby", on=False)
            [connection] = [one for one in house.server.server_state.connections if isinstance(one, FastWebSocket)]
            taken: list[str] = []
            take = connection.take_text
            assert take is not None

            def note_and_take(text: str) -> bool:
                taken.append(text)
                return take(text)

            connection.take_text = note_and_take
            await wire.connection.send('{"do": "ping", "id": "whole"}')
            assert (await wire.until("pong"))["id"] == "whole"
            assert len(taken) == 1
            await wire.connection.send(['{"do": "ping", ', '"id": "parts"}'])
            assert (await wire.until("pong"))["id"] == "parts"
            assert len(taken) == 1
            await wire.connection.send('{"do": "ping", "id": "' + "x" * 40 + '"}')
            assert (await wire.until("pong"))["id"] == "x" * 40
            assert len(taken) == 2

    in_hall(tmp_path, play)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65535, 65536, 70000])
def test_websocket_frames_are_those_of_the_library(length: int) -> None:
    text = b"x" * length
    frame = Frame(Opcode.TEXT, text)
    assert websocket_frame(text) == frame.serialize(mask=False)
    read = whole_text(frame.serialize(mask=True), 65535)
    assert read == (text.decode() if length <= 65535 else None)


def test_versions_are_those_the_short_path_was_tried_with() -> None:
    """`pyproject.toml` says where they end; an environment beyond that was not made by it."""
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = {line.partition(">")[0]: line for line in project["project"]["optional-dependencies"]["hall"]}
    for package in ("uvicorn", "websockets"):
        least, most = (tuple(map(int, bound.split("."))) for bound in wanted[package].partition(">=")[2].split(",<"))
        installed = tuple(int(part) for part in version(package).split(".")[:2])
        assert least <= installed < most, f"{package} {version(package)} is not {wanted[package]}"
