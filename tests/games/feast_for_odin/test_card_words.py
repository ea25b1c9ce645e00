"""What an occupation's text says is what its effect does: the same numbers and the same things, in every language."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from meadhall.games.feast_for_odin.interface.effect_words import effect_words
from meadhall.games.feast_for_odin.items import ITEM_OF_NAME
from meadhall.kernel.content import load_content
from meadhall.kernel.words.message import LANGUAGES, Speech

pytestmark = pytest.mark.once

LOCALES = Path(__file__).parents[3] / "src" / "meadhall" / "locales"
FORMS = tomllib.loads((LOCALES / "glossary.toml").read_text(encoding="utf-8"))["forms"]
CONTENT: Any = load_content("meadhall.games.feast_for_odin", "occupations.json")
CARDS: list[dict[str, Any]] = CONTENT["cards"]
WRITTEN = [name for name in LANGUAGES if (LOCALES / name / "feast-for-odin-cards.ftl").exists()]

# Numbers of an effect that its text says in words: "three steps", "fourth column"; 8 is the price of a longship.
SAID_IN_WORDS = {17: {3}, 66: {2}, 76: {4}, 77: {2}, 81: {8}, 82: {8}, 104: {2}, 136: {2}, 164: {4}}
# Things of an effect that its text names by their kind: "good type", "sheep" for pregnant ones, "harvest good".
NAMED_BY_KIND = {
    31: {"sheep", "cattle"},
    157: {"pregnant_cattle", "pregnant_sheep"},
    174: {"pregnant_cattle"},
    183: {"fruits", "flax", "peas", "beans", "cabbage", "grain"},
}


def parts(value: Any) -> list[Any]:
    if isinstance(value, dict):
        return [part for key, inner in value.items() for part in [key, *parts(inner)]]
    return [part for inner in value for part in parts(inner)] if isinstance(value, list) else [value]


def things_in(card: dict[str, Any]) -> set[str]:
    return {part for part in parts(card["effect"]) if isinstance(part, str) and part in ITEM_OF_NAME}


def text_of(card: dict[str, Any], language: str) -> str:
    speech = Speech(language)
    moment = speech.words(f"feast-for-odin-when-{card['number']}", {}) or ""
    return f"{moment} {effect_words(card['number'], speech)}"


def numbers_in(text: str) -> set[int]:
    return {int(number) for number in re.findall(r"\d+", text)}


def stems(item: str, language: str) -> set[str]:
    """The beginnings of what a thing is called, in each form and number."""
    speech = Speech(language)
    names = {
        speech.name("feast-for-odin", "item", item, form, count) for form in FORMS[language] for count in (1, 2, 5)
    }
    return {stem(word) for name in names for word in [max(name.split(), key=len)]}


def stem(word: str) -> str:
    return word.lower()[: max(3, len(word) * 2 // 3)]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card["number"]))
def test_a_text_names_what_the_effect_gives_and_takes(card: dict[str, Any]) -> None:
    text = text_of(card, "en").lower()
    unnamed = {item for item in things_in(card) if not any(beginning in text for beginning in stems(item, "en"))}
    assert unnamed == NAMED_BY_KIND.get(card["number"], set())


@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card["number"]))
def test_a_text_says_the_numbers_of_the_effect(card: dict[str, Any]) -> None:
    """But for 0 and 1, which also stand for "none" and "a"."""
    numbers = {abs(part) for part in parts(card["effect"]) if isinstance(part, int) and not isinstance(part, bool)}
    assert numbers - numbers_in(text_of(card, "en")) - {0, 1} == SAID_IN_WORDS.get(card["number"], set())


@pytest.mark.parametrize("language", [name for name in WRITTEN if name != "en"])
@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card["number"]))
def test_a_translation_names_the_same_things_and_numbers(card: dict[str, Any], language: str) -> None:
    english, translated = text_of(card, "en"), text_of(card, language)
    assert numbers_in(translated) == numbers_in(english), translated
    said = {item for item in things_in(card) if any(part in english.lower() for part in stems(item, "en"))}
    missing = {item for item in said if not any(part in translated.lower() for part in stems(item, language))}
    assert missing == set(), translated


@pytest.mark.parametrize("language", WRITTEN)
def test_equal_moments_are_said_in_equal_words(language: str) -> None:
    """Where English says that two cards work at the same moment, so does every language."""
    said: dict[str, set[str]] = {}
    for card in CARDS:
        moment = Speech("en").words(f"feast-for-odin-when-{card['number']}", {}) or ""
        said.setdefault(moment, set()).add(Speech(language).words(f"feast-for-odin-when-{card['number']}", {}) or "")
    assert {moment: words for moment, words in said.items() if len(words) > 1} == {}
