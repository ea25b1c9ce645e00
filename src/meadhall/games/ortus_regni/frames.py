"""Which steps may stand on each other, and what the numbers of each may be. Positions are checked by it."""

from __future__ import annotations

from meadhall.games.ortus_regni.battle import GO_HOME, HIT_TARGET
from meadhall.games.ortus_regni.cards import (
    CARD_SPAN,
    DRAFT_PACK,
    DRAFT_PACKS,
    INTRIGUE,
    IS_LORD,
    IS_PROPERTY,
    KING_LEVY,
    LEGACY_TOWERS,
    RANSOM_PRICE,
    TREACHERY,
)
from meadhall.games.ortus_regni.codes import KINDS
from meadhall.games.ortus_regni.fielding import ATTACK_SIDE
from meadhall.games.ortus_regni.forces import GARRISON_KNIGHT, GARRISON_UNIT, role_of, which_of
from meadhall.games.ortus_regni.placing import heirs, lordless
from meadhall.games.ortus_regni.ransom import captives_of
from meadhall.games.ortus_regni.setup import PLAY
from meadhall.games.ortus_regni.state import (
    ATTACH_STEP,
    BARTER_STEP,
    BATTLE_STEP,
    BEQUEST_STEP,
    CHURCH_RULING_STEP,
    DECKS_STEP,
    DECLARE_STEP,
    DRAFT_STEP,
    FIELD_STEP,
    HOUSE_STEP,
    INSTALL_STEP,
    JOUST_STEP,
    LEGACY_STEP,
    LEVY_STEP,
    MULLIGAN_STEP,
    NONE,
    PROPERTIES_FALL_STEP,
    RANSOM_STEP,
    ROUND_STEP,
    SERIES_STEP,
    SET_UP_STEP,
    SPOILS_STEP,
    SPREAD_STEP,
    STRUGGLE_STEP,
    TACTICS_STEP,
    TARGET_STEP,
    TOWERS_FALL_STEP,
    TRAY_TOWERS_STEP,
    TURN_STEP,
    VIKINGS,
    OrtusRegni,
)
from meadhall.games.ortus_regni.struggle import ON_LORD, ON_MERCENARY, hittable, targets
from meadhall.kernel.errors import BadPosition
from meadhall.kernel.state import Frame

GROUND = -1
"""What the lowest step stands on."""

STANDS_ON: dict[int, tuple[int, ...]] = {
    SET_UP_STEP: (GROUND,),
    ROUND_STEP: (GROUND,),
    SERIES_STEP: (GROUND,),
    HOUSE_STEP: (SET_UP_STEP,),
    LEGACY_STEP: (SET_UP_STEP,),
    DECKS_STEP: (SET_UP_STEP,),
    DRAFT_STEP: (SET_UP_STEP,),
    TRAY_TOWERS_STEP: (SET_UP_STEP,),
    MULLIGAN_STEP: (SET_UP_STEP,),
    TURN_STEP: (ROUND_STEP,),
    ATTACH_STEP: (TURN_STEP, LEGACY_STEP, RANSOM_STEP, ATTACH_STEP),
    INSTALL_STEP: (TURN_STEP, LEGACY_STEP),
    BEQUEST_STEP: (TURN_STEP,),
    TARGET_STEP: (TURN_STEP,),
    STRUGGLE_STEP: (TURN_STEP,),
    DECLARE_STEP: (TURN_STEP, ROUND_STEP),
    BATTLE_STEP: (TURN_STEP, ROUND_STEP),
    FIELD_STEP: (BATTLE_STEP,),
    CHURCH_RULING_STEP: (BATTLE_STEP,),
    TACTICS_STEP: (BATTLE_STEP,),
    SPREAD_STEP: (BATTLE_STEP,),
    TOWERS_FALL_STEP: (BATTLE_STEP,),
    PROPERTIES_FALL_STEP: (BATTLE_STEP,),
    SPOILS_STEP: (BATTLE_STEP,),
    RANSOM_STEP: (BATTLE_STEP,),
    JOUST_STEP: (TURN_STEP,),
    LEVY_STEP: (TURN_STEP, ROUND_STEP, SET_UP_STEP),
    BARTER_STEP: (TURN_STEP,),
}

MANY = 10**6
Ranges = list[tuple[int, int]]


def ranges(state: OrtusRegni) -> dict[int, Ranges]:
    """Least and most of each number of a frame, after the step's own."""
    players = state.players
    seat = (0, players - 1)
    maybe_fief = (NONE, len(state.building) - 1)
    fief = (0, len(state.building) - 1)
    card = (0, CARD_SPAN * players - 1)
    kind = (0, KINDS - 1)
    maybe_kind = (NONE, KINDS - 1)
    flag = (0, 1)
    masks = (0, (1 << players) - 1)
    points = (0, MANY)
    return {
        SET_UP_STEP: [(0, PLAY + 1)],
        ROUND_STEP: [(0, players + 2)],
        SERIES_STEP: [flag, masks, masks],
        HOUSE_STEP: [seat],
        LEGACY_STEP: [(0, 3 * players), (0, LEGACY_TOWERS)],
        DECKS_STEP: [],
        DRAFT_STEP: [(0, DRAFT_PACKS), (0, DRAFT_PACK)],
        TRAY_TOWERS_STEP: [],
        MULLIGAN_STEP: [(0, players)],
        TURN_STEP: [seat, (0, 9), flag],
        ATTACH_STEP: [seat, card, (0, 2)],
        INSTALL_STEP: [seat, kind],
        BEQUEST_STEP: [seat],
        TARGET_STEP: [seat, (TREACHERY, INTRIGUE), maybe_fief],
        STRUGGLE_STEP: [
            seat, (TREACHERY, INTRIGUE), seat, (0, 2), (0, len(state.building) - 1), (NONE, card[1]), kind, flag, flag,
        ],
        DECLARE_STEP: [(0, VIKINGS), seat],
        BATTLE_STEP: [(0, GO_HOME + 1), (0, VIKINGS), seat, seat, (0, 2), maybe_fief, (NONE, 3), (NONE, 2), points,
                      (NONE, MANY)],
        FIELD_STEP: [seat, flag, flag],
        CHURCH_RULING_STEP: [seat],
        TACTICS_STEP: [(0, MANY)],
        SPREAD_STEP: [seat, flag, points, flag],
        TOWERS_FALL_STEP: [seat, points],
        PROPERTIES_FALL_STEP: [seat, fief, points],
        SPOILS_STEP: [(0, VIKINGS), maybe_fief],
        RANSOM_STEP: [seat, seat, maybe_fief, maybe_fief, (0, RANSOM_PRICE)],
        JOUST_STEP: [seat, (0, players), (0, 3), maybe_fief],
        LEVY_STEP: [seat, (0, players), (0, KING_LEVY)],
        BARTER_STEP: [seat, maybe_kind, maybe_kind],
    }  # fmt: skip


