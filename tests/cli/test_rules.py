"""The rules at hand while playing: chapters, a chapter, clauses with a word, a clause by its number."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from meadhall.cli.play.rules import MOST_FOUND, Rules
from meadhall.kernel.words.message import Speech


def searched(wanted: str, language: str = "en") -> list[str]:
    """What the search prints, a line for each clause or chapter."""
    out = StringIO()
    Rules("brian-boru", language, Speech(language), Console(file=out, width=10_000)).search(wanted)
    return out.getvalue().splitlines()


def test_without_a_word_the_chapters_are_listed() -> None:
    *chapters, hint = searched("")
    assert [line.split()[0] for line in chapters] == [str(number) for number in range(1, len(chapters) + 1)]
    assert hint == "A number shows a chapter, a word the clauses that have it."


def test_a_number_shows_the_whole_chapter() -> None:
    found = searched("7")
    assert len(found) > MOST_FOUND and all(line.startswith("BB-7.") for line in found)


@pytest.mark.parametrize(("language", "words"), [("en", "princess"), ("es", "IGLESIA"), ("en", "church Disc")])
def test_words_show_the_clauses_that_have_them_all(language: str, words: str) -> None:
    found = [line for line in searched(words, language) if line.startswith("BB-")]
    assert 0 < len(found) <= MOST_FOUND
    assert all(word in line.lower() for line in found for word in words.lower().split())


def test_more_than_a_screen_can_take_are_counted() -> None:
    *found, more = searched("the")
    assert len(found) == MOST_FOUND and more.endswith("more clauses have it: add a word.")


def test_what_no_clause_says_is_said() -> None:
    assert searched("locomotive") == ["No clause has “locomotive” in it."]
