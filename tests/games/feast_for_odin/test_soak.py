"""Ten thousand random games at every player count and length, with everything that must always hold looked at."""

from __future__ import annotations

from random import Random

import pytest

from meadhall.games.feast_for_odin.game import GAME
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.lab.playout import play_randomly

GAMES = 10_000
BETWEEN_CHECKS = 40
LONGEST = 5_000


@pytest.mark.soak
@pytest.mark.parametrize("length", ["long", "short"])
@pytest.mark.parametrize("players", GAME.players)
def test_ten_thousand_random_games(players: int, length: str) -> None:
    options = GAME.check_options(players, {"length": length, "decks": ["A", "B", "C"]})
    longest = 0
    for number in range(GAMES):
        draw = Random(number).random
        state = GAME.start(players, options, Chance(key_of_seed(f"soak {players} {length} {number}")), None)
        decisions = 0
        while not state.over:
            decisions += play_randomly(state, draw, BETWEEN_CHECKS)
            GAME.check(state)
            assert decisions < LONGEST
        longest = max(longest, decisions)
    assert longest > 0
