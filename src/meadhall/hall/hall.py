"""The whole hall: store, people, rooms, bots and limits, put together and started in the right order."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import time
import unicodedata
from collections.abc import Callable

from meadhall.bots import admit_bots
from meadhall.hall import wall_clock
from meadhall.hall.admin.runner import AdminRunner
from meadhall.hall.bots.analyses import Analyses
from meadhall.hall.bots.pool import Pool
from meadhall.hall.bots.scheduler import Scheduler
from meadhall.hall.limits import Rate
from meadhall.hall.live.access import admit
from meadhall.hall.live.broadcasts import Broadcasts
from meadhall.hall.live.daily_results import DailyResults
from meadhall.hall.live.holding import Holding
from meadhall.hall.live.identities import check_forever
from meadhall.hall.live.intake import Intake
from meadhall.hall.live.room import Room
from meadhall.hall.live.rooms import Rooms
from meadhall.hall.live.watchers import Hub
from meadhall.hall.metrics import Metrics
from meadhall.hall.people.accounts import People, Session
from meadhall.hall.people.bans import Bans
from meadhall.hall.people.decks import SavedDecks
from meadhall.hall.people.recovery import Recovery
from meadhall.hall.protocol.acknowledgement import Ack
from meadhall.hall.protocol.replay import Replays
from meadhall.hall.protocol.requests import Chat, ClaimTime, Rematch
from meadhall.hall.refusal import Refusal
from meadhall.hall.settings import Settings
from meadhall.hall.store import Conflict, Store, StoreDown, open_engine
from meadhall.hall.store.store import ChatLine
from meadhall.hall.table.commands.checks import check_not_closed, check_not_removed
from meadhall.hall.table.commands.command import Actor, Command
from meadhall.hall.table.commands.seating import TakeName
from meadhall.hall.tasks import end, settle
from meadhall.hall.tokens import random_name
from meadhall.hall.wire import encode
from meadhall.kernel.registry import all_games
from meadhall.kernel.words.catalogue import catalogue

CHAT_MOST = 500
CHAT_ATTEMPTS = 20
LAG_SECONDS = 0.1
TIDY_SECONDS = 600
SWEEP_SECONDS = 6 * 3600

Acknowledge = Callable[[Ack], None]

log = logging.getLogger("meadhall.hall")


class Hall:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = random_name(8)
        self.metrics = Metrics()
        self.store = Store(open_engine(settings.database_address))
        self.people = People(self.store.engine, settings.secret, settings.guest_days, settings.account_days)
        self.recovery = Recovery(self.people)
        self.bans = Bans(self.store.engine)
        self.decks = SavedDecks(self.store.engine)
        self.daily_results = DailyResults(self.store)
        self.hub = Hub(settings.limits.queued_total_bytes)
        self.broadcasts = Broadcasts(self)
        self.rooms = Rooms(
            self.store,
            self.hub,
            settings,
            self.process,
            self.metrics,
            consider=lambda room: self.scheduler.consider(room),
            broadcasts=self.broadcasts.handlers(),
        )
        self.admin_runner = AdminRunner(self)
        admit_bots(settings.bots)
        self.pool = Pool(settings.workers, settings.bot_seconds)
        self.analyses = Analyses(self.store, settings)
        self.holding = Holding(settings.pass_hold, settings.secret)
        self.scheduler = Scheduler(self.rooms, self.store, self.pool, self.holding, settings, self.metrics)
        limits, clock = settings.limits, time.monotonic
        self.request_rate = Rate(limits.deeds_burst, limits.deeds_per_second, clock)
        self.intake = Intake(self.rooms, self.holding, self.request_rate, self.scheduler.away)
        self.chat_rate = Rate(limits.chat_burst, limits.chat_per_second, clock)
        self.table_rate = Rate(limits.tables_burst, limits.tables_per_second, clock)
        self.guest_rate = Rate(limits.guests_burst, limits.guests_per_second, clock)
        self.export_rate = Rate(limits.exports_burst, limits.exports_per_second, clock)
        self.login_rate = Rate(limits.logins_burst, limits.logins_per_second, clock)
        self.account_rate = Rate(limits.account_burst, limits.account_per_second, clock)
        self.replays = Replays(Rate(limits.moments_burst, limits.moments_per_second, clock))
        self.hint_rate = Rate(limits.hints_burst, limits.hints_per_second, clock)
        self.review_rate = Rate(limits.reviews_burst, limits.reviews_per_second, clock)
        self.session_rate = Rate(limits.sessions_burst, limits.sessions_per_second, clock)
        self.deck_rate = Rate(limits.decks_burst, limits.decks_per_second, clock)
        self.tasks: list[asyncio.Task[None]] = []

    @property
    def closing(self) -> bool:
        return self.intake.closed

    # --- life ------------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        catalogue("en").read_all()  # read now what would otherwise hold everybody up at the first refusal,
        all_games()  # or at a game's first table
        await self.store.engine.open()
        await self.bans.read()
        await self.rooms.lobby.refresh_stale()
        await self.scheduler.awake()
        beside = (
            self.rooms.lobby.flush_forever(),
            self.rooms.lobby.look_for_stranded(),
            self.scheduler.scan_forever(),
            self.scheduler.beat_forever(),
            check_forever(self.hub, self.people),
            self.watch_lag(),
            self.tidy_forever(),
            self.sweep_forever(),
            self.admin_runner.work_forever(),
        )
        self.tasks = [asyncio.ensure_future(work) for work in beside]
        log.info("hall open", extra={"fields": {"store": self.store.engine.name, "process": self.process}})

    async def stop(self) -> None:
        """Finish what is under way, save the summaries, let the workers go. Whatever was acknowledged is on disk."""
        self.intake.closed = True
        for socket in list(self.hub.sockets):
            socket.close(1001)
        await self.scheduler.stop()
        await end(self.tasks)
        for room in list(self.rooms.rooms.values()):
            async with room.lock:  # a command under way is finished and acknowledged
                pass
        with contextlib.suppress(Exception):
            await self.rooms.lobby.flush()
        self.replays.close()
        await self.analyses.close()
        await self.pool.close()
        await self.store.engine.close()
        log.info("hall closed")

    async def watch_lag(self) -> None:
        """How late the event loop is: the sign that something blocks it."""
        loop = asyncio.get_running_loop()
        worst = 0.0
        for beat in range(1, 1 << 62):
            began = loop.time()
            await asyncio.sleep(LAG_SECONDS)
            worst = max(worst, loop.time() - began - LAG_SECONDS)
            if beat % 50 == 0:
                self.metrics.loop_lag.set(worst)
                worst = 0.0

    async def tidy_forever(self) -> None:
        """Find what is garbage only as a whole; `server` keeps Python from looking for it under load."""
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            gc.collect()

    async def sweep_forever(self) -> None:
        """Delete sessions that ended long ago."""
        while True:
            try:
                await self.people.sweep(wall_clock.now_ms())
            except StoreDown as error:
                log.warning("ended sessions could not be deleted; they will be tried again: %s", error)
            await asyncio.sleep(SWEEP_SECONDS)

    # --- commands -----------------------------------------------------------------------------------------------------

    async def room_for(self, table: str, session: Session, key: str | None = None) -> Room:
        """A table, if this person may come in."""
        room = await self.rooms.get(table)
        await admit(room, session, key, self.store)
        return room

    async def do(self, command: Command, session: Session, acknowledge: Acknowledge | None = None,
                 key: str | None = None) -> Ack:  # fmt: skip
        """Have a command done: at a table that may have to be read first, and for whoever would rather wait.

        `acknowledge` is called before anybody is shown what follows.
        """
        self.intake.check_may_ask(session)
        await self.scheduler.beat_if_away()
        room = await self.room_for(command.table, session, key)
        answer: asyncio.Future[Ack] = asyncio.get_running_loop().create_future()

        def done(ack: Ack | None, error: Exception | None) -> None:
            if ack is not None and acknowledge is not None:
                acknowledge(ack)
            settle(answer, ack, error)

        if isinstance(command, (Chat, Rematch, ClaimTime)):
            done(await self.do_beside_log(command, room, session), None)
        else:
            self.intake.submit_in_time(room, command, session.actor, done)
        return await answer

    async def show_new_name(self, actor: Actor, before: str) -> None:
        """Wherever this person sits and the game isn't over, they are called by their new name from now on."""
        for table in await self.store.tables_of(actor.ids):
            with contextlib.suppress(Refusal):  # they have just left, or the table has newer rules: nothing to show
                await (await self.rooms.get(table)).do(TakeName(table=table, before=before), actor)

    async def do_beside_log(self, command: Chat | Rematch | ClaimTime, room: Room, session: Session) -> Ack:
        """Commands that don't simply write lines to this table's log."""
        if isinstance(command, Chat):
            return await self.chat(command, room, session)
        if isinstance(command, Rematch):
            return await self.rooms.rematch(room, session.actor, command.id, command.nonce_hash)
        if not room.record.seats_of(session.ids):
            raise Refusal(403, "not-seated")
        await room.check_clocks()
        return room.ack(command.id)

    async def chat(self, command: Chat, room: Room, session: Session) -> Ack:
        if await self.has_said(command, room, session):
            return room.ack(command.id, repeated=True)
        check_not_removed(room.record, session.ids)
        check_not_closed(room.record)
        self.chat_rate.check(session.person.id)
        text, at = clean_chat(command.text), wall_clock.now_ms()
        name = None if command.id is None else f"{session.person.id}:{command.id}"
        person = session.person
        for _ in range(CHAT_ATTEMPTS):
            try:
                number = await self.store.add_chat(room.id, person.id, person.name, text, at, name, self.process)
            except Conflict:
                if await self.has_said(command, room, session):
                    return room.ack(command.id, repeated=True)
                continue
            line = ChatLine(number, person.id, person.name, text, at)
            message = encode({"is": "chat", "table": room.id, "lines": [line]})
            for watch in room.watches:
                watch.socket.send(message)
            return room.ack(command.id)
        raise Refusal(503, "busy")

    async def has_said(self, command: Chat, room: Room, session: Session) -> bool:
        names = [] if command.id is None else [f"{person}:{command.id}" for person in sorted(session.ids)]
        return bool(names) and await self.store.chat_of_commands(room.id, names)


def clean_chat(text: str) -> str:
    """What may be said: some visible text, no control characters but line breaks."""
    plain = text.strip()
    hidden = [character for character in plain
              if unicodedata.category(character) in ("Cc", "Cs") and character != "\n"]  # fmt: skip
    if not 1 <= len(plain) <= CHAT_MOST or hidden:
        raise Refusal(422, "chat-wrong", most_count=CHAT_MOST)
    return plain
