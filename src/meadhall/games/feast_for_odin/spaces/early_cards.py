"""Cards played early in column 4 (FO-8.6): which of the hand would make a space usable."""

from __future__ import annotations

from typing import Final

from meadhall.games.feast_for_odin.board.boards import BITS as BITS_TABLE
from meadhall.games.feast_for_odin.cards.cards import (
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
    KNARR_AS_LONGSHIP,
    ON_PLAY,
    THRESHOLD,
)
from meadhall.games.feast_for_odin.cards.counts import count, holds
from meadhall.games.feast_for_odin.cards.operations import (
    PROGRAMS,
    ChooseOp,
    DiceOp,
    GainOp,
    MountainOp,
    PerOp,
    TierOp,
    UpgradeOp,
)
from meadhall.games.feast_for_odin.cards.prices import space_cost
from meadhall.games.feast_for_odin.items import (
    BOAT,
    GOODS_END,
    KNARR,
    LONGSHIP,
    SILVER,
    STONE,
)
from meadhall.games.feast_for_odin.spaces.feasible import tier_gain
from meadhall.games.feast_for_odin.spaces.spaces import COLUMN as COLUMN_TABLE
from meadhall.games.feast_for_odin.spaces.spaces import SPACES as SPACES_TABLE
from meadhall.games.feast_for_odin.spaces.spaces import Space
from meadhall.games.feast_for_odin.spaces.usable import has_helper, usable
from meadhall.games.feast_for_odin.state import Feast

# Tables of other modules under the same names: a compiled module reaches its own constants fastest.
BITS: Final[list[int]] = BITS_TABLE
COLUMN: Final[list[int]] = COLUMN_TABLE
SPACES: Final[list[Space]] = SPACES_TABLE


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


def is_mountain(program: int) -> bool:
    return isinstance(PROGRAMS[program][0], MountainOp)


def early_gains(card: int) -> int:
    """The items a card certainly brings when played or makes do without, as a mask; every bit for a helper."""
    mask = 0
    for number in CLAUSES_OF[card]:
        clause = CLAUSES[number]
        if clause.trigger in (BEFORE_SPACE, BEFORE_ACTION) and is_mountain(clause.program):
            return EVERYTHING
        if clause.trigger in (ON_PLAY, THRESHOLD) and not clause.optional:
            for op in PROGRAMS[clause.program]:
                for items in op.gains if isinstance(op, TierOp) else [op.brings()]:
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
        if isinstance(op, DiceOp):
            mask |= 1 << BOAT
        elif isinstance(op, ChooseOp) and op.any_number:
            mask |= 1 << SILVER | 1 << BOAT | 1 << KNARR | 1 << LONGSHIP
        elif isinstance(op, (UpgradeOp, ChooseOp)):
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
    state.own_seats()
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
                if isinstance(op, GainOp):
                    items = op.gain
                elif isinstance(op, PerOp):
                    items, times = op.gain, count(state, seat, op.count)
                elif isinstance(op, TierOp):
                    items = tier_gain(state, seat, op)
                for place in range(0, len(items), 2):
                    state.add(seat, items[place], times * items[place + 1])
                    tried += [items[place], times * items[place + 1]]
    found = usable(state, seat, number, COLUMN[number])
    for place in range(0, len(tried), 2):
        state.add(seat, tried[place], -tried[place + 1])
    state.own_seats()
    state.in_play[seat] = in_play
    state.ability[seat] = abilities
    state.cards_played[seat] = played
    return found
