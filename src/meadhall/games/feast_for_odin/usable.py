"""Which spaces a seat could use now (FO-3.20 to FO-3.22, FO-7.118, FO-8.2, FO-8.6)."""

from __future__ import annotations

from typing import Final

from meadhall.games.feast_for_odin.boards import BITS
from meadhall.games.feast_for_odin.cards import (
    ABILITIES_OF,
    BEFORE_ACTION,
    BEFORE_SPACE,
    CARD_BITS,
    CARD_COUNT,
    CHEAPER_EMIGRATION,
    CHEAPER_HOUSES,
    CHEAPER_MARKET,
    CHEAPER_SPACE,
    CLAUSES,
    CLAUSES_OF,
    CLAUSES_ON,
    FEWER_VIKINGS,
    FREE_EXPLORATION,
    KNARR_AS_LONGSHIP,
    MODIFIES,
    ON_PLAY,
    THRESHOLD,
)
from meadhall.games.feast_for_odin.counts import count, holds, longships, step_reached
from meadhall.games.feast_for_odin.events import before_clauses
from meadhall.games.feast_for_odin.feasible import open_strips, possible_program, tier_gain
from meadhall.games.feast_for_odin.items import (
    BOAT,
    GOODS_END,
    KNARR,
    LONGSHIP,
    ORE,
    SILVER,
    SILVER_PAIR,
    STONE,
    STRIP_LENGTH,
    STRIPS,
)
from meadhall.games.feast_for_odin.masks import NUMBERS, listed
from meadhall.games.feast_for_odin.needs import (
    EMIGRATION_SPACES,
    SALE_SPACES,
    SWAP_SPACES,
    WATERSIDE,
    can_afford,
    met_spaces,
)
from meadhall.games.feast_for_odin.prices import space_cost
from meadhall.games.feast_for_odin.programs import (
    CHOOSE,
    DICE,
    GAIN,
    MOUNTAIN,
    PER,
    PLAY_CARDS,
    PROGRAMS,
    TIER,
    UPGRADE,
    Op,
)
from meadhall.games.feast_for_odin.spaces import BUILD_HOUSES, FIRST_IMITATION, PLACE_COUNT, SPACE_COUNT, Space
from meadhall.games.feast_for_odin.spaces import COLUMN as COLUMN_TABLE
from meadhall.games.feast_for_odin.spaces import SPACES as SPACES_TABLE
from meadhall.games.feast_for_odin.state import BY_SPACE, NONE, SPACE_STEP, Feast
from meadhall.games.feast_for_odin.supply import can_pay
from meadhall.games.feast_for_odin.underway import has_required_ships, leaves_usable

# Tables of other modules under the same names: a compiled module reaches its own constants fastest.
COLUMN: Final[list[int]] = COLUMN_TABLE
SPACES: Final[list[Space]] = SPACES_TABLE

STAGE: Final = 5
COST: Final = 4
WHAT: Final = 3
PAID: Final = 6


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
    return vikings > 0 and space.column == 3 and bool(state.deck) and PROGRAMS[space.program][0].kind == PLAY_CARDS


def fixed_payment(space: Space) -> int:
    """The material cards ask about where the cost leaves no choice: ore, or 0 (T1/space, paid)."""
    return ORE if ORE in space.cost[::2] else 0


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
        if PROGRAMS[clause.program][0].kind != MOUNTAIN:
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
    filters = [
        PROGRAMS[CLAUSES[number].program][0].only
        for number in entries[::2]
        if PROGRAMS[CLAUSES[number].program][0].kind == MOUNTAIN
    ]
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
        if frame[0] == SPACE_STEP and frame[STAGE] == COST and frame[1] == seat:
            space = SPACES[frame[WHAT]]
            cost = [frame[PAID], 1] if space.cost_any else space_cost(state, frame[1], space)
            found: list[int] = []
            for place in range(0, len(cost), 2):
                if state.has(frame[1], cost[place]) < cost[place + 1]:
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


# --- early plays in column 4 (FO-8.6) ------------------------------------------------------------------------------


def helping_cards(state: Feast, seat: int, number: int) -> list[int]:
    """Hand cards that would make a space of column 4 usable if played before it."""
    wanted = EARLY_NEEDS[number]
    lacking = 0 if has_helper(state, seat, number) else lacking_items(state, seat, SPACES[number])
    found: list[int] = []
    for card in state.hands[seat]:
        gains = EARLY_GAINS[card]
        if gains & wanted and not lacking & ~gains and helps(state, seat, card, number):
            found.append(card)
    return found


