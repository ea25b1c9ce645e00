"""Lessons and rules pages say the same in every language: figures, clauses and their order."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
GAMES = ["brian-boru", "feast-for-odin", "ortus-regni"]
TRANSLATED = ["es", "pl", "pt"]


def read(kind: str, game: str, language: str = "") -> str:
    return (DOCS / kind / language / f"{game}.md").read_text(encoding="utf-8")


def clauses(text: str) -> list[str]:
    return re.findall(r"^- \*\*([A-Z]{2}-[\w.]+)\*\* ", text, re.M)


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", GAMES)
def test_a_translated_lesson_has_the_same_parts(game: str, language: str) -> None:
    english, translated = read("learn", game), read("learn", game, language)
    for part in (r"\(figure:([\w-]+)\)", r"^(#+) ", r"\b[A-Z]{2}-\d+\.\d+\b", r"^- ", r"\*\*([A-Z])\*\*"):
        assert re.findall(part, translated, re.M) == re.findall(part, english, re.M), part


@pytest.mark.parametrize("language", ["", *TRANSLATED])
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_cites_clauses_there_are(game: str, language: str) -> None:
    cited = set(re.findall(r"\b[A-Z]{2}-\d+\.\d+\b", read("learn", game, language)))
    assert cited and cited <= set(clauses(read("rules", game, language)))


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_translated(game: str, language: str) -> None:
    assert clauses(read("rules", game, language)) == clauses(read("rules", game))
