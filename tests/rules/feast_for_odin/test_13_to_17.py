"""Sections 13 to 17: scoring, the solo game, imitation, hidden information, rulings."""

from __future__ import annotations

from random import Random

import pytest

import meadhall
from meadhall.games.feast_for_odin.board.boards import GRIDS, SHAPES
from meadhall.games.feast_for_odin.cards.counts import vikings_standing
from meadhall.games.feast_for_odin.frames.dice import DiceFrame
from meadhall.games.feast_for_odin.frames.rounds import RoundFrame
from meadhall.games.feast_for_odin.interface.actions import SPACE
from meadhall.games.feast_for_odin.interface.checks import check_areas
from meadhall.games.feast_for_odin.interface.defaults import natural_default
from meadhall.games.feast_for_odin.items import CONTENT, CROWN, ITEM_OF_NAME, PENALTIES
from meadhall.games.feast_for_odin.knowledge.view import laid_piece
from meadhall.games.feast_for_odin.phases.automatic import return_home
from meadhall.games.feast_for_odin.phases.rounds import BONUS, FEASTING, FINAL_WINDOW, LATECOMERS, START_PLAYER
from meadhall.games.feast_for_odin.phases.scoring import LINES, places, scoring_lines
from meadhall.games.feast_for_odin.spaces.spaces import SPACE_OF_NAME
from meadhall.games.feast_for_odin.state import Feast
from tests.clauses import rule
from tests.conformance.cases import play_on
from tests.rules.feast_for_odin.bench import (
    begin,
    cover,
    covered,
    do,
    finish,
    give,
    is_legal,
    laid_out,
    lay,
    legal,
    own_board,
    part,
    phase,
    playing,
    put_in_hand,
    put_in_play,
    refusal,
    rolling,
    stand,
    supply,
    top,
    turn,
    window,
)


def line(state: Feast, name: str) -> int:
    return scoring_lines(state, 0)[LINES.index(name)]


@rule("FO-13.2", "FO-13.4", "FO-13.5", "FO-13.6", "FO-13.7", "FO-13.8", "FO-13.13")
def test_scoring_lines() -> None:
    state = laid_out()
    give(state, whaling_boat=1, whaling_boat_1=1, knarr=1, longship_2=1, shed=1, stone_house=1, long_house=1)
    give(state, sheep=1, pregnant_sheep=1, cattle=1, pregnant_cattle=1, silver=6)
    own_board(state, "labrador")
    put_in_play(state, 5, 45)
    put_in_hand(state, 43, 23)
    state.add(0, PENALTIES, 2)
    lay(state, "silver", "home", 0, 0)
    assert (line(state, "ships"), line(state, "exploration_boards"), line(state, "buildings")) == (19, 36, 35)
    assert (line(state, "animals"), line(state, "occupations"), line(state, "silver")) == (12, 6, 6)
    assert line(state, "thing_penalties") == -6


@rule("FO-13.10", "FO-17.23")
def test_the_crown_counts_wherever_it_is() -> None:
    state = laid_out()
    assert line(state, "english_crown") == 0
    give(state, english_crown=1)
    assert line(state, "english_crown") == 2
    state.add(0, CROWN, -1)
    give(state, long_house=1)
    lay(state, "english_crown", "long_house_1", 0, 4)
    assert line(state, "english_crown") == 2


@rule("FO-13.11", "FO-13.14")
def test_open_cells_cost_and_covered_ones_give_nothing() -> None:
    state = laid_out()
    assert line(state, "home_cells") == -86
    before = sum(scoring_lines(state, 0))
    give(state, silk=5, wood=4, bow=3, belt=1)
    assert sum(scoring_lines(state, 0)) == before, "what is left over scores nothing"
    lay(state, "robe", "home", 0, 0)
    assert line(state, "home_cells") == -77
    own_board(state, "shetland")
    give(state, long_house=1)
    assert (line(state, "exploration_cells"), line(state, "house_cells")) == (-24, -15)
    cover(state, 0, GRIDS[0].coverable)
    assert line(state, "home_cells") == 0


