"""Occupation cards 81 to 95, one by one."""

from __future__ import annotations

import pytest

from tests.clauses import rule
from tests.rules.feast_for_odin.bench import bench, holding, owning

Goods = dict[str, int]

# --- 81, 82: cheaper longships----------------------------------------------------------------------------------------


@rule("FO-11.19")
@pytest.mark.parametrize(
    ("weapons", "price"),
    [
        ({}, 8),
        ({"snare": 5}, 8),
        ({"long_sword": 1}, 7),
        ({"spear": 1}, 7),  # 7 1/2, rounded down
        ({"spear": 1, "bow": 1}, 7),
        ({"long_sword": 2, "spear": 2, "bow": 1}, 4),  # 4 1/2, rounded down
        ({"long_sword": 6, "spear": 3, "bow": 3}, 0),
    ],
)
def test_card_081_sells_a_longship_cheaper_for_each_weapon(weapons: Goods, price: int) -> None:
    table = holding(81, weapons | {"silver": 8}).play_card(81, "use 81")
    assert table.changes() == {"longship": 1} | ({"silver": -price} if price else {})
    assert table.weapons() == {}  # only counted
    if price:
        assert holding(81, weapons | {"silver": price - 1}).play_card(81).table.awaiting == (1,)


def test_card_081_needs_a_berth_and_may_be_declined() -> None:
    assert holding(81, {"silver": 8, "knarr": 4}).play_card(81).table.awaiting == (1,)
    assert holding(81, {"silver": 8}).play_card(81, "done").changes() == {}


@rule("FO-11.8")
@pytest.mark.parametrize(("knarrs", "price"), [(0, 8), (1, 6), (2, 3), (3, 1)])
def test_card_082_sells_a_longship_cheaper_for_each_knarr(knarrs: int, price: int) -> None:
    table = holding(82, {"knarr": knarrs, "silver": 8}).play_card(82, "use 82")
    assert table.changes() == {"longship": 1, "silver": -price}
    assert holding(82, {"knarr": knarrs, "silver": price - 1}).play_card(82).table.awaiting == (1,)


def test_card_082_needs_a_berth_and_may_be_declined() -> None:
    assert holding(82, {"knarr": 4, "silver": 8}).play_card(82).table.awaiting == (1,)
    assert holding(82, {"knarr": 1, "silver": 8}).play_card(82, "done").changes() == {}


# --- 83: four goods of one type up------------------------------------------------------------------------------------


@rule("FO-11.19", "FO-7.75")
def test_card_083_raises_up_to_four_goods_of_one_type() -> None:
    table = holding(83, {"mead": 5, "peas": 2}).play_card(83, "use 83", "upgrade mead 1")
    assert table.options("upgrade") == ["upgrade mead 1"]
    assert table.do(*["upgrade mead 1"] * 3).changes() == {"mead": -4, "oil": 4}
    assert table.table.awaiting == (1,)


def test_card_083_takes_both_faces_of_an_animal_as_one_type() -> None:
    table = holding(83, {"sheep": 1, "pregnant_sheep": 1, "cattle": 1})
    table.play_card(83, "use 83", "upgrade sheep 1", "upgrade pregnant_sheep 1")
    assert table.changes() == {"sheep": -1, "pregnant_sheep": -1, "fur": 2}
    assert table.table.awaiting == (1,)


def test_card_083_may_stop_early_or_be_declined() -> None:
    table = holding(83, {"mead": 3}).play_card(83, "use 83", "upgrade mead 1", "done")
    assert table.changes() == {"mead": -1, "oil": 1}
    assert holding(83, {"mead": 3}).play_card(83, "done").changes() == {}
    assert holding(83, {"silk": 3}).play_card(83).table.awaiting == (1,)


@rule("FO-11.24")
def test_card_083_is_a_four_goods_up_action_for_card_152() -> None:
    table = bench({"mead": 4}, hand=[83], played=[152]).play_card(83, "use 83", "upgrade mead 2")
    assert table.options("upgrade") == ["upgrade mead 1"]  # one of the goods only
    assert table.do(*["upgrade mead 1"] * 3).changes() == {"mead": -4, "rune_stone": 1, "oil": 3}


