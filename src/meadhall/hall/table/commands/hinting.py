"""Asking for a hint: it marks the game, and is refused where the game counts."""

from __future__ import annotations

from typing import Literal

from meadhall.hall.refusal import Refusal
from meadhall.hall.table.commands.checks import check_playing, check_present, own_seat
from meadhall.hall.table.commands.command import Actor, Command, SeatNumber
from meadhall.hall.table.lines import NewLine
from meadhall.hall.table.record import Record


class AskHint(Command, tag="hint", frozen=True):
    seat: SeatNumber
    look: Literal["where", "moves"] = "moves"

    def new_lines(self, record: Record, actor: Actor) -> list[NewLine]:
        game = record.started_game()
        own_seat(record, actor, self.seat)
        check_playing(record)
        check_present(record, self.seat)
        if record.terms.counting:
            raise Refusal(409, "hint-counting")
        if self.seat not in game.awaiting:
            raise Refusal(409, "hint-not-asked", seat=self.seat)
        if record.pass_code(self.seat) is not None and record.others_learn():
            # Everybody sees the mark: it would tell that this seat has something to react with.
            raise Refusal(409, "hint-reaction")
        if len(game.codes(self.seat)) == 1:
            raise Refusal(409, "hint-one-move")
        return [NewLine("hint", self.seat)]
