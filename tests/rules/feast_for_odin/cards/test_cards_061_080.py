"""Occupation cards 61 to 80, one by one."""

from __future__ import annotations

import pytest

from meadhall.games.feast_for_odin.board.placement import covered_cells
from tests.clauses import rule
from tests.rules.feast_for_odin.bench import Bench, bench, holding

Goods = dict[str, int]


def check_offer(card: int, pay: Goods, gain: Goods, round: int = 2) -> None:
    """An exchange offered once on playing the card: taken, declined, and not offered with one piece missing."""
    table = holding(card, {item: 3 * number for item, number in pay.items()}, round=round).play_card(card)
    table.do(f"use {card}")
    weapons = {item: -number for item, number in pay.items() if item in ("bow", "snare", "spear", "long_sword")}
    assert table.weapons() == weapons
    assert table.changes() == {item: -number for item, number in pay.items() if item not in weapons} | gain
    assert table.table.awaiting == (1,)  # once only
    declined = holding(card, pay, round=round).play_card(card, "done")
    assert declined.changes() == {}
    assert declined.seat()["played"] == [card]
    for missing in pay:
        short = {item: number - (item == missing) for item, number in pay.items()}
        poor = holding(card, short, round=round).play_card(card)
        assert poor.table.awaiting == (1,)
        assert poor.changes() == {}


# --- 61: a longship sold----------------------------------------------------------------------------------------------


@rule("FO-11.19")
def test_card_061_sells_a_longship_for_eight_silver() -> None:
    check_offer(61, {"longship": 1}, {"silver": 8})


@rule("FO-9.9")
def test_card_061_loses_the_ore_on_the_ship() -> None:
    table = holding(61, {"longship_3": 1, "longship": 1, "knarr": 1}).play_card(61, "use 61")
    assert table.options("pick") == ["pick longship", "pick longship_3"]
    assert table.do("pick longship_3").changes() == {"longship_3": -1, "silver": 8}


@rule("FO-3.20", "FO-7.67")
def test_card_061_played_early_keeps_the_ships_for_plundering() -> None:
    two = holding(61, {"longship": 2}).do("send plundering", "play 61")
    assert two.changes() == {"silver_hoard": 1}
    three = holding(61, {"longship": 3}).do("send plundering", "play 61", "use 61")
    assert three.changes() == {"longship": -1, "silver": 8, "silver_hoard": 1}


# --- 62: Crucifix or Cloakpin for ore and silver----------------------------------------------------------------------


@pytest.mark.parametrize(("option", "tile"), [(1, "crucifix"), (2, "cloakpin")])
def test_card_062_forges_the_crucifix_or_the_cloakpin(option: int, tile: str) -> None:
    table = holding(62, {"ore": 2, "silver": 2}).play_card(62, "use 62", f"option {option}")
    assert table.changes() == {"ore": -1, "silver": -1, tile: 1}
    assert tile not in table.table.view(None)["display"]


@rule("FO-11.15")
def test_card_062_needs_the_tile_on_the_display_and_the_payment() -> None:
    one = holding(62, {"ore": 1, "silver": 1}, others={"supply": {"crucifix": 1}}).play_card(62, "use 62")
    assert one.changes() == {"ore": -1, "silver": -1, "cloakpin": 1}
    both = holding(62, {"ore": 1, "silver": 1}, others={"supply": {"crucifix": 1, "cloakpin": 1}}).play_card(62)
    assert both.table.awaiting == (1,)
    assert both.seat()["score"]["occupations"] == 3
    assert holding(62, {"ore": 1}).play_card(62).table.awaiting == (1,)
    assert holding(62, {"silver": 1}).play_card(62).table.awaiting == (1,)


# --- 63: a sheep slaughtered, the Drinking Horn bought----------------------------------------------------------------

SLAUGHTERED = {"salt_meat": 1, "hide": 1, "wool": 1}


