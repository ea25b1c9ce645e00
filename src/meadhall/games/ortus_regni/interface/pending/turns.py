"""What the frames of rounds, turns and their Actions may be."""

from __future__ import annotations

from meadhall.games.ortus_regni.cards import CARD_SPAN, IS_LORD, IS_PROPERTY, RESOURCE_COST
from meadhall.games.ortus_regni.frames.base import Frame
from meadhall.games.ortus_regni.frames.opening import LegacyFrame, SetUpFrame
from meadhall.games.ortus_regni.frames.turns import (
    AttachFrame,
    BarterFrame,
    BequestFrame,
    InstallFrame,
    LevyFrame,
    RoundFrame,
    TurnFrame,
)
from meadhall.games.ortus_regni.frames.war import RansomFrame
from meadhall.games.ortus_regni.interface.pending.opening import part_of_set_up
from meadhall.games.ortus_regni.state import NONE, OrtusRegni
from meadhall.games.ortus_regni.turn.placing import BOUGHT_CARD, GAINED, PLACED_CARD, bequests_used_up, heirs, lordless


def round_(state: OrtusRegni, frame: RoundFrame, below: None) -> bool:
    least = 0 if frame.place == 0 else 1
    return state.first != NONE and least <= state.round <= state.rules.round_limit - 1 + least


def turn(state: OrtusRegni, frame: TurnFrame, below: RoundFrame) -> bool:
    """The turn of the Earl who is due; with an Action on it, it has begun and the Action is counted."""
    due = (state.first + below.place - 1) % state.players
    if below.place < 1 or frame.seat != due or not state.alive[frame.seat]:
        return False
    if len(state.stack) == 2 or isinstance(state.stack[2], LevyFrame):
        return frame.begun or frame.acted == 0
    return frame.begun and frame.acted > 0


def own_turn(seat: int, below: Frame) -> bool:
    """The step is the Action of whoever's turn it is."""
    return not isinstance(below, TurnFrame) or seat == below.seat


def attach(state: OrtusRegni, frame: AttachFrame, below: Frame) -> bool:
    seat, card, way = frame.seat, frame.card, frame.way
    if not IS_PROPERTY[card % CARD_SPAN] or not state.alive[seat] or not state.fiefs[seat]:
        return False
    if isinstance(below, LegacyFrame):
        return way == BOUGHT_CARD and card // CARD_SPAN == seat
    if isinstance(below, RansomFrame):
        return way == GAINED and seat == below.captor
    if isinstance(below, AttachFrame):
        return way == GAINED and seat == below.seat
    assert isinstance(below, TurnFrame)
    return way == GAINED or (way == PLACED_CARD and seat == below.seat == card // CARD_SPAN)


def install(state: OrtusRegni, frame: InstallFrame, below: Frame) -> bool:
    return own_turn(frame.seat, below) and IS_LORD[frame.kind] and bool(lordless(state, frame.seat))


def bequest(state: OrtusRegni, frame: BequestFrame, below: Frame) -> bool:
    allowed = not bequests_used_up(state, frame.seat)
    return own_turn(frame.seat, below) and allowed and bool(heirs(state, frame.seat))


def barter(state: OrtusRegni, frame: BarterFrame, below: Frame) -> bool:
    seat, first, second = frame.seat, frame.first, frame.second
    if not own_turn(seat, below) or not state.rules.resource or not sum(state.trays[seat]):
        return False
    if first == NONE:
        return second == NONE and len(state.hands[seat]) >= RESOURCE_COST
    given_up = [first] if second == NONE else [first, second]
    return state.discards[seat][-len(given_up) :] == given_up and (second != NONE or bool(state.hands[seat]))


def levy(state: OrtusRegni, frame: LevyFrame, below: Frame) -> bool:
    if not part_of_set_up(frame, below) or (isinstance(below, SetUpFrame) and not state.rules.legacy):
        return False
    return state.king == frame.king and frame.done <= len(state.others(frame.king))
