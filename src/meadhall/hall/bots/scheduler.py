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

from meadhall.bots import UnknownBot, bot_id
from meadhall.hall import wall_clock
from meadhall.hall.bots.pool import BotStuck, Pool
from meadhall.hall.bots.worker import Question
from meadhall.hall.live.holding import Holding
from meadhall.hall.live.room import Room
from meadhall.hall.live.rooms import Rooms
from meadhall.hall.refusal import Refusal
from meadhall.hall.settings import Settings
from meadhall.hall.store import Damaged, Store, StoreDown
from meadhall.hall.table.lines import NewLine
from meadhall.hall.table.terms import DAY
from meadhall.hall.tasks import end

if TYPE_CHECKING:
    from meadhall.hall.metrics import Metrics

LEASE = 15_000
SCAN_SECONDS = 5.0
HEARTBEAT_SECONDS = 2.0
OUTAGE = 5_000
"""A silence of all halls longer than this was an outage: clocks of live tables don't count it. A hall that is alone was
away whenever it wasn't running, however shortly."""
LEAST_FORGIVEN, LEAST_FORGIVEN_DAYS = 200, 60_000
"""Less is not worth a line in a table's log; nor is more, where there are days for a decision and none ends soon."""
STEP, DRIFT = 1_000, 20
"""Milliseconds: a clock that is further off was set, or the machine slept; one less far off is followed by as much in
each beat."""
RETRY_SECONDS = 1.0

log = logging.getLogger("meadhall.hall.bots.scheduler")