def check_frames(state: OrtusRegni) -> None:
    below = GROUND
    allowed = ranges(state)
    for frame in state.stack:
        step = frame[0]
        if below not in STANDS_ON[step]:
            raise BadPosition("ortus-regni.position-pending", "OR-3.1", step_name=state.steps[step].name)
        if not fits(frame, allowed[step]) or not makes_sense(state, frame):
            raise BadPosition("ortus-regni.position-frame", "OR-3.1", step_name=state.steps[step].name)
        below = step


def fits(frame: Frame, allowed: Ranges) -> bool:
    if len(frame) != len(allowed) + 1:
        return False
    return all(least <= number <= most for number, (least, most) in zip(frame[1:], allowed, strict=True))


def makes_sense(state: OrtusRegni, frame: Frame) -> bool:
    """What ranges alone can't tell: cards of the right kind, things that are on the table, something to choose from."""
    match frame[0]:
        case step if step == ATTACH_STEP:
            return IS_PROPERTY[frame[2] % CARD_SPAN] and bool(state.fiefs[frame[1]])
        case step if step == INSTALL_STEP:
            return IS_LORD[frame[2]] and bool(lordless(state, frame[1]))
        case step if step == BEQUEST_STEP:
            return bool(heirs(state, frame[1]))
        case step if step == BATTLE_STEP:
            attacker, target, way = frame[2], frame[6], frame[5]
            if not (attacker == VIKINGS or attacker < state.players) or (way != 0 and target == NONE):
                return False
            return way == 0 or frame[1] > HIT_TARGET + 1 or state.holder[target] == frame[4]
        case step if step in (DECLARE_STEP, SPOILS_STEP):
            return frame[1] == VIKINGS or (frame[1] < state.players and bool(state.foes(frame[1])))
        case step if step == TOWERS_FALL_STEP:
            return frame[2] <= len(state.towers[frame[1]])
        case step if step == PROPERTIES_FALL_STEP:
            return frame[3] <= len(state.properties[frame[2]])
        case step if step == BARTER_STEP:
            given_up = frame[3] != NONE
            return (given_up or bool(state.hands[frame[1]])) and sum(state.trays[frame[1]]) > 0
        case step if step == SPREAD_STEP:
            force = state.attack_force if frame[2] == ATTACK_SIDE else state.defend_force
            return bool(frame[4]) or all(unhurt_stands(state, fielded, force) for fielded in state.unhurt)
        case step if step == JOUST_STEP:
            return joust_makes_sense(state, frame)
        case step if step == TARGET_STEP:
            return target_makes_sense(state, frame)
        case step if step == STRUGGLE_STEP:
            return struggle_makes_sense(state, frame)
        case step if step == RANSOM_STEP:
            captive, fief = frame[3], frame[4]
            known = captive == NONE or captive in captives_of(state, frame[1])
            return known and (fief == NONE or (state.holder[fief] == frame[1] and bool(state.properties[fief])))
    return True


def unhurt_stands(state: OrtusRegni, fielded: int, force: list[int]) -> bool:
    """A card yet to absorb is in the force, unless it was the garrison of a Mercenary who has gone down."""
    if state.unhurt.count(fielded) <= force.count(fielded):
        return True
    garrison = role_of(fielded) in (GARRISON_UNIT, GARRISON_KNIGHT)
    return garrison and state.mercenary_card[which_of(fielded)] == NONE


def target_makes_sense(state: OrtusRegni, frame: Frame) -> bool:
    treachery = frame[2] == TREACHERY
    if frame[3] == NONE:
        return bool(targets(state, frame[1], treachery))
    return state.are_foes(frame[1], state.holder[frame[3]]) and bool(hittable(state, frame[3], treachery))


def struggle_makes_sense(state: OrtusRegni, frame: Frame) -> bool:
    victim, aim, target, card = frame[3], frame[4], frame[5], frame[6]
    if not state.alive[victim]:
        return False
    if aim == ON_MERCENARY:
        return target < len(state.mercenary_card) and state.mercenary_holder[target] == victim
    if state.holder[target] != victim:
        return False
    return state.lord[target] != NONE if aim == ON_LORD else card in state.properties[target]


def joust_makes_sense(state: OrtusRegni, frame: Frame) -> bool:
    caller, done, fief = frame[1], frame[2], frame[4]
    order = [*state.others(caller), caller]
    if done > len(order) or (done == len(order) and True not in state.attending):
        return False
    if fief == NONE:
        return True
    return done < len(order) and state.holder[fief] == order[done] and bool(state.properties[fief])
