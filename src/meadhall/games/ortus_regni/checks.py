"""What must always hold: every card in one place, every number within what its place can mean."""

from __future__ import annotations

from meadhall.games.ortus_regni.battle import CARD as BATTLE_CARD
from meadhall.games.ortus_regni.cards import (
    ARMY_DECKS,
    ARMY_SPLIT,
    BATTLE_SPLIT,
    CARD_SPAN,
    COPIES_PER_TYPE,
    IS_BUILDING,
    IS_LORD,
    IS_PROPERTY,
    KIND_NAMES,
    PALACE,
    VIKING_SPLIT,
)
from meadhall.games.ortus_regni.codes import SET_KINDS
from meadhall.games.ortus_regni.earldom import garrison_room
from meadhall.games.ortus_regni.forces import HAND_UNIT, LORD_UNIT, MERCENARY_UNIT, ROLE, role_of, seat_of, which_of
from meadhall.games.ortus_regni.frames import check_frames
from meadhall.games.ortus_regni.joust import LORD_RIDES, STAKE_SPAN, STAKED_FIEF
from meadhall.games.ortus_regni.kingship import guard_room
from meadhall.games.ortus_regni.position import army_held, placed_cards
from meadhall.games.ortus_regni.setup import TABLE
from meadhall.games.ortus_regni.state import BATTLE_STEP, JOUST_STEP, NONE, SERIES_STEP, SET_UP_STEP, OrtusRegni
from meadhall.kernel.errors import BadPosition
from meadhall.kernel.message import Value


def fail(reason: str, clause: str, **args: Value) -> None:
    raise BadPosition(f"ortus-regni.position-{reason}", clause, **args)


def check(state: OrtusRegni) -> None:
    check_seats(state)
    check_fiefs(state)
    check_forces(state)
    check_joust(state)
    if not state.over:
        check_frames(state)
    if table_laid(state):
        check_sets(state)
        check_table_decks(state)


def table_laid(state: OrtusRegni) -> bool:
    """Before the decks are built there are no cards to count."""
    if not state.stack:
        return True
    step, *rest = state.stack[0]
    return step != SERIES_STEP and not (step == SET_UP_STEP and rest[0] <= TABLE)


def check_seats(state: OrtusRegni) -> None:
    if len(state.wins) != state.players:
        fail("seats", "OR-16.4")
    fallen = sorted(seat for seat in range(state.players) if not state.alive[seat])
    if sorted(state.fallen) != fallen:
        fail("fallen", "OR-14.8", fallen_seat=fallen)
    for seat in fallen:
        if state.fiefs[seat] or state.mercenaries[seat] or state.cubes[seat] or state.king == seat:
            fail("fallen-holds", "OR-14.4", seat=seat)
    if guard_room(state) < 0:
        fail("guard-full", "OR-9.5")
    if (state.guard[0] or state.guard[1]) and state.king == NONE:
        fail("guard-without-king", "OR-9.8")
    if not state.arrived and (state.horde[0] or state.horde[1]):
        fail("horde-early", "OR-11.3")


def check_fiefs(state: OrtusRegni) -> None:
    for number, building in enumerate(state.building):
        if building == NONE:
            continue
        if not IS_BUILDING[building % CARD_SPAN]:
            fail("not-a-building", "OR-1.4", fief=number + 1, card=KIND_NAMES[building % CARD_SPAN])
        if state.lord[number] != NONE and not IS_LORD[state.lord[number]]:
            fail("not-a-lord", "OR-4.9", fief=number + 1, card=KIND_NAMES[state.lord[number]])
        for card in state.properties[number]:
            if not IS_PROPERTY[card % CARD_SPAN]:
                fail("not-a-property", "OR-1.4", fief=number + 1, card=KIND_NAMES[card % CARD_SPAN])
    for number, card in enumerate(state.mercenary_card):
        if card != NONE and garrison_room(state, number) < 0:
            fail("garrison-full", "OR-5.15", mercenary=number + 1)


