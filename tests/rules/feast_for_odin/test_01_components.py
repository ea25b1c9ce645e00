"""Section 1: components and constants, as the tables of the rules have them."""

from __future__ import annotations

from collections import Counter

import pytest

import meadhall
from meadhall.games.feast_for_odin.board.boards import BOARD_NAMES, BOARD_POINTS, GRIDS, SHAPES
from meadhall.games.feast_for_odin.cards.cards import CARD_DATA, CARD_DECK, IS_STARTER
from meadhall.games.feast_for_odin.items import (
    BUILDING_COPIES,
    BUILDING_POINTS,
    COLOUR,
    CONTENT,
    CROWN,
    CROWN_POINTS,
    EMIGRATION_POINTS,
    FORGEABLE,
    GOODS_END,
    HEIGHT,
    ITEM_OF_NAME,
    ITEMS,
    LARGE_BERTHS,
    NOT_FOR_SALE,
    PREGNANT_CATTLE,
    PREGNANT_SHEEP,
    PRICE,
    SHIP_POINTS,
    SHIP_PRICE,
    SMALL_BERTHS,
    SPECIALS,
    STRIPS,
    SWORD,
    WEAPON_COPIES,
    WIDTH,
)
from meadhall.games.feast_for_odin.spaces.spaces import DICE_ACTIONS
from tests.clauses import rule
from tests.rules.feast_for_odin.bench import do, give, laid_out, supply, turn


@rule("FO-1.1")
def test_one_to_four_players_with_boards_of_their_own() -> None:
    for players in (1, 2, 3, 4):
        view = meadhall.new_game("feast-for-odin", players, seed=1).view(0)
        assert [seat["areas"] for seat in view["seats"]] == [["home"]] * players
    with pytest.raises(meadhall.BadOption):
        meadhall.new_game("feast-for-odin", 5, seed=1)


@rule("FO-1.2", "FO-1.4")
def test_thirty_goods() -> None:
    goods = [item for item in range(GOODS_END) if item not in (PREGNANT_SHEEP, PREGNANT_CATTLE)]
    assert Counter(COLOUR[item] for item in goods) == {0: 6, 1: 8, 2: 8, 3: 8}
    assert len({ITEMS[item] for item in goods}) == 30
    for name, width, height in (("sheep", 4, 2), ("cattle", 4, 3), ("hide", 3, 1), ("robe", 3, 3), ("fur", 4, 2)):
        assert (WIDTH[ITEM_OF_NAME[name]], HEIGHT[ITEM_OF_NAME[name]]) == (width, height)
    assert COLOUR[ITEM_OF_NAME["sheep"]] == COLOUR[ITEM_OF_NAME["cattle"]] == 1


