"""Occupation cards 96 to 115, each in a situation where it matters."""

from __future__ import annotations

from tests.clauses import rule
from tests.rules.feast_for_odin.bench import Table


def test_card_096_turns_game_meat_into_whale_meat_in_a_round_without_harvest() -> None:
    table = Table(96, game_meat=1, round_number=3)
    table.phase("harvest")
    assert table.answers()[:2] == ["use 96", "done"]
    table.do("use 96")
    assert table.at_rest and table.has(game_meat=0, whale_meat=1)


def test_card_096_turns_whale_meat_into_two_game_meat_or_the_other_way_never_both() -> None:
    table = Table(96, game_meat=1, whale_meat=1, round_number=3)
    table.phase("harvest")
    table.do("use 96", "option 2")
    assert table.at_rest and table.has(game_meat=3, whale_meat=0)


def test_card_096_may_be_declined_and_says_nothing_in_a_harvest_or_without_meat() -> None:
    table = Table(96, game_meat=1, round_number=3)
    table.phase("harvest")
    table.do("done")
    assert table.has(game_meat=1, whale_meat=0)
    table = Table(96, game_meat=1, round_number=1)
    table.phase("harvest")
    assert table.at_rest
    table = Table(96, round_number=3)
    table.phase("harvest")
    assert table.at_rest


def test_card_097_doubles_peas_up_to_eight() -> None:
    for before, after in ((1, 2), (4, 8), (5, 8), (7, 8)):
        table = Table(97, peas=before, round_number=5)
        table.phase("harvest")
        table.do("use 97")
        assert table.at_rest and table.has(peas=after)


def test_card_097_has_nothing_to_double_at_eight_at_none_or_in_a_harvest() -> None:
    for peas, number in ((0, 5), (8, 5), (9, 5)):
        table = Table(97, peas=peas, round_number=number)
        table.phase("harvest")
        assert table.at_rest and table.has(peas=peas)
    table = Table(97, peas=3, round_number=2)
    table.phase("harvest")
    assert table.at_rest and table.has(peas=4)


def test_card_098_sells_silk_for_each_grain_laid_in_a_house() -> None:
    table = Table(98, grain=2, silver=4, long_house=1)
    table.do("place grain long_house 0,0", "use 98")
    assert table.has(silk=1, silver=2)
    table.do("place grain long_house 2,0", "use 98")
    assert table.has(silk=2, silver=0, grain=0)


def test_card_098_needs_grain_and_two_silver() -> None:
    table = Table(98, grain=1, silver=1, stone_house=1, long_house=1)
    table.do("place grain long_house 0,0")
    assert not table.offers("use 98")
    table = Table(98, peas=1, silver=2, long_house=1)
    table.do("place peas long_house 0,0")
    assert not table.offers("use 98")


@rule("FO-8.7")
def test_card_099_plays_a_hand_card_in_place_of_the_column_3_draw() -> None:
    table = Table(99, stone=2)
    table.hold(43)
    deck = len(table.state.deck)
    table.do("send build_long_house", "use 99", "play 43")
    assert table.at_rest
    assert table.has(fruits=1, long_house=1)
    assert table.state.hands[0] == [] and len(table.state.deck) == deck


def test_card_099_leaves_the_rest_of_the_space_and_may_be_declined() -> None:
    table = Table(99)
    table.hold(43)
    table.do("send draw_occupation", "use 99", "play 43")
    assert table.at_rest and table.has(fruits=1, silver=1)
    table = Table(99)
    table.hold(43)
    table.do("send draw_occupation", "done")
    assert table.at_rest and table.has(fruits=0, silver=1)
    assert len(table.state.hands[0]) == 2


def test_card_099_is_silent_with_an_empty_hand() -> None:
    table = Table(99)
    table.do("send draw_occupation")
    assert table.at_rest and len(table.state.hands[0]) == 1


def test_card_100_pays_for_rune_stones_on_exploration_boards_only() -> None:
    table = Table(100, rune_stone=3, stone_house=1)
    table.own_board("shetland")
    table.do("place rune_stone shetland 8,7")
    assert table.has(silver=1)
    table.do("place rune_stone home 0,0", "place rune_stone stone_house 2,1")
    assert table.has(silver=1, rune_stone=0)


def test_card_101_pays_for_rune_stones_in_houses_only() -> None:
    table = Table(101, rune_stone=4, stone_house=1, long_house=1)
    table.own_board("shetland")
    table.do("place rune_stone stone_house 2,1")
    assert table.has(mead=1, silver=1)
    table.do("place rune_stone long_house 0,0")
    assert table.has(mead=2, silver=2)
    table.do("place rune_stone home 0,0", "place rune_stone shetland 8,7")
    assert table.has(mead=2, silver=2, rune_stone=0)


