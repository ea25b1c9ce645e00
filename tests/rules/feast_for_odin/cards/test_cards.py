"""One test for each of the 190 occupation cards: a table laid out for it, what the owner does, what changes.

The change is exact: whatever isn't named must stay as it was.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from meadhall.games.feast_for_odin.board.placement import total_income
from meadhall.games.feast_for_odin.items import ITEM_OF_NAME
from meadhall.games.feast_for_odin.knowledge.view import belongings
from meadhall.games.feast_for_odin.phases.automatic import age_strips
from meadhall.games.feast_for_odin.phases.rounds import (
    BEFORE_INCOME,
    BONUS,
    FEASTING,
    HARVESTING,
    LATECOMERS,
    WEAPONS,
)
from meadhall.games.feast_for_odin.state import Feast
from tests.clauses import rule
from tests.rules.feast_for_odin.bench import (
    change,
    covered,
    do,
    finish,
    give,
    is_legal,
    laid_out,
    lay,
    own_board,
    phase,
    playing,
    put_in_hand,
    put_in_play,
    rolling,
    set_strips,
    stand,
    turn,
    window,
)

Test = Callable[[], None]
TESTS: dict[int, Test] = {}


def card(number: int) -> Callable[[Test], Test]:
    def keep(test: Test) -> Test:
        assert number not in TESTS, f"two tests for card {number}"
        TESTS[number] = test
        return test

    return keep


def immediate(
    number: int, *answers: str, have: dict[str, int] | None = None, gains: dict[str, int], **table: Any
) -> None:
    """A card whose whole effect comes when it is played."""

    @card(number)
    def test() -> None:
        state = table_with(have, **table)
        playing(state, number)
        before = belongings(state, 0)
        do(state, f"play {number}", *answers)
        finish(state)
        assert change(state, before) == gains


def on_turn(
    number: int, *answers: str, have: dict[str, int] | None = None, gains: dict[str, int], **table: Any
) -> None:
    """A card in play, and a turn on which it counts."""

    @card(number)
    def test() -> None:
        state = table_with(have, **table)
        put_in_play(state, number)
        turn(state)
        before = belongings(state, 0)
        do(state, *answers)
        finish(state)
        assert change(state, before) == gains


def in_window(number: int, *answers: str, have: dict[str, int], gains: dict[str, int], **table: Any) -> None:
    """A blue card: usable in any own window, as often as it can be paid."""

    @card(number)
    def test() -> None:
        state = table_with(have, **table)
        window(state)
        if state.waiting:
            assert not is_legal(state, f"use {number}")
        put_in_play(state, number)
        window(state)
        before = belongings(state, 0)
        do(state, f"use {number}", *answers)
        assert change(state, before) == gains


def in_phase(number: int, part: int, *answers: str, have: dict[str, int] | None = None, gains: dict[str, int],
             **table: Any) -> None:  # fmt: skip
    """A card in play, and the owner's share of a phase."""

    @card(number)
    def test() -> None:
        state = table_with(have, **table)
        put_in_play(state, number)
        before = belongings(state, 0)
        phase(state, part)
        do(state, *answers)
        finish(state)
        assert change(state, before) == gains


def table_with(
    have: dict[str, int] | None,
    *,
    round: int = 4,
    players: int = 2,
    strips: dict[str, int] | None = None,
    rolls: list[int] | None = None,
    boards: list[str] | None = None,
    thing: int | None = None,
    laid: list[tuple[Any, ...]] | None = None,
    standing: dict[str, tuple[int, int]] | None = None,
) -> Feast:
    state = laid_out(players=players, round=round)
    give(state, **(have or {}))
    for name in boards or []:
        own_board(state, name)
    for piece in laid or []:
        lay(state, *piece)
    for space, (seat, vikings) in (standing or {}).items():
        stand(state, space, seat, vikings)
    if strips is not None:
        set_strips(state, strips)
    if thing is not None:
        state.thing[0] = thing
    if rolls:
        rolling(state, *rolls)
    return state


# --- 1 to 42 -------------------------------------------------------------------------------------------------------

on_turn(1, "send buy_salt_meat", have={"silver": 3}, gains={"silver": -1, "salt_meat": 2})
on_turn(2, "send buy_cattle_milk", have={"silver": 3}, gains={"silver": -2, "cattle": 1, "milk": 1})
on_turn(3, "send market_beans", gains={"beans": 1, "silver": 1, "snare": 1})
# A 3 counts as 2: two wood are enough.
on_turn(4, "send hunting_game_1", "keep", "pay 2 0", have={"wood": 2}, rolls=[3],
        gains={"wood": -2, "hide": 1, "game_meat": 1})  # fmt: skip
on_turn(6, "send mountain_2", "take strip_5 2", strips={"strip_5": 3}, gains={"stone": 2, "silver": 2})
in_phase(7, FEASTING, *["leave"] * 9, "eat silver", have={"grain": 3, "silver": 1}, round=5, gains={"silver": 1})
in_phase(8, BEFORE_INCOME, standing={"craft_linen": (0, 1), "forge": (0, 3), "craft_rune_stone": (0, 1)},
         gains={"oil": 1})  # fmt: skip
in_phase(9, BEFORE_INCOME, "use 9", "lay ore", "at 11,0", "lay ore", "at 11,1", have={"longship": 1, "longship_1": 1},
         gains={})  # fmt: skip