@rule("FO-11.19")
def test_card_063_does_one_or_both() -> None:
    supply = {"sheep": 2, "silver": 6}
    both = holding(63, supply).play_card(63, "use 63", "option 1", "option 2")
    assert both.changes() == SLAUGHTERED | {"sheep": -1, "silver": -3, "drinking_horn": 1}
    sheep = holding(63, supply).play_card(63, "use 63", "option 1", "done")
    assert sheep.changes() == SLAUGHTERED | {"sheep": -1}
    horn = holding(63, supply).play_card(63, "use 63", "option 2")
    assert horn.changes() == {"silver": -3, "drinking_horn": 1}
    assert horn.table.awaiting == (1,)


def test_card_063_takes_a_pregnant_sheep_as_well() -> None:
    table = holding(63, {"sheep": 1, "pregnant_sheep": 1}).play_card(63, "use 63", "option 1", "pick pregnant_sheep")
    assert table.changes() == SLAUGHTERED | {"pregnant_sheep": -1}


def test_card_063_needs_a_sheep_or_the_horn_on_the_display() -> None:
    table = holding(63, {"silver": 3}, others={"supply": {"drinking_horn": 1}}).play_card(63)
    assert table.table.awaiting == (1,)
    assert holding(63, {"silver": 2, "cattle": 1}).play_card(63).table.awaiting == (1,)


# --- 64: a whaling boat becomes a longship----------------------------------------------------------------------------


@rule("FO-11.19")
def test_card_064_exchanges_a_boat_and_silver_for_a_longship() -> None:
    check_offer(64, {"whaling_boat": 1, "silver": 2}, {"longship": 1})


@rule("FO-9.9")
def test_card_064_loses_the_ore_on_the_boat() -> None:
    table = holding(64, {"whaling_boat_1": 1, "silver": 2}).play_card(64, "use 64")
    assert table.changes() == {"whaling_boat_1": -1, "silver": -2, "longship": 1}


@rule("FO-11.24", "FO-1.12")
def test_card_064_needs_a_large_berth_and_is_no_shipbuilding() -> None:
    assert holding(64, {"whaling_boat": 1, "silver": 2, "knarr": 4}).play_card(64).table.awaiting == (1,)
    table = bench({"whaling_boat": 1, "silver": 2, "mead": 1}, hand=[64], played=[117]).play_card(64, "use 64")
    assert table.table.awaiting == (1,)  # card 117 answers to ships built


@rule("FO-3.20", "FO-7.61")
def test_card_064_played_early_keeps_the_boat_for_whaling() -> None:
    one = holding(64, {"whaling_boat": 1, "silver": 2}).roll(5).do("send whaling_1", "play 64")
    assert one.step == "dice"
    two = holding(64, {"whaling_boat": 2, "silver": 2}).roll(5).do("send whaling_1", "play 64", "use 64")
    assert two.changes() == {"whaling_boat": -1, "silver": -2, "longship": 1}
    assert two.step == "dice"


# --- 65: weapons for a treasure chest---------------------------------------------------------------------------------


def test_card_065_exchanges_snares_and_spears_for_a_treasure_chest() -> None:
    check_offer(65, {"snare": 2, "spear": 2}, {"treasure_chest": 1})


# --- 66: an orange good diagonally up to the right--------------------------------------------------------------------


@rule("FO-11.19")
@pytest.mark.parametrize(
    ("good", "steps", "result"),
    [
        ("beans", 1, "salt_meat"),
        ("beans", 2, "skin_and_bones"),
        ("cabbage", 1, "sheep"),
        ("cabbage", 2, "robe"),
        ("fruits", 1, "cattle"),
        ("peas", 2, "wool"),
        ("flax", 2, "linen"),
        ("grain", 2, "fur"),
    ],
)
def test_card_066_moves_an_orange_good_diagonally(good: str, steps: int, result: str) -> None:
    table = holding(66, {good: 1, "silver": 3}).play_card(66, "use 66", f"upgrade {good} {steps}")
    assert table.changes() == {good: -1, result: 1, "silver": -1}
    assert table.table.awaiting == (1,)