def test_card_102_puts_a_fur_in_the_place_of_one_good_up() -> None:
    for space in ("mountain_1_upgrade_1", "mountain_3_upgrade_1"):
        table = Table(102, game_meat=1)
        table.strip(1)
        table.do(f"send {space}", "take strip_1 1")
        assert table.answers()[:3] == ["upgrade game_meat 1", "done", "use 102"]
        table.do("use 102")
        assert table.at_rest and table.has(game_meat=0, fur=1, wood=1)


def test_card_102_takes_silk_too_although_it_could_not_be_upgraded() -> None:
    table = Table(102, silk=1, game_meat=1)
    table.strip(1)
    table.do("send mountain_1_upgrade_1", "take strip_1 1", "use 102", "option 2")
    assert table.at_rest and table.has(silk=0, game_meat=1, fur=1)


def test_card_102_is_not_for_other_upgrades() -> None:
    table = Table(102, game_meat=1)
    table.do("send upgrade_2")
    assert table.offers("upgrade game_meat 1") and not table.offers("use 102")
    # A good up through another card (37, before overseas trading) isn't the part of a space.
    table = Table(37, 102, game_meat=1, knarr=1, silver=1)
    table.do("send overseas_trade_1", "use 37")
    assert table.offers("upgrade game_meat 1") and not table.offers("use 102")


def test_card_103_takes_an_item_before_ore_is_paid_for_a_chest() -> None:
    table = Table(103, ore=1, wood=1)
    table.strip(1)
    table.do("send craft_chest", "pick ore", "use 103", "take strip_1 1")
    assert table.at_rest and table.has(ore=0, wood=2, chest=1, silver=1)


def test_card_103_is_silent_when_wood_is_paid() -> None:
    table = Table(103, ore=1, wood=1)
    table.strip(1)
    table.do("send craft_chest", "pick wood")
    assert table.at_rest and table.has(ore=1, wood=0, chest=1, silver=1)


@rule("FO-3.22", "FO-11.11")
def test_card_103_may_bring_the_very_ore_that_is_paid() -> None:
    table = Table(103)
    table.strip(1, gone=3)
    table.do("send craft_chest")
    # The space is usable only with the ore of the strip, so the card can't be declined.
    assert table.answers() == ["use 103"]
    table.do("use 103", "take strip_1 1")
    assert table.at_rest and table.has(ore=0, chest=1, silver=1)
    table = Table(103)
    table.strip(1, gone=3)
    table.do("send forge", "use 103", "take strip_1 1", "pick jewelry")
    assert table.at_rest and table.has(ore=0, jewelry=1)


def test_card_103_brings_no_ore_from_a_strip_of_wood() -> None:
    table = Table(103)
    table.strip(1)
    assert not table.could("send forge")


def test_card_104_consoles_a_raid_given_up_after_one_or_two_rolls() -> None:
    table = Table(104, longship=1)
    table.roll(1)
    table.do("send raiding", "keep", "option 1")
    assert table.at_rest and table.has(stone=1, long_sword=1, stockfish=1, oil=0)
    table = Table(104, longship=1, stone=4)
    table.roll(1, 2)
    table.do("send raiding", "roll", "keep", "fail", "option 2")
    assert table.at_rest and table.has(stone=5, long_sword=1, stockfish=0, oil=1)


def test_card_104_gives_nothing_after_a_third_roll_or_a_success() -> None:
    table = Table(104, longship=1)
    table.roll(1, 1, 1)
    table.do("send raiding", "roll", "roll")
    assert table.at_rest and table.has(stone=1, long_sword=1, stockfish=0, oil=0)
    table = Table(104, longship=1)
    table.roll(6)
    table.do("send raiding", "keep", "spend 0", "pick rune_stone")
    assert table.at_rest and table.has(rune_stone=1, stockfish=0, oil=0)


def test_card_105_builds_a_knarr_for_three_wood_in_place_of_the_boat() -> None:
    table = Table(105, wood=3)
    table.do("send build_whaling_boat", "use 105")
    assert table.at_rest and table.has(wood=0, knarr=1, whaling_boat=0)
    table = Table(105, wood=3)
    table.do("send build_whaling_boat", "done")
    assert table.at_rest and table.has(wood=2, knarr=0, whaling_boat=1)


def test_card_105_needs_the_wood_and_a_berth() -> None:
    table = Table(105, wood=2)
    table.do("send build_whaling_boat")
    assert table.at_rest and table.has(wood=1, whaling_boat=1)
    table = Table(105, wood=3, longship=4)
    table.do("send build_whaling_boat")
    assert table.at_rest and table.has(wood=2, whaling_boat=1, knarr=0)


