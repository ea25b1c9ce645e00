"""The space a seat stands on and hasn't paid for yet: what must be kept so that it can be used (FO-3.20).

Cards that come before the cost may ask for silver, goods or ships. What the space needs is not theirs to take.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.feast_for_odin.cards import FREE_EXPLORATION, KNARR_AS_LONGSHIP
from meadhall.games.feast_for_odin.counts import boats, knarrs, large_ships, longships, ships_of
from meadhall.games.feast_for_odin.items import KNARR, LONGSHIP
from meadhall.games.feast_for_odin.prices import space_cost
from meadhall.games.feast_for_odin.programs import DICE, EMIGRATE, EXPLORE, PILLAGING, PROGRAMS, RAIDING, WHALING
from meadhall.games.feast_for_odin.spaces import SPACES, Space
from meadhall.games.feast_for_odin.state import DICE_STEP, SPACE_STEP, Feast
from meadhall.games.feast_for_odin.supply import can_pay, faces_of
from meadhall.kernel.state import Frame

# Places in a space's frame, and the first stage in which its cost has been paid (see `turns`).
WHAT: Final = 3
STAGE: Final = 5
PAID: Final = 6
COST_PAID: Final = 5
NOT_UNDER_WAY: Final[Frame] = []


def unpaid_space(state: Feast, seat: int) -> Frame:
    """The frame of the space a seat is using, if it is settled which one and its cost is still to be paid.

    A frame on top of the stack is asking for itself, of what may stand in the place of the cost.
    """
    for place in range(len(state.stack) - 1):
        frame = state.stack[place]
        if frame[0] == SPACE_STEP and frame[STAGE] < COST_PAID and frame[1] == seat and frame[WHAT] >= 0:
            return frame
    return NOT_UNDER_WAY


def pending_cost(state: Feast, seat: int) -> list[int]:
    """What the space a seat is using costs, if it hasn't been paid yet."""
    frame = unpaid_space(state, seat)
    if not frame:
        return []
    space = SPACES[frame[WHAT]]
    if not space.cost_any:
        return space_cost(state, seat, space)
    return [frame[PAID], 1] if frame[PAID] else []


def spare(state: Feast, seat: int, item: int) -> int:
    """How many of an item a seat may spend without touching the cost of the space it is using."""
    cost = pending_cost(state, seat)
    return max(0, state.has(seat, item) - amount_of(cost, item))


def amount_of(items: list[int], item: int) -> int:
    """How often an item stands in a set: item, number, item, number."""
    return sum([items[place + 1] for place in range(0, len(items), 2) if items[place] == item])


def can_spare(state: Feast, seat: int, payment: list[int]) -> bool:
    """Whether a seat can pay something and still use the space it is using."""
    return can_pay(state, seat, payment) and leaves_space(state, seat, payment, [])


def leaves_space(state: Feast, seat: int, payment: list[int], gain: list[int]) -> bool:
    """Whether a payment, and what it buys, leave what the space a seat is using needs."""
    frame = unpaid_space(state, seat)
    if not frame:
        return True
    cost = pending_cost(state, seat)
    for place in range(0, len(cost), 2):
        item = cost[place]
        spent = amount_of(payment, item)
        if spent and state.has(seat, item) - spent + amount_of(gain, item) < cost[place + 1]:
            return False
    before = state.held
    state.held = before[:]
    for place in range(0, len(payment), 2):
        for _ in range(payment[place + 1]):
            give_up(state, seat, payment[place])
    for place in range(0, len(gain), 2):
        state.add(seat, gain[place], gain[place + 1])
    found = has_ships_for(state, seat, SPACES[frame[WHAT]])
    state.held = before
    return found


def give_up(state: Feast, seat: int, item: int) -> None:
    """One piece less, whichever of its faces there is."""
    for face in faces_of(item):
        if state.has(seat, face):
            state.add(seat, face, -1)
            return


# --- ships a space needs -------------------------------------------------------------------------------------------


def raiding_ships(state: Feast, seat: int) -> int:
    """Longships, and knarrs where a card lets them stand for longships."""
    ships = longships(state, seat)
    if state.plays(seat, KNARR_AS_LONGSHIP):
        ships += knarrs(state, seat)
    return ships


def has_required_ships(state: Feast, seat: int, space: Space) -> bool:
    """The ships printed on a space (FO-7.5)."""
    if space.knarrs and knarrs(state, seat) < space.knarrs:
        return False
    return not space.longships or raiding_ships(state, seat) >= space.longships


def explores_freely(state: Feast, seat: int, space: Space) -> bool:
    """A card opens the space to every board and every ship (T3/explore)."""
    return state.plays(seat, FREE_EXPLORATION) and FREE_EXPLORATION[1] == space.number


def has_exploring_ship(state: Feast, seat: int, space: Space) -> bool:
    """A ship that may explore from the space (FO-7.112)."""
    if explores_freely(state, seat, space):
        return boats(state, seat) + large_ships(state, seat) > 0
    for ship in space.ships:
        if ships_of(state, seat, ship):
            return True
    return LONGSHIP in space.ships and state.plays(seat, KNARR_AS_LONGSHIP) and knarrs(state, seat) > 0


def can_roll(state: Feast, seat: int, dice: int) -> bool:
    """The ships a dice action needs (FO-7.96, FO-7.101, FO-7.102)."""
    if dice == WHALING:
        return boats(state, seat) > 0
    if dice == RAIDING or dice == PILLAGING:
        return raiding_ships(state, seat) > 0
    return True


def has_ships_for(state: Feast, seat: int, space: Space) -> bool:
    """Every ship the space needs, printed on it or asked for by its action."""
    if not has_required_ships(state, seat, space):
        return False
    first = PROGRAMS[space.program][0]
    if first.kind == DICE:
        return can_roll(state, seat, first.n)
    if first.kind == EXPLORE:
        return has_exploring_ship(state, seat, space)
    return first.kind != EMIGRATE or large_ships(state, seat) > 0


def is_rolling(state: Feast) -> bool:
    """A dice action is under way: its ships stay as they are, and so does the ore on them (FO-7.93, FO-7.97)."""
    for frame in state.stack:
        if frame[0] == DICE_STEP:
            return True
    return False


def may_leave(state: Feast, seat: int, ship: int) -> bool:
    """Whether a ship may emigrate through a card without taking away what the space under way needs."""
    return leaves_space(state, seat, [KNARR if ship == KNARR else LONGSHIP, 1], [])
