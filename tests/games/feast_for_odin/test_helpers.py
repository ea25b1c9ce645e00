"""The helpers for clients and bots: reasons, projections, composite lines."""

from __future__ import annotations

from random import Random

import pytest

import meadhall
from meadhall.games.feast_for_odin.board.placement import total_income
from meadhall.games.feast_for_odin.codes import CODE_COUNT
from meadhall.games.feast_for_odin.interface.actions import SPACE
from meadhall.games.feast_for_odin.items import ITEMS
from meadhall.games.feast_for_odin.knowledge.advice import space_reason, space_reasons
from meadhall.games.feast_for_odin.knowledge.projections import projected_bonuses, projected_score
from meadhall.games.feast_for_odin.phases.scoring import scoring_lines
from meadhall.games.feast_for_odin.spaces.spaces import SPACE_NAMES, SPACE_OF_NAME
from meadhall.games.feast_for_odin.state import Feast
from tests.conformance.cases import play_on
from tests.rules.feast_for_odin.bench import laid_out, lay, own_board, stand, turn


def test_codes_and_actions_are_in_step() -> None:
    assert len(SPACE) == CODE_COUNT


def test_every_space_has_a_reason_exactly_when_it_cannot_be_taken() -> None:
    table = meadhall.new_game("feast-for-odin", 4, seed=8, options={"decks": ["A", "B", "C"]})
    random = Random(8)
    for _ in range(300):
        if table.over:
            break
        state = table.state
        assert isinstance(state, Feast)
        seat = table.awaiting[0]
        if state.step_of(state.stack[-1]).name == "turn":
            legal = {str(action) for action in table.actions(seat)}
            for space, (reason, clause) in enumerate(space_reasons(state, seat)):
                assert (reason == "") == (f"send {SPACE_NAMES[space]}" in legal)
                assert bool(reason) == bool(clause)
        play_on(table, random, most=1)


def test_reasons() -> None:
    state = laid_out()
    stand(state, "fishing_1", 1, 1)
    state.thing[0] = 2
    turn(state)
    reasons = {
        "fishing_1": ("space-occupied", "FO-3.18"),
        "forge": ("too-few-vikings", "FO-3.17"),
        "overseas_trade_1": ("ship-missing", "FO-7.21"),
        "build_shed": ("cannot-pay", "FO-7.8"),
        "upgrade_2": ("nothing-to-do", "FO-3.20"),
        "imitate_1": ("imitation-closed", "FO-2.12"),
        "market_beans": ("", ""),
    }
    assert {name: space_reason(state, 0, SPACE_OF_NAME[name]) for name in reasons} == reasons


def test_projections() -> None:
    state = laid_out()
    own_board(state, "iceland")
    lay(state, "oil", "home", 4, 0)
    lay(state, "silver", "home", 5, 1)
    lay(state, "rune_stone", "home", 6, 0)
    assert total_income(state, 0) == 1
    assert [[area, *(ITEMS[item] for item in items)] for area, *items in projected_bonuses(state, 0)] == [[0, "ore"]]
    assert list(projected_score(state, 0).values()) == scoring_lines(state, 0)


def test_composite_lines() -> None:
    table = meadhall.load(
        "feast-for-odin",
        {
            "players": 1,
            "round": 1,
            "phase": "actions",
            "boards": {"C": {"owner": 0}},
            "seats": [{"supply": {"robe": 1, "silk": 1, "ore": 1, "mead": 1, "silver": 8}, "hand": []}],
        },
    )
    table.play(0, "place robe home 9,0")
    table.play(0, "PLACE silk Iceland 3,0")
    table.play(0, "place ore board_c 6,0 r0")
    assert [piece[:2] for piece in table.view(0)["seats"][0]["laid"]] == [
        ["robe", "home"], ["silk", "board_c"], ["ore", "board_c"],
    ]  # fmt: skip
    for nonsense in (
        "place robe",
        "place robe moon 0,0",
        "place robe home 99,0",
        "place robe home 0,0 r9",
        "feast now",
    ):
        with pytest.raises(meadhall.IllegalAction) as caught:
            table.play(0, nonsense)
        assert caught.value.message.key == "action-unreadable"
    table.play(0, "pass")
    table.play(0, "done")
    ply = table.ply
    table.play(0, "feast")
    assert table.ply > ply
    assert table.view(0)["seats"][0]["penalties"] == 0
