"""Occupation cards 116 to 135, each in a situation where it matters."""

from __future__ import annotations

import pytest

from tests.clauses import rule
from tests.rules.feast_for_odin.bench import Table


def snare_won(*cards: int, **items: int) -> Table:
    """A snare laid with success: a 1 paid with one wood."""
    table = Table(*cards, wood=1, **items)
    table.roll(1)
    return table.do("send laying_a_snare", "keep", "pay 1 0")


def snare_lost(*cards: int, **items: int) -> Table:
    table = Table(*cards, **items)
    table.roll(8)
    return table.do("send laying_a_snare", "keep")


def snare_by_card(*cards: int, **items: int) -> Table:
    """The second offer of card 85: two silver for a snare without Vikings, here won with one wood."""
    table = Table(*cards, wood=1, silver=2, **items)
    table.hold(85)
    table.roll(1)
    return table.do("send play_occupations_1_2", "play 85", "use 85", "done", "option 1", "keep", "pay 1 0")


def test_card_116_builds_houses_for_one_stone_less() -> None:
    table = Table(116)
    table.do("send build_stone_house")
    assert table.at_rest and table.has(stone_house=1, stone=0)
    table = Table(116, stone=1)
    table.do("send build_long_house")
    assert table.at_rest and table.has(long_house=1, stone=0)
    table = Table(116, stone=1, wood=2)
    table.do("send build_combo", "option 1")
    assert table.at_rest and table.has(stone_house=1, longship=1, stone=0, wood=0)


def test_card_116_lowers_neither_wood_nor_other_prices_in_stone() -> None:
    assert not Table(116, wood=1).could("send build_shed")
    assert not Table(116).could("send craft_rune_stone")
    assert not Table(116).could("send build_long_house")
    assert not Table(116, stone=1, wood=1).could("send build_combo")


def test_card_117_raises_a_good_after_a_large_ship_is_built() -> None:
    table = Table(117, wood=2, mead=1)
    table.do("send build_knarr", "use 117", "upgrade mead 1")
    assert table.at_rest and table.has(knarr=1, mead=0, oil=1)
    table = Table(117, wood=2, mead=1)
    table.do("send build_longship", "use 117", "upgrade mead 1")
    assert table.at_rest and table.has(longship=1, oil=1)
    table = Table(117, wood=2, stone=2, mead=1)
    table.do("send build_combo", "option 2", "use 117", "upgrade mead 1")
    assert table.at_rest and table.has(long_house=1, knarr=1, oil=1)


@rule("FO-9.6")
def test_card_117_is_silent_for_boats_and_for_ships_that_were_bought() -> None:
    table = Table(117, wood=1, mead=1)
    table.do("send build_whaling_boat")
    assert table.at_rest and table.has(whaling_boat=1, mead=1)
    table = Table(117, silver=5, mead=1)
    table.do("buy knarr")
    assert not table.offers("use 117") and table.has(knarr=1)


def test_card_118_adds_stone_and_mead_on_weekly_market_spaces() -> None:
    table = Table(118)
    table.do("send market_beans", "send market_spices")
    assert table.has(stone=2, mead=2, beans=1, spices=1, silver=2)
    table = Table(118)
    table.do("send fishing_1")
    assert table.has(stone=0, mead=0)


def test_card_119_adds_milk_on_weekly_market_spaces() -> None:
    table = Table(119)
    table.do("send market_flax_fish", "send market_fruits")
    assert table.has(milk=2)
    table = Table(119, silver=3)
    table.do("send buy_cattle_milk")  # the livestock market has one milk of its own
    assert table.has(milk=1)


def test_card_120_raises_a_good_for_a_silver_after_the_weekly_market() -> None:
    table = Table(120)
    table.do("send market_beans", "use 120", "upgrade beans 1")
    assert table.at_rest and table.has(beans=0, milk=1, silver=0)
    table = Table(120)
    table.do("send market_beans", "done")
    assert table.at_rest and table.has(beans=1, silver=1)


def test_card_120_is_silent_outside_the_weekly_market() -> None:
    table = Table(120, silver=3, beans=1)
    table.do("send fishing_1")
    assert table.at_rest and table.has(beans=1, silver=3)


