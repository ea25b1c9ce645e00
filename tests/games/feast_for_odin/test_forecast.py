"""What the table tells a seat beyond its view: what spaces lack, exact odds, what the round still brings."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.games.feast_for_odin.board.placement import due_bonuses, owned_areas
from meadhall.games.feast_for_odin.cards.cards import SPEARS_AS_SWORDS
from meadhall.games.feast_for_odin.codes import DONE, PASS
from meadhall.games.feast_for_odin.frames.dice import DiceFrame
from meadhall.games.feast_for_odin.frames.pieces import LayFrame
from meadhall.games.feast_for_odin.frames.rounds import TurnFrame, WindowFrame
from meadhall.games.feast_for_odin.interface.forecast import forecast
from meadhall.games.feast_for_odin.phases.dice import low_payments
from meadhall.games.feast_for_odin.spaces.spaces import SPACE_NAMES
from meadhall.games.feast_for_odin.state import BY_SPACE, Feast
from tests.clauses import rule
from tests.rules.feast_for_odin.bench import (
    begin,
    change,
    do,
    give,
    laid_out,
    lay,
    playing,
    put_in_play,
    supply,
    top,
    turn,
)


def spaces_of(state: Feast, seat: int = 0) -> dict[str, Any]:
    spaces = forecast(state, seat)["spaces"]
    assert isinstance(spaces, dict)
    return spaces


@rule("FO-3.20")
@pytest.mark.parametrize("seed", range(6))
def test_a_space_lacks_nothing_exactly_if_it_may_be_taken(seed: int) -> None:
    """Over random games: the reasons agree with the legal actions, and every other reason has words."""
    rng = Random(seed)
    table = meadhall.new_game("feast-for-odin", players=1 + seed % 4, seed=f"forecast {seed}")
    asked = 0
    while not table.over and asked < 40:
        seat = table.awaiting[0]
        state = table.state
        assert isinstance(state, Feast)
        if isinstance(state.stack[-1], TurnFrame) and PASS in state.legal(seat):
            asked += 1
            legal = {SPACE_NAMES[code] for code in state.legal(seat) if code < PASS}
            assert {name for name, told in spaces_of(state, seat).items() if not told["reason"]} == legal
        table.play(seat, rng.choice(table.codes(seat)))


@rule("FO-3.17", "FO-3.20")
def test_what_is_short_is_counted() -> None:
    state = laid_out()
    give(state, wood=1, silver=2)
    spaces = spaces_of(state)
    assert spaces["build_shed"]["short"] == {"wood": 1}
    assert spaces["build_combo"]["short"] == {"stone": 2, "wood": 1}
    assert spaces["buy_cattle_milk"]["short"] == {"silver": 1}
    assert spaces["products_milk"]["short"] == {"cattle": 1}
    assert spaces["raiding"]["short"] == {"longship": 1}
    assert spaces["plundering"]["short"] == {"longship": 2}
    assert spaces["whaling_3"]["short"] == {"whaling_boat": 1}
    assert spaces["overseas_trade_1"]["short"] == {"knarr": 1}
    assert spaces["explore_2"]["any_of"] == ["knarr", "longship"]
    assert spaces["play_occupation_paid"]["any_of"] == ["stone", "ore"]
    state.thing[0] = 1
    assert spaces_of(state)["build_long_house"]["vikings"] == 2


@rule("FO-7.85")
def test_emigrating_lacks_silver_for_the_round() -> None:
    state = laid_out(round=4)
    give(state, knarr=1, silver=1)
    assert spaces_of(state)["emigrate_2"]["short"] == {"silver": 3}


@rule("FO-7.114")
def test_what_there_is_no_room_for_is_told_before_it_is_paid_for() -> None:
    state = laid_out()
    give(state, wood=2, whaling_boat=3)
    spaces = spaces_of(state)
    assert spaces["build_whaling_boat"]["lost"] == ["whaling_boat"]
    assert "lost" not in spaces["build_knarr"]


def dice_table(action: int, ships: int = 0, **have: int) -> Feast:
    state = laid_out()
    give(state, **have)
    begin(state, DiceFrame(0, action, ships, BY_SPACE, 0))
    return state


def exact(sides: int, wins: set[int], rolls: int) -> Fraction:
    """The odds of a win within so many rolls, counted out."""
    outcomes = list(product(range(1, sides + 1), repeat=rolls))
    return Fraction(sum(1 for faces in outcomes if wins & set(faces)), len(outcomes))


@rule("FO-7.92", "FO-7.98")
def test_the_odds_of_a_hunt_are_exact() -> None:
    state = dice_table(0, wood=2, bow=1)
    told = forecast(state, 0)["dice"]
    assert [one["succeeds"] for one in told["faces"]] == [True] * 3 + [False] * 5
    left = 3 - len(top(state, DiceFrame).throws)
    assert told["odds"]["next"] == 3 / 8
    assert told["odds"]["within"] == pytest.approx(float(exact(8, {1, 2, 3}, left)))
    face = top(state, DiceFrame).result
    assert told["odds"]["better"] == (face - 1) / 8
    assert told["now"] == bool(low_payments(state, top(state, DiceFrame)))
    assert told["success"] == {"hide": 1, "game_meat": 1}
    assert told["failure"] == {"wood": 1, "bow": 1}


@rule("FO-7.102", "FO-7.104")
def test_the_odds_of_a_pillage_count_what_may_be_spent() -> None:
    state = dice_table(4, 1, longship=1, stone=1, long_sword=2)
    assert top(state, DiceFrame).action == 4
    told = forecast(state, 0)["dice"]
    assert [one["face"] for one in told["faces"] if one["succeeds"]] == list(range(3, 13)), "a rune stone takes 6"
    assert told["odds"]["next"] == 10 / 12
    assert told["loot"]["rune_stone"] == 6 and told["loot"]["english_crown"] == 16
    assert told["failure"] == {"stone": 1, "long_sword": 1, "vikings": 1}


def until(state: Feast, least: int) -> Feast:
    """Roll on until the result is at least this."""
    while top(state, DiceFrame).result < least:
        do(state, "roll")
    return state


def expect_ways_to_hold(state: Feast, gained: dict[str, int]) -> list[dict[str, Any]]:
    """Each way is legal from its first answer to its last, and takes and brings what it says."""
    ways: list[dict[str, Any]] = forecast(state, 0)["dice"]["ways"]
    for way in ways:
        after = state.clone()
        do(after, *way["line"].split("; "))
        brings = {way["item"]: 1} if "item" in way else gained
        then = Counter(supply(state)) + Counter(brings)
        then.subtract(way["spent"])
        assert supply(after) == {item: number for item, number in then.items() if number}, way
        assert not any(isinstance(frame, DiceFrame) for frame in after.stack), way
    return ways


@rule("FO-7.101", "FO-7.103", "FO-7.119")
@pytest.mark.parametrize("have", [{"stone": 2}, {"long_sword": 3}, {"stone": 1, "long_sword": 2, "spear": 2}, {}])
@pytest.mark.parametrize("cards", [[], [89], [SPEARS_AS_SWORDS[0] + 1]])
def test_every_way_to_raid_is_one_line(have: dict[str, int], cards: list[int]) -> None:
    state = dice_table(4, 1, longship=1, **have)
    put_in_play(state, *cards)
    until(state, 6)
    ways = expect_ways_to_hold(state, {})
    reach = forecast(state, 0)["dice"]["faces"][top(state, DiceFrame).throws[-1].face - 1]["reach"]
    loot = forecast(state, 0)["dice"]["loot"]
    assert {way["item"] for way in ways} == {item for item, value in loot.items() if value <= reach}
    assert len({way["line"] for way in ways}) == len(ways)
    result = top(state, DiceFrame).result
    assert all(not way["spent"] for way in ways if loot[way["item"]] <= result), "nothing is spent in vain"


@rule("FO-7.98")
def test_every_way_to_pay_for_a_hunt_is_one_line() -> None:
    state = dice_table(0, wood=9, bow=2)
    ways = expect_ways_to_hold(state, {"hide": 1, "game_meat": 1})
    assert len(ways) == len(low_payments(state, top(state, DiceFrame))) > 1
    assert all(way["line"].startswith("keep; pay ") for way in ways)


@rule("FO-7.92")
def test_a_last_roll_needs_no_keeping() -> None:
    state = dice_table(4, 1, longship=1, stone=9)
    for _ in range(2):
        do(state, "roll")
    ways = expect_ways_to_hold(state, {})
    assert ways and not any("keep" in way["line"] for way in ways)
    do(state, "spend 9")
    assert forecast(state, 0)["dice"]["ways"] == [], "what is begun step by step is ended step by step"


@rule("FO-7.96")
def test_every_choice_of_boats_has_its_odds() -> None:
    state = dice_table(2, 3, whaling_boat=1, whaling_boat_1=1, spear=2)
    told = forecast(state, 0)["dice"]["boats"]
    assert told["boats 1 0"] == pytest.approx(float(exact(12, {1, 2, 3}, 3)))
    assert told["boats 0 1"] == pytest.approx(float(exact(12, {1, 2, 3, 4}, 3)))
    assert told["boats 1 1"] == pytest.approx(float(exact(12, {1, 2, 3, 4, 5}, 3)))


def test_a_dice_space_tells_its_odds_before_anybody_goes_there() -> None:
    state = laid_out()
    give(state, wood=1, bow=1)
    told = spaces_of(state)["hunting_game_1"]["odds"]
    assert told == {"next": 2 / 8, "within": 1 - (6 / 8) ** 3, "rolls": 3, "face": 2}


def test_a_dice_space_tells_which_rolls_succeed() -> None:
    """The last face that does: the highest of a low roll, the lowest of a high one, none without means."""
    state = laid_out()
    give(state, longship=1, stone=1)
    told = {space: found["odds"]["face"] for space, found in spaces_of(state).items() if "odds" in found}
    assert told["hunting_game_1"] == 0
    for space in ("raiding", "pillaging_2"):
        odds, sides = spaces_of(state)[space]["odds"], 8 if space == "raiding" else 12
        assert odds["next"] == (sides + 1 - odds["face"]) / sides


@rule("FO-3.29", "FO-10.1")
def test_the_rest_of_the_round_is_told() -> None:
    state = laid_out(round=4)
    give(state, pregnant_sheep=1)
    told = forecast(state, 0)["round"]
    assert told["harvest"] == 3
    assert told["income"] == 0
    assert told["young"] == {"sheep": 1, "cattle": 0}
    assert told["emigration"] == {"price": 4, "made": 0}


def bonus_window(state: Feast) -> bool:
    return bool(forecast(state, 0)["round"]["bonus_window"])


@rule("FO-3.35", "FO-9.11")
def test_the_window_before_the_bonuses_matters_if_a_bonus_could_be_made_to_pay() -> None:
    """The ore of the home board lacks one cell: silver covers it, food can't lie there, a ship can be bought later."""
    state = laid_out()
    lay(state, "oil", "home", 4, 0)
    lay(state, "rune_stone", "home", 6, 0)
    give(state, mead=2)
    assert not bonus_window(state)
    give(state, silver=1)
    assert bonus_window(state)
    lay(state, "silver", "home", 5, 1)
    assert not bonus_window(state), "it pays"
    give(state, silver=3)
    assert not bonus_window(state), "the next one lacks more, and ships may wait"


