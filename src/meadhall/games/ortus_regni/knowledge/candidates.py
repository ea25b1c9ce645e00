"""Which legal answers a search looks at: all but those no Earl in their right mind would give.

Left out are other orders of the same thing (cards are fielded in one order, Towers laid after the Action), attacks
that can't reach anything, and choices with a plain best, such as which card absorbs a point. What is left out
depends only on what the seat that decides knows.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.ortus_regni.cards import (
    ABSORBS,
    ACTIONS_PER_TURN,
    CARD_SPAN,
    IS_HAND_FIGHTER,
    KNIGHT,
    MERCENARY,
    SAMPLE_LISTS,
    STRENGTH,
)
from meadhall.games.ortus_regni.codes import (
    ABSORB_GARRISON,
    ABSORB_GUARD,
    ABSORB_MERCENARY,
    ABSORB_POOL,
    ABSORB_UNHARMED,
    ABSORB_VIKING,
    ADD,
    BARTER,
    BEQUEATH,
    CALL_JOUST,
    CONCEDE,
    DECK,
    DESTROY,
    FIELD_GUARD,
    FIELD_HAND,
    FIELD_KING,
    FIELD_LORD,
    FIELD_MERCENARY,
    FIELD_POOL,
    HOLD_BANQUET,
    LOOK,
    PASS,
    PLACE,
    RAID,
    RECRUIT,
    SET_KINDS,
    SIEGE,
    STORM,
    TOWER,
)
from meadhall.games.ortus_regni.frames.opening import DecksFrame
from meadhall.games.ortus_regni.frames.turns import LevyFrame, TurnFrame
from meadhall.games.ortus_regni.frames.war import (
    DeclareFrame,
    FieldFrame,
    SpoilsFrame,
    SpreadFrame,
    TowersFallFrame,
)
from meadhall.games.ortus_regni.knowledge.bot_decks import BOT_DECKS
from meadhall.games.ortus_regni.knowledge.outlook import IN_HAND
from meadhall.games.ortus_regni.state import NONE, VIKINGS, OrtusRegni
from meadhall.games.ortus_regni.turn.looks import FIRST_CARD, SHOWN, VIEWER
from meadhall.games.ortus_regni.war.fielding import ATTACK_SIDE
from meadhall.games.ortus_regni.war.forces import (
    GARRISON_KNIGHT,
    HAND_UNIT,
    KING_UNIT,
    LORD_UNIT,
    POOL_UNIT,
    field_limit,
    horde_strength,
    role_of,
    seat_of,
    which_of,
)

TOWER_KINDS: Final = 3
"""Of so many kinds in hand, those worth least, a Tower may be laid."""
LATE: Final = 8
"""With more cards in the deck a bequest would come too early: there may be only one."""


def candidates(state: OrtusRegni, seat: int) -> list[int]:
    codes = state.legal(seat)
    if len(codes) < 2:
        return codes
    top = state.stack[-1]
    if isinstance(top, TurnFrame):
        found = turn_candidates(state, seat, top.acted < ACTIONS_PER_TURN, codes)
    elif isinstance(top, FieldFrame):
        force = state.attack_force if top.side == ATTACK_SIDE else state.defend_force
        found = fielding_candidates(seat, force, codes)
    elif isinstance(top, SpreadFrame):
        found = [cheapest(codes)]
    elif isinstance(top, DeclareFrame):
        found = declaring_candidates(state, seat, top.attacker == VIKINGS, codes)
    elif isinstance(top, (TowersFallFrame, LevyFrame)):
        found = codes[:1]
    elif isinstance(top, SpoilsFrame):
        found = [code for code in codes if code != DESTROY]
    elif isinstance(top, DecksFrame):
        found = deck_candidates(state, seat, codes)
    else:
        return codes
    return found if found else codes


# --- decks ----------------------------------------------------------------------------------------------------------


def deck_candidates(state: OrtusRegni, seat: int, codes: list[int]) -> list[int]:
    """What leads to one of the decks that do best among so many Earls: a sample deck, or its next card."""
    counts = state.lists[seat]
    found: list[int] = []
    for deck in BOT_DECKS[state.players]:
        code = next_of_deck(state, counts, deck, codes)
        if code >= 0 and code not in found:
            found.append(code)
    return found


def next_of_deck(state: OrtusRegni, counts: list[int], deck: list[int], codes: list[int]) -> int:
    for sample in range(len(SAMPLE_LISTS)):
        if SAMPLE_LISTS[sample] == deck and DECK + sample in codes:
            return DECK + sample
    for kind in range(SET_KINDS):
        if counts[kind] > max(deck[kind], state.common[kind]):
            return -1
    for kind in range(SET_KINDS):
        if counts[kind] < deck[kind] and ADD + kind in codes:
            return ADD + kind
    return -1


# --- the turn -------------------------------------------------------------------------------------------------------


def turn_candidates(state: OrtusRegni, seat: int, may_act: bool, codes: list[int]) -> list[int]:
    """First the Action, then what is free; Towers before it only where nothing could be built.

    An Action there is no other use for goes to a look into a hand, if there is an Abbot.
    """
    found: list[int] = []
    acts = builds = False
    for code in codes:
        if TOWER <= code < PLACE or code == CONCEDE or LOOK <= code < BARTER:
            continue
        if may_act and PLACE <= code <= BARTER:
            if not worthwhile(state, seat, code):
                continue
            acts = True
            builds = builds or code <= HOLD_BANQUET or code == RECRUIT
        found.append(code)
    look = least_known_hand(state, seat, codes) if may_act and not acts else -1
    if look >= 0:
        return [look]
    if not builds:
        found += tower_candidates(state, seat)
    return found


def worthwhile(state: OrtusRegni, seat: int, code: int) -> bool:
    if code == BEQUEATH:
        return len(state.decks[seat]) <= LATE
    if code == CALL_JOUST:
        return any(stakes_something(state, foe) for foe in state.foes(seat))
    return True


def stakes_something(state: OrtusRegni, seat: int) -> bool:
    return len(state.fiefs[seat]) > 1 or any(state.properties[fief] for fief in state.fiefs[seat])


def least_known_hand(state: OrtusRegni, seat: int, codes: list[int]) -> int:
    """A look at a rival's hand, for an Action otherwise left unused; -1 if there is nothing new to see (OR-4.26)."""
    found, most = -1, 0
    for foe in state.foes(seat):
        hidden = len(state.hands[foe]) - cards_seen(state, seat, foe)
        if hidden > most and LOOK + foe in codes:
            found, most = LOOK + foe, hidden
    return found


