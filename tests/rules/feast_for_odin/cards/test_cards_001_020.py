"""Occupation cards 1 to 20, one by one."""

from __future__ import annotations

import pytest

from tests.clauses import rule
from tests.rules.feast_for_odin.bench import bench, holding, owning

# --- 1: livestock markets 1 silver cheaper ---------------------------------------------------------------------------


@rule("FO-11.20")
@pytest.mark.parametrize(
    ("space", "silver", "goods"),
    [
        ("buy_stockfish", 0, {"stockfish": 2}),
        ("buy_salt_meat", 1, {"salt_meat": 2}),
        ("buy_sheep", 0, {"sheep": 1}),
        ("buy_cattle_milk", 2, {"cattle": 1, "milk": 1}),
        ("buy_sheep_and_cattle", 2, {"cattle": 1, "sheep": 1}),
    ],
)
def test_card_001_takes_one_silver_off_the_whole_price(space: str, silver: int, goods: dict[str, int]) -> None:
    table = owning(1, {"silver": silver})
    table.do(f"send {space}")
    assert table.changes() == goods | ({"silver": -silver} if silver else {})
    assert not bench({"silver": silver}).offers(f"send {space}")


def test_card_001_leaves_the_free_sheep_free_and_gives_the_cattle() -> None:
    assert owning(1).do("send sheep_or_cattle", "option 1").changes() == {"sheep": 1}
    assert owning(1).do("send sheep_or_cattle", "option 2").changes() == {"cattle": 1}


def test_card_001_does_not_reach_beyond_the_livestock_market() -> None:
    assert not owning(1, {"knarr": 1}).offers("send overseas_trade_1")


@rule("FO-11.1")
def test_card_001_does_nothing_in_the_hand() -> None:
    assert not holding(1).offers("send buy_stockfish")


@rule("FO-8.6", "FO-8.7")
def test_card_001_played_early_lowers_the_price_of_its_own_action() -> None:
    table = holding(1, {"silver": 2})
    table.do("send buy_sheep_and_cattle")
    assert table.options("play", "done") == ["play 1"]  # usable only thanks to the card, so it must be played
    assert table.do("play 1").changes() == {"silver": -2, "sheep": 1, "cattle": 1}


@rule("FO-15.4")
def test_card_001_works_on_an_imitated_market() -> None:
    spaces = {"buy_salt_meat": {"seat": 1, "vikings": 1}}
    table = owning(1, {"silver": 1}, players=4, imitations=["imitate_1"], spaces=spaces)
    assert table.do("send imitate_1").changes() == {"silver": -1, "salt_meat": 2}


# --- 2: prices from 2 silver on are 1 lower --------------------------------------------------------------------------


@rule("FO-11.20")
@pytest.mark.parametrize(
    ("space", "price"),
    [("buy_stockfish", 1), ("buy_salt_meat", 1), ("buy_sheep", 1), ("buy_cattle_milk", 2), ("buy_sheep_and_cattle", 2)],
)
def test_card_002_lowers_prices_of_two_and_more(space: str, price: int) -> None:
    assert owning(2, {"silver": 5}).do(f"send {space}").changes()["silver"] == -price
    assert not owning(2, {"silver": price - 1}).offers(f"send {space}")


@rule("FO-7.85")
@pytest.mark.parametrize(("round", "price"), [(1, 1), (2, 1), (4, 3)])
def test_card_002_emigrating_is_cheaper_from_round_two_on(round: int, price: int) -> None:
    table = owning(2, {"silver": 5, "knarr": 1}, round=round).do("send emigrate_2")
    assert table.changes() == {"knarr": -1, "silver": -price}


@rule("FO-7.83")
def test_card_002_counts_two_special_tiles_as_one_price() -> None:
    table = owning(2, {"silver": 5, "knarr": 1}).do("send special_sale", "pick helmet", "pick cloakpin")
    assert table.changes() == {"helmet": 1, "cloakpin": 1, "silver": -1}
    single = owning(2, {"silver": 5, "knarr": 1}).do("send special_sale", "pick helmet", "done")
    assert single.changes() == {"helmet": 1, "silver": -1}


