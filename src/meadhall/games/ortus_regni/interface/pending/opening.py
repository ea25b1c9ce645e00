"""What the frames of set-up and of a series of games may be."""

from __future__ import annotations

from meadhall.games.ortus_regni.cards import DECK_SIZE, DRAFT_PACK, DRAFT_PACKS, DRAFT_PICK, HOUSE_COMMON, TOURN_TOWERS
from meadhall.games.ortus_regni.frames.base import (
    DECKS_STEP,
    DRAFT_STEP,
    HOUSE_STEP,
    LEGACY_STEP,
    LEVY_STEP,
    MULLIGAN_STEP,
    TRAY_TOWERS_STEP,
    Frame,
)
from meadhall.games.ortus_regni.frames.opening import DraftFrame, LegacyFrame, SetUpFrame
from meadhall.games.ortus_regni.frames.turns import SeriesFrame
from meadhall.games.ortus_regni.setup.setup import BEFORE_DECKS, BUILD_DECKS, MULLIGANS, TABLE, TRAY_TOWERS
from meadhall.games.ortus_regni.setup.variants import series_decided
from meadhall.games.ortus_regni.state import NONE, OrtusRegni

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
