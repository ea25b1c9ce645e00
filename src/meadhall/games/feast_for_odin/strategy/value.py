"""What a seat may expect of a state, in points: the score if the game ended now, and a weighted sum of what it has.

`features` counts what tends to become points later; `content/values.json` holds the weights for each number of players
and of feasts still to come, and says where they come from.
"""

from __future__ import annotations

from typing import Any, Final

from meadhall.games.feast_for_odin.board.boards import FIRST_STONE_HOUSE, HOME, Shape
from meadhall.games.feast_for_odin.board.boards import SHAPES as SHAPES_TABLE
from meadhall.games.feast_for_odin.board.masks import NUMBERS, listed
from meadhall.games.feast_for_odin.board.placement import covered_cells, due_bonuses, grid_of, owned_areas, total_income
from meadhall.games.feast_for_odin.cards.prices import emigrations
from meadhall.games.feast_for_odin.frames.pieces import FeastFrame
from meadhall.games.feast_for_odin.frames.rounds import RoundFrame
from meadhall.games.feast_for_odin.items import (
    BLUE,
    BOAT,
    BOW,
    CATTLE,
    GOODS_END,
    GREEN,
    HOUSE_STONE,
    HOUSE_WOOD,
    KIND,
    KNARR,
    LOADED_BOAT,
    LONG_HOUSE,
    LONG_SWORD,
    LONGSHIP,
    ORANGE,
    ORE,
    PENALTY_POINTS,
    PREGNANT_CATTLE,
    PREGNANT_SHEEP,
    RED,
    SHED,
    SHED_STONE,
    SHED_WOOD,
    SHEEP,
    SILVER,
    SNARE,
    SPEAR,
    SPECIALS,
    STONE,
    STONE_HOUSE,
    STRIDE,
    WOOD,
)
from meadhall.games.feast_for_odin.items import COLOUR as COLOUR_TABLE
from meadhall.games.feast_for_odin.items import HEIGHT as HEIGHT_TABLE
from meadhall.games.feast_for_odin.items import WIDTH as WIDTH_TABLE
from meadhall.games.feast_for_odin.phases.feast import end_column
from meadhall.games.feast_for_odin.phases.rounds import FEASTING, INCOME
from meadhall.games.feast_for_odin.phases.scoring import score
from meadhall.games.feast_for_odin.state import Feast
from meadhall.kernel.content import load_content

# Tables of other modules under the same names: a compiled module reaches its own constants fastest.
COLOUR: Final[list[int]] = COLOUR_TABLE
HEIGHT: Final[list[int]] = HEIGHT_TABLE
WIDTH: Final[list[int]] = WIDTH_TABLE
SHAPES: Final[list[list[Shape]]] = SHAPES_TABLE

PHASES: Final[list[str]] = [str(feasts) for feasts in range(8)]
"""How many feasts are still to come."""
FEATURES: Final[list[str]] = [
    "income",
    "silver_first",
    "silver_more",
    "green_cells",
    "green_tiles",
    "blue_cells",
    "special_cells",
    "cells_over",
    "ore",
    "wood",
    "stone",
    "material_over",
    "bow",
    "snare",
    "spear",
    "sword",
    "boat",
    "knarr",
    "longship",
    "has_knarr",
    "has_longship",
    "loaded",
    "sheep",
    "cattle",
    "pregnant",
    "emigrations",
    "hand",
    "cards",
    "vikings",
    "short_silver",
    "short_penalty",
    "short_open",
    "food_over",
    "food_cells",
    "open_home",
    "open_boards",
    "open_houses",
    "tradable",
    "bonuses",
    "boards",
    "houses",
    "fillable",
]
"""What is counted for a seat; `features` counts in this order."""
FIRST_SILVER: Final = 6
MOST_COUNTED: Final = 4
MOST_FOOD_OVER: Final = 10
FULL_HOUSE: Final = 12.0
"""Vikings of a seat in the last round."""


def feasts_left(state: Feast) -> int:
    """How many feasts are still to come; one under way is."""
    left = state.rounds - state.round
    frame = state.stack[0] if state.stack else None
    if isinstance(frame, RoundFrame) and frame.part <= FEASTING:
        left += 1
    return left


def incomes_left(state: Feast) -> int:
    left = state.rounds - state.round
    frame = state.stack[0] if state.stack else None
    if isinstance(frame, RoundFrame) and frame.part <= INCOME:
        left += 1
    return left