def lacking_items(state: Feast, seat: int, space: Space) -> int:
    """The items of a space's cost that the supply is short of, as a mask."""
    cost = space_cost(state, seat, space)
    mask = 0
    for place in range(0, len(cost), 2):
        if state.has(seat, cost[place]) < cost[place + 1]:
            mask |= BITS[cost[place]]
    return mask


def early_gains(card: int) -> int:
    """The items a card certainly brings when played or makes do without, as a mask; every bit for a helper."""
    mask = 0
    for number in CLAUSES_OF[card]:
        clause = CLAUSES[number]
        if clause.trigger in (BEFORE_SPACE, BEFORE_ACTION) and PROGRAMS[clause.program][0].kind == MOUNTAIN:
            return EVERYTHING
        if clause.trigger in (ON_PLAY, THRESHOLD) and not clause.optional:
            for op in PROGRAMS[clause.program]:
                for items in [op.gain, *op.gains]:
                    for item in items[::2]:
                        mask |= 1 << item
    if card in CHEAPER_HOUSES:
        mask |= 1 << STONE
    if card in CHEAPER_MARKET + CHEAPER_SPACE[:1] + CHEAPER_EMIGRATION[:1]:
        mask |= 1 << SILVER
    if card in KNARR_AS_LONGSHIP:
        mask |= 1 << LONGSHIP
    return mask


def early_needs(space: Space) -> int:
    """The items that could make a space usable, as a mask."""
    mask = 0
    for item in space.cost[::2]:
        mask |= 1 << item
    for op in PROGRAMS[space.program]:
        if op.kind == DICE:
            mask |= 1 << BOAT
        elif op.kind == CHOOSE and op.any_number:
            mask |= 1 << SILVER | 1 << BOAT | 1 << KNARR | 1 << LONGSHIP
        elif op.kind in (UPGRADE, CHOOSE):
            mask |= (1 << GOODS_END) - 1
    return mask | 1 << LONGSHIP if space.longships else mask


EVERYTHING: Final = -1
EARLY_NEEDS: Final[list[int]] = [early_needs(space) for space in SPACES]


def ever_needed() -> int:
    mask = 0
    for items in EARLY_NEEDS:
        mask |= items
    return mask


EARLY_GAINS: Final[list[int]] = [early_gains(card) & ever_needed() for card in range(CARD_COUNT)]


def helps(state: Feast, seat: int, card: int, number: int) -> bool:
    """Try the card's certain gains on for size: nothing is kept of them."""
    in_play = state.in_play[seat]
    abilities = state.ability[seat]
    played = state.cards_played[seat]
    state.in_play[seat] = in_play | CARD_BITS[card]
    state.ability[seat] = abilities | ABILITIES_OF[card]
    state.cards_played[seat] = [*played, card]
    tried: list[int] = []
    for clause_number in CLAUSES_OF[card]:
        clause = CLAUSES[clause_number]
        if clause.trigger in (ON_PLAY, THRESHOLD) and not clause.optional and holds(state, seat, clause.conditions):
            for op in PROGRAMS[clause.program]:
                items: list[int] = []
                times = 1
                if op.kind == GAIN:
                    items = op.gain
                elif op.kind == PER:
                    items, times = op.gain, count(state, seat, op.count)
                elif op.kind == TIER:
                    items = tier_gain(state, seat, op)
                for place in range(0, len(items), 2):
                    state.add(seat, items[place], times * items[place + 1])
                    tried += [items[place], times * items[place + 1]]
    found = usable(state, seat, number, COLUMN[number])
    for place in range(0, len(tried), 2):
        state.add(seat, tried[place], -tried[place + 1])
    state.in_play[seat] = in_play
    state.ability[seat] = abilities
    state.cards_played[seat] = played
    return found


# --- the whole board -----------------------------------------------------------------------------------------------


def vikings_saved(state: Feast, seat: int, space: int) -> int:
    """How many Vikings fewer a card lets its owner place on a space."""
    if FEWER_VIKINGS[1] != space or not state.plays(seat, FEWER_VIKINGS):
        return 0
    steps = FEWER_VIKINGS[2:]
    reached = step_reached(longships(state, seat), steps[::2])
    return steps[2 * reached + 1] if reached >= 0 else 0


def is_open(state: Feast, space: int) -> bool:
    """No Viking stands on it (FO-3.18), and an imitation space lies on the board at all."""
    if state.occupant[space] != NONE:
        return False
    return space < SPACE_COUNT or bool(state.imitations >> (space - FIRST_IMITATION) & 1)


