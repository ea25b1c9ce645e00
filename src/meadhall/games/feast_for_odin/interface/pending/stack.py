"""Which steps may stand on each other. Positions are checked by it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.games.feast_for_odin.frames.base import (
    CHOOSE_STEP,
    DICE_STEP,
    DRAW_STEP,
    EFFECTS,
    EMIGRATE_STEP,
    EXCHANGE_STEP,
    FEAST_STEP,
    FLIP_STEP,
    LAY_STEP,
    MOUNTAIN_STEP,
    OVERSEAS_STEP,
    PICK_STEP,
    PLACE_STEP,
    PLAY_CARDS_STEP,
    RECALL_STEP,
    ROUND,
    RUN,
    SALE_STEP,
    SPACE_STEP,
    STARTING_CARD,
    TURN_STEP,
    UPGRADE_STEP,
    WINDOW,
    Frame,
)
from meadhall.games.feast_for_odin.frames.effects import EffectsFrame, RunFrame, UpgradeFrame
from meadhall.games.feast_for_odin.frames.pieces import OPENING, FeastFrame, LayFrame
from meadhall.games.feast_for_odin.frames.rounds import (
    DrawFrame,
    RoundFrame,
    SpaceFrame,
    StartingCardFrame,
    TurnFrame,
    WindowFrame,
)
from meadhall.games.feast_for_odin.interface.pending.dice import fits_dice
from meadhall.games.feast_for_odin.interface.pending.operations import (
    fits_choose,
    fits_draw,
    fits_emigrate,
    fits_exchange,
    fits_mountain,
    fits_overseas,
    fits_pick,
    fits_play_cards,
    fits_recall,
    fits_sale,
    fits_upgrade,
)
from meadhall.games.feast_for_odin.interface.pending.pieces import fits_feast, fits_flip, fits_lay, fits_place
from meadhall.games.feast_for_odin.interface.pending.programs import fits_effects, fits_run
from meadhall.games.feast_for_odin.interface.pending.rounds import (
    fits_round,
    fits_space,
    fits_starting_card,
    fits_turn,
    fits_window,
)
from meadhall.games.feast_for_odin.state import NONE, Feast


def misfit(state: Feast) -> int:
    """The place of the first frame that doesn't fit the table or the one below it; NONE if all do."""
    below: Frame | None = None
    for place, frame in enumerate(state.stack):
        if not stands(state, frame, below) or not FITS[frame.step](state, frame, below):
            return place
        below = frame
    # A program goes on until somebody is asked: it never waits by itself.
    return len(state.stack) - 1 if isinstance(below, RunFrame) else NONE


def stands(state: Feast, frame: Frame, below: Frame | None) -> bool:
    """Whether a step may stand on the one below; all steps of a round's part are one seat's."""
    if below is None:
        return isinstance(frame, RoundFrame)
    if isinstance(frame, StartingCardFrame):
        return isinstance(below, RoundFrame)
    if isinstance(frame, RoundFrame) or isinstance(below, (StartingCardFrame, LayFrame)):
        return False
    if not 0 <= frame.seat < state.players:
        return False
    on_round = isinstance(below, RoundFrame)
    if not on_round and frame.seat != below.seat:
        return False
    if isinstance(frame, TurnFrame):
        return on_round
    if isinstance(frame, WindowFrame):
        opening = isinstance(below, FeastFrame) and below.stage == OPENING
        return on_round or opening or isinstance(below, EffectsFrame)
    if isinstance(frame, (SpaceFrame, FeastFrame)):
        return on_round or isinstance(below, RunFrame)
    if isinstance(frame, DrawFrame):
        return on_round or isinstance(below, (RunFrame, SpaceFrame))
    if isinstance(frame, UpgradeFrame) and isinstance(below, UpgradeFrame):
        return True
    return isinstance(below, RunFrame) or frame.step not in ON_PROGRAM


ON_PROGRAM = {
    MOUNTAIN_STEP, UPGRADE_STEP, CHOOSE_STEP, EXCHANGE_STEP, DICE_STEP, OVERSEAS_STEP, SALE_STEP, EMIGRATE_STEP,
    PLAY_CARDS_STEP, PLACE_STEP, FLIP_STEP, RECALL_STEP, PICK_STEP,
}  # fmt: skip
"""Steps that an operation of a program asks for."""

FITS: dict[int, Callable[[Feast, Any, Any], bool]] = {
    STARTING_CARD: fits_starting_card,
    ROUND: fits_round,
    TURN_STEP: fits_turn,
    SPACE_STEP: fits_space,
    RUN: fits_run,
    EFFECTS: fits_effects,
    MOUNTAIN_STEP: fits_mountain,
    UPGRADE_STEP: fits_upgrade,
    CHOOSE_STEP: fits_choose,
    EXCHANGE_STEP: fits_exchange,
    DICE_STEP: fits_dice,
    OVERSEAS_STEP: fits_overseas,
    SALE_STEP: fits_sale,
    EMIGRATE_STEP: fits_emigrate,
    PLAY_CARDS_STEP: fits_play_cards,
    LAY_STEP: fits_lay,
    PLACE_STEP: fits_place,
    FLIP_STEP: fits_flip,
    RECALL_STEP: fits_recall,
    FEAST_STEP: fits_feast,
    WINDOW: fits_window,
    DRAW_STEP: fits_draw,
    PICK_STEP: fits_pick,
}
"""Whether a frame fits the table and the one below it, by step."""
