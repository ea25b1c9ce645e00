"""What a table hands out, and what was handed to it, can be changed by its owner without touching the table."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from meadhall.kernel.table import Table, load_table, new_table
from tests.conformance.cases import Case, every_case, moments
from tests.examples import examples


def scribble(value: Any) -> None:
    """Spoil everything that can be changed, from the innermost list outwards."""
    if isinstance(value, dict):
        for item in value.values():
            scribble(item)
        value.clear()
        value["scribbled"] = True
    elif isinstance(value, list):
        for item in value:
            scribble(item)
        value.clear()
        value.append(-99)


def fixed(table: Table) -> tuple[str, str, Any, Any]:
    return table.hash(), table.transcript(), table.awaiting, [table.codes(seat) for seat in range(table.players)]


@every_case
@examples(1)
@given(seed=st.integers(0, 2**32))
def test_changing_what_a_table_handed_out_changes_nothing(case: Case, seed: int) -> None:
    for table in moments(case, seed, 5):
        before = fixed(table)
        for seat in (*range(table.players), None):
            scribble(table.view(seat))
            for entry in table.journal(seat):
                scribble(entry.message.args)
        for seat in range(table.players):
            scribble(table.codes(seat))
            scribble(table.actions(seat))
        scribble(table.position())
        result = table.result
        if result is not None:
            scribble([result.scores, result.places, result.lines, result.shown()])
        assert fixed(table) == before


@every_case
def test_changing_what_a_table_was_given_changes_nothing(case: Case) -> None:
    options = case.game.check_options(case.players, case.options)
    table = new_table(case.game, case.players, 5, options)
    before = fixed(table)
    scribble(options)
    assert fixed(table) == before

    position = table.position()
    loaded = load_table(case.game, position)
    before = fixed(loaded)
    scribble(position)
    assert fixed(loaded) == before
    scribble(loaded.options)
    assert fixed(new_table(case.game, case.players, 5, case.options)) == fixed(table), "the game's own defaults"
