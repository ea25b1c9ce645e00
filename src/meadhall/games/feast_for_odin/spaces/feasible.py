"""Whether an operation can be carried out now: what may be offered, and which spaces are usable (FO-3.20, FO-11.15)."""

from __future__ import annotations

from typing import Final

from meadhall.games.feast_for_odin.board.boards import (
    BITS,
    FIRST_STONE_HOUSE,
)
from meadhall.games.feast_for_odin.board.masks import NUMBERS, listed
from meadhall.games.feast_for_odin.board.placement import areas_for, due_bonuses, laid_area, laid_item, owned_areas
from meadhall.games.feast_for_odin.cards.counts import (
    animals,
    count,
    holds,
    large_ships,
    ore_on_ships,
    step_reached,
)
from meadhall.games.feast_for_odin.cards.operations import PROGRAMS as PROGRAMS_TABLE
from meadhall.games.feast_for_odin.cards.operations import (
    Amount,
    ChooseOp,
    DiceOp,
    DoActionOp,
    DoubleOp,
    DrawWeaponsOp,
    EmigrateOp,
    ExchangeOp,
    ExploreOp,
    FillWeaponsOp,
    FlipOp,
    GainAndPlaceOp,
    GainIfOp,
    GainOp,
    GainPickOp,
    MountainOp,
    MoveOreOp,
    Op,
    PerOp,
    PlaceOp,
    PlayCardsOp,
    ProductsOp,
    ReplaceOp,
    ReturnVikingsOp,
    RunPhaseOp,
    SaleOp,
    SwapSpecialOp,
    ThrowOreOp,
    TierOp,
    UpgradeOp,
    UseSpaceOp,
)
from meadhall.games.feast_for_odin.cards.prices import (
    can_spare,
    emigration_price,
    exchange_payment,
    silver_price,
    table_has_room,
)
from meadhall.games.feast_for_odin.cards.programs import (
    ANY_SPACE,
    AT_LEAST,
    AT_MOST,
    BONUS_HOME,
    BONUS_HOUSES,
    BREEDING_SELF,
    COUNT_NOTHING,
    CUMULATIVE,
    EACH_SPACE,
    EMIGRATION,
    EXACTLY,
    UP,
)
from meadhall.games.feast_for_odin.items import (
    CATTLE,
    GOODS_END,
    KIND,
    KNARR,
    LONGSHIP,
    ORE,
    PREGNANT_CATTLE,
    PREGNANT_SHEEP,
    PRICE,
    SHED,
    SHED_STONE,
    SHED_WOOD,
    SHEEP,
    SILVER,
    SILVER_PAIR,
    SPECIAL_COUNT,
    STOCKFISH,
    STONE_SLOTS,
    STRIP_LENGTH,
    STRIPS,
    UPGRADABLE,
    WEAPONS,
    WOOD,
    WOOD_SLOTS,
    upgraded,
)
from meadhall.games.feast_for_odin.payments import can_pay, faces_of
from meadhall.games.feast_for_odin.spaces.reserved import (
    can_part_with,
    can_roll,
    explores_freely,
    has_exploring_ship,
    is_rolling,
    may_leave,
    spare,
)
from meadhall.games.feast_for_odin.spaces.spaces import COLUMN, PLACE_COUNT, SPACES, Space
from meadhall.games.feast_for_odin.state import NONE, Feast
from meadhall.games.feast_for_odin.supply import can_receive

# Tables of other modules under the same names: a compiled module reaches its own constants fastest.
PROGRAMS: Final[list[list[Op]]] = PROGRAMS_TABLE

# --- pieces of the table that several operations look at -----------------------------------------------------------


def amount(state: Feast, seat: int, number: Amount) -> int:
    """What a number comes to now."""
    if number.count.kind == COUNT_NOTHING:
        return number.fixed
    counted = count(state, seat, number.count)
    if number.thresholds:
        reached = step_reached(counted, number.thresholds)
        return number.numbers[reached] if reached >= 0 else 0
    return counted


