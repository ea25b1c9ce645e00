"""What must always hold (BB-1.9, BB-1.11, BB-1.15, BB-1.16, BB-1.20 and the conservation of cards)."""

from __future__ import annotations

from meadhall.games.brian_boru.board import BITS, TOWNS, towns_in
from meadhall.games.brian_boru.cards import (
    ALL_CARDS,
    DEAL,
    MARRIAGE_CARDS,
    ORDINARY_MARRIAGES,
    PRINCESS_CARD,
    ROUNDS,
)
from meadhall.games.brian_boru.draft import WHOLE_PACKET
from meadhall.games.brian_boru.interface.frames import card_is_open, holder_of, misfit
from meadhall.games.brian_boru.interface.position import cards_placed
from meadhall.games.brian_boru.rounds import BATTLE, PREPARATION, TRICKS
from meadhall.games.brian_boru.state import (
    ACTION,
    BATTLE_STEP,
    DRAFT,
    MARRIAGE_STEP,
    NONE,
    PLAY_CARD,
    RESOLVE,
    ROUND,
    BrianBoru,
)
from meadhall.games.brian_boru.symbols import SEAT
from meadhall.kernel.errors import BadPosition
from meadhall.kernel.words.message import Value

IN_TRICK = (PLAY_CARD, RESOLVE, ACTION)


def fail(reason: str, clause: str, path: str, **args: Value) -> None:
    raise BadPosition(f"brian-boru.position-{reason}", clause, path_name=path, **args)


def check(state: BrianBoru) -> None:
    check_numbers(state)
    check_board(state)
    check_marker(state)
    check_cards(state)
    check_trick(state)
    check_pending(state)
    check_round(state)
    check_vikings(state)
    check_marriages(state)
    check_princess(state)
    check_hands(state)
    check_track(state)


def top_step(state: BrianBoru) -> int:
    return state.stack[-1][0] if state.stack else NONE


def part_of_round(state: BrianBoru) -> int:
    """The part of the round that comes next; NONE outside rounds."""
    return state.stack[0][1] if state.stack and state.stack[0][0] == ROUND else NONE


def check_numbers(state: BrianBoru) -> None:
    by_seat = (state.coins, state.points, state.renown, state.raiders, state.church_discs, state.track)
    if any(number < 0 for numbers in by_seat for number in numbers):
        fail("negative", "BB-1.20", "seats")
    if state.battle_area < 0:
        fail("negative", "BB-1.20", "battle_area")


def check_track(state: BrianBoru) -> None:
    """Only the disc of whoever acts may share a space (BB-7.18)."""
    acting = state.stack[-1][SEAT] if top_step(state) == ACTION else NONE
    above = [space for seat, space in enumerate(state.track) if space > 0 and seat != acting]
    if len(set(above)) != len(above):
        fail("track-shared", "BB-1.11", "seats")


def check_board(state: BrianBoru) -> None:
    taken = 0
    for mask in state.discs:
        if taken & mask:
            fail("two-discs", "BB-1.16", "towns", town=TOWNS[towns_in(taken & mask)[0]])
        taken |= mask
    for mask in (state.vikings, state.monasteries):
        if mask & ~taken:
            fail("bare-town", "BB-1.18", "towns", town=TOWNS[towns_in(mask & ~taken)[0]])


def check_marker(state: BrianBoru) -> None:
    if (state.marker_holder == NONE) == (state.active_town == NONE):
        fail("marker", "BB-1.15", "marker")
    if state.active_town != NONE and not state.free_towns() & BITS[state.active_town]:
        fail("active-town-taken", "BB-6.1", "marker.town", town=TOWNS[state.active_town])


def check_cards(state: BrianBoru) -> None:
    """Each of the 25 cards lies in exactly one place, once they have been dealt at all."""
    placed = cards_placed(state)
    for card in ALL_CARDS if placed else []:
        if placed.count(card) != 1:
            fail("card-places", "BB-1.3", "cards", card=card + 1, places_count=placed.count(card))


def check_trick(state: BrianBoru) -> None:
    """A trick is under way exactly while one of its steps is; no card lies without it."""
    top = top_step(state)
    if (top in IN_TRICK) != (state.leader != NONE):
        fail("trick", "BB-6.1", "trick")
    if state.leader == NONE and any(card != NONE for card in state.played):
        fail("trick", "BB-6.4", "trick.played")
    if top not in IN_TRICK and state.active_town != NONE:
        fail("trick", "BB-6.1", "marker.town")
    if top in (RESOLVE, ACTION) and NONE in state.played:
        fail("trick", "BB-6.9", "trick.played")


def check_pending(state: BrianBoru) -> None:
    """The steps under way fit each other and the table."""
    place = misfit(state)
    if place != NONE:
        fail("frame", "BB-3.2", f"pending[{place}]", step_name=state.steps[state.stack[place][0]].name)


