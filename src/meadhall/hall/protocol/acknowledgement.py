"""The answer to a command."""

from __future__ import annotations

import msgspec


class Ack(msgspec.Struct, frozen=True, omit_defaults=True):
    """A command is done and durable."""

    table: str
    version: int
    ply: int
    id: str | None = None
    repeated: bool = False
    asked: bool = False
    rematch: str | None = None
