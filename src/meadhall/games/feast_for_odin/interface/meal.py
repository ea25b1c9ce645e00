"""The cheapest meal of a seat as a table shows it: every dish with its columns, and what the meal costs.

It is what the line `feast` serves (FO-5.16, FO-5.17); outside a feast it is the meal the seat would have if its feast
began now. Everything it is made of is open to all.
"""

from __future__ import annotations

from typing import Any

from meadhall.games.feast_for_odin.cards.cards import FEAST_DURING
from meadhall.games.feast_for_odin.cards.triggers import clauses_for
from meadhall.games.feast_for_odin.codes import FOOD, FOOD_NOTHING, FOOD_SILVER
from meadhall.games.feast_for_odin.items import ITEMS, MEAD
from meadhall.games.feast_for_odin.phases.feast import end_column, first_column, width
from meadhall.games.feast_for_odin.phases.meals import (
    cheapest_meal,
    feast_frame,
    silver_for_tile,
    silver_lost,
    tile_value,
    value_for_tile,
)
from meadhall.games.feast_for_odin.state import Feast

LENGTHWISE = "length"
UPRIGHT = "upright"
COIN = "silver"
EMPTY = "empty"


def meal(state: Feast, seat: int) -> dict[str, Any]:
    """The cheapest meal: dishes as piece, way, column and width; Thing penalties, silver and value it costs."""
    frame = feast_frame(state, seat)
    column = first_column(state, seat) if frame is None else frame.column
    codes = cheapest_meal(state, seat)
    pieces: list[list[Any]] = []
    first = column
    for code in codes:
        name, way, columns = dish(code)
        pieces.append([name, way, column, columns])
        column += columns
    return {
        "pieces": pieces,
        "first": first,
        "end": end_column(state),
        "penalties": codes.count(FOOD_NOTHING),
        "silver": silver_spent(state, seat, codes),
        "value": sum(given_up(state, seat, (code - FOOD) // 2) for code in codes if code < FOOD_SILVER),
    }


def dish(code: int) -> tuple[str, str, int]:
    """What an answer puts on the table: piece, way it lies, columns it covers."""
    if code == FOOD_SILVER:
        return "silver", COIN, 1
    if code == FOOD_NOTHING:
        return "", EMPTY, 1
    piece = code - FOOD
    return ITEMS[piece // 2], UPRIGHT if piece % 2 else LENGTHWISE, width(piece)


def given_up(state: Feast, seat: int, item: int) -> int:
    """The value of a tile less what cards bring for it (FO-5.17)."""
    return tile_value(item) - value_for_tile(state, seat, item)


def silver_spent(state: Feast, seat: int, codes: list[int]) -> int:
    """Coins laid, less what cards pay for tiles, and what is lost after the feast because a tile was eaten."""
    trial = state.clone()  # what is lost afterwards is found out by eating
    eaten = [(code - FOOD) // 2 for code in codes if code < FOOD_SILVER]
    silver = codes.count(FOOD_SILVER) - sum(silver_for_tile(state, seat, item) for item in eaten)
    frame = feast_frame(state, seat)
    if MEAD in eaten:
        silver += len(clauses_for(state, seat, FEAST_DURING)) if frame is None else frame.sober
    return silver + sum(silver_lost(trial, seat, item, eaten.count(item)) for item in sorted(set(eaten)))
