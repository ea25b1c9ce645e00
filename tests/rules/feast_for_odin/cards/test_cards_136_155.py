"""Occupation cards 136 to 155, each in a situation where it matters."""

from __future__ import annotations

import pytest

from tests.clauses import rule
from tests.rules.feast_for_odin.bench import Table


def picks(table: Table) -> set[str]:
    return {line.removeprefix("pick ") for line in table.answers() if line.startswith("pick ")}


def whaled(*cards: int, faces: tuple[int, ...] = (1,), **items: int) -> Table:
    """Vikings sent to the whaling space for up to three boats, dice loaded."""
    table = Table(*cards, **items)
    table.roll(*faces)
    return table.do("send whaling_3")


def test_card_136_adds_one_to_every_roll_of_raids_and_pillages() -> None:
    for space in ("raiding", "pillaging_2"):
        table = Table(136, longship=1)
        table.roll(1, 5)
        table.do(f"send {space}", "roll", "keep", "spend 0")
        assert picks(table) == {"rune_stone"}  # 5 + 1


def test_card_136_splits_the_result_between_two_tiles() -> None:
    table = Table(136, longship=1)
    table.roll(12)
    table.do("send pillaging_2", "keep", "spend 0", "pick rune_stone")
    assert picks(table) == {"rune_stone", "silverware", "glass_beads"}  # 12 + 1 less 6 leaves 7
    table.do("pick silverware")
    assert table.at_rest and table.has(rune_stone=1, silverware=1)


def test_card_136_may_take_the_same_good_twice_or_leave_the_rest() -> None:
    table = Table(136, longship=1, stone=5)
    table.roll(6)
    table.do("send raiding", "keep", "spend 5", "pick rune_stone", "pick rune_stone")
    assert table.at_rest and table.has(rune_stone=2, stone=0)  # 6 + 1 + 5 = 6 + 6
    table = Table(136, longship=1, stone=5)
    table.roll(6)
    table.do("send raiding", "keep", "spend 5", "pick rune_stone", "done")
    assert table.at_rest and table.has(rune_stone=1)


def test_card_136_is_needed_for_a_second_tile_and_a_rest_below_six_buys_none() -> None:
    table = Table(longship=1)
    table.roll(12)
    table.do("send pillaging_2", "keep", "spend 0", "pick rune_stone")
    assert table.at_rest and table.has(rune_stone=1)
    table = Table(136, longship=1)
    table.roll(10)
    table.do("send pillaging_2", "keep", "spend 0", "pick rune_stone")  # 11 less 6
    assert table.at_rest


def test_card_137_spends_spears_as_swords() -> None:
    table = Table(137, longship=1, spear=3, long_sword=1)
    table.roll(3)
    table.do("send raiding", "keep", "spend 0", "spend 1", "spend 2")
    assert picks(table) == {"rune_stone"}
    table.do("pick rune_stone")
    assert table.at_rest and table.has(spear=1, long_sword=0)
    assert table.state.weapon_discard == [0, 0, 2, 1]
    table = Table(137, longship=1, spear=1)
    table.roll(5)
    table.do("send pillaging_2", "keep", "spend 0", "pick rune_stone")  # the one spear that reaches a tile is spent
    assert table.at_rest and table.has(spear=0, rune_stone=1)


def test_card_137_is_needed_for_that() -> None:
    table = Table(longship=1, spear=3, long_sword=1)
    table.roll(3)
    table.do("send raiding", "keep")
    assert table.at_rest and table.has(spear=3, long_sword=2, stone=1)


def test_card_138_loots_green_goods_one_below_their_blue_side() -> None:
    table = Table(138, longship=1)
    table.roll(5)
    table.do("send raiding", "keep", "spend 0")
    assert picks(table) == {"oil"}
    table.do("pick oil")
    assert table.at_rest and table.has(oil=1)
    table = Table(138, longship=1, stone=2)
    table.roll(12)
    table.do("send pillaging_2", "keep", "spend 2")
    assert "clothing" in picks(table) and "silver_hoard" not in picks(table)  # 14 and 15
    table = Table(138, longship=1, stone=1)
    table.roll(12)
    table.do("send pillaging_2", "keep", "spend 1")
    assert "clothing" not in picks(table)


