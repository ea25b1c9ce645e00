"""What it takes to use each space, told for the whole board at once (FO-3.20).

Printed spaces are bits of a mask. What a seat lacks rules out the spaces that need it; what cards in play or in hand
might change about that is looked at space by space (see `open_spaces`).
"""

from __future__ import annotations

from typing import Final

from meadhall.games.feast_for_odin.board.boards import BITS as BITS_TABLE
from meadhall.games.feast_for_odin.cards.counts import longships
from meadhall.games.feast_for_odin.cards.operations import (
    PROGRAMS,
    ChooseOp,
    DiceOp,
    EmigrateOp,
    ExploreOp,
    MountainOp,
    Op,
    PlayCardsOp,
    ProductsOp,
    SaleOp,
    UpgradeOp,
)
from meadhall.games.feast_for_odin.cards.programs import PILLAGING, RAIDING, WHALING
from meadhall.games.feast_for_odin.items import (
    BOAT,
    CATTLE,
    KNARR,
    LOADED_BOAT,
    LONGSHIP,
    ORE,
    PREGNANT_CATTLE,
    PREGNANT_SHEEP,
    PRICE,
    SHEEP,
    SILVER,
    STONE,
    STRIDE,
    UPGRADABLE,
    WOOD,
)
from meadhall.games.feast_for_odin.spaces.feasible import can_emigrate
from meadhall.games.feast_for_odin.spaces.spaces import SPACE_COUNT, SPACES, Space
from meadhall.games.feast_for_odin.state import NONE, Feast
from meadhall.games.feast_for_odin.supply import can_receive

# Tables of other modules under the same names: a compiled module reaches its own constants fastest.
BITS: Final[list[int]] = BITS_TABLE

EVERY_SPACE: Final = (1 << SPACE_COUNT) - 1


def spaces_doing(*kinds: type[Op]) -> int:
    """Spaces without a cost whose parts or options are of just these kinds, as a mask."""
    mask = 0
    for space in SPACES:
        ops = PROGRAMS[space.program]
        first = ops[0]
        if isinstance(first, ChooseOp) and not first.any_number and len(ops) == 1:
            ops = [op for program in first.options for op in PROGRAMS[program]]
        if not space.cost and {type(op) for op in ops} == set(kinds):
            mask |= 1 << space.number
    return mask


def spaces_rolling(*actions: int) -> int:
    """Spaces of some dice actions, as a mask."""
    mask = 0
    for space in SPACES:
        first = PROGRAMS[space.program][0]
        if isinstance(first, DiceOp) and first.action in actions:
            mask |= 1 << space.number
    return mask


def spaces_feeding_from(animal: int) -> int:
    """Spaces that give the products of an animal, as a mask."""
    mask = 0
    for space in SPACES:
        first = PROGRAMS[space.program][0]
        if isinstance(first, ProductsOp) and first.animal == animal:
            mask |= 1 << space.number
    return mask


def spaces_of_options() -> int:
    """Spaces of which any number of options may be taken, and nothing else, as a mask."""
    mask = 0
    for space in SPACES:
        ops = PROGRAMS[space.program]
        first = ops[0]
        if isinstance(first, ChooseOp) and first.any_number and not space.cost and len(ops) == 1:
            mask |= 1 << space.number
    return mask


def spaces_paid_by(items: list[int]) -> int:
    """Spaces whose cost is one of these items, as a mask."""
    return sum([1 << space.number for space in SPACES if space.cost_any and set(space.cost_any) == set(items)])


