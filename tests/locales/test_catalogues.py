"""Every language says everything the browser and Brian Boru say in English, about the same things."""

import re
from pathlib import Path

import pytest

from meadhall.kernel.words.catalogue import catalogue

LOCALES = Path(__file__).parents[2] / "src" / "meadhall" / "locales"
TRANSLATIONS = ["es", "pl", "pt"]
ROOMS = sorted(path.stem for path in (LOCALES / "en").glob("*.ftl"))
ENTRY = re.compile(r"^([a-zA-Z][\w-]*) =(.*(?:\n[ }].*)*)", re.MULTILINE)


def entries(language: str, room: str) -> dict[str, str]:
    path = LOCALES / language / f"{room}.ftl"
    return dict(ENTRY.findall(path.read_text(encoding="utf-8"))) if path.exists() else {}


def arguments(text: str) -> set[str]:
    """What a message speaks of. A name is told its form and its count by the sentence: they are nobody's to hand in."""
    found = set(re.findall(r"\$(\w+)", text))
    return found - {"form", "count"} if "form" in found else found


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("room", ROOMS)
def test_a_translation_has_every_message(language: str, room: str) -> None:
    assert set(entries("en", room)) == set(entries(language, room))


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("room", ROOMS)
def test_a_translation_has_no_message_of_its_own(language: str, room: str) -> None:
    assert set(entries(language, room)) <= set(entries("en", room))


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("room", ROOMS)
def test_a_translation_speaks_of_the_same_things(language: str, room: str) -> None:
    english = entries("en", room)
    for key, text in entries(language, room).items():
        assert arguments(text) == arguments(english[key]), key


@pytest.mark.parametrize("language", ["en", *TRANSLATIONS])
@pytest.mark.parametrize("room", ROOMS)
def test_fluent_understands_every_message(language: str, room: str) -> None:
    words = catalogue(language)
    for key in entries(language, room):
        assert words.has_message(key), key
        assert words.get_message(key).value is not None, key


def test_polish_has_its_plurals() -> None:
    polish = catalogue("pl")
    pattern = polish.get_message("brian-boru-coins-gained").value
    assert pattern is not None
    words = [polish.format(pattern, {"seat": "Ola", "coins_count": count}) for count in (1, 3, 5, 22)]
    assert [line.split()[-1] for line in words] == ["monetę.", "monety.", "monet.", "monety."]


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_rules_have_the_same_clauses_in_every_language(language: str) -> None:
    rules = Path(__file__).parents[2] / "docs" / "rules"
    clause = re.compile(r"^- \*\*(BB-[\d.]+)\*\* .+ (\[[a-z, ]+\])$", re.MULTILINE)
    english = clause.findall((rules / "brian-boru.md").read_text(encoding="utf-8"))
    translated = clause.findall((rules / language / "brian-boru.md").read_text(encoding="utf-8"))
    assert len(english) > 150
    assert translated == english


@pytest.mark.parametrize("language", ["en", *TRANSLATIONS])
def test_no_number_follows_a_name_that_may_end_in_one(language: str) -> None:
    """“The Land brings Player 1 1 Knight”: seats are called “Player 1” where nobody has a name."""
    number = re.compile(r"\{ \$(?:\w+_)?seat \} (?:\d|\{ \$\w+_count|\{ COUNT)")
    found = [key for room in ROOMS for key, text in entries(language, room).items() if number.search(text)]
    assert found == []