def test_card_138_is_needed_for_that() -> None:
    table = Table(longship=1)
    table.roll(5)
    table.do("send raiding", "keep")
    assert table.at_rest and table.has(stone=1, long_sword=1)


def test_card_139_lowers_the_highest_special_tile_by_one() -> None:
    for cards, reached in (((139,), True), ((), False)):
        table = Table(*cards, longship=1, stone=3)
        table.roll(12)
        table.do("send pillaging_2", "keep", "spend 3")
        assert ("english_crown" in picks(table)) is reached
        assert "silver_hoard" in picks(table)
    table = Table(139, longship=1, stone=2)
    table.roll(12)
    table.do("send pillaging_2", "keep", "spend 2")
    assert "silver_hoard" not in picks(table)  # an ordinary good keeps its 15


def test_card_139_lowers_all_tiles_that_share_the_highest_value() -> None:
    table = Table(139, longship=1)
    table.give(seat=1, english_crown=1, round_shield=1, chalice=1, throwing_axe=1)
    table.roll(9)
    table.do("send pillaging_2", "keep", "spend 0")
    assert {"forge_hammer", "fibula"} <= picks(table)  # 10 each, now the highest
    assert "jewelry" not in picks(table)


def test_card_140_boils_a_second_oil() -> None:
    table = whaled(140, whaling_boat=1)
    assert table.at_rest and table.has(oil=2, skin_and_bones=1, whale_meat=1)
    table = whaled(140, faces=(12,), whaling_boat=1)
    table.do("keep")
    assert table.at_rest and table.has(oil=0, wood=1, spear=1)


@pytest.mark.parametrize(("boats", "reward"), [(1, "cabbage"), (2, "beans"), (3, "peas")])
def test_card_141_rewards_whaling_without_wood_by_the_boats_used(boats: int, reward: str) -> None:
    table = whaled(141, whaling_boat=boats)
    assert table.at_rest and table.has(whale_meat=1)
    assert {good: table[good] for good in ("cabbage", "beans", "peas")} == {
        good: int(good == reward) for good in ("cabbage", "beans", "peas")
    }


@rule("FO-17.6")
def test_card_141_wants_all_boats_named_where_three_may_sail() -> None:
    table = whaled(whaling_boat=2)
    assert {"boats 1 0", "boats 2 0"} <= set(table.answers())
    table = whaled(141, whaling_boat=2)
    assert table.at_rest and table.has(beans=1)
    # On the space for one boat exactly one sails, however many there are.
    table = Table(141, whaling_boat=2)
    table.roll(1)
    table.do("send whaling_1")
    assert table.at_rest and table.has(cabbage=1)


def test_card_141_gives_nothing_for_wood_spent_or_a_failure() -> None:
    table = whaled(141, faces=(3,), whaling_boat=1, wood=1, spear=1)
    table.do("keep", "pay 1 1")
    assert table.at_rest and table.has(whale_meat=1, cabbage=0)
    table = whaled(141, faces=(3,), whaling_boat=1, spear=2)
    table.do("keep", "pay 0 2")
    assert table.at_rest and table.has(whale_meat=1, cabbage=1)
    table = whaled(141, faces=(12,), whaling_boat=1)
    table.do("keep")
    assert table.at_rest and table.has(cabbage=0)


def test_card_142_takes_a_single_spear_back() -> None:
    table = whaled(142, faces=(2,), whaling_boat=1, spear=3)
    table.do("keep", "pay 0 1")
    assert table.at_rest and table.has(spear=3, whale_meat=1)


def test_card_142_takes_back_none_of_two_and_none_after_a_failure() -> None:
    table = whaled(142, faces=(3,), whaling_boat=1, spear=3)
    table.do("keep", "pay 0 2")
    assert table.at_rest and table.has(spear=1)
    table = whaled(142, faces=(2,), whaling_boat=1, wood=1, spear=3)
    table.do("keep", "pay 1 0")
    assert table.at_rest and table.has(spear=3)
    table = whaled(142, faces=(2,), whaling_boat=1, spear=1)
    table.do("keep", "fail")
    assert table.at_rest and table.has(spear=2)


def hunted(*cards: int, face: int = 1, **items: int) -> Table:
    table = Table(*cards, **items)
    table.roll(face)
    return table.do("send hunting_game_1")


