"""What a seat may want to know beyond its view: what each space lacks, the odds of a roll, what the round still brings.

Everything here follows from what the seat knows: its own hand and what lies open. Reckoned only when a client asks.
"""

from __future__ import annotations

from typing import Any

from meadhall.games.feast_for_odin.board.placement import total_income
from meadhall.games.feast_for_odin.cards.operations import (
    PROGRAMS,
    ChooseOp,
    DiceOp,
    EmigrateOp,
    ExploreOp,
    ProductsOp,
    SaleOp,
)
from meadhall.games.feast_for_odin.cards.prices import emigration_price, emigrations, space_cost, table_has_room
from meadhall.games.feast_for_odin.cards.programs import PILLAGING, RAIDING, WHALING
from meadhall.games.feast_for_odin.frames.dice import SHIPS as NAMING_SHIPS
from meadhall.games.feast_for_odin.frames.dice import DiceFrame
from meadhall.games.feast_for_odin.interface.becoming import becoming
from meadhall.games.feast_for_odin.interface.bonus_window import bonus_window_matters
from meadhall.games.feast_for_odin.interface.meal import meal
from meadhall.games.feast_for_odin.interface.roll_ways import roll_ways
from meadhall.games.feast_for_odin.items import (
    BOAT,
    CATTLE,
    ITEMS,
    KNARR,
    LOADED_BOAT,
    LONGSHIP,
    PREGNANT_CATTLE,
    PREGNANT_SHEEP,
    PRICE,
    SHEEP,
    SILVER,
    SPECIAL_COUNT,
)
from meadhall.games.feast_for_odin.knowledge.advice import (
    NO_SHIP,
    NOTHING_TO_DO,
    TAKEABLE,
    TOO_DEAR,
    TOO_FEW_VIKINGS,
    space_reasons,
)
from meadhall.games.feast_for_odin.phases.automatic import harvest_level
from meadhall.games.feast_for_odin.phases.dice import (
    most_payable,
    result_of,
    roll_limit,
    rolls_left,
    throw_of,
)
from meadhall.games.feast_for_odin.phases.loot import best_sum, least_value, lootable
from meadhall.games.feast_for_odin.spaces.reserved import raiding_ships
from meadhall.games.feast_for_odin.spaces.spaces import (
    COLUMN,
    DICE_ACTIONS,
    PLACE_COUNT,
    SPACE_COUNT,
    SPACE_NAMES,
    SPACES,
    Space,
)
from meadhall.games.feast_for_odin.state import BY_SPACE, Feast
from meadhall.games.feast_for_odin.supply import can_receive


def forecast(state: Feast, seat: int | None) -> dict[str, Any]:
    """What the table shows a seat besides its view; somebody without one is told of the dice only."""
    if seat is None:
        return {"meal": None, "spaces": {}, "round": None, "dice": dice_forecast(state), "becoming": {}}
    return {
        "meal": meal(state, seat) if state.round and not state.over else None,
        "spaces": space_forecasts(state, seat),
        "round": end_of_round(state, seat),
        "dice": dice_forecast(state),
        "becoming": becoming(state, seat),
    }


# --- spaces --------------------------------------------------------------------------------------------------------


def space_forecasts(state: Feast, seat: int) -> dict[str, Any]:
    """Every space: why it can't be taken (empty: it can), by which clause, and what is short or would be lost."""
    reasons = space_reasons(state, seat)
    return {SPACE_NAMES[number]: space_forecast(state, seat, number, *reasons[number]) for number in range(PLACE_COUNT)}


def space_forecast(state: Feast, seat: int, number: int, reason: str, clause: str) -> dict[str, Any]:
    found: dict[str, Any] = {"reason": reason, "clause": clause}
    if reason == TOO_FEW_VIKINGS:
        found["vikings"] = COLUMN[number] - state.thing[seat]
    if number < SPACE_COUNT:
        found |= printed_forecast(state, seat, SPACES[number], reason)
    return found


