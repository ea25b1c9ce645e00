"""What a seat remembers of a hand it was shown through a Monastery: every imagined state agrees with it (OR-15.3)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.games.ortus_regni.cards import CASTLE, CHAMPION, KIND_NAMES, LAND
from meadhall.games.ortus_regni.codes import BARTER, LOOK
from meadhall.games.ortus_regni.game import GAME
from meadhall.games.ortus_regni.politics.joust import LORD_RIDES
from meadhall.games.ortus_regni.state import OrtusRegni
from meadhall.kernel.chance import Chance, QuickChance, key_of_seed
from meadhall.kernel.table import Table
from tests.conformance.cases import play_on

ABBOT: dict[str, Any] = {"fiefs": [{"building": "palace", "lord": "monk", "properties": ["church"]}]}


def state_of(table: Table) -> OrtusRegni:
    state = table.state
    assert isinstance(state, OrtusRegni)
    return state


def abbot_table(**options: Any) -> Table:
    """Earl 0 has an Abbot, the turn and no hand, Earl 1 a Castle, a Land and two Champions in hand."""
    seats = [ABBOT, {"hand": ["castle", "land", "champion", "champion"], "towers": ["church"]}]
    position = {"players": 2, "phase": "turn", "active": 0, "seats": seats, "options": options}
    return meadhall.load("ortus-regni", position)


def imagined(table: Table, viewer: int | None, seed: int) -> OrtusRegni:
    twin = state_of(table).clone()
    GAME.redeal(twin, viewer, QuickChance(seed))
    GAME.check(twin)
    return twin


def hands(table: Table, viewer: int | None) -> set[tuple[int, ...]]:
    """The hands of Earl 1 that a seat may imagine, in any order."""
    return {tuple(sorted(imagined(table, viewer, seed).hands[1])) for seed in range(1, 30)}


def play(table: Table, *lines: str) -> None:
    for line in lines:
        table.play(table.awaiting[0], line)


@pytest.mark.rule("OR-15.3")
def test_a_hand_that_was_shown_is_imagined_as_it_was() -> None:
    table = abbot_table()
    assert len(hands(table, 0)) > 3
    play(table, "look 2")
    assert hands(table, 0) == {tuple(sorted([CASTLE, LAND, CHAMPION, CHAMPION]))}
    assert len(hands(table, None)) > 3
    assert state_of(table).looks and not imagined(table, 1, 3).looks


@pytest.mark.rule("OR-4.27")
def test_a_hand_shown_to_everybody_is_known_to_everybody() -> None:
    table = abbot_table(monastery_private=False)
    play(table, "look 2")
    for viewer in (0, None):
        assert len(hands(table, viewer)) == 1


def test_what_was_played_since_is_gone_and_what_was_drawn_varies() -> None:
    table = abbot_table()
    play(table, "look 2", "place castle", "end")
    found = hands(table, 0)
    assert len(found) > 3
    assert all(not Counter([LAND, CHAMPION, CHAMPION]) - Counter(hand) for hand in found)


def test_a_tower_laid_since_may_be_any_of_them_and_older_ones_are_not() -> None:
    table = abbot_table()
    play(table, "look 2", "tower land")
    shown = Counter([CASTLE, LAND, CHAMPION, CHAMPION])
    laid = set()
    for seed in range(1, 40):
        twin = imagined(table, 0, seed)
        _, newer = twin.towers[1]
        assert Counter([*twin.hands[1], newer]) == shown
        laid.add(newer)
    assert laid == {CASTLE, LAND, CHAMPION}
    assert len({imagined(table, 0, seed).towers[1][0] for seed in range(1, 30)}) > 1


def held_near(state: OrtusRegni, seat: int) -> Counter[int]:
    """Hand, Towers and hidden rider of an Earl."""
    rider = [state.contestants[seat]] if 0 <= state.contestants[seat] < LORD_RIDES else []
    return Counter([*state.hands[seat], *state.towers[seat], *rider])


def check_memories(table: Table, number: int) -> int:
    """Each look still tells the truth, and every imagined state agrees with the viewer's own."""
    state = state_of(table)
    for viewer, shown, _, *cards in state.looks:
        if not state.alive[shown] or not state.alive[viewer] or state.over:
            continue
        named = [KIND_NAMES[kind] for kind in cards]
        assert not Counter(cards) - held_near(state, shown), (table.ply, named)
        twin = imagined(table, viewer, number + 1)
        assert not Counter(cards) - held_near(twin, shown), (table.ply, named)
        once, twice = state.clone(), twin
        for one in (once, twice):
            GAME.redeal(one, viewer, Chance(key_of_seed("again")))
        assert GAME.write_position(once) == GAME.write_position(twice)
        assert once.looks == twice.looks
    return len(state.looks)


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (3, {}), (4, {"teams": True}), (3, {"draft": True}), (3, {"heathen": True}), (2, {"resource": True})],
)
def test_memories_stay_true_to_the_end_of_random_games(players: int, options: dict[str, Any]) -> None:
    looked = 0
    for seed in range(6):
        table = meadhall.new_game("ortus-regni", players, seed=f"look {seed}", options=options)
        random = Random(seed)
        while not table.over:
            seat = table.awaiting[0]
            looks = [code for code in table.codes(seat) if LOOK <= code < BARTER]
            if looks:
                table.act(seat, random.choice(looks))
            else:
                play_on(table, random, most=1)
            looked += check_memories(table, table.ply)
    assert looked > 50