@rule("FO-13.16")
def test_ties_share_the_victory() -> None:
    assert places([12, 30, 30]) == [3, 1, 1]


@rule("FO-13.17")
def test_effects_after_the_last_feast_come_before_the_final_window() -> None:
    state = laid_out(round=7)
    give(state, grain=2, silver=20)
    put_in_play(state, 7)
    begin(state, RoundFrame(FEASTING))
    while part(state) == FEASTING and state.waiting == [0]:
        do(state, "leave")
    assert supply(state)["silver"] == 22
    while part(state) == FEASTING:
        do(state, "leave", seat=1)
    assert part(state) == FINAL_WINDOW and state.waiting == [0]


# --- solo ----------------------------------------------------------------------------------------------------------


@rule("FO-14.1", "FO-14.3", "FO-14.8")
def test_two_colours_take_turns_and_leftovers_wait() -> None:
    state = laid_out(players=1, round=1, length="short")
    state.thing[0], state.aside = 7, 6
    stand(state, "fishing_1", 0, 1)
    stand(state, "forge", 0, 3)
    assert state.thing[0] == 3
    return_home(state)
    assert state.thing[0] == 6 and state.aside == 3, "the other colour is up; three Vikings wait aside"
    assert state.occupant[SPACE_OF_NAME["forge"]] == -2
    return_home(state)
    assert state.thing[0] == 7 and state.aside == 6, "the first colour is back, with those that waited"


@rule("FO-14.9")
def test_no_start_player_phase_alone() -> None:
    state = laid_out(players=1)
    state.last_placed = 0
    begin(state, RoundFrame(START_PLAYER))
    assert state.start_player == 0


@rule("FO-14.10")
def test_the_starting_card_may_be_chosen() -> None:
    table = meadhall.new_game("feast-for-odin", 1, seed=1, options={"choose_starting_card": True})
    assert len(table.actions(0)) == 15
    table.play(0, "play 8")
    assert table.view(0)["hand"] == [8]
    assert table.view(0)["round"] == 1


