"""Messages use the words of the glossary, and none of those to avoid."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from meadhall.kernel.catalogue import LANGUAGES
from tests.locales.test_catalogues import LOCALES, ROOMS, entries

TERMS: list[dict[str, Any]] = tomllib.loads((LOCALES / "glossary.toml").read_text(encoding="utf-8"))["term"]


def messages(language: str) -> dict[str, str]:
    return {key: text for room in ROOMS for key, text in entries(language, room).items()}


def test_a_term_has_all_languages_a_source_and_messages_that_exist() -> None:
    english = messages("en")
    for term in TERMS:
        assert all(term[language] for language in LANGUAGES), term
        assert term["source"] in ("v", "p"), term
        assert term["in"] and set(term["in"]) <= english.keys(), term
        assert set(term.get("avoid", {})) <= set(LANGUAGES), term


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("term", TERMS, ids=lambda term: term["id"])
def test_messages_use_the_words_of_the_glossary(term: dict[str, Any], language: str) -> None:
    said = messages(language)
    for key in term["in"]:
        if key not in said:
            continue  # test_catalogues says what may be missing
        text = said[key].lower()
        assert any(stem.lower() in text for stem in term[language].split("|")), (key, said[key])
        for avoided in term.get("avoid", {}).get(language, []):
            assert avoided.lower() not in text, (key, avoided)
