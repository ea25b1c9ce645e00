"""The start of a game, with the nonces that people contribute to the deal."""

from __future__ import annotations

from meadhall.hall import wall_clock
from meadhall.hall.refusal import Refusal
from meadhall.hall.table.commands.checks import check_host, check_open, own_seat
from meadhall.hall.table.commands.command import Actor, BotName, Command, Nonce, SeatNumber
from meadhall.hall.table.commands.seating import check_bot
from meadhall.hall.table.daily import day_is_over
from meadhall.hall.table.lines import NewLine
from meadhall.hall.table.record import Record
from meadhall.kernel.deal import hash_of_nonce

REVEAL_MS = 5000
"""How long a start waits for the nonces of those who committed to one."""


class Start(Command, tag="start", frozen=True):
    fill: BotName | None = None

    def new_lines(self, record: Record, actor: Actor) -> list[NewLine]:
        check_open(record)
        check_host(record, actor)
        free = record.free_seats()
        if free and self.fill is None:
            raise Refusal(409, "seats-free", seats_count=len(free))
        check_daily_start(record)
        fill = check_bot(self.fill) if free and self.fill is not None else ""
        waits = bool(record.contributions())
        return [NewLine("bot", seat, detail={"bot": fill}) for seat in free] + [start_line(waits)]


def start_line(waits: bool) -> NewLine:
    """The start; or, where somebody committed to a nonce, the moment from which nonces are taken and seats are not.

    Only then may nonces be shown: whoever still could sit down would choose theirs by those of the others.
    """
    return NewLine("seal", code=REVEAL_MS) if waits else NewLine("start")


class Reveal(Command, tag="reveal", frozen=True):
    """Show the nonce a seat committed to. The last one starts the game."""

    seat: SeatNumber
    nonce: Nonce

    def new_lines(self, record: Record, actor: Actor) -> list[NewLine]:
        holder = record.seats[own_seat(record, actor, self.seat)]
        if record.status != "open":
            raise Refusal(409, "already-started")
        if not record.sealed or holder.nonce_hash is None or holder.nonce is not None:
            raise Refusal(409, "reveal-not-asked")
        if hash_of_nonce(self.nonce) != holder.nonce_hash:
            raise Refusal(422, "reveal-wrong", seat=self.seat)
        waiting = [one.seat for one in record.contributions() if one.nonce is None]
        revealed = NewLine("reveal", self.seat, detail={"nonce": self.nonce})
        return [revealed, NewLine("start")] if waiting == [self.seat] else [revealed]


def late_start_lines(record: Record, now: int) -> list[NewLine]:
    """Not a person's command either: the time for nonces has passed; the game begins without those still missing."""
    if record.reveal_until is None or now < record.reveal_until:
        return []
    missing = [NewLine("no-reveal", one.seat) for one in record.contributions() if one.nonce is None]
    return [*missing, NewLine("start")]


def check_daily_start(record: Record) -> None:
    """The deal of the day is begun on its day, by one person: afterwards its seed is known."""
    if record.terms.daily is None:
        return
    if len(record.seats_with_people()) != 1:
        raise Refusal(409, "daily-one-person")
    if day_is_over(record.terms, wall_clock.now_ms()):
        raise Refusal(409, "daily-day-over", day_text=record.terms.daily)
