"""A move before it is stored: whether it may be made, and the lines it becomes. Compiled: every move passes here."""

from __future__ import annotations

from meadhall.hall.table.commands.checks import check_playing, check_present, own_seat
from meadhall.hall.table.commands.command import Actor
from meadhall.hall.table.lines import NewLine
from meadhall.hall.table.record import Record
from meadhall.kernel.errors import IllegalAction


def move_lines(
    record: Record, actor: Actor, seat: int, ply: int, action: str | int, version: int | None
) -> list[NewLine]:
    """`version`: that of the table the move was thought out at, if it was told."""
    game = record.started_game()
    own_seat(record, actor, seat)
    check_playing(record)
    check_present(record, seat)
    if version is not None and version < record.undone_at:
        raise IllegalAction("action-stale", given_count=ply, present_count=game.ply)
    return [NewLine("play", seat, code) for code in game.check_play(seat, action, ply)]
