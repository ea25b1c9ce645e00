"""Pictures: drawn from views, so that a seat's picture is what the seat knows."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

import meadhall
from meadhall.draw import draw, sheets
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.registry import AnyGame
from meadhall.kernel.words.message import LANGUAGES, Speech
from tests.conformance.cases import every_game

ROOT = Path(__file__).parents[1]


def played(game: AnyGame, players: int, seed: int, plies: int) -> meadhall.Table:
    table, chance = meadhall.new_game(game.id, players, seed=seed), Random(seed)
    while not table.over and table.ply < plies:
        seat = table.awaiting[0]
        table.act(seat, chance.choice(table.codes(seat)))
    return table


@every_game
def test_every_table_can_be_drawn(game: AnyGame) -> None:
    for players in game.players:
        for plies in (0, 60, 100_000):
            table = played(game, players, 3, plies)
            for seat in (None, 0):
                drawn = ElementTree.fromstring(draw(table.view(seat)))
                assert drawn.tag.endswith("svg") and len(drawn) > 3
            assert table._repr_svg_() == draw(table.view(None))


@every_game
def test_a_picture_is_in_the_readers_language(game: AnyGame) -> None:
    view = played(game, game.players[0], 3, 60).view(None)
    assert len({draw(view, language) for language in LANGUAGES}) == len(LANGUAGES)


@every_game
def test_a_seats_picture_shows_what_the_seat_knows(game: AnyGame) -> None:
    table = played(game, game.players[-1], 3, 60)
    before = draw(table.view(0))
    game.redeal(table.state, 0, Chance(key_of_seed("another deal")))
    assert draw(table.view(0)) == before


def test_the_pictures_show_what_lies_there() -> None:
    table = meadhall.new_game("brian-boru", 3, seed=1)
    assert draw(table.view(None)).count('r="11"') == 3
    table.play(table.awaiting[0], table.actions(table.awaiting[0])[0])
    assert draw(table.view(None)).count('r="11"') == 4


@every_game
def test_a_game_without_a_painter_shows_its_sheets(game: AnyGame) -> None:
    view = meadhall.new_game(game.id, game.players[0], seed=1).view(None)
    assert ElementTree.fromstring(str(sheets(view, Speech("en")))) is not None


def test_the_command_draws_a_position(tmp_path: Path) -> None:
    def run(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "meadhall", "draw", *arguments]
        return subprocess.run(command, input=stdin, capture_output=True, text=True, timeout=120)

    table = meadhall.new_game("brian-boru", 3, seed=1)
    file = tmp_path / "table.svg"
    whole = json.dumps(table.position())
    assert run("-", "--svg", str(file), stdin=whole).returncode == 0
    assert file.read_text() == draw(table.view(None))
    assert run("-", "--game", "ortus-regni", stdin="{}").stdout.startswith("<svg")
    nameless = run("-", stdin="{}")
    assert nameless.returncode == 2 and "of which game" in nameless.stderr
    assert run("-", "--seat", "9", stdin=whole).returncode == 2


@pytest.mark.parametrize("game_id", [game.id for game in meadhall.games()])
def test_the_docs_pictures_are_drawn_by_it(game_id: str) -> None:
    """`scripts/draw_docs.py` draws them."""
    from scripts.draw_docs import picture

    assert (ROOT / "docs" / "pictures" / f"draw-{game_id}.svg").read_text() == picture(game_id)
