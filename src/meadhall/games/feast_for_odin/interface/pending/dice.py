"""What the frame of a dice action may be."""

from __future__ import annotations

from meadhall.games.feast_for_odin.cards.operations import DiceOp, DoActionOp
from meadhall.games.feast_for_odin.cards.programs import RAIDING, WHALING
from meadhall.games.feast_for_odin.codes import MOST_SPENT
from meadhall.games.feast_for_odin.frames.dice import (
    LOOT,
    OVER,
    PAYING,
    ROLLING,
    SHIPS,
    SPEND_SPEARS,
    SPEND_STONES,
    SPEND_SWORDS,
    DiceFrame,
)
from meadhall.games.feast_for_odin.frames.effects import RunFrame
from meadhall.games.feast_for_odin.interface.pending.numbers import is_argument, is_few
from meadhall.games.feast_for_odin.interface.pending.programs import operation
from meadhall.games.feast_for_odin.items import BOAT, LOADED_BOAT
from meadhall.games.feast_for_odin.phases.loot import reachable, spend_floor, spendable
from meadhall.games.feast_for_odin.spaces.reserved import can_roll
from meadhall.games.feast_for_odin.spaces.spaces import DICE_ACTIONS
from meadhall.games.feast_for_odin.state import Feast


def fits_dice(state: Feast, frame: DiceFrame, below: RunFrame) -> bool:
    op = operation(below)
    if not isinstance(op, (DiceOp, DoActionOp)) or frame.action != op.action or frame.source != below.source:
        return False
    if not dice_numbers_fit(frame):
        return False
    seat, action, stage = frame.seat, frame.action, frame.stage
    if stage == OVER:
        return True
    if not can_roll(state, seat, action) or (stage > ROLLING) != bool(frame.throws):
        return stage == ROLLING and can_roll(state, seat, action)
    if action == WHALING:
        named = 0 < frame.empty_boats + frame.loaded_boats <= frame.most_ships
        if frame.most_ships < 1 or named != (stage > SHIPS):
            return False
        if state.has(seat, BOAT) < frame.empty_boats or state.has(seat, LOADED_BOAT) < frame.loaded_boats:
            return False
    elif frame.empty_boats or frame.loaded_boats:
        return False
    return spending_fits(state, frame)


def dice_numbers_fit(frame: DiceFrame) -> bool:
    """Every number is one that a dice action can have."""
    if not 0 <= frame.action < len(DICE_ACTIONS) or not 0 <= frame.stage <= OVER or not is_argument(frame.argument):
        return False
    boats = (frame.most_ships, frame.empty_boats, frame.loaded_boats)
    if not all(0 <= number <= 3 for number in boats) or not 0 <= frame.taken <= 2:
        return False
    if not is_few(frame.stones, frame.swords, frame.spears) or not is_few(abs(frame.result)) or len(frame.throws) > 4:
        return False
    faces = range(1, DICE_ACTIONS[frame.action].sides + 1)
    return all(
        throw.face in faces and is_few(abs(throw.by_cards), abs(throw.by_ore), abs(throw.by_ships))
        for throw in frame.throws
    )


def spending_fits(state: Feast, frame: DiceFrame) -> bool:
    """What is spent on a high roll is there until it is paid, and leaves a tile within reach."""
    stage = frame.stage
    spent = {SPEND_STONES: frame.stones, SPEND_SWORDS: frame.swords, SPEND_SPEARS: frame.spears}
    if frame.action < RAIDING:
        return stage <= PAYING and frame.result >= 0 and not any(spent.values()) and not frame.taken
    if any(number for kind, number in spent.items() if kind >= stage) or (frame.taken and stage != LOOT):
        return False
    if SPEND_STONES <= stage < LOOT:
        for kind, number in spent.items():
            if number > spendable(state, frame.seat, kind):
                return False
        return spend_floor(state, frame, stage) <= min(spendable(state, frame.seat, stage), MOST_SPENT)
    return stage != LOOT or bool(frame.taken) or bool(reachable(state, frame))
