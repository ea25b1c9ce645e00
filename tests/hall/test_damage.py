"""Damaged and foreign databases: the hall opens and works, or says which file is wrong. Never a traceback."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from meadhall.hall.cli.options import RELAXED
from meadhall.hall.cli.startup import data_trouble
from meadhall.hall.settings import Settings
from meadhall.hall.store import open_engine
from meadhall.hall.store.engine import InUse
from meadhall.kernel.words.message import Speech
from tests.hall.house import House, in_hall
from tests.hall.siege import HallProcess
from tests.ports import free_port

Damage = Callable[[Path], None]
NAME = "meadhall.sqlite"


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    """The data of a hall with tables open, in play with bots and a clock, and finished."""
    folder = tmp_path_factory.mktemp("whole")
    kept: dict[str, Any] = {}

    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai", pace={"kind": "live", "minutes": 60, "increment": 5})
        kept.update(table=table, token=guests[0].token)
        kept["other"] = await guests[0].open(game="brian-boru", players=3, hot_seat=True, seats=["me"] * 3, start=True)
        done = await guests[1].open(game="brian-boru", players=3, seats=["me", "random", "random"], start=True)
        await guests[1].do(done, "resign", seat=0)
        await guests[2].post("/api/account", {"login": "cai", "password": "correct horse"})
        room = house.hall.rooms.rooms[kept["other"]]
        for _ in range(60):
            game = room.record.started_game()
            seat = game.awaiting[0]
            await guests[0].do(kept["other"], "play", seat=seat, ply=game.ply, action=game.codes(seat)[0])
        for number in range(5):
            await guests[0].do(table, "chat", text=f"line {number}")

    in_hall(folder, play)
    return folder, kept


def cut(share: float) -> Damage:
    def damage(file: Path) -> None:
        with file.open("r+b") as data:
            data.truncate(int(file.stat().st_size * share))

    return damage


def cut_to(size: int) -> Damage:
    return lambda file: os.truncate(file, size)


def overwrite(offset: int, data: bytes) -> Damage:
    def damage(file: Path) -> None:
        with file.open("r+b") as out:
            out.seek(offset)
            out.write(data)

    return damage


def zero_page(number: int, fill: bytes = b"\0") -> Damage:
    return overwrite(number * 4096, fill * 4096)


def scatter(seed: int) -> Damage:
    """A hundred bytes changed anywhere but in the header."""

    def damage(file: Path) -> None:
        rng = random.Random(seed)
        size = file.stat().st_size
        with file.open("r+b") as out:
            for _ in range(100):
                out.seek(rng.randrange(100, size))
                out.write(bytes([rng.randrange(256)]))

    return damage


def run_sql(*statements: str) -> Damage:
    def damage(file: Path) -> None:
        with closing(sqlite3.connect(file)) as database:
            database.execute("PRAGMA writable_schema = ON")
            for statement in statements:
                database.execute(statement)
            database.commit()

    return damage


def write(text: bytes) -> Damage:
    def damage(file: Path) -> None:
        file.write_bytes(text)

    return damage


def into_folder(file: Path) -> None:
    file.unlink()
    file.mkdir()


def into_dangling_link(file: Path) -> None:
    file.unlink()
    file.symlink_to(file.parent / "nowhere" / "at" / "all")


def foreign(file: Path) -> None:
    file.unlink()
    run_sql("CREATE TABLE recipes (name TEXT)", "INSERT INTO recipes VALUES ('mead')")(file)


def foreign_with_migrations(file: Path) -> None:
    file.unlink()
    run_sql("CREATE TABLE migrations (id INTEGER, migration TEXT)", "INSERT INTO migrations VALUES (1, 'x')")(file)


def odd_journal(file: Path) -> None:
    file.with_name(NAME + "-wal").write_bytes(b"garbage" * 1000)
    file.with_name(NAME + "-shm").write_bytes(b"garbage" * 1000)


def journal_is_a_folder(file: Path) -> None:
    file.with_name(NAME + "-wal").mkdir()


HEADER_BYTES = (0, 8, 16, 18, 19, 21, 24, 28, 44, 47, 56, 60)
TABLES = ("lines", "tables", "people", "sessions", "heartbeat", "migrations")
DAMAGES: dict[str, Damage] = {
    "as it was": lambda file: None,
    **{f"cut at {share}": cut(share) for share in (0.01, 0.1, 0.25, 0.5, 0.75, 0.9, 0.99)},
    **{f"cut to {size} bytes": cut_to(size) for size in (0, 1, 15, 16, 99, 100, 512, 4095, 4096, 4097, 8192)},
    **{f"header byte {place} changed": overwrite(place, b"\xfe") for place in HEADER_BYTES},
    **{f"page {number} zeroed": zero_page(number) for number in range(1, 16)},
    **{f"page {number} garbage": zero_page(number, b"\xa5") for number in (0, 1, 3, 5, 9)},
    **{f"bytes scattered {seed}": scatter(seed) for seed in range(8)},
    "a diary": write(b"Dear diary, this is no database. " * 300),
    "noise": write(random.Random(1).randbytes(20_000)),
    "header, then noise": write(b"SQLite format 3\0" + random.Random(2).randbytes(20_000)),
    "a folder": into_folder,
    "a link to nothing": into_dangling_link,
    "another program's": foreign,
    "another program's with migrations": foreign_with_migrations,
    "a journal of garbage": odd_journal,
    "a folder for a journal": journal_is_a_folder,
    **{f"no table {table}": run_sql(f"DROP TABLE {table}") for table in TABLES},
    "no column": run_sql("ALTER TABLE lines DROP COLUMN detail"),
    "a newer version's": run_sql("INSERT INTO migrations VALUES (999, 'future')"),
    "migration 0": run_sql("INSERT INTO migrations VALUES (0, 'past')"),
    "migrations undone": run_sql("DELETE FROM migrations"),
    "migrations of another type": run_sql(
        "DROP TABLE migrations", "CREATE TABLE migrations (number, name)", "INSERT INTO migrations VALUES ('one', 2)"
    ),
    "a view for a table": run_sql("ALTER TABLE lines RENAME TO old", "CREATE VIEW lines AS SELECT * FROM old"),
    "a schema that can't be read": run_sql("UPDATE sqlite_master SET sql = 'CREATE TABLE' WHERE name = 'lines'"),
    "a heartbeat that is no time": run_sql("UPDATE heartbeat SET at = 'noon'"),
    "charters that are no JSON": run_sql("UPDATE tables SET charter = '{', version = 0"),
    "charters of bytes": run_sql("UPDATE tables SET charter = x'ff00ff', version = 0"),
    "charters of another game": run_sql("""UPDATE tables SET charter = replace(charter, 'brian-boru', 'chess')"""),
    "summaries that are no JSON": run_sql("UPDATE tables SET summary = 'x'"),
    "summaries of another kind": run_sql("""UPDATE tables SET summary = '{"id": 1, "seats": 3}'"""),
    "tables of wrong types": run_sql("UPDATE tables SET updated = 'x', version = 'y', free = 'z', flag_at = 'w'"),
    "lines of no kind": run_sql("UPDATE lines SET kind = 'dance'", "UPDATE tables SET version = 0"),
    "lines without details": run_sql("UPDATE lines SET detail = NULL", "UPDATE tables SET version = 0"),
    "lines with details that are no JSON": run_sql("UPDATE lines SET detail = '{'", "UPDATE tables SET version = 0"),
    "lines of wrong types": run_sql("UPDATE lines SET seat = 'x', at = 'z'", "UPDATE tables SET version = 0"),
    "lines with a gap": run_sql("DELETE FROM lines WHERE number = 2", "UPDATE tables SET version = 0"),
    "moves that aren't legal": run_sql("UPDATE lines SET code = 999999", "UPDATE tables SET version = 0"),
    "sessions of wrong types": run_sql("UPDATE sessions SET seen = 'x'"),
    "people of wrong types": run_sql("UPDATE people SET name = 7, created = 'x'"),
}  # fmt: skip


def copy_of(whole: Path, folder: Path) -> Path:
    shutil.copytree(whole, folder, dirs_exist_ok=True)
    return folder / NAME


def serve(folder: Path, port: int) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, "-m", "meadhall.hall", "--port", str(port), "--data", str(folder), "--relax-limits"]
    return subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True)


async def works(port: int, kept: dict[str, Any]) -> None:
    """A hall that has opened answers every question; where something is damaged, in words."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=20) as client:
        headers = {"Authorization": f"Bearer {kept['token']}"}
        fresh = await client.post("/api/guest", json={"token": True})
        assert fresh.status_code in (200, 503), fresh.text
        if fresh.status_code == 200:
            headers = {"Authorization": f"Bearer {fresh.json()['token']}"}
        for path in ("/api/me", "/api/tables?status=open&status=playing&status=finished", "/api/tables?mine=1",
                     f"/api/tables/{kept['table']}", f"/api/tables/{kept['other']}", "/healthz"):  # fmt: skip
            answer = await client.get(path, headers=headers)
            assert answer.status_code in (200, 401, 404, 409, 503), (path, answer.status_code, answer.text)
        body = {"game": "brian-boru", "players": 3, "seats": ["me", "random", "random"], "start": True}
        opened = await client.post("/api/tables", json=body, headers=headers)
        assert opened.status_code in (201, 401, 503), opened.text


