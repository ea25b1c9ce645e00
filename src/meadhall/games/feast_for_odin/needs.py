"""What it takes to use each space, as far as it can be told in advance (FO-3.20): a quick look before a close one."""

from __future__ import annotations

from typing import Final

from meadhall.games.feast_for_odin.cards import (
    CARD_BITS,
    CHEAPER_HOUSES,
    CHEAPER_MARKET,
    CHEAPER_SPACE,
)
from meadhall.games.feast_for_odin.counts import animals, boats, knarrs, large_ships
from meadhall.games.feast_for_odin.items import BLUE, BOAT, CATTLE, COLOUR, GOODS_END, SHEEP, STRIDE
from meadhall.games.feast_for_odin.prices import space_cost
from meadhall.games.feast_for_odin.programs import (
    CHOOSE,
    DICE,
    EMIGRATE,
    EXCHANGE,
    EXPLORE,
    GAIN,
    MOUNTAIN,
    PILLAGING,
    PLAY_CARDS,
    PRODUCTS,
    PROGRAMS,
    RAIDING,
    UPGRADE,
    WEAPON_DRAW,
    WHALING,
    WOOD_PER_PLAYER,
)
from meadhall.games.feast_for_odin.spaces import SPACES, Space
from meadhall.games.feast_for_odin.state import Feast
from meadhall.games.feast_for_odin.underway import raiding_ships

FREE: Final = 0  # nothing: there is something for everybody
MOUNTAIN_OR_UPGRADE: Final = 2  # an open strip or a good that can move
MOUNTAIN_ONLY: Final = 3
UPGRADE_ONLY: Final = 4
BOAT_NEEDED: Final = 5
RAIDER_NEEDED: Final = 6
ANYTHING: Final = 7  # to be looked at more closely, if its gate is open
SHIP_GATE: Final = 8  # any ship
LARGE_GATE: Final = 9  # a large ship
KNARR_GATE: Final = 10
CATTLE_NEEDED: Final = 11
SHEEP_NEEDED: Final = 12
HAND_NEEDED: Final = 13
CARD_NEEDED: Final = 14  # in hand, or on the deck to be drawn on the way (FO-8.2)
FIRST_PRICE: Final = 15  # from here on, a need for each plain cost

PRICES: Final[list[list[int]]] = []


def need_of(space: Space) -> int:
    if space.cost_any or space.knarrs or space.longships:
        return ANYTHING
    if space.cost:
        if space.cost not in PRICES:
            PRICES.append(space.cost)
        return FIRST_PRICE + PRICES.index(space.cost)
    ops = PROGRAMS[space.program]
    kinds = [op.kind for op in ops]
    if kinds == [CHOOSE] and not ops[0].any_number:
        kinds = [op.kind for program in ops[0].subs for op in PROGRAMS[program]]
    if GAIN in kinds or WEAPON_DRAW in kinds or WOOD_PER_PLAYER in kinds:
        return FREE
    if kinds == [DICE]:
        return {WHALING: BOAT_NEEDED, RAIDING: RAIDER_NEEDED, PILLAGING: RAIDER_NEEDED}.get(ops[0].n, FREE)
    if kinds == [PRODUCTS]:
        return CATTLE_NEEDED if ops[0].items[0] == CATTLE else SHEEP_NEEDED
    if kinds == [PLAY_CARDS]:
        return CARD_NEEDED if space.column == 3 else HAND_NEEDED
    if set(kinds) == {MOUNTAIN}:
        return MOUNTAIN_ONLY
    if set(kinds) == {UPGRADE}:
        return UPGRADE_ONLY
    return MOUNTAIN_OR_UPGRADE if set(kinds) == {MOUNTAIN, UPGRADE} else ANYTHING


def gate_of(space: Space) -> int:
    """What a space that is looked at more closely needs in any case."""
    if space.longships:
        return RAIDER_NEEDED
    ops = PROGRAMS[space.program]
    kinds = [op.kind for op in ops]
    if EXPLORE in kinds or (kinds == [CHOOSE] and all(takes_ship(program) for program in ops[0].subs)):
        return SHIP_GATE
    if EMIGRATE in kinds:
        return LARGE_GATE
    return KNARR_GATE if space.knarrs else FREE


def takes_ship(program: int) -> bool:
    """Whether a program can't be carried out without a ship to give away."""
    first = PROGRAMS[program][0]
    return len(PROGRAMS[program]) == 1 and (first.kind == EMIGRATE or (first.kind == EXCHANGE and BOAT in first.pay))


NEED: Final[list[int]] = [need_of(space) for space in SPACES]
GATE: Final[list[int]] = [gate_of(space) for space in SPACES]
DISCOUNTS: Final[int] = sum(CARD_BITS[card] for card in {*CHEAPER_HOUSES, *CHEAPER_SPACE[:1], *CHEAPER_MARKET})


def can_upgrade(state: Feast, seat: int) -> bool:
    """Whether any good in the supply isn't blue yet."""
    base = seat * STRIDE
    for item, number in enumerate(state.held[base : base + GOODS_END]):
        if number and COLOUR[item] != BLUE:
            return True
    return False


def has_open_strip(state: Feast) -> bool:
    for gone in state.strips:
        if gone >= 0:
            return True
    return False


def met_needs(state: Feast, seat: int) -> int:
    """The needs a seat meets now and the gates open to it, as a mask; discounts aside."""
    mask = 1 << FREE | met_prices(state, seat)
    if has_open_strip(state):
        mask |= 1 << MOUNTAIN_ONLY | 1 << MOUNTAIN_OR_UPGRADE
    if can_upgrade(state, seat):
        mask |= 1 << UPGRADE_ONLY | 1 << MOUNTAIN_OR_UPGRADE
    if boats(state, seat):
        mask |= 1 << BOAT_NEEDED | 1 << SHIP_GATE
    if large_ships(state, seat):
        mask |= 1 << LARGE_GATE | 1 << SHIP_GATE
        if knarrs(state, seat):
            mask |= 1 << KNARR_GATE
        if raiding_ships(state, seat):
            mask |= 1 << RAIDER_NEEDED
    if animals(state, seat, CATTLE):
        mask |= 1 << CATTLE_NEEDED
    if animals(state, seat, SHEEP):
        mask |= 1 << SHEEP_NEEDED
    if state.hands[seat]:
        mask |= 1 << HAND_NEEDED | 1 << CARD_NEEDED
    elif state.deck:
        mask |= 1 << CARD_NEEDED
    return mask


def met_prices(state: Feast, seat: int) -> int:
    """The plain costs the supply covers, each as the bit of its need."""
    mask = 0
    bit = 1 << FIRST_PRICE
    base = seat * STRIDE
    held = state.held
    for cost in PRICES:
        for place in range(0, len(cost), 2):
            if held[base + cost[place]] < cost[place + 1]:
                break
        else:
            mask |= bit
        bit <<= 1
    return mask


def can_afford(state: Feast, seat: int, space: Space) -> bool:
    """Whether the supply covers the plain cost of a space."""
    cost = space_cost(state, seat, space)
    base = seat * STRIDE
    held = state.held
    for place in range(0, len(cost), 2):
        if held[base + cost[place]] < cost[place + 1]:
            return False
    return True
