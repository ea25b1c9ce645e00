"""Occupation cards 156 to 175, each in a situation where it matters."""

from __future__ import annotations

import pytest

from meadhall.games.feast_for_odin.spaces.spaces import SPACE_OF_NAME
from meadhall.games.feast_for_odin.state import PREVIOUS_COLOUR
from tests.clauses import rule
from tests.rules.feast_for_odin.bench import Table


def test_card_156_pays_a_silver_when_the_action_gave_stone() -> None:
    table = Table(156, longship=1)
    table.roll(1)
    table.do("send raiding", "keep")
    assert table.at_rest and table.has(stone=1, silver=1)
    table = Table(156)
    table.strip(2, gone=2)
    table.do("send mountain_2", "take strip_2 2")
    assert table.at_rest and table.has(stone=2, silver=1)  # once per action


@rule("FO-17.13")
def test_card_156_is_silent_without_stone_from_the_space() -> None:
    table = Table(156)
    table.strip(1)
    table.do("send mountain_2", "take strip_1 2")
    assert table.at_rest and table.has(wood=2, silver=0)
    # Card 118 brings a stone, the market itself none.
    table = Table(118, 156)
    table.do("send market_beans")
    assert table.at_rest and table.has(stone=1, silver=1)


@rule("FO-11.18")
def test_card_157_skins_every_animal_on_the_table() -> None:
    table = Table(157, sheep=1, pregnant_cattle=1, silver=1)
    table.phase("feast")
    table.do("eat sheep upright", "eat silver", "eat pregnant_cattle upright")
    assert table.at_rest and table.has(skin_and_bones=2, sheep=0, pregnant_cattle=0)


def test_card_157_skins_no_other_food() -> None:
    table = Table(157, stockfish=1, sheep=1)
    table.phase("feast")
    table.do("eat stockfish", "leave")
    assert table.at_rest and table.has(skin_and_bones=0, sheep=1)


def test_card_158_draws_weapons_and_takes_a_silver_for_meat_at_once() -> None:
    table = Table(158, game_meat=1, whale_meat=1)
    table.phase("feast")
    table.do("eat game_meat upright", "eat silver", "eat whale_meat")
    assert table.at_rest and table.has(silver=1) and table.weapons == 6
    assert table.score("thing_penalties") == 0


def test_card_158_pays_nothing_for_other_food() -> None:
    table = Table(158, salt_meat=1)
    table.phase("feast")
    table.do("eat salt_meat")
    assert table.at_rest and table.has(silver=0) and table.weapons == 0


@rule("FO-3.41", "FO-7.110")
def test_card_159_hunts_after_a_feast_with_game_meat() -> None:
    table = Table(159, game_meat=1, wood=1)
    table.phase("feast")
    table.roll(1)
    table.do("eat game_meat", "use 159", "keep", "pay 1 0")
    assert table.at_rest and table.has(game_meat=1, hide=1, wood=0)
    assert table.score("thing_penalties") == -9  # three columns stayed empty
    table = Table(159, game_meat=1)
    table.phase("feast")
    table.roll(8)
    table.do("eat game_meat", "use 159", "keep")
    assert table.at_rest and table.has(wood=1, bow=1) and table.thing == 12


def test_card_159_needs_game_meat_on_the_table() -> None:
    table = Table(159, game_meat=1, whale_meat=1)
    table.phase("feast")
    table.do("eat whale_meat", "leave")
    assert table.at_rest and table.has(game_meat=1)


def test_card_160_pays_a_silver_for_a_feast_without_mead() -> None:
    table = Table(160, salt_meat=1)
    table.phase("feast")
    table.do("eat salt_meat", "eat silver")
    assert table.at_rest and table.has(silver=0)
    assert table.score("thing_penalties") == -3
    table = Table(160, salt_meat=1)
    table.phase("feast")
    table.do("eat salt_meat", "leave", "leave")
    assert table.at_rest and table.has(silver=1)


