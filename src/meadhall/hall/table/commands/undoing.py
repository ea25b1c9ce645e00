"""Taking moves back, alone or with the consent of the others."""

from __future__ import annotations

from meadhall.hall.refusal import Refusal
from meadhall.hall.table.commands.checks import check_playing, check_present, own_seat
from meadhall.hall.table.commands.command import Actor, Command, Count, SeatNumber
from meadhall.hall.table.lines import NewLine
from meadhall.hall.table.record import Record
from meadhall.hall.table.undo import free_to, past_barrier, wanted_ply


class Undo(Command, tag="undo", frozen=True):
    seat: SeatNumber
    ply: Count | None = None

    def new_lines(self, record: Record, actor: Actor) -> list[NewLine]:
        game = record.started_game()
        own_seat(record, actor, self.seat)
        check_playing(record)
        check_present(record, self.seat)
        ply = wanted_ply(game, self.seat, self.ply)
        free = free_to(game, self.seat, record.seats[self.seat].answered_to)
        if free is not None and ply >= free:
            return [NewLine("undo", self.seat, ply)]
        if record.terms.counting and past_barrier(game, ply):
            raise Refusal(409, "undo-counting")
        asked = record.people_to_ask()
        others = [other for other in asked if record.seats[other].person not in actor.ids]
        if not others:
            return [NewLine("undo", self.seat, ply)]
        if record.question is not None:
            raise Refusal(409, "undo-already-asked", seat=record.question.seat)
        check_can_be_asked(record, others)
        agreed = [NewLine("undo-agreed", other) for other in asked if other not in (self.seat, *others)]
        return [NewLine("undo-asked", self.seat, ply), *agreed]


class UndoAnswer(Command, tag="undo-answer", frozen=True):
    seat: SeatNumber
    agree: bool

    def new_lines(self, record: Record, actor: Actor) -> list[NewLine]:
        own_seat(record, actor, self.seat)
        check_playing(record)
        check_present(record, self.seat)
        question = record.question
        if question is None or self.seat in question.agreed:
            raise Refusal(409, "undo-not-asked")
        if not self.agree:
            return [NewLine("undo-refused", self.seat)]
        agreed = {*question.agreed, self.seat}
        lines = [NewLine("undo-agreed", self.seat)]
        if agreed.issuperset(record.people_to_ask()):
            lines.append(NewLine("undo", question.seat, question.ply))
        return lines


def check_can_be_asked(record: Record, seats: list[int]) -> None:
    """Whoever isn't here can't agree to an undo, and nobody agrees in their place."""
    for seat in seats:
        if not record.seats[seat].played_by_person:
            raise Refusal(409, "undo-needs-absent", seat=seat)
