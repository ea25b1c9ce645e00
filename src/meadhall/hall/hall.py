"""The whole hall: store, people, rooms, bots and limits, put together and started in the right order."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import time
import unicodedata
from collections.abc import Callable

from meadhall.hall import wall_clock
from meadhall.hall.admin.runner import Office
from meadhall.hall.bots.pool import Workers
from meadhall.hall.bots.scheduler import Keeper
from meadhall.hall.limits import Rate
from meadhall.hall.live.access import admit
from meadhall.hall.live.broadcasts import Bulletins
from meadhall.hall.live.holding import Holding
from meadhall.hall.live.room import Acknowledge, Room
from meadhall.hall.live.rooms import Rooms
from meadhall.hall.live.watchers import Hub
from meadhall.hall.metrics import Metrics
from meadhall.hall.people.accounts import People, Session
from meadhall.hall.people.bans import Bans
from meadhall.hall.people.recovery import Recovery
from meadhall.hall.protocol.acknowledgement import Ack
from meadhall.hall.protocol.replay import Replays
from meadhall.hall.protocol.requests import Chat, ClaimTime, Rematch
from meadhall.hall.refusal import Refusal
from meadhall.hall.settings import Settings
from meadhall.hall.store import Conflict, Store, StoreDown, open_engine
from meadhall.hall.store.store import ChatLine
from meadhall.hall.table.commands import Deed, Doer, Play, TakeName, check_not_closed, check_not_removed
from meadhall.hall.tasks import end
from meadhall.hall.tokens import random_name
from meadhall.hall.wire import encode
from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.message import bundle
from meadhall.kernel.registry import all_games

CHAT_MOST = 500
CHAT_ATTEMPTS = 20
LAG_SECONDS = 0.1
TIDY_SECONDS = 600
SWEEP_SECONDS = 6 * 3600

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
        self.hub = Hub(settings.limits.queued_total_bytes)
        self.store.engine.told = self.hub.write_outboxes
        self.rooms = Rooms(self.store, self.hub, settings, self.process, self.metrics)
        self.bulletins = Bulletins(self)
        self.office = Office(self)
        self.workers = Workers(settings.workers, settings.bot_seconds)
        self.holding = Holding(settings.pass_hold, settings.secret)
        self.keeper = Keeper(self.rooms, self.store, self.workers, self.holding, settings, self.metrics)
        limits, clock = settings.limits, time.monotonic
        self.deed_rate = Rate(limits.deeds_burst, limits.deeds_per_second, clock)
        self.chat_rate = Rate(limits.chat_burst, limits.chat_per_second, clock)
        self.table_rate = Rate(limits.tables_burst, limits.tables_per_second, clock)
        self.guest_rate = Rate(limits.guests_burst, limits.guests_per_second, clock)
        self.export_rate = Rate(limits.exports_burst, limits.exports_per_second, clock)
        self.login_rate = Rate(limits.logins_burst, limits.logins_per_second, clock)
        self.account_rate = Rate(limits.account_burst, limits.account_per_second, clock)
        self.replays = Replays(Rate(limits.moments_burst, limits.moments_per_second, clock))
        self.session_rate = Rate(limits.sessions_burst, limits.sessions_per_second, clock)
        self.tasks: list[asyncio.Task[None]] = []
        self.closing = False

    # --- life ------------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        bundle("en")  # read now what would otherwise hold everybody up at the first refusal,
        all_games()  # or at a game's first table
        await self.store.engine.open()
        await self.bans.read()
        await self.rooms.lobby.refresh_stale()
        await self.keeper.awake()
        forever = (self.rooms.lobby.flush_forever(), self.keeper.scan_forever(), self.keeper.beat_forever(),
                   self.watch_lag(), self.tidy_forever(), self.sweep_forever(), self.office.work_forever())  # fmt: skip
        self.tasks = [asyncio.ensure_future(work) for work in forever]
        log.info("hall open", extra={"fields": {"store": self.store.engine.name, "process": self.process}})

    async def stop(self) -> None:
        """Finish what is under way, save the summaries, let the workers go. Whatever was acknowledged is on disk."""
        self.closing = True
        for socket in list(self.hub.sockets):
            socket.close(1001)
        await self.keeper.stop()
        await end(self.tasks)
        for room in list(self.rooms.rooms.values()):
            async with room.lock:  # a deed under way is finished and acknowledged
                pass
        with contextlib.suppress(Exception):
            await self.rooms.lobby.flush()
        self.replays.close()
        await self.workers.close()
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

    # --- deeds -----------------------------------------------------------------------------------------------------

    async def room_for(self, table: str, session: Session, key: str | None = None) -> Room:
        """A table, if this person may come in."""
        room = await self.rooms.get(table)
        await admit(room, session, key, self.store)
        return room

    async def do(self, deed: Deed, session: Session, acknowledge: Acknowledge | None = None,
                 key: str | None = None) -> Ack:  # fmt: skip
        if self.closing:
            raise Refusal(503, "closing")
        self.deed_rate.check(session.person.id)
        await self.keeper.beat_if_away()
        room = await self.room_for(deed.table, session, key)
        if isinstance(deed, (Chat, Rematch, ClaimTime)):
            ack = await self.do_beside_log(deed, room, session)
            if acknowledge is not None:
                acknowledge(ack)
            return ack
        wait = self.held_for(deed, room, session.doer)
        if wait:
            await asyncio.sleep(wait)
        return await room.do(deed, session.doer, acknowledge)

    def held_for(self, deed: Deed, room: Room, doer: Doer) -> float:
        """Seconds a deed waits before it is done: nothing unless it is a pass whose quickness could tell something."""
        if not isinstance(deed, Play) or room.record.awaiting == [] or room.record.pass_code(deed.seat) is None:
            return 0.0
        try:
            first = deed.drafts(room.record, doer)[0]
        except MeadhallError:
            return 0.0  # what is wrong with it is said at once
        return self.holding.seconds(room.record, deed.seat, first.code)

    def is_held(self, deed: Deed, session: Session) -> bool:
        """Whether a deed at a table that is at hand would have to wait."""
        room = self.rooms.at_hand(deed.table)
        return room is not None and self.held_for(deed, room, session.doer) > 0

    def play_at_once(
        self, deed: Play, session: Session, acknowledge: Acknowledge, fail: Callable[[Exception], None]
    ) -> bool:
        """The short way of `do` for a move at a table that is at hand; `False` if the long way must be taken."""
        room = self.rooms.at_hand(deed.table)
        if room is None or self.closing or self.keeper.away() or not room.can_do_at_once(deed, session.doer):
            return False
        if self.held_for(deed, room, session.doer):
            return False
        self.deed_rate.check(session.person.id)
        room.do_at_once(deed, session.doer, acknowledge, fail)
        return True

    async def show_new_name(self, doer: Doer, before: str) -> None:
        """Wherever this person sits and the game isn't over, they are called by their new name from now on."""
        for table in await self.store.tables_of(doer.ids):
            with contextlib.suppress(Refusal):  # they have just left, or the table has newer rules: nothing to show
                await (await self.rooms.get(table)).do(TakeName(table=table, before=before), doer)

    async def do_beside_log(self, deed: Chat | Rematch | ClaimTime, room: Room, session: Session) -> Ack:
        """Deeds that don't simply write lines to this table's log."""
        if isinstance(deed, Chat):
            return await self.chat(deed, room, session)
        if isinstance(deed, Rematch):
            return await self.rooms.rematch(room, session.doer, deed.id, deed.nonce_hash)
        if not room.record.seats_of(session.ids):
            raise Refusal(403, "not-seated")
        await room.check_clocks()
        return room.ack(deed.id)

    async def chat(self, deed: Chat, room: Room, session: Session) -> Ack:
        if await self.has_said(deed, room, session):
            return room.ack(deed.id, repeated=True)
        check_not_removed(room.record, session.ids)
        check_not_closed(room.record)
        self.chat_rate.check(session.person.id)
        text, at = clean_chat(deed.text), wall_clock.now_ms()
        name = None if deed.id is None else f"{session.person.id}:{deed.id}"
        person = session.person
        for _ in range(CHAT_ATTEMPTS):
            try:
                number = await self.store.add_chat(room.id, person.id, person.name, text, at, name, self.process)
            except Conflict:
                if await self.has_said(deed, room, session):
                    return room.ack(deed.id, repeated=True)
                continue
            line = ChatLine(number, person.id, person.name, text, at)
            frame = encode({"is": "chat", "table": room.id, "lines": [line]})
            for watch in room.watches:
                watch.socket.send(frame)
            return room.ack(deed.id)
        raise Refusal(503, "busy")

    async def has_said(self, deed: Chat, room: Room, session: Session) -> bool:
        names = [] if deed.id is None else [f"{person}:{deed.id}" for person in sorted(session.ids)]
        return bool(names) and await self.store.chat_of_deeds(room.id, names)


def clean_chat(text: str) -> str:
    """What may be said: some visible text, no control characters but line breaks."""
    plain = text.strip()
    hidden = [character for character in plain
              if unicodedata.category(character) in ("Cc", "Cs") and character != "\n"]  # fmt: skip
    if not 1 <= len(plain) <= CHAT_MOST or hidden:
        raise Refusal(422, "chat-wrong", most_count=CHAT_MOST)
    return plain
