"""What Ortus Regni tells the searches: how good a state looks for a seat.

Buildings are life, so they weigh most, and the more the fewer there are. Towers, cards and turns left count as what
they defend or allow, and the force an Earl could field as what it could take. The weights were
set by hand and checked against random play.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.ortus_regni.cards import (
    ABSORBS,
    CARD_SPAN,
    CHURCH,
    KIND_NAMES,
    LAND,
    MARKET_TOWN,
    MERCENARY,
    PRINCE,
    STRENGTH,
)
from meadhall.games.ortus_regni.frames.turns import AttachFrame, BequestFrame, InstallFrame, TurnFrame
from meadhall.games.ortus_regni.knowledge.war_outlook import under_way
from meadhall.games.ortus_regni.state import NONE, OrtusRegni
from meadhall.games.ortus_regni.turn.ending import game_places
from meadhall.games.ortus_regni.war.forces import field_limit

WIN: Final = 1000.0
LIFE: Final = 60.0
FIRST_BUILDINGS: Final[list[float]] = [0.0, 22.0, 33.0, 40.0, 45.0, 49.0]
FURTHER_BUILDING: Final = 3.0
PER_HIT_POINT: Final = 1.0
LAND_WORTH: Final = 5.0
MARKET_WORTH: Final = 4.0
IDLE_MARKET: Final = 0.5
CHURCH_WORTH: Final = 3.0
CATHEDRAL_WORTH: Final = 6.0
PER_LORD: Final = 4.5
HEIR: Final = 3.0
PER_STRENGTH: Final = 2.2
FIRST_TOWERS: Final[list[float]] = [0.0, 2.6, 4.8, 6.6, 8.0, 9.0, 9.8, 10.4, 10.8, 11.1, 11.3]
AVERAGE_CARD: Final = 1.8
KING_WORTH: Final = 10.0
PER_BANNER: Final = 4.0
PER_CUBE: Final = 0.5
SHORT_DECK: Final = 8
PER_MISSING_CARD: Final = 3.0
PER_DECK_CARD: Final = 0.4
DECK_DONE: Final = 1.0
REPEATED_CARD: Final = 0.6
TURN_TO_END: Final = 7.0
"""What ending the turn costs by the draw and the others' turns: a turn under way still has it before it."""


def hand_table() -> list[float]:
    """What a card in hand is worth: less than where it belongs, more than as the next of many Towers."""
    worth = {
        "castle": 2.4, "land": 2.2, "market_town": 1.4, "church": 1.2, "cathedral": 1.8, "prince": 2.6, "vassal": 2.0,
        "champion": 2.4, "monk": 1.4, "mercenary": 2.2, "treachery": 3.0, "intrigue": 2.6, "allies": 2.2,
        "banquet": 1.6, "banner": 3.4, "palace": 2.4,
    }  # fmt: skip
    return [worth[name] for name in KIND_NAMES]


IN_HAND: Final[list[float]] = hand_table()


def outlook(state: OrtusRegni, seat: int) -> float:
    """A seat's prospects less those of its rivals."""
    if state.over:
        place = game_places(state)[seat]
        return WIN if place == 1 else -WIN * place / state.players
    mine = prospects(state, seat) + under_way(state, seat) + on_its_way(state, seat)
    mine += hand_worth(state.hands[seat]) - AVERAGE_CARD * len(state.hands[seat])
    turn = state.stack[1] if len(state.stack) > 1 else None
    if isinstance(turn, TurnFrame) and turn.seat == seat:
        mine -= TURN_TO_END
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
    value += FIRST_TOWERS[min(len(state.towers[seat]), 10)]
    value += AVERAGE_CARD * len(state.hands[seat])
    value += PER_BANNER * state.banners[seat] + PER_CUBE * state.cubes[seat]
    if state.king == seat:
        value += KING_WORTH
    if sum(state.lists[seat]) and not state.round:
        return value + DECK_DONE * sum(state.lists[seat])
    if state.round:
        value += deck_worth(len(state.decks[seat]))
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
            value += PER_LORD + (HEIR if state.lord[fief] == PRINCE else 0.0)
        for card in state.properties[fief]:
            kind = card % CARD_SPAN
            if kind == LAND:
                lands += 1
            elif kind == MARKET_TOWN:
                markets += 1
            else:
                value += CHURCH_WORTH if kind == CHURCH else CATHEDRAL_WORTH
    return value + LAND_WORTH * lands + MARKET_WORTH * min(lands, markets) + IDLE_MARKET * max(0, markets - lands)


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


def on_its_way(state: OrtusRegni, seat: int) -> float:
    """A card that has left the hand and not yet arrived, or a bequest not yet settled."""
    top = state.stack[-1]
    if isinstance(top, InstallFrame) and top.seat == seat:
        return lord_worth(top.kind)
    if isinstance(top, AttachFrame) and top.seat == seat:
        return PROPERTY_WORTH[top.card % CARD_SPAN]
    if isinstance(top, BequestFrame) and top.seat == seat:
        cards = len(state.decks[seat])
        return deck_worth(cards + len(state.discards[seat]) + 1) - deck_worth(cards) - lord_worth(PRINCE)
    return 0.0


def lord_worth(kind: int) -> float:
    return PER_LORD + PER_STRENGTH * STRENGTH[kind] + (HEIR if kind == PRINCE else 0.0)


def deck_worth(cards: int) -> float:
    """How long an Earl lasts."""
    return PER_DECK_CARD * cards - PER_MISSING_CARD * max(0, SHORT_DECK - cards)


PROPERTY_WORTH: Final[list[float]] = [0.0, LAND_WORTH, MARKET_WORTH, CHURCH_WORTH, CATHEDRAL_WORTH] + [0.0] * 11


def hand_worth(hand: list[int]) -> float:
    """What the cards in hand are worth together; a second copy of a kind is worth less."""
    value = 0.0
    seen = 0
    for kind in hand:
        bit = BITS[kind]
        value += IN_HAND[kind] * (REPEATED_CARD if seen & bit else 1.0)
        seen |= bit
    return value


BITS: Final[list[int]] = [1 << kind for kind in range(CARD_SPAN)]
