"""Where an Earl may react from hand, and the answer that says "I don't" (OR-7.8, OR-16.11, OR-12.3, OR-8.7).

Who is asked there follows from what everybody knows (OR-17.1): the hand isn't looked at, only whether it is empty.
"""

from __future__ import annotations

from meadhall.games.ortus_regni.codes import ATTEND, DONE, PASS
from meadhall.games.ortus_regni.frames.politics import JoustFrame, StruggleFrame
from meadhall.games.ortus_regni.frames.war import FieldFrame, TacticsFrame
from meadhall.games.ortus_regni.politics.joust import COMING
from meadhall.games.ortus_regni.state import OrtusRegni
from meadhall.games.ortus_regni.war.fielding import DEFENCE_SIDE
from meadhall.games.ortus_regni.war.forces import seat_of


def pass_code(state: OrtusRegni, seat: int) -> int | None:
    """The answer by which a seat doesn't react; nothing where the question is no reaction."""
    if seat not in state.waiting:
        return None
    frame = state.stack[-1]
    if isinstance(frame, (StruggleFrame, TacticsFrame)):
        return PASS
    if isinstance(frame, JoustFrame):
        return ATTEND if frame.part == COMING else None
    if isinstance(frame, FieldFrame) and frame.side == DEFENCE_SIDE:
        fielded = any(seat_of(unit) == seat for unit in state.defend_force)
        return None if fielded else DONE
    return None
