"""The bot that takes whatever looks best at once, by the one hook each game offers to searches."""

from __future__ import annotations

from meadhall.kernel.chance import Chance
from meadhall.kernel.seat import Seat

MOST_LOOKED_AT = 64
"""Longer lists are sampled: beyond this, one more action is rarely better than the best of these."""

LOOKS = 2
"""In how many imagined states each action is tried, so that one lucky deal doesn't decide."""


class GreedyBot:
    """Plays each action in a few imagined states and keeps the one that looks best right after."""

    name = "greedy"

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, seat: Seat) -> int:
        codes = list(seat.codes())
        if len(codes) > MOST_LOOKED_AT:
            self.chance.shuffle(codes)
            codes = codes[:MOST_LOOKED_AT]
        if len(codes) == 1:
            return codes[0]
        values = [0.0] * len(codes)
        for _ in range(LOOKS):
            imagined = seat.imagine()
            for place, code in enumerate(codes):
                trial = imagined.clone()
                trial.act(seat.seat, code)
                values[place] += seat.game.outlook(trial, seat.seat)
        return codes[values.index(max(values))]