immediate(10, have={"sheep": 1, "pregnant_cattle": 1}, gains={"milk": 2, "silver": 2})
immediate(14, have={"whaling_boat": 2, "knarr": 1, "longship": 2}, gains={"whale_meat": 1})
immediate(16, have={"whaling_boat_1": 2, "longship_3": 1}, gains={"silver": 3})
immediate(17, "use 17", "upgrade fruits 3", have={"fruits": 1}, gains={"fruits": -1, "treasure_chest": 1})
immediate(18, have={"longship_2": 1, "longship_3": 1, "longship_1": 1}, gains={"jewelry": 1})
immediate(19, have={"belt": 1, "helmet": 1}, laid=[("crucifix", "home", 0, 0)], gains={"silk": 1})
immediate(20, "use 20", have={"long_house": 1},
          laid=[("silver", "long_house_1", 0, 9), ("silver", "long_house_1", 1, 9), ("silver", "long_house_1", 1, 10)],
          gains={"peas": 1})  # fmt: skip
immediate(21, "use 21", laid=[("oil", "home", 4, 0), ("silver", "home", 5, 1), ("rune_stone", "home", 6, 0)],
          gains={"ore": 1})  # fmt: skip
immediate(22, have={"longship": 1, "longship_2": 1}, gains={"stone": 2, "ore": 2, "silver": 2})
immediate(23, have={"shed": 1, "stone_house": 1, "long_house": 2}, gains={"silver": 6})
immediate(24, have={"knarr": 2, "whaling_boat": 1}, gains={"oil": 2, "wood": 1})
immediate(25, have={"knarr": 3}, gains={"salt_meat": 3})
immediate(26, have={"mead": 2, "milk": 1, "sheep": 1, "pregnant_sheep": 1, "oil": 1}, gains={"silver": 3})
immediate(27, have={"whaling_boat": 1, "whaling_boat_1": 1}, gains={"stockfish": 2})
on_turn(28, "send craft_chest", "use 28", have={"wood": 1, "silver": 0}, gains={"wood": -1, "chest": 1, "oil": 1})
immediate(29, have={"game_meat": 3, "whale_meat": 2}, gains={"salt_meat": 2})
immediate(30, have={"silk": 2}, gains={"silver": 3})
immediate(31, "pick oil", have={"oil": 3, "milk": 3, "sheep": 3, "beans": 2}, gains={"oil": 1})
immediate(33, have={"sheep": 3, "pregnant_sheep": 1}, gains={"wool": 2})
immediate(34, have={"sheep": 4}, gains={"milk": 1, "wool": 2})
immediate(35, "use 35", have={"sheep": 2, "pregnant_cattle": 1},
          gains={"sheep": -1, "pregnant_sheep": 1, "pregnant_cattle": -1, "cattle": 2})  # fmt: skip
on_turn(
    36,
    "send overseas_trade_1",
    "use 36",
    "upgrade salt_meat 1",
    have={"knarr": 1, "silver": 1, "salt_meat": 1, "mead": 1},
    gains={"silver": -1, "salt_meat": -1, "linen": 1},
)
on_turn(37, "send overseas_trade_1", "use 37", "upgrade mead 1", "turn oil", have={"knarr": 1, "silver": 1, "mead": 1},
        gains={"silver": -1, "mead": -1, "rune_stone": 1})  # fmt: skip
in_phase(38, WEAPONS, "use 38", "option 3", gains={"ore": 1})
in_window(39, have={"longship_2": 1, "whaling_boat": 1}, gains={"longship_2": -1, "longship_1": 1, "ore": 1})
in_phase(41, BONUS, "use 41", "option 2", have={"silver": 1, "mead": 1}, gains={"mead": -1, "oil": 1})
in_phase(42, BEFORE_INCOME, "use 42", "fill shed wood", have={"shed": 1, "wood": 1, "stone": 1},
         gains={"wood": -1, "silver": 1})  # fmt: skip


@card(5)
def chief_holds_a_feast_of_his_own() -> None:
    state = laid_out(round=1)
    give(state, silver=6)
    playing(state, 5)
    do(state, "play 5", *["eat silver"] * 5, "leave")
    assert belongings(state, 0) == {"silver": 1}
    assert state.has(0, 71) == 1, "the column left empty costs a Thing penalty"


@card(11)
def trident_hunter() -> None:
    state = laid_out()
    playing(state, 11)
    do(state, "play 11")
    assert belongings(state, 0) == {"spear": 1}
    give(state, whaling_boat=1)
    rolling(state, 6)  # less the boat's ore: 5
    turn(state)
    give(state, spear=2)
    do(state, "send whaling_3", "keep")
    assert is_legal(state, "pay 0 3") and not is_legal(state, "pay 0 2"), "three spears overshoot by one"
    assert is_legal(state, "fail")


@card(12)
def helmsman() -> None:
    state = laid_out()
    playing(state, 12)
    do(state, "play 12")
    assert belongings(state, 0) == {"chest": 1}
    give(state, longship=1)
    rolling(state, 1)
    turn(state)
    do(state, "send raiding", "keep", "use 12")
    weapons = sum(belongings(state, 0).get(name, 0) for name in ("bow", "snare", "spear", "long_sword"))
    assert weapons == 2, "one for the failed raid, one drawn"


