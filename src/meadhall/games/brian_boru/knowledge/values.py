"""What each seat may expect of a state: a weighted sum of what it has, with weights learned from games.

`features` counts for every seat what tends to decide the game; `content/values.json` holds the weights for each number
of players and each phase, written by `meadhall train brian-boru`. In their unit a softmax over the seats gives the
chances of winning.
"""

from __future__ import annotations

from typing import Any, Final

from meadhall.games.brian_boru.battle import sole_most
from meadhall.games.brian_boru.board import REGIONS, ROADS, THRESHOLD, TOKEN_POINTS, WHITE, towns_in
from meadhall.games.brian_boru.cards import BOARD_TOKEN_DIVISOR, CARD_COLOUR, ROUNDS, SPREAD_POINTS
from meadhall.games.brian_boru.claims import disc_weight, totals
from meadhall.games.brian_boru.marriage import courtship_leader
from meadhall.games.brian_boru.scoring import scoring_lines, spread
from meadhall.games.brian_boru.state import FACE_DOWN, NONE, BrianBoru
from meadhall.kernel.content import load_content

FEATURES: Final[list[str]] = [
    "points",
    "renown",
    "coins",
    "most-coins",
    "marker",
    "towns",
    "monasteries",
    "spread",
    "track",
    "courtship",
    "church-discs",
    "church-lead",
    "church-shared",
    "raiders",
    "raider-lead",
    "raider-lead-renown",
    "fewest-raiders",
    "tokens-led",
    "tokens-safe",
    "tokens-kept",
    "tokens-face-down",
    "tokens-shared",
    "tokens-near",
    "reach",
    "hand",
    "white-cards",
    "high-cards",
]
POINTS: Final = 0
RENOWN: Final = 1
COINS: Final = 2
MOST_COINS: Final = 3
MARKER: Final = 4
TOWNS: Final = 5
MONASTERIES: Final = 6
SPREAD: Final = 7
TRACK: Final = 8
COURTSHIP: Final = 9
CHURCH_DISCS: Final = 10
CHURCH_LEAD: Final = 11
CHURCH_SHARED: Final = 12
RAIDERS: Final = 13
RAIDER_LEAD: Final = 14
RAIDER_LEAD_RENOWN: Final = 15
FEWEST_RAIDERS: Final = 16
TOKENS_LED: Final = 17
TOKENS_SAFE: Final = 18
TOKENS_KEPT: Final = 19
TOKENS_FACE_DOWN: Final = 20
TOKENS_SHARED: Final = 21
TOKENS_NEAR: Final = 22
REACH: Final = 23
HAND: Final = 24
WHITE_CARDS: Final = 25
HIGH_CARDS: Final = 26

HIGH: Final = 16
"""Cards from this one on (17 as printed) usually win the trick they are played for."""
MOST_ROUNDS_LEFT: Final = 4
STAGES: Final = 2
PHASES: Final[list[str]] = [
    f"{left}-left-{stage}" for left in range(MOST_ROUNDS_LEFT + 1) for stage in ("cards", "upkeep")
]
FAR_BEHIND: Final = 1e9
FINAL_UNIT: Final = 3.0
"""So many points more at the end multiply the odds by e: only for looking beyond the last decision."""


def read_weights() -> list[list[list[float]]]:
    """Weights by number of players and phase, in the order of the features; none for a number never trained."""
    content: dict[str, Any] = load_content("meadhall.games.brian_boru", "values.json")
    tables: list[list[list[float]]] = []
    for players in range(len(ROUNDS)):
        trained = content["weights"].get(str(players))
        tables.append(
            [[float(trained[phase][name]) for name in FEATURES] for phase in PHASES] if trained is not None else []
        )
    return tables


WEIGHTS: Final[list[list[list[float]]]] = read_weights()


def phase(state: BrianBoru) -> int:
    """How many rounds are still to come, and whether this round's cards are still being played."""
    left = min(ROUNDS[state.players] - state.round, MOST_ROUNDS_LEFT)
    upkeep = len(state.hands[0]) == 0 and len(state.packets[0]) == 0 and state.leader == NONE
    return STAGES * left + (1 if upkeep else 0)


def values(state: BrianBoru) -> list[float]:
    if state.over:
        return [sum(scoring_lines(state, seat)) / FINAL_UNIT for seat in range(state.players)]
    weights = WEIGHTS[state.players][phase(state)]
    rows = features(state)
    sums: list[float] = []
    for row in rows:
        total = 0.0
        for place in range(len(weights)):
            number = row[place]
            if number != 0.0:  # most are
                total += weights[place] * number
        sums.append(total)
    return sums


