"""Section 7: the 61 action spaces, one by one, and what they have in common."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.feast_for_odin.cards.programs import DICE_NAMES
from meadhall.games.feast_for_odin.frames.dice import DiceFrame
from meadhall.games.feast_for_odin.game import GAME
from meadhall.games.feast_for_odin.items import CONTENT, ITEM_OF_NAME
from meadhall.games.feast_for_odin.knowledge.view import PLAN, public_seat
from meadhall.games.feast_for_odin.spaces.spaces import (
    COLUMN,
    DICE_ACTIONS,
    SPACE_NAMES,
    SPACE_OF_NAME,
    SPACES,
    DiceAction,
)
from meadhall.games.feast_for_odin.state import Feast
from meadhall.games.feast_for_odin.supply import take_weapon
from tests.clauses import rule
from tests.rules.feast_for_odin.bench import (
    change,
    clauses_told,
    do,
    finish,
    give,
    is_legal,
    laid_out,
    lay,
    legal,
    put_in_hand,
    put_in_play,
    refusal,
    rolling,
    set_strips,
    stand,
    supply,
    told,
    top,
    turn,
)


def dice(state: Feast) -> dict[str, Any]:
    """The dice action under way, as everybody sees it."""
    shown = PLAN.view(state, None)["dice"]
    assert isinstance(shown, dict)
    return shown


# space: what the player has, the answers after sending Vikings, what changes exactly
PLAIN: dict[str, tuple[dict[str, int], list[str], dict[str, int]]] = {
    "build_shed": ({"wood": 2}, [], {"wood": -2, "shed": 1}),
    "build_whaling_boat": ({"wood": 1}, [], {"wood": -1, "whaling_boat": 1}),
    "fishing_1": ({}, [], {"stockfish": 1}),
    "buy_stockfish": ({"silver": 1}, [], {"silver": -1, "stockfish": 2}),
    "buy_salt_meat": ({"silver": 2}, [], {"silver": -2, "salt_meat": 2}),
    "market_beans": ({}, [], {"beans": 1, "silver": 1}),
    "products_milk": ({"cattle": 1, "pregnant_cattle": 1}, [], {"milk": 2}),
    "craft_linen": ({"flax": 1}, [], {"flax": -1, "linen": 1}),
    "craft_rune_stone": ({"stone": 1}, [], {"stone": -1, "rune_stone": 1, "silver": 1}),
    "mountain_2": ({}, ["take strip_3 2"], {"wood": 2}),
    "mountain_1_upgrade_1": ({"flax": 1}, ["take strip_4 1", "upgrade flax 1"], {"ore": 1, "flax": -1, "stockfish": 1}),
    "upgrade_2": ({"oil": 2}, ["upgrade oil 1", "upgrade oil 1"], {"oil": -2, "rune_stone": 2}),
    "overseas_trade_1": (
        {"knarr": 1, "silver": 1, "hide": 1},
        ["turn hide"],
        {"silver": -1, "hide": -1, "silverware": 1},
    ),
    "draw_occupation": ({}, [], {"silver": 1}),
    "build_stone_house": ({"stone": 1}, [], {"stone": -1, "stone_house": 1}),
    "build_knarr": ({"wood": 2}, [], {"wood": -2, "knarr": 1}),
    "buy_sheep": ({"silver": 1}, [], {"silver": -1, "sheep": 1}),
    "buy_cattle_milk": ({"silver": 3}, [], {"silver": -3, "cattle": 1, "milk": 1}),
    "market_flax_fish": ({}, [], {"flax": 1, "stockfish": 1, "silver": 1}),
    "products_mead": ({}, [], {"mead": 2, "silver": 2}),
    "craft_clothing": ({"hide": 1, "linen": 1}, [], {"hide": -1, "linen": -1, "clothing": 1, "silver": 2}),
    "craft_chest": ({"wood": 1, "ore": 1}, ["pick ore"], {"ore": -1, "chest": 1, "silver": 1}),
    "wood_per_player": ({}, [], {"wood": 2, "ore": 1}),
    "mountain_3_upgrade_1": ({}, ["take strip_3 3"], {"wood": 3}),
    "upgrade_3": ({"peas": 1, "mead": 1}, ["upgrade peas 1", "upgrade mead 1"], {"peas": -1, "oil": 1}),
    "overseas_trade_2": ({"knarr": 1, "silver": 1}, [], {"silver": -1}),
    "emigrate_2": ({"knarr": 1, "silver": 4}, [], {"knarr": -1, "silver": -4}),
    "build_long_house": ({"stone": 2}, [], {"stone": -2, "long_house": 1}),
    "build_longship": ({"wood": 2}, [], {"wood": -2, "longship": 1}),
    "sheep_or_cattle": ({"silver": 1}, ["option 2"], {"silver": -1, "cattle": 1}),
    "market_fruits": ({}, [], {"fruits": 1, "oil": 1, "salt_meat": 1, "silver": 1}),
    "products_wool": ({"sheep": 5}, [], {"wool": 3}),
    "forge": ({"ore": 1}, ["pick jewelry"], {"ore": -1, "jewelry": 1}),
    "craft_chests_runes": ({"stone": 2, "wood": 2}, [], {"stone": -2, "wood": -2, "chest": 2, "rune_stone": 2}),
    "mountain_3_2": ({}, ["take strip_4 3", "take strip_3 1"], {"ore": 2, "silver": 2, "wood": 1}),
    "upgrade_4": ({"oil": 1}, ["upgrade oil 1"], {"oil": -1, "rune_stone": 1}),
    "special_sale": (
        {"knarr": 1, "silver": 2},
        ["pick helmet", "pick cloakpin"],
        {"silver": -2, "helmet": 1, "cloakpin": 1},
    ),
    "emigrate_3": ({"longship": 1, "silver": 4}, [], {"longship": -1, "silver": -4}),
    "build_combo": ({"stone": 2, "wood": 2}, ["option 2"], {"stone": -2, "wood": -2, "long_house": 1, "knarr": 1}),
    "buy_sheep_and_cattle": ({"silver": 3}, [], {"silver": -3, "sheep": 1, "cattle": 1}),
    "market_spices": ({"cattle": 1, "sheep": 2}, [], {"spices": 1, "silver": 1, "milk": 2, "wool": 1}),
    "craft_robe_jewelry": (
        {"wool": 1, "silverware": 1},
        ["option 1", "option 2"],
        {"silver": 4, "wool": -1, "robe": 1, "silverware": -1, "jewelry": 1},
    ),
    "mountain_4_double_upgrade_2": (
        {"cabbage": 1},
        ["take strip_3 4", "upgrade cabbage 2"],
        {"wood": 4, "cabbage": -1, "skin_and_bones": 1},
    ),
    "mountain_2222_or_double_upgrade_3": (
        {"sheep": 1},
        ["option 1", "take strip_3 2", "take strip_4 2"],
        {"wood": 2, "ore": 2},
    ),
    "plundering": ({"longship": 2}, [], {"silver_hoard": 1}),
    "exchange_boat_emigrate": (
        {"whaling_boat_1": 1, "silver": 4},
        ["option 1", "option 2"],
        {"whaling_boat_1": -1, "silver": -4},
    ),
}


def sent(space: str, *answers: str, **have: int) -> Feast:
    """A turn on a space, as far as the answers lead."""
    state = laid_out()
    give(state, **have)
    turn(state)
    do(state, f"send {space}", *answers)
    return state


@pytest.mark.parametrize(
    "space", [pytest.param(name, marks=rule(SPACES[SPACE_OF_NAME[name]].clause)) for name in PLAIN]
)
def test_space(space: str) -> None:
    have, answers, expected = PLAIN[space]
    state = laid_out()
    give(state, **have)
    before = supply(state)
    vikings = state.thing[0]
    turn(state)
    do(state, f"send {space}", *answers)
    finish(state)
    assert change(state, before) == expected
    assert state.thing[0] == vikings - COLUMN[SPACE_OF_NAME[space]]
    assert state.occupant[SPACE_OF_NAME[space]] == 0


@rule("FO-7.10", "FO-7.28", "FO-7.29", "FO-7.46", "FO-7.56", "FO-7.95", "FO-7.107")
@pytest.mark.parametrize(
    ("space", "sides", "have", "back", "gains"),
    [
        ("hunting_game_1", 8, {}, 0, {"wood": 1, "bow": 1}),
        ("hunting_game_2", 8, {}, 0, {"wood": 1, "bow": 1}),
        ("laying_a_snare", 8, {}, 1, {"wood": 1, "snare": 1}),
        ("whaling_3", 12, {"whaling_boat": 1}, 2, {"wood": 1, "spear": 1}),
        ("whaling_1", 12, {"whaling_boat": 1}, 2, {"wood": 1, "spear": 1}),
        ("pillaging_2", 12, {"longship": 1}, 1, {"stone": 1, "long_sword": 1}),
        ("pillaging_3", 12, {"longship": 1}, 1, {"stone": 1, "long_sword": 1}),
        ("raiding", 8, {"longship": 1}, 0, {"stone": 1, "long_sword": 1}),
    ],
)
def test_failed_dice_actions(space: str, sides: int, have: dict[str, int], back: int, gains: dict[str, int]) -> None:
    state = laid_out()
    give(state, **have)
    low = space in ("raiding", "pillaging_2", "pillaging_3")
    rolling(state, 2 if low else sides)
    before = supply(state)
    vikings = state.thing[0]
    turn(state)
    do(state, f"send {space}", "keep")
    finish(state)
    assert change(state, before) == gains
    assert state.thing[0] == vikings - COLUMN[SPACE_OF_NAME[space]] + back
    assert state.vikings[SPACE_OF_NAME[space]] == COLUMN[SPACE_OF_NAME[space]] - back


@rule("FO-7.91", "FO-7.92", "FO-7.98")
def test_three_rolls_at_most_and_any_exact_mix() -> None:
    state = laid_out()
    give(state, wood=2, bow=2)
    rolling(state, 8, 7, 3)
    turn(state)
    do(state, "send hunting_game_1", "roll", "roll")
    assert not is_legal(state, "roll"), "a third roll is final"
    assert {answer for answer in legal(state) if answer.startswith("pay")} == {"pay 2 1", "pay 1 2"}
    do(state, "pay 1 2")
    assert supply(state) == {"wood": 1, "hide": 1, "game_meat": 1}


@rule("FO-7.93", "FO-7.97")
def test_boats_are_named_before_the_roll_and_keep_their_ore() -> None:
    state = laid_out()
    give(state, whaling_boat=1, whaling_boat_1=1, ore=1)
    rolling(state, 5)
    turn(state)
    do(state, "send whaling_3")
    assert {a for a in legal(state) if a.startswith("boats")} == {"boats 1 0", "boats 0 1", "boats 1 1"}
    do(state, "boats 0 1")
    assert top(state, DiceFrame).result == 3, "5 less 2 ore of the one boat named"
    assert not any(answer.startswith("load") for answer in legal(state))
    do(state, "keep")
    assert supply(state)["whaling_boat_1"] == 1


@rule("FO-7.92", "FO-7.97", "FO-16.3")
def test_the_view_shows_the_face_rolled_and_what_changed_it() -> None:
    state = laid_out()
    give(state, whaling_boat=1, whaling_boat_1=1, wood=2, spear=1)
    rolling(state, 9, 2)
    turn(state)
    do(state, "send whaling_3")
    assert dice(state)["throws"] == [] and dice(state)["face"] is None
    do(state, "boats 1 1")
    first = {"face": 9, "by_cards": 0, "by_ore_thrown": 0, "by_ships": -3, "result": 6}
    assert dice(state) | {
        "action": "whaling", "sides": 12, "rolls": 1, "rolls_left": 2, "throws": [first], "face": 9,
        "result": 6, "needed": 6, "reach": 3,
    } == dice(state)  # fmt: skip
    prompt = GAME.prompt(state, 0)
    assert prompt.args["face_number"] == 9 and prompt.args["result_number"] == 6
    do(state, "roll")
    assert not state.waiting, "2 less 3 comes to nothing"


@rule("FO-7.101", "FO-7.102", "FO-11.20")
def test_the_view_shows_what_a_high_roll_still_needs() -> None:
    state = laid_out()
    give(state, longship_2=1, stone=1, long_sword=2)
    put_in_play(state, 4)
    rolling(state, 3)
    turn(state)
    do(state, "send pillaging_2")
    assert dice(state)["throws"] == [{"face": 3, "by_cards": -1, "by_ore_thrown": 0, "by_ships": 2, "result": 4}]
    assert dice(state)["needed"] == 6, "a rune stone"
    assert dice(state)["reach"] == 4 + 1 + 2
    do(state, "keep")
    assert dice(state)["rolls_left"] == 0


@rule("FO-7.119", "FO-7.109")
def test_more_may_be_spent_than_a_tile_needs() -> None:
    state = laid_out()
    give(state, longship=1, stone=3, long_sword=2)
    rolling(state, 8)
    turn(state)
    do(state, "send raiding", "keep", "spend 3", "spend 2", "pick rune_stone")
    assert supply(state) == {"longship": 1, "rune_stone": 1}
    assert state.weapon_discard[3] == 2, "spent weapons lie on the discard pile"


@rule("FO-7.110")
def test_a_dice_action_through_a_card_brings_no_viking_back() -> None:
    state = laid_out()
    give(state, silver=3)
    stand(state, "laying_a_snare", 0, 2)
    put_in_hand(state, 85)
    rolling(state, 8)
    thing = state.thing[0]
    turn(state)
    do(state, "send play_occupations_1_2", "play 85", "use 85", "done", "option 1", "keep")
    finish(state)
    assert state.thing[0] == thing - 2
    assert state.vikings[SPACE_OF_NAME["laying_a_snare"]] == 2


@rule("FO-7.108", "FO-12.5")
def test_a_weapon_by_name_comes_from_the_discard_pile_first() -> None:
    state = sent("fishing_1")
    state.weapon_discard[0] = 1
    bows = state.weapon_deck.count(0)
    rolling(state, 8)
    turn(state)
    do(state, "send hunting_game_1", "keep")
    assert state.weapon_discard[0] == 0 and state.weapon_deck.count(0) == bows
    rolling(state, 8)
    turn(state)
    do(state, "send hunting_game_2")
    while state.waiting:
        do(state, "keep" if is_legal(state, "keep") else "fail")
    assert state.weapon_deck.count(0) == bows - 1
    state.weapon_deck = [kind for kind in state.weapon_deck if kind != 0]
    held = supply(state)["bow"]
    take_weapon(state, 0, ITEM_OF_NAME["bow"])
    assert supply(state)["bow"] == held + 1, "from stock, if it is nowhere else"


@rule("FO-7.1", "FO-7.2", "FO-11.11")
def test_the_order_of_an_action() -> None:
    """Vikings stand, the column card is drawn, cards before the space work, the cost is paid, the space gives."""
    state = laid_out()
    give(state, ore=0)
    put_in_play(state, 113)
    turn(state)
    do(state, "send forge", "use 113", "take strip_4 1", "pick jewelry")
    keys = told(state)
    order = [keys.index(key) for key in ("sent", "card-drawn", "took-items", "paid", "forged")]
    assert order == sorted(order)
    assert supply(state) == {"jewelry": 1}


@rule("FO-7.3", "FO-7.5", "FO-7.6")
def test_exchanges_once_ships_only_shown_parts_up_to() -> None:
    state = sent("craft_robe_jewelry", "option 1", wool=2, silverware=0)
    assert not state.waiting, "the second wool stays wool"
    assert supply(state) == {"silver": 4, "wool": 1, "robe": 1}
    state = sent("overseas_trade_1", knarr=1, silver=2)
    turn(state)
    do(state, "send overseas_trade_2")
    assert supply(state) == {"knarr": 1}
    state = laid_out()
    give(state, oil=1)
    turn(state)
    do(state, "send upgrade_2")
    assert not is_legal(state, "done"), "no part at all would be used"
    do(state, "upgrade oil 1")
    assert not state.waiting


@rule("FO-7.4", "FO-12.3", "FO-12.9")
def test_gains_are_unlimited() -> None:
    state = laid_out()
    give(state, stockfish=500, silver=200)
    turn(state)
    do(state, "send buy_stockfish")
    assert supply(state)["stockfish"] == 502


@rule("FO-7.7", "FO-7.118", "FO-7.114", "FO-12.1")
def test_paying_is_a_use_even_if_nothing_can_be_received() -> None:
    state = sent("build_combo", "option 1", stone=2, wood=2, knarr=4)
    assert supply(state) == {"knarr": 4, "stone_house": 1}, "no berth for the longship, but the house is built"
    state = laid_out()
    give(state, wood=1, whaling_boat=3)
    turn(state)
    do(state, "send build_whaling_boat")
    assert supply(state) == {"whaling_boat": 3}
    state = laid_out()
    give(state, whaling_boat=1, knarr=4)
    turn(state)
    assert not is_legal(state, "send exchange_boat_emigrate"), "no berth for the knarr, no silver to emigrate"


@rule("FO-7.15", "FO-7.49")
def test_products_need_animals() -> None:
    state = laid_out()
    turn(state)
    for space in ("products_milk", "products_wool"):
        assert refusal(state, f"send {space}").message.clause == "FO-3.20"


@rule("FO-7.36")
def test_wood_per_player() -> None:
    for players in (1, 3, 4):
        state = laid_out(players=players)
        turn(state)
        do(state, "send wood_per_player")
        assert supply(state) == {"wood": players, "ore": 1}


@rule("FO-7.25", "FO-7.116")
def test_paid_play_of_an_occupation() -> None:
    state = laid_out()
    give(state, stone=1, ore=1)
    put_in_hand(state, 43)
    turn(state)
    do(state, "send play_occupation_paid", "pick stone", "play 43")
    assert supply(state) == {"ore": 1, "fruits": 1, "silver": 1}
    state = laid_out()
    give(state, ore=1)
    put_in_hand(state, 43)
    turn(state)
    do(state, "send play_occupation_paid", "done")
    assert supply(state) == {}, "paid without playing: no silver"


@rule("FO-7.43", "FO-7.59", "FO-7.115", "FO-7.117", "FO-8.2")
def test_spaces_that_play_cards() -> None:
    state = laid_out()
    turn(state)
    assert not is_legal(state, "send play_occupations_1_2")
    assert is_legal(state, "send play_occupations_1_4"), "the card drawn for the column can be played"
    state.deck = []
    turn(state)
    assert not is_legal(state, "send play_occupations_1_4")
    put_in_hand(state, 43, 23, 27)
    turn(state)
    do(state, "send play_occupations_1_2")
    assert not is_legal(state, "done"), "at least one card is played"
    do(state, "play 43")
    assert supply(state) == {"fruits": 1}, "resolved before the next is chosen"
    do(state, "play 23")
    assert not state.waiting


@rule("FO-7.23", "FO-7.41", "FO-7.57", "FO-7.111", "FO-7.112", "FO-7.113", "FO-12.2")
def test_exploration() -> None:
    state = laid_out()
    give(state, whaling_boat=1)
    state.board_silver = [4, 0, 6, 0]
    turn(state)
    assert not is_legal(state, "send explore_2"), "a whaling boat is too small"
    do(state, "send explore_1", "explore shetland")
    assert supply(state) == {"whaling_boat": 1, "silver": 4}
    assert state.board_owner[0] == 0 and state.board_silver[0] == 0
    state.board_back = [0, 1, 1, 0]
    give(state, knarr=1)
    turn(state)
    do(state, "send explore_2")
    assert state.board_owner[3] == 0, "only Greenland shows a side of that space"
    turn(state)
    assert not is_legal(state, "send explore_3"), "a knarr is no longship"
    give(state, longship=1)
    turn(state)
    do(state, "send explore_3", "explore labrador")
    assert state.board_owner == [0, -1, 0, 0]
    turn(state)
    assert not is_legal(state, "send explore_1"), "the board of letter B shows its back"
    assert "board_c" in public_seat(state, 0)["areas"]


@rule("FO-7.53")
def test_three_goods_up_and_four_weapons() -> None:
    state = sent("upgrade_3_weapons_4", "done", oil=1)
    assert sum(supply(state).values()) == 5


@rule("FO-7.55", "FO-7.83", "FO-7.84")
def test_special_sale() -> None:
    state = sent("special_sale", knarr=1, silver=3)
    assert not is_legal(state, "done"), "at least one tile is bought"
    assert not is_legal(state, "pick english_crown"), "never for sale"
    do(state, "pick glass_beads")
    assert supply(state) == {"knarr": 1, "silver": 3, "glass_beads": 1}
    assert not is_legal(state, "pick glass_beads")
    do(state, "done")
    turn(state)
    assert refusal(state, "send special_sale").message.clause == "FO-3.18"


@rule("FO-7.60", "FO-7.47")
def test_alternatives_exclude_each_other() -> None:
    state = sent("build_combo", "option 1", stone=2, wood=2)
    assert supply(state) == {"stone_house": 1, "longship": 1}
    state = sent("sheep_or_cattle", silver=0)
    assert supply(state) == {"sheep": 1}, "without silver the sheep is taken unasked"


@rule("FO-7.66", "FO-7.65", "FO-17.2")
def test_double_arrows_move_one_or_two_steps() -> None:
    state = sent("mountain_2222_or_double_upgrade_3", "option 2", flax=1, sheep=1, oil=1)
    for answer in ("upgrade flax 1", "upgrade flax 2", "upgrade sheep 2", "upgrade oil 1"):
        assert is_legal(state, answer)
    assert not is_legal(state, "upgrade flax 3") and not is_legal(state, "upgrade oil 2")


@rule("FO-7.67")
def test_plundering_needs_two_longships() -> None:
    state = laid_out()
    give(state, longship=1, knarr=3)
    turn(state)
    assert refusal(state, "send plundering").message.clause == "FO-7.67"


@rule("FO-7.68", "FO-7.89", "FO-7.90")
def test_exchange_and_emigration() -> None:
    state = sent("exchange_boat_emigrate", whaling_boat_1=1, knarr=1, silver=4)
    assert not is_legal(state, "done"), "at least one of the two"
    do(state, "option 1")
    assert supply(state) == {"knarr": 2, "silver": 4}, "the loaded ore is lost"
    do(state, "done")


@rule("FO-7.18", "FO-7.20", "FO-7.70", "FO-7.71")
def test_each_mountain_part_uses_one_strip() -> None:
    state = laid_out()
    set_strips(state, {"strip_3": 0})
    turn(state)
    do(state, "send mountain_3_2", "take strip_3 3")
    assert not state.waiting, "with one strip the second part is lost"


@rule("FO-7.78", "FO-7.79", "FO-7.82")
def test_animals_move_up_and_laid_tiles_do_not() -> None:
    state = laid_out()
    lay(state, "oil", "home", 0, 0)
    give(state, pregnant_sheep=1, cattle=1)
    turn(state)
    do(state, "send upgrade_2")
    assert not is_legal(state, "upgrade oil 1")
    do(state, "upgrade pregnant_sheep 1", "upgrade cattle 1")
    assert supply(state) == {"fur": 1, "clothing": 1}
    state = laid_out()
    lay(state, "oil", "home", 0, 0)
    give(state, knarr=1, silver=1)
    turn(state)
    do(state, "send overseas_trade_1")
    assert not state.waiting


@rule("FO-7.81")
def test_overseas_trading_may_turn_nothing() -> None:
    state = sent("overseas_trade_1", "done", knarr=1, silver=1, oil=1)
    assert supply(state) == {"knarr": 1, "oil": 1}


@rule("FO-7.86")
def test_no_emigration_onto_vikings() -> None:
    state = laid_out(round=1)
    give(state, knarr=1, silver=9)
    state.add(0, 69, 3)
    turn(state)
    assert not is_legal(state, "send emigrate_2")
    assert not is_legal(state, "send emigrate_3")


@rule("FO-7.19", "FO-7.37", "FO-7.38", "FO-7.54")
def test_sizes_of_upgrade_spaces() -> None:
    for space, size in (("upgrade_2", 2), ("upgrade_3", 3), ("upgrade_4", 4)):
        state = sent(space, oil=9)
        for _ in range(size):
            do(state, "upgrade oil 1")
        assert not state.waiting
        assert supply(state)["rune_stone"] == size


def test_every_space_has_its_own_clause_and_the_journal_cites_one() -> None:
    assert len({space.clause for space in SPACES}) == 61
    state = sent("fishing_1")
    assert all(clause.startswith("FO-") for clause in clauses_told(state))
    assert len(SPACE_NAMES) == 65


@rule("FO-7.106")
def test_every_space_of_a_dice_action_states_the_same() -> None:
    for space in CONTENT["action_spaces"]:
        if "dice" in space:
            (name,) = space["action_types"]
            stated, read = vars_of(DiceAction(space["dice"])), vars_of(DICE_ACTIONS[DICE_NAMES.index(name)])
            assert stated == read


def vars_of(action: DiceAction) -> tuple[object, ...]:
    return action.sides, action.rolls, action.weapon, action.reward, action.consolation, action.vikings_back
