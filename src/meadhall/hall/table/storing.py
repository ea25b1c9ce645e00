"""Lines that are about to be stored get the digest of what they will tell and their places in the log; a line about new
rules goes first."""

from __future__ import annotations

from meadhall.hall.table.folding.fold import fold_log
from meadhall.hall.table.lines import Line, NewLine
from meadhall.hall.table.record import Record
from meadhall.hall.table.told import Trial, setup_digest, with_digests


def ready_to_store(record: Record, new_lines: list[NewLine]) -> list[NewLine]:
    """Lines about to be stored, with what they will tell, after one that says if rules have changed before them."""
    if record.proving and record.status in ("open", "playing"):
        detail = {"from": record.rules_version, "to": record.game_rules.rules_version,
                  "lines": record.proved, "compared": record.compared}  # fmt: skip
        new_lines = [NewLine("rules", detail=detail), *new_lines]
    last = new_lines[-1] if new_lines else None
    if last is not None and last.kind == "play" and record.game is not None:
        record.trial = Trial(record.game.state, record.game.state.clone(), last)
        return with_digests(record.game_rules, record.trial.after, new_lines)
    if last is not None and last.kind == "start":
        return [*new_lines[:-1], NewLine("start", last.seat, last.code, last.detail, start_digest(record, new_lines))]
    return new_lines


def start_digest(record: Record, new_lines: list[NewLine]) -> int | None:
    """What the start will tell: the lines up to it are folded for that, as some of them may bear on the setup."""
    lines = number_lines(new_lines, record.version, record.updated, None)
    started = fold_log(record.terms, [*record.before_start, *lines])
    return None if started.game is None else setup_digest(started.game)


def number_lines(new_lines: list[NewLine], after: int, at: int, command: str | None) -> list[Line]:
    """Give new lines their places. Only the first carries the command: it is unique in the log."""
    return [
        Line(after + place, at, new.kind, new.seat, new.code, new.detail, command if place == 1 else None, new.digest)
        for place, new in enumerate(new_lines, 1)
    ]
