"""Section 7: symbols."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.games.brian_boru.game import GAME
from meadhall.games.brian_boru.state import ACTION, NONE, BrianBoru
from tests.clauses import rule
from tests.rules.brian_boru.bench import action, clauses_told, discs, laid_out, legal, names, owners, refusal, told


def start_action(state: BrianBoru, seat: int, card: int, use: int) -> BrianBoru:
    """Begin an action and stop at its first decision."""
    state.played[seat] = card - 1
    state.stack.append([ACTION, seat, card - 1, use, 0, NONE])
    state.settle()
    return state


@rule("BB-7.1")
def test_symbols_are_resolved_left_to_right() -> None:
    """Card 1's main action: the town and the marker first, two steps, then the coin."""
    state = laid_out(active="N5")
    state.coins[0] = 0
    action(state, 0, 1, 0)
    keys = [GAME.notes[entry[0]].key for entry in state.journal or []]
    assert keys == ["brian-boru.town-taken", "brian-boru.courted", "brian-boru.coins-gained"]


@rule("BB-7.2")
def test_a_coin_pays_for_later_symbols_only() -> None:
    # Card 7: TOWN MARRIAGE COIN. With one coin no step can be bought, although the coin comes after.
    state = laid_out(active="N5")
    state.coins[0] = 1
    action(state, 0, 7, 0)
    assert (state.coins[0], state.track[0]) == (2, 1)
    # Secondary COIN COIN EXPAND: with 3 coins the two gained make the 5 for expanding.
    state = discs(laid_out(), {"S1": 0})
    action(state, 0, 5, 1, ["expand S2"])
    assert state.coins[0] == 0


@rule("BB-7.3")
def test_town() -> None:
    state = laid_out(active="M7")
    action(state, 2, 20, 0)
    assert owners(state) == {"M7": 2}
    assert (state.marker_holder, state.active_town) == (2, NONE)


@rule("BB-7.4")
def test_coin() -> None:
    state = laid_out(active="M7")
    action(state, 1, 10, 0)
    assert state.coins == [3, 5, 3]


@rule("BB-7.5", "BB-7.6", "BB-7.7", "BB-7.8")
@pytest.mark.parametrize(
    ("coins", "points", "after", "clauses"),
    [
        (2, 10, (0, 10), {"BB-7.5"}),
        (1, 10, (0, 8), {"BB-7.5", "BB-7.6"}),
        (0, 10, (0, 6), {"BB-7.6"}),
        (0, 3, (0, 0), {"BB-7.6", "BB-7.8"}),
        (0, 2, (0, 0), {"BB-7.6", "BB-7.7"}),
        (0, 1, (0, 0), {"BB-7.8", "BB-7.7"}),
        (0, 0, (0, 0), {"BB-7.7"}),
    ],
)
def test_paying_twice(coins: int, points: int, after: tuple[int, int], clauses: set[str]) -> None:
    state = laid_out(active="D2")
    state.coins[0], state.points[0] = coins, points
    action(state, 0, 22, 0)
    assert (state.coins[0], state.points[0]) == after
    assert {clause for clause in clauses_told(state) if clause in ("BB-7.5", "BB-7.6", "BB-7.7", "BB-7.8")} == clauses


@rule("BB-7.9")
def test_points_buy_nothing() -> None:
    state = discs(laid_out(), {"S1": 0})
    state.coins[0] = 1
    action(state, 0, 16, 2)
    assert (state.church_discs[0], state.points[0]) == (3, 10)
    state.coins[0] = 2
    action(state, 0, 5, 1)  # two coins make four, one short of expanding
    assert owners(state) == {"S1": 0}


@rule("BB-7.10", "BB-7.11")
def test_church_discs_and_purchases() -> None:
    state = laid_out()
    state.coins[1] = 7
    start_action(state, 1, 16, 2)
    assert state.church_discs[1] == 3
    assert legal(state) == ["buy 0", "buy 1", "buy 2", "buy 3"]
    state.act(1, state.legal(1)[3])
    assert (state.church_discs[1], state.coins[1]) == (6, 1)


