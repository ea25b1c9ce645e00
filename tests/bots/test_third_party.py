"""Bots from outside: found by place or entry point, refused in words, playing in every room (docs/write-a-bot.md)."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.bots import BadAnswer, BadBot, BotLike, Seat, UnknownBot, admit_bots, bot_names, make_bot
from meadhall.bots.bot import level_of
from meadhall.kernel.errors import BadOption
from tests.hall.house import House, in_hall

ROOT = Path(__file__).parents[2]
BROKEN = """
class Nameless:
    def choose(self, seat): return 0

class Fussy:
    name = "fussy"
    def __init__(self, weights): pass
    def choose(self, seat): return 0

class Liar:
    name = "liar"
    def choose(self, seat): return "the best one"

class Cheat:
    name = "cheat"
    def choose(self, seat): return -7
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with the bot of the how-to and some broken ones, in which commands are called."""
    page = (ROOT / "docs" / "write-a-bot.md").read_text()
    block = re.search(r"```python\n(.*?)```", page, re.DOTALL)
    assert block is not None
    (tmp_path / "huginn.py").write_text(block[1])
    (tmp_path / "broken.py").write_text(BROKEN)
    (tmp_path / "crashing.py").write_text("1 / 0")
    package = tmp_path / "huginn-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: huginn\nVersion: 1\n")
    (package / "entry_points.txt").write_text("[meadhall.bots]\nraven = huginn:Huginn\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    yield tmp_path
    for name in ("huginn", "broken", "crashing"):
        sys.modules.pop(name, None)
    admit_bots([])


def run(folder: Path, *arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """A command in the folder, which is on no path but that of installed packages."""
    source = str(Path(meadhall.__file__).parents[1])
    return subprocess.run(
        [sys.executable, "-P", "-c", "from meadhall.cli.app import main; main()", *arguments],
        cwd=folder, input=stdin, capture_output=True, text=True, timeout=120,
        env={**os.environ, "PYTHONPATH": source},
    )  # fmt: skip


def test_the_bot_of_the_how_to_plays_in_every_room(folder: Path) -> None:
    report = json.loads(
        run(folder, "simulate", "brian-boru", "--players", "3", "--games", "2", "--jobs", "2", "--json",
            "--bots", "huginn:Huginn,random,random").stdout
    )  # fmt: skip
    assert [seat["bot"] for seat in report["scores"]] == ["huginn", "random", "random"]
    match = ("arena", "brian-boru", "--players", "3", "--games", "3", "--json", "--bots", "huginn:Huginn,random")
    standings = json.loads(run(folder, *match).stdout)["standings"]
    assert [(one["bot"], one["failures"]) for one in standings] == [("huginn:Huginn", 0), ("random", 0)]
    assert "huginn" in run(folder, *match[:-3], "--bots", "huginn:Huginn,random").stdout
    played = run(
        folder, "play", "brian-boru", "--players", "3", "--seed", "1", "--bot", "huginn:Huginn", stdin="1\n" * 300
    )
    assert played.returncode == 0, played.stderr


def test_an_entry_point_is_a_name(folder: Path) -> None:
    assert make_bot("raven", 1).name == "huginn"
    assert meadhall.simulate("brian-boru", 3, 1, bots=["raven", "random", "random"]).scores[0].bot == "huginn"
    with pytest.raises(UnknownBot, match="Did you mean “raven”"):
        make_bot("ravn", 1)


@pytest.mark.parametrize("name", ["huginn.py", "huginn", "./huginn.py", "./huginn.py:Huginn"])
def test_who_names_the_file_is_told_the_bot_in_it(folder: Path, name: str) -> None:
    with pytest.raises(UnknownBot, match="Did you mean “huginn:Huginn”"):
        make_bot(name, 1)


@pytest.mark.parametrize("name", ["crashing.py", "", ".py", "nowhere.py", "odd\0name"])
def test_files_without_bots_are_not_offered(folder: Path, name: str) -> None:
    """A hall's people don't hear of its files: what they name is looked up among its bots only."""
    with pytest.raises(UnknownBot, match="There is no bot"):
        make_bot(name, 1)
    with pytest.raises(UnknownBot, match=r"Did you mean “(?!huginn:)"):
        level_of("huginn.py")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nowhere:Bot", "ModuleNotFoundError: No module named 'nowhere'"),
        ("huginn:Muninn", "Muninn"),
        ("huginn:", "can't be loaded"),
        (":Huginn", "can't be loaded"),
        ("crashing:Bot", "ZeroDivisionError"),
        ("broken:Nameless", "has a name and a method choose"),
        ("broken:Fussy", "TypeError"),
        ("json:dumps", "has a name and a method choose"),
    ],
)
def test_what_is_no_bot_is_refused_in_words(folder: Path, name: str, said: str) -> None:
    with pytest.raises(BadBot, match=re.escape(said)):
        make_bot(name, 1)
    refused = run(folder, "simulate", "brian-boru", "--bots", name)
    assert refused.returncode == 2
    assert said in refused.stderr and "Traceback" not in refused.stderr


def test_an_answer_that_is_no_legal_code_ends_a_simulation(folder: Path) -> None:
    with pytest.raises(BadAnswer, match="“liar” answered 'the best one'"):
        meadhall.simulate("brian-boru", 3, 2, bots="broken:Liar", jobs=2)
    with pytest.raises(BadAnswer, match="“cheat” answered -7"):
        meadhall.simulate("brian-boru", 3, 2, bots="broken:Cheat")
    assert meadhall.arena("brian-boru", ["broken:Cheat", "random"], 1, 3).standings[0].failures > 10


class Twin:
    name = "twin"

    def choose(self, seat: Seat) -> int:
        return seat.codes()[0]


class Impostor(Twin):
    name = "quick"


def test_the_arena_takes_instances_and_tells_them_apart() -> None:
    one = Twin()
    report = meadhall.arena("brian-boru", [one, "random"], 3, 3, processes=2)
    assert [standing.bot for standing in report.standings] == ["twin", "random"]
    assert report.standings[0].seats == 3
    assert meadhall.arena("brian-boru", [one, one, "random"], 1, 3).games == 1
    rivals: list[list[BotLike]] = [[one, Twin()], [Impostor(), "quick"]]
    for bots in rivals:
        with pytest.raises(BadOption, match="Two different bots"):
            meadhall.arena("brian-boru", bots, 1, 3)


def test_a_hall_seats_what_its_operator_admits(folder: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        assert (await ana.get("/api/bots"))["bots"][-1] == "huginn:Huginn"
        refused = await ana.post("/api/tables", request("json:dumps"), 422)
        assert refused["error"]["key"] == "hall.bot-unknown"
        table = await ana.open(**request("huginn:Huginn"), start=True, seed="1")
        async with ana.socket() as wire:
            state = await wire.watch(table)
            if not state["actions"]:
                state = await wire.until("state", lambda message: message["actions"])
            await wire.ask("play", table=table, seat=0, ply=state["ply"], action=state["actions"][0]["code"])
            await wire.until("state", lambda message: len(message["awaiting"]) == 3)
        body = (await ana.look(table))["table"]
        assert "hall.bot-stuck" not in {notice["message"]["key"] for notice in body["notices"]}

    def request(bot: str) -> dict[str, Any]:
        return {"game": "brian-boru", "players": 3, "seats": ["me", bot, bot]}

    in_hall(folder, play, bots=("huginn:Huginn",))


def test_a_hall_admits_only_what_is_a_bot(folder: Path) -> None:
    with pytest.raises(BadBot):
        admit_bots(["broken:Nameless"])
    assert bot_names() == ["random", "quick", "steady", "strong"]
    refused = run(folder, "serve", "--bot", "nowhere:Bot", "--data", "data")
    assert refused.returncode == 2 and "No module named 'nowhere'" in refused.stderr
