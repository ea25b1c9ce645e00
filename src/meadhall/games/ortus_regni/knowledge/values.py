"""What each Earl may expect of a state: a weighted sum of what they have, with weights learned from games.

`features` counts for every seat what tends to decide the game; `content/values.json` holds the weights for each number
of Earls and each phase, written by `meadhall train ortus-regni`. In their unit a softmax over the seats gives the
chances of winning. A battle or plot half decided counts as what it is likely to bring (`war_outlook`).
"""

from __future__ import annotations

from typing import Any, Final

from meadhall.games.ortus_regni.cards import (
    ABSORBS,
    ACTIONS_PER_TURN,
    ALLIES,
    BANNER,
    CARD_SPAN,
    CASTLE,
    CATHEDRAL,
    CHURCH,
    INTRIGUE,
    IS_HAND_FIGHTER,
    LAND,
    MARKET_TOWN,
    PRINCE,
    STRENGTH,
    TREACHERY,
    VASSAL,
)
from meadhall.games.ortus_regni.frames.turns import TurnFrame
from meadhall.games.ortus_regni.knowledge.outlook import on_its_way, table_strength
from meadhall.games.ortus_regni.knowledge.war_outlook import under_way
from meadhall.games.ortus_regni.state import NONE, OrtusRegni
from meadhall.games.ortus_regni.turn.ending import game_places
from meadhall.games.ortus_regni.turn.placing import bequest_barred, bequests_used_up
from meadhall.kernel.content import load_content

FEATURES: Final[list[str]] = [
    "alive",
    "second-building",
    "third-building",
    "further-buildings",
    "holdings",
    "lands",
    "working-markets",
    "churches",
    "cathedral",
    "lords",
    "heir",
    "table-strength",
    "hand-strength",
    "towers",
    "first-towers",
    "hand",
    "castles-in-hand",
    "treachery",
    "defence-in-struggles",
    "banners-in-hand",
    "king",
    "kingship-banners",
    "cubes",
    "deck",
    "short-deck",
    "lasts-longest",
    "bequest",
    "exposed",
    "last-building-exposed",
    "threatens",
    "intrigue",
    "action-left",
    "under-way",
]
ALIVE: Final = 0
SECOND_BUILDING: Final = 1
THIRD_BUILDING: Final = 2
FURTHER_BUILDINGS: Final = 3
HOLDINGS: Final = 4
LANDS: Final = 5
WORKING_MARKETS: Final = 6
CHURCHES: Final = 7
CATHEDRAL_HELD: Final = 8
LORDS: Final = 9
HEIR: Final = 10
TABLE_STRENGTH: Final = 11
HAND_STRENGTH: Final = 12
TOWERS: Final = 13
FIRST_TOWERS: Final = 14
HAND: Final = 15
CASTLES_IN_HAND: Final = 16
TREACHERY_IN_HAND: Final = 17
DEFENCE_IN_STRUGGLES: Final = 18
BANNERS_IN_HAND: Final = 19
KING: Final = 20
KINGSHIP_BANNERS: Final = 21
CUBES: Final = 22
DECK: Final = 23
SHORT_DECK: Final = 24
LASTS_LONGEST: Final = 25
BEQUEST: Final = 26
EXPOSED: Final = 27
LAST_BUILDING_EXPOSED: Final = 28
THREATENS: Final = 29
INTRIGUE_IN_HAND: Final = 30
ACTION_LEFT: Final = 31
UNDER_WAY: Final = 32

PHASES: Final[list[str]] = ["opening", "middle", "end"]
MIDDLE_DECK: Final = 12
END_DECK: Final = 6
"""With so few cards in the shortest deck a phase begins."""
FEW_TOWERS: Final = 4
SHORT: Final = 6
MOST_LEAD: Final = 5
MOST_BEQUEST: Final = 12
MOST_EXPOSED: Final = 4.0
UNITS_FIELDED: Final = 0.6
UNDER_WAY_UNIT: Final = 14.0
"""So many points of `outlook` multiply the odds by e; what is under way counts in this unit."""
WON: Final = 12.0


def read_weights() -> list[list[list[float]]]:
    """Weights by number of Earls and phase, in the order of the features; none for a number never trained."""
    content: dict[str, Any] = load_content("meadhall.games.ortus_regni", "values.json")
    tables: list[list[list[float]]] = []
    for players in range(7):
        trained = content["weights"].get(str(players))
        tables.append(
            [[float(trained[phase][name]) for name in FEATURES] for phase in PHASES] if trained is not None else []
        )
    return tables


WEIGHTS: Final[list[list[list[float]]]] = read_weights()


def phase(state: OrtusRegni) -> int:
    """How far the shortest deck has come."""
    if not state.round:
        return 0
    shortest = 99
    for seat in range(state.players):
        if state.alive[seat]:
            shortest = min(shortest, len(state.decks[seat]))
    if shortest <= END_DECK:
        return 2
    return 1 if shortest <= MIDDLE_DECK else 0


def values(state: OrtusRegni) -> list[float]:
    if state.over:
        places = game_places(state)
        return [WON if place == 1 else -WON for place in places]
    weights = WEIGHTS[state.players][phase(state)]
    rows = features(state)
    sums: list[float] = []
    for seat in range(state.players):
        row = rows[seat]
        total = 0.0
        for place in range(len(weights)):
            number = row[place]
            if number != 0.0:  # most are
                total += weights[place] * number
        sums.append(total)
    if state.rules.teams:
        return [sums[seat] + sums[(seat + 2) % 4] for seat in range(4)]
    return sums