@rule("FO-9.5")
def test_card_002_does_not_touch_ship_prices() -> None:
    table = owning(2, {"silver": 4})
    assert table.options("buy") == ["buy whaling_boat"]
    assert table.do("buy whaling_boat").changes() == {"silver": -3, "whaling_boat": 1}


def test_card_002_looks_at_the_price_before_other_discounts() -> None:
    assert bench(played=[1, 2]).do("send buy_salt_meat").changes() == {"salt_meat": 2}
    assert bench({"silver": 1}, played=[1, 2]).do("send buy_cattle_milk").changes()["silver"] == -1


def test_card_002_lets_one_silver_buy_two_tiles_of_one_silver() -> None:
    table = owning(2, {"silver": 1, "knarr": 1}).do("send special_sale")
    assert table.offers("pick belt")  # 2 silver, 1 with the card
    assert table.do("pick helmet", "pick cloakpin").changes() == {"helmet": 1, "cloakpin": 1, "silver": -1}


def test_card_002_covers_the_emigration_after_a_boat_exchange_but_no_price_of_one() -> None:
    table = owning(2, {"silver": 9, "knarr": 1}, round=5).do("send exchange_boat_emigrate", "option 2")
    assert table.changes() == {"silver": -4, "knarr": -1}
    assert owning(2, {"silver": 1}).do("send sheep_or_cattle", "option 2").changes() == {"silver": -1, "cattle": 1}


# --- 3: a snare where exactly 1 silver is printed --------------------------------------------------------------------


@rule("FO-7.108")
@pytest.mark.parametrize(
    ("space", "supply"),
    [
        ("market_beans", {}),
        ("market_flax_fish", {}),
        ("market_fruits", {}),
        ("market_spices", {}),
        ("craft_rune_stone", {"stone": 1}),
        ("craft_chest", {"wood": 1}),
        ("draw_occupation", {}),
    ],
)
def test_card_003_adds_a_snare_on_spaces_with_one_silver(space: str, supply: dict[str, int]) -> None:
    table = owning(3, supply).do(f"send {space}")
    assert table.weapons() == {"snare": 1}
    assert table.changes()["silver"] == 1


def test_card_003_adds_a_snare_when_a_card_is_played_for_stone() -> None:
    table = bench({"stone": 1}, played=[3], hand=[43]).do("send play_occupation_paid", "play 43")
    assert table.weapons() == {"snare": 1}
    assert table.changes() == {"stone": -1, "fruits": 1, "silver": 1}


def test_card_003_takes_the_snare_from_the_discard_pile_first() -> None:
    table = owning(3, weapons={"discard": {"snare": 1}})
    deck = len(table.state.weapon_deck)
    table.do("send market_beans")
    assert table.table.view(None)["weapons"] == {
        "deck": deck,
        "discard": {"bow": 0, "snare": 0, "spear": 0, "long_sword": 0},
    }


@rule("FO-15.4", "FO-11.18")
def test_card_003_works_on_imitated_spaces_and_through_card_77() -> None:
    beans = {"market_beans": {"seat": 1, "vikings": 1}}
    imitated = owning(3, players=4, imitations=["imitate_1"], spaces=beans).do("send imitate_1")
    assert imitated.weapons() == {"snare": 1}
    chest = {"craft_chest": {"seat": 1, "vikings": 2}}
    followed = bench({"wood": 1}, played=[3], hand=[77], spaces=chest).play_card(77, "use 77")
    assert followed.do("copy craft_chest").weapons() == {"snare": 1}


def test_card_003_counts_the_use_of_the_space_even_without_its_silver() -> None:
    table = bench({"stone": 1}, played=[3]).do("send play_occupation_paid")
    assert table.weapons() == {"snare": 1}
    assert table.changes() == {"stone": -1}  # paid without playing a card: no silver


def test_card_003_gives_nothing_where_two_silver_are_printed() -> None:
    assert owning(3).do("send products_mead").weapons() == {}


# --- 4: every roll 1 lower -------------------------------------------------------------------------------------------


