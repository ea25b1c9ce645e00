"""The rules at hand: the clauses of each game, in the reader's language where there is a translation."""

from __future__ import annotations

import re
from functools import lru_cache

from meadhall.kernel.content import PACKAGE

CLAUSE = re.compile(r"^- \*\*([A-Z]{2}-\d+\.\d+)\*\* (.*?)(?: \[\w+\])?$", re.MULTILINE)


@lru_cache
def rules_text(game_id: str, language: str = "en") -> str:
    """The whole rules of a game as Markdown, in English if there is no translation; empty if there is none at all."""
    folder = PACKAGE / "rules"
    places = (
        [folder / f"{game_id}.md"]
        if language == "en"
        else [folder / language / f"{game_id}.md", folder / f"{game_id}.md"]
    )
    return next((place.read_text(encoding="utf-8") for place in places if place.is_file()), "")


@lru_cache
def clauses(game_id: str, language: str = "en") -> dict[str, str]:
    """The text of every clause by its id."""
    return dict(CLAUSE.findall(rules_text(game_id, language)))
