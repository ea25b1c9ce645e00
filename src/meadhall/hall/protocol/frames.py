"""Texts as WebSocket frames, and whole frames as texts: what nearly all of the traffic is made of."""

from __future__ import annotations

from struct import Struct
from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # built without a C compiler
    from websockets.utils import apply_mask

WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
SHORT: Final = 126
MEDIUM: Final = 127
short_header = Struct(">BB").pack
medium_header = Struct(">BBH").pack
long_header = Struct(">BBQ").pack


def whole_text(data: bytes, most: int) -> str | None:
    """The text, if the data is exactly one masked, unfragmented WebSocket text frame of at most so many bytes."""
    if len(data) < 6 or data[0] != WHOLE_TEXT:
        return None
    length, start = data[1] - MASKED, 2
    if length == SHORT:
        length, start = data[2] << 8 | data[3], 4
        if length < SHORT:
            return None
    if not 0 <= length <= most or data[1] == MASKED + MEDIUM or len(data) != start + 4 + length:
        return None
    text: bytes = apply_mask(data[start + 4 :], data[start : start + 4])
    try:
        return text.decode()
    except UnicodeDecodeError:
        return None


def websocket_frame(text: bytes) -> bytes:
    """A text as a WebSocket frame."""
    length = len(text)
    if length < SHORT:
        return short_header(WHOLE_TEXT, length) + text
    if length < 1 << 16:
        return medium_header(WHOLE_TEXT, SHORT, length) + text
    return long_header(WHOLE_TEXT, MEDIUM, length) + text
