"""Why a card in hand, or an attack, can't go to a place of the table where somebody points with it.

A seat is told, for each card it has in its turn, the reasons of the rules: one for certain places, and one for all
others. A table asks only about places that no use of the card reaches (`uses`), so each reason stands for itself.
"""

from __future__ import annotations

from typing import Any

from meadhall.games.ortus_regni import codes
from meadhall.games.ortus_regni.cards import (
    ACTIONS_PER_TURN,
    ALLIES,
    BANNER,
    BANQUET,
    INTRIGUE,
    IS_BUILDING,
    IS_EMISSARY,
    IS_LORD,
    IS_PROPERTY,
    KIND_NAMES,
    MERCENARY,
    TREACHERY,
)
from meadhall.games.ortus_regni.frames.turns import TurnFrame
from meadhall.games.ortus_regni.interface.refusals import (
    ONLY_ANSWERS,
    refusal,
    refuse,
    refuse_target_of_attack,
    refuse_target_of_plot,
)
from meadhall.games.ortus_regni.interface.uses import in_turn, property_place, reason_of
from meadhall.games.ortus_regni.state import NONE, OrtusRegni
from meadhall.games.ortus_regni.war.damage import property_code
from meadhall.kernel.errors import IllegalAction

Closed = list[tuple[str | None, IllegalAction]]
"""Places and why they are closed; `None` for all that aren't named."""


def closed(state: OrtusRegni, seat: int) -> list[dict[str, Any]]:
    """By card in hand and in the pool, for an attack, and for the Abbot who looks into a hand."""
    if not in_turn(state, seat):
        return []
    found = []
    for kind in sorted(set(state.hands[seat])):
        found += grouped(KIND_NAMES[kind], closed_to(state, seat, kind))
    for army, count in (("infantry", state.pool_infantry[seat]), ("knight", state.pool_knights[seat])):
        if count:
            found += grouped(f"pool:{army}", [(None, refuse("garrison", "OR-5.16"))])
    legal = state.legal(seat)
    if codes.ATTACK in legal:
        found += grouped("attack", closed_to_attack(state, seat))
    if any(codes.LOOK + other in legal for other in range(state.players)):
        found += grouped("look", [(None, refuse("no-other-earl", "OR-4.26"))])
    return found


def grouped(what: str, reasons: Closed) -> list[dict[str, Any]]:
    """One entry for each reason, with all its places."""
    entries: dict[str, dict[str, Any]] = {}
    for place, error in reasons:
        entry = entries.setdefault(str(error.message), {"what": what, "places": [], "reason": reason_of(error)})
        if place is None:
            entry["places"] = None
        elif entry["places"] is not None:
            entry["places"].append(place)
    return list(entries.values())


def closed_to(state: OrtusRegni, seat: int, kind: int) -> Closed:
    frame = state.stack[-1]
    assert isinstance(frame, TurnFrame)
    if frame.acted >= ACTIONS_PER_TURN:
        return [(None, refuse("acted", "OR-3.3"))]
    return offices(state, seat, kind) + own_reasons(state, seat, kind)


def offices(state: OrtusRegni, seat: int, kind: int) -> Closed:
    """The Vikings, the crown, the tilt yard, and the Towers of others."""
    found: Closed = [
        (f"towers:{other}", refuse("own-towers", "OR-5.10")) for other in range(state.players) if other != seat
    ]
    if not IS_EMISSARY[kind]:
        found.append(("vikings", refuse("no-emissary", "OR-4.23", card=KIND_NAMES[kind])))
    if kind != BANNER:
        found.append(("crown", refuse("only-banner", "OR-9.1")))
        found.append(("joust", refuse("only-banner", "OR-12.1")))
    return found


def own_reasons(state: OrtusRegni, seat: int, kind: int) -> Closed:
    """What the kind of card itself says about places."""
    if kind in (TREACHERY, INTRIGUE):
        return plot_reasons(state, seat, kind)
    if kind == BANNER:
        return banner_reasons(state, seat)
    if IS_LORD[kind]:
        return lord_reasons(state, seat, kind)
    legal = state.legal(seat)
    if IS_BUILDING[kind]:
        return [(None, refuse("begins-fief", "OR-4.4", card=KIND_NAMES[kind]))]
    if IS_PROPERTY[kind]:
        barred = None if codes.PLACE + kind in legal else refusal(state, seat, codes.PLACE + kind)
        return [(None, barred or refuse("not-your-fief", "OR-4.6", card=KIND_NAMES[kind]))]
    if kind == BANQUET:
        barred = None if codes.HOLD_BANQUET in legal else refusal(state, seat, codes.HOLD_BANQUET)
        return [(None, barred or refuse("banquet-aim", "OR-4.11"))]
    if kind == MERCENARY:
        return [(None, refuse("hired-at-home", "OR-4.10"))]
    assert kind == ALLIES
    return [(None, IllegalAction(*ONLY_ANSWERS))]


def lord_reasons(state: OrtusRegni, seat: int, kind: int) -> Closed:
    there: Closed = [
        (f"{part}:{fief + 1}", refuse("lord-there", "OR-4.9"))
        for fief in state.fiefs[seat]
        for part in ("lord", "fief", "building", "properties")
        if state.lord[fief] != NONE
    ]
    return [*there, (None, refuse("not-your-fief", "OR-4.9", card=KIND_NAMES[kind]))]


def banner_reasons(state: OrtusRegni, seat: int) -> Closed:
    """For the crown, a Joust, or a bequest by a Prince (OR-9.1, OR-12.1, OR-13.1)."""
    legal = state.legal(seat)
    found: Closed = []
    if codes.KINGSHIP not in legal:
        found.append(("crown", refusal(state, seat, codes.KINGSHIP)))
    if codes.BEQUEATH not in legal:
        error = refusal(state, seat, codes.BEQUEATH)
        found += [(f"lord:{fief + 1}", error) for fief in state.fiefs[seat]]
    return [*found, (None, refuse("banner-aim", "OR-13.1"))]


def plot_reasons(state: OrtusRegni, seat: int, kind: int) -> Closed:
    """What lies on the table and can't be aimed at, one by one; then what can never be."""
    found: Closed = []
    for holder in range(state.players):
        for fief in state.fiefs[holder]:
            found.append((f"lord:{fief + 1}", refuse_target_of_plot(state, seat, kind, codes.NAME_LORD + fief, fief)))
            for card in sorted(set(state.properties[fief])):
                error = refuse_target_of_plot(state, seat, kind, property_code(card), fief)
                found.append((property_place(fief, card), error))
        for mercenary in state.mercenaries[holder]:
            error = refuse_target_of_plot(state, seat, kind, codes.NAME_MERCENARY + mercenary, NONE)
            found.append((f"mercenary:{mercenary + 1}", error))
    rest = refuse_target_of_plot(state, seat, kind, NONE, NONE)
    return [one for one in found if str(one[1]) != str(rest)] + [(None, rest)]


def closed_to_attack(state: OrtusRegni, seat: int) -> Closed:
    found: Closed = []
    for holder in range(state.players):
        found.append((f"towers:{holder}", refuse_target_of_attack(state, seat, codes.STORM + holder)))
        for fief in state.fiefs[holder]:
            found.append((f"properties:{fief + 1}", refuse_target_of_attack(state, seat, codes.RAID + fief)))
            error = refuse_target_of_attack(state, seat, codes.SIEGE + fief)
            found += [(f"{part}:{fief + 1}", error) for part in ("building", "lord")]
    rest = refuse("attack-aim", "OR-8.2")
    return [one for one in found if str(one[1]) != str(rest)] + [(None, rest)]
