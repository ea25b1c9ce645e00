"""The search: it repeats, keeps its budget, answers when it is cut short, and sees what is plain to see."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import perf_counter

import pytest

import meadhall
from meadhall.games.brian_boru.game import BrianBoruGame
from meadhall.games.brian_boru.state import BrianBoru
from meadhall.kernel.chance import Chance, QuickChance, key_of_seed
from meadhall.kernel.registry import AnyGame, find_game
from meadhall.kernel.seat import Seat
from meadhall.kernel.table import Table
from meadhall.search.budget import Budget
from meadhall.search.tree import SEAT_SPAN, Settings, TreeSearch, softmax
from tests.conformance.cases import every_game, play_on


def moment(game: AnyGame, plies: int) -> Table:
    """A table some random answers into a game, where somebody has a choice."""
    table = meadhall.new_game(game.id, game.players[-1], seed="search")
    random = Random(plies)
    play_on(table, random, most=plies)
    while not table.over and len(table.codes(table.awaiting[0])) < 3:
        play_on(table, random, most=1)
    return table


def search(table: Table, seed: int = 1, settings: Settings | None = None, game: AnyGame | None = None) -> TreeSearch:
    seat = table.awaiting[0]
    imagined = Seat(table.game, table.state, seat, Chance(key_of_seed("imagined"))).imagined
    return TreeSearch(game or table.game, imagined, seat, seed, settings or Settings())


@every_game
def test_equal_seeds_and_iterations_give_equal_answers_and_trees(game: AnyGame) -> None:
    table = moment(game, 25)
    first, second = search(table), search(table)
    assert first.choose(Budget(80)) == second.choose(Budget(80)) in table.codes(table.awaiting[0])
    visits = [{key: node.visits for key, node in one.root.children.items()} for one in (first, second)]
    assert visits[0] == visits[1]
    assert first.done == first.root.visits == sum(visits[0].values()) == 80


@every_game
def test_a_search_cut_short_answers_legally(game: AnyGame) -> None:
    table = moment(game, 12)
    for iterations in (0, 1, 2):
        assert search(table).choose(Budget(iterations)) in table.codes(table.awaiting[0])
    assert search(table).choose(Budget(1000, 1e-9)) in table.codes(table.awaiting[0])


@every_game
def test_a_search_keeps_to_its_seconds(game: AnyGame) -> None:
    """Never more than twice its time; the best of three, since other processes may hold this one up."""
    table = moment(game, 25)
    taken = []
    for _ in range(3):
        began = perf_counter()
        search(table).choose(Budget(10**9, 0.1))
        taken.append(perf_counter() - began)
    assert min(taken) < 0.2


def test_the_table_searched_is_left_as_it_was() -> None:
    table = moment(meadhall.games()[0], 20)
    one = search(table)
    before = table.game.write_position(one.state)
    one.choose(Budget(50))
    assert table.game.write_position(one.state) == before


def test_a_search_alone_at_the_table_tells_better_from_worse() -> None:
    table = meadhall.new_game("feast-for-odin", 1, seed=4)
    one = search(table)
    one.choose(Budget(60))
    means = [node.total / node.visits for node in one.root.children.values()]
    assert len(set(means)) > 1 and all(0.0 < mean < 1.0 for mean in means)


def test_secret_answers_of_others_are_not_in_the_tree() -> None:
    """All draft at once: below my pick the tree goes on with what everybody sees."""
    table = meadhall.new_game("brian-boru", 3, seed=2)
    while len(table.awaiting) < 3:
        table.act(table.awaiting[0], table.codes(table.awaiting[0])[0])
    one = search(table)
    one.choose(Budget(300))
    below = {key % 8 for node in one.root.children.values() for key in node.children}
    assert below == {one.seat}, "after my first pick comes my second"


@pytest.mark.once
@every_game
def test_asked_again_before_others_a_seat_goes_on_with_what_it_found(game: AnyGame) -> None:
    table, before, code = asked_twice(game)
    fresh, after = search(table, 2), search(table, 2)
    after.go_on(before, code)
    child = before.root.children[code * SEAT_SPAN + before.seat]
    found = child.visits
    assert after.root is child and found > 0
    assert after.choose(Budget(100)) in table.codes(after.seat)
    assert after.done == 100 - min(found, 50), "what was found counts, but for no more than half"
    assert fresh.choose(Budget(100)) in table.codes(after.seat) and fresh.done == 100


@pytest.mark.once
@every_game
def test_what_was_found_is_of_no_use_once_others_have_answered_or_something_was_shown(game: AnyGame) -> None:
    table, before, code = asked_twice(game)
    never_looked_at = search(table, 2)
    never_looked_at.go_on(before, -5)
    later = search(table, 2)
    later.state.ply += 1
    later.go_on(before, code)
    shown_something = search(table, 2)
    shown_something.state.barrier = shown_something.state.ply
    shown_something.go_on(before, code)
    for one in (never_looked_at, later, shown_something):
        one.choose(Budget(20))
        assert one.done == 20


def asked_twice(game: AnyGame, searched: AnyGame | None = None) -> tuple[Table, TreeSearch, int]:
    """A seat that is asked twice in a row, what it found when it was first asked, and what it answered."""
    for plies in range(10, 400):
        table = moment(game, plies)
        seat = table.awaiting[0]
        one = search(table, game=searched)
        code = one.choose(Budget(60))
        table.act(seat, code)
        quiet = table.state.barrier != table.ply
        if quiet and table.awaiting[:1] == (seat,) and len(game.candidates(table.state, seat)) > 1:
            return table, one, code
    raise AssertionError("nobody is ever asked twice")


class Told(BrianBoruGame):
    """Brian Boru with priors of the test's own: every answer alike but one."""

    def __init__(self, favourite: int, odds: float) -> None:
        self.favourite = favourite
        self.odds = odds
        self.asked: list[tuple[int, list[int]]] = []

    def priors(self, state: BrianBoru, seat: int, codes: Sequence[int]) -> list[float]:
        self.asked.append((seat, list(codes)))
        return [self.odds if code == self.favourite else 0.0 for code in codes]