def hunted_by_card(*cards: int, **items: int) -> Table:
    """The first offer of card 85: a silver for hunting game without Vikings."""
    table = Table(*cards, **items)
    table.hold(85)
    table.roll(1)
    return table.do("send play_occupations_1_2", "play 85", "use 85", "option 1")


def test_card_143_sells_the_antlers_of_a_successful_hunt() -> None:
    table = hunted(143, wood=1).do("keep", "pay 1 0")
    assert table.at_rest and table.has(hide=1, game_meat=1, silver=1)
    table = hunted_by_card(143, wood=1, silver=1).do("keep", "pay 1 0")
    assert table.at_rest and table.has(hide=1, silver=1)
    table = hunted(143, wood=1).do("keep", "fail")
    assert table.at_rest and table.has(silver=0)


def test_card_144_sells_skin_and_bones_after_a_successful_hunt() -> None:
    table = hunted(144, wood=1, silver=3).do("keep", "pay 1 0", "use 144")
    assert table.at_rest and table.has(skin_and_bones=1, silver=1)
    table = hunted(144, wood=1, silver=1).do("keep", "pay 1 0")
    assert table.at_rest and table.has(skin_and_bones=0)
    table = hunted(144, wood=1, silver=2).do("keep", "fail")
    assert table.at_rest and table.has(skin_and_bones=0, silver=2)


def test_card_145_takes_an_item_before_hunting_that_can_pay_for_it() -> None:
    table = Table(145)
    table.strip(1)
    table.roll(1)
    table.do("send hunting_game_2", "use 145", "take strip_1 1", "keep", "pay 1 0")
    assert table.at_rest and table.has(wood=0, hide=1, game_meat=1)
    table = Table(145, silver=1)
    table.strip(1)
    table.hold(85)
    table.roll(1)
    table.do("send play_occupations_1_2", "play 85", "use 85", "option 1", "use 145", "take strip_1 1", "keep")
    table.do("pay 1 0")
    assert table.has(wood=0, hide=1)


def test_card_145_is_only_for_hunting_and_may_be_declined() -> None:
    table = Table(145)
    table.strip(1)
    table.roll(8)
    table.do("send laying_a_snare")
    assert not table.offers("use 145")
    table = Table(145)
    table.strip(1)
    table.roll(8)
    table.do("send hunting_game_1", "done", "keep")
    assert table.at_rest and table.has(wood=1, bow=1)


@rule("FO-7.100")
def test_card_146_lowers_every_roll_of_hunting_and_snares() -> None:
    table = hunted(146)
    assert table.at_rest and table.has(hide=1, game_meat=1)  # 1 - 1 is success at once
    table = Table(146)
    table.roll(1)
    table.do("send laying_a_snare")
    assert table.at_rest and table.has(fur=1, snare=1)
    table = hunted(146, face=3, wood=2).do("keep", "pay 2 0")
    assert table.at_rest and table.has(hide=1, wood=0)


@rule("FO-11.20")
def test_card_146_adds_up_with_other_cards_never_below_nothing_and_not_for_whaling() -> None:
    table = hunted(4, 146, face=2)
    assert table.at_rest and table.has(hide=1)
    table = hunted(4, 13, 146, face=1)
    assert table.at_rest and table.has(hide=1)
    table = whaled(146, faces=(2,), whaling_boat=1, wood=1)
    assert table.offers("keep")
    table.do("keep", "pay 1 0")
    assert table.has(whale_meat=1)


def test_card_147_raids_pillages_and_plunders_with_knarrs() -> None:
    table = Table(147, knarr=1)
    table.roll(6)
    table.do("send raiding", "keep", "spend 0", "pick rune_stone")
    assert table.at_rest and table.has(rune_stone=1, knarr=1)
    table = Table(147, knarr=1)
    table.roll(7)
    table.do("send pillaging_2", "keep", "spend 0", "pick silverware")
    assert table.at_rest and table.has(silverware=1)
    for ships in ({"knarr": 2}, {"knarr": 1, "longship": 1}):
        table = Table(147, **ships)
        table.do("send plundering")
        assert table.at_rest and table.has(silver_hoard=1)
    assert not Table(147, knarr=1).could("send plundering")
    assert not Table(147, whaling_boat=3).could("send raiding")


def test_card_147_explores_far_shores_with_a_knarr() -> None:
    table = Table(147, knarr=1)
    table.state.board_back = [1, 1, 1, 1]
    table.do("send explore_3", "explore newfoundland")
    assert table.at_rest and table.score("exploration_boards") == 38


