"""The course of a battle (OR-8): fielding, Battle card, damage, the target, spoils, ransom, the way home."""

from __future__ import annotations

from typing import Final

from meadhall.games.ortus_regni.cards import (
    ABSORBS,
    ATTACKER_WINS,
    CARD_SPAN,
    CHURCH_DECIDES,
    DEFENDER_WINS,
    NORMAL,
    PROPERTY_HP,
    TOWER_HP,
)
from meadhall.games.ortus_regni.frames.war import (
    ATTACKER_FIELDS,
    ATTACKER_SPREADS,
    ATTACKERS_ALLY,
    CHECK_FALL,
    DEFENDER_SPREADS,
    DEFENDERS_ALLY,
    DRAW,
    HIT_TARGET,
    RANSOM_ALLY,
    REACT,
    STRIKE,
    TAKE_SPOILS,
    BattleFrame,
    ChurchRulingFrame,
    FieldFrame,
    PropertiesFallFrame,
    RansomFrame,
    SpoilsFrame,
    SpreadFrame,
    TacticsFrame,
    TowersFallFrame,
)
from meadhall.games.ortus_regni.notes import (
    ATTACKING_LORD_CAPTURED,
    BATTLE_CARD,
    BUILDING_FELL,
    DAMAGE,
    ELIMINATED_IN_BATTLE,
    LORD_CAPTURED,
    NO_CONTROLLER,
    SIEGE_HELD,
    TOWERS_ABSORB,
    UNDEFENDED,
)
from meadhall.games.ortus_regni.state import NONE, VIKINGS, OrtusRegni
from meadhall.games.ortus_regni.turn.earldom import draw_from, lose
from meadhall.games.ortus_regni.turn.ending import check_fall, check_horde_gone
from meadhall.games.ortus_regni.war.declaring import BESIEGING, ON_TOWERS
from meadhall.games.ortus_regni.war.fielding import ATTACK_SIDE, DEFENCE_SIDE
from meadhall.games.ortus_regni.war.forces import (
    GARRISON_KNIGHT,
    GARRISON_UNIT,
    GUARD_UNIT,
    HAND_UNIT,
    KING_UNIT,
    LORD_UNIT,
    MERCENARY_UNIT,
    POOL_UNIT,
    force_strength,
    horde_strength,
    role_of,
    seat_of,
    which_of,
)
from meadhall.kernel.state import Step


class Battle(Step[OrtusRegni]):
    """Leads from one stage to the next."""

    def proceed(self, state: OrtusRegni, frame: BattleFrame) -> None:
        stage = frame.stage
        frame.stage += 1
        if stage <= DEFENDERS_ALLY:
            call_to_arms(state, frame, stage)
        elif stage == DRAW:
            draw_battle_card(state, frame)
        elif stage == REACT:
            if state.rules.tactics and frame.card in (ATTACKER_WINS, DEFENDER_WINS):
                state.stack.append(TacticsFrame())
        elif stage == STRIKE:
            strike(state, frame)
        elif stage == ATTACKER_SPREADS:
            spread(state, frame, ATTACK_SIDE, frame.hurt_attacker)
        elif stage == DEFENDER_SPREADS:
            points = frame.hurt_defender
            frame.hurt_defender = max(0, points - len(state.defend_force))  # OR-8.18
            spread(state, frame, DEFENCE_SIDE, points)
        elif stage == HIT_TARGET:
            hit_target(state, frame)
        elif stage == TAKE_SPOILS:
            if state.spoils or frame.building_fell:
                fallen = frame.target if frame.building_fell else NONE
                state.stack.append(SpoilsFrame(frame.attacker, fallen))
        elif stage == CHECK_FALL:
            check_fall(state, frame.defender, frame.controller, ELIMINATED_IN_BATTLE)
        elif stage <= RANSOM_ALLY:
            ask_ransom(state, frame, stage)
        else:
            go_home(state, frame)


def call_to_arms(state: OrtusRegni, frame: BattleFrame, stage: int) -> None:
    """Attacker, defender, attacker's ally, defender's ally (OR-8.3, OR-16.27, OR-16.42)."""
    seat = frame.attacker if stage in (ATTACKER_FIELDS, ATTACKERS_ALLY) else frame.defender
    side = ATTACK_SIDE if stage in (ATTACKER_FIELDS, ATTACKERS_ALLY) else DEFENCE_SIDE
    main = True
    if stage >= ATTACKERS_ALLY:
        seat = NONE if seat == VIKINGS else state.living_ally(seat)
        main = False
    if seat != NONE and seat != VIKINGS:
        state.stack.append(FieldFrame(seat, side, main))


# --- the Battle card ------------------------------------------------------------------------------------------------


def draw_battle_card(state: OrtusRegni, frame: BattleFrame) -> None:
    """No card for an undefended attack (OR-8.10); else the defender draws one (OR-8.11)."""
    if not state.defend_force:
        state.tell(UNDEFENDED, frame.defender)
        frame.result = NONE
        return
    state.own_piles()
    card = draw_from(state, state.battle_deck, state.battle_discard)
    frame.card = card
    frame.result = card
    state.tell(BATTLE_CARD, card)
    if card == NONE:
        frame.result = NORMAL
    elif card == CHURCH_DECIDES:
        frame.result = NORMAL
        controller = state.church_controller()
        if controller == NONE:
            state.tell(NO_CONTROLLER)
        else:
            state.stack.append(ChurchRulingFrame(controller))


