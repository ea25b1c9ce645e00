"""Moves, and the ways out of a game: resigning, and ending one that can't go on. What time does is here, too."""

from __future__ import annotations

from typing import Any

from meadhall.hall.refusal import Refusal
from meadhall.hall.table.commands.checks import check_playing, check_present, move_lines, own_seat
from meadhall.hall.table.commands.command import ActionText, Actor, Command, Count, SeatNumber
from meadhall.hall.table.lines import NewLine
from meadhall.hall.table.record import Record


class Play(Command, tag="play", frozen=True):
    seat: SeatNumber
    ply: Count
    action: ActionText | Count
    version: Count | None = None

    def new_lines(self, record: Record, actor: Actor) -> list[NewLine]:
        return move_lines(record, actor, self.seat, self.ply, self.action, self.version)


class Resign(Command, tag="resign", frozen=True):
    seat: SeatNumber

    def new_lines(self, record: Record, actor: Actor) -> list[NewLine]:
        own_seat(record, actor, self.seat)
        check_playing(record)
        if record.seats[self.seat].out == "resigned":
            raise Refusal(409, "already-out", seat=self.seat)
        return [NewLine("out", self.seat, detail={"why": "resigned"})]


class EndGame(Command, tag="end", frozen=True):
    """Agree to end a game that can't go on under the present rules; with everybody's word it ends without a result."""

    seat: SeatNumber

    def new_lines(self, record: Record, actor: Actor) -> list[NewLine]:
        own_seat(record, actor, self.seat)
        if record.status != "stranded":
            raise Refusal(409, "not-stranded")
        check_present(record, self.seat)
        people = record.people_present()
        fresh = [seat for seat in people if record.seats[seat].person in actor.ids and seat not in record.agreed_to_end]
        lines = [NewLine("end-agreed", seat) for seat in fresh]
        if {*record.agreed_to_end, *fresh}.issuperset(people):
            lines.append(NewLine("ended"))
        if not lines:
            raise Refusal(409, "end-already-agreed", seat=self.seat)
        return lines


def clock_lines(record: Record, now: int) -> list[NewLine]:
    """Not a person's command but time's: the seats whose clock has run out, and those to be reminded before it does."""
    why: dict[str, Any] = {"why": "flagged"}
    if record.terms.pace.kind == "correspondence":
        why["waited_for"] = True
    flags = [NewLine("out", seat, detail=why) for seat in record.clocks.flagged(now)]
    return flags + [NewLine("reminder", seat) for seat in record.clocks.to_remind(now)]
