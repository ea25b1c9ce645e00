"""Why an answer isn't legal: one message each, with the clause that forbids it."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.games.ortus_regni import codes
from meadhall.games.ortus_regni.cards import (
    ACTIONS_PER_TURN,
    ALLIES,
    BANNER,
    BANQUET,
    BANQUET_DRAW,
    CARD_SPAN,
    CATHEDRAL,
    INTRIGUE,
    IS_BUILDING,
    IS_EMISSARY,
    IS_HAND_FIGHTER,
    IS_LORD,
    IS_PROPERTY,
    KIND_NAMES,
    MERCENARY,
    TREACHERY,
    VASSAL,
)
from meadhall.games.ortus_regni.frames.base import (
    ATTACH_STEP,
    BEQUEST_STEP,
    DECKS_STEP,
    DECLARE_STEP,
    FIELD_STEP,
    INSTALL_STEP,
    STRUGGLE_STEP,
    TARGET_STEP,
    TURN_STEP,
)
from meadhall.games.ortus_regni.frames.politics import TargetFrame
from meadhall.games.ortus_regni.frames.turns import AttachFrame, InstallFrame, TurnFrame
from meadhall.games.ortus_regni.frames.war import DeclareFrame
from meadhall.games.ortus_regni.knowledge.prompts import question
from meadhall.games.ortus_regni.state import NONE, VIKINGS, OrtusRegni
from meadhall.games.ortus_regni.turn.earldom import army_supply
from meadhall.games.ortus_regni.turn.menu import has_abbot, has_room_for_lord
from meadhall.games.ortus_regni.turn.placing import bequest_barred, bequests_used_up, heirs
from meadhall.games.ortus_regni.war.declaring import at_peace, victims
from meadhall.games.ortus_regni.war.forces import can_field_attack, field_limit
from meadhall.kernel.errors import IllegalAction
from meadhall.kernel.words.message import Value

FIRST_ACTION = codes.PLACE
LAST_ACTION = codes.BARTER
"""The codes of Actions lie between these; the other codes of a turn are free moves."""


ONLY_ANSWERS = ("ortus-regni.table-only-answer", "OR-7.7")
"""Allies in a turn."""


def refuse(reason: str, clause: str, **args: Value) -> IllegalAction:
    return IllegalAction(f"ortus-regni.refuse-{reason}", clause, **args)


def refusal(state: OrtusRegni, seat: int, code: int) -> IllegalAction:
    """The reason known for this question and answer, or else which question stands open."""
    reasons: dict[int, Callable[[OrtusRegni, int, int], IllegalAction | None]] = {
        TURN_STEP: refuse_in_turn,
        FIELD_STEP: refuse_fielding,
        STRUGGLE_STEP: refuse_answer,
        DECKS_STEP: refuse_deck,
        ATTACH_STEP: refuse_place,
        INSTALL_STEP: refuse_place,
        BEQUEST_STEP: refuse_place,
        TARGET_STEP: refuse_plot,
        DECLARE_STEP: refuse_declared,
    }
    step = state.stack[-1].step
    found = reasons[step](state, seat, code) if step in reasons else None
    if found is not None:
        return found
    name, clause = question(state)
    return refuse("other-question", clause, question=name)


def within(code: int, block: int, size: int) -> bool:
    return block <= code < block + size


def missing(state: OrtusRegni, seat: int, kind: int, clause: str) -> IllegalAction | None:
    """The card isn't in hand."""
    if kind in state.hands[seat]:
        return None
    return refuse("not-in-hand", clause, card=KIND_NAMES[kind])


# --- the turn -------------------------------------------------------------------------------------------------------


def refuse_in_turn(state: OrtusRegni, seat: int, code: int) -> IllegalAction | None:
    if within(code, codes.TOWER, codes.KINDS):
        return missing(state, seat, code - codes.TOWER, "OR-5.10")
    if within(code, codes.GARRISON, 2 * codes.MERCENARIES):
        return refuse("garrison", "OR-5.16")
    if within(code, codes.GUARD, 2):
        return refuse("guard", "OR-9.6")
    if code == codes.CONCEDE:
        return refuse("concession-off", "OR-14.3")
    if not (FIRST_ACTION <= code <= LAST_ACTION):
        return None
    frame = state.stack[-1]
    assert isinstance(frame, TurnFrame)
    if frame.acted >= ACTIONS_PER_TURN:
        return refuse("acted", "OR-3.3")
    if code < codes.HIRE:
        return refuse_placing(state, seat, code)
    if code in POLITICAL:
        return POLITICAL[code](state, seat)
    return refuse_other_action(state, seat, code)