def outlook(state: BrianBoru, seat: int) -> float:
    """A seat's prospects less those of its strongest rival."""
    prospects = values(state)
    mine = prospects[seat]
    prospects[seat] = -FAR_BEHIND
    return mine - max(prospects)


def features(state: BrianBoru) -> list[list[float]]:
    free = state.free_towns()
    rows = [own_features(state, seat, free) for seat in range(state.players)]
    add_leads(state, rows)
    for region in range(len(REGIONS)):
        add_tokens(state, region, free, rows)
    return rows


def own_features(state: BrianBoru, seat: int, free: int) -> list[float]:
    row = [0.0] * len(FEATURES)
    towns = state.controlled(seat)
    row[POINTS] = float(state.points[seat])
    row[RENOWN] = float(state.renown[seat])
    row[COINS] = float(min(state.coins[seat], 12))
    row[TOWNS] = float(towns.bit_count())
    row[MONASTERIES] = float((towns & state.monasteries).bit_count())
    row[SPREAD] = float(SPREAD_POINTS[spread(state, seat)])
    row[TRACK] = float(state.track[seat])
    row[CHURCH_DISCS] = float(state.church_discs[seat])
    row[RAIDERS] = float(state.raiders[seat])
    joined = 0
    for town in towns_in(state.discs[seat]):
        joined |= ROADS[town]
    row[REACH] = float((joined & free).bit_count())
    numbers = 0
    whites = 0
    high = 0
    for card in state.hands[seat]:
        numbers += card
        if CARD_COLOUR[card] == WHITE:
            whites += 1
        elif card >= HIGH:
            high += 1
    row[HAND] = float(numbers)
    row[WHITE_CARDS] = float(whites)
    row[HIGH_CARDS] = float(high)
    return row


def add_leads(state: BrianBoru, rows: list[list[float]]) -> None:
    """Who leads where the upkeep asks for the most, and who is last where the Vikings do."""
    seat = sole_most(state.coins)
    if seat != NONE:
        rows[seat][MOST_COINS] = 1.0
    if state.marker_holder != NONE:
        rows[state.marker_holder][MARKER] = 1.0
    seat = courtship_leader(state)
    if seat != NONE:
        rows[seat][COURTSHIP] = 1.0
    most = max(state.church_discs)
    shared = state.church_discs.count(most) > 1
    if most:
        for seat in range(state.players):
            if state.church_discs[seat] == most:
                rows[seat][CHURCH_SHARED if shared else CHURCH_LEAD] = 1.0
    seat = sole_most(state.raiders)
    if seat != NONE:
        rows[seat][RAIDER_LEAD] = 1.0
        rows[seat][RAIDER_LEAD_RENOWN] = float(state.renown[seat])
    if state.battle_area:
        fewest = min(state.raiders)
        for seat in range(state.players):
            if state.raiders[seat] == fewest:
                rows[seat][FEWEST_RAIDERS] = 1.0


def add_tokens(state: BrianBoru, region: int, free: int, rows: list[list[float]]) -> None:
    """Who would have a region's token by the claim step, how safely, and who is one town short of it."""
    sides = totals(state, region)
    most = 0
    tied = False
    for side in sides:
        if side > most:
            most = side
            tied = False
        elif side == most:
            tied = True
    if most == 0:
        return
    worth = float(TOKEN_POINTS[region])
    holder = state.claims[region]
    if holder == FACE_DOWN:
        taken = disc_weight(state, region, free)
        if taken < THRESHOLD[region]:
            worth *= taken / THRESHOLD[region]
    if tied and holder >= 0:
        rows[holder][TOKENS_KEPT] += worth
    for seat in range(state.players):
        mine = sides[seat]
        if mine == most:
            if tied:
                rows[seat][TOKENS_SHARED] += worth / BOARD_TOKEN_DIVISOR
            elif holder == FACE_DOWN:
                rows[seat][TOKENS_FACE_DOWN] += worth
            else:
                rows[seat][TOKENS_LED] += worth
                if safe(sides, seat, most):
                    rows[seat][TOKENS_SAFE] += worth
        elif mine == most - 1 and mine > 0:
            rows[seat][TOKENS_NEAR] += worth


def safe(sides: list[int], leader: int, most: int) -> bool:
    """Whether the next side is at least two behind."""
    for seat in range(len(sides)):
        if seat != leader and sides[seat] > most - 2:
            return False
    return True
