"""The bots room: what bots are given, and how well they play."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.bots import bot_names, bots_for_seats, make_bot
from meadhall.kernel.errors import BadOption, MeadhallError
from meadhall.kernel.registry import find_game
from meadhall.lab.simulate import simulate

LEAST_FIRST_PLACES = 0.60
# The same choices are made on both builds, only slower on the plain one: there a sample of the games is enough.
GAMES_A_SEAT = 125 if meadhall.compiled() else 25


def test_bots_by_name() -> None:
    assert {"random", "greedy"} <= set(bot_names())
    assert [bot.name for bot in bots_for_seats(["greedy"], 3, 1)] == ["greedy"] * 3
    with pytest.raises(MeadhallError, match="greedy"):
        make_bot("greedi", 1)
    with pytest.raises(BadOption, match="2 bots"):
        bots_for_seats(["random", "greedy"], 4, 1)


def test_equal_seeds_play_equal_games() -> None:
    game = find_game("brian-boru")
    first, second = (simulate(game, 3, 3, "x", ["greedy", "random", "greedy"]) for _ in range(2))
    assert first.scores == second.scores
    assert first.decisions == second.decisions


def test_greedy_beats_three_random_bots_at_brian_boru() -> None:
    """Over 500 four-player games, the greedy bot a quarter of them in each seat, it takes most first places."""
    game = find_game("brian-boru")
    wins = 0.0
    for seat in range(4):
        names = ["greedy" if other == seat else "random" for other in range(4)]
        wins += simulate(game, 4, GAMES_A_SEAT, f"seat {seat}", names).scores[seat].wins
    assert wins / (4 * GAMES_A_SEAT) >= LEAST_FIRST_PLACES


def test_the_face_of_the_package() -> None:
    assert [game.id for game in meadhall.games()]
    assert callable(meadhall.games)
