"""Tables are copied, compared, taken back and sent to other processes."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
import random

import pytest

import meadhall
from meadhall.kernel.chance import QuickChance
from meadhall.kernel.table import Table

GAMES = [("brian-boru", 3), ("feast-for-odin", 2), ("ortus-regni", 2)]


def played(game: str, players: int, plies: int, seed: int = 5) -> Table:
    table = meadhall.new_game(game, players=players, seed=seed)
    rng = random.Random(seed)
    for _ in range(plies):
        seat = rng.choice(table.awaiting)
        table.play(seat, rng.choice(table.codes(seat)))
    return table


def last_hash(table: Table) -> str:
    return table.hash()


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_copy_is_equal_and_independent(game: str, players: int) -> None:
    table = played(game, players, 40)
    for twin in (table.clone(), copy.copy(table), copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert twin == table and twin.position() == table.position()
        assert twin.journal(0) == table.journal(0) and twin.view(0) == table.view(0)
        seat = twin.awaiting[0]
        twin.play(seat, twin.codes(seat)[0])
        assert twin != table and twin.ply == table.ply + 1
    assert table != played(game, players, 40, seed=6)
    assert table != "a table"


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_state_is_copied_pickled_and_compared(game: str, players: int) -> None:
    for plies in (0, 15, 40, 90):
        state = played(game, players, plies).state
        seat = state.waiting[0]
        for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert twin == state and twin.legal(seat) == state.legal(seat)
            answers = random.Random(plies)
            here = state.clone()
            while not here.over and here.ply < state.ply + 20:
                code = answers.choice(here.legal(here.waiting[0]))
                twin.act(twin.waiting[0], code)
                here.act(here.waiting[0], code)
                assert twin == here != state
    assert state != "a state"


@pytest.mark.parametrize("game", ["brian-boru", "ortus-regni"])
def test_imagined_states_are_pickled_with_their_quick_chance(game: str) -> None:
    state = played(game, 3, 20).state
    state.chance = QuickChance(7)
    twin = pickle.loads(pickle.dumps(state))
    assert twin == state and twin.chance.word() == state.chance.word()
    assert twin == state
    state.chance.word()
    assert twin != state


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_undo_goes_back_one_decision(game: str, players: int) -> None:
    table = played(game, players, 30)
    before = table.clone()
    seat = table.awaiting[0]
    code = table.codes(seat)[-1]
    table.play(seat, code)
    assert table.undo() == (seat, code)
    assert table == before and table.hash() == before.hash() and table.journal(None) == before.journal(None)


def test_undo_of_nothing_says_so() -> None:
    table = meadhall.new_game("brian-boru", players=3, seed=1)
    with pytest.raises(IndexError):
        table.undo()


def test_a_table_loaded_from_a_position_goes_along() -> None:
    table = meadhall.load("brian-boru", played("brian-boru", 3, 25).position())
    seat = table.awaiting[0]
    table.play(seat, table.codes(seat)[0])
    assert pickle.loads(pickle.dumps(table)) == table
    assert copy.copy(table).origin == table.origin


def test_tables_go_through_a_pool_of_processes() -> None:
    tables = [played(game, players, 20) for game, players in GAMES]
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.map(last_hash, tables) == [table.hash() for table in tables]


def test_actions_views_and_results_are_pickled() -> None:
    table = played("brian-boru", 3, 10)
    seat = table.awaiting[0]
    for thing in (table.actions(seat), table.view(seat), table.prompt(seat), table.journal(seat)):
        assert pickle.loads(pickle.dumps(thing)) == thing


def test_a_table_shows_itself_in_a_line() -> None:
    table = meadhall.new_game("brian-boru", players=3, seed=1)
    assert repr(table) == f"<Table brian-boru, 3 players, ply 0, waiting for seat {table.awaiting[0]}>"
