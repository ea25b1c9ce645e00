"""In Brazilian Portuguese 0 has the plural category of 1: a message that says “1 carta” for it would count wrong."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from meadhall.kernel.words.message import Message, Speech

FILES = sorted((Path(__file__).parents[2] / "src" / "meadhall" / "locales" / "pt").glob("*.ftl"))


def selections(node: ast.BaseNode) -> Iterator[ast.SelectExpression]:
    if isinstance(node, ast.SelectExpression):
        yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from selections(child)


def keys(selection: ast.SelectExpression) -> set[str]:
    return {
        variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
        for variant in selection.variants
    }


@pytest.mark.parametrize("file", FILES, ids=lambda path: path.stem)
def test_nothing_is_said_of_0_that_is_meant_for_1(file: Path) -> None:
    for entry in parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            for selection in selections(entry):
                assert "one" not in keys(selection) or "0" in keys(selection), entry.id.name


@pytest.mark.parametrize(("count", "words"), [(0, "0 baús"), (1, "1 baú"), (2, "2 baús")])
def test_names_are_counted(count: int, words: str) -> None:
    message = Message("feast-for-odin.gained", {"seat": 0, "gained_count": count, "item": "chest"})
    assert Speech("pt", ["Ana"]).say(message) == f"Ana ganha {words}."


@pytest.mark.parametrize(("count", "words"), [(0, "recebe 0 pratas"), (1, "recebe 1 prata"), (5, "recebe 5 pratas")])
def test_no_income_is_not_1(count: int, words: str) -> None:
    message = Message("feast-for-odin.income", {"seat": 0, "silver_count": count})
    assert Speech("pt", ["Ana"]).say(message) == f"Ana {words} de renda."
