"""Games kept to measure the levels by (`benchmarks/strength`) count as long as the levels play as they did then."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from scripts.strength import games_kept, measured, play, row_of, whole_table

import meadhall
from meadhall.bots.bot import choose
from meadhall.bots.strength import PLAYING_VERSIONS, figures
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.registry import AnyGame
from meadhall.lab.arena import contender
from tests.conformance.cases import every_game

ANSWERS = Path(__file__).with_name("answers.json")
LEVELS = ("quick", "steady@40", "strong@40")
DECISIONS = 12
FIRST = 60
"""Random moves before the levels are asked, so that there is something to decide."""


def answers_of(game: AnyGame, level: str) -> list[str]:
    """What a level answers in the middle of a game: the same on every build and machine."""
    table = meadhall.new_game(game.id, game.players[0], seed="same play")
    bots = [contender("random", f"first {seat}") for seat in range(table.players)]
    imagination = Chance(key_of_seed("same play"))
    answers: list[str] = []
    while len(answers) < DECISIONS and not table.over:
        seat = table.awaiting[0]
        if table.ply == FIRST:
            bots = [contender(level, f"same {seat}") for seat in range(table.players)]
        code = choose(bots[seat], table.game, table.state, seat, imagination)
        if table.ply >= FIRST:
            answers.append(str(game.space[code]))
        table.act(seat, code)
    return answers


def recorded() -> dict[str, Any]:
    known: dict[str, Any] = msgspec.json.decode(ANSWERS.read_bytes())
    return known


@pytest.mark.once
@pytest.mark.parametrize("level", LEVELS)
@every_game
def test_the_levels_play_as_they_did_when_their_games_were_kept(game: AnyGame, level: str) -> None:
    known = recorded()[game.id]
    raised = f"raise PLAYING_VERSIONS['{game.id}'] and write the answers anew: python -m tests.bots.test_kept_games"
    assert known["version"] == PLAYING_VERSIONS[game.id], raised
    assert answers_of(game, level) == known[level], f"{level} plays otherwise: {raised}"


def test_a_row_tells_the_games_that_were_kept_for_it() -> None:
    rows = {row_of(row): row for row in figures().matches if row.iterations is None}
    for match in whole_table():
        games = games_kept(match, None)
        if games:
            assert rows[match[:3]] == measured(play(match, games, None, processes=1), match, None), match


def main() -> None:
    """Write down what the levels answer now."""
    found = {
        game.id: {"version": PLAYING_VERSIONS[game.id]} | {level: answers_of(game, level) for level in LEVELS}
        for game in meadhall.games()
    }
    ANSWERS.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")


if __name__ == "__main__":
    main()
