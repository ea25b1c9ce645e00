"""Frames: each kind is copied whole, and comes back from a position as it was written."""

from __future__ import annotations

from random import Random

import pytest

import meadhall
from meadhall.games.feast_for_odin.frames.base import Frame
from meadhall.games.feast_for_odin.frames.readers import READERS
from meadhall.games.feast_for_odin.game import GAME
from meadhall.games.feast_for_odin.steps import STEPS
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.state import copied, written


def fields(frame: Frame) -> dict[str, object]:
    """Everything a frame keeps, by name."""
    names = [name for name in dir(frame) if not name.startswith("_") and not callable(getattr(frame, name))]
    return {name: getattr(frame, name) for name in names if name != "throws"}


def test_frames_come_back_as_they_were_written() -> None:
    seen: set[int] = set()
    for seed in range(10):
        random = Random(seed)
        players = 1 + seed % 4
        options = GAME.check_options(players, {"decks": ["A", "B", "C"]})
        state = GAME.start(players, options, Chance(key_of_seed(f"frames {seed}")), None)
        while not state.over:
            for frame in state.stack:
                seen.add(frame.step)
                back = state.read_frame(frame.step, written(frame))
                twin = copied(frame)
                assert type(back) is type(twin) is type(frame)
                assert fields(back) == fields(twin) == fields(frame)
                assert written(back) == written(twin) == written(frame)
            seat = state.waiting[0]
            state.act(seat, random.choice(state.legal(seat)))
    assert len(seen) > 15


def test_every_step_has_its_frame() -> None:
    assert len(READERS) == len(STEPS)
    for step, read in enumerate(READERS):
        for size in range(20):
            try:
                frame = read([0] * size)
            except ValueError:
                continue
            assert frame.step == step and written(frame) == [0] * size


@pytest.mark.parametrize(
    "frame",
    [
        ["turn"],
        ["turn", 0, 0],
        ["upgrade", 0, 99999, -1, 0, 1, -1, 0, 0],
        ["space", 0, 1, 1, 1, 0, 0, 2],
        ["effects", 0, 1],
    ],
    ids=lambda frame: frame[0],
)
def test_numbers_that_are_no_frame_are_refused(frame: list[object]) -> None:
    position = {"players": 2, "round": 3, "start_player": 0, "pending": [["round", 7, 0], frame]}
    with pytest.raises(meadhall.BadPosition) as caught:
        meadhall.load("feast-for-odin", position)
    assert caught.value.message.key == "position-no-such-frame"
    assert caught.value.message.args["path_name"] == "pending[1]"
