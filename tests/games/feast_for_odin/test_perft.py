"""Perft: known numbers of lines of play pin the legal actions of A Feast for Odin, for every player count."""

from __future__ import annotations

from random import Random

import pytest

import meadhall
from meadhall.lab.perft import perft
from tests.conformance.cases import play_on

# (players, random actions played first, depth): lines of play
COUNTS: dict[tuple[int, int, int], int] = {
    (1, 0, 2): 312,
    (1, 25, 2): 32,
    (1, 60, 3): 1176,
    (1, 90, 2): 348,
    (1, 150, 3): 1080,
    (2, 0, 2): 315,
    (2, 25, 2): 193,
    (2, 60, 3): 4635,
    (2, 150, 3): 374,
    (2, 250, 2): 904,
    (2, 330, 2): 306,
    (3, 0, 2): 315,
    (3, 25, 2): 35,
    (3, 60, 3): 1690,
    (3, 150, 3): 441,
    (3, 250, 2): 288,
    (4, 0, 2): 329,
    (4, 60, 3): 11214,
    (4, 150, 3): 9479,
    (4, 250, 2): 304,
    (4, 330, 2): 600,
}


@pytest.mark.parametrize("case", COUNTS, ids=lambda case: "-".join(str(part) for part in case))
def test_lines_of_play(case: tuple[int, int, int]) -> None:
    players, plies, depth = case
    table = meadhall.new_game("feast-for-odin", players, seed="perft")
    play_on(table, Random("perft"), most=plies)
    assert perft(table.state, depth) == COUNTS[case]
