"""Count expressions and conditions of cards, taken at the moment of use (FO-11.23)."""

from __future__ import annotations

from meadhall.games.feast_for_odin.board.placement import laid_item, total_income
from meadhall.games.feast_for_odin.cards.programs import (
    COUNT_ANIMAL,
    COUNT_ANIMAL_TYPES,
    COUNT_AT_PHASE_START,
    COUNT_BOARDS,
    COUNT_BOATS_USED,
    COUNT_COLOUR_KINDS,
    COUNT_FEAST,
    COUNT_HOUSES,
    COUNT_INCOME,
    COUNT_MOUNTAIN_TYPES,
    COUNT_NOTHING,
    COUNT_ORE_ON_SHIPS,
    COUNT_ORE_SHIPS,
    COUNT_PAID_TYPES,
    COUNT_PAIRS,
    COUNT_PLAYERS,
    COUNT_SHIP,
    COUNT_SHIP_SETS,
    COUNT_SPECIALS,
    COUNT_SUPPLY,
    COUNT_VIKINGS_COLUMN,
    COUNT_VIKINGS_GROUP,
    LARGE_SHIPS,
    Condition,
    Count,
)
from meadhall.games.feast_for_odin.codes import food_of
from meadhall.games.feast_for_odin.frames.pieces import FeastFrame
from meadhall.games.feast_for_odin.items import (
    BOAT,
    CATTLE,
    COLOUR,
    FULL_LONGSHIP,
    GOODS_END,
    GRAIN,
    KIND,
    KNARR,
    LOADED_BOAT,
    LONG_HOUSE,
    LONGSHIP,
    PREGNANT_CATTLE,
    PREGNANT_SHEEP,
    SHEEP,
    SILVER,
    SPECIALS,
    STONE_HOUSE,
    STRIDE,
)
from meadhall.games.feast_for_odin.spaces.spaces import COLUMN, SPACE_COUNT, SPACES
from meadhall.games.feast_for_odin.state import BOATS_USED, MOUNTAIN_TYPES, PAID_TYPES, Feast


def boats(state: Feast, seat: int) -> int:
    base = seat * STRIDE
    return state.held[base + BOAT] + state.held[base + LOADED_BOAT]


def knarrs(state: Feast, seat: int) -> int:
    return state.held[seat * STRIDE + KNARR]


def longships(state: Feast, seat: int) -> int:
    base = seat * STRIDE + LONGSHIP
    held = state.held
    return held[base] + held[base + 1] + held[base + 2] + held[base + 3]


def large_ships(state: Feast, seat: int) -> int:
    return knarrs(state, seat) + longships(state, seat)


def ships_of(state: Feast, seat: int, ship: int) -> int:
    if ship == LARGE_SHIPS:
        return large_ships(state, seat)
    if ship == BOAT:
        return boats(state, seat)
    return knarrs(state, seat) if ship == KNARR else longships(state, seat)


def animals(state: Feast, seat: int, kind: int) -> int:
    """Both faces of a species (FO-11.23)."""
    return state.has(seat, kind) + state.has(seat, PREGNANT_SHEEP if kind == SHEEP else PREGNANT_CATTLE)


def ore_on_ships(state: Feast, seat: int) -> int:
    """Loaded ore; what is printed on whaling boats doesn't count."""
    base = seat * STRIDE
    ore = state.held[base + LOADED_BOAT]
    for load in range(1, 4):
        ore += load * state.held[base + LONGSHIP + load]
    return ore


def special_tiles(state: Feast, seat: int) -> int:
    """In the supply, on boards and in houses (FO-17.23)."""
    base = seat * STRIDE
    number = 0
    for item in range(SPECIALS, SILVER):
        number += state.held[base + item]
    for code in state.laid[seat]:
        if SPECIALS <= laid_item(code) < SILVER:
            number += 1
    return number


def colour_kinds(state: Feast, seat: int, colour: int) -> int:
    """Different goods of a colour in supply and stables."""
    kinds = 0
    for item in range(GOODS_END):
        if state.held[seat * STRIDE + item] and COLOUR[item] == colour:
            kinds |= 1 << KIND[item]
    return kinds.bit_count()


