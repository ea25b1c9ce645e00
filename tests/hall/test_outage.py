"""The database goes away and comes back: clear answers meanwhile, nothing missed and nobody's time lost afterwards."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg
import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from meadhall.hall.bots import scheduler
from meadhall.hall.cli.options import RELAXED
from meadhall.hall.live.presence import SILENCE_SECONDS
from meadhall.hall.people import accounts as people
from meadhall.hall.settings import Settings
from meadhall.hall.store import Engine, StoreDown
from meadhall.hall.store import postgres as postgres_store
from meadhall.hall.store.engine import ADD_PLAIN_LINE
from meadhall.hall.store.postgres import PostgresEngine
from tests.hall.house import Guest, House, Wire, in_hall, open_house
from tests.hall.postgres_server import PostgresServer
from tests.hall.test_operations import cut_connections
from tests.hall.test_presence import in_two_halls, through, until_connected


class Cable:
    """The network between a hall and its database. Cut, it carries nothing and says nothing."""

    def __init__(self, database: str) -> None:
        self.target = urlsplit(database)
        self.whole = True
        self.ends: list[asyncio.StreamWriter] = []

    async def lay(self) -> str:
        """The address of the database at this end."""
        self.server = await asyncio.start_server(self.carry, "127.0.0.1", 0)
        port = self.server.sockets[0].getsockname()[1]
        return f"postgresql://{self.target.username}@127.0.0.1:{port}{self.target.path}"

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection(self.target.hostname, self.target.port)
        self.ends += (writer, far_writer)
        await asyncio.gather(self.pass_on(reader, far_writer), self.pass_on(far_reader, writer))

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        carried = self.whole
        while data := await reader.read(65536):
            carried = carried and self.whole  # what was connected when it was cut never works again
            if carried:
                writer.write(data)
        if carried:
            writer.close()

    def take_away(self) -> None:
        self.server.close()
        for end in self.ends:
            end.transport.abort()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Silence counts as absence soon, so that tests needn't wait for it."""
    monkeypatch.setattr(postgres_store, "PATIENCE_SECONDS", 0.5)
    monkeypatch.setattr(postgres_store, "LISTENING_CHECK_SECONDS", 0.2)
    monkeypatch.setattr(postgres_store, "MANNERS", {**postgres_store.MANNERS, "timeout": 0.5})
    yield


def with_a_cable(
    folder: Path, postgres: PostgresServer, play: Callable[[House, House, Cable], Awaitable[None]]
) -> None:
    """Two halls on one database; the first one's way to it can be cut."""

    async def run() -> None:
        database = postgres.new_database()
        cable = Cable(database)
        plain: dict[str, Any] = {"data": folder, "secret": "both", "workers": 1, "bot_pause": 0, "limits": RELAXED}
        near, far = Settings(**plain, database=database), Settings(**plain, database=await cable.lay())
        try:
            async with open_house(near) as two, open_house(far) as one:
                await play(one, two, cable)
        finally:
            cable.take_away()

    asyncio.run(run())


def shown(wire: Wire) -> set[str]:
    """What was said, as far as this socket was told."""
    return {line["text"] for message in wire.heard if message["is"] == "chat" for line in message["lines"]}


async def healthy(house: House) -> bool:
    async with httpx.AsyncClient(base_url=house.address, timeout=10) as client:
        return (await client.get("/healthz")).status_code == 200


async def until_healthy(house: House) -> None:
    async with asyncio.timeout(10):
        while not await healthy(house):
            await asyncio.sleep(0.05)