async def try_to_open(folder: Path, kept: dict[str, Any]) -> tuple[int | None, str]:
    """How `serve` ends, or that it doesn't, and what it says."""
    port = free_port()
    process = serve(folder, port)
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
            async with asyncio.timeout(90):
                while process.poll() is None:
                    try:
                        await client.get("/livez")
                        break
                    except httpx.TransportError:
                        await asyncio.sleep(0.05)
        if process.poll() is None:
            await works(port, kept)
            process.terminate()
            _, said = await asyncio.to_thread(process.communicate, timeout=30)
            return None, said
        _, said = process.communicate()
        return process.returncode, said
    finally:
        if process.poll() is None:
            process.kill()
            process.communicate()


def check_sentence(said: str) -> None:
    (sentence,) = said.strip().splitlines()
    assert NAME in sentence and sentence.endswith("."), sentence


@pytest.mark.parametrize("name", DAMAGES)
def test_a_damaged_database_opens_or_is_named(
    tmp_path: Path, whole: tuple[Path, dict[str, Any]], name: str, caplog: pytest.LogCaptureFixture
) -> None:
    folder, kept = whole
    DAMAGES[name](copy_of(folder, tmp_path))
    said = data_trouble(Settings(data=tmp_path))
    if said is not None:
        check_sentence(Speech().say(said))
    else:
        in_hall(tmp_path, lambda house: works(house.port, kept))
    assert [record for record in caplog.records if record.exc_info or "Traceback" in record.getMessage()] == []