def check_forces(state: OrtusRegni) -> None:
    """Units name cards that are there."""
    for fielded in state.attack_force + state.defend_force + state.unhurt:
        role, seat, which = role_of(fielded), seat_of(fielded), which_of(fielded)
        fits = 0 <= fielded < 8 * ROLE and seat < state.players
        if fits and role == LORD_UNIT:
            fits = which < len(state.lord)
        elif fits and role == HAND_UNIT:
            fits = which < CARD_SPAN and IS_LORD[which]
        elif fits and MERCENARY_UNIT <= role < MERCENARY_UNIT + 3:
            fits = which < len(state.mercenary_card)
        elif fits:
            fits = which < 2
        if not fits:
            fail("unit", "OR-8.4", given_count=fielded)
    fighting = any(frame[0] == BATTLE_STEP for frame in state.stack)
    if not fighting and not state.over and (state.attack_force or state.defend_force or state.captives or state.spoils):
        fail("no-battle", "OR-8.39")


def check_joust(state: OrtusRegni) -> None:
    """Stakes and riders name what their Earls have, and lie there only during a Joust."""
    if any(state.attending) and not state.over and all(frame[0] != JOUST_STEP for frame in state.stack):
        fail("no-joust", "OR-12.16")
    for seat in range(state.players):
        staked, rider = state.stakes[seat], state.contestants[seat]
        if not state.attending[seat] and (staked != NONE or rider != NONE):
            fail("joust", "OR-12.3", seat=seat)
        if staked != NONE and not stake_stands(state, seat, staked):
            fail("joust", "OR-12.4", seat=seat)
        own_lord = rider - LORD_RIDES in state.fiefs[seat] and state.lord[rider - LORD_RIDES] != NONE
        if rider >= LORD_RIDES and not own_lord:
            fail("joust", "OR-12.6", seat=seat)


def stake_stands(state: OrtusRegni, seat: int, staked: int) -> bool:
    if staked >= STAKED_FIEF:
        return staked - STAKED_FIEF in state.fiefs[seat] and len(state.fiefs[seat]) > 1
    fief = staked // STAKE_SPAN
    return fief in state.fiefs[seat] and staked % STAKE_SPAN in state.properties[fief]


def check_sets(state: OrtusRegni) -> None:
    """Each Earl has six of each kind and one Palace, all somewhere (OR-1.1, OR-1.3)."""
    if state.rules.draft:
        check_drafted_set(state)
        return
    for seat in range(state.players):
        placed = placed_cards(state, seat)
        for kind in range(SET_KINDS):
            total = placed[kind] + state.trays[seat][kind]
            if total > COPIES_PER_TYPE or (state.alive[seat] and total != COPIES_PER_TYPE):
                fail(
                    "copies", "OR-1.1", seat=seat, card=KIND_NAMES[kind], given_count=total, most_count=COPIES_PER_TYPE
                )
        if placed[PALACE] > 1:
            fail("palaces", "OR-1.3", seat=seat, given_count=placed[PALACE])


def check_drafted_set(state: OrtusRegni) -> None:
    """One set lies in all Earldoms together (OR-16.17)."""
    totals = state.undealt[:]
    for seat in range(state.players):
        placed = placed_cards(state, seat)
        for kind in range(SET_KINDS):
            totals[kind] += placed[kind]
        for kind in state.packs[seat] + state.kept[seat]:
            totals[kind] += 1
    for kind, total in enumerate(totals):
        if total > COPIES_PER_TYPE:
            fail("drafted-copies", "OR-16.17", card=KIND_NAMES[kind], given_count=total, most_count=COPIES_PER_TYPE)


def check_table_decks(state: OrtusRegni) -> None:
    held = army_held(state)
    drawn = [frame[BATTLE_CARD] for frame in state.stack if frame[0] == BATTLE_STEP]
    for kind, split in enumerate(ARMY_SPLIT):
        total = held[kind] + state.army_deck[kind] + state.army_discard[kind]
        if total != ARMY_DECKS[state.players] * split:
            fail("army-cards", "OR-1.9", given_count=total, most_count=ARMY_DECKS[state.players] * split)
    for kind, split in enumerate(VIKING_SPLIT):
        if state.horde[kind] + state.viking_deck[kind] + state.viking_discard[kind] != split:
            fail("viking-cards", "OR-1.8", most_count=split)
    for kind, split in enumerate(BATTLE_SPLIT):
        total = state.battle_deck[kind] + state.battle_discard[kind] + drawn.count(kind)
        if total > split or (total < split and not state.over):
            fail("battle-cards", "OR-1.8", most_count=split)