def test_card_066_ends_at_the_edge_and_needs_silver_and_an_orange_good() -> None:
    table = holding(66, {"fruits": 1, "mead": 1, "silver": 1}).play_card(66, "use 66")
    assert table.options("upgrade") == ["upgrade fruits 1"]
    assert holding(66, {"fruits": 1}).play_card(66).table.awaiting == (1,)
    assert holding(66, {"mead": 1, "oil": 1, "silver": 1}).play_card(66).table.awaiting == (1,)
    assert holding(66, {"fruits": 1, "silver": 1}).play_card(66, "done").changes() == {}


# --- 67: silverware and a meal----------------------------------------------------------------------------------------


def test_card_067_sells_silverware_game_meat_and_mead() -> None:
    check_offer(67, {"silver": 4}, {"silverware": 2, "game_meat": 1, "mead": 1})


@rule("FO-3.20", "FO-8.3")
def test_card_067_played_early_leaves_the_cost_of_the_space() -> None:
    poor = holding(67, {"silver": 6}).do("send buy_sheep_and_cattle", "play 67")
    assert poor.changes() == {"silver": -3, "sheep": 1, "cattle": 1}
    rich = holding(67, {"silver": 7}).do("send buy_sheep_and_cattle", "play 67", "use 67")
    assert rich.changes() == {"silver": -7, "sheep": 1, "cattle": 1, "silverware": 2, "game_meat": 1, "mead": 1}


# --- 68, 69: weapons--------------------------------------------------------------------------------------------------


def test_card_068_draws_four_weapons() -> None:
    table = holding(68).play_card(68, "use 68")
    assert sum(table.weapons().values()) == 4
    assert len(table.state.weapon_deck) == 43
    assert holding(68).play_card(68, "done").weapons() == {}


@rule("FO-11.19", "FO-7.108")
def test_card_069_fills_up_to_two_of_each_weapon() -> None:
    supply = {"bow": 1, "snare": 3, "spear": 2}
    table = holding(69, supply, weapons={"discard": {"long_sword": 1}}).play_card(69, "use 69")
    assert table.weapons() == {"bow": 1, "long_sword": 2}
    assert table.table.view(None)["weapons"]["discard"]["long_sword"] == 0
    assert holding(69, supply).play_card(69, "done").weapons() == {}


def test_card_069_offers_nothing_to_the_well_armed() -> None:
    armed = {"bow": 2, "snare": 2, "spear": 3, "long_sword": 2}
    assert holding(69, armed).play_card(69).table.awaiting == (1,)


# --- 70, 71: a special tile taken off a board-------------------------------------------------------------------------


def cells(table: Bench, seat: int, area: int) -> int:
    return covered_cells(table.state, seat, area)


def check_swap(card: int, tile: str, fill: list[str], owner: int, turn: int) -> None:
    """The tile goes to the card's owner; two goods take exactly its outline on the same board."""
    laid = [[tile, "home", [2, 2], turn], ["silver", "home", [0, 0], 0]]
    table = holding(card, others={"laid": laid}) if owner else holding(card, laid=laid)
    before = cells(table, owner, 0)
    table.play_card(card, f"use {card}")
    assert table.changes() == {tile: 1}
    pieces = table.seat(owner)["laid"]
    assert sorted(piece[0] for piece in pieces) == sorted([*fill, "silver"])
    assert all(piece[1] == "home" for piece in pieces)
    assert cells(table, owner, 0) == before
    assert table.changes(1) == {}


@rule("FO-11.19", "FO-17.15")
@pytest.mark.parametrize("turn", range(8))
@pytest.mark.parametrize("owner", [0, 1])
def test_card_070_takes_the_cloakpin_off_a_board(owner: int, turn: int) -> None:
    check_swap(70, "cloakpin", ["silverware", "rune_stone"], owner, turn)


