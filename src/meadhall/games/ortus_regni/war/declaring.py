"""Declaring an attack (OR-8A), by an Earl or by whoever leads the Vikings (OR-11.9, OR-11.15)."""

from __future__ import annotations

from typing import Final

from meadhall.games.ortus_regni.cards import TOURN_PEACE_ROUNDS
from meadhall.games.ortus_regni.codes import FIELD_LORD, PASS, RAID, SIEGE, STORM
from meadhall.games.ortus_regni.frames.war import BattleFrame, DeclareFrame
from meadhall.games.ortus_regni.notes import (
    ATTACKS_TOWERS,
    BESIEGES,
    RAIDS,
    VIKINGS_ATTACK_TOWERS,
    VIKINGS_BESIEGE,
    VIKINGS_RAID,
    VIKINGS_REST,
)
from meadhall.games.ortus_regni.state import NONE, VIKINGS, OrtusRegni
from meadhall.games.ortus_regni.war.forces import can_field_attack
from meadhall.games.ortus_regni.war.vikings import raise_white_marker
from meadhall.kernel.state import Step

# Attack types.
ON_TOWERS: Final = 0
RAIDING: Final = 1
BESIEGING: Final = 2


def at_peace(state: OrtusRegni) -> bool:
    """The opening rounds of tournament play (OR-16.2)."""
    return state.rules.tournament and state.round <= TOURN_PEACE_ROUNDS


def can_attack(state: OrtusRegni, seat: int) -> bool:
    """OR-3.8, OR-8.2, OR-16.2."""
    if at_peace(state) or (state.turns[seat] <= 1 and not state.rules.first_turn_attack):
        return False
    if not can_field_attack(state, seat):
        return False
    return any(state.fiefs[victim] or state.towers[victim] for victim in victims(state, seat))


def victims(state: OrtusRegni, seat: int) -> list[int]:
    """Whom an Earl may attack (OR-16.10, OR-16.26, OR-16.44)."""
    if not state.rules.neighbours:
        return state.foes(seat)
    for other in state.others(seat):
        if not state.rules.heathen or state.fiefs[other] or state.towers[other]:
            return [other]
    return []


def targets_of(state: OrtusRegni, victim: int, codes: list[int]) -> None:
    """OR-8.2: Towers if there are any, Fiefs with Properties, buildings."""
    if state.towers[victim]:
        codes.append(STORM + victim)
    for fief in state.fiefs[victim]:
        if state.properties[fief]:
            codes.append(RAID + fief)
        codes.append(SIEGE + fief)


class Declare(Step[OrtusRegni]):
    """D-10, D-34: whom, how and what to attack."""

    def proceed(self, state: OrtusRegni, frame: DeclareFrame) -> None:
        seat = frame.controller
        codes: list[int] = []
        if frame.attacker == VIKINGS:
            for victim in state.living():
                if victim != seat or state.rules.viking_self_target:
                    targets_of(state, victim, codes)
            codes.append(PASS)
        else:
            for victim in victims(state, seat):
                targets_of(state, victim, codes)
        state.offer(frame, seat, codes)

    def play(self, state: OrtusRegni, frame: DeclareFrame, seat: int, code: int) -> None:
        state.stack.pop()
        if code == PASS:
            state.tell(VIKINGS_REST, seat)
            return
        attacker = frame.attacker
        if code < RAID:
            begin_battle(state, attacker, seat, code - STORM, ON_TOWERS, NONE)
        elif code < SIEGE:
            begin_battle(state, attacker, seat, state.holder[code - RAID], RAIDING, code - RAID)
        else:
            assert code < FIELD_LORD
            begin_battle(state, attacker, seat, state.holder[code - SIEGE], BESIEGING, code - SIEGE)


EARL_NOTES: Final[list[int]] = [ATTACKS_TOWERS, RAIDS, BESIEGES]
VIKING_NOTES: Final[list[int]] = [VIKINGS_ATTACK_TOWERS, VIKINGS_RAID, VIKINGS_BESIEGE]


def begin_battle(state: OrtusRegni, attacker: int, controller: int, defender: int, way: int, target: int) -> None:
    notes = VIKING_NOTES if attacker == VIKINGS else EARL_NOTES
    state.tell(notes[way], controller, defender, target)
    if attacker != VIKINGS:
        raise_white_marker(state)
    state.stack.append(BattleFrame(attacker, controller, defender, way, target))
