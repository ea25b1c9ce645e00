"""Occupation cards 176 to 190, each in a situation where it matters."""

from __future__ import annotations

import pytest

from meadhall.games.feast_for_odin.board.boards import GRIDS, HOME_GRID, bit_at
from meadhall.games.feast_for_odin.board.ground import ground_with
from tests.clauses import rule
from tests.rules.feast_for_odin.bench import Table

STONE_HOUSE_RING = ["0,1", "0,2", "1,1", "1,3", "2,1", "2,2", "2,3"]
"""The neighbours of the hide in a stone house."""


def lay_silver(table: Table, area: str, cells: list[str]) -> None:
    table.give(silver=len(cells))
    table.do(*[f"place silver {area} {cell}" for cell in cells])
    table.take_back()


@rule("FO-11.18")
def test_card_176_gives_peas_once_after_an_action_that_played_cards() -> None:
    table = Table(176)
    table.hold(43, 68)
    table.do("send play_occupations_1_2", "play 43", "play 68", "done")
    assert table.at_rest and table.has(fruits=1, peas=1)
    # Another action, this time through the card of column 4.
    table.hold(25)
    table.do("send market_spices", "done", "play 25")
    assert table.at_rest and table.has(peas=2)


def test_card_176_counts_the_action_that_plays_it_and_plays_through_cards() -> None:
    table = Table()
    table.hold(176)
    table.do("send play_occupations_1_2", "play 176")
    assert table.at_rest and table.has(peas=1)
    # Card 52 plays a card at any time; here on the turn before Vikings are sent.
    table = Table(52, 176, silver=1)
    table.hold(43)
    table.do("use 52", "play 43")
    assert table.has(fruits=1, peas=1, silver=0)
    # Card 99 plays one in the place of a draw.
    table = Table(99, 176)
    table.hold(43)
    table.do("send draw_occupation", "use 99", "play 43")
    assert table.at_rest and table.has(fruits=1, peas=1)


def test_card_176_gives_nothing_when_no_card_is_played() -> None:
    table = Table(176)
    table.do("send draw_occupation")
    assert table.at_rest and table.has(peas=0)
    table = Table(176, stone=1)
    table.hold(43)
    table.do("send play_occupation_paid", "done")
    assert table.at_rest and table.has(peas=0, fruits=0, stone=0)


def test_card_177_turns_the_single_good_of_a_house_into_silverware() -> None:
    table = Table(177, stone_house=1)
    lay_silver(table, "stone_house", STONE_HOUSE_RING)
    table.phase("bonus")
    table.do("use 177")
    assert table.at_rest and table.has(hide=0, silverware=1)
    table.phase("bonus")
    table.do("done")
    assert table.at_rest and table.has(hide=1, silverware=1)


def test_card_177_is_asked_for_each_house_separately() -> None:
    table = Table(177, stone_house=2)
    lay_silver(table, "stone_house_1", STONE_HOUSE_RING)
    lay_silver(table, "stone_house_2", STONE_HOUSE_RING)
    table.phase("bonus")
    table.do("use 177", "done")
    assert table.at_rest and table.has(hide=1, silverware=1)


def test_card_177_counts_the_house_bonus_of_card_20() -> None:
    table = Table(177, stone_house=1)
    lay_silver(table, "stone_house", STONE_HOUSE_RING)
    table.hold(20)
    table.do("send play_occupations_1_2", "play 20", "use 20", "use 177")
    assert table.at_rest and table.has(hide=0, silverware=1)


def test_card_177_is_silent_for_two_goods_of_a_house_and_for_boards() -> None:
    table = Table(177, long_house=1)
    ring_of_peas = ["0,9", "1,9", "1,10"]
    ring_of_oil = ["0,0", "0,1", "0,2", "1,0", "1,2", "2,0", "2,1", "2,2"]
    lay_silver(table, "long_house", ring_of_peas)
    table.phase("bonus")
    table.do("use 177")
    assert table.at_rest and table.has(peas=0, silverware=1)
    lay_silver(table, "long_house", ring_of_oil)
    table.phase("bonus")
    assert table.at_rest and table.has(peas=1, oil=1, silverware=1)
    table = Table(177)
    lay_silver(table, "home", ["4,0", "4,1", "5,1", "6,0", "6,1"])
    table.phase("bonus")
    assert table.at_rest and table.has(ore=1, silverware=0)


def test_card_178_gives_two_boats_as_soon_as_there_are_four_large_ships() -> None:
    table = Table(178, knarr=2, longship=1, wood=2)
    table.do("send build_knarr")
    assert table.at_rest and table.has(knarr=3, whaling_boat=2)


