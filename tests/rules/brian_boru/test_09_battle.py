"""Section 9: the battle step."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.games.brian_boru.state import BATTLE_STEP, BrianBoru
from tests.clauses import rule
from tests.rules.brian_boru.bench import battle_step, discs, laid_out, legal, names, refusal, told


def with_raiders(area: int, *raiders: int, marker: int = 0) -> BrianBoru:
    state = laid_out(len(raiders), marker)
    state.battle_area = area
    state.raiders = list(raiders)
    for seat in range(len(raiders)):
        discs(state, {f"{'NSCLM'[seat]}1": seat, f"{'NSCLM'[seat]}2": seat})
    return state


@rule("BB-9.1")
def test_an_empty_battle_area_takes_no_town() -> None:
    state = battle_step(with_raiders(0, 0, 3, 1))
    assert state.vikings == 0
    assert told(state, "raid-repelled") == [{}]


@rule("BB-9.2", "BB-9.3", "BB-9.4")
def test_the_sole_leader_picks_for_every_loser() -> None:
    state = battle_step(with_raiders(1, 1, 4, 1, marker=1), [(1, "lose C2"), (1, "lose N1")])
    assert names(state.vikings) == {"C2", "N1"}


@rule("BB-9.5")
def test_with_a_shared_lead_each_loser_picks() -> None:
    state = battle_step(with_raiders(1, 3, 3, 0, 0, marker=3), [(3, "lose L2"), (2, "lose C1")])
    assert names(state.vikings) == {"L2", "C1"}
    assert told(state, "town-lost") == [{"loser_seat": 3, "town": "L2"}, {"loser_seat": 2, "town": "C1"}]


@rule("BB-9.6")
def test_when_all_are_level_all_lose_and_pick_themselves() -> None:
    state = battle_step(with_raiders(2, 2, 2, 2), [(0, "lose N1"), (1, "lose S2"), (2, "lose C1")])
    assert names(state.vikings) == {"N1", "S2", "C1"}
    assert len(told(state, "town-lost-by-all")) == 3


@rule("BB-9.7")
def test_a_loser_without_a_town_loses_nothing() -> None:
    state = with_raiders(2, 2, 1, 0)
    state.discs[2] = 0
    battle_step(state)
    assert state.vikings == 0
    assert told(state, "no-town-to-lose") == [{"loser_seat": 2}]


@rule("BB-9.8")
def test_losses_are_settled_clockwise_from_the_marker_each_seen_before_the_next() -> None:
    state = with_raiders(2, 0, 5, 0, 0, marker=2)
    state.stack.append([BATTLE_STEP, 0])
    state.settle()
    asked = []
    while state.waiting:
        assert state.waiting == [1]
        asked.append(legal(state)[0][5])
        before = state.vikings
        state.act(1, state.legal(1)[0])
        assert state.vikings.bit_count() == before.bit_count() + 1
    assert asked == ["C", "L", "N"]


@rule("BB-9.3")
def test_a_covered_town_cannot_be_lost_again_nor_one_of_another_player() -> None:
    table = meadhall.load("brian-boru", {
        "phase": "battle", "round": 1, "battle_area": 2, "marker": {"holder": 0},
        "seats": [{"raiders": 3}, {"raiders": 1}, {"raiders": 0}],
        "towns": {"C1": {"disc": 2}, "C2": {"disc": 2, "vikings": True}, "C3": {"disc": 2}, "N1": {"disc": 1}},
    })  # fmt: skip
    assert [str(action) for action in table.actions(0)] == ["lose C1", "lose C3"]
    assert refusal(table, 0, "lose C2") == "BB-9.3"
    assert refusal(table, 0, "lose N1") == "BB-9.3"
    assert refusal(table, 0, "build C1") == "BB-9.4"


@rule("BB-9.9")
def test_raiders_left_in_the_area_go_away_with_or_without_losses() -> None:
    assert battle_step(with_raiders(4, 1, 2, 2), [(0, "lose N1")]).battle_area == 0
    state = with_raiders(4, 1, 2, 2)
    state.discs = [0, 0, 0]
    assert battle_step(state).battle_area == 0


@rule("BB-9.10")
@pytest.mark.parametrize("renown", [0, 1, 4])
def test_first_spoils(renown: int) -> None:
    state = with_raiders(0, 5, 2, 0)
    state.renown[0] = renown
    battle_step(state)
    assert state.renown[0] == renown + 1
    assert state.points[0] == 10 + renown + 1
    assert state.raiders == [0, 1, 0]


@rule("BB-9.11", "BB-9.12")
def test_a_shared_lead_gives_no_first_spoils_but_second_to_both() -> None:
    state = battle_step(with_raiders(0, 4, 4, 3))
    assert state.renown == [1, 1, 1]
    assert state.points == [11, 11, 10]
    assert state.raiders == [3, 3, 3]
    assert told(state, "first-spoils-shared") == [{}]


@rule("BB-9.12")
def test_second_spoils_after_a_recount() -> None:
    state = battle_step(with_raiders(0, 6, 2, 2, 1))
    assert state.points == [12, 11, 11, 10]
    assert state.raiders == [0, 1, 1, 1]


@rule("BB-9.13")
def test_without_raiders_no_spoils() -> None:
    state = battle_step(with_raiders(0, 0, 0, 0))
    assert state.points == [10, 10, 10]
    assert state.renown == [1, 1, 1]
    state = battle_step(with_raiders(0, 3, 0, 0))
    assert state.points == [12, 10, 10]  # nobody is left with raiders for the second spoils