def refuse_placing(state: OrtusRegni, seat: int, code: int) -> IllegalAction | None:
    kind = (code - codes.PLACE) % codes.KINDS
    if code >= codes.INSTALL:
        if not IS_LORD[kind]:
            return refuse("no-lord", "OR-4.9", card=KIND_NAMES[kind])
        found = missing(state, seat, kind, "OR-4.9")
        return found or (None if has_room_for_lord(state, seat) else refuse("no-room-for-lord", "OR-4.9"))
    if not IS_BUILDING[kind] and not IS_PROPERTY[kind]:
        return refuse("not-placed", "OR-4.1", card=KIND_NAMES[kind])
    found = missing(state, seat, kind, "OR-4.4" if IS_BUILDING[kind] else "OR-4.6")
    if found is None and not state.fiefs[seat]:
        found = refuse("no-fief", "OR-4.6", card=KIND_NAMES[kind])
    if found is None and kind == CATHEDRAL:
        found = refuse("cathedral-stands", "OR-4.8")
    return found


def refuse_other_action(state: OrtusRegni, seat: int, code: int) -> IllegalAction | None:
    if code == codes.HIRE:
        return missing(state, seat, MERCENARY, "OR-4.10")
    if code == codes.ATTACK:
        return refuse_attack(state, seat)
    if code == codes.RECRUIT:
        if not state.lands(seat):
            return refuse("no-land", "OR-4.19")
        return None if army_supply(state) else refuse("no-army", "OR-4.22")
    if within(code, codes.EMISSARY, codes.KINDS):
        kind = code - codes.EMISSARY
        if not IS_EMISSARY[kind]:
            return refuse("no-emissary", "OR-4.23", card=KIND_NAMES[kind])
        return missing(state, seat, kind, "OR-4.23")
    if within(code, codes.LOOK, codes.SEATS):
        if not has_abbot(state, seat):
            return refuse("no-abbot", "OR-4.26")
        return refuse("no-other-earl", "OR-4.26")
    assert code == codes.BARTER
    return refuse("no-barter", "OR-16.23")


def refuse_attack(state: OrtusRegni, seat: int) -> IllegalAction | None:
    if at_peace(state):
        return refuse("peace", "OR-16.2")
    if state.turns[seat] <= 1 and not state.rules.first_turn_attack:
        return refuse("first-turn", "OR-3.8")
    if not can_field_attack(state, seat):
        pool = state.pool_infantry[seat] + state.pool_knights[seat]
        return refuse("no-march", "OR-8.6") if pool else refuse("no-force", "OR-8.6")
    return refuse("no-target", "OR-8.2")


def refuse_treachery(state: OrtusRegni, seat: int) -> IllegalAction | None:
    found = missing(state, seat, TREACHERY, "OR-7.1")
    return found or (refuse("peace", "OR-16.2") if at_peace(state) else refuse("no-target", "OR-7.1"))


def refuse_intrigue(state: OrtusRegni, seat: int) -> IllegalAction | None:
    found = missing(state, seat, INTRIGUE, "OR-7.2")
    return found or (refuse("peace", "OR-16.2") if at_peace(state) else refuse("no-target", "OR-7.2"))


def refuse_banquet(state: OrtusRegni, seat: int) -> IllegalAction | None:
    found = missing(state, seat, BANQUET, "OR-4.11")
    return found or refuse("deck-short", "OR-4.12", deck_count=len(state.decks[seat]), needed_count=BANQUET_DRAW)


def refuse_kingship(state: OrtusRegni, seat: int) -> IllegalAction | None:
    if state.king != NONE:
        return refuse("crown-taken", "OR-9.1", king_seat=state.king)
    return missing(state, seat, BANNER, "OR-9.1")


def refuse_joust(state: OrtusRegni, seat: int) -> IllegalAction | None:
    return missing(state, seat, BANNER, "OR-12.1")


def refuse_bequest(state: OrtusRegni, seat: int) -> IllegalAction | None:
    found = missing(state, seat, BANNER, "OR-13.1")
    if found is None and not heirs(state, seat):
        found = refuse("no-heir", "OR-13.1")
    if found is None and bequests_used_up(state, seat):
        found = refuse("bequests-used-up", "OR-13.5", bequests_count=state.rules.bequests)
    if found is None and bequest_barred(state, seat):
        found = refuse("bequest-barred", "OR-13.3", archbishop_seat=state.archbishop())
    return found


POLITICAL: dict[int, Callable[[OrtusRegni, int], IllegalAction | None]] = {
    codes.HOLD_BANQUET: refuse_banquet,
    codes.KINGSHIP: refuse_kingship,
    codes.CALL_JOUST: refuse_joust,
    codes.BEQUEATH: refuse_bequest,
    codes.USE_TREACHERY: refuse_treachery,
    codes.USE_INTRIGUE: refuse_intrigue,
}


# --- where something goes, and whom it is aimed at -------------------------------------------------------------------


def refuse_place(state: OrtusRegni, seat: int, code: int) -> IllegalAction | None:
    """A Fief for a Property, a Lord, or a bequest (OR-4.6, OR-4.9, OR-13.1)."""
    if not within(code, codes.AT, codes.FIEFS):
        return None
    frame = state.stack[-1]
    fief = code - codes.AT
    if isinstance(frame, AttachFrame):
        return refuse("not-your-fief", "OR-4.6", card=KIND_NAMES[frame.card % CARD_SPAN])
    if isinstance(frame, InstallFrame):
        if fief in state.fiefs[seat]:
            return refuse("lord-there", "OR-4.9")
        return refuse("not-your-fief", "OR-4.9", card=KIND_NAMES[frame.kind])
    return refuse("no-heir", "OR-13.1")


