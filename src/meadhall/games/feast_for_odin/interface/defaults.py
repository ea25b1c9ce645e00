"""The natural default of every decision (FO-17.21, section 18): what is answered for a player who can't."""

from __future__ import annotations

from meadhall.games.feast_for_odin.cards.programs import RAIDING
from meadhall.games.feast_for_odin.codes import (
    DONE,
    FAIL,
    KEEP,
    LAY,
    PASS,
    PAY,
    PICK,
    ROLL,
    SPACE,
    SPEND,
    TAKE,
    TURN_OVER,
    UPGRADE,
    taken_of,
    upgrade_of,
)
from meadhall.games.feast_for_odin.frames.dice import DiceFrame
from meadhall.games.feast_for_odin.frames.effects import MountainFrame, UpgradeFrame
from meadhall.games.feast_for_odin.frames.pieces import FeastFrame
from meadhall.games.feast_for_odin.frames.rounds import TurnFrame
from meadhall.games.feast_for_odin.items import HEIGHT, SILVER, SWORD, WIDTH
from meadhall.games.feast_for_odin.phases.dice import (
    low_payments,
)
from meadhall.games.feast_for_odin.phases.loot import (
    best_sum,
    least_value,
)
from meadhall.games.feast_for_odin.phases.meals import cheapest_meal
from meadhall.games.feast_for_odin.state import Feast


def natural_default(state: Feast, seat: int) -> int:
    """The code of the answer given for a seat that is asked and doesn't answer."""
    codes = state.legal(seat)
    frame = state.stack[-1]
    if isinstance(frame, TurnFrame):
        return next((code for code in codes if SPACE <= code < PASS), PASS)
    if isinstance(frame, FeastFrame):
        return cheapest_meal(state, seat)[0]
    if isinstance(frame, DiceFrame):
        return default_roll(state, frame, codes)
    if isinstance(frame, MountainFrame):
        return max([code for code in codes if TAKE <= code < UPGRADE], key=lambda code: taken_of(code)[1])
    if isinstance(frame, UpgradeFrame):
        moves = [code for code in codes if UPGRADE <= code < TURN_OVER]
        return max(moves, key=upgraded_cells) if moves else DONE
    return DONE if DONE in codes else codes[0]


def upgraded_cells(code: int) -> int:
    """The cells of the tile that an upgrade moves."""
    good, _ = upgrade_of(code)
    return WIDTH[good] * HEIGHT[good]


def default_roll(state: Feast, frame: DiceFrame, codes: list[int]) -> int:
    """Keep a roll that can be paid, pay it with weapons first, take the dearest tile within reach."""
    if KEEP in codes:
        low = frame.action < RAIDING and bool(low_payments(state, frame))
        high = frame.action >= RAIDING and best_sum(state, frame) >= least_value(state, frame.seat)
        return KEEP if low or high else ROLL
    payments = [code for code in codes if PAY <= code < SPEND]
    if payments:
        return payments[-1]
    if any(SPEND <= code < LAY for code in codes):
        return next(code for code in codes if SPEND <= code < LAY)
    tiles = [code for code in codes if PICK <= code < PICK + SILVER]
    if tiles and frame.result:
        return max(tiles, key=lambda code: SWORD[code - PICK])
    return FAIL if FAIL in codes else codes[0]
