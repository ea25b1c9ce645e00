"""Training: it plays, fits, evaluates on games held out, and writes weights that can be read again."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec
import pytest

from meadhall.kernel.errors import BadOption
from meadhall.kernel.registry import find_game
from meadhall.lab.train import Lesson, train, weights_file, write_weights

GAME = find_game("brian-boru")


@pytest.fixture(scope="module")
def lesson() -> Lesson:
    return train(GAME, 3, 20, "test", 20)


def test_a_short_training_beats_chance_on_games_held_out(lesson: Lesson) -> None:
    assert [point.games for point in lesson.curve] == [4, 8, 16]
    assert lesson.curve[-1].loss < lesson.by_chance
    assert set(lesson.weights) == set(GAME.phases)
    assert all(list(weights) == list(GAME.feature_names) for weights in lesson.weights.values())


def test_equal_arguments_learn_equal_weights(lesson: Lesson) -> None:
    assert train(GAME, 3, 20, "test", 20).weights == lesson.weights


def test_weights_are_written_with_their_origin(lesson: Lesson, tmp_path: Path) -> None:
    file = tmp_path / "values.json"
    shutil.copy(weights_file(GAME), file)
    before = msgspec.json.decode(file.read_bytes())
    write_weights(file, [lesson], {"command": "meadhall train"})
    after = msgspec.json.decode(file.read_bytes())
    assert after["weights"]["3"] == lesson.weights
    assert after["weights"]["4"] == before["weights"]["4"]
    assert after["provenance"]["3"]["command"] == "meadhall train"
    assert after["provenance"]["3"]["games"] == 20


def test_the_weights_in_use_say_where_they_come_from() -> None:
    content = msgspec.json.decode(weights_file(GAME).read_bytes())
    for players in GAME.players:
        origin = content["provenance"][str(players)]
        assert {"command", "commit", "games", "curve", "loss_before", "held_out"} <= set(origin)


def test_what_cannot_be_trained_is_refused() -> None:
    with pytest.raises(BadOption, match="no features"):
        train(find_game("ortus-regni"), 2, 100, "x", 10)
    with pytest.raises(BadOption, match="too few"):
        train(GAME, 3, 3, "x", 10)
