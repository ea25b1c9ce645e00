"""The space a seat stands on and hasn't paid for yet: what must be kept so that it can be used (FO-3.20).

Cards that come before the cost may ask for silver, goods or ships. What the space needs is not theirs to take.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.feast_for_odin.cards import FREE_EXPLORATION, KNARR_AS_LONGSHIP
from meadhall.games.feast_for_odin.counts import boats, knarrs, large_ships, longships, ships_of
from meadhall.games.feast_for_odin.items import KNARR, LONGSHIP
from meadhall.games.feast_for_odin.prices import reserved_cost
from meadhall.games.feast_for_odin.programs import DICE, EMIGRATE, EXPLORE, PILLAGING, PROGRAMS, RAIDING, WHALING
from meadhall.games.feast_for_odin.spaces import SPACES, Space
from meadhall.games.feast_for_odin.state import DICE_STEP, NONE, SPACE_STEP, Feast
from meadhall.games.feast_for_odin.supply import faces_of

# Places in a space's frame, and the first stage in which its cost has been paid (see `turns`).
WHAT: Final = 3
STAGE: Final = 5
COST_PAID: Final = 5


def spare(state: Feast, seat: int, item: int) -> int:
    """How many of an item a seat may spend without touching the cost of the space it is using."""
    cost = reserved_cost(state, seat)
    if not cost:
        return state.has(seat, item)
    kept = sum([cost[place + 1] for place in range(0, len(cost), 2) if cost[place] == item])
    return max(0, state.has(seat, item) - kept)


def leaves_ships(state: Feast, seat: int, payment: list[int], gain: list[int]) -> bool:
    """Whether a payment, and what it buys, leave the ships that the space a seat is using needs."""
    # A frame on top of the stack is asking for itself, of what may stand in the place of the cost.
    for place in range(len(state.stack) - 1):
        frame = state.stack[place]
        if frame[0] == SPACE_STEP and frame[1] == seat and frame[WHAT] > NONE and frame[STAGE] < COST_PAID:
            return has_ships_after(state, seat, SPACES[frame[WHAT]], payment, gain)
    return True


def has_ships_after(state: Feast, seat: int, space: Space, payment: list[int], gain: list[int]) -> bool:
    """Try an exchange on for size: nothing is kept of it."""
    before = state.held
    kinds = state.kinds[seat]
    state.held = before[:]
    for place in range(0, len(payment), 2):
        for _ in range(payment[place + 1]):
            give_up(state, seat, payment[place])
    for place in range(0, len(gain), 2):
        state.add(seat, gain[place], gain[place + 1])
    found = has_ships_for(state, seat, space)
    state.held = before
    state.kinds[seat] = kinds
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
    other = knarrs(state, seat)
    if other and state.plays(seat, KNARR_AS_LONGSHIP):
        ships += other
    return ships


def has_required_ships(state: Feast, seat: int, space: Space) -> bool:
    """The ships printed on a space (FO-7.5)."""
    if space.knarrs and knarrs(state, seat) < space.knarrs:
        return False
    return not space.longships or raiding_ships(state, seat) >= space.longships


def explores_freely(state: Feast, seat: int, space: Space) -> bool:
    """A card opens the space to every board and every ship (T3/explore)."""
    return FREE_EXPLORATION[1] == space.number and state.plays(seat, FREE_EXPLORATION)


def has_exploring_ship(state: Feast, seat: int, space: Space) -> bool:
    """A ship that may explore from the space (FO-7.112)."""
    if explores_freely(state, seat, space):
        return boats(state, seat) + large_ships(state, seat) > 0
    for ship in space.ships:
        if ships_of(state, seat, ship):
            return True
    return knarrs(state, seat) > 0 and LONGSHIP in space.ships and state.plays(seat, KNARR_AS_LONGSHIP)


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
    return leaves_ships(state, seat, [KNARR if ship == KNARR else LONGSHIP, 1], [])
