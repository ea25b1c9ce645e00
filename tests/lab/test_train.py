"""Training: it plays, fits, evaluates on games held out, and writes weights that can be read again."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from meadhall.bots import search
from meadhall.games.ortus_regni.knowledge.bot_decks import BOT_DECKS
from meadhall.games.ortus_regni.state import OrtusRegni
from meadhall.kernel.errors import BadOption
from meadhall.kernel.registry import find_game
from meadhall.lab.climb import climb
from meadhall.lab.records import OtherMatch
from meadhall.lab.train import Lesson, Teaching, play_game, train, weights_file, write_weights

GAME = find_game("brian-boru")


@pytest.fixture(scope="module", autouse=True)
def hasty() -> Iterator[None]:
    """A test can't wait for the search to think."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(search, "LEAST_ITERATIONS", 3)
        yield


@pytest.fixture(scope="module")
def lesson(hasty: None) -> Lesson:
    return train(GAME, 3, 20, "test", 6)


def test_a_short_training_tells_how_it_does_on_games_held_out(lesson: Lesson) -> None:
    assert [point.games for point in lesson.curve] == [4, 8, 16]
    assert all(point.loss > 0 for point in lesson.curve) and lesson.before > 0
    assert lesson.games == 20 and lesson.states > 200
    assert set(lesson.weights) == set(GAME.phases)
    assert all(list(weights) == list(GAME.feature_names) for weights in lesson.weights.values())


def test_equal_arguments_learn_equal_weights(lesson: Lesson) -> None:
    assert train(GAME, 3, 20, "test", 6).weights == lesson.weights


def test_games_of_quick_teach_too_and_repeat(monkeypatch: pytest.MonkeyPatch) -> None:
    def thinks(*_: object) -> None:
        raise AssertionError("no search was asked for")

    monkeypatch.setattr(search.SearchBot, "choose", thinks)
    teaching = Teaching("ortus-regni", 3, "quick", 0, {})
    game = play_game(teaching, 0)
    assert sum(game.wins) == pytest.approx(1)
    assert len(game.phases) > 5
    assert play_game(teaching, 0) == game


def test_a_training_that_was_stopped_goes_on(lesson: Lesson, tmp_path: Path) -> None:
    file, played = tmp_path / "games.jsonl", [0]
    train(GAME, 3, 10, "test", 6, file=file)
    file.write_bytes(file.read_bytes() + b'{"number":10')  # the process died while writing
    assert train(GAME, 3, 20, "test", 6, file=file, progress=played.append) == lesson
    assert played[:3] == [0, 10, 1], "the first ten were there"
    with pytest.raises(OtherMatch):
        train(GAME, 3, 20, "other", 6, file=file)


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
        assert origin["curve"][-1]["loss"] < min(origin["loss_by_chance"], origin["loss_before"])


def test_what_cannot_be_trained_is_refused() -> None:
    with pytest.raises(BadOption, match="learns alone"):
        train(find_game("feast-for-odin"), 2, 100, "x", 10)
    with pytest.raises(BadOption, match="no features"):
        climb(GAME, 100, "x")
    with pytest.raises(BadOption, match="too few"):
        climb(find_game("feast-for-odin"), 30, "x")
    with pytest.raises(BadOption, match="too few"):
        train(GAME, 3, 3, "x", 10)


def test_random_openings_still_play_with_sensible_decks(monkeypatch: pytest.MonkeyPatch) -> None:
    """With decks of random cards a game tells of nothing but them."""
    game, begun = find_game("ortus-regni"), []
    start = type(game).start

    def kept(*given: object) -> object:
        begun.append(start(*given))  # type: ignore[arg-type]
        return begun[-1]

    monkeypatch.setattr(type(game), "start", kept)
    for number in range(4):
        play_game(Teaching("ortus-regni", 2, "decks", 3, {}), number)
    for state in begun:
        assert isinstance(state, OrtusRegni)
        assert all(deck in BOT_DECKS[2] for deck in state.lists)