def tier_gain(state: Feast, seat: int, op: TierOp) -> list[int]:
    """What a slashed list pays for its count (FO-11.8)."""
    number = count(state, seat, op.count)
    found: list[int] = []
    for place, step in enumerate(op.thresholds):
        if op.mode == AT_LEAST:
            if number >= step:
                found = op.gains[place]
        elif op.mode == EXACTLY:
            if number == step:
                found = op.gains[place]
        elif op.mode == AT_MOST:
            if number <= step:
                return op.gains[place]
        elif op.mode == CUMULATIVE and number >= step:
            found = found + op.gains[place]
    return found


def next_item(state: Feast, strip: int) -> int:
    """The item at the arrow end of a strip that lies face up."""
    return STRIPS[strip][state.strips[strip]]


def open_strips(state: Feast, only: int, used: int) -> list[int]:
    """Strips an item may be taken from: face up, not used for another part, beginning with a wanted item."""
    found: list[int] = []
    for strip in range(8):
        if state.strips[strip] < 0 or used >> strip & 1:
            continue
        if only:
            item = next_item(state, strip)
            if item == SILVER_PAIR or not only >> item & 1:
                continue
        found.append(strip)
    return found


def items_left(state: Feast, strip: int) -> int:
    return STRIP_LENGTH - state.strips[strip]


def can_move(state: Feast, seat: int, op: UpgradeOp) -> bool:
    """Whether an upgrade finds a tile to move (FO-7.74, FO-7.77)."""
    if op.pay and not can_spare(state, seat, op.pay):
        return False
    movable = state.kinds[seat] & UPGRADABLE & op.only
    if not movable or op.direction == UP:
        return movable != 0
    for item in listed(movable, NUMBERS):
        if upgraded(item, 1, op.direction) >= 0:
            return True
    return False


def explorable(state: Feast, seat: int, space: Space) -> list[int]:
    """Board sides the seat may take on an exploration space (FO-7.111, FO-7.112)."""
    free = explores_freely(state, seat, space)
    found: list[int] = []
    for letter in range(4):
        if state.board_owner[letter] == NONE:
            side = letter + 4 * state.board_back[letter]
            if free or space.sides >> side & 1:
                found.append(side)
    return found if found and has_exploring_ship(state, seat, space) else []


def can_emigrate(state: Feast, seat: int, on_space: bool, discount: int) -> bool:
    """A large ship, room on the table and the price (FO-7.85 to FO-7.87)."""
    return (
        large_ships(state, seat) > 0
        and table_has_room(state, seat)
        and spare(state, seat, SILVER) >= emigration_price(state, seat, on_space, discount)
        and bool(emigrating_ships(state, seat))
    )


def emigrating_ships(state: Feast, seat: int) -> list[int]:
    """The large ships that may leave the bay."""
    return [ship for ship in (KNARR, *faces_of(LONGSHIP)) if state.has(seat, ship) and may_leave(state, seat, ship)]


def affordable_tiles(state: Feast, seat: int, bought: int, spent: int) -> list[int]:
    """Special tiles on sale the seat can pay, given what it bought in the same action (FO-7.83)."""
    paid = silver_price(state, seat, spent, False) if bought else 0
    silver = state.has(seat, SILVER)
    found: list[int] = []
    for tile in range(SPECIAL_COUNT):
        # A discount takes off 1 at most.
        if state.display & BITS[tile] and PRICE[tile] <= silver + 1:
            price = silver_price(state, seat, spent + PRICE[tile], False) - paid
            if price <= silver:
                found.append(tile)
    return found


def recallable(state: Feast, seat: int, column: int, number: int, done: list[int]) -> list[int]:
    """Spaces with enough own Vikings to bring back (FO-14.13)."""
    return [
        space
        for space in range(PLACE_COUNT)
        if state.occupant[space] == seat
        and state.vikings[space] >= number
        and (not column or COLUMN[space] == column)
        and space not in done
    ]


