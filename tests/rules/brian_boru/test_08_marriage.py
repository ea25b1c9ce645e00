"""Section 8: the marriage step."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.games.brian_boru.state import MARRIAGE_STEP, MILITARY, NONE, TRADE, BrianBoru
from tests.clauses import rule
from tests.rules.brian_boru.bench import answer, discs, laid_out, legal, marriage, marriage_step, owners, refusal, told


def on_track(*spaces: int) -> BrianBoru:
    state = laid_out(len(spaces))
    state.track = list(spaces)
    return state


@rule("BB-8.1", "BB-8.2", "BB-8.3", "BB-8.6")
def test_the_highest_disc_wins_the_card_without_reaching_the_top() -> None:
    state = marriage_step(on_track(0, 1, 0), "aoife")
    assert state.points == [10, 12, 10]
    assert state.renown == [1, 2, 1]
    assert state.marriage_cards[1] == [marriage("aoife")]
    assert state.track == [0, 0, 0]
    assert state.open_marriage == NONE


@rule("BB-8.3")
def test_brigid_gives_four_points() -> None:
    assert marriage_step(on_track(5, 1, 0), "brigid").points == [14, 10, 10]


@rule("BB-8.4")
@pytest.mark.parametrize(
    ("card", "region"), [("orlaith", "M"), ("aodhan", "L"), ("conall", "S"), ("cormac", "C"), ("niall", "N")]
)
def test_the_town_of_the_card_lies_in_its_region(card: str, region: str) -> None:
    state = on_track(4, 0, 0)
    state.open_marriage = marriage(card)
    state.stack.append([MARRIAGE_STEP, 0])
    state.settle()
    assert {notation.split()[1][0] for notation in legal(state)} == {region}
    answer(state, 0, legal(state)[0])
    assert state.points[0] == 12
    assert len(owners(state)) == 1


@rule("BB-8.4")
def test_refused_towns_of_the_card() -> None:
    table = meadhall.load(
        "brian-boru",
        {
            "phase": "marriage",
            "round": 1,
            "marriage": {"open": "niall"},
            "seats": [{"track": 4}, {}, {}],
            "towns": {"N1": {"disc": 1}},
        },
    )
    assert refusal(table, 0, "settle N1") == "BB-8.4"
    assert refusal(table, 0, "settle M1") == "BB-8.4"
    table.play(0, "settle N2")


@rule("BB-8.5")
def test_a_full_region_gives_no_town_but_the_points() -> None:
    state = discs(on_track(4, 0, 0), {f"S{number}": 1 for number in range(1, 7)})
    marriage_step(state, "conall")
    assert state.points == [12, 10, 10]
    assert told(state, "marriage-town-lost") == [{"seat": 0, "region": "S"}]


@rule("BB-8.7")
def test_when_nobody_courted_the_card_leaves_the_game() -> None:
    table = meadhall.load("brian-boru", {"phase": "marriage", "round": 1, "marriage": {"open": "aoife"}})
    position = table.position()
    everywhere = position["marriage"]["deck"] + position["marriage"]["removed"] + [position["marriage"]["open"]]
    assert "aoife" not in everywhere
    assert all(seat["marriage_cards"] == [] for seat in position["seats"])
    keys = [happening.message.key for happening in table.journal(None)]
    assert keys.index("brian-boru.nobody-courted") < keys.index("brian-boru.raid-repelled")
    assert not [key for key in keys if "track" in key]


@rule("BB-8.8", "BB-8.9", "BB-8.10", "BB-8.11")
@pytest.mark.parametrize(
    ("choice", "kept", "points"), [("military", MILITARY, 10), ("trade", TRADE, 10), ("spurn", NONE, 14)]
)
def test_the_princess(choice: str, kept: int, points: int) -> None:
    state = on_track(0, 6, 2)
    marriage_step(state, "princess", [(1, f"princess {choice}")])
    assert state.points == [10, points, 10]
    assert state.princess_choice == kept
    assert state.princess_holder == (NONE if choice == "spurn" else 1)
    assert len(state.marriage_cards[1]) == (0 if choice == "spurn" else 1)
    assert state.track == [0, 0, 2]


@rule("BB-8.8")
def test_the_princess_is_public_and_one_of_three() -> None:
    table = meadhall.load(
        "brian-boru",
        {
            "phase": "marriage",
            "round": 3,
            "seats": [{"track": 2}, {}, {}],
            "marriage": {"open": "princess", "deck": []},
        },
    )
    assert [str(action) for action in table.actions(0)] == ["princess military", "princess trade", "princess spurn"]
    assert refusal(table, 0, "settle M1") == "BB-8.8"
    table.play(0, "princess trade")
    assert table.view(None)["princess"] == {"holder": 0, "choice": "trade"}


@rule("BB-8.12", "BB-8.14", "BB-8.15")
def test_track_rewards_go_to_all_but_the_winner() -> None:
    state = marriage_step(on_track(7, 6, 5, 4, 2), "brigid")
    assert state.coins == [3, 5, 5, 4, 4]
    assert state.renown == [1, 1, 1, 1, 1]  # the winner's 7 gives nothing
    assert state.track == [0, 6, 5, 4, 2]
    state = marriage_step(on_track(9, 7, 3, 1), "brigid")
    assert state.coins == [3, 3, 4, 3]
    assert state.renown == [1, 2, 1, 1]


@rule("BB-8.13")
def test_space_eight_gives_any_free_town() -> None:
    state = discs(on_track(9, 8, 0), {"N1": 2})
    state.open_marriage = marriage("brigid")
    state.stack.append([MARRIAGE_STEP, 0])
    state.settle()
    assert state.waiting == [1]
    assert len(legal(state)) == 52
    answer(state, 1, "settle D1")
    assert owners(state) == {"N1": 2, "D1": 1}
    assert state.track == [0, 8, 0]


@rule("BB-8.13", "BB-14.5")
def test_space_eight_gives_nothing_on_a_full_board_and_the_last_town_without_asking() -> None:
    from meadhall.games.brian_boru.board import TOWNS

    state = discs(on_track(9, 8, 0), dict.fromkeys(TOWNS, 2))
    marriage_step(state, "brigid")
    assert set(owners(state).values()) == {2}
    state = discs(on_track(9, 8, 0), {name: 2 for name in TOWNS if name != "C1"})
    marriage_step(state, "brigid")
    assert owners(state)["C1"] == 1


@rule("BB-8.13", "BB-8.4")
def test_the_towns_of_card_and_track_are_chosen_in_that_order() -> None:
    state = on_track(8, 9, 0)
    marriage_step(state, "orlaith", [(1, "settle M4"), (0, "settle M5")])
    assert owners(state) == {"M4": 1, "M5": 0}