@rule("FO-11.5", "FO-17.8")
def test_card_178_gives_them_once_when_played_and_only_as_berths_allow() -> None:
    table = Table(longship=4, whaling_boat=2)
    table.hold(178)
    table.do("send play_occupations_1_2", "play 178")
    assert table.at_rest and table.has(whaling_boat=3)
    # A ship leaves and another comes: the card has done its work.
    table.give(longship=-1, whaling_boat=-2, wood=2)
    table.do("send build_longship")
    assert table.at_rest and table.has(longship=4, whaling_boat=1)


def test_card_178_waits_for_the_fourth() -> None:
    table = Table(178, knarr=2, wood=2)
    table.do("send build_knarr")
    assert table.at_rest and table.has(knarr=3, whaling_boat=0)


def test_card_179_pays_for_every_knarr_when_the_next_one_comes() -> None:
    table = Table(179, knarr=1, wood=2)
    table.do("send build_knarr")
    assert table.at_rest and table.has(knarr=2, stockfish=2, silver=2)
    table = Table(179, silver=5)
    table.do("buy knarr")
    assert table.has(knarr=1, stockfish=1, silver=1)


@rule("FO-11.6")
def test_card_179_ignores_knarrs_there_when_played_and_pays_once() -> None:
    table = Table(knarr=2, wood=2)
    table.hold(179)
    table.do("send play_occupations_1_2", "play 179")
    assert table.at_rest and table.has(stockfish=0, silver=0)
    table.do("send build_knarr")
    assert table.at_rest and table.has(stockfish=3, silver=3)
    table.give(silver=2)
    table.do("buy knarr")
    assert table.has(knarr=4, stockfish=3, silver=0)


def test_card_179_is_not_for_longships_but_for_a_boat_exchanged() -> None:
    table = Table(179, wood=2)
    table.do("send build_longship")
    assert table.at_rest and table.has(longship=1, stockfish=0)
    table = Table(179, whaling_boat=1)
    table.do("send exchange_boat_emigrate", "option 1", "done")
    assert table.at_rest and table.has(knarr=1, whaling_boat=0, stockfish=1, silver=1)


def with_income(table: Table, income: int) -> Table:
    """Cover the home board from the lower left so that the first number left open is the wanted one."""
    rows = {1: 1, 2: 2, 3: 4, 4: 5, 5: 6, 6: 7, 7: 8, 9: 9, 12: 10}[income]
    # The k-th income cell lies at (11 - k, k); the square below and left of it has to be covered.
    cells = sum(bit_at(row, column) for row in range(12 - rows, 12) for column in range(rows))
    table.state.grounds[0] = ground_with(GRIDS[HOME_GRID], cells, 0, 0)
    return table


@rule("FO-11.8", "FO-11.23")
@pytest.mark.parametrize(("income", "silverware"), [(0, 4), (5, 4), (6, 3), (9, 3), (12, 2)])
def test_card_180_gives_silverware_by_income_with_three_longships(income: int, silverware: int) -> None:
    table = Table(180, longship=2, wood=2)
    if income:
        with_income(table, income)
    table.do("send build_longship")
    assert table.at_rest and table.has(longship=3, silverware=silverware)


@rule("FO-11.5")
def test_card_180_counts_longships_only_and_pays_once() -> None:
    table = Table(180, longship=1, knarr=1, wood=4)
    table.do("send build_longship")
    assert table.at_rest and table.has(silverware=0)
    table = Table(longship_3=3, wood=2)
    table.hold(180)
    table.do("send play_occupations_1_2", "play 180")
    assert table.at_rest and table.has(silverware=4)
    table.do("send build_longship")
    assert table.at_rest and table.has(silverware=4)


@rule("FO-11.8", "FO-11.23")
@pytest.mark.parametrize(("income", "wool"), [(0, 3), (4, 3), (5, 2), (9, 2), (12, 1)])
def test_card_181_gives_wool_by_income_with_three_large_ships(income: int, wool: int) -> None:
    table = Table(181, longship=1, knarr=1, wood=2)
    if income:
        with_income(table, income)
    table.do("send build_knarr")
    assert table.at_rest and table.has(knarr=2, wool=wool)


def test_card_181_waits_for_the_third_and_pays_once() -> None:
    table = Table(181, knarr=1, whaling_boat=3, wood=4)
    table.do("send build_knarr")
    assert table.at_rest and table.has(wool=0)
    table.do("send build_longship")
    assert table.at_rest and table.has(wool=3)
    table.give(silver=5)
    table.do("buy knarr")
    assert table.has(knarr=3, wool=3)


