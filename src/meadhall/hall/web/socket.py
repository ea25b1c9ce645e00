"""The WebSocket: one per browser or program, any number of tables. Plain ASGI, because every move passes here."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from functools import partial
from typing import Any

import msgspec
from starlette.datastructures import Headers

import meadhall
from meadhall.hall import wall_clock
from meadhall.hall.hall import Hall
from meadhall.hall.live.access import look_from
from meadhall.hall.live.broadcasts import refused_message
from meadhall.hall.live.watchers import BANNED, BROKEN, NO_IDENTITY, Socket
from meadhall.hall.people.accounts import Session
from meadhall.hall.protocol.acknowledgement import Ack
from meadhall.hall.protocol.questions import explain_action, forecast_now, preview_line
from meadhall.hall.protocol.requests import (
    AnyRequest,
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
from meadhall.hall.table.commands.checks import check_seat, own_seat
from meadhall.hall.table.commands.command import Command
from meadhall.hall.table.commands.playing import Play
from meadhall.hall.tasks import end
from meadhall.hall.web.cookies import token_of
from meadhall.hall.web.fast_websocket import EXTENSION
from meadhall.hall.web.shield import origin_allowed
from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.unreadable import why_unreadable

BAD_REQUESTS, FOREIGN, TOO_MANY, TOO_BIG, TRY_LATER = 4400, 4403, 4429, 1009, 1013
MOST_BAD_REQUESTS = 10
MOST_REFUSED_FOR_RATE = 50
CLOSE_SECONDS = 5.0

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

log = logging.getLogger("meadhall.hall.socket")
decode_request = msgspec.json.Decoder(AnyRequest).decode


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
            await send({"type": "websocket.send", "text": refused_message(refusal).decode()})
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
            await Conversation(self.hall, socket).run(receive, send)
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
    """One open socket: reads requests, has them done, and sends what waits in the outbox."""

    def __init__(self, hall: Hall, socket: Socket) -> None:
        self.hall = hall
        self.socket = socket
        self.reading = False
        self.bad_requests = 0
        self.over_rate = 0
        """Requests that came too fast, less those that didn't: a flood is cut off, a moment's haste is forgotten."""

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
        tasks = (reading, sending)
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
                message = outbox.popleft()
                socket.queued -= len(message)
                await send({"type": "websocket.send", "text": message.decode()})
        with contextlib.suppress(TimeoutError):  # who doesn't read isn't told, and is cut off when this has ended
            async with asyncio.timeout(CLOSE_SECONDS):
                await send({"type": "websocket.close", "code": socket.close_code})

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
                self.socket.close(TOO_BIG if text is not None else BAD_REQUESTS)
                break
            self.reading = True
            await self.take_request(text)
            self.reading = False
        await asyncio.sleep(2 * CLOSE_SECONDS)  # let the close code be sent; the sender ends first

    def take_at_once(self, text: str) -> bool:
        """Have a move done without a task, if nothing is in its way; `False` if it must be read like other requests."""
        writer = self.socket.writer
        if writer is None or not writer.writable.is_set() or self.reading or self.socket.close_code:
            return False
        try:
            request = decode_request(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return False
        if not isinstance(request, Play) or not self.submit_at_hand(request):
            return False
        self.bad_requests = 0
        return True

    def submit_at_hand(self, play: Play) -> bool:
        """Have a move done without waiting for it: it may be a pass that is held back. `False` if the table is away."""
        return self.hall.intake.submit(play, self.socket.session, partial(self.reply, play.id))

    def reply(self, request_id: str | None, ack: Ack | None, error: Exception | None) -> None:
        """What came of a request, to whoever sent it."""
        if ack is not None:
            self.socket.acknowledge(ack)
        elif isinstance(error, MeadhallError):
            self.refuse(request_id, error)
        elif isinstance(error, StoreDown):
            log.error("store down: %s", error)
            self.refuse(request_id, Refusal(503, "store-down", retry_after=1))
        else:
            log.error("a request failed", exc_info=error)
            self.socket.close(BROKEN)
        if error is None and self.over_rate:
            self.over_rate -= 1

    async def take_request(self, text: str) -> None:
        try:
            request = decode_request(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.bad_request(text, error)
            return
        self.bad_requests = 0
        try:
            await self.answer(request)
            if self.over_rate:
                self.over_rate -= 1
        except (MeadhallError, StoreDown) as error:
            self.reply(request.id, None, error)

    def bad_request(self, text: str, error: Exception) -> None:
        self.bad_requests += 1
        self.refuse(request_id(text), Refusal(400, "request-unreadable", reason_message=why_unreadable(error).nested()))
        if self.bad_requests >= MOST_BAD_REQUESTS:
            self.socket.close(BAD_REQUESTS)

    def refuse(self, request_id: str | None, error: MeadhallError) -> None:
        status = status_of(error)
        self.hall.metrics.refusals.labels(str(status)).inc()
        self.socket.send_value({"is": "refused", "id": request_id, "error": error_body(error), "status": status})
        if status == 429:
            self.over_rate += 1
            if self.over_rate >= MOST_REFUSED_FOR_RATE:
                self.socket.close(TOO_MANY)

    async def answer(self, request: AnyRequest) -> None:
        if isinstance(request, Play) and self.submit_at_hand(request):
            return
        if isinstance(request, Command):
            await self.hall.do(request, self.socket.session, self.socket.acknowledge)
            return
        self.hall.request_rate.check(self.socket.session.person.id)
        if isinstance(request, WatchTable):
            await self.watch(request)
        elif isinstance(request, (Why, PreviewLine, AskForecast)):
            await self.answer_question(request)
        elif isinstance(request, Unwatch):
            if request.table in self.socket.watching:
                (await self.hall.rooms.get(request.table)).unwatch(self.socket)
            self.acknowledge_request(request.id)
        elif isinstance(request, FollowLobby):
            self.socket.lobby = request.on
            self.acknowledge_request(request.id)
        elif isinstance(request, Ping):
            self.socket.send_value({"is": "pong", "id": request.id, "now": wall_clock.now_ms()})

    def acknowledge_request(self, request_id: str | None) -> None:
        self.socket.send_value({"is": "ack", "id": request_id})

    async def watch(self, request: WatchTable) -> None:
        socket = self.socket
        if (
            request.table not in socket.watching
            and len(socket.watching) >= self.hall.settings.limits.watched_per_socket
        ):
            raise Refusal(429, "watching-too-many", most_count=self.hall.settings.limits.watched_per_socket)
        room = await self.hall.room_for(request.table, socket.session, request.key)
        given = not isinstance(request.seat, msgspec.UnsetType)
        async with room.lock:
            await room.catch_up_if_behind()
            # Only now: while it was waited, a seat may have changed hands and the game may have begun.
            wanted = None if isinstance(request.seat, msgspec.UnsetType) else request.seat
            seat = look_from(room, socket.session, wanted, given)
            socket.acknowledge(room.ack(request.id))
            room.watch(socket, seat, request.after, chosen=given)
        # Not before: what is said from the watch on is sent anyway, perhaps twice, but never not at all.
        chat = await self.hall.store.chat(room.id)
        if room.id in socket.watching:
            socket.send_value({"is": "chat", "table": room.id, "lines": chat})

    async def answer_question(self, request: Why | PreviewLine | AskForecast) -> None:
        """Answer what changes nothing. Of one's own seats, and of what anybody may see, one may ask everything."""
        session = self.socket.session
        room = await self.hall.room_for(request.table, session)
        record = room.record
        if isinstance(request, AskForecast):
            wanted = None if request.seat is None else check_seat(record, request.seat)
            answer = forecast_now(record, look_from(room, session, wanted, given=True), request.supposing)
            self.socket.send_value({"is": "forecast", "id": request.id, **answer})
            return
        own_seat(record, session.actor, request.seat)
        if isinstance(request, Why):
            answer = explain_action(record, request.seat, request.action)
            self.socket.send_value({"is": "why", "id": request.id, **answer})
        else:
            answer = preview_line(record, request.seat, request.ply, request.line)
            self.socket.send_value({"is": "preview", "id": request.id, **answer})


def request_id(text: str) -> str | None:
    """The id of a request that can't be understood otherwise, so that its sender knows which one it was."""
    try:
        fields = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    found = fields.get("id") if isinstance(fields, dict) else None
    return found if isinstance(found, str) and len(found) <= 64 else None
