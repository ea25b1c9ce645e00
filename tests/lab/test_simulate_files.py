"""Simulations over processes and into files: the same games however they are played, kept and gone on with."""

from __future__ import annotations

import builtins
import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.bots import BotLike, Seat
from meadhall.kernel.errors import BadOption, MissingPackage
from meadhall.kernel.registry import AnyGame
from meadhall.lab.records import OtherMatch
from meadhall.lab.simulate import simulate
from tests.conformance.cases import every_game


class FirstBot:
    """Takes the first answer; as an instance it goes to other processes."""

    name = "first"

    def choose(self, seat: Seat) -> int:
        return seat.codes()[0]


def rows(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_bytes().splitlines()]


def test_a_games_id_is_enough() -> None:
    report = meadhall.simulate("brian-boru", games=3)
    assert (report.game, report.players, report.games) == ("brian-boru", 4, 3)
    with pytest.raises(meadhall.UnknownGame):
        meadhall.simulate("brian-bru")


@pytest.mark.parametrize("bots", ["random", "quick"])
def test_processes_play_the_same_games(bots: str, tmp_path: Path) -> None:
    games = 60 if bots == "random" else 4
    files = [tmp_path / f"{jobs}.jsonl" for jobs in (1, 2)]
    for jobs, file in enumerate(files, 1):
        report = simulate("brian-boru", 3, games, "x", bots, jobs=jobs, out=file)
        assert report.games == games
    assert files[0].read_bytes() == files[1].read_bytes()
    head, *lines = rows(files[0])
    assert head["bots"] == [bots] * 3
    assert [line["number"] for line in lines] == list(range(games))
    assert all(sum(line["lines"][0].values()) == line["scores"][0] for line in lines)


def test_instances_and_classes_play_over_processes() -> None:
    reports = [simulate("brian-boru", 3, 4, 1, bot, jobs=2).scores for bot in (FirstBot(), FirstBot)]
    assert reports[0] == reports[1]
    assert reports[0][0].bot == "first"
    line: list[BotLike] = [FirstBot(), "random", FirstBot]
    assert [seat.bot for seat in simulate("brian-boru", 3, 1, 1, line).scores] == ["first", "random", "first"]


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file, whole = tmp_path / "games.jsonl", tmp_path / "whole.jsonl"
    simulate("brian-boru", 3, 5, 1, out=file)
    file.write_bytes(file.read_bytes()[:-20])  # the process died while writing
    told: list[int] = []
    report = simulate("brian-boru", 3, 9, 1, out=file, progress=told.append)
    assert (report.games, report.resumed, told[0], sum(told)) == (9, 4, 4, 9)
    assert report.scores == simulate("brian-boru", 3, 9, 1, out=whole).scores
    again = simulate("brian-boru", 3, 9, 1, out=file)
    assert (again.games, again.resumed, again.decisions) == (9, 9, 0)
    with pytest.raises(OtherMatch, match="another match"):
        simulate("brian-boru", 3, 9, 2, out=file)


@every_game
def test_parquet_has_a_row_for_each_game(game: AnyGame, tmp_path: Path) -> None:
    from pyarrow import parquet

    file, lines = tmp_path / "games.parquet", tmp_path / "games.jsonl"
    players = game.players[-1]
    simulate(game, players, 3, 1, out=file)
    report = simulate(game, players, 5, 1, out=file)
    assert (report.games, report.resumed) == (5, 3)
    simulate(game, players, 5, 1, out=lines)
    assert parquet.read_table(file).to_pylist() == rows(lines)[1:]
    assert [path.name for path in tmp_path.iterdir() if "parquet" in path.name] == ["games.parquet"]
    with pytest.raises(OtherMatch):
        simulate(game, players, 5, 2, out=file)
    file.write_bytes(b"something else")
    with pytest.raises(OtherMatch):
        simulate(game, players, 5, 1, out=file)


def test_parquet_takes_up_the_lines_of_a_run_that_was_killed(tmp_path: Path) -> None:
    from pyarrow import parquet

    file = tmp_path / "games.parquet"
    simulate("brian-boru", 3, 2, 1, out=tmp_path / "games.jsonl")
    (tmp_path / "games.jsonl").rename(tmp_path / "games.parquet.part")
    assert simulate("brian-boru", 3, 4, 1, out=file).resumed == 2
    assert parquet.read_table(file).num_rows == 4


def test_without_pyarrow_the_extra_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    true_import = builtins.__import__

    def refuse(name: str, *args: Any) -> Any:
        if name.startswith("pyarrow"):
            raise ImportError(name)
        return true_import(name, *args)

    monkeypatch.setattr(builtins, "__import__", refuse)
    with pytest.raises(MissingPackage, match=r"meadhall\[lab\]"):
        simulate("brian-boru", 3, 1, 1, out=tmp_path / "games.parquet")


@pytest.mark.parametrize("bots", ["random", "quick"])
def test_transcripts_replay_to_what_the_lines_say(bots: str, tmp_path: Path) -> None:
    folder = f"{tmp_path}/games/"
    simulate("brian-boru", 3, 3, 1, bots, out=folder, jobs=2)
    plain = tmp_path / "plain.jsonl"
    simulate("brian-boru", 3, 3, 1, bots, out=plain)
    assert rows(tmp_path / "games" / "games.jsonl") == rows(plain)
    for line in rows(plain)[1:]:
        table = meadhall.replay((tmp_path / "games" / f"{line['number']:06}.txt").read_text())
        assert table.result is not None
        assert (table.seed, table.result.scores, len(table.log)) == (line["seed"], line["scores"], line["decisions"])


def test_bad_arguments_are_named(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"\.parquet"):
        simulate("brian-boru", 3, 1, 1, out=tmp_path / "games.csv")
    with pytest.raises(BadOption, match="-1 processes"):
        simulate("brian-boru", 3, 1, 1, jobs=-1)
    (tmp_path / "file").write_text("")
    with pytest.raises(BadOption, match="can't be written"):
        simulate("brian-boru", 3, 1, 1, out=tmp_path / "file" / "games.jsonl")


def hears_ctrl_c() -> None:
    """Whoever runs the tests in the background of a shell hands down that Ctrl-C is ignored."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_reports_what_was_played(jobs: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    command = ["simulate", "brian-boru", "--games", "1000000", "--jobs", jobs, "--out", str(file), "--json"]
    process = subprocess.Popen(
        [sys.executable, "-m", "meadhall", *command],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True, preexec_fn=hears_ctrl_c,
    )  # fmt: skip
    try:
        for _ in range(600):
            if file.exists() and file.read_bytes().count(b"\n") > 3:
                break
            time.sleep(0.1)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    assert (process.returncode, err) == (130, b"")
    report = json.loads(out)
    assert report["interrupted"]
    assert report["games"] == file.read_bytes().count(b"\n") - 1
