"""Hints and reviews that are being worked out, and those that were: one of each question, whoever asks.

A hint belongs to one seat at one ply and is kept in memory while it is that seat's newest. A finished review is stored:
it is of a game that is over and never changes.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Any, Literal

import msgspec

from meadhall.hall.bots.analyst import Task, Update
from meadhall.hall.bots.pool import ANALYST, BotStuck, Pool, Worker
from meadhall.hall.refusal import Refusal
from meadhall.hall.settings import Settings
from meadhall.hall.store import Store, StoreDown
from meadhall.hall.table.record import Record
from meadhall.hall.tasks import end

MOST_KEPT = 200
"""So many hints, and as many reviews, are kept in memory."""
MOST_WAITING = 20
"""So many may wait for a process; then the hall is busy."""
MOST_OF_ONE = 5
"""So many of them may come from one address: guests cost nothing, and others want hints, too."""
HINT_PATIENCE = 30.0
"""Seconds beyond its own time after which a hint's process is given up."""
START = msgspec.Raw(b"null")

Status = Literal["waiting", "thinking", "working", "done", "stopped", "failed"]

log = logging.getLogger("meadhall.hall.bots.analyses")


class Job:
    """One hint or review under way, or what came of it."""

    def __init__(self, ply: int, version: int, status: Status, asked_at: int = 0, asker: str = "") -> None:
        self.ply = ply
        self.asker = asker
        """The address it was asked for from."""
        self.asked_at = asked_at
        """Of a hint: the ply at which its seat was asked what it is about."""
        self.version = version
        self.status: Status = status
        self.progress = 0.0
        self.body = START
        self.shows_moves = False
        """Of a hint: whether its seat wants the moves, not only where to look."""
        self.work: asyncio.Task[None] | None = None

    @property
    def under_way(self) -> bool:
        return self.work is not None and not self.work.done()

    def hear(self, update: Update) -> None:
        self.progress, self.body = update.progress, update.body


class Analyses:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.hints: OrderedDict[tuple[str, int], Job] = OrderedDict()
        self.reviews: OrderedDict[str, Job] = OrderedDict()
        self.hint_pool = Pool(settings.analysts, settings.hint_seconds + HINT_PATIENCE, ANALYST)
        self.review_pool = Pool(settings.analysts, settings.review_seconds, ANALYST)

    async def close(self) -> None:
        jobs = [*self.hints.values(), *self.reviews.values()]
        await end([job.work for job in jobs if job.work is not None])
        await self.hint_pool.close()
        await self.review_pool.close()

    # --- hints -----------------------------------------------------------------------------------------------------

    def hint(self, record: Record, seat: int) -> Job | None:
        """The newest hint of a seat."""
        return self.hints.get((record.terms.id, seat))

    def present_hint(self, record: Record, seat: int) -> Job | None:
        """A hint of a seat that is about the question it is asked now, and wasn't stopped."""
        job = self.hint(record, seat)
        usable = job is not None and job.status in ("thinking", "done") and is_fresh(job, record, seat)
        return job if usable else None

    def check_room_for_hint(self, asker: str) -> None:
        check_not_busy(self.hints, asker)

    def begin_hint(self, record: Record, seat: int, asker: str) -> Job:
        key = (record.terms.id, seat)
        before = self.hints.pop(key, None)
        if before is not None and before.work is not None:
            before.work.cancel()
        job = Job(record.ply, record.version, "thinking", record.started_game().asked_at[seat], asker)
        task = self.task("hint", record, f"{record.terms.id} {seat} {record.ply}", seat)
        job.work = asyncio.ensure_future(self.run(self.hint_pool, job, task))
        keep(self.hints, key, job)
        return job

    def stop_hint(self, job: Job) -> None:
        """End the thinking; what there is of it stays."""
        if job.under_way and job.work is not None:
            job.work.cancel()
            job.status = "stopped"

    # --- reviews ---------------------------------------------------------------------------------------------------

    async def review(self, table: str) -> Job | None:
        """A review that was begun here, or finished anywhere."""
        job = self.reviews.get(table)
        if job is not None and job.status != "failed":
            return job
        stored = await self.store.review(table)
        if stored is None:
            return job
        done = Job(0, 0, "done")
        done.progress, done.body = 1.0, msgspec.Raw(stored.encode())
        keep(self.reviews, table, done)
        return done

    def begin_review(self, record: Record, asker: str) -> Job:
        """Begin a review, or join the one that was begun meanwhile."""
        table = record.terms.id
        present = self.reviews.get(table)
        if present is not None and present.status != "failed":
            return present
        check_not_busy(self.reviews, asker)
        job = Job(record.ply, record.version, "waiting", asker=asker)
        task = self.task("review", record, table)
        job.work = asyncio.ensure_future(self.run(self.review_pool, job, task, table))
        keep(self.reviews, table, job)
        return job

    # --- working ---------------------------------------------------------------------------------------------------

    def task(self, kind: Literal["hint", "review"], record: Record, chance: str, seat: int = -1) -> Task:
        game, terms = record.started_game(), record.terms
        return Task(
            kind=kind, game=terms.game, players=terms.players, options=terms.options, seed=game.seed,
            log=game.log[:], chance=chance, seat=seat, seconds=self.settings.hint_seconds,
            effort=self.settings.review_effort,
        )  # fmt: skip

    async def run(self, pool: Pool, job: Job, task: Task, table: str | None = None) -> None:
        async def follow(worker: Worker) -> None:
            job.status = "thinking" if task.kind == "hint" else "working"
            await worker.send(task)
            while True:
                update = msgspec.json.decode(await worker.read(), type=Update)
                job.hear(update)
                if update.done:
                    return

        try:
            await pool.use(follow, f"{task.kind} of {task.chance}")
            if table is not None:
                await self.store.keep_review(table, bytes(job.body).decode())
            job.status = "done"
        except asyncio.CancelledError:
            job.status = "stopped"
        except (BotStuck, msgspec.DecodeError) as error:
            log.warning("analysis failed: %s", error)
            job.status = "failed"
        except StoreDown as error:
            log.warning("a review could not be stored: %s", error)
            job.status = "done"


def is_fresh(job: Job, record: Record, seat: int) -> bool:
    """Whether a hint is about what its seat is asked now; others may have decided beside it meanwhile."""
    asked = seat in record.awaiting and record.started_game().asked_at[seat] == job.asked_at
    return asked and job.version > record.undone_at


def keep(jobs: OrderedDict[Any, Job], key: Any, job: Job) -> None:
    jobs[key] = job
    idle = [other for other, one in jobs.items() if not one.under_way]
    for other in idle[: max(0, len(jobs) - MOST_KEPT)]:
        del jobs[other]


def check_not_busy(jobs: OrderedDict[Any, Job], asker: str) -> None:
    under_way = [job.asker for job in jobs.values() if job.under_way]
    if len(under_way) >= MOST_WAITING or under_way.count(asker) >= MOST_OF_ONE:
        raise Refusal(503, "busy", retry_after=5)
