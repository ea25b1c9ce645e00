"""Which steps may stand on each other, and what the numbers of each may be. Positions are checked by it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

from meadhall.games.ortus_regni.cards import (
    ACTIONS_PER_TURN,
    ALLIES,
    ATTACKER_WINS,
    CARD_SPAN,
    CHURCH_DECIDES,
    DECK_SIZE,
    DEFENDER_WINS,
    DRAFT_PACK,
    DRAFT_PACKS,
    DRAFT_PICK,
    HOUSE_COMMON,
    INTRIGUE,
    IS_LORD,
    IS_PROPERTY,
    KING_LEVY,
    LEGACY_TOWERS,
    NORMAL,
    RANSOM_PRICE,
    RESOURCE_COST,
    TOURN_TOWERS,
    TREACHERY,
    VASSAL,
)
from meadhall.games.ortus_regni.codes import KINDS
from meadhall.games.ortus_regni.interface.options import MOST_LEGACY
from meadhall.games.ortus_regni.politics.joust import COMING, RIDING, STAKING
from meadhall.games.ortus_regni.politics.struggle import ON_LORD, ON_MERCENARY, hittable, targets
from meadhall.games.ortus_regni.setup.setup import BEFORE_DECKS, BUILD_DECKS, MULLIGANS, PLAY, TABLE, TRAY_TOWERS
from meadhall.games.ortus_regni.setup.variants import series_decided
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
from meadhall.games.ortus_regni.turn.placing import BOUGHT_CARD, GAINED, PLACED_CARD, heirs, lordless
from meadhall.games.ortus_regni.war.battle import (
    ATTACKER,
    ATTACKER_FIELDS,
    ATTACKER_SPREADS,
    ATTACKERS_ALLY,
    CARD,
    CHECK_FALL,
    CONTROLLER,
    DEFENDER,
    DEFENDER_FIELDS,
    DEFENDER_SPREADS,
    DEFENDERS_ALLY,
    DRAW,
    GO_HOME,
    HIT_TARGET,
    HURT_ATTACKER,
    HURT_DEFENDER,
    RANSOM_ALLY,
    RANSOM_MAIN,
    REACT,
    RESULT,
    STAGE,
    STRIKE,
    TAKE_SPOILS,
    TARGET,
    WAY,
)
from meadhall.games.ortus_regni.war.declaring import BESIEGING, ON_TOWERS, RAIDING, victims
from meadhall.games.ortus_regni.war.fielding import ATTACK_SIDE
from meadhall.games.ortus_regni.war.forces import GARRISON_KNIGHT, GARRISON_UNIT, role_of, which_of
from meadhall.games.ortus_regni.war.ransom import can_pay, captives_of
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
    DECKS_STEP: (SET_UP_STEP, LEVY_STEP),  # a coronation before the decks are built has nothing to levy (OR-16.9)
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
        ROUND_STEP: [(0, players + 1)],
        SERIES_STEP: [flag, masks, masks],
        HOUSE_STEP: [seat],
        LEGACY_STEP: [(0, MOST_LEGACY * players), (0, LEGACY_TOWERS)],
        DECKS_STEP: [],
        DRAFT_STEP: [(0, DRAFT_PACKS), (0, DRAFT_PACK)],
        TRAY_TOWERS_STEP: [],
        MULLIGAN_STEP: [(0, players)],
        TURN_STEP: [seat, (0, ACTIONS_PER_TURN), flag],
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


def refuse(state: OrtusRegni, place: int, reason: str) -> NoReturn:
    name = state.steps[state.stack[place][0]].name
    raise BadPosition(f"ortus-regni.position-{reason}", "OR-3.1", path_name=f"pending[{place}]", step_name=name)


def check_ranges(state: OrtusRegni) -> None:
    """The steps may stand on each other and have the numbers they need, each within its range."""
    below = GROUND
    allowed = ranges(state)
    for place, frame in enumerate(state.stack):
        step = frame[0]
        if below not in STANDS_ON[step]:
            refuse(state, place, "pending")
        if not fits(frame, allowed[step]):
            refuse(state, place, "frame")
        below = step


def fits(frame: Frame, allowed: Ranges) -> bool:
    if len(frame) != len(allowed) + 1:
        return False
    return all(least <= number <= most for number, (least, most) in zip(frame[1:], allowed, strict=True))


def check_frames(state: OrtusRegni) -> None:
    """Every frame also fits the one below it and the table."""
    check_ranges(state)
    below: Frame = [GROUND]
    for place, frame in enumerate(state.stack):
        if not MAKES_SENSE[frame[0]](state, frame, below):
            refuse(state, place, "frame")
        below = frame


# --- before the game ------------------------------------------------------------------------------------------------

NEXT_PART = {
    HOUSE_STEP: BEFORE_DECKS + 1,
    LEGACY_STEP: BEFORE_DECKS + 1,
    DRAFT_STEP: BEFORE_DECKS + 1,
    DECKS_STEP: BUILD_DECKS + 1,
    LEVY_STEP: BUILD_DECKS + 1,
    TRAY_TOWERS_STEP: TRAY_TOWERS + 1,
    MULLIGAN_STEP: MULLIGANS + 1,
}
"""What the set-up below a step says comes next."""


def set_up(state: OrtusRegni, frame: Frame, below: Frame) -> bool:
    if frame[1] == 0:
        return not any(state.fiefs) and not any(state.cubes)
    if state.stack[-1] is frame and (frame[1] == TABLE or (frame[1] == BUILD_DECKS and state.rules.draft)):
        return decks_ready(state)
    return True


def decks_ready(state: OrtusRegni) -> bool:
    """Whether the table may be laid: all decks are built."""
    return all(sum(counts) == DECK_SIZE for counts in state.lists)


def part_of_set_up(frame: Frame, below: Frame) -> bool:
    return below[0] != SET_UP_STEP or below[1] == NEXT_PART[frame[0]]


def house(state: OrtusRegni, frame: Frame, below: Frame) -> bool:
    return part_of_set_up(frame, below) and state.rules.house and sum(state.common) <= HOUSE_COMMON


def decks(state: OrtusRegni, frame: Frame, below: Frame) -> bool:
    return part_of_set_up(frame, below) and not state.rules.draft


def tray_towers(state: OrtusRegni, frame: Frame, below: Frame) -> bool:
    return part_of_set_up(frame, below) and state.rules.tournament and max(state.points) <= TOURN_TOWERS


def mulligan(state: OrtusRegni, frame: Frame, below: Frame) -> bool:
    return part_of_set_up(frame, below) and state.rules.mulligan


def legacy(state: OrtusRegni, frame: Frame, below: Frame) -> bool:
    """Points are spent one at a time, clockwise from the first player."""
    if not part_of_set_up(frame, below) or not state.rules.legacy or state.first == NONE:
        return False
    spent = frame[1]
    for seat in range(state.players):
        turns = (spent - (seat - state.first) % state.players + state.players - 1) // state.players
        if state.points[seat] != state.rules.legacy_points - turns:
            return False
    return not frame[2] or sum(state.points) > 0


def draft(state: OrtusRegni, frame: Frame, below: Frame) -> bool:
    """Packs are as large as the picks leave them, and every card picked was kept."""
    pack, size = frame[1], frame[2]
    if not part_of_set_up(frame, below) or not state.rules.draft:
        return False
    if size and (pack == DRAFT_PACKS or size <= DRAFT_PICK or (DRAFT_PACK - size) % DRAFT_PICK):
        return False
    for seat in range(state.players):
        held = len(state.packs[seat])
        if not max(0, size - DRAFT_PICK) <= held <= size:
            return False
        picked = DRAFT_PACK - held if size else 0
        if len(state.kept[seat]) != pack * (DRAFT_PACK - DRAFT_PICK) + picked:
            return False
    return True


def series(state: OrtusRegni, frame: Frame, below: Frame) -> bool:
    """Winners keep their decks; nobody rebuilds who hasn't answered."""
    counted, answered, rebuilding = frame[1:]
    if state.rules.series == 1 or not decks_ready(state):
        return False
    if not counted:
        return not answered and not rebuilding
    return not rebuilding & ~answered and answered != (1 << state.players) - 1 and not series_decided(state)


