"""Perft: known numbers of lines of play pin the legal actions exactly, for every player count."""

from __future__ import annotations

from random import Random

import pytest

import meadhall
from meadhall.kernel.state import State
from meadhall.lab.perft import perft
from tests.conformance.cases import play_on

# (game, players, seed, random actions played first, depth): lines of play
COUNTS: dict[tuple[str, int, str, int, int], int] = {
    ("brian-boru", 3, "perft", 0, 2): 2412,
    ("brian-boru", 3, "perft", 3, 3): 21952,
    ("brian-boru", 3, "perft", 12, 4): 10752,
    ("brian-boru", 3, "perft", 40, 4): 540,
    ("brian-boru", 3, "perft", 75, 5): 4126,
    ("brian-boru", 3, "perft", 110, 5): 8232,
    ("brian-boru", 3, "perft", 150, 5): 1920,
    ("brian-boru", 4, "perft", 0, 2): 2412,
    ("brian-boru", 4, "perft", 4, 3): 3375,
    ("brian-boru", 4, "perft", 12, 4): 4680,
    ("brian-boru", 4, "perft", 40, 4): 42,
    ("brian-boru", 4, "perft", 75, 5): 12125,
    ("brian-boru", 4, "perft", 110, 5): 10125,
    ("brian-boru", 4, "perft", 150, 5): 1917,
    ("brian-boru", 5, "perft", 0, 2): 2412,
    ("brian-boru", 5, "perft", 5, 3): 1000,
    ("brian-boru", 5, "perft", 15, 4): 2050,
    ("brian-boru", 5, "perft", 40, 4): 30,
    ("brian-boru", 5, "perft", 75, 5): 140,
    ("brian-boru", 5, "perft", 110, 5): 192,
    ("brian-boru", 5, "perft", 150, 5): 126,
}


def state_at(game: str, players: int, seed: str, plies: int) -> State:
    table = meadhall.new_game(game, players, seed=seed)
    play_on(table, Random(seed), most=plies)
    return table.state


def test_counts_that_can_be_worked_out_by_hand() -> None:
    """Two starting discs: 53 towns, then every town outside the first one's region. A draft: pairs of a packet."""
    sizes = (7, 5, 4, 6, 3, 9, 9, 10)
    assert COUNTS["brian-boru", 3, "perft", 0, 2] == sum(size * (53 - size) for size in sizes)
    assert COUNTS["brian-boru", 3, "perft", 3, 3] == 28**3
    assert COUNTS["brian-boru", 4, "perft", 4, 3] == 15**3
    assert COUNTS["brian-boru", 5, "perft", 5, 3] == 10**3


@pytest.mark.parametrize("case", COUNTS, ids=lambda case: "-".join(str(part) for part in case))
def test_lines_of_play(case: tuple[str, int, str, int, int]) -> None:
    game, players, seed, plies, depth = case
    assert perft(state_at(game, players, seed, plies), depth) == COUNTS[case]
