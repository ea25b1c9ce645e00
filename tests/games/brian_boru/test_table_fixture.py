"""The positions that the browser's table is tested on are what the rules make today, and hold the cases that matter."""

from __future__ import annotations

import json

import pytest
from scripts import table_fixture

from meadhall.games.brian_boru.state import CHURCH_STEP, MARRIAGE_STEP


def test_the_fixture_is_current() -> None:
    made = table_fixture.written(table_fixture.GAMES)
    assert table_fixture.FIXTURE.read_text() == made, "run scripts/table_fixture.py"
    assert len(made) < 300_000


def test_upkeep_without_decisions_is_the_rules_own() -> None:
    """Where nobody has anything to decide, ending the round now is nothing but playing on."""
    compared = 0
    for players in table_fixture.PLAYERS:
        for number in range(12):
            for state in table_fixture.play(players, number):
                if state.stack[-1][0] != CHURCH_STEP or state.marriage_deck:
                    continue
                end, passed = table_fixture.end_round_now(state)
                twin = state.clone()
                twin.act(twin.waiting[0], twin.choices[0])
                if twin.over and not passed.builders:
                    assert end.points == twin.points
                    assert end.marker_holder == twin.marker_holder
                    compared += 1
    assert compared >= 5


@pytest.mark.parametrize("part", ["marriage-card", "track-town", "losses", "first-monastery", "further-monasteries"])
def test_the_fixture_waits_in_every_part_of_upkeep(part: str) -> None:
    waits = [case["view"]["upkeep"] for case in json.loads(table_fixture.FIXTURE.read_text())["upkeep"]]
    assert any(wait and wait["part"] == part for wait in waits)


def test_the_fixture_knows_both_alliances_with_the_princess() -> None:
    allies = [case["view"]["princess"] for case in json.loads(table_fixture.FIXTURE.read_text())["upkeep"]]
    assert {ally["choice"] for ally in allies if ally} == {"military", "trade"}


def test_a_view_says_where_upkeep_waits() -> None:
    for state in table_fixture.play(4, 0):
        wait = table_fixture.PLAN.view(state, None)["upkeep"]
        assert (wait is not None) == table_fixture.in_upkeep(state)
        if wait and state.stack[-1][0] == MARRIAGE_STEP:
            assert wait["left"] == []
