"""Section 3: rounds and turns."""

from __future__ import annotations

import pytest

from meadhall.games.ortus_regni.cards import CONSTANTS, check_constants
from tests.clauses import rule
from tests.rules.ortus_regni.bench import (
    do,
    earl,
    fief,
    hand,
    idle,
    laid,
    legal,
    number,
    pass_turns,
    refused,
    seat_of,
    sizes,
    told,
    with_decks,
)


@rule("OR-3.1")
def test_a_round_is_a_turn_of_each_earl_and_one_of_the_vikings() -> None:
    table = with_decks(3)
    first = table.view(None)["first"]
    pass_turns(table, 3)
    assert [entry["seat"] for entry in told(table, "turn-begins")][:4] == [(first + step) % 3 for step in (0, 1, 2, 0)]
    assert [entry["round_number"] for entry in told(table, "round-begins")] == [1, 2]


@rule("OR-3.2")
def test_without_the_first_player_rounds_start_with_the_next_living_earl() -> None:
    table = laid(earl(hand=["church"], deck={}), idle(), idle())
    do(table, "0 end", "1 end", "2 end", "1 end", "2 end")
    assert table.view(None)["first"] == 0
    assert not seat_of(table, 0)["alive"]
    assert [entry["seat"] for entry in told(table, "turn-begins")] == [0, 1, 2, 1, 2, 1]


@rule("OR-3.3")
def test_one_action_or_none() -> None:
    table = laid(earl(hand=["castle", "castle"]), earl())
    do(table, "0 place castle")
    assert refused(table, 0, "place castle") == "OR-3.3"
    do(table, "0 end")
    table = laid(earl(hand=["castle"]), earl())
    do(table, "0 end")
    assert told(table, "placed") == []


@rule("OR-3.4")
def test_free_moves_come_before_and_after_the_action() -> None:
    table = laid(earl(hand=["land", "church", "castle", "mercenary"], pool={"infantry": 2}), earl())
    do(table, "0 tower land", "0 hire", "0 tower church", "0 garrison 1 infantry")
    assert seat_of(table, 0)["towers"] == 2
    assert seat_of(table, 0)["mercenaries"][0]["garrison"] == {"infantry": 1, "knight": 0}
    assert "tower castle" in legal(table)


@rule("OR-3.5")
def test_the_turn_ends_with_a_draw() -> None:
    table = laid(earl(hand=["land"], deck={"castle": 3}), idle())
    do(table, "0 end")
    assert sorted(hand(table, 0)) == ["castle", "land"]
    assert sizes(table, "deck")[0] == 2
    assert table.awaiting == (1,), "nothing may be done after it"


@rule("OR-3.6")
def test_who_cannot_draw_is_eliminated() -> None:
    table = laid(earl(deck={}), idle(), idle(), options={"equal_turns": False})
    assert not seat_of(table, 0)["alive"]
    assert told(table, "cannot-draw")
    later = do(laid(earl(deck={}), idle(), idle()), "1 end", "2 end")
    assert not seat_of(later, 0)["alive"], "at the latest when the round ends (OR-14.11)"


@rule("OR-3.7")
def test_there_is_no_hand_limit() -> None:
    many = ["castle", "land", "church", "prince", "vassal", "champion", "monk", "allies", "banner"] * 2
    table = laid(earl(hand=many, deck={"intrigue": 2}), earl())
    do(table, "0 end")
    assert len(hand(table, 0)) == len(many) + 1
    assert seat_of(table, 0)["discard"] == []


@rule("OR-3.7", "OR-4.9", "OR-5.2")
@pytest.mark.parametrize("name", ["HAND_LIMIT", "LORDS_PER_BUILDING", "PROPERTIES_PER_FIEF"])
def test_content_with_limits_the_rules_have_no_words_for_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=name):
        check_constants({**CONSTANTS, name: {"value": 7}})


@rule("OR-3.8")
def test_nobody_attacks_on_their_first_turn() -> None:
    table = laid(earl(fief("palace", "champion"), hand=["church"], turns=0), idle())
    assert refused(table, 0, "attack") == "OR-3.8"
    do(table, "0 end", "1 end")
    assert "attack" in legal(table)
    free = laid(earl(fief("palace", "champion"), turns=0), earl(), options={"first_turn_attack": True})
    assert "attack" in legal(free)


@rule("OR-3.9")
def test_others_wait_unless_a_decision_is_theirs() -> None:
    table = laid(earl(fief("palace", "champion"), hand=["land"]), earl(hand=["vassal", "church"]))
    assert table.awaiting == (0,)
    assert legal(table, 1) == []
    do(table, "0 attack", f"0 field lord {number(0)}", "0 done")
    assert table.awaiting == (1,)
    assert "tower church" not in legal(table, 1)


@rule("OR-3.10")
def test_no_free_moves_while_an_action_is_resolved() -> None:
    table = laid(earl(fief("palace", "champion"), hand=["land", "vassal"]), earl(hand=["church"]))
    do(table, "0 attack")
    assert not any(line.startswith("tower") for line in legal(table))
    assert refused(table, 0, "tower land") == "OR-8.3"
