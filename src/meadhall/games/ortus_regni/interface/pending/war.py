"""What the frames of attacks and battles may be."""

from __future__ import annotations

from meadhall.games.ortus_regni.cards import ATTACKER_WINS, CHURCH_DECIDES, DEFENDER_WINS, NORMAL, RANSOM_PRICE
from meadhall.games.ortus_regni.frames.base import Frame
from meadhall.games.ortus_regni.frames.turns import RoundFrame, TurnFrame
from meadhall.games.ortus_regni.frames.war import (
    ATTACKER_FIELDS,
    ATTACKER_SPREADS,
    ATTACKERS_ALLY,
    CHECK_FALL,
    DEFENDER_FIELDS,
    DEFENDER_SPREADS,
    DEFENDERS_ALLY,
    DRAW,
    HIT_TARGET,
    RANSOM_ALLY,
    RANSOM_MAIN,
    REACT,
    STRIKE,
    TAKE_SPOILS,
    BattleFrame,
    ChurchRulingFrame,
    DeclareFrame,
    FieldFrame,
    PropertiesFallFrame,
    RansomFrame,
    SpoilsFrame,
    SpreadFrame,
    TacticsFrame,
    TowersFallFrame,
)
from meadhall.games.ortus_regni.state import NONE, VIKINGS, OrtusRegni
from meadhall.games.ortus_regni.war.declaring import BESIEGING, ON_TOWERS, RAIDING, victims
from meadhall.games.ortus_regni.war.fielding import ATTACK_SIDE
from meadhall.games.ortus_regni.war.forces import GARRISON_KNIGHT, GARRISON_UNIT, role_of, which_of
from meadhall.games.ortus_regni.war.ransom import can_pay, captives_of


def declare(state: OrtusRegni, frame: DeclareFrame, below: Frame) -> bool:
    if not right_attacker(state, frame.attacker, frame.controller, below):
        return False
    if frame.attacker == VIKINGS:
        return True
    return any(state.fiefs[victim] or state.towers[victim] for victim in victims(state, frame.attacker))


def right_attacker(state: OrtusRegni, attacker: int, controller: int, below: Frame) -> bool:
    """Earls attack on their own turn, the Vikings after all turns, led by any living Earl."""
    if not state.alive[controller]:
        return False
    if isinstance(below, TurnFrame):
        return attacker == controller == below.seat
    assert isinstance(below, RoundFrame)
    return attacker == VIKINGS and state.arrived and below.place == state.players + 1


def battle(state: OrtusRegni, frame: BattleFrame, below: Frame) -> bool:
    attacker, controller, defender = frame.attacker, frame.controller, frame.defender
    if not right_attacker(state, attacker, controller, below):
        return False
    if frame.stage <= CHECK_FALL and not state.alive[defender]:
        return False
    if attacker == VIKINGS:
        if defender == controller and not state.rules.viking_self_target:
            return False
    elif attacker == defender or state.ally(attacker) == defender:
        return False
    return target_stands(state, frame) and outcome_fits(state, frame)


def target_stands(state: OrtusRegni, frame: BattleFrame) -> bool:
    way, fief = frame.way, frame.target
    if way == ON_TOWERS:
        return fief == NONE and (frame.stage > HIT_TARGET or bool(state.towers[frame.defender]))
    if fief == NONE:
        return False
    if frame.stage > TAKE_SPOILS:
        return True  # it may have fallen
    if state.holder[fief] != frame.defender:
        return False
    return way == BESIEGING or frame.stage > HIT_TARGET or bool(state.properties[fief])


def outcome_fits(state: OrtusRegni, frame: BattleFrame) -> bool:
    """The Battle card, what was made of it, and the points on either side belong to the stage."""
    stage, card, result = frame.stage, frame.card, frame.result
    if stage <= DRAW and (card != NONE or result != NONE):
        return False
    if stage <= STRIKE and (frame.hurt_attacker or frame.hurt_defender):
        return False
    if DRAW < stage <= DEFENDER_SPREADS and (card == NONE) != (not state.defend_force):
        return False
    if (card == NONE) != (result == NONE):
        return False
    if card in (ATTACKER_WINS, DEFENDER_WINS):
        if result != card and not (state.rules.tactics and result == NORMAL):
            return False
    elif card == NORMAL and result != NORMAL:
        return False
    if result == ATTACKER_WINS and frame.hurt_attacker and stage > STRIKE:
        return False
    return not frame.building_fell or (stage >= TAKE_SPOILS and frame.way == BESIEGING)