def test_card_160_pays_nothing_once_mead_is_on_the_table() -> None:
    table = Table(160, mead=1)
    table.phase("feast")
    table.do("eat mead")
    assert table.at_rest and table.has(silver=0, mead=0)
    assert table.score("thing_penalties") == -12
    # The silver went onto the table, so the mead can't follow it.
    table = Table(160, mead=1)
    table.phase("feast")
    table.do("eat silver")
    assert table.at_rest and table.has(mead=1)
    assert table.score("thing_penalties") == -15
    table = Table(160, mead=1, silver=1)
    table.phase("feast")
    table.do("eat silver", "eat mead")
    assert table.at_rest and table.has(mead=0, silver=0)


@rule("FO-11.23")
def test_card_161_counts_vikings_on_the_third_column_in_the_bonus_phase() -> None:
    table = Table(161)
    table.occupy("forge")
    table.occupy("special_sale")
    table.phase("bonus")
    assert table.has(cabbage=0)
    table.occupy("market_fruits", vikings=1)
    table.phase("bonus")
    assert table.at_rest and table.has(cabbage=1)


@rule("FO-14.11")
def test_card_161_counts_neither_others_nor_the_colour_of_the_round_before() -> None:
    table = Table(161)
    for space in ("forge", "special_sale"):
        table.occupy(space)
    table.occupy("market_fruits", seat=1)
    table.occupy("plundering")
    table.phase("bonus")
    assert table.has(cabbage=0)
    table = Table(161, players=1)
    for space in ("forge", "special_sale", "market_fruits"):
        table.occupy(space)
    table.state.clear_space(SPACE_OF_NAME["forge"])
    table.state.stand(SPACE_OF_NAME["forge"], PREVIOUS_COLOUR, 3)
    table.phase("bonus")
    assert table.has(cabbage=0)


def test_card_162_counts_vikings_on_the_second_column_in_the_bonus_phase() -> None:
    table = Table(162)
    for space in ("build_knarr", "craft_chest", "explore_2"):
        table.occupy(space)
    table.phase("bonus")
    assert table.has(flax=0)
    table.occupy("upgrade_3")
    table.phase("bonus")
    assert table.at_rest and table.has(flax=1)


def test_card_163_rewards_hunting_with_two_vikings() -> None:
    table = Table(163, wood=1)
    table.roll(1)
    table.do("send hunting_game_2", "keep", "pay 1 0")
    assert table.at_rest and table.has(hide=2, game_meat=1, silver=1)


@rule("FO-17.10")
def test_card_163_needs_success_and_two_vikings_placed() -> None:
    table = Table(163, wood=1)
    table.roll(1)
    table.do("send hunting_game_1", "keep", "pay 1 0")
    assert table.at_rest and table.has(hide=1, silver=0)
    table = Table(163)
    table.roll(8)
    table.do("send hunting_game_2", "keep")
    assert table.at_rest and table.has(hide=0, silver=0)
    table = Table(163, wood=1)
    table.hold(77)
    table.occupy("hunting_game_2", seat=1)
    table.roll(1)
    table.do("send play_occupations_1_2", "play 77", "use 77", "copy hunting_game_2", "keep", "pay 1 0")
    assert table.at_rest and table.has(hide=1, silver=0)


def test_card_164_takes_stone_or_ore_before_an_action_of_the_fourth_column() -> None:
    for gone, item in ((2, "stone"), (3, "ore")):
        table = Table(164)
        table.strip(1, gone=gone)
        table.do("send market_spices", "use 164", "take strip_1 1")
        assert table.at_rest and table[item] == 1 and table.has(spices=1, silver=1)
    table = Table(164)
    table.strip(1, gone=2)
    table.do("send market_spices", "done")
    assert table.at_rest and table.has(stone=0)


@rule("FO-3.22")
def test_card_164_may_bring_the_stone_to_be_paid() -> None:
    table = Table(164, stone=1, wood=2)
    table.strip(1, gone=2)
    table.do("send build_combo")
    assert table.answers() == ["use 164"]
    table.do("use 164", "take strip_1 1", "option 1")
    assert table.at_rest and table.has(stone_house=1, longship=1, stone=0)


