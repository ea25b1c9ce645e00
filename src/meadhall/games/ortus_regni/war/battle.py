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
from meadhall.games.ortus_regni.state import (
    CHURCH_RULING_STEP,
    FIELD_STEP,
    NONE,
    PROPERTIES_FALL_STEP,
    RANSOM_STEP,
    SPOILS_STEP,
    SPREAD_STEP,
    TACTICS_STEP,
    TOWERS_FALL_STEP,
    VIKINGS,
    OrtusRegni,
)
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
from meadhall.kernel.state import Frame, Step

# The frame of a battle.
STAGE: Final = 1
ATTACKER: Final = 2
CONTROLLER: Final = 3
DEFENDER: Final = 4
WAY: Final = 5
TARGET: Final = 6
CARD: Final = 7
RESULT: Final = 8
HURT_ATTACKER: Final = 9  # points on the attacker
HURT_DEFENDER: Final = 10  # points on the defender, later those left for the target

# The stages, in order.
ATTACKER_FIELDS: Final = 0
DEFENDER_FIELDS: Final = 1
ATTACKERS_ALLY: Final = 2
DEFENDERS_ALLY: Final = 3
DRAW: Final = 4
REACT: Final = 5
STRIKE: Final = 6
ATTACKER_SPREADS: Final = 7
DEFENDER_SPREADS: Final = 8
HIT_TARGET: Final = 9
TAKE_SPOILS: Final = 10
CHECK_FALL: Final = 11
RANSOM_MAIN: Final = 12
RANSOM_ALLY: Final = 13
GO_HOME: Final = 14


class Battle(Step[OrtusRegni]):
    """Leads from one stage to the next. Frame: see above."""

    def proceed(self, state: OrtusRegni, frame: Frame) -> None:
        stage = frame[STAGE]
        frame[STAGE] += 1
        if stage <= DEFENDERS_ALLY:
            call_to_arms(state, frame, stage)
        elif stage == DRAW:
            draw_battle_card(state, frame)
        elif stage == REACT:
            if state.rules.tactics and frame[CARD] in (ATTACKER_WINS, DEFENDER_WINS):
                state.stack.append([TACTICS_STEP, 0])
        elif stage == STRIKE:
            strike(state, frame)
        elif stage == ATTACKER_SPREADS:
            spread(state, frame, ATTACK_SIDE, frame[HURT_ATTACKER])
        elif stage == DEFENDER_SPREADS:
            points = frame[HURT_DEFENDER]
            frame[HURT_DEFENDER] = max(0, points - len(state.defend_force))  # OR-8.18
            spread(state, frame, DEFENCE_SIDE, points)
        elif stage == HIT_TARGET:
            hit_target(state, frame)
        elif stage == TAKE_SPOILS:
            if state.spoils or frame[HURT_DEFENDER] < 0:
                fallen = frame[TARGET] if frame[HURT_DEFENDER] < 0 else NONE
                state.stack.append([SPOILS_STEP, frame[ATTACKER], fallen])
        elif stage == CHECK_FALL:
            check_fall(state, frame[DEFENDER], frame[CONTROLLER], ELIMINATED_IN_BATTLE)
        elif stage <= RANSOM_ALLY:
            ask_ransom(state, frame, stage)
        else:
            go_home(state, frame)


def call_to_arms(state: OrtusRegni, frame: Frame, stage: int) -> None:
    """Attacker, defender, attacker's ally, defender's ally (OR-8.3, OR-16.27, OR-16.42)."""
    seat = frame[ATTACKER] if stage in (ATTACKER_FIELDS, ATTACKERS_ALLY) else frame[DEFENDER]
    side = ATTACK_SIDE if stage in (ATTACKER_FIELDS, ATTACKERS_ALLY) else DEFENCE_SIDE
    main = 1
    if stage >= ATTACKERS_ALLY:
        seat = NONE if seat == VIKINGS else state.living_ally(seat)
        main = 0
    if seat != NONE and seat != VIKINGS:
        state.stack.append([FIELD_STEP, seat, side, main])


# --- the Battle card ------------------------------------------------------------------------------------------------


