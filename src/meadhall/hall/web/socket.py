"""The WebSocket: one per browser or program, any number of tables. Plain ASGI, because every move passes here."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec
from starlette.datastructures import Headers

import meadhall
from meadhall.hall import wall_clock
from meadhall.hall.hall import Hall
from meadhall.hall.live.access import look_from
from meadhall.hall.live.broadcasts import refused_frame
from meadhall.hall.live.watchers import BANNED, NO_IDENTITY, Socket
from meadhall.hall.people.accounts import Session
from meadhall.hall.protocol.acknowledgement import Ack
from meadhall.hall.protocol.questions import explain_action, forecast_now, preview_line
from meadhall.hall.protocol.requests import (
    AnyFrame,
    AskForecast,
    FollowLobby,
    Ping,
    PreviewLine,
    Unwatch,
    WatchTable,
    Why,
)
from meadhall.hall.refusal import Refusal, error_body, status_of
from meadhall.hall.store import StoreDown
from meadhall.hall.table.commands import Deed, Play, check_seat, own_seat
from meadhall.hall.tasks import end
from meadhall.hall.web.cookies import token_of
from meadhall.hall.web.shield import origin_allowed
from meadhall.hall.web.swift import EXTENSION
from meadhall.hall.wire import encode
from meadhall.kernel.errors import MeadhallError

BAD_FRAMES, FOREIGN, TOO_MANY, TOO_BIG, TRY_LATER = 4400, 4403, 4429, 1009, 1013
MOST_BAD_FRAMES = 10
MOST_REFUSED_FOR_RATE = 50
PERSON_CHECK_SECONDS = 15.0
CLOSE_SECONDS = 5.0

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

log = logging.getLogger("meadhall.hall.socket")
decode_frame = msgspec.json.Decoder(AnyFrame).decode


class SocketEndpoint:
    """`/api/socket` as an ASGI application."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def __call__(self, scope: MutableMapping[str, Any], receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        await receive()
        # The handshake is accepted before it is refused: browsers tell their page only about close codes.
        await send({"type": "websocket.accept"})
        try:
            session, code = await self.identify(headers)
        except StoreDown:
            session, code = None, TRY_LATER
        address = str((scope.get("client") or ("-",))[0])
        refusal = self.hall.bans.refusal(address, session.ids if session else (), wall_clock.now_ms())
        if refusal is not None:
            await send({"type": "websocket.send", "text": refused_frame(refusal).decode()})
            session, code = None, BANNED
        if session is None:
            await send({"type": "websocket.close", "code": code})
            return
        writer = scope.get("extensions", {}).get(EXTENSION)
        socket = Socket(session, self.hall.settings.limits, self.hall.hub, writer)
        socket.address = address
        self.hall.hub.add(socket)
        self.hall.metrics.sockets.inc()
        try:
            await Conversation(self.hall, socket, headers).run(receive, send)
        except StoreDown:
            await send({"type": "websocket.close", "code": TRY_LATER})
        finally:
            self.hall.metrics.sockets.dec()
            self.hall.hub.remove(socket)
            if writer is not None:
                writer.abort_soon()
            for table in list(socket.watching):
                if table in self.hall.rooms.rooms:
                    self.hall.rooms.rooms[table].unwatch(socket)

    async def identify(self, headers: Headers) -> tuple[Session | None, int]:
        if self.hall.closing:
            return None, 1001
        settings = self.hall.settings
        if not origin_allowed(headers, settings.origins, settings.secure):
            return None, FOREIGN
        token = token_of(headers)
        session = await self.hall.people.session(token, wall_clock.now_ms()) if token else None
        if session is None:
            return None, NO_IDENTITY
        open_now = self.hall.hub.of_person.get(session.person.id, ())
        if len(open_now) >= settings.limits.sockets_per_person:
            return None, TOO_MANY
        return session, 0


