"""End of the game (BB-12): the scoring lines, the winner, all places."""

from __future__ import annotations

from typing import Final

from meadhall.games.brian_boru.board import REGION_TOWNS, REGIONS, TOKEN_POINTS
from meadhall.games.brian_boru.cards import (
    BOARD_TOKEN_DIVISOR,
    MARKER_POINTS,
    MOST_COINS_POINTS,
    POINTS_PER_RENOWN,
    SPREAD_POINTS,
)
from meadhall.games.brian_boru.claims import totals
from meadhall.games.brian_boru.notes import (
    SCORED_BOARD,
    SCORED_COINS,
    SCORED_HELD,
    SCORED_MARKER,
    SCORED_RENOWN,
    SCORED_SPREAD,
    SHARED_WIN,
    WON,
    WON_BY_MARRIAGES,
    WON_BY_TOKENS,
)
from meadhall.games.brian_boru.state import FACE_UP, TRADE, BrianBoru

LINES: Final[list[str]] = ["points", "coins", "marker", "renown", "held", "board", "spread"]
"""The scoring lines in the order of section 12, after the points a player already has."""
TIES: Final[list[str]] = ["tokens", "marriages"]
"""What decides between equal scores, in this order (BB-12.15, BB-12.16)."""

LINE_NOTES: Final[list[int]] = [
    SCORED_COINS,
    SCORED_MARKER,
    SCORED_RENOWN,
    SCORED_HELD,
    SCORED_BOARD,
    SCORED_SPREAD,
]


def scoring_lines(state: BrianBoru, seat: int) -> list[int]:
    """What a seat would score, line by line, if final scoring came now."""
    return [
        state.points[seat],
        coins_line(state, seat),
        MARKER_POINTS if state.marker_holder == seat else 0,  # BB-12.3
        POINTS_PER_RENOWN * state.renown[seat],  # BB-12.4
        held_line(state, seat),
        board_line(state, seat),
        SPREAD_POINTS[spread(state, seat)],  # BB-12.11
    ]


def coins_line(state: BrianBoru, seat: int) -> int:
    """For having the most coins alone (BB-12.2)."""
    most = max(state.coins)
    return MOST_COINS_POINTS if state.coins[seat] == most and state.coins.count(most) == 1 else 0


def held_line(state: BrianBoru, seat: int) -> int:
    """Claim tokens in front of the player, in full (BB-12.5)."""
    points = 0
    for region in range(len(REGIONS)):
        if state.claims[region] == seat:
            points += TOKEN_POINTS[region]
    return points


def board_line(state: BrianBoru, seat: int) -> int:
    """Half of each face-up token on the board, for all who have the highest total there (BB-12.6 to BB-12.9)."""
    points = 0
    for region in range(len(REGIONS)):
        if state.claims[region] == FACE_UP:
            sides = totals(state, region)
            if sides[seat] == max(sides) > 0:
                points += TOKEN_POINTS[region] // BOARD_TOKEN_DIVISOR
    return points


def spread(state: BrianBoru, seat: int) -> int:
    """In how many regions a player counts as present (BB-12.12, BB-12.13)."""
    towns = state.controlled(seat)
    if state.princess_choice == TRADE and state.princess_holder == seat:
        towns |= state.vikings
    regions = 0
    for mask in REGION_TOWNS:
        if towns & mask:
            regions += 1
    return regions


def final_scoring(state: BrianBoru) -> None:
    """Write the scoring into the journal; the points stay what they were, the result adds the lines (BB-12.1)."""
    if state.journal is None:
        return
    for seat in range(state.players):
        lines = scoring_lines(state, seat)
        for line, note in enumerate(LINE_NOTES, 1):
            if lines[line]:
                state.tell(note, seat, lines[line], spread(state, seat))
    standings = [standing(state, seat) for seat in range(state.players)]
    winners = [seat for seat, place in enumerate(places(standings)) if place == 1]
    for seat in winners:
        tell_win(state, seat, standings, len(winners) > 1)


def tell_win(state: BrianBoru, seat: int, standings: list[tuple[int, int, int]], shared: bool) -> None:
    """Who wins, and by what: the score, the tie-break that decided, or together with others."""
    points, tokens, marriages = standings[seat]
    if shared:
        state.tell(SHARED_WIN, seat, points)
    elif sum([1 for other in standings if other[0] == points]) == 1:
        state.tell(WON, seat, points)
    elif sum([1 for other in standings if other[0] == points and other[1] == tokens]) == 1:
        state.tell(WON_BY_TOKENS, seat, points, tokens)
    else:
        state.tell(WON_BY_MARRIAGES, seat, points, marriages)


def standing(state: BrianBoru, seat: int) -> tuple[int, int, int]:
    """What places are decided by: score, then claim tokens, then marriage cards (BB-12.14 to BB-12.16)."""
    return sum(scoring_lines(state, seat)), state.claims.count(seat), len(state.marriage_cards[seat])


def places(standings: list[tuple[int, int, int]]) -> list[int]:
    """A player's place is one more than the number of players ranked above; equals share it (BB-14.6, BB-12.17)."""
    return [1 + sum([1 for other in standings if other > mine]) for mine in standings]