@rule("FO-11.20")
def test_card_004_lowers_every_low_roll() -> None:
    table = owning(4, {"wood": 8}).roll(3).do("send hunting_game_1", "keep")
    assert table.options("pay") == ["pay 2 0"]
    snare = owning(4, {"wood": 8}).roll(5).do("send laying_a_snare", "keep")
    assert snare.options("pay") == ["pay 4 0"]
    whaling = owning(4, {"wood": 8, "whaling_boat": 1}).roll(9).do("send whaling_3", "keep")
    assert whaling.options("pay") == ["pay 7 0"]


@rule("FO-7.100")
def test_card_004_turns_a_one_into_an_immediate_success() -> None:
    table = owning(4).roll(1).do("send hunting_game_1")
    assert table.changes() == {"hide": 1, "game_meat": 1}


@rule("FO-17.5")
def test_card_004_lowers_raids_and_pillages_too() -> None:
    raid = owning(4, {"longship": 1}).roll(6).do("send raiding", "keep")
    assert raid.changes() == {"stone": 1}  # 5 reaches nothing: the raid fails by itself
    low = owning(4, {"longship": 1, "stone": 7}).roll(1).do("send raiding", "keep")
    assert low.options("spend") == ["spend 6", "spend 7"]  # the roll is 0, and no immediate success
    pillage = owning(4, {"longship_2": 1}).roll(6).do("send pillaging_2", "keep", "spend 0")
    assert sorted(pillage.options("pick")) == ["pick glass_beads", "pick rune_stone", "pick silverware"]  # 6 - 1 + 2


def test_card_004_adds_up_with_card_13() -> None:
    table = bench({"wood": 8}, played=[4, 13]).roll(5).do("send hunting_game_1", "keep")
    assert table.options("pay") == ["pay 3 0"]


# --- 5: a private feast at once --------------------------------------------------------------------------------------


@rule("FO-17.12", "FO-11.2")
def test_card_005_holds_a_feast_of_its_own() -> None:
    table = holding(5, {"silver": 5, "peas": 1}, round=2).play_card(5)
    table.do("eat peas", *["eat silver"] * 5)
    assert table.changes() == {"silver": -5, "peas": -1}  # 7 columns: peas lengthwise 2, silver 5
    assert table.seat()["penalties"] == 0
    assert table.seat(1)["penalties"] == 0


@rule("FO-17.12")
def test_card_005_costs_penalties_and_leaves_the_regular_feast() -> None:
    table = holding(5, round=2, mine={"emigrated_knarrs": 1}).play_card(5)
    assert table.seat()["penalties"] == 5  # 7 columns, 2 of them under the ship
    assert table.seat()["score"]["occupations"] == 7
    table.do("pass", seat=1)
    table.do("pass")
    assert table.seat()["penalties"] == 10
    assert table.seat(1)["penalties"] == 7


@rule("FO-9.8", "FO-3.20")
def test_card_005_played_inside_an_action_loads_no_ore_and_keeps_the_cost() -> None:
    table = holding(5, {"ore": 1, "longship": 1, "silver": 3}).play_card(5)
    assert table.offers("lay ore")
    assert table.options("load") == []
    early = holding(5, {"silver": 4}).do("send buy_sheep_and_cattle", "play 5", "eat silver")
    assert early.changes() == {"silver": -4, "sheep": 1, "cattle": 1}  # 1 eaten, 3 kept for the market
    assert early.seat()["penalties"] == 6


def test_card_005_is_a_feast_phase_for_other_cards() -> None:
    table = bench({"grain": 2}, hand=[5], played=[7], round=1).play_card(5, *["leave"] * 6)
    assert table.changes() == {"silver": 2}


# --- 6: silver for stone from mountain strips ------------------------------------------------------------------------


@rule("FO-11.18", "FO-11.22")
def test_card_006_pays_for_every_stone_taken_from_a_strip() -> None:
    table = owning(6, strips={"strip_2": 2}).do("send mountain_2", "take strip_2 2")
    assert table.changes() == {"stone": 2, "silver": 2}


def test_card_006_pays_nothing_for_wood_and_ore() -> None:
    table = owning(6, strips={"strip_1": 1}).do("send mountain_3_upgrade_1", "take strip_1 3")
    assert table.changes() == {"wood": 1, "stone": 1, "ore": 1, "silver": 1}


