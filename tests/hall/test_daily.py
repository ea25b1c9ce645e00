"""The deal of the day: nobody knows it in advance, it is for one person, and nobody peeks at it while the day lasts."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meadhall.hall import wall_clock
from meadhall.hall.table.daily import daily_seed, day_of
from meadhall.hall.table.terms import DAY
from meadhall.kernel.deal import commitment
from meadhall.kernel.registry import all_games, find_game
from meadhall.kernel.table import new_table
from tests.hall.house import Guest, House, in_hall
from tests.hall.test_contributions import prove_file, transcript_of
from tests.hall.times import let_time_pass

NOON = int(datetime(2026, 11, 16, 12, tzinfo=UTC).timestamp() * 1000)
SOLO = {"game": "brian-boru", "players": 3, "seats": ["me", "random", "random"], "seed": "daily"}


@pytest.fixture(autouse=True)
def noon(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test begins just before midnight."""
    shift = NOON - wall_clock.now_ms()
    let_time_pass(monkeypatch, shift)


def published(answer: dict[str, Any], day: str, game: str = "brian-boru") -> dict[str, Any]:
    [found] = [row for row in answer["days"] if row["day"] == day]
    [challenge] = [row for row in found["games"] if row["game"] == game]
    return dict(challenge)


def test_knowing_the_day_is_not_knowing_the_deal(tmp_path: Path) -> None:
    """A prediction from everything but the hall's secret, with the formula it once was and with today's."""

    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        table = await ana.open(**SOLO, start=True)
        body = (await ana.look(table))["table"]
        room = await house.hall.rooms.get(table)
        true = room.record.game_at(0)  # whatever the bots have done since
        guesses = ["meadhall daily 2026-11-16", daily_seed("", day_of(NOON), "brian-boru"), body["commitment"]]
        for guess in guesses:
            predicted = new_table(find_game("brian-boru"), 3, guess, {})
            assert predicted.hash() != true.hash() and commitment(guess) != body["commitment"]
        known = new_table(find_game("brian-boru"), 3, daily_seed(house.hall.settings.secret, day_of(NOON),
                                                                 "brian-boru"), {})  # fmt: skip
        assert known.hash() == true.hash()  # the comparison can succeed

    in_hall(tmp_path, play)


def test_each_day_game_and_hall_has_a_seed_of_its_own() -> None:
    days = [day_of(NOON) + timedelta(days=more) for more in range(3)]
    seeds = {daily_seed(secret, day, game) for secret in ("a", "b") for day in days for game in all_games()}
    assert len(seeds) == 2 * 3 * len(all_games())


def test_the_commitment_comes_before_the_day_and_the_seed_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        answer = await ana.get("/api/daily")
        assert answer["today"] == "2026-11-16" and answer["ends"] == NOON + DAY // 2
        assert [row["day"] for row in answer["days"]][:3] == ["2026-11-17", "2026-11-16", "2026-11-15"]
        for row in answer["days"]:
            assert [challenge["game"] for challenge in row["games"]] == list(all_games())
            for challenge in row["games"]:
                over = row["day"] < "2026-11-16"
                assert (challenge["seed"] is not None) == over
                assert not over or commitment(challenge["seed"]) == challenge["commitment"]
        noted = published(answer, "2026-11-17")["commitment"]
        let_time_pass(monkeypatch, DAY)
        table = await ana.open(**SOLO, start=True)
        assert (await ana.look(table))["table"]["commitment"] == noted
        let_time_pass(monkeypatch, DAY)
        shown = published(await ana.get("/api/daily", day="2026-11-17"), "2026-11-17")
        assert shown["commitment"] == noted == commitment(shown["seed"])
        for wrong in ("2026-11-20", "yesterday", "2026-13-01", "20261116", "0000-00-00"):
            assert (await ana.get("/api/daily", 400, day=wrong))["error"]["key"] == "hall.query-wrong"

    in_hall(tmp_path, play)


