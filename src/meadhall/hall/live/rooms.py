"""All tables this process has in memory. Any of them can be dropped and folded again from its log."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

import msgspec

from meadhall.hall import wall_clock
from meadhall.hall.live.lobby import Lobby
from meadhall.hall.live.peers import Neighbours
from meadhall.hall.live.room import Room, summary_row
from meadhall.hall.live.watchers import Hub
from meadhall.hall.protocol.acknowledgement import Ack
from meadhall.hall.refusal import Refusal
from meadhall.hall.settings import Settings
from meadhall.hall.store import Conflict, Store, StoreDown
from meadhall.hall.table.commands import Doer
from meadhall.hall.table.lines import Draft, Line, number_drafts
from meadhall.hall.table.opening import TableRequest, first_drafts, open_charter, rematch_request
from meadhall.hall.table.record import Record, fold_log
from meadhall.hall.table.terms import Charter
from meadhall.hall.tokens import derived_name, random_name

if TYPE_CHECKING:
    from meadhall.hall.metrics import Metrics

TABLE_NAME = 12

log = logging.getLogger("meadhall.hall.live.rooms")


class Rooms:
    """Loads rooms, keeps the busy ones, lets the idle ones go."""

    def __init__(self, store: Store, hub: Hub, settings: Settings, process: str, metrics: Metrics) -> None:
        self.store = store
        self.hub = hub
        self.settings = settings
        self.process = process
        self.metrics = metrics
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Future[Room]] = {}
        self.duty: Callable[[Room], None] = lambda room: None
        """Told of every change: where the keeper learns that a bot must move."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.lobby = Lobby(self)
        self.neighbours = Neighbours(self, process)

    # --- finding ---------------------------------------------------------------------------------------------------

    def at_hand(self, table: str) -> Room | None:
        """A table that is in memory, now the most recently used."""
        room = self.rooms.pop(table, None)
        if room is not None:
            self.rooms[table] = room
        return room

    def knows(self, table: str) -> bool:
        """Whether a table is in memory, or on its way there."""
        return table in self.rooms or table in self.loading

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
        record = await self.read_record(table)
        room = self.make_room(Room(record, self.store, self.hub, self.process, self.metrics))
        if record.status == "stranded":
            self.lobby.dirty.add(table)
        self.duty(room)
        self.evict()
        return room

    def give_up(self, table: str, refusal: Refusal) -> None:
        """A table has gone on under rules this process doesn't have: nothing of it can be shown here any more."""
        room = self.rooms.pop(table, None)
        if room is not None:
            for watch in list(room.watches):
                room.stop_watch(watch, refusal)

    async def read_record(self, table: str) -> Record:
        """A table from the store. One whose rows make no sense costs nobody but those who sit at it."""
        try:
            charter = await self.store.charter(table)
            if charter is None:
                raise Refusal(404, "no-such-table")
            record = fold_log(charter, await self.store.lines(table))
            saved = await self.store.summary(table) if record.proving else None
            if saved is not None:
                record.compare_with_summary(*saved)
            return record
        except (Refusal, StoreDown):
            raise
        except Exception as error:
            log.error("table %s: its record is damaged: %r", table, error)
            raise Refusal(409, "table-damaged") from error

    def make_room(self, room: Room) -> Room:
        room.changed = self.room_changed
        room.elsewhere = self.neighbours.elsewhere.at
        room.presence_changed = self.neighbours.announce_presence
        self.rooms[room.id] = room
        return room

    def evict(self) -> None:
        """Let go of the rooms longest unused, except those somebody watches or works on."""
        surplus = len(self.rooms) - self.settings.rooms_kept
        if surplus <= 0:
            return
        idle = [room for room in self.rooms.values() if not (room.watches or room.kept or room.lock.held)]
        for room in idle[:surplus]:
            if room.id not in self.lobby.dirty:
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
        charter = open_charter(request, doer, table, now, self.settings)
        drafts = Record(charter).ready_to_store(first_drafts(request, charter, doer))
        lines = number_drafts(drafts, 0, now, None)
        try:
            record = await self.add(charter, lines, doer)
        except Conflict:
            return await self.get(table)
        room = self.make_room(Room(record, self.store, self.hub, self.process, self.metrics))
        self.hub.sits_at(doer.id, room.id)
        self.metrics.tables.inc()
        self.lobby_changed(room)
        self.duty(room)
        self.evict()
        return room

    async def add(self, charter: Charter, lines: list[Line], doer: Doer) -> Record:
        """Store a new table; as practice, if its person has had their counted try at that day's game."""
        record = fold_log(charter, lines)
        try:
            await self.store.add_table(charter, lines, summary_row(record), doer.ids)
            return record
        except Conflict as error:
            conflict = error
        # Not inside the handler: compiled code loses the exception it handles when it waits there.
        if not charter.counted or await self.store.charter(charter.id) is not None:
            raise conflict
        return await self.add(msgspec.structs.replace(charter, counted=False), lines, doer)

    async def rematch(self, room: Room, doer: Doer, deed_id: str | None, nonce_hash: str | None) -> Ack:
        """Open the next table, once: its name follows from this one's, so whoever asks second finds the first one's."""
        while room.record.rematch is None:
            version = room.record.version
            request = rematch_request(room.record, doer, nonce_hash)
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
            self.in_background(self.neighbours.keep_up(room.id))
        self.lobby.dirty.add(room.id)
        for line in lines:
            if line.kind == "sit":
                self.hub.sits_at(line.detail["person"], room.id)
        if any(line.kind != "play" for line in lines) or room.record.status == "finished":
            self.lobby_changed(room)
        self.duty(room)

    def lobby_changed(self, room: Room) -> None:
        self.lobby.tell(room)
        if not room.record.charter.private:
            self.neighbours.announce(f"lobby {room.id}")

    def in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