@pytest.mark.usefixtures("impatient")
def test_a_cut_cable_is_answered_with_503_and_made_up_for(tmp_path: Path, postgres: PostgresServer) -> None:
    async def play(one: House, two: House, cable: Cable) -> None:
        table, guests = await one.guests_at_table("Ana Bo Cai")
        seat = (await guests[0].look(table))["state"]["awaiting"][0]
        watcher, mover = guests[(seat + 1) % 3], guests[seat]
        async with watcher.socket() as wire:
            await wire.watch(table)
            cable.whole = False
            began = time.monotonic()
            refused = await watcher.do(table, "chat", 503, text="Hello?")
            assert refused["key"] == "hall.store-down" and time.monotonic() - began < 5
            assert not await healthy(one) and await healthy(two)
            twin = through(mover, two)
            await twin.play_first(table, (await twin.look(table))["state"])
            await twin.do(table, "chat", text="Can you see this?")
            cable.whole = True
            # The first hall listened on a connection that never said it was dead.
            moved = await wire.until("state", lambda message: message["ply"] == 1)
            assert moved["version"] == (await twin.look(table))["table"]["version"]
            while "Can you see this?" not in shown(wire):
                await wire.hear()
            await until_healthy(one)
            await watcher.do(table, "chat", text="I can.")

    with_a_cable(tmp_path, postgres, play)


@pytest.mark.usefixtures("impatient")
def test_a_hall_whose_database_is_silent_can_be_stopped(tmp_path: Path, postgres: PostgresServer) -> None:
    stopping: list[float] = []

    async def play(one: House, two: House, cable: Cable) -> None:
        await one.guests_at_table("Ana Bo Cai")
        cable.whole = False
        stopping.append(time.monotonic())

    with_a_cable(tmp_path, postgres, play)
    assert time.monotonic() - stopping[0] < 10


def test_who_listens_at_a_dead_connection_can_be_stopped(postgres: PostgresServer) -> None:
    """The connection can't be closed in time, and says so instead of passing on that it was cancelled."""

    async def run() -> None:
        cable = Cable(postgres.new_database())
        engine = PostgresEngine(await cable.lay())
        await engine.open()
        cable.whole = False
        await asyncio.sleep(0.05)
        await asyncio.wait_for(engine.close(), 10)
        assert engine.ear is not None and engine.ear.done()
        cable.take_away()

    asyncio.run(run())


@pytest.mark.usefixtures("impatient")
def test_a_socket_without_a_store_is_asked_to_come_again(tmp_path: Path, postgres: PostgresServer) -> None:
    async def play(one: House, two: House, cable: Cable) -> None:
        ana = through(await two.guest("Ana"), one)
        cable.whole = False
        headers = {"Authorization": f"Bearer {ana.token}"}
        async with connect(f"ws://127.0.0.1:{one.port}/api/socket", additional_headers=headers) as socket:
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(socket.recv(), 10)
            assert socket.close_code == 1013

    with_a_cable(tmp_path, postgres, play)


