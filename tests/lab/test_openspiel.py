"""The games in OpenSpiel, where it is installed: its generic checks, and the same games as here."""

from __future__ import annotations

import doctest
from random import Random
from typing import Any

import numpy as np
import pytest

import meadhall
from meadhall.kernel.errors import BadOption
from meadhall.kernel.registry import AnyGame
from tests.conformance.cases import every_game

pyspiel = pytest.importorskip("pyspiel")
from meadhall.lab import openspiel_game  # noqa: E402  it needs OpenSpiel


def load(game: AnyGame, players: int) -> Any:
    return pyspiel.load_game(openspiel_game.short_name(game), {"players": players, "deals": 5})


@every_game
def test_openspiels_generic_checks_pass(game: AnyGame) -> None:
    pyspiel.random_sim_test(load(game, game.players[0]), num_sims=1, serialize=True, verbose=False)


@every_game
def test_it_is_the_same_game(game: AnyGame) -> None:
    players = game.players[1]
    table = meadhall.new_game(game.id, players=players, seed=3)
    state = load(game, players).new_initial_state()
    assert len(state.chance_outcomes()) == 5
    state.apply_action(3)
    random = Random(1)
    while not table.over:
        seat = table.awaiting[0]
        assert state.current_player() == seat
        assert state.legal_actions() == sorted(table.codes(seat))
        code = random.choice(state.legal_actions())
        assert state.action_to_string(seat, code) == str(table.game.space[code])
        table.act(seat, code)
        state = state.clone() if random.random() < 0.2 else state
        state.apply_action(code)
    assert state.is_terminal()
    assert table.result is not None
    best = np.flatnonzero(np.array(state.returns()) == max(state.returns())).tolist()
    assert best == table.result.winners


def test_what_it_does_not_offer_is_said() -> None:
    game = pyspiel.load_game("meadhall_brian_boru")
    with pytest.raises(ValueError, match="no information state"):
        game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    with pytest.raises(BadOption):
        pyspiel.load_game("meadhall_brian_boru(players=9)")


def test_the_first_lines_of_the_module_run() -> None:
    assert doctest.testmod(openspiel_game).failed == 0
