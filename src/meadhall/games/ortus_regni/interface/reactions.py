"""Where an Earl may react from hand, and the answer that says "I don't" (OR-7.8, OR-16.11, OR-12.3, OR-8.7).

Who is asked there follows from what everybody knows (OR-17.1): the hand isn't looked at, only whether it is empty.
"""

from __future__ import annotations

from meadhall.games.ortus_regni.codes import ATTEND, DONE, PASS
from meadhall.games.ortus_regni.politics.joust import COMING, PART
from meadhall.games.ortus_regni.state import FIELD_STEP, JOUST_STEP, STRUGGLE_STEP, TACTICS_STEP, OrtusRegni
from meadhall.games.ortus_regni.war.fielding import DEFENCE_SIDE, SIDE
from meadhall.games.ortus_regni.war.forces import seat_of


def pass_code(state: OrtusRegni, seat: int) -> int | None:
    """The answer by which a seat doesn't react; nothing where the question is no reaction."""
    if seat not in state.waiting:
        return None
    frame = state.stack[-1]
    step = frame[0]
    if step in (STRUGGLE_STEP, TACTICS_STEP):
        return PASS
    if step == JOUST_STEP:
        return ATTEND if frame[PART] == COMING else None
    if step == FIELD_STEP and frame[SIDE] == DEFENCE_SIDE:
        fielded = any(seat_of(unit) == seat for unit in state.defend_force)
        return None if fielded else DONE
    return None
