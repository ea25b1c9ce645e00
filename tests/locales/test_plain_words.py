"""The plain table has English words for every action of the games that have no table of their own yet."""

import re
from pathlib import Path

import pytest

from meadhall.kernel.action import Action
from meadhall.kernel.registry import all_games
from meadhall.kernel.words.catalogue import catalogue
from tests.locales.test_catalogues import LOCALES, ROOMS, entries

SPOKEN = [game for game in all_games() if (LOCALES / "en" / f"{game}-table.ftl").exists()]
SPOKEN = [game for game in SPOKEN if any("-action-" in key for key in entries("en", f"{game}-table"))]


def answer(value: object) -> str:
    """A field of an action as its message names it: a number inside a text is an argument (web: `words.ts`)."""
    return str(value) if isinstance(value, int) else re.sub(r"\b\d+\b", "n", str(value)).replace(" ", "_")


def messages_for(game: str, action: Action) -> list[str]:
    kind = f"{game}-action-{type(action).__name__.lower()}"
    fields = [answer(getattr(action, name)) for name in action.__struct_fields__]
    return [kind + "-" + "_".join(field for field in fields if field), kind]


def test_there_are_games_to_look_at() -> None:
    assert len(SPOKEN) >= 2


@pytest.mark.parametrize("game", SPOKEN)
def test_every_action_has_words(game: str) -> None:
    known = entries("en", f"{game}-table").keys()
    silent = [str(action) for action in all_games()[game].space.actions if not known & messages_for(game, action)]
    assert silent == []


@pytest.mark.parametrize("game", SPOKEN)
def test_words_of_actions_ask_only_for_what_an_action_has(game: str) -> None:
    known = entries("en", f"{game}-table")
    for action in all_games()[game].space.actions:
        key = next(key for key in messages_for(game, action) if key in known)
        given = {*action.__struct_fields__}
        given |= {"number", "player"} if re.search(r"\d", " ".join(map(str, fields_of(action)))) else set()
        assert set(re.findall(r"\$(\w+)", known[key])) <= given, key


def fields_of(action: Action) -> list[str]:
    return [value for name in action.__struct_fields__ if isinstance(value := getattr(action, name), str)]


@pytest.mark.parametrize("file", sorted((LOCALES / "en").glob("*.ftl")), ids=lambda path: path.stem)
def test_fluent_understands_every_english_message(file: Path) -> None:
    for key in entries("en", file.stem):
        assert catalogue("en").has_message(key), key


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_hint_names_a_move_as_the_list_of_answers_does(language: str) -> None:
    """The heading of answers (`kind`) and the order of a hint begin with the same word. Spanish and Portuguese head
    their answers with infinitives."""
    said = {key: text.split() for room in ROOMS for key, text in entries(language, room).items()}
    pairs = [
        (said[f"{game}-kind-{kind}"][0], order[0].strip(".:"))
        for game in all_games()
        for key, order in said.items()
        if (kind := key.removeprefix(f"{game}-order-")) != key and f"{game}-kind-{kind}" in said
    ]
    assert len(pairs) > 30
    assert [pair for pair in pairs if pair[0] != pair[1]] == []
