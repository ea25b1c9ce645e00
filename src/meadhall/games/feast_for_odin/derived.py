"""What a state keeps beside its own facts, for speed: each follows from other fields and can be found anew from them.

Whoever changes a field during play keeps what follows from it in step. A state that comes from elsewhere, such as a
position, is derived anew as a whole.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.feast_for_odin.board.boards import AREA_COUNT
from meadhall.games.feast_for_odin.board.boards import BITS as BITS_TABLE
from meadhall.games.feast_for_odin.board.ground import BARE, ground_with
from meadhall.games.feast_for_odin.board.placement import (
    forget_room,
    grid_of,
    laid_area,
    laid_cell,
    laid_item,
    laid_turn,
    shape_of,
)
from meadhall.games.feast_for_odin.cards.cards import ABILITIES_OF, CARD_COUNT
from meadhall.games.feast_for_odin.items import (
    BUILDING_COPIES,
    BUILDING_ITEMS,
    KINDS_END,
    SHED,
    SPECIAL_COUNT,
    SPECIALS,
    is_special,
)
from meadhall.games.feast_for_odin.spaces.spaces import SPACE_COUNT
from meadhall.games.feast_for_odin.state import Feast

# Tables of other modules under the same names: a compiled module reaches its own constants fastest.
BITS: Final[list[int]] = BITS_TABLE


def derive(state: Feast) -> None:
    """Find everything anew that follows from other fields."""
    derive_spaces(state)
    derive_stock(state)
    state.own_seats()
    state.grounds = BARE * state.players
    for seat in range(state.players):
        derive_kinds(state, seat)
        derive_cards(state, seat)
        derive_grounds(state, seat)
        forget_room(state, seat)


def derive_spaces(state: Feast) -> None:
    """Which printed spaces Vikings stand on, and whose they are."""
    state.taken = 0
    state.standing = [0] * state.players
    for space in range(SPACE_COUNT):
        if state.vikings[space]:
            state.taken |= BITS[space]
            if state.occupant[space] >= 0:
                state.standing[state.occupant[space]] |= BITS[space]


def derive_stock(state: Feast) -> None:
    """What the seats own is neither on the display nor in stock."""
    state.display = (1 << SPECIAL_COUNT) - 1
    state.buildings = BUILDING_COPIES[:]
    for seat in range(state.players):
        for tile in range(SPECIAL_COUNT):
            if state.has(seat, SPECIALS + tile):
                state.display &= ~BITS[tile]
        for code in state.laid[seat]:
            if is_special(laid_item(code)):
                state.display &= ~BITS[laid_item(code) - SPECIALS]
        for item in BUILDING_ITEMS:
            state.buildings[item - SHED] -= state.has(seat, item)


def derive_kinds(state: Feast, seat: int) -> None:
    """What a supply holds any of."""
    state.kinds[seat] = 0
    for item in range(KINDS_END):
        if state.has(seat, item):
            state.kinds[seat] |= BITS[item]


def derive_cards(state: Feast, seat: int) -> None:
    """The cards in play one by one, and what they are good for together."""
    cards = [card for card in range(CARD_COUNT) if state.in_play[seat] >> card & 1]
    abilities = 0
    for card in cards:
        abilities |= ABILITIES_OF[card]
    state.own_seats()
    state.cards_played[seat] = cards
    state.ability[seat] = abilities


def derive_grounds(state: Feast, seat: int) -> None:
    """The areas as the laid pieces leave them."""
    for code in state.laid[seat]:
        area, item = laid_area(code), laid_item(code)
        place = seat * AREA_COUNT + area
        ground = state.grounds[place]
        if ground.grid is not grid_of(state, area):
            ground = ground_with(grid_of(state, area), 0, 0, 0)
        outline = shape_of(item, laid_turn(code)).mask
        state.grounds[place] = ground.with_piece(item, outline, laid_cell(code))
