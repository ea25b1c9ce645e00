"""Spoils (OR-8F): fallen Properties and buildings are destroyed, or taken by an attacker with a foothold."""

from __future__ import annotations

from meadhall.games.ortus_regni.cards import CARD_SPAN
from meadhall.games.ortus_regni.codes import CAPTURE, DESTROY, SEIZE
from meadhall.games.ortus_regni.frames.war import SpoilsFrame
from meadhall.games.ortus_regni.notes import CAPTURED_BUILDING, DESTROYED, FIEF_LOST, SEIZED
from meadhall.games.ortus_regni.state import NONE, VIKINGS, OrtusRegni
from meadhall.games.ortus_regni.turn.earldom import attach, empty_fief, give_fief, lose, lose_fief
from meadhall.games.ortus_regni.war.battle import has_foothold
from meadhall.kernel.state import Step


class Spoils(Step[OrtusRegni]):
    """D-18, D-19: seize or destroy, capture or destroy."""

    def proceed(self, state: OrtusRegni, frame: SpoilsFrame) -> None:
        attacker = frame.attacker
        if not state.spoils and frame.fallen == NONE:
            state.stack.pop()
            return
        codes = [DESTROY]
        if attacker != VIKINGS and has_foothold(state, attacker):
            if state.spoils and state.rules.seize_enabled:
                codes = [SEIZE + fief for fief in state.fiefs[attacker]] + codes
            elif not state.spoils and state.rules.capture_buildings:
                codes = [CAPTURE] + codes
        state.offer(frame, attacker, codes)

    def play(self, state: OrtusRegni, frame: SpoilsFrame, seat: int, code: int) -> None:
        if state.spoils:
            card = state.spoils[0]
            state.spoils = state.spoils[1:]
            settle_property(state, seat, card, code)
            return
        fief = frame.fallen
        frame.fallen = NONE
        if code == CAPTURE:
            # It arrives empty: Properties and Lord are lost as if it had been destroyed (OR-8.30).
            empty_fief(state, fief)
            give_fief(state, fief, seat)
            state.tell(CAPTURED_BUILDING, seat, fief)
        else:
            state.tell(DESTROYED, state.building[fief] % CARD_SPAN)
            lose_fief(state, fief, FIEF_LOST)


def settle_property(state: OrtusRegni, seat: int, card: int, code: int) -> None:
    kind = card % CARD_SPAN
    if code == DESTROY:
        lose(state, card)
        state.tell(DESTROYED, kind)
    else:
        attach(state, seat, code - SEIZE, card)
        state.tell(SEIZED, seat, kind)