@rule("FO-9.11")
def test_the_window_before_the_bonuses_matters_if_a_card_can_be_used() -> None:
    """Card 47, the Tanner: salt meat becomes a hide at any time."""
    state = laid_out()
    put_in_play(state, 47)
    assert not bonus_window(state)
    give(state, salt_meat=1)
    assert bonus_window(state)


@rule("FO-3.35", "FO-9.11")
@pytest.mark.parametrize("seed", range(2))
def test_no_bonus_is_made_to_pay_in_a_window_that_does_not_matter(seed: int) -> None:
    """Over random games: whatever is laid there, the same bonuses pay."""
    rng = Random(seed)
    table = meadhall.new_game("feast-for-odin", players=2, seed=f"bonus window {seed}", options={"length": "short"})
    idle = 0
    while not table.over:
        seat = table.awaiting[0]
        state = table.state
        assert isinstance(state, Feast)
        if table.view(seat)["phase"] == "before_bonus" and not forecast(state, seat)["round"]["bonus_window"]:
            idle += 1
            before, after = bonuses(state, seat), state.clone()
            while more := [code for code in after.legal(seat) if code != DONE]:
                after.act(seat, rng.choice(more))
                if not isinstance(after.stack[-1], WindowFrame | LayFrame):
                    break
                assert bonuses(after, seat) <= before
        table.play(seat, rng.choice(table.codes(seat)))
    assert idle


