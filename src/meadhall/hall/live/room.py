"""A table that is alive in this process: its record, who watches it, and the one way its log grows."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from meadhall.hall import wall_clock
from meadhall.hall.live.presence import Here
from meadhall.hall.live.submission import Done, Lock, Submission, command_key
from meadhall.hall.live.watchers import Hub, Socket, Watch
from meadhall.hall.protocol.acknowledgement import Ack
from meadhall.hall.protocol.messages import (
    Look,
    Present,
    deal_part,
    state_message,
    state_messages,
    summary_body,
    table_body,
)
from meadhall.hall.protocol.view_cache import SentViews
from meadhall.hall.refusal import Refusal, error_body
from meadhall.hall.store import Conflict, Store
from meadhall.hall.store.store import SummaryRow, compact
from meadhall.hall.table.commands.command import Actor, Command
from meadhall.hall.table.commands.playing import clock_lines
from meadhall.hall.table.commands.starting import late_start_lines
from meadhall.hall.table.folding.fold import fold
from meadhall.hall.table.lines import Line, NewLine
from meadhall.hall.table.record import Record
from meadhall.hall.table.storing import number_lines, ready_to_store
from meadhall.hall.tasks import settle
from meadhall.hall.wire import encode
from meadhall.kernel.deal import commitment

if TYPE_CHECKING:
    from meadhall.hall.metrics import Metrics


class Services:
    """What every room of this process is given."""

    def __init__(
        self,
        store: Store,
        hub: Hub,
        process: str,
        metrics: Metrics,
        changed: Callable[[Room, list[Line]], None],
        elsewhere: Callable[[str], Here],
        presence_changed: Callable[[Room], None],
        in_background: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self.store = store
        self.hub = hub
        self.process = process
        self.metrics = metrics
        self.changed = changed
        """Told of every change."""
        self.elsewhere = elsewhere
        """Who watches a table through other processes."""
        self.presence_changed = presence_changed
        """Told when somebody begins or ceases to watch here."""
        self.in_background = in_background


class Room:
    """The one place where lines are added to a table, one command at a time.

    Lines are stored first, then folded, then shown: what anybody has seen is on disk.
    """

    def __init__(self, record: Record, services: Services) -> None:
        self.record = record
        self.id = record.terms.id
        self.store = services.store
        self.hub = services.hub
        self.process = services.process
        self.metrics = services.metrics
        self.changed = services.changed
        self.elsewhere = services.elsewhere
        self.presence_changed = services.presence_changed
        self.in_background = services.in_background
        self.lock = Lock()
        self.watches: set[Watch] = set()
        self.sent: SentViews | None = None
        self.behind = False
        """Whether there may be lines in the store that aren't folded yet."""
        self.busy = False
        """Whether the scheduler is at work here: such a room stays in memory."""
        self.asking = record.question is not None
        """Whether those who watch believe that an undo is asked for."""
        self.admitted: set[str] = set()

    # --- the log -----------------------------------------------------------------------------------------------

    def submit(self, command: Command, actor: Actor, done: Done) -> None:
        """Do a command once, however often it is sent. `done` hears of it after it is durable, before it is shown."""
        submission = Submission(self, command, actor, done)
        if self.lock.take():
            submission.begin()
        else:
            self.lock.when_free(submission.begin)

    async def do(self, command: Command, actor: Actor) -> Ack:
        """`submit`, for whoever would rather wait."""
        answer: asyncio.Future[Ack] = asyncio.get_running_loop().create_future()
        self.submit(command, actor, lambda ack, error: settle(answer, ack, error))
        return await answer

    def has_done(self, actor: Actor, command_id: str) -> bool:
        done = self.record.commands_done
        for person in actor.ids:
            if command_key(person, command_id) in done:
                return True
        return False

    def ack(self, command_id: str | None, *, repeated: bool = False, asked: bool = False) -> Ack:
        return Ack(self.id, self.record.version, self.record.ply, command_id, repeated, asked)

    def take_in(self, lines: list[Line], command_id: str | None = None, done: Done | None = None) -> None:
        """Fold lines that are stored, acknowledge the command they are of, and show what has changed."""
        before = self.record.status
        try:
            for line in lines:
                fold(self.record, line)
        except Exception as error:
            if done is not None:
                done(None, error)
            raise
        if done is not None:
            done(self.ack(command_id, asked=has_kind(lines, "undo-asked")), None)
        self.show(lines, before)

    async def write(self, new_lines: list[NewLine], expected_version: int, at: int | None = None) -> bool:
        """Add the hall's own lines (bots, clocks), if the table still stands where they were thought out.

        `at` is their time where the clock is being set.
        """
        async with self.lock:
            await self.catch_up_if_behind()
            if self.record.version != expected_version:
                return False
            return await self.write_now(new_lines, at)

    async def write_now(self, new_lines: list[NewLine], at: int | None = None) -> bool:
        """Store lines and take them in; `False` if another process was first, whose lines are here now."""
        lines = self.number(new_lines, None, at)
        stored: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        began = time.perf_counter()
        self.append(lines, lambda error: settle(stored, error, None))
        try:
            error = await stored
        except BaseException:
            self.behind = True  # they may be stored all the same
            raise
        self.note_stored(len(lines), began, error)
        if error is None:
            self.take_in(lines)
        elif isinstance(error, Conflict):
            await self.catch_up()
        else:
            raise error
        return error is None

    def append(self, lines: list[Line], stored: Callable[[Exception | None], None]) -> None:
        """Make lines durable, and call `stored` then, or with what came in between: it begins with `note_stored`."""
        self.store.append(self.id, lines, self.process, stored)

    def note_stored(self, lines: int, began: float, error: Exception | None) -> None:
        """So many lines, handed to the store at `began`, are durable, or something came in between."""
        if error is None:
            self.metrics.tally.committed(lines, time.perf_counter() - began)
        else:
            self.behind = True  # whose lines are in the log isn't known until it has been read
            if isinstance(error, Conflict):
                self.metrics.conflicts.inc()

    def number(self, new_lines: list[NewLine], command: str | None, at: int | None = None) -> list[Line]:
        record = self.record
        if at is None:
            at = max(wall_clock.now_ms(), record.updated)
        return number_lines(ready_to_store(record, new_lines), record.version, at, command)

    def due_lines(self) -> list[NewLine]:
        """What time itself does at a table: flags fall, and a start waits no longer for nonces."""
        record = self.record
        if record.status == "playing":
            return clock_lines(record, wall_clock.now_ms()) if record.clocks.timed else []
        return late_start_lines(record, wall_clock.now_ms()) if record.sealed else []

    async def write_due_lines(self) -> None:
        lines = self.due_lines()
        if lines:
            await self.write_now(lines)

    async def check_clocks(self) -> None:
        async with self.lock:
            await self.catch_up_if_behind()
            await self.write_due_lines()

    async def catch_up_if_behind(self) -> None:
        if self.behind:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Fold what other processes wrote, and show it."""
        self.behind = True  # until it has been read: the store may be down
        lines = await self.store.lines(self.id, self.record.version)
        before = self.record.status
        for line in lines:
            fold(self.record, line)  # refuses a table that has gone on under newer rules
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
        only_moves = are_moves(lines)
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
            if not mine and not record.terms.spectators:
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
        """Each watcher's own state; people who look from the same seat share a message."""
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
        for watch, message in zip(watches, state_messages(record, looks, self.sent), strict=True):
            watch.after = ply
            watch.socket.send(message)
        self.metrics.tally.updates += len(watches)

    def tell_turns(self) -> None:
        """Word to people who must decide but look elsewhere."""
        for seat in self.record.awaiting:
            holder = self.record.seats[seat]
            if not holder.played_by_person or holder.person is None:
                continue
            elsewhere = self.hub.not_watching(holder.person, self.id)
            if elsewhere:
                message = encode({"is": "turn", "table": self.id, "seat": seat, "ply": self.record.ply,
                                "hot_seat": self.record.terms.hot_seat,
                                "reminded": seat in self.record.clocks.reminded})  # fmt: skip
                for socket in elsewhere:
                    socket.send(message)

    def ask_for_nonces(self) -> None:
        """Word to people whose nonce is waited for, wherever they look."""
        if not self.record.sealed:
            return
        message = encode({"is": "reveal", "table": self.id, "commitment": commitment(self.record.terms.seed),
                        "deal": deal_part(self.record)})  # fmt: skip
        for seat in self.record.seats:
            if seat.person is not None and seat.nonce_hash is not None and seat.nonce is None:
                for socket in self.hub.of_person.get(seat.person, ()):
                    socket.send(message)

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
            socket.send(state_message(self.record, seat, self.record.journal_kept(after)))
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
        message = encode({
            "is": "presence",
            "table": self.id,
            "connected": [seat.person in present.connected for seat in self.record.seats],
            "watchers": present.watchers,
        })  # fmt: skip
        for watch in self.watches:
            watch.socket.send(message)

    # --- what the lobby keeps --------------------------------------------------------------------------------------

    def summary_row(self) -> SummaryRow:
        return summary_row(self.record)


def are_moves(lines: list[Line]) -> bool:
    """Whether lines are nothing but moves, with nothing to say besides."""
    for line in lines:
        if line.kind != "play" or line.detail:
            return False
    return True


def has_kind(lines: list[Line], kind: str) -> bool:
    for line in lines:
        if line.kind == kind:
            return True
    return False


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