def test_a_database_that_only_reads_is_no_store(tmp_path: Path, postgres: PostgresServer) -> None:
    """As a standby is that was not promoted yet."""

    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai")
        name = house.settings.database.rsplit("/", 1)[1]
        await house.hall.store.engine.read(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        await cut_connections(house.settings.database)
        async with asyncio.timeout(10):
            while (refused := await guests[0].do(table, "chat", 503, text="x"))["key"] != "hall.store-down":
                pass
        assert "look" not in refused
        assert (await guests[0].look(table))["state"]["ply"] == 0

    in_hall(tmp_path, play, database=postgres.new_database())


def test_what_a_vanished_hall_had_locked_is_free_again_soon(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its connection stays open in the middle of a transaction, as after a power cut."""
    monkeypatch.setitem(postgres_store.PATIENT_SERVER, "idle_in_transaction_session_timeout", "500")

    async def run() -> None:
        left = PostgresEngine(address := postgres.new_database())
        await left.open()
        gone = await asyncpg.connect(address, **postgres_store.MANNERS)
        await gone.execute("BEGIN")
        await gone.execute("INSERT INTO leases (table_id, holder, until) VALUES ('t', 'gone', 0)")
        taking = ("INSERT INTO leases (table_id, holder, until) VALUES (?, ?, ?)", ("t", "left", 0))
        await asyncio.wait_for(left.write([taking]), 4)
        gone.terminate()
        await left.close()

    asyncio.run(run())


def test_what_could_not_be_read_when_it_was_told_is_read_later(
    tmp_path: Path, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(one: House, two: House) -> None:
        table, guests = await one.guests_at_table("Ana Bo Cai")
        seat = (await guests[0].look(table))["state"]["awaiting"][0]
        watcher = through(guests[(seat + 1) % 3], two)
        async with watcher.socket() as wire:
            await wire.watch(table)
            read, failures = two.hall.store.lines, [1, 2]

            async def fail_twice(*args: Any) -> Any:
                if failures:
                    failures.pop()
                    raise StoreDown("just now")
                return await read(*args)

            monkeypatch.setattr(two.hall.store, "lines", fail_twice)
            await guests[seat].play_first(table, (await guests[seat].look(table))["state"])
            await wire.until("state", lambda message: message["ply"] == 1)
            assert failures == []

    in_two_halls(tmp_path, postgres, play)


def test_a_move_made_while_another_process_reads_the_table_is_seen_there(
    tmp_path: Path, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(one: House, two: House) -> None:
        table, guests = await one.guests_at_table("Ana Bo Cai")
        seat = (await guests[0].look(table))["state"]["awaiting"][0]
        read, told = two.hall.store.lines, asyncio.Event()
        two.hall.store.engine.listen(lambda word: told.set() if word.endswith(f"log {table}") else None)

        async def read_slowly(*args: Any) -> Any:
            lines = await read(*args)
            if not told.is_set():
                reading.set()
                await told.wait()  # the move is made, and told, before what was read arrives
            return lines

        reading = asyncio.Event()
        monkeypatch.setattr(two.hall.store, "lines", read_slowly)
        watcher = through(guests[(seat + 1) % 3], two)
        async with watcher.socket() as wire:
            await wire.send("watch", table=table)
            await reading.wait()
            await guests[seat].play_first(table, (await guests[seat].look(table))["state"])
            await wire.until("state", lambda message: message["ply"] == 1)

    in_two_halls(tmp_path, postgres, play)


def test_every_line_of_chat_is_shown_at_the_other_process(
    tmp_path: Path, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(one: House, two: House) -> None:
        table, guests = await one.guests_at_table("Ana Bo Cai")
        async with through(guests[1], two).socket() as wire:
            await wire.watch(table)
            await wire.until("chat")
            read, second = two.hall.store.chat, asyncio.Event()

            async def read_late(*args: Any, **more: Any) -> Any:
                await second.wait()
                return await read(*args, **more)

            monkeypatch.setattr(two.hall.store, "chat", read_late)
            await guests[0].do(table, "chat", text="one")
            await guests[0].do(table, "chat", text="two")
            second.set()
            while shown(wire) != {"one", "two"}:
                await wire.hear()

    in_two_halls(tmp_path, postgres, play)


def test_who_is_there_is_known_again_after_a_silence(tmp_path: Path, postgres: PostgresServer) -> None:
    async def play(one: House, two: House) -> None:
        table, guests = await one.guests_at_table("Ana Bo Cai")
        async with guests[0].socket() as here, through(guests[1], two).socket() as there:
            await here.watch(table)
            await there.watch(table)
            await until_connected(here, [True, True, False])
            elsewhere = one.hall.rooms.peers.elsewhere
            clock = elsewhere.clock
            elsewhere.clock = lambda: clock() + SILENCE_SECONDS + 1
            one.hall.rooms.peers.beat()
            elsewhere.clock = clock
            await until_connected(here, [True, False, False])
            two.hall.rooms.peers.beat()  # the other process is heard again
            await until_connected(here, [True, True, False])

    in_two_halls(tmp_path, postgres, play)


def test_a_full_disk_refuses_moves_keeps_what_is_stored_and_lets_people_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "SEEN_EVERY", -1)  # every request notes that the session was seen

    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai")
        seat = (await guests[0].look(table))["state"]["awaiting"][0]
        async with guests[seat].socket() as wire:
            state = await wire.watch(table)
            move = {"table": table, "seat": seat, "ply": 0, "action": state["actions"][0]["code"]}
            (writing, *_) = house.hall.store.engine.opened  # type: ignore[attr-defined]
            pages = writing.execute("PRAGMA page_count").fetchone()[0]
            writing.execute(f"PRAGMA max_page_count = {pages}")
            await fill_pages(house.hall.store.engine)
            house.hall.people.known.clear()
            refused = await wire.ask("play", **move)
            assert refused["is"] == "refused" and refused["error"]["key"] == "hall.store-down"
            assert (await guests[0].look(table))["state"]["ply"] == 0
            assert [row["id"] for row in (await guests[0].get("/api/tables"))["tables"]] == [table]
            writing.execute("PRAGMA max_page_count = 1000000")
            assert (await wire.ask("play", **move))["ply"] == 1

    in_hall(tmp_path, play)


async def fill_pages(engine: Engine) -> None:
    """Use up the room that is left in the pages of the log."""
    with pytest.raises(StoreDown, match="full"):
        for number in range(10_000):
            await engine.write([(ADD_PLAIN_LINE, ("filler", number, 0, "", 0, 0, None, None))])


def test_a_damaged_database_is_answered_with_503(tmp_path: Path) -> None:
    kept: dict[str, str] = {}

    async def before(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai")
        kept.update(table=table, token=guests[0].token)

    async def after(house: House) -> None:
        ana = await house.guest("Ana")
        assert (await ana.get(f"/api/tables/{kept['table']}", 503))["error"]["key"] == "hall.store-down"
        assert len((await ana.get("/api/tables"))["tables"]) == 1  # what isn't damaged can be read
        answer = await ana.client.get("/healthz")
        assert answer.status_code == 503 and answer.json() == {"status": "store damaged"}
        assert (await ana.client.get("/livez")).status_code == 200

    in_hall(tmp_path, before)
    file = tmp_path / "meadhall.sqlite"
    with closing(sqlite3.connect(file)) as database:
        (page,) = database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'lines'").fetchone()
        (size,) = database.execute("PRAGMA page_size").fetchone()
    with file.open("r+b") as damaged:
        damaged.seek((page - 1) * size)
        damaged.write(b"?" * size)
    in_hall(tmp_path, after)


def test_nobody_pays_for_the_time_the_store_was_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody could have moved; and whoever comes first afterwards, no flag falls for it."""
    monkeypatch.setattr(scheduler, "OUTAGE", 800)
    monkeypatch.setattr(scheduler, "HEARTBEAT_SECONDS", 0.1)
    monkeypatch.setattr(scheduler, "LEAST_FORGIVEN", 100)

    async def play(house: House) -> None:
        pace = {"kind": "live", "minutes": 1, "increment": 0}
        table, guests = await house.guests_at_table("Ana Bo Cai", pace=pace)
        seat = (await guests[0].look(table))["state"]["awaiting"][0]
        room = house.hall.rooms.rooms[table]
        room.record.clocks.left[seat] = 1500  # nearly out of time
        engine = house.hall.store.engine
        with monkeypatch.context() as outage:

            def refuse(*_: Any) -> None:
                raise StoreDown("disk full")

            outage.setattr(engine, "hand_over", refuse)
            assert (await guests[seat].do(table, "chat", 503, text="x"))["key"] == "hall.store-down"
            await asyncio.sleep(2)
            assert not await healthy(house)  # it can be read, but that isn't enough
        await play_at_once(guests[seat], table)
        kinds = [
            row[0] for row in await engine.read("SELECT kind FROM lines WHERE table_id = ? ORDER BY number", table)
        ]
        assert kinds[-2:] == ["outage", "play"] and "out" not in kinds

    in_hall(tmp_path, play)


async def play_at_once(guest: Guest, table: str) -> None:
    await guest.play_first(table, (await guest.look(table))["state"])
