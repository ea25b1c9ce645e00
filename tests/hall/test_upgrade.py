"""A newer hall on an older one's data: migrations run by themselves, and every table opens.

`old_hall.json` was written by a hall of the second migration, before it was kept what a move told: games of each kind
in play, one finished, one open. It stays as it is.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meadhall.hall import wall_clock
from meadhall.hall.store import engine, open_engine
from meadhall.hall.store.store import ChatLine
from meadhall.hall.table.lines import Line
from meadhall.kernel.registry import find_game
from tests.changed_rules import one_town_less, use_rules
from tests.hall.house import Guest, House, in_hall
from tests.hall.test_absence import play_once
from tests.hall.test_rules_change import known_guest

OLD = Path(__file__).with_name("old_hall.json")
SCHEMA = 2
IN_PLAY = ("brian", "feast", "ortus")
NEXT = (99, "0099_next.sql", ["ALTER TABLE chat ADD COLUMN mood TEXT", "CREATE TABLE moods (name TEXT PRIMARY KEY)"])


@pytest.fixture
def old(database: str, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The old hall's database, filled again: what is to be known of it."""
    hall: dict[str, Any] = msgspec.json.decode(OLD.read_bytes())

    async def fill() -> None:
        store = open_engine(database)
        await store.open()
        for table, content in hall["database"].items():
            if table != "migrations":
                names, marks = ", ".join(content["columns"]), ", ".join("?" for _ in content["columns"])
                sql = f"INSERT INTO {table} ({names}) VALUES ({marks})"
                await store.write([(sql, tuple(row)) for row in content["rows"]])
        now = wall_clock.now_ms()
        await store.write([("UPDATE sessions SET since = ?, seen = ?", (now, now))])
        await store.close()

    known = engine.migrations()
    with monkeypatch.context() as before:
        before.setattr(engine, "migrations", lambda: known[:SCHEMA])
        asyncio.run(fill())
    return hall


def visit(tmp_path: Path, database: str, old: dict[str, Any], play: Any) -> None:
    async def as_ana(house: House) -> None:
        await play(house, await known_guest(house, old["kept"]["token"]))

    in_hall(tmp_path, as_ana, database=database, secret=old["secret"])


def old_lines(old: dict[str, Any], table: str) -> list[tuple[Any, ...]]:
    return [tuple(row[1:6]) for row in old["database"]["lines"]["rows"] if row[0] == table]


def stored(lines: list[Line]) -> list[tuple[Any, ...]]:
    return [(line.number, line.at, line.kind, line.seat, line.code) for line in lines]


async def go_on(guest: Guest, table: str) -> dict[str, Any]:
    """The first legal action of whoever must decide at a table of one person; the table after it."""
    seat = (await guest.look(table))["table"]["awaiting"][0]
    await guest.play_first(table, (await guest.look(table, seat=seat))["state"])
    body: dict[str, Any] = (await guest.look(table))["table"]
    return body


