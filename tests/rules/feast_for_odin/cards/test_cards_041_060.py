"""Occupation cards 41 to 60, one by one."""

from __future__ import annotations

import pytest

from tests.clauses import rule
from tests.rules.feast_for_odin.bench import bench, holding, owning

# --- 41: oil after the bonus phase------------------------------------------------------------------------------------


@rule("FO-11.9", "FO-11.18")
@pytest.mark.parametrize(("option", "paid"), [(1, "silver"), (2, "mead")])
def test_card_041_sells_oil_after_the_bonus_phase(option: int, paid: str) -> None:
    table = owning(41, {"silver": 2, "mead": 2}, phase="bonus", round=2).do("use 41", f"option {option}")
    assert table.changes() == {paid: -1, "oil": 1}
    assert table.phase == "actions"  # once, and the next round goes on


def test_card_041_can_be_paid_with_the_bonus_just_received() -> None:
    ring = [["silver", "home", cell, 0] for cell in ([8, 0], [8, 1], [8, 2], [9, 0], [10, 0], [10, 2])]
    ring += [["silver", "home", [11, 0], 0], ["silver", "home", [11, 1], 0], ["silver", "home", [10, 1], 0]]
    ring += [["silver", "home", [11, 2], 0], ["silver", "home", [9, 2], 0]]
    table = owning(41, laid=ring, phase="bonus", round=2).do("use 41")
    assert table.changes() == {"oil": 1}  # the mead of the bonus paid for it


def test_card_041_needs_silver_or_mead_and_may_be_declined() -> None:
    assert not owning(41, {"rune_stone": 1}, phase="bonus", round=2).offers("use 41")
    assert owning(41, {"mead": 1}, phase="bonus", round=2).do("done").changes() == {}


@rule("FO-3.36")
def test_card_041_has_no_bonus_phase_in_the_last_round() -> None:
    table = owning(41, {"silver": 1}, phase="feast", round=7).do(*["leave"] * 12)
    assert table.phase == "final_window"
    assert not table.offers("use 41")


# --- 42: silver for wood or stone put into a shed---------------------------------------------------------------------


@rule("FO-11.19")
@pytest.mark.parametrize("material", ["wood", "stone"])
def test_card_042_pays_for_one_piece_put_into_a_shed(material: str) -> None:
    table = owning(42, {"wood": 2, "stone": 2, "shed": 1}, phase="before_income", round=2)
    table.do("use 42", f"fill shed {material}")
    assert table.changes() == {material: -1, "silver": 1}
    assert table.seat()["slots"][f"shed_{material}"] == 1
    assert not table.offers("use 42")
    assert table.do("fill shed wood").changes().get("silver") == 1  # an ordinary filling pays nothing


def test_card_042_needs_a_shed_with_an_empty_slot() -> None:
    assert not owning(42, {"wood": 2, "stone_house": 1}, phase="before_income", round=2).offers("use 42")
    full = owning(42, {"wood": 2, "shed": 1, "silver": 1}, phase="before_income", round=2, mine={"shed_wood": 3})
    assert not full.offers("use 42")


def test_card_042_pays_nothing_without_placing() -> None:
    supply = {"wood": 1, "shed": 1}
    assert owning(42, supply, phase="before_income", round=2).do("done").changes() == {}
    assert owning(42, supply, phase="before_income", round=2).do("use 42", "done").changes() == {}


# --- 43: fruits-------------------------------------------------------------------------------------------------------


@rule("FO-11.1", "FO-11.2")
def test_card_043_gives_fruits_once() -> None:
    table = holding(43)
    assert table.changes() == {}
    table.play_card(43).do("pass", seat=1)
    assert table.changes() == {"fruits": 1}
    assert table.seat()["played"] == [43]
    assert table.do("send market_beans").changes() == {"fruits": 1, "beans": 1, "silver": 1}


# --- 44 to 51, 54, 55, 57 to 59: exchanges at any time----------------------------------------------------------------

Goods = dict[str, int]


def check_exchange(card: int, pay: Goods, gain: Goods) -> None:
    """The whole payment for the whole gain, as often as the owner likes, and not with one piece missing."""
    table = owning(card, {item: 2 * number for item, number in pay.items()}).do(f"use {card}")
    assert table.changes() == {item: -number for item, number in pay.items()} | gain
    table.do(f"use {card}")
    spent = {item: -2 * number for item, number in pay.items()}
    assert table.changes() == spent | {item: 2 * number for item, number in gain.items()}
    for missing in pay:
        short = {item: number - (item == missing) for item, number in pay.items()}
        assert not owning(card, short).offers(f"use {card}")


