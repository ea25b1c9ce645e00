"""What enters and leaves a supply (FO-7.2, FO-7.4, FO-12): goods, silver, weapons, ships, buildings, special tiles."""

from __future__ import annotations

from typing import Final

from meadhall.games.feast_for_odin.board.boards import BITS
from meadhall.games.feast_for_odin.board.placement import forget_room
from meadhall.games.feast_for_odin.cards.cards import ACQUIRED
from meadhall.games.feast_for_odin.cards.counts import boats, large_ships
from meadhall.games.feast_for_odin.cards.programs import ANY_WEAPON
from meadhall.games.feast_for_odin.cards.triggers import raise_built, raise_gain, raise_item_event, raise_thresholds
from meadhall.games.feast_for_odin.items import (
    BOAT,
    BOW,
    CATTLE,
    FULL_LONGSHIP,
    ITEM_COUNT,
    KNARR,
    LARGE_BERTHS,
    LOADED_BOAT,
    LONG_HOUSE,
    LONG_SWORD,
    LONGSHIP,
    ORE,
    PREGNANT_CATTLE,
    PREGNANT_SHEEP,
    SHED,
    SHEEP,
    SILVER,
    SMALL_BERTHS,
    SPECIALS,
    STOCKFISH,
    STONE,
    STONE_HOUSE,
    STRIDE,
    WEAPON_COPIES,
    WOOD,
    is_special,
)
from meadhall.games.feast_for_odin.notes import GAINED, NOT_RECEIVED, PAID, WEAPON_DRAWN, WEAPON_TAKEN
from meadhall.games.feast_for_odin.state import (
    ANY_STOCKFISH,
    BY_SPACE,
    OWN_SILVER,
    OWN_STONE,
    OWN_WOOD,
    Feast,
)

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
    if state.in_play[seat]:
        raise_gain(state, seat, item, number)


def gain_piece(state: Feast, seat: int, item: int) -> bool:
    """A ship or a building, if there is a berth or one left (FO-7.7, FO-17.8)."""
    if not can_receive(state, seat, item):
        state.tell(NOT_RECEIVED, seat, item)
        return False
    if item >= SHED:
        state.buildings[item - SHED] -= 1
        forget_room(state, seat)
    state.add(seat, item, 1)
    state.tell(GAINED, seat, item, 1)
    if state.in_play[seat]:
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


# --- payments ------------------------------------------------------------------------------------------------------


def can_pay(state: Feast, seat: int, items: list[int]) -> bool:
    """Whether the supply covers a set; pieces of several faces count together (FO-10.7)."""
    base = seat * STRIDE
    for place in range(0, len(items), 2):
        item = items[place]
        if item < ITEM_COUNT and state.held[base + item] >= items[place + 1]:
            continue
        number = 0
        for face in faces_of(item):
            number += state.held[base + face]
        if number < items[place + 1]:
            return False
    return True


def faces_of(item: int) -> list[int]:
    """The items that can be handed over for one named in a payment."""
    return FACES[item]


def faces(item: int) -> list[int]:
    if item == SHEEP:
        return [SHEEP, PREGNANT_SHEEP]
    if item == CATTLE:
        return [CATTLE, PREGNANT_CATTLE]
    if item == BOAT:
        return [BOAT, LOADED_BOAT]
    if item == LONGSHIP:
        return [LONGSHIP, LONGSHIP + 1, LONGSHIP + 2, FULL_LONGSHIP]
    if item == ANY_WEAPON:
        return [BOW, BOW + 1, BOW + 2, LONG_SWORD]
    return [item]


FACES: Final[list[list[int]]] = [faces(item) for item in range(ANY_WEAPON + 1)]


def pay(state: Feast, seat: int, item: int, number: int) -> None:
    """Hand over items; weapons go to the discard pile, everything else to the general supply (FO-7.109)."""
    if number == 0:
        return
    state.add(seat, item, -number)
    if BOW <= item <= LONG_SWORD:
        state.weapon_discard[item - BOW] += number
    state.tell(PAID, seat, item, number)


def pay_all(state: Feast, seat: int, items: list[int]) -> None:
    for place in range(0, len(items), 2):
        pay(state, seat, items[place], items[place + 1])


def material_bit(item: int) -> int:
    """Building resources as a mask, for what counts their kinds."""
    return 1 if item == WOOD else 2 if item == STONE else 4 if item == ORE else 0


# --- weapons -------------------------------------------------------------------------------------------------------


def draw_weapon(state: Feast, seat: int) -> None:
    """The top card of the weapon deck (FO-3.14, FO-12.4, FO-12.6)."""
    if not state.weapon_deck:
        for kind, number in enumerate(state.weapon_discard):
            state.weapon_deck += [kind] * number
        state.weapon_discard = [0] * 4
        state.chance.shuffle(state.weapon_deck)
    if state.weapon_deck:
        kind = state.weapon_deck.pop()
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
        state.weapon_discard[kind] -= 1
    elif kind in state.weapon_deck:
        state.weapon_deck.remove(kind)
        # Sorted first, so that the new order tells nothing of the old one.
        state.weapon_deck.sort()
        state.chance.shuffle(state.weapon_deck)
    state.add(seat, item, 1)
    state.tell(WEAPON_TAKEN, seat, item)
