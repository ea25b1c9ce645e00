"""uvicorn's WebSocket protocol with a short path for nearly all of the traffic: whole text frames.

Shown by `benchmarks/hall_load.py`: framing by hand and writing many frames at once, without a task in between, more
than halves what a seat update costs. Everything else (handshake, pings, fragments, closing) is left to uvicorn and
websockets; under another server the hall falls back to plain ASGI.
"""

from __future__ import annotations

from collections.abc import Callable

from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:  # built without a C compiler
    from websockets.utils import apply_mask

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "meadhall.write"
WHOLE_TEXT = 0x81
MASKED = 0x80
SHORT, MEDIUM = 126, 127
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
        text = self.whole_text(data) if self.handshake_complete else None
        if text is None or self.close_sent or self.disconnected:
            super().data_received(data)
            return
        if self.take_text is not None and self.queue.empty() and self.take_text(text):
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > MOST_QUEUED and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def whole_text(self, data: bytes) -> str | None:
        """The text, if the data is exactly one masked, unfragmented text frame and nothing is half read."""
        if len(data) < 6 or data[0] != WHOLE_TEXT or self.conn.reader.buffer or self.frames:
            return None
        length, start = data[1] - MASKED, 2
        if length == SHORT:
            length, start = int.from_bytes(data[2:4], "big"), 4
            if length < SHORT:
                return None
        if not 0 <= length <= self.config.ws_max_size or data[1] == MASKED + MEDIUM or len(data) != start + 4 + length:
            return None
        try:
            return apply_mask(data[start + 4 :], data[start : start + 4]).decode()
        except UnicodeDecodeError:
            return None

    def write_texts(self, texts: list[bytes]) -> int:
        """Send text frames at once; returns how many bytes wait for a slow reader."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return 0
        parts: list[bytes] = []
        for text in texts:
            parts += (header(len(text)), text)
        self.transport.write(b"".join(parts))
        return self.transport.get_write_buffer_size()


def header(length: int) -> bytes:
    if length < SHORT:
        return bytes((WHOLE_TEXT, length))
    if length < 1 << 16:
        return bytes((WHOLE_TEXT, SHORT, length >> 8, length & 255))
    return bytes((WHOLE_TEXT, MEDIUM)) + length.to_bytes(8, "big")