def test_card_105_is_still_ship_building() -> None:
    # Card 117 answers to a knarr that was built for wood.
    table = Table(105, 117, wood=3, peas=1)
    table.do("send build_whaling_boat", "use 105", "use 117", "upgrade peas 1")
    assert table.at_rest and table.has(knarr=1, peas=0, mead=1)


@rule("FO-11.8")
def test_card_106_saves_one_viking_with_three_longships_and_two_with_four() -> None:
    for longships, vikings in ((3, 3), (4, 2)):
        table = Table(106, longship=longships)
        table.state.thing[0] = vikings
        table.do("send plundering")
        assert table.at_rest and table.has(silver_hoard=1)
        assert table.thing == 0 and table.vikings_on("plundering") == vikings
        table = Table(106, longship=longships)
        table.state.thing[0] = vikings - 1
        assert not table.could("send plundering")


@rule("FO-11.8")
def test_card_106_offers_the_full_number_or_the_step_reached_and_nothing_between() -> None:
    table = Table(106, longship=4)
    table.do("send plundering")
    assert table.answers() == ["option 1", "option 3"]
    table.do("option 1")
    assert table.vikings_on("plundering") == 4 and table.has(silver_hoard=1)
    table = Table(106, longship=4)
    table.state.thing[0] = 3
    table.do("send plundering")
    assert table.vikings_on("plundering") == 2 and table.thing == 1


@rule("FO-15.9")
def test_card_106_saves_nothing_with_two_longships_or_on_an_imitation_space() -> None:
    table = Table(106, longship=2)
    table.state.thing[0] = 3
    assert not table.could("send plundering")
    table = Table(106, players=4, longship=4)
    table.occupy("plundering", seat=1)
    table.state.imitations = 15
    table.state.thing[0] = 3
    assert not any(table.could(f"send imitate_{number}") for number in range(1, 5))
    table.state.thing[0] = 4
    sent = [number for number in range(1, 5) if table.could(f"send imitate_{number}")]
    assert len(sent) == 1
    table.do(f"send imitate_{sent[0]}")
    assert table.thing == 0 and table.has(silver_hoard=1)


def test_card_107_takes_any_face_up_board_with_any_ship() -> None:
    table = Table(107, whaling_boat=1)
    table.state.board_back[2] = 1
    table.state.board_silver[2] = 4
    table.do("send explore_1")
    wanted = {"explore shetland", "explore faroe_islands", "explore labrador", "explore greenland"}
    assert wanted == {line for line in table.answers() if line.startswith("explore")}
    table.do("explore labrador")
    assert table.at_rest and table.has(silver=4) and table.score("exploration_boards") == 36


def test_card_107_needs_a_ship_and_an_unclaimed_board_and_helps_on_no_other_space() -> None:
    assert not Table(107).could("send explore_1")
    table = Table(107, whaling_boat=1)
    table.own_board("shetland", seat=1)
    table.do("send explore_1")
    assert not table.offers("explore shetland") and table.offers("explore iceland")
    assert not Table(107, whaling_boat=1).could("send explore_2")
    table = Table(whaling_boat=1)
    table.do("send explore_1")
    assert not table.offers("explore iceland")


def test_card_108_buys_a_viking_back_where_ore_was_paid() -> None:
    table = Table(108, ore=1)
    table.do("send craft_chest", "use 108")
    assert table.at_rest and table.has(ore=0, chest=1, silver=0)
    assert table.thing == 12 - 2 + 1 and table.vikings_on("craft_chest") == 1
    table = Table(108, ore=1, silver=1)
    table.do("send forge", "pick jewelry", "use 108")
    assert table.at_rest and table.has(silver=0, jewelry=1)
    assert table.thing == 12 - 3 + 1 and table.vikings_on("forge") == 2


def test_card_108_needs_ore_and_silver() -> None:
    table = Table(108, wood=1)
    table.do("send craft_chest")
    assert table.at_rest and table.thing == 10
    table = Table(108, ore=1)
    table.do("send forge", "pick jewelry")
    assert table.at_rest and table.thing == 9


@rule("FO-17.10")
def test_card_108_finds_no_viking_when_another_card_uses_the_space() -> None:
    table = Table(108, ore=1)
    table.hold(77)
    table.occupy("craft_chest", seat=1)
    table.do("send play_occupations_1_2", "play 77", "use 77", "copy craft_chest")
    assert table.at_rest and table.has(ore=0, chest=1, silver=1)
    assert table.thing == 10 and table.vikings_on("craft_chest") == 2


