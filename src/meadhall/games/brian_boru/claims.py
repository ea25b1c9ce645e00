"""The claim step (BB-11): claim tokens are flipped, then change hands."""

from __future__ import annotations

from meadhall.games.brian_boru.board import COUNTS, REGION_SHIFT, REGION_SPAN, REGIONS, THRESHOLD
from meadhall.games.brian_boru.notes import (
    TOKEN_CLAIMED,
    TOKEN_FLIPPED,
    TOKEN_KEPT,
    TOKEN_TIED,
    TOKEN_TIED_WITH_VIKINGS,
    TOKEN_TO_BOARD,
)
from meadhall.games.brian_boru.state import FACE_DOWN, FACE_UP, MILITARY, BrianBoru
from meadhall.kernel.state import with_item


def claim_step(state: BrianBoru) -> None:
    """All flips come before all claims (BB-11.3)."""
    for region in range(len(REGIONS)):
        flip(state, region)
    for region in range(len(REGIONS)):
        if state.claims[region] != FACE_DOWN:
            claim(state, region)


def weight(state: BrianBoru, towns: int) -> int:
    """A town counts 1, with a monastery 2 (BB-1.19)."""
    return towns.bit_count() + (towns & state.monasteries).bit_count()


def disc_weight(state: BrianBoru, region: int, free: int) -> int:
    """What the towns with discs in a region weigh: all but the disc-free ones. Searches ask for it all the time."""
    shift = REGION_SHIFT[region]
    span = REGION_SPAN[region]
    taken = span & ~(free >> shift)
    return COUNTS[taken] + COUNTS[taken & state.monasteries >> shift]


def flip(state: BrianBoru, region: int) -> None:
    """A token is turned up when the towns with discs in its region weigh enough (BB-11.1)."""
    if state.claims[region] != FACE_DOWN:
        return
    total = disc_weight(state, region, state.free_towns())
    if total >= THRESHOLD[region]:
        state.claims = with_item(state.claims, region, FACE_UP)
        state.tell(TOKEN_FLIPPED, region, total, THRESHOLD[region])


def totals(state: BrianBoru, region: int) -> list[int]:
    """The total of each seat in a region, and last that of the Vikings (BB-11.4, BB-11.8)."""
    shift = REGION_SHIFT[region]
    span = REGION_SPAN[region]
    monasteries = state.monasteries >> shift
    lost = state.vikings >> shift & span
    sides: list[int] = []
    for mask in state.discs:
        towns = mask >> shift & span & ~lost
        sides.append(COUNTS[towns] + COUNTS[towns & monasteries])
    vikings = COUNTS[lost] + COUNTS[lost & monasteries]
    if state.princess_choice == MILITARY:
        sides[state.princess_holder] += vikings
        vikings = 0
    sides.append(vikings)
    return sides


def claim(state: BrianBoru, region: int) -> None:
    """Who has the highest total alone takes the token; the Vikings send it back to the board (BB-11.5 to BB-11.9)."""
    sides = totals(state, region)
    most = max(sides)
    holder = state.claims[region]
    if most == 0:
        return
    if sides.count(most) > 1:
        tied_with_vikings = sides[state.players] == most
        state.tell(TOKEN_TIED_WITH_VIKINGS if tied_with_vikings else TOKEN_TIED, region, most)
        return
    leader = sides.index(most)
    if leader == state.players:
        state.claims = with_item(state.claims, region, FACE_UP)
        state.tell(TOKEN_TO_BOARD, region, most)
    else:
        state.claims = with_item(state.claims, region, leader)
        state.tell(TOKEN_KEPT if leader == holder else TOKEN_CLAIMED, leader, region, most)
