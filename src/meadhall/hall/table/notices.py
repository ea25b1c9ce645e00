"""The hall's own journal: who came, who left, what was taken back."""

from __future__ import annotations

import msgspec

from meadhall.kernel.words.message import Message


class Notice(msgspec.Struct, frozen=True):
    """An entry of the hall's own journal."""

    version: int
    ply: int
    at: int
    message: Message