class Scheduler:
    def __init__(
        self, rooms: Rooms, store: Store, pool: Pool, holding: Holding, settings: Settings, metrics: Metrics
    ) -> None:
        self.rooms = rooms
        self.holding = holding
        self.store = store
        self.pool = pool
        self.settings = settings
        self.metrics = metrics
        self.holder = rooms.process
        self.leases: dict[str, int] = {}
        self.at_work: dict[str, asyncio.Task[None]] = {}
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.stopped = True  # until `awake`
        self.beaten = -math.inf
        """When this process last noted that it is awake."""
        self.set_back_by = 0
        self.to_turn_back: set[str] = set()
        """How far the clock was last set back, and which live tables have yet to be told."""
        self.beating: asyncio.Future[None] | None = None

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
            room.busy = True
            task.add_done_callback(lambda _: self.work_done(room))

    def work_done(self, room: Room) -> None:
        self.at_work.pop(room.id, None)
        room.busy = False
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
        except Refusal as refusal:
            log.warning("table %s can't be kept: %s", table, refusal)
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
        except Refusal as refusal:
            log.warning("table %s can't be kept: %s", room.id, refusal)

    async def move_bot(self, room: Room, seat: int) -> None:
        record = room.record
        version = record.version
        at_once = len(record.awaiting) > 1
        began = asyncio.get_running_loop().time()
        new_line = await self.think(room, seat)
        took = asyncio.get_running_loop().time() - began
        pause = 0.0 if at_once else self.settings.bot_pause - took
        pause = max(pause, self.holding.seconds(record, seat, new_line.code))
        if pause > 0:
            await asyncio.sleep(pause)
        if await room.write([new_line], version):
            self.metrics.bot_moves.inc()

    async def think(self, room: Room, seat: int) -> NewLine:
        """A bot's move; if the bot is stuck or answers nonsense, a random legal one that says so.

        For whoever ran out of time it is the game's default answer, where the host wanted that and there is one.
        """
        record = room.record
        game = record.started_game()
        if record.answers_by_default(seat):
            answer = game.game.default(game.state, seat)
            if answer is not None:
                return NewLine("play", seat, answer)
        terms = record.terms
        legal = game.codes(seat)
        try:
            question = Question(
                table=terms.id, game=terms.game, players=terms.players, options=terms.options, seed=game.seed,
                log=game.log[:], seat=seat, bot=bot_id(record.bot_of(seat)), chance=secrets.token_hex(16),
            )  # fmt: skip
            code = await self.pool.choose(question)
        except (BotStuck, UnknownBot) as stuck:  # the operator no longer admits a bot that was seated before
            log.warning("bot stuck: %s", stuck)
            code = -1
        if code in legal:
            return NewLine("play", seat, code)
        self.metrics.bots_stuck.inc()
        return NewLine("play", seat, secrets.choice(legal), {"stuck": True})

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
        """Take care of the tables' clocks where time has passed that the hall didn't see; then its own clock follows.

        That is while no hall was awake, while the store didn't answer (nobody could move), and where the wall clock
        jumped: set by hand or by NTP, or because the machine slept. The tables come first, so that whatever fails is
        made up for by the next beat. Only where time was set back the hall's clock comes first: a line by the old time
        after one by the new would charge somebody for what lies between.
        """
        before, now = wall_clock.STEADY.now(), await self.store.engine.now_ms()
        step = now - before
        if self.away() or abs(step) > STEP:
            await self.take_step(before, now)
        elif abs(step) > DRIFT:
            now = before + (DRIFT if step > 0 else -DRIFT)
        wall_clock.STEADY.follow(now)
        await self.turn_tables_back(now)
        await self.store.heartbeat(now)
        self.beaten = time.monotonic()

    async def take_step(self, before: int, now: int) -> None:
        """Forgive the tables' clocks what lies between the last sign of life and now, or note how far it went back."""
        starts, alone = self.beaten == -math.inf, not self.store.engine.shared
        last = await self.store.last_heartbeat() if self.away() or not alone else before
        if last is None:
            return
        if last - now > STEP:
            self.set_back_by = last - now
            self.to_turn_back = {*await self.store.timed_tables(0), *self.rooms.rooms}
        elif now - last > (0 if starts and alone else STEP if alone and not self.away() else OUTAGE):
            # A table that has just begun is not in the store's summaries yet.
            for table in {*await self.store.timed_tables(now + DAY), *self.rooms.rooms}:
                await self.forgive(table, last, now, stepped=not self.away())

    async def turn_tables_back(self, now: int) -> None:
        """Tell live tables that time was set back: what was spent since their last line was spent all the same."""
        for table in sorted(self.to_turn_back):
            room = await self.room_of(table)
            line = NewLine("outage", code=-self.set_back_by, detail={"step": True})
            if room is None or not is_live(room) or await room.write([line], room.record.version, now):
                self.to_turn_back.discard(table)

    def away(self) -> bool:
        """Whether this process was held up, or kept from its store, for long."""
        return time.monotonic() - self.beaten > OUTAGE / 1000

    async def beat_if_away(self) -> None:
        """Before anybody's time is found to be up."""
        if self.away():
            await self.beat()

    async def forgive(self, table: str, last: int, now: int, stepped: bool) -> None:
        room = await self.room_of(table)
        if room is None or room.record.status != "playing":
            return
        due = room.record.clocks.next_due()
        forgiven = now - max(last, room.record.updated)
        near = due is not None and due < now + DAY and forgiven >= LEAST_FORGIVEN_DAYS
        if near or (is_live(room) and forgiven > LEAST_FORGIVEN):
            line = NewLine("outage", code=forgiven, detail={"step": True} if stepped else {})
            await room.write([line], room.record.version, now)

    async def room_of(self, table: str) -> Room | None:
        try:
            return await self.rooms.get(table)
        except (Refusal, Damaged) as refusal:
            log.warning("table %s can't be kept: %s", table, refusal)
            return None

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
        """Find tables that need the hall but aren't in memory here, or whose scheduler has died."""
        for table in await self.store.tables_due(wall_clock.now_ms() + int(2000 * SCAN_SECONDS)):
            room = await self.room_of(table)
            if room is not None:
                self.consider(room)

    async def beat_forever(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            self.rooms.peers.beat()
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
        await end(list(self.at_work.values()))
        with contextlib.suppress(StoreDown):  # then leases run out by themselves, and an older heartbeat counts
            await self.store.heartbeat(wall_clock.STEADY.now())
            if self.store.engine.shared:
                await self.store.drop_leases(self.holder)


def is_live(room: Room) -> bool:
    return room.record.terms.pace.kind == "live" and room.record.status == "playing"
