"""Sections 3 and 4: the round and its preparation."""

from __future__ import annotations

from random import Random

import pytest

import meadhall
from meadhall.games.brian_boru.game import STEPS
from tests.clauses import rule
from tests.conformance.cases import play_on


def game(players: int = 4, seed: int = 9) -> meadhall.Table:
    table = meadhall.new_game("brian-boru", players, seed=seed)
    play_on(table, Random(seed))
    return table


@rule("BB-3.1", "BB-3.4")
@pytest.mark.parametrize(("players", "rounds"), [(3, 3), (4, 4), (5, 4)])
def test_the_number_of_rounds(players: int, rounds: int) -> None:
    table = game(players)
    begun = [h for h in table.journal(None) if h.message.key == "brian-boru.round-begins"]
    assert len(begun) == rounds
    assert table.view(None)["marriage"]["deck"] == 0


@rule("BB-3.2", "BB-3.3")
def test_the_order_of_a_round() -> None:
    """The sections of the clauses in the journal rise within every round; symbols belong to the tricks."""
    rounds: list[list[int]] = []
    for happening in game().journal(None):
        section = int(happening.message.clause.split("-")[1].split(".")[0])
        if happening.message.key == "brian-boru.round-begins":
            rounds.append([])
        elif section not in (2, 3, 13):
            rounds[-1].append(6 if section in (7, 14) else section)
    assert len(rounds) == 4
    for sections in rounds:
        assert sections == sorted(sections)
        assert {4, 5, 6, 8, 9, 10, 11} <= set(sections)


@rule("BB-3.2")
def test_setup_is_finished_before_the_first_preparation() -> None:
    table = meadhall.new_game("brian-boru", 3, seed=1)
    assert table.view(None)["round"] == 0
    assert table.view(None)["battle_area"] == 0
    for _ in range(3):
        table.play(table.awaiting[0], table.actions(table.awaiting[0])[0])
    assert table.view(None)["round"] == 1
    assert table.view(None)["battle_area"] > 0


@rule("BB-3.5")
def test_what_stays_from_round_to_round() -> None:
    position = {
        "players": 3, "round": 1, "phase": "claim", "marker": {"holder": 2},
        "seats": [{"coins": 7, "points": 20, "renown": 4, "raiders": 2, "church": 3, "track": 5,
                   "marriage_cards": ["brigid"]}, {}, {}],
        "towns": {"L3": {"disc": 0, "vikings": True, "monastery": True}, "L4": {"disc": 1}},
        "claims": {"C": 1},
    }  # fmt: skip
    view = meadhall.load("brian-boru", position).view(None)
    assert view["round"] == 2
    mine = view["seats"][0]
    assert [mine[name] for name in ("coins", "points", "renown", "raiders", "church", "track")] == [7, 20, 4, 2, 3, 5]
    assert mine["marriage_cards"] == ["brigid"]
    assert view["towns"] == {
        "L3": {"disc": 0, "vikings": True, "monastery": True},
        "L4": {"disc": 1, "vikings": False, "monastery": False},
    }
    assert view["claims"]["C"] == 1
    assert view["marker"] == {"holder": 2, "town": None}


@rule("BB-3.6")
def test_what_does_not_survive_a_round() -> None:
    def visit(table: meadhall.Table) -> None:
        position = table.position()
        if table.view(None)["phase"] == "draft" and position["seats"][0]["hand"] == []:
            packets = [card for seat in position["seats"] for card in seat["packet"]]
            assert sorted(packets + position["cards"]["set_aside"]) == list(range(1, 26))
            assert position["cards"]["discard"] == []
            assert position["battle_area"] == position["vikings"]["discard"][-1]

    play_on(meadhall.new_game("brian-boru", 4, seed=2), Random(2), visit)


@rule("BB-4.1", "BB-4.2", "BB-4.3")
def test_preparation_turns_up_a_viking_card_and_a_marriage_card() -> None:
    position = {
        "players": 3,
        "round": 1,
        "phase": "preparation",
        "vikings": {"deck": [9, 14, 11], "discard": [12]},
        "marriage": {"deck": ["princess", "aoife"]},
    }
    view = meadhall.load("brian-boru", position).view(None)
    assert view["battle_area"] == 11
    assert view["vikings"] == {"deck": 2, "discard": [12, 11]}
    assert view["marriage"] == {"open": "aoife", "deck": 1}


@rule("BB-4.4")
@pytest.mark.parametrize("seed", range(5))
def test_the_princess_is_the_card_of_the_last_round_only(seed: int) -> None:
    table = game(3 + seed % 3, seed)
    opened = [
        h.message.args["marriage"] for h in table.journal(None) if h.message.key == "brian-boru.marriage-card-opened"
    ]
    assert opened[-1] == "princess"
    assert "princess" not in opened[:-1]


def test_step_numbers_match_the_list_of_steps() -> None:
    from meadhall.games.brian_boru import state

    names = [
        "STARTING_TOWN",
        "ROUND",
        "DRAFT",
        "ACTIVE_TOWN",
        "PLAY_CARD",
        "RESOLVE",
        "ACTION",
        "MARRIAGE_STEP",
        "BATTLE_STEP",
        "CHURCH_STEP",
    ]
    assert [getattr(state, name) for name in names] == list(range(len(STEPS)))
    assert [step.name for step in STEPS] == [name.lower().replace("_", "-") for name in names]
