"""What a seat remembers of the draft: the packets it passed on bound what the others can hold."""

from __future__ import annotations

from random import Random

import pytest

import meadhall
from meadhall.games.brian_boru.cards import cards_of_set
from meadhall.games.brian_boru.draft import card_set
from meadhall.games.brian_boru.state import BrianBoru
from meadhall.kernel.chance import Chance, QuickChance, key_of_seed
from tests.conformance.cases import play_on


def kept_or_shown(state: BrianBoru, seat: int) -> int:
    return card_set(state.hands[seat] + state.unseen[seat]) | state.shown[seat]


def check(state: BrianBoru, viewer: int, passed: list[int]) -> None:
    """Each packet went round: two cards to each who passed it on, the rest to whoever has it."""
    players = state.players
    for number, cards in enumerate(passed):
        holders = len(passed) - number
        left = cards.bit_count()
        for step in range(1, holders + 1):
            seat = (viewer + step) % players
            held = cards & kept_or_shown(state, seat)
            if step < holders:
                assert held.bit_count() == 2, (number, seat, cards_of_set(cards))
                left -= 2
            else:
                last = held | cards & card_set(state.packets[seat])
                assert last.bit_count() == left, (number, seat, cards_of_set(cards))


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.rule("BB-5.5")
def test_an_imagined_state_agrees_with_every_packet_the_seat_passed_on(players: int, seed: int) -> None:
    table = meadhall.new_game("brian-boru", players, seed=seed)
    looked = 0
    while not table.over:
        state = table.state
        assert isinstance(state, BrianBoru)
        for viewer in range(players):
            if state.passed[viewer] and table.ply % 3 == 0:
                check(state, viewer, state.passed[viewer])
                for chance in (Chance(key_of_seed(f"{seed} {table.ply}")), QuickChance(table.ply)):
                    twin = state.clone()
                    table.game.redeal(twin, viewer, chance)
                    check(twin, viewer, state.passed[viewer])
                    table.game.check(twin)
                    looked += 1
        play_on(table, Random(f"{seed} {table.ply}"), most=1)
    assert looked > 20


def test_the_others_cards_still_vary() -> None:
    table = meadhall.new_game("brian-boru", 4, seed=3)
    play_on(table, Random(1), most=14)
    state = table.state
    assert isinstance(state, BrianBoru)
    hands = set()
    for seed in range(20):
        twin = state.clone()
        table.game.redeal(twin, 0, QuickChance(seed))
        hands.add(tuple(twin.hands[1] + twin.packets[1]))
    assert len(hands) > 3
