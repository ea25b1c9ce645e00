"""How far a seat may take the game back alone: past no chance, no revelation and nobody else's act, in any game."""

from __future__ import annotations

import random

import pytest

from meadhall.hall.table.commands.command import Actor
from meadhall.hall.table.commands.undoing import Undo
from meadhall.hall.table.folding.fold import fold, fold_log
from meadhall.hall.table.lines import Line
from meadhall.hall.table.record import Record
from meadhall.hall.table.terms import Pace, Terms
from meadhall.hall.table.undo import free_to
from meadhall.kernel.registry import all_games, find_game


def is_finished(record: Record) -> bool:
    return record.status == "finished"


def started(game: str, players: int, seed: str) -> Record:
    """A table with a person on every seat."""
    rules = find_game(game)
    terms = Terms(
        id="t", game=game, rules_version=rules.rules_version, players=players,
        options=rules.check_options(players, {}), pace=Pace(), private=False, spectators=True, hot_seat=False,
        stand_in="random", host="p0", seed=seed, key=None, created=0,
    )  # fmt: skip
    people = [Line(n + 1, 0, "sit", n, detail={"person": f"p{n}", "name": f"P{n}"}) for n in range(players)]
    return fold_log(terms, [*people, Line(players + 1, 0, "start")])


@pytest.mark.parametrize("game", sorted(all_games()))
def test_nobody_takes_back_alone_what_somebody_has_learned_or_answered(game: str) -> None:
    rng = random.Random(game)
    players = max(2, find_game(game).players[0])
    behind_barriers = freely = 0
    for seed in range(3):
        record = started(game, players, str(seed))
        for _ in range(150):
            table = record.started_game()
            if record.status == "finished":
                break
            seat = rng.choice(list(table.awaiting))
            fold(record, Line(record.version + 1, 0, "play", seat, rng.choice(table.codes(seat))))
            if is_finished(record):
                break
            undo = Undo(table="t", seat=seat).new_lines(record, Actor(f"p{seat}", "P", frozenset([f"p{seat}"])))
            if table.state.barrier == table.ply:
                behind_barriers += 1
                assert free_to(table, seat) is None and undo[0].kind == "undo-asked"
            else:
                freely += 1
                free = free_to(table, seat)
                assert free is not None and free >= table.state.barrier and undo[0].kind == "undo"
                assert {who for who, _ in table.log[free:]} == {seat}
            for other in set(range(players)) - {seat}:
                assert free_to(table, other) is None
    assert behind_barriers > 10 and freely > 10
