"""What bots look at: answers that are legal, never none, and no other order of the same thing."""

from __future__ import annotations

from random import Random

import pytest

import meadhall
from meadhall.games.ortus_regni.cards import COPIES_PER_TYPE, DECK_SIZE, SET_TYPES
from meadhall.games.ortus_regni.knowledge.bot_decks import BOT_DECKS, KNOWN_DECKS
from meadhall.games.ortus_regni.knowledge.values import FEATURES, PHASES
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.registry import find_game
from meadhall.kernel.seat import Seat
from tests.rules.ortus_regni.bench import do, earl, fief, idle, laid, number, state_of

GAME = find_game("ortus-regni")


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (3, {"heathen": True}), (4, {"teams": True}), (2, {"draft": True}), (3, {"house": True}), (5, {})],
)
def test_candidates_are_legal_and_there_is_always_one(players: int, options: dict[str, bool]) -> None:
    table = meadhall.new_game("ortus-regni", players, seed="candidates", options=options)
    random = Random(1)
    for _ in range(400):
        if table.over:
            break
        seat = random.choice(table.awaiting)
        legal = table.codes(seat)
        found = GAME.candidates(table.state, seat)
        assert found
        assert set(found) <= set(legal)
        assert len(GAME.values(table.state)) == players
        table.act(seat, random.choice(found if random.random() < 0.5 else list(legal)))


def notations(table: meadhall.Table, seat: int) -> list[str]:
    return [GAME.space.notations[code] for code in GAME.candidates(table.state, seat)]


def test_towers_are_laid_after_the_action_and_cards_fielded_in_one_order() -> None:
    own = earl(fief("palace", "champion"), fief("castle", "vassal"), hand=["castle", "allies"])
    table = laid(own, idle(towers=["land"] * 6))
    assert notations(table, 0) == ["place castle", "attack", "end"]
    after = do(table.clone(), "0 place castle")
    assert notations(after, 0) == ["end", "tower allies"]
    do(table, "0 attack")
    [storm] = notations(table, 0)
    assert storm.startswith("storm"), "nothing else is in reach"
    do(table, f"0 {storm}", f"0 field lord {number(0, 1)}")
    assert notations(table, 0) == ["done"], "the other Lord first would be the same force"


def test_an_action_without_another_use_looks_into_the_hand_least_known() -> None:
    own = earl(fief("palace", "monk"), hand=["allies"])
    table = laid(own, idle(hand=["land"]), idle(hand=["land", "castle"]))
    assert notations(table, 0) == ["look 3"]
    state = state_of(table)
    state.looks = [[0, 2, 0, *state.hands[2]]]
    assert notations(table, 0) == ["look 2"]
    state.looks = [[0, 2, 0, *state.hands[2]], [0, 1, 0, *state.hands[1]]]
    assert notations(table, 0) == ["end", "tower allies"], "there is nothing new to see"
    busy = laid(earl(fief("palace", "monk"), hand=["castle"]), idle(), idle())
    assert not any(move.startswith("look") for move in notations(busy, 0))


def test_bots_build_a_deck_they_know() -> None:
    table = meadhall.new_game("ortus-regni", 2, seed="decks")
    seat = table.awaiting[0]
    while seat in table.awaiting and not table.position()["round"]:
        imagined = Seat(GAME, table.state, seat, Chance(key_of_seed("imagined"))).imagined
        table.act(seat, GAME.candidates(imagined, seat)[0])
    built = table.position()["seats"][seat]["deck_list"]
    assert [built.get(name, 0) for name in SET_TYPES] in BOT_DECKS[2]


def test_every_deck_bots_know_is_legal() -> None:
    for deck in KNOWN_DECKS.values():
        assert sum(deck) == DECK_SIZE
        assert max(deck) <= COPIES_PER_TYPE
    assert all(BOT_DECKS[players] for players in GAME.players)


def test_features_have_names() -> None:
    table = laid(idle(), idle(), idle())
    assert [len(row) for row in GAME.features(table.state)] == [len(FEATURES)] * 3
    assert GAME.phases[GAME.phase(table.state)] in PHASES