def vikings_standing(state: Feast, seat: int, column: int, group: int) -> int:
    """Own Vikings in a column or, if no column is given, on spaces of a group (FO-14.11, FO-15.7)."""
    number = 0
    for space, owner in enumerate(state.occupant):
        if owner != seat:
            continue
        if column:
            if COLUMN[space] == column:
                number += state.vikings[space]
        elif space < SPACE_COUNT and SPACES[space].groups >> group & 1:
            number += state.vikings[space]
    return number


def on_table(state: Feast, seat: int, item: int) -> int:
    """Tiles of a kind on the own table in the feast under way."""
    for frame in reversed(state.stack):
        if isinstance(frame, FeastFrame) and frame.seat == seat:
            return sum([1 for piece in frame.pieces if KIND[food_of(piece)] == item])
    return 0


def count(state: Feast, seat: int, what: Count) -> int:
    """What an expression comes to for a seat now."""
    kind = what.kind
    if kind == COUNT_NOTHING:
        return 0
    if kind == COUNT_SHIP:
        return ships_of(state, seat, what.a)
    if kind == COUNT_SUPPLY:
        return state.has(seat, what.a)
    if kind == COUNT_ANIMAL:
        return animals(state, seat, what.a)
    if kind == COUNT_HOUSES:
        return state.has(seat, STONE_HOUSE) + state.has(seat, LONG_HOUSE)
    if kind == COUNT_PAIRS:
        return min(state.has(seat, what.a), state.has(seat, what.b))
    if kind == COUNT_COLOUR_KINDS:
        return colour_kinds(state, seat, what.a)
    if kind == COUNT_SHIP_SETS:
        return min(boats(state, seat), knarrs(state, seat), longships(state, seat))
    if kind == COUNT_ORE_SHIPS:
        return sum([state.has(seat, ship) for ship in range(LONGSHIP + what.a, FULL_LONGSHIP + 1)])
    return count_rare(state, seat, what)


def count_rare(state: Feast, seat: int, what: Count) -> int:
    kind = what.kind
    if kind == COUNT_PLAYERS:
        return state.players
    if kind == COUNT_INCOME:
        return total_income(state, seat)
    if kind == COUNT_ANIMAL_TYPES:
        return (1 if animals(state, seat, SHEEP) else 0) + (1 if animals(state, seat, CATTLE) else 0)
    if kind == COUNT_ORE_ON_SHIPS:
        return ore_on_ships(state, seat)
    if kind == COUNT_SPECIALS:
        return special_tiles(state, seat)
    if kind == COUNT_BOARDS:
        return state.board_owner.count(seat)
    if kind == COUNT_AT_PHASE_START:
        return state.food_before[2 * seat + (1 if what.a == GRAIN else 0)]
    if kind == COUNT_FEAST:
        return on_table(state, seat, what.a)
    if kind == COUNT_VIKINGS_COLUMN:
        return vikings_standing(state, seat, what.a, 0)
    if kind == COUNT_VIKINGS_GROUP:
        return vikings_standing(state, seat, 0, what.a)
    if kind == COUNT_BOATS_USED:
        return state.tally[BOATS_USED]
    if kind == COUNT_MOUNTAIN_TYPES:
        return state.tally[MOUNTAIN_TYPES].bit_count()
    assert kind == COUNT_PAID_TYPES
    return state.tally[PAID_TYPES].bit_count()


def holds(state: Feast, seat: int, conditions: list[Condition]) -> bool:
    for condition in conditions:
        number = count(state, seat, condition.count)
        if condition.sign == 0:
            if number < condition.number:
                return False
        elif condition.sign == 1:
            if number != condition.number:
                return False
        elif number > condition.number:
            return False
    return True


def step_reached(number: int, thresholds: list[int]) -> int:
    """The place of the highest threshold not above a number, or -1 (FO-11.8)."""
    reached = -1
    for place, least in enumerate(thresholds):
        if number >= least:
            reached = place
    return reached