@rule("FO-11.3", "FO-11.9", "FO-11.19")
def test_card_044_exchanges_hide_wool_and_linen_for_clothing_and_silver() -> None:
    check_exchange(44, {"hide": 1, "wool": 1, "linen": 1}, {"clothing": 1, "silver": 3})


@rule("FO-11.3")
def test_card_045_exchanges_wood_and_silver_for_a_treasure_chest() -> None:
    check_exchange(45, {"wood": 1, "silver": 6}, {"treasure_chest": 1})


@rule("FO-11.3", "FO-17.20")
def test_card_047_exchanges_salt_meat_for_a_hide() -> None:
    check_exchange(47, {"salt_meat": 1}, {"hide": 1})


@rule("FO-11.3")
def test_card_048_exchanges_cattle_for_jewelry() -> None:
    check_exchange(48, {"cattle": 1}, {"jewelry": 1})


@rule("FO-11.3")
def test_card_049_exchanges_cattle_for_five_crops() -> None:
    check_exchange(49, {"cattle": 1}, {"peas": 1, "flax": 1, "beans": 1, "grain": 1, "cabbage": 1})


@rule("FO-11.3")
def test_card_050_exchanges_a_rune_stone_for_a_hide() -> None:
    check_exchange(50, {"rune_stone": 1}, {"hide": 1})


@rule("FO-11.3")
def test_card_055_exchanges_a_chest_and_silver_for_a_treasure_chest() -> None:
    check_exchange(55, {"chest": 1, "silver": 3}, {"treasure_chest": 1})


@rule("FO-11.3")
def test_card_057_exchanges_beans_for_peas_mead_and_stockfish() -> None:
    check_exchange(57, {"beans": 2}, {"peas": 1, "mead": 1, "stockfish": 1})


@rule("FO-11.3")
def test_card_058_exchanges_flax_for_oil() -> None:
    check_exchange(58, {"flax": 2}, {"oil": 3})


@rule("FO-11.3")
def test_card_059_exchanges_flax_and_silver_for_linen() -> None:
    check_exchange(59, {"flax": 2, "silver": 1}, {"linen": 2})


@rule("FO-9.2")
def test_card_047_works_in_windows_between_phases_and_at_the_feast() -> None:
    before = owning(47, {"salt_meat": 2}, phase="before_income", round=2).do("use 47")
    assert before.changes() == {"salt_meat": -1, "hide": 1}
    feast = owning(47, {"salt_meat": 2}, phase="feast", round=2).do("use 47")
    assert feast.changes() == {"salt_meat": -1, "hide": 1}


@rule("FO-17.20")
def test_card_047_does_not_take_stockfish() -> None:
    assert not owning(47, {"stockfish": 5}).offers("use 47")


def test_card_047_feeds_the_action_under_way() -> None:
    table = owning(47, {"salt_meat": 1}).do("send upgrade_2", "use 47", "upgrade hide 1")
    assert table.changes() == {"salt_meat": -1, "silverware": 1}


@rule("FO-9.3")
def test_card_047_sleeps_in_other_players_turns() -> None:
    table = owning(47, {"salt_meat": 2}).do("send fishing_1")
    table.refuse("use 47")


# --- 46: a longship for wood and cloth--------------------------------------------------------------------------------


@pytest.mark.parametrize(("option", "cloth"), [(1, "wool"), (2, "linen")])
def test_card_046_exchanges_wood_and_cloth_for_a_longship(option: int, cloth: str) -> None:
    table = owning(46, {"wood": 6, "wool": 2, "linen": 2}).do("use 46", f"option {option}")
    assert table.changes() == {"wood": -3, cloth: -1, "longship": 1}


@rule("FO-11.15", "FO-1.12")
def test_card_046_needs_a_large_berth_three_wood_and_cloth() -> None:
    assert not owning(46, {"wood": 3, "wool": 1, "knarr": 2, "longship": 2}).offers("use 46")
    assert not owning(46, {"wood": 2, "wool": 1}).offers("use 46")
    assert not owning(46, {"wood": 3}).offers("use 46")


@rule("FO-11.24")
def test_card_046_is_no_shipbuilding() -> None:
    table = bench({"wood": 3, "wool": 1, "mead": 1}, played=[46, 117]).do("use 46")
    assert table.changes() == {"wood": -3, "wool": -1, "longship": 1}
    assert not table.offers("use 117")


# --- 48, 49: cattle of either face------------------------------------------------------------------------------------