def test_card_147_is_needed_for_that_and_makes_no_longship_of_a_knarr() -> None:
    table = Table(knarr=4)
    table.state.board_back = [1, 1, 1, 1]
    assert not any(table.could(f"send {space}") for space in ("raiding", "pillaging_2", "plundering", "explore_3"))
    # Card 12 asks for a longship that was used.
    table = Table(12, 147, knarr=1)
    table.roll(1)
    table.do("send raiding", "keep")
    assert table.at_rest and table.weapons == 1


def test_card_148_sells_spices_after_a_knarr_is_built() -> None:
    table = Table(148, wood=2, silver=4)
    table.do("send build_knarr", "use 148")
    assert table.at_rest and table.has(knarr=1, spices=1, silver=1)
    table = Table(148, wood=2, stone=2, silver=3)
    table.do("send build_combo", "option 2", "use 148")
    assert table.at_rest and table.has(spices=1, silver=0)
    table = Table(105, 148, wood=3, silver=3)
    table.do("send build_whaling_boat", "use 105", "use 148")
    assert table.at_rest and table.has(knarr=1, spices=1)


@rule("FO-9.6")
def test_card_148_is_not_for_longships_bought_knarrs_or_an_empty_purse() -> None:
    table = Table(148, wood=2, silver=3)
    table.do("send build_longship")
    assert table.at_rest and table.has(longship=1, spices=0)
    table = Table(148, silver=8)
    table.do("buy knarr")
    assert not table.offers("use 148") and table.has(knarr=1)
    table = Table(148, wood=2, silver=2)
    table.do("send build_knarr")
    assert table.at_rest and table.has(spices=0)


@rule("FO-11.11")
def test_card_149_brings_oil_that_can_be_traded_at_once() -> None:
    for space in ("overseas_trade_1", "overseas_trade_2"):
        table = Table(149, knarr=1, silver=1)
        table.do(f"send {space}", "turn oil")
        assert table.at_rest and table.has(oil=0, rune_stone=1, silver=0)
    table = Table(149, knarr=1)
    table.do("send special_sale", "pick glass_beads")
    assert table.has(oil=0)


def test_card_150_takes_game_meat_for_one_of_two() -> None:
    table = Table(150, silver=1)
    table.do("send buy_stockfish", "use 150")
    assert table.at_rest and table.has(stockfish=1, game_meat=1, silver=0)
    table = Table(150, silver=2)
    table.do("send buy_salt_meat", "use 150")
    assert table.at_rest and table.has(salt_meat=1, game_meat=1)
    table = Table(150, silver=1)
    table.do("send buy_stockfish", "done")
    assert table.at_rest and table.has(stockfish=2, game_meat=0)


def test_card_150_replaces_one_of_three_through_a_card_and_none_of_one() -> None:
    table = Table(150, whaling_boat=3)
    table.hold(27)
    table.do("send play_occupations_1_2", "play 27", "use 150")
    assert table.at_rest and table.has(stockfish=2, game_meat=1)
    table = Table(150)
    table.do("send fishing_1")
    assert table.at_rest and table.has(stockfish=1, game_meat=0)


def test_card_151_pays_when_one_or_two_vikings_come_back() -> None:
    table = Table(151)
    table.roll(8)
    table.do("send laying_a_snare", "keep")
    assert table.at_rest and table.has(silver=1) and table.thing == 11
    table = whaled(151, faces=(12,), whaling_boat=1).do("keep")
    assert table.at_rest and table.has(silver=1) and table.thing == 11
    table = Table(151)
    table.hold(60)
    table.occupy("fishing_1")
    table.do("send play_occupations_1_2", "play 60", "use 60", "recall fishing_1")
    assert table.at_rest and table.has(silver=1) and table.thing == 11


@rule("FO-11.18", "FO-11.19")
@pytest.mark.parametrize(("spaces", "silver"), [(1, 1), (2, 1), (3, 0)])
def test_card_151_sees_the_vikings_of_one_operation_as_one_batch(spaces: int, silver: int) -> None:
    # Card 76 brings one Viking from each wanted space of column 4.
    table = Table(151)
    table.hold(76)
    wanted = ["whaling_1", "plundering", "market_spices"][:spaces]
    for space in wanted:
        table.occupy(space)
    table.do("send play_occupations_1_2", "play 76", "use 76", *[f"recall {space}" for space in wanted])
    assert table.at_rest and table.has(silver=silver)
    assert table.thing == 10 + spaces and [table.vikings_on(space) for space in wanted] == [3] * spaces