def test_card_006_pays_nothing_for_stone_from_elsewhere() -> None:
    table = bench({"longship": 1}, played=[6], hand=[22]).play_card(22)
    assert table.changes() == {"stone": 1, "ore": 1, "silver": 1}


def test_card_006_pays_for_stone_a_card_takes_from_a_strip() -> None:
    table = bench(played=[6], hand=[87], strips={"strip_2": 2}).play_card(87, "use 87", "option 2", "take strip_2 4")
    assert table.changes() == {"stone": 3, "ore": 1, "silver": 3}


# --- 7: silver for grain after the feast -----------------------------------------------------------------------------


@rule("FO-11.8", "FO-11.18")
@pytest.mark.parametrize(("grain", "silver"), [(0, 0), (1, 1), (2, 2), (4, 2)])
def test_card_007_pays_for_grain_left_after_the_feast(grain: int, silver: int) -> None:
    table = owning(7, {"grain": grain, "peas": 1}, phase="feast", round=2).do(*["leave"] * 7)
    assert table.changes() == ({"silver": silver} if silver else {})


def test_card_007_pays_nothing_for_grain_that_was_eaten() -> None:
    table = owning(7, {"grain": 1, "rune_stone": 1}, phase="feast", round=2).do("eat grain")
    assert table.changes() == {"grain": -1}


def test_card_007_pays_nothing_for_grain_in_a_house() -> None:
    laid = [["grain", "long_house_1", [0, 0], 0]]
    table = owning(7, {"peas": 1, "long_house": 1}, laid=laid, phase="feast", round=2).do(*["leave"] * 7)
    assert table.changes() == {}


@rule("FO-13.17")
def test_card_007_pays_in_the_last_round_before_the_final_window() -> None:
    table = owning(7, {"grain": 2, "rune_stone": 1}, phase="feast", round=7).do(*["leave"] * 12)
    assert table.changes() == {"silver": 2}
    assert table.phase == "final_window"


# --- 8: oil for five Vikings on crafting spaces ----------------------------------------------------------------------


@rule("FO-11.23")
@pytest.mark.parametrize(("forging", "oil"), [(3, 1), (2, 0)])
def test_card_008_needs_five_vikings_on_crafting_spaces(forging: int, oil: int) -> None:
    spaces = {"craft_chest": {"seat": 0, "vikings": 2}, "forge": {"seat": 0, "vikings": forging}}
    table = owning(8, {"silver": 1}, phase="before_income", round=2, spaces=spaces)
    assert table.changes() == ({"oil": 1} if oil else {})


def test_card_008_counts_neither_other_players_nor_other_groups() -> None:
    spaces = {"craft_chest": {"seat": 0, "vikings": 2}, "forge": {"seat": 1, "vikings": 3},
              "products_wool": {"seat": 0, "vikings": 3}}  # fmt: skip
    assert owning(8, {"silver": 1}, phase="before_income", round=2, spaces=spaces).changes() == {}


@rule("FO-15.7", "FO-14.11")
def test_card_008_counts_no_imitation_space_and_no_previous_colour() -> None:
    spaces = {"craft_chest": {"seat": 0, "vikings": 2}, "imitate_3": {"seat": 0, "vikings": 3}}
    four = owning(8, {"silver": 1}, phase="before_income", players=4, imitations=["imitate_3"], spaces=spaces)
    assert four.changes() == {}
    colours = {"craft_chest": {"seat": 0, "vikings": 2}, "forge": {"seat": "previous", "vikings": 3}}
    solo = owning(8, {"silver": 1}, phase="before_income", players=1, spaces=colours, mine={"thing": 5}, aside=3)
    assert solo.changes() == {}


# --- 9: ore for longships, placed at once ----------------------------------------------------------------------------


@rule("FO-11.19")
def test_card_009_lays_one_ore_for_each_longship() -> None:
    table = owning(9, {"longship": 1, "longship_3": 1, "silver": 1}, phase="before_income", round=2)
    table.do("use 9", "lay ore", "at 11,0", "lay ore", "at 0,0")
    assert table.changes() == {}
    assert table.seat()["laid"] == [["ore", "home", [11, 0], 0], ["ore", "home", [0, 0], 0]]
    assert table.seat()["income"] == 1  # the first ore covers the 0 of the income diagonal


