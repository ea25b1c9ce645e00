"""What enters and leaves a supply (FO-7.2, FO-7.4, FO-12): goods, silver, weapons, ships, buildings, special tiles."""

from __future__ import annotations

from meadhall.games.feast_for_odin.board.boards import BITS
from meadhall.games.feast_for_odin.board.placement import forget_room
from meadhall.games.feast_for_odin.cards.cards import ACQUIRED
from meadhall.games.feast_for_odin.cards.counts import boats, large_ships
from meadhall.games.feast_for_odin.cards.triggers import raise_built, raise_gain, raise_item_event, raise_thresholds
from meadhall.games.feast_for_odin.items import (
    BOAT,
    BOW,
    FULL_LONGSHIP,
    KNARR,
    LARGE_BERTHS,
    LONG_HOUSE,
    LONG_SWORD,
    LONGSHIP,
    SHED,
    SILVER,
    SMALL_BERTHS,
    SPECIALS,
    STOCKFISH,
    STONE,
    STONE_HOUSE,
    WEAPON_COPIES,
    WOOD,
    is_special,
)
from meadhall.games.feast_for_odin.notes import GAINED, NOT_RECEIVED, WEAPON_DRAWN, WEAPON_TAKEN
from meadhall.games.feast_for_odin.state import (
    ANY_STOCKFISH,
    BY_SPACE,
    OWN_SILVER,
    OWN_STONE,
    OWN_WOOD,
    Feast,
)
from meadhall.kernel.state import with_item

# --- gains ---------------------------------------------------------------------------------------------------------


def can_receive(state: Feast, seat: int, item: int) -> bool:
    """Ships need a berth, special tiles and buildings must be there to take (FO-7.114, FO-12.1)."""
    if item == BOAT:
        return boats(state, seat) < SMALL_BERTHS
    if item == KNARR or LONGSHIP <= item <= FULL_LONGSHIP:
        return large_ships(state, seat) < LARGE_BERTHS
    if is_special(item):
        return bool(state.display & BITS[item - SPECIALS])
    if SHED <= item <= LONG_HOUSE:
        return state.buildings[item - SHED] > 0
    return True


def gain(state: Feast, seat: int, item: int, number: int, source: int) -> None:
    """Items enter the supply, with everything that answers to it."""
    if BOW <= item <= LONG_SWORD:
        for _ in range(number):
            take_weapon(state, seat, item)
        return
    if BOAT <= item <= LONG_HOUSE:
        for _ in range(number):
            gain_piece(state, seat, item)
        return
    if is_special(item):
        if not can_receive(state, seat, item):
            state.tell(NOT_RECEIVED, seat, item)
            return
        state.display &= ~BITS[item - SPECIALS]
    state.add(seat, item, number)
    state.tell(GAINED, seat, item, number)
    if item == STOCKFISH:
        state.tally[ANY_STOCKFISH] += number
    if source == BY_SPACE:
        if item == SILVER:
            state.tally[OWN_SILVER] += number
        elif item == WOOD:
            state.tally[OWN_WOOD] += number
        elif item == STONE:
            state.tally[OWN_STONE] += number
    if state.ability[seat]:
        raise_gain(state, seat, item, number)


def gain_piece(state: Feast, seat: int, item: int) -> bool:
    """A ship or a building, if there is a berth or one left (FO-7.7, FO-17.8)."""
    if not can_receive(state, seat, item):
        state.tell(NOT_RECEIVED, seat, item)
        return False
    if item >= SHED:
        left = state.buildings[item - SHED] - 1
        state.buildings = with_item(state.buildings, item - SHED, left)
        forget_room(state, seat)
    state.add(seat, item, 1)
    state.tell(GAINED, seat, item, 1)
    if state.ability[seat]:
        if item < SHED:
            raise_item_event(state, seat, ACQUIRED, item)
        raise_thresholds(state, seat)
    return True


def gain_all(state: Feast, seat: int, items: list[int], source: int) -> None:
    """A whole set: item, number, item, number."""
    for place in range(0, len(items), 2):
        gain(state, seat, items[place], items[place + 1], source)


def build_all(state: Feast, seat: int, items: list[int], paid_wood: bool) -> None:
    """Ships and houses from a building space or a card that counts as one."""
    for place in range(0, len(items), 2):
        item = items[place]
        if gain_piece(state, seat, item) and item in (KNARR, LONGSHIP, BOAT, STONE_HOUSE, LONG_HOUSE):
            raise_built(state, seat, item, paid_wood)


# --- weapons -------------------------------------------------------------------------------------------------------


def draw_weapon(state: Feast, seat: int) -> None:
    """The top card of the weapon deck (FO-3.14, FO-12.4, FO-12.6)."""
    if not state.weapon_deck:
        deck: list[int] = []
        for kind, number in enumerate(state.weapon_discard):
            deck += [kind] * number
        state.chance.shuffle(deck)
        state.weapon_deck = deck
        state.weapon_discard = [0] * 4
    if state.weapon_deck:
        kind = state.weapon_deck[-1]
        state.weapon_deck = state.weapon_deck[:-1]
        state.reveal()
    else:
        kind = random_kind(state)
    state.add(seat, BOW + kind, 1)
    state.tell(WEAPON_DRAWN, seat, BOW + kind)


def random_kind(state: Feast) -> int:
    """Deck and discard pile are empty: a type by the printed weights (FO-12.6)."""
    draw = state.chance.below(sum(WEAPON_COPIES))
    for kind, copies in enumerate(WEAPON_COPIES):
        if draw < copies:
            return kind
        draw -= copies
    raise AssertionError("a draw below the sum of the weights")


def take_weapon(state: Feast, seat: int, item: int) -> None:
    """A weapon by name: from the discard pile, else from the deck, else from stock (FO-7.108, FO-12.5)."""
    kind = item - BOW
    if state.weapon_discard[kind]:
        state.weapon_discard = with_item(state.weapon_discard, kind, state.weapon_discard[kind] - 1)
    elif kind in state.weapon_deck:
        # Sorted first, so that the new order tells nothing of the old one.
        deck = sorted(state.weapon_deck)
        deck.remove(kind)
        state.chance.shuffle(deck)
        state.weapon_deck = deck
    state.add(seat, item, 1)
    state.tell(WEAPON_TAKEN, seat, item)
