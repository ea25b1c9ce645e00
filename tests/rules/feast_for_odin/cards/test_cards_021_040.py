"""Occupation cards 21 to 40, one by one."""

from __future__ import annotations

import pytest

from tests.clauses import rule
from tests.rules.feast_for_odin.bench import bench, holding, owning

# --- 21: a bonus phase for the home board ----------------------------------------------------------------------------

HIDE_RING = [["silver", "stone_house_1", cell, 0] for cell in ([0, 1], [0, 2], [1, 1], [1, 3], [2, 1], [2, 2], [2, 3])]
ORE_RING = [["silver", "home", cell, 0] for cell in ([4, 0], [4, 1], [5, 1], [6, 0], [6, 1])]


@rule("FO-11.19", "FO-6.7")
def test_card_021_pays_the_bonuses_of_the_home_board_only() -> None:
    table = holding(21, {"stone_house": 1}, laid=HIDE_RING + ORE_RING).play_card(21, "use 21")
    assert table.changes() == {"ore": 1}


def test_card_021_leaves_the_regular_bonus_phase() -> None:
    table = bench({"silver": 1}, played=[21], laid=ORE_RING, phase="before_bonus", round=2).do("done")
    assert table.changes() == {"ore": 1}


def test_card_021_may_be_declined_and_needs_a_ring() -> None:
    assert holding(21, laid=ORE_RING).play_card(21, "done").changes() == {}
    table = holding(21, {"stone_house": 1}, laid=HIDE_RING + ORE_RING[1:]).play_card(21)
    assert table.changes() == {}
    assert table.table.awaiting == (1,)


# --- 22 to 27: so much for each --------------------------------------------------------------------------------------


@rule("FO-11.2", "FO-11.23")
@pytest.mark.parametrize(
    ("ships", "gain"),
    [
        ({"knarr": 2, "whaling_boat": 1}, {}),
        ({"longship": 1}, {"stone": 1, "ore": 1, "silver": 1}),
        ({"longship": 1, "longship_3": 2}, {"stone": 3, "ore": 3, "silver": 3}),
    ],
)
def test_card_022_pays_for_longships(ships: dict[str, int], gain: dict[str, int]) -> None:
    assert holding(22, ships).play_card(22).changes() == gain


@pytest.mark.parametrize(
    ("buildings", "silver"),
    [({"shed": 2}, 0), ({"stone_house": 1, "shed": 1}, 2), ({"stone_house": 2, "long_house": 3}, 10)],
)
def test_card_023_pays_two_silver_for_each_house(buildings: dict[str, int], silver: int) -> None:
    assert holding(23, buildings).play_card(23).changes() == ({"silver": silver} if silver else {})


@rule("FO-8.6")
def test_card_023_played_early_pays_for_its_own_action() -> None:
    table = holding(23, {"stone_house": 2}).do("send buy_sheep_and_cattle")
    assert table.options("play", "done") == ["play 23"]
    assert table.do("play 23").changes() == {"silver": 1, "sheep": 1, "cattle": 1}


@pytest.mark.parametrize(
    ("ships", "gain"),
    [
        ({"longship": 2}, {}),
        ({"knarr": 2, "longship": 1}, {"oil": 2}),
        ({"knarr": 1, "whaling_boat": 2, "whaling_boat_1": 1}, {"oil": 1, "wood": 3}),
    ],
)
def test_card_024_gives_oil_for_knarrs_and_wood_for_boats(ships: dict[str, int], gain: dict[str, int]) -> None:
    assert holding(24, ships).play_card(24).changes() == gain


@pytest.mark.parametrize(("knarrs", "meat"), [(0, 0), (1, 1), (3, 3)])
def test_card_025_gives_salt_meat_for_knarrs(knarrs: int, meat: int) -> None:
    table = holding(25, {"knarr": knarrs, "longship": 1}).play_card(25)
    assert table.changes() == ({"salt_meat": meat} if meat else {})


@rule("FO-7.88", "FO-11.23")
def test_card_025_does_not_count_emigrated_knarrs() -> None:
    table = holding(25, {"knarr": 1}, mine={"emigrated_knarrs": 1}).play_card(25)
    assert table.changes() == {"salt_meat": 1}


RED_GOODS = ["mead", "stockfish", "milk", "salt_meat", "game_meat", "sheep", "whale_meat", "cattle"]