@rule("FO-3.22", "FO-11.11")
def test_card_121_takes_an_item_before_building() -> None:
    table = Table(121, wood=1)
    table.strip(1)
    table.do("send build_shed")
    assert table.answers() == ["use 121"]  # the second wood can only come from the strip
    table.do("use 121", "take strip_1 1")
    assert table.at_rest and table.has(shed=1, wood=0)
    table = Table(121)
    table.strip(1)
    table.do("send build_whaling_boat", "use 121", "take strip_1 1")
    assert table.at_rest and table.has(whaling_boat=1, wood=0)
    table = Table(121, wood=2)
    table.strip(1)
    table.do("send build_knarr", "done")
    assert table.at_rest and table.has(knarr=1, wood=0)


def test_card_121_brings_one_item_and_only_before_building() -> None:
    table = Table(121)
    table.strip(1)
    assert not table.could("send build_shed")
    table.do("send market_beans")
    assert table.at_rest


@rule("FO-11.8")
def test_card_122_rewards_exactly_two_three_or_four_types() -> None:
    table = Table(122)
    table.strip(1, gone=1)
    table.do("send mountain_2", "take strip_1 2", "use 122")
    assert table.at_rest and table.has(wood=1, stone=1, mead=1)
    table = Table(122)
    table.strip(1, gone=1)
    table.do("send mountain_3_2", "take strip_1 3", "use 122")
    assert table.at_rest and table.has(wood=1, stone=1, ore=1, hide=1, mead=0)
    table = Table(122)
    table.strip(1, gone=1)
    table.strip(2, gone=6)
    table.do("send mountain_3_2", "take strip_1 3", "take strip_2 1", "use 122")
    assert table.at_rest and table.has(wood=1, stone=1, ore=1, silver=2, chest=1, hide=0, mead=0)


def test_card_122_gives_nothing_for_one_type_and_may_be_declined() -> None:
    table = Table(122)
    table.strip(1)
    table.do("send mountain_2", "take strip_1 2")
    assert table.at_rest and table.has(wood=2, mead=0)
    table = Table(122)
    table.strip(1, gone=1)
    table.do("send mountain_2", "take strip_1 2", "done")
    assert table.at_rest and table.has(mead=0)


def test_card_122_counts_what_the_space_gave_not_what_a_card_took_before() -> None:
    # Card 164 takes a stone first; the space itself then gives wood only.
    table = Table(122, 164)
    table.strip(2, gone=2)
    table.strip(1)
    table.do("send mountain_4_double_upgrade_2", "use 164", "take strip_2 1", "take strip_1 2")
    assert table.at_rest and table.has(stone=1, wood=2, mead=0)


def test_card_123_sells_oil_after_one_good_up_even_oil_just_made() -> None:
    for space in ("mountain_1_upgrade_1", "mountain_3_upgrade_1"):
        table = Table(123, mead=1)
        table.strip(1)
        table.do(f"send {space}", "take strip_1 1", "upgrade mead 1", "use 123")
        assert table.at_rest and table.has(mead=0, oil=0, silverware=1)


def test_card_123_needs_oil_and_one_of_the_two_spaces() -> None:
    table = Table(123)
    table.strip(1)
    table.do("send mountain_1_upgrade_1", "take strip_1 1")
    assert table.at_rest and table.has(silverware=0)
    table = Table(123, oil=1, mead=1)
    table.do("send upgrade_2", "upgrade mead 1", "done")
    assert table.at_rest and table.has(oil=2, silverware=0)


def test_card_124_turns_exactly_two_silver_into_grain_and_wood() -> None:
    table = Table(124)
    table.do("send products_mead", "use 124")
    assert table.at_rest and table.has(mead=2, silver=0, grain=1, wood=2)
    table = Table(124)
    table.strip(1, gone=5)
    table.do("send mountain_2", "take strip_1 1", "use 124")
    assert table.at_rest and table.has(silver=0, grain=1, wood=2)
    table = Table(124, hide=1, linen=1)
    table.do("send craft_clothing", "done")
    assert table.at_rest and table.has(clothing=1, silver=2, grain=0)


@rule("FO-17.13")
def test_card_124_is_silent_for_more_or_less_and_for_silver_of_other_cards() -> None:
    table = Table(124, silver=1)
    table.do("send market_beans")
    assert table.at_rest and table.has(silver=2)
    table = Table(124)
    table.do("send craft_robe_jewelry")
    assert table.at_rest and table.has(silver=4)
    # One silver printed and one from card 111: two in all, but only one from the space.
    table = Table(111, 124, stone=1)
    table.do("send craft_rune_stone")
    assert table.at_rest and table.has(silver=2, grain=0)
    # Two from the strip and one more from card 188: the space gave two.
    table = Table(124, 188)
    table.strip(1, gone=5)
    table.do("send mountain_2", "take strip_1 1", "use 124")
    assert table.at_rest and table.has(silver=1, grain=1, wood=2)


