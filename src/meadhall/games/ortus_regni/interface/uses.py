"""What a seat can do in its turn, thought through to the end, and why the other uses of its cards aren't possible.

A use is a whole gesture at the table: the line of notation with all its steps (`treachery; fief 4; land of 2`), the
hand card it takes, and the place it goes to. Places are named by what lies there (`lord:4`, `towers:1`), as the
browser's table names them.
"""

from __future__ import annotations

from typing import Any

from meadhall.games.ortus_regni import codes
from meadhall.games.ortus_regni.cards import (
    ALLIES,
    BANNER,
    BANQUET,
    CARD_SPAN,
    INTRIGUE,
    IS_BUILDING,
    IS_EMISSARY,
    IS_LORD,
    IS_PROPERTY,
    KIND_NAMES,
    MERCENARY,
    TREACHERY,
)
from meadhall.games.ortus_regni.frames.politics import TargetFrame
from meadhall.games.ortus_regni.frames.turns import AttachFrame, BequestFrame, InstallFrame, TurnFrame
from meadhall.games.ortus_regni.frames.war import DeclareFrame
from meadhall.games.ortus_regni.interface.actions import SPACE
from meadhall.games.ortus_regni.interface.refusals import ONLY_ANSWERS, refusal
from meadhall.games.ortus_regni.politics import struggle
from meadhall.games.ortus_regni.state import OrtusRegni
from meadhall.games.ortus_regni.turn.placing import PLACED_CARD
from meadhall.games.ortus_regni.war import declaring
from meadhall.games.ortus_regni.war.damage import property_of_code
from meadhall.kernel.errors import IllegalAction


def in_turn(state: OrtusRegni, seat: int) -> bool:
    return bool(state.stack) and isinstance(state.stack[-1], TurnFrame) and seat in state.waiting


def message(key: str, clause: str = "", **args: Any) -> dict[str, Any]:
    return {"key": f"ortus-regni.{key}", "args": args, **({"clause": clause} if clause else {})}


# --- what can be done -----------------------------------------------------------------------------------------------


def uses(state: OrtusRegni, seat: int) -> list[dict[str, Any]]:
    """The Actions that need a place named, each with every place; what needs none is an action as it stands."""
    if not in_turn(state, seat):
        return []
    found: list[dict[str, Any]] = []
    for code in state.legal(seat):
        opened = opening(code)
        if opened is not None:
            found += targets(state, seat, code, *opened)
    return found


def opening(code: int) -> tuple[str | None, str] | None:
    """The hand card and the verb of an Action that goes on with another question."""
    if codes.PLACE <= code < codes.INSTALL and IS_PROPERTY[code - codes.PLACE]:
        return KIND_NAMES[code - codes.PLACE], "attach"
    if codes.INSTALL <= code < codes.HIRE:
        return KIND_NAMES[code - codes.INSTALL], "install"
    if code == codes.BEQUEATH:
        return "banner", "bequeath"
    if code == codes.USE_TREACHERY:
        return "treachery", "treachery"
    if code == codes.USE_INTRIGUE:
        return "intrigue", "intrigue"
    return (None, "attack") if code == codes.ATTACK else None


def targets(state: OrtusRegni, seat: int, code: int, card: str | None, verb: str) -> list[dict[str, Any]]:
    """Every way to answer the question the Action leads to; where there is only one, the rules don't ask for it."""
    after = played(state, seat, code)
    first = SPACE.notations[code]
    if not asks(after, seat, verb):
        undo = after.barrier == state.barrier
        return [use(first, card, deed, place, undo) for place, deed in only_target(state, seat, verb)]
    found: list[dict[str, Any]] = []
    for answer in after.legal(seat):
        if verb in ("treachery", "intrigue") and codes.NAME_FIEF <= answer < codes.NAME_BUILDING:
            found += properties(after, seat, answer, first, card, verb)
            continue
        line = f"{first}; {SPACE.notations[answer]}"
        if codes.NAME_PROPERTY <= answer < codes.ANSWER_VASSAL:  # the only Fief there was is named already
            place, deed = property_place(named_fief(after), property_of_code(answer)), theft(verb)
        else:
            place, deed = place_of(answer, verb)
        found.append(use(line, card, deed, place, played(after, seat, answer).barrier == state.barrier))
    return found


def only_target(state: OrtusRegni, seat: int, verb: str) -> list[tuple[str, str]]:
    """The one place a plot or an attack can be aimed at, and the deed; what stays at home finds its Fief itself."""
    codes_of: list[int] = []
    if verb == "attack":
        for victim in declaring.victims(state, seat):
            declaring.targets_of(state, victim, codes_of)
    elif verb in ("treachery", "intrigue"):
        codes_of = struggle.targets(state, seat, verb == "treachery")
    if len(codes_of) != 1:
        return []
    (answer,) = codes_of
    if codes.NAME_FIEF <= answer < codes.NAME_BUILDING:
        fief = answer - codes.NAME_FIEF
        return [(property_place(fief, struggle.hittable(state, fief, verb == "treachery")[0]), theft(verb))]
    return [place_of(answer, verb)]


def theft(verb: str) -> str:
    return "burn" if verb == "treachery" else "steal"


def asks(state: OrtusRegni, seat: int, verb: str) -> bool:
    """Whether the Action waits for its place; where there is only one it has gone on, maybe far into the round."""
    if not state.stack or state.waiting != [seat]:
        return False
    frame = state.stack[-1]
    match verb:
        case "attach":
            return isinstance(frame, AttachFrame) and frame.seat == seat and frame.way == PLACED_CARD
        case "install":
            return isinstance(frame, InstallFrame) and frame.seat == seat
        case "bequeath":
            return isinstance(frame, BequestFrame) and frame.seat == seat
        case "attack":
            return isinstance(frame, DeclareFrame) and frame.attacker == seat
    return isinstance(frame, TargetFrame) and frame.actor == seat


