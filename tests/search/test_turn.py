"""Searching by whole turns: it repeats, is cut short, and plays A Feast for Odin better than by single decisions."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.bots import make_bot
from meadhall.bots.bot import choose
from meadhall.games.feast_for_odin.items import PENALTIES
from meadhall.games.feast_for_odin.phases.scoring import score
from meadhall.games.feast_for_odin.state import Feast
from meadhall.kernel.chance import Chance, QuickChance, key_of_seed
from meadhall.kernel.seat import Seat
from meadhall.kernel.table import Table
from meadhall.search.budget import Budget
from meadhall.search.turn import TurnSearch, sampled


def search(table: Table, width: int, ahead: int) -> TurnSearch:
    imagined = Seat(table.game, table.state, 0, Chance(key_of_seed("imagined"))).imagined
    return TurnSearch(table.game, imagined, 0, QuickChance(3), width, ahead)


def test_a_candidate_is_looked_at_where_its_turn_ends() -> None:
    table = meadhall.new_game("feast-for-odin", 1, seed=5)
    one = search(table, 1, 0)
    for code in table.codes(0)[:12]:
        assert not table.game.in_turn(one.after(one.state, code), 0)


@pytest.mark.parametrize(("width", "ahead"), [(1, 0), (2, 1)])
def test_equal_chance_gives_equal_answers(width: int, ahead: int) -> None:
    table = meadhall.new_game("feast-for-odin", 1, seed=5)
    answers = {search(table, width, ahead).choose(Budget(0)) for _ in range(2)}
    assert len(answers) == 1 and answers <= set(table.codes(0))


def test_a_turn_search_cut_short_answers_legally() -> None:
    table = meadhall.new_game("feast-for-odin", 1, seed=6)
    assert search(table, 5, 5).choose(Budget(0, 1e-9)) in table.codes(0)


def test_the_quick_bot_feeds_its_vikings() -> None:
    """It looks where a feast ends, not at the food a column costs: by single decisions it took all the penalties."""
    table = meadhall.new_game("feast-for-odin", 1, seed=2)
    bot, imagination = make_bot("quick", 1), Chance(key_of_seed("q"))
    state = table.state
    assert isinstance(state, Feast)
    while state.round < 3:
        table.act(0, choose(bot, table.game, table.state, 0, imagination))
    assert state.has(0, PENALTIES) <= 1
    assert score(state, 0) > -80


def test_sampling() -> None:
    assert sampled([1, 2, 3], 3, QuickChance(1)) == [1, 2, 3]
    some = sampled(list(range(50)), 5, QuickChance(1))
    assert len(set(some)) == 5