def opened_by(card: int) -> int:
    """The spaces a card in play may open to a seat that doesn't meet their needs, as a mask."""
    mask = 0
    for space in SPACES_TABLE:
        silver = SILVER in space.cost[::2]
        cheaper = (
            (card in CHEAPER_HOUSES and space.groups & BUILD_HOUSES)
            or (card in CHEAPER_MARKET and space.is_market)
            or (card == CHEAPER_SPACE[0] and silver)
        )
        if space.cost and cheaper:
            mask |= 1 << space.number
    if card == CHEAPER_SPACE[0]:
        mask |= SALE_SPACES | EMIGRATION_SPACES | SWAP_SPACES
    if card == CHEAPER_EMIGRATION[0]:
        mask |= EMIGRATION_SPACES | SWAP_SPACES
    if card in KNARR_AS_LONGSHIP + FREE_EXPLORATION[:1]:
        mask |= WATERSIDE
    for number, helpers in enumerate(HELPERS):
        if helpers >> card & 1:
            mask |= 1 << number
    return mask


OPENED_BY: Final[list[int]] = [opened_by(card) for card in range(CARD_COUNT)]
IN_COLUMN: Final[list[int]] = [
    sum([1 << space.number for space in SPACES_TABLE if space.column == column]) for column in range(5)
]
"""The printed spaces of each column, as masks."""
UP_TO_COLUMN: Final[list[int]] = [sum(IN_COLUMN[: column + 1]) for column in range(5)]


def usable_spaces(state: Feast, seat: int, wanted: int) -> int:
    """Those of some printed spaces, given as a mask, that a seat could use with all that may help."""
    found = wanted & met_spaces(state, seat)
    if state.ability[seat] & (MODIFIES | BEFORE_A_SPACE):
        doubtful = 0
        for card in state.cards_played[seat]:
            doubtful |= OPENED_BY[card]
        for space in listed(doubtful & wanted & ~found, NUMBERS):
            if usable(state, seat, space, COLUMN[space]):
                found |= BITS[space]
    rest = wanted & ~found & IN_COLUMN[4]
    if rest and state.hands[seat]:
        found |= opened_early(state, seat, rest)
    return found


def opened_early(state: Feast, seat: int, spaces: int) -> int:
    """Those of some spaces of column 4 that a card of the hand would open if played before them (FO-8.6)."""
    gains = 0
    for card in state.hands[seat]:
        gains |= EARLY_GAINS[card]
    if not gains:
        return 0
    found = 0
    for space in listed(spaces, NUMBERS):
        if gains & EARLY_NEEDS[space] and helping_cards(state, seat, space):
            found |= BITS[space]
    return found


def open_spaces(state: Feast, seat: int) -> list[int]:
    """The spaces a seat may send Vikings to now (D03)."""
    vikings = min(state.thing[seat], 4)
    free = UP_TO_COLUMN[vikings] & ~state.taken
    if state.plays(seat, FEWER_VIKINGS):
        space = FEWER_VIKINGS[1]
        if COLUMN[space] - vikings_saved(state, seat, space) <= vikings:
            free |= BITS[space] & ~state.taken
    others = 0
    if state.imitations:
        for other, spaces in enumerate(state.standing):
            if other != seat:
                others |= spaces
        others &= UP_TO_COLUMN[vikings]
    found = usable_spaces(state, seat, free | others)
    codes = listed(found & free, NUMBERS)
    if found & others:
        for imitation in range(FIRST_IMITATION, PLACE_COUNT):
            # Another player stands on a usable space of the column (FO-15.8).
            if found & others & IN_COLUMN[COLUMN[imitation]] and is_open(state, imitation):
                codes.append(imitation)
    return codes


def can_take(state: Feast, seat: int, space: int) -> bool:
    """Whether a free space is usable, with all that may help."""
    if space >= FIRST_IMITATION:
        return bool(copyable(state, seat, space))
    if usable(state, seat, space, COLUMN[space]):
        return True
    return COLUMN[space] == 4 and bool(state.hands[seat]) and bool(helping_cards(state, seat, space))


def copyable(state: Feast, seat: int, imitation: int) -> list[int]:
    """Spaces of the same column that another player stands on and the seat could use (FO-15.1, FO-15.2, FO-15.8)."""
    column = COLUMN[imitation]
    return [
        space
        for space in range(SPACE_COUNT)
        if COLUMN[space] == column
        and state.occupant[space] >= 0
        and state.occupant[space] != seat
        and can_take(state, seat, space)
    ]


def spaces_for_card(state: Feast, seat: int, op: Op) -> list[int]:
    """Spaces a card lets its owner use without Vikings: occupied ones, or free ones beside an own Viking (FO-17.14)."""
    found: list[int] = []
    for space in range(SPACE_COUNT):
        if SPACES[space].column != op.column:
            continue
        if op.mode == 1:
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
