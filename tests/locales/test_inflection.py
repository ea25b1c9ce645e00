"""Names in the form and number a sentence asks for; the browser says the same (`web/src/language/voice.test.ts`)."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast, parse

from meadhall.kernel.content import PACKAGE
from meadhall.kernel.words.catalogue import Catalogue
from meadhall.kernel.words.fluent import Bundle
from meadhall.kernel.words.inflection import FUNCTIONS
from meadhall.kernel.words.languages import LANGUAGES
from meadhall.kernel.words.message import Message, Speech

FOLDER = Path(__file__).parent / "inflection"
CASES: list[dict[str, Any]] = json.loads((FOLDER / "said.json").read_text(encoding="utf-8"))
FILES = sorted((Path(__file__).parents[2] / "src" / "meadhall" / "locales").glob("*/*.ftl"))


SEATS = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"]


def speech(language: str, seats: list[str] | None = SEATS) -> Speech:
    bundles = []
    for name in dict.fromkeys((language, "en")):
        bundle = Bundle(name, FUNCTIONS)
        bundle.add((FOLDER / f"{name}.ftl").read_text(encoding="utf-8"))
        bundles.append(bundle)
    return Speech(language, seats, catalogues=bundles)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['language']}-{case['message']['key']}")
def test_python_says_what_the_browser_says(case: dict[str, Any]) -> None:
    # A count may be a fraction where only the client computes it; the wire knows whole numbers.
    message = Message(case["message"]["key"], case["message"]["args"])
    assert speech(case["language"], case.get("seats", SEATS)).say(message) == case["said"]


def test_every_language_is_in_the_comparison() -> None:
    assert {case["language"] for case in CASES} == set(LANGUAGES)


def test_polish_counts() -> None:
    said = [
        speech("pl").say(Message("test.gained", {"seat": 0, "gained_count": count, "item": "chest"}))
        for count in (0, 1, 2, 5, 22)
    ]
    assert [line.removeprefix("Ann zdobywa ") for line in said] == [
        "0 skrzyń.",
        "1 skrzynię.",
        "2 skrzynie.",
        "5 skrzyń.",
        "22 skrzynie.",
    ]


def test_ids_are_said_beside_names_in_every_form() -> None:
    voice = speech("pl")
    voice.spelled = ("item",)
    said = voice.say(Message("test.found", {"seat": 0, "item": "chest"}))
    assert said == "Ann nie ma skrzyni (chest)."
    voice.spelled = ("cell",)
    assert voice.say(Message("test.dug", {"seat": 0, "cell": "8,0"})) == "Ann kopie: kolumna 1, rząd 9 (8,0)."


def test_seats_without_names_are_numbers_after_the_word_for_a_player() -> None:
    lost = Message("ortus-regni.attacks-towers", {"seat": 0, "victim_seat": 1})
    assert lost.in_words("pl") == "Gracz 1 atakuje wieże gracza 2."
    assert lost.in_words("pl", ["Ana", "Bo"]) == "Ana atakuje wieże gracza Bo."
    assert lost.in_words("pl", ["Gracz 1", "Gracz 2"]) == "Gracz 1 atakuje wieże gracza 2."


def test_polish_says_gracza_only_before_a_bare_seat() -> None:
    """“gracza Gracz 1” stands wherever a sentence forgets the form."""
    forgotten = re.compile(r"gracz(?:a|owi|em|u) \{ \$\w+ \}")
    for file in FILES:
        if file.parent.name == "pl":
            assert not forgotten.findall(file.read_text(encoding="utf-8")), file.name


def test_a_count_of_what_has_no_name_is_an_error() -> None:
    with pytest.raises(ValueError, match="COUNT takes"):
        speech("en").say(Message("test.gained", {"seat": 0, "gained_count": 1, "item": "nonsense"}))


def test_only_the_words_of_one_game_are_read() -> None:
    words = Catalogue("en")
    assert words.has_message("prompt-over") and words.has_message("brian-boru-title")
    assert {"feast-for-odin", "ortus-regni", "shell", "hall"} <= set(words.unread)
    assert "brian-boru" not in words.unread
    words.read_all()
    assert not words.unread and words.has_message("shell-log")


@pytest.mark.parametrize("language", LANGUAGES)
def test_entries_parsed_one_by_one_are_those_of_the_whole_files(language: str) -> None:
    words = Catalogue(language)
    words.read_all()
    cut = set(words.unparsed)
    for file in sorted((PACKAGE / "locales" / language).glob("*.ftl")):
        for entry in FluentResource(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term):
                name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                alone = FluentResource(words.unparsed[name]).body[0]
                assert entry.equals(alone, ignored_fields=["span", "comment"]), name
                cut.discard(name)
    assert not cut


# --- the catalogues themselves -------------------------------------------------------------------------------------


def forms_of(language: str) -> set[str]:
    """The forms a language declares in the glossary."""
    path = Path(__file__).parents[2] / "src" / "meadhall" / "locales" / "glossary.toml"
    return set(tomllib.loads(path.read_text(encoding="utf-8"))["forms"][language])


def forms_asked_for(resource: ast.Resource) -> set[str]:
    asked: set[str] = set()
    for node in nodes(resource):
        if isinstance(node, ast.FunctionReference):
            for named in node.arguments.named:
                if named.name.name == "form" and isinstance(named.value, ast.StringLiteral):
                    asked.add(named.value.value)
        elif isinstance(node, ast.SelectExpression) and is_form(node.selector):
            asked |= {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
    return asked


def is_form(selector: ast.SyntaxNode) -> bool:
    return isinstance(selector, ast.VariableReference) and selector.id.name == "form"


def nodes(node: ast.BaseNode) -> list[ast.BaseNode]:
    found = [node]
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                found += nodes(child)
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_forms_are_those_the_language_declares(file: Path) -> None:
    resource = parse(file.read_text(encoding="utf-8"))
    assert forms_asked_for(resource) - forms_of(file.parent.name) == set()
