"""Climbing: each weight is tried larger and smaller on the same deals, and what brings more is taken."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec
import pytest

from meadhall.kernel.options import Options
from meadhall.kernel.registry import find_game
from meadhall.lab import climb as module
from meadhall.lab.climb import (
    BEND,
    FIRST_DEALS,
    MORE_DEALS,
    Climb,
    Deals,
    Table,
    Trial,
    better,
    climb,
    play_alone,
    trials_of,
)
from meadhall.lab.train import weights_file, write_weights

GAME = find_game("feast-for-odin")
INCOME = list(GAME.feature_names).index("income")
GAMES = len(trials_of(GAME.weights(1))) * 3 * FIRST_DEALS


def pretend(game_id: str, options: Options, deal: tuple[str, Table]) -> int:
    """A game whose score falls with the weight of income, and otherwise with the deal alone."""
    seed, weights = deal
    return 1000 + sum(seed.encode()) % 7 - round(100 * weights[3][INCOME])


@pytest.fixture
def lesson(monkeypatch: pytest.MonkeyPatch) -> Climb:
    monkeypatch.setattr(module, "play_alone", pretend)
    return climb(GAME, GAMES, "test")


def test_weights_move_to_what_brings_more(lesson: Climb) -> None:
    before = GAME.weights(1)
    for phase, moves in (("3", 2), ("6", 1)):  # once in all phases, once in the first half
        assert lesson.weights[phase]["income"] == pytest.approx(before[int(phase)][INCOME] / BEND**moves, abs=1e-4)
    assert lesson.after > lesson.before and lesson.gain == pytest.approx(lesson.after - lesson.before)
    assert GAMES <= lesson.games == lesson.curve[-1].games
    assert lesson.curve[-1].mean > lesson.curve[0].mean
    assert lesson.held_out == lesson.games // module.HELD_OUT


def test_a_weight_that_brings_nothing_stays(lesson: Climb) -> None:
    before = dict(zip(GAME.feature_names, GAME.weights(1)[3], strict=True))
    moved = [name for name in before if lesson.weights["3"][name] != pytest.approx(before[name], abs=1e-4)]
    assert moved == ["income"]


def test_equal_arguments_climb_alike(lesson: Climb) -> None:
    assert climb(GAME, GAMES, "test") == lesson


def test_what_is_better_on_the_first_deals_only_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    start = [row[:] for row in GAME.weights(1)]

    def lucky(game_id: str, options: Options, deal: tuple[str, Table]) -> int:
        seed, weights = deal
        first = int(seed.rsplit(" ", 1)[1]) < FIRST_DEALS
        return 100 + (10 if first and weights != start else 0)

    monkeypatch.setattr(module, "play_alone", lucky)
    deals = Deals(GAME, GAME.check_options(1, {}), 1, None, None)
    assert better(deals, start, Trial(INCOME, 8), "luck") == (start, 100.0)
    assert deals.games == 3 * FIRST_DEALS + 2 * MORE_DEALS


def test_a_climb_that_was_stopped_goes_on(lesson: Climb, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "scores.jsonl"
    climb(GAME, GAMES // 2, "test", file=file)
    file.write_bytes(file.read_bytes() + b"[1000, 10")  # the process died while writing
    played: list[str] = []

    def counted(game_id: str, options: Options, deal: tuple[str, Table]) -> int:
        played.append(deal[0])
        return pretend(game_id, options, deal)

    monkeypatch.setattr(module, "play_alone", counted)
    assert climb(GAME, GAMES, "test", file=file) == lesson
    assert not any(seed.startswith("test climb 0 ") for seed in played)
    played.clear()
    climb(GAME, GAMES, "test", file=file)
    assert all(seed.startswith("test held out") for seed in played)


def test_playing_with_other_weights_leaves_those_in_use_alone() -> None:
    kept = [row[:] for row in GAME.weights(1)]
    options = GAME.check_options(1, {"length": "short"})
    idle = [[0.0] * len(row) for row in kept]
    assert play_alone(GAME.id, options, ("deal", idle)) < play_alone(GAME.id, options, ("deal", kept))
    assert GAME.weights(1) == kept


def test_what_was_climbed_is_written_with_its_origin(lesson: Climb, tmp_path: Path) -> None:
    file = tmp_path / "values.json"
    shutil.copy(weights_file(GAME), file)
    write_weights(file, [lesson], {"command": "meadhall train"})
    after = msgspec.json.decode(file.read_bytes())
    assert after["weights"]["1"] == lesson.weights
    origin = after["provenance"]["1"]
    assert {"command", "games", "curve", "held_out", "before", "after", "gain", "gain_error"} <= set(origin)
