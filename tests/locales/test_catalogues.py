"""Every language says everything the browser and Brian Boru say in English, about the same things."""

import re
from pathlib import Path

import pytest

from meadhall.kernel.message import bundle

LOCALES = Path(__file__).parents[2] / "src" / "meadhall" / "locales"
TRANSLATIONS = ["es", "pl", "pt"]
ROOMS = ["shell", "kernel", "brian-boru", "brian-boru-table"]
NAME_OF_TOWN = re.compile(r"-town-[A-Z]\d+$")
ENTRY = re.compile(r"^([a-zA-Z][\w-]*) =(.*(?:\n[ }].*)*)", re.MULTILINE)


def entries(language: str, room: str) -> dict[str, str]:
    return dict(ENTRY.findall((LOCALES / language / f"{room}.ftl").read_text(encoding="utf-8")))


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("room", ROOMS)
def test_a_translation_has_every_message_and_no_other(language: str, room: str) -> None:
    wanted = {key for key in entries("en", room) if not NAME_OF_TOWN.search(key)}
    assert wanted == set(entries(language, room))


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("room", ROOMS)
def test_a_translation_speaks_of_the_same_things(language: str, room: str) -> None:
    english = entries("en", room)
    for key, text in entries(language, room).items():
        assert set(re.findall(r"\$\w+", text)) == set(re.findall(r"\$\w+", english[key])), key


@pytest.mark.parametrize("language", ["en", *TRANSLATIONS])
@pytest.mark.parametrize("room", ROOMS)
def test_fluent_understands_every_message(language: str, room: str) -> None:
    catalogue = bundle(language)
    for key in entries(language, room):
        assert catalogue.has_message(key), key
        assert catalogue.get_message(key).value is not None, key


def test_polish_has_its_plurals() -> None:
    catalogue = bundle("pl")
    pattern = catalogue.get_message("brian-boru-coins-gained").value
    assert pattern is not None
    words = [catalogue.format_pattern(pattern, {"seat": "Ola", "coins_count": count})[0] for count in (1, 3, 5, 22)]
    assert [str(line).split()[-1] for line in words] == ["monetę.", "monety.", "monet.", "monety."]
