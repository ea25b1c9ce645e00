"""Forces (OR-8B): what an Earl may field, how strong it is, and which cards of it remain.

A fielded card is a *unit*: one number that tells its role, whose it is, and which card of that role.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.ortus_regni.cards import (
    ARMY_STRENGTH,
    IS_HAND_FIGHTER,
    KING_STRENGTH,
    KNIGHT,
    LAND_FIELD,
    MARKET_FIELD,
    MERCENARY,
    MIN_ATTACK_STRENGTH,
    STRENGTH,
    VIKING_STRENGTH,
    kinds_among,
)
from meadhall.games.ortus_regni.codes import (
    FIELD_GUARD,
    FIELD_HAND,
    FIELD_KING,
    FIELD_LORD,
    FIELD_MERCENARY,
    FIELD_POOL,
)
from meadhall.games.ortus_regni.state import NONE, OrtusRegni

ROLE: Final = 512
WHOSE: Final = 64

LORD_UNIT: Final = 0  # + Fief
HAND_UNIT: Final = 1  # + kind
POOL_UNIT: Final = 2  # + army kind
MERCENARY_UNIT: Final = 3  # + Mercenary
GARRISON_UNIT: Final = 4  # + Mercenary: infantry; one role further: knights
GARRISON_KNIGHT: Final = 5
KING_UNIT: Final = 6
GUARD_UNIT: Final = 7  # + army kind


def unit(role: int, seat: int, which: int) -> int:
    return role * ROLE + seat * WHOSE + which


def role_of(fielded: int) -> int:
    return fielded // ROLE


def seat_of(fielded: int) -> int:
    return fielded % ROLE // WHOSE


def which_of(fielded: int) -> int:
    return fielded % WHOSE


def unit_strength(state: OrtusRegni, fielded: int) -> int:
    """What a fielded card deals (table 1.B)."""
    role = fielded // ROLE
    which = fielded % WHOSE
    if role == LORD_UNIT:
        return STRENGTH[state.lord[which]]
    if role == HAND_UNIT:
        return STRENGTH[which]
    if role == MERCENARY_UNIT:
        return STRENGTH[MERCENARY]
    if role == KING_UNIT:
        return KING_STRENGTH
    if role == GARRISON_UNIT:
        return ARMY_STRENGTH[0]
    if role == GARRISON_KNIGHT:
        return ARMY_STRENGTH[1]
    return ARMY_STRENGTH[which]


def force_strength(state: OrtusRegni, force: list[int]) -> int:
    """The sum over all cards fielded, before any loss (OR-8.16)."""
    total = 0
    for fielded in force:
        total += unit_strength(state, fielded)
    return total


def horde_strength(state: OrtusRegni) -> int:
    return VIKING_STRENGTH[0] * state.horde[0] + VIKING_STRENGTH[1] * state.horde[1]


def field_limit(state: OrtusRegni, seat: int) -> int:
    """How many pool cards an Earl may field in one battle (OR-5.14)."""
    lands = state.lands(seat)
    return LAND_FIELD * lands + MARKET_FIELD * state.working_markets(seat, lands)


def fieldable(state: OrtusRegni, seat: int, force: list[int]) -> list[int]:
    """The codes of all cards an Earl may still add to a force (OR-8.4, OR-8.5)."""
    codes: list[int] = []
    whose = seat * WHOSE
    for fief in state.fiefs[seat]:
        if state.lord[fief] != NONE and (LORD_UNIT * ROLE + whose + fief) not in force:
            codes.append(FIELD_LORD + fief)
    for kind in kinds_among(state.hands[seat]):
        if IS_HAND_FIGHTER[kind]:
            codes.append(FIELD_HAND + kind)
    if state.pool_infantry[seat] or state.pool_knights[seat]:
        add_pool(state, seat, force, codes)
    for mercenary in state.mercenaries[seat]:
        if (MERCENARY_UNIT * ROLE + whose + mercenary) not in force:
            codes.append(FIELD_MERCENARY + mercenary)
    if state.king == seat:
        add_king(state, seat, force, codes)
    return codes


def add_pool(state: OrtusRegni, seat: int, force: list[int], codes: list[int]) -> None:
    infantry = POOL_UNIT * ROLE + seat * WHOSE
    fielded_infantry = force.count(infantry)
    fielded_knights = force.count(infantry + KNIGHT)
    if fielded_infantry + fielded_knights >= field_limit(state, seat):
        return
    if state.pool_infantry[seat] > fielded_infantry:
        codes.append(FIELD_POOL)
    if state.pool_knights[seat] > fielded_knights:
        codes.append(FIELD_POOL + KNIGHT)


def add_king(state: OrtusRegni, seat: int, force: list[int], codes: list[int]) -> None:
    """Guard cards go with the King card only, each at the King's choice (OR-8.5)."""
    whose = seat * WHOSE
    if (KING_UNIT * ROLE + whose) not in force:
        codes.append(FIELD_KING)
        return
    for army in range(2):
        if state.guard[army] > force.count(GUARD_UNIT * ROLE + whose + army):
            codes.append(FIELD_GUARD + army)


def can_field_attack(state: OrtusRegni, seat: int) -> bool:
    """Whether an Earl has anything that deals damage (OR-8.2, OR-8.6)."""
    total = 0
    for fief in state.fiefs[seat]:
        if state.lord[fief] != NONE:
            total += STRENGTH[state.lord[fief]]
    for kind in state.hands[seat]:
        if IS_HAND_FIGHTER[kind]:
            total += STRENGTH[kind]
    total += STRENGTH[MERCENARY] * len(state.mercenaries[seat])
    if state.king == seat:
        total += KING_STRENGTH
    if total < MIN_ATTACK_STRENGTH and (state.pool_infantry[seat] or state.pool_knights[seat]):
        total += field_limit(state, seat)
    return total >= MIN_ATTACK_STRENGTH
