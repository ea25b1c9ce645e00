"""The public face of the package works as the documentation shows it."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import meadhall

ROOT = Path(__file__).parents[1]


def test_every_call_of_the_public_face() -> None:
    games = {game.id: game for game in meadhall.games()}
    assert games["brian-boru"].title
    assert list(games["brian-boru"].players) == [3, 4, 5]
    assert [option.id for option in games["brian-boru"].options]

    game = meadhall.new_game("brian-boru", players=4, seed=7, options={})
    seat = game.awaiting[0]
    action = game.actions(seat)[0]
    assert str(action) == "start N1"
    game.play(seat, action)
    other = game.awaiting[0]
    with pytest.raises(meadhall.IllegalAction):
        game.play(other, "start N1")
    assert game.view(0)["seat"] == 0
    assert game.view(None)["seat"] is None
    assert game.journal(0)[0].message.clause.startswith("BB-")
    assert (game.over, game.result) == (False, None)
    twin = game.clone()
    twin.play(other, twin.actions(other)[0])
    assert twin.ply == game.ply + 1
    assert meadhall.load("brian-boru", game.position()).hash() == game.hash()
    while not game.over:
        seat = game.awaiting[0]
        game.play(seat, game.actions(seat)[0])
    assert game.result is not None
    assert game.result.winners
    assert meadhall.replay(game.transcript()).result == game.result


def test_the_docstring_of_the_package_is_true() -> None:
    assert doctest.testmod(meadhall).failed == 0


def test_the_readmes_python_runs() -> None:
    """Each line of the README's example, with the values its comments promise."""
    text = (ROOT / "README.md").read_text()
    block = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert block is not None
    scope: dict[str, object] = {}
    for line in block[1].splitlines():
        exec(line, scope)
    game = meadhall.new_game("brian-boru", players=4, seed=7)
    assert game.awaiting == (1,)
    assert str(game.actions(1)[:2]) == "[Start(town='N1'), Start(town='N2')]"


def test_unknown_games_are_named() -> None:
    with pytest.raises(meadhall.UnknownGame, match="brian-boru"):
        meadhall.new_game("brian-bru", players=4)