def check_either_face(card: int) -> None:
    """The owner chooses which face of the cattle to hand over."""
    for face in ("cattle", "pregnant_cattle"):
        table = owning(card, {"cattle": 1, "pregnant_cattle": 1}).do(f"use {card}", f"pick {face}")
        assert table.changes()[face] == -1
    assert owning(card, {"pregnant_cattle": 1}).do(f"use {card}").changes()["pregnant_cattle"] == -1
    assert not owning(card, {"sheep": 1}).offers(f"use {card}")


@rule("FO-10.7")
def test_card_048_takes_cattle_of_either_face() -> None:
    check_either_face(48)


@rule("FO-10.7")
def test_card_049_takes_cattle_of_either_face() -> None:
    check_either_face(49)


@rule("FO-17.11")
def test_card_049_is_an_extra_harvest_for_other_cards() -> None:
    table = bench({"cattle": 1, "flax": 1}, played=[49, 169, 171]).do("use 49", "use 171")
    # five goods, 1 more flax because flax was there before (169), 1 flax for grain and silver (171)
    assert table.changes() == {
        "cattle": -1, "peas": 1, "beans": 1, "cabbage": 1, "flax": 1, "grain": 2, "silver": 1,
    }  # fmt: skip


@rule("FO-17.11")
def test_card_049_looks_at_the_supply_before_its_own_goods() -> None:
    table = bench({"cattle": 1}, played=[49, 169]).do("use 49")
    assert table.changes() == {"cattle": -1, "peas": 1, "flax": 1, "beans": 1, "grain": 1, "cabbage": 1}


@rule("FO-17.11")
def test_card_049_is_no_round_without_harvest() -> None:
    table = bench({"cattle": 1, "oil": 2}, played=[49, 93, 94], round=3).do("use 49")
    assert not table.offers("use 94")


# --- 51, 54: one of two goods-----------------------------------------------------------------------------------------


def check_choice(card: int, pay: str, option: int, gain: Goods) -> None:
    """One piece for what the chosen option gives, as often as there are pieces."""
    table = owning(card, {pay: 2}).do(f"use {card}", f"option {option}")
    assert table.changes() == {pay: -1} | gain
    table.do(f"use {card}", f"option {option}")
    assert table.changes() == {pay: -2} | {item: 2 * number for item, number in gain.items()}
    assert not table.offers(f"use {card}")


@rule("FO-11.7", "FO-11.19")
@pytest.mark.parametrize(("option", "good"), [(1, "milk"), (2, "cabbage")])
def test_card_051_exchanges_a_rune_stone_for_silver_and_milk_or_cabbage(option: int, good: str) -> None:
    check_choice(51, "rune_stone", option, {"silver": 1, good: 1})


@rule("FO-11.7", "FO-11.19")
@pytest.mark.parametrize(("option", "good"), [(1, "silk"), (2, "chest")])
def test_card_054_exchanges_silverware_for_silk_or_a_chest(option: int, good: str) -> None:
    check_choice(54, "silverware", option, {good: 1})


# --- 52: a card for 1 silver------------------------------------------------------------------------------------------


@rule("FO-11.3")
def test_card_052_plays_cards_for_silver_at_any_time() -> None:
    table = bench({"silver": 2}, played=[52], hand=[43, 26]).do("use 52", "play 43")
    assert table.changes() == {"silver": -1, "fruits": 1}
    table.do("use 52", "play 26")
    assert table.changes() == {"silver": -2, "fruits": 1}  # no red goods to be paid for
    assert table.seat()["played"] == [26, 43, 52]
    assert table.table.awaiting == (0,)


def test_card_052_needs_silver_and_a_card() -> None:
    assert not bench({"silver": 5}, played=[52]).offers("use 52")
    assert not bench({}, played=[52], hand=[43]).offers("use 52")


def test_card_052_can_play_a_card_in_the_window_before_income() -> None:
    table = bench({"silver": 1}, played=[52], hand=[43], phase="before_income").do("use 52", "play 43")
    assert table.supply()["fruits"] == 1


def test_card_052_tells_other_cards_that_an_occupation_was_played() -> None:
    table = bench({"silver": 1}, played=[52, 176], hand=[43]).do("use 52", "play 43")
    assert table.changes() == {"silver": -1, "fruits": 1, "peas": 1}


# --- 53: an orange good up for 1 silver-------------------------------------------------------------------------------


