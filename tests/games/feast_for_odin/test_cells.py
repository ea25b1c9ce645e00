"""Cells in machine words say what masks say."""

from __future__ import annotations

from random import Random

import pytest

from meadhall.games.feast_for_odin.board.boards import CELL_COUNT, COLUMNS, ROW, ROWS, SHAPES, bits_in, cell_bit
from meadhall.games.feast_for_odin.board.cells import (
    anchors_in,
    beside,
    cell_codes,
    cells_at,
    cells_of,
    common,
    has_cell,
    has_none,
    mask_of,
    number_of,
    together,
    without,
)
from meadhall.games.feast_for_odin.codes import CELL

GRID = sum(1 << cell_bit(code) for code in range(CELL_COUNT))
EDGES = (1 << cell_bit(0), 1 << cell_bit(COLUMNS - 1), 1 << cell_bit(CELL_COUNT - 1), GRID, 0)


def masks(random: Random) -> list[int]:
    """Thin, half full and crowded ones, and those that reach every edge."""
    draws = [random.getrandbits(ROW * ROWS) for _ in range(9)]
    return [*EDGES, *[mask & GRID for mask in [*draws, draws[0] & draws[1] & draws[2], draws[0] | draws[1]]]]


@pytest.mark.parametrize("seed", range(5))
def test_sets_of_cells(seed: int) -> None:
    random = Random(seed)
    others = masks(random)
    for mask in masks(random):
        cells, other = cells_of(mask), random.choice(others)
        assert mask_of(cells) == mask
        assert mask_of(common(cells, cells_of(other))) == mask & other
        assert mask_of(together(cells, cells_of(other))) == mask | other
        assert mask_of(without(cells, cells_of(other))) == mask & ~other
        assert [number_of(cells, most) for most in (2, 200)] == [min(2, mask.bit_count()), mask.bit_count()]
        assert [bit for bit in range(ROW * ROWS) if has_cell(cells, bit)] == bits_in(mask)
        assert has_none(cells, bits_in(GRID & ~mask))
        assert has_none(cells, bits_in(mask)) is not bool(mask)
        assert cell_codes(cells) == [CELL + code for code in range(CELL_COUNT) if mask >> cell_bit(code) & 1]


@pytest.mark.parametrize("seed", range(5))
def test_neighbours(seed: int) -> None:
    for mask in masks(Random(seed)):
        found = mask_of(beside(cells_of(mask))) & GRID
        assert found == (mask << 1 | mask >> 1 | mask << ROW | mask >> ROW) & GRID


def test_pieces_where_they_lie() -> None:
    """A piece may reach into the next word, and the one after that."""
    for shapes in SHAPES:
        for shape in shapes:
            for row in range(ROWS - shape.height + 1):
                for column in range(COLUMNS - shape.width + 1):
                    anchor = row * ROW + column
                    assert mask_of(cells_at(shape.mask, anchor)) == shape.mask << anchor


@pytest.mark.parametrize("seed", range(5))
def test_anchors(seed: int) -> None:
    for free in masks(Random(seed)):
        for shapes in SHAPES:
            for shape in shapes:
                close = [bit for bit in bits_in(GRID) if not shape.mask << bit & ~free]
                assert bits_in(mask_of(anchors_in(cells_of(free), shape)) & GRID) == close
