"""The files the table in the browser is made with say what the rules and the content say."""

from __future__ import annotations

from scripts import feast_cards, feast_fixture


def test_the_fixture_is_what_the_rules_say() -> None:
    assert feast_fixture.FIXTURE.read_text() == feast_fixture.written(feast_fixture.GROUNDS), "run feast_fixture.py"


def test_cards_and_their_words_are_those_of_the_content() -> None:
    assert feast_cards.CARDS_FILE.read_text() == feast_cards.card_lines(), "run scripts/feast_cards.py"
    assert feast_cards.WORDS_FILE.read_text() == feast_cards.card_words(), "run scripts/feast_cards.py"


def test_every_card_has_words() -> None:
    words = feast_cards.WORDS_FILE.read_text()
    assert words.count("feast-for-odin-does-") == words.count("feast-for-odin-when-") == 190
