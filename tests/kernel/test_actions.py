"""Actions and their space."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.games.brian_boru import codes
from meadhall.games.brian_boru.interface.actions import SPACE, Buy, Pick, Play, Princess, Start
from meadhall.kernel.action import Action, ActionSpace


class Wave(Action, frozen=True):
    times: int


def test_an_action_is_a_value() -> None:
    assert Play(13) == Play(13) != Play(12)
    assert str(Pick(3, 7)) == "pick 3 7"
    assert str(Princess("trade")) == "princess trade"
    with pytest.raises(AttributeError):
        Play(13).card = 12  # type: ignore[misc]


def test_code_value_and_notation_from_each_other() -> None:
    for code, action in enumerate(SPACE):
        assert SPACE.code(action) == code
        assert SPACE.parse(str(action)) == code


@pytest.mark.parametrize("text", ["play 13", "  play   13 ", "PLAY 13", "Play 13"])
def test_notation_is_forgiving_about_case_and_spaces(text: str) -> None:
    assert SPACE.parse(text) == SPACE.code(Play(13))


@pytest.mark.parametrize("text", ["", "play", "play 26", "play 013", "play13", "start n99", "pick 7 3"])
def test_other_notation_is_not_understood(text: str) -> None:
    assert SPACE.parse(text) is None


def test_two_actions_may_not_share_a_notation() -> None:
    with pytest.raises(ValueError, match="notation"):
        ActionSpace([Wave(1), Wave(1)])


def test_an_action_of_another_game_has_no_code() -> None:
    assert SPACE.code(Wave(1)) is None


def test_brian_borus_codes_and_actions_are_in_step() -> None:
    assert len(SPACE) == codes.CODE_COUNT
    for name, action in {"START": Start("N1"), "PICK": Pick(1, 2), "PLAY": Play(1), "BUY": Buy(0)}.items():
        assert SPACE[getattr(codes, name)] == action
    kinds = [
        "Start",
        "Pick",
        "Lead",
        "Play",
        "Use",
        "Buy",
        "Decline",
        "Expand",
        "Free",
        "Settle",
        "Princess",
        "Lose",
        "Build",
    ]
    names = [
        "START",
        "PICK",
        "LEAD",
        "PLAY",
        "USE",
        "BUY",
        "DECLINE",
        "EXPAND",
        "FREE",
        "SETTLE",
        "PRINCESS",
        "LOSE",
        "BUILD",
    ]
    for kind, name, following in zip(kinds, names, [*names[1:], "CODE_COUNT"], strict=True):
        block = range(getattr(codes, name), getattr(codes, following))
        assert {type(SPACE[code]).__name__ for code in block} == {kind}
    for code, (a, b) in codes.PAIR_OF_CODE.items():
        assert SPACE[code] == Pick(a + 1, b + 1)


def test_a_value_of_the_wrong_type_is_refused() -> None:
    table = meadhall.new_game("brian-boru", 3, seed=1)
    with pytest.raises(meadhall.IllegalAction):
        table.play(table.awaiting[0], Wave(1))