def test_card_009_gives_no_ore_that_is_not_laid() -> None:
    table = owning(9, {"longship": 2, "silver": 1}, phase="before_income", round=2)
    table.do("use 9", "lay ore", "at 0,0", "done")
    assert table.changes() == {}
    assert len(table.seat()["laid"]) == 1


def test_card_009_may_use_an_exploration_board() -> None:
    boards = {"C": {"owner": 0}}
    table = owning(9, {"longship": 1, "silver": 1}, phase="before_income", round=2, boards=boards)
    table.do("use 9", "lay ore")
    assert table.options("on") == ["on home", "on board_c"]


def test_card_009_needs_a_longship_and_may_be_declined() -> None:
    assert not owning(9, {"knarr": 4, "silver": 1}, phase="before_income", round=2).offers("use 9")
    table = owning(9, {"longship": 1, "silver": 1}, phase="before_income", round=2).do("done")
    assert table.seat()["laid"] == []


# --- 10: milk and silver for each species ----------------------------------------------------------------------------


@rule("FO-11.23")
@pytest.mark.parametrize(
    ("animals", "each"),
    [({}, 0), ({"sheep": 3}, 1), ({"pregnant_cattle": 1}, 1), ({"sheep": 1, "pregnant_sheep": 1, "cattle": 2}, 2)],
)
def test_card_010_pays_for_each_species(animals: dict[str, int], each: int) -> None:
    table = holding(10, animals).play_card(10)
    assert table.changes() == ({"milk": each, "silver": each} if each else {})


# --- 11: spears count 2 in whaling -----------------------------------------------------------------------------------


@rule("FO-7.108")
def test_card_011_brings_a_spear() -> None:
    assert holding(11).play_card(11).weapons() == {"spear": 1}


@rule("FO-17.4")
def test_card_011_lets_a_spear_count_two() -> None:
    supply = {"whaling_boat": 1, "spear": 3, "wood": 1}
    table = owning(11, supply).roll(6).do("send whaling_3", "keep")
    assert sorted(table.options("pay")) == ["pay 0 3", "pay 1 2"]  # 6 - 1 printed ore = 5: exact, or one too many
    table.do("pay 1 2")
    assert table.weapons() == {"spear": -2}
    assert table.changes() == {"wood": -1, "oil": 1, "skin_and_bones": 1, "whale_meat": 1}


def test_card_011_is_for_whaling_alone() -> None:
    table = owning(11, {"bow": 2, "spear": 2, "wood": 1}).roll(3).do("send hunting_game_1", "keep")
    assert table.options("pay") == ["pay 1 2"]
    plain = bench({"whaling_boat": 1, "spear": 3, "wood": 2}).roll(6).do("send whaling_3", "keep")
    assert plain.options("pay") == ["pay 2 3"]


# --- 12: a weapon after a longship was used --------------------------------------------------------------------------


def test_card_012_brings_a_chest() -> None:
    assert holding(12).play_card(12).changes() == {"chest": 1}


@rule("FO-11.18")
def test_card_012_draws_a_weapon_after_a_raid() -> None:
    table = owning(12, {"longship": 1}).roll(6).do("send raiding", "keep", "spend 0", "pick rune_stone")
    assert table.do("use 12").changes() == {"rune_stone": 1}
    assert sum(table.weapons().values()) == 1


def test_card_012_draws_a_weapon_after_an_emigration_through_card_84() -> None:
    table = bench({"longship": 1}, played=[12], hand=[84], round=1).play_card(84, "use 84", "use 12")
    assert sum(table.weapons().values()) == 1


@rule("FO-11.14")
def test_card_012_may_be_declined() -> None:
    table = owning(12, {"longship": 1}).roll(1).do("send raiding", "keep")
    assert table.do("done").weapons() == {"long_sword": 1}  # only what a failed raid gives


@pytest.mark.parametrize(
    ("supply", "answers"),
    [
        ({"longship": 2}, ["send plundering"]),
        ({"longship": 1}, ["send explore_2", "explore iceland"]),
        ({"longship": 1, "silver": 2}, ["send emigrate_2"]),
    ],
)
def test_card_012_draws_once_for_other_uses_of_longships(supply: dict[str, int], answers: list[str]) -> None:
    table = owning(12, supply).do(*answers, "use 12")
    assert sum(table.weapons().values()) == 1
    assert table.table.awaiting == (1,)


