"""Messages use the words of the glossary wherever English has the term, and none of those to avoid."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import Any

import pytest

from meadhall.kernel.words.languages import LANGUAGES
from tests.locales.test_catalogues import LOCALES, ROOMS, TRANSLATIONS, entries

TERMS: list[dict[str, Any]] = tomllib.loads((LOCALES / "glossary.toml").read_text(encoding="utf-8"))["term"]
RULES = LOCALES.parents[2] / "docs" / "rules"
CLAUSE = re.compile(r"^- \*\*([A-Z]{2}-\d+\.\d+)\*\* (.*)$", re.MULTILINE)
SAME_AS = re.compile(r"\s*\{ ([a-z][\w-]+) \}\s*")
"""A message that says what another says."""
NAME_OF_OCCUPATION = re.compile(r"^feast-for-odin-card-\d+$")
# What is no word of a sentence: functions and arguments, names of messages, the keys of variants.
NO_WORDS = (r"\{ [A-Z]+\([^)]*\) ?(?:->)?", r"\{ \$?[\w-]+ ?(?:->)?", r"\[[\w.-]+\]")


@cache
def messages(language: str) -> dict[str, tuple[str, str]]:
    """Every message with its room, in words only."""
    found: dict[str, tuple[str, str]] = {}
    for room in ROOMS:
        said = entries(language, room)
        for key, text in said.items():
            if same_as := SAME_AS.fullmatch(text):
                text = said.get(same_as[1], text)
            for pattern in NO_WORDS:
                text = re.sub(pattern, " ", text)
            found[key] = room, text
    return found | clauses(language)


def clauses(language: str) -> dict[str, tuple[str, str]]:
    """The clauses of a game's rules, as the room `rules-<game>`: some terms are of the law only."""
    folder = RULES if language == "en" else RULES / language
    return {
        clause: (f"rules-{path.stem}", text)
        for path in sorted(folder.glob("*.md"))
        for clause, text in CLAUSE.findall(path.read_text(encoding="utf-8"))
    }


def is_in(room: str, rooms: list[str]) -> bool:
    return any(room == name or room.startswith(f"{name}-") for name in rooms)


def keys_with(term: dict[str, Any]) -> list[str]:
    """The messages that have the term in English."""
    begins_large = re.sub(r"\\b|\(\?[:<!]+", "", term["en"])[0].isupper()
    wanted = re.compile(term["en"], 0 if begins_large else re.IGNORECASE)
    return [
        key
        for key, (room, text) in messages("en").items()
        if is_in(room, term["in"]) and not NAME_OF_OCCUPATION.match(key) and wanted.search(text)
    ]


def test_a_term_has_all_languages_a_source_and_messages() -> None:
    assert len({term["id"] for term in TERMS}) == len(TERMS) > 240
    for term in TERMS:
        assert all(term[language] for language in LANGUAGES), term
        assert term["source"] in ("v", "p"), term
        assert set(term.get("but", [])) <= set(keys_with(term)), term
        assert len(keys_with(term)) > len(term.get("but", [])), term
        assert set(term.get("avoid", {})) <= set(TRANSLATIONS), term


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("term", TERMS, ids=lambda term: term["id"])
def test_translations_use_the_words_of_the_glossary(term: dict[str, Any], language: str) -> None:
    said = messages(language)
    stem = re.compile(term[language], re.IGNORECASE)
    avoided = [re.compile(word, re.IGNORECASE) for word in term.get("avoid", {}).get(language, [])]
    for key in keys_with(term):
        if key not in said:
            continue  # test_catalogues says what may be missing
        text = said[key][1]
        assert stem.search(text) or key in term.get("but", []), (key, text)
        assert not any(word.search(text) for word in avoided), (key, text)


def test_what_is_excepted_needs_it() -> None:
    for term in TERMS:
        for key in term.get("but", []):
            texts = [(language, messages(language)[key][1]) for language in TRANSLATIONS]
            assert not all(re.search(term[language], text, re.IGNORECASE) for language, text in texts), (term, key)