def test_card_182_sells_spices_for_wood_once_there_are_two_houses() -> None:
    table = Table(182, stone_house=1, long_house=1, wood=2)
    table.do("use 182")
    assert table.has(spices=1, wood=0)
    table = Table(182, stone_house=2, wood=6)
    table.do("use 182", "option 2")
    assert table.has(spices=2, wood=1)


def test_card_182_is_used_once_and_sheds_are_no_houses() -> None:
    table = Table(182, long_house=2, wood=5)
    table.do("use 182", "option 1")
    assert table.has(spices=1, wood=3) and not table.offers("use 182")
    assert not Table(182, shed=2, stone_house=1, wood=5).could("use 182")
    assert not Table(182, long_house=2, wood=1).could("use 182")


@pytest.mark.parametrize("knarrs", [0, 1, 2, 3, 4])
def test_card_183_delivers_the_harvest_goods_up_to_the_number_of_knarrs(knarrs: int) -> None:
    table = Table(knarr=knarrs)
    table.hold(183)
    table.do("send play_occupations_1_2", "play 183")
    assert table.at_rest
    numbers = {"peas": 1, "beans": 1, "flax": 1, "grain": 2, "cabbage": 3, "fruits": 4}
    assert table.has(**{good: int(number <= knarrs) for good, number in numbers.items()})


def test_card_184_buys_a_longship_that_sails_with_three_ore() -> None:
    for price, items in (("option 1", {"wood": 4}), ("option 2", {"silver": 3})):
        table = Table(ore=4, wood=4, silver=3)
        table.hold(184)
        table.do("send play_occupations_1_2", "play 184", "use 184", price)
        assert table.at_rest and table.has(longship_3=1, longship=0, ore=1)
        left = {"wood": 4, "silver": 3}
        for name, number in items.items():
            left[name] -= number
        assert table.has(**left)


@rule("FO-11.24")
def test_card_184_is_not_ship_building() -> None:
    # Card 117 answers to large ships built for wood.
    table = Table(117, ore=3, wood=4, peas=1)
    table.hold(184)
    table.do("send play_occupations_1_2", "play 184", "use 184")
    assert table.at_rest and table.has(longship_3=1, peas=1, wood=0)


@rule("FO-11.15")
@pytest.mark.parametrize("items", [{"ore": 2, "wood": 4}, {"ore": 3, "wood": 3, "silver": 2}])
def test_card_184_needs_three_ore_and_a_price(items: dict[str, int]) -> None:
    table = Table(**items)
    table.hold(184)
    table.do("send play_occupations_1_2", "play 184")
    assert table.at_rest and table.has(longship_3=0, **items)


def test_card_184_needs_a_berth() -> None:
    table = Table(ore=3, wood=4, knarr=4)
    table.hold(184)
    table.do("send play_occupations_1_2", "play 184")
    assert table.at_rest and table.has(longship_3=0, ore=3, wood=4)


def test_card_185_puts_two_goods_up_in_the_place_of_a_raid() -> None:
    table = Table(185, longship=1, peas=3)
    table.do("send raiding", "use 185", "upgrade peas 1", "upgrade peas 1")
    assert table.at_rest and table.has(peas=1, mead=2, stone=0, long_sword=0)
    table = Table(185, longship=1, peas=1)
    table.roll(6)
    table.do("send raiding", "roll", "keep", "spend 0", "pick rune_stone")
    assert table.at_rest and table.has(rune_stone=1, peas=1)


def test_card_185_triggers_nothing_that_answers_to_a_raid() -> None:
    table = Table(133, 134, 185, longship=1, peas=1)
    table.do("send raiding", "use 185", "upgrade peas 1")
    assert table.at_rest and table.has(mead=1, silver=0, peas=0)


def test_card_185_needs_a_raid_that_could_be_made() -> None:
    assert not Table(185, peas=2).could("send raiding")
    table = Table(185, longship=1, peas=1)
    table.roll(1)
    table.do("send pillaging_2")
    assert not table.offers("use 185")


def test_card_186_lays_two_peas_lengthwise() -> None:
    table = Table(186, peas=3, silver=2)
    table.phase("feast")
    table.do("eat peas", "eat silver", "eat peas", "eat silver")
    assert table.at_rest and table.has(peas=1) and table.score("thing_penalties") == 0
    table = Table(186, peas=3, silver=3, round_number=3)
    table.phase("feast")
    table.do("eat peas", "eat silver", "eat peas", "eat silver")
    assert table.offers("eat peas upright") and not table.offers("eat peas")