@pytest.mark.parametrize(
    ("supply", "answers"),
    [
        ({"knarr": 1}, ["send explore_2", "explore iceland"]),
        ({"knarr": 1, "longship": 1, "silver": 2}, ["send emigrate_2", "pick knarr"]),
        ({"wood": 2}, ["send build_longship"]),
    ],
)
def test_card_012_draws_nothing_where_no_longship_is_used(supply: dict[str, int], answers: list[str]) -> None:
    table = owning(12, supply).do(*answers)
    assert table.weapons() == {}
    assert table.table.awaiting == (1,)


# --- 13: hunting 1 lower ---------------------------------------------------------------------------------------------


@rule("FO-11.20")
def test_card_013_brings_a_bow_and_lowers_hunting() -> None:
    assert holding(13).play_card(13).weapons() == {"bow": 1}
    table = owning(13, {"wood": 8}).roll(4).do("send hunting_game_1", "keep")
    assert table.options("pay") == ["pay 3 0"]
    assert owning(13).roll(1).do("send hunting_game_2").changes() == {"hide": 1, "game_meat": 1}


def test_card_013_leaves_snares_alone() -> None:
    table = owning(13, {"wood": 8}).roll(4).do("send laying_a_snare", "keep")
    assert table.options("pay") == ["pay 4 0"]


# --- 14: whale meat for sets of ships --------------------------------------------------------------------------------


@rule("FO-11.8", "FO-11.23")
@pytest.mark.parametrize(
    ("ships", "meat"),
    [
        ({"whaling_boat": 3, "knarr": 2}, 0),
        ({"whaling_boat": 1, "knarr": 2, "longship_2": 2}, 1),
        ({"whaling_boat": 1, "whaling_boat_1": 1, "knarr": 2, "longship": 1, "longship_3": 1}, 2),
    ],
)
def test_card_014_counts_sets_of_ships(ships: dict[str, int], meat: int) -> None:
    assert holding(14, ships).play_card(14).changes() == ({"whale_meat": meat} if meat else {})


# --- 15: mead for houses, hides for new ones -------------------------------------------------------------------------


def test_card_015_brings_two_mead_for_each_house() -> None:
    table = holding(15, {"stone_house": 1, "long_house": 2, "shed": 1}).play_card(15)
    assert table.changes() == {"mead": 6}


@rule("FO-11.18")
@pytest.mark.parametrize(
    ("space", "supply", "answers", "hides"),
    [
        ("build_stone_house", {"stone": 1}, [], 1),
        ("build_long_house", {"stone": 2}, [], 1),
        ("build_combo", {"stone": 2, "wood": 2}, ["option 1"], 1),
        ("build_combo", {"stone": 2, "wood": 2}, ["option 2"], 1),
        ("build_shed", {"wood": 2}, [], 0),
    ],
)
def test_card_015_brings_a_hide_for_each_house_built(
    space: str, supply: dict[str, int], answers: list[str], hides: int
) -> None:
    assert owning(15, supply).do(f"send {space}", *answers).changes().get("hide", 0) == hides


@rule("FO-11.24")
def test_card_015_ignores_a_house_bought_through_card_72() -> None:
    table = bench({"silver": 2}, hand=[72], played=[15], round=2).play_card(72, "use 72")
    assert table.changes() == {"silver": -2, "stone_house": 1}


def test_card_015_brings_mead_only_for_what_stands_when_it_is_played() -> None:
    assert owning(15, {"stone": 1}).do("send build_stone_house").changes() == {
        "hide": 1,
        "stone": -1,
        "stone_house": 1,
    }


# --- 16: silver for loaded ore ---------------------------------------------------------------------------------------


@rule("FO-11.8", "FO-11.23")
@pytest.mark.parametrize(
    ("ships", "silver"),
    [
        ({"longship_3": 1, "whaling_boat": 3}, 0),
        ({"longship_3": 1, "whaling_boat_1": 1}, 2),
        ({"longship_3": 1, "longship_2": 1}, 3),
        ({"longship_3": 2}, 4),
        ({"longship_3": 2, "longship_1": 1}, 5),
        ({"longship_3": 4}, 5),
    ],
)
def test_card_016_pays_for_ore_on_ships(ships: dict[str, int], silver: int) -> None:
    assert holding(16, ships).play_card(16).changes() == ({"silver": silver} if silver else {})