def check_no_swap(card: int, tile: str, cell: list[int]) -> None:
    """Neither from the display, nor from a supply, nor from a house."""
    assert holding(card).play_card(card).table.awaiting == (1,)
    assert holding(card, others={"supply": {tile: 1}}).play_card(card).table.awaiting == (1,)
    house = {"supply": {"long_house": 1}, "laid": [[tile, "long_house_1", cell, 0]]}
    assert holding(card, others=house).play_card(card).table.awaiting == (1,)


@rule("FO-11.15")
def test_card_070_needs_the_cloakpin_on_a_board() -> None:
    check_no_swap(70, "cloakpin", [1, 4])


def test_card_070_may_leave_the_cloakpin_where_it_lies() -> None:
    laid = [["cloakpin", "home", [2, 2], 0]]
    table = holding(70, others={"laid": laid}).play_card(70, "done")
    assert table.changes() == {}
    assert table.seat(1)["laid"] == laid


def test_card_070_reaches_exploration_boards() -> None:
    boards = {"C": {"owner": 1}}
    laid = [["cloakpin", "board_c", [3, 0], 0]]
    table = holding(70, others={"laid": laid}, boards=boards).play_card(70, "use 70")
    assert table.changes() == {"cloakpin": 1}
    assert {piece[1] for piece in table.seat(1)["laid"]} == {"board_c"}


@rule("FO-11.19", "FO-17.15")
@pytest.mark.parametrize("turn", range(8))
@pytest.mark.parametrize("owner", [0, 1])
def test_card_071_takes_the_drinking_horn_off_a_board(owner: int, turn: int) -> None:
    check_swap(71, "drinking_horn", ["chest", "rune_stone"], owner, turn)


@rule("FO-11.15")
def test_card_071_needs_the_horn_on_a_board_and_costs_a_point() -> None:
    check_no_swap(71, "drinking_horn", [0, 4])
    assert holding(71).play_card(71).seat()["score"]["occupations"] == -1


# --- 72: a stone house bought-----------------------------------------------------------------------------------------


@rule("FO-11.19")
@pytest.mark.parametrize("round", [1, 4, 7])
def test_card_072_buys_a_stone_house_for_the_round_number(round: int) -> None:
    check_offer(72, {"silver": round}, {"stone_house": 1}, round=round)


@rule("FO-12.1")
def test_card_072_needs_a_stone_house_in_stock() -> None:
    table = holding(72, {"silver": 9}, others={"supply": {"stone_house": 3}}).play_card(72)
    assert table.table.awaiting == (1,)


# --- 73: silverware, Crucifix or Chalice------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "change"),
    [(1, {"silverware": 1}), (2, {"crucifix": 1, "silver": -2}), (3, {"chalice": 1, "silver": -5})],
)
def test_card_073_gives_one_of_three(option: int, change: Goods) -> None:
    table = holding(73, {"silver": 5}).play_card(73, "use 73", f"option {option}")
    assert table.changes() == change
    assert table.table.awaiting == (1,)


def test_card_073_offers_what_can_be_paid_and_is_there() -> None:
    table = holding(73, {"silver": 4}).play_card(73, "use 73")
    assert table.options("option") == ["option 1", "option 2"]
    gone = holding(73, {"silver": 9}, others={"supply": {"crucifix": 1}}).play_card(73, "use 73")
    assert gone.options("option") == ["option 1", "option 3"]
    assert holding(73).play_card(73, "use 73").changes() == {"silverware": 1}
    assert holding(73, {"silver": 9}).play_card(73, "done").changes() == {}


# --- 74, 75, 80: single purchases-------------------------------------------------------------------------------------


def test_card_074_sells_cattle_for_grain_and_silver() -> None:
    check_offer(74, {"grain": 1, "silver": 2}, {"cattle": 1})


