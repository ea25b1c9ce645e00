"""Which steps may stand on each other, and within which ranges their numbers lie. Positions are checked by it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn

from meadhall.games.ortus_regni.cards import (
    ACTIONS_PER_TURN,
    CARD_SPAN,
    DRAFT_PACK,
    DRAFT_PACKS,
    INTRIGUE,
    KING_LEVY,
    LEGACY_TOWERS,
    RANSOM_PRICE,
    TREACHERY,
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
from meadhall.games.ortus_regni.frames.war import GO_HOME
from meadhall.games.ortus_regni.interface.options import MOST_LEGACY
from meadhall.games.ortus_regni.interface.pending.opening import (
    decks,
    draft,
    house,
    legacy,
    mulligan,
    series,
    set_up,
    tray_towers,
)
from meadhall.games.ortus_regni.interface.pending.politics import joust, struggle, target
from meadhall.games.ortus_regni.interface.pending.turns import attach, barter, bequest, install, levy, round_, turn
from meadhall.games.ortus_regni.interface.pending.war import (
    battle,
    church_ruling,
    declare,
    field,
    properties_fall,
    ransom,
    spoils,
    spread,
    tactics,
    towers_fall,
)
from meadhall.games.ortus_regni.setup.setup import PLAY
from meadhall.games.ortus_regni.state import NONE, VIKINGS, OrtusRegni
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