def test_card_109_pays_per_knarr_after_overseas_trading_with_two_vikings() -> None:
    table = Table(109, knarr=3, silver=1)
    table.do("send overseas_trade_2")
    assert table.at_rest and table.has(silver=3)
    table = Table(109, knarr=3, silver=1)
    table.do("send overseas_trade_1")
    assert table.at_rest and table.has(silver=0)


def test_card_110_emigrates_after_overseas_trading_at_the_usual_price() -> None:
    table = Table(110, knarr=1, silver=4, round_number=3)
    table.do("send overseas_trade_2", "use 110")
    assert table.at_rest and table.has(knarr=0, silver=0) and table.score("emigrations") == 18


def test_card_110_needs_the_price_and_the_space_of_two_vikings() -> None:
    table = Table(110, knarr=1, silver=3, round_number=3)
    table.do("send overseas_trade_2")
    assert table.at_rest and table.has(knarr=1, silver=2)
    table = Table(110, knarr=1, silver=4, round_number=3)
    table.do("send overseas_trade_1")
    assert table.at_rest and table.has(knarr=1, silver=3)


def test_card_111_pays_for_each_type_of_material_paid_in_crafting() -> None:
    table = Table(111, stone=2, wood=2)
    table.do("send craft_chests_runes")
    assert table.at_rest and table.has(silver=2, chest=2, rune_stone=2)
    table = Table(111, stone=1)
    table.do("send craft_rune_stone")
    assert table.has(silver=2)  # one printed, one for stone
    table = Table(111, ore=1)
    table.do("send craft_chest")
    assert table.has(silver=2)


def test_card_111_pays_nothing_for_goods_or_outside_crafting() -> None:
    table = Table(111, flax=1)
    table.do("send craft_linen")
    assert table.has(linen=1, silver=0)
    table = Table(111, wood=2)
    table.do("send build_knarr")
    assert table.has(knarr=1, silver=0)


def test_card_112_pours_a_mead_on_every_crafting_space() -> None:
    table = Table(112, flax=1)
    table.do("send craft_linen", "send craft_robe_jewelry")
    assert table.has(linen=1, mead=2, silver=4)


def test_card_112_pours_none_elsewhere() -> None:
    table = Table(112)
    table.do("send market_beans")
    assert table.has(mead=0)


@rule("FO-3.22")
def test_card_113_takes_an_item_before_crafting_even_the_one_to_be_paid() -> None:
    table = Table(113)
    table.strip(2, gone=2)
    table.strip(1)
    table.do("send craft_rune_stone")
    assert table.answers() == ["use 113"]
    table.do("use 113")
    assert table.answers() == ["take strip_2 1"]  # the stone that is needed, not the wood
    table.do("take strip_2 1")
    assert table.at_rest and table.has(rune_stone=1, silver=1, stone=0)


def test_card_113_may_be_declined_when_the_cost_is_at_hand() -> None:
    table = Table(113, flax=1)
    table.strip(1, gone=5)
    table.do("send craft_linen", "done")
    assert table.at_rest and table.has(linen=1, silver=0)
    table = Table(113, flax=1)
    table.strip(1, gone=5)
    table.do("send craft_linen", "use 113", "take strip_1 1")
    assert table.has(linen=1, silver=2)  # the pair of silver is one item
    table = Table(113)
    table.strip(1, gone=5)
    table.do("send market_beans")
    assert table.at_rest and table.has(silver=1)


def test_card_114_sells_one_silk_after_crafting() -> None:
    table = Table(114, flax=1, silver=6)
    table.do("send craft_linen", "use 114")
    assert table.at_rest and table.has(silk=1, silver=3)
    table = Table(114, stone=1, silver=2)
    table.do("send craft_rune_stone", "use 114")  # the third silver comes from the space
    assert table.has(silk=1, silver=0)


def test_card_114_needs_three_silver_and_crafting() -> None:
    table = Table(114, flax=1, silver=2)
    table.do("send craft_linen")
    assert table.at_rest and table.has(silk=0, silver=2)
    table = Table(114, silver=6)
    table.do("send market_beans")
    assert table.at_rest and table.has(silk=0, silver=7)


def test_card_115_gives_silverware_on_house_building_spaces() -> None:
    table = Table(115, wood=4, stone=2)
    table.do("send build_shed")
    assert table.at_rest and table.has(shed=1, silverware=1)
    table.do("send build_combo", "option 2")
    assert table.has(long_house=1, knarr=1, silverware=2)
    table = Table(115, wood=2)
    table.do("send build_knarr")
    assert table.at_rest and table.has(knarr=1, silverware=0)