def flippable(state: Feast, seat: int, only: list[int]) -> list[int]:
    """Tiles in the supply that a card may turn: goods, or animals if it names them (FO-17.16)."""
    if only:
        return [item for item in only if state.has(seat, item)]
    return [
        item for item in range(GOODS_END)
        if state.has(seat, item) and KIND[item] != SHEEP and KIND[item] != CATTLE
    ]  # fmt: skip


def pickable_goods(state: Feast, seat: int, op: GainPickOp) -> list[int]:
    """Kinds of goods held exactly so many times (T2/gain_pick)."""
    return [
        item for item in range(GOODS_END) if state.has(seat, item) == op.held and KIND[item] not in op.exclude
    ]  # fmt: skip


def shed_slots(state: Feast, seat: int, item: int) -> int:
    """Empty slots for wood or stone in own sheds."""
    sheds = state.has(seat, SHED)
    if item == WOOD:
        return WOOD_SLOTS[0] * sheds - state.has(seat, SHED_WOOD)
    return STONE_SLOTS[0] * sheds - state.has(seat, SHED_STONE)


def tile_on_board(state: Feast, tile: int) -> int:
    """The seat on whose home or exploration board a special tile lies, or -1 (T2/swap_special)."""
    for seat in range(state.players):
        for code in state.laid[seat]:
            if laid_item(code) == tile and laid_area(code) < FIRST_STONE_HOUSE:
                return seat
    return NONE


# --- operations ----------------------------------------------------------------------------------------------------


def possible(state: Feast, seat: int, op: Op, source: int, argument: int) -> bool:
    """Whether carrying out an operation now would do anything."""
    if isinstance(op, GainOp):
        return can_receive_any(state, seat, op.gain)
    if isinstance(op, ExchangeOp):
        return can_exchange(state, seat, op)
    if isinstance(op, ChooseOp):
        return bool(open_options(state, seat, op, source, argument, 0))
    if isinstance(op, UpgradeOp):
        return can_move(state, seat, op) and (op.times.kind == COUNT_NOTHING or count(state, seat, op.times) > 0)
    if isinstance(op, MountainOp):
        return bool(open_strips(state, op.only, 0))
    if isinstance(op, DiceOp):
        return can_roll(state, seat, op.action)
    if isinstance(op, EmigrateOp):
        return can_emigrate(state, seat, source < 0, 0)
    if isinstance(op, ExploreOp):
        return bool(explorable(state, seat, SPACES[argument]))
    if isinstance(op, SaleOp):
        return bool(affordable_tiles(state, seat, 0, 0))
    if isinstance(op, PlayCardsOp):
        return bool(state.hands[seat]) and can_pay(state, seat, op.pay)
    if isinstance(op, ProductsOp):
        return animals(state, seat, op.animal) > 0
    if isinstance(op, GainIfOp):
        return animals(state, seat, op.animal) > 0
    if isinstance(op, TierOp):
        return bool(tier_gain(state, seat, op))
    if isinstance(op, PerOp):
        return count(state, seat, op.count) > 0
    return possible_rare(state, seat, op, argument)


def possible_rare(state: Feast, seat: int, op: Op, argument: int) -> bool:
    if isinstance(op, DrawWeaponsOp):
        return amount(state, seat, op.amount) > 0
    if isinstance(op, FillWeaponsOp):
        return any(state.has(seat, weapon) < op.up_to for weapon in WEAPONS)
    if isinstance(op, DoActionOp):
        return can_act(state, seat, op)
    if isinstance(op, RunPhaseOp):
        return phase_pays(state, seat, op.phase)
    if isinstance(op, ReturnVikingsOp):
        return can_recall(state, seat, op, argument)
    if isinstance(op, UseSpaceOp):
        return can_pay(state, seat, op.pay)  # which spaces are usable is asked when it comes to that
    if isinstance(op, MoveOreOp):
        return ore_on_ships(state, seat) > 0 and not is_rolling(state)
    if isinstance(op, FlipOp):
        return amount(state, seat, op.amount) > 0 and bool(flippable(state, seat, op.only))
    if isinstance(op, GainPickOp):
        return bool(pickable_goods(state, seat, op))
    if isinstance(op, PlaceOp):
        return can_place(state, seat, op, argument)
    if isinstance(op, GainAndPlaceOp):
        return amount(state, seat, op.amount) > 0 and bool(areas_for(state, seat, op.item, op.areas))
    if isinstance(op, SwapSpecialOp):
        return tile_on_board(state, op.tile) != NONE
    if isinstance(op, ThrowOreOp):
        return has_loaded_longship(state, seat)
    if isinstance(op, DoubleOp):
        return 0 < state.has(seat, op.item) < op.most
    if isinstance(op, ReplaceOp):
        return state.has(seat, argument) > 0
    return True


