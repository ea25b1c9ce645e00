"""What the host or an operator does with people and the table: remove, let in, close."""

from __future__ import annotations

from meadhall.hall.refusal import Refusal
from meadhall.hall.table.commands.checks import check_host, check_open, check_seat
from meadhall.hall.table.commands.command import Actor, Command, PersonId, SeatNumber
from meadhall.hall.table.lines import NewLine
from meadhall.hall.table.record import Record


class Remove(Command, tag="remove", frozen=True):
    """The host takes a seat from somebody, with every other seat of that person."""

    seat: SeatNumber

    def new_lines(self, record: Record, actor: Actor) -> list[NewLine]:
        check_host(record, actor)
        check_open(record)
        person = record.seats[check_seat(record, self.seat)].person
        if person is None:
            raise Refusal(409, "nobody-there", seat=self.seat)
        if person in actor.ids:
            raise Refusal(409, "remove-yourself")
        detail = {"person": person, "removed": True}
        return [NewLine("free", seat, detail=detail) for seat in record.seats_of(frozenset([person]))]


class LetIn(Command, tag="let-in", frozen=True):
    """The host lets somebody they removed sit down again."""

    person: PersonId

    def new_lines(self, record: Record, actor: Actor) -> list[NewLine]:
        check_host(record, actor)
        check_open(record)
        if self.person not in record.removed:
            raise Refusal(409, "not-removed")
        return [NewLine("let-in", detail={"person": self.person})]


class Close(Command, tag="close", frozen=True):
    """Done by an operator (`admin`): no request of its own."""

    why: str

    def new_lines(self, record: Record, actor: Actor) -> list[NewLine]:
        if record.status == "finished":
            raise Refusal(409, "finished")
        return [NewLine("closed", detail={"why": self.why})]