@card(188)
def mineworker() -> None:
    state = laid_out(players=3)
    playing(state, 188)
    do(state, "play 188")
    assert belongings(state, 0) == {"silver": 2}
    set_strips(state, {"strip_1": 5})
    turn(state)
    do(state, "send mountain_2", "take strip_1 2")
    assert belongings(state, 0) == {"silver": 2 + 2 * 3}


@card(13)
def archer() -> None:
    state = laid_out()
    playing(state, 13)
    do(state, "play 13")
    assert belongings(state, 0) == {"bow": 1}
    rolling(state, 2)
    turn(state)
    do(state, "send hunting_game_1", "keep", "pay 0 1")
    assert belongings(state, 0) == {"hide": 1, "game_meat": 1}


@card(15)
def cottager() -> None:
    state = laid_out()
    give(state, stone_house=1, long_house=1, shed=1, stone=1)
    playing(state, 15)
    do(state, "play 15")
    assert state.has(0, ITEM_OF_NAME["mead"]) == 4
    turn(state)
    do(state, "send build_stone_house")
    assert state.has(0, ITEM_OF_NAME["hide"]) == 1


@card(32)
def weapons_supplier() -> None:
    state = laid_out()
    give(state, longship=2)
    playing(state, 32)
    do(state, "play 32")
    assert sum(number for name, number in belongings(state, 0).items() if name != "longship") == 5


@card(40)
def master_joiner() -> None:
    state = laid_out()
    give(state, wood=1, long_house=1)
    window(state)
    assert not state.waiting, "wood can't be laid without the card"
    playing(state, 40)
    do(state, "play 40")
    window(state)
    do(state, "lay wood", "at 0,0")
    assert belongings(state, 0) == {"long_house": 1}


# --- 43 to 90 ------------------------------------------------------------------------------------------------------

immediate(43, gains={"fruits": 1})
in_window(
    44, have={"hide": 1, "wool": 1, "linen": 1}, gains={"hide": -1, "wool": -1, "linen": -1, "clothing": 1, "silver": 3}
)
in_window(45, have={"wood": 1, "silver": 6}, gains={"wood": -1, "silver": -6, "treasure_chest": 1})
in_window(46, "option 2", have={"wood": 3, "wool": 1, "linen": 1}, gains={"wood": -3, "linen": -1, "longship": 1})
in_window(47, have={"salt_meat": 1}, gains={"salt_meat": -1, "hide": 1})
in_window(
    48, "pick pregnant_cattle", have={"cattle": 1, "pregnant_cattle": 1}, gains={"pregnant_cattle": -1, "jewelry": 1}
)
in_window(49, have={"cattle": 1}, gains={"cattle": -1, "peas": 1, "flax": 1, "beans": 1, "grain": 1, "cabbage": 1})
in_window(50, have={"rune_stone": 1}, gains={"rune_stone": -1, "hide": 1})
in_window(51, "option 2", have={"rune_stone": 1}, gains={"rune_stone": -1, "silver": 1, "cabbage": 1})
in_window(
    53, "upgrade flax 1", have={"flax": 1, "mead": 1, "silver": 1}, gains={"flax": -1, "silver": -1, "stockfish": 1}
)
in_window(54, "option 1", have={"silverware": 1}, gains={"silverware": -1, "silk": 1})
in_window(55, have={"chest": 1, "silver": 3}, gains={"chest": -1, "silver": -3, "treasure_chest": 1})
in_window(
    56, "pick bow", "pick spear", have={"bow": 1, "spear": 1, "snare": 1}, gains={"bow": -1, "spear": -1, "ore": 1}
)
in_window(57, have={"beans": 2}, gains={"beans": -2, "peas": 1, "mead": 1, "stockfish": 1})
in_window(58, have={"flax": 2}, gains={"flax": -2, "oil": 3})
in_window(59, have={"flax": 2, "silver": 1}, gains={"flax": -2, "silver": -1, "linen": 2})
immediate(61, "use 61", "pick longship_2", have={"longship": 1, "longship_2": 1}, gains={"longship_2": -1, "silver": 8})
immediate(62, "use 62", "option 2", have={"ore": 1, "silver": 1}, gains={"ore": -1, "silver": -1, "cloakpin": 1})
immediate(63, "use 63", "option 1", "option 2", have={"sheep": 1, "silver": 3},
          gains={"sheep": -1, "salt_meat": 1, "hide": 1, "wool": 1, "silver": -3, "drinking_horn": 1})  # fmt: skip
immediate(
    64, "use 64", have={"whaling_boat_1": 1, "silver": 2}, gains={"whaling_boat_1": -1, "silver": -2, "longship": 1}
)
immediate(65, "use 65", have={"snare": 2, "spear": 2}, gains={"snare": -2, "spear": -2, "treasure_chest": 1})
immediate(
    66,
    "use 66",
    "upgrade beans 2",
    have={"beans": 1, "silver": 1},
    gains={"beans": -1, "silver": -1, "skin_and_bones": 1},
)
immediate(67, "use 67", have={"silver": 4}, gains={"silver": -4, "silverware": 2, "game_meat": 1, "mead": 1})
immediate(69, "use 69", have={"bow": 3, "snare": 1}, gains={"snare": 1, "spear": 2, "long_sword": 2})
immediate(72, "use 72", have={"silver": 4}, gains={"silver": -4, "stone_house": 1})
immediate(73, "use 73", "option 3", have={"silver": 5}, gains={"silver": -5, "chalice": 1})
immediate(74, "use 74", have={"grain": 1, "silver": 2}, gains={"grain": -1, "silver": -2, "cattle": 1})
immediate(75, "use 75", have={"silver": 1}, gains={"silver": -1, "skin_and_bones": 1})
immediate(78, "use 78", "turn oil", "turn chest", have={"knarr": 1, "oil": 1, "chest": 1, "peas": 1},
          gains={"oil": -1, "rune_stone": 1, "chest": -1, "wool": 1})  # fmt: skip