class Food:
    """The columns that orange and red food of a supply can fill, laid in turns."""

    def __init__(self, state: Feast, seat: int) -> None:
        base = seat * STRIDE
        held = state.held
        orange: list[int] = []
        red: list[int] = []
        self.cells = 0
        for item in listed(state.kinds[seat] & FOOD_KINDS, NUMBERS):
            number = held[base + item]
            widths = orange if COLOUR[item] == ORANGE else red
            self.cells += WIDTH[item] * HEIGHT[item] * number
            widths.append(WIDTH[item])
            for _ in range(number - 1):
                widths.append(HEIGHT[item])
        self.columns = alternating(orange, red)


FOOD_KINDS: Final[int] = sum(
    [1 << item for item in range(GOODS_END) if COLOUR_TABLE[item] <= RED and KIND[item] not in (SHEEP, CATTLE)]
)
"""Orange and red goods but animals, as a mask."""
GREEN_KINDS: Final[int] = sum([1 << item for item in range(GOODS_END) if COLOUR_TABLE[item] == GREEN])
BLUE_KINDS: Final[int] = sum([1 << item for item in range(GOODS_END) if COLOUR_TABLE[item] == BLUE])
SPECIAL_KINDS: Final[int] = sum([1 << item for item in range(SPECIALS, SILVER)])


def alternating(orange: list[int], red: list[int]) -> int:
    """The widest row of pieces in which no two of a colour are neighbours."""
    if len(orange) > len(red) + 1:
        orange.sort()
        orange = orange[len(orange) - len(red) - 1 :]
    elif len(red) > len(orange) + 1:
        red.sort()
        red = red[len(red) - len(orange) - 1 :]
    return sum(orange) + sum(red)


def needed_columns(state: Feast, seat: int) -> int:
    """Columns of the coming feast, or of the one under way, that nothing lies on."""
    for frame in state.stack:
        if isinstance(frame, FeastFrame) and frame.seat == seat:
            return end_column(state) - frame.column
    left = feasts_left(state)
    if left <= 0:
        return 0
    return max(0, state.base_columns + state.rounds - left + 1 - 2 * emigrations(state, seat))


def few(number: int) -> float:
    return float(number if number < MOST_COUNTED else MOST_COUNTED)


def over(number: int) -> int:
    return number - MOST_COUNTED if number > MOST_COUNTED else 0


class Tiles:
    """Green, blue and special tiles of a supply, by the cells they could cover."""

    def __init__(self, state: Feast, seat: int) -> None:
        base = seat * STRIDE
        held = state.held
        kinds = state.kinds[seat]
        self.green = 0
        self.green_tiles = 0
        self.green_kinds = 0
        self.blue = 0
        self.special = 0
        for item in listed(kinds & GREEN_KINDS, NUMBERS):
            self.green += WIDTH[item] * HEIGHT[item] * held[base + item]
            self.green_tiles += held[base + item]
            self.green_kinds += 1
        for item in listed(kinds & BLUE_KINDS, NUMBERS):
            self.blue += WIDTH[item] * HEIGHT[item] * held[base + item]
        for item in listed(kinds & SPECIAL_KINDS, NUMBERS):
            self.special += SHAPES[item][0].size


class Areas:
    """Home board, exploration boards and houses: income, open penalty cells, and bonuses that are due."""

    def __init__(self, state: Feast, seat: int) -> None:
        self.income = total_income(state, seat)
        self.home = 0
        self.on_boards = 0
        self.in_houses = 0
        self.boards = 0
        self.houses = 0
        self.bonuses = 0
        for area in owned_areas(state, seat):
            cells = (grid_of(state, area).penalty & ~covered_cells(state, seat, area)).bit_count()
            self.bonuses += len(due_bonuses(state, seat, area))
            if area == HOME:
                self.home = cells
            elif area < FIRST_STONE_HOUSE:
                self.on_boards += cells
                self.boards += 1
            else:
                self.in_houses += cells
                self.houses += 1


class LastAreas:
    """What a seat's areas looked like when they were last looked at, and all that depends on.

    Most of what a turn may bring leaves them as they are. Lists of pieces laid are replaced, never changed.
    """

    def __init__(self) -> None:
        self.laid: list[int] = []
        self.owners: list[int] = []
        self.sides: list[int] = []
        self.stone_houses = 0
        self.long_houses = 0
        self.areas: Areas | None = None


LAST: Final[list[LastAreas]] = [LastAreas() for _ in range(4)]