def test_a_database_from_before_opens(
    tmp_path: Path, database: str, old: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = old["kept"]

    async def after(house: House, ana: Guest) -> None:
        numbers = await house.hall.store.engine.read("SELECT number FROM migrations ORDER BY number")
        assert [row[0] for row in numbers] == [number for number, _, _ in [*known, NEXT]]
        assert [line["text"] for line in (await ana.look(kept["brian"]))["chat"]] == ["See you after the upgrade"]
        assert (await ana.look(kept["open"]))["table"]["status"] == "open"
        done = (await ana.look(kept["finished"]))["table"]
        assert done["status"] == "finished" and done["result"] is not None
        for name in IN_PLAY:
            assert stored(await house.hall.store.lines(kept[name])) == old_lines(old, kept[name])
            seen = await ana.look(kept[name])
            assert seen["table"]["status"] in ("playing", "stranded")
            log = await ana.get(f"/api/tables/{kept[name]}/log")
            assert all(line["notation"] for line in log["lines"] if line["kind"] == "play")
            if seen["table"]["status"] == "playing":  # as long as nobody has changed what these games played
                now = await go_on(ana, kept[name])
                assert now["rules_version"] == find_game(now["game"]).rules_version

    known = engine.migrations()
    monkeypatch.setattr(engine, "migrations", lambda: [*known, NEXT])
    visit(tmp_path, database, old, after)


def test_a_database_from_before_opens_under_newer_rules(
    tmp_path: Path, database: str, old: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing but the legality of its moves, and the lobby's last word, is known of an old table."""
    kept = old["kept"]

    async def after(house: House, ana: Guest) -> None:
        now = await go_on(ana, kept["brian"])
        assert now["rules_version"] == "9"
        assert now["notices"][-1]["message"]["key"] == "hall.rules-changed-uncompared"
        done = await ana.look(kept["finished"])
        assert done["table"]["status"] == "finished" and done["table"]["result"]["places"]
        opened = kept["open"]
        await ana.do(opened, "start", fill="random")
        assert (await ana.look(opened))["table"]["rules_version"] == "9"

    monkeypatch.setattr(find_game("brian-boru"), "rules_version", "9")
    visit(tmp_path, database, old, after)


def test_an_old_table_that_newer_rules_forbid_is_still_there(
    tmp_path: Path, database: str, old: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = old["kept"]

    async def after(house: House, ana: Guest) -> None:
        seen = (await ana.look(kept["brian"]))["table"]
        assert seen["status"] == "stranded" and seen["stranded"]["reason"] == "illegal"
        assert len((await ana.get(f"/api/tables/{kept['brian']}/log"))["lines"]) == len(old_lines(old, kept["brian"]))
        done = (await ana.look(kept["finished"]))["table"]
        assert done["status"] == "finished" and done["result"]["places"] is None, "its result was never kept"

    use_rules(monkeypatch, "9", one_town_less)
    visit(tmp_path, database, old, after)


def test_tables_go_on_in_a_newer_hall(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: dict[str, str] = {}
    log: list[Line] = []

    async def before(house: House) -> None:
        ana = await house.guest("Ana")
        table = await ana.open(game="brian-boru", players=3, seats=["me", "random", "random"], start=True)
        await play_once(ana, table)
        seen = await ana.look(table)
        kept.update(table=table, token=ana.token, noted=seen["table"]["commitment"])
        log.extend(await house.hall.store.lines(table))

    async def after(house: House) -> None:
        assert (await house.hall.store.lines(kept["table"]))[: len(log)] == log
        ana = await known_guest(house, kept["token"])
        now = await ana.look(kept["table"])
        assert now["table"]["commitment"] == kept["noted"]
        await play_once(ana, kept["table"])

    known = engine.migrations()
    in_hall(tmp_path, before, database=database)
    monkeypatch.setattr(engine, "migrations", lambda: [*known, NEXT])
    in_hall(tmp_path, after, database=database)


def test_what_an_older_hall_wrote_is_kept_by_the_migrations(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A database of the first version, filled by its statements, is read by a hall of today."""
    known = engine.migrations()

    async def fill() -> None:
        old = open_engine(database)
        await old.open()
        await old.write([
            ("INSERT INTO chat (table_id, number, at, person, name, text) VALUES ('t', 1, 5, 'p_1', 'Ana', 'Hi')", ()),
            ("INSERT INTO lines (table_id, number, at, kind, seat, code) VALUES ('t', 1, 5, 'start', -1, -1)", ()),
        ])  # fmt: skip
        await old.close()

    async def read(house: House) -> None:
        assert await house.hall.store.chat("t") == [ChatLine(1, "p_1", "Ana", "Hi", 5, removed=False)]
        assert await house.hall.store.lines("t") == [Line(1, 5, "start")]

    with monkeypatch.context() as first_version:
        first_version.setattr(engine, "migrations", lambda: known[:1])
        asyncio.run(fill())
    in_hall(tmp_path, read, database=database)
