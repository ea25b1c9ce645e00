"""Rounds (OR-3.1, OR-3.2): a turn of each living Earl, then the Vikings'."""

from __future__ import annotations

from meadhall.games.ortus_regni.notes import ROUND_BEGINS
from meadhall.games.ortus_regni.politics.kingship import check_crown
from meadhall.games.ortus_regni.state import ROUND_STEP, TURN_STEP, OrtusRegni
from meadhall.games.ortus_regni.turn.ending import check_round_limit
from meadhall.games.ortus_regni.war.vikings import vikings_turn
from meadhall.kernel.state import Frame, Step


class Round(Step[OrtusRegni]):
    """Frame: whose turn comes next, counted clockwise from the first player; then the Vikings; then the round ends."""

    def proceed(self, state: OrtusRegni, frame: Frame) -> None:
        if check_crown(state):
            return
        place = frame[1]
        frame[1] += 1
        if place == 0:
            state.round += 1
            state.tell(ROUND_BEGINS, state.round)
        if place < state.players:
            seat = (state.first + place) % state.players
            if state.alive[seat]:
                state.stack.append([TURN_STEP, seat, 0, 0])
        elif place == state.players:
            vikings_turn(state)
        else:
            state.stack.pop()
            state.stack.append([ROUND_STEP, 0])
            check_round_limit(state)
