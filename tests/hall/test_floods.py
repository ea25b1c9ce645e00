"""Answers that anybody may ask for as often as they like: what they cost is bounded, kept, or counted."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meadhall.hall.bots.analyses import MOST_OF_ONE, Analyses
from meadhall.hall.cli.options import RELAXED
from meadhall.hall.live.daily_results import MOST_KEPT, MOST_RESULTS
from meadhall.hall.live.identities import check
from meadhall.hall.live.watchers import NO_IDENTITY
from meadhall.hall.store.engine import Row
from meadhall.hall.store.sqlite import SqliteEngine
from tests.hall.house import Guest, House, in_hall
from tests.hall.test_analysis import my_turn

RESULTS = "/api/daily/results"
ALONE = {"game": "feast-for-odin", "players": 1, "seats": ["me"], "start": True}


class Counted:
    """How often the store is asked for something."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, words: str) -> None:
        self.times = 0
        read = SqliteEngine.read

        async def counted(engine: SqliteEngine, sql: str, *args: Any) -> list[Row]:
            self.times += words in sql
            return await read(engine, sql, *args)

        monkeypatch.setattr(SqliteEngine, "read", counted)


# --- results of the day ----------------------------------------------------------------------------------------


def pretend_tries(summary: dict[str, Any], charter: str, count: int) -> list[list[Any]]:
    """Rows of the store as if so many people had finished the daily game."""
    tries = []
    for number in range(count):
        person = f"p_{number}"
        seats = [{**summary["seats"][0], "person": person, "name": f"N{number}", "out": None}]
        result = {"scores": [number], "places": [1]}
        tries.append([person, charter, msgspec.json.encode({**summary, "seats": seats, "result": result}).decode()])
    return tries


def test_the_results_of_a_day_are_put_together_once_for_all_who_ask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = Counted(monkeypatch, "t.charter")

    async def play(house: House) -> None:
        ana, stranger = await house.guest("Ana"), Guest(house)
        table = await ana.open(**ALONE, seed="daily")
        await ana.do(table, "resign", seat=0)
        await asyncio.gather(*(stranger.get(RESULTS, game="feast-for-odin") for _ in range(20)))
        assert whole.times == 1
        await (await house.guest("Bo")).do(await house.guests[-1].open(**ALONE, seed="daily"), "resign", seat=0)
        await asyncio.gather(*(stranger.get(RESULTS, game="feast-for-odin") for _ in range(20)))
        assert whole.times == 2, "another try was finished"
        for day in range(1, 29):
            for month in (1, 2):
                await stranger.get(RESULTS, game="brian-boru", day=f"2026-{month:02}-{day:02}")
        assert len(house.hall.daily_results.kept) == MOST_KEPT

    in_hall(tmp_path, play)


def test_of_many_results_the_first_and_one_s_own_are_shown_and_nobody_s_id(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        table = await ana.open(**ALONE, seed="daily")
        await ana.do(table, "resign", seat=0)
        await house.hall.rooms.lobby.flush()
        store, day = house.hall.store, datetime.now(UTC).date().isoformat()
        ((_, charter, text),) = await store.daily_tries(day, "feast-for-odin")
        tries = pretend_tries(msgspec.json.decode(text), charter, 500)
        tries[3][0] = ana.person["id"]

        async def many(day: str, game: str) -> list[list[Any]]:
            return tries

        monkeypatch.setattr(store, "daily_tries", many)
        answer = await Guest(house).client.get(RESULTS, params={"game": "feast-for-odin"})
        [kind] = answer.json()["kinds"]
        assert [one["score"] for one in kind["results"]] == list(range(499, 499 - MOST_RESULTS, -1))
        assert "p_" not in answer.text
        [kind] = (await ana.get(RESULTS, game="feast-for-odin"))["kinds"]
        assert len(kind["results"]) == MOST_RESULTS + 1
        assert kind["results"][-1] == {"rank": 497, "name": "N3", "score": 3, "place": 1, "mine": True}
        assert sum(count for _, count in kind["spread"]) == 500

    in_hall(tmp_path, play)


def test_whoever_leaves_the_hall_leaves_its_results_at_once(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        await Guest(house).get(RESULTS, game="feast-for-odin")
        assert house.hall.daily_results.kept
        await house.hall.broadcasts.people_gone([ana.person["id"]])
        assert not house.hall.daily_results.kept

    in_hall(tmp_path, play)


# --- numbers of one's games --------------------------------------------------------------------------------------


def test_the_numbers_of_many_games_are_counted_like_replays(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        for _ in range(5):
            await ana.do(await ana.open(**ALONE), "resign", seat=0)
        for status in (200, 200, 429):
            told = await ana.get("/api/me/statistics", status)
        assert told["error"]["key"] == "hall.too-many"
        await (await house.guest("Bo")).get("/api/me/statistics")

    few = msgspec.structs.replace(RELAXED, moments_burst=30, moments_per_second=0.001)
    in_hall(tmp_path, play, limits=few)


# --- hints -------------------------------------------------------------------------------------------------------


def test_the_guests_of_one_address_leave_room_for_others_hints(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never_ready(*_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(Analyses, "run", never_ready)

    async def play(house: House) -> None:
        statuses = []
        for number in range(MOST_OF_ONE + 2):
            guest = await house.guest(f"Guest {number}")
            table = await guest.open(game="brian-boru", players=3, seats=["me", "random", "random"], start=True)
            await my_turn(guest, table)
            answer = await guest.client.post(f"/api/tables/{table}/hints", json={"seat": 0})
            statuses.append(answer.status_code)
        assert statuses == [200] * MOST_OF_ONE + [503] * 2
        assert (await guest.look(table))["table"]["hints"] == [], "who wasn't given one has none"
        house.hall.analyses.check_room_for_hint("198.51.100.7")

    in_hall(tmp_path, play)


# --- who is connected --------------------------------------------------------------------------------------------


def test_all_sockets_are_checked_by_a_few_questions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Counted(monkeypatch, "")

    async def play(house: House) -> None:
        ana, bo = await house.guest("Ana"), await house.guest("Bo")
        async with ana.socket(), ana.socket() as second, bo.socket() as other:
            hall = house.hall
            await hall.store.engine.write([("UPDATE people SET name = 'Anna' WHERE id = ?", (ana.person["id"],))])
            before = asked.times
            await check(list(hall.hub.sockets), hall.people)
            assert asked.times == before + 2
            names = [socket.session.person.name for socket in hall.hub.sockets]
            assert sorted(names) == ["Anna", "Anna", "Bo"]
            adopted = "INSERT INTO people (id, name, created, adopted_by) VALUES ('p_guest', 'x', 0, ?)"
            await hall.store.engine.write([
                ("UPDATE sessions SET ended = 1 WHERE person = ?", (bo.person["id"],)),
                (adopted, (ana.person["id"],)),
            ])  # fmt: skip
            await check(list(hall.hub.sockets), hall.people)
            for wire in (other, second):  # who has ended, and who is more than they were
                await wire.connection.wait_closed()
                assert wire.connection.close_code == NO_IDENTITY

    in_hall(tmp_path, play)
