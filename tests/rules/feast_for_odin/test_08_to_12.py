"""Sections 8, 9, 11 and 12: column bonuses, anytime actions, what cards have in common, running out."""

from __future__ import annotations

import meadhall
from meadhall.games.feast_for_odin.cards.cards import CLAUSES, CLAUSES_OF
from meadhall.games.feast_for_odin.frames.dice import DiceFrame
from meadhall.games.feast_for_odin.frames.rounds import RoundFrame
from meadhall.games.feast_for_odin.phases.rounds import BEFORE_INCOME, HARVESTING, LATECOMERS
from meadhall.games.feast_for_odin.spaces.spaces import SPACE_OF_NAME
from tests.clauses import rule
from tests.rules.feast_for_odin.bench import (
    begin,
    do,
    finish,
    give,
    is_legal,
    laid_out,
    lay,
    legal,
    part,
    phase,
    playing,
    put_in_hand,
    put_in_play,
    refusal,
    rolling,
    set_strips,
    stand,
    supply,
    top,
    turn,
    window,
)


@rule("FO-8.3", "FO-8.4")
def test_column_four_plays_one_card_before_or_after() -> None:
    for early in (True, False):
        state = laid_out()
        put_in_hand(state, 43, 27)
        turn(state)
        do(state, "send market_spices")
        if early:
            do(state, "play 43")
            assert supply(state)["fruits"] == 1 and not state.waiting
        else:
            do(state, "done", "play 43")
            assert not state.waiting
        assert state.hands[0] == [26], "one card for one placement"
    state = laid_out()
    turn(state)
    do(state, "send market_spices")
    assert not state.waiting, "nothing to ask with an empty hand"


@rule("FO-8.5")
def test_no_column_bonus_through_a_card() -> None:
    state = laid_out()
    deck = len(state.deck)
    give(state, silver=1)
    put_in_play(state, 91)
    stand(state, "fishing_1", 0, 1)
    phase(state, LATECOMERS)
    do(state, "use 91", "copy hunting_game_1")
    assert len(state.deck) == deck and state.vikings[SPACE_OF_NAME["hunting_game_1"]] == 0


@rule("FO-8.6", "FO-8.7")
def test_an_early_card_can_make_a_space_usable() -> None:
    state = laid_out()
    give(state, stone=1, wood=2, silver=0)
    turn(state)
    assert not is_legal(state, "send build_combo")
    put_in_hand(state, 116, 43)
    turn(state)
    do(state, "send build_combo")
    assert legal(state) == ["play 116"], "the card that is needed, and no way around it"
    do(state, "play 116", "option 1")
    assert supply(state) == {"stone_house": 1, "longship": 1}, "in play for the very action: 1 stone less"


@rule("FO-9.1", "FO-9.5", "FO-9.6", "FO-9.7", "FO-9.9", "FO-9.10")
def test_anytime_actions() -> None:
    state = laid_out()
    give(state, silver=17, ore=2, oil=1)
    put_in_play(state, 15)
    turn(state)
    do(state, "buy whaling_boat", "buy knarr", "buy longship", "load whaling_boat", "load longship", "lay oil")
    while not is_legal(state, "pass"):
        do(state, legal(state)[0])
    assert supply(state) == {"silver": 1, "whaling_boat_1": 1, "knarr": 1, "longship_1": 1}
    assert not any(answer.startswith(("load", "give", "drop")) for answer in legal(state))
    assert refusal(state, "buy knarr").message.clause == "FO-9.5"


@rule("FO-9.2", "FO-9.3")
def test_only_in_an_own_window() -> None:
    table = meadhall.load(
        "feast-for-odin",
        {
            "players": 2,
            "round": 2,
            "phase": "actions",
            "start_player": 0,
            "seats": [{"supply": {"silver": 9}}, {"supply": {"silver": 9}}],
        },
    )
    assert [str(action) for action in table.actions(0) if str(action).startswith("buy")]
    assert table.actions(1) == []


@rule("FO-9.4")
def test_windows_between_phases_come_in_turn_order() -> None:
    state = laid_out(players=3)
    state.start_player = 2
    for seat in range(3):
        give(state, seat, silver=3)
    begin(state, RoundFrame(BEFORE_INCOME))
    order = []
    while state.waiting and part(state) == BEFORE_INCOME:
        order.append(state.waiting[0])
        do(state, "done", seat=state.waiting[0])
    assert order == [2, 0, 1]


@rule("FO-9.8", "FO-17.18")
def test_no_loading_inside_an_action() -> None:
    state = laid_out()
    give(state, whaling_boat=1, ore=1, silver=3, oil=1)
    rolling(state, 9)
    turn(state)
    assert is_legal(state, "load whaling_boat")
    do(state, "send whaling_3")
    assert not is_legal(state, "load whaling_boat")
    assert refusal(state, "load whaling_boat").message.clause == "FO-9.8"
    do(state, "buy whaling_boat")
    assert (top(state, DiceFrame).empty_boats, top(state, DiceFrame).loaded_boats) == (1, 0), (
        "a boat bought after the roll doesn't join"
    )