@rule("FO-11.23")
@pytest.mark.parametrize(
    ("supply", "silver"),
    [
        ({"peas": 3, "oil": 1, "silk": 1}, 0),
        ({"mead": 3, "stockfish": 1}, 2),
        ({"sheep": 1, "pregnant_sheep": 1, "pregnant_cattle": 1}, 2),
        (dict.fromkeys(RED_GOODS, 2), 8),
    ],
)
def test_card_026_pays_for_kinds_of_red_goods(supply: dict[str, int], silver: int) -> None:
    assert holding(26, supply).play_card(26).changes() == ({"silver": silver} if silver else {})


def test_card_026_does_not_count_goods_in_houses() -> None:
    laid = [["stockfish", "long_house_1", [0, 0], 0]]
    assert holding(26, {"mead": 1, "long_house": 1}, laid=laid).play_card(26).changes() == {"silver": 1}


@pytest.mark.parametrize(
    ("ships", "fish"), [({"knarr": 1}, 0), ({"whaling_boat": 1}, 1), ({"whaling_boat": 1, "whaling_boat_1": 2}, 3)]
)
def test_card_027_gives_stockfish_for_boats(ships: dict[str, int], fish: int) -> None:
    assert holding(27, ships).play_card(27).changes() == ({"stockfish": fish} if fish else {})


# --- 28: oil for 1 silver with every chest ---------------------------------------------------------------------------


@rule("FO-11.18", "FO-11.22")
def test_card_028_sells_oil_with_a_chest() -> None:
    table = owning(28, {"wood": 1}).do("send craft_chest", "use 28")
    assert table.changes() == {"wood": -1, "chest": 1, "oil": 1}  # the silver of the space is spent on the oil


def test_card_028_sells_once_for_each_chest() -> None:
    table = owning(28, {"wood": 2, "stone": 2, "silver": 5}).do("send craft_chests_runes", "use 28", "use 28")
    assert table.changes() == {"wood": -2, "stone": -2, "chest": 2, "rune_stone": 2, "silver": -2, "oil": 2}
    assert table.table.awaiting == (1,)


def test_card_028_answers_to_upgrades_and_to_treasure_chests() -> None:
    table = owning(28, {"wool": 1, "silver": 1}).do("send upgrade_2", "upgrade wool 1", "use 28")
    assert table.changes() == {"wool": -1, "chest": 1, "silver": -1, "oil": 1}
    treasure = owning(28, {"robe": 1, "silver": 1}).do("send upgrade_2", "upgrade robe 1", "use 28")
    assert treasure.changes() == {"robe": -1, "treasure_chest": 1, "silver": -1, "oil": 1}


def test_card_028_needs_silver_and_a_chest_and_may_be_declined() -> None:
    poor = owning(28, {"wood": 2, "stone": 2}).do("send craft_chests_runes")
    assert poor.table.awaiting == (1,)
    runes = owning(28, {"stone": 1, "silver": 3}).do("send craft_rune_stone")
    assert runes.table.awaiting == (1,)
    declined = owning(28, {"wood": 1}).do("send craft_chest", "done")
    assert declined.changes() == {"wood": -1, "chest": 1, "silver": 1}


# --- 29, 30 ----------------------------------------------------------------------------------------------------------


@rule("FO-11.23")
@pytest.mark.parametrize(("game", "whale", "pairs"), [(2, 0, 0), (2, 1, 1), (2, 3, 2)])
def test_card_029_gives_salt_meat_for_pairs(game: int, whale: int, pairs: int) -> None:
    table = holding(29, {"game_meat": game, "whale_meat": whale}).play_card(29)
    assert table.changes() == ({"salt_meat": pairs} if pairs else {})


@rule("FO-11.8")
@pytest.mark.parametrize(("silk", "silver"), [(0, 0), (1, 1), (2, 3), (3, 6), (5, 6)])
def test_card_030_pays_for_silk(silk: int, silver: int) -> None:
    assert holding(30, {"silk": silk}).play_card(30).changes() == ({"silver": silver} if silver else {})


def test_card_030_does_not_count_silk_on_boards() -> None:
    table = holding(30, {"silk": 1}, laid=[["silk", "home", [0, 0], 0]]).play_card(30)
    assert table.changes() == {"silver": 1}


# --- 31: one more of what is held three times ------------------------------------------------------------------------


@rule("FO-11.19")
def test_card_031_adds_to_a_kind_held_exactly_three_times() -> None:
    supply = {"peas": 3, "jewelry": 3, "mead": 4, "hide": 2, "sheep": 3, "pregnant_cattle": 3, "wood": 3, "bow": 3}
    table = holding(31, supply).play_card(31)
    assert table.options("pick") == ["pick peas", "pick jewelry"]
    assert table.do("pick jewelry").changes() == {"jewelry": 1}