@rule("BB-7.12", "BB-7.13", "BB-7.14")
@pytest.mark.parametrize(("area", "taken", "limit"), [(0, 0, 0), (1, 1, 0), (3, 3, 0), (4, 3, 1), (9, 3, 2)])
def test_raiders_come_from_the_battle_area(area: int, taken: int, limit: int) -> None:
    state = laid_out()
    state.battle_area = area
    state.coins[0] = 4
    start_action(state, 0, 15, 2)
    assert (state.raiders[0], state.battle_area) == (taken, area - taken)
    assert legal(state) == ([f"buy {count}" for count in range(limit + 1)] if limit else [])


@rule("BB-7.15", "BB-7.16", "BB-7.17")
@pytest.mark.parametrize(("space", "reached", "limit"), [(0, 3, 5), (5, 8, 1), (6, 9, 0), (7, 9, 0), (9, 9, 0)])
def test_steps_up_the_marriage_track(space: int, reached: int, limit: int) -> None:
    state = laid_out()
    state.track[0] = space
    state.coins[0] = 10
    start_action(state, 0, 14, 2)
    assert state.track[0] == reached
    assert legal(state) == ([f"buy {count}" for count in range(limit + 1)] if limit else [])
    if space == 9:
        assert told(state, "courted-in-vain")


@rule("BB-7.18", "BB-7.19", "BB-7.20", "BB-7.21")
@pytest.mark.parametrize(
    ("mine", "others", "steps", "end"),
    [
        (0, (3, 2), 3, 1),  # past both, onto 3, down past 2 to 1
        (1, (4, 3), 3, 2),
        (0, (1, 5), 2, 2),  # passing is free
        (2, (5, 4), 3, 3),
        (2, (4, 3), 2, 2),  # back to where the action began
        (0, (1, 2), 2, 0),
        (6, (9, 8), 3, 7),
    ],
)
def test_sliding_down(mine: int, others: tuple[int, int], steps: int, end: int) -> None:
    state = laid_out()
    state.track = [mine, *others]
    state.coins[0] = 0
    action(state, 0, 14 if steps == 3 else 10, 2)
    assert state.track == [end, *others]
    assert end >= mine


@rule("BB-7.18")
def test_a_disc_may_stand_with_another_while_the_action_lasts() -> None:
    state = laid_out()
    state.track = [0, 3, 0]
    start_action(state, 0, 14, 2)
    assert state.track == [3, 3, 0]
    state.act(0, state.legal(0)[1])  # buys one step and stays above
    assert state.track == [4, 3, 0]


@rule("BB-7.22")
def test_equal_symbols_are_one_run_with_one_purchase() -> None:
    state = laid_out(active="N5")
    state.coins[0] = 9
    start_action(state, 0, 1, 0)  # TOWN MARRIAGE MARRIAGE COIN
    assert state.track[0] == 2
    assert legal(state)[-1] == "buy 4"
    state.act(0, state.legal(0)[0])
    assert not state.stack


@rule("BB-7.23")
def test_a_purchase_costs_two_coins_each_and_leaves_an_odd_one() -> None:
    table = meadhall.load("brian-boru", {
        "players": 3, "round": 1, "marker": {"town": "N1"}, "battle_area": 9,
        "pending": [["round", 2], ["resolve", 2], ["action", 1, 7, 2, 2, 5]],
        "trick": {"leader": 0, "played": [2, 8, 11]},
        "cards": {"discard": [2]},
        "seats": [{"hand": [5, 6]}, {"hand": [3, 4], "coins": 5}, {"hand": [1, 7]}],
    })  # fmt: skip
    assert table.awaiting == (1,)
    assert refusal(table, 1, "buy 3") == "BB-7.23"
    table.play(1, "buy 2")
    assert table.view(None)["seats"][1]["coins"] == 1
    assert table.view(None)["seats"][1]["raiders"] == 2