def printed_forecast(state: Feast, seat: int, space: Space, reason: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if reason in (NO_SHIP, TOO_DEAR, NOTHING_TO_DO, TOO_FEW_VIKINGS):
        short, any_of = missing(state, seat, space)
        if short:
            found["short"] = {ITEMS[item]: number for item, number in short.items()}
        if any_of:
            found["any_of"] = [ITEMS[item] for item in any_of]
    lost = [ITEMS[item] for item in gains(space) if not can_receive(state, seat, item)]
    if lost:
        found["lost"] = lost
    first = PROGRAMS[space.program][0]
    if isinstance(first, DiceOp) and reason == TAKEABLE:
        found["odds"] = odds_before(state, seat, first.action, first.most_ships)
    return found


def gains(space: Space) -> list[int]:
    """The items every use of a space brings, whatever is chosen."""
    return [item for op in PROGRAMS[space.program] if not isinstance(op, ChooseOp) for item in op.brings()[::2]]


def missing(state: Feast, seat: int, space: Space) -> tuple[dict[int, int], list[int]]:
    """What a seat lacks for a space: so many of each of these items, or one of several."""
    short: dict[int, int] = {}
    any_of: list[int] = []
    cost = space_cost(state, seat, space)
    for place in range(0, len(cost), 2):
        add_short(state, seat, short, cost[place], cost[place + 1])
    if space.cost_any and not any(state.has(seat, item) for item in space.cost_any):
        any_of = space.cost_any
    if space.knarrs:
        add_short(state, seat, short, KNARR, space.knarrs)
    if space.longships > raiding_ships(state, seat):
        short[LONGSHIP] = space.longships - raiding_ships(state, seat)
    if not cost and not space.cost_any:
        any_of = missing_for_program(state, seat, space, short)
    return short, any_of


def add_short(state: Feast, seat: int, short: dict[int, int], item: int, wanted: int) -> None:
    if state.has(seat, item) < wanted:
        short[item] = wanted - state.has(seat, item)


def missing_for_program(state: Feast, seat: int, space: Space, short: dict[int, int]) -> list[int]:
    """What the first part of a space without a cost lacks; the answer is what one of would do."""
    op = PROGRAMS[space.program][0]
    if isinstance(op, ProductsOp):
        if not animals(state, seat, op.animal):
            short[op.animal] = 1
    elif isinstance(op, DiceOp) and op.action == WHALING:
        if not ships(state, seat, BOAT):
            short[BOAT] = 1
    elif isinstance(op, DiceOp) and op.action in (RAIDING, PILLAGING):
        if not raiding_ships(state, seat):
            short[LONGSHIP] = 1
    elif isinstance(op, ExploreOp):
        if not any(ships(state, seat, ship) for ship in space.ships):
            return space.ships
    elif isinstance(op, SaleOp):
        prices = [PRICE[tile] for tile in range(SPECIAL_COUNT) if state.display >> tile & 1]
        add_short(state, seat, short, SILVER, min(prices, default=0))
    elif isinstance(op, EmigrateOp) or (isinstance(op, ChooseOp) and op.any_number):
        if not ships(state, seat, KNARR) and not ships(state, seat, LONGSHIP):
            return [KNARR, LONGSHIP] if isinstance(op, EmigrateOp) else [BOAT, KNARR, LONGSHIP]
        if table_has_room(state, seat):
            add_short(state, seat, short, SILVER, emigration_price(state, seat, True, 0))
    return []


def animals(state: Feast, seat: int, kind: int) -> int:
    return state.has(seat, kind) + state.has(seat, PREGNANT_SHEEP if kind == SHEEP else PREGNANT_CATTLE)


def ships(state: Feast, seat: int, kind: int) -> int:
    """Ships of a kind, with ore on board or without."""
    faces = {BOAT: 2, KNARR: 1, LONGSHIP: 4}[kind]
    return sum(state.has(seat, kind + face) for face in range(faces))


# --- the round -----------------------------------------------------------------------------------------------------


def end_of_round(state: Feast, seat: int) -> dict[str, Any]:
    """What the rest of the round brings and asks for, if nothing changed."""
    return {
        "harvest": harvest_level(state) if state.round else 0,
        "income": total_income(state, seat),
        "young": {ITEMS[SHEEP]: state.has(seat, PREGNANT_SHEEP), ITEMS[CATTLE]: state.has(seat, PREGNANT_CATTLE)},
        "emigration": {"price": emigration_price(state, seat, True, 0), "made": emigrations(state, seat)},
        "bonus_window": bonus_window_matters(state, seat),
    }


# --- dice ----------------------------------------------------------------------------------------------------------


def dice_forecast(state: Feast) -> dict[str, Any] | None:
    """The dice action under way, whoever rolls: what each face would mean, and the exact odds of rolling on."""
    for frame in reversed(state.stack):
        if isinstance(frame, DiceFrame):
            return roll_forecast(state, frame)
    return None


def roll_forecast(state: Feast, frame: DiceFrame) -> dict[str, Any]:
    seat, action = frame.seat, DICE_ACTIONS[frame.action]
    left = rolls_left(state, frame)
    back = {"vikings": action.vikings_back} if action.vikings_back else {}
    found: dict[str, Any] = {
        "faces": [face_forecast(state, frame, face) for face in range(1, action.sides + 1)],
        "odds": odds(state, frame, left),
        "success": named(action.reward),
        "failure": named(action.consolation) | back,
        "now": succeeds(state, frame),
        "ways": roll_ways(state, frame),
    }
    if frame.action >= RAIDING:
        values = lootable(state, seat)
        found["loot"] = {ITEMS[values[place]]: values[place + 1] for place in range(0, len(values), 2)}
    elif frame.stage == NAMING_SHIPS:
        found["boats"] = boats_forecast(state, frame)
    return found


def named(items: list[int]) -> dict[str, int]:
    return {ITEMS[items[place]]: items[place + 1] for place in range(0, len(items), 2)}


def with_face(state: Feast, frame: DiceFrame, face: int) -> DiceFrame:
    """The frame as it would be if the next roll showed a face."""
    after = frame.clone()
    after.result = result_of(frame.action, throw_of(state, frame, face))
    return after


def face_forecast(state: Feast, frame: DiceFrame, face: int) -> dict[str, Any]:
    """What a face would come to; for a high roll also the most it could be raised to."""
    after = with_face(state, frame, face)
    found: dict[str, Any] = {"face": face, "result": after.result, "succeeds": succeeds(state, after)}
    if frame.action >= RAIDING:
        found["reach"] = best_sum(state, after)
    return found


def succeeds(state: Feast, frame: DiceFrame) -> bool:
    """Whether the seat could make a success of the result in a frame with what it holds."""
    if frame.action < RAIDING:
        return frame.result <= most_payable(state, frame)
    return best_sum(state, frame) >= least_value(state, frame.seat)


def odds(state: Feast, frame: DiceFrame, left: int) -> dict[str, float]:
    """Of the next roll and of all that are left: success; and whether the next is better than the present one."""
    sides = DICE_ACTIONS[frame.action].sides
    after = [with_face(state, frame, face) for face in range(1, sides + 1)]
    good = sum(1 for one in after if succeeds(state, one))
    low = frame.action < RAIDING
    better = sum(1 for one in after if (one.result < frame.result if low else one.result > frame.result))
    return {
        "next": good / sides if left else 0.0,
        "within": 1 - (1 - good / sides) ** left,
        "better": better / sides if left else 0.0,
    }


def boats_forecast(state: Feast, frame: DiceFrame) -> dict[str, float]:
    """For each choice of whaling boats, the odds of success within all rolls."""
    seat, most = frame.seat, frame.most_ships
    found: dict[str, float] = {}
    for empty in range(min(state.has(seat, BOAT), most) + 1):
        for loaded in range(min(state.has(seat, LOADED_BOAT), most - empty) + 1):
            after = frame.clone()
            after.empty_boats, after.loaded_boats = empty, loaded
            found[f"boats {empty} {loaded}"] = odds(state, after, roll_limit(state, after))["within"]
    return found


def odds_before(state: Feast, seat: int, action: int, most_ships: int) -> dict[str, float]:
    """The odds of a dice action that hasn't begun, whaling with as many boats as may be used, and what decides them:
    how many rolls there are, and the last face that succeeds, the highest of a low roll, the lowest of a high one."""
    frame = DiceFrame(seat, action, most_ships, BY_SPACE, 0)
    if action == WHALING:
        frame.loaded_boats = min(state.has(seat, LOADED_BOAT), most_ships)
        frame.empty_boats = min(state.has(seat, BOAT), most_ships - frame.loaded_boats)
    limit = roll_limit(state, frame)
    found = odds(state, frame, limit)
    faces = range(1, DICE_ACTIONS[action].sides + 1)
    good = [face for face in faces if succeeds(state, with_face(state, frame, face))]
    last = (max if action < RAIDING else min)(good, default=0)
    return {"next": found["next"], "within": found["within"], "rolls": limit, "face": last}
