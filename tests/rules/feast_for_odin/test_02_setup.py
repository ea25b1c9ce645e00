"""Section 2: setup."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import meadhall
from meadhall.games.feast_for_odin.cards.cards import CARD_DECK, IS_STARTER
from meadhall.games.feast_for_odin.game import GAME
from meadhall.games.feast_for_odin.state import Feast
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.table import Table
from tests.clauses import rule


def fresh(players: int = 3, seed: int = 1, **options: Any) -> Feast:
    return GAME.start(players, GAME.check_options(players, options), Chance(key_of_seed(str(seed))), None)


def new(players: int = 3, seed: int = 1, **options: Any) -> Table:
    return meadhall.new_game("feast-for-odin", players, seed=seed, options=options)


@rule("FO-2.1")
def test_long_and_short() -> None:
    assert new().view(0)["rounds"] == 7 and new(length="short").view(0)["rounds"] == 6
    with pytest.raises(meadhall.BadOption):
        new(length="endless")


@rule("FO-2.2", "FO-2.3", "FO-2.4")
def test_decks_and_starting_cards() -> None:
    for decks in (["A"], ["B", "C"], ["A", "B", "C"]):
        state = fresh(4, decks=decks)
        chosen = {"ABC".index(deck) for deck in decks}
        assert all(len(hand) == 1 and IS_STARTER[hand[0]] for hand in state.hands)
        assert {CARD_DECK[card] for card in state.deck} == chosen and not any(IS_STARTER[card] for card in state.deck)
        assert len(state.removed_starters) == 15 * len(decks) - 4
    with pytest.raises(meadhall.BadOption):
        new(decks=[])
    assert fresh(seed=1).deck != fresh(seed=2).deck


@rule("FO-2.5", "FO-2.6", "FO-2.8")
def test_what_each_player_begins_with() -> None:
    state = fresh(4)
    for seat in range(4):
        held = set(GAME.view(state, seat)["seats"][seat]["supply"])
        assert {"bow", "snare", "spear", "mead"} <= held
        assert not held & {"silver", "wood", "stone", "ore", "knarr", "longship", "whaling_boat", "shed"}
    assert len(state.weapon_deck) == 47 - 3 * 4 - 4, "a weapon each was drawn in phase 4"
    assert sum(state.weapon_discard) == 0
    assert meadhall.load("feast-for-odin", {"players": 3, "phase": "begin", "round": 0}).view(0)["round"] == 1


@rule("FO-2.7", "FO-3.4", "FO-3.5", "FO-14.7")
def test_vikings_in_the_thing() -> None:
    for length, base in (("long", 5), ("short", 6)):
        for players in (1, 2, 4):
            assert new(players, length=length).state.thing == [base + 1] * players  # type: ignore[attr-defined]


@rule("FO-2.9", "FO-2.10")
def test_strips_and_boards() -> None:
    for players, strips in ((1, 2), (2, 2), (3, 2), (4, 3)):
        view = new(players).view(None)
        assert len(view["strips"]) == strips and len(view["strips_hidden"]) == 8 - strips
        assert [board["side"] for board in view["boards"].values()] == [
            "shetland",
            "faroe_islands",
            "iceland",
            "greenland",
        ]
        assert not any(board["silver"] for board in view["boards"].values())


@rule("FO-2.12")
def test_imitation_spaces_only_with_four() -> None:
    assert new(3).view(None)["imitations"] == []
    seen = Counter(tuple(new(4, seed).view(None)["imitations"]) for seed in range(40))
    assert set(seen) == {(left, right) for left in ("imitate_1", "imitate_2") for right in ("imitate_3", "imitate_4")}


@rule("FO-2.13", "FO-2.14", "FO-2.15")
def test_start_player_and_one_generator() -> None:
    assert {new(3, seed).view(None)["start_player"] for seed in range(30)} == {0, 1, 2}
    state = fresh(4)
    state.start_player = 2
    assert state.clockwise() == [2, 3, 0, 1]
    assert new(seed=9).hash() == new(seed=9).hash()
