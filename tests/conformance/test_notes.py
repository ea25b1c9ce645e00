"""A kind of journal entry has one clause, so it is told in one place, or in places that the same clause covers."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import pytest

from meadhall.kernel.registry import AnyGame
from tests.conformance.cases import every_game

pytestmark = pytest.mark.once

SOURCES = Path(__file__).parents[2] / "src" / "meadhall" / "games"
COVERED = {
    "brian_boru": set[str](),
    "feast_for_odin": {
        "FED",  # silver or food on a column
        "GAINED",  # one piece or several
        "NOT_RECEIVED",
        "RECALLED",  # by a card, after a failed pillage: always from the space just used
        "STARTING_CARD_DEALT",
        "TURNED_OVER",
    },
    "ortus_regni": {
        "DESTROYED",  # OR-8.27 speaks of Properties and of buildings
        "FIEF_LOST",  # by murder and by siege: OR-5.4 speaks of any building lost
        "LORD_LOST",  # not ransomed, or beyond ransom
        "TOWER_FACE",  # however a Tower was laid, its owner knows it
        "TRAY_TOWERS_LAID",  # chosen, or random ones in a draft: OR-16.1 has both
    },
}
"""Notes told in several places, each looked at."""


def places_of_notes(game: str) -> dict[str, set[str]]:
    """The functions in which each note of a game stands."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in sorted((SOURCES / game).rglob("*.py")):
        if path.parent.name == "interface":
            continue  # it reads notes and tells none
        tree = ast.parse(path.read_text(encoding="utf-8"))
        imported = {
            name.name
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom) and (node.module or "").endswith(f"{game}.notes")
            for name in node.names
        }
        collect(tree, path.stem, imported, found)
    return found


def collect(tree: ast.AST, place: str, wanted: set[str], found: dict[str, set[str]]) -> None:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Name) and node.id in wanted:
            found[node.id].add(place)
        named = isinstance(node, ast.ClassDef | ast.FunctionDef)
        collect(node, f"{place}.{node.name}" if named else place, wanted, found)  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", sorted(COVERED))
def test_a_note_told_in_several_places_has_been_looked_at(game: str) -> None:
    places = places_of_notes(game)
    assert len(places) > 50
    several = {note for note, functions in places.items() if len(functions) > 1}
    assert several == COVERED[game]


@every_game
def test_what_chance_decided_is_told_by_notes_there_are(game: AnyGame) -> None:
    """A review names a draw by these: a key that is misspelt would leave it unnamed, and nobody would notice."""
    keys = {note.key.partition(".")[2] for note in game.notes}
    assert game.chance_notes and [key for key in game.chance_notes if key not in keys] == []