def at_stage(battle: BattleFrame, stage: int) -> bool:
    """The step was called by this stage of the battle below it."""
    return battle.stage == stage + 1


def field(state: OrtusRegni, frame: FieldFrame, below: BattleFrame) -> bool:
    seat = frame.seat
    attacks = frame.side == ATTACK_SIDE
    head = below.attacker if attacks else below.defender
    if frame.main:
        return seat == head and at_stage(below, ATTACKER_FIELDS if attacks else DEFENDER_FIELDS)
    helps = head != VIKINGS and seat == state.living_ally(head)
    return helps and at_stage(below, ATTACKERS_ALLY if attacks else DEFENDERS_ALLY)


def church_ruling(state: OrtusRegni, frame: ChurchRulingFrame, below: BattleFrame) -> bool:
    return at_stage(below, DRAW) and below.card == CHURCH_DECIDES and frame.seat == state.church_controller()


def tactics(state: OrtusRegni, frame: TacticsFrame, below: BattleFrame) -> bool:
    turned = NORMAL if frame.played % 2 else below.card
    drawn = below.card in (ATTACKER_WINS, DEFENDER_WINS)
    return state.rules.tactics and at_stage(below, REACT) and drawn and below.result == turned


def spread(state: OrtusRegni, frame: SpreadFrame, below: BattleFrame) -> bool:
    attacks = frame.side == ATTACK_SIDE
    if frame.seat != (below.controller if attacks else below.defender):
        return False
    if not at_stage(below, ATTACKER_SPREADS if attacks else DEFENDER_SPREADS):
        return False
    if frame.horde != (attacks and below.attacker == VIKINGS):
        return False
    force = state.attack_force if attacks else state.defend_force
    return all(unhurt_stands(state, fielded, force) for fielded in state.unhurt)


def unhurt_stands(state: OrtusRegni, fielded: int, force: list[int]) -> bool:
    """A card yet to absorb is in the force, unless it was the garrison of a Mercenary who has gone down."""
    if state.unhurt.count(fielded) <= force.count(fielded):
        return True
    garrison = role_of(fielded) in (GARRISON_UNIT, GARRISON_KNIGHT)
    return garrison and state.mercenary_card[which_of(fielded)] == NONE


def towers_fall(state: OrtusRegni, frame: TowersFallFrame, below: BattleFrame) -> bool:
    hit = at_stage(below, HIT_TARGET) and below.way == ON_TOWERS and frame.seat == below.defender
    return hit and frame.left <= len(state.towers[frame.seat])


def properties_fall(state: OrtusRegni, frame: PropertiesFallFrame, below: BattleFrame) -> bool:
    hit = at_stage(below, HIT_TARGET) and below.way == RAIDING
    aimed = frame.seat == below.defender and frame.fief == below.target
    return hit and aimed and frame.left <= len(state.properties[frame.fief])


def spoils(state: OrtusRegni, frame: SpoilsFrame, below: BattleFrame) -> bool:
    if not at_stage(below, TAKE_SPOILS) or frame.attacker != below.attacker:
        return False
    if frame.fallen == NONE:
        return not below.building_fell
    fell = below.building_fell and frame.fallen == below.target
    return fell and state.holder[frame.fallen] == below.defender


def ransom(state: OrtusRegni, frame: RansomFrame, below: BattleFrame) -> bool:
    payer, captor, captive, fief, paid = frame.payer, frame.captor, frame.captive, frame.fief, frame.paid
    defenders_taken = below.result == ATTACKER_WINS
    if below.attacker == VIKINGS or below.result not in (ATTACKER_WINS, DEFENDER_WINS):
        return False
    head = below.defender if defenders_taken else below.attacker
    if captor != (below.attacker if defenders_taken else below.defender) or not state.alive[captor]:
        return False
    main = payer == head and at_stage(below, RANSOM_MAIN)
    helped = payer == state.living_ally(head) and at_stage(below, RANSOM_ALLY)
    if not (main or helped) or not state.alive[payer]:
        return False
    if captive == NONE:
        return fief == NONE and paid == 0
    if captive not in captives_of(state, payer) or (paid < RANSOM_PRICE and not can_pay(state, payer, captive)):
        return False
    return fief == NONE or (paid < RANSOM_PRICE and state.holder[fief] == payer and bool(state.properties[fief]))
