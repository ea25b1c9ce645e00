"""A newer hall on an older one's data: migrations run by themselves, tables go on, other rules are never mixed in."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.hall.lines import Line
from meadhall.hall.store import engine
from meadhall.kernel.registry import find_game
from tests.hall.house import Guest, House, in_hall
from tests.hall.test_absence import play_once
from tests.hall.times import HOUR, let_time_pass

NEXT = (9, "0009_next.sql", ["ALTER TABLE chat ADD COLUMN mood TEXT", "CREATE TABLE moods (name TEXT PRIMARY KEY)"])


async def known_guest(house: House, token: str) -> Guest:
    """Somebody who was here before the upgrade."""
    guest = await house.guest()
    guest.client.headers["Authorization"] = f"Bearer {token}"
    guest.token = token
    return guest


def test_tables_go_on_in_a_newer_hall(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: dict[str, str] = {}
    log: list[Line] = []

    async def before(house: House) -> None:
        ana = await house.guest("Ana")
        table = await ana.open(game="brian-boru", players=3, seats=["me", "random", "random"], start=True)
        await play_once(ana, table)
        seen = await ana.look(table)
        kept.update(table=table, token=ana.token, noted=seen["table"]["commitment"])
        await ana.do(table, "chat", text="See you after the upgrade")
        log.extend(await house.hall.store.lines(table))

    async def after(house: House) -> None:
        numbers = await house.hall.store.engine.read("SELECT number FROM migrations ORDER BY number")
        assert [row[0] for row in numbers] == [number for number, _, _ in [*known, NEXT]]
        assert (await house.hall.store.lines(kept["table"]))[: len(log)] == log
        ana = await known_guest(house, kept["token"])
        now = await ana.look(kept["table"])
        assert now["table"]["commitment"] == kept["noted"]
        assert [line["text"] for line in now["chat"]] == ["See you after the upgrade"]
        await play_once(ana, kept["table"])

    known = engine.migrations()
    monkeypatch.setattr(engine, "migrations", lambda: known[:1])
    in_hall(tmp_path, before, database=database)
    monkeypatch.setattr(engine, "migrations", lambda: [*known, NEXT])
    in_hall(tmp_path, after, database=database)


def test_a_table_of_other_rules_rests_until_they_are_back(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A live game, a bot's turn and an outage: everything at which a hall would touch the table by itself."""
    kept: dict[str, str] = {}

    async def before(house: House) -> None:
        ana = await house.guest("Ana")
        pace = {"kind": "live", "minutes": 90, "increment": 0}
        table = await ana.open(game="brian-boru", players=3, seats=["me"] * 3, hot_seat=True, pace=pace, start=True)
        kept.update(table=table, token=ana.token, lines=str((await ana.look(table))["table"]["version"]))

    async def by_other_rules(house: House) -> None:
        ana = await known_guest(house, kept["token"])
        refused = await ana.get(f"/api/tables/{kept['table']}", 409)
        assert refused["error"]["key"] == "hall.rules-version-gone"
        assert refused["error"]["args"] == {"given_text": "1", "present_text": "2"}
        assert (await ana.do(kept["table"], "resign", 409, seat=0))["key"] == "hall.rules-version-gone"
        assert [row["id"] for row in (await ana.get("/api/tables", mine=1))["tables"]] == [kept["table"]]
        fresh = await ana.open(game="brian-boru", players=3)
        assert (await ana.look(fresh))["table"]["rules_version"] == "2"

    async def back(house: House) -> None:
        ana = await known_guest(house, kept["token"])
        now = await ana.look(kept["table"])
        assert now["table"]["status"] == "playing"
        seat = now["state"]["awaiting"][0]
        await ana.play_first(kept["table"], (await ana.look(kept["table"], seat=seat))["state"])

    in_hall(tmp_path, before, database=database)
    let_time_pass(monkeypatch, HOUR)
    with monkeypatch.context() as upgrade:
        upgrade.setattr(find_game("brian-boru"), "rules_version", "2")
        in_hall(tmp_path, by_other_rules, database=database)
    in_hall(tmp_path, back, database=database)
