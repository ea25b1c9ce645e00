"""Payments (FO-7.2, FO-7.109, FO-10.7): whether the supply covers them, and handing them over."""

from __future__ import annotations

from typing import Final

from meadhall.games.feast_for_odin.cards.programs import ANY_WEAPON
from meadhall.games.feast_for_odin.items import (
    BOAT,
    BOW,
    CATTLE,
    FULL_LONGSHIP,
    ITEM_COUNT,
    LOADED_BOAT,
    LONG_SWORD,
    LONGSHIP,
    ORE,
    PREGNANT_CATTLE,
    PREGNANT_SHEEP,
    SHEEP,
    STONE,
    STRIDE,
    WOOD,
)
from meadhall.games.feast_for_odin.notes import PAID
from meadhall.games.feast_for_odin.state import Feast
from meadhall.kernel.state import with_item


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
        kind = item - BOW
        state.weapon_discard = with_item(state.weapon_discard, kind, state.weapon_discard[kind] + number)
    state.tell(PAID, seat, item, number)


def pay_all(state: Feast, seat: int, items: list[int]) -> None:
    for place in range(0, len(items), 2):
        pay(state, seat, items[place], items[place + 1])


def material_bit(item: int) -> int:
    """Building resources as a mask, for what counts their kinds."""
    return 1 if item == WOOD else 2 if item == STONE else 4 if item == ORE else 0