@pytest.mark.parametrize("name", ["as it was", "a diary", "header byte 18 changed", "lines of wrong types"])
def test_serve_opens_or_says_why_not(tmp_path: Path, whole: tuple[Path, dict[str, Any]], name: str) -> None:
    folder, kept = whole
    file = copy_of(folder, tmp_path / "data")
    DAMAGES[name](file)
    code, said = asyncio.run(try_to_open(tmp_path / "data", kept))
    assert "Traceback" not in said and '"trace"' not in said and "Error:" not in said, said
    assert code in (None, 2), said
    if code == 2:
        check_sentence(said)
    if name == "as it was":
        assert code is None


def test_there_are_enough_ways() -> None:
    assert len(DAMAGES) >= 60


def test_a_damaged_table_costs_nobody_else(tmp_path: Path, whole: tuple[Path, dict[str, Any]]) -> None:
    folder, kept = whole
    for number, damage in enumerate((
        "UPDATE tables SET charter = '{' WHERE id = ?",
        "UPDATE lines SET detail = '[' WHERE table_id = ?",
        "UPDATE lines SET code = 999999 WHERE table_id = ? AND kind = 'play'",
        "UPDATE lines SET kind = 'dance' WHERE table_id = ? AND number = 3",
        "DELETE FROM lines WHERE table_id = ? AND number = 2",
    )):  # fmt: skip
        file = copy_of(folder, tmp_path / str(number))
        with closing(sqlite3.connect(file)) as database:
            database.execute(damage, (kept["other"],))
            database.execute("UPDATE tables SET version = 0")
            database.commit()

        async def play(house: House) -> None:
            ana = await house.guest()
            ana.client.headers["Authorization"] = f"Bearer {kept['token']}"
            ana.token = kept["token"]
            for path in ("", "/moments", "/chat", "/sheets"):
                refused = await ana.get(f"/api/tables/{kept['other']}{path}", 409)
                assert refused["error"]["key"] == "hall.table-damaged"
            assert (await ana.do(kept["other"], "resign", 409, seat=0))["key"] == "hall.table-damaged"
            async with ana.socket() as wire:
                assert (await wire.ask("watch", table=kept["other"]))["error"]["key"] == "hall.table-damaged"
                assert (await wire.watch(kept["table"]))["ply"] == 0
            await ana.post("/api/name", {"name": "Zoë"})
            assert (await ana.client.get("/healthz")).status_code == 200
            assert len((await ana.get("/api/tables"))["tables"]) == 2

        in_hall(tmp_path / str(number), play)


