"""What must always hold (BB-1.9, BB-1.11, BB-1.15, BB-1.16, BB-1.20 and the conservation of cards)."""

from __future__ import annotations

from meadhall.games.brian_boru.board import BITS, TOWNS, towns_in
from meadhall.games.brian_boru.cards import ALL_CARDS, MARRIAGE_CARDS, USES
from meadhall.games.brian_boru.codes import CARD_COUNT
from meadhall.games.brian_boru.position import cards_placed
from meadhall.games.brian_boru.rounds import CLAIM
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
from meadhall.games.brian_boru.symbols import CARD, NEXT, SEAT, USED
from meadhall.kernel.errors import BadPosition
from meadhall.kernel.message import Value
from meadhall.kernel.state import Frame

PATTERNS = (
    [STARTING_TOWN],
    [ROUND],
    [ROUND, DRAFT],
    [ROUND, ACTIVE_TOWN],
    [ROUND, PLAY_CARD],
    [ROUND, RESOLVE],
    [ROUND, RESOLVE, ACTION],
    [ROUND, MARRIAGE_STEP],
    [ROUND, BATTLE_STEP],
    [ROUND, CHURCH_STEP],
)
"""Which steps may stand on each other."""

IN_TRICK = (PLAY_CARD, RESOLVE, ACTION)


def fail(reason: str, clause: str, **args: Value) -> None:
    raise BadPosition(f"brian-boru.position-{reason}", clause, **args)


def check(state: BrianBoru) -> None:
    check_numbers(state)
    check_board(state)
    check_marker(state)
    check_marriages(state)
    check_cards(state)
    check_pending(state)


def check_numbers(state: BrianBoru) -> None:
    by_seat = (state.coins, state.points, state.renown, state.raiders, state.church_discs, state.track)
    if any(number < 0 for numbers in by_seat for number in numbers) or state.battle_area < 0:
        fail("negative", "BB-1.20")
    # Discs may share a space only while an action is being resolved (BB-7.18).
    acting = bool(state.stack) and state.stack[-1][0] == ACTION
    above = [space for space in state.track if space > 0]
    if not acting and len(set(above)) != len(above):
        fail("track-shared", "BB-1.11")


def check_board(state: BrianBoru) -> None:
    taken = 0
    for mask in state.discs:
        if taken & mask:
            fail("two-discs", "BB-1.16", town=TOWNS[towns_in(taken & mask)[0]])
        taken |= mask
    for mask in (state.vikings, state.monasteries):
        if mask & ~taken:
            fail("bare-town", "BB-1.18", town=TOWNS[towns_in(mask & ~taken)[0]])


def check_marker(state: BrianBoru) -> None:
    if (state.marker_holder == NONE) == (state.active_town == NONE):
        fail("marker", "BB-1.15")
    if state.active_town != NONE and not state.free_towns() & BITS[state.active_town]:
        fail("active-town-taken", "BB-6.1", town=TOWNS[state.active_town])


def check_marriages(state: BrianBoru) -> None:
    cards = state.marriage_deck + state.marriages_removed
    cards += [card for held in state.marriage_cards for card in held]
    # The open card lies in front of its winner until the marriage step is done.
    if state.open_marriage != NONE and state.open_marriage not in cards:
        cards.append(state.open_marriage)
    for card in cards:
        if cards.count(card) > 1:
            fail("marriage-card-twice", "BB-1.12", marriage=MARRIAGE_CARDS[card])


def check_cards(state: BrianBoru) -> None:
    """Each of the 25 cards lies in exactly one place, once they have been dealt at all."""
    placed = cards_placed(state)
    for card in ALL_CARDS if placed else []:
        if placed.count(card) != 1:
            fail("card-places", "BB-1.3", card=card + 1, places_count=placed.count(card))
    for seat in range(state.players):
        if any(card not in state.packets[seat] for card in state.picks[seat]) or len(state.picks[seat]) not in (0, 2):
            fail("picks", "BB-5.4", seat=seat)
    held = [len(state.hands[seat]) + (state.played[seat] != NONE) for seat in range(state.players)]
    if len(set(held)) > 1 or len({len(packet) for packet in state.packets}) > 1:
        fail("hand-sizes", "BB-5.9")


def check_pending(state: BrianBoru) -> None:
    """The steps under way fit each other and the table."""
    if not state.stack:
        return
    if [frame[0] for frame in state.stack] not in PATTERNS:
        fail("pending", "BB-3.2")
    for frame in state.stack:
        if not frame_fits(state, frame):
            fail("frame", "BB-3.2", step_name=state.steps[frame[0]].name)
    top = state.stack[-1][0]
    if (top in IN_TRICK) != (state.leader != NONE) or (top not in IN_TRICK and state.active_town != NONE):
        fail("trick", "BB-6.1")
    if top in (RESOLVE, ACTION) and NONE in state.played:
        fail("trick", "BB-6.9")
    if top == MARRIAGE_STEP and state.open_marriage == NONE:
        fail("no-marriage-card", "BB-4.3")


def frame_fits(state: BrianBoru, frame: Frame) -> bool:
    """Each number of a frame is within what its step can mean by it."""
    players = state.players
    match frame[0]:
        case step if step == STARTING_TOWN:
            fits = len(frame) == 2 and frame[1] == sum(mask.bit_count() for mask in state.discs) <= players
        case step if step == ROUND:
            fits = len(frame) == 2 and 0 <= frame[1] <= CLAIM + 1
        case step if step == PLAY_CARD:
            count = players - state.played.count(NONE)
            fits = len(frame) == 2 and frame[1] == count and state.active_town != NONE
        case step if step == RESOLVE:
            fits = len(frame) == 2 and 0 <= frame[1] <= players
        case step if step == ACTION:
            fits = action_frame_fits(state, frame)
        case step if step == MARRIAGE_STEP:
            fits = len(frame) == 2 and 0 <= frame[1] <= 5
        case step if step == BATTLE_STEP:
            fits = len(frame) == 2 and 0 <= frame[1] <= players + 1
        case step if step == CHURCH_STEP:
            fits = len(frame) == 3 and 0 <= frame[1] <= 2 and 0 <= frame[2] <= players
        case _:
            fits = len(frame) == 1
    return fits


def action_frame_fits(state: BrianBoru, frame: Frame) -> bool:
    if len(frame) != 6 or not 0 <= frame[SEAT] < state.players or not 0 <= frame[CARD] < CARD_COUNT:
        return False
    if not 0 <= frame[USED] < len(USES[frame[CARD]]) or state.played[frame[SEAT]] != frame[CARD]:
        return False
    symbols = USES[frame[CARD]][frame[USED]]
    due = frame[5]
    return 0 <= frame[NEXT] <= len(symbols) and (due == NONE or (frame[NEXT] > 0 and symbols[frame[NEXT] - 1] == due))
