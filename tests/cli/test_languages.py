"""The language of the terminal: the system's, unless `--lang` says another."""

from __future__ import annotations

import pytest

from meadhall.kernel.words.languages import system_language
from tests.cli.test_cli import run


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "es"}, "es"),
        ({"LANG": "pt-BR"}, "pt"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "es_ES.UTF-8"}, "es"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "C"}, "en"),
    ],
)
def test_the_system_says_its_language(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert system_language() == language


def test_commands_and_their_errors_speak_the_systems_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert "Uczta dla Odyna" in run("games").stdout
    assert "Nie ma pliku" in run("replay", "no-such-file").stderr
    assert "Nie ma języka „tlh”" in run("play", "brian-boru", "--lang", "tlh").stderr
    playing = run("play", "brian-boru", "--players", "3", stdin="stół\ncofnij\nkoniec\n").stdout
    assert "Nie ma twojej decyzji do cofnięcia." in playing
    assert "Odchodzisz od stołu." in playing
    assert "You leave" in run("play", "--resume", "--lang", "en", stdin="quit\n").stdout
