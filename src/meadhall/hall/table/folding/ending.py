"""Lines that end a game without a result, and the one that names the next table."""

from __future__ import annotations

from meadhall.hall.table.lines import Line
from meadhall.hall.table.record import Record


def agree_to_end(record: Record, line: Line) -> None:
    record.agreed_to_end.append(line.seat)
    record.notice(line, "end-agreed", seat=line.seat)


def end(record: Record, line: Line) -> None:
    record.ended = True
    record.notice(line, "ended-without-result")


def close(record: Record, line: Line) -> None:
    record.closed = line.detail["why"]
    record.question = None
    record.notice(line, "table-closed", why_text=line.detail["why"])


def note_rematch(record: Record, line: Line) -> None:
    record.rematch = line.detail["table"]
