"""Frames of laying, placing and flipping pieces, and of the feast."""

from __future__ import annotations

from typing import Final

from meadhall.games.feast_for_odin.cards.operations import FlipOp, PlacingOp
from meadhall.games.feast_for_odin.frames.base import (
    FEAST_STEP,
    FLIP_STEP,
    LAY_STEP,
    NO_NUMBERS,
    NONE,
    PLACE_STEP,
    Frame,
    flag,
    operation,
)


class LayFrame(Frame):
    """A piece being laid: the area and the orientation are NONE until they are chosen."""

    step = LAY_STEP

    def __init__(self, seat: int, item: int, areas: int, area: int = NONE, turn: int = NONE) -> None:
        self.seat = seat
        self.item = item
        self.areas = areas  # the areas allowed, as a mask
        self.area = area
        self.turn = turn

    def clone(self) -> LayFrame:
        return LayFrame(self.seat, self.item, self.areas, self.area, self.turn)

    def numbers(self) -> list[int]:
        return [self.seat, self.item, self.areas, self.area, self.turn]

    @staticmethod
    def read(numbers: list[int]) -> LayFrame:
        seat, item, areas, area, turn = numbers
        return LayFrame(seat, item, areas, area, turn)


class PlaceFrame(Frame):
    """Pieces laid through a card."""

    step = PLACE_STEP

    def __init__(self, seat: int, op: PlacingOp, source: int, left: int) -> None:
        self.seat = seat
        self.op = op
        self.source = source
        self.left = left

    def clone(self) -> PlaceFrame:
        return PlaceFrame(self.seat, self.op, self.source, self.left)

    def numbers(self) -> list[int]:
        return [self.seat, self.op.number, self.source, self.left]

    @staticmethod
    def read(numbers: list[int]) -> PlaceFrame:
        seat, op, source, left = numbers
        return PlaceFrame(seat, operation(op, PlacingOp), source, left)


class FlipFrame(Frame):
    """Tiles turned over by a card."""

    step = FLIP_STEP

    def __init__(self, seat: int, op: FlipOp, left: int) -> None:
        self.seat = seat
        self.op = op
        self.left = left

    def clone(self) -> FlipFrame:
        return FlipFrame(self.seat, self.op, self.left)

    def numbers(self) -> list[int]:
        return [self.seat, self.op.number, self.left]

    @staticmethod
    def read(numbers: list[int]) -> FlipFrame:
        seat, op, left = numbers
        return FlipFrame(seat, operation(op, FlipOp), left)


# Stages of a feast.
OPENING: Final = 0
FILLING: Final = 1
CLOSING: Final = 2
CLEARED: Final = 3


class FeastFrame(Frame):
    """A seat's table in the feast, filled from left to right."""

    step = FEAST_STEP

    def __init__(
        self,
        seat: int,
        private: bool,
        column: int = 0,
        neighbour: int = NONE,
        empty: int = 0,
        stage: int = OPENING,
        sober: int = 0,
        pieces: list[int] = NO_NUMBERS,
    ) -> None:
        self.seat = seat
        self.private = private  # a feast that a card gives its owner
        self.column = column  # the next column
        self.neighbour = neighbour  # the colour of the piece before it, or NONE
        self.empty = empty  # columns left empty
        self.stage = stage
        self.sober = sober  # silver lent to those who drink no mead
        self.pieces = pieces  # on the table, as the answers that laid them are counted (see `codes`)

    def clone(self) -> FeastFrame:
        return FeastFrame(
            self.seat, self.private, self.column, self.neighbour, self.empty, self.stage, self.sober, self.pieces
        )

    def numbers(self) -> list[int]:
        return [
            self.seat, self.column, self.neighbour, self.empty, self.stage, self.sober, int(self.private),
            *self.pieces,
        ]  # fmt: skip

    @staticmethod
    def read(numbers: list[int]) -> FeastFrame:
        seat, column, neighbour, empty, stage, sober, private, *pieces = numbers
        return FeastFrame(seat, flag(private), column, neighbour, empty, stage, sober, pieces)
