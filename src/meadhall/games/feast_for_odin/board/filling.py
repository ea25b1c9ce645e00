"""The end-of-game fill (FO-4.29): which pieces to lay where, so that as few open penalty cells as possible remain.

A beam search: pieces are taken from the largest to the smallest, each in its best places or not at all. Silver isn't
laid, because a silver in the supply is worth as much as the cell it would cover.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.feast_for_odin.board.boards import ALL_AREAS, LAYABLE_END, SHAPES, bits_in
from meadhall.games.feast_for_odin.board.placement import (
    anchors,
    areas_for,
    covered_cells,
    grid_of,
    laid_area,
    laid_cell,
    laid_code,
    laid_item,
    laid_turn,
    put_down,
)
from meadhall.games.feast_for_odin.items import SILVER
from meadhall.games.feast_for_odin.state import Feast

BEAM: Final = 8
PLACES: Final = 6


class Filling:
    """A way to fill the boards so far: the table it leads to, the pieces laid, the penalty cells covered."""

    def __init__(self, state: Feast, laid: list[int], covered: int) -> None:
        self.state = state
        self.laid = laid
        self.covered = covered


def best_fill(state: Feast, seat: int, beam: int = BEAM, places: int = PLACES) -> list[int]:
    """Pieces to lay, in order, each as `placement.laid_code` writes it."""
    fillings = [Filling(state.clone(), [], 0)]
    for item in pieces_by_size(state, seat):
        found = fillings[:]
        for filling in fillings:
            for covered, code in best_places(filling.state, seat, item, places):
                after = filling.state.clone()
                after.add(seat, item, -1)
                put_down(after, seat, item, laid_area(code), laid_turn(code), laid_cell(code))
                found.append(Filling(after, [*filling.laid, code], filling.covered + covered))
        found.sort(key=fill_value)
        fillings = found[:beam]
    return fillings[0].laid


def fill_value(filling: Filling) -> tuple[int, int]:
    """More cells first, then fewer pieces."""
    return -filling.covered, len(filling.laid)


def pieces_by_size(state: Feast, seat: int) -> list[int]:
    """Every piece of the supply that could be laid, the largest first; single ore last."""
    pieces: list[int] = []
    for item in range(LAYABLE_END):
        if item != SILVER:
            pieces += [item] * state.has(seat, item)
    pieces.sort(key=negative_size)
    return pieces


def negative_size(item: int) -> int:
    return -SHAPES[item][0].size


def best_places(state: Feast, seat: int, item: int, places: int) -> list[tuple[int, int]]:
    """The places of a piece that cover most penalty cells: how many, and the laid piece."""
    found: list[tuple[int, int]] = []
    for area in areas_for(state, seat, item, ALL_AREAS):
        open_cells = grid_of(state, area).penalty & ~covered_cells(state, seat, area)
        for shape in SHAPES[item]:
            for cell in bits_in(anchors(state, seat, area, item, shape)):
                covered = (shape.mask << cell & open_cells).bit_count()
                if covered:
                    found.append((covered, laid_code(item, area, shape.turn, cell)))
    found.sort(reverse=True)
    return found[:places]


def cells_saved(state: Feast, seat: int, fill: list[int]) -> int:
    """How many penalty cells a fill covers."""
    saved = 0
    for code in fill:
        shape = next(shape for shape in SHAPES[laid_item(code)] if shape.turn == laid_turn(code))
        saved += (shape.mask << laid_cell(code) & grid_of(state, laid_area(code)).penalty).bit_count()
    return saved
