"""Memory of one hall with many tables: idle ones, active ones, and open sockets.

    python benchmarks/hall_idle.py [--idle 2000] [--active 200] [--sockets 1000]

Idle tables are in play but followed by nobody and were last touched once; active ones have every seat connected. The
rest of the sockets look on.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time

from hall_load import Bench, SeatSocket, Table, cpu_seconds, free_port, memory_mib, start_hall

AT_ONCE = 20


class Spectator(SeatSocket):
    """Somebody without a seat: takes every frame and does nothing."""

    def frame(self, frame: bytes) -> None:
        if frame.startswith(b'{"is":"state"') and not self.ready.done():
            self.ready.set_result(None)


class IdleBench(Bench):
    async def fill(self, idle: int, active: int, sockets: int) -> dict[str, float]:
        self.count = active
        tables = await self.open_tables()
        for start in range(0, idle, AT_ONCE):
            await asyncio.gather(*(self.open_idle() for _ in range(min(AT_ONCE, idle - start))))
        lookers = [await self.look_on(tables[number % active]) for number in range(sockets - active * self.players)]
        await asyncio.gather(*(seat.ready for table in tables for seat in table.seats if seat))
        await asyncio.gather(*(looker.ready for looker in lookers))
        began, cpu = time.perf_counter(), cpu_seconds(self.pid)
        await asyncio.sleep(3)
        share = (cpu_seconds(self.pid) - cpu) / (time.perf_counter() - began)
        self.done = True
        return {
            "idle_tables": idle,
            "active_tables": active,
            "sockets": active * self.players + len(lookers),
            "hall_mib": round(memory_mib(self.pid), 1),
            "hall_cpu_percent_at_rest": round(share * 100, 1),
        }

    async def open_idle(self) -> None:
        token = (await self.post("/api/guest", {"token": True}))["token"]
        body = {"game": "brian-boru", "players": 4, "seats": ["me"] * 4, "hot_seat": True, "start": True}
        await self.post("/api/tables", body, token)

    async def look_on(self, table: Table) -> Spectator:
        token = (await self.post("/api/guest", {"token": True}))["token"]
        looker = Spectator(table, 0, token, f"127.0.0.1:{self.port}")
        await asyncio.get_running_loop().create_connection(lambda: looker, "127.0.0.1", self.port)
        return looker


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--idle", type=int, default=2000)
    parser.add_argument("--active", type=int, default=200)
    parser.add_argument("--sockets", type=int, default=1000)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        hall = start_hall(folder, port)
        try:
            wanted = argparse.Namespace(game="brian-boru", tables=given.active, players=4, rate=1.0, seconds=1.0)
            bench = IdleBench(wanted, port, hall.pid)
            print(json.dumps(asyncio.run(bench.fill(given.idle, given.active, given.sockets))))
        finally:
            hall.terminate()
            hall.wait(20)


if __name__ == "__main__":
    main()