def named_fief(state: OrtusRegni) -> int:
    """The Fief that was named for a plot."""
    frame = state.stack[-1]
    assert isinstance(frame, TargetFrame)
    return frame.fief


def properties(
    state: OrtusRegni, seat: int, answer: int, first: str, card: str | None, verb: str
) -> list[dict[str, Any]]:
    """The Properties of a Fief that has been named; the only one there isn't asked for."""
    fief = answer - codes.NAME_FIEF
    deed = theft(verb)
    line = f"{first}; {SPACE.notations[answer]}"
    after = played(state, seat, answer)
    if not asks(after, seat, verb):
        kept = min(state.properties[fief])
        return [use(line, card, deed, property_place(fief, kept), after.barrier == state.barrier)]
    found = []
    for code in after.legal(seat):
        undo = played(after, seat, code).barrier == state.barrier
        place = property_place(fief, property_of_code(code))
        found.append(use(f"{line}; {SPACE.notations[code]}", card, deed, place, undo))
    return found


def property_place(fief: int, card: int) -> str:
    return f"property:{fief + 1}:{KIND_NAMES[card % CARD_SPAN]}:{card // CARD_SPAN}"


def place_of(answer: int, verb: str) -> tuple[str, str]:
    """Where an answer lies on the table, and what is done there."""
    if codes.AT <= answer < codes.NAME_LORD:
        fief = answer - codes.AT + 1
        return (f"lord:{fief}" if verb == "bequeath" else f"fief:{fief}"), verb
    if codes.NAME_LORD <= answer < codes.NAME_FIEF:
        return f"lord:{answer - codes.NAME_LORD + 1}", "murder"
    if codes.NAME_MERCENARY <= answer < codes.NAME_PROPERTY:
        return f"mercenary:{answer - codes.NAME_MERCENARY + 1}", "kill" if verb == "treachery" else "hire-away"
    if codes.STORM <= answer < codes.RAID:
        return f"towers:{answer - codes.STORM}", "storm"
    if codes.RAID <= answer < codes.SIEGE:
        return f"properties:{answer - codes.RAID + 1}", "raid"
    assert codes.SIEGE <= answer < codes.FIELD_LORD
    return f"building:{answer - codes.SIEGE + 1}", "siege"


QUIET = {"attach", "install", "bequeath"}
"""What asks nobody and attacks nobody: done at a click, without a Confirm."""


def use(line: str, card: str | None, verb: str, place: str, undo: bool) -> dict[str, Any]:
    """`undo` tells whether it can be taken back freely once it is done: nothing was drawn or shown (the barrier)."""
    return {"line": line, "card": card, "verb": verb, "place": place, "final": verb not in QUIET, "undo": undo}


def played(state: OrtusRegni, seat: int, code: int) -> OrtusRegni:
    after = state.clone()
    after.act(seat, code)
    return after


# --- what can't be done, and why ------------------------------------------------------------------------------------


def barred(state: OrtusRegni, seat: int) -> list[dict[str, Any]]:
    """Uses of the cards in hand, and Actions without a card, that the rules refuse now."""
    if not in_turn(state, seat):
        return []
    legal = set(state.legal(seat))
    found = []
    for kind in sorted(set(state.hands[seat])):
        for verb, code in uses_of_kind(kind):
            if code not in legal:
                found.append(refused(state, seat, code, KIND_NAMES[kind], verb))
        if kind == ALLIES:
            reason = reason_of(IllegalAction(*ONLY_ANSWERS))
            found.append({"card": KIND_NAMES[kind], "verb": "answer", "reason": reason})
    for verb, code in (("attack", codes.ATTACK), ("recruit", codes.RECRUIT), ("look", codes.LOOK + other(state, seat))):
        if code not in legal:
            found.append(refused(state, seat, code, None, verb))
    return found


def other(state: OrtusRegni, seat: int) -> int:
    rest = state.others(seat)
    return rest[0] if rest else seat


def uses_of_kind(kind: int) -> list[tuple[str, int]]:
    """Every use the rules know for a card in hand in its Earl's turn (OR-4)."""
    if IS_BUILDING[kind]:
        return [("place", codes.PLACE + kind)]
    if IS_PROPERTY[kind]:
        return [("attach", codes.PLACE + kind)]
    if IS_LORD[kind]:
        return [("install", codes.INSTALL + kind)] + (
            [("emissary", codes.EMISSARY + kind)] if IS_EMISSARY[kind] else []
        )
    political: dict[int, list[tuple[str, int]]] = {
        MERCENARY: [("hire", codes.HIRE)],
        BANQUET: [("banquet", codes.HOLD_BANQUET)],
        TREACHERY: [("treachery", codes.USE_TREACHERY)],
        INTRIGUE: [("intrigue", codes.USE_INTRIGUE)],
        BANNER: [("kingship", codes.KINGSHIP), ("joust", codes.CALL_JOUST), ("bequeath", codes.BEQUEATH)],
    }
    return political.get(kind, [])


def refused(state: OrtusRegni, seat: int, code: int, card: str | None, verb: str) -> dict[str, Any]:
    return {"card": card, "verb": verb, "reason": reason_of(refusal(state, seat, code))}


def reason_of(error: IllegalAction) -> dict[str, Any]:
    said = error.message
    return {"key": said.key, "args": dict(said.args), "clause": said.clause}
