"""What a move costs a hall without the network: processor time, and the files it passes through.

    python benchmarks/hall_move.py [--game brian-boru] [--tables 40] [--players 4] [--rounds 30]
    PYTHONPATH=src python benchmarks/hall_move.py --files      (on plain Python: compiled code isn't seen)

A whole hall with SQLite in this process. Its connections are the server's own, with a transport that only counts what
is written; so everything is as under `hall_load.py` but the event loop's sockets. In a round every table makes a move.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import gc
import json
import os
import sys
import tempfile
import threading
import time
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

import uvicorn
from uvicorn.server import ServerState

import meadhall
from meadhall.hall import wall_clock
from meadhall.hall.cli.options import RELAXED
from meadhall.hall.hall import Hall
from meadhall.hall.live.room import Room
from meadhall.hall.settings import Settings
from meadhall.hall.table.commands.seating import Sit
from meadhall.hall.table.commands.starting import Start
from meadhall.hall.table.opening import TableRequest
from meadhall.hall.tasks import end
from meadhall.hall.web.fast_websocket import FastWebSocket
from meadhall.hall.web.server import SWITCH_SECONDS, server_config
from meadhall.hall.wire import encode

try:
    import uvloop
except ImportError:
    uvloop = None  # type: ignore[assignment]

WARM_ROUNDS = 5


class CountingTransport(asyncio.Transport):
    """A connection whose peer reads everything at once."""

    written = 0

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("127.0.0.1", 1) if name in ("peername", "sockname") else default

    def write(self, data: bytes | bytearray | memoryview) -> None:
        CountingTransport.written += len(data)

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def close(self) -> None:
        pass

    def abort(self) -> None:
        pass


class Player:
    """One connection to the hall."""

    def __init__(self, config: uvicorn.Config, state: ServerState, token: str) -> None:
        self.protocol = FastWebSocket(config, state, {}, asyncio.get_running_loop())
        self.protocol.connection_made(CountingTransport())
        key = base64.b64encode(os.urandom(16)).decode()
        self.protocol.data_received(
            f"GET /api/socket HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
            f"sec-websocket-key: {key}\r\nsec-websocket-version: 13\r\nauthorization: Bearer {token}\r\n\r\n".encode()
        )

    def send(self, request: dict[str, Any]) -> None:
        data = encode(request)
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
        self.protocol.data_received(b"\x81" + size + b"\0\0\0\0" + data)


class Game:
    """One table under way."""

    def __init__(self, room: Room, players: list[Player]) -> None:
        self.room = room
        self.players = players

    def move(self, random: Random, number: int) -> bool:
        """Make a random move, unless the game is over."""
        table = self.room.record.started_game()
        if table.over:
            return False
        seat = table.state.waiting[0]
        code = random.choice(table.state.legal(seat))
        self.players[seat].send({"do": "play", "table": self.room.id, "id": f"m{number}", "seat": seat,
                                 "ply": table.ply, "action": code})  # fmt: skip
        return True


async def open_game(
    hall: Hall, config: uvicorn.Config, state: ServerState, given: argparse.Namespace, seed: str
) -> Game:
    people, now = hall.people, wall_clock.now_ms()
    tokens = [await people.open_session(await people.new_guest("Guest", now), "", now) for _ in range(given.players)]
    sessions = [session for token in tokens if (session := await people.session(token, now)) is not None]
    request = TableRequest(game=given.game, players=given.players, seed=seed)
    room = await hall.rooms.open(request, sessions[0].actor)
    for session in sessions[1:]:
        await room.do(Sit(table=room.id), session.actor)
    await room.do(Start(table=room.id), sessions[0].actor)
    players = [Player(config, state, token) for token in tokens]
    while len(hall.hub.sockets) < len(state.connections) or any(
        player.protocol.take_text is None for player in players
    ):
        await asyncio.sleep(0.001)
    for player in players:
        player.send({"do": "watch", "table": room.id, "id": "w"})
    while len(room.watches) < given.players:
        await asyncio.sleep(0.001)
    return Game(room, players)


class Rounds:
    """Moves at all tables, and what they cost."""

    def __init__(self, games: list[Game]) -> None:
        self.games = games
        self.random = Random(1)
        self.moves = 0

    async def play(self, rounds: int) -> None:
        for _ in range(rounds):
            before = {game.room.id: game.room.record.version for game in self.games}
            moved = []
            for game in self.games:
                if game.move(self.random, self.moves):
                    self.moves += 1
                    moved.append(game)
            while any(game.room.record.version == before[game.room.id] for game in moved):
                await asyncio.sleep(0.02)


class Files:
    """Which Python files of the package are entered."""

    def __init__(self) -> None:
        self.root = str(Path(meadhall.__file__).parent)
        self.found: set[str] = set()

    def note(self, frame: FrameType, event: str, arg: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(self.root):
            self.found.add(frame.f_code.co_filename[len(self.root) + 1 :])

    def watch(self) -> None:
        threading.setprofile(self.note)
        sys.setprofile(self.note)

    def stop(self) -> None:
        threading.setprofile(None)
        sys.setprofile(None)


async def run(given: argparse.Namespace, folder: str) -> dict[str, object]:
    files = Files()
    if given.files:
        threading.setprofile(files.note)  # the store's thread begins now
    settings = Settings(data=Path(folder), allow_seeds=True, pass_hold=0, limits=RELAXED)
    config = server_config(settings, "127.0.0.1", 0)
    config.ws_ping_interval = None  # nobody here would answer: on a slow machine the players would be cut off
    config.load()
    hall: Hall = config.app.state.hall  # type: ignore[union-attr]
    await hall.start()
    state = ServerState()
    rounds = Rounds([await open_game(hall, config, state, given, str(seed)) for seed in range(given.tables)])
    await rounds.play(WARM_ROUNDS)
    moves, written = rounds.moves, CountingTransport.written
    gc.collect()
    if given.files:
        await end(hall.tasks)  # what a hall does beside the moves isn't meant
        files.found.clear()
        files.watch()
    cpu = time.process_time()
    await rounds.play(given.rounds)
    cpu = time.process_time() - cpu
    files.stop()
    moves, written = rounds.moves - moves, CountingTransport.written - written
    figures: dict[str, object] = {
        "game": given.game,
        "moves": moves,
        "us_per_update": round(cpu / moves / given.players * 1e6, 1),
        "bytes_per_update": written // moves // given.players,
    }
    if given.files:
        figures["files"] = len(files.found)
        print("\n".join(sorted(files.found)))
    await hall.stop()
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="brian-boru")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=30, help="moves at each table")
    parser.add_argument("--files", action="store_true", help="list the files of the package a move passes through")
    given = parser.parse_args()
    gc.disable()
    sys.setswitchinterval(SWITCH_SECONDS)
    with tempfile.TemporaryDirectory() as folder:
        work = run(given, folder)
        print(json.dumps(uvloop.run(work) if uvloop else asyncio.run(work)))


if __name__ == "__main__":
    main()
