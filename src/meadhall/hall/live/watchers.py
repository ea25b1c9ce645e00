"""Who follows what from this process: sockets of people, watches on tables, and the outboxes between."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

from meadhall.hall.people.accounts import Session
from meadhall.hall.protocol.acknowledgement import Ack
from meadhall.hall.protocol.frames import websocket_frame
from meadhall.hall.settings import Limits
from meadhall.hall.wire import encode

TOO_SLOW, BROKEN, NO_IDENTITY, BANNED = 4409, 1011, 4401, 4410
WRITTEN_AT_ONCE = 32
"""So many sockets are written to together, at most."""
RELIEF_SECONDS = 0.1
"""How often is added up what waits for all those who are behind."""

log = logging.getLogger("meadhall.hall.socket")


class Writer(Protocol):
    """A connection whose texts need not pass through tasks."""

    take_text: Callable[[str], bool] | None
    """Offered each text that comes in; says whether it took it."""
    writable: asyncio.Event
    """Cleared while more waits for the peer than a little."""

    def write_frames(self, frames: bytes) -> int:
        """Write whole WebSocket frames at once; tells how many bytes of earlier ones the peer has not taken yet."""

    def waiting(self) -> int:
        """How many bytes the peer has not taken yet."""

    def abort(self) -> None:
        """Cut the connection and forget what waits for the peer."""

    def abort_soon(self) -> None:
        """The same in a while, for a peer that may still take its last texts."""


class Watch:
    """One socket's look at one table, from one seat or none."""

    __slots__ = ("after", "chosen", "seat", "socket")

    def __init__(self, socket: Socket, seat: int | None, after: int, chosen: bool) -> None:
        self.socket = socket
        self.seat = seat
        self.after = after
        self.chosen = chosen
        """Whether the seat was asked for, or is simply where the person sits."""


class Socket:
    """One open connection: what waits to be sent, and which tables it watches. The web layer does the sending."""

    def __init__(self, session: Session, limits: Limits, hub: Hub, writer: Writer | None = None) -> None:
        self.session = session
        self.address = ""
        """Where it comes from."""
        self.hub = hub
        self.writer = writer
        self.limits = limits
        self.watching: dict[str, Watch] = {}
        self.lobby = False
        self.outbox: deque[bytes] = deque()
        self.queued = 0
        self.wake = asyncio.Event()
        self.close_code = 0

    def send(self, message: bytes) -> None:
        """Queue a message. A reader who falls far behind is disconnected, and catches up when they reconnect."""
        if self.close_code:
            return
        outbox = self.outbox
        outbox.append(message)
        if self.writer is not None:
            if len(outbox) == 1:
                self.hub.will_write(self)
            return
        self.queued += len(message)
        if len(self.outbox) > self.limits.queued_frames or self.queued > self.limits.queued_bytes:
            self.close(TOO_SLOW)
        self.wake.set()

    def write_outbox(self) -> None:
        outbox = self.outbox
        if self.writer is not None and outbox:
            if len(outbox) == 1:
                waiting = self.writer.write_frames(websocket_frame(outbox.pop()))
            else:
                waiting = self.writer.write_frames(b"".join([websocket_frame(text) for text in outbox]))
                outbox.clear()
            if waiting > self.limits.queued_bytes:
                self.close(TOO_SLOW)
            elif waiting:
                self.hub.is_behind(self)

    def send_value(self, message: dict[str, Any]) -> None:
        self.send(encode(message))

    def acknowledge(self, ack: Ack) -> None:
        self.send(b'{"is":"ack",' + encode(ack)[1:])

    def close(self, code: int) -> None:
        """Ask the web layer to close the connection; nothing more is sent."""
        if not self.close_code:
            if code not in (TOO_SLOW, BROKEN):
                self.write_outbox()
            self.close_code = code
            self.outbox.clear()
            self.wake.set()
            if self.writer is not None and code == TOO_SLOW:
                self.writer.abort()


class Hub:
    """All sockets of this process."""

    def __init__(self, most_waiting: int) -> None:
        self.most_waiting = most_waiting
        self.behind: set[Socket] = set()
        """Sockets whose peers have not taken everything yet."""
        self.sockets: set[Socket] = set()
        self.of_person: dict[str, set[Socket]] = {}
        self.seated: dict[str, set[str]] = {}
        """Tables where somebody connected sits: their turn is told even if they watch something else."""
        self.unwritten: list[Socket] = []

    def will_write(self, socket: Socket) -> None:
        """What happens in one turn of the event loop is written together, by its end: readers wake up once.

        Much may happen in one turn, such as all the moves of a commit: the first readers needn't wait for the last.
        """
        if not self.unwritten:
            asyncio.get_running_loop().call_soon(self.write_outboxes)
        elif len(self.unwritten) >= WRITTEN_AT_ONCE:
            self.write_outboxes()
        self.unwritten.append(socket)

    def write_outboxes(self) -> None:
        unwritten, self.unwritten = self.unwritten, []
        for socket in unwritten:
            try:
                socket.write_outbox()
            except Exception:
                log.exception("a socket could not be written to")
                socket.close(BROKEN)

    def is_behind(self, socket: Socket) -> None:
        if not self.behind:
            asyncio.get_running_loop().call_later(RELIEF_SECONDS, self.relieve)
        self.behind.add(socket)

    def relieve(self) -> None:
        """If too much waits for all of them together, cut off those for whom most waits."""
        waiting = {socket: socket.writer.waiting() for socket in self.behind if socket.writer is not None}
        total = sum(waiting.values())
        if total > self.most_waiting:
            for socket in sorted(waiting, key=lambda one: waiting[one], reverse=True):
                socket.close(TOO_SLOW)
                total -= waiting[socket]
                waiting[socket] = 0
                if total <= self.most_waiting * 3 // 4:
                    break
        self.behind = {socket for socket in waiting if waiting[socket]}
        if self.behind:
            asyncio.get_running_loop().call_later(RELIEF_SECONDS, self.relieve)

    def add(self, socket: Socket) -> None:
        self.sockets.add(socket)
        for person in socket.session.ids:
            self.of_person.setdefault(person, set()).add(socket)

    def remove(self, socket: Socket) -> None:
        self.sockets.discard(socket)
        self.behind.discard(socket)
        for person in socket.session.ids:
            mine = self.of_person.get(person, set())
            mine.discard(socket)
            if not mine:
                self.of_person.pop(person, None)
                self.forget_seats(person)

    def forget_seats(self, person: str) -> None:
        for table in [table for table, people in self.seated.items() if person in people]:
            self.seated[table].discard(person)
            if not self.seated[table]:
                del self.seated[table]

    def sits_at(self, person: str, table: str) -> None:
        if person in self.of_person:
            self.seated.setdefault(table, set()).add(person)

    def not_watching(self, person: str, table: str) -> list[Socket]:
        """The sockets of a person that don't see a table anyway."""
        return [socket for socket in self.of_person.get(person, ()) if table not in socket.watching]
