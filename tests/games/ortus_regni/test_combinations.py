"""What the conformance suite asks of every option, asked of variants together: secrets, positions, copies."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import meadhall
from meadhall.games.ortus_regni.game import GAME
from meadhall.kernel.table import load_table, write_position
from tests.conformance.cases import Case, moments, play_on
from tests.conformance.test_secrets import everything_shown, redealt

TOGETHER: list[tuple[int, dict[str, Any]]] = [
    (2, {"tournament": True, "series": 3, "concession": True}),
    (3, {"tournament": True, "series": 3, "resource": True}),
    (2, {"tournament": True, "legacy": True, "mulligan": True, "legacy_points": 3}),
    (3, {"tournament": True, "draft": True, "tactics": True}),
    (4, {"teams": True, "tactics": True, "legacy": True, "state_and_church": True}),
    (4, {"teams": True, "house": True, "resource": True, "captains": True}),
    (3, {"heathen": True, "neighbours": True, "draft": True}),
    (5, {"heathen": True, "tournament": True, "legacy": True, "cube_returns": False}),
    (2, {"decks": "politics", "tournament": True, "resource": True}),
]

every_combination = pytest.mark.parametrize(
    "case", [Case(GAME, players, options) for players, options in TOGETHER], ids=str
)


@every_combination
@pytest.mark.parametrize("seed", [1, 2])
def test_secrets_are_kept(case: Case, seed: int) -> None:
    for table in moments(case, seed, 10):
        for seat in (*range(table.players), None):
            twin = redealt(table, seat, seed)
            GAME.check(twin.state)  # type: ignore[arg-type]
            assert everything_shown(twin, seat) == everything_shown(table, seat)
            again = redealt(redealt(table, seat, seed), seat, "again")
            once = redealt(table, seat, "again")
            assert write_position(GAME, table.options, once.state) == write_position(GAME, table.options, again.state)


@every_combination
@pytest.mark.parametrize("seed", [1, 2])
def test_positions_and_copies_go_on_alike(case: Case, seed: int) -> None:
    for table in moments(case, seed, 8):
        again = load_table(GAME, msgspec.json.decode(msgspec.json.encode(table.position())))
        assert again.position() == table.position()
        assert again.awaiting == table.awaiting
        twin = table.clone()
        play_on(twin, Random(seed), most=40)
        for seat, code in twin.log[len(table.log) :]:
            again.act(seat, code)
        assert again.hash() == twin.hash()


@every_combination
def test_invariants_hold_to_the_end(case: Case) -> None:
    def visit(table: meadhall.Table) -> None:
        table.game.check(table.state)

    table = case.table(5)
    play_on(table, Random(5), visit)
    assert table.over


@every_combination
def test_imagined_games_can_be_played_on(case: Case) -> None:
    """A bot plays on in what it imagines, whoever is asked there."""
    for table in moments(case, 3, 8):
        for seat in (*range(table.players), None):
            twin = redealt(table, seat, "imagined")
            play_on(twin, Random(1), most=120)
