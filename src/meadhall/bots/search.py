"""The bots that search: the same search, thinking for longer or shorter."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

import msgspec

from meadhall.bots.cores import Cores, Share
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
    turns: int
    """Where bots search by whole turns, the iterations: in how many states the turns are looked at,"""
    width: int
    """how many states are followed through the round,"""
    ahead: int
    """over how many rounds more the best of them are played on,"""
    passes: int = 1
    """how often that is done, each time but the first with the better half,"""
    worlds: int = 1
    """and in how many imagined worlds at most."""


class SearchBot:
    """Looks ahead in imagined states. Unless it plays `live`, against the clock, its choices repeat.

    It remembers its last search, and nothing else of the game: asked again before others are, it goes on with that.
    On several cores every decision is searched anew; a game that is searched by whole turns is thought about on one.
    """

    def __init__(
        self, name: str, chance: Chance, thinking: Thinking, live: bool = False, temper: str = "", cores: int = 1
    ) -> None:
        self.name = name
        self.chance = chance
        self.thinking = thinking
        self.live = live
        self.temper = temper
        self.clock: Callable[[], float] = perf_counter
        self.cores = Cores(cores)
        self.last: TreeSearch | None = None
        self.answer = 0

    def choose(self, seat: Seat) -> int:
        game, thinking = seat.game, self.thinking
        share = game.decisions_a_turn
        seconds = thinking.seconds / share if self.live else NO_LIMIT
        seed = self.chance.word()
        if game.whole_turns:
            budget = Budget(min(thinking.iterations, thinking.turns), seconds, self.clock)
            seat.imagined.chance = QuickChance(seed)
            search = RoundSearch(
                game, seat.imagined, seat.seat,
                thinking.width, thinking.ahead, thinking.passes, thinking.worlds, self.temper,
            )  # fmt: skip
            return search.choose(budget)
        iterations = max(LEAST_ITERATIONS, thinking.iterations * game.search_effort // share)
        if self.cores.count > 1:
            seeds = [seed] + [self.chance.word() for _ in range(self.cores.count - 1)]
            asked = Share(game.id, seat.imagined, seat.seat, seed, iterations, seconds, self.temper)
            return self.cores.choose(asked, seeds)
        budget = Budget(iterations, seconds, self.clock)
        settings = Settings(plies=game.playout_plies, temper=self.temper)
        tree = TreeSearch(game, seat.imagined, seat.seat, seed, settings)
        if self.last is not None:
            tree.go_on(self.last, self.answer)
        self.last, self.answer = tree, tree.choose(budget)
        return self.answer
