"""Views and questions as they are sent, kept from move to move: a part is encoded again only when it has changed."""

from __future__ import annotations

from typing import Final

from meadhall.hall.wire import encode
from meadhall.kernel.state import State
from meadhall.kernel.table import Table
from meadhall.kernel.view import SeatPart, ViewPlan

NEVER = object()
"""The grounds of what was not sent yet."""
UNASKED: Final = -1
"""Before any ply."""


class SeatEncoder:
    """What is shown of each seat, or to each, as the inside of an encoded object."""

    def __init__(self, part: SeatPart[State], players: int) -> None:
        self.part = part
        self.grounds: list[object] = [NEVER] * players
        self.kept = [b""] * players

    def encoded(self, state: State, seat: int) -> bytes:
        grounds = self.part.grounds(state, seat)
        if grounds != self.grounds[seat]:
            self.kept[seat] = encode(self.part.build(state, seat))[1:-1]
            self.grounds[seat] = grounds
        return self.kept[seat]


class PlannedViews:
    """The views of a game that tells their parts apart."""

    def __init__(self, plan: ViewPlan[State], players: int) -> None:
        self.public = plan.public
        self.grounds: list[object] = [NEVER] * len(plan.public)
        self.kept = [b""] * len(plan.public)
        self.players = players
        self.seats = SeatEncoder(plan.seats, players)
        self.own = SeatEncoder(plan.own, players)

    def shared(self, state: State) -> bytes:
        """The fields that are the same for everybody."""
        for number, part in enumerate(self.public):
            grounds = NEVER if part.grounds is None else part.grounds(state)
            if grounds is NEVER or grounds != self.grounds[number]:
                self.kept[number] = encode(part.build(state))[1:-1]
                self.grounds[number] = grounds
        seats = b"},{".join([self.seats.encoded(state, seat) for seat in range(self.players)])
        return b'%s,"seats":[{%s}]' % (b",".join(self.kept), seats)


class SentQuestions:
    """What each seat of one table is asked, with its legal answers, as it was last sent.

    Where several seats decide at once, each answer leaves what the others are asked as it was.
    """

    def __init__(self, players: int) -> None:
        self.table: Table | None = None
        self.asked_at = [UNASKED] * players
        self.kept = [b""] * players

    def find(self, table: Table, seat: int) -> bytes | None:
        """What was sent, if the seat is still asked the same."""
        if table is not self.table or table.asked_at[seat] != self.asked_at[seat]:
            return None
        return self.kept[seat]

    def keep(self, table: Table, seat: int, encoded: bytes) -> None:
        if table is not self.table:  # somebody took back: plies don't mean what they did
            self.table = table
            self.asked_at = [UNASKED] * len(self.asked_at)
        self.asked_at[seat] = table.asked_at[seat]
        self.kept[seat] = encoded


class SentViews:
    """The views of one table: each is what all have in common, followed by the rest."""

    def __init__(self, table: Table) -> None:
        plan = table.game.plan
        self.questions = SentQuestions(table.players)
        self.head = encode({"game": table.game.id, "players": table.players, "options": table.options})[:-1]
        self.planned = None if plan is None else PlannedViews(plan, table.players)

    def shared(self, table: Table) -> bytes:
        """The beginning of everybody's view."""
        state = table.state
        over = b'true,"result":' + encode(table.game.result(state).shown()) if state.over else b"false"
        more = b"" if self.planned is None else b"," + self.planned.shared(state)
        return b'%s,"ply":%d,"awaiting":%s,"over":%s%s' % (self.head, state.ply, encode(state.waiting), over, more)

    def rest(self, table: Table, seat: int | None) -> bytes:
        """The end of one seat's view (`None`: somebody without a seat)."""
        label = b"null" if seat is None else b"%d" % seat
        if self.planned is None:
            return b',"seat":%s,%s' % (label, encode(table.game.view(table.state, seat))[1:])
        own = b"" if seat is None else b"," + self.planned.own.encoded(table.state, seat)
        return b',"seat":%s%s}' % (label, own)
