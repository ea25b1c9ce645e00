"""What an Earl may do on their own turn (OR-3.3, OR-3.4, OR-4), as a list of codes."""

from __future__ import annotations

from meadhall.games.ortus_regni.cards import (
    BANNER,
    BANQUET,
    BANQUET_DRAW,
    CARD_SPAN,
    CATHEDRAL,
    CATHEDRALS_IN_PLAY,
    INTRIGUE,
    IS_BUILDING,
    IS_EMISSARY,
    IS_LORD,
    IS_PROPERTY,
    KNIGHT,
    MERCENARY,
    MONK,
    RESOURCE_COST,
    TREACHERY,
    TREACHERY_HITS,
    kinds_among,
)
from meadhall.games.ortus_regni.codes import (
    ATTACK,
    BARTER,
    BEQUEATH,
    CALL_JOUST,
    CONCEDE,
    EMISSARY,
    END,
    GARRISON,
    GUARD,
    HIRE,
    HOLD_BANQUET,
    INSTALL,
    KINGSHIP,
    LOOK,
    PLACE,
    RECRUIT,
    TOWER,
    USE_INTRIGUE,
    USE_TREACHERY,
)
from meadhall.games.ortus_regni.politics.kingship import guard_room
from meadhall.games.ortus_regni.state import NONE, OrtusRegni
from meadhall.games.ortus_regni.turn.earldom import army_supply, garrison_room
from meadhall.games.ortus_regni.turn.placing import bequest_barred, bequests_used_up, heirs
from meadhall.games.ortus_regni.war.declaring import at_peace, can_attack


def menu(state: OrtusRegni, seat: int, may_act: bool) -> list[int]:
    kinds = kinds_among(state.hands[seat])
    codes: list[int] = []
    if may_act:
        add_actions(state, seat, kinds, codes)
    for kind in kinds:
        codes.append(TOWER + kind)
    if state.pool_infantry[seat] or state.pool_knights[seat]:
        add_army_moves(state, seat, codes)
    codes.append(END)
    if state.rules.concession:
        codes.append(CONCEDE)  # OR-14.3
    return codes


def add_actions(state: OrtusRegni, seat: int, kinds: list[int], codes: list[int]) -> None:
    for kind in kinds:
        if IS_BUILDING[kind]:
            codes.append(PLACE + kind)
        elif IS_PROPERTY[kind]:
            if may_place(state, seat, kind):
                codes.append(PLACE + kind)
        elif IS_LORD[kind]:
            if has_room_for_lord(state, seat):
                codes.append(INSTALL + kind)
            if IS_EMISSARY[kind]:
                codes.append(EMISSARY + kind)
        else:
            add_political_uses(state, seat, kind, codes)
    if can_attack(state, seat):
        codes.append(ATTACK)
    if state.lands(seat) and army_supply(state):
        codes.append(RECRUIT)
    if has_abbot(state, seat):
        for other in state.others(seat):
            codes.append(LOOK + other)
    if state.rules.resource and len(state.hands[seat]) >= RESOURCE_COST and sum(state.trays[seat]) > 0:
        codes.append(BARTER)  # OR-16.23


def add_political_uses(state: OrtusRegni, seat: int, kind: int, codes: list[int]) -> None:
    if kind == BANNER:
        if state.king == NONE:
            codes.append(KINGSHIP)  # OR-9.1
        codes.append(CALL_JOUST)
        if heirs(state, seat) and not bequests_used_up(state, seat) and not bequest_barred(state, seat):
            codes.append(BEQUEATH)
    elif kind == BANQUET:
        if len(state.decks[seat]) >= BANQUET_DRAW or not state.rules.banquet_needs_full_draw:
            codes.append(HOLD_BANQUET)  # OR-4.12
    elif kind == MERCENARY:
        codes.append(HIRE)
    elif kind == TREACHERY:
        if not at_peace(state) and has_target(state, seat, True):
            codes.append(USE_TREACHERY)
    elif kind == INTRIGUE and not at_peace(state) and has_target(state, seat, False):
        codes.append(USE_INTRIGUE)


def may_place(state: OrtusRegni, seat: int, kind: int) -> bool:
    """OR-4.6, OR-4.8."""
    if not state.fiefs[seat]:
        return False
    return kind != CATHEDRAL or cathedrals(state) < CATHEDRALS_IN_PLAY


def cathedrals(state: OrtusRegni) -> int:
    """Face up on the whole table."""
    total = 0
    for seat in range(state.players):
        total += state.count(seat, CATHEDRAL)
    return total


def has_room_for_lord(state: OrtusRegni, seat: int) -> bool:
    return any(state.lord[fief] == NONE for fief in state.fiefs[seat])


def has_abbot(state: OrtusRegni, seat: int) -> bool:
    return any(state.lord[fief] == MONK for fief in state.fiefs[seat])


def has_target(state: OrtusRegni, seat: int, treachery: bool) -> bool:
    """OR-7.1, OR-7.2."""
    for foe in state.foes(seat):
        if state.mercenaries[foe]:
            return True
        for fief in state.fiefs[foe]:
            if treachery and state.lord[fief] != NONE:
                return True
            for card in state.properties[fief]:
                if not treachery or TREACHERY_HITS[card % CARD_SPAN]:
                    return True
    return False


def add_army_moves(state: OrtusRegni, seat: int, codes: list[int]) -> None:
    """Pool cards into free garrison and Guard slots (OR-5.16, OR-9.6)."""
    infantry = state.pool_infantry[seat] > 0
    knights = state.pool_knights[seat] > 0
    for mercenary in state.mercenaries[seat]:
        if garrison_room(state, mercenary) > 0:
            if infantry:
                codes.append(GARRISON + 2 * mercenary)
            if knights:
                codes.append(GARRISON + 2 * mercenary + KNIGHT)
    if state.king == seat and guard_room(state) > 0:
        if infantry:
            codes.append(GUARD)
        if knights:
            codes.append(GUARD + KNIGHT)
