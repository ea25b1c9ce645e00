"""Which steps may stand on each other, and what the numbers of each may be. Positions are checked by it."""

from __future__ import annotations

from meadhall.games.brian_boru.board import REGION_TOWNS, TOWN_REGION, towns_in
from meadhall.games.brian_boru.cards import MAIN, MARRIAGE_REGION, NO_REGION, PRINCESS_CARD, ROUNDS, USES
from meadhall.games.brian_boru.church import SECOND, THIRD
from meadhall.games.brian_boru.codes import CARD_COUNT
from meadhall.games.brian_boru.marriage import CARD as MARRIAGE_CARD
from meadhall.games.brian_boru.marriage import CARD_CHOICE, CARD_DONE, courtship_leader
from meadhall.games.brian_boru.marriage import DONE as MARRIAGE_DONE
from meadhall.games.brian_boru.rounds import BATTLE, CHURCH, CLAIM, MARRIAGE, PREPARATION, TRICKS
from meadhall.games.brian_boru.state import (
    ACTION,
    ACTIVE_TOWN,
    BATTLE_STEP,
    CHURCH_STEP,
    DRAFT,
    MARRIAGE_STEP,
    NONE,
    PLAY_CARD,
    RESOLVE,
    ROUND,
    STARTING_TOWN,
    BrianBoru,
)
from meadhall.games.brian_boru.symbols import CARD, DUE, NEXT, SEAT, USED, choices
from meadhall.games.brian_boru.tricks import action_phase_over
from meadhall.kernel.state import Frame

PART_BELOW = {
    DRAFT: TRICKS,
    ACTIVE_TOWN: TRICKS,
    PLAY_CARD: TRICKS,
    RESOLVE: TRICKS,
    MARRIAGE_STEP: BATTLE,
    BATTLE_STEP: CHURCH,
    CHURCH_STEP: CLAIM,
}
"""What the round below a step says comes next."""


def misfit(state: BrianBoru) -> int:
    """The place of the first frame that doesn't fit the table or the one below it; NONE if all do."""
    for place, frame in enumerate(state.stack):
        below = state.stack[place - 1] if place else None
        if not stands(frame, below) or not fits(state, frame, below):
            return place
    return NONE


def stands(frame: Frame, below: Frame | None) -> bool:
    """Whether the step may stand on the one below."""
    if frame[0] in (STARTING_TOWN, ROUND):
        return below is None
    if below is None:
        return False
    if frame[0] == ACTION:
        return below[0] == RESOLVE
    return below[0] == ROUND and below[1] == PART_BELOW[frame[0]]


def fits(state: BrianBoru, frame: Frame, below: Frame | None) -> bool:
    """Whether the numbers of a frame are within what its step can mean by them at this table."""
    players = state.players
    match frame[0]:
        case step if step == STARTING_TOWN:
            return len(frame) == 2 and starting_town_fits(state, frame[1])
        case step if step == ROUND:
            return len(frame) == 2 and round_fits(state, frame[1])
        case step if step == DRAFT:
            return len(frame) == 1
        case step if step == ACTIVE_TOWN:
            return len(frame) == 1 and not action_phase_over(state)
        case step if step == PLAY_CARD:
            return len(frame) == 2 and play_card_fits(state, frame[1])
        case step if step == RESOLVE:
            return len(frame) == 2 and 0 <= frame[1] <= players and resolve_fits(state, frame[1])
        case step if step == ACTION:
            assert below is not None
            return len(frame) == 6 and action_fits(state, frame, below[1])
        case step if step == MARRIAGE_STEP:
            return len(frame) == 2 and marriage_fits(state, frame[1])
        case step if step == BATTLE_STEP:
            looking = len(frame) == 2 and 1 <= frame[1] <= players
            return len(frame) == 2 and 0 <= frame[1] <= players + 1 and (state.battle_area > 0 or not looking)
    assert frame[0] == CHURCH_STEP
    return len(frame) == 3 and 0 <= frame[1] <= THIRD and 0 <= frame[2] <= (0 if frame[1] <= SECOND else players)


