"""Which questions are reactions: everybody can tell without seeing a hand."""

from __future__ import annotations

from random import Random

import meadhall
from meadhall.games.ortus_regni.state import OrtusRegni
from meadhall.kernel.chance import Chance
from tests.clauses import rule
from tests.conformance.cases import play_on


@rule("OR-17.1")
def test_what_is_a_reaction_follows_from_what_everybody_knows() -> None:
    asked = 0

    def look(table: meadhall.Table) -> None:
        nonlocal asked
        state = table.state
        assert isinstance(state, OrtusRegni)
        for seat in state.waiting:
            code = table.game.pass_code(state, seat)
            if code is None:
                continue
            asked += 1
            assert code in state.legal(seat), "one may always pass"
            for other in range(state.players):
                twin = state.clone()
                table.game.redeal(twin, other, Chance(bytes(32)))
                assert table.game.pass_code(twin, seat) == code

    for seed in range(6):
        play_on(meadhall.new_game("ortus-regni", players=3, seed=seed, options={"tactics": True}), Random(seed), look)
    assert asked > 20
