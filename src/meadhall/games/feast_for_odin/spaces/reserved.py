"""What a seat is in the middle of, and what must be kept for it (FO-3.20, FO-7.93).

Cards may ask for silver, goods or ships between the choice of a space and its cost, or inside a dice action. What the
space still needs and the ships the dice are rolled for are not theirs to take.
"""

from __future__ import annotations

from meadhall.games.feast_for_odin.board.boards import BITS
from meadhall.games.feast_for_odin.cards.cards import FREE_EXPLORATION, KNARR_AS_LONGSHIP
from meadhall.games.feast_for_odin.cards.counts import boats, knarrs, large_ships, longships, ships_of
from meadhall.games.feast_for_odin.cards.operations import PROGRAMS, ChooseOp, DiceOp, EmigrateOp, ExploreOp
from meadhall.games.feast_for_odin.cards.prices import (
    emigration_price,
    pending_cost,
    reserved_cost,
    silver_price,
    table_has_room,
)
from meadhall.games.feast_for_odin.cards.programs import PILLAGING, RAIDING, WHALING
from meadhall.games.feast_for_odin.frames.base import Frame
from meadhall.games.feast_for_odin.frames.dice import OVER, SHIPS, DiceFrame
from meadhall.games.feast_for_odin.frames.effects import ChooseFrame, EmigrateFrame, PickFrame, SaleFrame, UpgradeFrame
from meadhall.games.feast_for_odin.frames.rounds import SpaceFrame
from meadhall.games.feast_for_odin.items import (
    BOAT,
    FULL_LONGSHIP,
    LARGE_BERTHS,
    LOADED_BOAT,
    LONGSHIP,
    PRICE,
    SILVER,
    UPGRADABLE,
)
from meadhall.games.feast_for_odin.payments import can_pay, faces_of
from meadhall.games.feast_for_odin.spaces.spaces import SPACES, Space
from meadhall.games.feast_for_odin.state import PARTS_USED, Feast


def spare(state: Feast, seat: int, item: int) -> int:
    """How many of an item a seat may spend without touching the cost of the space it is using."""
    cost = reserved_cost(state, seat)
    if not cost:
        return state.has(seat, item)
    kept = sum([cost[place + 1] for place in range(0, len(cost), 2) if cost[place] == item])
    return max(0, state.has(seat, item) - kept)


# --- what an exchange may not take away ----------------------------------------------------------------------------


def bonds(state: Feast, seat: int) -> list[Frame]:
    """The frames that still need something of a seat: spaces not yet paid for, voyages and dice actions under way."""
    found: list[Frame] = []
    # A space on top of the stack is asking for itself, of what may stand in the place of its cost.
    top = len(state.stack) - 1
    for place, frame in enumerate(state.stack):
        if isinstance(frame, SpaceFrame):
            bound = place < top and frame.is_unpaid()
        elif isinstance(frame, DiceFrame):
            bound = frame.stage != OVER
        elif isinstance(frame, PickFrame):
            bound = isinstance(frame.op, ExploreOp)
        else:
            bound = place < top and is_owed(state, frame)
        if bound and frame.seat == seat:
            found.append(frame)
    return found


def is_owed(state: Feast, frame: Frame) -> bool:
    """Whether a frame asks for the one part of a space that must be used, and may still be lost (FO-3.20)."""
    if state.tally[PARTS_USED]:
        return False
    if isinstance(frame, EmigrateFrame):
        return frame.source < 0
    if isinstance(frame, ChooseFrame):
        return frame.source < 0 and frame.op.any_number and frame.op.at_least_one and not frame.taken
    if isinstance(frame, UpgradeFrame):
        return frame.must
    return isinstance(frame, SaleFrame) and frame.bought == 0


def owed_parts(state: Feast, seat: int) -> list[Frame]:
    """What a seat still owes the space it stands on, while its window is open."""
    return [frame for frame in state.stack if is_owed(state, frame) and frame.seat == seat]


def is_met(state: Feast, seat: int, frame: Frame, load: int) -> bool:
    """Whether a seat has what a frame needs; a pillaging ship is the one with the load it had (FO-7.102)."""
    if isinstance(frame, SpaceFrame):
        return can_still_use(state, seat, frame)
    if isinstance(frame, PickFrame):
        return has_exploring_ship(state, seat, SPACES[frame.argument])
    if isinstance(frame, DiceFrame):
        return can_still_roll(state, seat, frame, load)
    return can_use_part(state, seat, frame)


def can_still_roll(state: Feast, seat: int, frame: DiceFrame, load: int) -> bool:
    """Whether the ships a dice action was begun with are there."""
    if frame.action == WHALING and frame.stage > SHIPS:
        empty, loaded = state.has(seat, BOAT), state.has(seat, LOADED_BOAT)
        return empty >= frame.empty_boats and loaded >= frame.loaded_boats
    return can_roll(state, seat, frame.action) and (frame.action != PILLAGING or heaviest_load(state, seat) == load)


