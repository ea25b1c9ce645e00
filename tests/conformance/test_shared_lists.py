"""Copies of a state share lists: whatever one of them does, the other stays as it was, field by field."""

from __future__ import annotations

from random import Random
from typing import Any

from meadhall.kernel.chance import Chance, QuickChance
from meadhall.kernel.fields import SHARED_MARK
from meadhall.kernel.registry import AnyGame
from meadhall.kernel.state import NamedFrame, State
from meadhall.kernel.table import new_table
from tests.conformance.cases import Case, every_case, every_game

ASKED = 0.15
"""Of so many plies of a game."""


def kept(value: Any) -> Any:
    """What a field holds, free of anything that could change with it."""
    if isinstance(value, list):
        return [kept(item) for item in value]
    if isinstance(value, NamedFrame):
        return value.step, list(value.numbers())
    if isinstance(value, Chance):
        return value.key, value.drawn
    return value


def fields(state: State) -> dict[str, Any]:
    names = [name for name in dir(state) if not name.startswith("__") and name not in ("steps", "journal", "forced")]
    held = {name: getattr(state, name) for name in names if not name.endswith(SHARED_MARK)}
    return {name: kept(value) for name, value in held.items() if not callable(value)}


def answer(state: State, random: Random) -> None:
    seat = state.waiting[random.randrange(len(state.waiting))]
    state.act(seat, random.choice(state.legal(seat)))


@every_case
def test_copies_of_a_state_do_not_touch_each_other(case: Case) -> None:
    random = Random(str(case))
    state = case.table(str(case)).state
    while not state.over:
        if random.random() > ASKED:
            answer(state, random)
            continue
        twin = state.clone()
        assert fields(twin) == (before := fields(state))
        answer(twin, random)
        assert fields(state) == before, "a copy's answer changed the state"
        imagined = state.clone()
        case.game.redeal(imagined, random.choice([None, *range(case.players)]), QuickChance(random.randrange(1 << 32)))
        answer(imagined, random)
        assert fields(state) == before, "dealing a copy anew changed the state"
        twin = state.clone()
        answer(state, random)
        assert fields(twin) == before, "an answer changed a copy"


@every_game
def test_the_comparison_sees_the_fields(game: AnyGame) -> None:
    state = new_table(game, max(game.players), 1, {}).state
    lists = [name for name, value in fields(state).items() if isinstance(value, list)]
    assert {"stack", "waiting", "hands"} <= set(lists) and len(lists) > 20