def test_card_151_pays_nothing_when_everybody_comes_home() -> None:
    table = Table(151)
    table.occupy("build_knarr")
    table.return_home()
    assert table.at_rest and table.has(silver=0) and table.thing == 14


def test_card_152_lets_one_good_of_three_or_four_go_a_second_step() -> None:
    table = Table(152, peas=3)
    table.do("send upgrade_3", "upgrade peas 2")
    assert not table.offers("upgrade peas 2")
    table.do("upgrade peas 1", "upgrade peas 1")
    assert table.at_rest and table.has(peas=0, mead=2, oil=1)
    table = Table(152, peas=1)
    table.do("send upgrade_4", "upgrade peas 2")
    assert table.at_rest and table.has(oil=1)
    table = Table(152, peas=1)
    table.do("send upgrade_3_weapons_4", "upgrade peas 2")
    assert table.at_rest and table.has(oil=1) and table.weapons == 4


def test_card_152_applies_to_four_goods_up_through_a_card() -> None:
    table = Table(152, peas=2)
    table.hold(83)
    table.do("send play_occupations_1_2", "play 83", "use 83", "upgrade peas 2", "upgrade peas 1")
    assert table.at_rest and table.has(peas=0, mead=1, oil=1)


def test_card_152_is_not_for_two_goods_up_double_arrows_or_beyond_blue() -> None:
    table = Table(152, peas=1)
    table.do("send upgrade_2")
    assert not table.offers("upgrade peas 2")
    table = Table(152, peas=1)
    table.do("send mountain_2222_or_double_upgrade_3")
    assert table.offers("upgrade peas 2") and not table.offers("upgrade peas 3")
    table = Table(152, oil=1)
    table.do("send upgrade_3")
    assert table.offers("upgrade oil 1") and not table.offers("upgrade oil 2")


def test_card_153_allows_a_fourth_roll() -> None:
    table = hunted(153, face=8, wood=1)
    table.roll(8, 8, 1)
    table.do("roll", "roll")
    assert table.offers("roll")
    table.do("roll")
    assert not table.offers("roll")
    table.do("pay 1 0")
    assert table.at_rest and table.has(hide=1)
    table = hunted(face=8, wood=1)
    table.roll(8, 8)
    table.do("roll", "roll")
    assert table.at_rest and table.has(bow=1)


def test_card_153_allows_a_fourth_roll_of_the_blue_die_too() -> None:
    table = Table(153, longship=1)
    table.roll(1, 1, 1, 6)
    table.do("send pillaging_2", "roll", "roll", "roll", "spend 0", "pick rune_stone")
    assert table.at_rest and table.has(rune_stone=1)


def test_card_154_pays_a_silver_for_two_wood_or_more() -> None:
    table = Table(154, players=3)
    table.do("send wood_per_player")
    assert table.at_rest and table.has(wood=3, ore=1, silver=1)
    table = Table(154)
    table.strip(1)
    table.do("send mountain_2", "take strip_1 2")
    assert table.at_rest and table.has(wood=2, silver=1)


@rule("FO-17.13")
def test_card_154_is_silent_for_one_wood_and_for_wood_of_cards() -> None:
    table = Table(154, players=1)
    table.do("send wood_per_player")
    assert table.at_rest and table.has(wood=1, silver=0)
    # A wood taken through card 145 and the wood of the failure: the space gave one.
    table = Table(145, 154)
    table.strip(1)
    table.roll(8)
    table.do("send hunting_game_1", "use 145", "take strip_1 1", "keep")
    assert table.at_rest and table.has(wood=2, silver=0)


def test_card_155_barrels_a_stockfish_after_two_wood_or_more() -> None:
    table = Table(155)
    table.do("send wood_per_player", "use 155")
    assert table.at_rest and table.has(wood=1, stockfish=1)
    table = Table(155)
    table.do("send wood_per_player", "done")
    assert table.at_rest and table.has(wood=2, stockfish=0)
    table = Table(155, players=1, wood=3)
    table.do("send wood_per_player")
    assert table.at_rest and table.has(wood=4, stockfish=0)
