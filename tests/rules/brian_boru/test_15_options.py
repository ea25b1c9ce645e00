"""Section 15: options."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.kernel.registry import find_game
from meadhall.kernel.replay import replay
from meadhall.kernel.table import table_of_log
from tests.clauses import rule
from tests.conformance.cases import play_on


def new(players: int = 4, seed: int | str = 1, **options: Any) -> meadhall.Table:
    return meadhall.new_game("brian-boru", players, seed=seed, options=options)


@rule("BB-15.1")
def test_options_are_shown_to_everybody_and_default_to_the_plain_game() -> None:
    plain: dict[str, Any] = {
        "five_player_all_cards": False,
        "viking_deck": [9, 10, 11, 12, 12, 13, 14],
        "open_discard": False,
    }
    assert new().view(None)["options"] == plain
    named = new(**plain)
    play_on(named, Random(1))
    unnamed = new()
    play_on(unnamed, Random(1))
    assert named.hash() == unnamed.hash()


@rule("BB-15.1")
@pytest.mark.parametrize(
    "options",
    [{"open_discards": True}, {"open_discard": 1}, {"open_discard": "yes"}, {"seed": 4}, {"viking_deck": True}],
)
def test_unknown_options_and_values_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(meadhall.BadOption) as caught:
        new(**options) if "seed" not in options else meadhall.new_game("brian-boru", 4, seed=1, options=options)
    assert next(iter(options)) in str(caught.value)


@rule("BB-15.2")
@pytest.mark.parametrize("all_cards", [False, True])
def test_five_player_all_cards(all_cards: bool) -> None:
    table = new(5, five_player_all_cards=all_cards)
    play_on(table, Random(1))
    keys = [happening.message.key for happening in table.journal(None)]
    assert ("brian-boru.last-cards-discarded" not in keys) == all_cards
    assert keys.count("brian-boru.led") == (20 if all_cards else 16)


@rule("BB-15.2")
@pytest.mark.parametrize("players", [3, 4])
def test_five_player_all_cards_is_refused_where_it_means_nothing(players: int) -> None:
    with pytest.raises(meadhall.BadOption) as caught:
        new(players, five_player_all_cards=True)
    assert caught.value.message.key == "option-without-effect" and caught.value.message.clause == "BB-15.2"
    with pytest.raises(meadhall.BadPosition):
        meadhall.load("brian-boru", {"players": players, "options": {"five_player_all_cards": True}})


@rule("BB-15.2")
def test_a_game_that_was_begun_with_it_all_the_same_goes_on() -> None:
    """Halls used to take the option at any table: such logs and transcripts stay readable."""
    table = table_of_log(find_game("brian-boru"), 3, "old", {"five_player_all_cards": True})
    play_on(table, Random(1))
    assert replay(table.transcript()).hash() == table.hash()


@rule("BB-15.3")
def test_the_viking_deck_may_be_any_list_long_enough() -> None:
    table = new(viking_deck=[1, 2, 3, 40])
    assert sorted(table.position()["vikings"]["deck"]) == [1, 2, 3, 40]
    assert new(viking_deck="nine_cards").options["viking_deck"] == [9, 10, 11, 12, 12, 13, 13, 13, 14]
    new(3, viking_deck=[9, 9, 9])
    with pytest.raises(meadhall.BadOption, match="3 cards"):
        new(4, viking_deck=[9, 9, 9])


@rule("BB-15.3")
@pytest.mark.parametrize(
    "deck", [[9, 9, 9, 0], [9, 9, 9, -1], [9, 9, 9, 1.5], [9, 9, 9, "9"], [True] * 4, "ten_cards", []]
)
def test_other_viking_decks_are_refused(deck: Any) -> None:
    with pytest.raises(meadhall.BadOption):
        new(viking_deck=deck)


@rule("BB-15.5")
def test_equal_seeds_options_and_decisions_give_equal_games() -> None:
    first, second, other = new(seed=7), new(seed="7"), new(seed=8)
    for table in (first, second, other):
        play_on(table, Random(1), most=100)
    assert first.hash() == second.hash() != other.hash()
    drawn = {meadhall.new_game("brian-boru", 3).seed for _ in range(3)}
    assert len(drawn) == 3


@rule("BB-15.5")
def test_the_seed_is_never_shown_before_the_end() -> None:
    table = new(seed="kept back until the end")
    play_on(table, Random(1), most=50)
    shown = [str(table.view(seat)) + str(table.journal(seat)) for seat in (0, 1, 2, 3, None)] + [table.transcript()]
    for text in shown:
        assert "kept back" not in text
        assert table.state.chance.key.hex() not in text
    play_on(table, Random(1))
    assert "kept back" in table.transcript()


@pytest.mark.parametrize("seed", ["", " x", "x ", "a\nb", "x" * 201, 1.5, None.__class__, b"1"])
def test_other_seeds_are_refused(seed: Any) -> None:
    with pytest.raises(meadhall.BadOption, match="seed"):
        new(seed=seed)
