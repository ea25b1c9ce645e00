"""Frames: each kind is copied whole, and comes back from a position as it was written."""

from __future__ import annotations

from random import Random

import pytest

import meadhall
from meadhall.games.ortus_regni.frames.base import Frame
from meadhall.games.ortus_regni.frames.readers import READERS
from meadhall.games.ortus_regni.frames.war import BattleFrame
from meadhall.games.ortus_regni.game import GAME
from meadhall.games.ortus_regni.steps import STEPS
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.state import copied, written


def fields(frame: Frame) -> dict[str, object]:
    """Everything a frame keeps, by name."""
    names = [name for name in dir(frame) if not name.startswith("_") and not callable(getattr(frame, name))]
    return {name: getattr(frame, name) for name in names}


def test_frames_come_back_as_they_were_written() -> None:
    seen: set[int] = set()
    for seed in range(8):
        random = Random(seed)
        players = 2 + seed % 5
        options = GAME.check_options(players, {})
        state = GAME.start(players, options, Chance(key_of_seed(f"frames {seed}")), None)
        while not state.over:
            for frame in state.stack:
                seen.add(frame.step)
                back = state.read_frame(frame.step, written(frame))
                twin = copied(frame)
                assert type(back) is type(twin) is type(frame)
                assert fields(back) == fields(twin) == fields(frame)
            seat = state.waiting[0]
            state.act(seat, random.choice(state.legal(seat)))
    assert len(seen) > 12


def test_every_step_has_its_frame() -> None:
    assert len(READERS) == len(STEPS)
    for step, read in enumerate(READERS):
        for size in range(12):
            try:
                frame = read([0] * size)
            except ValueError:
                continue
            assert frame.step == step and written(frame) == [0] * size


def test_a_fallen_building_is_told_from_points() -> None:
    """Positions state it as -1 where the points left for the target stand; a frame says it in words."""
    frame = BattleFrame(0, 0, 1, 2, 3)
    frame.building_fell = True
    assert written(frame)[-1] == -1
    back = BattleFrame.read(written(frame))
    assert back.building_fell and back.hurt_defender == 0


@pytest.mark.parametrize("frame", [["turn", 0], ["turn", 0, 0, 2], ["battle", 0, 0]], ids=lambda frame: len(frame))
def test_numbers_that_are_no_frame_are_refused(frame: list[object]) -> None:
    with pytest.raises(meadhall.BadPosition) as caught:
        meadhall.load("ortus-regni", {"players": 2, "pending": [["round", 1], frame]})
    assert caught.value.message.key == "position-no-such-frame"
    assert caught.value.message.args["path_name"] == "pending[1]"
