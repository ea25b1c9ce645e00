"""Lines about time: what the clocks are forgiven, and reminders."""

from __future__ import annotations

from meadhall.hall.table.lines import Line
from meadhall.hall.table.record import Record


def outage(record: Record, line: Line) -> None:
    key = "outage"
    if "step" in line.detail:
        key = "clock-forward" if line.code > 0 else "clock-back"
    record.notice(line, key, seconds_count=abs(line.code) // 1000)


def remind(record: Record, line: Line) -> None:
    record.clocks.reminded.append(line.seat)
    hours = -(-record.clocks.left[line.seat] // 3_600_000)
    record.notice(line, "reminder", seat=line.seat, hours_count=hours)
