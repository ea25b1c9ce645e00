"""What the frames of rounds, turns and spaces may be."""

from __future__ import annotations

from meadhall.games.feast_for_odin.board.boards import BITS
from meadhall.games.feast_for_odin.frames.base import Frame
from meadhall.games.feast_for_odin.frames.effects import RunFrame
from meadhall.games.feast_for_odin.frames.rounds import (
    ARRIVE,
    END,
    RoundFrame,
    SpaceFrame,
    StartingCardFrame,
    TurnFrame,
    WindowFrame,
)
from meadhall.games.feast_for_odin.items import ITEM_COUNT
from meadhall.games.feast_for_odin.phases.rounds import ACTIONS, BEGIN, FOR_ALL, PART_NAMES
from meadhall.games.feast_for_odin.spaces.open_spaces import copyable, open_spaces
from meadhall.games.feast_for_odin.spaces.spaces import COLUMN as COLUMN_OF
from meadhall.games.feast_for_odin.spaces.spaces import FIRST_IMITATION, PLACE_COUNT, SPACE_COUNT
from meadhall.games.feast_for_odin.state import NONE, TALLY_SIZE, Feast


def fits_round(state: Feast, frame: RoundFrame, below: Frame | None = None) -> bool:
    if not 0 <= frame.part < len(PART_NAMES) or not 0 <= frame.seats <= state.players:
        return False
    for_all = frame.part == ACTIONS or FOR_ALL >> frame.part & 1
    return frame.seats == 0 or not for_all


def fits_starting_card(state: Feast, frame: StartingCardFrame, below: RoundFrame) -> bool:
    hand = state.players == 1 and not state.hands[0]
    return below.part == BEGIN and hand and bool(state.removed_starters) and state.round == 0


def fits_turn(state: Feast, frame: TurnFrame, below: RoundFrame) -> bool:
    in_turn = below.part == ACTIONS and frame.seat == state.turn
    return in_turn and not state.passed & BITS[frame.seat]


def fits_window(state: Feast, frame: WindowFrame, below: Frame) -> bool:
    return True


def fits_space(state: Feast, frame: SpaceFrame, below: Frame) -> bool:
    """Vikings stand on the space and use it, or a card does without Vikings and keeps the tally to come back to."""
    where, what = frame.where, frame.what
    if not NONE <= where < PLACE_COUNT or not NONE <= what < SPACE_COUNT or not 0 <= frame.vikings <= 4:
        return False
    if not ARRIVE <= frame.stage <= END or not 0 <= frame.paid < ITEM_COUNT:
        return False
    if where == NONE:
        saved = 0 if frame.stage == ARRIVE else TALLY_SIZE
        through_card = isinstance(below, RunFrame) and frame.vikings == 0
        return through_card and what != NONE and len(frame.saved_tally) == saved
    in_turn = isinstance(below, RoundFrame) and below.part == ACTIONS and frame.seat == state.turn
    if not in_turn or frame.saved_tally or frame.vikings < 1:
        return False
    if where < FIRST_IMITATION and what != where:
        return False
    if frame.stage == ARRIVE:
        return arrives(state, frame)
    standing = state.occupant[where] == frame.seat or (state.occupant[where] == NONE and state.vikings[where] == 0)
    return what != NONE and standing and frame.vikings <= COLUMN_OF[where]


def arrives(state: Feast, frame: SpaceFrame) -> bool:
    seat, where = frame.seat, frame.where
    if where not in open_spaces(state, seat) or frame.paid or frame.card_gone or frame.vikings != COLUMN_OF[where]:
        return False
    if where >= FIRST_IMITATION:
        spaces = copyable(state, seat, where)
        return bool(spaces) if frame.what == NONE else frame.what in spaces
    return True
