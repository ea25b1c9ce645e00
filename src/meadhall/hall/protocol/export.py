"""A table's log as JSON that anybody can keep: what was done when, whatever the rules have become since.

While the game lasts others' moves are left out, as some are secret; a finished game's log is whole, with its seed.
What a line shows is named field by field: digests and client ids stay in the hall.
"""

from __future__ import annotations

from typing import Any

from meadhall.hall.protocol.messages import Present, table_body
from meadhall.hall.table.lines import Line
from meadhall.hall.table.record import Record

FORMAT = 1
OF_TABLE = (
    "id", "game", "rules_version", "players", "options", "status", "commitment", "seed", "result", "stranded",
)  # fmt: skip
TO_PLY = ("undo", "undo-asked")
"""Kinds of lines whose code is a ply."""
SHOWN_DETAIL = ("name", "bot", "why", "stuck", "result", "from", "to", "lines", "compared")


def log_body(record: Record, lines: list[Line], ids: frozenset[str]) -> dict[str, Any]:
    finished = record.status == "finished"
    mine = record.seats_of(ids)
    table = table_body(record, ids, Present())
    return {
        "format": FORMAT,
        "began_under": record.terms.rules_version,
        **{name: table[name] for name in OF_TABLE},
        "lines": [line_body(record, line, finished or line.seat in mine) for line in lines],
    }


def line_body(record: Record, line: Line, open_to_reader: bool) -> dict[str, Any]:
    body: dict[str, Any] = {"number": line.number, "at": line.at, "kind": line.kind}
    if line.seat >= 0:
        body["seat"] = line.seat
    if line.kind in TO_PLY:
        body["ply"] = line.code
    elif line.kind == "play" and open_to_reader:
        body["code"] = line.code
        body["notation"] = notation(record, line.code)
    body.update({name: line.detail[name] for name in SHOWN_DETAIL if name in line.detail})
    return body


def notation(record: Record, code: int) -> str | None:
    """A code in words, where the present rules know it: codes are never given another meaning."""
    known = record.game_rules.space.notations
    return known[code] if 0 <= code < len(known) else None
