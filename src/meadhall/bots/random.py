"""The bot that plays anything legal."""

from __future__ import annotations

from meadhall.kernel.chance import Chance
from meadhall.kernel.seat import Seat


class RandomBot:
    """Every legal action is equally likely."""

    name = "random"

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, seat: Seat) -> int:
        codes = seat.codes()
        return codes[self.chance.below(len(codes))]
