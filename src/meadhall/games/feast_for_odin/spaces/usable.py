"""Whether a seat could use a space now (FO-3.20 to FO-3.22, FO-7.118, FO-8.2): the definition, space by space.

`needs` and `open_spaces` answer the same for the whole board at once, by masks; `early_cards` says which hand cards
would change the answer. A test compares them all through random games.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.feast_for_odin.board.boards import BITS as BITS_TABLE
from meadhall.games.feast_for_odin.cards.cards import (
    BEFORE_ACTION,
    BEFORE_SPACE,
    CARD_BITS,
    CLAUSES,
    CLAUSES_ON,
)
from meadhall.games.feast_for_odin.cards.operations import PROGRAMS, MountainOp, PlayCardsOp, UseSpaceOp
from meadhall.games.feast_for_odin.cards.prices import space_cost
from meadhall.games.feast_for_odin.cards.triggers import before_clauses
from meadhall.games.feast_for_odin.frames.rounds import COST, SpaceFrame
from meadhall.games.feast_for_odin.items import (
    ORE,
    SILVER,
    SILVER_PAIR,
    STRIDE,
    STRIP_LENGTH,
    STRIPS,
)
from meadhall.games.feast_for_odin.payments import can_pay
from meadhall.games.feast_for_odin.spaces.feasible import open_strips, possible_program
from meadhall.games.feast_for_odin.spaces.reserved import has_required_ships, leaves_usable
from meadhall.games.feast_for_odin.spaces.spaces import COLUMN as COLUMN_TABLE
from meadhall.games.feast_for_odin.spaces.spaces import SPACE_COUNT, Space
from meadhall.games.feast_for_odin.spaces.spaces import SPACES as SPACES_TABLE
from meadhall.games.feast_for_odin.state import BY_SPACE, NONE, Feast

# Tables of other modules under the same names: a compiled module reaches its own constants fastest.
BITS: Final[list[int]] = BITS_TABLE
COLUMN: Final[list[int]] = COLUMN_TABLE
SPACES: Final[list[Space]] = SPACES_TABLE


def usable(state: Feast, seat: int, number: int, vikings: int) -> bool:
    """Whether at least one part of a printed space could be used now, early card plays aside."""
    space = SPACES[number]
    if (space.knarrs or space.longships) and not has_required_ships(state, seat, space):
        return False
    if space.cost:
        if can_afford(state, seat, space):
            return True
        if not has_helper(state, seat, number):
            return False
        return can_pay_with_help(state, seat, space, space_cost(state, seat, space), vikings, fixed_payment(space))
    if space.cost_any:
        for item in space.cost_any:
            if state.has(seat, item):
                return True
        return has_helper(state, seat, number) and bool(payments(state, seat, space, vikings))
    if possible_program(state, seat, space.program, BY_SPACE, number):
        return True
    # The card about to be drawn for column 3 can be played there (FO-8.2).
    return (
        vikings > 0 and space.column == 3 and bool(state.deck) and isinstance(PROGRAMS[space.program][0], PlayCardsOp)
    )


def can_afford(state: Feast, seat: int, space: Space) -> bool:
    """Whether the supply covers the plain cost of a space."""
    cost = space_cost(state, seat, space)
    base = seat * STRIDE
    held = state.held
    for place in range(0, len(cost), 2):
        if held[base + cost[place]] < cost[place + 1]:
            return False
    return True


def fixed_payment(space: Space) -> int:
    """The material cards ask about where the cost leaves no choice: ore, or 0 (T1/space, paid)."""
    return ORE if space.costs_ore else 0


def payments(state: Feast, seat: int, space: Space, vikings: int) -> list[int]:
    """The materials a seat could pay on a space with alternative costs (D08)."""
    found: list[int] = []
    for item in space.cost_any:
        if state.has(seat, item):
            payable = leaves_usable(state, seat, [item, 1], [])
        else:
            payable = can_pay_with_help(state, seat, space, [item, 1], vikings, item)
        if payable:
            found.append(item)
    return found


# --- help before the cost (FO-3.22) --------------------------------------------------------------------------------


def helpers_of(space: Space) -> int:
    """The cards that may bring a mountain item before a space is paid for, as a mask."""
    mask = 0
    for number in CLAUSES_ON[BEFORE_SPACE] + CLAUSES_ON[BEFORE_ACTION]:
        clause = CLAUSES[number]
        if not isinstance(PROGRAMS[clause.program][0], MountainOp):
            continue
        if clause.trigger == BEFORE_ACTION:
            concerned = any(kind in space.types for kind in clause.types)
        else:
            concerned = (
                (not clause.spaces or bool(clause.spaces >> space.number & 1))
                and (not clause.groups or bool(clause.groups & space.groups))
                and (not clause.column or clause.column == space.column)
            )
        if concerned:
            mask |= CARD_BITS[clause.card]
    return mask


HELPERS: Final[list[int]] = [helpers_of(space) for space in SPACES]


BEFORE_A_SPACE: Final = 1 << BEFORE_SPACE | 1 << BEFORE_ACTION


def has_helper(state: Feast, seat: int, number: int) -> bool:
    """Whether a card in play may bring a mountain item before a space is paid for."""
    return state.ability[seat] & BEFORE_A_SPACE != 0 and bool(state.in_play[seat] & HELPERS[number])


def can_pay_with_help(state: Feast, seat: int, space: Space, cost: list[int], vikings: int, paid: int) -> bool:
    """Whether items the owner's cards bring before the space would cover its cost."""
    if not has_helper(state, seat, space.number):
        return False
    wanted: list[int] = []
    for place in range(0, len(cost), 2):
        wanted += [cost[place]] * (cost[place + 1] - state.has(seat, cost[place]))
    entries = before_clauses(state, seat, space.number, vikings, paid)
    filters: list[int] = []
    for number, _ in entries:
        op = PROGRAMS[CLAUSES[number].program][0]
        if isinstance(op, MountainOp):
            filters.append(op.only)
    return strips_bring(state.strips, wanted, filters)