immediate(79, "use 79", "turn cattle", have={"cattle": 2}, gains={"cattle": -1, "pregnant_cattle": 1})
immediate(80, "use 80", have={"silver": 2}, gains={"silver": -2, "sheep": 1})
# 8 less 1 for the sword, less a half each for three spears and bows: 5.5, rounded down.
immediate(81, "use 81", have={"silver": 5, "long_sword": 1, "spear": 2, "bow": 1}, gains={"silver": -5, "longship": 1})
immediate(82, "use 82", have={"silver": 3, "knarr": 2}, gains={"silver": -3, "longship": 1})
immediate(
    83, "use 83", "upgrade oil 1", "upgrade oil 1", have={"oil": 2, "hide": 1}, gains={"oil": -2, "rune_stone": 2}
)
immediate(84, "use 84", "pick knarr", have={"silver": 2, "knarr": 1, "longship": 1}, gains={"silver": -2, "knarr": -1})
immediate(86, "use 86", "option 2", have={"silver": 4}, gains={"silver": -4, "hide": 2})
immediate(87, "use 87", "option 2", "take strip_3 4", gains={"wood": 4})
on_turn(88, "send overseas_trade_1", "use 88", "upgrade cattle 1", "upgrade robe 1",
        have={"knarr": 2, "silver": 3, "cattle": 1}, gains={"silver": -3, "cattle": -1, "jewelry": 1})  # fmt: skip
on_turn(89, "send raiding", "keep", "spend 1", "pick rune_stone", have={"longship": 1, "stone": 1}, rolls=[4],
        gains={"stone": -1, "rune_stone": 1})  # fmt: skip
on_turn(90, "send raiding", "use 90", "keep", "spend 0", "pick rune_stone", have={"longship_1": 1}, rolls=[4],
        gains={"longship_1": -1, "longship": 1, "rune_stone": 1})  # fmt: skip


@card(52)
def tutor() -> None:
    state = laid_out()
    give(state, silver=1)
    put_in_play(state, 52)
    put_in_hand(state, 43)
    window(state)
    do(state, "use 52", "play 43")
    assert belongings(state, 0) == {"fruits": 1}


@card(60)
def inspector() -> None:
    state = laid_out(round=2)
    give(state, silver=2)
    stand(state, "forge", 0, 3)
    stand(state, "fishing_1", 0, 1)
    thing = state.thing[0]
    playing(state, 60)
    do(state, "play 60", "use 60", "option 2")  # two Vikings can come only from the forge
    assert state.thing[0] == thing + 2
    assert state.vikings[42] == 1
    assert belongings(state, 0) == {}


@card(68)
def supplier_of_weapons() -> None:
    state = laid_out()
    playing(state, 68)
    do(state, "play 68", "use 68")
    assert sum(belongings(state, 0).values()) == 4


@card(70)
def courier() -> None:
    state = laid_out()
    lay(state, "cloakpin", "home", 3, 0, seat=1)
    before = covered(state)
    playing(state, 70)
    do(state, "play 70", "use 70")
    assert belongings(state, 0) == {"cloakpin": 1}
    assert covered(state) == before
    assert len(state.laid[1]) == 2


@card(71)
def innkeeper() -> None:
    state = laid_out()
    lay(state, "drinking_horn", "home", 3, 0, 2)
    before = covered(state)
    playing(state, 71)
    do(state, "play 71", "use 71")
    assert belongings(state, 0) == {"drinking_horn": 1}
    assert covered(state) == before
    assert len(state.laid[0]) == 2


@card(76)
def homecomer() -> None:
    state = laid_out(round=7)
    stand(state, "whaling_1", 0, 4)
    stand(state, "market_spices", 0, 4)
    stand(state, "forge", 0, 3)
    thing = state.thing[0]
    playing(state, 76)
    do(state, "play 76", "use 76", "recall whaling_1")
    assert not is_legal(state, "recall whaling_1")
    do(state, "recall market_spices")
    assert state.thing[0] == thing + 2


@card(77)
def follower() -> None:
    state = laid_out()
    stand(state, "products_mead", 1, 2)
    thing = state.thing[0]
    playing(state, 77)
    do(state, "play 77", "use 77", "copy products_mead")
    assert belongings(state, 0) == {"mead": 2, "silver": 2}
    assert state.thing[0] == thing


@card(85)
def hornblower() -> None:
    state = laid_out()
    give(state, silver=3)
    rolling(state, 8)
    playing(state, 85)
    do(state, "play 85", "use 85", "option 1", "keep")  # a hunt that can't be paid fails
    assert belongings(state, 0) == {"silver": 2, "wood": 1, "bow": 1}
    thing = state.thing[0]
    do(state, "option 1")
    while state.waiting:
        do(state, "fail" if is_legal(state, "fail") else "keep")
    assert belongings(state, 0).get("silver", 0) == 0
    assert state.thing[0] == thing, "a snare laid through a card brings no Viking back"