def test_a_damaged_summary_costs_its_own_row(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        tables = [await ana.open(game="brian-boru", players=3) for _ in range(4)]
        await ana.get("/api/tables")
        for table, summary in zip(tables, ("{", "[]", '{"id": "x"}', None), strict=True):
            if summary is not None:
                await house.hall.store.engine.write([("UPDATE tables SET summary = ? WHERE id = ?", (summary, table))])
        for query in ({}, {"limit": 1}, {"mine": 1}):
            rows = await ana.get("/api/tables", **query)
            assert {row["id"] for row in rows["tables"]} <= {tables[3]}
        assert [row["id"] for row in (await ana.get("/api/tables"))["tables"]] == [tables[3]]

    in_hall(tmp_path, play)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a file beside the database is locked")
def test_one_database_is_one_halls_whatever_it_is_called(tmp_path: Path) -> None:
    first = tmp_path / "first"
    others = {kind: tmp_path / kind for kind in ("hard-link", "symbolic-link", "link-to-the-folder")}

    async def run() -> None:
        first.mkdir()
        async with HallProcess(first):
            for kind in ("hard-link", "symbolic-link"):
                others[kind].mkdir()
            os.link(first / NAME, others["hard-link"] / NAME)
            (others["symbolic-link"] / NAME).symlink_to(first / NAME)
            others["link-to-the-folder"].symlink_to(first)
            for other in (first, *others.values()):
                code, said = await try_to_open(other, {})
                assert code == 2 and "Another hall uses the data" in said and "Traceback" not in said, said
        # When the first hall is gone, however it went, the data is free.
        async with HallProcess(others["hard-link"]):
            pass

    asyncio.run(run())


def test_one_process_opens_no_database_twice(tmp_path: Path) -> None:
    async def run() -> None:
        path = tmp_path / "a.sqlite"
        first = open_engine(str(path))
        await first.open()
        os.link(path, tmp_path / "b.sqlite")
        for name in ("a.sqlite", "b.sqlite"):
            second = open_engine(str(tmp_path / name))
            with pytest.raises(InUse):
                await second.open()
        await first.close()
        await second.open()
        await second.close()

    asyncio.run(run())


def test_an_empty_secret_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a power cut may leave it: whoever can guess the secret can be anybody."""
    monkeypatch.delenv("MEADHALL_SECRET", raising=False)
    (tmp_path / "secret").touch()
    code, said = asyncio.run(try_to_open(tmp_path, {}))
    assert code == 2 and "secret is empty" in said and "Traceback" not in said
    assert Settings(data=tmp_path, limits=RELAXED).secret == ""