def can_use_part(state: Feast, seat: int, frame: Frame) -> bool:
    """Whether the part that a frame asks for can be used."""
    if isinstance(frame, EmigrateFrame):
        return has_emigrants(state, seat)
    if isinstance(frame, ChooseFrame):
        return has_ships_for(state, seat, SPACES[frame.argument])
    if isinstance(frame, UpgradeFrame):
        return state.kinds[seat] & UPGRADABLE & frame.op.only != 0
    silver = state.has(seat, SILVER)
    for tile, price in enumerate(PRICE):
        if state.display & BITS[tile] and silver_price(state, seat, price, False) <= silver:
            return True
    return False


def can_still_use(state: Feast, seat: int, frame: SpaceFrame) -> bool:
    """Whether the cost of a chosen space can be paid and its action carried out (FO-7.118)."""
    space = SPACES[frame.what]
    if not has_ships_for(state, seat, space):
        return False
    if space.cost_any and not frame.paid:
        return any(state.has(seat, item) for item in space.cost_any)
    return can_pay(state, seat, pending_cost(state, seat, frame))


def leaves_usable(state: Feast, seat: int, payment: list[int], gain: list[int]) -> bool:
    """Whether an exchange leaves what a seat needs for what it is in the middle of."""
    return keeps(state, seat, bonds(state, seat), payment, gain)


def keeps(state: Feast, seat: int, frames: list[Frame], payment: list[int], gain: list[int]) -> bool:
    """Whether an exchange leaves what some frames need, as far as it is there: tried on, nothing is kept of it."""
    load = heaviest_load(state, seat)
    needed = [frame for frame in frames if is_met(state, seat, frame, load)]
    if not needed:
        return True
    before = state.held
    shared = state.held_shared
    kinds = state.kinds[seat]
    state.held_shared = True
    for place in range(0, len(payment), 2):
        for _ in range(payment[place + 1]):
            give_up(state, seat, payment[place])
    for place in range(0, len(gain), 2):
        state.add(seat, gain[place], gain[place + 1])
    found = all(is_met(state, seat, frame, load) for frame in needed)
    state.held = before
    state.held_shared = shared
    state.kinds[seat] = kinds
    return found


def sparing_faces(state: Feast, seat: int, payment: list[int], place: int, gain: list[int]) -> list[int]:
    """The faces of a ship named in a payment that may be handed over."""
    found: list[int] = []
    for face in faces_of(payment[place]):
        if state.has(seat, face) and leaves_usable(state, seat, replaced(payment, place, face), gain):
            found.append(face)
    return found


def replaced(payment: list[int], place: int, face: int) -> list[int]:
    return [*payment[:place], face, *payment[place + 1 :]]


def can_part_with(state: Feast, seat: int, payment: list[int], gain: list[int]) -> bool:
    """Whether a payment, with one face or another of a ship in it, leaves what a seat needs."""
    if not bonds(state, seat):
        return True
    for place in range(0, len(payment), 2):
        if is_ship(payment[place]):
            return bool(sparing_faces(state, seat, payment, place, gain))
    return leaves_usable(state, seat, payment, gain)


def is_ship(item: int) -> bool:
    return BOAT <= item <= FULL_LONGSHIP


def heaviest_load(state: Feast, seat: int) -> int:
    """The ore on the longship that carries most."""
    for ship in range(FULL_LONGSHIP, LONGSHIP, -1):
        if state.has(seat, ship):
            return ship - LONGSHIP
    return 0


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
    """Everything besides the cost that the space needs: ships, printed on it or asked for by its action, and room."""
    if not has_required_ships(state, seat, space):
        return False
    first = PROGRAMS[space.program][0]
    if isinstance(first, DiceOp):
        return can_roll(state, seat, first.action)
    if isinstance(first, ExploreOp):
        return has_exploring_ship(state, seat, space)
    if isinstance(first, EmigrateOp):
        return has_emigrants(state, seat)
    if isinstance(first, ChooseOp) and first.any_number:
        # A whaling boat for a knarr, or emigration (FO-7.68).
        swaps = boats(state, seat) > 0 and large_ships(state, seat) < LARGE_BERTHS
        return swaps or has_emigrants(state, seat)
    return True


def has_emigrants(state: Feast, seat: int) -> bool:
    """A large ship, room on the table and the price of a space (FO-7.85 to FO-7.87)."""
    return (
        large_ships(state, seat) > 0
        and table_has_room(state, seat)
        and state.has(seat, SILVER) >= emigration_price(state, seat, True, 0)
    )


def is_rolling(state: Feast) -> bool:
    """A dice action is under way: its ships stay as they are, and so does the ore on them (FO-7.93, FO-7.97)."""
    for frame in state.stack:
        if isinstance(frame, DiceFrame):
            return True
    return False


def may_leave(state: Feast, seat: int, ship: int) -> bool:
    """Whether a ship may emigrate through a card without taking away what the space under way needs."""
    return leaves_usable(state, seat, [ship, 1], [])