def told(table: Table, favourite: int, odds: float, settings: Settings | None = None) -> tuple[Told, TreeSearch]:
    game = Told(favourite, odds)
    return game, search(table, settings=settings, game=game)


def wide_moment() -> tuple[Table, list[int]]:
    """Brian Boru, where a seat has many answers."""
    game = find_game("brian-boru")
    for plies in range(20, 400):
        table = moment(game, plies)
        codes = table.codes(table.awaiting[0])
        if len(codes) >= 5 and len(table.awaiting) == 1:
            return table, codes
    raise AssertionError("nobody ever has five answers")


def test_what_promises_most_is_tried_first_and_the_rest_need_not_be() -> None:
    table, codes = wide_moment()
    for favourite in codes:
        _, one = told(table, favourite, 6.0)
        one.think(Budget(3))
        assert [one.visits_of(code) for code in codes] == [3 if code == favourite else 0 for code in codes]


def test_a_promise_fades_with_visits() -> None:
    """An answer that others beat is looked at a lot at first, and in the end hardly more than without a promise."""
    table, codes = wide_moment()
    plain = search(table)
    plain.think(Budget(600))
    worst = plain.ranked(codes)[-1]
    _, one = told(table, worst, 3.0)
    one.think(Budget(20))
    early = one.visits_of(worst) / 20
    one.think(Budget(600))
    assert early > 0.4 and one.visits_of(worst) / 600 < early / 3
    assert one.ranked(codes)[0] != worst


def test_the_game_is_asked_at_the_first_decision_only() -> None:
    table, codes = wide_moment()
    game, one = told(table, codes[0], 1.0)
    one.think(Budget(200))
    assert game.asked == [(one.seat, codes)]


def test_a_game_that_tells_nothing_has_every_answer_tried() -> None:
    game = find_game("ortus-regni")
    table = moment(game, 60)
    one = search(table)
    codes = game.candidates(one.state, one.seat)
    one.think(Budget(len(codes)))
    assert [one.visits_of(code) for code in codes] == [1] * len(codes)


@pytest.mark.parametrize("settings", [Settings(valuing=True), Settings(temper="raider")])
def test_values_and_tempers_are_found_without_priors(settings: Settings) -> None:
    table, codes = wide_moment()
    game, one = told(table, codes[0], 6.0, settings)
    one.think(Budget(len(codes)))
    assert game.asked == [] and one.visits_of(codes[0]) == 1


class Looking(BrianBoruGame):
    """Brian Boru with priors by one look ahead, which depend on everything in the imagined state."""

    def priors(self, state: BrianBoru, seat: int, codes: Sequence[int]) -> list[float]:
        found = []
        for code in codes:
            after = state.clone()
            after.act(seat, code)
            found.append(self.outlook(after, seat))
        return found


def test_priors_are_the_same_whatever_is_hidden() -> None:
    """Tables that look alike to the seat are searched alike, promises included."""
    table, _ = wide_moment()
    seat = table.awaiting[0]
    trees = []
    for world in range(3):
        other = table.state.clone()
        if world:
            table.game.redeal(other, seat, Chance(key_of_seed(f"world {world}")))
        imagined = Seat(table.game, other, seat, Chance(key_of_seed("imagined"))).imagined
        one = TreeSearch(Looking(), imagined, seat, 1, Settings())
        one.think(Budget(100))
        trees.append([(key, node.visits, node.promise) for key, node in one.root.children.items()])
    assert trees[0] == trees[1] == trees[2]
    assert len({promise for _, _, promise in trees[0]}) > 1


def test_a_search_with_priors_goes_on_with_what_it_found() -> None:
    """Answers that were tried below the last answer get their promises, too, and what was found counts."""
    table, before, code = asked_twice(find_game("brian-boru"), Looking())
    after = search(table, 2, game=Looking())
    after.go_on(before, code)
    found = after.root.visits
    assert after.taken_over == found > 0
    codes = table.codes(after.seat)
    assert after.choose(Budget(100)) in codes and after.done == 100 - min(found, 50)
    assert all(node.asked == 1 for node in after.root.children.values() if node.code in codes)


def test_softmax() -> None:
    assert softmax([1.0, 1.0]) == [0.5, 0.5]
    assert softmax([0.0, 1000.0])[1] == pytest.approx(1.0)
    assert sum(softmax([3.0, -2.0, 0.5, 0.0])) == pytest.approx(1.0)


def test_quick_chance_is_even_enough_and_splits_apart() -> None:
    chance = QuickChance(5)
    counts = [0] * 6
    for _ in range(6000):
        counts[chance.below(6)] += 1
    assert min(counts) > 850 and max(counts) < 1150
    other = chance.split()
    assert [chance.word() for _ in range(8)] != [other.word() for _ in range(8)]
    twin = other.clone()
    assert [twin.word() for _ in range(8)] == [other.word() for _ in range(8)]
    assert twin.drawn == other.drawn
