"""Whatever can't be played is refused with a reason, and nothing changes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.kernel.errors import IllegalAction
from meadhall.kernel.table import Table
from meadhall.kernel.words.message import Speech
from tests.conformance.cases import Case, every_case, moments, play_on
from tests.examples import examples

ENGLISH = Speech("en")


def everything(table: Table) -> tuple[str, tuple[int, ...], int, list[Any]]:
    return table.hash(), table.awaiting, len(table.log), list(table.state.journal or [])


def refused(table: Table, seat: Any, action: Any, ply: int | None = None) -> IllegalAction:
    before = everything(table)
    with pytest.raises(IllegalAction) as caught:
        table.play(seat, action, ply)
    assert everything(table) == before
    words = str(caught.value)
    assert words and words != caught.value.message.key, "the refusal has no English words"
    return caught.value


@every_case
@examples(2)
@given(seed=st.integers(0, 2**32))
def test_illegal_actions_name_the_clause_and_change_nothing(case: Case, seed: int) -> None:
    random = Random(seed)
    for table in moments(case, seed, 12):
        for seat in table.awaiting:
            legal = set(table.codes(seat))
            illegal = [code for code in random.sample(range(len(case.game.space)), 25) if code not in legal]
            for code in illegal:
                assert refused(table, seat, code).message.clause, "an illegal action names its clause"


@every_case
def test_foreign_seats_and_bad_values_are_refused(case: Case) -> None:
    for table in moments(case, 4, 6):
        if table.over:
            assert refused(table, 0, 0).message.key == "action-game-over"
            continue
        seat = table.awaiting[0]
        code = table.codes(seat)[0]
        for other in range(table.players):
            if other not in table.awaiting:
                assert refused(table, other, code).message.key == "action-not-asked"
        for nobody in (-1, table.players, "0", None, 0.0, True):
            assert refused(table, nobody, code).message.key == "seat-unknown"
        for number in (-1, len(case.game.space)):
            assert refused(table, seat, number).message.key == "action-out-of-space"
        for nonsense in ("", "   ", "dance", "\u0000", "play play play", None, 1.5, object()):
            assert refused(table, seat, nonsense).message.key == "action-unreadable"


@every_case
def test_a_typo_is_answered_with_the_nearest_legal_action(case: Case) -> None:
    table = case.table(9)
    seat = table.awaiting[0]
    notation = str(table.actions(seat)[0])
    message = refused(table, seat, notation + "x").message
    assert message.args["nearest_text"] in {str(action) for action in table.actions(seat)}


@every_case
def test_stale_answers_are_refused(case: Case) -> None:
    table = case.table(2)
    random = Random(2)
    for _ in range(40):
        if table.over:
            break
        seat = random.choice(table.awaiting)
        code = random.choice(table.codes(seat))
        assert refused(table, seat, code, ply=table.ply + 1).message.key == "action-stale"
        if table.asked_at[seat] > 0:
            assert refused(table, seat, code, ply=table.asked_at[seat] - 1).message.key == "action-stale"
        table.play(seat, code, ply=table.asked_at[seat])


@every_case
def test_a_played_answer_is_not_taken_twice(case: Case) -> None:
    table = case.table(6)
    play_on(table, Random(6), most=5)
    ply = table.ply
    seat = table.awaiting[0]
    code = table.codes(seat)[0]
    table.play(seat, code, ply=ply)
    if not table.over:
        assert refused(table, seat, code, ply=ply).message.key in ("action-stale", "action-not-asked")
