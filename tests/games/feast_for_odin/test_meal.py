"""The cheapest meal as a table shows it, and meals written dish by dish."""

from __future__ import annotations

from random import Random

import pytest

from meadhall.games.feast_for_odin.cards.cards import FEAST_AFTER
from meadhall.games.feast_for_odin.cards.triggers import clauses_for
from meadhall.games.feast_for_odin.codes import FOOD_NOTHING
from meadhall.games.feast_for_odin.frames.pieces import FeastFrame
from meadhall.games.feast_for_odin.game import GAME
from meadhall.games.feast_for_odin.interface.meal import dish, meal
from meadhall.games.feast_for_odin.phases.meals import cheapest_meal, silver_afterwards
from meadhall.games.feast_for_odin.state import Feast
from meadhall.kernel.errors import IllegalAction
from tests.clauses import rule
from tests.rules.feast_for_odin.bench import begin, give, laid_out, put_in_play, top
from tests.rules.feast_for_odin.test_05_cheapest_meal import (
    CARDS,
    best_outcome,
    holdings,
    is_feasting,
    outcome,
    random_feast,
)


def feast_of(*cards: int, round: int = 1, **have: int) -> Feast:
    state = laid_out(round=round)
    give(state, **have)
    put_in_play(state, *cards)
    begin(state, FeastFrame(0, False))
    return state


def written(state: Feast) -> str:
    """The meal a table shows, as the line that serves it."""
    words = {"length": "{}", "upright": "{}:upright", "silver": "silver", "empty": "empty"}
    return " ".join(["feast", *[words[way].format(name) for name, way, _, _ in meal(state, 0)["pieces"]]])


def serve(state: Feast, line: str) -> Feast:
    """Play a line of dishes through the rules; where weapons are drawn it goes on with the rest."""
    after = state.clone()
    dishes = line.split()[1:]
    while is_feasting(after) and dishes:
        frame = top(after, FeastFrame)
        before = len(frame.pieces)
        codes = GAME.codes(after, 0, " ".join(["feast", *dishes]))
        assert codes
        for code in codes:
            after.act(0, code)
        dishes = dishes[len(frame.pieces) - before :]
    return after


@rule("FO-5.16", "FO-5.17")
@pytest.mark.parametrize("seed", range(4))
def test_the_meal_shown_is_the_cheapest_and_costs_what_it_says(seed: int) -> None:
    random = Random(1000 + seed)
    for number in range(40):
        state = random_feast(random, 6, 5, random.sample(CARDS, random.randint(1, 4)) if number % 2 else [])
        if not is_feasting(state):
            continue
        shown = meal(state, 0)
        before = holdings(state)
        after = serve(state, written(state))
        assert not is_feasting(after)
        found = outcome(before, holdings(after))
        assert found == best_outcome(state), (seed, number)
        paid_anyway = silver_afterwards(state, 0, clauses_for(state, 0, FEAST_AFTER))
        assert (shown["penalties"], shown["silver"] - paid_anyway, shown["value"]) == found, (seed, number)


@rule("FO-5.5", "FO-5.14")
def test_dishes_stand_on_their_columns() -> None:
    state = feast_of(round=4, stockfish=2, beans=1, peas=2, silver=4)
    shown = meal(state, 0)
    column = shown["first"]
    for _, _, at, columns in shown["pieces"]:
        assert at == column
        column += columns
    assert column == shown["end"] == 9
    assert [dish(FOOD_NOTHING)] == [("", "empty", 1)]


@rule("FO-5.15")
def test_a_meal_is_shown_before_the_feast_and_changes_nothing() -> None:
    state = laid_out(round=1)
    give(state, stockfish=1, beans=1, silver=1)
    before = state.held[:]
    shown = meal(state, 0)
    assert shown["penalties"] == 0 and shown["silver"] == 1
    assert state.held == before and not state.stack
    assert len(cheapest_meal(state, 0)) == len(shown["pieces"])


@rule("FO-5.3", "FO-5.7", "FO-5.10")
@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("feast stockfish stockfish:upright", "food-neighbours"),
        ("feast stockfish beans stockfish", "food-lengthwise"),
        ("feast milk", "not-held"),
        ("feast peas", "not-held"),
        ("feast beans silver silver silver", "no-silver"),
    ],
)
def test_a_written_meal_that_breaks_a_rule_is_refused(line: str, reason: str) -> None:
    state = feast_of(round=4, stockfish=2, beans=1, silver=2)
    with pytest.raises(IllegalAction) as refused:
        GAME.codes(state, 0, line)
    assert refused.value.message.key == f"feast-for-odin.refuse-{reason}"
    assert is_feasting(state)


def test_a_word_that_is_no_dish_is_no_meal() -> None:
    state = feast_of(round=4, stockfish=2)
    assert GAME.codes(state, 0, "feast stockfish:sideways") is None
    assert GAME.codes(state, 0, "feast linen") is None


@rule("FO-5.13")
def test_columns_that_can_only_stay_empty_may_be_written_or_left_out() -> None:
    for line in ("feast mead", "feast mead empty empty empty empty"):
        state = feast_of(round=1, mead=1)
        codes = GAME.codes(state, 0, line)
        assert codes is not None and len(codes) == 1
        state.act(0, codes[0])
        assert not is_feasting(state)
