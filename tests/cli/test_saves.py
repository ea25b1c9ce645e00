"""Saved games of the terminal: nothing is lost, whatever ends the process."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest

import meadhall
from meadhall.cli.play import saves
from meadhall.kernel.transcript import FIRST_LINE
from tests.cli.test_cli import run


def game_file(tmp_path: Path, name: str) -> Path:
    return tmp_path / "data" / "meadhall" / "games" / f"{name}.txt"


def read_until(out: IO[str], wanted: str) -> str:
    """What a process prints, up to the last letter of some text."""
    said = ""
    while wanted not in said:
        letter = out.read(1)
        assert letter, said
        said += letter
    return said


def hear_hangups() -> None:
    """Whoever runs the tests under `nohup` has processes that don't hear them."""
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


def start(*arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-u", "-m", "meadhall", "play", *arguments]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, preexec_fn=hear_hangups)


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGHUP, signal.SIGTERM])
def test_a_killed_process_loses_nothing(tmp_path: Path, end: signal.Signals) -> None:
    playing = start("feast-for-odin", "--players", "1", "--seed", "5")
    assert playing.stdin and playing.stdout
    read_until(playing.stdout, "\n> ")
    for line in ("send fishing_1", "send products_mead", "send market_beans"):
        playing.stdin.write(line + "\n")
        playing.stdin.flush()
        read_until(playing.stdout, "\n> ")
    playing.send_signal(end)
    playing.wait(60)
    playing.stdin.close()
    playing.stdout.close()
    table = meadhall.replay(game_file(tmp_path, "feast-for-odin-1").read_text())
    notations = [table.game.space.notations[code] for _, code in table.log]
    assert notations == ["send fishing_1", "send products_mead", "send market_beans"]
    again = run("play", "--resume", stdin="q\n")
    assert again.returncode == 0
    assert "You go on after 3 moves" in again.stdout
    assert "2 mead" in again.stdout or "3 mead" in again.stdout


def test_the_file_is_whole_at_every_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A write that is cut short leaves the game as it was before the move."""
    table = meadhall.new_game("brian-boru", 3, seed=4)
    save = saves.Save("cut")
    save.begin(table, saves.Seated(0, "quick"))
    before = game_file(tmp_path, "cut").read_text()

    def power_cut(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("os.fsync", power_cut)
    table.play(table.awaiting[0], table.actions(table.awaiting[0])[0])
    with pytest.raises(KeyboardInterrupt):
        save.write(table)
    assert game_file(tmp_path, "cut").read_text() == before


def test_a_save_keeps_its_seed_and_verifies(tmp_path: Path) -> None:
    run("play", "brian-boru", "--players", "3", "--seed", "quiet", "--name", "mine", stdin="1\n1\nq\n")
    file = game_file(tmp_path, "mine")
    assert "seed: quiet" in file.read_text().splitlines()
    assert run("replay", str(file)).returncode == 0
    changed = file.read_text().replace("seed: quiet", "seed: loud")
    file.write_text(changed)
    refused = run("play", "--resume", "mine")
    assert refused.returncode == 2
    assert "mine" in refused.stderr and "damaged" in refused.stderr
    assert file.read_text() == changed


def test_resume_goes_on_to_the_end(tmp_path: Path) -> None:
    """Leaving after each few answers comes to the same end as playing on: seat, bots, log and seed are kept."""
    game = ("brian-boru", "--players", "3", "--seed", "5", "--seat", "1", "--bot", "random")
    run("play", *game, "--name", "short", stdin="1\n" * 5)
    for _ in range(40):
        last = run("play", "--resume", "short", stdin="1\n" * 8)
        assert last.returncode == 0, last.stderr
        if "The game is over" in last.stdout:
            break
    table = meadhall.replay(game_file(tmp_path, "short").read_text())
    assert table.over
    assert '{"seat":1,"bot":"random"}' in game_file(tmp_path, "short").read_text()


def test_undo_is_saved_and_marked_past_chance(tmp_path: Path) -> None:
    shown = run("play", "feast-for-odin", "--players", "1", "--seed", "5", stdin="send fishing_1\nundo\nundo\nq\n")
    assert "Taken back: Fish." in shown.stdout
    assert "no decision of yours" in shown.stdout
    table = meadhall.replay(game_file(tmp_path, "feast-for-odin-1").read_text())
    assert table.log == [] and not table.take_backs
    run("play", "feast-for-odin", "--players", "1", "--seed", "5", stdin="send hunting_game_1\nkeep\nundo\nundo\nq\n")
    marked = meadhall.replay(game_file(tmp_path, "feast-for-odin-2").read_text())
    assert marked.take_backs


def test_saved_games_are_listed(tmp_path: Path) -> None:
    assert "no game to go on with" in run("play", "--saved").stdout
    run("play", "brian-boru", "--players", "3", "--name", "first", stdin="1\nq\n")
    run("play", "ortus-regni", stdin="q\n")
    game_file(tmp_path, "torn").write_text(FIRST_LINE + "\n")
    shown = run("play", "--saved").stdout
    assert "first" in shown and "Brian Boru" in shown
    assert "ortus-regni-1" in shown
    assert "torn" in shown
    assert "Juego" in run("play", "--saved", "--lang", "es").stdout


def test_resume_takes_the_last_one_or_the_last_of_a_game() -> None:
    run("play", "brian-boru", "--name", "old", stdin="q\n")
    run("play", "ortus-regni", "--name", "new", stdin="q\n")
    assert "“new”" in run("play", "--resume", stdin="q\n").stdout
    assert "“old”" in run("play", "--resume", "brian-boru", stdin="q\n").stdout


def test_a_game_is_open_in_one_terminal_only() -> None:
    playing = start("brian-boru", "--name", "mine")
    assert playing.stdin and playing.stdout
    read_until(playing.stdout, "\n> ")
    refused = run("play", "--resume", "mine")
    playing.communicate("q\n")
    assert refused.returncode == 2 and "another terminal" in refused.stderr


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("play",), "brian-boru"),
        (("play", "--resume"), "no game to go on with"),
        (("play", "--resume", "gone"), "no game to go on with"),
        (("play", "brian-boru", "--name", "../up"), "../up"),
        (("play", "brian-boru", "--bot", "genius"), "genius"),
        (("play", "brian-boru", "--seat", "9"), "seat 9"),
    ],
)
def test_bad_input_is_named_and_nothing_is_saved(tmp_path: Path, arguments: tuple[str, ...], named: str) -> None:
    result = run(*arguments)
    assert result.returncode == 2
    assert named in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1
    assert list((tmp_path / "data").rglob("*.txt")) == []


def test_a_name_that_is_taken_is_refused_and_the_game_stays(tmp_path: Path) -> None:
    run("play", "brian-boru", "--name", "mine", "--seed", "1", stdin="1\nq\n")
    before = game_file(tmp_path, "mine").read_text()
    refused = run("play", "ortus-regni", "--name", "mine")
    assert refused.returncode == 2 and "mine" in refused.stderr
    assert game_file(tmp_path, "mine").read_text() == before
    unknown = run("play", "--resume", "mien")
    assert unknown.returncode == 2 and "“mine”" in unknown.stderr


def test_a_hint_is_given_and_noted(tmp_path: Path) -> None:
    shown = run("play", "ortus-regni", "--players", "2", "--seed", "5", "--name", "asked", stdin="1\nhint\nundo\nq\n")
    assert "1. " in shown.stdout and "best in" in shown.stdout
    table = meadhall.replay(game_file(tmp_path, "asked").read_text())
    assert table.hints == [0]
