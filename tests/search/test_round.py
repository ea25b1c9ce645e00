"""Searching by whole turns: it repeats, is cut short, and plays A Feast for Odin well."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.bots import make_bot
from meadhall.bots.bot import choose
from meadhall.games.feast_for_odin.items import PENALTIES
from meadhall.games.feast_for_odin.state import Feast
from meadhall.kernel.chance import Chance, QuickChance, key_of_seed
from meadhall.kernel.registry import find_game
from meadhall.kernel.seat import Seat
from meadhall.kernel.table import Table
from meadhall.lab.arena import arena
from meadhall.search.budget import Budget
from meadhall.search.round import Line, Played, RoundSearch, best_of, distinct

UNLIMITED = 1_000_000


def search(table: Table, width: int, ahead: int) -> RoundSearch:
    imagined = Seat(table.game, table.state, 0, Chance(key_of_seed("imagined"))).imagined
    imagined.chance = QuickChance(3)
    return RoundSearch(table.game, imagined, 0, width, ahead)


def test_a_turn_is_one_move_with_all_its_small_decisions() -> None:
    table = meadhall.new_game("feast-for-odin", 1, seed=5)
    found = table.game.turns(table.state, 0)
    assert {code for code, _, _ in found} <= set(table.codes(0))
    assert len(found) > 10
    for _, after, _ in found:
        assert isinstance(after, Feast)
        assert after.thing[0] < table.state.thing[0]  # type: ignore[attr-defined]
        assert table.game.to_next_turn(after, 0) or after.thing[0] == 0


@pytest.mark.parametrize(("width", "ahead"), [(0, 0), (1, 0), (2, 1)])
def test_equal_chance_gives_equal_answers(width: int, ahead: int) -> None:
    table = meadhall.new_game("feast-for-odin", 1, seed=5)
    answers = {search(table, width, ahead).choose(Budget(UNLIMITED)) for _ in range(2)}
    assert len(answers) == 1 and answers <= set(table.codes(0))


@pytest.mark.parametrize("budget", [Budget(0), Budget(3), Budget(UNLIMITED, 1e-9)])
def test_a_search_cut_short_answers_legally(budget: Budget) -> None:
    table = meadhall.new_game("feast-for-odin", 1, seed=6)
    one = search(table, 4, 2)
    assert one.choose(budget) in table.codes(0)
    assert one.expanded <= max(1, budget.iterations)


def test_at_two_seats_the_others_pass_in_imagination() -> None:
    table = meadhall.new_game("feast-for-odin", 2, seed=6)
    seat = table.state.waiting[0]
    imagined = Seat(table.game, table.state, seat, Chance(key_of_seed("imagined"))).imagined
    one = RoundSearch(table.game, imagined, seat, 2, 1)
    assert one.choose(Budget(UNLIMITED)) in table.codes(seat)
    assert one.expanded > 4


class Foretold:
    """A game whose later rounds are known: what each line looks like in the first pass, in the second and so on."""

    outlook_scale = 1.0

    def __init__(self, prospects: dict[int, list[float]]) -> None:
        self.prospects = prospects
        self.passes: dict[int, list[int]] = {}

    def to_next_turn(self, state: Feast, seat: int, habits: list[list[int]]) -> bool:
        return False

    def finish_round(self, state: Feast) -> None:
        pass

    def expected_score(self, state: Feast, seat: int) -> float:
        line = state.round
        assert isinstance(state.chance, QuickChance)
        self.passes.setdefault(state.chance.register, []).append(line)
        return self.prospects[line].pop(0)


def test_the_better_half_of_the_lines_is_played_on_again() -> None:
    game = Foretold({1: [5.0], 2: [9.0, 1.0], 3: [8.0, 9.0, 9.0], 4: [6.0], 5: [7.0, 9.5, 8.0]})
    lines = []
    for code in game.prospects:
        state = meadhall.new_game("feast-for-odin", 1, seed=6).state
        assert isinstance(state, Feast)
        state.round = code
        lines.append(Line(code, state, 0.0))
    one = RoundSearch(game, lines[0].state, 0, 5, 1, passes=3)  # type: ignore[arg-type]
    assert one.furthest(lines, Budget(UNLIMITED)) == 3
    assert [sorted(line) for line in game.passes.values()] == [[1, 2, 3, 4, 5], [2, 3, 5], [3, 5]]


def test_every_rounds_end_counts_alike() -> None:
    game = Foretold({1: [5.0, 9.0, 4.0], 2: [8.0, 3.0, 5.5]})
    lines = []
    for code in game.prospects:
        state = meadhall.new_game("feast-for-odin", 1, seed=6).state
        assert isinstance(state, Feast)
        state.round = code
        lines.append(Line(code, state, 0.0))
    one = RoundSearch(game, lines[0].state, 0, 2, 3)  # type: ignore[arg-type]
    assert one.furthest(lines, Budget(UNLIMITED)) == 1, "18 in three rounds, against 16.5"


def test_of_lines_cut_short_the_best_so_far_is_the_answer() -> None:
    state = meadhall.new_game("feast-for-odin", 1, seed=6).state
    played = [Played(Line(code, state, 0.0)) for code in (1, 2, 3)]
    assert best_of(played).line.code == 1
    played[1].total, played[1].times = 4.0, 1
    assert best_of(played).line.code == 2


def test_lines_that_look_alike_are_followed_once() -> None:
    state = meadhall.new_game("feast-for-odin", 1, seed=6).state
    lines = [Line(code, state, worth) for code, worth in ((1, 9.0), (2, 9.0), (3, 8.0), (4, 7.0))]
    assert [line.code for line in distinct(lines, 2)] == [1, 3]


def test_the_quick_bot_feeds_its_vikings() -> None:
    table = meadhall.new_game("feast-for-odin", 1, seed=2)
    bot, imagination = make_bot("quick", 1), Chance(key_of_seed("q"))
    state = table.state
    assert isinstance(state, Feast)
    while state.round < 3:
        table.act(0, choose(bot, table.game, table.state, 0, imagination))
    assert state.has(0, PENALTIES) <= 1


def test_the_quick_bot_plays_well_alone() -> None:
    """A floor low enough not to flicker: docs/bots.md has the figures."""
    games = 8 if meadhall.compiled() else 3
    decks = {"decks": ["A", "B", "C"]}
    report = arena(find_game("feast-for-odin"), ["quick"], games, 1, "floor", decks)
    assert report.standings[0].failures == 0
    assert report.standings[0].median >= 50
