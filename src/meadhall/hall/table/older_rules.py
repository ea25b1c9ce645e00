"""Logs that were written under older rules: each move must be legal and tell what it told then.

The table is stranded at the first move that isn't or doesn't (docs/rules-versions.md).
"""

from __future__ import annotations

from typing import Any

from meadhall.hall.table.lines import Line, NewLine
from meadhall.hall.table.record import WITHOUT_RESULT, Record
from meadhall.hall.table.stranded import Reason, Stranded
from meadhall.hall.table.told import with_digests
from meadhall.kernel.errors import MeadhallError


def strand(record: Record, reason: Reason, line: Line) -> None:
    """From this line on the log can't be played: the game stays where it stood before it."""
    record.stranded = Stranded(reason, line.number, record.rules_version, record.game_rules.rules_version)


def prove(record: Record, line: Line) -> None:
    """A move made under older rules must be legal and tell what it told then."""
    game = record.started_game()
    if line.code not in game.state.legal(line.seat):
        strand(record, "illegal", line)
        return
    record.proved += 1
    if line.digest is None:  # written before that was kept
        return
    record.compared += 1
    [now] = with_digests(record.game_rules, game.state.clone(), [NewLine("play", line.seat, line.code)])
    if now.digest != line.digest or now.detail.get("result") != line.detail.get("result"):
        strand(record, "differs", line)


def check_open_table(record: Record) -> None:
    """A table that waits for people must be one that can still be started."""
    if record.proving and record.status == "open":
        try:
            record.game_rules.settle_log(record.terms.players, record.terms.options)
        except MeadhallError:
            record.stranded = Stranded("setup", record.version, record.rules_version, record.game_rules.rules_version)
            record.status = record.present_status()


def compare_with_summary(record: Record, version: int, summary: dict[str, Any]) -> None:
    """Where it isn't known what the moves told, the lobby's last word is what a log of older rules is held to."""
    if not record.proving or version != record.version or summary["status"] not in ("playing", "finished"):
        return
    if record.stranded is None and record.game is not None and record.compared < record.proved:
        saved = (summary["status"], summary["ply"], summary["awaiting"])
        if saved != (record.status, record.ply, record.awaiting):
            strand_at_last_move(record)
    if record.stranded is not None and summary["status"] == "finished" and record.kept_result is None:
        record.kept_result = WITHOUT_RESULT
    record.status = record.present_status()


def strand_at_last_move(record: Record) -> None:
    record.stranded = Stranded("differs", record.version, record.rules_version, record.game_rules.rules_version)
    record.stranded.moves = min(1, record.ply)
    record.game = record.game_at(record.ply - 1) if record.ply else None


def go_on_under_new_rules(record: Record, line: Line) -> None:
    detail = line.detail
    record.rules_version = detail["to"]
    record.proving = detail["to"] != record.game_rules.rules_version
    key = "rules-changed" if detail["compared"] == detail["lines"] else "rules-changed-uncompared"
    record.notice(line, key, from_text=detail["from"], to_text=detail["to"])
