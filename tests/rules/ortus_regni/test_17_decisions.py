"""Section 17: decision points, who is asked, and what the engine answers for a seat whose time is up."""

from __future__ import annotations

from random import Random

import pytest

import meadhall
from meadhall.games.ortus_regni.game import GAME
from tests.clauses import rule
from tests.conformance.cases import play_on
from tests.rules.ortus_regni.bench import do, earl, fief, idle, laid, legal, new, number, state_of, told, with_decks


def default(table: meadhall.Table, seat: int) -> str:
    return GAME.space.notations[GAME.default(state_of(table), seat)]


@rule("OR-17.1")
def test_only_what_everybody_can_see_is_decided_without_asking() -> None:
    attack = {"fiefs": [fief("palace", "champion")], "hand": ["land"]}
    nothing = laid(attack, earl())
    do(nothing, "0 attack", f"0 field lord {number(0)}", "0 done")
    assert nothing.awaiting == (0,), "no hand, no Lord: nothing to ask"
    something = laid(attack, earl(hand=["land"]))
    do(something, "0 attack", f"0 field lord {number(0)}", "0 done")
    assert (something.awaiting, legal(something, 1)) == ((1,), ["done"]), "a hand might hold a fighter"


@rule("OR-17.1")
@pytest.mark.parametrize("cards", [["land"], ["banner"], ["allies"], ["vassal"]])
def test_who_is_asked_tells_nothing_about_a_hand(cards: list[str]) -> None:
    plot = laid(earl(hand=["intrigue", "land"]), earl(fief("palace", None, "church"), hand=cards))
    assert do(plot, "0 intrigue").awaiting == (1,)
    joust = laid(earl(hand=["banner", "land"]), earl(hand=cards))
    assert do(joust, "0 joust").awaiting == (1,)
    tactics = laid(earl(fief("palace", "champion")), earl(fief("palace", "champion"), hand=cards),
                   card="attacker_wins", options={"tactics": True})  # fmt: skip
    do(tactics, "0 attack", f"1 field lord {number(1)}", "1 done")
    assert tactics.awaiting == (1,)


@rule("OR-17.2")
def test_only_some_decisions_are_made_all_at_once() -> None:
    together = set()
    for options in ({}, {"tournament": True, "series": 3}, {"draft": True}, {"legacy": True}, {"mulligan": True}):
        table = new(2, seed=4, **options)
        random = Random(4)
        while not table.over:
            if len(table.awaiting) > 1:
                together.add(table.view(None)["phase"])
            play_on(table, random, most=1)
    assert together == {"decks", "tray-towers", "draft", "series"} or together == {"decks", "tray-towers", "draft"}


@rule("OR-17.3")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("options", [{}, {"tournament": True, "mulligan": True}, {"legacy": True}, {"house": True},
                                     {"draft": True}, {"tactics": True}])  # fmt: skip
def test_a_game_of_defaults_alone_ends(options: dict[str, bool], seed: int) -> None:
    table = new(2, seed=seed, **options)
    while not table.over:
        seat = table.awaiting[0]
        table.act(seat, GAME.default(state_of(table), seat))
    assert told(table, "attended") == []
    assert table.view(0)["round"] <= 20, "passing every turn runs the decks dry"


@rule("OR-17.3")
@pytest.mark.parametrize("seed", range(6))
def test_there_is_a_default_for_every_question(seed: int) -> None:
    def visit(table: meadhall.Table) -> None:
        for seat in table.awaiting:
            assert GAME.default(state_of(table), seat) in table.codes(seat)

    for options in ({}, {"tactics": True, "resource": True, "captains": True}, {"tournament": True, "series": 3}):
        play_on(new(2, seed=seed, **options), Random(seed), visit)
    play_on(new(4, seed=seed, teams=True), Random(seed), visit)


@rule("OR-17.3", "OR-17.4")
def test_the_defaults_of_the_table_of_decisions() -> None:
    assert default(new(), 0) == "deck lords"
    assert default(laid(idle(), idle()), 0) == "end"
    home = laid(earl(fief(), fief("palace"), hand=["church"]), idle())
    assert default(do(home, "0 place church"), 0) == f"at {number(0, 1)}", "the sturdiest Fief"
    towers = laid(earl(fief("palace", "prince"), hand=["land"]), earl(towers=["monk", "land"]))
    do(towers, "0 attack", "0 storm 2", f"0 field lord {number(0)}", "0 done")
    assert default(towers, 1) == "fall monk", "the oldest first"
    raid = laid(
        earl(fief("palace", "prince"), hand=["land"]), earl(fief("palace", None, "cathedral", "land", "church"))
    )
    do(raid, "0 attack", f"0 raid {number(1)}", f"0 field lord {number(0)}", "0 done")
    assert default(raid, 1) == "church of 2"
    assert default(do(raid, "1 land of 2"), 0) == f"seize {number(0)}"
    joust = do(laid(earl(hand=["banner", "land"]), earl(hand=["monk", "castle"])), "0 joust")
    assert default(joust, 1) == "attend"
    assert default(do(joust, "1 attend"), 1) == "ride monk", "the card held longest"
    assert default(with_decks(mulligan=True), with_decks(mulligan=True).awaiting[0]) == "keep"


@rule("OR-17.3")
def test_an_attackers_default_force() -> None:
    own = earl(fief("palace", "prince", "land"), hand=["champion"], pool={"infantry": 1, "knight": 1})
    table = laid(own, earl(towers=["church"] * 6 + ["monk"] * 3))
    do(table, "0 attack", "0 storm 2")
    fielded = []
    while table.awaiting == (0,) and table.view(0)["battle"]:
        fielded.append(default(table, 0))
        do(table, f"0 {fielded[-1]}")
    assert fielded == ["field knight", f"field lord {number(0)}", "done"]
