"""Lines of notation as people write them: cards in any order, steps that need no answer named all the same."""

from __future__ import annotations

from random import Random

import pytest

import meadhall
from meadhall.kernel.foresight import Foresight
from meadhall.kernel.registry import AnyGame, find_game
from tests.conformance.cases import every_game


def test_the_cards_of_a_pick_stand_in_any_order() -> None:
    table = meadhall.new_game("brian-boru", 3, seed=1)
    while len(table.awaiting) == 1:
        table.play(table.awaiting[0], table.actions(table.awaiting[0])[0])
    word, low, high = str(table.actions(0)[0]).split()
    assert word == "pick" and int(low) < int(high)
    twin = table.clone()
    table.play(0, f"pick {low} {high}")
    twin.play(0, f"  Pick {high}  {low} ")
    assert twin == table
    with pytest.raises(meadhall.IllegalAction, match="is no action"):
        twin.play(1, f"pick {low} {low}")


def forced_steps(game: AnyGame, wanted: int) -> list[tuple[meadhall.Table, int, int, int]]:
    """Situations in which an answer is followed by another of the same seat that nobody is asked for."""
    found = []
    for seed in range(60):
        chance = Random(seed)
        table = meadhall.new_game(game.id, game.players[-1], seed=seed)
        for _ in range(400):
            if table.over:
                break
            seat = table.awaiting[0]
            code = chance.choice(table.codes(seat))
            ahead = Foresight(game, table.state, seat)
            ahead.add(code)
            ahead.look_ahead()
            given = [other for other in ahead.forced if not ahead.at_barrier and ahead.was_forced(other)]
            if given:
                found.append((table.clone(), seat, code, given[0]))
                if len(found) == wanted:
                    return found
            table.act(seat, code)
    return found


@pytest.mark.parametrize("game_id", ["brian-boru", "feast-for-odin", "ortus-regni"])
def test_a_step_nobody_is_asked_for_may_be_named(game_id: str) -> None:
    game = find_game(game_id)
    situations = forced_steps(game, 5)
    assert situations
    for table, seat, code, given in situations:
        notations = game.space.notations
        twin = table.clone()
        table.play(seat, code)
        twin.play(seat, f"{notations[code]}; {notations[given]}")
        assert twin == table


@every_game
def test_a_first_step_is_never_skipped(game: AnyGame) -> None:
    table = meadhall.new_game(game.id, game.players[0], seed=1)
    seat = table.awaiting[0]
    before = table.hash()
    for code in range(len(game.space)):
        if code not in table.codes(seat):
            with pytest.raises(meadhall.IllegalAction):
                table.play(seat, game.space.notations[code])
            break
    assert table.hash() == before


def test_earls_count_from_one_where_the_seats_count_from_zero() -> None:
    space = find_game("ortus-regni").space
    assert "storm 1" in space.notations and "storm 0" not in space.notations
    storm = space[space.code_of_notation["storm 1"]]
    assert "the one on seat 0 is 1" in (type(storm).__doc__ or "")
    assert "Player 1” sits on seat 0" in (meadhall.Table.__doc__ or "")
