"""One decision searched on several cores: each process grows a tree of its own, and what they looked at is added up.

Trees of the same decision differ only by their chance. Adding up how often each answer was looked at is the usual way
to search side by side (root parallelization): nothing is shared while they think, so equal seeds still give equal
answers.
"""

from __future__ import annotations

import concurrent.futures
import signal

import msgspec

from meadhall.kernel.registry import find_game
from meadhall.kernel.state import State
from meadhall.search.budget import Budget
from meadhall.search.tree import Settings, TreeSearch


class Share(msgspec.Struct, frozen=True):
    """What one process is to look at."""

    game: str
    state: State
    seat: int
    seed: int
    iterations: int
    seconds: float
    temper: str


def visits(share: Share) -> list[int]:
    """How often each candidate was looked at, in the order the game names them."""
    game = find_game(share.game)
    settings = Settings(plies=game.playout_plies, temper=share.temper)
    tree = TreeSearch(game, share.state, share.seat, share.seed, settings)
    tree.choose(Budget(share.iterations, share.seconds))
    return [tree.visits_of(code) for code in tree.candidates(share.state, share.seat)]


class Cores:
    """Processes that think about the same decision, started when they are first needed."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.pool: concurrent.futures.ProcessPoolExecutor | None = None

    def choose(self, share: Share, seeds: list[int]) -> int:
        """The answer looked at most by all together; each has its part of the iterations and all of the time."""
        codes: list[int] = find_game(share.game).candidates(share.state, share.seat)
        if len(codes) == 1:
            return codes[0]
        part = -(-share.iterations // self.count)
        shares = [msgspec.structs.replace(share, seed=seed, iterations=part) for seed in seeds]
        if self.pool is None:
            # Ctrl-C reaches the whole group of processes; only the one that plays answers it.
            quiet = (signal.SIGINT, signal.SIG_IGN)
            self.pool = concurrent.futures.ProcessPoolExecutor(self.count, initializer=signal.signal, initargs=quiet)
        totals = [sum(column) for column in zip(*self.pool.map(visits, shares), strict=True)]
        return codes[totals.index(max(totals))]

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown()
            self.pool = None
