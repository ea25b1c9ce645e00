"""The files the table in the browser is made with say what the rules and the content say."""

from __future__ import annotations

from scripts import feast_cards, feast_fixture

from meadhall.games.feast_for_odin.interface.effect_words import effect_words
from meadhall.kernel.words.message import Speech


def test_the_fixture_is_what_the_rules_say() -> None:
    assert feast_fixture.FIXTURE.read_text() == feast_fixture.written(feast_fixture.GROUNDS), "run feast_fixture.py"


def test_cards_are_those_of_the_content() -> None:
    assert feast_cards.CARDS_FILE.read_text() == feast_cards.card_lines(), "run scripts/feast_cards.py"


def test_the_english_words_of_every_card_are_those_of_the_content() -> None:
    english = Speech("en")
    cards = feast_cards.cards()
    assert len(cards) == 190
    for card in cards:
        assert english.words(f"feast-for-odin-when-{card['number']}", {}) == card["condition"]
        assert effect_words(card["number"], english) == card["effect_text"]
