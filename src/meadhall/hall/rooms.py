"""All tables this process has in memory. Any of them can be dropped and folded again from its log."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from meadhall.hall import wall_clock
from meadhall.hall.ack import Ack
from meadhall.hall.deeds import Doer
from meadhall.hall.frames import personal_summary, summary_body
from meadhall.hall.lines import Draft, Line, number_drafts
from meadhall.hall.opening import TableRequest, first_drafts, open_charter, rematch_request
from meadhall.hall.presence import Elsewhere, read_here
from meadhall.hall.record import fold_log
from meadhall.hall.refusal import Refusal
from meadhall.hall.room import Room, summary_row
from meadhall.hall.settings import Settings
from meadhall.hall.store import Conflict, Store, StoreDown
from meadhall.hall.tokens import derived_name, random_name
from meadhall.hall.watchers import Hub
from meadhall.hall.wire import encode

if TYPE_CHECKING:
    from meadhall.hall.metrics import Metrics

FLUSH_SECONDS, SHARED_FLUSH_SECONDS = 5.0, 1.0
"""Whoever looks at the lobby has it brought up to date first, and a crash leaves what the next start makes up for: only
other processes need it soon."""
FLUSHED_AT_ONCE, FLUSH_PAUSE = 8, 0.02
"""Summaries are saved a few at a time: no move should have to wait for the lobby."""
RETRY_SECONDS = 1.0
CHAT_AGAIN = 20
"""So many lines are shown when another process says that somebody spoke: of several lines, each may be read last."""
TABLE_NAME = 12

log = logging.getLogger("meadhall.hall")


class Rooms:
    """Loads rooms, keeps the busy ones, lets the idle ones go, and keeps the lobby's summaries fresh."""

    def __init__(self, store: Store, hub: Hub, settings: Settings, process: str, metrics: Metrics) -> None:
        self.store = store
        self.hub = hub
        self.settings = settings
        self.process = process
        self.metrics = metrics
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Future[Room]] = {}
        self.dirty: set[str] = set()
        self.duty: Callable[[Room], None] = lambda room: None
        """Told of every change: where the keeper learns that a bot must move."""
        self.hearing: set[asyncio.Task[None]] = set()
        self.elsewhere = Elsewhere()
        store.engine.listen(self.hear)

    # --- finding ---------------------------------------------------------------------------------------------------

    def at_hand(self, table: str) -> Room | None:
        """A table that is in memory, now the most recently used."""
        room = self.rooms.pop(table, None)
        if room is not None:
            self.rooms[table] = room
        return room

    async def get(self, table: str) -> Room:
        room = self.at_hand(table)
        if room is not None:
            return room
        if table not in self.loading:
            self.loading[table] = asyncio.ensure_future(self.load(table))
        try:
            return await asyncio.shield(self.loading[table])
        finally:
            if table in self.loading and self.loading[table].done():
                del self.loading[table]

    async def load(self, table: str) -> Room:
        charter = await self.store.charter(table)
        if charter is None:
            raise Refusal(404, "no-such-table")
        room = self.make_room(Room(fold_log(charter, await self.store.lines(table)), self.store, self.hub, self.process,
                                   self.metrics))  # fmt: skip
        self.duty(room)
        self.evict()
        return room

    def make_room(self, room: Room) -> Room:
        room.changed = self.room_changed
        room.elsewhere = self.elsewhere.at
        room.presence_changed = self.announce_presence
        self.rooms[room.id] = room
        return room

    def evict(self) -> None:
        """Let go of the rooms longest unused, except those somebody watches or works on."""
        surplus = len(self.rooms) - self.settings.rooms_kept
        if surplus <= 0:
            return
        idle = [room for room in self.rooms.values() if not (room.watches or room.kept or room.lock.held)]
        for room in idle[:surplus]:
            if room.id not in self.dirty:
                del self.rooms[room.id]

    # --- opening ---------------------------------------------------------------------------------------------------

    async def open(self, request: TableRequest, doer: Doer) -> Room:
        """Open a table, once: a request with a client id that was sent before finds the table it opened."""
        if request.id is None:
            return await self.open_as(random_name(TABLE_NAME), request, doer)
        return await self.open_as(self.derived(f"table {doer.id} {request.id}"), request, doer)

    def derived(self, what: str) -> str:
        return derived_name(self.settings.secret, what, TABLE_NAME)

    async def open_as(self, table: str, request: TableRequest, doer: Doer) -> Room:
        now = wall_clock.now_ms()
        charter = open_charter(request, doer, table, now, self.settings.allow_seeds)
        lines = number_drafts(first_drafts(request, charter, doer), 0, now, None)
        record = fold_log(charter, lines)
        try:
            await self.store.add_table(charter, lines, summary_row(record))
        except Conflict:
            return await self.get(table)
        room = self.make_room(Room(record, self.store, self.hub, self.process, self.metrics))
        self.hub.sits_at(doer.id, room.id)
        self.metrics.tables.inc()
        self.lobby_changed(room)
        self.duty(room)
        self.evict()
        return room

    async def rematch(self, room: Room, doer: Doer, deed_id: str | None) -> Ack:
        """Open the next table, once: its name follows from this one's, so whoever asks second finds the first one's."""
        while room.record.rematch is None:
            version = room.record.version
            request = rematch_request(room.record, doer)
            successor = await self.open_as(self.derived(f"rematch {room.id}"), request, doer)
            for seat in room.record.seats:
                if seat.person is not None:
                    await self.store.let_in(successor.id, seat.person)
            await room.write([Draft("rematch", detail={"table": successor.id})], version)
        return Ack(room.id, room.record.version, room.record.ply, deed_id, rematch=room.record.rematch)

    # --- keeping up ------------------------------------------------------------------------------------------------

    def room_changed(self, room: Room, lines: list[Line]) -> None:
        present = self.rooms.setdefault(room.id, room)
        if present is not room:
            # The room was let go and loaded again while somebody still held it.
            self.in_background(self.keep_up(room.id))
        self.dirty.add(room.id)
        for line in lines:
            if line.kind == "sit":
                self.hub.sits_at(line.detail["person"], room.id)
        if any(line.kind != "play" for line in lines) or room.record.status == "finished":
            self.lobby_changed(room)
        self.duty(room)

    def lobby_changed(self, room: Room) -> None:
        self.tell_lobby(room)
        if not room.record.charter.private:
            self.announce(f"lobby {room.id}")

    def tell_lobby(self, room: Room) -> None:
        listening = [socket for socket in self.hub.sockets if socket.lobby]
        if room.record.charter.private or not listening:
            return
        summary = summary_body(room.record)
        watchers = room.present().watchers
        for socket in listening:
            socket.send(encode({"is": "lobby", "table": personal_summary(summary, socket.session.ids, watchers)}))

    def hear(self, word: str) -> None:
        """Another process wrote: `<process> log|chat|lobby <table>`, or says who is there: `<process> here|ask …`.

        An empty word: something may have been missed.
        """
        process, _, rest = word.partition(" ")
        if process == self.process:
            return
        if not word:
            self.hear_all_again()
            return
        if self.elsewhere.hear(process):
            self.ask_who_is_there()
        what, _, table = rest.partition(" ")
        if what == "chat":
            self.in_background(self.hear_chat(table))
        elif what in ("here", "ask"):
            self.hear_presence(process, table, asked=what == "ask")
        elif table in self.rooms or table in self.loading:
            self.in_background(self.keep_up(table))
        elif what == "lobby" and any(socket.lobby for socket in self.hub.sockets):
            self.in_background(self.lobby_elsewhere(table))
        elif table in self.hub.seated:
            self.in_background(self.turn_elsewhere(table))

    def hear_all_again(self) -> None:
        """Words may have been missed: read what they would have told."""
        for table in [*self.rooms, *self.loading]:
            self.in_background(self.keep_up(table))
        for table, room in self.rooms.items():
            if room.watches:
                self.in_background(self.hear_chat(table))
        self.ask_who_is_there()

    async def keep_up(self, table: str) -> None:
        """Fold what another process wrote to a table in memory, or to one that is being read, perhaps too early."""
        while True:
            try:
                await (await self.get(table)).hear()
            except StoreDown:
                await asyncio.sleep(RETRY_SECONDS)  # nobody will say it again
            except Refusal:  # a table of other rules
                return
            else:
                return

    def in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self.hearing.add(task)
        task.add_done_callback(self.hearing.discard)

    async def turn_elsewhere(self, table: str) -> None:
        with contextlib.suppress(Refusal, StoreDown):  # a table of other rules
            (await self.get(table)).tell_turns()

    async def lobby_elsewhere(self, table: str) -> None:
        with contextlib.suppress(Refusal, StoreDown):
            self.tell_lobby(await self.get(table))

    # --- who is connected where --------------------------------------------------------------------------------------

    def announce_presence(self, room: Room) -> None:
        """Tell the other processes who watches a table here; the first who comes asks them in return."""
        what = "ask" if len(room.watches) == 1 else "here"
        self.announce(f"{what} {room.id} {room.present_here().in_words()}")

    def ask_who_is_there(self) -> None:
        """Tell the others who is here, and have them tell us."""
        for room in self.rooms.values():
            if room.watches:
                self.announce(f"ask {room.id} {room.present_here().in_words()}")

    def announce(self, words: str) -> None:
        if self.store.engine.shared:
            self.in_background(self.store.announce(f"{self.process} {words}"))

    def hear_presence(self, process: str, words: str, asked: bool) -> None:
        table, _, here = words.partition(" ")
        self.elsewhere.note(process, table, read_here(here))
        room = self.rooms.get(table)
        if room is not None and room.watches:
            room.tell_presence()
            if asked:
                self.announce(f"here {table} {room.present_here().in_words()}")

    def beat(self) -> None:
        """A sign of life for the others, and a look at which of them have given none."""
        self.announce("alive")
        for table in self.elsewhere.forget_silent():
            if table in self.rooms:
                self.rooms[table].tell_presence()

    async def hear_chat(self, table: str) -> None:
        room = self.rooms.get(table)
        if room is not None and room.watches:
            with contextlib.suppress(StoreDown):  # the next line brings it
                lines = await self.store.chat(table, limit=CHAT_AGAIN)
                frame = encode({"is": "chat", "table": table, "lines": lines})
                for watch in room.watches:
                    watch.socket.send(frame)

    async def flush_forever(self) -> None:
        pause = SHARED_FLUSH_SECONDS if self.store.engine.shared else FLUSH_SECONDS
        while True:
            await asyncio.sleep(pause)
            try:
                await self.flush(FLUSH_PAUSE)
            except StoreDown as error:
                log.warning("summaries could not be saved; they will be tried again: %s", error)
            except Exception:
                log.exception("summaries could not be saved; they will be tried again")

    async def flush(self, pause: float = 0) -> None:
        """Save the summaries of all that has changed by now. They are a cache: a crash loses nothing."""
        changed = list(self.dirty)
        for first in range(0, len(changed), FLUSHED_AT_ONCE):
            await self.flush_some(changed[first : first + FLUSHED_AT_ONCE])
            await asyncio.sleep(pause)

    async def flush_some(self, tables: list[str]) -> None:
        rows = [(table, self.rooms[table].summary_row()) for table in tables if table in self.rooms]
        if rows:
            await self.store.save_summaries(rows)
        saved = {table: row.version for table, row in rows}
        for table in tables:
            if table not in self.rooms or self.rooms[table].record.version == saved.get(table):
                self.dirty.discard(table)

    async def refresh_stale(self) -> None:
        """After a crash: bring summaries that lag behind their logs up to date."""
        for table in await self.store.stale_tables():
            try:
                await self.get(table)
            except Refusal as refusal:
                log.warning("table %s can't be opened: %s", table, refusal)
                continue
            self.dirty.add(table)
        await self.flush()
