"""Section 10: the church step."""

from __future__ import annotations

import meadhall
from meadhall.games.brian_boru.state import CHURCH_STEP, BrianBoru
from tests.clauses import rule
from tests.rules.brian_boru.bench import church_step, discs, laid_out, legal, names, refusal, told


def with_discs(*church: int, marker: int = 0) -> BrianBoru:
    state = laid_out(len(church), marker)
    state.church_discs = list(church)
    for seat in range(len(church)):
        discs(state, {f"{'NSCLM'[seat]}1": seat, f"{'NSCLM'[seat]}2": seat})
    return state


@rule("BB-10.1", "BB-10.2", "BB-10.3")
def test_the_first_reward() -> None:
    state = church_step(with_discs(2, 5, 0), [(1, "build S2")])
    assert names(state.monasteries) == {"S2"}
    assert state.marker_holder == 1
    assert state.church_discs == [1, 0, 0]  # seat 0 leads after the recount


@rule("BB-10.3")
def test_the_leader_takes_the_marker_even_without_a_town() -> None:
    state = with_discs(2, 5, 0)
    state.discs[1] = 0
    church_step(state)
    assert (state.marker_holder, state.church_discs[1], state.monasteries) == (1, 0, 0)


@rule("BB-10.4")
def test_a_shared_lead_skips_the_first_reward_and_leaves_the_marker() -> None:
    state = church_step(with_discs(3, 3, 1, marker=2))
    assert state.marker_holder == 2
    assert state.monasteries == 0
    assert state.church_discs == [2, 2, 1]
    assert told(state, "church-tied") == [{}]


@rule("BB-10.5")
def test_the_second_reward_after_a_recount() -> None:
    state = church_step(with_discs(6, 2, 2, 1), [(0, "build N1")])
    assert state.points == [10, 11, 11, 10]
    assert state.church_discs == [0, 1, 1, 1]


@rule("BB-10.6", "BB-10.7")
def test_the_third_reward_clockwise_from_the_new_marker_holder() -> None:
    state = with_discs(5, 9, 5, 3, marker=0)
    state.stack.append([CHURCH_STEP, 0, 0])
    state.settle()
    state.act(1, state.legal(1)[0])
    assert state.church_discs == [4, 0, 4, 3]  # both leaders gave one back
    assert state.waiting == [2]  # seat 1 holds the marker now, so seat 2 comes before seat 0
    assert legal(state) == ["build C1", "build C2"]
    state.act(2, state.legal(2)[1])
    assert state.waiting == [0]
    state.act(0, state.legal(0)[0])
    assert state.church_discs == [0, 0, 0, 3]
    assert names(state.monasteries) == {"S1", "C2", "N1"}


@rule("BB-10.6")
def test_exactly_one_further_monastery_each() -> None:
    state = church_step(with_discs(12, 12, 0), [(0, "build N1"), (1, "build S1")])
    assert names(state.monasteries) == {"N1", "S1"}
    assert state.church_discs == [0, 0, 0]


@rule("BB-10.7")
def test_who_cannot_build_keeps_the_discs_in_the_church() -> None:
    state = with_discs(5, 5, 0)
    discs(state, {}, vikings=["N1", "N2"])
    church_step(state, [(1, "build S1")])
    assert state.church_discs == [4, 0, 0]
    assert told(state, "discs-stay") == [{"seat": 0}]


@rule("BB-10.8")
def test_eligible_towns_are_controlled_and_have_no_monastery() -> None:
    table = meadhall.load("brian-boru", {
        "phase": "church", "round": 1, "seats": [{"church": 3}, {}, {}],
        "towns": {"N1": {"disc": 0, "monastery": True}, "N2": {"disc": 0, "vikings": True}, "N3": {"disc": 0},
                  "N4": {"disc": 0}, "N5": {"disc": 1}},
    })  # fmt: skip
    assert [str(action) for action in table.actions(0)] == ["build N3", "build N4"]
    for town in ("N1", "N2", "N5", "M1"):
        assert refusal(table, 0, f"build {town}") == "BB-10.8"


@rule("BB-10.9")
def test_without_church_discs_no_reward() -> None:
    state = church_step(with_discs(0, 0, 0, marker=1))
    assert state.points == [10, 10, 10]
    assert state.marker_holder == 1
    state = church_step(with_discs(1, 0, 0, marker=1), [(0, "build N1")])
    assert state.points == [10, 10, 10]


@rule("BB-10.10")
def test_a_monastery_never_leaves_its_town() -> None:
    state = discs(with_discs(0, 0, 0), {}, vikings=["N1"], monasteries=["N1"])
    church_step(state)
    assert names(state.monasteries) == {"N1"}
    state.vikings = 0
    church_step(state)
    assert names(state.monasteries) == {"N1"}
