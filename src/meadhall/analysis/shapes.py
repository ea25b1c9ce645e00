"""What hints and reviews look like, ready for JSON (docs/api.md)."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from meadhall.kernel.words.message import Message

Unit = Literal["chance", "points"]
"""Chances of winning from 0 to 1, or expected points at the end."""
Certainty = Literal["sure", "fairly-sure", "too-close"]


class Change(msgspec.Struct, frozen=True):
    """How much more or less of something a seat has once a move has run its course, on average."""

    kind: str
    amount: float


class ValuedMove(msgspec.Struct, frozen=True):
    code: int
    notation: str
    kind: str
    fields: dict[str, int | str]
    """What its first action is called, and what it is about."""
    steps: list[Message]
    """The move as orders, as far as nothing intervenes that nobody can know."""
    value: float
    low: float
    high: float
    """The 95 % interval of the value."""
    best_in: tuple[int, int]
    """In how many of how many batches of playouts it was the best of those compared."""
    sure: Certainty
    why: Message | None = None
    """What it brings more of than the move it is compared with."""
    changes: list[Change] = []


class Place(msgspec.Struct, frozen=True):
    """A thing on the table to look at: a card, a town, a space."""

    kind: str
    id: Any


class Hint(msgspec.Struct, frozen=True):
    seat: int
    ply: int
    progress: float
    unit: Unit
    before: float
    where: list[Place]
    moves: list[ValuedMove]
    """At most three, the best first; the third only if it teaches something the second doesn't."""


class Round(msgspec.Struct, frozen=True):
    ply: int
    label: Message


class CurvePoint(msgspec.Struct, frozen=True):
    """What each seat could expect after so many moves, from what that seat knew."""

    ply: int
    values: list[float]
    low: list[float]
    high: list[float]


class Moment(msgspec.Struct, frozen=True):
    """A decision that was looked at, or a draw. `ply` is the number of moves made when it was over."""

    ply: int
    kind: Literal["choice", "luck"]
    seat: int | None
    before: list[float]
    after: list[float]
    cost: float
    low: float
    high: float
    best: ValuedMove | None
    chosen: ValuedMove | None
    other: ValuedMove | None
    slip: bool
    turning: bool
    text: list[Message]
    drawn: list[Message] = []
    """Of the text, what chance decided."""


class Sums(msgspec.Struct, frozen=True):
    """How a seat came from start to end: `end = start + luck - slips + others`."""

    start: float
    luck: float
    slips: float
    slip_count: int
    others: float
    end: float


class Review(msgspec.Struct, frozen=True):
    progress: float
    unit: Unit
    players: int
    plies: int
    over: bool
    """Whether the game was played to its end, so that its last values are those of the rules. Else they are estimates:
    it was given up, or ended by agreement."""
    rounds: list[Round]
    curve: list[CurvePoint]
    moments: list[Moment]
    sums: list[Sums]
    truth: list[CurvePoint]
    """The same curve with everything known that was hidden."""
