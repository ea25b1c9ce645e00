"""The grids pieces are laid on (FO-4, FO-6): home board, eight exploration board sides, stone house, long house.

A cell is bit `row * ROW + column` of a mask; a row is one bit longer than the widest grid, so that a piece shifted over
the right edge falls on a cell that can't be covered. All places for a piece are found at once: one AND per cell of it.
"""

from __future__ import annotations

from typing import Any, Final

from meadhall.games.feast_for_odin.items import CONTENT, GOODS_END, HEIGHT, ITEM_OF_NAME, SPECIALS, WIDTH

ROW: Final = 14
ROWS: Final = 12
COLUMNS: Final = 13
CELL_COUNT: Final = 156  # ROWS * COLUMNS: cells as codes count them, row by row

AREA_COUNT: Final = 13
HOME: Final = 0
FIRST_BOARD: Final = 1  # four areas, one for each letter
FIRST_STONE_HOUSE: Final = 5  # three areas
FIRST_LONG_HOUSE: Final = 8  # five areas
AREA_NAMES: Final[list[str]] = [
    "home", "board_a", "board_b", "board_c", "board_d", "stone_house_1", "stone_house_2", "stone_house_3",
    "long_house_1", "long_house_2", "long_house_3", "long_house_4", "long_house_5",
]  # fmt: skip
HOME_AREAS: Final = 1  # sets of areas, as masks
BOARD_AREAS: Final = 30
HOUSE_AREAS: Final = 8160
ALL_AREAS: Final = 8191

GRID_DATA: Final[list[Any]] = [CONTENT["home_board"], *CONTENT["exploration_boards"], *CONTENT["buildings"][1:]]
GRID_NAMES: Final[list[str]] = [str(grid["id"]) for grid in GRID_DATA]
HOME_GRID: Final = 0
FIRST_BOARD_GRID: Final = 1  # the fronts of letters A to D, then their backs
STONE_HOUSE_GRID: Final = 9
LONG_HOUSE_GRID: Final = 10
BOARD_NAMES: Final[list[str]] = GRID_NAMES[1:9]
BOARD_POINTS: Final[list[int]] = [int(board["points"]) for board in CONTENT["exploration_boards"]]
LETTERS: Final[list[str]] = ["A", "B", "C", "D"]

BITS: Final[list[int]] = [1 << bit for bit in range(ROW * (ROWS + 4))]


def bit_at(row: int, column: int) -> int:
    return BITS[row * ROW + column]


def bits_in(mask: int) -> list[int]:
    """The numbers of the bits set in a mask, lowest first."""
    bits: list[int] = []
    while mask:
        low = mask & -mask
        bits.append(low.bit_length() - 1)
        mask ^= low
    return bits


class Grid:
    """One printed grid as masks."""

    def __init__(self, data: Any, number: int) -> None:
        self.number = number
        self.name = GRID_NAMES[number]
        self.house = number >= STONE_HOUSE_GRID
        self.coverable = 0
        self.holes = 0
        self.penalty = 0
        self.bonus = 0
        self.income: list[int] = []  # bit number of each income cell that can be covered, every diagonal
        self.track_ends: list[int] = []  # where in that list each diagonal ends
        self.later: list[int] = []  # each income cell and those after it on its diagonal
        self.needs: list[int] = []  # what must be covered along with it (FO-4.13)
        self.tracks: list[list[int]] = []  # per diagonal: bit, value, bit, value, ...; a bit of -1 is never covered
        self.bonus_bits: list[int] = []
        self.bonus_rings: list[int] = []
        self.bonus_ring_bits: list[list[int]] = []
        self.bonus_items: list[list[int]] = []
        for row, line in enumerate(data["grid"]):
            for column, token in enumerate(line.split()):
                self.read_cell(row, column, token)
        self.read_tracks(data)
        self.income_mask = 0
        for bit in self.income:
            self.income_mask |= BITS[bit]
        self.cells = self.coverable.bit_count()
        self.read_bonuses()

    def read_cell(self, row: int, column: int, token: str) -> None:
        bit = bit_at(row, column)
        if token == "__":
            return
        if token.startswith("X"):
            self.holes |= bit
            return
        self.coverable |= bit
        if token == "-1":
            self.penalty |= bit
        elif token.startswith("B:"):
            self.bonus |= bit
            self.bonus_bits.append(row * ROW + column)
            self.bonus_items.append([ITEM_OF_NAME[name] for name in token[2:].split("+")])

    def read_tracks(self, data: Any) -> None:
        for track in data.get("income_tracks", []):
            numbers: list[int] = []
            for stop in track:
                if stop["where"] == "cell":
                    place = int(stop["r"]) * ROW + int(stop["c"])
                    self.income.append(place)
                    self.needs.append(self.rectangle(int(stop["r"]), int(stop["c"])))
                    numbers += [place, int(stop["value"])]
                else:
                    numbers += [-1, int(stop["value"])]
            self.tracks.append(numbers)
            start = self.track_ends[-1] if self.track_ends else 0
            self.track_ends.append(len(self.income))
            for place in range(start, len(self.income)):
                mask = 0
                for bit in self.income[place:]:
                    mask |= BITS[bit]
                self.later.append(mask)

    def rectangle(self, row: int, column: int) -> int:
        """Coverable cells in the same row or below, same column or left, bonus cells left out (FO-4.13 to FO-4.15)."""
        mask = 0
        for r in range(row, ROWS):
            for c in range(column + 1):
                mask |= bit_at(r, c)
        return mask & self.coverable & ~self.bonus & ~bit_at(row, column)

    def read_bonuses(self) -> None:
        """The ring of a bonus: its existing neighbours in eight directions (FO-6.7)."""
        for bit in self.bonus_bits:
            row, column = bit // ROW, bit % ROW
            ring = 0
            for r in range(max(0, row - 1), min(ROWS, row + 2)):
                for c in range(max(0, column - 1), min(COLUMNS, column + 2)):
                    ring |= bit_at(r, c)
            self.bonus_rings.append(ring & self.coverable & ~BITS[bit])
            self.bonus_ring_bits.append(bits_in(self.bonus_rings[-1]))