def starting_town_fits(state: BrianBoru, count: int) -> bool:
    """So many seats, clockwise from the starting player, have a disc each, all in different regions."""
    if not 0 <= count <= state.players or state.round or state.vikings or state.monasteries:
        return False
    if state.marker_holder == NONE:
        return False
    placed = [(seat - state.marker_holder) % state.players < count for seat in range(state.players)]
    if any(state.discs[seat].bit_count() != placed[seat] for seat in range(state.players)):
        return False
    regions = [TOWN_REGION[town] for mask in state.discs for town in towns_in(mask)]
    return len(set(regions)) == len(regions) < len(REGION_TOWNS)


def round_fits(state: BrianBoru, part: int) -> bool:
    if part == PREPARATION:
        return state.round < ROUNDS[state.players]
    return PREPARATION < part <= CLAIM and state.round > 0


# --- tricks ---------------------------------------------------------------------------------------------------------


def play_card_fits(state: BrianBoru, count: int) -> bool:
    """So many cards lie, the leader's first, and whoever comes next has one to play."""
    if state.active_town == NONE or state.leader == NONE or not 0 <= count <= state.players:
        return False
    for seat in range(state.players):
        has_played = (seat - state.leader) % state.players < count
        if has_played != (state.played[seat] != NONE) or (not has_played and not state.hands[seat]):
            return False
    return True


def resolve_fits(state: BrianBoru, begun: int) -> bool:
    """All cards lie; those of whoever has acted are on the pile too, and a winner who has acted has the town."""
    if state.leader == NONE or NONE in state.played:
        return False
    acting = state.stack[-1] if state.stack[-1][0] == ACTION else None
    done = begun if acting is None else begun - 1
    for place, seat in enumerate(state.order):
        if (state.played[seat] in state.discard) != (place < done):
            return False
    taken = state.active_town == NONE
    place = state.order.index(state.winner)
    if acting is not None and place == begun - 1:
        return taken == (len(acting) > NEXT and acting[NEXT] > 0)
    return taken == (place < begun)


def action_fits(state: BrianBoru, frame: Frame, begun: int) -> bool:
    if not 0 <= frame[SEAT] < state.players or not 0 <= frame[CARD] < CARD_COUNT:
        return False
    if begun < 1 or state.order[begun - 1] != frame[SEAT] or state.played[frame[SEAT]] != frame[CARD]:
        return False
    if not 0 <= frame[USED] < len(USES[frame[CARD]]) or (frame[USED] == MAIN) != (frame[SEAT] == state.winner):
        return False
    symbols = USES[frame[CARD]][frame[USED]]
    following = frame[NEXT]
    if not 0 <= following <= len(symbols):
        return False
    if 0 < following < len(symbols) and symbols[following - 1] == symbols[following]:
        return False  # a run of equal symbols is resolved at once (BB-7.22)
    if frame[DUE] == NONE:
        return True
    asked = following > 0 and symbols[following - 1] == frame[DUE]
    return asked and len(choices(state, frame[SEAT], frame[DUE])) > 1


# --- upkeep ---------------------------------------------------------------------------------------------------------


def marriage_fits(state: BrianBoru, part: int) -> bool:
    """Who has won the open card holds it, and stands highest until the card is dealt with."""
    if not MARRIAGE_CARD <= part <= MARRIAGE_DONE:
        return False
    card = state.open_marriage
    leader = courtship_leader(state)
    holder = holder_of(state, card)
    if part == MARRIAGE_CARD:
        return holder == NONE
    if part == CARD_CHOICE:
        if card == PRINCESS_CARD:
            return leader != NONE and holder == NONE
        return card != NONE and MARRIAGE_REGION[card] != NO_REGION and holder == leader != NONE
    if part == CARD_DONE:
        return leader != NONE and holder in ((leader, NONE) if card == PRINCESS_CARD else (leader,))
    if holder == NONE:
        nobody_courted = part == MARRIAGE_DONE and leader == NONE
        return card == PRINCESS_CARD or nobody_courted
    return state.track[holder] == 0


def holder_of(state: BrianBoru, card: int) -> int:
    """The seat in front of which a marriage card lies."""
    for seat in range(state.players):
        if card in state.marriage_cards[seat]:
            return seat
    return NONE


def card_is_open(state: BrianBoru) -> bool:
    """Whether the marriage card of the round lies open: from its preparation to the end of the marriage step."""
    if not state.stack or state.stack[0][0] != ROUND or len(state.stack[0]) != 2:
        return False
    return PREPARATION < state.stack[0][1] <= MARRIAGE or state.stack[-1][0] == MARRIAGE_STEP
