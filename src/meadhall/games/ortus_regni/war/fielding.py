"""Fielding (OR-8B): card by card, the attacker's complete force first, then the defender's, then those of allies."""

from __future__ import annotations

from typing import Final, final

from meadhall.games.ortus_regni.cards import MIN_ATTACK_STRENGTH
from meadhall.games.ortus_regni.codes import (
    DONE,
    FIELD_GUARD,
    FIELD_HAND,
    FIELD_KING,
    FIELD_LORD,
    FIELD_MERCENARY,
    FIELD_POOL,
)
from meadhall.games.ortus_regni.frames.war import FieldFrame
from meadhall.games.ortus_regni.notes import (
    FIELDED_GUARD,
    FIELDED_HAND,
    FIELDED_KING,
    FIELDED_LORD,
    FIELDED_MERCENARY,
    FIELDED_POOL,
)
from meadhall.games.ortus_regni.state import OrtusRegni
from meadhall.games.ortus_regni.turn.earldom import take_from_hand
from meadhall.games.ortus_regni.war.forces import (
    GARRISON_KNIGHT,
    GARRISON_UNIT,
    GUARD_UNIT,
    HAND_UNIT,
    KING_UNIT,
    LORD_UNIT,
    MERCENARY_UNIT,
    POOL_UNIT,
    fieldable,
    force_strength,
    unit,
)
from meadhall.kernel.state import Step

ATTACK_SIDE: Final = 0
DEFENCE_SIDE: Final = 1


@final
class Field(Step[OrtusRegni]):
    """D-11, D-12, D-44: add a card, or be done."""

    def proceed(self, state: OrtusRegni, frame: FieldFrame) -> None:
        seat = frame.seat
        force = state.attack_force if frame.side == ATTACK_SIDE else state.defend_force
        codes = fieldable(state, seat, force)
        if not codes and not state.hands[seat]:
            state.stack.pop()  # everybody can see that nothing can be added (OR-17.1)
            return
        must = frame.side == ATTACK_SIDE and frame.main
        if not must or not codes or force_strength(state, force) >= MIN_ATTACK_STRENGTH:
            codes.append(DONE)  # an attacker dealt anew by somebody's imagination may have nothing to field
        if len(codes) == 1 and not state.hands[seat]:
            self.play(state, frame, seat, codes[0])
        else:
            state.ask(seat, codes)

    def play(self, state: OrtusRegni, frame: FieldFrame, seat: int, code: int) -> None:
        if code == DONE:
            state.stack.pop()
            return
        units = field(state, seat, code)
        if frame.side == ATTACK_SIDE:
            state.attack_force = state.attack_force + units
        else:
            state.defend_force = state.defend_force + units


def field(state: OrtusRegni, seat: int, code: int) -> list[int]:
    """The units a card brings onto the field."""
    if code < FIELD_HAND:
        fief = code - FIELD_LORD
        state.tell(FIELDED_LORD, seat, state.lord[fief], fief)
        return [unit(LORD_UNIT, seat, fief)]
    if code < FIELD_POOL:
        kind = code - FIELD_HAND
        take_from_hand(state, seat, kind)
        state.tell(FIELDED_HAND, seat, kind)
        return [unit(HAND_UNIT, seat, kind)]
    if code < FIELD_MERCENARY:
        state.tell(FIELDED_POOL, seat, code - FIELD_POOL)
        return [unit(POOL_UNIT, seat, code - FIELD_POOL)]
    if code < FIELD_KING:
        return field_mercenary(state, seat, code - FIELD_MERCENARY)
    if code == FIELD_KING:
        state.tell(FIELDED_KING, seat)
        return [unit(KING_UNIT, seat, 0)]
    state.tell(FIELDED_GUARD, seat, code - FIELD_GUARD)
    return [unit(GUARD_UNIT, seat, code - FIELD_GUARD)]


def field_mercenary(state: OrtusRegni, seat: int, mercenary: int) -> list[int]:
    """A Mercenary always brings its whole garrison (OR-8.5)."""
    state.tell(FIELDED_MERCENARY, seat, mercenary)
    units = [unit(MERCENARY_UNIT, seat, mercenary)]
    units += [unit(GARRISON_UNIT, seat, mercenary)] * state.garrison_infantry[mercenary]
    units += [unit(GARRISON_KNIGHT, seat, mercenary)] * state.garrison_knights[mercenary]
    return units
