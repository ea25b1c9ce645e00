"""What the hall sends about a table is small, whatever the table was opened with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from meadhall.hall.people.names import MOST_CHARACTERS
from meadhall.hall.settings import Limits
from meadhall.kernel.registry import AnyGame
from tests.conformance.cases import every_game
from tests.conformance.test_options import longest_options
from tests.hall.house import House, in_hall

MOST_SUMMARY_BYTES = 3000
LONGEST_NAME = "𐌰\u0304\u0308" * MOST_CHARACTERS


@every_game
def test_summaries_are_small_with_the_longest_options_and_names(tmp_path: Path, game: AnyGame) -> None:
    players = max(game.players)

    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        body = {
            "game": game.id, "players": players, "options": longest_options(game, players), "hot_seat": True,
            "seats": ["me"] * players, "names": [LONGEST_NAME] * players,
            "pace": {"kind": "live", "minutes": 600, "increment": 600},
        }  # fmt: skip
        async with ana.socket() as wire:
            await wire.ask("lobby", on=True)
            table = (await ana.post("/api/tables", body, 201))["table"]["id"]
            await ana.do(table, "start")
            told = await wire.until("lobby", lambda message: message["table"]["status"] == "playing")
        (row,) = (await ana.get("/api/tables", mine=1))["tables"]
        for summary in (row, told["table"]):
            assert summary["seats"][0]["name"] == LONGEST_NAME
            assert "options" not in summary
            assert len(msgspec.json.encode(summary)) <= MOST_SUMMARY_BYTES

    in_hall(tmp_path, play)


def test_summaries_of_earlier_versions_are_shown_without_their_options(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        table = await ana.open(game="brian-boru", players=3)
        engine = house.hall.store.engine
        ((text,),) = await engine.read("SELECT summary FROM tables WHERE id = ?", table)
        old = msgspec.json.encode({**msgspec.json.decode(text), "options": {"viking_deck": [9] * 32_000}}).decode()
        await engine.write([("UPDATE tables SET summary = ? WHERE id = ?", (old, table))])
        answer = await ana.client.get("/api/tables")
        assert answer.status_code == 200 and len(answer.content) < MOST_SUMMARY_BYTES

    in_hall(tmp_path, play)


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"viking_deck": [9] * 61}, "option-not-numbers"),
        ({"viking_deck": [9] * 3 + [100]}, "option-not-numbers"),
        ({"viking_deck": [9] * 20_000}, "hall.options-too-long"),
        ({"x" * 5000: 1}, "hall.options-too-long"),
        ({"open_discard": "x" * 5000}, "hall.options-too-long"),
    ],
)
def test_options_that_are_too_long_open_no_table(tmp_path: Path, options: dict[str, Any], key: str) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        refused = await ana.post("/api/tables", {"game": "brian-boru", "players": 3, "options": options}, 422)
        assert refused["error"]["key"] == key
        assert (await ana.get("/api/tables"))["tables"] == []

    in_hall(tmp_path, play, limits=Limits())


def test_options_nested_however_deep_are_refused(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        for depth in (10, 400, *range(700, 1100, 20), 20_000):
            value = "[" * depth + "]" * depth
            text = f'{{"game": "brian-boru", "players": 3, "options": {{"open_discard": {value}}}}}'
            answer = await ana.client.post("/api/tables", content=text, headers={"Content-Type": "application/json"})
            assert answer.status_code in (400, 422), (depth, answer.text)

    in_hall(tmp_path, play)
