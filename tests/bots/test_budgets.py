"""Budgets at live tables, by a clock that ticks only where a bot works: how busy this machine is doesn't matter."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall.bots import make_bot, tempered_levels
from meadhall.bots.bot import SEARCHING
from meadhall.bots.search import SearchBot
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.registry import AnyGame, find_game
from meadhall.kernel.seat import Seat
from meadhall.search.budget import Budget
from meadhall.search.round import RoundSearch


class Clock:
    """Seconds that pass only when work is done."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def timed(game: AnyGame, clock: Clock, costs: dict[str, float]) -> AnyGame:
    """The same game, except that some of its hooks take so many seconds on the clock."""

    def slow(name: str) -> Any:
        hook = getattr(game, name)

        def work(*given: Any) -> Any:
            clock.now += costs[name]
            return hook(*given)

        return work

    kind = type(game)
    slowed: AnyGame = type(kind.__name__, (kind,), {name: staticmethod(slow(name)) for name in costs})()
    return slowed


@pytest.mark.parametrize("level", SEARCHING)
@pytest.mark.parametrize("game", ["brian-boru", "ortus-regni"])
def test_a_live_bot_never_takes_twice_its_time_in_the_tree(game: str, level: str) -> None:
    clock = Clock()
    played = find_game(game)
    table = meadhall.new_game(game, played.players[0], seed="clock")
    seconds = SEARCHING[level].seconds / played.decisions_a_turn
    bot = make_bot(level, 1, live=True)
    assert isinstance(bot, SearchBot)
    bot.clock = clock
    while len(table.codes(table.awaiting[0])) < 2:
        table.act(table.awaiting[0], table.codes(table.awaiting[0])[0])
    seat = table.awaiting[0]
    given = Seat(timed(played, clock, {"values": seconds / 20}), table.state, seat, Chance(key_of_seed("clock")))
    assert bot.choose(given) in table.codes(seat)
    assert seconds <= clock.now < 2 * seconds


@pytest.mark.parametrize("players", [1, 4])
@pytest.mark.parametrize("level", SEARCHING)
def test_a_live_bot_never_takes_twice_its_time_over_a_round(level: str, players: int) -> None:
    clock = Clock()
    seconds = SEARCHING[level].seconds
    table = meadhall.new_game("feast-for-odin", players, seed="clock")
    seat = table.awaiting[0]
    game = timed(table.game, clock, dict.fromkeys(("turns", "finish_round", "habits", "to_next_turn"), seconds / 5))
    bot = make_bot(level, 1, live=True)
    assert isinstance(bot, SearchBot)
    bot.clock = clock
    assert bot.choose(Seat(game, table.state, seat, Chance(key_of_seed("clock")))) in table.codes(seat)
    assert seconds <= clock.now < 2 * seconds


def test_a_round_search_cut_anywhere_answers_with_the_best_so_far() -> None:
    """Whenever time is up, in the round or while lines are played on, there is a legal answer."""
    table = meadhall.new_game("feast-for-odin", 1, seed="clock")
    legal = table.codes(0)
    for seconds in (0.5, 3.5, 9.5, 14.5, 20.5):
        clock = Clock()
        game = timed(table.game, clock, {"turns": 1.0})
        imagined = Seat(game, table.state, 0, Chance(key_of_seed("clock"))).imagined
        search = RoundSearch(game, imagined, 0, 2, 1, passes=2)
        assert search.choose(Budget(10**9, seconds, clock)) in legal
        assert clock.now <= seconds + 1.0


def test_levels_that_search_are_those_with_a_budget() -> None:
    assert set(SEARCHING) == set(tempered_levels()) - {"quick"}
