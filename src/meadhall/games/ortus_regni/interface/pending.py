"""Which steps may stand on each other, and what the fields of each frame may be. Positions are checked by it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn

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
from meadhall.games.ortus_regni.frames.base import (
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
    Frame,
)
from meadhall.games.ortus_regni.frames.opening import DraftFrame, LegacyFrame, SetUpFrame
from meadhall.games.ortus_regni.frames.politics import JoustFrame, StruggleFrame, TargetFrame
from meadhall.games.ortus_regni.frames.turns import (
    AttachFrame,
    BarterFrame,
    BequestFrame,
    InstallFrame,
    LevyFrame,
    RoundFrame,
    SeriesFrame,
    TurnFrame,
)
from meadhall.games.ortus_regni.frames.war import (
    ATTACKER_FIELDS,
    ATTACKER_SPREADS,
    ATTACKERS_ALLY,
    CHECK_FALL,
    DEFENDER_FIELDS,
    DEFENDER_SPREADS,
    DEFENDERS_ALLY,
    DRAW,
    GO_HOME,
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
from meadhall.games.ortus_regni.interface.options import MOST_LEGACY
from meadhall.games.ortus_regni.politics.joust import COMING, RIDING, STAKING
from meadhall.games.ortus_regni.politics.struggle import ON_LORD, ON_MERCENARY, hittable, targets
from meadhall.games.ortus_regni.setup.setup import BEFORE_DECKS, BUILD_DECKS, MULLIGANS, PLAY, TABLE, TRAY_TOWERS
from meadhall.games.ortus_regni.setup.variants import series_decided
from meadhall.games.ortus_regni.state import NONE, VIKINGS, OrtusRegni
from meadhall.games.ortus_regni.turn.placing import (
    BOUGHT_CARD,
    GAINED,
    PLACED_CARD,
    bequests_used_up,
    heirs,
    lordless,
)
from meadhall.games.ortus_regni.war.declaring import BESIEGING, ON_TOWERS, RAIDING, victims
from meadhall.games.ortus_regni.war.fielding import ATTACK_SIDE
from meadhall.games.ortus_regni.war.forces import GARRISON_KNIGHT, GARRISON_UNIT, role_of, which_of
from meadhall.games.ortus_regni.war.ransom import can_pay, captives_of
from meadhall.kernel.errors import BadPosition

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
    """Least and most of each number that a position states of a frame."""
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
    name = state.step_of(state.stack[place]).name
    raise BadPosition(f"ortus-regni.position-{reason}", "OR-3.1", path_name=f"pending[{place}]", step_name=name)


def check_ranges(state: OrtusRegni) -> None:
    """The steps may stand on each other and have the numbers they need, each within its range."""
    below = GROUND
    allowed = ranges(state)
    for place, frame in enumerate(state.stack):
        if below not in STANDS_ON[frame.step]:
            refuse(state, place, "pending")
        if not fits(frame, allowed[frame.step]):
            refuse(state, place, "frame")
        below = frame.step


def fits(frame: Frame, allowed: Ranges) -> bool:
    return all(least <= number <= most for number, (least, most) in zip(frame.numbers(), allowed, strict=True))


def check_frames(state: OrtusRegni) -> None:
    """Every frame also fits the one below it and the table."""
    check_ranges(state)
    below: Frame | None = None
    for place, frame in enumerate(state.stack):
        if not MAKES_SENSE[frame.step](state, frame, below):
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


def set_up(state: OrtusRegni, frame: SetUpFrame, below: None) -> bool:
    if frame.part == 0:
        return not any(state.fiefs) and not any(state.cubes)
    if state.stack[-1] is frame and (frame.part == TABLE or (frame.part == BUILD_DECKS and state.rules.draft)):
        return decks_ready(state)
    return True


def decks_ready(state: OrtusRegni) -> bool:
    """Whether the table may be laid: all decks are built."""
    return all(sum(counts) == DECK_SIZE for counts in state.lists)


def part_of_set_up(frame: Frame, below: Frame) -> bool:
    return not isinstance(below, SetUpFrame) or below.part == NEXT_PART[frame.step]


def house(state: OrtusRegni, frame: Frame, below: Frame) -> bool:
    return part_of_set_up(frame, below) and state.rules.house and sum(state.common) <= HOUSE_COMMON


def decks(state: OrtusRegni, frame: Frame, below: Frame) -> bool:
    return part_of_set_up(frame, below) and not state.rules.draft


def tray_towers(state: OrtusRegni, frame: Frame, below: Frame) -> bool:
    return part_of_set_up(frame, below) and state.rules.tournament and max(state.points) <= TOURN_TOWERS


def mulligan(state: OrtusRegni, frame: Frame, below: Frame) -> bool:
    return part_of_set_up(frame, below) and state.rules.mulligan


def legacy(state: OrtusRegni, frame: LegacyFrame, below: Frame) -> bool:
    """Points are spent one at a time, clockwise from the first player."""
    if not part_of_set_up(frame, below) or not state.rules.legacy or state.first == NONE:
        return False
    for seat in range(state.players):
        turns = (frame.spent - (seat - state.first) % state.players + state.players - 1) // state.players
        if state.points[seat] != state.rules.legacy_points - turns:
            return False
    return not frame.towers_due or sum(state.points) > 0


def draft(state: OrtusRegni, frame: DraftFrame, below: Frame) -> bool:
    """Packs are as large as the picks leave them, and every card picked was kept."""
    pack, size = frame.pack, frame.size
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


def series(state: OrtusRegni, frame: SeriesFrame, below: None) -> bool:
    """Winners keep their decks; nobody rebuilds who hasn't answered."""
    answered, rebuilding = frame.answered, frame.rebuilding
    if state.rules.series == 1 or not decks_ready(state):
        return False
    if not frame.counted:
        return not answered and not rebuilding
    return not rebuilding & ~answered and answered != (1 << state.players) - 1 and not series_decided(state)


