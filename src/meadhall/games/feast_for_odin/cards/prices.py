"""What things cost once cards have had their say (FO-11.20, T3/cost)."""

from __future__ import annotations

from typing import Final

from meadhall.games.feast_for_odin.cards.cards import (
    CHEAPENS,
    CHEAPER_EMIGRATION,
    CHEAPER_HOUSES,
    CHEAPER_MARKET,
    CHEAPER_SPACE,
)
from meadhall.games.feast_for_odin.cards.counts import count, step_reached
from meadhall.games.feast_for_odin.cards.operations import (
    MARKET_PRICE,
    PRINTED_PRICE,
    ROUND_PRICE,
    CountedPrice,
    ExchangeOp,
)
from meadhall.games.feast_for_odin.frames.rounds import SpaceFrame
from meadhall.games.feast_for_odin.items import EMIGRATED_KNARRS, EMIGRATED_LONGSHIPS, SILVER, STONE
from meadhall.games.feast_for_odin.payments import can_pay
from meadhall.games.feast_for_odin.spaces.spaces import BUILD_HOUSES, SPACES, Space
from meadhall.games.feast_for_odin.state import Feast

NO_COST: Final[list[int]] = []


def space_cost(state: Feast, seat: int, space: Space) -> list[int]:
    """The printed cost of a space less the owner's discounts, each once per use and not below 0."""
    cost = space.cost
    if not cost or not state.ability[seat] & CHEAPENS:
        return cost
    found: list[int] = []
    for place in range(0, len(cost), 2):
        item, number = cost[place], cost[place + 1]
        if item == SILVER:
            number = silver_price(state, seat, number, space.is_market)
        elif item == STONE and space.groups & BUILD_HOUSES and state.plays(seat, CHEAPER_HOUSES):
            number -= 1
        if number > 0:
            found += [item, number]
    return found


def silver_price(state: Feast, seat: int, printed: int, is_market: bool) -> int:
    """A price in silver on a space; the patron looks at the undiscounted one (card 2)."""
    price = printed
    if is_market and state.plays(seat, CHEAPER_MARKET):
        price -= 1
    if printed >= CHEAPER_SPACE[1] and state.plays(seat, CHEAPER_SPACE):
        price -= 1
    return max(0, price)


def reserved_cost(state: Feast, seat: int) -> list[int]:
    """The cost of the spaces the seat has chosen and not yet paid for, while something else comes before them."""
    found = NO_COST
    for place in range(len(state.stack) - 1):
        frame = state.stack[place]
        if isinstance(frame, SpaceFrame) and frame.seat == seat and frame.is_unpaid():
            cost = pending_cost(state, seat, frame)
            found = together(found, cost) if found else cost
    return found


def pending_cost(state: Feast, seat: int, frame: SpaceFrame) -> list[int]:
    """The cost of a space by its frame: the material named for it where the cost leaves a choice."""
    space = SPACES[frame.what]
    return [frame.paid, 1] if space.cost_any and frame.paid else space_cost(state, seat, space)


def together(first: list[int], second: list[int]) -> list[int]:
    """Two costs as one, each item once."""
    found = first[:]
    for place in range(0, len(second), 2):
        if second[place] in found[::2]:
            found[2 * found[::2].index(second[place]) + 1] += second[place + 1]
        else:
            found += second[place : place + 2]
    return found


def can_spare(state: Feast, seat: int, items: list[int]) -> bool:
    """Whether the supply covers a payment without touching what a chosen space still costs (FO-3.20)."""
    if not can_pay(state, seat, items):
        return False
    reserved = reserved_cost(state, seat)
    if not reserved or not can_pay(state, seat, reserved):
        return True
    for place in range(0, len(items), 2):
        for other in range(0, len(reserved), 2):
            item = items[place]
            if item == reserved[other] and state.has(seat, item) < items[place + 1] + reserved[other + 1]:
                return False
    return True


def emigrations(state: Feast, seat: int) -> int:
    return state.has(seat, EMIGRATED_KNARRS) + state.has(seat, EMIGRATED_LONGSHIPS)


def emigration_price(state: Feast, seat: int, on_space: bool, discount: int) -> int:
    """The round number, less discounts (FO-7.85)."""
    price = state.round - discount
    if state.plays(seat, CHEAPER_EMIGRATION):
        price += CHEAPER_EMIGRATION[1]
    if on_space and state.round >= CHEAPER_SPACE[1] and state.plays(seat, CHEAPER_SPACE):
        price -= 1
    return max(0, price)


def table_has_room(state: Feast, seat: int) -> bool:
    """The next pair of table columns holds no Viking (FO-7.86, FO-7.87)."""
    return 2 * emigrations(state, seat) + 2 <= state.base_columns + state.round


def exchange_payment(state: Feast, seat: int, op: ExchangeOp) -> list[int]:
    """The payment of an exchange with its computed price in silver, if it has one."""
    if op.price_kind == PRINTED_PRICE:
        return op.pay
    if op.price_kind == ROUND_PRICE:
        return [*op.pay, SILVER, state.round]
    if op.price_kind == MARKET_PRICE:
        return [SILVER, silver_price(state, seat, op.pay[1], True)]
    return [*op.pay, SILVER, counted_price(state, seat, op.price)]


def counted_price(state: Feast, seat: int, price: CountedPrice) -> int:
    halves = 2 * price.base
    for place, what in enumerate(price.counts):
        halves -= price.halves[place] * count(state, seat, what)
    # Halves are rounded down to whole silver (card 81).
    silver = halves // 2
    if price.thresholds:
        reached = step_reached(count(state, seat, price.tier_count), price.thresholds)
        if reached >= 0:
            silver -= price.discounts[reached]
    return max(0, silver)
