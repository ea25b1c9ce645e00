"""Load on one hall: tables with every seat connected, each move durable and shown to every seat.

    python benchmarks/hall_load.py [--game brian-boru] [--tables 200] [--players 4] [--rate 3050] [--seconds 10]
                                   [--runs 5]

Starts a hall of its own (one process, SQLite) and plays random moves at a steady rate over real sockets. Reports seat
updates per second (durable moves x connected seats, each with its own view and legal actions) and the time from
sending a move until the last seat has its update. The rate is a little above the aim of 12,000 updates a second: beyond
what a hall can take, latency would only measure the length of the queue.

Each run has a fresh hall and a line of figures; the last line has the median of each. `stolen_ms` is how long the
machine's processors worked for others, if it is a virtual one that is told: nobody's updates came in that time.
`client_cpu_percent` is the share of a processor that this program took: whoever sends the moves and reads the updates
must not be the one that is late. Which Python it is matters as much as anything (docs/performance.md).
Passes aren't held back (`--pass-hold 0`): a pause that is meant would count as the hall's slowness.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import gc
import json
import os
import random
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any

try:
    import uvloop
except ImportError:
    uvloop = None  # type: ignore[assignment]

VERSION = re.compile(rb'"version":(\d+),"ply":(\d+)')
OPENED_AT_ONCE = 20
CODE = re.compile(rb'{"code":(\d+),')


class Table:
    """One table being played: who may move, and the move whose last update is still awaited."""

    def __init__(self, bench: Bench, table_id: str, players: int) -> None:
        self.bench = bench
        self.id = table_id
        self.seats: list[SeatSocket | None] = [None] * players
        self.seen = [0] * players
        self.choices: dict[int, tuple[int, bytes]] = {}
        """For each seat the ply of its last update and its legal actions, as they were sent."""
        self.sent_at = 0.0
        self.awaited_version = 0
        self.over = False
        self.due = 0.0

    def take(self, seat: int, message: bytes) -> None:
        found = VERSION.search(message, 0, 200)
        assert found is not None
        version, ply = int(found[1]), int(found[2])
        self.seen[seat] = version
        start = message.index(b'"actions":[') + len(b'"actions":[')
        self.choices[seat] = (ply, message[start : message.index(b'],"journal"', start)])
        self.over = b'"over":true' in message
        self.bench.updates += 1
        if self.awaited_version and min(self.seen) >= self.awaited_version:
            now = time.perf_counter()
            self.bench.latencies.append((now, now - self.sent_at))
            self.awaited_version = 0
            if not self.over:
                self.bench.schedule(self)

    def move(self) -> None:
        for seat, (ply, actions) in self.choices.items():
            if actions:
                self.choices[seat] = (ply, b"")
                code = int(self.bench.random.choice(CODE.findall(actions)))
                self.awaited_version = max(self.seen) + 1
                self.sent_at = time.perf_counter()
                self.bench.moves += 1
                command = f'"do":"play","table":"{self.id}","id":"m{self.bench.moves}","seat":{seat},"ply":{ply}'
                self.seats[seat].send(f'{{{command},"action":{code}}}')  # type: ignore[union-attr]
                return
        raise AssertionError("nobody can move")


def same(protocol: SeatSocket) -> SeatSocket:
    return protocol


class SeatSocket(asyncio.Protocol):
    """The least WebSocket client that will do: one message at a time, no compression, a mask of zeros."""

    def __init__(self, table: Table, seat: int, token: str, host: str) -> None:
        self.table, self.seat, self.token, self.host = table, seat, token, host
        self.buffer = b""
        self.open = False
        self.ready = asyncio.get_running_loop().create_future()

    def connection_made(self, transport) -> None:  # type: ignore[no-untyped-def]
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /api/socket HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {self.token}\r\n\r\n".encode()
        )

    def send(self, text: str) -> None:
        data = text.encode()
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
        self.transport.write(b"\x81" + size + b"\0\0\0\0" + data)

    def data_received(self, data: bytes) -> None:
        data = self.buffer + data if self.buffer else data
        if not self.open:
            head, _, data = data.partition(b"\r\n\r\n")
            assert b" 101 " in head, head
            self.open = True
            self.send(json.dumps({"do": "watch", "table": self.table.id, "id": "w"}))
        place, size = 0, len(data)
        while size - place >= 2:
            length, start = data[place + 1], place + 2
            if length == 126:
                length, start = int.from_bytes(data[place + 2 : place + 4], "big"), place + 4
            elif length == 127:
                length, start = int.from_bytes(data[place + 2 : place + 10], "big"), place + 10
            if size < start + length:
                break
            self.message(data[start : start + length])
            place = start + length
        self.buffer = data[place:]

    def message(self, message: bytes) -> None:
        if message.startswith(b'{"is":"state"'):
            self.table.take(self.seat, message)
            if not self.ready.done():
                self.ready.set_result(None)
        elif message.startswith(b'{"is":"refused"'):
            raise AssertionError(message)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.table.bench.done:
            print("connection lost", exc, file=sys.stderr)


class Bench:
    def __init__(self, given: argparse.Namespace, port: int, pid: int) -> None:
        self.pid = pid
        self.game, self.port = given.game, port
        self.count, self.players, self.rate, self.seconds = given.tables, given.players, given.rate, given.seconds
        self.random = random.Random(1)
        self.updates = 0
        self.moves = 0
        self.latencies: list[tuple[float, float]] = []
        self.done = False
        self.period = given.tables / given.rate

    def schedule(self, table: Table) -> None:
        """The table's next move, at a beat that varies by half, so that tables don't fall into step with each other.

        A late table doesn't try to make up for it.
        """
        now = time.perf_counter()
        table.due = max(table.due + self.period * self.random.uniform(0.5, 1.5), now)
        delay = table.due - now
        if delay <= 0:
            table.move()
        else:
            asyncio.get_running_loop().call_later(delay, table.move)

    async def run(self) -> dict[str, float]:
        tables = await self.open_tables()
        await asyncio.gather(*(seat.ready for table in tables for seat in table.seats if seat))
        began = time.perf_counter()
        for number, table in enumerate(tables):
            table.due = began + self.period * number / self.count
            asyncio.get_running_loop().call_later(table.due - began, table.move)
        print("playing", file=sys.stderr)
        warm = min(2.0, self.seconds / 4)
        await asyncio.sleep(warm)
        updates, start, cpu, stolen = self.updates, time.perf_counter(), cpu_seconds(self.pid), stolen_seconds()
        own_cpu = time.process_time()
        await asyncio.sleep(self.seconds)
        own_cpu = time.process_time() - own_cpu
        stop = time.perf_counter()
        stolen = stolen_seconds() - stolen
        updates = self.updates - updates
        cpu = cpu_seconds(self.pid) - cpu
        self.done = True
        taken = sorted(latency for at, latency in self.latencies if start <= at <= stop)
        return {
            "tables": self.count,
            "seats": self.players,
            "seconds": round(stop - start, 2),
            "moves_per_second": round(len(taken) / (stop - start)),
            "seat_updates_per_second": round(updates / (stop - start)),
            "hall_cpu_us_per_update": round(cpu / updates * 1e6, 1),
            "hall_cpu_percent": round(cpu / (stop - start) * 100),
            "client_cpu_percent": round(own_cpu / (stop - start) * 100),
            "p50_ms": round(taken[len(taken) // 2] * 1000, 2),
            "p99_ms": round(taken[len(taken) * 99 // 100] * 1000, 2),
            "max_ms": round(taken[-1] * 1000, 2),
            "stolen_ms": round(stolen * 1000),
        }

    async def open_tables(self) -> list[Table]:
        tables: list[Table] = []
        for _ in range(0, self.count, OPENED_AT_ONCE):
            batch = min(OPENED_AT_ONCE, self.count - len(tables))
            tables += await asyncio.gather(*(self.open_table() for _ in range(batch)))
        return tables

    async def open_table(self) -> Table:
        tokens = [(await self.post("/api/guest", {"token": True}))["token"] for _ in range(self.players)]
        body = {"game": self.game, "players": self.players}
        table = Table(self, (await self.post("/api/tables", body, tokens[0]))["table"]["id"], self.players)
        for token in tokens[1:]:
            await self.post(f"/api/tables/{table.id}/sit", {}, token)
        await self.post(f"/api/tables/{table.id}/start", {}, tokens[0])
        host = f"127.0.0.1:{self.port}"
        for seat, token in enumerate(tokens):
            table.seats[seat] = protocol = SeatSocket(table, seat, token, host)
            await asyncio.get_running_loop().create_connection(partial(same, protocol), "127.0.0.1", self.port)
        return table

    async def post(self, path: str, body: dict[str, object], token: str = "") -> dict[str, Any]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        data = json.dumps(body).encode()
        identity = f"Authorization: Bearer {token}\r\n" if token else ""
        writer.write(
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(data)}\r\nConnection: close\r\n{identity}\r\n".encode()
            + data
        )
        answer = await reader.read()
        writer.close()
        head, _, rest = answer.partition(b"\r\n\r\n")
        assert b" 20" in head[:16], answer
        told: dict[str, Any] = json.loads(rest)
        return told


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start_hall(folder: str, port: int, *more: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "meadhall.hall", "--port", str(port), "--data", folder, "--relax-limits",
               "--pass-hold", "0", "--log-level", "warning", *more]  # fmt: skip
    hall = subprocess.Popen(command)
    for _ in range(200):
        try:
            socket.create_connection(("127.0.0.1", port), 0.2).close()
            return hall
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the hall didn't start")


def memory_mib(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(re.findall(r"VmRSS:\s+(\d+)", status)[0]) / 1024


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def stolen_seconds() -> float:
    """Time the processors of a virtual machine were kept from it, all of them together; 0 where nobody says."""
    try:
        fields = Path("/proc/stat").read_text().partition("\n")[0].split()
    except OSError:
        return 0.0
    return int(fields[8]) / os.sysconf("SC_CLK_TCK")


def one_run(given: argparse.Namespace) -> dict[str, float]:
    with tempfile.TemporaryDirectory(dir=given.data or None) as folder:
        port = free_port()
        hall = start_hall(folder, port)
        try:
            bench = Bench(given, port, hall.pid)
            run = uvloop.run if uvloop else asyncio.run
            figures: dict[str, float] = run(bench.run())
            figures["hall_mib"] = round(memory_mib(hall.pid), 1)
        finally:
            hall.terminate()
            hall.wait(15)
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="brian-boru")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--rate", type=float, default=3050, help="moves a second over all tables")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--data", default="", help="folder for the database; a temporary one if left out")
    parser.add_argument("--runs", type=int, default=5)
    given = parser.parse_args()
    gc.disable()  # the generator's own pauses would count as the hall's
    runs = []
    for _ in range(given.runs):
        runs.append(one_run(given))
        print(json.dumps(runs[-1]), flush=True)
        gc.collect()
    print(json.dumps({"median": {name: statistics.median(run[name] for run in runs) for name in runs[0]}}))


if __name__ == "__main__":
    main()
