"""Pure functions for clients and bots: the cheapest feast, what would be paid now, why a space can't be taken."""

from __future__ import annotations

from typing import Final

from meadhall.games.feast_for_odin.cards import CLAUSES, FEAST_DURING, FEAST_TILE
from meadhall.games.feast_for_odin.codes import FOOD, FOOD_NOTHING, FOOD_SILVER
from meadhall.games.feast_for_odin.events import clauses_for
from meadhall.games.feast_for_odin.feast import end_column, first_column, lengthwise_limit
from meadhall.games.feast_for_odin.items import (
    CATTLE,
    COLOUR,
    GOODS_END,
    HEIGHT,
    KIND,
    MEAD,
    ORANGE,
    RED,
    SHEEP,
    SILVER,
    WIDTH,
)
from meadhall.games.feast_for_odin.placement import due_bonuses, owned_areas, total_income
from meadhall.games.feast_for_odin.prices import space_cost
from meadhall.games.feast_for_odin.programs import GAIN, PROGRAMS
from meadhall.games.feast_for_odin.scoring import LINES, scoring_lines
from meadhall.games.feast_for_odin.spaces import COLUMN, FIRST_IMITATION, SPACE_COUNT, SPACES
from meadhall.games.feast_for_odin.state import NONE, Feast
from meadhall.games.feast_for_odin.underway import has_required_ships
from meadhall.games.feast_for_odin.whole_board import can_take, vikings_saved

PENALTY_COST: Final = 10_000
SILVER_COST: Final = 10
ORANGE_CELL: Final = 4
RED_CELL: Final = 5
ANIMAL_COST: Final = 25


def food_cost(item: int) -> int:
    """How dear a food tile is: by its cells, red dearer than orange, animals dearest. A silver costs 10."""
    cells = WIDTH[item] * HEIGHT[item]
    cost = cells * (ORANGE_CELL if COLOUR[item] == ORANGE else RED_CELL)
    return cost + ANIMAL_COST if KIND[item] in (SHEEP, CATTLE) else cost