# --- 91 to 140 -----------------------------------------------------------------------------------------------------

in_phase(92, HARVESTING, have={"belt": 1, "helmet": 1, "chalice": 1, "fibula": 1}, round=3, gains={"silver": 2})
in_phase(93, HARVESTING, have={"whaling_boat": 1, "whaling_boat_1": 1}, round=3, gains={"grain": 1})
in_phase(94, HARVESTING, "use 94", have={"oil": 2}, round=3, gains={"oil": -2, "spices": 1})
in_phase(95, HARVESTING, "use 95", "take strip_4 2", round=3, gains={"ore": 2})
in_phase(96, HARVESTING, "use 96", "option 2", have={"game_meat": 1, "whale_meat": 1}, round=3,
         gains={"whale_meat": -1, "game_meat": 2})  # fmt: skip
in_phase(97, HARVESTING, "use 97", have={"peas": 5}, round=3, gains={"peas": 3})
on_turn(100, "lay rune_stone", "on board_a", "turned 0", "at 0,4", "pass", have={"rune_stone": 1}, boards=["shetland"],
        gains={"rune_stone": -1, "silver": 1})  # fmt: skip
on_turn(
    101,
    "lay rune_stone",
    "on stone_house_1",
    "turned 1",
    "at 0,1",
    "pass",
    have={"rune_stone": 1, "stone_house": 1},
    gains={"rune_stone": -1, "mead": 1, "silver": 1},
)
on_turn(98, "lay grain", "at 0,0", "use 98", "pass", have={"grain": 1, "silver": 2, "long_house": 1},
        gains={"grain": -1, "silver": -2, "silk": 1})  # fmt: skip
on_turn(102, "send mountain_1_upgrade_1", "take strip_3 1", "use 102", have={"game_meat": 1},
        gains={"wood": 1, "game_meat": -1, "fur": 1})  # fmt: skip
on_turn(103, "send craft_chest", "pick ore", "use 103", "take strip_4 1", have={"wood": 1, "ore": 1},
        gains={"chest": 1, "silver": 1})  # fmt: skip
on_turn(104, "send raiding", "keep", "option 2", have={"longship": 1}, rolls=[3],
        gains={"stone": 1, "long_sword": 1, "oil": 1})  # fmt: skip
on_turn(105, "send build_whaling_boat", "use 105", have={"wood": 3}, gains={"wood": -3, "knarr": 1})
on_turn(107, "send explore_1", "explore iceland", have={"whaling_boat": 1}, gains={})
on_turn(109, "send overseas_trade_2", have={"knarr": 2, "silver": 1}, gains={"silver": 1})
on_turn(110, "send overseas_trade_2", "use 110", have={"knarr": 1, "silver": 5}, gains={"silver": -5, "knarr": -1})
on_turn(111, "send craft_chests_runes", have={"wood": 2, "stone": 2},
        gains={"wood": -2, "stone": -2, "chest": 2, "rune_stone": 2, "silver": 2})  # fmt: skip
on_turn(112, "send craft_linen", have={"flax": 1}, gains={"flax": -1, "linen": 1, "mead": 1})
on_turn(
    113,
    "send craft_rune_stone",
    "use 113",
    "take strip_2 1",
    strips={"strip_2": 2},
    gains={"rune_stone": 1, "silver": 1},
)
on_turn(
    114,
    "send craft_linen",
    "use 114",
    have={"flax": 1, "silver": 3},
    gains={"flax": -1, "linen": 1, "silver": -3, "silk": 1},
)
on_turn(115, "send build_shed", have={"wood": 2}, gains={"wood": -2, "shed": 1, "silverware": 1})
on_turn(116, "send build_stone_house", gains={"stone_house": 1})
on_turn(117, "send build_knarr", "use 117", "upgrade oil 1", have={"wood": 2, "oil": 1},
        gains={"wood": -2, "knarr": 1, "oil": -1, "rune_stone": 1})  # fmt: skip
on_turn(118, "send market_beans", gains={"beans": 1, "silver": 1, "stone": 1, "mead": 1})
on_turn(119, "send market_spices", gains={"spices": 1, "silver": 1, "milk": 1})
on_turn(120, "send market_beans", "use 120", "upgrade beans 1", gains={"milk": 1})
on_turn(121, "send build_shed", "use 121", "take strip_3 1", have={"wood": 1}, gains={"wood": -1, "shed": 1})
on_turn(122, "send mountain_3_2", "take strip_3 3", "take strip_4 2", "use 122", strips={"strip_3": 3, "strip_4": 4},
        gains={"wood": 1, "stone": 2, "ore": 2, "hide": 1})  # fmt: skip
on_turn(123, "send mountain_1_upgrade_1", "take strip_3 1", "done", "use 123", have={"oil": 1},
        gains={"wood": 1, "oil": -1, "silverware": 1})  # fmt: skip
on_turn(124, "send products_mead", "use 124", gains={"mead": 2, "grain": 1, "wood": 2})
on_turn(125, "send explore_1", "explore shetland", have={"whaling_boat": 1}, gains={"rune_stone": 1})
on_turn(126, "send laying_a_snare", "keep", "pay 1 0", have={"wood": 1}, rolls=[1],
        gains={"wood": -1, "fur": 1, "snare": 1, "silver": 1})  # fmt: skip