MOUNTAIN_SPACES: Final[int] = spaces_doing(MountainOp)
UPGRADE_SPACES: Final[int] = spaces_doing(UpgradeOp)
MOUNTAIN_OR_UPGRADE: Final[int] = spaces_doing(MountainOp, UpgradeOp)
WHALING_SPACES: Final[int] = spaces_rolling(WHALING)
RAIDING_SPACES: Final[int] = spaces_rolling(RAIDING, PILLAGING)
CATTLE_SPACES: Final[int] = spaces_feeding_from(CATTLE)
SHEEP_SPACES: Final[int] = spaces_doing(ProductsOp) & ~CATTLE_SPACES
CARD_SPACES: Final[int] = spaces_doing(PlayCardsOp)
DRAWING_SPACES: Final[int] = CARD_SPACES & sum([1 << space.number for space in SPACES if space.column == 3])
"""Spaces where the card about to be drawn for the column can be played (FO-8.2)."""
EMIGRATION_SPACES: Final[int] = spaces_doing(EmigrateOp)
SWAP_SPACES: Final[int] = spaces_of_options()
"""A whaling boat for a knarr, then emigration: each as the owner likes (FO-7.68)."""
SALE_SPACES: Final[int] = spaces_doing(SaleOp)
EXPLORING_SPACES: Final[int] = spaces_doing(ExploreOp)
KNARR_SPACES: Final[int] = sum([1 << space.number for space in SPACES if space.knarrs])
PLUNDERING_SPACES: Final[int] = sum([1 << space.number for space in SPACES if space.longships])
PLUNDERERS: Final[int] = max([space.longships for space in SPACES])
STONE_OR_ORE_SPACES: Final[int] = spaces_paid_by([STONE, ORE])
WOOD_OR_ORE_SPACES: Final[int] = spaces_paid_by([WOOD, ORE])

# Kinds of items, as masks over a supply.
BOATS: Final = 1 << BOAT | 1 << LOADED_BOAT
LONGSHIPS: Final = 15 << LONGSHIP
LARGE_SHIPS: Final = 15 << LONGSHIP | 1 << KNARR
SHIPS: Final = 15 << LONGSHIP | 1 << KNARR | 1 << BOAT | 1 << LOADED_BOAT
CATTLE_FACES: Final = 1 << CATTLE | 1 << PREGNANT_CATTLE
SHEEP_FACES: Final = 1 << SHEEP | 1 << PREGNANT_SHEEP
STONE_OR_ORE: Final = 1 << STONE | 1 << ORE
WOOD_OR_ORE: Final = 1 << WOOD | 1 << ORE

PRICED_ITEMS: Final[list[int]] = sorted({item for space in SPACES for item in space.cost[::2]})
MOST_PAID: Final[int] = max([number for space in SPACES for number in space.cost[1::2]])


def paid_in(space: Space, item: int) -> int:
    """How much of one item a space costs."""
    return sum([space.cost[place + 1] for place in range(0, len(space.cost), 2) if space.cost[place] == item])


COVERED: Final[list[int]] = [
    sum([1 << space.number for space in SPACES if paid_in(space, item) <= number])
    for item in PRICED_ITEMS
    for number in range(MOST_PAID)
]
"""For each item some space costs, and each number of it too small for some: the spaces that don't cost more of it."""

DISPLAY_UP_TO: Final[list[int]] = [
    sum([1 << tile for tile, price in enumerate(PRICE) if price <= silver]) for silver in range(max(PRICE) + 1)
]
"""The special tiles a purse can pay for, as masks."""

SIDE_SPACES: Final[list[int]] = [
    sum([1 << space.number for space in SPACES if space.sides >> side & 1]) for side in range(8)
]
"""The spaces from which each board side can be explored."""


def spaces_sailed(ship: int) -> int:
    """The exploration spaces a kind of ship may set out from (FO-7.112)."""
    return sum([1 << space.number for space in SPACES if ship in space.ships])


BOAT_VOYAGES: Final[int] = spaces_sailed(BOAT)
KNARR_VOYAGES: Final[int] = spaces_sailed(KNARR)
LONGSHIP_VOYAGES: Final[int] = spaces_sailed(LONGSHIP)