def strips_bring(strips: list[int], wanted: list[int], filters: list[int]) -> bool:
    """Whether one item for each filter, taken from the strips in some order, can be all that is wanted."""
    if not wanted:
        return True
    # The most a single item brings is a pair of silver.
    if len(wanted) > 2 * len(filters):
        return False
    for strip in range(8):
        gone = strips[strip]
        if gone < 0 or gone >= STRIP_LENGTH:
            continue
        item = STRIPS[strip][gone]
        if filters[0] and (item == SILVER_PAIR or not filters[0] & BITS[item]):
            continue
        left = wanted[:]
        name = SILVER if item == SILVER_PAIR else item
        for _ in range(2 if item == SILVER_PAIR else 1):
            if name in left:
                left.remove(name)
        after = strips[:]
        after[strip] += 1
        if strips_bring(after, left, filters[1:]):
            return True
    return strips_bring(strips, wanted, filters[1:])


def missing_items(state: Feast, seat: int) -> list[int]:
    """What the cost of the space under way still lacks, if it is about to be paid."""
    for frame in state.stack:
        if isinstance(frame, SpaceFrame) and frame.stage == COST and frame.seat == seat:
            space = SPACES[frame.what]
            cost = [frame.paid, 1] if space.cost_any else space_cost(state, seat, space)
            found: list[int] = []
            for place in range(0, len(cost), 2):
                if state.has(seat, cost[place]) < cost[place + 1]:
                    found.append(cost[place])
            return found
    return []


def helpful_strips(state: Feast, seat: int, only: int, used: int) -> list[int]:
    """Strips whose next item the space under way still needs."""
    missing = missing_items(state, seat)
    if not missing:
        return []
    found: list[int] = []
    for strip in open_strips(state, only, used):
        item = STRIPS[strip][state.strips[strip]]
        if (SILVER if item == SILVER_PAIR else item) in missing:
            found.append(strip)
    return found


# --- spaces used through cards (FO-17.14, FO-17.24) -----------------------------------------------------------------


def spaces_for_card(state: Feast, seat: int, op: UseSpaceOp) -> list[int]:
    """Spaces a card lets its owner use without Vikings: occupied ones, or free ones beside an own Viking (FO-17.14)."""
    found: list[int] = []
    for space in range(SPACE_COUNT):
        if SPACES[space].column != op.column:
            continue
        if op.occupied:
            if state.occupant[space] == NONE:
                continue
        elif state.occupant[space] != NONE or not beside_own(state, seat, space):
            continue
        # The price of the card comes on top, so it is set aside while the space is looked at.
        if can_pay(state, seat, op.pay):
            for place in range(0, len(op.pay), 2):
                state.add(seat, op.pay[place], -op.pay[place + 1])
            if usable(state, seat, space, 0) and cost_can_be_spared(state, seat, SPACES[space]):
                found.append(space)
            for place in range(0, len(op.pay), 2):
                state.add(seat, op.pay[place], op.pay[place + 1])
    return found


def cost_can_be_spared(state: Feast, seat: int, space: Space) -> bool:
    """Whether the cost of a space used through a card leaves the space the seat stands on usable (FO-3.20)."""
    if space.cost_any:
        return bool(payments(state, seat, space, 0))
    cost = space_cost(state, seat, space)
    # What a card brings before the cost needn't come out of the supply.
    held: list[int] = []
    for place in range(0, len(cost), 2):
        held += [cost[place], min(cost[place + 1], state.has(seat, cost[place]))]
    return leaves_usable(state, seat, held, [])


def beside_own(state: Feast, seat: int, space: int) -> bool:
    for other in range(SPACE_COUNT):
        near = abs(SPACES[other].line - SPACES[space].line) == 1
        if near and SPACES[other].column == SPACES[space].column and state.occupant[other] == seat:
            return True
    return False
