"""FO-9.2 and FO-9.11: which windows for anytime actions are asked, and of whom."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.games.feast_for_odin.board.laying import CONTESTING, window_codes
from meadhall.games.feast_for_odin.cards.cards import CARD_COUNT
from meadhall.games.feast_for_odin.codes import PASS
from meadhall.games.feast_for_odin.frames.rounds import TurnFrame, WindowFrame
from meadhall.games.feast_for_odin.phases.rounds import BEFORE_HARVEST, BEFORE_STRIPS, FEASTING, LATECOMERS
from meadhall.games.feast_for_odin.spaces.spaces import SPACE_NAMES, SPACES
from meadhall.games.feast_for_odin.state import Feast
from meadhall.kernel.table import Table
from tests.clauses import rule
from tests.conformance.cases import play_on
from tests.rules.feast_for_odin.bench import (
    do,
    give,
    is_legal,
    laid_out,
    legal,
    phase,
    put_in_hand,
    put_in_play,
    stand,
    supply,
    told,
    turn,
)


def load(first: dict[str, Any], phase: str = "actions", **position: Any) -> Table:
    """A table of two whose seat 0 comes first."""
    return meadhall.load(
        "feast-for-odin",
        {"players": 2, "round": 3, "phase": phase, "start_player": 0, "seats": [first, {"hand": []}], **position},
    )


def step(table: Table) -> str:
    return str(table.view(None)["step"])


def take_all_but(state: Feast, *free: str) -> None:
    """Vikings of seat 1 stand on every space but some."""
    for space in SPACES:
        if space.name not in free:
            state.stand(space.number, 1, space.column)


# --- before a forced pass ------------------------------------------------------------------------------------------


@rule("FO-9.2", "FO-9.5", "FO-9.11", "FO-3.24")
def test_a_ship_may_be_bought_before_a_forced_pass() -> None:
    state = laid_out()
    take_all_but(state, "explore_1")
    give(state, silver=3)
    turn(state)
    assert "send explore_1" not in legal(state) and is_legal(state, "buy whaling_boat") and is_legal(state, "pass")
    assert state.choices[0] == PASS
    do(state, "buy whaling_boat")
    assert is_legal(state, "send explore_1"), "the boat opens the space"
    do(state, "send explore_1", "explore shetland")


@rule("FO-3.24", "FO-9.11")
def test_who_can_do_nothing_passes_without_being_asked() -> None:
    state = laid_out()
    take_all_but(state)
    turn(state)
    assert not state.waiting and "must-pass" in told(state)
    state = laid_out()
    give(state, silver=8)
    state.thing[0] = 0
    turn(state)
    assert not state.waiting, "without Vikings nothing that is done opens a space"


@rule("FO-9.2", "FO-3.25")
def test_vikings_may_be_brought_back_before_a_forced_pass() -> None:
    """Card 76 brings Vikings back; played through card 52, it saves its owner from passing."""
    state = laid_out()
    stand(state, "plundering", 0, 4)
    state.thing[0] = 0
    give(state, silver=1)
    put_in_play(state, 52)
    put_in_hand(state, 76)
    turn(state)
    do(state, "use 52", "play 76", "use 76", "recall plundering")
    assert isinstance(state.stack[-1], TurnFrame) and is_legal(state, "send fishing_1")


@rule("FO-9.2")
def test_the_question_before_a_forced_pass_says_so() -> None:
    spaces = {name: {"seat": 1, "vikings": 1} for name in SPACE_NAMES[:8]}
    first = {"supply": {"silver": 3}, "hand": []}
    table = load(first, spaces=spaces, round=7)
    assert table.prompt(0).key == "feast-for-odin.ask-turn"
    state = laid_out()
    take_all_but(state)
    give(state, silver=3)
    turn(state)
    prompt = meadhall.new_game("feast-for-odin", 2, seed=1).game.prompt(state, 0)
    assert prompt.key == "feast-for-odin.ask-last-window" and prompt.clause == "FO-9.2"
    assert "pass" in prompt.in_words()


# --- where others could be forestalled -----------------------------------------------------------------------------


@rule("FO-9.2", "FO-9.4", "FO-9.11")
def test_the_tutor_may_play_a_card_right_after_an_action() -> None:
    """Cards 52 and 87: four mountain items, before the next player can take any of them."""
    table = load({"supply": {"silver": 2}, "hand": [87], "played": [52]}, strips={"strip_3": 0})
    table.play(0, "send fishing_1")
    assert table.awaiting == (0,) and step(table) == "window"
    for line in ("use 52", "play 87", "use 87", "option 2", "take strip_3 4"):
        table.play(0, line)
    assert table.view(0)["seats"][0]["supply"]["wood"] == 4
    table.play(0, "done")
    assert table.awaiting == (1,)


@rule("FO-9.2", "FO-9.11")
def test_the_window_after_an_action_can_be_closed() -> None:
    table = load({"supply": {"silver": 2}, "hand": [87], "played": [52]})
    table.play(0, "send fishing_1")
    table.play(0, "done")
    assert table.awaiting == (1,)


@rule("FO-9.11")
@pytest.mark.parametrize(
    "seat",
    [
        {"supply": {"silver": 9, "ore": 2, "oil": 1}, "hand": [87]},
        {"supply": {"silver": 9}, "hand": [], "played": [52]},
        {"supply": {}, "hand": [87], "played": [52]},
        {"supply": {"silver": 9, "salt_meat": 2}, "hand": [87], "played": [47]},
    ],
)
def test_nobody_is_asked_after_an_action_where_it_could_not_matter(seat: dict[str, Any]) -> None:
    table = load(seat)
    table.play(0, "send fishing_1")
    assert table.awaiting == (1,)


@rule("FO-9.2", "FO-9.4", "FO-9.11")
def test_the_tutor_may_play_a_card_before_others_take_their_first_turn() -> None:
    table = meadhall.load(
        "feast-for-odin",
        {
            "players": 2, "round": 3, "phase": "new_weapon", "start_player": 0, "strips": {"strip_3": 0},
            "seats": [{"hand": []}, {"supply": {"silver": 1}, "hand": [87], "played": [52]}],
        },
    )  # fmt: skip
    assert table.awaiting == (1,) and table.view(None)["phase"] == "before_actions"
    table.play(1, "done")
    assert table.awaiting == (0,) and step(table) == "turn"


@rule("FO-9.2", "FO-9.11")
def test_the_tutor_may_play_a_card_before_the_strips_age() -> None:
    state = laid_out()
    give(state, silver=1)
    put_in_play(state, 52)
    put_in_hand(state, 87)
    phase(state, BEFORE_STRIPS)
    assert is_legal(state, "use 52")
    state = laid_out()
    give(state, rune_stone=1)
    put_in_play(state, 51, 52)
    put_in_hand(state, 87)
    phase(state, BEFORE_STRIPS)
    do(state, "use 51", "option 1", "use 52")


@rule("FO-9.11")
def test_only_one_card_lets_anytime_actions_reach_what_all_share() -> None:
    assert [card + 1 for card in range(CARD_COUNT) if CONTESTING >> card & 1] == [52]


@rule("FO-9.11", "FO-16.1")
def test_the_window_does_not_depend_on_which_cards_are_held() -> None:
    for card in (1, 35, 87, 120):
        table = load({"supply": {"silver": 1}, "hand": [card], "played": [52]})
        table.play(0, "send fishing_1")
        assert table.awaiting == (0,) and step(table) == "window"


# --- where it matters to oneself -----------------------------------------------------------------------------------


@rule("FO-9.2", "FO-9.11", "FO-10.2")
def test_a_window_between_income_and_breeding() -> None:
    """The silver of the income plays a card before the animals breed."""
    laid = [["rune_stone", "home", [11, 0], 0]]
    first = {"supply": {"cattle": 1, "grain": 1}, "hand": [74], "played": [52], "laid": laid}
    table = load(first, phase="income")
    assert table.awaiting == (0,) and table.view(None)["phase"] == "before_breeding"
    assert table.view(0)["seats"][0]["supply"]["silver"] == 1
    table.play(0, "use 52")
    table.play(0, "play 74")
    assert step(table) != "window"


@rule("FO-9.2", "FO-10.1", "FO-10.2")
def test_an_animal_may_be_exchanged_between_income_and_breeding() -> None:
    laid = [["rune_stone", "home", [11, 0], 0]]
    table = load({"supply": {"cattle": 2}, "hand": [], "played": [48], "laid": laid}, phase="income")
    assert step(table) == "window"
    table.play(0, "use 48")
    table.play(0, "done")
    assert table.view(0)["seats"][0]["supply"] == {"cattle": 1, "jewelry": 1, "silver": 1}, "one doesn't breed"


@rule("FO-9.11")
def test_no_window_after_the_income_if_nothing_came_in() -> None:
    table = load({"supply": {"cattle": 2}, "hand": [], "played": [48]}, phase="income")
    assert step(table) == "feast" and "pregnant_cattle" in table.view(0)["seats"][0]["supply"]


@rule("FO-9.2", "FO-9.11")
def test_a_boat_may_be_bought_before_a_round_without_harvest() -> None:
    state = laid_out(round=3)
    give(state, silver=3)
    put_in_play(state, 93)
    phase(state, BEFORE_HARVEST)
    do(state, "buy whaling_boat")
    state = laid_out(round=3)
    give(state, silver=2)
    put_in_play(state, 93)
    phase(state, BEFORE_HARVEST)
    assert not state.waiting


@rule("FO-9.2", "FO-9.11")
def test_silver_for_the_latecomer_may_be_made_first() -> None:
    state = laid_out()
    give(state, rune_stone=1)
    put_in_play(state, 51, 91)
    stand(state, "fishing_1", 0, 1)
    phase(state, LATECOMERS)
    assert isinstance(state.stack[-1], WindowFrame)
    do(state, "use 51", "option 1", "done")
    assert is_legal(state, "use 91")


@rule("FO-9.2", "FO-3.30", "FO-9.11")
def test_a_longship_may_be_bought_for_the_ore_boatman() -> None:
    table = load({"supply": {"silver": 8}, "hand": [], "played": [9]}, phase="before_income")
    assert step(table) == "window"
    table.play(0, "buy longship")
    assert "use 9" in {str(action) for action in table.actions(0)}, "the ore is offered once there is a longship"


@rule("FO-9.2", "FO-9.11")
def test_clothing_may_be_made_before_the_feast_begins() -> None:
    state = laid_out()
    give(state, hide=1, wool=1, linen=1)
    put_in_play(state, 44, 165)
    phase(state, FEASTING)
    assert isinstance(state.stack[-1], WindowFrame)
    do(state, "use 44", "done")
    assert supply(state)["silver"] == 3 + 2


# --- how often -----------------------------------------------------------------------------------------------------


@pytest.mark.once
@rule("FO-9.11")
def test_windows_are_rare() -> None:
    """In the actions phase a window is opened for those alone who may play cards at any time."""
    asked = 0
    for seed in range(12):
        table = meadhall.new_game("feast-for-odin", 3, seed=seed, options={"decks": ["A", "B", "C"]})

        def visit(table: Table) -> None:
            nonlocal asked
            state = table.state
            assert isinstance(state, Feast)
            seat = table.awaiting[0]
            if isinstance(state.stack[-1], WindowFrame) and table.view(None)["phase"] in ("actions", "before_actions"):
                assert state.in_play[seat] & CONTESTING
                asked += 1
            if isinstance(state.stack[-1], TurnFrame) and state.choices[0] == PASS:
                assert window_codes(state, seat, True)

        play_on(table, Random(seed), visit)
    assert asked < 200
