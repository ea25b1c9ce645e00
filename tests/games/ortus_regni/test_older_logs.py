"""Games begun before our rulings on bequests, empty decks and the Great Heathen Army are played on as they were."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import meadhall
from meadhall.kernel.registry import find_game
from meadhall.kernel.table import table_of_log
from tests.clauses import rule

OLDER = Path(__file__).parent / "older"
GAME = find_game("ortus-regni")


@rule("OR-13.5", "OR-14.11", "OR-16.45")
@pytest.mark.parametrize("name", ["rules-2-duel", "rules-2-heathen"])
def test_a_log_of_older_rules_ends_as_it_did(name: str) -> None:
    """Only the hash differs: positions have more fields now."""
    lines = (OLDER / f"{name}.txt").read_text().splitlines()
    fields = {field: value.strip() for field, _, value in (line.partition(":") for line in lines)}
    table = table_of_log(GAME, int(fields["players"]), fields["seed"], msgspec.json.decode(fields["options"]))
    former = [table.options[option] for option in ("bequests", "equal_turns", "heathen_turns")]
    assert former == [0, False, 0]
    for line in lines:
        number, _, move = line.partition(". ")
        if number.isdecimal():
            seat, _, notation = move.partition(" ")
            table.play(int(seat), notation)
    assert table.result is not None
    assert " ".join(map(str, table.result.scores)) == fields["scores"]
    assert " ".join(map(str, table.result.places)) == fields["places"]


@rule("OR-13.5", "OR-14.11", "OR-16.45")
def test_new_tables_play_by_the_new_rulings() -> None:
    options = meadhall.new_game("ortus-regni", 3, seed=1).options
    assert [options[option] for option in ("bequests", "equal_turns", "heathen_turns")] == [1, True, 10]
