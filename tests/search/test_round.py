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


def test_at_two_seats_the_other_takes_what_looks_best_to_it() -> None:
    table = meadhall.new_game("feast-for-odin", 2, seed=6)
    seat = table.state.waiting[0]
    game, imagined = table.game, Seat(table.game, table.state, seat, Chance(key_of_seed("imagined"))).imagined
    assert isinstance(imagined, Feast)
    habits = game.habits(imagined, seat)
    assert not habits[seat] and len(habits[1 - seat]) > 10
    best = max(game.turns(imagined, seat), key=lambda turn: turn[2])
    for known, sent in ((habits, 1), ([], 0)):
        after = best[1].clone()
        assert game.to_next_turn(after, seat, known)
        there = [space for space in habits[1 - seat] if after.vikings[space] and space != best[0]]
        assert len(there) == sent
        assert not sent or there[0] == next(space for space in habits[1 - seat] if space != best[0])
    one = RoundSearch(game, imagined, seat, 2, 1)
    assert one.choose(Budget(UNLIMITED)) in table.codes(seat)
    assert one.expanded > 4


class Foretold:
    """A game whose later rounds are known: what each line looks like in the first pass, in the second and so on."""

    outlook_scale = 1.0

    def __init__(self, prospects: dict[int, list[float]], ends: bool = False) -> None:
        self.prospects = prospects
        self.ends = ends
        self.passes: dict[int, list[int]] = {}

    def to_next_turn(self, state: Feast, seat: int, habits: list[list[int]]) -> bool:
        return False

    def finish_round(self, state: Feast, seat: int) -> None:
        state.over = self.ends

    def expected_score(self, state: Feast, seat: int) -> float:
        line = state.round
        assert isinstance(state.chance, QuickChance)
        self.passes.setdefault(state.chance.register, []).append(line)
        return self.prospects[line].pop(0)


def lines_of(game: Foretold) -> list[Line]:
    lines = []
    for code in game.prospects:
        state = meadhall.new_game("feast-for-odin", 1, seed=6).state
        assert isinstance(state, Feast)
        state.round = code
        lines.append(Line(code, state, 0.0))
    return lines


def foretold_search(game: Foretold, ahead: int, passes: int = 1, worlds: int = 1) -> RoundSearch:
    lines = lines_of(game)
    return RoundSearch(game, lines[0].state, 0, len(lines), ahead, passes, worlds)  # type: ignore[arg-type]


def test_the_better_half_of_the_lines_is_played_on_again() -> None:
    game = Foretold({1: [5.0], 2: [9.0, 1.0], 3: [8.0, 9.0, 9.0], 4: [6.0], 5: [7.0, 9.5, 8.0]})
    assert foretold_search(game, ahead=1, passes=3).furthest(lines_of(game), Budget(UNLIMITED)) == 3
    assert [sorted(line) for line in game.passes.values()] == [[1, 2, 3, 4, 5], [2, 3, 5], [3, 5]]


def test_every_rounds_end_counts_alike() -> None:
    game = Foretold({1: [5.0, 9.0, 4.0], 2: [8.0, 3.0, 5.5]})
    best = foretold_search(game, ahead=3).furthest(lines_of(game), Budget(UNLIMITED))
    assert best == 1, "18 in three rounds, against 16.5"


def test_lines_are_played_on_in_several_worlds() -> None:
    game = Foretold({1: [9.0, 1.0, 2.0], 2: [8.0, 3.0, 5.5]})
    best = foretold_search(game, ahead=1, worlds=3).furthest(lines_of(game), Budget(UNLIMITED))
    assert best == 2, "16.5 in three worlds, against 12"
    assert list(game.passes.values()) == [[1, 2]] * 3


def test_a_part_of_the_budget_is_left_for_the_better_half() -> None:
    game = Foretold({code: [9.0 - code] * 20 for code in (1, 2, 3, 4)})
    best = foretold_search(game, ahead=1, passes=2, worlds=20).furthest(lines_of(game), Budget(24))
    assert best == 1
    assert [len(line) for line in game.passes.values()][:7] == [4] * 4 + [2] * 3


def test_a_line_after_which_the_game_is_over_is_played_once() -> None:
    game = Foretold({1: [9.0], 2: [8.0]}, ends=True)
    assert foretold_search(game, ahead=1, worlds=5).furthest(lines_of(game), Budget(UNLIMITED)) == 1


def test_lines_are_ranked_by_how_they_look_when_the_round_is_finished() -> None:
    game = Foretold({1: [5.0], 2: [9.0], 3: [7.0]})
    found = foretold_search(game, ahead=1).finished(lines_of(game), Budget(UNLIMITED))
    assert [line.code for line in found] == [2, 3, 1]


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


@pytest.mark.once
def test_the_quick_bot_plays_well_alone() -> None:
    """A floor low enough not to flicker: docs/bots.md has the figures."""
    games = 8 if meadhall.compiled() else 3
    decks = {"decks": ["A", "B", "C"]}
    report = arena(find_game("feast-for-odin"), ["quick"], games, 1, "floor", decks)
    assert report.standings[0].failures == 0
    assert report.standings[0].median >= 50