on_turn(127, "send laying_a_snare", "keep", "pay 1 0", have={"wood": 1}, rolls=[1],
        gains={"wood": -1, "fur": 1, "snare": 1, "stockfish": 1})  # fmt: skip
on_turn(128, "send laying_a_snare", "keep", "pay 1 0", "use 128", "take strip_3 1", have={"wood": 1}, rolls=[1],
        gains={"fur": 1, "snare": 1})  # fmt: skip
on_turn(129, "send laying_a_snare", "keep", "pay 1 0", "use 129", have={"wood": 1}, rolls=[1],
        gains={"wood": -1, "fur": 1, "salt_meat": 1})  # fmt: skip
on_turn(131, "send laying_a_snare", "keep", "pay 1 0", "use 131", have={"wood": 1, "stockfish": 1}, rolls=[1],
        gains={"wood": -1, "fur": 1, "snare": 1, "stockfish": -1, "game_meat": 1})  # fmt: skip
# 4 + 3 for the ore handed over, + 1 for the ore left aboard: silk or chest, 8.
on_turn(132, "send pillaging_2", "use 132", "keep", "spend 0", "pick silk", have={"longship_2": 1}, rolls=[4],
        gains={"longship_2": -1, "longship_1": 1, "silk": 1})  # fmt: skip
on_turn(133, "send raiding", "keep", "spend 0", "pick rune_stone", "option 2", have={"longship": 1}, rolls=[6],
        gains={"rune_stone": 1, "peas": 1})  # fmt: skip
on_turn(134, "send raiding", "keep", have={"longship": 1}, rolls=[2],
        gains={"stone": 1, "long_sword": 1, "mead": 1})  # fmt: skip
on_turn(
    135,
    "send raiding",
    "keep",
    "spend 0",
    "pick rune_stone",
    have={"longship": 1, "long_sword": 1},
    rolls=[5],
    gains={"rune_stone": 1},
)
on_turn(137, "send raiding", "keep", "spend 0", "pick rune_stone", have={"longship": 1, "spear": 2}, rolls=[4],
        gains={"spear": -2, "rune_stone": 1})  # fmt: skip
on_turn(138, "send raiding", "keep", "spend 0", "pick oil", have={"longship": 1}, rolls=[5], gains={"oil": 1})
on_turn(140, "send whaling_3", "keep", "pay 1 0", have={"whaling_boat": 1, "wood": 1}, rolls=[2],
        gains={"wood": -1, "oil": 2, "skin_and_bones": 1, "whale_meat": 1})  # fmt: skip


@card(91)
def latecomer() -> None:
    state = laid_out()
    give(state, silver=1)
    put_in_play(state, 91)
    stand(state, "fishing_1", 0, 1)
    phase(state, LATECOMERS)
    do(state, "use 91")
    assert belongings(state, 0) == {"silver": 1}, "the price is paid when the space is named"
    assert not is_legal(state, "copy market_beans"), "not beside the own Viking"
    do(state, "copy hunting_game_1")
    assert "silver" not in belongings(state, 0)


@card(99)
def preceptor() -> None:
    state = laid_out()
    put_in_play(state, 99)
    put_in_hand(state, 43)
    turn(state)
    deck = len(state.deck)
    do(state, "send draw_occupation", "use 99", "play 43")
    assert belongings(state, 0) == {"fruits": 1, "silver": 1}
    assert len(state.deck) == deck


@card(106)
def warmonger() -> None:
    state = laid_out()
    give(state, longship=4)
    put_in_play(state, 106)
    state.thing[0] = 2
    turn(state)
    do(state, "send plundering")
    assert belongings(state, 0)["silver_hoard"] == 1
    assert state.thing[0] == 0


@card(108)
def ironsmith() -> None:
    state = laid_out()
    give(state, ore=1, silver=1)
    put_in_play(state, 108)
    turn(state)
    thing = state.thing[0]
    do(state, "send craft_chest", "use 108")
    assert state.thing[0] == thing - 1
    assert belongings(state, 0) == {"chest": 1, "silver": 1}


@card(130)
def snare_specialist() -> None:
    state = laid_out()
    give(state, snare=2)
    put_in_play(state, 130)
    rolling(state, 1)
    turn(state)
    thing = state.thing[0]
    do(state, "send laying_a_snare", "keep", "pay 0 1", "use 130")
    assert state.thing[0] == thing - 1
    assert belongings(state, 0) == {"fur": 1}


@card(136)
def raider() -> None:
    state = laid_out()
    give(state, longship_3=1)
    put_in_play(state, 136)
    rolling(state, 8)
    turn(state)
    do(state, "send pillaging_2", "keep", "spend 0")  # 8 + 1 + 3 ore
    do(state, "pick rune_stone", "pick rune_stone")
    assert belongings(state, 0)["rune_stone"] == 2


@card(139)
def loot_hunter() -> None:
    state = laid_out()
    give(state, longship_3=1)
    put_in_play(state, 139)
    rolling(state, 12)
    turn(state)
    do(state, "send pillaging_2", "keep", "spend 0", "pick english_crown")  # 16, but 15 for the owner
    assert belongings(state, 0)["english_crown"] == 1


