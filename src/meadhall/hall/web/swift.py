"""uvicorn's WebSocket protocol with a short path for nearly all of the traffic: whole text frames.

Shown by `benchmarks/hall_load.py`: framing by hand and writing many frames at once, without a task in between, more
than halves what a seat update costs. Everything else (handshake, pings, fragments, closing) is left to uvicorn and
websockets; under another server the hall falls back to plain ASGI.
"""

from __future__ import annotations

from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from meadhall.hall.web.framing import framed, whole_text

EXTENSION = "meadhall.write"
MOST_QUEUED = 32
"""So many messages may wait to be read before the peer is made to wait."""


class SwiftSockets(WebSocketsSansIOProtocol):
    take_text: Callable[[str], bool] | None = None
    """Takes a text as it comes, or says that it must be queued."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        # Nothing may be half read: neither a frame nor a text in several.
        alone = self.handshake_complete and not (self.conn.reader.buffer or self.frames)
        text = whole_text(data, self.config.ws_max_size) if alone else None
        if text is None or self.close_sent or self.disconnected:
            super().data_received(data)
            return
        if self.take_text is not None and self.queue.empty() and self.take_text(text):
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > MOST_QUEUED and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def write_texts(self, texts: list[bytes]) -> int:
        """Send text frames at once; returns how many bytes wait for a slow reader."""
        transport = self.transport
        if self.disconnected or self.close_sent or transport.is_closing():
            return 0
        transport.write(framed(texts))
        return transport.get_write_buffer_size()