@rule("FO-17.9")
def test_card_164_needs_stone_or_ore_in_front_and_four_vikings() -> None:
    table = Table(164)
    table.strip(1)
    table.strip(2, gone=6)
    table.do("send market_spices")
    assert table.at_rest  # wood and silver lie in front
    table = Table(164)
    table.strip(1, gone=2)
    table.do("send market_fruits")
    assert table.at_rest and table.has(stone=0)
    table = Table(106, 164, longship=3)
    table.strip(1, gone=2)
    table.do("send plundering", "option 2")
    assert table.at_rest and table.has(silver_hoard=1, stone=0)
    table = Table(106, 164, longship=3)
    table.strip(1, gone=2)
    table.do("send plundering", "option 1", "use 164", "take strip_1 1")
    assert table.at_rest and table.has(silver_hoard=1, stone=1)


def test_card_165_pays_two_silver_at_the_start_of_the_feast() -> None:
    table = Table(165, clothing=1)
    table.phase("feast")
    table.do("eat silver", "eat silver")
    assert table.at_rest and table.has(silver=0, clothing=1)
    assert table.score("thing_penalties") == -12


def test_card_165_needs_clothing_in_the_supply() -> None:
    table = Table(165, clothing=1)
    table.do("place clothing home 0,0")
    table.take_back()
    table.phase("feast")
    assert table.at_rest and table.has(silver=0)


def test_card_166_draws_a_weapon_from_the_second_pair_of_vikings_on() -> None:
    table = Table(166)
    table.do("send market_flax_fish")
    assert table.at_rest and table.weapons == 0
    table.do("send products_mead", "use 166")
    assert table.at_rest and table.weapons == 1
    table.do("send wood_per_player", "done")
    assert table.at_rest and table.weapons == 1
    table.do("send fishing_1")
    assert table.at_rest and table.weapons == 1


def test_card_166_counts_an_imitated_space_of_the_second_column() -> None:
    table = Table(166, players=4)
    table.state.imitations = 15
    table.occupy("products_mead", seat=1)
    table.do("send market_flax_fish")
    sent = [f"send imitate_{number}" for number in range(1, 5) if table.could(f"send imitate_{number}")]
    table.do(sent[0], "use 166")
    assert table.at_rest and table.weapons == 1 and table.has(mead=2)


@rule("FO-11.14")
def test_card_166_may_be_declined_even_if_another_card_must_help_to_pay() -> None:
    table = Table(113, 166)
    table.strip(1)
    table.do("send market_flax_fish", "send craft_chest")
    assert table.answers() == ["use 166", "done"]
    table.do("done")
    assert table.answers() == ["use 113"]
    table.do("use 113", "take strip_1 1")
    assert table.at_rest and table.has(chest=1) and table.weapons == 0


