"""Section 2: setup."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import meadhall
from meadhall.kernel.table import Table
from tests.clauses import rule
from tests.conformance.cases import play_on
from tests.rules.brian_boru.bench import refusal


def new(players: int = 4, seed: int = 1) -> Table:
    return meadhall.new_game("brian-boru", players, seed=seed)


@rule("BB-2.1", "BB-2.2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_each_player_begins_with(players: int) -> None:
    for seat in new(players).view(None)["seats"]:
        assert (seat["coins"], seat["renown"], seat["points"], seat["track"]) == (3, 1, 10, 0)
        assert (seat["raiders"], seat["church"], seat["marriage_cards"], seat["hand"]) == (0, 0, [], 0)


@rule("BB-2.3", "BB-2.2")
def test_all_claim_tokens_begin_face_down() -> None:
    assert set(new().view(None)["claims"].values()) == {"down"}


@rule("BB-2.4", "BB-2.5", "BB-2.6")
@pytest.mark.parametrize(("players", "ordinary"), [(3, 2), (4, 3), (5, 3)])
def test_the_marriage_deck(players: int, ordinary: int) -> None:
    drawn: Counter[str] = Counter()
    for seed in range(60):
        marriage = new(players, seed).position()["marriage"]
        assert marriage["deck"][0] == "princess"  # the last is on top
        assert len(marriage["deck"]) == ordinary + 1
        assert len(marriage["removed"]) == 7 - ordinary
        assert len({*marriage["deck"], *marriage["removed"]}) == 8
        drawn.update(marriage["deck"][1:])
    assert len(drawn) == 7  # every ordinary card comes up sooner or later


@rule("BB-2.6")
def test_nobody_sees_which_marriage_cards_left_the_game() -> None:
    for seat in (0, 1, 2, 3, None):
        assert new().view(seat)["marriage"] == {"open": None, "deck": 4}


@rule("BB-2.7")
def test_the_viking_deck_is_shuffled() -> None:
    orders = {tuple(new(seed=seed).position()["vikings"]["deck"]) for seed in range(20)}
    assert len(orders) > 15


@rule("BB-2.8")
def test_every_player_can_be_the_starting_player() -> None:
    starts = Counter(new(5, seed).view(None)["marker"]["holder"] for seed in range(400))
    assert set(starts) == {0, 1, 2, 3, 4}
    assert min(starts.values()) > 50


@rule("BB-2.9")
def test_starting_discs_go_clockwise_from_the_starting_player() -> None:
    table = new(5, seed=2)
    first = table.view(None)["marker"]["holder"]
    for step in range(5):
        assert table.awaiting == ((first + step) % 5,)
        table.play(table.awaiting[0], table.actions(table.awaiting[0])[-1])
    assert table.view(None)["round"] == 1


@rule("BB-2.9", "BB-2.10")
def test_a_starting_disc_keeps_out_of_regions_already_entered() -> None:
    table = meadhall.load("brian-boru", {"marker": {"holder": 0}})
    table.play(0, "start C5")
    assert len(table.actions(1)) == 53 - 9
    assert refusal(table, 1, "start C5") == "BB-2.9"
    assert refusal(table, 1, "start C1") == "BB-2.10"


@rule("BB-2.11")
def test_chance_is_used_only_by_setup_and_the_deal() -> None:
    """The generator moves when the table is set up and when a round deals, and at no other time."""
    table = new(4, seed=5)
    moved: list[str] = []
    drawn = [table.state.chance.drawn]
    assert drawn[0] > 0
    random = Random(5)
    while not table.over:
        rounds = table.view(None)["round"]
        play_on(table, random, most=1)
        if table.state.chance.drawn != drawn[-1]:
            drawn.append(table.state.chance.drawn)
            moved.append(f"{rounds} to {table.view(None)['round']}")
    assert moved == ["0 to 1", "1 to 2", "2 to 3", "3 to 4"]