# --- 84: emigration, cheaper for each large ship----------------------------------------------------------------------


@rule("FO-7.85", "FO-11.19")
@pytest.mark.parametrize(
    ("round", "ships", "price"),
    [(4, {"knarr": 1}, 3), (6, {"knarr": 2}, 4), (2, {"knarr": 4}, 0), (1, {"knarr": 1}, 0)],
)
def test_card_084_emigrates_cheaper_for_each_large_ship(round: int, ships: Goods, price: int) -> None:
    table = holding(84, ships | {"silver": price}, round=round).play_card(84, "use 84")
    assert table.changes() == {"knarr": -1} | ({"silver": -price} if price else {})
    assert table.seat()["emigrated"] == {"knarr": 1, "longship": 0}
    if price:
        assert holding(84, ships | {"silver": price - 1}, round=round).play_card(84).table.awaiting == (1,)


def test_card_084_lets_the_owner_name_the_ship() -> None:
    table = holding(84, {"knarr": 1, "longship": 1, "silver": 9}, round=5).play_card(84, "use 84")
    assert table.options("pick") == ["pick knarr", "pick longship"]
    assert table.do("pick longship").changes() == {"longship": -1, "silver": -3}  # both ships counted


@rule("FO-7.87")
def test_card_084_needs_a_large_ship_and_room_on_the_table() -> None:
    assert holding(84, {"whaling_boat": 3, "silver": 9}).play_card(84).table.awaiting == (1,)
    full = holding(84, {"knarr": 1, "silver": 9}, round=2, mine={"emigrated_knarrs": 3}).play_card(84)
    assert full.table.awaiting == (1,)  # the fourth ship needs column 8, round 2 has 7
    assert holding(84, {"knarr": 1, "silver": 9}).play_card(84, "done").changes() == {}


def test_card_084_is_no_use_of_a_space_for_card_2() -> None:
    table = bench({"knarr": 1, "silver": 9}, hand=[84], played=[2], round=4).play_card(84, "use 84")
    assert table.changes() == {"knarr": -1, "silver": -3}


@rule("FO-3.20")
def test_card_084_played_early_keeps_ships_and_silver_for_the_space() -> None:
    ships = {"knarr": 1, "longship": 2, "silver": 3}
    plunder = holding(84, ships, round=4).do("send plundering", "play 84", "use 84")
    assert plunder.changes() == {"knarr": -1, "silver": -1, "silver_hoard": 1}  # the longships must stay
    market = holding(84, {"knarr": 1, "silver": 5}, round=4).do("send buy_sheep_and_cattle", "play 84")
    assert market.changes() == {"silver": -3, "sheep": 1, "cattle": 1}  # 3 for emigrating would leave 2


# --- 85: hunting and snaring for silver-------------------------------------------------------------------------------


@rule("FO-11.19", "FO-7.110")
def test_card_085_hunts_and_lays_a_snare_for_silver() -> None:
    table = holding(85, {"silver": 3, "wood": 3}).roll(1, 2)
    table.play_card(85, "use 85", "option 1", "keep", "pay 1 0")
    assert table.changes() == {"silver": -1, "wood": -1, "hide": 1, "game_meat": 1}
    table.do("option 1", "keep", "pay 2 0")
    assert table.changes() == {"silver": -3, "wood": -3, "hide": 1, "game_meat": 1, "fur": 1}
    assert table.weapons() == {"snare": 1}
    assert table.table.awaiting == (1,)


@rule("FO-7.110")
def test_card_085_returns_no_vikings_from_a_failed_snare() -> None:
    table = holding(85, {"silver": 2}).play_card(85, "use 85")
    before = table.seat()["thing"]
    table.roll(8).do("done", "option 1", "keep")
    assert table.changes() == {"silver": -2, "wood": 1}
    assert table.weapons() == {"snare": 1}
    assert table.seat()["thing"] == before


