"""Replay: a game ply by ply, as one seat saw it.

Games are played again in a thread of their own, one at a time, so that replays never take more than their share from
those who play. What was played again is kept for a while: whoever reads a game page by page has each ply played once.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from meadhall.hall.limits import Rate
from meadhall.hall.protocol.messages import entries_after
from meadhall.hall.refusal import Refusal
from meadhall.hall.table.record import Record
from meadhall.hall.table.terms import Terms
from meadhall.hall.wire import encode
from meadhall.kernel.registry import find_game
from meadhall.kernel.table import Move, Table, table_of_log

CHECKPOINT = 50
"""A copy of the game is kept at every so many plies."""
MOST_GAMES = 16
MOST_PAGE_BYTES = 16 * 1024 * 1024
MOST_WAITING = 100
"""So many requests may wait for the thread; then the hall is busy."""
LEAST_COST = 10
"""What a request costs beside the moments in it: the plies from the last checkpoint on."""

PageKey = tuple[str, int | None, int, int, bool, int]
T = TypeVar("T")


class Checkpoints:
    """Copies of the games that were last replayed. Used in one thread only."""

    def __init__(self) -> None:
        self.games: OrderedDict[str, dict[int, Table]] = OrderedDict()
        self.plies_played = 0

    def game_at(self, terms: Terms, seed: str, log: list[Move], ply: int) -> Table:
        """A game of its own that stands at a ply, played from the last checkpoint that still tells the same story."""
        kept = self.games.setdefault(terms.id, {})
        self.games.move_to_end(terms.id)
        if len(self.games) > MOST_GAMES:
            self.games.popitem(last=False)
        for stale in [start for start, table in kept.items() if table.log != log[:start]]:
            del kept[stale]  # taken back since
        start = max((start for start in kept if start <= ply), default=None)
        if start is None:
            game = table_of_log(find_game(terms.game), terms.players, seed, terms.options)
        else:
            game = kept[start].clone()
        while game.ply < ply:
            self.play_on(terms, game, log)
        return game

    def play_on(self, terms: Terms, game: Table, log: list[Move]) -> None:
        """The next move of the log."""
        self.plies_played += 1
        game.act(*log[game.ply])
        kept = self.games.get(terms.id)
        if kept is not None and game.ply % CHECKPOINT == 0 and game.ply not in kept:
            kept[game.ply] = game.clone()

    def moments(
        self, terms: Terms, seed: str, log: list[Move], seat: int | None, first: int, last: int, finished: bool
    ) -> list[dict[str, Any]]:
        """The moments from ply `first` to ply `last`. The moves themselves are shown only of a finished game."""
        game = self.game_at(terms, seed, log, first)
        found = [moment(game, seat, finished)]
        while game.ply < last:
            self.play_on(terms, game, log)
            found.append(moment(game, seat, finished))
        return found


class Replays:
    """Pages of replays for everybody: counted for each person, made one at a time, kept while there is room."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.thread = ThreadPoolExecutor(1, "meadhall-replay")
        self.waiting = 0
        self.checkpoints = Checkpoints()
        self.pages: OrderedDict[PageKey, bytes] = OrderedDict()
        self.page_bytes = 0

    async def page(self, person: str, record: Record, seat: int | None, first: int, count: int) -> bytes:
        """Up to `count` moments from ply `first` on, as JSON."""
        game, finished = record.started_game(), record.status == "finished"
        last = min(first + count - 1, game.ply)
        if first > last:
            return b"[]"
        log = game.log[:last]
        key = (record.terms.id, seat, first, last, finished, hash(tuple(log)))
        known = self.pages.get(key)
        if known is not None:
            self.rate.check(person)
            self.pages.move_to_end(key)
            return known
        self.rate.check(person, last - first + LEAST_COST)
        made = self.checkpoints.moments
        page = await self.run(lambda: encode(made(record.terms, game.seed, log, seat, first, last, finished)))
        self.keep(key, page)
        return page

    async def look(self, person: str, record: Record, ply: int, read: Callable[[Table], T]) -> T:
        """What somebody may read of a game as it stood at an earlier ply."""
        self.rate.check(person, LEAST_COST)
        game, terms = record.started_game(), record.terms
        log = game.log[:ply]
        return await self.run(lambda: read(self.checkpoints.game_at(terms, game.seed, log, ply)))

    async def run(self, work: Callable[[], T]) -> T:
        """Do something long in the thread of replays."""
        if self.waiting >= MOST_WAITING:
            raise Refusal(503, "busy", retry_after=1)
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.thread, work)
        finally:
            self.waiting -= 1

    def keep(self, key: PageKey, page: bytes) -> None:
        self.page_bytes += len(page) - len(self.pages.pop(key, b""))
        self.pages[key] = page
        while self.page_bytes > MOST_PAGE_BYTES:
            _, oldest = self.pages.popitem(last=False)
            self.page_bytes -= len(oldest)

    def close(self) -> None:
        self.thread.shutdown(wait=False, cancel_futures=True)


def moment(game: Table, seat: int | None, finished: bool) -> dict[str, Any]:
    move = None
    if finished and game.log:
        mover, code = game.log[-1]
        move = {"seat": mover, "code": code, "notation": game.game.space.notations[code]}
    return {
        "ply": game.ply,
        "view": game.view(seat),
        "prompt": game.prompt(seat),
        "awaiting": list(game.awaiting),
        "entries": entries_after(game, seat, game.ply - 1, finished),
        "move": move,
    }
