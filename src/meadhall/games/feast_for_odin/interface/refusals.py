"""Why an answer isn't legal: one message each, with the clause that forbids it."""

from __future__ import annotations

from meadhall.games.feast_for_odin.board.boards import (
    AREA_NAMES,
    BITS,
    ROW,
    SHAPES,
    bits_in,
    cell_bit,
    cell_code,
)
from meadhall.games.feast_for_odin.board.placement import (
    accepts,
    grid_of,
    ground_of,
    owned_areas,
    shape_of,
)
from meadhall.games.feast_for_odin.codes import (
    AREA,
    BUY,
    CELL,
    FILL,
    FOOD,
    FOOD_SILVER,
    LAY,
    LOAD,
    PASS,
    PLAY,
    RECALL,
    SPACE,
    USE,
    food_of,
)
from meadhall.games.feast_for_odin.frames.pieces import FeastFrame, LayFrame
from meadhall.games.feast_for_odin.frames.rounds import TurnFrame, WindowFrame
from meadhall.games.feast_for_odin.items import (
    COLOUR,
    COLOUR_NAMES,
    GREEN,
    HEIGHT,
    ITEMS,
    KIND,
    RED,
    SHIP_ITEMS,
    SHIP_PRICE,
    SILVER,
    WIDTH,
)
from meadhall.games.feast_for_odin.knowledge.advice import space_reason
from meadhall.games.feast_for_odin.knowledge.prompts import question
from meadhall.games.feast_for_odin.knowledge.view import cell_name
from meadhall.games.feast_for_odin.phases.feast import end_column, lengthwise_limit, lying, width
from meadhall.games.feast_for_odin.spaces.spaces import SPACE_NAMES
from meadhall.games.feast_for_odin.state import Feast
from meadhall.kernel.errors import IllegalAction
from meadhall.kernel.words.message import Value


def refuse(reason: str, clause: str, **args: Value) -> IllegalAction:
    return IllegalAction(f"feast-for-odin.refuse-{reason}", clause, **args)


def refusal(state: Feast, seat: int, code: int) -> IllegalAction:
    frame = state.stack[-1]
    if isinstance(frame, TurnFrame) and SPACE <= code < PASS:
        return refuse_space(state, seat, code - SPACE)
    if isinstance(frame, LayFrame) and CELL <= code < FILL and frame.turn >= 0:
        return refuse_cell(state, seat, frame.item, frame.area, frame.turn, cell_bit(code - CELL))
    if isinstance(frame, FeastFrame) and FOOD <= code <= FOOD_SILVER:
        return refuse_food(state, frame, code)
    if LAY <= code < AREA and has_window(state, seat):
        return refuse_lay(state, seat, code - LAY)
    if BUY <= code < LOAD and has_window(state, seat):
        return refuse_ship(state, seat, code - BUY)
    if FILL <= code < BUY and has_window(state, seat):
        return refuse("no-slot", "FO-4.26")
    if LOAD <= code < RECALL:
        return refuse("cannot-load", "FO-9.7" if isinstance(frame, (TurnFrame, WindowFrame)) else "FO-9.8")
    if PLAY <= code < USE and code - PLAY not in state.hands[seat]:
        return refuse("not-in-hand", "FO-11.1", card=code - PLAY + 1)
    name, clause = question(state)
    return refuse("other-question", clause, question=name)


def has_window(state: Feast, seat: int) -> bool:
    """Whether anytime actions are among what the seat may do now, or would be if it had the pieces."""
    return isinstance(state.stack[-1], (TurnFrame, WindowFrame))


def refuse_space(state: Feast, seat: int, space: int) -> IllegalAction:
    reason, clause = space_reason(state, seat, space)
    return refuse(reason, clause, space=SPACE_NAMES[space], vikings_count=state.thing[seat])


def refuse_ship(state: Feast, seat: int, place: int) -> IllegalAction:
    ship = ITEMS[SHIP_ITEMS[place]]
    if state.has(seat, SILVER) < SHIP_PRICE[place]:
        return refuse("ship-too-dear", "FO-9.5", ship_item=ship, silver_count=SHIP_PRICE[place])
    return refuse("no-berth", "FO-1.12", ship_item=ship)


# --- placement -----------------------------------------------------------------------------------------------------