def test_card_085_offers_what_can_be_paid() -> None:
    table = holding(85, {"silver": 1}).roll(8).play_card(85, "use 85", "option 1", "keep")
    assert table.changes() == {"silver": -1, "wood": 1}
    assert table.table.awaiting == (1,)  # nothing left for the snare
    assert holding(85).play_card(85).table.awaiting == (1,)
    assert holding(85, {"silver": 3}).play_card(85, "done").changes() == {}


@rule("FO-3.20")
def test_card_085_played_early_keeps_the_wood_for_the_space() -> None:
    table = holding(85, {"silver": 1, "wood": 3, "stone": 2, "bow": 1}).roll(2)
    table.do("send build_combo", "play 85", "use 85", "option 1", "keep")
    assert table.options("pay") == ["pay 1 1"]  # two of the three wood are for the building


# --- 86: hides--------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hides", [1, 2, 3])
def test_card_086_sells_hides(hides: int) -> None:
    table = holding(86, {"silver": 6}).play_card(86, "use 86", f"option {hides}")
    assert table.changes() == {"silver": -2 * hides, "hide": hides}
    assert table.table.awaiting == (1,)


def test_card_086_sells_no_more_than_can_be_paid() -> None:
    table = holding(86, {"silver": 5}).play_card(86, "use 86")
    assert table.options("option") == ["option 1", "option 2"]
    assert holding(86, {"silver": 1}).play_card(86).table.awaiting == (1,)
    assert holding(86, {"silver": 6}).play_card(86, "done").changes() == {}


# --- 87: the Crucifix, or four items of a strip-----------------------------------------------------------------------


def test_card_087_gives_the_crucifix() -> None:
    table = holding(87, strips={"strip_1": 0}).play_card(87, "use 87", "option 1")
    assert table.changes() == {"crucifix": 1}


@rule("FO-7.70", "FO-7.72")
def test_card_087_takes_up_to_four_items_of_one_strip() -> None:
    table = holding(87, strips={"strip_1": 3, "strip_3": 0}).play_card(87, "use 87", "option 2")
    assert table.options("take strip_1")[-1] == "take strip_1 4"
    assert table.do("take strip_1 4").changes() == {"ore": 2, "silver": 4}  # two pairs of silver
    assert table.table.awaiting == (1,)
    assert "strip_1" not in table.table.view(None)["strips"]
    fewer = holding(87, strips={"strip_1": 3}).play_card(87, "use 87", "option 2", "take strip_1 1")
    assert fewer.changes() == {"ore": 1}
    assert fewer.table.awaiting == (1,)


def test_card_087_leaves_the_strips_when_the_crucifix_is_gone() -> None:
    table = holding(87, strips={"strip_1": 0}, others={"supply": {"crucifix": 1}}).play_card(87, "use 87")
    assert table.do("take strip_1 3").changes() == {"wood": 2, "stone": 1}
    assert holding(87).play_card(87, "done").changes() == {}


# --- 88: goods diagonally up to the left before overseas trading------------------------------------------------------


@rule("FO-11.11", "FO-11.19")
@pytest.mark.parametrize(
    ("good", "result"),
    [("cattle", "robe"), ("mead", None), ("flax", "mead"), ("linen", "chest"), ("sheep", "skin_and_bones")],
)
def test_card_088_moves_a_good_diagonally_before_overseas_trading(good: str, result: str | None) -> None:
    table = owning(88, {good: 1, "knarr": 1, "silver": 2}).do("send overseas_trade_1")
    if result is None:
        assert table.changes() == {"silver": -1}  # at the left edge: nothing to move
    else:
        table.do("use 88", f"upgrade {good} 1")
        assert table.supply().get("silver", 0) == 0
        assert table.supply()[result] == 1


@rule("FO-11.19")
def test_card_088_gives_each_knarr_a_move_with_the_same_good_if_wanted() -> None:
    table = owning(88, {"cattle": 1, "knarr": 2, "silver": 5})
    table.do("send overseas_trade_2", "use 88", "upgrade cattle 1", "upgrade robe 1")
    assert table.changes() == {"cattle": -1, "jewelry": 1, "silver": -3}
    assert table.table.awaiting == (1,)