class Conversation:
    """One open socket: reads frames, has them done, and sends what waits in the outbox."""

    def __init__(self, hall: Hall, socket: Socket, headers: Headers) -> None:
        self.hall = hall
        self.socket = socket
        self.token = token_of(headers) or ""
        self.reading = False
        self.bad_frames = 0
        self.over_rate = 0
        """Frames that came too fast, less those that didn't: a flood is cut off, a moment's haste is forgotten."""

    async def run(self, receive: Receive, send: Send) -> None:
        socket = self.socket
        hello = {
            "is": "hello",
            "person": socket.session.person,
            "now": wall_clock.now_ms(),
            "hall": meadhall.__version__,
        }
        socket.send_value(hello)
        for table in await self.hall.store.tables_of(socket.session.ids):
            self.hall.hub.sits_at(socket.session.person.id, table)
        if socket.writer is not None:
            socket.writer.take_text = self.take_at_once
        reading = asyncio.ensure_future(self.read(receive))
        sending = asyncio.ensure_future(self.send_outbox(send))
        checking = asyncio.ensure_future(self.check_identity())
        tasks = (reading, sending, checking)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            errors = await end(tasks)
        for error in errors:
            if type(error).__name__ != "ClientDisconnected":
                log.error("socket failed", exc_info=error)

    # --- sending ---------------------------------------------------------------------------------------------------

    async def send_outbox(self, send: Send) -> None:
        socket = self.socket
        outbox, wake = socket.outbox, socket.wake
        while not socket.close_code:
            await wake.wait()
            wake.clear()
            while outbox:
                frame = outbox.popleft()
                socket.queued -= len(frame)
                await send({"type": "websocket.send", "text": frame.decode()})
        with contextlib.suppress(TimeoutError):  # who doesn't read isn't told, and is cut off when this has ended
            async with asyncio.timeout(CLOSE_SECONDS):
                await send({"type": "websocket.close", "code": socket.close_code})

    async def check_identity(self) -> None:
        """A session that was ended loses its sockets, too."""
        while True:
            await asyncio.sleep(PERSON_CHECK_SECONDS)
            try:
                session = await self.hall.people.session(self.token, wall_clock.now_ms())
            except StoreDown:
                continue
            if session is None or session.ids != self.socket.session.ids:
                self.socket.close(NO_IDENTITY)
            else:
                self.socket.session = session

    # --- reading ---------------------------------------------------------------------------------------------------

    async def until_taken(self) -> None:
        """Wait until the peer has taken the answers it was sent: who doesn't read can't ask for more."""
        self.socket.write_outbox()
        if self.socket.writer is not None:
            await self.socket.writer.writable.wait()

    async def read(self, receive: Receive) -> None:
        while not self.socket.close_code:
            await self.until_taken()
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if text is None or len(text) > self.hall.settings.limits.frame_bytes:
                self.socket.close(TOO_BIG if text is not None else BAD_FRAMES)
                break
            self.reading = True
            await self.take_frame(text)
            self.reading = False
        await asyncio.sleep(2 * CLOSE_SECONDS)  # let the close code be sent; the sender ends first

    def take_at_once(self, text: str) -> bool:
        """Have a move done without a task, if nothing is in its way; `False` if it must be read like other frames."""
        writer = self.socket.writer
        if writer is None or not writer.writable.is_set():
            return False
        if self.reading or self.socket.close_code or len(text) > self.hall.settings.limits.frame_bytes:
            return False
        try:
            frame = decode_frame(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return False
        if not isinstance(frame, Play):
            return False
        try:
            taken = self.hall.play_at_once(frame, self.socket.session, self.acknowledge, self.fail(frame.id))
            if taken and self.over_rate:
                self.over_rate -= 1
        except MeadhallError as error:
            self.refuse(frame.id, error)
            taken = True
        except StoreDown:
            taken = False
        if taken:
            self.bad_frames = 0
        return taken

    def fail(self, frame_id: str | None) -> Callable[[Exception], None]:
        def failed(error: Exception) -> None:
            log.error("store down: %s", error)
            self.refuse(frame_id, Refusal(503, "store-down", retry_after=1))

        return failed

    async def take_frame(self, text: str) -> None:
        try:
            frame = decode_frame(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.bad_frame(text, error)
            return
        self.bad_frames = 0
        try:
            await self.answer(frame)
            if self.over_rate:
                self.over_rate -= 1
        except MeadhallError as error:
            self.refuse(frame.id, error)
        except StoreDown as error:
            self.fail(frame.id)(error)

    def bad_frame(self, text: str, error: Exception) -> None:
        self.bad_frames += 1
        self.refuse(frame_id(text), Refusal(400, "request-unreadable", reason_text=str(error)[:300]))
        if self.bad_frames >= MOST_BAD_FRAMES:
            self.socket.close(BAD_FRAMES)

    def refuse(self, frame_id: str | None, error: MeadhallError) -> None:
        status = status_of(error)
        self.hall.metrics.refusals.labels(str(status)).inc()
        self.socket.send_value({"is": "refused", "id": frame_id, "error": error_body(error), "status": status})
        if status == 429:
            self.over_rate += 1
            if self.over_rate >= MOST_REFUSED_FOR_RATE:
                self.socket.close(TOO_MANY)

    async def answer(self, frame: AnyFrame) -> None:
        if isinstance(frame, Deed):
            if self.hall.is_held(frame, self.socket.session):
                self.hall.rooms.in_background(self.do_held(frame))  # whoever passes may chat meanwhile
            else:
                await self.hall.do(frame, self.socket.session, self.acknowledge)
            return
        self.hall.deed_rate.check(self.socket.session.person.id)
        if isinstance(frame, WatchTable):
            await self.watch(frame)
        elif isinstance(frame, (Why, PreviewLine, AskForecast)):
            await self.answer_question(frame)
        elif isinstance(frame, Unwatch):
            if frame.table in self.socket.watching:
                (await self.hall.rooms.get(frame.table)).unwatch(self.socket)
            self.acknowledge_frame(frame.id)
        elif isinstance(frame, FollowLobby):
            self.socket.lobby = frame.on
            self.acknowledge_frame(frame.id)
        elif isinstance(frame, Ping):
            self.socket.send_value({"is": "pong", "id": frame.id, "now": wall_clock.now_ms()})

    async def do_held(self, deed: Deed) -> None:
        try:
            await self.hall.do(deed, self.socket.session, self.acknowledge)
        except MeadhallError as error:
            self.refuse(deed.id, error)
        except StoreDown as error:
            self.fail(deed.id)(error)

    def acknowledge(self, ack: Ack) -> None:
        self.socket.send(b'{"is":"ack",' + encode(ack)[1:])

    def acknowledge_frame(self, frame_id: str | None) -> None:
        self.socket.send_value({"is": "ack", "id": frame_id})

    async def watch(self, frame: WatchTable) -> None:
        socket = self.socket
        if frame.table not in socket.watching and len(socket.watching) >= self.hall.settings.limits.watched_per_socket:
            raise Refusal(429, "watching-too-many", most_count=self.hall.settings.limits.watched_per_socket)
        room = await self.hall.room_for(frame.table, socket.session, frame.key)
        given = not isinstance(frame.seat, msgspec.UnsetType)
        async with room.lock:
            await room.catch_up_if_behind()
            # Only now: while it was waited, a seat may have changed hands and the game may have begun.
            wanted = None if isinstance(frame.seat, msgspec.UnsetType) else frame.seat
            seat = look_from(room, socket.session, wanted, given)
            self.acknowledge(room.ack(frame.id))
            room.watch(socket, seat, frame.after, chosen=given)
        # Not before: what is said from the watch on is sent anyway, perhaps twice, but never not at all.
        chat = await self.hall.store.chat(room.id)
        if room.id in socket.watching:
            socket.send_value({"is": "chat", "table": room.id, "lines": chat})

    async def answer_question(self, frame: Why | PreviewLine | AskForecast) -> None:
        """Answer what changes nothing. Of one's own seats, and of what anybody may see, one may ask everything."""
        session = self.socket.session
        room = await self.hall.room_for(frame.table, session)
        record = room.record
        if isinstance(frame, AskForecast):
            seat = look_from(room, session, None if frame.seat is None else check_seat(record, frame.seat), given=True)
            self.socket.send_value({"is": "forecast", "id": frame.id, **forecast_now(record, seat)})
            return
        own_seat(record, session.doer, frame.seat)
        if isinstance(frame, Why):
            self.socket.send_value({"is": "why", "id": frame.id, **explain_action(record, frame.seat, frame.action)})
        else:
            told = preview_line(record, frame.seat, frame.ply, frame.line)
            self.socket.send_value({"is": "preview", "id": frame.id, **told})


def frame_id(text: str) -> str | None:
    """The id of a frame that can't be understood otherwise, so that its sender knows which one it was."""
    try:
        fields = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    found = fields.get("id") if isinstance(fields, dict) else None
    return found if isinstance(found, str) and len(found) <= 64 else None