@rule("BB-7.23", "BB-1.20")
@pytest.mark.parametrize("coins", [197, 198, 199, 200, 201, 5000])
def test_however_many_coins_only_purchases_are_offered(coins: int) -> None:
    """The action space has numbers up to 99: beyond it lie the codes of other actions."""
    state = laid_out()
    state.coins[1] = coins
    start_action(state, 1, 16, 2)
    offered = legal(state)
    assert offered == [f"buy {count}" for count in range(min(coins // 2, 99) + 1)]
    state.act(1, state.legal(1)[-1])
    assert state.coins[1] == coins - 2 * min(coins // 2, 99)


@rule("BB-1.20")
def test_a_position_may_state_any_number_of_coins() -> None:
    table = meadhall.load("brian-boru", {"seats": [{"coins": 250}, {}, {}]})
    assert meadhall.load("brian-boru", table.position()).hash() == table.hash()


@rule("BB-7.24", "BB-7.25", "BB-7.27")
def test_expanding_along_roads() -> None:
    state = discs(laid_out(), {"L7": 0, "L9": 1, "C1": 0})
    state.coins[0] = 3
    start_action(state, 0, 5, 1)
    assert legal(state) == ["decline", "expand L6", "expand L8"]  # L9 is taken, C1 has no road
    state.act(0, state.legal(0)[2])
    assert owners(state) == {"L7": 0, "L9": 1, "C1": 0, "L8": 0}
    assert state.coins[0] == 0


@rule("BB-7.25")
def test_expansion_starts_from_controlled_towns_only() -> None:
    state = discs(laid_out(), {"S1": 0, "M2": 0}, vikings=["S1"])
    state.coins[0] = 9
    start_action(state, 0, 5, 1)
    assert legal(state) == ["decline", "expand M3"]


@rule("BB-7.24")
def test_expansion_may_be_declined() -> None:
    state = discs(laid_out(), {"S1": 0})
    state.coins[0] = 9
    action(state, 0, 5, 1, ["decline"])
    assert (owners(state), state.coins[0]) == ({"S1": 0}, 11)


@rule("BB-7.26")
def test_the_active_town_is_barred_until_the_winner_has_it() -> None:
    state = discs(laid_out(active="S2"), {"S1": 0})
    state.coins[0] = 9
    start_action(state, 0, 5, 1)
    assert legal(state) == ["decline", "expand S6"]


@rule("BB-7.27")
@pytest.mark.parametrize(("coins", "town"), [(2, "S1"), (20, "C1")])
def test_expanding_is_passed_over_without_means_or_target(coins: int, town: str) -> None:
    state = discs(laid_out(), {town: 0})
    state.coins[0] = coins
    action(state, 0, 5, 1)
    assert owners(state) == {town: 0}
    assert told(state, "cannot-expand") == [{"seat": 0}]


@rule("BB-7.25", "BB-7.26")
def test_refused_expansions_name_their_clause() -> None:
    table = meadhall.load("brian-boru", {
        "players": 3, "round": 1, "marker": {"town": "S2"},
        "pending": [["round", 2], ["resolve", 2], ["action", 1, 7, 1, 3, 7]],
        "trick": {"leader": 0, "played": [1, 8, 12]},
        "cards": {"discard": [1]},
        "seats": [{"hand": [5]}, {"hand": [3], "coins": 5}, {"hand": [2]}],
        "towns": {"S1": {"disc": 1}, "L1": {"disc": 0}},
    })  # fmt: skip
    assert refusal(table, 1, "expand S2") == "BB-7.26"
    assert refusal(table, 1, "expand L1") == "BB-7.25"
    assert refusal(table, 1, "expand M7") == "BB-7.25"
    assert refusal(table, 1, "buy 1") == "BB-7.24"
    table.play(1, "expand S6")


@rule("BB-7.28", "BB-7.29")
def test_freeing_gives_the_town_back_to_its_discs_owner() -> None:
    state = discs(laid_out(), {"N1": 0, "N2": 1, "S1": 2}, vikings=["N1", "N2"])
    start_action(state, 2, 13, 2)
    assert legal(state) == ["free N1", "free N2"]  # one must be freed, though neither is the player's own
    state.act(2, state.legal(2)[1])
    assert names(state.controlled(1)) == {"N2"}
    assert state.coins[2] == 2  # FREE, then PAY
    assert told(state, "town-freed") == [{"seat": 2, "town": "N2", "owner_seat": 1}]


@rule("BB-7.29", "BB-14.5")
def test_a_single_token_is_freed_without_asking_and_none_has_no_effect() -> None:
    state = discs(laid_out(), {"N1": 0}, vikings=["N1"])
    action(state, 2, 13, 2)
    assert state.vikings == 0
    action(state, 2, 13, 2)
    assert told(state, "nothing-to-free") == [{"seat": 2}]
    assert state.coins[2] == 1  # the rest of the action still applied, twice
