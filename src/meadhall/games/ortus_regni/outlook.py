"""What Ortus Regni tells the searches: how good a state looks for a seat.

Buildings are life, so they weigh most, and the more the fewer there are. Towers, cards and turns left count as what
they defend or allow, and the force an Earl could field as what it could take. The weights were
set by hand and checked against random play.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.ortus_regni.cards import (
    ABSORBS,
    ALLIES,
    CARD_SPAN,
    CHAMPION,
    CHURCH,
    IS_HAND_FIGHTER,
    LAND,
    MARKET_TOWN,
    MERCENARY,
    PRINCE,
    STRENGTH,
    VASSAL,
)
from meadhall.games.ortus_regni.ending import game_places
from meadhall.games.ortus_regni.forces import field_limit
from meadhall.games.ortus_regni.state import NONE, OrtusRegni

WIN: Final = 1000.0
LIFE: Final = 60.0
FIRST_BUILDINGS: Final[list[float]] = [0.0, 22.0, 34.0, 42.0, 47.0, 50.0]
FURTHER_BUILDING: Final = 2.0
PER_HIT_POINT: Final = 1.0
LAND_WORTH: Final = 3.0
MARKET_WORTH: Final = 2.0
CHURCH_WORTH: Final = 1.5
CATHEDRAL_WORTH: Final = 4.0
PER_LORD: Final = 2.0
PER_STRENGTH: Final = 1.6
PER_TOWER: Final = 2.2
TOWERS_THAT_COUNT: Final = 9
PER_CARD: Final = 1.1
PER_HAND_STRENGTH: Final = 0.5
PER_ALLIES: Final = 0.8
KING_WORTH: Final = 5.0
PER_BANNER: Final = 2.0
PER_CUBE: Final = 0.5
SHORT_DECK: Final = 7
PER_MISSING_CARD: Final = 2.5
HEIR: Final = 2.0
DECK_DONE: Final = 1.0


def outlook(state: OrtusRegni, seat: int) -> float:
    """A seat's prospects less those of its rivals."""
    if state.over:
        place = game_places(state)[seat]
        return WIN if place == 1 else -WIN * place / state.players
    mine = prospects(state, seat) + hand_worth(state, seat)
    ally = state.ally(seat)
    rivals = 0.0
    count = 0
    for other in range(state.players):
        if other == seat:
            continue
        if other == ally:
            mine += prospects(state, other) / 2
        else:
            rivals += prospects(state, other)
            count += 1
    return mine - rivals / max(1, count) * (1.0 if count == 1 else 0.9)


def prospects(state: OrtusRegni, seat: int) -> float:
    """What everybody can see of an Earl, and how long the deck lasts."""
    if not state.alive[seat]:
        return 0.0
    value = LIFE + estate_worth(state, seat)
    value += PER_STRENGTH * table_strength(state, seat)
    value += PER_TOWER * min(len(state.towers[seat]), TOWERS_THAT_COUNT)
    value += PER_CARD * len(state.hands[seat])
    value += PER_BANNER * state.banners[seat] + PER_CUBE * state.cubes[seat]
    if state.king == seat:
        value += KING_WORTH
    if sum(state.lists[seat]) and not state.round:
        return value + DECK_DONE * sum(state.lists[seat])
    cards = len(state.decks[seat])
    if cards < SHORT_DECK and state.round:
        value -= PER_MISSING_CARD * (SHORT_DECK - cards)
    return value


def estate_worth(state: OrtusRegni, seat: int) -> float:
    fiefs = state.fiefs[seat]
    count = len(fiefs)
    value = FIRST_BUILDINGS[min(count, 5)] + FURTHER_BUILDING * max(0, count - 5)
    lands = 0
    markets = 0
    for fief in fiefs:
        value += PER_HIT_POINT * ABSORBS[state.building[fief] % CARD_SPAN]
        if state.lord[fief] != NONE:
            value += PER_LORD
            if state.lord[fief] == PRINCE:
                value += HEIR
        for card in state.properties[fief]:
            kind = card % CARD_SPAN
            if kind == LAND:
                lands += 1
            elif kind == MARKET_TOWN:
                markets += 1
            else:
                value += CHURCH_WORTH if kind == CHURCH else CATHEDRAL_WORTH
    return value + LAND_WORTH * lands + MARKET_WORTH * min(lands, markets) + 0.5 * max(0, markets - lands)


def table_strength(state: OrtusRegni, seat: int) -> float:
    """What an Earl could field from the table, pool cards beyond the limit at a fraction."""
    total = 0.0
    for fief in state.fiefs[seat]:
        if state.lord[fief] != NONE:
            total += STRENGTH[state.lord[fief]]
    for mercenary in state.mercenaries[seat]:
        total += STRENGTH[MERCENARY] + state.garrison_infantry[mercenary] + 2 * state.garrison_knights[mercenary]
    infantry = state.pool_infantry[seat]
    knights = state.pool_knights[seat]
    if infantry or knights:
        limit = field_limit(state, seat)
        fielded = min(limit, knights)
        total += 2 * fielded + min(limit - fielded, infantry)
        total += 0.25 * max(0, infantry + knights - limit)
    if state.king == seat:
        total += 1 + state.guard[0] + 2 * state.guard[1]
    return total


def hand_worth(state: OrtusRegni, seat: int) -> float:
    """What the own hand adds: fighters for a battle, answers for a struggle."""
    value = 0.0
    for kind in state.hands[seat]:
        if IS_HAND_FIGHTER[kind]:
            value += PER_HAND_STRENGTH * STRENGTH[kind]
        if kind == ALLIES or kind == VASSAL:
            value += PER_ALLIES
        elif kind == CHAMPION:
            value += PER_HAND_STRENGTH
    return value
