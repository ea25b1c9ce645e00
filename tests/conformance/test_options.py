"""Options of every game are bounded: whatever is handed in, what is accepted is small."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from meadhall.hall.settings import Limits
from meadhall.kernel.errors import BadOption, MeadhallError
from meadhall.kernel.options import Option
from meadhall.kernel.registry import AnyGame
from tests.conformance.cases import every_game, other_values

pytestmark = pytest.mark.once

HUGE = 40_000
MOST_OPTION_BYTES = 1000


def nested(depth: int) -> Any:
    value: Any = 1
    for _ in range(depth):
        value = [value]
    return value


def huge_values(option: Option) -> Iterator[Any]:
    """Values no option takes, most of them large."""
    word = (option.choices or ["x"])[0]
    yield from (10**5000, -(10**5000), 2**63, -(2**63), 1e308, "x" * HUGE, [word] * HUGE, [1] * HUGE, [[1]] * HUGE)
    yield from ([10**5000], [2**63], [-1], [True], [1.5], nested(900), nested(100_000), {"a": [1] * HUGE}, None, {})
    if option.kind == "numbers":
        yield from ([option.least] * (option.longest + 1), [option.most + 1], [option.least - 1], ["1"], [word])
    if option.kind == "number":
        yield from (option.most + 1, option.least - 1, True, str(option.least))
    if option.kind == "choices":
        yield from ([], [word] * (len(option.choices) + 1), [*option.choices, option.choices[0]])


@every_game
def test_no_option_takes_a_huge_value(game: AnyGame) -> None:
    players = game.players[0]
    for option in game.options:
        for value in huge_values(option):
            with pytest.raises(BadOption) as caught:
                game.check_options(players, {option.id: value})
            words = str(caught.value)
            assert option.id in words and len(words) < 1500, words[:200]


@every_game
def test_an_option_is_refused_at_tables_it_changes_nothing_for(game: AnyGame) -> None:
    for option in game.options:
        for players in set(game.players) - set(option.players or game.players):
            assert game.check_options(players, {option.id: option.default})
            for value in other_values(option):
                with pytest.raises(BadOption) as caught:
                    game.check_options(players, {option.id: value})
                assert caught.value.message.clause == option.clause


@every_game
def test_a_name_that_is_no_option_is_refused_however_long(game: AnyGame) -> None:
    for name in ("x" * HUGE, "", "\0"):
        with pytest.raises(BadOption) as caught:
            game.check_options(game.players[0], {name: 1})
        assert len(str(caught.value)) < 2500


@every_game
def test_lists_of_numbers_have_bounds(game: AnyGame) -> None:
    for option in game.options:
        if option.kind in ("number", "numbers"):
            assert option.least <= option.most <= 10_000, option.id
        if option.kind == "numbers":
            assert 0 < option.longest <= 200, option.id
            for preset in (option.default, *option.presets.values()):
                assert isinstance(preset, list) and len(preset) <= option.longest, option.id


def longest_values(option: Option, players: int) -> list[Any]:
    """The longest values an option may take, longest first."""
    match option.kind:
        case "flag":
            return [False]  # one letter longer than true
        case "number":
            return [option.most]
        case "choice":
            return sorted(option.choices, key=len, reverse=True)
        case "choices":
            return [list(option.choices)]
        case "numbers":
            whole = [option.most] * option.longest
            repeated = [list(preset) * players for preset in option.presets.values()]
            return [whole, *sorted(repeated, key=lambda numbers: len(json.dumps(numbers)), reverse=True)]


def longest_options(game: AnyGame, players: int) -> dict[str, Any]:
    """Options as long as this game takes them, each as long as it can be beside those before it."""
    found: dict[str, Any] = {}
    for option in game.options:
        for value in longest_values(option, players):
            try:
                game.check_options(players, {**found, option.id: value})
            except MeadhallError:
                continue
            found[option.id] = value
            break
    return game.check_options(players, found)


@every_game
def test_the_longest_options_fit_into_an_opening_request(game: AnyGame) -> None:
    for players in game.players:
        text = json.dumps(longest_options(game, players))
        assert len(text) <= Limits().options_bytes / 2, (game.id, players, len(text))
