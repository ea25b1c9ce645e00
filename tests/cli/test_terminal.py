"""A real terminal: typing shows answers, Tab completes, up brings lines back, and closing it loses nothing."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
import time
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
import typer
from rich.console import Console

import meadhall
from meadhall.cli import completion, help
from meadhall.cli.app import app_for
from meadhall.cli.play.choices import fitting, folded, lines_of, matches
from meadhall.cli.play.line import completions
from meadhall.kernel.offer import Offer
from tests.cli.test_cli import run
from tests.cli.test_saves import game_file

pytest.importorskip("prompt_toolkit")

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\r")
UP, TAB = "\x1b[A", "\t"


class Terminal:
    """A process in a terminal of its own."""

    def __init__(self, *arguments: str) -> None:
        self.master, slave = pty.openpty()
        environment = {**os.environ, "TERM": "xterm", "PROMPT_TOOLKIT_NO_CPR": "1", "COLUMNS": "100", "LINES": "40"}
        command = [sys.executable, "-m", "meadhall", *arguments]
        self.process = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, env=environment, start_new_session=True
        )
        os.close(slave)
        self.said = ""

    def wait_for(self, wanted: str, seconds: float = 60.0) -> str:
        """What the terminal shows until some text has come; the text counts once."""
        end = time.monotonic() + seconds
        while wanted not in self.said:
            assert time.monotonic() < end, self.said
            if select.select([self.master], [], [], 0.2)[0]:
                self.said += ESCAPES.sub("", os.read(self.master, 65536).decode(errors="replace"))
        before, _, self.said = self.said.partition(wanted)
        return before + wanted

    def type(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def close(self) -> None:
        """The window is shut: the process loses its terminal and is told so."""
        os.close(self.master)
        self.process.wait(timeout=30)


def test_tab_completes_and_up_brings_the_last_line_back(tmp_path: Path) -> None:
    terminal = Terminal("play", "feast-for-odin", "--players", "1", "--seed", "5")
    terminal.wait_for("part of a word those that have it.")
    terminal.wait_for(">")
    terminal.type("fis")
    terminal.wait_for("Take 1 stockfish")
    terminal.type(TAB)
    terminal.type("\n")
    terminal.wait_for("Player 1 gains 1 stockfish.")
    terminal.wait_for("part of a word those that have it.")
    terminal.type("list mead\n")
    terminal.wait_for("Two Vikings. Take 2 mead")
    terminal.type(UP)
    terminal.wait_for("list mead")
    terminal.type("\n")
    terminal.wait_for("Two Vikings. Take 2 mead")
    terminal.close()
    table = meadhall.replay(game_file(tmp_path, "feast-for-odin-1").read_text())
    assert [table.game.space.notations[code] for _, code in table.log] == ["send fishing_1"]
    assert "You go on after 1 move." in run("play", "--resume", stdin="q\n").stdout


OFFERS = [
    Offer("send fishing_1", "Fish", "One Viking. Take 1 stockfish.", "Send Vikings"),
    Offer("send wood_per_player", "Wood and ore", "Two Vikings. 1 wood and 1 ore.", "Send Vikings"),
    Offer("pick 3 7", "Cards 3 and 7"),
    Offer("pick 3 17", "Cards 3 and 17"),
    Offer("play éirne", "Loch Éirne"),
    Offer("pass", "Pass"),
]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("wood", ["send wood_per_player"]),
        ("fish", ["send fishing_1"]),
        ("stockf", ["send fishing_1"]),
        ("vik", ["send fishing_1", "send wood_per_player"]),
        ("3 7", ["pick 3 7"]),
        ("eirne", ["play éirne"]),
        ("ass", ["pass"]),
        ("xyz", []),
    ],
)
def test_answers_are_found_by_what_is_typed(typed: str, found: list[str]) -> None:
    assert [offer.line for offer in matches(OFFERS, typed)] == found


def test_completions_are_words_and_a_number_needs_none() -> None:
    assert list(completions("fi", OFFERS, ["help"], asked=False)) == [("Fish", "One Viking. Take 1 stockfish.")]
    assert list(completions("he", OFFERS, ["help"], asked=False)) == [("help", "")]
    assert list(completions("12", OFFERS, ["help"], asked=True)) == []
    assert list(completions("", OFFERS, ["help"], asked=False)) == []
    assert len(list(completions("", OFFERS, ["help"], asked=True))) == len(OFFERS)


def test_a_number_that_was_not_listed_is_shown_before_it_is_played(tmp_path: Path) -> None:
    begin = ("play", "feast-for-odin", "--players", "1", "--seed", "5", "--name", "mine")
    said = run(*begin, stdin="2\nq\n").stdout
    assert "Enter plays it." in said
    saved = game_file(tmp_path, "mine")
    assert meadhall.replay(saved.read_text()).ply == 0
    run("play", "--resume", stdin="2\n\nq\n")
    assert meadhall.replay(saved.read_text()).ply > 0
    saved.unlink()
    assert "Enter plays it." not in run(*begin, stdin="\n2\nq\n").stdout  # listed before it was typed
    assert meadhall.replay(saved.read_text()).ply > 0


def test_a_list_ends_where_the_screen_does() -> None:
    offers = [Offer(f"send {number}", f"Space {number}", "Two Vikings. " * 12, "Send") for number in range(30)]
    numbered = list(enumerate(offers, 1))
    screen = Console(file=StringIO(), force_terminal=True, width=80, height=24)
    first = fitting(screen, numbered)
    assert 1 < len(first) < 30 and first == offers[: len(first)]
    assert lines_of(screen, numbered[: len(first)]) <= 20
    assert fitting(Console(file=StringIO(), width=80, height=24), numbered) == offers


def test_marks_and_case_make_no_difference() -> None:
    assert folded("  Éirne  ŁÓDŹ ") == "eirne lodz"


def test_shell_completion(tmp_path: Path) -> None:
    """The script is asked for by the shell's name: which shell runs the tests can't always be seen."""
    command = [sys.executable, "-m", "meadhall"]
    told = {**os.environ, "_TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION": "1"}
    script = subprocess.run(
        [*command, "--show-completion", "bash"], env=told, capture_output=True, text=True, timeout=60
    )
    assert "_MEADHALL_COMPLETE" in script.stdout
    asked = {"_MEADHALL_COMPLETE": "complete_bash", "COMP_WORDS": "meadhall play fea", "COMP_CWORD": "2"}
    offered = subprocess.run(command, env={**os.environ, **asked}, capture_output=True, text=True, timeout=60)
    assert offered.stdout.split() == ["feast-for-odin"]
    run("play", "brian-boru", "--name", "mine", stdin="q\n")
    asked = {**asked, "COMP_WORDS": "meadhall play --resume m", "COMP_CWORD": "3"}
    offered = subprocess.run(command, env={**os.environ, **asked}, capture_output=True, text=True, timeout=60)
    assert offered.stdout.split() == ["mine"]


def test_completion_is_installed_in_the_readers_language(tmp_path: Path) -> None:
    told = {
        **os.environ,
        "_TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION": "1",
        "HOME": str(tmp_path),
        "LANG": "pl_PL.UTF-8",
    }
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        told.pop(name, None)

    def ask(*typed: str, **more: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "meadhall", *typed]
        return subprocess.run(command, env={**told, **more}, capture_output=True, text=True, timeout=60)

    done = ask("--install-completion", "bash")
    assert done.returncode == 0 and done.stdout.startswith("Uzupełnianie dla bash jest zainstalowane w "), done
    asked = {"_MEADHALL_COMPLETE": "complete_zsh", "_TYPER_COMPLETE_ARGS": "meadhall gam"}
    assert help.words_of("pl")["help-games"] in ask(**asked).stdout


def test_a_shell_without_completion_is_refused_in_the_readers_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(*_: object, **__: object) -> None:
        typer.echo("Shell tcsh is not supported.")
        typer.echo("Shell tcsh not supported.", err=True)
        raise typer.Exit(1)

    monkeypatch.setattr("typer.completion.install", refuse)
    command: Any = typer.main.get_command(app_for([]))
    completion.speak(command, "pl")
    options = {option.name: option for option in command.params}
    context = command.context_class(command, info_name="meadhall")
    with pytest.raises(typer.Exit):
        options["install_completion"].callback(context, None, True)
    with pytest.raises(typer.Exit):
        completion.show("pl", refuse, context, None, True)
    said = capsys.readouterr().err.splitlines()
    assert said == ["Uzupełnianie jest tylko dla powłok bash, zsh, fish i PowerShell."] * 2