def test_card_088_feeds_the_trading_and_may_stop_early() -> None:
    table = owning(88, {"cattle": 2, "knarr": 2, "silver": 5})
    table.do("send overseas_trade_1", "use 88", "upgrade cattle 1", "done", "turn robe")
    assert table.changes() == {"cattle": -1, "treasure_chest": 1, "silver": -2}
    declined = owning(88, {"cattle": 1, "knarr": 1, "silver": 2}).do("send overseas_trade_1", "done")
    assert declined.changes() == {"silver": -1}


@rule("FO-3.20")
def test_card_088_cannot_spend_the_silver_of_the_trading_itself() -> None:
    table = owning(88, {"cattle": 1, "oil": 1, "knarr": 1, "silver": 1}).do("send overseas_trade_1")
    assert not table.offers("use 88")
    assert table.do("turn oil").changes() == {"oil": -1, "rune_stone": 1, "silver": -1}
    two = owning(88, {"cattle": 2, "knarr": 2, "silver": 2})
    two.do("send overseas_trade_1", "use 88", "upgrade cattle 1", "turn robe")
    assert two.changes() == {"cattle": -1, "treasure_chest": 1, "silver": -2}


@rule("FO-3.20")
def test_card_028_cannot_spend_the_silver_of_the_trading_either() -> None:
    table = bench({"wool": 1, "knarr": 1, "silver": 1}, played=[28, 37])
    table.do("send overseas_trade_1", "use 37", "upgrade wool 1")
    assert table.changes() == {"wool": -1, "chest": 1, "silver": -1}
    assert table.table.awaiting == (1,)


# --- 89: stones count 2-----------------------------------------------------------------------------------------------


@rule("FO-11.20")
def test_card_089_counts_stones_twice_in_raids() -> None:
    table = owning(89, {"longship": 1, "stone": 2, "long_sword": 1}).roll(4).do("send raiding", "keep")
    table.do("spend 2", "spend 1")  # 4 + 2 x 2 + 1 = 9
    assert table.offers("pick spices")
    assert not table.offers("pick jewelry")
    assert table.do("pick spices").changes() == {"stone": -2, "spices": 1}
    assert table.weapons() == {"long_sword": -1}


def test_card_089_counts_stones_twice_in_pillages() -> None:
    table = owning(89, {"longship_1": 1, "stone": 3}).roll(3).do("send pillaging_2", "keep", "spend 3")
    assert table.offers("pick jewelry")  # 3 + 1 + 2 x 3 = 10
    assert not table.offers("pick treasure_chest")


def test_card_089_needs_one_stone_where_two_were_needed() -> None:
    without = bench({"longship": 1, "stone": 1}).roll(4).do("send raiding", "keep")
    assert without.changes() == {"stone": 1}  # 5 reaches nothing
    table = owning(89, {"longship": 1, "stone": 1}).roll(4).do("send raiding", "keep")
    assert table.options("spend") == ["spend 1"]
    assert table.do("spend 1", "pick rune_stone").changes() == {"stone": -1, "rune_stone": 1}


# --- 90: ore thrown overboard in a raid-------------------------------------------------------------------------------


@rule("FO-11.20")
def test_card_090_adds_two_to_each_roll_of_a_raid_for_one_ore() -> None:
    table = owning(90, {"longship_2": 1}).roll(3, 6).do("send raiding", "use 90")
    assert table.changes() == {"longship_2": -1, "longship_1": 1}  # the ore is gone, not unloaded
    assert not table.offers("use 90")
    table.do("roll", "keep", "spend 0")
    assert table.offers("pick silk")  # 6 + 2 = 8
    assert not table.offers("pick spices")


def test_card_090_lets_the_owner_choose_the_raiding_longship() -> None:
    table = owning(90, {"longship_3": 1, "longship_1": 1}).do("send raiding", "use 90")
    assert table.options("pick") == ["pick longship_1", "pick longship_3"]
    table.do("pick longship_3")
    assert table.changes() == {"longship_3": -1, "longship_2": 1}


