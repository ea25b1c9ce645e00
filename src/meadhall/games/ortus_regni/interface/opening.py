"""What a seat is told before the first turn: where packs go, what a new hand may hold, where a purchase would lie."""

from __future__ import annotations

from math import comb
from typing import Any

from meadhall.games.ortus_regni import codes
from meadhall.games.ortus_regni.cards import (
    BANNER,
    CASTLE,
    DRAFT_PACKS,
    DRAFT_PICK,
    IS_BUILDING,
    KIND_NAMES,
    LEGACY_TOWERS,
    START_HAND,
)
from meadhall.games.ortus_regni.frames.opening import DraftFrame, LegacyFrame, MulliganFrame
from meadhall.games.ortus_regni.frames.turns import AttachFrame, InstallFrame
from meadhall.games.ortus_regni.interface.actions import SPACE
from meadhall.games.ortus_regni.interface.uses import played
from meadhall.games.ortus_regni.setup.variants import passed_to
from meadhall.games.ortus_regni.state import OrtusRegni

LEGACY_PRICE = 1
"""Whatever is bought costs one Legacy Point (OR-16.7)."""


def opening(state: OrtusRegni, seat: int | None) -> dict[str, Any] | None:
    """What is told of the question that is open before the first turn, if it is one of these."""
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, DraftFrame):
        return draft(state, frame)
    if seat is None or seat not in state.waiting:
        return None
    if isinstance(frame, MulliganFrame):
        return new_hand(state, seat)
    if isinstance(frame, LegacyFrame) and not frame.towers_due:
        return {"price": LEGACY_PRICE, "slots": slots(state, seat)}
    return None


def draft(state: OrtusRegni, frame: DraftFrame) -> dict[str, Any]:
    """Which pack is under way, and to whom each Earl hands the rest of it; nobody where it is put away (OR-16.18)."""
    last = frame.size - DRAFT_PICK <= DRAFT_PICK
    hands = None if last else [passed_to(state, frame, giver) for giver in range(state.players)]
    return {"pack": min(frame.pack + 1, DRAFT_PACKS), "packs": DRAFT_PACKS, "hands_to": hands}


def new_hand(state: OrtusRegni, seat: int) -> dict[str, Any]:
    """How many of all hands that could be drawn instead have a Castle: an Earl knows the own deck (OR-16.5)."""
    cards = state.decks[seat] + state.hands[seat]
    castles = cards.count(CASTLE)
    drawn = min(START_HAND, len(cards))
    hands = comb(len(cards), drawn)
    with_castle = hands - comb(len(cards) - castles, drawn)
    return {"draws": drawn, "cards": len(cards), "castles": castles, "hands": hands, "with_castle": with_castle}


# --- Legacy Points --------------------------------------------------------------------------------------------------


def slots(state: OrtusRegni, seat: int) -> list[dict[str, Any]]:
    """Everything a point buys, each with the place where it would lie and the line that buys it (OR-16.7)."""
    found: list[dict[str, Any]] = []
    for code in state.legal(seat):
        line = SPACE.notations[code]
        if code == codes.BUY_TOWERS:
            found.append({"place": "towers", "card": None, "line": line, "count": LEGACY_TOWERS})
        elif code == codes.BUY_BANNER:
            found.append(slot("banner", BANNER, line))
        elif codes.PLACE <= code < codes.INSTALL and IS_BUILDING[code - codes.PLACE]:
            found.append(slot("building", code - codes.PLACE, line))
        elif codes.PLACE <= code < codes.INSTALL:
            found += [slot(f"fief:{fief}", code - codes.PLACE, line) for fief, line in fiefs_for(state, seat, code)]
        else:
            found += [slot(f"lord:{fief}", code - codes.INSTALL, line) for fief, line in fiefs_for(state, seat, code)]
    return found


def slot(place: str, kind: int, line: str) -> dict[str, Any]:
    return {"place": place, "card": KIND_NAMES[kind], "line": line, "count": 1}


def fiefs_for(state: OrtusRegni, seat: int, code: int) -> list[tuple[int, str]]:
    """The numbers of the Fiefs a bought Lord or Property can go to, with the line; the only one isn't asked for."""
    after = played(state, seat, code)
    first = SPACE.notations[code]
    frame = after.stack[-1] if after.stack else None
    if isinstance(frame, (AttachFrame, InstallFrame)) and frame.seat == seat:
        return [(at - codes.AT + 1, f"{first}; {SPACE.notations[at]}") for at in after.legal(seat)]
    changed = [
        fief
        for fief in state.fiefs[seat]
        if (after.lord[fief], after.properties[fief]) != (state.lord[fief], state.properties[fief])
    ]
    return [(fief + 1, first) for fief in changed]