GRIDS: Final[list[Grid]] = [Grid(data, number) for number, data in enumerate(GRID_DATA)]


class Shape:
    """One orientation of a piece: the bits of its cells from the anchor, the top left corner of its bounding box."""

    def __init__(self, cells: list[tuple[int, int]], turn: int) -> None:
        self.turn = turn
        self.cells = sorted(cells)
        self.offsets = [row * ROW + column for row, column in self.cells]
        self.size = len(cells)
        self.mask = 0
        for offset in self.offsets:
            self.mask |= BITS[offset]
        self.width = 1 + max([column for _, column in cells])
        self.height = 1 + max([row for row, _ in cells])
        self.full = self.size == self.width * self.height


def rectangle_shapes(width: int, height: int) -> list[Shape]:
    """Lengthwise, and a quarter turn further unless the piece is square (FO-4.3)."""
    shapes = [Shape([(r, c) for r in range(height) for c in range(width)], 0)]
    if width != height:
        shapes.append(Shape([(r, c) for r in range(width) for c in range(height)], 1))
    return shapes


def special_shapes(cells: list[tuple[int, int]]) -> list[Shape]:
    """Four quarter turns clockwise, then the same mirrored; only those that differ (FO-4.3, FO-4.4)."""
    shapes: list[Shape] = []
    seen: list[int] = []
    for mirror in range(2):
        turned = cells
        if mirror:
            width = 1 + max([column for _, column in cells])
            turned = [(row, width - 1 - column) for row, column in cells]
        for quarter in range(4):
            shape = Shape(turned, 4 * mirror + quarter)
            if shape.mask not in seen:
                seen.append(shape.mask)
                shapes.append(shape)
            height = 1 + max([row for row, _ in turned])
            turned = [(column, height - 1 - row) for row, column in turned]
    return shapes


SINGLE: Final[list[Shape]] = rectangle_shapes(1, 1)


def shape_table() -> list[list[Shape]]:
    table: list[list[Shape]] = [rectangle_shapes(WIDTH[item], HEIGHT[item]) for item in range(GOODS_END)]
    for tile in CONTENT["special_tiles"]:
        table.append(special_shapes([(int(row), int(column)) for row, column in tile["cells"]]))
    table += [SINGLE, SINGLE, SINGLE]  # silver, ore, wood
    return table


SHAPES: Final[list[list[Shape]]] = shape_table()
"""The orientations of each piece that can be laid, by item number."""
LAYABLE_END: Final[int] = len(SHAPES)
assert LAYABLE_END == SPECIALS + 18


def cell_code(bit: int) -> int:
    """A cell's place when all cells are counted row by row."""
    return bit // ROW * COLUMNS + bit % ROW


def cell_bit(code: int) -> int:
    return code // COLUMNS * ROW + code % COLUMNS
