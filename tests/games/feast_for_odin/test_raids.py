"""How bots raid: what they spend on a roll, when they roll again, and which tile they take."""

from __future__ import annotations

import meadhall
from meadhall.games.feast_for_odin.cards.programs import PILLAGING, RAIDING
from meadhall.games.feast_for_odin.codes import FAIL, KEEP, PICK, ROLL, SPEND
from meadhall.games.feast_for_odin.frames.dice import DECIDE, LOOT, SPEND_STONES, SPEND_SWORDS, DiceFrame, Throw
from meadhall.games.feast_for_odin.items import LONG_SWORD, RUNE_STONE, SILVER_HOARD, STONE, SWORD
from meadhall.games.feast_for_odin.state import BY_SPACE, Feast
from meadhall.games.feast_for_odin.strategy.raids import Raid, raid_answer

DEAREST = SWORD[SILVER_HOARD]


def rolled(face: int, stage: int, swords: int = 0, stones: int = 0, action: int = RAIDING) -> tuple[Feast, DiceFrame]:
    """A raid after its first roll, with so much to spend, where no special tile is left."""
    state = meadhall.new_game("feast-for-odin", 1, seed=3).state
    assert isinstance(state, Feast)
    state.display = 0
    state.add(0, LONG_SWORD, swords - state.has(0, LONG_SWORD))
    state.add(0, STONE, stones)
    frame = DiceFrame(0, action, 1, BY_SPACE, 0)
    frame.stage = stage
    frame.throws = [Throw(face, 0, 0, 0)]
    frame.result = face
    return state, frame


def test_swords_are_spent_before_stones() -> None:
    state, frame = rolled(8, SPEND_STONES, swords=DEAREST - 8, stones=DEAREST - 8)
    spending = [SPEND + number for number in range(DEAREST)]
    assert raid_answer(state, frame, [*spending, FAIL]) == SPEND
    frame.stage = SPEND_SWORDS
    assert raid_answer(state, frame, spending) == SPEND + DEAREST - 8


def test_stones_make_up_for_swords_that_are_missing() -> None:
    state, frame = rolled(8, SPEND_STONES, swords=DEAREST - 10, stones=5)
    plan = Raid(state, frame).plan(frame.result)
    assert (plan.stones, plan.swords) == (2, DEAREST - 10)


def test_nothing_is_spent_that_brings_no_better_tile() -> None:
    state, frame = rolled(DEAREST, SPEND_STONES, swords=4, stones=4, action=PILLAGING)
    plan = Raid(state, frame).plan(frame.result)
    assert (plan.stones, plan.swords, plan.spears) == (0, 0, 0)


def test_a_roll_is_kept_if_another_is_not_expected_to_bring_more() -> None:
    answers = [raid_answer(*rolled(face, DECIDE, action=PILLAGING), [KEEP, ROLL]) for face in range(1, 13)]
    assert answers[0] == ROLL and answers[-1] == KEEP
    assert answers == sorted(answers, reverse=KEEP < ROLL), "a better roll is never thrown away for a worse one"


def test_the_last_roll_is_kept() -> None:
    state, frame = rolled(1, DECIDE, action=PILLAGING)
    frame.throws = frame.throws * 3
    assert raid_answer(state, frame, [KEEP, ROLL]) == KEEP


def test_the_largest_tile_is_taken() -> None:
    state, frame = rolled(DEAREST, LOOT, action=PILLAGING)
    assert raid_answer(state, frame, [PICK + RUNE_STONE, PICK + SILVER_HOARD]) == PICK + SILVER_HOARD


def test_a_raid_that_brings_less_than_its_failure_fails() -> None:
    state, frame = rolled(SWORD[RUNE_STONE], SPEND_STONES, action=PILLAGING)
    assert raid_answer(state, frame, [SPEND, FAIL]) == FAIL
    state, frame = rolled(DEAREST, SPEND_STONES, action=PILLAGING)
    assert raid_answer(state, frame, [SPEND, FAIL]) == SPEND