def check_round(state: BrianBoru) -> None:
    """The game ends with its last round and not before (BB-3.1)."""
    if state.over and state.round != ROUNDS[state.players]:
        fail("over-early", "BB-3.4", "round", rounds_count=ROUNDS[state.players])
    if not state.over and not state.stack:
        fail("pending", "BB-3.2", "pending")


def check_vikings(state: BrianBoru) -> None:
    """A Viking card is turned up each round; its raiders are in the battle area until the battle step is done."""
    if len(state.viking_discard) != state.round:
        fail("viking-cards", "BB-4.2", "vikings.discard")
    raiding = PREPARATION < part_of_round(state) <= BATTLE or top_step(state) == BATTLE_STEP
    most = state.viking_discard[-1] if raiding else 0
    if state.battle_area > most:
        fail("battle-area", "BB-4.1", "battle_area", most_count=most)


def check_marriages(state: BrianBoru) -> None:
    """Each marriage card lies in one place; the deck has a card for each round to come, the Princess last (BB-4.4)."""
    check_open_card(state)
    held = [card for cards in state.marriage_cards for card in cards]
    cards = state.marriage_deck + state.marriages_removed + held
    # The open card lies in front of its winner until the marriage step is done.
    if state.open_marriage != NONE and not (state.open_marriage in held and top_step(state) == MARRIAGE_STEP):
        cards.append(state.open_marriage)
    for card in cards:
        if cards.count(card) > 1:
            fail("marriage-card-twice", "BB-1.12", "marriage", marriage=MARRIAGE_CARDS[card])
    left = ROUNDS[state.players] - state.round
    if len(state.marriage_deck) != left or (left > 0 and state.marriage_deck[0] != PRINCESS_CARD):
        fail("marriage-deck", "BB-4.4", "marriage.deck", wanted_count=left)
    aside = len(MARRIAGE_CARDS) - 1 - ORDINARY_MARRIAGES[state.players]
    if len(state.marriages_removed) != aside or PRINCESS_CARD in state.marriages_removed:
        fail("marriages-removed", "BB-2.6", "marriage.removed", wanted_count=aside)
    turned_up = state.round - (state.open_marriage != NONE)
    if len([card for card in held if card != state.open_marriage]) > turned_up:
        fail("too-many-marriages", "BB-8.1", "seats", most_count=turned_up)


def check_open_card(state: BrianBoru) -> None:
    needed = card_is_open(state)
    if needed and state.open_marriage == NONE:
        fail("no-marriage-card", "BB-4.3", "marriage.open")
    if state.open_marriage != NONE:
        last = state.round == ROUNDS[state.players]
        if not needed or last != (state.open_marriage == PRINCESS_CARD):
            fail("open-marriage", "BB-4.4", "marriage.open", marriage=MARRIAGE_CARDS[state.open_marriage])


def check_princess(state: BrianBoru) -> None:
    """Whoever kept the Princess has her card and has said what for (BB-8.8)."""
    if holder_of(state, PRINCESS_CARD) != state.princess_holder:
        fail("princess", "BB-8.8", "princess")


def check_hands(state: BrianBoru) -> None:
    """Packets are drafted from, hands are played from, and what is left of them lies unseen until the next deal."""
    drafting = top_step(state) == DRAFT
    in_round = part_of_round(state)
    for seat in range(state.players):
        picks, packet = state.picks[seat], state.packets[seat]
        if any(card not in packet for card in picks) or len(picks) not in (0, 2):
            fail("picks", "BB-5.4", f"seats[{seat}].picked", seat=seat)
        if packet and not drafting:
            fail("no-draft", "BB-5.4", f"seats[{seat}].packet")
        if state.hands[seat] and in_round != TRICKS:
            fail("no-tricks", "BB-5.9", f"seats[{seat}].hand")
        if state.unseen[seat] and in_round == TRICKS:
            fail("unseen-early", "BB-6.17", f"seats[{seat}].unseen")
        held = len(state.hands[seat]) + (state.played[seat] != NONE)
        if held > DEAL[state.players] or held != len(state.hands[0]) + (state.played[0] != NONE):
            fail("hand-sizes", "BB-5.9", f"seats[{seat}].hand")
        if drafting and not packet_fits(state, seat):
            fail("packet-sizes", "BB-5.7", f"seats[{seat}].packet", cards_count=DEAL[state.players])


def packet_fits(state: BrianBoru, seat: int) -> bool:
    """A packet and what was kept so far make a hand; two cards of each are kept at a time."""
    size = DEAL[state.players]
    packet = len(state.packets[seat])
    return packet > WHOLE_PACKET and packet + len(state.hands[seat]) == size and (size - packet) % 2 == 0
