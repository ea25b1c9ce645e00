"""The hall's own duties at tables: moving the bots and watching the clocks.

Where several processes share a database, a lease says which of them does it for a table; if that process dies, its
leases run out and another takes over. Should two ever act at once, the log's unique key lets only one be first.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import secrets
import time
from typing import TYPE_CHECKING

from meadhall.hall import wall_clock
from meadhall.hall.lines import Draft
from meadhall.hall.refusal import Refusal
from meadhall.hall.room import Room
from meadhall.hall.rooms import Rooms
from meadhall.hall.settings import Settings
from meadhall.hall.store import Store, StoreDown
from meadhall.hall.worker import Question
from meadhall.hall.workers import BotStuck, Workers

if TYPE_CHECKING:
    from meadhall.hall.metrics import Metrics

LEASE = 15_000
SCAN_SECONDS = 5.0
HEARTBEAT_SECONDS = 2.0
OUTAGE = 5_000
"""A silence of all halls longer than this was an outage: clocks of live tables don't count it. A hall that is alone was
away whenever it wasn't running, however shortly."""
LEAST_FORGIVEN = 200
"""Less is not worth a line in a table's log."""
RETRY_SECONDS = 1.0

log = logging.getLogger("meadhall.hall.keeper")


class Keeper:
    def __init__(self, rooms: Rooms, store: Store, workers: Workers, settings: Settings, metrics: Metrics) -> None:
        self.rooms = rooms
        self.store = store
        self.workers = workers
        self.settings = settings
        self.metrics = metrics
        self.holder = rooms.process
        self.leases: dict[str, int] = {}
        self.at_work: dict[str, asyncio.Task[None]] = {}
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.stopped = True  # until `awake`
        self.beaten = -math.inf
        """When this process last noted that it is awake."""
        self.beating: asyncio.Future[None] | None = None
        rooms.duty = self.consider

    # --- what is due -----------------------------------------------------------------------------------------------

    def consider(self, room: Room) -> None:
        """Look whether a table needs the hall: called after every change."""
        record = room.record
        if self.stopped or not (record.status == "playing" or record.sealed):
            self.stop_timer(room.id)
            return
        if record.clocks.timed or record.sealed:
            self.set_timer(room)
        if record.bots_to_move() and room.id not in self.at_work:
            task = asyncio.ensure_future(self.move_bots(room))
            self.at_work[room.id] = task
            room.kept = True
            task.add_done_callback(lambda _: self.work_done(room))

    def work_done(self, room: Room) -> None:
        self.at_work.pop(room.id, None)
        room.kept = False
        if room.record.bots_to_move() and not self.stopped and not self.store.engine.shared:
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self.consider, room)

    def set_timer(self, room: Room) -> None:
        self.stop_timer(room.id)
        due = room.record.next_due()
        if due is not None:
            delay = max(0, due - wall_clock.now_ms()) / 1000 + 0.005
            if delay < 2 * SCAN_SECONDS:  # later ones are found by a scan
                self.timers[room.id] = asyncio.get_running_loop().call_later(delay, self.look_at_clocks, room)

    def stop_timer(self, table: str) -> None:
        timer = self.timers.pop(table, None)
        if timer is not None:
            timer.cancel()

    def look_at_clocks(self, room: Room) -> None:
        self.timers.pop(room.id, None)
        self.rooms.in_background(self.check_clocks(room.id))

    async def check_clocks(self, table: str) -> None:
        try:
            await self.beat_if_away()
            room = await self.rooms.get(table)
            await room.check_clocks()
        except StoreDown as error:
            log.warning("table %s: the clocks wait for the store: %s", table, error)  # a scan will find it
        else:
            self.consider(room)

    async def has_lease(self, table: str) -> bool:
        if not self.store.engine.shared:
            return True
        now = wall_clock.now_ms()
        if self.leases.get(table, 0) - now > LEASE // 2:
            return True
        if await self.store.take_lease(table, self.holder, now + LEASE, now):
            self.leases[table] = now + LEASE
            return True
        self.leases.pop(table, None)
        return False

    # --- bots ------------------------------------------------------------------------------------------------------

    async def move_bots(self, room: Room) -> None:
        """Let the bots of a table decide, one after the other, until a person must."""
        try:
            while not self.stopped and room.record.bots_to_move() and await self.has_lease(room.id):
                await self.move_bot(room, room.record.bots_to_move()[0])
        except StoreDown as error:
            log.warning("table %s: bots wait for the store: %s", room.id, error)

    async def move_bot(self, room: Room, seat: int) -> None:
        record = room.record
        version = record.version
        at_once = len(record.awaiting) > 1
        began = asyncio.get_running_loop().time()
        draft = await self.think(room, seat)
        took = asyncio.get_running_loop().time() - began
        if not at_once and took < self.settings.bot_pause:
            await asyncio.sleep(self.settings.bot_pause - took)
        if await room.write([draft], version):
            self.metrics.bot_moves.inc()

    async def think(self, room: Room, seat: int) -> Draft:
        """A bot's move; if the bot is stuck or answers nonsense, a random legal one that says so."""
        record = room.record
        game = record.started_game()
        charter = record.charter
        legal = game.codes(seat)
        question = Question(
            table=charter.id, game=charter.game, players=charter.players, options=charter.options, seed=game.seed,
            log=game.log[:], seat=seat, bot=record.bot_of(seat), chance=secrets.token_hex(16),
        )  # fmt: skip
        try:
            code = await self.workers.choose(question)
        except BotStuck as stuck:
            log.warning("bot stuck: %s", stuck)
            code = -1
        if code in legal:
            return Draft("play", seat, code)
        self.metrics.bots_stuck.inc()
        return Draft("play", seat, secrets.choice(legal), {"stuck": True})

    # --- scans, heartbeats, outages --------------------------------------------------------------------------------

    async def awake(self) -> None:
        await self.beat()
        self.stopped = False

    async def beat(self) -> None:
        """Note that a hall is awake. Whoever wants it while it is being done waits for the same."""
        if self.beating is None or self.beating.done():
            self.beating = asyncio.ensure_future(self.beat_now())
        await asyncio.shield(self.beating)

    async def beat_now(self) -> None:
        """If no hall was awake for long, forgive the clocks of live tables the time nobody was there.

        A hall whose store didn't answer was away, too: nobody could move. The clocks come first, so that whatever fails
        is made up for by the next beat.
        """
        now = wall_clock.now_ms()
        if self.away():
            last = await self.store.last_heartbeat()
            starts_alone = self.beaten == -math.inf and not self.store.engine.shared
            if last is not None and now - last > (0 if starts_alone else OUTAGE):
                # A table that has just begun is not in the store's summaries yet.
                for table in {*await self.store.live_tables(), *self.rooms.rooms}:
                    await self.forgive(table, last, now)
        await self.store.heartbeat(now)
        self.beaten = time.monotonic()

    def away(self) -> bool:
        """Whether this process was held up, or kept from its store, for long."""
        return time.monotonic() - self.beaten > OUTAGE / 1000

    async def beat_if_away(self) -> None:
        """Before anybody's time is found to be up."""
        if self.away():
            await self.beat()

    async def forgive(self, table: str, last: int, now: int) -> None:
        try:
            room = await self.rooms.get(table)
        except Refusal as refusal:
            log.warning("table %s can't be kept: %s", table, refusal)
            return
        forgiven = now - max(last, room.record.updated)
        live = room.record.charter.pace.kind == "live" and room.record.status == "playing"
        if live and forgiven > LEAST_FORGIVEN:
            await room.write([Draft("outage", code=forgiven)], room.record.version)

    async def scan_forever(self) -> None:
        while True:
            try:
                await self.scan()
            except StoreDown as error:
                log.warning("scan failed: %s", error)
            except Exception:
                log.exception("scan failed")
            await asyncio.sleep(SCAN_SECONDS)

    async def scan(self) -> None:
        """Find tables that need the hall but aren't in memory here, or whose keeper has died."""
        for table in await self.store.tables_due(wall_clock.now_ms() + int(2000 * SCAN_SECONDS)):
            try:
                self.consider(await self.rooms.get(table))
            except Refusal as refusal:
                log.warning("table %s can't be kept: %s", table, refusal)

    async def beat_forever(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            self.rooms.neighbours.beat()
            try:
                await self.beat()
            except StoreDown as error:
                log.warning("heartbeat failed: %s", error)
            except Exception:
                log.exception("heartbeat failed")

    async def stop(self) -> None:
        self.stopped = True
        for timer in self.timers.values():
            timer.cancel()
        tasks = list(self.at_work.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(StoreDown):  # then leases run out by themselves, and an older heartbeat counts
            await self.store.heartbeat(wall_clock.now_ms())
            if self.store.engine.shared:
                await self.store.drop_leases(self.holder)
