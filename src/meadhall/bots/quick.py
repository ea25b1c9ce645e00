"""The bot that takes whatever looks best soon, by the game's own `outlook`."""

from __future__ import annotations

from meadhall.kernel.chance import Chance, QuickChance
from meadhall.kernel.registry import AnyGame
from meadhall.kernel.seat import Seat
from meadhall.kernel.state import State
from meadhall.search.budget import NO_LIMIT, Budget
from meadhall.search.round import RoundSearch

MOST_LOOKED_AT = 40
"""Longer lists are sampled: beyond this, one more action is rarely better than the best of these."""

LOOKS = 2
"""In how many imagined states each action is tried, so that one lucky deal doesn't decide."""

MOST_REPLIES = 12
"""How many random replies of the others are waited for before looking; usually the seat is asked again sooner."""


class QuickBot:
    """Plays each action in a few imagined states, lets the others reply at random until it is asked again, and keeps
    the action after which things look best. Where a turn is many small decisions, it takes the turn
    after which things look best."""

    def __init__(self, name: str, chance: Chance, temper: str = "") -> None:
        self.name = name
        self.chance = chance
        self.temper = temper

    def choose(self, seat: Seat) -> int:
        if seat.game.whole_turns:
            seat.imagined.chance = QuickChance(self.chance.word())
            search = RoundSearch(seat.game, seat.imagined, seat.seat, 0, 0, temper=self.temper)
            return search.choose(Budget(0, NO_LIMIT))
        codes: list[int] = list(seat.game.candidates(seat.imagined, seat.seat))
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
                self.let_others_reply(seat.game, trial, seat.seat)
                values[place] += self.worth(seat.game, trial, seat.seat)
        return codes[values.index(max(values))]

    def worth(self, game: AnyGame, state: State, seat: int) -> float:
        """How a state looks to a bot of this temper."""
        slant = game.slant(state, seat, self.temper) * game.outlook_scale if self.temper else 0.0
        return game.outlook(state, seat) + slant

    def let_others_reply(self, game: AnyGame, state: State, seat: int) -> None:
        for _ in range(MOST_REPLIES):
            if state.over or seat in state.waiting:
                return
            other = state.waiting[0]
            replies = game.candidates(state, other)
            state.act(other, replies[self.chance.below(len(replies))])
