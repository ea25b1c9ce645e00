"""A table that is alive in this process: its record, who watches it, and the one way its log grows."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from meadhall.hall import wall_clock
from meadhall.hall.live.lock import Latch
from meadhall.hall.live.presence import Here
from meadhall.hall.live.watchers import Hub, Socket, Watch
from meadhall.hall.protocol.acknowledgement import Ack
from meadhall.hall.protocol.messages import (
    Look,
    Present,
    deal_part,
    state_frame,
    state_frames,
    summary_body,
    table_body,
)
from meadhall.hall.protocol.view_cache import SentViews
from meadhall.hall.refusal import Refusal, error_body
from meadhall.hall.store import Conflict, Store
from meadhall.hall.store.store import SummaryRow, compact
from meadhall.hall.table.commands import Deed, Doer, clock_drafts, late_start_drafts
from meadhall.hall.table.lines import Draft, Line, number_drafts
from meadhall.hall.table.record import Record
from meadhall.hall.wire import encode
from meadhall.kernel.deal import commitment

if TYPE_CHECKING:
    from meadhall.hall.metrics import Metrics

ATTEMPTS = 20
"""How often a deed is tried again when another process was first with a line."""


Acknowledge = Callable[[Ack], None]


def deed_name(deed: Deed, doer: Doer) -> str | None:
    """By what a deed that is sent again is recognised."""
    return None if deed.id is None else f"{doer.id}:{deed.id}"


class Room:
    """The one place where lines are added to a table, one deed at a time.

    Lines are stored first, then folded, then shown: what anybody has seen is on disk.
    """

    def __init__(self, record: Record, store: Store, hub: Hub, process: str, metrics: Metrics) -> None:
        self.record = record
        self.store = store
        self.hub = hub
        self.process = process
        self.metrics = metrics
        self.lock = Latch()
        self.watches: set[Watch] = set()
        self.sent: SentViews | None = None
        self.changed: Callable[[Room, list[Line]], None] = lambda room, lines: None
        self.behind = False
        self.kept = False
        """Whether the keeper is at work here: such a room stays in memory."""
        self.asking = record.question is not None
        """Whether those who watch believe that an undo is asked for."""
        self.admitted: set[str] = set()
        self.elsewhere: Callable[[str], Here] = lambda table: Here()
        self.presence_changed: Callable[[Room], None] = lambda room: None

    @property
    def id(self) -> str:
        return self.record.charter.id

    # --- the log -----------------------------------------------------------------------------------------------

    async def do(self, deed: Deed, doer: Doer, acknowledge: Acknowledge | None = None) -> Ack:
        """Do a deed once, however often it is sent; the acknowledgement comes after it is durable."""
        async with self.lock:
            for _ in range(ATTEMPTS):
                await self.catch_up_if_behind()
                if deed.id is not None and self.has_done(doer, deed.id):
                    ack = self.ack(deed.id, repeated=True)
                    if acknowledge is not None:
                        acknowledge(ack)
                    return ack
                await self.flag_if_due()
                drafts = deed.drafts(self.record, doer)
                lines = await self.store_lines(drafts, deed_name(deed, doer))
                if lines is not None:
                    return self.finish(lines, deed.id, acknowledge)
        raise Refusal(503, "busy")

    def can_do_at_once(self, deed: Deed, doer: Doer) -> bool:
        """Whether nothing would have to be waited for, and the deed is that of somebody who sits here."""
        record = self.record
        if self.store.engine.shared or self.lock.held or self.behind or not record.seats_of(doer.ids):
            return False
        if record.clocks.timed and clock_drafts(record, wall_clock.now_ms()):
            return False
        return deed.id is None or not self.has_done(doer, deed.id)

    def do_at_once(self, deed: Deed, doer: Doer, acknowledge: Acknowledge, fail: Callable[[Exception], None]) -> None:
        """The short way of `do`, for the moves of a busy hall and after `can_do_at_once`: no task, the store calls."""
        self.lock.take()
        began = time.perf_counter()

        def durable(error: Exception | None) -> None:
            try:
                if error is None:
                    self.metrics.tally.committed(len(lines), time.perf_counter() - began)
                    self.finish(lines, deed.id, acknowledge)
                else:
                    self.behind = True  # whether the lines were written is not known
                    fail(error)
            finally:
                self.lock.release()

        try:
            lines = self.number(deed.drafts(self.record, doer), deed_name(deed, doer))
            self.store.append_soon(self.id, lines, durable)
        except BaseException:
            self.lock.release()
            raise

    def has_done(self, doer: Doer, deed_id: str) -> bool:
        return any(f"{person}:{deed_id}" in self.record.deeds for person in doer.ids)

    def ack(self, deed_id: str | None, *, repeated: bool = False, asked: bool = False) -> Ack:
        return Ack(self.id, self.record.version, self.record.ply, deed_id, repeated, asked)

    def finish(self, lines: list[Line], deed_id: str | None, acknowledge: Acknowledge | None) -> Ack:
        before = self.record.status
        for line in lines:
            self.record.fold(line)
        ack = self.ack(deed_id, asked=any(line.kind == "undo-asked" for line in lines))
        if acknowledge is not None:
            acknowledge(ack)
        self.show(lines, before)
        return ack

    async def write(self, drafts: list[Draft], expected_version: int, at: int | None = None) -> bool:
        """Add the hall's own lines (bots, clocks), if the table still stands where they were thought out.

        `at` is their time where the clock is being set.
        """
        async with self.lock:
            await self.catch_up_if_behind()
            if self.record.version != expected_version:
                return False
            lines = await self.store_lines(drafts, None, at)
            if lines is not None:
                self.finish(lines, None, None)
            return lines is not None

    async def store_lines(self, drafts: list[Draft], deed: str | None, at: int | None = None) -> list[Line] | None:
        """Make lines durable; `None` if another process was first, in which case its lines are here now."""
        lines = self.number(drafts, deed, at)
        began = time.perf_counter()
        try:
            await self.store.append(self.id, lines, self.process)
        except Conflict:
            self.metrics.conflicts.inc()
            await self.catch_up()
            return None
        except BaseException:
            # Whether the lines were written is not known: look before anything else is done here.
            self.behind = True
            raise
        self.metrics.tally.committed(len(lines), time.perf_counter() - began)
        return lines

    def number(self, drafts: list[Draft], deed: str | None, at: int | None = None) -> list[Line]:
        record = self.record
        if at is None:
            at = max(wall_clock.now_ms(), record.updated)
        return number_drafts(record.ready_to_store(drafts), record.version, at, deed)

    async def flag_if_due(self) -> None:
        """What time itself does at a table: flags fall, and a start waits no longer for nonces."""
        record, now = self.record, wall_clock.now_ms()
        drafts = clock_drafts(record, now) if record.status == "playing" else late_start_drafts(record, now)
        if drafts:
            lines = await self.store_lines(drafts, None)
            if lines is not None:
                self.finish(lines, None, None)

    async def check_clocks(self) -> None:
        async with self.lock:
            await self.catch_up_if_behind()
            await self.flag_if_due()

    async def catch_up_if_behind(self) -> None:
        if self.behind:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Fold what other processes wrote, and show it."""
        self.behind = True  # until it has been read: the store may be down
        lines = await self.store.lines(self.id, self.record.version)
        before = self.record.status
        for line in lines:
            self.record.fold(line)  # refuses a table that has gone on under newer rules
        self.behind = False
        if lines:
            self.show(lines, before)

    async def hear(self) -> None:
        """Another process says it wrote here."""
        async with self.lock:
            await self.catch_up()

    # --- showing -----------------------------------------------------------------------------------------------

    def show(self, lines: list[Line], before: str) -> None:
        """Tell everybody who watches what the new lines changed."""
        record = self.record
        only_moves = all(line.kind == "play" and not line.detail for line in lines)
        if not only_moves:
            self.turn_out([line.detail["person"] for line in lines if line.detail.get("removed")])
        if record.status != before == "open":
            self.settle_watchers()
        if not only_moves or self.asking or record.status != before:  # a move withdraws the question
            self.show_table()
            self.asking = record.question is not None
        if record.game is not None:
            undone = [] if only_moves else [line.code for line in lines if line.kind == "undo"]
            self.show_states(min(undone) if undone else None, finished=record.status == "finished" != before)
        self.changed(self, lines)
        self.tell_turns()
        self.ask_for_nonces()

    def settle_watchers(self) -> None:
        """When the game begins everybody looks from where they sit by now, and nobody else where only players may."""
        record = self.record
        for watch in list(self.watches):
            mine = record.seats_of(watch.socket.session.ids)
            if watch.seat not in mine and not (watch.chosen and watch.seat is None):
                watch.seat = mine[0] if mine else None
            if not mine and not record.charter.spectators:
                self.stop_watch(watch, Refusal(403, "no-spectators"))

    def turn_out(self, removed: list[str]) -> None:
        """Whoever was removed from a seat stops watching at once, and is told why."""
        if removed:
            for watch in list(self.watches):
                if not watch.socket.session.ids.isdisjoint(removed):
                    self.stop_watch(watch, Refusal(403, "you-were-removed"))

    def stop_watch(self, watch: Watch, refusal: Refusal) -> None:
        """End somebody's watch against their will."""
        self.unwatch(watch.socket, quietly=True)
        watch.socket.send_value({"is": "refused", "id": None, "table": self.id,
                                 "error": error_body(refusal), "status": refusal.status})  # fmt: skip

    def show_table(self) -> None:
        present = self.present()
        for watch in self.watches:
            ids = watch.socket.session.ids
            watch.socket.send_value({"is": "table", **table_body(self.record, ids, present)})

    def show_states(self, undone_to: int | None, finished: bool) -> None:
        """Each watcher's own state; people who look from the same seat share a frame."""
        record = self.record
        watches = list(self.watches)
        if not watches:
            return
        if self.sent is None:
            self.sent = SentViews(record.started_game())
        looks: list[Look] = []
        for watch in watches:
            after = watch.after if undone_to is None else min(watch.after, undone_to)
            looks.append((watch.seat, -1 if finished else after))
        ply = record.ply
        for watch, frame in zip(watches, state_frames(record, looks, wall_clock.now_ms(), self.sent), strict=True):
            watch.after = ply
            watch.socket.send(frame)
        self.metrics.tally.updates += len(watches)

    def tell_turns(self) -> None:
        """Word to people who must decide but look elsewhere."""
        for seat in self.record.awaiting:
            holder = self.record.seats[seat]
            if not holder.played_by_person or holder.person is None:
                continue
            elsewhere = self.hub.not_watching(holder.person, self.id)
            if elsewhere:
                frame = encode({"is": "turn", "table": self.id, "seat": seat, "ply": self.record.ply,
                                "hot_seat": self.record.charter.hot_seat,
                                "reminded": seat in self.record.clocks.reminded})  # fmt: skip
                for socket in elsewhere:
                    socket.send(frame)

    def ask_for_nonces(self) -> None:
        """Word to people whose nonce is waited for, wherever they look."""
        if not self.record.sealed:
            return
        frame = encode({"is": "reveal", "table": self.id, "commitment": commitment(self.record.charter.seed),
                        "deal": deal_part(self.record)})  # fmt: skip
        for seat in self.record.seats:
            if seat.person is not None and seat.nonce_hash is not None and seat.nonce is None:
                for socket in self.hub.of_person.get(seat.person, ()):
                    socket.send(frame)

    # --- watching ----------------------------------------------------------------------------------------------

    def watch(self, socket: Socket, seat: int | None, after: int, chosen: bool) -> None:
        """Begin to follow: what stands now is sent at once, then whatever changes."""
        again = self.id in socket.watching
        self.unwatch(socket, quietly=True)
        # Before the start nothing of the journal is known, not even how the game is set up.
        watch = Watch(socket, seat, -1 if self.record.game is None else self.record.ply, chosen)
        socket.watching[self.id] = watch
        self.watches.add(watch)
        socket.send_value({"is": "table", **table_body(self.record, socket.session.ids, self.present())})
        if self.record.game is not None:
            socket.send(state_frame(self.record, seat, self.record.journal_kept(after), wall_clock.now_ms()))
        if not again:  # nobody came
            self.show_presence()

    def unwatch(self, socket: Socket, *, quietly: bool = False) -> None:
        watch = socket.watching.pop(self.id, None)
        if watch is not None:
            self.watches.discard(watch)
            if not quietly:
                self.show_presence()

    def present_here(self) -> Here:
        """Who watches through this process."""
        seated = frozenset(seat.person for seat in self.record.seats if seat.person is not None)
        connected = frozenset(person for watch in self.watches for person in watch.socket.session.ids)
        others = {watch.socket for watch in self.watches if not watch.socket.session.ids & seated}
        return Here(connected & seated, len(others))

    def present(self) -> Present:
        everywhere = self.present_here() | self.elsewhere(self.id)
        return Present(everywhere.people, everywhere.others)

    def show_presence(self) -> None:
        """Somebody came or went here: tell those who watch, and the other processes."""
        self.tell_presence()
        self.presence_changed(self)

    def tell_presence(self) -> None:
        present = self.present()
        frame = encode({
            "is": "presence",
            "table": self.id,
            "connected": [seat.person in present.connected for seat in self.record.seats],
            "watchers": present.watchers,
        })  # fmt: skip
        for watch in self.watches:
            watch.socket.send(frame)

    # --- what the lobby keeps --------------------------------------------------------------------------------------

    def summary_row(self) -> SummaryRow:
        return summary_row(self.record)


def summary_row(record: Record) -> SummaryRow:
    return SummaryRow(
        status=record.status,
        free=len(record.free_seats()),
        people=sum(seat.person is not None for seat in record.seats),
        version=record.version,
        updated=record.updated,
        due=int(bool(record.bots_to_move())),
        flag_at=record.next_due(),
        summary=compact(summary_body(record)),
    )