def areas_of(state: Feast, seat: int) -> Areas:
    last = LAST[seat]
    stone_houses = state.held[seat * STRIDE + STONE_HOUSE]
    long_houses = state.held[seat * STRIDE + LONG_HOUSE]
    areas = last.areas
    if (
        areas is None
        or last.laid is not state.laid[seat]
        or last.stone_houses != stone_houses
        or last.long_houses != long_houses
        or last.owners != state.board_owner
        or last.sides != state.board_back
    ):
        areas = Areas(state, seat)
        last.laid = state.laid[seat]
        last.stone_houses = stone_houses
        last.long_houses = long_houses
        last.owners = state.board_owner[:]
        last.sides = state.board_back[:]
        last.areas = areas
    return areas


def fillable_slots(state: Feast, seat: int) -> int:
    """Empty slots of sheds and stone houses for which there is wood or stone."""
    base = seat * STRIDE
    held = state.held
    slots = 3 * held[base + SHED] + held[base + STONE_HOUSE]
    wood = min(held[base + WOOD], slots - held[base + SHED_WOOD] - held[base + HOUSE_WOOD])
    return wood + min(held[base + STONE], slots - held[base + SHED_STONE] - held[base + HOUSE_STONE])


def features(state: Feast, seat: int) -> list[float]:
    base = seat * STRIDE
    held = state.held
    tiles = Tiles(state, seat)
    areas = areas_of(state, seat)
    food = Food(state, seat)
    silver = held[base + SILVER]
    needed = needed_columns(state, seat)
    short = max(0, needed - food.columns)
    paid = min(short, silver)
    wood, stone, ore = held[base + WOOD], held[base + STONE], held[base + ORE]
    knarrs = held[base + KNARR]
    longships = 0
    loaded = held[base + LOADED_BOAT]
    for load in range(4):
        longships += held[base + LONGSHIP + load]
        loaded += load * held[base + LONGSHIP + load]
    left = feasts_left(state)
    open_cells = areas.home + areas.on_boards + areas.in_houses
    return [
        float(incomes_left(state) * areas.income),
        float(min(silver, FIRST_SILVER)),
        float(max(0, silver - FIRST_SILVER)),
        float(tiles.green),
        float(tiles.green_tiles),
        float(tiles.blue),
        float(tiles.special),
        float(max(0, tiles.green + tiles.blue + tiles.special - open_cells)),
        few(ore),
        few(wood),
        few(stone),
        float(over(ore) + over(wood) + over(stone)),
        few(held[base + BOW]),
        few(held[base + SNARE]),
        few(held[base + SPEAR]),
        few(held[base + LONG_SWORD]),
        float(held[base + BOAT] + held[base + LOADED_BOAT]),
        float(knarrs),
        float(longships),
        1.0 if knarrs else 0.0,
        1.0 if longships else 0.0,
        float(loaded),
        float(held[base + SHEEP] + held[base + PREGNANT_SHEEP]),
        float(held[base + CATTLE] + held[base + PREGNANT_CATTLE]),
        float(held[base + PREGNANT_SHEEP] + held[base + PREGNANT_CATTLE]),
        float(emigrations(state, seat) * left),
        float(len(state.hands[seat])),
        float(len(state.cards_played[seat])),
        float(state.thing[seat]),
        float(paid),
        float(short - paid),
        short * state.thing[seat] / FULL_HOUSE,
        float(min(max(0, food.columns - needed), MOST_FOOD_OVER)),
        float(food.cells),
        float(areas.home),
        float(areas.on_boards),
        float(areas.in_houses),
        float(tiles.green_kinds) if knarrs else 0.0,
        float(areas.bonuses * max(0, left - 1)),
        float(areas.boards),
        float(areas.houses),
        float(fillable_slots(state, seat)),
    ]


def read_weights() -> list[list[list[float]]]:
    """By number of players, feasts to come and feature; nobody sits at a table of none."""
    content: dict[str, Any] = load_content("meadhall.games.feast_for_odin", "values.json")
    tables: list[list[list[float]]] = []
    for players in range(5):
        trained = content["weights"].get(str(players)) or content["weights"]["1"]
        tables.append([[float(trained[phase][name]) for name in FEATURES] for phase in PHASES])
    return tables


WEIGHTS: Final[list[list[list[float]]]] = read_weights()


def value(state: Feast, seat: int) -> float:
    """The points a seat may expect at the end of the game."""
    points = float(score(state, seat))
    for frame in state.stack:
        if isinstance(frame, FeastFrame) and frame.seat == seat:
            points += PENALTY_POINTS * frame.empty
    if state.over:
        return points
    weights = WEIGHTS[state.players][feasts_left(state)]
    counted = features(state, seat)
    for place in range(len(counted)):
        points += weights[place] * counted[place]
    return points