def refuse_lay(state: Feast, seat: int, item: int) -> IllegalAction:
    """A piece that can't be laid anywhere."""
    if not state.has(seat, item):
        return refuse("not-held", "FO-4.1", item=ITEMS[item])
    if not any(accepts(state, seat, grid_of(state, area).house, item) for area in owned_areas(state, seat)):
        return refuse("no-area-takes", "FO-4.10", item=ITEMS[item])
    return refuse("no-room", "FO-4.2", item=ITEMS[item])


def refuse_area(state: Feast, seat: int, item: int, area: int) -> IllegalAction:
    if area not in owned_areas(state, seat):
        return refuse("not-your-area", "FO-4.1", area=AREA_NAMES[area])
    house = grid_of(state, area).house
    if not accepts(state, seat, house, item):
        return refuse("area-takes-not", "FO-4.21" if house else "FO-4.10", item=ITEMS[item], area=AREA_NAMES[area])
    return refuse("no-room-in-area", "FO-4.2", item=ITEMS[item], area=AREA_NAMES[area])


def refuse_cell(state: Feast, seat: int, item: int, area: int, turn: int, anchor: int) -> IllegalAction:
    """Which cell of a wrong placement is wrong, and by which clause."""
    shape = shape_of(item, turn)
    grid = grid_of(state, area)
    ground = ground_of(state, seat, area)
    covered = ground.covered
    args: dict[str, Value] = {"item": ITEMS[item], "area": AREA_NAMES[area]}
    for row, column in shape.cells:
        r, c = anchor // ROW + row, anchor % ROW + column
        cell = f"{r},{c}"
        bit = BITS[r * ROW + c] if c < ROW and r * ROW + c < len(BITS) else 0
        if grid.holes & bit:
            return refuse("cell-hole", "FO-4.24" if grid.house else "FO-4.19", cell=cell, **args)
        if not grid.coverable & bit:
            return refuse("cell-outside", "FO-4.2", cell=cell, **args)
        if covered & bit:
            return refuse("cell-covered", "FO-4.2", cell=cell, **args)
    piece = shape.mask << anchor
    touching = piece & ground.forbidden_to(item)
    if touching:
        clause = "FO-4.11" if COLOUR[item] == GREEN else "FO-4.22"
        cell = cell_name(cell_code(bits_in(touching)[0]))
        return refuse("cell-touches", clause, cell=cell, colour=COLOUR_NAMES[COLOUR[item]], **args)
    for number, income in enumerate(grid.income):
        missing = grid.needs[number] & ~(covered | piece)
        if piece & BITS[income] and missing:
            cell, gap = cell_name(cell_code(income)), cell_name(cell_code(bits_in(missing)[0]))
            return refuse("income-closed", "FO-4.13", cell=cell, open_cell=gap, **args)
    return refuse("no-room-in-area", "FO-4.2", **args)


def refuse_placement(state: Feast, seat: int, item: int, area: int, turn: int, cell: int) -> IllegalAction:
    """A whole placement written as one line."""
    if not state.has(seat, item):
        return refuse("not-held", "FO-4.1", item=ITEMS[item])
    if area not in owned_areas(state, seat) or not accepts(state, seat, grid_of(state, area).house, item):
        return refuse_area(state, seat, item, area)
    if all(shape.turn != turn for shape in SHAPES[item]):
        return refuse("no-such-turn", "FO-4.3", item=ITEMS[item], turn_number=turn)
    return refuse_cell(state, seat, item, area, turn, cell)


# --- feast ---------------------------------------------------------------------------------------------------------


def refuse_food(state: Feast, frame: FeastFrame, code: int) -> IllegalAction:
    seat = frame.seat
    if code == FOOD_SILVER:
        return refuse("no-silver", "FO-5.4")
    piece = code - FOOD
    item = food_of(piece)
    args: dict[str, Value] = {"item": ITEMS[item]}
    if COLOUR[item] > RED:
        return refuse("no-food", "FO-5.3", **args)
    if not state.has(seat, item):
        return refuse("not-held", "FO-5.3", **args)
    if COLOUR[item] == frame.neighbour:
        return refuse("food-neighbours", "FO-5.10", colour=COLOUR_NAMES[COLOUR[item]], **args)
    if frame.column + width(piece) > end_column(state):
        return refuse("food-too-long", "FO-5.12", **args)
    if WIDTH[item] == HEIGHT[item]:
        return refuse("food-square", "FO-5.8", **args)
    if lying(frame, item) >= lengthwise_limit(state, seat, KIND[item]):
        return refuse("food-lengthwise", "FO-5.7", **args)
    return refuse("mead-sober", "FO-11.19", **args)