def test_card_090_adds_up_with_cards_4_and_89() -> None:
    table = bench({"longship_1": 1, "stone": 1}, played=[4, 89, 90]).roll(5)
    table.do("send raiding", "use 90", "keep", "spend 1")  # 5 - 1 + 2 + 2 = 8
    assert table.offers("pick chest")
    assert not table.offers("pick spices")


def test_card_090_does_not_last_into_the_next_raid() -> None:
    table = owning(90, {"longship_1": 1}).roll(4).do("send raiding", "use 90", "keep", "spend 0")
    table.do("pick rune_stone").do("pass", seat=1)
    assert table.changes() == {"longship_1": -1, "longship": 1, "rune_stone": 1}
    assert table.state.tally[14] == 0


def test_card_090_needs_ore_on_a_longship_and_may_be_declined() -> None:
    bare = owning(90, {"longship": 1, "ore": 1, "whaling_boat_1": 1}).roll(1).do("send raiding")
    assert bare.options("use") == []
    assert bare.step == "dice"
    declined = owning(90, {"longship_1": 1}).roll(5).do("send raiding", "done", "keep")
    assert declined.changes() == {"stone": 1}  # 5: failed


def test_card_090_is_not_for_pillaging() -> None:
    table = owning(90, {"longship_2": 1}).roll(4).do("send pillaging_2")
    assert table.options("use") == []
    assert table.step == "dice"


# --- 91: a neighbouring space at the end of phase 5-------------------------------------------------------------------


def latecomer(supply: Goods, **fields: object) -> list[str]:
    """What card 91 offers seat 0 once everybody has passed, with a Viking on `fishing_1`."""
    spaces = {"fishing_1": {"seat": 0, "vikings": 1}}
    table = owning(91, supply, spaces=fields.pop("spaces", spaces), **fields)
    table.do("pass").do("pass", seat=1)
    return table.do("use 91").options("copy") if table.offers("use 91") else []


@rule("FO-17.14", "FO-11.19")
def test_card_091_uses_a_neighbour_of_an_own_viking_for_silver() -> None:
    # fishing_1 stands in line 4: hunting_game_1 above it, buy_stockfish below it
    assert latecomer({"silver": 2}) == ["copy hunting_game_1", "copy buy_stockfish"]
    table = owning(91, {"silver": 2}, spaces={"fishing_1": {"seat": 0, "vikings": 1}}, last_placed=1)
    table.do("pass").do("pass", seat=1)
    table.do("use 91", "copy buy_stockfish")
    assert table.changes() == {"silver": -2, "stockfish": 2}
    assert table.state.start_player == 1  # no Viking was placed


@rule("FO-3.28")
def test_card_091_must_leave_silver_for_the_space_itself() -> None:
    assert latecomer({"silver": 1}) == ["copy hunting_game_1"]
    assert latecomer({}) == []


def test_card_091_takes_only_free_spaces_beside_own_vikings_of_column_one() -> None:
    beside = {"fishing_1": {"seat": 0, "vikings": 1}, "hunting_game_1": {"seat": 1, "vikings": 1}}
    assert latecomer({"silver": 2}, spaces=beside) == ["copy buy_stockfish"]
    assert latecomer({"silver": 2}, spaces={"fishing_1": {"seat": 1, "vikings": 1}}) == []
    assert latecomer({"silver": 2}, spaces={"hunting_game_2": {"seat": 0, "vikings": 2}}) == []


def test_card_091_may_be_declined() -> None:
    table = owning(91, {"silver": 2}, spaces={"fishing_1": {"seat": 0, "vikings": 1}})
    table.do("pass").do("pass", seat=1)
    assert table.do("done").changes() == {}
    assert table.phase == "before_income"


def test_card_091_pays_the_cheaper_price_of_card_1() -> None:
    table = bench({"silver": 1}, played=[1, 91], spaces={"fishing_1": {"seat": 0, "vikings": 1}})
    table.do("pass").do("pass", seat=1)
    assert table.do("use 91", "copy buy_stockfish").changes() == {"silver": -1, "stockfish": 2}


