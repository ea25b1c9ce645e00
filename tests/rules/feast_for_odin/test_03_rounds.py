"""Section 3: the round and its phases."""

from __future__ import annotations

import itertools
from random import Random

import pytest

import meadhall
from meadhall.games.feast_for_odin.frames.effects import PlayCardsFrame
from meadhall.games.feast_for_odin.frames.rounds import RoundFrame
from meadhall.games.feast_for_odin.phases.automatic import age_strips, return_home, turn_boards
from meadhall.games.feast_for_odin.phases.rounds import (
    BEFORE_BONUS,
    BEFORE_INCOME,
    BONUS,
    BREEDING,
    FEASTING,
    HARVESTING,
    INCOME,
    PART_NAMES,
    START_PLAYER,
    WEAPONS,
)
from meadhall.games.feast_for_odin.state import Feast
from tests.clauses import rule
from tests.conformance.cases import play_on
from tests.rules.feast_for_odin.bench import (
    begin,
    do,
    finish,
    give,
    is_legal,
    laid_out,
    lay,
    own_board,
    phase,
    put_in_hand,
    put_in_play,
    refusal,
    rolling,
    set_strips,
    stand,
    supply,
    told,
    turn,
)


@rule("FO-3.1", "FO-3.2", "FO-3.3", "FO-3.36")
@pytest.mark.parametrize(("length", "rounds"), [("long", 7), ("short", 6)])
def test_a_whole_game_goes_through_its_phases(length: str, rounds: int) -> None:
    table = meadhall.new_game("feast-for-odin", 3, seed=3, options={"length": length})
    phases: list[tuple[int, str]] = []

    def visit(table: meadhall.Table) -> None:
        view = table.view(None)
        if (view["round"], view["phase"]) not in phases:
            phases.append((view["round"], view["phase"]))

    play_on(table, Random(3), visit)
    order = [PART_NAMES.index(name) for _, name in phases]
    for (one, first), (two, second) in itertools.pairwise(phases):
        assert one < two or PART_NAMES.index(first) < PART_NAMES.index(second)
    assert max(number for number, _ in phases) == rounds
    assert (rounds, "feast") in phases and (rounds, "bonus") not in phases and (rounds, "before_bonus") not in phases
    assert (rounds - 1, "final_window") not in phases and order


@rule("FO-3.6", "FO-3.7", "FO-3.8", "FO-3.9")
def test_harvest_levels() -> None:
    goods = ["peas", "beans", "flax", "grain", "cabbage", "fruits"]
    levels = {"long": [1, 2, 0, 3, 0, 4, 0], "short": [1, 0, 2, 0, 3, 0]}
    for length, by_round in levels.items():
        for number, level in enumerate(by_round):
            state = laid_out(round=number + 1, length=length)
            phase(state, HARVESTING)
            assert not state.waiting
            assert supply(state) == dict.fromkeys(goods[: (0, 3, 4, 5, 6)[level]], 1)


@rule("FO-3.10", "FO-3.11", "FO-3.12", "FO-3.13")
def test_boards_turn_and_gather_silver() -> None:
    state = laid_out(round=2)
    turn_boards(state)
    assert state.board_silver == [0, 0, 0, 0]
    state.round = 3
    turn_boards(state)
    assert state.board_back == [1, 0, 0, 0] and state.board_silver == [0, 2, 2, 2]
    state.round = 4
    state.board_owner[1] = 0
    state.board_silver[1] = 0
    turn_boards(state)
    assert state.board_back == [1, 0, 0, 0] and state.board_silver == [2, 0, 4, 4], "an owned board isn't turned"
    state.round = 5
    turn_boards(state)
    assert state.board_back == [1, 0, 1, 0] and state.board_silver == [4, 0, 0, 6]
    short = laid_out(round=2, length="short")
    turn_boards(short)
    assert short.board_back == [1, 0, 0, 0]


@rule("FO-3.14", "FO-3.15", "FO-3.41", "FO-12.4", "FO-12.6")
def test_a_weapon_each() -> None:
    state = laid_out(players=3)
    state.start_player = 1
    top = state.weapon_deck[-3:][::-1]
    begin(state, RoundFrame(WEAPONS))
    for place, seat in enumerate((1, 2, 0)):
        assert state.has(seat, 51 + top[place]) >= 1
    state = laid_out()
    state.weapon_deck = []
    state.weapon_discard = [0, 2, 0, 0]
    phase(state, WEAPONS)
    assert supply(state) == {"snare": 1} and state.weapon_discard == [0, 0, 0, 0]
    state.weapon_deck = []
    phase(state, WEAPONS)
    assert sum(supply(state).values()) == 2, "drawn at random from nothing"


@rule("FO-3.16", "FO-3.17", "FO-3.18", "FO-3.19", "FO-3.23", "FO-3.26")
def test_turns_go_round_until_all_have_passed() -> None:
    table = meadhall.load("feast-for-odin", {"players": 3, "round": 2, "phase": "actions", "start_player": 1})
    assert table.awaiting == (1,)
    table.play(1, "send fishing_1")
    assert table.awaiting == (2,)
    with pytest.raises(meadhall.IllegalAction) as caught:
        table.play(2, "send fishing_1")
    assert caught.value.message.clause == "FO-3.18"
    table.play(2, "pass")
    table.play(0, "send market_beans")
    assert table.awaiting == (1,)
    table.play(1, "pass")
    assert table.awaiting == (0,), "those who passed are skipped"
    state = laid_out()
    state.thing[0] = 2
    turn(state)
    assert refusal(state, "send forge").message.clause == "FO-3.17"
    do(state, "send products_mead")
    assert state.vikings[25] == 2 and supply(state) == {"mead": 2, "silver": 2}


