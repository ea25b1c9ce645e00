"""The bots that search: the same search, thinking for longer or shorter."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

import msgspec

from meadhall.kernel.chance import Chance, QuickChance
from meadhall.kernel.seat import Seat
from meadhall.search.budget import NO_LIMIT, Budget
from meadhall.search.round import RoundSearch
from meadhall.search.tree import Settings, TreeSearch

LEAST_ITERATIONS = 30
"""A decision is looked at so often even where a turn has many of them."""


class Thinking(msgspec.Struct, frozen=True):
    """How long a level may think about a turn: everything a seat decides before another must."""

    iterations: int
    seconds: float
    """At live tables, on the clock: there it stops at whichever comes first."""
    width: int
    """Where bots search by whole turns: how many states are followed through the round,"""
    ahead: int
    """over how many rounds more the best of them are,"""
    passes: int = 1
    """and how often the better half of those, and of that half."""


class SearchBot:
    """Looks ahead in imagined states. Unless it plays `live`, against the clock, its choices repeat.

    It remembers its last search, and nothing else of the game: asked again before others are, it goes on with that.
    """

    def __init__(self, name: str, chance: Chance, thinking: Thinking, live: bool = False, temper: str = "") -> None:
        self.name = name
        self.chance = chance
        self.thinking = thinking
        self.live = live
        self.temper = temper
        self.clock: Callable[[], float] = perf_counter
        self.last: TreeSearch | None = None
        self.answer = 0

    def choose(self, seat: Seat) -> int:
        game, thinking = seat.game, self.thinking
        share = game.decisions_a_turn
        seconds = thinking.seconds / share if self.live else NO_LIMIT
        budget = Budget(max(LEAST_ITERATIONS, thinking.iterations * game.search_effort // share), seconds, self.clock)
        seed = self.chance.word()
        if game.whole_turns:
            seat.imagined.chance = QuickChance(seed)
            return RoundSearch(
                game, seat.imagined, seat.seat, thinking.width, thinking.ahead, thinking.passes, self.temper
            ).choose(budget)
        settings = Settings(plies=game.playout_plies, temper=self.temper)
        search = TreeSearch(game, seat.imagined, seat.seat, seed, settings)
        if self.last is not None:
            search.go_on(self.last, self.answer)
        self.last, self.answer = search, search.choose(budget)
        return self.answer