def can_act(state: Feast, seat: int, op: DoActionOp) -> bool:
    """Whether an action that a card gives can be paid and begun."""
    if not can_spare(state, seat, op.pay):
        return False
    if op.action == EMIGRATION:
        return can_emigrate(state, seat, False, count(state, seat, op.discount))
    return can_roll(state, seat, op.action)


def can_receive_any(state: Feast, seat: int, items: list[int]) -> bool:
    for place in range(0, len(items), 2):
        if can_receive(state, seat, items[place]):
            return True
    return False


def can_exchange(state: Feast, seat: int, op: ExchangeOp) -> bool:
    """The whole payment is there and the whole gain can be received (T2/exchange)."""
    payment = exchange_payment(state, seat, op)
    if not can_spare(state, seat, payment) or not can_part_with(state, seat, payment, op.gain):
        return False
    for place in range(0, len(op.gain), 2):
        item = op.gain[place]
        if not can_receive(state, seat, item):
            return False
        if op.load_ore and state.has(seat, ORE) < op.load_ore:
            return False
    return True


def open_options(state: Feast, seat: int, op: ChooseOp, source: int, argument: int, start: int) -> list[int]:
    """The options of a choice that are possible now, from one place on."""
    found: list[int] = []
    for place in range(start, len(op.options)):
        if op.conditions and not holds(state, seat, op.conditions[place]):
            continue
        if possible_program(state, seat, op.options[place], source, argument):
            found.append(place)
    return found


def possible_program(state: Feast, seat: int, program: int, source: int, argument: int) -> bool:
    for op in PROGRAMS[program]:
        if possible(state, seat, op, source, argument):
            return True
    return False


def can_recall(state: Feast, seat: int, op: ReturnVikingsOp, argument: int) -> bool:
    if not can_spare(state, seat, [*op.pay, SILVER, state.round] if op.round_price else op.pay):
        return False
    if op.mode == ANY_SPACE or op.mode == EACH_SPACE:
        return bool(recallable(state, seat, op.column, op.vikings, []))
    return argument >= 0 and state.occupant[argument] == seat and state.vikings[argument] >= op.vikings


def can_place(state: Feast, seat: int, op: PlaceOp, argument: int) -> bool:
    if op.from_feast:
        return argument > 0 and bool(areas_for(state, seat, STOCKFISH, op.areas))
    return any(state.has(seat, item) and shed_slots(state, seat, item) > 0 for item in op.items)


def has_loaded_longship(state: Feast, seat: int) -> bool:
    """A longship with ore; for pillaging the one that carries most is used, so any will do to ask."""
    return any(state.has(seat, LONGSHIP + load) for load in (1, 2, 3))


def phase_pays(state: Feast, seat: int, phase: int) -> bool:
    """Whether a phase run by a card would change anything."""
    if phase == BREEDING_SELF:
        expecting = state.has(seat, PREGNANT_SHEEP) + state.has(seat, PREGNANT_CATTLE)
        return animals(state, seat, SHEEP) > 1 or animals(state, seat, CATTLE) > 1 or expecting > 0
    if phase == BONUS_HOME:
        return bool(due_bonuses(state, seat, 0))
    if phase == BONUS_HOUSES:
        return any(due_bonuses(state, seat, area) for area in owned_areas(state, seat) if area >= FIRST_STONE_HOUSE)
    return True
