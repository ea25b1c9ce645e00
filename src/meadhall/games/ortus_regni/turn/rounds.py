"""Rounds (OR-3.1, OR-3.2): a turn of each living Earl, then the Vikings'."""

from __future__ import annotations

from meadhall.games.ortus_regni.frames.turns import RoundFrame, TurnFrame
from meadhall.games.ortus_regni.notes import ROUND_BEGINS
from meadhall.games.ortus_regni.politics.kingship import check_crown
from meadhall.games.ortus_regni.state import OrtusRegni
from meadhall.games.ortus_regni.turn.ending import check_round_limit, eliminate_spent
from meadhall.games.ortus_regni.war.vikings import vikings_turn
from meadhall.kernel.state import Step


class Round(Step[OrtusRegni]):
    """Leads from turn to turn, clockwise from the first player; then come the Vikings; then the round ends."""

    def proceed(self, state: OrtusRegni, frame: RoundFrame) -> None:
        if check_crown(state):
            return
        place = frame.place
        if place == state.players and any(state.spent):
            eliminate_spent(state)
            return
        frame.place += 1
        if place == 0:
            state.round += 1
            state.tell(ROUND_BEGINS, state.round)
        if place < state.players:
            seat = (state.first + place) % state.players
            if state.alive[seat]:
                state.stack.append(TurnFrame(seat))
        elif place == state.players:
            vikings_turn(state)
        else:
            state.stack.pop()
            state.stack.append(RoundFrame())
            check_round_limit(state)
