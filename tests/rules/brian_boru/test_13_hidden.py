"""Section 13: what is hidden from whom."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import meadhall
from tests.clauses import rule
from tests.conformance.cases import play_on
from tests.rules.brian_boru.bench import trick_position


def at_phase(phase: str, seed: int = 1, players: int = 4, **options: Any) -> meadhall.Table:
    table = meadhall.new_game("brian-boru", players, seed=seed, options=options)
    random = Random(seed)
    while table.view(None)["phase"] != phase:
        play_on(table, random, most=1)
    return table


def whole_numbers(value: Any) -> list[int]:
    if isinstance(value, dict):
        return [number for item in value.values() for number in whole_numbers(item)]
    if isinstance(value, list):
        return [number for item in value for number in whole_numbers(item)]
    return [value] if isinstance(value, int) and not isinstance(value, bool) else []


@rule("BB-13.1")
def test_hands_and_packets_are_seen_by_their_owner_and_counted_by_all() -> None:
    table = at_phase("draft")
    packets = [seat["packet"] for seat in table.position()["seats"]]
    for seat in range(4):
        assert table.view(seat)["packet"] == packets[seat]
        assert [other["packet"] for other in table.view(seat)["seats"]] == [6] * 4
    table = at_phase("play-card")
    hands = [seat["hand"] for seat in table.position()["seats"]]
    for seat in range(4):
        assert table.view(seat)["hand"] == hands[seat]
        assert [other["hand"] for other in table.view(seat)["seats"]] == [len(hand) for hand in hands]


@rule("BB-13.2")
def test_nobody_sees_the_card_set_aside() -> None:
    table = at_phase("draft")
    assert len(table.position()["cards"]["set_aside"]) == 1
    for seat in (0, 1, 2, 3, None):
        assert "set_aside" not in str(table.view(seat))
        assert all("aside" not in happening.message.key for happening in table.journal(seat))


@rule("BB-13.3")
def test_played_cards_are_open_until_their_trick_is_over() -> None:
    table = meadhall.load("brian-boru", trick_position([[24, 2, 5], [9, 3, 6], [11, 1, 4]]))
    table.play(0, "lead C8")
    for seat, card in ((0, 24), (1, 9), (2, 11)):
        table.play(seat, f"play {card}")
    table.play(1, "use 1")
    assert table.position()["cards"]["discard"] == [9]
    assert table.view(None)["trick"]["played"] == [24, 9, 11]  # the one on the pile included
    table.play(2, "use 1")
    view = table.view(0)
    assert view["trick"] is None
    assert "discard" not in view


@rule("BB-13.4")
def test_nobody_is_shown_the_last_card_of_another_hand() -> None:
    table = meadhall.new_game("brian-boru", 4, seed=6)
    random = Random(6)
    while "brian-boru.last-cards-discarded" not in {h.message.key for h in table.journal(None)}:
        play_on(table, random, most=1)
    assert not table.over
    for seat in range(4):
        told = [h for h in table.journal(seat) if h.message.key == "brian-boru.last-card"]
        assert {h.message.args["seat"] for h in told} == {seat}
    assert not [h for h in table.journal(None) if h.message.key == "brian-boru.last-card"]


@rule("BB-13.5")
def test_deck_orders_and_removed_marriages_are_hidden_from_everybody() -> None:
    table = at_phase("active-town")
    for seat in (0, 3, None):
        view = table.view(seat)
        assert view["vikings"]["deck"] == 6
        assert view["marriage"] == {"open": table.position()["marriage"]["open"], "deck": 3}


@rule("BB-13.6")
def test_everything_else_is_public() -> None:
    table = at_phase("resolve", seed=3)
    position, view = table.position(), table.view(None)
    for mine, shown in zip(position["seats"], view["seats"], strict=True):
        for name in ("coins", "points", "renown", "raiders", "church", "track", "marriage_cards"):
            assert shown[name] == mine[name]
    for name in ("towns", "claims", "marker", "battle_area", "princess", "round"):
        assert view[name] == position[name]
    assert view["vikings"]["discard"] == position["vikings"]["discard"]
    assert view["options"]["viking_deck"] == [9, 10, 11, 12, 12, 13, 14]  # what the deck is made of


@rule("BB-13.7", "BB-13.1")
def test_the_journal_tells_a_seat_only_of_cards_it_has_seen() -> None:
    """Card numbers in a seat's journal were in its own packets or lay face up in a trick."""
    table = meadhall.new_game("brian-boru", 5, seed=4)
    random = Random(4)
    for _ in range(150):
        play_on(table, random, most=1)
        for seat in range(5):
            for happening in table.journal(seat, since=table.ply):
                cards = happening.message.args.get("cards_set")
                if cards is not None:
                    assert happening.message.args["seat"] == seat
    assert not [h for h in table.journal(None) if "cards_set" in h.message.args]


@rule("BB-13.8")
def test_others_learn_only_whether_a_player_has_picked() -> None:
    table = at_phase("draft")
    table.play(2, table.actions(2)[4])
    for seat in (0, 1, 3, None):
        view = table.view(seat)
        assert [other["picked"] for other in view["seats"]] == [False, False, True, False]
        assert view.get("picked", []) == []
        last = table.journal(seat)[-1].message
        assert (last.key, last.args) == ("brian-boru.picked", {"seat": 2})
    assert table.journal(2)[-1].message.key == "brian-boru.picked-cards"


@rule("BB-13.9")
def test_somebody_without_a_seat_sees_what_is_public_to_all() -> None:
    table = at_phase("play-card")
    view = table.view(None)
    assert not {"hand", "packet", "picked"} & set(view)
    for seat in range(4):
        shown = table.view(seat)
        assert {name: value for name, value in shown.items() if name in view and name != "seat"} == {
            name: value for name, value in view.items() if name != "seat"
        }


@rule("BB-13.10")
def test_the_limits_end_with_the_game() -> None:
    table = meadhall.new_game("brian-boru", 3, seed=2)
    play_on(table, Random(2))
    told = {h.message.args["seat"] for h in table.journal(None) if h.message.key == "brian-boru.hand"}
    assert told == {0, 1, 2}
    assert "seed: 2" in table.transcript()


@rule("BB-15.4")
@pytest.mark.parametrize("open_discard", [False, True])
def test_open_discard(open_discard: bool) -> None:
    table = meadhall.load(
        "brian-boru",
        trick_position(
            [[24, 2, 5], [9, 3, 6], [11, 1, 4]], options={"open_discard": open_discard}, cards={"discard": [13, 20]}
        ),
    )
    for seat in (0, 1, None):
        assert table.view(seat).get("discard") == ([13, 20] if open_discard else None)


@rule("BB-15.4")
def test_open_discard_does_not_show_the_last_cards() -> None:
    position = {
        "phase": "battle",
        "round": 1,
        "options": {"open_discard": True},
        "battle_area": 1,
        "marker": {"holder": 0},
        "seats": [{"unseen": [4], "raiders": 1}, {"unseen": [9]}, {"unseen": [25]}],
        "towns": {"N1": {"disc": 1}, "N2": {"disc": 1}, "S1": {"disc": 2}, "S2": {"disc": 2}},
    }
    table = meadhall.load("brian-boru", position)
    assert table.awaiting == (0,)
    assert table.view(1)["discard"] == []
    assert 25 not in whole_numbers(table.view(1)["seats"])
