"""Every message is used by code or client, and everything they use exists."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from meadhall.kernel.registry import all_games
from meadhall.kernel.words.catalogue import catalogue
from tests.locales.test_catalogues import LOCALES, entries

ROOT = Path(__file__).parents[2]
KINDS = ("action", "kind", "field", "names-of", "named-types", "about", "reminder", "option", "variant", "line", "tie",
         "question", "ask", "choice", "region", "town", "marriage")  # fmt: skip
ROOMS = sorted(path.stem for path in (LOCALES / "en").glob("*.ftl"))


def python_words(source: str) -> set[str]:
    """The literals of a module that may be part of a key; what is filled in later stands as `*`."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            parts = [str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values]
            found.add("".join(parts))
    return found


def client_words(source: str) -> set[str]:
    strings = re.findall(r'"([^"\n]*)"', source) + re.findall(r"'([^'\n]*)'", source)
    templates = [re.sub(r"\$\{[^}]*(?:\{[^}]*\})*[^}]*\}", "*", text) for text in re.findall(r"`([^`]*)`", source)]
    return {*strings, *templates}


@cache
def used_words() -> tuple[frozenset[str], list[re.Pattern[str]]]:
    words: set[str] = set()
    for path in (ROOT / "src" / "meadhall").rglob("*.py"):
        words |= python_words(path.read_text(encoding="utf-8"))
    for path in (ROOT / "web" / "src").rglob("*"):
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name:
            words |= client_words(path.read_text(encoding="utf-8"))
    words = {word.replace(".", "-") for word in words}
    patterns = {word for word in words if "*" in word and re.fullmatch(r"[a-z0-9_*-]+", word) and word.strip("*-")}
    whole = frozenset(word for word in words if re.fullmatch(r"[a-z][a-z0-9_-]*", word))
    return whole, [re.compile(re.escape(word).replace(r"\*", ".+")) for word in sorted(patterns)]


def is_used(key: str) -> bool:
    """The key itself, or its end behind a prefix of the game's or the room's, stands in code."""
    whole, patterns = used_words()
    ends = [key] + [key[place + 1 :] for place, letter in enumerate(key) if letter == "-"]
    return any(end in whole or any(pattern.fullmatch(end) for pattern in patterns) for end in ends[:6])


def is_a_value(key: str) -> bool:
    """What a value of a game is called, how the plain table says an action or a field, or part of another message."""
    for game in all_games():
        if key.startswith(f"{game}-"):
            kinds = "|".join(KINDS)
            return bool(re.match(rf"{game}-(?:{kinds})(?:-|$)", key)) or key.removeprefix(f"{game}-") in note_keys(game)
    return False


@cache
def note_keys(game: str) -> frozenset[str]:
    return frozenset(note.key.partition(".")[2] for note in all_games()[game].notes)


@pytest.mark.parametrize("room", ROOMS)
def test_no_message_is_an_orphan(room: str) -> None:
    texts = "".join(path.read_text(encoding="utf-8") for path in (LOCALES / "en").glob("*.ftl"))
    mentioned = set(re.findall(r"\{ ([a-z][\w-]*) \}", texts))
    orphans = [key for key in entries("en", room) if not (is_used(key) or is_a_value(key) or key in mentioned)]
    assert orphans == []


def test_every_key_of_the_client_exists() -> None:
    prefixes = "|".join([*all_games(), "shell", "hall"])
    used = re.compile(rf'\b(?:say|wordsFor|phrase)\(\s*"((?:{prefixes})-[a-z][\w-]*)"')
    missing = {
        key
        for path in (ROOT / "web" / "src").rglob("*")
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name
        for key in used.findall(path.read_text(encoding="utf-8"))
        if not catalogue("en").has_message(key)
    }
    assert missing == set()
