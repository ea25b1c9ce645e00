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
from meadhall.games.brian_boru.state import FACE_DOWN, BrianBoru

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
        scores = [sum(scoring_lines(state, other)) for other in range(state.players)]
        return scores[seat] - max([scores[other] for other in range(state.players) if other != seat])
    rivals = [prospects(state, other) for other in range(state.players) if other != seat]
    return prospects(state, seat) + hand_value(state, seat) - max(rivals)


def prospects(state: BrianBoru, seat: int) -> float:
    value = state.points[seat] + state.renown[seat] + PER_COIN * min(state.coins[seat], 10)
    value += PER_TOWN * state.controlled(seat).bit_count()
    value += SPREAD_POINTS[spread(state, seat)]
    value += PER_STEP * state.track[seat]
    if state.track[seat] and state.track[seat] == max(state.track):
        value += MARRIAGE_LEAD
    value += PER_CHURCH_DISC * state.church_discs[seat]
    if state.church_discs[seat] and state.church_discs[seat] == max(state.church_discs):
        value += CHURCH_LEAD
    if state.marker_holder == seat:
        value += MARKER
    return value + battle_prospects(state, seat) + claim_prospects(state, seat)


def battle_prospects(state: BrianBoru, seat: int) -> float:
    raiders = state.raiders[seat]
    value = PER_RAIDER * raiders
    if raiders and raiders == max(state.raiders):
        value += RAIDER_LEAD
    if state.battle_area and raiders == min(state.raiders):
        value += FEWEST_RAIDERS
    return value


def claim_prospects(state: BrianBoru, seat: int) -> float:
    """Each token at its worth for whoever leads its region, the less the further it is from being turned up."""
    value = 0.0
    for region in range(len(REGIONS)):
        sides = totals(state, region)
        most = max(sides)
        if most == 0 or sides[seat] < most:
            if state.claims[region] == seat and sides.count(most) > 1:
                value += TOKEN_POINTS[region]
            continue
        worth = float(TOKEN_POINTS[region])
        if sides.count(most) > 1 and state.claims[region] != seat:
            worth /= BOARD_TOKEN_DIVISOR
        if state.claims[region] == FACE_DOWN:
            worth *= min(1.0, weight(state, REGION_TOWNS[region] & ~state.free_towns()) / THRESHOLD[region])
        value += worth
    return value


def hand_value(state: BrianBoru, seat: int) -> float:
    """High cards win towns, white ones wherever the marker lies."""
    value = 0.0
    for card in state.hands[seat] + state.picks[seat]:
        value += CARD_NUMBER * card
        if CARD_COLOUR[card] == WHITE:
            value += WHITE_CARD
    return value