# --- 141 to 190 ----------------------------------------------------------------------------------------------------

on_turn(141, "send whaling_3", "keep", "pay 0 1", have={"whaling_boat": 1, "spear": 1}, rolls=[2],
        gains={"spear": -1, "oil": 1, "skin_and_bones": 1, "whale_meat": 1, "cabbage": 1})  # fmt: skip
on_turn(142, "send whaling_3", "keep", "pay 0 1", have={"whaling_boat": 1, "spear": 1}, rolls=[2],
        gains={"oil": 1, "skin_and_bones": 1, "whale_meat": 1})  # fmt: skip
on_turn(143, "send hunting_game_1", "keep", "pay 1 0", have={"wood": 1}, rolls=[1],
        gains={"wood": -1, "hide": 1, "game_meat": 1, "silver": 1})  # fmt: skip
on_turn(144, "send hunting_game_1", "keep", "pay 1 0", "use 144", have={"wood": 1, "silver": 2}, rolls=[1],
        gains={"wood": -1, "hide": 1, "game_meat": 1, "silver": -2, "skin_and_bones": 1})  # fmt: skip
on_turn(145, "send hunting_game_1", "use 145", "take strip_3 1", "keep", "pay 1 0", rolls=[1],
        gains={"hide": 1, "game_meat": 1})  # fmt: skip
on_turn(146, "send laying_a_snare", rolls=[1], gains={"fur": 1, "snare": 1})
on_turn(147, "send plundering", have={"knarr": 1, "longship": 1}, gains={"silver_hoard": 1})
on_turn(
    148,
    "send build_knarr",
    "use 148",
    have={"wood": 2, "silver": 3},
    gains={"wood": -2, "knarr": 1, "silver": -3, "spices": 1},
)
on_turn(149, "send overseas_trade_1", "turn oil", have={"knarr": 1, "silver": 1}, gains={"silver": -1, "rune_stone": 1})
on_turn(150, "send buy_stockfish", "use 150", have={"silver": 1}, gains={"silver": -1, "stockfish": 1, "game_meat": 1})
on_turn(151, "send laying_a_snare", "keep", rolls=[8], gains={"wood": 1, "snare": 1, "silver": 1})
on_turn(152, "send upgrade_3", "upgrade peas 2", "done", have={"peas": 1, "flax": 1}, gains={"peas": -1, "oil": 1})
on_turn(
    153,
    "send hunting_game_1",
    "roll",
    "roll",
    "roll",
    "pay 1 0",
    have={"wood": 1},
    rolls=[8, 7, 6, 1],
    gains={"wood": -1, "hide": 1, "game_meat": 1},
)
on_turn(154, "send mountain_2", "take strip_3 2", gains={"wood": 2, "silver": 1})
on_turn(155, "send mountain_2", "take strip_3 2", "use 155", gains={"wood": 1, "stockfish": 1})
on_turn(156, "send mountain_2", "take strip_3 2", strips={"strip_3": 4}, gains={"stone": 2, "silver": 1})
in_phase(157, FEASTING, "eat sheep", have={"sheep": 1}, gains={"sheep": -1, "skin_and_bones": 1})
in_phase(160, FEASTING, *["eat silver"] * 6, round=1, have={"silver": 5}, gains={"silver": -5})
in_phase(161, BONUS, standing={"forge": (0, 3), "upgrade_4": (0, 3), "raiding": (0, 1), "market_fruits": (0, 3)},
         gains={"cabbage": 1})  # fmt: skip
in_phase(162, BONUS, standing={"products_mead": (0, 2), "buy_sheep": (0, 2), "upgrade_3": (0, 2), "explore_2": (0, 2)},
         gains={"flax": 1})  # fmt: skip
on_turn(163, "send hunting_game_2", "keep", "pay 1 0", have={"wood": 1}, rolls=[1],
        gains={"wood": -1, "hide": 2, "game_meat": 1, "silver": 1})  # fmt: skip
on_turn(164, "send market_spices", "use 164", "take strip_4 1", gains={"spices": 1, "silver": 1, "ore": 1})
in_phase(165, FEASTING, *["eat silver"] * 2, round=1, have={"clothing": 1}, gains={})
in_phase(167, FEASTING, *["eat silver"] * 2, round=1, have={"spices": 3}, gains={})
in_phase(169, HARVESTING, "option 2", have={"flax": 1, "grain": 1}, round=1,
         gains={"peas": 1, "beans": 1, "flax": 1, "grain": 1})  # fmt: skip
on_turn(170, "send emigrate_2", have={"knarr": 1, "silver": 2}, gains={"knarr": -1, "silver": -2})
in_phase(171, HARVESTING, "use 171", round=1, gains={"peas": 1, "beans": 1, "grain": 1, "silver": 1})
on_turn(
    174, "send buy_cattle_milk", "use 174", have={"silver": 6}, gains={"silver": -6, "cattle": 1, "milk": 1, "silk": 1}
)
on_turn(175, "send fishing_1", "use 175", have={"silver": 1}, gains={"stockfish": 1, "silver": -1, "oil": 1})
immediate(176, gains={"peas": 1})
in_phase(177, BONUS, "use 177", have={"long_house": 1},
         laid=[("silver", "long_house_1", 0, 9), ("silver", "long_house_1", 1, 9), ("silver", "long_house_1", 1, 10)],
         gains={"silverware": 1})  # fmt: skip
