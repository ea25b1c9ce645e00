"""Views as they are sent, kept from one move to the next: a part is encoded again only when it has changed."""

from __future__ import annotations

from meadhall.hall.wire import encode
from meadhall.kernel.state import State
from meadhall.kernel.table import Table
from meadhall.kernel.view import Part, SeatPart, ViewPlan

NEVER = object()
"""The grounds of what was not sent yet."""


class PartFace:
    """A part of the view that everybody sees, encoded."""

    def __init__(self, part: Part[State]) -> None:
        self.part = part
        self.label = b',"%s":' % part.name.encode()
        self.grounds: object = NEVER
        self.face = b""

    def refresh(self, state: State) -> bytes:
        part = self.part
        grounds = part.grounds(state)
        if grounds != self.grounds:
            self.face = self.label + encode(grounds if part.shows_grounds else part.build(state))
            self.grounds = grounds
        return self.face


class SeatFace:
    """What is shown of a seat, or to it, encoded."""

    def __init__(self, part: SeatPart[State], seat: int) -> None:
        self.part = part
        self.seat = seat
        self.grounds: object = NEVER
        self.face = b""

    def refresh(self, state: State) -> bytes:
        grounds = self.part.grounds(state, self.seat)
        if grounds != self.grounds:
            self.face = encode(self.part.build(state, self.seat))
            self.grounds = grounds
        return self.face


class PlannedViews:
    """The views of a game that tells their parts apart."""

    def __init__(self, plan: ViewPlan[State], players: int) -> None:
        self.public = [PartFace(part) for part in plan.public]
        self.seats = [SeatFace(plan.seats, seat) for seat in range(players)]
        self.own = [SeatFace(plan.own, seat) for seat in range(players)]

    def shared(self, state: State) -> bytes:
        """What everybody may know: fields, each after a comma."""
        parts = [face.refresh(state) for face in self.public]
        parts.append(b',"seats":[%s]' % b",".join([face.refresh(state) for face in self.seats]))
        return b"".join(parts)


class SentViews:
    """The views of one table."""

    def __init__(self, table: Table) -> None:
        plan = table.game.plan
        self.head = encode({"game": table.game.id, "players": table.players, "options": table.options})[:-1]
        self.planned = None if plan is None else PlannedViews(plan, table.players)

    def views(self, table: Table, seats: list[int | None]) -> list[bytes]:
        """What each of these seats may know now (`None`: somebody without one), just as `Table.view` tells it."""
        state = table.state
        head = b'%s,"ply":%d,"awaiting":%s,"over":%s' % (
            self.head, state.ply, encode(state.waiting), b"true" if state.over else b"false",
        )  # fmt: skip
        if state.over:
            head += b',"result":%s' % encode(table.game.result(state).shown())
        planned = self.planned
        if planned is None:
            return [joined(head, seat, encode(table.game.view(state, seat))) for seat in seats]
        head += planned.shared(state)
        return [joined(head, seat, b"{}" if seat is None else planned.own[seat].refresh(state)) for seat in seats]


def joined(head: bytes, seat: int | None, own: bytes) -> bytes:
    """A view from the fields all have in common and an object with the rest."""
    label = b"null" if seat is None else b"%d" % seat
    return b'%s,"seat":%s%s%s' % (head, label, b"," if len(own) > 2 else b"", own[1:])
