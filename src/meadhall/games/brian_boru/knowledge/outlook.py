"""What Brian Boru tells the searches: how good a state looks for a seat, in points or thereabouts.

Points, renown and region spread count as they would in final scoring; claim tokens as the claim step would leave them
now; the rest (coins, raiders, church discs, places on the marriage track, cards) by what they tend to bring. The
weights were set by hand and checked against random play (`tests/bots`).
"""

from __future__ import annotations

from typing import Final

from meadhall.games.brian_boru.board import REGION_TOWNS, REGIONS, THRESHOLD, TOKEN_POINTS, WHITE
from meadhall.games.brian_boru.cards import BOARD_TOKEN_DIVISOR, CARD_COLOUR, SPREAD_POINTS
from meadhall.games.brian_boru.claims import totals, weight
from meadhall.games.brian_boru.scoring import scoring_lines, spread
from meadhall.games.brian_boru.state import FACE_DOWN, NONE, BrianBoru

PER_COIN: Final = 0.35
PER_TOWN: Final = 0.9
PER_STEP: Final = 0.25
PER_RAIDER: Final = 0.35
PER_CHURCH_DISC: Final = 0.35
MARRIAGE_LEAD: Final = 1.5
RAIDER_LEAD: Final = 2.0
CHURCH_LEAD: Final = 2.0
FEWEST_RAIDERS: Final = -2.0
MARKER: Final = 0.5
CARD_NUMBER: Final = 0.04
WHITE_CARD: Final = 0.5


def outlook(state: BrianBoru, seat: int) -> float:
    """A seat's prospects less those of its strongest rival."""
    if state.over:
        values = [float(sum(scoring_lines(state, other))) for other in range(state.players)]
    else:
        values = prospects(state)
        values[seat] += hand_value(state, seat)
    rivals = [values[other] for other in range(state.players) if other != seat]
    return values[seat] - max(rivals)


def prospects(state: BrianBoru) -> list[float]:
    """What each seat may expect, as far as everybody can see."""
    values = [own_prospects(state, seat) for seat in range(state.players)]
    add_lead(values, state.track, MARRIAGE_LEAD)
    add_lead(values, state.church_discs, CHURCH_LEAD)
    add_lead(values, state.raiders, RAIDER_LEAD)
    if state.marker_holder != NONE:
        values[state.marker_holder] += MARKER
    if state.battle_area:
        fewest = min(state.raiders)
        for seat in range(state.players):
            if state.raiders[seat] == fewest:
                values[seat] += FEWEST_RAIDERS
    for region in range(len(REGIONS)):
        add_claim_prospects(state, region, values)
    return values


def own_prospects(state: BrianBoru, seat: int) -> float:
    value = state.points[seat] + state.renown[seat] + PER_COIN * min(state.coins[seat], 10)
    value += PER_TOWN * state.controlled(seat).bit_count()
    value += SPREAD_POINTS[spread(state, seat)]
    value += PER_STEP * state.track[seat]
    return value + PER_CHURCH_DISC * state.church_discs[seat] + PER_RAIDER * state.raiders[seat]


def add_lead(values: list[float], counts: list[int], worth: float) -> None:
    """Who has the most of something is worth more."""
    most = max(counts)
    if most:
        for seat in range(len(counts)):
            if counts[seat] == most:
                values[seat] += worth


def add_claim_prospects(state: BrianBoru, region: int, values: list[float]) -> None:
    """A token at its worth for whoever leads its region, the less the further it is from being turned up."""
    sides = totals(state, region)
    most = max(sides)
    if most == 0:
        return
    holder = state.claims[region]
    worth = float(TOKEN_POINTS[region])
    tied = sides.count(most) > 1
    if tied and holder >= 0:
        values[holder] += worth
        return
    if tied:
        worth /= BOARD_TOKEN_DIVISOR
    if holder == FACE_DOWN:
        worth *= min(1.0, weight(state, REGION_TOWNS[region] & ~state.free_towns()) / THRESHOLD[region])
    for seat in range(state.players):
        if sides[seat] == most:
            values[seat] += worth


def hand_value(state: BrianBoru, seat: int) -> float:
    """High cards win towns, white ones wherever the marker lies."""
    value = 0.0
    for card in state.hands[seat] + state.picks[seat]:
        value += CARD_NUMBER * card
        if CARD_COLOUR[card] == WHITE:
            value += WHITE_CARD
    return value
