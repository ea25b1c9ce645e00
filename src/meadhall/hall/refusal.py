"""Why the hall won't do something: a message, and the HTTP status that goes with it."""

from __future__ import annotations

from typing import Any

import msgspec

from meadhall.kernel.errors import IllegalAction, MeadhallError, UnknownGame
from meadhall.kernel.words.message import Value


class Refusal(MeadhallError):
    """A request that changes nothing. Keys are under `hall.`; words are in `locales/<language>/hall.ftl`."""

    def __init__(self, status: int, key: str, *, retry_after: int = 0, **args: Value) -> None:
        super().__init__(f"hall.{key}", "", **args)
        self.status = status
        self.retry_after = retry_after


STALE = {"action-stale", "action-not-asked", "action-game-over"}
"""Refusals of the kernel that say the moment has passed, rather than that the rules forbid it."""


def status_of(error: MeadhallError) -> int:
    if isinstance(error, Refusal):
        return error.status
    if isinstance(error, UnknownGame):
        return 404
    if isinstance(error, IllegalAction) and error.message.key in STALE:
        return 409
    return 422


def error_body(error: MeadhallError) -> dict[str, Any]:
    """The message with its English words beside it, for people who read raw JSON."""
    body: dict[str, Any] = msgspec.to_builtins(error.message)
    body["text"] = str(error)
    return body
