"""FO-5.16 and FO-5.17: the cheapest meal, against every meal that can be played, and as one line at a table."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any

import pytest

import meadhall
from meadhall.games.feast_for_odin.cards.cards import CLAUSES, CLAUSES_ON, FEAST_AFTER, FEAST_DURING, FEAST_TILE
from meadhall.games.feast_for_odin.cards.operations import PROGRAMS, DrawWeaponsOp, GainOp, TierOp
from meadhall.games.feast_for_odin.cards.programs import COUNT_NOTHING, COUNT_SUPPLY
from meadhall.games.feast_for_odin.codes import FOOD, FOOD_NOTHING, FOOD_SILVER
from meadhall.games.feast_for_odin.frames.pieces import FeastFrame
from meadhall.games.feast_for_odin.interface.defaults import natural_default
from meadhall.games.feast_for_odin.items import (
    BOW,
    COLOUR,
    EMIGRATED_KNARRS,
    GOODS_END,
    ITEM_OF_NAME,
    ITEMS,
    LONG_SWORD,
    PENALTIES,
    RED,
    SILVER,
    STRIDE,
)
from meadhall.games.feast_for_odin.phases.meals import cheapest_meal, meal_steps, tile_value
from meadhall.games.feast_for_odin.state import Feast
from tests.clauses import rule
from tests.rules.feast_for_odin.bench import begin, do, give, laid_out, put_in_hand, put_in_play, top, turn

FOODS = [item for item in range(GOODS_END) if COLOUR[item] <= RED]
CARDS = [7, 157, 158, 159, 160, 165, 167, 172, 186]
"""The cards that have to do with a feast."""

Outcome = tuple[int, int, int]
"""Thing penalties, silver spent and value given up (FO-5.16)."""


def holdings(state: Feast) -> list[int]:
    return state.held[:STRIDE]


def outcome(before: list[int], after: list[int]) -> Outcome:
    """What a feast cost seat 0, by what it had before and has after it."""
    value = sum(tile_value(item) * (before[item] - after[item]) for item in range(GOODS_END))
    weapons = sum(after[BOW : LONG_SWORD + 1]) - sum(before[BOW : LONG_SWORD + 1])
    return after[PENALTIES] - before[PENALTIES], before[SILVER] - after[SILVER], value - 2 * weapons


def is_feasting(state: Feast) -> bool:
    return bool(state.waiting) and isinstance(state.stack[-1], FeastFrame)


def best_outcome(state: Feast) -> Outcome:
    """The least outcome over every way to play the feast through the rules; equal situations are looked at once."""
    known: dict[tuple[int, ...], list[int]] = {}
    start = holdings(state)

    def search(here: Feast) -> list[int]:
        if not is_feasting(here):
            return holdings(here)
        feast = top(here, FeastFrame)
        key = (feast.column, feast.neighbour, feast.empty, feast.sober, *sorted(feast.pieces), -1, *here.held)
        if key not in known:
            ends = []
            for code in here.legal(0):
                if code >= FOOD:
                    there = here.clone()
                    there.act(0, code)
                    ends.append(search(there))
            known[key] = min(ends, key=lambda end: outcome(start, end))
        return known[key]

    return outcome(start, search(state))


def random_feast(random: Random, most_columns: int, most_kinds: int, cards: list[int]) -> Feast:
    """A random table of seat 0, about to be filled; small ones have room for few columns."""
    length = random.choice(["long", "short"])
    number = random.randint(1, 7 if length == "long" else 6)
    state = laid_out(round=number, length=length)
    columns = state.base_columns + number
    while columns > most_columns or (columns > 3 and random.random() < 0.2):
        state.add(0, EMIGRATED_KNARRS, 1)
        columns -= 2
    kinds = random.sample(FOODS, random.randint(0, min(most_kinds, len(FOODS))))
    give(state, silver=random.randint(0, 5), **{ITEMS[item]: random.randint(1, 3) for item in kinds})
    if random.random() < 0.3:
        give(state, clothing=1, spices=random.randint(1, 2))
    put_in_play(state, *cards)
    begin(state, FeastFrame(0, random.random() < 0.1))
    return state


def served(state: Feast) -> Feast:
    """The table after the cheapest meal was served, every step of it legal and the feast complete."""
    after = state.clone()
    for code in meal_steps(state, 0) if is_feasting(state) else []:
        assert is_feasting(after) and code in after.legal(0)
        after.act(0, code)
    assert not is_feasting(after), "the line stopped half-way"
    return after


@pytest.mark.once
@rule("FO-5.16", "FO-5.17")
@pytest.mark.parametrize("seed", range(10))
def test_no_meal_is_cheaper(seed: int) -> None:
    """Four hundred tables, half of them with cards in play that have a say in a feast."""
    random = Random(seed)
    for number in range(40):
        cards = random.sample(CARDS, random.randint(1, 5)) if number % 2 else []
        state = random_feast(random, 6, 5, cards)
        assert outcome(holdings(state), holdings(served(state))) == best_outcome(state), (seed, number)


@pytest.mark.once
@rule("FO-5.16")
def test_no_meal_is_cheaper_from_the_middle_of_a_feast_on() -> None:
    random = Random(77)
    compared = 0
    for _ in range(120):
        state = random_feast(random, 7, 5, random.sample(CARDS, 2))
        for _ in range(random.randint(1, 3)):
            if is_feasting(state):
                state.act(0, random.choice([code for code in state.legal(0) if code >= FOOD]))
        if is_feasting(state):
            assert outcome(holdings(state), holdings(served(state))) == best_outcome(state)
            compared += 1
    assert compared > 60


@pytest.mark.once
@rule("FO-5.16")
def test_large_tables_take_no_time() -> None:
    random = Random(5)
    state = laid_out(round=7)
    give(state, silver=20, **{ITEMS[item]: random.randint(4, 9) for item in FOODS})
    put_in_play(state, *CARDS)
    begin(state, FeastFrame(0, False))
    start = process_time()
    assert FOOD_NOTHING not in cheapest_meal(state, 0)
    assert process_time() - start < 10


# --- as a line at a table ------------------------------------------------------------------------------------------


def random_position(random: Random) -> dict[str, Any]:
    players = random.choice([1, 2])
    cards = random.sample(CARDS, random.randint(0, 4))
    seats = []
    for seat in range(players):
        kinds = random.sample(FOODS, random.randint(0, 8))
        supply = {ITEMS[item]: random.randint(1, 3) for item in kinds} | {"silver": random.randint(0, 6)}
        seats.append({"supply": supply, "hand": [], "played": cards[seat::players],
                      "emigrated_knarrs": random.choice([0, 0, 1])})  # fmt: skip
    number = random.randint(1, 7) if players == 2 else 1
    return {"players": players, "round": number, "phase": "feast", "start_player": 0, "seats": seats}


@pytest.mark.once
@rule("FO-5.16")
def test_the_line_is_accepted_and_completes_the_feast() -> None:
    lines = 0
    random = Random(400)
    while lines < 420:
        table = meadhall.load("feast-for-odin", random_position(random))
        for seat in range(table.players):
            if table.view(None)["step"] != "feast" or table.awaiting != (seat,):
                continue
            draws = 158 in table.view(seat)["seats"][seat]["played"]
            table.play(seat, "feast")
            lines += 1
            while draws and table.view(None)["step"] == "feast" and table.awaiting == (seat,):
                table.play(seat, "feast")  # a line may end where weapons are drawn
            assert table.view(None)["step"] != "feast" or table.awaiting != (seat,), "the line stopped half-way"
            while table.awaiting == (seat,) and table.view(None)["step"] == "effects":
                table.play(seat, "done")  # what cards offer after the feast


@rule("FO-5.16")
def test_a_line_of_a_single_step_is_accepted() -> None:
    """A column with one answer isn't asked about, and isn't answered twice."""
    table = meadhall.load(
        "feast-for-odin",
        {
            "players": 1, "round": 1, "phase": "feast", "seats": [{"supply": {"mead": 1}, "hand": []}],
        },
    )  # fmt: skip
    table.play(0, "feast")
    assert [str(table.game.space[code]) for _, code in table.log] == ["eat mead"]
    assert table.view(0)["seats"][0]["penalties"] == 4


# --- what counts ---------------------------------------------------------------------------------------------------


def feast_of(*cards: int, round: int = 1, **have: int) -> Feast:
    state = laid_out(round=round)
    give(state, **have)
    put_in_play(state, *cards)
    begin(state, FeastFrame(0, False))
    return state


@rule("FO-5.16")
def test_silver_is_kept_before_food() -> None:
    state = feast_of(silver=6, cattle=1, beans=1)
    assert cheapest_meal(state, 0).count(FOOD_SILVER) == 0
    assert outcome(holdings(state), holdings(served(state)))[:2] == (0, 0)


@rule("FO-5.16", "FO-11.18")
def test_cards_in_play_have_their_say() -> None:
    meat = feast_of(158, game_meat=1)
    assert cheapest_meal(meat, 0).count(FOOD_SILVER) == 1, "the silver for the game meat is served too"
    miller = feast_of(7, grain=2, cabbage=2, sheep=1, stockfish=2)
    assert served(miller).has(0, SILVER) == 2, "grain kept pays after the feast"
    sober = feast_of(160, mead=1, milk=1, beans=1, peas=1)
    assert served(sober).has(0, ITEM_OF_NAME["mead"]) == 1, "silver for drinking no mead"


@rule("FO-5.17")
def test_what_a_tile_is_worth() -> None:
    worth = {name: tile_value(ITEM_OF_NAME[name]) for name in ("peas", "mead", "oil", "rune_stone", "beans", "milk")}
    assert worth == {"peas": 8, "mead": 10, "oil": 12, "rune_stone": 14, "beans": 16, "milk": 20}
    animals = [tile_value(ITEM_OF_NAME[name]) for name in ("sheep", "pregnant_sheep", "cattle", "pregnant_cattle")]
    assert animals == [65, 75, 85, 95]


@rule("FO-5.16", "FO-17.12", "FO-17.24")
def test_a_private_feast_leaves_the_silver_of_a_space_alone() -> None:
    state = laid_out(round=1)
    give(state, silver=5)
    put_in_hand(state, 5)
    turn(state)
    do(state, "send buy_sheep_and_cattle", "play 5")
    assert top(state, FeastFrame).private
    assert cheapest_meal(state, 0).count(FOOD_SILVER) == 2, "three are the price of the animals"
    for code in meal_steps(state, 0):
        state.act(0, code)
    assert state.has(0, ITEM_OF_NAME["sheep"]) == state.has(0, ITEM_OF_NAME["cattle"]) == 1


@rule("FO-5.16")
def test_a_meal_can_be_asked_for_at_any_time_and_changes_nothing() -> None:
    state = laid_out(round=1)
    give(state, silver=1, clothing=1, beans=1, mead=1)
    put_in_play(state, 165)
    before = state.held[:]
    assert cheapest_meal(state, 0).count(FOOD_SILVER) == 2, "the village leader's silver is counted in"
    assert state.held == before and not state.stack
    assert cheapest_meal(laid_out(round=1), 0) == [FOOD_NOTHING] * 6


@rule("FO-17.21")
def test_the_default_answer_is_the_cheapest_meal() -> None:
    state = feast_of(round=2, silver=2, stockfish=2, beans=1, peas=1)
    best = best_outcome(state)
    start = holdings(state)
    while is_feasting(state):
        state.act(0, natural_default(state, 0))
    assert outcome(start, holdings(state)) == best


@rule("FO-5.16")
def test_the_search_knows_all_that_cards_do_at_a_feast() -> None:
    """What it counts on: a card that pays otherwise would have to be taught to it."""
    for number in CLAUSES_ON[FEAST_TILE]:
        clause = CLAUSES[number]
        assert not clause.optional and all(COLOUR[item] == RED or item in FOODS for item in clause.items)
        for op in PROGRAMS[clause.program]:
            if isinstance(op, DrawWeaponsOp):
                assert op.amount.count.kind == COUNT_NOTHING
                continue
            assert isinstance(op, GainOp) and len(op.gain) == 2
            if op.gain[0] == SILVER:
                assert all(COLOUR[item] == RED for item in clause.items)
    assert [CLAUSES[number].card + 1 for number in CLAUSES_ON[FEAST_DURING]] == [160]
    for number in CLAUSES_ON[FEAST_AFTER]:
        if not CLAUSES[number].optional:
            (op,) = PROGRAMS[CLAUSES[number].program]
            assert isinstance(op, TierOp) and op.count.kind == COUNT_SUPPLY


@rule("FO-5.16")
def test_the_feast_line_belongs_to_the_feast() -> None:
    table = meadhall.new_game("feast-for-odin", 2, seed=1)
    with pytest.raises(meadhall.IllegalAction):
        table.play(table.awaiting[0], "feast")
    state = feast_of(silver=6)
    do(state, *["eat silver"] * 6)
    assert not state.waiting
