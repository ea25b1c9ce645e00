"""A log folded into a record, line by line.

`fold` trusts its lines: they were checked (`commands`) before they were stored. Only lines written under older rules
are proved again (`older_rules`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.hall.table import older_rules
from meadhall.hall.table.folding import absence, ending, moves, seats, timing
from meadhall.hall.table.lines import Line
from meadhall.hall.table.older_rules import check_open_table
from meadhall.hall.table.record import Record
from meadhall.hall.table.stranded import check_not_newer
from meadhall.hall.table.terms import Terms

SAME_DECISION: Final = ("undo", "back")
"""Lines that bring a seat back to a decision it had begun: its days for it don't begin anew."""

FOLDS: Final[dict[str, Callable[[Record, Line], None]]] = {
    "sit": seats.sit,
    "bot": seats.put_bot,
    "free": seats.free,
    "let-in": seats.let_in,
    "name": seats.rename,
    "seal": seats.seal,
    "reveal": seats.reveal,
    "no-reveal": seats.miss_reveal,
    "start": moves.start,
    "play": moves.play,
    "hint": moves.take_hint,
    "undo": moves.undo,
    "undo-asked": moves.ask_undo,
    "undo-agreed": moves.agree_undo,
    "undo-refused": moves.refuse_undo,
    "away": absence.go_away,
    "back": absence.come_back,
    "out": absence.go_out,
    "outage": timing.outage,
    "reminder": timing.remind,
    "rematch": ending.note_rematch,
    "rules": older_rules.go_on_under_new_rules,
    "end-agreed": ending.agree_to_end,
    "ended": ending.end,
    "closed": ending.close,
}


def fold(record: Record, line: Line) -> None:
    """Take in the next line of the log."""
    if line.number != record.version + 1:
        raise ValueError(f"table {record.terms.id}: line {line.number} can't follow line {record.version}")
    if line.kind == "rules":
        check_not_newer(line.detail["to"], record.game_rules.rules_version)
    record.version = line.number
    set_back = line.kind == "outage" and line.code < 0
    record.updated = line.at if set_back else max(record.updated, line.at)
    if line.command is not None:
        record.commands_done[line.command] = line.number
    # The line of new rules is of the same moment as the one after it, which may forgive the time before.
    if record.clocks.timed and record.game is not None and record.status == "playing" and line.kind != "rules":
        record.clocks.advance(line.at, line.code if line.kind == "outage" else 0)
    if record.status == "open":
        record.before_start.append(line)
    if record.counted and line.at >= record.terms.day_ends and record.status != "finished":
        record.counted = False
        record.notice(line, "daily-late")
    FOLDS[line.kind](record, line)
    record.status = record.present_status()
    if record.status != "finished":
        record.finished_at = None
    elif record.finished_at is None:
        record.finished_at = line.at
    if record.clocks.timed:
        running = [seat for seat in record.awaiting if record.seats[seat].played_by_person]
        record.clocks.run(running, line.seat if line.kind in SAME_DECISION else None)


def fold_log(terms: Terms, lines: list[Line]) -> Record:
    changes = [line for line in lines if line.kind == "rules"]
    record = Record(terms, changes[-1].detail["to"] if changes else None)
    for line in lines:
        fold(record, line)
    check_open_table(record)
    return record