def test_card_031_does_not_count_what_lies_on_boards() -> None:
    laid = [["silk", "home", [0, 0], 0]]
    assert holding(31, {"silk": 3}, laid=laid).play_card(31).changes() == {"silk": 1}
    assert holding(31, {"silk": 2}, laid=laid).play_card(31).changes() == {}


# --- 32: weapons for longships ---------------------------------------------------------------------------------------


@rule("FO-11.8")
@pytest.mark.parametrize(("longships", "weapons"), [(0, 0), (1, 2), (2, 5), (3, 10), (4, 10)])
def test_card_032_draws_weapons_for_longships(longships: int, weapons: int) -> None:
    table = holding(32, {"longship": longships}).play_card(32)
    assert sum(table.weapons().values()) == weapons
    assert len(table.state.weapon_deck) == 47 - weapons


# --- 33, 34: sheep ---------------------------------------------------------------------------------------------------


@rule("FO-11.8")
@pytest.mark.parametrize(("sheep", "wool"), [(1, 0), (2, 1), (3, 2), (4, 2), (5, 3), (8, 3)])
def test_card_033_gives_wool_for_sheep(sheep: int, wool: int) -> None:
    table = holding(33, {"sheep": sheep, "pregnant_sheep": 1}).play_card(33)  # the pregnant one counts as well
    assert table.changes() == ({"wool": wool} if wool else {})


@rule("FO-11.8")
@pytest.mark.parametrize(("sheep", "milk", "wool"), [(1, 0, 0), (2, 1, 1), (3, 1, 1), (4, 1, 2), (7, 1, 2)])
def test_card_034_gives_milk_and_wool_for_sheep(sheep: int, milk: int, wool: int) -> None:
    table = holding(34, {"sheep": sheep - 1, "pregnant_sheep": 1, "cattle": 2}).play_card(34)
    assert table.changes() == ({"milk": milk, "wool": wool} if milk else {})


# --- 35: a breeding phase for oneself --------------------------------------------------------------------------------


@rule("FO-10.1", "FO-10.2", "FO-11.19")
def test_card_035_breeds_for_its_owner_alone() -> None:
    others = {"supply": {"sheep": 2}}
    table = holding(35, {"sheep": 2, "pregnant_cattle": 1}, others=others).play_card(35, "use 35")
    assert table.changes() == {"sheep": -1, "pregnant_sheep": 1, "pregnant_cattle": -1, "cattle": 2}
    assert table.changes(1) == {}


@rule("FO-10.4")
def test_card_035_may_be_declined_and_does_nothing_for_a_lone_animal() -> None:
    assert holding(35, {"sheep": 2}).play_card(35, "done").changes() == {}
    table = holding(35, {"sheep": 1, "cattle": 1}).play_card(35)
    assert table.changes() == {}
    assert table.table.awaiting == (1,)


# --- 36, 37: a good up before overseas trading -----------------------------------------------------------------------


@rule("FO-11.11", "FO-7.80")
@pytest.mark.parametrize(
    ("meat", "hide", "blue"),
    [
        ("salt_meat", "linen", "silk"),
        ("game_meat", "skin_and_bones", "spices"),
        ("whale_meat", "robe", "treasure_chest"),
    ],
)
@pytest.mark.parametrize("space", ["overseas_trade_1", "overseas_trade_2"])
def test_card_036_raises_meat_before_overseas_trading(space: str, meat: str, hide: str, blue: str) -> None:
    table = owning(36, {meat: 2, "knarr": 1, "silver": 1})
    table.do(f"send {space}", "use 36", f"upgrade {meat} 1")
    assert table.options("turn") == [f"turn {hide}"]
    assert table.do(f"turn {hide}").changes() == {meat: -1, blue: 1, "silver": -1}


def test_card_036_raises_no_other_good_and_may_be_declined() -> None:
    table = owning(36, {"sheep": 1, "cattle": 1, "mead": 1, "knarr": 1, "silver": 1}).do("send overseas_trade_1")
    assert table.changes() == {"silver": -1}
    assert table.table.awaiting == (1,)
    declined = owning(36, {"salt_meat": 1, "knarr": 1, "silver": 1}).do("send overseas_trade_1", "done")
    assert declined.changes() == {"silver": -1}