def test_card_075_sells_skin_and_bones() -> None:
    check_offer(75, {"silver": 1}, {"skin_and_bones": 1})


def test_card_080_sells_a_sheep() -> None:
    check_offer(80, {"silver": 2}, {"sheep": 1})


# --- 76: one Viking back from each space of column 4------------------------------------------------------------------

FOURTH = {"market_spices": {"seat": 0, "vikings": 4}, "plundering": {"seat": 0, "vikings": 1},
          "whaling_1": {"seat": 1, "vikings": 4}, "market_fruits": {"seat": 0, "vikings": 3}}  # fmt: skip


@rule("FO-11.19", "FO-3.25")
def test_card_076_brings_one_viking_back_from_each_fourth_column_space() -> None:
    table = holding(76, spaces=FOURTH, round=6).play_card(76, "use 76")
    assert table.options("recall") == ["recall market_spices", "recall plundering"]
    before = table.seat()["thing"]
    table.do("recall market_spices", "recall plundering")
    assert table.seat()["thing"] == before + 2
    spaces = table.table.view(None)["spaces"]
    assert spaces["market_spices"] == {"seat": 0, "vikings": 3}
    assert "plundering" not in spaces  # empty, and free again
    assert table.table.awaiting == (1,)


def test_card_076_lets_the_owner_leave_vikings_and_needs_some() -> None:
    table = holding(76, spaces=FOURTH, round=6).play_card(76, "use 76")
    before = table.seat()["thing"]
    table.do("recall plundering", "done")
    assert table.seat()["thing"] == before + 1
    assert holding(76, spaces={"market_fruits": {"seat": 0, "vikings": 3}}, round=6).play_card(76).table.awaiting == (
        1,
    )


@rule("FO-14.13")
def test_card_076_leaves_vikings_of_the_other_colour_in_the_solo_game() -> None:
    spaces = {"market_spices": {"seat": "previous", "vikings": 4}}
    table = holding(76, players=1, spaces=spaces, mine={"thing": 7}, aside=2).play_card(76)
    assert table.step == "turn"


# --- 77: an occupied space of column 2--------------------------------------------------------------------------------


OTHERS = {"products_mead": {"seat": 1, "vikings": 2}, "laying_a_snare": {"seat": 1, "vikings": 2}}


@rule("FO-11.19")
def test_card_077_uses_an_occupied_space_of_column_two() -> None:
    table = holding(77, spaces=OTHERS | {"fishing_1": {"seat": 1, "vikings": 1}}, round=6).play_card(77, "use 77")
    assert table.options("copy") == ["copy laying_a_snare", "copy products_mead"]
    before = table.seat()["thing"]
    assert table.do("copy products_mead").changes() == {"mead": 2, "silver": 2}
    assert table.seat()["thing"] == before
    assert table.table.view(None)["spaces"]["products_mead"] == {"seat": 1, "vikings": 2}


def test_card_077_may_use_an_own_space_again() -> None:
    spaces = {"wood_per_player": {"seat": 0, "vikings": 2}}
    table = holding(77, spaces=spaces, round=6).play_card(77, "use 77", "copy wood_per_player")
    assert table.changes() == {"wood": 2, "ore": 1}


@rule("FO-14.6")
def test_card_077_may_use_a_space_of_the_other_colour_in_the_solo_game() -> None:
    spaces = {"products_mead": {"seat": "previous", "vikings": 2}}
    table = holding(77, players=1, spaces=spaces, mine={"thing": 7}, aside=4).play_card(77, "use 77")
    assert table.do("copy products_mead").changes() == {"mead": 2, "silver": 2}


