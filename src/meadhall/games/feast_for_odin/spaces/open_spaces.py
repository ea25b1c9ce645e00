"""The whole board at once (D03, FO-3.16 to FO-3.22, FO-15): which spaces a seat may send Vikings to."""

from __future__ import annotations

from typing import Final

from meadhall.games.feast_for_odin.board.boards import BITS as BITS_TABLE
from meadhall.games.feast_for_odin.board.masks import NUMBERS, listed
from meadhall.games.feast_for_odin.cards.cards import (
    CARD_COUNT,
    CHEAPER_EMIGRATION,
    CHEAPER_HOUSES,
    CHEAPER_MARKET,
    CHEAPER_SPACE,
    FEWER_VIKINGS,
    FREE_EXPLORATION,
    KNARR_AS_LONGSHIP,
    MODIFIES,
)
from meadhall.games.feast_for_odin.cards.counts import longships, step_reached
from meadhall.games.feast_for_odin.items import SILVER
from meadhall.games.feast_for_odin.spaces.early_cards import EARLY_GAINS, EARLY_NEEDS, helping_cards
from meadhall.games.feast_for_odin.spaces.needs import (
    EMIGRATION_SPACES,
    SALE_SPACES,
    SWAP_SPACES,
    WATERSIDE,
    met_spaces,
)
from meadhall.games.feast_for_odin.spaces.spaces import BUILD_HOUSES, FIRST_IMITATION, PLACE_COUNT, SPACE_COUNT, Space
from meadhall.games.feast_for_odin.spaces.spaces import COLUMN as COLUMN_TABLE
from meadhall.games.feast_for_odin.spaces.spaces import SPACES as SPACES_TABLE
from meadhall.games.feast_for_odin.spaces.usable import BEFORE_A_SPACE, HELPERS, usable
from meadhall.games.feast_for_odin.state import NONE, Feast

# Tables of other modules under the same names: a compiled module reaches its own constants fastest.
BITS: Final[list[int]] = BITS_TABLE
COLUMN: Final[list[int]] = COLUMN_TABLE
SPACES: Final[list[Space]] = SPACES_TABLE


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
    for space in SPACES:
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
    sum([1 << space.number for space in SPACES if space.column == column]) for column in range(5)
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
