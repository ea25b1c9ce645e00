"""New lines get their places in the log."""

from __future__ import annotations

from meadhall.hall.table.lines import Line, NewLine


def number_lines(new_lines: list[NewLine], after: int, at: int, command: str | None) -> list[Line]:
    """Give new lines their places. Only the first carries the command: it is unique in the log."""
    return [
        Line(after + place, at, new.kind, new.seat, new.code, new.detail, command if place == 1 else None, new.digest)
        for place, new in enumerate(new_lines, 1)
    ]