@rule("FO-3.20", "FO-3.21")
def test_a_space_must_be_of_use() -> None:
    state = laid_out()
    turn(state)
    for space in ("upgrade_3", "craft_linen", "emigrate_3", "explore_3"):
        assert not is_legal(state, f"send {space}"), "the card of column 3 alone is no use"
    assert refusal(state, "send upgrade_3").message.clause == "FO-3.20"


@rule("FO-3.22")
def test_an_effect_the_space_needs_must_be_used() -> None:
    state = laid_out()
    turn(state)
    assert not is_legal(state, "send craft_chest")
    put_in_play(state, 113)
    set_strips(state, {"strip_3": 0, "strip_2": 2})
    turn(state)
    do(state, "send craft_chest")
    assert not is_legal(state, "done")
    do(state, "use 113")
    assert is_legal(state, "take strip_3 1") and not is_legal(state, "take strip_2 1"), "stone wouldn't pay for it"
    do(state, "take strip_3 1")
    assert supply(state) == {"chest": 1, "silver": 1}


@rule("FO-3.20", "FO-7.2")
def test_what_a_space_costs_cannot_be_spent_before_it_is_paid() -> None:
    state = laid_out()
    give(state, knarr=1, silver=1, cattle=1)
    put_in_play(state, 88)
    turn(state)
    do(state, "send overseas_trade_1")
    assert not state.waiting and supply(state) == {"knarr": 1, "cattle": 1}, "the last silver pays for the space"
    state = laid_out()
    give(state, silver=4)
    put_in_hand(state, 67)
    turn(state)
    do(state, "send buy_sheep_and_cattle", "play 67")
    assert not state.waiting and supply(state) == {"silver": 1, "sheep": 1, "cattle": 1}


@rule("FO-3.24", "FO-3.25")
def test_passing_by_need_and_returned_vikings() -> None:
    state = laid_out()
    state.thing[0] = 0
    turn(state)
    assert not state.waiting and state.passed == 1 and "must-pass" in told(state)
    state = laid_out()
    state.thing[0] = 2
    rolling(state, 8)
    turn(state)
    do(state, "send laying_a_snare", "keep")
    assert state.thing[0] == 1
    turn(state)
    do(state, "send fishing_1")
    assert supply(state)["stockfish"] == 1


@rule("FO-3.27", "FO-3.28", "FO-3.42")
def test_the_start_marker() -> None:
    state = laid_out(players=3)
    state.last_placed = 2
    begin(state, RoundFrame(START_PLAYER))
    assert state.start_player == 2
    state = laid_out(players=3)
    begin(state, RoundFrame(START_PLAYER))
    assert state.start_player == 0, "nobody placed: it stays"
    state = laid_out()
    stand(state, "products_mead", 1, 2)
    state.last_placed = 1
    put_in_hand(state, 77)
    begin(state, PlayCardsFrame(0, 1, 0, 0, True, 0, 0))
    do(state, "play 77", "use 77", "copy products_mead")
    assert state.last_placed == 1, "using a space through a card isn't placing"


@rule("FO-3.29", "FO-3.30", "FO-6.6")
def test_income_after_a_window() -> None:
    state = laid_out()
    give(state, silver=1, robe=1)
    own_board(state, "iceland")
    phase(state, BEFORE_INCOME)
    do(state, "lay robe", "on home", "at 9,0", "done")
    phase(state, INCOME)
    assert supply(state) == {"silver": 4}, "2 from home and 1 from Iceland"
    assert state.last_income[0] == 3


@rule("FO-3.31")
def test_species_breed_separately() -> None:
    state = laid_out()
    give(state, sheep=2, pregnant_cattle=1)
    phase(state, BREEDING)
    assert supply(state) == {"sheep": 1, "pregnant_sheep": 1, "cattle": 2}


@rule("FO-3.32", "FO-3.33", "FO-5.13", "FO-12.8")
def test_a_feast_clears_the_table() -> None:
    state = laid_out(round=1)
    give(state, silver=2, mead=1)
    phase(state, FEASTING)
    do(state, "eat mead", "eat silver", "eat silver")
    assert not state.waiting
    assert supply(state) == {} and state.has(0, 71) == 2


@rule("FO-3.34", "FO-3.35")
def test_bonuses_after_a_window() -> None:
    state = laid_out()
    give(state, silver=1)
    lay(state, "oil", "home", 4, 0)
    lay(state, "rune_stone", "home", 6, 0)
    phase(state, BEFORE_BONUS)
    do(state, "lay silver", "at 5,1")
    finish(state)
    phase(state, BONUS)
    assert supply(state) == {"ore": 1}


@rule("FO-3.37", "FO-3.38", "FO-3.39")
def test_strips_age() -> None:
    state = laid_out()
    set_strips(state, {"strip_3": 0, "strip_4": 6})
    state.strip_stack = [0]
    age_strips(state)
    assert state.strips[2] == 1 and state.strips[3] == -1 and state.strips[0] == 0 and state.strip_stack == []
    age_strips(state)
    assert state.strips[0] == 1, "nothing is left to reveal"
    table = meadhall.new_game("feast-for-odin", 4, seed=2)

    def strips_are_used_up(table: meadhall.Table) -> None:
        state = table.state
        assert isinstance(state, Feast) and (state.round < 7 or state.strip_stack == []), "a strip is left"

    play_on(table, Random(2), strips_are_used_up)


@rule("FO-3.40")
def test_vikings_come_home() -> None:
    state = laid_out(round=3)
    stand(state, "forge", 0, 3)
    stand(state, "fishing_1", 1, 1)
    return_home(state)
    assert state.thing == [8, 8] and set(state.occupant) == {-1}
