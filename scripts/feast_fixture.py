"""What the rules say about laying pieces and arranging meals, for the tests of the table in the browser.

The table of A Feast for Odin shows at once where a piece may lie, why not elsewhere, and what that would bring. This
script lays random pieces by the rules and writes what they say beside it into
`web/src/games/feast-for-odin/rules.fixture.json`; `rules.test.ts` there compares. `--grounds N --out FILE` makes a
bigger one for a thorough look (`MEADHALL_FEAST_FIXTURE=FILE` lets the tests read it).
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

from meadhall.games.feast_for_odin.board.boards import (
    ALL_AREAS,
    AREA_NAMES,
    BITS,
    COLUMNS,
    FIRST_BOARD,
    LAYABLE_END,
    ROW,
    ROWS,
    SHAPES,
    Shape,
    bits_in,
    cell_code,
)
from meadhall.games.feast_for_odin.board.placement import (
    accepts,
    anchors,
    area_income,
    areas_for,
    covered_cells,
    due_bonuses,
    grid_of,
    owned_areas,
    put_down,
)
from meadhall.games.feast_for_odin.codes import FOOD, FOOD_NOTHING, FOOD_SILVER
from meadhall.games.feast_for_odin.frames.pieces import FeastFrame
from meadhall.games.feast_for_odin.game import GAME
from meadhall.games.feast_for_odin.interface.meal import dish
from meadhall.games.feast_for_odin.interface.notation import served_codes
from meadhall.games.feast_for_odin.interface.refusals import refuse_placement
from meadhall.games.feast_for_odin.items import COLOUR, GOODS_END, ITEMS, LONG_HOUSE, RED, SILVER, STONE_HOUSE
from meadhall.games.feast_for_odin.knowledge.view import boards, laid_piece
from meadhall.games.feast_for_odin.phases.feast import end_column, first_column, width
from meadhall.games.feast_for_odin.state import Feast
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.errors import IllegalAction

FIXTURE = Path(__file__).parents[1] / "web" / "src" / "games" / "feast-for-odin" / "rules.fixture.json"
GROUNDS = 24
MEALS = 120
Case = dict[str, Any]
FOODS = [item for item in range(GOODS_END) if COLOUR[item] <= RED]
SIZES = (3, 6)


def table(random: Random) -> Feast:
    """A seat with one of every piece that can be laid, with boards and houses of its own."""
    options = GAME.check_options(2, {})
    state = GAME.start(2, options, Chance(key_of_seed("fixture")), None)
    for letter in range(4):
        state.board_owner[letter] = 0
        state.board_back[letter] = random.randint(0, 1)
    state.add(0, STONE_HOUSE, 1)
    state.add(0, LONG_HOUSE, 1)
    for item in range(LAYABLE_END):
        if ITEMS[item]:
            state.add(0, item, 1)
    if random.random() < 0.2:
        state.put_in_play(0, 39)  # wood in houses
    return state


def lay_some(state: Feast, random: Random, number: int) -> None:
    """Random pieces where they may lie; they cost nothing, so that there are always enough."""
    for _ in range(number):
        item = random.choice([item for item in range(LAYABLE_END) if ITEMS[item]])
        areas = areas_for(state, 0, item, ALL_AREAS)
        if not areas:
            continue
        area = random.choice(areas)
        shape = random.choice(SHAPES[item])
        found = bits_in(anchors(state, 0, area, item, shape))
        if found:
            put_down(state, 0, item, area, shape.turn, random.choice(found))


def ground_case(state: Feast, random: Random, area: int) -> Case:
    grid = grid_of(state, area)
    items = random.sample([item for item in range(LAYABLE_END) if ITEMS[item]], 5)
    return {
        "area": AREA_NAMES[area],
        "boards": {
            letter: {"side": board["side"], "area": board["area"]}
            for letter, board in boards(state).items()
            if board["area"] == AREA_NAMES[area]
        },
        "laid": [laid_piece(code) for code in state.laid[0] if laid_piece(code)[1] == AREA_NAMES[area]],
        "played": [card + 1 for card in range(190) if state.in_play[0] >> card & 1],
        "income": area_income(state, 0, area),
        "open": (grid.penalty & ~covered_cells(state, 0, area)).bit_count(),
        "bonuses": [ITEMS[item] for item in due_bonuses(state, 0, area)],
        "places": {ITEMS[item]: places(state, area, item) for item in items},
        "refusals": [refusal_case(state, random, area, random.choice(items)) for _ in range(8)],
    }


def places(state: Feast, area: int, item: int) -> dict[int, list[int]]:
    """The anchors of every orientation, cells counted row by row."""
    if not accepts(state, 0, grid_of(state, area).house, item):
        return {shape.turn: [] for shape in SHAPES[item]}
    return {
        shape.turn: [cell_code(bit) for bit in bits_in(anchors(state, 0, area, item, shape))] for shape in SHAPES[item]
    }


def refusal_case(state: Feast, random: Random, area: int, item: int) -> Case:
    shape: Shape = random.choice(SHAPES[item])
    row, column = random.randrange(ROWS), random.randrange(COLUMNS)
    cell = row * ROW + column
    case: Case = {"item": ITEMS[item], "turn": shape.turn, "row": row, "column": column, "refusal": None}
    legal = accepts(state, 0, grid_of(state, area).house, item) and anchors(state, 0, area, item, shape) & BITS[cell]
    if not legal:
        message = refuse_placement(state, 0, item, area, shape.turn, cell).message
        case["refusal"] = {"key": message.key, "clause": message.clause, "args": dict(message.args)}
    return case


def ground_cases(number: int) -> Iterator[Case]:
    for seed in range(number):
        random = Random(seed)
        state = table(random)
        lay_some(state, random, 6 + 3 * seed)
        areas = owned_areas(state, 0)
        for area in [areas[0], FIRST_BOARD + seed % 4, areas[-1 - seed % 2]]:
            yield ground_case(state, random, area)


# --- meals -----------------------------------------------------------------------------------------------------------


def feast_state(random: Random) -> Feast:
    state = table(random)
    for item in FOODS:
        state.add(0, item, 2)
    state.add(0, SILVER, 3)
    state.round = random.randint(1, 3)
    state.waiting = []
    state.choices = []
    state.stack = [FeastFrame(0, private=False)]
    state.settle()
    return state


def can_be_served(state: Feast, dishes: list[int], columns: int) -> bool:
    """Whether the dishes and the columns they leave empty have an order the rules accept."""
    used = sum(1 if code == FOOD_SILVER else width(code - FOOD) for code in dishes)
    if used > columns:
        return False
    whole = dishes + [FOOD_NOTHING] * (columns - used)
    for order in set(permutations(whole)):
        try:
            served_codes(state, 0, list(order))
        except IllegalAction:
            continue
        return True
    return False


def meal_case(seed: int) -> Case:
    random = Random(10_000 + seed)
    state = feast_state(random)
    columns = end_column(state) - first_column(state, 0)
    dishes: list[int] = []
    lying: set[int] = set()
    for _ in range(random.randint(*SIZES)):
        item = random.choice([*FOODS[:8], SILVER])
        if item == SILVER:
            dishes.append(FOOD_SILVER)
            continue
        square = len(SHAPES[item]) == 1
        dishes.append(FOOD + 2 * item + (1 if not square and item in lying else 0))
        lying.add(item)
    return {
        "columns": columns,
        "dishes": [
            {"item": dish(code)[0], "upright": dish(code)[1] == "upright", "width": dish(code)[2]} for code in dishes
        ],
        "possible": can_be_served(state, dishes, columns),
    }


def written(grounds: int) -> str:
    shapes = {
        ITEMS[item]: {shape.turn: [list(cell) for cell in shape.cells] for shape in SHAPES[item]}
        for item in range(LAYABLE_END)
        if ITEMS[item]
    }
    parts = {
        "shapes": shapes,
        "grounds": list(ground_cases(grounds)),
        "meals": [meal_case(seed) for seed in range(MEALS)],
    }
    return json.dumps(parts, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--grounds", type=int, default=GROUNDS)
    parser.add_argument("--out", type=Path, default=FIXTURE)
    wanted = parser.parse_args()
    wanted.out.write_text(written(wanted.grounds))
