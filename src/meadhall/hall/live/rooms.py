"""All tables this process has in memory. Any of them can be dropped and folded again from its log."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

import msgspec

from meadhall.hall import wall_clock
from meadhall.hall.live.lobby import Lobby
from meadhall.hall.live.peers import Peers
from meadhall.hall.live.room import Room, Services, are_moves, summary_row
from meadhall.hall.live.watchers import Hub
from meadhall.hall.protocol.acknowledgement import Ack
from meadhall.hall.refusal import Refusal
from meadhall.hall.settings import Settings
from meadhall.hall.store import Conflict, Store, StoreDown
from meadhall.hall.table.branching import branch_of
from meadhall.hall.table.commands.command import Actor
from meadhall.hall.table.folding.fold import fold_log
from meadhall.hall.table.lines import Line, NewLine
from meadhall.hall.table.older_rules import compare_with_summary
from meadhall.hall.table.opening import TableRequest, first_lines, make_terms, rematch_request
from meadhall.hall.table.record import Record
from meadhall.hall.table.storing import number_lines, ready_to_store
from meadhall.hall.table.terms import Terms
from meadhall.hall.tokens import derived_name, random_name

if TYPE_CHECKING:
    from meadhall.hall.metrics import Metrics

TABLE_NAME = 12

log = logging.getLogger("meadhall.hall.live.rooms")


class Rooms:
    """Loads rooms, keeps the busy ones, lets the idle ones go."""

    def __init__(
        self,
        store: Store,
        hub: Hub,
        settings: Settings,
        process: str,
        metrics: Metrics,
        consider: Callable[[Room], None],
        broadcasts: dict[str, Callable[[str], None]],
    ) -> None:
        """`consider` is told of every change: where the scheduler learns that a bot must move. `broadcasts` is what is
        done about words of other processes that aren't of one table."""
        self.store = store
        self.hub = hub
        self.settings = settings
        self.process = process
        self.metrics = metrics
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Future[Room]] = {}
        self.consider = consider
        self.tasks: set[asyncio.Task[None]] = set()
        self.lobby = Lobby(self)
        self.peers = Peers(self, process, broadcasts)
        self.services = Services(
            store,
            hub,
            process,
            metrics,
            changed=self.room_changed,
            elsewhere=self.peers.elsewhere.at,
            presence_changed=self.peers.announce_presence,
            in_background=self.in_background,
        )

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
        room = self.make_room(record)
        if record.status == "stranded":
            self.lobby.dirty.add(table)
        self.consider(room)
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
            terms = await self.store.terms(table)
            if terms is None:
                raise Refusal(404, "no-such-table")
            record = fold_log(terms, await self.store.lines(table))
            saved = await self.store.summary(table) if record.proving else None
            if saved is not None:
                compare_with_summary(record, *saved)
            return record
        except (Refusal, StoreDown):
            raise
        except Exception as error:
            log.error("table %s: its record is damaged: %r", table, error)
            raise Refusal(409, "table-damaged") from error

    def make_room(self, record: Record) -> Room:
        room = self.rooms[record.terms.id] = Room(record, self.services)
        return room

    def evict(self) -> None:
        """Let go of the rooms longest unused, except those somebody watches or works on."""
        surplus = len(self.rooms) - self.settings.rooms_kept
        if surplus <= 0:
            return
        idle = [room for room in self.rooms.values() if not (room.watches or room.busy or room.lock.held)]
        for room in idle[:surplus]:
            if room.id not in self.lobby.dirty:
                del self.rooms[room.id]

    # --- opening ---------------------------------------------------------------------------------------------------

    async def open(self, request: TableRequest, actor: Actor) -> Room:
        """Open a table, once: a request with a client id that was sent before finds the table it opened."""
        if request.id is None:
            return await self.open_as(random_name(TABLE_NAME), request, actor)
        return await self.open_as(self.derived(f"table {actor.id} {request.id}"), request, actor)

    def derived(self, what: str) -> str:
        return derived_name(self.settings.secret, what, TABLE_NAME)

    async def open_as(self, table: str, request: TableRequest, actor: Actor) -> Room:
        now = wall_clock.now_ms()
        terms = make_terms(request, actor, table, now, self.settings)
        new_lines = ready_to_store(Record(terms), first_lines(request, terms, actor))
        lines = number_lines(new_lines, 0, now, None)
        try:
            record = await self.add(terms, lines, actor)
        except Conflict:
            return await self.get(table)
        room = self.make_room(record)
        self.hub.sits_at(actor.id, room.id)
        self.metrics.tables.inc()
        self.lobby_changed(room)
        self.consider(room)
        self.evict()
        return room

    async def open_branch(self, record: Record, ply: int, seat: int, opponents: str | None, actor: Actor) -> Room:
        """Open a private table that goes on from a moment of a finished game."""
        table, now = random_name(TABLE_NAME), wall_clock.now_ms()
        terms, lines = branch_of(record, ply, seat, opponents, actor, table, now)
        branch = await self.add(terms, lines, actor)
        room = self.make_room(branch)
        self.hub.sits_at(actor.id, room.id)
        self.metrics.tables.inc()
        self.consider(room)
        self.evict()
        return room

    async def add(self, terms: Terms, lines: list[Line], actor: Actor) -> Record:
        """Store a new table; as practice, if its person has had their counted try at that day's game."""
        record = fold_log(terms, lines)
        try:
            await self.store.add_table(terms, lines, summary_row(record), actor.ids)
            return record
        except Conflict as error:
            conflict = error
        # Not inside the handler: compiled code loses the exception it handles when it waits there.
        if not terms.counted or await self.store.terms(terms.id) is not None:
            raise conflict
        return await self.add(msgspec.structs.replace(terms, counted=False), lines, actor)

    async def rematch(self, room: Room, actor: Actor, command_id: str | None, nonce_hash: str | None) -> Ack:
        """Open the next table, once: its name follows from this one's, so whoever asks second finds the first one's."""
        while room.record.rematch is None:
            version = room.record.version
            request = rematch_request(room.record, actor, nonce_hash)
            successor = await self.open_as(self.derived(f"rematch {room.id}"), request, actor)
            for seat in room.record.seats:
                if seat.person is not None:
                    await self.store.let_in(successor.id, seat.person)
            await room.write([NewLine("rematch", detail={"table": successor.id})], version)
        return Ack(room.id, room.record.version, room.record.ply, command_id, rematch=room.record.rematch)

    # --- keeping up ------------------------------------------------------------------------------------------------

    def room_changed(self, room: Room, lines: list[Line]) -> None:
        present = self.rooms.setdefault(room.id, room)
        if present is not room:
            # The room was let go and loaded again while somebody still held it.
            self.in_background(self.peers.keep_up(room.id))
        self.lobby.dirty.add(room.id)
        for line in lines:
            if line.kind == "sit":
                self.hub.sits_at(line.detail["person"], room.id)
        record = room.record
        if record.status == "finished" or not are_moves(lines):
            self.lobby_changed(room)
        if record.status != "playing" or record.clocks.timed or record.bots_to_move():
            self.consider(room)  # at a game without clocks that waits for people there is nothing to be done

    def lobby_changed(self, room: Room) -> None:
        self.lobby.tell(room)
        if not room.record.terms.private:
            self.peers.announce(f"lobby {room.id}")

    def in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
