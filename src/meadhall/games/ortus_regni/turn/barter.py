"""Resourceful Earls (OR-16J): two cards of the hand for one of the tray."""

from __future__ import annotations

from meadhall.games.ortus_regni.codes import DISCARD, SET_KINDS, TAKE
from meadhall.games.ortus_regni.frames.turns import BarterFrame
from meadhall.games.ortus_regni.notes import BARTERED, TOOK_FROM_TRAY
from meadhall.games.ortus_regni.state import NONE, OrtusRegni
from meadhall.games.ortus_regni.turn.earldom import discard
from meadhall.kernel.state import Step, with_item


class Barter(Step[OrtusRegni]):
    """D-43: which two to give up, then what to take, unseen by the others."""

    def proceed(self, state: OrtusRegni, frame: BarterFrame) -> None:
        seat = frame.seat
        if frame.second == NONE:
            state.ask(seat, [DISCARD + kind for kind in sorted(set(state.hands[seat]))])
        else:
            state.ask(seat, [TAKE + kind for kind in range(SET_KINDS) if state.trays[seat][kind]])

    def play(self, state: OrtusRegni, frame: BarterFrame, seat: int, code: int) -> None:
        if code >= TAKE:
            take(state, seat, code - TAKE)
            state.stack.pop()
            return
        discard(state, seat, code - DISCARD)
        if frame.first == NONE:
            frame.first = code - DISCARD
        else:
            frame.second = code - DISCARD
            state.tell(BARTERED, seat, frame.first, frame.second)


def take(state: OrtusRegni, seat: int, kind: int) -> None:
    """The tray is not refilled (OR-16.24)."""
    tray = state.trays[seat][:]
    tray[kind] -= 1
    state.trays = with_item(state.trays, seat, tray)
    state.hands[seat] = state.hands[seat] + [kind]
    state.tell_seat(seat, TOOK_FROM_TRAY, seat, kind)