@rule("FO-11.11")
@pytest.mark.parametrize(("good", "green", "blue"), [("mead", "oil", "rune_stone"), ("sheep", "fur", "jewelry")])
def test_card_037_raises_any_good_before_overseas_trading(good: str, green: str, blue: str) -> None:
    table = owning(37, {good: 1, "knarr": 1, "silver": 1})
    table.do("send overseas_trade_2", "use 37", f"upgrade {good} 1", f"turn {green}")
    assert table.changes() == {good: -1, blue: 1, "silver": -1}


def test_card_037_raises_one_good_by_one_step_and_only_there() -> None:
    table = owning(37, {"peas": 2, "knarr": 1, "silver": 1}).do("send overseas_trade_1", "use 37")
    assert table.options("upgrade") == ["upgrade peas 1"]
    assert table.do("upgrade peas 1").changes() == {"peas": -1, "mead": 1, "silver": -1}
    elsewhere = owning(37, {"peas": 2, "knarr": 1, "silver": 1}).do("send fishing_1")
    assert elsewhere.table.awaiting == (1,)


# --- 38: material instead of a weapon --------------------------------------------------------------------------------


@rule("FO-3.15")
@pytest.mark.parametrize(("option", "material"), [(1, "wood"), (2, "stone"), (3, "ore")])
def test_card_038_takes_material_instead_of_the_weapon(option: int, material: str) -> None:
    table = owning(38, phase="new_weapon", round=2).do("use 38", f"option {option}")
    assert table.changes() == {material: 1}
    assert table.weapons() == {}
    assert sum(table.weapons(1).values()) == 1


def test_card_038_leaves_the_draw_to_those_who_want_it() -> None:
    table = owning(38, phase="new_weapon", round=2).do("done")
    assert table.changes() == {}
    assert sum(table.weapons().values()) == 1


# --- 39: loaded ore back to the supply -------------------------------------------------------------------------------


@rule("FO-11.3", "FO-11.19")
def test_card_039_unloads_ore() -> None:
    table = owning(39, {"longship_2": 1}).do("use 39")
    assert table.changes() == {"longship_2": -1, "longship_1": 1, "ore": 1}
    assert table.do("use 39").changes() == {"longship_2": -1, "longship": 1, "ore": 2}
    assert not table.offers("use 39")


def test_card_039_lets_the_owner_choose_the_ship() -> None:
    table = owning(39, {"longship_3": 1, "whaling_boat_1": 1}).do("use 39")
    assert table.options("pick") == ["pick whaling_boat_1", "pick longship_3"]
    assert table.do("pick whaling_boat_1").changes() == {"whaling_boat_1": -1, "whaling_boat": 1, "ore": 1}


def test_card_039_cannot_move_printed_ore() -> None:
    assert not owning(39, {"whaling_boat": 3, "longship": 1}).offers("use 39")


@rule("FO-7.93", "FO-7.97")
def test_card_039_leaves_the_ore_of_ships_in_a_dice_action_alone() -> None:
    whaling = owning(39, {"whaling_boat_1": 1}).roll(5).do("send whaling_3")
    assert whaling.step == "dice"
    assert not whaling.offers("use 39")
    pillage = owning(39, {"longship_3": 1}).roll(8).do("send pillaging_2", "keep")
    assert not pillage.offers("use 39")


# --- 40: wood in houses ----------------------------------------------------------------------------------------------


@rule("FO-11.20")
def test_card_040_lets_wood_lie_in_houses() -> None:
    table = owning(40, {"wood": 2, "stone_house": 1, "long_house": 1})
    table.do("place wood stone_house_1 0,1", "place wood long_house_1 0,0")
    assert table.changes() == {"wood": -2}
    assert table.seat()["laid"] == [["wood", "stone_house_1", [0, 1], 0], ["wood", "long_house_1", [0, 0], 0]]


@rule("FO-4.28")
def test_card_040_lets_wood_lie_nowhere_else() -> None:
    table = owning(40, {"wood": 1, "stone_house": 1})
    table.refuse("place wood home 0,0")
    assert not owning(40, {"wood": 1}).offers("lay wood")
    assert not bench({"wood": 1, "stone_house": 1}).offers("lay wood")


def test_card_040_works_from_the_moment_it_is_played() -> None:
    table = holding(40, {"wood": 1, "stone_house": 1})
    assert not table.offers("lay wood")
    table.play_card(40).do("pass", seat=1)
    assert table.offers("lay wood")
