"""A start reads only what is needed: no words, no laboratory, no hall, unless somebody asks for them."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

import pytest
import typer

from meadhall.cli.app import COMMANDS

HEAVY = ("meadhall.kernel.words.fluent", "rich", "typer", "starlette", "pyarrow", "asyncio", "importlib.metadata")


def loaded(code: str) -> set[str]:
    """The modules a fresh process has after some code."""
    script = f"import sys\n{code}\nprint(); print(' '.join(sys.modules))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=120, check=True)
    return set(done.stdout.splitlines()[-1].split())


def command(*arguments: str) -> set[str]:
    return loaded(
        f"sys.argv = ['meadhall', *{arguments!r}]\nfrom meadhall.cli.app import main\n"
        "try: main()\nexcept SystemExit: pass"
    )


def test_playing_from_python_loads_no_words() -> None:
    modules = loaded(
        "import meadhall\ngame = meadhall.new_game('brian-boru', 3, 7)\n"
        "game.play(game.awaiting[0], game.actions(game.awaiting[0])[0]); game.view(0); game.journal(0)"
    )
    assert not modules & set(HEAVY)
    assert "meadhall.lab.simulate" not in modules and "meadhall.bots" not in modules


def test_what_is_said_is_said_when_it_is_asked_for() -> None:
    modules = loaded("import meadhall\ntry: meadhall.new_game('nothing', 3)\nexcept meadhall.UnknownGame as e: str(e)")
    assert "meadhall.kernel.words.fluent" in modules


def test_the_list_of_commands_imports_none_of_them() -> None:
    modules = command("--help")
    assert not {place.module for place in COMMANDS.values()} & modules
    assert not {name for name in modules if name.startswith("meadhall.games.")}


GAMES = {f"meadhall.games.{game}.game" for game in ("brian_boru", "feast_for_odin", "ortus_regni")}
RULES = {"meadhall.games.brian_boru", "meadhall.games.feast_for_odin", "meadhall.games.ortus_regni"}
WORDS = {"meadhall.kernel.words.fluent", "meadhall.kernel.words.catalogue"}
NEVER = {
    "babel",
    "fluent",
    "attr",
    "pydantic",
    "rich.markdown",
    "rich.progress",
    "rich._emoji_codes",
    "importlib.resources",
}
"""What no start needs: each takes about as long as all of a game's rules."""


@pytest.mark.parametrize(
    ("arguments", "others"),
    [
        (("--help",), {"msgspec.json_schema", "rich.console", "meadhall.bots", "meadhall.hall", *RULES, *WORDS}),
        (("games",), {"meadhall.hall", "meadhall.lab", "importlib.metadata", "asyncio", *GAMES}),
        (("games", "--json"), {"meadhall.hall", "meadhall.lab", "rich", *GAMES, *WORDS}),
        (("play", "--saved"), {"meadhall.hall", "meadhall.lab", "meadhall.analysis", "prompt_toolkit", *RULES}),
        (
            ("play", "feast-for-odin", "--players", "1"),
            {"meadhall.games.ortus_regni", "meadhall.hall", "meadhall.analysis", "importlib.metadata", "asyncio"},
        ),
        (("position", "brian-boru"), {"meadhall.games.feast_for_odin", "meadhall.hall", "meadhall.lab", *WORDS}),
        (("position", "ortus-regni"), {"meadhall.games.brian_boru", "meadhall.bots", "rich.table", *WORDS}),
        (("deck", "--help"), {"meadhall.hall", "meadhall.lab", "rich.console", *RULES, *WORDS}),
        (("serve", "--help"), {"meadhall.lab", "starlette", "asyncio", "rich.console", *RULES, *WORDS}),
        (("admin", "--help"), {"meadhall.lab", "starlette", "rich.console", *RULES, *WORDS}),
        (("backup", "--help"), {"meadhall.lab", "starlette", "asyncio", "rich.console", *RULES, *WORDS}),
        (("arena", "--help"), {"meadhall.hall", "numpy", "ray", "openskill", *RULES, *WORDS}),
        (("train", "--help"), {"meadhall.hall", "numpy", *RULES, *WORDS}),
        (("review", "--help"), {"meadhall.hall", *RULES, *WORDS}),
    ],
    ids=lambda arguments: " ".join(arguments) if isinstance(arguments, tuple) else "",
)
def test_a_command_imports_only_its_own(arguments: tuple[str, ...], others: set[str]) -> None:
    unwanted = others | NEVER
    assert command(*arguments) & unwanted == set()


def test_a_simulation_loads_one_game_and_words_only_for_people() -> None:
    others = {"meadhall.games.ortus_regni", "meadhall.hall", "pyarrow", "numpy", *WORDS}
    for_people = {"rich", "rich.progress", "rich.console", "concurrent.futures.process", "multiprocessing"}
    assert not command("simulate", "brian-boru", "--games", "1", "--bots", "random", "--json") & (others | for_people)
    said = command("simulate", "brian-boru", "--games", "1", "--bots", "random")
    assert not said & (others - WORDS | NEVER | {"concurrent.futures.process", "multiprocessing"})


@pytest.mark.parametrize("name", COMMANDS)
def test_the_list_says_what_the_command_says(name: str) -> None:
    place = COMMANDS[name]
    found = getattr(import_module(place.module), place.name)
    said = found.info.help if isinstance(found, typer.Typer) else found.__doc__
    assert str(said).startswith(place.help)