@rule("FO-14.10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_choosing_the_starting_card_is_refused_where_it_means_nothing(players: int) -> None:
    with pytest.raises(meadhall.BadOption) as caught:
        meadhall.new_game("feast-for-odin", players, seed=1, options={"choose_starting_card": True})
    assert caught.value.message.clause == "FO-14.10"
    assert "choose_starting_card" in str(caught.value) and str(players) in str(caught.value)
    with pytest.raises(meadhall.BadPosition):
        meadhall.load("feast-for-odin", {"players": players, "options": {"choose_starting_card": True}})
    table = meadhall.new_game("feast-for-odin", players, seed=1, options={"choose_starting_card": False})
    assert table.options["choose_starting_card"] is False


@rule("FO-14.11", "FO-14.13")
def test_only_the_active_colour_counts() -> None:
    state = laid_out(players=1)
    stand(state, "forge", -2, 3)
    stand(state, "craft_chest", 0, 2)
    assert vikings_standing(state, 0, 0, 6) == 2
    stand(state, "whaling_1", -2, 4)
    playing(state, 60)
    do(state, "play 60", "use 60")
    assert state.vikings[SPACE_OF_NAME["craft_chest"]] == 1, "the only own Vikings that could come back"


@rule("FO-14.12")
def test_a_solo_game_ends_with_a_score() -> None:
    table = meadhall.new_game("feast-for-odin", 1, seed=4)
    play_on(table, Random(4))
    assert table.result is not None and table.result.places == [1]
    assert CONTENT["solo"]["benchmark_score"] == 100


# --- imitation -----------------------------------------------------------------------------------------------------


def four(*open_sides: str) -> Feast:
    state = laid_out(players=4)
    state.imitations = sum(1 << ("imitate_1", "imitate_2", "imitate_3", "imitate_4").index(side) for side in open_sides)
    return state


@rule("FO-15.1", "FO-15.2", "FO-15.3", "FO-15.6", "FO-15.8")
def test_imitation() -> None:
    state = four("imitate_1", "imitate_3")
    stand(state, "fishing_1", 0, 1)
    turn(state)
    assert refusal(state, "send imitate_1").message.clause == "FO-15.8", "only the own Viking stands there"
    assert refusal(state, "send imitate_2").message.clause == "FO-2.12"
    stand(state, "market_beans", 2, 1)
    stand(state, "products_milk", 3, 1)
    stand(state, "products_mead", 3, 2)
    turn(state)
    do(state, "send imitate_1")
    assert supply(state) == {"beans": 1, "silver": 1}, "the one usable space of the column another player stands on"
    turn(state, 2)
    assert refusal(state, "send imitate_1", 2).message.clause == "FO-3.18"


@rule("FO-15.4", "FO-15.5", "FO-15.7", "FO-15.10")
def test_the_copied_action_is_ones_own() -> None:
    state = four("imitate_2", "imitate_3")
    stand(state, "laying_a_snare", 1, 2)
    put_in_play(state, 126)
    give(state, wood=1)
    rolling(state, 1)
    turn(state)
    do(state, "send imitate_2", "keep", "pay 1 0")
    assert supply(state) == {"fur": 1, "snare": 1, "silver": 1}
    assert vikings_standing(state, 0, 2, 0) == 2 and vikings_standing(state, 0, 0, 2) == 0
    state = four("imitate_2")
    stand(state, "laying_a_snare", 1, 2)
    rolling(state, 8)
    turn(state)
    do(state, "send imitate_2", "keep")
    assert state.vikings[SPACE_OF_NAME["imitate_2"]] == 1, "the Viking comes back from the imitation space"
    state = four("imitate_3")
    stand(state, "upgrade_4", 1, 3)
    stand(state, "forge", 2, 3)
    give(state, oil=1, ore=1)
    turn(state)
    do(state, "send imitate_3")
    assert state.hands[0] == [] and is_legal(state, "copy forge"), "named before the card is drawn"
    do(state, "copy upgrade_4")
    assert len(state.hands[0]) == 1


@rule("FO-15.9", "FO-17.9")
def test_imitating_plundering_takes_all_four_vikings() -> None:
    state = four("imitate_4")
    stand(state, "plundering", 1, 4)
    give(state, longship=4)
    put_in_play(state, 106, 164)
    state.thing[0] = 3
    turn(state)
    assert refusal(state, "send imitate_4").message.clause == "FO-3.17"
    state.clear_space(SPACE_OF_NAME["plundering"])
    turn(state)
    do(state, "send plundering")  # four longships save two Vikings, not one (FO-11.8)
    assert not state.waiting and supply(state)["silver_hoard"] == 1, "card 164 asks for four Vikings"


# --- hidden information ----------------------------------------------------------------------------------------------


@rule("FO-16.1", "FO-16.2", "FO-16.3", "FO-16.4")
def test_views() -> None:
    table = meadhall.new_game("feast-for-odin", 3, seed=6)
    play_on(table, Random(6), most=120)
    views = [table.view(seat) for seat in range(3)]
    assert all(view["hand"] == [card + 1 for card in table.state.hands[seat]] for seat, view in enumerate(views))  # type: ignore[attr-defined]
    open_parts = [{key: part for key, part in view.items() if key not in ("hand", "seat")} for view in views]
    assert open_parts[0] == open_parts[1] == open_parts[2], "all but the hand is the same for everybody"
    assert [seat["hand"] for seat in views[0]["seats"]] == [len(hand) for hand in table.state.hands]  # type: ignore[attr-defined]
    assert isinstance(views[0]["deck"], int) and isinstance(views[0]["weapons"]["deck"], int)
    assert views[0]["strips_hidden"] == sorted(views[0]["strips_hidden"])
    assert "hand" not in table.view(None)


@rule("FO-16.5", "FO-16.6")
def test_a_drawn_card_is_seen_by_its_owner_and_bars_undo() -> None:
    table = meadhall.load("feast-for-odin", {"players": 2, "round": 4, "phase": "actions", "start_player": 0})
    table.play(0, "send market_fruits")
    keys = [happening.message.key for happening in table.journal(0)]
    assert "feast-for-odin.card-seen" in keys
    assert "feast-for-odin.card-seen" not in [happening.message.key for happening in table.journal(1)]
    assert table.state.barrier == table.ply
    table.play(1, "send fishing_1")
    assert table.state.barrier < table.ply


# --- rulings -------------------------------------------------------------------------------------------------------


@rule("FO-17.1")
def test_a_viking_comes_back_from_that_very_space() -> None:
    state = laid_out()
    stand(state, "products_mead", 0, 2)
    rolling(state, 8)
    turn(state)
    do(state, "send laying_a_snare", "keep")
    assert state.vikings[SPACE_OF_NAME["laying_a_snare"]] == 1 and state.vikings[SPACE_OF_NAME["products_mead"]] == 2


@rule("FO-17.4")
def test_spears_that_count_two_may_overshoot_by_one() -> None:
    state = laid_out()
    give(state, whaling_boat=1, spear=3, wood=3)
    put_in_play(state, 11)
    rolling(state, 4)
    turn(state)
    do(state, "send whaling_3", "keep")
    assert {answer for answer in legal(state) if answer.startswith("pay")} == {"pay 3 0", "pay 1 1", "pay 0 2"}


@rule("FO-17.5")
def test_a_high_roll_of_nothing_is_no_success() -> None:
    state = laid_out()
    give(state, longship=1, stone=9)
    put_in_play(state, 4)
    rolling(state, 1)
    turn(state)
    do(state, "send raiding")
    assert is_legal(state, "roll")
    do(state, "keep", "spend 6", "pick rune_stone")
    assert supply(state) == {"longship": 1, "stone": 3, "rune_stone": 1}


@rule("FO-17.6")
def test_with_card_141_all_boats_are_named() -> None:
    state = laid_out()
    give(state, whaling_boat=2, whaling_boat_1=1)
    put_in_play(state, 141)
    rolling(state, 12)
    turn(state)
    do(state, "send whaling_3")
    assert (top(state, DiceFrame).empty_boats, top(state, DiceFrame).loaded_boats) == (2, 1)


@rule("FO-17.7")
def test_the_pillaging_ship_carries_most() -> None:
    state = laid_out()
    give(state, longship=1, longship_2=1, longship_3=1)
    put_in_play(state, 132)
    rolling(state, 5)
    turn(state)
    do(state, "send pillaging_2", "use 132")
    assert top(state, DiceFrame).result == 5 + 3 + 2, (
        "3 for the ore handed over, and the 2 left on the ship or on its equal"
    )
    assert supply(state) == {"longship": 1, "longship_2": 2}


@rule("FO-17.10")
def test_cards_about_placed_vikings_do_not_answer_to_card_77() -> None:
    state = laid_out()
    stand(state, "craft_chest", 1, 2)
    give(state, ore=1, silver=5)
    put_in_play(state, 108)
    playing(state, 77)
    do(state, "play 77", "use 77", "copy craft_chest")
    assert not state.waiting and supply(state) == {"chest": 1, "silver": 6}


@rule("FO-17.12")
def test_a_private_feast_uses_the_table_as_it_is() -> None:
    state = laid_out(round=3)
    state.add(0, 69, 1)
    playing(state, 5)
    do(state, "play 5")
    assert state.has(0, PENALTIES) == 6, "eight columns less the two of the emigrated ship, all empty"


@rule("FO-17.13")
def test_what_the_space_itself_gave() -> None:
    state = laid_out()
    give(state, wood=1)
    put_in_play(state, 124, 143)
    rolling(state, 1)
    turn(state)
    do(state, "send market_beans")
    assert not state.waiting, "1 silver of the space"
    turn(state)
    do(state, "send products_mead")
    assert is_legal(state, "use 124"), "exactly 2 silver of the space"
    do(state, "done")
    put_in_play(state, 23)
    state = laid_out()
    put_in_play(state, 156)
    rolling(state, 2)
    give(state, longship=1)
    turn(state)
    do(state, "send raiding", "keep")
    assert supply(state)["silver"] == 1, "the stone of a failed raid counts"


@rule("FO-17.14")
def test_neighbours_for_card_91() -> None:
    state = laid_out()
    give(state, silver=3)
    put_in_play(state, 91)
    stand(state, "market_beans", 0, 1)
    stand(state, "products_mead", 0, 2)
    phase(state, LATECOMERS)
    do(state, "use 91")
    assert legal(state)[0] == "copy buy_salt_meat", "the space above; that below needs cattle"
    assert sum(answer.startswith("copy") for answer in legal(state)) == 1


@rule("FO-17.15")
def test_swapped_tiles_cover_the_same_cells() -> None:
    for turn_ in [shape.turn for shape in SHAPES[ITEM_OF_NAME["cloakpin"]]]:
        state = laid_out()
        lay(state, "cloakpin", "home", 1, 1, turn_, seat=1)
        before = covered(state)
        playing(state, 70)
        do(state, "play 70", "use 70")
        assert {laid_piece(code)[0] for code in state.laid[1]} == {"silverware", "rune_stone"}
        assert covered(state) == before
        check_areas(state, 1)


@rule("FO-17.16")
def test_card_78_leaves_animals_alone() -> None:
    state = laid_out()
    give(state, knarr=1, sheep=1, cattle=1, peas=1)
    playing(state, 78)
    do(state, "play 78", "use 78")
    assert [answer for answer in legal(state) if answer.startswith("turn ")] == ["turn peas"]


@rule("FO-17.17")
def test_silver_of_card_189_comes_after_the_final_window() -> None:
    state = laid_out(round=7, players=1)
    own_board(state, "iceland")
    own_board(state, "shetland")
    put_in_play(state, 189)
    begin(state, RoundFrame(FINAL_WINDOW))
    assert state.over and supply(state) == {"silver": 4}
    assert line(state, "silver") == 4


@rule("FO-17.20")
def test_card_47_takes_salt_meat() -> None:
    state = laid_out()
    give(state, stockfish=1)
    put_in_play(state, 47)
    window(state)
    assert not state.waiting
    give(state, salt_meat=1)
    window(state)
    do(state, "use 47")
    assert supply(state) == {"stockfish": 1, "hide": 1}


@rule("FO-17.21")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_natural_default_is_always_legal_and_ends_the_game(players: int) -> None:
    table = meadhall.new_game("feast-for-odin", players, seed=players, options={"decks": ["A", "B", "C"]})
    for _ in range(5000):
        if table.over:
            break
        seat = table.awaiting[0]
        state = table.state
        assert isinstance(state, Feast)
        code = natural_default(state, seat)
        assert code in state.legal(seat), SPACE.notations[code]
        table.act(seat, code)
    assert table.over


def test_a_bonus_phase_of_houses_only_pays_houses() -> None:
    state = laid_out()
    lay(state, "oil", "home", 4, 0)
    lay(state, "silver", "home", 5, 1)
    lay(state, "rune_stone", "home", 6, 0)
    playing(state, 20)
    do(state, "play 20")
    assert not state.waiting and supply(state) == {}
    phase(state, BONUS)
    finish(state)
    assert supply(state) == {"ore": 1}
