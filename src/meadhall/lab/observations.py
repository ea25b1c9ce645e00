"""What a seat knows as numpy arrays: which numbers there are, and a seat's row of them.

The rules fill a row of bytes in compiled code (`kernel.observation`); here bytes become numbers mostly between 0 and 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.observation import MOST_STORED, Describer, Field, Observer
from meadhall.kernel.registry import AnyGame
from meadhall.kernel.state import State

Row = NDArray[np.float32]


class Layout:
    """The numbers of a row for one game and number of players: name, how many, in which unit."""

    def __init__(self, game: AnyGame, players: int, options: Mapping[str, Any] | None = None) -> None:
        self.game = game
        settled = game.check_options(game.check_players(players), options or {})
        state = game.start(players, settled, Chance(key_of_seed("layout")), None)
        described = Describer()
        game.observe(state, 0, described)
        self.fields: list[Field] = described.fields
        sizes = [field.size for field in self.fields]
        self.width = sum(sizes)
        """How many numbers a row has."""
        self.scale: Row = np.repeat([1 / field.most for field in self.fields], sizes).astype(np.float32)
        self.offset: Row = np.repeat([field.least / field.most for field in self.fields], sizes).astype(np.float32)
        self.low: Row = self.offset
        self.high: Row = MOST_STORED * self.scale + self.offset
        ends = np.cumsum(sizes).tolist()
        self.places = {field.name: slice(end - field.size, end) for field, end in zip(self.fields, ends, strict=True)}
        """Where in a row each field stands."""

    def numbers(self, stored: NDArray[np.uint8]) -> Row:
        """Rows of numbers from rows of bytes."""
        numbers: Row = stored * self.scale
        numbers += self.offset
        return numbers

    def row(self, state: State, seat: int) -> Row:
        """What a seat of a game under way knows."""
        stored = bytearray(self.width)
        self.game.observe(state, seat, Observer(stored))
        return self.numbers(np.frombuffer(stored, np.uint8))

    def named(self, row: Row) -> dict[str, Row]:
        """A row field by field."""
        return {name: row[place] for name, place in self.places.items()}


def action_mask(codes: list[int], size: int) -> NDArray[np.int8]:
    """1 for each of some codes of an action space, 0 for all others."""
    mask = np.zeros(size, np.int8)
    mask[codes] = 1
    return mask