def draw_battle_card(state: OrtusRegni, frame: Frame) -> None:
    """No card for an undefended attack (OR-8.10); else the defender draws one (OR-8.11)."""
    if not state.defend_force:
        state.tell(UNDEFENDED, frame[DEFENDER])
        frame[RESULT] = NONE
        return
    card = draw_from(state, state.battle_deck, state.battle_discard)
    frame[CARD] = card
    frame[RESULT] = card
    state.tell(BATTLE_CARD, card)
    if card == NONE:
        frame[RESULT] = NORMAL
    elif card == CHURCH_DECIDES:
        frame[RESULT] = NORMAL
        controller = state.church_controller()
        if controller == NONE:
            state.tell(NO_CONTROLLER)
        else:
            state.stack.append([CHURCH_RULING_STEP, controller])


def strike(state: OrtusRegni, frame: Frame) -> None:
    """Who takes how much, and who is captured (OR-8.12 to OR-8.14, OR-8.16, OR-11.12)."""
    result = frame[RESULT]
    vikings = frame[ATTACKER] == VIKINGS
    attack = horde_strength(state) if vikings else force_strength(state, state.attack_force)
    defence = force_strength(state, state.defend_force)
    frame[HURT_ATTACKER] = 0 if result == ATTACKER_WINS or result == NONE else defence
    frame[HURT_DEFENDER] = 0 if result == DEFENDER_WINS else attack
    state.tell(DAMAGE, frame[HURT_ATTACKER], frame[HURT_DEFENDER])
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


def spread(state: OrtusRegni, frame: Frame, side: int, points: int) -> None:
    if points:
        seat = frame[CONTROLLER] if side == ATTACK_SIDE else frame[DEFENDER]
        horde = 1 if side == ATTACK_SIDE and frame[ATTACKER] == VIKINGS else 0
        state.unhurt = (state.attack_force if side == ATTACK_SIDE else state.defend_force)[:]
        state.stack.append([SPREAD_STEP, seat, side, points, horde])


# --- the target -----------------------------------------------------------------------------------------------------


def hit_target(state: OrtusRegni, frame: Frame) -> None:
    """What gets past the defenders (OR-8E). A fallen building is marked by points below zero."""
    points = frame[HURT_DEFENDER]
    frame[HURT_DEFENDER] = 0
    defender = frame[DEFENDER]
    if not points:
        return
    towers = len(state.towers[defender])
    if frame[WAY] == ON_TOWERS:
        state.stack.append([TOWERS_FALL_STEP, defender, min(towers, points // TOWER_HP)])  # OR-8.22
        return
    if towers:
        state.tell(TOWERS_ABSORB, defender, min(towers, points))
        points = max(0, points - towers * TOWER_HP)  # OR-8.23
    fief = frame[TARGET]
    if frame[WAY] == BESIEGING:
        kind = state.building[fief] % CARD_SPAN
        if points >= ABSORBS[kind]:
            state.tell(BUILDING_FELL, defender, kind, fief)
            frame[HURT_DEFENDER] = -1
        else:
            state.tell(SIEGE_HELD, defender, fief, points, ABSORBS[kind])  # OR-8.26
    else:
        falling = min(len(state.properties[fief]), points // PROPERTY_HP)
        state.stack.append([PROPERTIES_FALL_STEP, defender, fief, falling])  # OR-8.24


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


def ask_ransom(state: OrtusRegni, frame: Frame, stage: int) -> None:
    """Captives are ransomed by their holders from the Earl at the head of the other side (OR-8.32, OR-16.29)."""
    if not state.captives:
        return
    defenders_taken = frame[RESULT] == ATTACKER_WINS
    payer = frame[DEFENDER] if defenders_taken else frame[ATTACKER]
    captor = frame[ATTACKER] if defenders_taken else frame[DEFENDER]
    if stage == RANSOM_ALLY:
        payer = state.living_ally(payer)
    if payer != NONE and state.alive[payer]:
        state.stack.append([RANSOM_STEP, payer, captor, NONE, NONE, 0])


def go_home(state: OrtusRegni, frame: Frame) -> None:
    """Hand fighters are discarded, everybody else goes back to where they came from (OR-8.39, OR-8.41)."""
    state.stack.pop()
    for fielded in state.attack_force + state.defend_force:
        if role_of(fielded) == HAND_UNIT:
            lose(state, seat_of(fielded) * CARD_SPAN + which_of(fielded))
    if frame[CARD] != NONE:
        state.battle_discard[frame[CARD]] += 1
    state.attack_force = []
    state.defend_force = []
    state.captives = []
    if frame[ATTACKER] == VIKINGS:
        check_horde_gone(state)