def cards_seen(state: OrtusRegni, seat: int, foe: int) -> int:
    """How many cards of a rival's hand this seat remembers."""
    seen = 0
    for look in state.looks:
        if look[SHOWN] == foe and (look[VIEWER] == seat or look[VIEWER] == NONE):
            seen = max(seen, len(look) - FIRST_CARD)
    return seen


def tower_candidates(state: OrtusRegni, seat: int) -> list[int]:
    kinds = sorted(set(state.hands[seat]), key=hand_worth_of)
    return [TOWER + kind for kind in kinds[:TOWER_KINDS]]


def hand_worth_of(kind: int) -> float:
    return IN_HAND[kind]


# --- battles --------------------------------------------------------------------------------------------------------


def declaring_candidates(state: OrtusRegni, seat: int, vikings: bool, codes: list[int]) -> list[int]:
    """Attacks that could reach something, and none on oneself or an ally."""
    power = horde_strength(state) if vikings else most_strength(state, seat)
    ally = state.ally(seat)
    found: list[int] = []
    for code in codes:
        if code == PASS:
            found.append(code)
            continue
        victim = code - STORM if code < RAID else state.holder[code - RAID if code < SIEGE else code - SIEGE]
        if victim == seat or victim == ally:
            continue
        needed = 1
        if code >= SIEGE:
            needed = ABSORBS[state.building[code - SIEGE] % CARD_SPAN]
        if code >= RAID:
            needed += len(state.towers[victim])
        if power >= needed:
            found.append(code)
    return found


def most_strength(state: OrtusRegni, seat: int) -> int:
    """What an Earl could field at most, everything counted."""
    total = 0
    for fief in state.fiefs[seat]:
        if state.lord[fief] >= 0:
            total += STRENGTH[state.lord[fief]]
    for kind in state.hands[seat]:
        if IS_HAND_FIGHTER[kind]:
            total += STRENGTH[kind]
    for mercenary in state.mercenaries[seat]:
        total += STRENGTH[MERCENARY] + state.garrison_infantry[mercenary] + 2 * state.garrison_knights[mercenary]
    limit = field_limit(state, seat)
    knights = min(limit, state.pool_knights[seat])
    total += 2 * knights + min(limit - knights, state.pool_infantry[seat])
    if state.king == seat:
        total += 1 + state.guard[0] + 2 * state.guard[1]
    return total


def fielding_candidates(seat: int, force: list[int], codes: list[int]) -> list[int]:
    """Cards in the order of their codes, so that a force is looked at once and not in every order."""
    last = 0
    for fielded in force:
        if seat_of(fielded) == seat:
            last = max(last, fielding_code(fielded))
    return [code for code in codes if code >= last]


def fielding_code(fielded: int) -> int:
    role = role_of(fielded)
    which = which_of(fielded)
    if role == LORD_UNIT:
        return FIELD_LORD + which
    if role == HAND_UNIT:
        return FIELD_HAND + which
    if role == POOL_UNIT:
        return FIELD_POOL + which
    if role <= GARRISON_KNIGHT:
        return FIELD_MERCENARY + which
    return FIELD_KING if role == KING_UNIT else FIELD_GUARD + which


def cheapest(codes: list[int]) -> int:
    best = codes[0]
    for code in codes:
        if absorbing_cost(code) < absorbing_cost(best):
            best = code
    return best


def absorbing_cost(code: int) -> int:
    """What it costs that this card absorbs a point: nothing, Infantry, Knights, Mercenaries."""
    if code == ABSORB_UNHARMED:
        return 0
    if code >= ABSORB_VIKING:
        return 1 + code - ABSORB_VIKING
    if ABSORB_MERCENARY <= code < ABSORB_GARRISON:
        return 6
    if code >= ABSORB_GARRISON:
        return 2 if (code - ABSORB_GARRISON) % 2 < KNIGHT else 4
    if code >= ABSORB_GUARD:
        return 2 if code - ABSORB_GUARD < KNIGHT else 4
    return 1 if (code - ABSORB_POOL) % 2 < KNIGHT else 3
