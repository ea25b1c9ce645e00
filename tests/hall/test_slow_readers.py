"""Peers that don't read what they asked for: the hall stops listening to them, keeps little for them, and lets go."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import socket
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import msgspec
import pytest

from meadhall.hall import wall_clock
from meadhall.hall.cli.options import RELAXED
from meadhall.hall.web.fast_websocket import FastWebSocket
from tests.hall.house import Guest, House, in_hall

HIGH_WATER = 64 * 1024
CHAT_BYTES = 100 * 500 * 4
"""What a watch brings at the table of these tests."""


class DeafPeer:
    """A connection that never reads after the handshake."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def send(self, opcode: int, payload: bytes) -> None:
        length = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2, "big")
        self.writer.write(bytes([0x80 | opcode]) + length + b"\0\0\0\0" + payload)

    def ask(self, do: str, **fields: object) -> None:
        self.send(1, json.dumps({"do": do, **fields}).encode())


@contextlib.asynccontextmanager
async def deaf_peer(house: House, guest: Guest) -> AsyncIterator[DeafPeer]:
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    plain.setblocking(False)
    await asyncio.get_running_loop().sock_connect(plain, ("127.0.0.1", house.port))
    reader, writer = await asyncio.open_connection(sock=plain, limit=512)
    writer.write(
        f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Authorization: Bearer {guest.token}\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    try:
        yield DeafPeer(reader, writer)
    finally:
        writer.transport.abort()


def waiting(house: House) -> list[int]:
    """What waits in the server for each open socket, however it came there."""
    sockets = [one for one in house.server.server_state.connections if isinstance(one, FastWebSocket)]
    queued = [sum(len(message) for message in one.outbox) for one in house.hall.hub.sockets]
    return [*(one.transport.get_write_buffer_size() for one in sockets), *(size for size in queued if size)]


async def table_with_much_chat(house: House, guest: Guest) -> str:
    table = await guest.open(game="brian-boru", players=3, seats=["me", "random", "random"])
    store, now = house.hall.store, wall_clock.now_ms()
    for number in range(100):
        await store.add_chat(table, guest.person["id"], "Ana", "𐌰" * 500, now, f"x{number}", "me")
    return table


def resident_bytes() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def test_who_watches_again_and_again_without_reading_gets_one_answer(tmp_path: Path) -> None:
    peers = 30

    async def play(house: House) -> None:
        ana, bo = await house.guest("Ana"), await house.guest("Bo")
        table = await table_with_much_chat(house, ana)
        before = resident_bytes() if Path("/proc/self/statm").exists() else None
        async with contextlib.AsyncExitStack() as open_ones:
            for _ in range(peers):
                peer = await open_ones.enter_async_context(deaf_peer(house, bo))
                for _ in range(200):
                    peer.ask("watch", table=table)
            most = 0
            for _ in range(40):
                await asyncio.sleep(0.05)
                most = max(most, *waiting(house))
            assert most >= HIGH_WATER  # they really don't read
            assert most <= HIGH_WATER + 3 * CHAT_BYTES
            assert sum(waiting(house)) <= peers * (HIGH_WATER + 2 * CHAT_BYTES)
            if before is not None:
                assert resident_bytes() - before < 100 * 1024 * 1024
            await ana.do(table, "start")  # nobody else waits

    in_hall(tmp_path, play)


def test_pings_without_reading_fill_nothing(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        async with deaf_peer(house, ana) as peer:
            for _ in range(60_000):
                peer.send(9, b"x" * 125)
                if peer.writer.transport.get_write_buffer_size() > 200_000:
                    await asyncio.sleep(0.001)
            await asyncio.sleep(0.5)
            assert max(waiting(house)) <= 10 * HIGH_WATER

    in_hall(tmp_path, play)


def test_who_is_too_far_behind_is_cut_off_and_nothing_is_kept_for_them(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana, bo = await house.guest("Ana"), await house.guest("Bo")
        table = await ana.open(game="brian-boru", players=3)
        async with deaf_peer(house, bo) as peer:
            peer.ask("watch", table=table)
            await until(lambda: bool(house.hall.rooms.rooms[table].watches))
            (watch,) = house.hall.rooms.rooms[table].watches
            sent = 0
            while not watch.socket.close_code:
                watch.socket.send(b'{"is":"state","padding":"' + b"x" * 50_000 + b'"}')
                sent += 50_000
                assert sent < 20_000_000
                await asyncio.sleep(0)
            assert watch.socket.close_code == 4409
            await until(lambda: not house.hall.hub.sockets and not waiting(house))

    in_hall(tmp_path, play, limits=msgspec.structs.replace(RELAXED, queued_bytes=500_000))


def test_all_who_are_behind_have_a_limit_together(tmp_path: Path) -> None:
    peers, total = 20, 2_000_000

    async def play(house: House) -> None:
        ana, bo = await house.guest("Ana"), await house.guest("Bo")
        table = await ana.open(game="brian-boru", players=3)
        async with contextlib.AsyncExitStack() as open_ones, ana.socket() as reader:
            for _ in range(peers):
                peer = await open_ones.enter_async_context(deaf_peer(house, bo))
                peer.ask("watch", table=table)
            await reader.ask("watch", table=table)
            room = house.hall.rooms.rooms[table]
            await until(lambda: len(room.watches) == peers + 1)
            for _ in range(40):
                for watch in list(room.watches):
                    watch.socket.send(b'{"is":"padding","padding":"' + b"x" * 20_000 + b'"}')
                await reader.until("padding")
                await asyncio.sleep(0.02)
            await until(lambda: sum(waiting(house)) <= total)
            codes = [one.close_code for one in house.hall.hub.sockets]
            assert len(codes) < peers  # some were cut off
            await ana.do(table, "start", fill="random")
            assert (await reader.until("state"))["seat"] == 0  # who reads stays

    in_hall(tmp_path, play, limits=msgspec.structs.replace(RELAXED, queued_total_bytes=total))


def test_a_slow_reader_who_reads_on_gets_every_answer(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        table = await table_with_much_chat(house, ana)
        async with ana.socket() as wire:
            names = [await wire.send("watch", table=table) for _ in range(60)]
            await asyncio.sleep(1)
            acked: set[str] = set()
            while len(acked) < len(names):
                message = await wire.hear()
                if message["is"] == "ack":
                    acked.add(message["id"])
            assert acked == set(names)

    in_hall(tmp_path, play)


def test_notices_that_are_sent_are_counted(tmp_path: Path) -> None:
    """A game alone goes back and forth as often as one likes; everybody at the table is told of the last times only."""

    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        table = await ana.open(game="brian-boru", players=3, hot_seat=True, seats=["me"] * 3, start=True)
        notices = house.hall.rooms.rooms[table].record.notices
        notices.extend(notices[:1] * 1000)
        assert len((await ana.look(table))["table"]["notices"]) == 200

    in_hall(tmp_path, play)


async def until(test: Callable[[], bool], seconds: float = 10) -> None:
    async with asyncio.timeout(seconds):
        while not test():
            await asyncio.sleep(0.02)


def test_a_hall_that_closes_does_not_wait_for_who_does_not_read(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana, bo = await house.guest("Ana"), await house.guest("Bo")
        table = await table_with_much_chat(house, ana)
        async with deaf_peer(house, bo) as peer:
            for _ in range(9):
                peer.ask("watch", table=table)
            await until(lambda: max([0, *waiting(house)]) >= HIGH_WATER)
            for connection in list(house.server.server_state.connections):
                connection.shutdown()  # as uvicorn does when it is asked to stop
            await until(lambda: not house.hall.hub.sockets and not waiting(house))

    in_hall(tmp_path, play)


@pytest.mark.parametrize("code", [4401, 1001])
def test_a_peer_that_does_not_read_its_farewell_is_let_go(
    tmp_path: Path, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    from meadhall.hall.web import fast_websocket
    from meadhall.hall.web import socket as web_socket

    monkeypatch.setattr(web_socket, "CLOSE_SECONDS", 0.2)
    monkeypatch.setattr(fast_websocket, "CLOSING_SECONDS", 0.2)

    async def play(house: House) -> None:
        ana, bo = await house.guest("Ana"), await house.guest("Bo")
        table = await table_with_much_chat(house, ana)
        async with deaf_peer(house, bo) as peer:
            for _ in range(9):
                peer.ask("watch", table=table)
            await until(lambda: max([0, *waiting(house)]) >= HIGH_WATER)
            (one,) = house.hall.hub.sockets
            one.close(code)
            await until(lambda: not house.hall.hub.sockets and not waiting(house))

    in_hall(tmp_path, play)