def met_spaces(state: Feast, seat: int) -> int:
    """The printed spaces a seat can use by what it has and what the table shows, without help from any card."""
    kinds = state.kinds[seat]
    missing = 0
    strips = has_open_strip(state)
    goods = kinds & UPGRADABLE != 0
    if not strips:
        missing |= MOUNTAIN_SPACES
    if not goods:
        missing |= UPGRADE_SPACES
        if not strips:
            missing |= MOUNTAIN_OR_UPGRADE
    if not kinds & CATTLE_FACES:
        missing |= CATTLE_SPACES
    if not kinds & SHEEP_FACES:
        missing |= SHEEP_SPACES
    if not state.hands[seat]:
        missing |= CARD_SPACES & ~DRAWING_SPACES if state.deck else CARD_SPACES
    if not kinds & STONE_OR_ORE:
        missing |= STONE_OR_ORE_SPACES
    if not kinds & WOOD_OR_ORE:
        missing |= WOOD_OR_ORE_SPACES
    missing |= landlocked(state, seat, kinds)
    return paid_spaces(state, seat) & ~missing


WATERSIDE: Final = (
    WHALING_SPACES | RAIDING_SPACES | EMIGRATION_SPACES | SWAP_SPACES | EXPLORING_SPACES
    | KNARR_SPACES | PLUNDERING_SPACES | SALE_SPACES
)  # fmt: skip
"""Spaces that can't be used without any ship."""


def landlocked(state: Feast, seat: int, kinds: int) -> int:
    """The spaces that need a ship a seat hasn't got, or whose voyage leads nowhere."""
    if not kinds & SHIPS:
        return WATERSIDE
    missing = EXPLORING_SPACES & ~voyages(state, kinds)
    if not kinds & LARGE_SHIPS:
        missing |= RAIDING_SPACES | EMIGRATION_SPACES | KNARR_SPACES | PLUNDERING_SPACES | SALE_SPACES
    else:
        missing |= at_sea(state, seat, kinds)
    if not kinds & BOATS:
        missing |= WHALING_SPACES
    elif can_receive(state, seat, KNARR):
        missing &= ~SWAP_SPACES
    return missing


def at_sea(state: Feast, seat: int, kinds: int) -> int:
    """What the owner of a large ship can't do with it."""
    missing = 0
    if not kinds & LONGSHIPS:
        missing |= RAIDING_SPACES | PLUNDERING_SPACES
    elif longships(state, seat) < PLUNDERERS:
        missing |= PLUNDERING_SPACES
    if not kinds >> KNARR & 1:
        missing |= KNARR_SPACES | SALE_SPACES
    elif not state.display & DISPLAY_UP_TO[min(state.has(seat, SILVER), len(DISPLAY_UP_TO) - 1)]:
        missing |= SALE_SPACES
    if not can_emigrate(state, seat, True, 0):
        missing |= EMIGRATION_SPACES | SWAP_SPACES
    return missing


def voyages(state: Feast, kinds: int) -> int:
    """The exploration spaces from which some ship reaches some board that nobody owns (FO-7.111, FO-7.112)."""
    reached = 0
    if kinds & BOATS:
        reached |= BOAT_VOYAGES
    if kinds >> KNARR & 1:
        reached |= KNARR_VOYAGES
    if kinds & LONGSHIPS:
        reached |= LONGSHIP_VOYAGES
    offered = 0
    for letter, owner in enumerate(state.board_owner):
        if owner == NONE:
            offered |= SIDE_SPACES[letter + 4 * state.board_back[letter]]
    return reached & offered


def has_open_strip(state: Feast) -> bool:
    for gone in state.strips:
        if gone >= 0:
            return True
    return False


def paid_spaces(state: Feast, seat: int) -> int:
    """The spaces whose printed cost the supply covers."""
    base = seat * STRIDE
    held = state.held
    found = EVERY_SPACE
    place = 0
    for item in PRICED_ITEMS:
        number = held[base + item]
        if number < MOST_PAID:
            found &= COVERED[place + number]
        place += MOST_PAID
    return found