def bonuses(state: Feast, seat: int) -> Counter[int]:
    return Counter(item for area in owned_areas(state, seat) for item in due_bonuses(state, seat, area))


def test_everybody_is_told_the_odds_and_only_a_seat_what_it_lacks() -> None:
    state = dice_table(0, wood=2)
    told = forecast(state, None)
    assert told["dice"] == forecast(state, 0)["dice"] == forecast(state, 1)["dice"]
    assert told["spaces"] == {} and told["round"] is None


@rule("FO-7.74", "FO-7.77", "FO-7.80")
@pytest.mark.parametrize(
    ("card", "lines", "held"),
    [
        (0, ["send upgrade_3"], {"beans": 1, "stockfish": 1, "sheep": 1, "pregnant_cattle": 1}),
        (0, ["send overseas_trade_1"], {"knarr": 1, "silver": 1, "oil": 1, "linen": 1}),
        (78, ["play 78", "use 78"], {"knarr": 1, "oil": 1, "chest": 1}),
        (66, ["play 66", "use 66"], {"silver": 1, "beans": 1, "cabbage": 1}),
    ],
)
def test_goods_become_what_is_told(card: int, lines: list[str], held: dict[str, int]) -> None:
    """Each move up or turn that may be chosen leads to the last of its stages: up, sideways, or turned over."""
    state = laid_out()
    give(state, **held)
    if card:
        playing(state, card)
    else:
        turn(state)
    do(state, *lines)
    told = forecast(state, 0)["becoming"]
    assert len(told) >= 2
    for code, stages in told.items():
        after = state.clone()
        before = supply(after)
        after.act(0, int(code))
        gained = {item for item, more in change(after, before).items() if more > 0}
        assert gained == {stages[-1]}, (code, stages)
    assert forecast(state, 1)["becoming"] == {}
