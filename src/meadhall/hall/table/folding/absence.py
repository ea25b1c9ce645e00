"""Lines about people who leave, come back or are out."""

from __future__ import annotations

from meadhall.hall.people.names import GONE
from meadhall.hall.table.lines import Line
from meadhall.hall.table.record import Record


def go_away(record: Record, line: Line) -> None:
    record.seats[line.seat].away = True
    record.question = None
    record.notice(line, "left", seat=line.seat)


def come_back(record: Record, line: Line) -> None:
    holder = record.seats[line.seat]
    holder.away = False
    if holder.out == "flagged":
        holder.out = None
        holder.returns += 1
        record.out_since.pop(line.seat, None)
        record.clocks.returned(line.seat, holder.returns)
    record.notice(line, "came-back", seat=line.seat)


def go_out(record: Record, line: Line) -> None:
    holder = record.seats[line.seat]
    holder.out = line.detail["why"]
    if holder.out == "flagged":
        holder.missed = True
        holder.waited_for = bool(line.detail.get("waited_for"))
        number, at, first = record.last_flag
        first = first if (number, at) == (line.number - 1, line.at) else line.number
        record.last_flag = (line.number, line.at, first)
        record.out_since[line.seat] = first
    record.out_since.setdefault(line.seat, line.number)  # who was flagged and resigns then is out since the flag
    record.question = None
    key = "flagged-default" if record.answers_by_default(line.seat) else line.detail["why"]
    record.notice(line, key, seat=line.seat)
    if line.detail["why"] == "gone":
        holder.name = GONE
    record.ended_early = nobody_left(record)


def nobody_left(record: Record) -> bool:
    """Whether nobody is left to play against, or no person to play for."""
    still_in = [seat for seat in record.seats if seat.out is None]
    opponents = [seat for seat in record.seats if seat.out is None or (seat.out == "flagged" and seat.waited_for)]
    return len(opponents) <= 1 or all(seat.person is None for seat in still_in)
