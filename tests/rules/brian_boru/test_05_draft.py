"""Section 5: the draft."""

from __future__ import annotations

from random import Random

import pytest

import meadhall
from tests.clauses import rule
from tests.conformance.cases import play_on
from tests.rules.brian_boru.bench import refusal


def drafting(players: int, seed: int = 1) -> meadhall.Table:
    table = meadhall.new_game("brian-boru", players, seed=seed)
    play_on(table, Random(seed), most=players)
    assert table.view(None)["phase"] == "draft"
    return table


def pick_first(table: meadhall.Table) -> None:
    """Everybody picks the first two cards of their packet."""
    for seat in table.awaiting:
        table.play(seat, table.actions(seat)[0])


@rule("BB-5.1", "BB-5.2", "BB-5.3", "BB-5.7")
@pytest.mark.parametrize(("players", "packets", "aside"), [(3, [8, 6, 4], 1), (4, [6, 4], 1), (5, [5, 3], 0)])
def test_packets_and_the_card_set_aside(players: int, packets: list[int], aside: int) -> None:
    table = drafting(players)
    position = table.position()
    assert len(position["cards"]["set_aside"]) == aside
    dealt = [card for seat in position["seats"] for card in seat["packet"]]
    assert sorted(dealt + position["cards"]["set_aside"]) == list(range(1, 26))
    for size in packets:
        assert table.awaiting == tuple(range(players))
        assert [len(table.view(seat)["packet"]) for seat in range(players)] == [size] * players
        assert len(table.actions(0)) == size * (size - 1) // 2
        pick_first(table)
    assert table.view(None)["phase"] == "active-town"


@rule("BB-5.1")
def test_every_round_deals_all_cards_anew() -> None:
    deals = []

    def visit(table: meadhall.Table) -> None:
        position = table.position()
        if table.view(None)["phase"] == "draft" and len(position["seats"][0]["packet"]) == 6:
            cards = [tuple(seat["packet"]) for seat in position["seats"]]
            deals.append(tuple(cards))
            assert sorted([c for packet in cards for c in packet] + position["cards"]["set_aside"]) == list(
                range(1, 26)
            )

    play_on(meadhall.new_game("brian-boru", 4, seed=4), Random(4), visit)
    assert len(set(deals)) == 4


@rule("BB-5.4")
def test_a_pick_is_two_cards_of_the_own_packet() -> None:
    table = drafting(4)
    packet = table.view(0)["packet"]
    foreign = next(card for card in range(1, 26) if card not in packet)
    low, high = sorted((packet[0], foreign))
    assert refusal(table, 0, f"pick {low} {high}") == "BB-5.4"
    with pytest.raises(meadhall.IllegalAction):
        table.play(0, f"pick {packet[0]}")
    table.play(0, f"pick {packet[0]} {packet[5]}")
    assert table.view(0)["picked"] == [packet[0], packet[5]]
    assert table.awaiting == (1, 2, 3)


@rule("BB-5.5")
def test_the_rest_goes_to_the_left_neighbour_once_all_have_picked() -> None:
    table = drafting(5)
    packets = [table.view(seat)["packet"] for seat in range(5)]
    for seat in (3, 1, 0, 4):
        table.play(seat, table.actions(seat)[0])
        assert [table.view(other)["packet"] for other in range(5)] == packets
    table.play(2, table.actions(2)[0])
    for seat in range(5):
        assert table.view(seat)["packet"] == packets[seat - 1][2:]


@rule("BB-5.6", "BB-5.9")
@pytest.mark.parametrize(("players", "hand"), [(3, 8), (4, 6), (5, 5)])
def test_the_closing_packet_is_kept_and_the_kept_cards_are_the_hand(players: int, hand: int) -> None:
    table = drafting(players)
    while table.view(None)["phase"] == "draft":
        pick_first(table)
    hands = [table.view(seat)["hand"] for seat in range(players)]
    assert [len(cards) for cards in hands] == [hand] * players
    assert len({card for cards in hands for card in cards}) == hand * players
    assert all(table.view(seat)["packet"] == [] for seat in range(players))


@rule("BB-5.8")
def test_kept_cards_are_shown_to_their_owner_and_never_exchanged() -> None:
    table = drafting(3)
    kept: list[set[int]] = [set(), set(), set()]
    while table.view(None)["phase"] == "draft":
        pick_first(table)
        for seat in range(3):
            hand = set(table.view(seat)["hand"])
            assert kept[seat] <= hand
            kept[seat] = hand
    assert all(kept)