@rule("FO-1.3", "FO-7.74")
def test_the_two_sides_of_a_tile_have_one_shape() -> None:
    for item in range(GOODS_END):
        assert (WIDTH[item], HEIGHT[item]) == (WIDTH[item // 4 * 4 + 3], HEIGHT[item // 4 * 4 + 3])
    state = laid_out()
    give(state, flax=1)
    turn(state)
    do(state, "send upgrade_2", "upgrade flax 1")
    assert supply(state) == {"stockfish": 1}


@rule("FO-1.5", "FO-1.6", "FO-1.7", "FO-1.8", "FO-2.11")
def test_special_tiles() -> None:
    assert [len(SHAPES[SPECIALS + tile][0].cells) for tile in range(15)] == [
        tile["size"] for tile in CONTENT["special_tiles"]
    ]
    assert all(COLOUR[SPECIALS + tile] == 3 for tile in range(15))
    assert (
        SWORD[CROWN] == 16 and PRICE[CROWN - SPECIALS] == NOT_FOR_SALE and CROWN not in FORGEABLE and CROWN_POINTS == 2
    )
    values = [value for value in SWORD if value]
    assert len(values) == 23 and min(values) == SWORD[ITEM_OF_NAME["rune_stone"]] == 6 and max(values) == 16
    assert {ITEMS[item] for item in FORGEABLE} == {
        "jewelry", "helmet", "cloakpin", "crucifix", "horseshoe", "forge_hammer", "fibula", "throwing_axe",
    }  # fmt: skip
    assert laid_out().display == (1 << 15) - 1


@rule("FO-1.9", "FO-4.9", "FO-4.20")
def test_silver_and_ore_cover_single_cells() -> None:
    assert [coin["value"] for coin in CONTENT["silver"]["coins"]] == [1, 2, 4, 10]
    assert all(coin["rows"] * coin["cols"] == coin["value"] for coin in CONTENT["silver"]["coins"])
    assert SHAPES[ITEM_OF_NAME["silver"]][0].size == SHAPES[ITEM_OF_NAME["ore"]][0].size == 1


@rule("FO-1.10", "FO-1.11", "FO-1.12", "FO-1.13")
def test_weapons_ships_and_buildings() -> None:
    assert WEAPON_COPIES == [12, 12, 12, 11] and sum(WEAPON_COPIES) == 47
    assert SHIP_PRICE == SHIP_POINTS == [3, 5, 8] and EMIGRATION_POINTS[1:] == [18, 21]
    assert (SMALL_BERTHS, LARGE_BERTHS) == (3, 4)
    assert BUILDING_COPIES == [3, 3, 5] and BUILDING_POINTS == [8, 10, 17]


@rule("FO-1.14", "FO-17.19")
def test_exploration_boards() -> None:
    points = dict(zip(BOARD_NAMES, BOARD_POINTS, strict=True))
    assert points == {
        "shetland": 6, "faroe_islands": 4, "iceland": 16, "greenland": 12,
        "bear_island": 12, "baffin_island": 12, "labrador": 36, "newfoundland": 38,
    }  # fmt: skip


@rule("FO-1.15")
def test_mountain_strips() -> None:
    assert len(STRIPS) == 8 and all(len(strip) == 7 and strip[-1] == -1 for strip in STRIPS)
    assert [strip.count(-1) for strip in STRIPS] == [2, 1, 1, 1, 1, 1, 1, 1] and STRIPS[0][-2] == -1


@rule("FO-1.16", "FO-11.13")
def test_occupation_cards() -> None:
    assert [card["number"] for card in CARD_DATA] == list(range(1, 191))
    starters = Counter(CARD_DECK[card] for card in range(190) if IS_STARTER[card])
    dark = Counter(CARD_DECK[card] for card in range(190) if not IS_STARTER[card])
    assert starters == {0: 15, 1: 15, 2: 15} and dark == {0: 57, 1: 44, 2: 44}


@rule("FO-1.17")
def test_dice_have_eight_and_twelve_sides() -> None:
    assert [action.sides for action in DICE_ACTIONS] == [8, 8, 12, 8, 12]
    faces: Counter[int] = Counter()
    state = laid_out()
    for _ in range(2400):
        faces[state.chance.below(8) + 1] += 1
    assert sorted(faces) == list(range(1, 9)) and all(200 < number < 400 for number in faces.values())


@rule("FO-17.22")
def test_a_hide_covers_three_cells() -> None:
    assert SHAPES[ITEM_OF_NAME["hide"]][0].size == 3 and SHAPES[ITEM_OF_NAME["fur"]][0].size == 8


def test_grids_agree_with_the_counts_and_rings_of_the_content() -> None:
    for grid, data in zip(
        GRIDS, [CONTENT["home_board"], *CONTENT["exploration_boards"], *CONTENT["buildings"][1:]], strict=True
    ):
        counts = data["counts"]
        assert grid.cells == counts["coverable"] and grid.penalty.bit_count() == counts["penalty"]
        assert len(grid.income) == counts["income"] and len(grid.bonus_bits) == counts["bonus"]
        assert sorted(ring.bit_count() for ring in grid.bonus_rings) == sorted(
            b["must_cover_count"] for b in data["bonuses"]
        )
