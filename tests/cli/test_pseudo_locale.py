"""Nothing a command says to a person is written in code: with every message of the catalogues in brackets, no word is
left outside of them but what programs and people named themselves."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from random import Random

import pytest

import meadhall
from meadhall.cli.app import main
from meadhall.hall.cli.startup import data_trouble
from meadhall.hall.settings import Settings
from meadhall.kernel.words.fluent import Args, Bundle, Pattern
from tests.conformance.cases import play_on

BRACKETED = re.compile(r"⟦[^⟦⟧]*⟧")
NAMED = {
    "simulate": {"random"},
    "arena": {"random", "quick"},
    "admin": {"UTC", "ban", "bans", "chat", "close", "people", "prune", "remove", "tables", "unban", "end", "sessions",
              "reset", "password", "subject", "until", "older_than", "which", "both", "dry_run", "True", "False",
              "table", "text", "limit", "login", "number", "person", "nowhere", "nobody", "Spam", "root"},
    "games": {"true", "false", "long", *(option.id for game in meadhall.games() for option in game.options)},
}  # fmt: skip
"""Words that are no message's: bots, commands and fields by name, what was typed, units."""


@pytest.fixture
def in_brackets(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Bundle.format

    def bracketed(self: Bundle, pattern: Pattern, args: Args) -> str:
        return f"⟦{plain(self, pattern, args)}⟧"

    monkeypatch.setattr(Bundle, "format", bracketed)
    monkeypatch.setenv("COLUMNS", "400")  # lines that aren't broken keep their brackets together
    monkeypatch.setenv("USER", "root")


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Path:
    data = tmp_path_factory.mktemp("hall")
    assert data_trouble(Settings(data=data)) is None
    return data


@pytest.fixture(scope="module")
def transcript(tmp_path_factory: pytest.TempPathFactory) -> Path:
    table = meadhall.new_game("brian-boru", 3, seed=3)
    play_on(table, Random(3))
    path = tmp_path_factory.mktemp("games") / "game.txt"
    path.write_text(table.transcript())
    return path


def words_outside(text: str) -> set[str]:
    while BRACKETED.search(text):
        text = BRACKETED.sub(" ", text)
    return set(re.findall(r"[^\W\d]{3,}", text))


def said(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *arguments: str) -> str:
    monkeypatch.setattr(sys, "argv", ["meadhall", *arguments])
    with pytest.raises(SystemExit):
        main()
    told = capsys.readouterr()
    return told.out + told.err


ADMIN = (
    ("people",), ("bans",), ("tables",), ("log",), ("ban", "nobody", "--why", "Spam"),
    ("ban", "192.0.2.1", "--why", "Spam", "--until", "2001-01-01"), ("ban", "192.0.2.1", "--why", "Spam"), ("bans",),
    ("unban", "192.0.2.9"), ("unban", "192.0.2.1"), ("prune", "--older-than", "5", "--dry-run"),
    ("prune", "--older-than", "5"), ("close", "nowhere", "--why", "Spam"), ("chat", "nowhere"),
    ("remove-chat", "nowhere", "3"), ("end-sessions", "nobody"), ("reset-password", "nobody"), ("log",),
)  # fmt: skip


@pytest.mark.once
@pytest.mark.usefixtures("in_brackets")
def test_an_operator_reads_only_the_catalogues(
    hall: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for words in ADMIN:
        text = said(capsys, monkeypatch, "admin", *words, "--data", str(hall))
        assert "⟦" in text and words_outside(text) - NAMED["admin"] == set(), (words, text)


@pytest.mark.once
@pytest.mark.usefixtures("in_brackets")
@pytest.mark.parametrize(
    "words",
    [
        ("games",),
        ("simulate", "brian-boru", "--games", "2", "--bots", "random"),
        ("arena", "brian-boru", "--players", "3", "--games", "3", "--processes", "1", "--bots", "random,quick"),
        ("replay", "TRANSCRIPT"),
        ("verify", "TRANSCRIPT"),
        ("backup", "COPY", "--data", "HALL"),
        ("backup", "COPY", "--data", "HALL"),
        ("admin", "people", "--data", "NOWHERE"),
        ("serve", "--data", "/dev/null/data", "--port", "1"),
        ("serve", "--database", "mysql://localhost/hall", "--data", "HALL"),
        ("draw", "NOWHERE"),
        ("hint", "TRANSCRIPT"),
        ("position", "brian-boru", "--show"),
        ("play", "--saved"),
    ],
    ids=" ".join,
)
def test_a_command_says_only_what_the_catalogues_say(
    words: tuple[str, ...],
    hall: Path,
    transcript: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    files = {"TRANSCRIPT": transcript, "HALL": hall, "COPY": hall / "copy.sqlite", "NOWHERE": hall / "nowhere"}
    text = said(capsys, monkeypatch, *(str(files.get(word, word)) for word in words))
    assert "⟦" in text
    assert words_outside(text) - NAMED.get(words[0], set()) == set(), text


def test_words_in_code_are_found() -> None:
    assert words_outside("⟦Saved ⟦Game⟧ as⟧ 12 games of ⟦x⟧") == {"games"}