def held_by(holders: list[int], number: int) -> int:
    """Whose it is; nobody's, too, if there is no such number among so many Earls."""
    return holders[number] if 0 <= number < len(holders) else NONE


def refuse_plot(state: OrtusRegni, seat: int, code: int) -> IllegalAction | None:
    if not codes.NAME_LORD <= code < codes.ANSWER_VASSAL:
        return None
    frame = state.stack[-1]
    assert isinstance(frame, TargetFrame)
    return refuse_target_of_plot(state, seat, frame.political, code, frame.fief)


def refuse_target_of_plot(state: OrtusRegni, seat: int, political: int, code: int, fief: int) -> IllegalAction:
    """Why Treachery or Intrigue can't name something (OR-7.1 to OR-7.3); `fief` is where a Property lies."""
    treachery = political == TREACHERY
    if codes.NAME_LORD <= code < codes.NAME_FIEF:
        fief = code - codes.NAME_LORD
    holder = held_by(state.holder, fief)
    if codes.NAME_MERCENARY <= code < codes.NAME_PROPERTY:
        holder = held_by(state.mercenary_holder, code - codes.NAME_MERCENARY)
    if holder not in (NONE, seat) and holder == state.ally(seat):
        return refuse("ally", "OR-16.26", ally_seat=holder)
    is_lord = codes.NAME_LORD <= code < codes.NAME_FIEF
    if treachery and is_lord and holder not in (NONE, seat) and state.lord[fief] == NONE:
        return refuse("no-lord-there", "OR-7.1")
    return refuse("treachery-aim", "OR-7.1") if treachery else refuse("intrigue-aim", "OR-7.2")


def refuse_declared(state: OrtusRegni, seat: int, code: int) -> IllegalAction | None:
    frame = state.stack[-1]
    assert isinstance(frame, DeclareFrame)
    if frame.attacker == VIKINGS or not codes.STORM <= code < codes.FIELD_LORD:
        return None
    return refuse_target_of_attack(state, seat, code)


def refuse_target_of_attack(state: OrtusRegni, seat: int, code: int) -> IllegalAction:
    """OR-8.2, OR-16.10, OR-16.26."""
    if code < codes.RAID:
        holder = code - codes.STORM if code - codes.STORM < state.players else NONE
    else:
        holder = held_by(state.holder, code - (codes.RAID if code < codes.SIEGE else codes.SIEGE))
    open_to = victims(state, seat)
    if holder not in (NONE, seat) and holder not in open_to:
        if holder == state.ally(seat):
            return refuse("ally", "OR-16.26", ally_seat=holder)
        if state.alive[holder] and open_to:
            return refuse("only-neighbour", "OR-16.10", neighbour_seat=open_to[0])
    if holder in open_to:
        if code < codes.RAID and not state.towers[holder]:
            return refuse("no-towers", "OR-8.2", victim_seat=holder)
        if codes.RAID <= code < codes.SIEGE and not state.properties[code - codes.RAID]:
            return refuse("no-properties", "OR-8.2")
    return refuse("attack-aim", "OR-8.2")


# --- other questions ------------------------------------------------------------------------------------------------


def refuse_fielding(state: OrtusRegni, seat: int, code: int) -> IllegalAction | None:
    if code == codes.DONE:
        return refuse("too-weak", "OR-8.6")
    if within(code, codes.FIELD_HAND, codes.KINDS):
        kind = code - codes.FIELD_HAND
        if not IS_HAND_FIGHTER[kind]:
            return refuse("no-fighter", "OR-8.4", card=KIND_NAMES[kind])
        return missing(state, seat, kind, "OR-8.4")
    if within(code, codes.FIELD_POOL, 2):
        return refuse("field-limit", "OR-5.14", most_count=field_limit(state, seat))
    if within(code, codes.FIELD_GUARD, 2):
        return refuse("guard-alone", "OR-8.5")
    if within(code, codes.FIELD_LORD, codes.DONE - codes.FIELD_LORD):
        return refuse("not-yours", "OR-8.4")
    return None


def refuse_answer(state: OrtusRegni, seat: int, code: int) -> IllegalAction | None:
    if code == codes.ANSWER_VASSAL:
        return missing(state, seat, VASSAL, "OR-7.6") or refuse("vassal-against-allies", "OR-7.6")
    if code == codes.ANSWER_ALLIES:
        return missing(state, seat, ALLIES, "OR-7.7")
    return None


def refuse_deck(state: OrtusRegni, seat: int, code: int) -> IllegalAction | None:
    if within(code, codes.ADD, codes.SET_KINDS):
        kind = code - codes.ADD
        return refuse("no-copies", "OR-2.2", card=KIND_NAMES[kind], copies_count=state.lists[seat][kind])
    if within(code, codes.DECK, codes.PRESETS):
        return refuse("deck-begun", "OR-2.6")
    return None
