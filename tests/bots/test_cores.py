"""A decision thought about on several cores: together they look as often as one would, and equal seeds repeat."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

import meadhall
from meadhall.bots import make_bot
from meadhall.bots.cores import Cores, Share, visits
from meadhall.bots.search import SearchBot
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.errors import BadOption
from meadhall.kernel.registry import find_game
from meadhall.kernel.seat import Seat
from meadhall.kernel.table import Table


def open_decision(game: str, players: int) -> Table:
    """A table at a decision with several candidates."""
    table = meadhall.new_game(game, players, seed="cores")
    answers = random.Random(3)
    while len(find_game(game).candidates(table.state, table.awaiting[0])) < 3 or table.ply < 12:
        seat = table.awaiting[0]
        table.act(seat, answers.choice(table.codes(seat)))
    return table


@contextmanager
def on_cores(count: int) -> Iterator[SearchBot]:
    bot = make_bot("steady", 1, cores=count)
    assert isinstance(bot, SearchBot)
    try:
        yield bot
    finally:
        bot.cores.close()


def seen_by(table: Table) -> Seat:
    seat = table.awaiting[0]
    return Seat(find_game(table.game.id), table.state, seat, Chance(key_of_seed("imagined")))


@pytest.mark.parametrize(("game", "players"), [("brian-boru", 3), ("ortus-regni", 2)])
def test_equal_seeds_choose_alike_and_the_state_stays_as_it_was(game: str, players: int) -> None:
    table = open_decision(game, players)
    before = table.state.clone()
    chosen = set()
    for _ in range(2):
        with on_cores(2) as bot:
            chosen.add(bot.choose(seen_by(table)))
    assert len(chosen) == 1 and chosen <= set(table.codes(table.awaiting[0]))
    assert table.state == before


def test_each_core_has_its_part_of_the_iterations_and_chance_of_its_own() -> None:
    table = open_decision("brian-boru", 3)
    seat = table.awaiting[0]
    whole = Share("brian-boru", table.state, seat, 1, 101, 0.0, "")
    cores = Cores(2)
    code = cores.choose(whole, [1, 2])
    cores.close()
    seen = [visits(Share("brian-boru", table.state, seat, seed, 51, 0.0, "")) for seed in (1, 2)]
    assert [sum(one) for one in seen] == [51, 51] and seen[0] != seen[1]
    codes = find_game("brian-boru").candidates(table.state, seat)
    totals = [one + other for one, other in zip(*seen, strict=True)]
    assert totals[codes.index(code)] == max(totals)


def test_a_feast_is_thought_about_on_one_core() -> None:
    table = meadhall.new_game("feast-for-odin", 1, seed="cores")
    with on_cores(2) as bot, on_cores(1) as alone:
        assert bot.choose(seen_by(table)) == alone.choose(seen_by(table))
        assert bot.cores.pool is None


@pytest.mark.parametrize("count", [0, -1])
def test_no_cores_are_refused(count: int) -> None:
    with pytest.raises(BadOption) as caught:
        make_bot("steady", 1, cores=count)
    assert caught.value.message.key == "cores-wrong"
