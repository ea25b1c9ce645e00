"""Lists that copies of a state share are replaced, never changed: read off the source of the rules.

Random play reaches few of the places where a rule changes something, so the rules are read instead: every assignment to
an item of such a list, and every call that changes one, stands behind an `own_…` of the state or is none.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

GAMES = Path(__file__).parents[2] / "src" / "meadhall" / "games"
CHANGES = {"append", "remove", "pop", "sort", "insert", "extend", "clear", "reverse"}
BEFORE_ANY_COPY = {"position.py", "derived.py", "setup.py"}
"""A game that is set up or read has no copies yet."""


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def shared_fields(game: str) -> set[str]:
    """What `clone` hands over as it is, `twin.field = self.field`."""
    found = set()
    for function in functions(ast.parse((GAMES / game / "state.py").read_text())):
        if function.name != "clone" and not function.name.startswith("copy_"):
            continue
        for node in ast.walk(function):
            if not isinstance(node, ast.Assign) or not isinstance(node.value, ast.Attribute):
                continue
            if isinstance(node.targets[0], ast.Attribute) and ast.unparse(node.value.value) == "self":
                found.add(node.value.attr)
    return found


class Changes(ast.NodeVisitor):
    """The places of one function where an item of a shared list is changed; it may have a local name."""

    def __init__(self, shared: set[str]) -> None:
        self.shared = shared
        self.called: set[str] = set()
        self.found: list[int] = []

    def is_shared(self, node: ast.expr) -> bool:
        while isinstance(node, ast.Subscript):
            node = node.value
        if isinstance(node, ast.Name):
            return node.id in self.called
        return isinstance(node, ast.Attribute) and node.attr in self.shared

    def visit_Assign(self, node: ast.Assign) -> None:
        for target in node.targets:
            for one in target.elts if isinstance(target, ast.Tuple) else [target]:
                self.take_target(one)
                if isinstance(one, ast.Name) and isinstance(node.value, ast.Attribute) and self.is_shared(node.value):
                    self.called.add(one.id)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.take_target(node.target)
        self.generic_visit(node)

    def visit_Delete(self, node: ast.Delete) -> None:
        for target in node.targets:
            self.take_target(target)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Attribute):
            changed = (
                node.func.value if node.func.attr in CHANGES else node.args[0] if node.func.attr == "shuffle" else None
            )
            if changed is not None and self.is_shared(changed):
                self.found.append(node.lineno)
        self.generic_visit(node)

    def take_target(self, target: ast.expr) -> None:
        if isinstance(target, ast.Subscript) and self.is_shared(target.value):
            self.found.append(target.lineno)


def changes_in(source: str, shared: set[str]) -> list[int]:
    """Lines that change a shared list; a function that asks for lists of its own first may."""
    found = []
    for function in functions(ast.parse(source)):
        text = ast.unparse(function)
        if ".own_" in text or "_shared" in text:
            continue
        changes = Changes(shared)
        changes.visit(function)
        found += changes.found
    return found


@pytest.mark.parametrize("game", ["brian_boru", "feast_for_odin", "ortus_regni"])
def test_rules_replace_what_copies_share(game: str) -> None:
    shared = shared_fields(game)
    assert len(shared) > 20
    for module in sorted((GAMES / game).rglob("*.py")):
        if module.name not in BEFORE_ANY_COPY:
            assert changes_in(module.read_text(), shared) == [], module


def test_the_reader_sees_what_it_should() -> None:
    shared = {"hands", "deck"}
    assert changes_in("def f(state):\n    state.hands[0] = []", shared) == [2]
    assert changes_in("def f(state):\n    state.hands[0][1] += 2", shared) == [2]
    assert changes_in("def f(state):\n    deck = state.deck\n    deck.pop()", shared) == [3]
    assert changes_in("def f(state):\n    del state.deck[0]", shared) == [2]
    assert changes_in("def f(state):\n    state.chance.shuffle(state.deck)", shared) == [2]
    assert changes_in("def f(state):\n    state.own_deck()\n    state.deck.pop()", shared) == []
    assert changes_in("def f(state):\n    state.deck = state.deck[1:]", shared) == []
