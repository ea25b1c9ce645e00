"""What goods would become: every stage of each move up or turn that a seat may choose now."""

from __future__ import annotations

from meadhall.games.feast_for_odin.codes import PICK, TURN_OVER, UPGRADE, upgrade_of
from meadhall.games.feast_for_odin.frames.effects import UpgradeFrame
from meadhall.games.feast_for_odin.frames.pieces import FlipFrame
from meadhall.games.feast_for_odin.items import ITEMS, upgraded
from meadhall.games.feast_for_odin.spaces.goods import other_side
from meadhall.games.feast_for_odin.state import Feast


def becoming(state: Feast, seat: int) -> dict[str, list[str]]:
    """By the code of the answer: the good as it is, and what each step makes of it (FO-7.74, FO-7.80)."""
    frame = state.stack[-1] if state.stack else None
    found: dict[str, list[str]] = {}
    for code in state.legal(seat):
        if isinstance(frame, UpgradeFrame) and UPGRADE <= code < TURN_OVER:
            item, steps = upgrade_of(code)
            stages = [upgraded(item, step, frame.op.direction) for step in range(steps + 1)]
        elif TURN_OVER <= code < PICK:
            item = code - TURN_OVER
            stages = [item, other_side(item) if isinstance(frame, FlipFrame) else item + 1]
        else:
            continue
        found[str(code)] = [ITEMS[stage] for stage in stages]
    return found
