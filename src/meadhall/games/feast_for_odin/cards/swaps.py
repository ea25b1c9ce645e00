"""A card that takes a special tile off a board and fills its outline with two goods (T2/swap_special, FO-17.15)."""

from __future__ import annotations

from meadhall.games.feast_for_odin.board.boards import SHAPES
from meadhall.games.feast_for_odin.board.placement import (
    laid_area,
    laid_cell,
    laid_code,
    laid_item,
    laid_turn,
    shape_of,
)
from meadhall.games.feast_for_odin.spaces.feasible import tile_on_board
from meadhall.games.feast_for_odin.state import NONE, Feast


def swap_tile(state: Feast, seat: int, tile: int, fill: list[int]) -> int:
    """Move the tile to the seat's supply; what is covered stays covered. Returns whose board it lay on."""
    owner = tile_on_board(state, tile)
    if owner == NONE:
        return NONE
    pieces: list[int] = []
    for code in state.laid[owner]:
        if laid_item(code) == tile:
            pieces += filling(code, fill)
        else:
            pieces.append(code)
    state.own_seats()
    state.laid[owner] = pieces
    state.add(seat, tile, 1)
    return owner


def filling(code: int, fill: list[int]) -> list[int]:
    """Two goods that together have exactly the outline of a laid tile."""
    outline = shape_of(laid_item(code), laid_turn(code)).mask << laid_cell(code)
    area = laid_area(code)
    for first in SHAPES[fill[0]]:
        for second in SHAPES[fill[1]]:
            for cell in range(laid_cell(code), outline.bit_length()):
                rest = outline & ~(first.mask << cell)
                if rest.bit_count() != second.size:
                    continue
                start = (rest & -rest).bit_length() - 1
                if second.mask << start == rest:
                    return [laid_code(fill[0], area, first.turn, cell), laid_code(fill[1], area, second.turn, start)]
    raise ValueError("the goods don't fill the outline")