@rule("FO-14.11")
def test_card_091_counts_only_the_active_colour_in_the_solo_game() -> None:
    spaces = {"fishing_1": {"seat": "previous", "vikings": 1}}
    table = owning(91, {"silver": 2}, spaces=spaces, players=1, round=2, mine={"thing": 7}, aside=5)
    table.do("pass")
    assert not table.offers("use 91")


# --- 92 to 95: harvest phases of rounds without harvest---------------------------------------------------------------

TILES = ["helmet", "cloakpin", "crucifix", "horseshoe", "fibula", "chalice"]


@rule("FO-3.7", "FO-11.8")
@pytest.mark.parametrize(("number", "silver"), [(2, 0), (3, 1), (4, 2), (5, 3), (6, 3)])
def test_card_092_pays_for_special_tiles_without_harvest(number: int, silver: int) -> None:
    table = owning(92, dict.fromkeys(TILES[:number], 1), phase="harvest", round=3)
    assert table.changes() == ({"silver": silver} if silver else {})


def test_card_092_counts_boards_and_pays_nothing_with_a_harvest() -> None:
    laid = [["belt", "home", [0, 0], 0]]
    supply = {"helmet": 1, "cloakpin": 1}
    assert owning(92, supply, laid=laid, phase="harvest", round=3).changes() == {"silver": 1}
    assert "silver" not in owning(92, supply, laid=laid, phase="harvest", round=2).changes()


@rule("FO-11.8", "FO-3.7")
@pytest.mark.parametrize(("boats", "crop"), [(0, None), (1, "beans"), (2, "grain"), (3, "cabbage")])
def test_card_093_helps_by_the_number_of_boats_without_harvest(boats: int, crop: str | None) -> None:
    table = owning(93, {"whaling_boat": boats}, phase="harvest", round=3)
    assert table.changes() == ({crop: 1} if crop else {})


def test_card_093_counts_loaded_boats_and_gives_nothing_with_a_harvest() -> None:
    supply = {"whaling_boat": 1, "whaling_boat_1": 1}
    assert owning(93, supply, phase="harvest", round=5).changes() == {"grain": 1}
    harvest = owning(93, {"whaling_boat": 3}, phase="harvest", round=1)
    assert harvest.changes() == {"peas": 1, "beans": 1, "flax": 1}


@rule("FO-11.9", "FO-3.7")
def test_card_094_exchanges_oil_for_spices_once_without_harvest() -> None:
    table = owning(94, {"oil": 5}, phase="harvest", round=3).do("use 94")
    assert table.changes() == {"oil": -2, "spices": 1}
    assert table.phase == "actions"
    assert owning(94, {"oil": 2}, phase="harvest", round=3).do("done").changes() == {}


def test_card_094_needs_two_oil_and_a_round_without_harvest() -> None:
    assert owning(94, {"oil": 1}, phase="harvest", round=3).phase == "actions"
    assert owning(94, {"oil": 2}, phase="harvest", round=2).phase == "actions"


@rule("FO-7.72", "FO-3.7")
def test_card_095_takes_two_items_of_a_strip_without_harvest() -> None:
    table = owning(95, phase="harvest", round=3, strips={"strip_1": 4, "strip_3": 0}).do("use 95")
    assert table.options("take") == ["take strip_1 1", "take strip_1 2", "take strip_3 1", "take strip_3 2"]
    assert table.do("take strip_1 2").changes() == {"ore": 1, "silver": 2}
    assert table.phase == "actions"


def test_card_095_waits_for_a_round_without_harvest_and_may_be_declined() -> None:
    assert owning(95, phase="harvest", round=2, strips={"strip_1": 0}).phase == "actions"
    declined = owning(95, phase="harvest", round=3, strips={"strip_1": 0}).do("done")
    assert declined.changes() == {}
    assert declined.phase == "actions"


@rule("FO-3.7")
@pytest.mark.parametrize(("round", "harvest"), [(1, True), (2, False), (3, True), (4, False), (5, True), (6, False)])
def test_card_095_follows_the_harvests_of_the_short_game(round: int, harvest: bool) -> None:
    table = owning(95, phase="harvest", round=round, strips={"strip_1": 0}, options={"length": "short"})
    assert table.offers("use 95") != harvest