def features(state: OrtusRegni) -> list[list[float]]:
    rows: list[list[float]] = []
    for seat in range(state.players):
        rows.append(own_features(state, seat) if state.alive[seat] else [0.0] * len(FEATURES))
    add_deck_leads(state, rows)
    add_dangers(state, rows)
    return rows


def own_features(state: OrtusRegni, seat: int) -> list[float]:
    row = [0.0] * len(FEATURES)
    row[ALIVE] = 1.0
    add_estate(state, seat, row)
    add_hand(state, seat, row)
    row[TABLE_STRENGTH] = table_strength(state, seat)
    row[UNDER_WAY] = (under_way(state, seat) + on_its_way(state, seat)) / UNDER_WAY_UNIT
    turn = state.stack[1] if len(state.stack) > 1 else None
    if isinstance(turn, TurnFrame) and turn.seat == seat and turn.acted < ACTIONS_PER_TURN:
        row[ACTION_LEFT] = 1.0
    towers = len(state.towers[seat])
    row[TOWERS] = float(towers)
    row[FIRST_TOWERS] = float(min(towers, FEW_TOWERS))
    row[KING] = 1.0 if state.king == seat else 0.0
    row[KINGSHIP_BANNERS] = float(state.banners[seat])
    row[CUBES] = float(min(state.cubes[seat], 6))
    deck = len(state.decks[seat])
    row[DECK] = float(deck)
    row[SHORT_DECK] = float(max(0, SHORT - deck))
    if row[HEIR] and row[BANNERS_IN_HAND] and not bequests_used_up(state, seat) and not bequest_barred(state, seat):
        row[BEQUEST] = float(min(MOST_BEQUEST, len(state.discards[seat]) + 2))
    return row


def add_estate(state: OrtusRegni, seat: int, row: list[float]) -> None:
    fiefs = state.fiefs[seat]
    count = len(fiefs)
    row[SECOND_BUILDING] = 1.0 if count > 1 else 0.0
    row[THIRD_BUILDING] = 1.0 if count > 2 else 0.0
    row[FURTHER_BUILDINGS] = float(max(0, count - 3))
    markets = 0
    for fief in fiefs:
        row[HOLDINGS] += ABSORBS[state.building[fief] % CARD_SPAN]
        lord = state.lord[fief]
        if lord != NONE:
            row[LORDS] += 1.0
            if lord == PRINCE:
                row[HEIR] = 1.0
        for card in state.properties[fief]:
            kind = card % CARD_SPAN
            row[HOLDINGS] += 1.0
            if kind == LAND:
                row[LANDS] += 1.0
            elif kind == MARKET_TOWN:
                markets += 1
            elif kind == CHURCH:
                row[CHURCHES] += 1.0
            elif kind == CATHEDRAL:
                row[CATHEDRAL_HELD] = 1.0
    row[WORKING_MARKETS] = min(row[LANDS], float(markets))


def add_hand(state: OrtusRegni, seat: int, row: list[float]) -> None:
    hand = state.hands[seat]
    row[HAND] = float(len(hand))
    for kind in hand:
        if IS_HAND_FIGHTER[kind]:
            row[HAND_STRENGTH] += STRENGTH[kind]
        if kind == CASTLE:
            row[CASTLES_IN_HAND] += 1.0
        elif kind == TREACHERY:
            row[TREACHERY_IN_HAND] += 1.0
        elif kind == INTRIGUE:
            row[INTRIGUE_IN_HAND] += 1.0
        elif kind == ALLIES or kind == VASSAL:
            row[DEFENCE_IN_STRUGGLES] += 1.0
        elif kind == BANNER:
            row[BANNERS_IN_HAND] += 1.0


def add_deck_leads(state: OrtusRegni, rows: list[list[float]]) -> None:
    """How many turns longer than all others an Earl lasts, or fewer than the one who lasts longest."""
    for seat in range(state.players):
        if not state.alive[seat]:
            continue
        longest = 0
        for other in state.foes(seat):
            longest = max(longest, len(state.decks[other]))
        lead = len(state.decks[seat]) - longest
        rows[seat][LASTS_LONGEST] = float(max(-MOST_LEAD, min(MOST_LEAD, lead)))


def add_dangers(state: OrtusRegni, rows: list[list[float]]) -> None:
    """What foes could bring past Towers and defenders, less what a building takes."""
    for seat in range(state.players):
        if not state.alive[seat]:
            continue
        row = rows[seat]
        weakest = 9
        for fief in state.fiefs[seat]:
            weakest = min(weakest, ABSORBS[state.building[fief] % CARD_SPAN])
        guard = row[TOWERS] + weakest - 1 + UNITS_FIELDED * (row[LORDS] + len(state.mercenaries[seat]))
        guard += UNITS_FIELDED * min(row[LANDS], float(state.pool_infantry[seat] + state.pool_knights[seat]))
        guard += 0.5 * row[HAND_STRENGTH]
        for foe in state.foes(seat):
            past = rows[foe][TABLE_STRENGTH] + 0.7 * rows[foe][HAND_STRENGTH] - guard
            past = max(0.0, min(MOST_EXPOSED, past))
            row[EXPOSED] = max(row[EXPOSED], past)
            rows[foe][THREATENS] = max(rows[foe][THREATENS], past)
        if len(state.fiefs[seat]) == 1:
            row[LAST_BUILDING_EXPOSED] = row[EXPOSED]
