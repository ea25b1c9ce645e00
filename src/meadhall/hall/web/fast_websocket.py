"""uvicorn's WebSocket protocol with a short path for nearly all of the traffic: whole texts.

Shown by `benchmarks/hall_load.py`: making WebSocket frames by hand and writing many at once, without a task in between,
more than halves what a seat update costs. Everything else (handshake, pings, fragments, closing) is left to uvicorn and
websockets; under another server the hall falls back to plain ASGI.

This leans on parts of both that they don't promise to keep. `pyproject.toml` allows only versions it was tried with,
and `tests/hall/test_fast_websocket.py` names each of those parts.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from meadhall.hall.protocol.frames import whole_text

EXTENSION = "meadhall.write"
MOST_QUEUED = 32
"""So many messages may wait to be read before the peer is made to wait."""
KERNEL_BYTES = 256 * 1024
"""What the system may keep for a peer that doesn't read; left to itself it would take megabytes."""
CLOSING_SECONDS = 10.0
"""A peer that hasn't taken the last words by then gets none."""


class FastWebSocket(WebSocketsSansIOProtocol):
    take_text: Callable[[str], bool] | None = None
    """Takes a text as it comes, or says that it must be queued."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        connection = transport.get_extra_info("socket")
        if connection is not None and connection.family in (socket.AF_INET, socket.AF_INET6):
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, KERNEL_BYTES)

    # --- peers that don't read -------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        """The peer doesn't read: nothing more is read from it either, so that it can't ask for more."""
        super().pause_writing()
        self.hold_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def hold_reading(self) -> None:
        if not self.writable.is_set() and not self.transport.is_closing():
            self.transport.pause_reading()

    def waiting(self) -> int:
        """How many bytes the peer has not taken yet."""
        return 0 if self.disconnected else self.transport.get_write_buffer_size()

    def abort(self) -> None:
        """Cut the connection. Closing it would keep what waits for the peer for as long as the peer likes."""
        self.transport.abort()

    def abort_soon(self) -> None:
        self.loop.call_later(CLOSING_SECONDS, self.abort)

    def shutdown(self) -> None:
        """The hall closes: it doesn't wait for a peer that doesn't read."""
        super().shutdown()
        if not self.writable.is_set():
            self.abort()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.abort()

    # --- the short path --------------------------------------------------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        # Nothing may be half read: neither a WebSocket frame nor a text in several.
        alone = self.handshake_complete and not (self.conn.reader.buffer or self.frames)
        text = whole_text(data, self.config.ws_max_size) if alone else None
        if text is None or self.close_sent or self.disconnected:
            super().data_received(data)
        elif self.take_text is None or not self.queue.empty() or not self.take_text(text):
            self.put_in_queue(text)
        self.hold_reading()  # uvicorn may have begun to read again meanwhile

    def put_in_queue(self, text: str) -> None:
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > MOST_QUEUED and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def write_frames(self, frames: bytes) -> int:
        """Send WebSocket frames at once; returns how many bytes of earlier ones the peer has not taken yet."""
        transport = self.transport
        if self.disconnected or self.close_sent or transport.is_closing():
            return 0
        waiting: int = transport.get_write_buffer_size()
        transport.write(frames)
        return waiting