def test_everybody_gets_the_same_deal(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana, bo = await house.guest("Ana"), await house.guest("Bo")
        views = []
        for guest in (ana, bo):
            table = await guest.open(**SOLO, start=True)
            views.append((await guest.get(f"/api/tables/{table}/moments", count=1))["moments"][0]["view"])
        assert views[0] == views[1]

    in_hall(tmp_path, play)


@pytest.mark.parametrize(
    "change",
    [
        {"seats": ["me", "me", "random"], "hot_seat": True},
        {"seats": ["open", "random", "random"]},
        {"seats": ["random", "random", "random"]},
    ],
    ids=["two at one screen", "nobody yet", "bots alone"],
)
def test_it_is_for_one_person(tmp_path: Path, change: dict[str, Any]) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        refused = await ana.post("/api/tables", {**SOLO, **change}, 422)
        assert refused["error"]["key"] == "hall.daily-one-person"

    in_hall(tmp_path, play)


def test_nobody_else_can_sit_down_and_nobody_begins_without_its_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(house: House) -> None:
        ana, bo = await house.guest("Ana"), await house.guest("Bo")
        opened = await ana.post("/api/tables", {**SOLO, "seats": ["me", "open", "random"], "hot_seat": True}, 201)
        table, key = opened["table"]["id"], {"X-Table-Key": opened["key"]}
        refused = await bo.post(f"/api/tables/{table}/sit", {}, 403, headers=key)
        assert refused["error"]["key"] == "hall.daily-not-yours"
        assert (await ana.do(table, "sit", 409, seat=1))["key"] == "hall.daily-one-person"
        await ana.do(table, "leave")
        assert (await ana.do(table, "start", 409, fill="random"))["key"] == "hall.daily-one-person"
        await ana.do(table, "sit", seat=1)
        let_time_pass(monkeypatch, DAY)
        assert (await bo.post(f"/api/tables/{table}/sit", {}, 409, headers=key))["error"]["key"] == (
            "hall.daily-one-person"
        )
        assert (await ana.do(table, "start", 409, fill="random"))["key"] == "hall.daily-day-over"

    in_hall(tmp_path, play)


async def looks(guest: Guest, table: str, key: str) -> dict[str, int]:
    """Every way to look at a table, and the status each is answered with."""
    paths = ("", "/moments", "/sheets", "/transcript", "/chat")
    answers = {
        path: await guest.client.get(f"/api/tables/{table}{path}", headers={"X-Table-Key": key}) for path in paths
    }
    return {path: answer.status_code for path, answer in answers.items()}


def test_nobody_else_looks_on_until_the_day_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(house: House) -> None:
        ana, bo = await house.guest("Ana"), await house.guest("Bo")
        opened = await ana.post("/api/tables", {**SOLO, "start": True}, 201)
        table, key = opened["table"]["id"], opened["key"]
        assert [row["id"] for row in (await bo.get("/api/tables"))["tables"]] == []
        for status in ("playing", "finished"):
            assert (await ana.look(table))["table"]["status"] == status
            assert set((await looks(bo, table, key)).values()) == {403}
            async with bo.socket() as wire:
                refused = await wire.ask("watch", table=table, key=key)
                assert refused["error"]["key"] == "hall.daily-not-yours"
            if status == "playing":
                await ana.do(table, "resign", seat=0)
        body = (await ana.look(table))["table"]
        assert body["seed"] is None and body["daily"] == "2026-11-16"
        kept_back = await transcript_of(ana, table)
        assert "seed:" not in kept_back and f"commitment: {body['commitment']}" in kept_back
        assert "\ndaily: 2026-11-16\n" in kept_back
        let_time_pass(monkeypatch, DAY)
        assert set((await looks(bo, table, key)).values()) == {200}
        seed = published(await bo.get("/api/daily"), "2026-11-16")["seed"]
        assert (await bo.look(table))["table"]["seed"] == seed
        said = await prove_file(tmp_path, await transcript_of(bo, table), "--commitment", body["commitment"])
        assert "the deal of 2026-11-16" in said
        assert "PROVEN" in await prove_file(tmp_path, kept_back, "--seed", seed)

    in_hall(tmp_path, play)


def test_a_table_opened_with_the_deal_as_it_was_once_goes_on(tmp_path: Path, database: str) -> None:
    """Its seed stands in its terms, and its people may look although there are several."""

    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai")
        room = await house.hall.rooms.get(table)
        old: dict[str, Any] = msgspec.to_builtins(room.record.terms)
        old.update(seed="meadhall daily 2026-11-16", daily="2026-11-16")
        for added in ("seeds_allowed", "seed_chosen"):
            del old[added]
        text = msgspec.json.encode(old).decode()
        await house.hall.store.engine.write([("UPDATE tables SET charter = ? WHERE id = ?", (text, table))])
        del house.hall.rooms.rooms[table]
        for guest in guests:
            found = await guest.look(table)
            assert found["table"]["commitment"] == commitment("meadhall daily 2026-11-16")
            assert found["state"]["ply"] == 0

    in_hall(tmp_path, play, database=database)


# --- results -------------------------------------------------------------------------------------------------------


ALONE = {"game": "feast-for-odin", "players": 1, "seats": ["me"], "seed": "daily", "options": {"length": "short"}}


async def finish(guest: Guest, table: str) -> int:
    """Answer whatever comes first until the game is over; the score."""
    while True:
        body = await guest.look(table)
        if body["table"]["status"] == "finished":
            return int(body["table"]["result"]["scores"][0])
        await guest.play_first(table, body["state"])


def test_the_results_of_the_day_compare_equal_games(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana, bo, eva, looker = [await house.guest(name) for name in ("Ana", "Bo", "Eva", "Liv")]
        nothing = await looker.get("/api/daily/results", game="feast-for-odin")
        assert nothing == {"day": "2026-11-16", "game": "feast-for-odin", "kinds": []}
        table = await ana.open(**ALONE, start=True)
        score = await finish(ana, table)
        assert await finish(bo, await bo.open(**ALONE, start=True)) == score, "the same luck and the same answers"
        await finish(ana, await ana.open(**ALONE, start=True))  # practice, which isn't listed
        given_up = await eva.open(**ALONE, start=True)
        await eva.do(given_up, "resign", seat=0)
        found = await ana.get("/api/daily/results", game="feast-for-odin", day="2026-11-16")
        [kind] = found["kinds"]
        assert (kind["players"], kind["options"]["length"], kind["bots"]) == (1, "short", [])
        assert kind["results"] == [
            {"rank": 1, "name": "Ana", "score": score, "place": 1, "mine": True},
            {"rank": 1, "name": "Bo", "score": score, "place": 1, "mine": False},
        ]
        assert kind["spread"] == [[score, 2]]
        stranger = await Guest(house).get("/api/daily/results", game="feast-for-odin")
        assert [one["mine"] for one in stranger["kinds"][0]["results"]] == [False, False]
        assert (await ana.get("/api/daily/results", game="brian-boru"))["kinds"] == []
        for wrong in ({"game": "chess"}, {}, {"game": "brian-boru", "day": "2026-11-17"}):
            refused = await ana.get("/api/daily/results", 400, **wrong)
            assert refused["error"]["key"] == "hall.query-wrong"

    in_hall(tmp_path, play)