@rule("FO-7.110")
def test_card_077_returns_no_viking_from_a_failed_snare() -> None:
    table = holding(77, spaces=OTHERS, round=6).play_card(77, "use 77")
    before = table.seat()["thing"]
    table.roll(8).do("copy laying_a_snare", "keep")
    assert table.changes() == {"wood": 1}
    assert table.weapons() == {"snare": 1}
    assert table.seat()["thing"] == before
    assert table.table.view(None)["spaces"]["laying_a_snare"] == {"seat": 1, "vikings": 2}


def test_card_077_pays_the_cost_of_the_space_and_needs_an_occupied_one() -> None:
    spaces = {"build_knarr": {"seat": 1, "vikings": 2}}
    table = holding(77, {"wood": 2}, spaces=spaces, round=6).play_card(77, "use 77", "copy build_knarr")
    assert table.changes() == {"wood": -2, "knarr": 1}
    assert holding(77, {"wood": 1}, spaces=spaces, round=6).play_card(77).table.awaiting == (1,)
    assert holding(77, round=6).play_card(77).table.awaiting == (1,)
    assert holding(77, spaces=OTHERS, round=6).play_card(77, "done").changes() == {}


# --- 78: tiles turned over--------------------------------------------------------------------------------------------


@rule("FO-17.16", "FO-11.19")
@pytest.mark.parametrize(("knarrs", "tiles"), [(1, 2), (2, 4), (3, 6), (4, 7)])
def test_card_078_turns_tiles_by_the_number_of_knarrs(knarrs: int, tiles: int) -> None:
    table = holding(78, {"knarr": knarrs, "peas": 9}).play_card(78, "use 78", *["turn peas"] * tiles)
    assert table.changes() == {"peas": -tiles, "mead": tiles}
    assert table.table.awaiting == (1,)


def test_card_078_turns_either_way_but_no_animals_and_no_special_tiles() -> None:
    supply = {"knarr": 2, "mead": 1, "oil": 1, "jewelry": 1, "sheep": 1, "cattle": 1, "helmet": 1}
    table = holding(78, supply).play_card(78, "use 78")
    assert table.options("turn") == ["turn mead", "turn oil", "turn jewelry"]
    table.do("turn mead", "turn oil", "turn jewelry", "done")
    assert table.changes() == {"mead": -1, "peas": 1, "oil": -1, "rune_stone": 1, "jewelry": -1, "fur": 1}


@rule("FO-11.24")
def test_card_078_is_neither_upgrade_nor_gain() -> None:
    table = bench({"knarr": 1, "wool": 1, "silver": 1}, hand=[78], played=[28]).play_card(
        78, "use 78", "turn wool", "done"
    )
    assert table.changes() == {"wool": -1, "chest": 1}
    assert table.table.awaiting == (1,)


def test_card_078_needs_a_knarr() -> None:
    assert holding(78, {"longship": 2, "peas": 2}).play_card(78).table.awaiting == (1,)


# --- 79: a pregnant cattle--------------------------------------------------------------------------------------------


@rule("FO-11.19")
def test_card_079_makes_a_cattle_pregnant() -> None:
    table = holding(79, {"cattle": 2, "sheep": 1}).play_card(79, "use 79", "turn cattle")
    assert table.changes() == {"cattle": -1, "pregnant_cattle": 1}
    assert table.table.awaiting == (1,)


@rule("FO-17.3")
def test_card_079_two_pregnant_cattle_both_give_birth() -> None:
    table = holding(79, {"cattle": 1, "pregnant_cattle": 1}).play_card(79, "use 79", "turn cattle")
    table.do("pass", seat=1)
    table.do("pass")
    assert table.phase == "feast"
    assert table.changes() == {"cattle": 3, "pregnant_cattle": -1}  # four cattle, none of them pregnant


def test_card_079_needs_a_cattle_that_is_not_pregnant() -> None:
    assert holding(79, {"pregnant_cattle": 1, "sheep": 2}).play_card(79).table.awaiting == (1,)
    assert holding(79, {"cattle": 1}).play_card(79, "done").changes() == {}
