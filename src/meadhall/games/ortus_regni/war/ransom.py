"""Ransom (OR-8G): captured Lords come home for a Property or a building, or are lost."""

from __future__ import annotations

from meadhall.games.ortus_regni.cards import CARD_SPAN, RANSOM_PRICE
from meadhall.games.ortus_regni.codes import DONE, NAME_BUILDING, NAME_FIEF, NAME_MERCENARY, NAME_PROPERTY, RANSOM
from meadhall.games.ortus_regni.frames.war import RansomFrame
from meadhall.games.ortus_regni.notes import LORD_LOST, PAID_BUILDING, PAID_PROPERTY, RANSOMED
from meadhall.games.ortus_regni.state import NONE, OrtusRegni
from meadhall.games.ortus_regni.turn.earldom import distinct, gain_property, give_fief, lose_lord, take_property
from meadhall.games.ortus_regni.war.damage import property_code, property_of_code
from meadhall.kernel.state import Step


class Ransom(Step[OrtusRegni]):
    """D-20: which captive to ransom next, and what to pay."""

    def proceed(self, state: OrtusRegni, frame: RansomFrame) -> None:
        seat = frame.payer
        captive = frame.captive
        if captive == NONE:
            self.choose_captive(state, frame)
        elif frame.paid == RANSOM_PRICE or not items(state, seat, captive):
            state.captives = [fief for fief in state.captives if fief != captive]
            state.tell(RANSOMED, seat, state.lord[captive], captive)
            frame.captive = NONE
            frame.paid = 0
        elif frame.fief == NONE:
            state.offer(frame, seat, items(state, seat, captive))
        else:
            state.offer(frame, seat, [property_code(card) for card in distinct(state.properties[frame.fief])])

    def choose_captive(self, state: OrtusRegni, frame: RansomFrame) -> None:
        mine = captives_of(state, frame.payer)
        codes = [RANSOM + fief for fief in mine if can_pay(state, frame.payer, fief)]
        if codes:
            state.ask(frame.payer, codes + [DONE])
            return
        for fief in mine:
            state.tell(LORD_LOST, frame.payer, state.lord[fief], fief)  # OR-8.37
            lose_lord(state, fief)
        state.captives = [fief for fief in state.captives if fief not in mine]
        state.stack.pop()

    def play(self, state: OrtusRegni, frame: RansomFrame, seat: int, code: int) -> None:
        if code == DONE:
            for fief in captives_of(state, seat):
                state.tell(LORD_LOST, seat, state.lord[fief], fief)
                lose_lord(state, fief)
            state.stack.pop()
        elif code >= RANSOM:
            frame.captive = code - RANSOM
        elif NAME_FIEF <= code < NAME_BUILDING:
            frame.fief = code - NAME_FIEF
        elif code < NAME_MERCENARY:
            fief = code - NAME_BUILDING
            state.tell(PAID_BUILDING, seat, fief)
            give_fief(state, fief, frame.captor)  # OR-8.36
            frame.paid += 1
        else:
            assert code >= NAME_PROPERTY
            card = property_of_code(code)
            take_property(state, frame.fief, card)
            frame.fief = NONE
            frame.paid += 1
            state.tell(PAID_PROPERTY, seat, card % CARD_SPAN)
            gain_property(state, frame.captor, card)


def captives_of(state: OrtusRegni, seat: int) -> list[int]:
    """Own Lords in captivity whose building still stands with their Earl (OR-8.37)."""
    return [fief for fief in state.captives if state.holder[fief] == seat and state.lord[fief] != NONE]


def items(state: OrtusRegni, seat: int, captive: int) -> list[int]:
    """What may be paid: not the last building, nor the captive's own (OR-8.33, OR-8.34)."""
    codes = [NAME_FIEF + fief for fief in state.fiefs[seat] if state.properties[fief]]
    if len(state.fiefs[seat]) > 1:
        codes += [NAME_BUILDING + fief for fief in state.fiefs[seat] if fief != captive]
    return codes


def can_pay(state: OrtusRegni, seat: int, captive: int) -> bool:
    if RANSOM_PRICE == 0:
        return False
    owned = len(state.fiefs[seat]) - 1
    for fief in state.fiefs[seat]:
        owned += len(state.properties[fief])
    return owned >= RANSOM_PRICE
