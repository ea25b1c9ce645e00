"""What A Feast for Odin tells the searches: how good a state looks for a seat, in points or thereabouts.

The score if the game ended now, with what is still to come weighed in: income of the rounds left, what pieces in the
supply may yet cover, food against the coming feast, Vikings still to place. Weights were set by hand.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.feast_for_odin.board.placement import total_income
from meadhall.games.feast_for_odin.cards.prices import emigrations
from meadhall.games.feast_for_odin.frames.pieces import FeastFrame
from meadhall.games.feast_for_odin.items import (
    BLUE,
    COLOUR,
    GOODS_END,
    GREEN,
    HEIGHT,
    ORE,
    PENALTY_POINTS,
    RED,
    SILVER,
    SPECIALS,
    STONE,
    STRIDE,
    WIDTH,
    WOOD,
)
from meadhall.games.feast_for_odin.phases.feast import end_column
from meadhall.games.feast_for_odin.phases.scoring import score
from meadhall.games.feast_for_odin.state import Feast

PER_INCOME: Final = 0.9
PER_BLUE_CELL: Final = 0.85
PER_GREEN_CELL: Final = 0.6
PER_LATER_COLUMN: Final = 0.7
PER_FOOD_LEFT: Final = 0.25
LEAST_HOPE: Final = 0.3
PER_HOPEFUL_VIKING: Final = 0.1
PER_MATERIAL: Final = 0.7
PER_SPECIAL: Final = 4.0
PER_CARD: Final = 0.8
PER_VIKING: Final = 0.3
PER_WEAPON: Final = 0.15


def outlook(state: Feast, seat: int) -> float:
    """A seat's prospects, less those of its strongest rival if it has any."""
    mine = prospects(state, seat)
    rivals = [prospects(state, other) for other in range(state.players) if other != seat]
    return mine - max(rivals) if rivals else mine


def prospects(state: Feast, seat: int) -> float:
    value = float(score(state, seat))
    if state.over:
        return value
    rounds_left = state.rounds - state.round
    value += PER_INCOME * rounds_left * total_income(state, seat)
    value += goods_value(state, seat)
    value += PER_MATERIAL * (state.has(seat, WOOD) + state.has(seat, STONE) + state.has(seat, ORE))
    value += PER_CARD * len(state.hands[seat]) + PER_VIKING * state.thing[seat]
    for weapon in range(STONE + 1, STONE + 5):
        value += PER_WEAPON * min(4, state.held[seat * STRIDE + weapon])
    return value


def goods_value(state: Feast, seat: int) -> float:
    """Tiles by the cells they may cover, food by the columns of the table it may fill."""
    value = 0.0
    food = 0.0
    base = seat * STRIDE
    for item in range(GOODS_END):
        number = state.held[base + item]
        if not number:
            continue
        cells = WIDTH[item] * HEIGHT[item]
        if COLOUR[item] <= RED:
            food += WIDTH[item] + (number - 1) * HEIGHT[item]
        elif COLOUR[item] == GREEN:
            value += PER_GREEN_CELL * cells * number
        elif COLOUR[item] == BLUE:
            value += PER_BLUE_CELL * cells * number
    for item in range(SPECIALS, SILVER):
        value += PER_SPECIAL * state.held[base + item]
    return value + feast_value(state, seat, food)


def feast_value(state: Feast, seat: int, food: float) -> float:
    """What the food at hand saves at the coming feast: silver or penalties for every column that stays empty.

    Emigrated ships cover columns at this feast and all later ones.
    """
    covered = 2 * emigrations(state, seat)
    needed = float(state.base_columns + state.round - covered)
    gained = PER_LATER_COLUMN * covered * (state.rounds - state.round)
    for frame in state.stack:
        if isinstance(frame, FeastFrame) and frame.seat == seat:
            needed = float(end_column(state) - frame.column)
            gained += float(PENALTY_POINTS * frame.empty)
    short = max(0.0, needed - food)
    silver = min(short, float(state.has(seat, SILVER)))
    # Vikings still to be placed may yet find food.
    hope = max(LEAST_HOPE, 1.0 - PER_HOPEFUL_VIKING * state.thing[seat])
    return gained - hope * (silver - PENALTY_POINTS * (short - silver)) + PER_FOOD_LEFT * max(0.0, food - needed)