# --- rounds and turns -----------------------------------------------------------------------------------------------


def round_(state: OrtusRegni, frame: Frame, below: Frame) -> bool:
    least = 0 if frame[1] == 0 else 1
    return state.first != NONE and least <= state.round <= state.rules.round_limit - 1 + least


def turn(state: OrtusRegni, frame: Frame, below: Frame) -> bool:
    """The turn of the Earl who is due; with an Action on it, it has begun and the Action is counted."""
    seat, acted, begun = frame[1:]
    if below[1] < 1 or seat != (state.first + below[1] - 1) % state.players or not state.alive[seat]:
        return False
    over = state.stack[2][0] if len(state.stack) > 2 else GROUND
    if over in (GROUND, LEVY_STEP):
        return begun == 1 or acted == 0
    return begun == 1 and acted > 0


def own_turn(state: OrtusRegni, frame: Frame, below: Frame) -> bool:
    """The step is the Action of whoever's turn it is."""
    return below[0] != TURN_STEP or frame[1] == below[1]


def attach(state: OrtusRegni, frame: Frame, below: Frame) -> bool:
    seat, card, way = frame[1:]
    if not IS_PROPERTY[card % CARD_SPAN] or not state.alive[seat] or not state.fiefs[seat]:
        return False
    if below[0] == LEGACY_STEP:
        return way == BOUGHT_CARD and card // CARD_SPAN == seat
    if below[0] == RANSOM_STEP:
        return way == GAINED and seat == below[2]
    if below[0] == ATTACH_STEP:
        return way == GAINED and seat == below[1]
    return way == GAINED or (way == PLACED_CARD and seat == below[1] == card // CARD_SPAN)


def install(state: OrtusRegni, frame: Frame, below: Frame) -> bool:
    return own_turn(state, frame, below) and IS_LORD[frame[2]] and bool(lordless(state, frame[1]))


def bequest(state: OrtusRegni, frame: Frame, below: Frame) -> bool:
    return own_turn(state, frame, below) and bool(heirs(state, frame[1]))


def barter(state: OrtusRegni, frame: Frame, below: Frame) -> bool:
    seat, first, second = frame[1:]
    if not own_turn(state, frame, below) or not state.rules.resource or not sum(state.trays[seat]):
        return False
    if first == NONE:
        return second == NONE and len(state.hands[seat]) >= RESOURCE_COST
    given_up = [first] if second == NONE else [first, second]
    return state.discards[seat][-len(given_up) :] == given_up and (second != NONE or bool(state.hands[seat]))


def levy(state: OrtusRegni, frame: Frame, below: Frame) -> bool:
    if not part_of_set_up(frame, below) or (below[0] == SET_UP_STEP and not state.rules.legacy):
        return False
    return state.king == frame[1] and frame[2] <= len(state.others(frame[1]))


def joust(state: OrtusRegni, frame: Frame, below: Frame) -> bool:
    """Who has decided attends or doesn't; who hasn't doesn't yet."""
    caller, done, part, fief = frame[1:]
    order = [*state.others(caller), caller]
    if not own_turn(state, frame, below) or done > len(order) or (done == len(order) and part != COMING):
        return False
    for place, seat in enumerate(order):
        waits = place > done or (place == done and part == COMING)
        chooses = place == done and part in (STAKING, RIDING)
        if (waits and state.attending[seat]) or (chooses and not state.attending[seat]):
            return False
        if chooses and (state.contestants[seat] != NONE or (part == STAKING and state.stakes[seat] != NONE)):
            return False
    if (done == len(order) or (done == len(order) - 1 and part != COMING)) and True not in state.attending:
        return False
    return fief == NONE or (part == STAKING and state.holder[fief] == order[done] and bool(state.properties[fief]))


# --- struggles ------------------------------------------------------------------------------------------------------


def target(state: OrtusRegni, frame: Frame, below: Frame) -> bool:
    treachery = frame[2] == TREACHERY
    if not own_turn(state, frame, below):
        return False
    if frame[3] == NONE:
        return bool(targets(state, frame[1], treachery))
    holder = state.holder[frame[3]]
    return holder != NONE and state.are_foes(frame[1], holder) and bool(hittable(state, frame[3], treachery))


def struggle(state: OrtusRegni, frame: Frame, below: Frame) -> bool:
    actor, political, victim, aim, aimed_at, card, last, side, helper = frame[1:]
    if not own_turn(state, frame, below) or not state.are_foes(actor, victim):
        return False
    if last not in (political, VASSAL, ALLIES) or (last == political and side):
        return False
    if helper and state.living_ally(actor if side else victim) == NONE:
        return False
    if aim == ON_MERCENARY:
        held = aimed_at < len(state.mercenary_card) and state.mercenary_holder[aimed_at] == victim
        return held and card == NONE
    if state.holder[aimed_at] != victim:
        return False
    if aim == ON_LORD:
        return political == TREACHERY and card == NONE and state.lord[aimed_at] != NONE
    return card in hittable(state, aimed_at, political == TREACHERY)


# --- battles --------------------------------------------------------------------------------------------------------


def declare(state: OrtusRegni, frame: Frame, below: Frame) -> bool:
    attacker, controller = frame[1:]
    if not right_attacker(state, attacker, controller, below):
        return False
    if attacker == VIKINGS:
        return True
    return any(state.fiefs[victim] or state.towers[victim] for victim in victims(state, attacker))


def right_attacker(state: OrtusRegni, attacker: int, controller: int, below: Frame) -> bool:
    """Earls attack on their own turn, the Vikings after all turns, led by any living Earl."""
    if not state.alive[controller]:
        return False
    if below[0] == TURN_STEP:
        return attacker == controller == below[1]
    return attacker == VIKINGS and state.arrived and below[1] == state.players + 1


def battle(state: OrtusRegni, frame: Frame, below: Frame) -> bool:
    attacker, controller, defender = frame[ATTACKER], frame[CONTROLLER], frame[DEFENDER]
    if not right_attacker(state, attacker, controller, below):
        return False
    if frame[STAGE] <= CHECK_FALL and not state.alive[defender]:
        return False
    if attacker == VIKINGS:
        if defender == controller and not state.rules.viking_self_target:
            return False
    elif attacker == defender or state.ally(attacker) == defender:
        return False
    return target_stands(state, frame) and outcome_fits(state, frame)


def target_stands(state: OrtusRegni, frame: Frame) -> bool:
    way, fief = frame[WAY], frame[TARGET]
    if way == ON_TOWERS:
        return fief == NONE and (frame[STAGE] > HIT_TARGET or bool(state.towers[frame[DEFENDER]]))
    if fief == NONE:
        return False
    if frame[STAGE] > TAKE_SPOILS:
        return True  # it may have fallen
    if state.holder[fief] != frame[DEFENDER]:
        return False
    return way == BESIEGING or frame[STAGE] > HIT_TARGET or bool(state.properties[fief])


def outcome_fits(state: OrtusRegni, frame: Frame) -> bool:
    """The Battle card, what was made of it, and the points on either side belong to the stage."""
    stage, card, result = frame[STAGE], frame[CARD], frame[RESULT]
    if stage <= DRAW and (card != NONE or result != NONE):
        return False
    if stage <= STRIKE and (frame[HURT_ATTACKER] or frame[HURT_DEFENDER]):
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
    if result == ATTACKER_WINS and frame[HURT_ATTACKER] and stage > STRIKE:
        return False
    fallen = frame[HURT_DEFENDER] < 0
    return not fallen or (stage >= TAKE_SPOILS and frame[WAY] == BESIEGING)


def at_stage(battle: Frame, stage: int) -> bool:
    """The step was called by this stage of the battle below it."""
    return battle[STAGE] == stage + 1


def field(state: OrtusRegni, frame: Frame, below: Frame) -> bool:
    seat, side, main = frame[1:]
    attacks = side == ATTACK_SIDE
    head = below[ATTACKER] if attacks else below[DEFENDER]
    if main:
        return seat == head and at_stage(below, ATTACKER_FIELDS if attacks else DEFENDER_FIELDS)
    helps = head != VIKINGS and seat == state.living_ally(head)
    return helps and at_stage(below, ATTACKERS_ALLY if attacks else DEFENDERS_ALLY)


def church_ruling(state: OrtusRegni, frame: Frame, below: Frame) -> bool:
    return at_stage(below, DRAW) and below[CARD] == CHURCH_DECIDES and frame[1] == state.church_controller()


def tactics(state: OrtusRegni, frame: Frame, below: Frame) -> bool:
    turned = NORMAL if frame[1] % 2 else below[CARD]
    drawn = below[CARD] in (ATTACKER_WINS, DEFENDER_WINS)
    return state.rules.tactics and at_stage(below, REACT) and drawn and below[RESULT] == turned


def spread(state: OrtusRegni, frame: Frame, below: Frame) -> bool:
    seat, side, _, horde = frame[1:]
    attacks = side == ATTACK_SIDE
    if seat != below[CONTROLLER if attacks else DEFENDER]:
        return False
    if not at_stage(below, ATTACKER_SPREADS if attacks else DEFENDER_SPREADS):
        return False
    if bool(horde) != (attacks and below[ATTACKER] == VIKINGS):
        return False
    force = state.attack_force if attacks else state.defend_force
    return all(unhurt_stands(state, fielded, force) for fielded in state.unhurt)


def unhurt_stands(state: OrtusRegni, fielded: int, force: list[int]) -> bool:
    """A card yet to absorb is in the force, unless it was the garrison of a Mercenary who has gone down."""
    if state.unhurt.count(fielded) <= force.count(fielded):
        return True
    garrison = role_of(fielded) in (GARRISON_UNIT, GARRISON_KNIGHT)
    return garrison and state.mercenary_card[which_of(fielded)] == NONE


def towers_fall(state: OrtusRegni, frame: Frame, below: Frame) -> bool:
    hit = at_stage(below, HIT_TARGET) and below[WAY] == ON_TOWERS and frame[1] == below[DEFENDER]
    return hit and frame[2] <= len(state.towers[frame[1]])


def properties_fall(state: OrtusRegni, frame: Frame, below: Frame) -> bool:
    hit = at_stage(below, HIT_TARGET) and below[WAY] == RAIDING
    aimed = frame[1] == below[DEFENDER] and frame[2] == below[TARGET]
    return hit and aimed and frame[3] <= len(state.properties[frame[2]])


def spoils(state: OrtusRegni, frame: Frame, below: Frame) -> bool:
    if not at_stage(below, TAKE_SPOILS) or frame[1] != below[ATTACKER]:
        return False
    fallen = below[HURT_DEFENDER] < 0
    if frame[2] == NONE:
        return not fallen
    return fallen and frame[2] == below[TARGET] and state.holder[frame[2]] == below[DEFENDER]


def ransom(state: OrtusRegni, frame: Frame, below: Frame) -> bool:
    payer, captor, captive, fief, paid = frame[1:]
    defenders_taken = below[RESULT] == ATTACKER_WINS
    if below[ATTACKER] == VIKINGS or below[RESULT] not in (ATTACKER_WINS, DEFENDER_WINS):
        return False
    head = below[DEFENDER if defenders_taken else ATTACKER]
    if captor != below[ATTACKER if defenders_taken else DEFENDER] or not state.alive[captor]:
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


MAKES_SENSE: dict[int, Callable[[OrtusRegni, Frame, Frame], bool]] = {
    HOUSE_STEP: house,
    LEGACY_STEP: legacy,
    DECKS_STEP: decks,
    DRAFT_STEP: draft,
    SET_UP_STEP: set_up,
    TRAY_TOWERS_STEP: tray_towers,
    MULLIGAN_STEP: mulligan,
    ROUND_STEP: round_,
    TURN_STEP: turn,
    ATTACH_STEP: attach,
    INSTALL_STEP: install,
    BEQUEST_STEP: bequest,
    TARGET_STEP: target,
    STRUGGLE_STEP: struggle,
    DECLARE_STEP: declare,
    BATTLE_STEP: battle,
    FIELD_STEP: field,
    CHURCH_RULING_STEP: church_ruling,
    TACTICS_STEP: tactics,
    SPREAD_STEP: spread,
    TOWERS_FALL_STEP: towers_fall,
    PROPERTIES_FALL_STEP: properties_fall,
    SPOILS_STEP: spoils,
    RANSOM_STEP: ransom,
    JOUST_STEP: joust,
    LEVY_STEP: levy,
    BARTER_STEP: barter,
    SERIES_STEP: series,
}
"""What ranges alone can't tell, by step: the frame below, cards of the right kind, things that are on the table."""
