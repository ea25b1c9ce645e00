"""The natural default of every decision (FO-17.21, section 18): what is answered for a player who can't."""

from __future__ import annotations

from meadhall.games.feast_for_odin.cards.programs import RAIDING
from meadhall.games.feast_for_odin.codes import (
    DONE,
    FAIL,
    KEEP,
    PASS,
    PAY,
    PICK,
    ROLL,
    SPACE,
    SPEND,
    TAKE,
    UPGRADE,
)
from meadhall.games.feast_for_odin.items import GOODS_END, HEIGHT, SILVER, SWORD, WIDTH
from meadhall.games.feast_for_odin.phases.dice import (
    low_payments,
)
from meadhall.games.feast_for_odin.phases.loot import (
    best_sum,
    least_value,
)
from meadhall.games.feast_for_odin.phases.meals import cheapest_meal
from meadhall.games.feast_for_odin.phases.rolls import (
    SUM,
)
from meadhall.games.feast_for_odin.state import DICE_STEP, FEAST_STEP, MOUNTAIN_STEP, TURN_STEP, UPGRADE_STEP, Feast


def natural_default(state: Feast, seat: int) -> int:
    """The code of the answer given for a seat that is asked and doesn't answer."""
    codes = state.legal(seat)
    step = state.stack[-1][0]
    if step == TURN_STEP:
        return next((code for code in codes if SPACE <= code < PASS), PASS)
    if step == FEAST_STEP:
        return cheapest_meal(state, seat)[0]
    if step == DICE_STEP:
        return default_roll(state, seat, codes)
    if step == MOUNTAIN_STEP:
        return max([code for code in codes if TAKE <= code < UPGRADE], key=lambda code: (code - TAKE) % 4)
    if step == UPGRADE_STEP:
        moves = [code for code in codes if UPGRADE <= code < UPGRADE + 3 * GOODS_END]
        return (
            max(moves, key=lambda code: WIDTH[(code - UPGRADE) // 3] * HEIGHT[(code - UPGRADE) // 3]) if moves else DONE
        )
    return DONE if DONE in codes else codes[0]


def default_roll(state: Feast, seat: int, codes: list[int]) -> int:
    """Keep a roll that can be paid, pay it with weapons first, take the dearest tile within reach."""
    frame = state.stack[-1]
    if KEEP in codes:
        low = frame[2] < RAIDING and bool(low_payments(state, frame))
        high = frame[2] >= RAIDING and best_sum(state, frame) >= least_value(state, seat)
        return KEEP if low or high else ROLL
    payments = [code for code in codes if PAY <= code < SPEND]
    if payments:
        return payments[-1]
    if any(SPEND <= code < SPEND + 49 for code in codes):
        return next(code for code in codes if SPEND <= code < SPEND + 49)
    tiles = [code for code in codes if PICK <= code < PICK + SILVER]
    if tiles and frame[SUM]:
        return max(tiles, key=lambda code: SWORD[code - PICK])
    return FAIL if FAIL in codes else codes[0]