@rule("FO-7.74", "FO-11.19")
@pytest.mark.parametrize(("orange", "red"), [("peas", "mead"), ("cabbage", "game_meat"), ("fruits", "whale_meat")])
def test_card_053_turns_an_orange_good_red_for_silver(orange: str, red: str) -> None:
    table = owning(53, {orange: 2, "silver": 2}).do("use 53", f"upgrade {orange} 1")
    assert table.changes() == {orange: -1, red: 1, "silver": -1}
    table.do("use 53", f"upgrade {orange} 1")
    assert table.changes() == {orange: -2, red: 2, "silver": -2}
    assert not table.offers("use 53")


def test_card_053_turns_nothing_else_and_not_for_free() -> None:
    assert not owning(53, {"mead": 1, "oil": 1, "pregnant_sheep": 1, "silver": 5}).offers("use 53")
    assert not owning(53, {"peas": 1}).offers("use 53")
    table = owning(53, {"peas": 1, "mead": 1, "silver": 1}).do("use 53")
    assert table.options("upgrade") == ["upgrade peas 1"]


# --- 56: two weapons for ore------------------------------------------------------------------------------------------


@rule("FO-7.109")
def test_card_056_discards_any_two_weapons_for_ore() -> None:
    table = owning(56, {"bow": 1, "snare": 1, "long_sword": 2}).do("use 56", "pick bow", "pick long_sword")
    assert table.changes() == {"ore": 1}
    assert table.weapons() == {"bow": -1, "long_sword": -1}
    assert table.table.view(None)["weapons"]["discard"] == {"bow": 1, "snare": 0, "spear": 0, "long_sword": 1}


def test_card_056_takes_two_of_a_kind_and_needs_two() -> None:
    table = owning(56, {"spear": 3}).do("use 56")
    assert table.changes() == {"ore": 1}
    assert table.weapons() == {"spear": -2}
    assert not table.offers("use 56")


# --- 60: one Viking back, or two for the round number-----------------------------------------------------------------

STANDING = {"upgrade_3": {"seat": 0, "vikings": 2}, "fishing_1": {"seat": 0, "vikings": 1},
            "market_fruits": {"seat": 1, "vikings": 3}}  # fmt: skip


@rule("FO-3.25", "FO-11.19")
def test_card_060_brings_one_viking_back() -> None:
    table = holding(60, {"silver": 1}, spaces=STANDING, round=2).play_card(60, "use 60")
    assert table.options("recall") == ["recall fishing_1", "recall upgrade_3", "recall play_occupations_1_2"]
    before = table.seat()["thing"]
    table.do("recall fishing_1")
    assert table.seat()["thing"] == before + 1
    assert table.changes() == {}
    table.do("pass", seat=1)
    assert table.offers("send fishing_1")  # the space is free again


def test_card_060_brings_two_back_for_the_round_number() -> None:
    table = holding(60, {"silver": 3}, spaces=STANDING, round=2).play_card(60, "use 60", "option 2")
    assert table.options("recall") == ["recall upgrade_3", "recall play_occupations_1_2"]
    before = table.seat()["thing"]
    assert table.do("recall upgrade_3").changes() == {"silver": -2}
    assert table.seat()["thing"] == before + 2
    assert "upgrade_3" not in table.table.view(None)["spaces"]


def test_card_060_leaves_the_rest_of_a_space_where_it_stands() -> None:
    table = holding(60, spaces=STANDING, round=2).play_card(60, "use 60", "recall upgrade_3")
    assert table.table.view(None)["spaces"]["upgrade_3"] == {"seat": 0, "vikings": 1}
    assert not table.do("pass", seat=1).offers("send upgrade_3")


def test_card_060_returns_two_vikings_as_one_batch() -> None:
    table = bench({"silver": 2}, played=[151], hand=[60], spaces=STANDING, round=2)
    table.play_card(60, "use 60", "option 2", "recall upgrade_3")
    assert table.changes() == {"silver": -1}  # 2 paid, 1 for the one batch


def test_card_060_may_be_declined() -> None:
    table = holding(60, {"silver": 3}, spaces=STANDING, round=2).play_card(60, "done")
    assert table.changes() == {}
    assert table.table.view(None)["spaces"]["upgrade_3"] == {"seat": 0, "vikings": 2}


@rule("FO-14.13")
def test_card_060_leaves_vikings_of_the_other_colour_in_the_solo_game() -> None:
    spaces = {"upgrade_3": {"seat": "previous", "vikings": 2}, "fishing_1": {"seat": 0, "vikings": 1}}
    table = holding(60, players=1, spaces=spaces, mine={"thing": 6}, aside=4).play_card(60, "use 60")
    assert table.options("recall") == ["recall fishing_1", "recall play_occupations_1_2"]