def test_card_186_lets_neither_peas_touch_nor_other_food_lie() -> None:
    table = Table(186, peas=2, flax=2, silver=3, round_number=4)
    table.phase("feast")
    table.do("eat peas")
    assert not table.offers("eat peas") and not table.offers("eat peas upright")
    table.do("eat silver", "eat flax", "eat silver")
    assert table.offers("eat peas") and table.offers("eat flax upright") and not table.offers("eat flax")
    table = Table(peas=2, silver=3)
    table.phase("feast")
    table.do("eat peas", "eat silver")
    assert table.offers("eat peas upright") and not table.offers("eat peas")


def test_card_187_turns_three_flax_into_a_treasure_chest_at_any_time() -> None:
    table = Table(187, flax=6)
    table.do("use 187", "use 187")
    assert table.has(flax=0, treasure_chest=2)
    assert not Table(187, flax=2).could("use 187")


def test_card_187_trades_two_flax_for_the_belt_in_a_viking_action() -> None:
    table = Table(187, flax=1)
    table.do("send market_flax_fish", "use 187b")
    assert table.at_rest and table.has(flax=0, belt=1)


def test_card_187_offers_no_belt_outside_an_action_or_once_it_is_gone() -> None:
    table = Table(187, flax=2)
    assert not table.could("use 187b")
    table = Table(187, flax=4)
    table.give(seat=1, belt=1)
    table.do("send fishing_1")
    assert table.at_rest and table.has(flax=4, belt=0)
    table = Table(187, flax=2)
    table.do("send fishing_1", "done")
    assert table.at_rest and table.has(flax=2, belt=0)


@pytest.mark.parametrize(("players", "silver"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_card_188_pays_by_the_number_of_players_when_played(players: int, silver: int) -> None:
    table = Table(players=players)
    table.hold(188)
    table.do("send play_occupations_1_2", "play 188")
    assert table.at_rest and table.has(silver=silver)


def test_card_188_adds_a_silver_to_every_pair_taken_from_a_strip() -> None:
    table = Table(188)
    table.strip(1, gone=5)
    table.do("send mountain_2", "take strip_1 2")
    assert table.at_rest and table.has(silver=6)
    table = Table(188)
    table.strip(1, gone=4)
    table.do("send mountain_2", "take strip_1 1")
    assert table.at_rest and table.has(ore=1, silver=0)
    # Through a card as well: card 113 before crafting.
    table = Table(113, 188, flax=1)
    table.strip(2, gone=6)
    table.do("send craft_linen", "use 113", "take strip_2 1")
    assert table.at_rest and table.has(silver=3)


@rule("FO-17.17")
@pytest.mark.parametrize(("boards", "silver"), [(1, 0), (2, 4), (3, 9), (4, 16)])
def test_card_189_pays_for_exploration_boards_at_the_start_of_scoring(boards: int, silver: int) -> None:
    table = Table(189, silver=2, round_number=7)
    for name in ("shetland", "faroe_islands", "iceland", "greenland")[:boards]:
        table.own_board(name)
    table.end_game()
    assert table.state.over and table.has(silver=2 + silver) and table.score("silver") == 2 + silver


def test_card_189_pays_nothing_from_the_hand_or_for_boards_of_others() -> None:
    table = Table(silver=2, round_number=7)
    table.hold(189)
    for name in ("shetland", "iceland"):
        table.own_board(name)
    table.end_game()
    assert table.has(silver=2)
    table = Table(189, round_number=7)
    for name in ("shetland", "iceland"):
        table.own_board(name, seat=1)
    table.end_game()
    assert table.has(silver=0)


def test_card_190_pours_an_oil_for_every_spices_however_received() -> None:
    table = Table(190)
    table.do("send market_spices")
    assert table.at_rest and table.has(spices=1, oil=1)
    table = Table(190, skin_and_bones=2)
    table.do("send upgrade_2", "upgrade skin_and_bones 1", "upgrade skin_and_bones 1")
    assert table.at_rest and table.has(spices=2, oil=2)
    table = Table(190, skin_and_bones=1, knarr=1, silver=1)
    table.do("send overseas_trade_1", "turn skin_and_bones")
    assert table.has(spices=1, oil=1)
    table = Table(190, longship=1)
    table.roll(9)
    table.do("send pillaging_2", "keep", "spend 0", "pick spices")
    assert table.at_rest and table.has(spices=1, oil=1)
    # Two at once through card 182.
    table = Table(182, 190, stone_house=2, wood=5)
    table.do("use 182", "option 2")
    assert table.has(spices=2, oil=2)


def test_card_190_pours_none_for_other_goods() -> None:
    table = Table(190, mead=1, stockfish=1)
    table.do("send upgrade_2", "upgrade stockfish 1", "done")
    assert table.at_rest and table.has(hide=1, oil=0)
