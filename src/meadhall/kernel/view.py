"""What a game shows, part by part, so that whoever shows it after every move need not build again what stayed the same.

Each part names its *grounds*: everything in the state it is built from. While the grounds are equal, so is the part.
A public part without grounds is built for every move: it changes with nearly all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic

from meadhall.kernel.state import S


class Part(Generic[S]):
    """Fields of the view that are the same for everybody."""

    def __init__(self, grounds: Callable[[S], object] | None, build: Callable[[S], dict[str, Any]]) -> None:
        self.grounds = grounds
        self.build = build


class SeatPart(Generic[S]):
    """Something that is shown of each seat, or to each seat."""

    def __init__(self, grounds: Callable[[S, int], object], build: Callable[[S, int], dict[str, Any]]) -> None:
        self.grounds = grounds
        self.build = build


class ViewPlan(Generic[S]):
    """A game's whole view: fields for everybody, an entry of `seats` for each seat, and fields for a seat's own eyes.

    No part is empty.
    """

    def __init__(self, public: list[Part[S]], seats: SeatPart[S], own: SeatPart[S]) -> None:
        self.public = public
        self.seats = seats
        self.own = own

    def view(self, state: S, seat: int | None) -> dict[str, Any]:
        """What one seat may know (`None`: somebody without a seat)."""
        shown: dict[str, Any] = {}
        for part in self.public:
            shown.update(part.build(state))
        shown["seats"] = [self.seats.build(state, other) for other in range(state.players)]
        if seat is not None:
            shown.update(self.own.build(state, seat))
        return shown
