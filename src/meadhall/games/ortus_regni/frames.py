"""Which steps may stand on each other, and what the numbers of each may be. Positions are checked by it."""

from __future__ import annotations

from meadhall.games.ortus_regni.battle import GO_HOME
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
    """What ranges alone can't tell: cards of the right kind, things that are on the table."""
    match frame[0]:
        case step if step == ATTACH_STEP:
            return IS_PROPERTY[frame[2] % CARD_SPAN] and bool(state.fiefs[frame[1]])
        case step if step == INSTALL_STEP:
            return IS_LORD[frame[2]]
        case step if step == BATTLE_STEP:
            attacker, target, way = frame[2], frame[6], frame[5]
            known = attacker == VIKINGS or attacker < state.players
            return known and (way == 0 or target != NONE)
        case step if step in (DECLARE_STEP, SPOILS_STEP):
            return frame[1] == VIKINGS or frame[1] < state.players
        case step if step == TOWERS_FALL_STEP:
            return frame[2] <= len(state.towers[frame[1]])
        case step if step == PROPERTIES_FALL_STEP:
            return frame[3] <= len(state.properties[frame[2]])
        case step if step == STRUGGLE_STEP and frame[4] < 2:
            return state.holder[frame[5]] == frame[3]
        case step if step == STRUGGLE_STEP:
            return frame[5] < len(state.mercenary_card) and state.mercenary_holder[frame[5]] == frame[3]
    return True