def strike(state: OrtusRegni, frame: BattleFrame) -> None:
    """Who takes how much, and who is captured (OR-8.12 to OR-8.14, OR-8.16, OR-11.12)."""
    result = frame.result
    vikings = frame.attacker == VIKINGS
    attack = horde_strength(state) if vikings else force_strength(state, state.attack_force)
    defence = force_strength(state, state.defend_force)
    frame.hurt_attacker = 0 if result == ATTACKER_WINS or result == NONE else defence
    frame.hurt_defender = 0 if result == DEFENDER_WINS else attack
    state.tell(DAMAGE, frame.hurt_attacker, frame.hurt_defender)
    if vikings:
        return
    if result == ATTACKER_WINS:
        capture_lords(state, state.defend_force, LORD_CAPTURED)
    elif result == DEFENDER_WINS:
        capture_lords(state, state.attack_force, ATTACKING_LORD_CAPTURED)


def capture_lords(state: OrtusRegni, force: list[int], note: int) -> None:
    captives: list[int] = []
    for fielded in force:
        if role_of(fielded) == LORD_UNIT:
            fief = which_of(fielded)
            captives.append(fief)
            state.tell(note, seat_of(fielded), state.lord[fief], fief)
    state.captives = captives


def spread(state: OrtusRegni, frame: BattleFrame, side: int, points: int) -> None:
    if points:
        seat = frame.controller if side == ATTACK_SIDE else frame.defender
        horde = side == ATTACK_SIDE and frame.attacker == VIKINGS
        state.unhurt = (state.attack_force if side == ATTACK_SIDE else state.defend_force)[:]
        state.stack.append(SpreadFrame(seat, side, points, horde))


# --- the target -----------------------------------------------------------------------------------------------------


def hit_target(state: OrtusRegni, frame: BattleFrame) -> None:
    """What gets past the defenders (OR-8E)."""
    points = frame.hurt_defender
    frame.hurt_defender = 0
    defender = frame.defender
    if not points:
        return
    towers = len(state.towers[defender])
    if frame.way == ON_TOWERS:
        state.stack.append(TowersFallFrame(defender, min(towers, points // TOWER_HP)))  # OR-8.22
        return
    if towers:
        state.tell(TOWERS_ABSORB, defender, min(towers, points))
        points = max(0, points - towers * TOWER_HP)  # OR-8.23
    fief = frame.target
    if frame.way == BESIEGING:
        kind = state.building[fief] % CARD_SPAN
        if points >= ABSORBS[kind]:
            state.tell(BUILDING_FELL, defender, kind, fief)
            frame.building_fell = True
        else:
            state.tell(SIEGE_HELD, defender, fief, points, ABSORBS[kind])  # OR-8.26
    else:
        falling = min(len(state.properties[fief]), points // PROPERTY_HP)
        state.stack.append(PropertiesFallFrame(defender, fief, falling))  # OR-8.24


FOOTHOLDS: Final[list[int]] = [
    MERCENARY_UNIT, KING_UNIT, POOL_UNIT, GUARD_UNIT, GARRISON_UNIT, GARRISON_KNIGHT,
]  # fmt: skip


def has_foothold(state: OrtusRegni, attacker: int) -> bool:
    """A card of the attacker's own that is still there to take hold; hand fighters never count (OR-8.28, OR-16.43)."""
    if attacker == VIKINGS:
        return False  # OR-8.31
    for fielded in state.attack_force:
        if seat_of(fielded) != attacker:
            continue
        role = role_of(fielded)
        if role in FOOTHOLDS or (role == LORD_UNIT and which_of(fielded) not in state.captives):
            return True
    return False


# --- the end of the battle ------------------------------------------------------------------------------------------


def ask_ransom(state: OrtusRegni, frame: BattleFrame, stage: int) -> None:
    """Captives are ransomed by their holders from the Earl at the head of the other side (OR-8.32, OR-16.29)."""
    if not state.captives:
        return
    defenders_taken = frame.result == ATTACKER_WINS
    payer = frame.defender if defenders_taken else frame.attacker
    captor = frame.attacker if defenders_taken else frame.defender
    if stage == RANSOM_ALLY:
        payer = state.living_ally(payer)
    if payer != NONE and state.alive[payer]:
        state.stack.append(RansomFrame(payer, captor))


def go_home(state: OrtusRegni, frame: BattleFrame) -> None:
    """Hand fighters are discarded, everybody else goes back to where they came from (OR-8.39, OR-8.41)."""
    state.stack.pop()
    for fielded in state.attack_force + state.defend_force:
        if role_of(fielded) == HAND_UNIT:
            lose(state, seat_of(fielded) * CARD_SPAN + which_of(fielded))
    if frame.card != NONE:
        state.own_piles()
        state.battle_discard[frame.card] += 1
    state.attack_force = []
    state.defend_force = []
    state.captives = []
    if frame.attacker == VIKINGS:
        check_horde_gone(state)