def test_card_125_carves_a_rune_stone_when_exploring_or_emigrating() -> None:
    table = Table(125, whaling_boat=1)
    table.do("send explore_1", "explore shetland")
    assert table.at_rest and table.has(rune_stone=1)
    table = Table(125, knarr=1, silver=1)
    table.do("send emigrate_2")
    assert table.at_rest and table.has(rune_stone=1, knarr=0)


def test_card_125_answers_to_an_emigration_through_a_card_but_not_to_a_raid() -> None:
    table = Table(110, 125, knarr=1, silver=2)
    table.do("send overseas_trade_2", "use 110")
    assert table.at_rest and table.has(rune_stone=1, silver=0)
    table = Table(125, longship=1)
    table.roll(1)
    table.do("send raiding", "keep")
    assert table.at_rest and table.has(rune_stone=0)


def test_card_126_pays_a_silver_for_a_snare() -> None:
    assert snare_won(126).has(fur=1, snare=1, silver=1)
    assert snare_by_card(126).has(fur=1, snare=1, silver=1)
    assert snare_lost(126).has(fur=0, silver=0)


def test_card_127_catches_a_stockfish_with_a_snare() -> None:
    assert snare_won(127).has(fur=1, stockfish=1)
    assert snare_by_card(127).has(fur=1, stockfish=1)
    assert snare_lost(127).has(stockfish=0)


def test_card_128_digs_an_item_out_after_a_snare() -> None:
    table = Table(128, wood=1)
    table.strip(1, gone=5)
    table.roll(1)
    table.do("send laying_a_snare", "keep", "pay 1 0", "use 128", "take strip_1 1")
    assert table.at_rest and table.has(silver=2, wood=0)
    table = Table(128)
    table.strip(1, gone=5)
    table.roll(8)
    table.do("send laying_a_snare", "keep")
    assert table.at_rest and table.has(silver=0)


def test_card_129_cures_meat_for_the_snare_just_won() -> None:
    table = snare_won(129)
    table.do("use 129")
    assert table.at_rest and table.has(snare=0, salt_meat=1)
    table = snare_won(129)
    table.do("done")
    assert table.at_rest and table.has(snare=1, salt_meat=0)
    table = snare_lost(129)
    assert table.at_rest and table.has(snare=1, salt_meat=0)


def test_card_130_discards_two_snares_for_a_viking() -> None:
    table = snare_won(130, snare=1)
    assert table.thing == 10
    table.do("use 130")
    assert table.at_rest and table.has(snare=0, fur=1)
    assert table.thing == 11 and table.vikings_on("laying_a_snare") == 1


@rule("FO-17.10")
def test_card_130_needs_two_snares_a_success_and_vikings_placed() -> None:
    table = snare_won(130)
    assert table.at_rest and table.thing == 10
    table = snare_lost(130, snare=2)
    assert table.at_rest and table.has(snare=3) and table.thing == 11  # the one every failure gives back
    assert snare_by_card(130, snare=2).at_rest
    table = Table(130, wood=1, snare=2)
    table.hold(77)
    table.occupy("laying_a_snare", seat=1)
    table.roll(1)
    table.do("send play_occupations_1_2", "play 77", "use 77", "copy laying_a_snare", "keep", "pay 1 0")
    assert table.at_rest and table.has(snare=3, fur=1) and table.thing == 10


def test_card_131_baits_with_stockfish_whether_the_snare_holds_or_not() -> None:
    table = snare_won(131, stockfish=2)
    table.do("use 131")
    assert table.at_rest and table.has(stockfish=1, game_meat=1)
    table = snare_lost(131, stockfish=2)
    table.do("use 131")
    assert table.at_rest and table.has(stockfish=1, game_meat=1)


def test_card_131_needs_a_stockfish_and_a_snare_laid() -> None:
    assert snare_won(131).at_rest
    table = Table(131, stockfish=1)
    table.roll(8)
    table.do("send hunting_game_1", "keep")
    assert table.at_rest and table.has(stockfish=1, game_meat=0)


