"""What is under way, for searches: a battle or plot half decided is worth what it is likely to bring.

Actions are chosen in short steps, so a bot that looks one step ahead must see in "attack" the siege it may become and
in each card fielded what it adds. Worth is estimated as if the result were Normal.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.ortus_regni.cards import ABSORBS, CARD_SPAN, INTRIGUE, IS_HAND_FIGHTER, STRENGTH
from meadhall.games.ortus_regni.frames.politics import TargetFrame
from meadhall.games.ortus_regni.frames.war import DEFENDER_FIELDS, STRIKE, BattleFrame, DeclareFrame
from meadhall.games.ortus_regni.state import NONE, VIKINGS, OrtusRegni
from meadhall.games.ortus_regni.war.declaring import BESIEGING, ON_TOWERS, victims
from meadhall.games.ortus_regni.war.forces import (
    GARRISON_UNIT,
    GUARD_UNIT,
    MERCENARY_UNIT,
    POOL_UNIT,
    force_strength,
    horde_strength,
    role_of,
)

LAST_BUILDING: Final = 90.0
BUILDING: Final = 14.0
PER_PROPERTY: Final = 4.0
PER_TOWER: Final = 2.2
PER_ARMY_CARD: Final = 2.0
PER_HAND_FIGHTER: Final = 2.2
SUCCESS: Final = 0.75
PLOT_SUCCESS: Final = 0.55
LORD_TARGET: Final = 14.0
UNITS_FIELDED: Final = 0.6
HAND_FIELDED: Final = 0.35


def under_way(state: OrtusRegni, seat: int) -> float:
    """What the step on top of the stack, or the battle below it, promises or threatens a seat."""
    for frame in state.stack:
        if isinstance(frame, BattleFrame):
            return battle_worth(state, seat, frame)
        if isinstance(frame, DeclareFrame) and frame.attacker == seat:
            return best_attack(state, seat)
        if isinstance(frame, TargetFrame) and frame.actor == seat:
            return plot_worth(state, seat, frame.political == INTRIGUE)
    return 0.0


# --- battles ---------------------------------------------------------------------------------------------------------


def loss_worth(state: OrtusRegni, way: int, defender: int, target: int, points: float) -> float:
    """What a defender loses to points that get past the force."""
    towers = len(state.towers[defender])
    if way == ON_TOWERS:
        return PER_TOWER * min(points, towers)
    points -= towers
    if points <= 0:
        return 0.0
    if way == BESIEGING:
        needed = ABSORBS[state.building[target] % CARD_SPAN]
        worth = LAST_BUILDING if len(state.fiefs[defender]) == 1 else BUILDING
        worth += PER_PROPERTY * len(state.properties[target])
        return worth if points >= needed else worth * 0.1 * points / needed
    return PER_PROPERTY * 1.3 * min(points, len(state.properties[target]))


def battle_worth(state: OrtusRegni, seat: int, frame: BattleFrame) -> float:
    attacker = frame.attacker
    defender = frame.defender
    if frame.stage > STRIKE or (seat != attacker and seat != defender):
        return 0.0
    attack = float(horde_strength(state) if attacker == VIKINGS else force_strength(state, state.attack_force))
    defence = float(force_strength(state, state.defend_force))
    units = float(len(state.defend_force))
    if frame.stage <= DEFENDER_FIELDS:
        units = expected_units(state, defender)
        defence = units * 1.2
    gain = SUCCESS * loss_worth(state, frame.way, defender, frame.target, attack - units)
    gain += army_losses(state.defend_force, attack) - army_losses(state.attack_force, defence)
    return gain if seat == attacker else -gain


def army_losses(force: list[int], points: float) -> float:
    """Army cards and Mercenaries that must go once those who survive have absorbed."""
    at_risk = 0
    for fielded in force:
        role = role_of(fielded)
        if role == POOL_UNIT or role == GUARD_UNIT or MERCENARY_UNIT <= role <= GARRISON_UNIT + 1:
            at_risk += 1
    return PER_ARMY_CARD * max(0.0, min(float(at_risk), points - (len(force) - at_risk)))


def expected_units(state: OrtusRegni, seat: int) -> float:
    """How many cards an Earl is likely to field."""
    units = 2 * len(state.mercenaries[seat])
    for fief in state.fiefs[seat]:
        if state.lord[fief] != NONE:
            units += 1
    units += min(state.lands(seat), state.pool_infantry[seat] + state.pool_knights[seat])
    return UNITS_FIELDED * units + HAND_FIELDED * min(3, len(state.hands[seat]))


def best_attack(state: OrtusRegni, seat: int) -> float:
    """The best the Earl could get out of an attack, hand fighters paid for."""
    strength, cost = striking_power(state, seat)
    best = 0.0
    for victim in victims(state, seat):
        past = strength - expected_units(state, victim)
        best = max(best, loss_worth(state, ON_TOWERS, victim, NONE, past))
        for fief in state.fiefs[victim]:
            best = max(best, loss_worth(state, BESIEGING, victim, fief, past))
    return SUCCESS * best - cost


def striking_power(state: OrtusRegni, seat: int) -> tuple[float, float]:
    """Everything an Earl could throw into an attack, and what it would cost in hand cards."""
    strength = 0.0
    cost = 0.0
    for fief in state.fiefs[seat]:
        if state.lord[fief] != NONE:
            strength += STRENGTH[state.lord[fief]]
    for mercenary in state.mercenaries[seat]:
        strength += 2 + state.garrison_infantry[mercenary] + 2 * state.garrison_knights[mercenary]
    limit = state.lands(seat)
    limit += state.working_markets(seat, limit)
    knights = min(limit, state.pool_knights[seat])
    strength += 2 * knights + min(limit - knights, state.pool_infantry[seat])
    if state.king == seat:
        strength += 1 + state.guard[0] + 2 * state.guard[1]
    for kind in state.hands[seat]:
        if IS_HAND_FIGHTER[kind] and STRENGTH[kind]:
            strength += STRENGTH[kind]
            cost += PER_HAND_FIGHTER
    return strength, cost


# --- plots -----------------------------------------------------------------------------------------------------------


def plot_worth(state: OrtusRegni, seat: int, intrigue: bool) -> float:
    """The best target of a political card, by half, since it may be answered."""
    best = 0.0
    for foe in state.foes(seat):
        for fief in state.fiefs[foe]:
            if state.properties[fief]:
                best = max(best, PER_PROPERTY * (2 if intrigue else 1))
            if not intrigue and state.lord[fief] != NONE:
                best = max(best, LAST_BUILDING if len(state.fiefs[foe]) == 1 else LORD_TARGET)
        if state.mercenaries[foe]:
            best = max(best, PER_PROPERTY * (2 if intrigue else 1))
    return PLOT_SUCCESS * best