class FeastPlan:
    """The search for the cheapest way to fill a table: fewest empty columns, then the least dear food.

    Branch and bound, column by column; the bound is what the columns still to fill must cost at the very least.
    """

    def __init__(self, state: Feast, seat: int) -> None:
        self.end = end_column(state)
        self.items = [i for i in range(GOODS_END) if COLOUR[i] <= RED and state.has(seat, i)]
        self.left = [state.has(seat, item) for item in self.items]
        self.limits = [lengthwise_limit(state, seat, KIND[item]) for item in self.items]
        self.lying = [0] * GOODS_END
        self.sober = len(clauses_for(state, seat, FEAST_DURING))
        self.paid_back = [silver_for_tile(state, seat, item) for item in self.items]
        self.costs = [food_cost(i) - SILVER_COST * back for i, back in zip(self.items, self.paid_back, strict=True)]
        self.cheapest = SILVER_COST if not self.items else min(SILVER_COST, min(self.column_costs()))
        self.best_cost = PENALTY_COST * 100
        self.best: list[int] = []
        self.codes: list[int] = []
        # Silver for going without mead is there from the start, and goes back with the first mead.
        self.search(first_column(state, seat), NONE, state.has(seat, SILVER) + self.sober, 0)

    def column_costs(self) -> list[int]:
        """The least a column can cost, in whole numbers rounded down, for each food."""
        return [cost // WIDTH[item] for item, cost in zip(self.items, self.costs, strict=True)]

    def search(self, column: int, neighbour: int, silver: int, cost: int) -> None:
        if column == self.end:
            if cost < self.best_cost:
                self.best_cost = cost
                self.best = self.codes[:]
            return
        if cost + (self.end - column) * self.cheapest >= self.best_cost:
            return
        for place, item in enumerate(self.items):
            if self.left[place] and COLOUR[item] != neighbour:
                self.try_food(place, item, column, silver, cost)
        if silver > 0:
            self.step(FOOD_SILVER, column + 1, NONE, silver - 1, cost + SILVER_COST)
        self.step(FOOD_NOTHING, column + 1, NONE, silver, cost + PENALTY_COST)

    def step(self, code: int, column: int, neighbour: int, silver: int, cost: int) -> None:
        self.codes.append(code)
        self.search(column, neighbour, silver, cost)
        self.codes.pop()

    def try_food(self, place: int, item: int, column: int, silver: int, cost: int) -> None:
        lent = self.sober if item == MEAD else 0
        if silver < lent:
            return
        self.left[place] -= 1
        self.sober -= lent
        purse = silver - lent + self.paid_back[place]
        price = cost + self.costs[place] + SILVER_COST * lent
        square = WIDTH[item] == HEIGHT[item]
        kind = KIND[item]
        if column + WIDTH[item] <= self.end and (square or self.lying[kind] < self.limits[place]):
            self.lying[kind] += 1
            self.step(FOOD + 2 * item, column + WIDTH[item], COLOUR[item], purse, price)
            self.lying[kind] -= 1
        if not square and column + HEIGHT[item] <= self.end:
            self.step(FOOD + 2 * item + 1, column + HEIGHT[item], COLOUR[item], purse, price)
        self.left[place] += 1
        self.sober += lent


def silver_for_tile(state: Feast, seat: int, item: int) -> int:
    """What cards pay for a tile laid on the table."""
    silver = 0
    for number in clauses_for(state, seat, FEAST_TILE):
        if item in CLAUSES[number].items:
            for op in PROGRAMS[CLAUSES[number].program]:
                if op.kind == GAIN and op.gain[0] == SILVER:
                    silver += op.gain[1]
    return silver


def cheapest_feast(state: Feast, seat: int) -> list[int]:
    """The codes of the cheapest way to fill the seat's table now, column by column (FO-5)."""
    return FeastPlan(state, seat).best


def projected_bonuses(state: Feast, seat: int) -> list[list[int]]:
    """For each own area that would pay: the area, then the items (FO-6.7)."""
    found: list[list[int]] = []
    for area in owned_areas(state, seat):
        items = due_bonuses(state, seat, area)
        if items:
            found.append([area, *items])
    return found


def projected_income(state: Feast, seat: int) -> int:
    return total_income(state, seat)


def projected_score(state: Feast, seat: int) -> dict[str, int]:
    """The score sheet if the game ended now, line by line (FO-13)."""
    lines = scoring_lines(state, seat)
    return {LINES[place]: lines[place] for place in range(len(LINES))}


# Why a space can't be taken.
TAKEABLE: Final = ""
NOT_OPEN: Final = "imitation-closed"
OCCUPIED: Final = "space-occupied"
TOO_FEW_VIKINGS: Final = "too-few-vikings"
NO_SHIP: Final = "ship-missing"
TOO_DEAR: Final = "cannot-pay"
NOTHING_TO_COPY: Final = "nothing-to-copy"
NOTHING_TO_DO: Final = "nothing-to-do"


def space_reason(state: Feast, seat: int, space: int) -> tuple[str, str]:
    """Why the seat can't send Vikings to a space now, and the clause; two empty texts if it can."""
    if space >= SPACE_COUNT and not state.imitations >> (space - FIRST_IMITATION) & 1:
        return NOT_OPEN, "FO-2.12"
    if state.occupant[space] != NONE:
        return OCCUPIED, "FO-3.18" if state.occupant[space] >= 0 else "FO-14.6"
    if COLUMN[space] - vikings_saved(state, seat, space) > state.thing[seat]:
        return TOO_FEW_VIKINGS, "FO-3.17"
    if can_take(state, seat, space):
        return TAKEABLE, ""
    if space >= FIRST_IMITATION:
        return NOTHING_TO_COPY, "FO-15.8"
    printed = SPACES[space]
    if not has_required_ships(state, seat, printed):
        return NO_SHIP, printed.clause
    if printed.cost_any or space_cost(state, seat, printed):
        return TOO_DEAR, printed.clause
    return NOTHING_TO_DO, "FO-3.20"


def space_reasons(state: Feast, seat: int) -> list[tuple[str, str]]:
    """Every space, imitation spaces included, with the reason it can't be taken (FO-3.17 to FO-3.20)."""
    return [space_reason(state, seat, space) for space in range(len(COLUMN))]