# --- rounds and turns -----------------------------------------------------------------------------------------------


def round_(state: OrtusRegni, frame: RoundFrame, below: None) -> bool:
    least = 0 if frame.place == 0 else 1
    return state.first != NONE and least <= state.round <= state.rules.round_limit - 1 + least


def turn(state: OrtusRegni, frame: TurnFrame, below: RoundFrame) -> bool:
    """The turn of the Earl who is due; with an Action on it, it has begun and the Action is counted."""
    due = (state.first + below.place - 1) % state.players
    if below.place < 1 or frame.seat != due or not state.alive[frame.seat]:
        return False
    if len(state.stack) == 2 or isinstance(state.stack[2], LevyFrame):
        return frame.begun or frame.acted == 0
    return frame.begun and frame.acted > 0


def own_turn(seat: int, below: Frame) -> bool:
    """The step is the Action of whoever's turn it is."""
    return not isinstance(below, TurnFrame) or seat == below.seat


def attach(state: OrtusRegni, frame: AttachFrame, below: Frame) -> bool:
    seat, card, way = frame.seat, frame.card, frame.way
    if not IS_PROPERTY[card % CARD_SPAN] or not state.alive[seat] or not state.fiefs[seat]:
        return False
    if isinstance(below, LegacyFrame):
        return way == BOUGHT_CARD and card // CARD_SPAN == seat
    if isinstance(below, RansomFrame):
        return way == GAINED and seat == below.captor
    if isinstance(below, AttachFrame):
        return way == GAINED and seat == below.seat
    assert isinstance(below, TurnFrame)
    return way == GAINED or (way == PLACED_CARD and seat == below.seat == card // CARD_SPAN)


def install(state: OrtusRegni, frame: InstallFrame, below: Frame) -> bool:
    return own_turn(frame.seat, below) and IS_LORD[frame.kind] and bool(lordless(state, frame.seat))


def bequest(state: OrtusRegni, frame: BequestFrame, below: Frame) -> bool:
    allowed = not bequests_used_up(state, frame.seat)
    return own_turn(frame.seat, below) and allowed and bool(heirs(state, frame.seat))


def barter(state: OrtusRegni, frame: BarterFrame, below: Frame) -> bool:
    seat, first, second = frame.seat, frame.first, frame.second
    if not own_turn(seat, below) or not state.rules.resource or not sum(state.trays[seat]):
        return False
    if first == NONE:
        return second == NONE and len(state.hands[seat]) >= RESOURCE_COST
    given_up = [first] if second == NONE else [first, second]
    return state.discards[seat][-len(given_up) :] == given_up and (second != NONE or bool(state.hands[seat]))


def levy(state: OrtusRegni, frame: LevyFrame, below: Frame) -> bool:
    if not part_of_set_up(frame, below) or (isinstance(below, SetUpFrame) and not state.rules.legacy):
        return False
    return state.king == frame.king and frame.done <= len(state.others(frame.king))


def joust(state: OrtusRegni, frame: JoustFrame, below: Frame) -> bool:
    """Who has decided attends or doesn't; who hasn't doesn't yet."""
    done, part, fief = frame.done, frame.part, frame.fief
    order = [*state.others(frame.caller), frame.caller]
    if not own_turn(frame.caller, below) or done > len(order) or (done == len(order) and part != COMING):
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


def target(state: OrtusRegni, frame: TargetFrame, below: Frame) -> bool:
    treachery = frame.political == TREACHERY
    if not own_turn(frame.actor, below):
        return False
    if frame.fief == NONE:
        return bool(targets(state, frame.actor, treachery))
    holder = state.holder[frame.fief]
    return holder != NONE and state.are_foes(frame.actor, holder) and bool(hittable(state, frame.fief, treachery))


def struggle(state: OrtusRegni, frame: StruggleFrame, below: Frame) -> bool:
    actor, victim, political, aimed_at = frame.actor, frame.victim, frame.political, frame.aimed_at
    if not own_turn(actor, below) or not state.are_foes(actor, victim):
        return False
    if frame.last not in (political, VASSAL, ALLIES) or (frame.last == political and frame.actors_side):
        return False
    if frame.helper and state.living_ally(actor if frame.actors_side else victim) == NONE:
        return False
    if frame.aim == ON_MERCENARY:
        held = aimed_at < len(state.mercenary_card) and state.mercenary_holder[aimed_at] == victim
        return held and frame.card == NONE
    if state.holder[aimed_at] != victim:
        return False
    if frame.aim == ON_LORD:
        return political == TREACHERY and frame.card == NONE and state.lord[aimed_at] != NONE
    return frame.card in hittable(state, aimed_at, political == TREACHERY)


# --- battles --------------------------------------------------------------------------------------------------------


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


MAKES_SENSE: dict[int, Callable[[OrtusRegni, Any, Any], bool]] = {
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
