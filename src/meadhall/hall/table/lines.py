"""The lines of a table's log. The log is the truth: a table is what folding its lines gives (`record`)."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Kind = Literal[
    "sit",  # a person takes a seat: detail person, name, nonce_hash if they contribute to the deal
    "bot",  # a bot is put on a seat: detail bot
    "free",  # a seat is given up before the start: detail person, and removed if the host took it from them
    "let-in",  # somebody the host removed may sit down again: detail person
    "name",  # the holder of a seat is called otherwise now: detail name
    "seal",  # the seats are fixed and nonces are asked for; code: for how many milliseconds
    "reveal",  # detail nonce: what the seat had committed to
    "no-reveal",  # the time for it has passed
    "start",
    "play",  # code: the action; detail stuck, if it replaces the answer of a bot that gave none; result, after the last
    "hint",  # the seat asked for a hint
    "undo",  # code: the ply the game goes back to
    "undo-asked",  # code: the ply the seat would like to go back to
    "undo-agreed",
    "undo-refused",
    "away",  # the holder left; the stand-in plays until they are back
    "reminder",  # the seat's deadline is near
    "back",  # the holder, who was away or flagged, is here again
    # detail why: resigned or gone (no longer known to the hall), for good; or flagged, until they are back,
    # waited_for if the table goes on without them
    "out",
    "outage",  # code: milliseconds no clock should have run for; detail step if the clock was set, back if negative
    "rematch",  # detail table: the next one
    "rules",  # the game goes on under newer rules: detail from, to, lines, compared
    "end-agreed",  # the seat agrees to end a game that can't go on
    "ended",  # ended by agreement, without a result
    "closed",  # an operator ended the table: detail why
]


class Line(msgspec.Struct, frozen=True):
    """One line: its number in the log, when it was written, what it says, and whose command it was."""

    number: int
    at: int
    kind: Kind
    seat: int = -1
    code: int = -1
    detail: dict[str, Any] = {}
    command: str | None = None
    """Person and client id of the command that wrote the line: a command sent again is found by it."""
    digest: int | None = None
    """For the start and for moves: the digest of what they told (`told`). A secret of the hall."""


class NewLine(msgspec.Struct, frozen=True):
    """A line before it has its place in the log."""

    kind: Kind
    seat: int = -1
    code: int = -1
    detail: dict[str, Any] = {}
    digest: int | None = None