# --- 17: one good up to three steps ----------------------------------------------------------------------------------


@rule("FO-17.2", "FO-11.19")
@pytest.mark.parametrize(
    ("good", "steps", "result"),
    [
        ("fruits", 3, "treasure_chest"),
        ("fruits", 1, "whale_meat"),
        ("cattle", 2, "silver_hoard"),
        ("oil", 1, "rune_stone"),
    ],
)
def test_card_017_raises_a_good_up_to_three_steps(good: str, steps: int, result: str) -> None:
    table = holding(17, {good: 1}).play_card(17, "use 17", f"upgrade {good} {steps}")
    assert table.changes() == {good: -1, result: 1}


def test_card_017_stops_at_blue_moves_one_good_and_may_be_declined() -> None:
    table = holding(17, {"mead": 2, "silk": 1}).play_card(17, "use 17")
    assert table.options("upgrade") == ["upgrade mead 1", "upgrade mead 2"]
    assert table.do("upgrade mead 2").changes() == {"mead": -1, "rune_stone": 1}
    assert table.table.awaiting == (1,)
    assert holding(17, {"mead": 2}).play_card(17, "done").changes() == {}


# --- 18: rewards for well-laden longships ----------------------------------------------------------------------------


@rule("FO-11.8")
@pytest.mark.parametrize(
    ("ships", "reward"),
    [
        ({"longship_1": 4}, None),
        ({"longship_2": 1, "longship": 3}, "silk"),
        ({"longship_2": 1, "longship_3": 1, "longship_1": 2}, "jewelry"),
        ({"longship_2": 3}, "silver_hoard"),
        ({"longship_3": 4}, "silver_hoard"),
    ],
)
def test_card_018_rewards_longships_with_two_ore(ships: dict[str, int], reward: str | None) -> None:
    assert holding(18, ships).play_card(18).changes() == ({reward: 1} if reward else {})


# --- 19: rewards for special tiles -----------------------------------------------------------------------------------

TILES = ["helmet", "cloakpin", "crucifix", "horseshoe", "fibula", "chalice"]


@rule("FO-11.8", "FO-11.23")
@pytest.mark.parametrize(("number", "reward"), [(2, None), (3, "silk"), (4, "spices"), (5, "jewelry"), (6, "jewelry")])
def test_card_019_rewards_special_tiles(number: int, reward: str | None) -> None:
    table = holding(19, dict.fromkeys(TILES[:number], 1)).play_card(19)
    assert table.changes() == ({reward: 1} if reward else {})


@rule("FO-17.23")
def test_card_019_counts_tiles_on_boards() -> None:
    laid = [["belt", "home", [0, 0], 0]]
    assert holding(19, {"helmet": 1, "cloakpin": 1}, laid=laid).play_card(19).changes() == {"silk": 1}


# --- 20: a bonus phase for houses ------------------------------------------------------------------------------------

HIDE_RING = [["silver", "stone_house_1", cell, 0] for cell in ([0, 1], [0, 2], [1, 1], [1, 3], [2, 1], [2, 2], [2, 3])]
ORE_RING = [["silver", "home", cell, 0] for cell in ([4, 0], [4, 1], [5, 1], [6, 0], [6, 1])]


@rule("FO-11.19", "FO-6.7")
def test_card_020_pays_the_bonuses_of_houses_only() -> None:
    table = holding(20, {"stone_house": 1}, laid=HIDE_RING + ORE_RING).play_card(20, "use 20")
    assert table.changes() == {"hide": 1}


def test_card_020_may_be_declined_and_needs_a_ring() -> None:
    assert holding(20, {"stone_house": 1}, laid=HIDE_RING).play_card(20, "done").changes() == {}
    table = holding(20, {"stone_house": 1}, laid=HIDE_RING[1:] + ORE_RING).play_card(20)
    assert table.changes() == {}
    assert table.table.awaiting == (1,)