@rule("FO-11.5")
def test_as_soon_as_cards() -> None:
    state = laid_out()
    give(state, longship=2)
    playing(state, 180)
    do(state, "play 180")
    assert "silverware" not in supply(state)
    give(state, silver=8)
    window(state)
    do(state, "buy longship")
    assert supply(state)["silverware"] == 4
    give(state, silver=8)
    window(state)
    do(state, "buy longship")
    assert supply(state)["silverware"] == 4, "once"


@rule("FO-11.6")
def test_next_time_cards_wait() -> None:
    state = laid_out()
    give(state, knarr=2)
    playing(state, 179)
    do(state, "play 179")
    assert supply(state) == {"knarr": 2}


@rule("FO-11.7", "FO-11.9")
def test_alternatives_and_arrows() -> None:
    state = laid_out()
    give(state, silver=6)
    playing(state, 86)
    do(state, "play 86", "use 86", "option 1")
    assert supply(state) == {"silver": 4, "hide": 1} and not state.waiting, "a grey arrow works once"
    give(state, rune_stone=3)
    put_in_play(state, 50)
    window(state)
    do(state, "use 50", "use 50", "use 50")
    assert supply(state)["hide"] == 4, "a yellow one as often as it can be paid"


@rule("FO-11.10", "FO-11.22")
def test_boxes_work_independently() -> None:
    assert [len(CLAUSES_OF[card - 1]) for card in (12, 15, 187, 188)] == [2, 2, 2, 2]
    state = laid_out()
    put_in_play(state, 6)
    set_strips(state, {"strip_5": 3})
    turn(state)
    do(state, "send mountain_2", "take strip_5 2")
    assert supply(state) == {"stone": 2, "silver": 2}, "once for each item"


@rule("FO-11.12")
def test_a_card_beats_a_rule() -> None:
    state = laid_out()
    give(state, whaling_boat=1)
    turn(state)
    assert not is_legal(state, "send explore_2")
    put_in_play(state, 107)
    turn(state)
    do(state, "send explore_1", "explore iceland")
    assert state.board_owner[2] == 0


@rule("FO-11.14", "FO-17.8")
def test_optional_and_automatic_effects() -> None:
    state = laid_out()
    give(state, silver=1)
    playing(state, 75)
    do(state, "play 75", "done")
    assert supply(state) == {"silver": 1}, "a card that says may can be declined"
    state = laid_out()
    give(state, knarr=4, whaling_boat=3)
    playing(state, 178)
    do(state, "play 178")
    assert supply(state) == {"knarr": 4, "whaling_boat": 3}, "gained ships without a berth are lost"


@rule("FO-11.15")
def test_an_effect_that_cannot_be_carried_out_is_skipped() -> None:
    state = laid_out()
    playing(state, 72)
    do(state, "play 72")
    assert not state.waiting and state.in_play[0] >> 71 & 1


@rule("FO-11.16")
def test_the_owner_orders_effects() -> None:
    state = laid_out()
    give(state, wood=1, silver=2, stockfish=1)
    put_in_play(state, 128, 129, 131)
    rolling(state, 1)
    turn(state)
    do(state, "send laying_a_snare", "keep", "pay 1 0")
    assert [answer for answer in legal(state) if answer.startswith("use")] == ["use 128", "use 129", "use 131"]
    do(state, "use 131", "use 129")
    assert is_legal(state, "use 128") and not is_legal(state, "use 131")
    finish(state)


@rule("FO-11.17", "FO-11.24", "FO-17.11")
def test_gains_trigger_further_effects() -> None:
    state = laid_out(round=3)
    give(state, oil=2)
    put_in_play(state, 94, 190)
    phase(state, HARVESTING)
    do(state, "use 94")
    assert supply(state) == {"spices": 1, "oil": 1}, "spices bring oil in any way"
    state = laid_out()
    give(state, cattle=1, flax=1)
    put_in_play(state, 49, 169, 171)
    window(state)
    do(state, "use 49")
    assert supply(state)["flax"] == 3, "an extra harvest: one more flax"
    do(state, "use 171")
    assert supply(state)["grain"] == 2
    state = laid_out()
    give(state, silver=4)
    put_in_play(state, 15)
    playing(state, 72)
    do(state, "play 72", "use 72")
    assert "hide" not in supply(state), "a house bought isn't built"


@rule("FO-11.21", "FO-11.23")
def test_timings_and_counts() -> None:
    assert {clause.trigger for clause in CLAUSES} == set(range(38))
    state = laid_out()
    lay(state, "silk", "home", 0, 0)
    give(state, silk=1)
    playing(state, 30)
    do(state, "play 30")
    assert supply(state)["silver"] == 1, "what lies on a board isn't in the supply"


@rule("FO-12.7")
def test_an_empty_occupation_deck() -> None:
    state = laid_out()
    state.deck = []
    turn(state)
    do(state, "send draw_occupation")
    assert supply(state) == {"silver": 1} and state.hands[0] == []