@rule("FO-11.8")
@pytest.mark.parametrize(("spices", "silver"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_card_167_pays_for_spices_at_the_start_of_the_feast(spices: int, silver: int) -> None:
    table = Table(167, spices=spices)
    table.phase("feast")
    table.do(*["eat silver"] * silver)
    assert table.at_rest and table.has(silver=0, spices=spices)
    assert table.score("thing_penalties") == -3 * (6 - silver)


def test_card_168_pays_whenever_three_vikings_are_in_the_thing() -> None:
    table = Table(168)
    table.state.thing[0] = 4
    table.do("send fishing_1")
    assert table.has(silver=1)
    # From 5 to 3, then back over 4: only the batch that ends at 3 pays.
    table = Table(168)
    table.state.thing[0] = 5
    table.roll(8)
    table.do("send laying_a_snare", "keep")
    assert table.thing == 4 and table.has(silver=1)
    table = Table(168)
    table.state.thing[0] = 4
    table.roll(8)
    table.do("send laying_a_snare", "keep")
    assert table.thing == 3 and table.has(silver=1)


def test_card_168_pays_in_any_phase_but_not_for_passing_over_three() -> None:
    table = Table(168)
    table.state.thing[0] = 2
    table.phase("new_viking")
    assert table.has(silver=1)
    table.phase("new_viking")
    assert table.has(silver=1)
    table = Table(168)
    table.state.thing[0] = 1
    table.occupy("build_knarr")
    table.return_home()
    assert table.thing == 3 and table.has(silver=1)
    table = Table(168)
    table.state.thing[0] = 5
    table.do("send market_spices")
    assert table.thing == 1 and table.has(silver=1)  # the silver of the market


def test_card_169_sows_flax_or_grain_that_was_there_before_the_harvest() -> None:
    table = Table(169, flax=1)
    table.phase("harvest")
    assert table.at_rest and table.has(flax=3, grain=0)
    table = Table(169, grain=1)
    table.phase("harvest")  # level 1 yields no grain of its own
    assert table.at_rest and table.has(flax=1, grain=2)
    table = Table(169, flax=1, grain=1, round_number=2)
    table.phase("harvest")
    table.do("option 2")
    assert table.at_rest and table.has(flax=2, grain=3)


def test_card_169_sows_nothing_without_seed_or_harvest() -> None:
    table = Table(169)
    table.phase("harvest")
    assert table.at_rest and table.has(flax=1)
    table = Table(169, flax=1, round_number=3)
    table.phase("harvest")
    assert table.at_rest and table.has(flax=1)


@rule("FO-17.11")
def test_card_169_answers_to_the_extra_harvest_of_card_49() -> None:
    table = Table(49, 169, 97, cattle=1, flax=1, peas=1)
    table.do("use 49")
    assert not table.offers("use 97")  # never a round without harvest
    assert table.has(cattle=0, peas=2, flax=3, beans=1, grain=1, cabbage=1)


def test_card_170_emigrates_for_two_silver_less() -> None:
    table = Table(170, knarr=1, silver=3, round_number=5)
    table.do("send emigrate_2")
    assert table.at_rest and table.has(knarr=0, silver=0) and table.score("emigrations") == 18
    table = Table(170, longship=1, round_number=2)
    table.do("send emigrate_3")
    assert table.at_rest and table.score("emigrations") == 21
    table = Table(170, knarr=1, silver=2, round_number=5)
    assert not table.could("send emigrate_2")


@rule("FO-11.20")
def test_card_170_counts_through_cards_and_adds_up_with_other_discounts() -> None:
    table = Table(110, 170, knarr=1, silver=2, round_number=3)
    table.do("send overseas_trade_2", "use 110")
    assert table.at_rest and table.has(silver=0) and table.score("emigrations") == 18
    # Round 6: two less for this card and two for the ships of card 84.
    table = Table(170, knarr=2, silver=3, round_number=6)
    table.hold(84)
    table.do("send play_occupations_1_2", "play 84", "use 84")
    assert table.at_rest and table.has(silver=1, knarr=1)


def test_card_171_bakes_flax_after_the_harvest() -> None:
    table = Table(171)
    table.phase("harvest")
    table.do("use 171")
    assert table.at_rest and table.has(flax=0, grain=1, silver=1, peas=1, beans=1)
    table = Table(171, flax=1)
    table.phase("harvest")
    table.do("done")
    assert table.at_rest and table.has(flax=2, grain=0, silver=0)
    table = Table(171, flax=1, round_number=3)
    table.phase("harvest")
    assert table.at_rest and table.has(flax=1)


@rule("FO-17.11")
def test_card_171_answers_to_the_extra_harvest_of_card_49() -> None:
    table = Table(49, 171, cattle=1)
    table.do("use 49", "use 171")
    assert table.has(flax=0, grain=2, silver=1)


def test_card_172_moves_stockfish_from_the_table_into_a_house() -> None:
    table = Table(172, stockfish=2, silver=2, long_house=1)
    table.phase("feast")
    assert table.score("house_cells") == -15
    table.do("eat stockfish", "eat silver", "eat stockfish upright", "eat silver")
    table.do("use 172", "lay stockfish", "turned 0", "at 0,0")
    assert table.score("house_cells") == -14  # one penalty cell of the three
    table.do("lay stockfish", "turned 0", "at 2,0")
    assert table.at_rest and table.has(stockfish=0)
    assert table.score("house_cells") == -13 and table.score("thing_penalties") == 0


def test_card_172_moves_no_more_than_lay_on_the_table_and_keeps_the_rules_of_houses() -> None:
    table = Table(172, stockfish=2, silver=3, long_house=1)
    table.phase("feast")
    table.do(
        "eat stockfish", "eat silver", "eat silver", "eat silver", "use 172", "lay stockfish", "turned 0", "at 0,0"
    )
    assert table.at_rest and table.has(stockfish=1)
    table = Table(172, stockfish=2, silver=2, long_house=1)
    table.phase("feast")
    table.do("eat stockfish", "eat silver", "eat stockfish upright", "eat silver")
    table.do("use 172", "lay stockfish", "turned 0", "at 0,0", "lay stockfish", "turned 0")
    assert not table.offers("at 0,3") and table.offers("at 0,4")  # red may not touch red


def test_card_172_needs_stockfish_on_the_table_and_a_house() -> None:
    table = Table(172, stockfish=1, long_house=1)
    table.phase("feast")
    table.do(*["leave"] * 6)
    assert table.at_rest and table.has(stockfish=1)
    table = Table(172, stockfish=1)
    table.phase("feast")
    table.do("eat stockfish")
    assert table.at_rest and table.has(stockfish=0)


def test_card_173_collects_ore_and_silver_that_leave_the_strips() -> None:
    table = Table(173)
    table.strip(1, gone=3)
    table.strip(2, gone=6)
    table.strip(3)
    table.age_strips()
    assert table.at_rest and table.has(silver=3, ore=0, wood=0)


def test_card_173_collects_nothing_for_wood_and_stone() -> None:
    table = Table(173)
    table.strip(1, gone=2)
    table.strip(3)
    table.age_strips()
    assert table.at_rest and table.has(silver=0)


def test_card_174_sells_silk_or_spices_for_each_new_cattle() -> None:
    table = Table(174, silver=6)
    table.do("send buy_cattle_milk", "use 174")
    assert table.at_rest and table.has(cattle=1, silk=1, silver=0)
    table = Table(174, silver=7)
    table.do("send buy_cattle_milk", "use 174", "option 2")
    assert table.at_rest and table.has(cattle=1, spices=1, silk=0, silver=0)


@rule("FO-17.3")
def test_card_174_answers_to_every_calf_born() -> None:
    table = Table(174, silver=7, pregnant_cattle=2)
    table.phase("breeding")
    table.do("use 174", "option 1", "use 174", "option 2")
    assert table.at_rest and table.has(cattle=4, silk=1, spices=1, silver=0)


def test_card_174_is_not_for_sheep_or_an_empty_purse() -> None:
    table = Table(174, silver=9)
    table.do("send buy_sheep")
    assert table.at_rest and table.has(sheep=1, silver=8)
    table = Table(174, silver=5)
    table.do("send buy_cattle_milk")
    assert table.at_rest and table.has(cattle=1, silver=2)


def test_card_175_presses_one_oil_after_stockfish_was_gained() -> None:
    table = Table(175, silver=1)
    table.do("send fishing_1", "use 175")
    assert table.at_rest and table.has(stockfish=1, oil=1, silver=0)
    table = Table(175, silver=3)
    table.do("send buy_stockfish", "use 175")
    assert table.at_rest and table.has(stockfish=2, oil=1, silver=1)  # one oil per action
    # Stockfish through card 127.
    table = Table(127, 175, wood=1, silver=1)
    table.roll(1)
    table.do("send laying_a_snare", "keep", "pay 1 0", "use 175")
    assert table.at_rest and table.has(stockfish=1, oil=1, silver=0)


@rule("FO-11.17")
def test_card_175_counts_stockfish_of_a_card_that_looks_back_on_the_action_too() -> None:
    table = Table(155, 175, silver=1)
    table.do("send wood_per_player", "use 155", "use 175")
    assert table.at_rest and table.has(wood=1, stockfish=1, oil=1, silver=0)


def test_card_175_needs_stockfish_gained_and_a_silver() -> None:
    table = Table(175, silver=1, stockfish=3)
    table.do("send market_beans")
    assert table.at_rest and table.has(oil=0)
    table = Table(175)
    table.do("send fishing_1")
    assert table.at_rest and table.has(stockfish=1, oil=0)