@rule("FO-17.7", "FO-11.20")
def test_card_132_burns_an_ore_for_three_on_every_roll_of_a_pillage() -> None:
    table = Table(132, longship_2=1)
    table.roll(1, 4)
    table.do("send pillaging_2", "use 132", "roll", "keep", "spend 0")
    # 4 rolled, 3 for the ore burnt, 1 for the ore left on board.
    assert table.offers("pick silk") and not table.offers("pick spices")
    table.do("pick silk")
    assert table.at_rest and table.has(silk=1, longship_1=1, longship_2=0, ore=0)


def test_card_132_takes_the_ore_from_the_ship_that_carries_most() -> None:
    table = Table(132, longship_3=1, longship_1=1)
    table.roll(1)
    table.do("send pillaging_3", "use 132")
    assert table.has(longship_3=0, longship_2=1, longship_1=1)
    table.do("keep", "spend 0", "pick rune_stone")  # 1 + 3 + 2
    assert table.at_rest


def test_card_132_needs_ore_on_board_and_a_pillage() -> None:
    table = Table(132, longship=1, ore=1)
    table.do("send pillaging_2")
    assert not table.offers("use 132")
    table = Table(132, longship_2=1)
    table.do("send raiding")
    assert not table.offers("use 132")
    # Declined, the ship keeps its ore and the roll is plain: 4 + 2.
    table = Table(132, longship_2=1)
    table.roll(4)
    table.do("send pillaging_2", "done", "keep", "spend 0")
    assert table.offers("pick rune_stone") and not table.offers("pick silverware")


def test_card_132_boosts_no_later_action() -> None:
    table = Table(132, longship_2=1)
    table.roll(2, 4)
    table.do("send pillaging_2", "use 132", "keep", "spend 0", "pick rune_stone")
    table.do("send pillaging_3", "done", "keep")
    assert table.at_rest and table.has(stone=1, long_sword=1)  # 4 + 1 reaches nothing


def test_card_133_rewards_a_successful_raid_with_silver_or_peas() -> None:
    for option, silver, peas in (("option 1", 1, 0), ("option 2", 0, 1)):
        table = Table(133, longship=1)
        table.roll(6)
        table.do("send raiding", "keep", "spend 0", "pick rune_stone", option)
        assert table.at_rest and table.has(rune_stone=1, silver=silver, peas=peas)


def test_card_133_rewards_neither_failure_nor_pillaging() -> None:
    table = Table(133, longship=1)
    table.roll(1)
    table.do("send raiding", "keep")
    assert table.at_rest and table.has(silver=0, peas=0)
    table = Table(133, longship=1)
    table.roll(6)
    table.do("send pillaging_2", "keep", "spend 0", "pick rune_stone")
    assert table.at_rest and table.has(silver=0, peas=0)


def test_card_134_drowns_a_failed_raid_in_mead() -> None:
    table = Table(134, longship=1)
    table.roll(8)
    table.do("send raiding", "keep", "fail")
    assert table.at_rest and table.has(mead=1, stone=1, long_sword=1)


def test_card_134_has_no_mead_for_success_or_pillaging() -> None:
    table = Table(134, longship=1)
    table.roll(6)
    table.do("send raiding", "keep", "spend 0", "pick rune_stone")
    assert table.at_rest and table.has(mead=0)
    table = Table(134, longship=1)
    table.roll(1)
    table.do("send pillaging_2", "keep")
    assert table.at_rest and table.has(mead=0, stone=1, long_sword=1)


@pytest.mark.parametrize(("space", "spent", "left"), [("raiding", 1, 3), ("pillaging_2", 1, 3), ("raiding", 2, 1)])
def test_card_135_takes_a_single_sword_back(space: str, spent: int, left: int) -> None:
    table = Table(135, longship=1, long_sword=3)
    table.roll(5)
    table.do(f"send {space}", "keep", "spend 0", f"spend {spent}", "pick rune_stone")
    assert table.at_rest and table.has(long_sword=left, rune_stone=1)


def test_card_135_does_nothing_without_a_sword_spent_or_after_a_failure() -> None:
    table = Table(135, longship=1, long_sword=1)
    table.roll(6)
    table.do("send raiding", "keep", "spend 0", "spend 0", "pick rune_stone")
    assert table.at_rest and table.has(long_sword=1)
    table = Table(135, longship=1, long_sword=1)
    table.roll(6)
    table.do("send raiding", "keep", "fail")
    assert table.at_rest and table.has(long_sword=2, stone=1)