immediate(178, have={"knarr": 2, "longship": 2, "whaling_boat": 2}, gains={"whaling_boat": 1})
on_turn(179, "buy knarr", "pass", have={"silver": 5, "knarr": 1}, gains={"silver": -3, "knarr": 1, "stockfish": 2})
immediate(180, have={"longship": 3}, gains={"silverware": 4})
immediate(181, have={"longship": 1, "knarr": 2}, gains={"wool": 3})
in_window(182, "option 1", have={"wood": 5, "stone_house": 2}, gains={"wood": -2, "spices": 1})
immediate(183, have={"knarr": 2}, gains={"peas": 1, "beans": 1, "flax": 1, "grain": 1})
immediate(
    184,
    "use 184",
    "option 2",
    have={"ore": 4, "silver": 3, "wood": 4},
    gains={"ore": -3, "silver": -3, "longship_3": 1},
)
on_turn(185, "send raiding", "use 185", "upgrade oil 1", "upgrade hide 1", have={"longship": 1, "oil": 1, "hide": 1},
        gains={"oil": -1, "hide": -1, "rune_stone": 1, "silverware": 1})  # fmt: skip
in_phase(186, FEASTING, "eat peas", "eat silver", "eat peas", round=1, have={"peas": 2, "silver": 1},
         gains={"peas": -2, "silver": -1})  # fmt: skip
on_turn(190, "send market_spices", gains={"spices": 1, "silver": 1, "oil": 1})


@card(158)
def barbarian() -> None:
    state = laid_out(round=1)
    give(state, game_meat=1)
    put_in_play(state, 158)
    phase(state, FEASTING)
    do(state, "eat game_meat", "eat silver")
    assert sum(belongings(state, 0).values()) == 3, "three weapons; the silver was eaten"


@card(159)
def festive_hunter() -> None:
    state = laid_out(round=1)
    give(state, game_meat=1, wood=1)
    put_in_play(state, 159)
    rolling(state, 1)
    phase(state, FEASTING)
    do(state, "eat game_meat", "use 159", "keep", "pay 1 0")
    assert belongings(state, 0) == {"hide": 1, "game_meat": 1}


@card(166)
def weapons_warden() -> None:
    state = laid_out()
    put_in_play(state, 166)
    turn(state)
    do(state, "send products_mead")
    assert not state.waiting, "not the first time in a round"
    turn(state)
    do(state, "send market_flax_fish", "use 166")
    weapons = {"bow", "snare", "spear", "long_sword"}
    assert sum(number for name, number in belongings(state, 0).items() if name in weapons) == 1


@card(168)
def earl_of_lade() -> None:
    state = laid_out()
    put_in_play(state, 168)
    state.thing[0] = 4
    turn(state)
    do(state, "send fishing_1")
    assert belongings(state, 0) == {"stockfish": 1, "silver": 1}
    turn(state)
    do(state, "send buy_stockfish")
    assert belongings(state, 0) == {"stockfish": 3}


@card(172)
def fish_cook() -> None:
    state = laid_out(round=1)
    give(state, stockfish=1, long_house=1)
    put_in_play(state, 172)
    phase(state, FEASTING)
    do(state, "eat stockfish", "use 172", "lay stockfish", "turned 1", "at 0,0")
    assert belongings(state, 0) == {"long_house": 1}
    assert len(state.laid[0]) == 1


@card(173)
def punchcutter() -> None:
    state = laid_out()
    set_strips(state, {"strip_4": 4, "strip_3": 6, "strip_5": 0})
    put_in_play(state, 173)
    state.strip_stack = []
    age_strips(state)
    state.settle()
    assert belongings(state, 0) == {"silver": 3}


@card(187)
def chronicler() -> None:
    state = laid_out()
    give(state, flax=5)
    put_in_play(state, 187)
    window(state)
    do(state, "use 187")
    assert belongings(state, 0) == {"flax": 2, "treasure_chest": 1}
    turn(state)
    do(state, "send fishing_1", "use 187b")
    assert belongings(state, 0) == {"treasure_chest": 1, "stockfish": 1, "belt": 1}


@card(189)
def seafarer() -> None:
    from meadhall.games.feast_for_odin.phases.rounds import pay_scoring_cards

    state = laid_out()
    put_in_play(state, 189)
    own_board(state, "shetland")
    own_board(state, "iceland")
    own_board(state, "greenland")
    pay_scoring_cards(state, 0)
    assert belongings(state, 0) == {"silver": 9}


@rule("FO-11.1", "FO-11.2", "FO-11.3", "FO-11.4", "FO-11.18", "FO-11.19", "FO-11.20")
@pytest.mark.parametrize("number", range(1, 191))
def test_card(number: int) -> None:
    TESTS[number]()


def test_income_cards_read_the_income_of_the_moment() -> None:
    """Card 181 with a home income of 5 gives two wool, not three."""
    state = laid_out()
    for place in ((9, 0), (9, 3), (6, 0), (6, 3)):
        lay(state, "treasure_chest", "home", *place)
    assert total_income(state, 0) == 5
    give(state, longship=1, knarr=2)
    playing(state, 181)
    do(state, "play 181")
    assert belongings(state, 0)["wool"] == 2
