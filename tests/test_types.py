"""Types that help: a checker refuses what a table would refuse, and views are what their types say."""

from __future__ import annotations

import os
import subprocess
import sys
import types
from pathlib import Path
from typing import Any, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from scripts.typed_views import class_name, real_views

import meadhall
from meadhall import views
from meadhall.kernel.registry import AnyGame
from tests.conformance.cases import every_game

ROOT = Path(__file__).parents[1]
WRONG = """
import meadhall
from meadhall.views import brian_boru_view

table = meadhall.new_game("brian-boru", players=3, seed=1)
table.play("zero", 3.5)
table.play(0, None)
table.view("0")
table.actions(None)
meadhall.load("brian-boru", 7)
brian_boru_view(table, 0)["coins"]
brian_boru_view(table, 0)["seats"][0]["coins"].upper()
"""
WRONG_LINES = [6, 6, 7, 8, 9, 10, 11, 12]


def wrong_with(value: Any, kind: Any, path: str) -> list[str]:
    """Where a value isn't what its type says."""
    if kind is Any:
        return []
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is NotRequired:
        return wrong_with(value, arguments[0], path)
    if origin in (Union, types.UnionType):
        tried = [wrong_with(value, one, path) for one in arguments]
        return min(tried, key=len)
    if is_typeddict(kind):
        return wrong_record(value, kind, path)
    if origin is list:
        if not isinstance(value, list):
            return [f"{path}: {value!r} is no list"]
        return [wrong for n, item in enumerate(value) for wrong in wrong_with(item, arguments[0], f"{path}[{n}]")]
    if origin is dict:
        if not isinstance(value, dict):
            return [f"{path}: {value!r} is no dict"]
        return [wrong for name, item in value.items() for wrong in wrong_with(item, arguments[1], f"{path}.{name}")]
    return [] if type(value) is kind else [f"{path}: {value!r} is no {kind}"]


def wrong_record(value: Any, kind: Any, path: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{path}: {value!r} is no record"]
    fields = get_type_hints(kind, include_extras=True)
    unknown = [f"{path}.{name}: not in {kind.__name__}" for name in value if name not in fields]
    missing = [
        f"{path}.{name}: missing"
        for name, field in fields.items()
        if get_origin(field) is not NotRequired and name not in value
    ]
    known = [name for name in value if name in fields]
    return unknown + missing + [
        wrong for name in known for wrong in wrong_with(value[name], fields[name], f"{path}.{name}")
    ]  # fmt: skip


@every_game
def test_real_views_are_what_their_types_say(game: AnyGame) -> None:
    """If this fails after a view has changed, run scripts/typed_views.py."""
    kind = getattr(views, class_name(game))
    for view in real_views(game, 2 * len(game.players), "checked"):
        assert wrong_with(view, kind, game.id) == []


@every_game
def test_a_view_with_a_type_is_the_view(game: AnyGame) -> None:
    table = meadhall.new_game(game.id, game.players[0], seed=1)
    assert getattr(views, game.id.replace("-", "_") + "_view")(table, 0) == table.view(0)


def test_what_doesnt_fit_is_told_apart() -> None:
    view: Any = meadhall.new_game("brian-boru", 3, seed=1).view(0)
    for change in ({"round": "one"}, {"seats": 3}, {"hand": ["a"]}, {"more": 1}):
        assert wrong_with({**view, **change}, views.BrianBoruView, "view")
    del view["marker"]
    assert wrong_with(view, views.BrianBoruView, "view") == ["view.marker: missing"]


def test_a_type_checker_refuses_what_a_table_would_refuse(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(WRONG)
    # Set up as `make lint` is, whose cache then knows the package already.
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--no-error-summary", "--explicit-package-bases", str(program)],
        capture_output=True, text=True, timeout=280, cwd=ROOT, env={**os.environ, "MYPYPATH": "src"},
    )  # fmt: skip
    lines = [int(line.split(":")[1]) for line in checked.stdout.splitlines() if ": error:" in line]
    assert lines == WRONG_LINES, checked.stdout


def test_the_typed_example_runs() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / "typed.py")], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    assert "winners" in done.stdout
