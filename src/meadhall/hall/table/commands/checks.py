"""What must hold before a command may be done: each check refuses, with the reason, or passes.

Moves are checked here as a whole, since this module is compiled and every move passes it.
"""

from __future__ import annotations

from meadhall.hall.refusal import Refusal
from meadhall.hall.table.commands.command import Actor
from meadhall.hall.table.lines import NewLine
from meadhall.hall.table.record import Record
from meadhall.kernel.errors import IllegalAction


def check_seat(record: Record, seat: int) -> int:
    if seat >= len(record.seats):
        raise Refusal(404, "no-such-seat", given_count=seat, most_count=len(record.seats) - 1)
    return seat


def own_seat(record: Record, actor: Actor, seat: int) -> int:
    """Seats only act for their owner."""
    if record.seats[check_seat(record, seat)].person not in actor.ids:
        raise Refusal(403, "not-your-seat", seat=seat)
    return seat


def check_host(record: Record, actor: Actor) -> None:
    if record.host not in actor.ids:
        raise Refusal(403, "not-host")


def check_not_removed(record: Record, ids: frozenset[str]) -> None:
    if not ids.isdisjoint(record.removed):
        raise Refusal(403, "you-were-removed")


def check_not_closed(record: Record) -> None:
    if record.closed is not None:
        raise Refusal(409, "table-closed", why_text=record.closed)


def check_open(record: Record) -> None:
    check_not_stranded(record)
    if record.status != "open":
        raise Refusal(409, "already-started")
    if record.sealed:
        raise Refusal(409, "dealing")


def check_playing(record: Record) -> None:
    record.started_game()
    if record.status == "finished":
        raise Refusal(409, "finished")
    check_not_stranded(record)


def check_not_stranded(record: Record) -> None:
    if record.status == "stranded":
        raise Refusal(409, "stranded")


def check_present(record: Record, seat: int) -> None:
    holder = record.seats[seat]
    if holder.out == "resigned":
        raise Refusal(409, "already-out", seat=seat)
    if holder.out == "flagged":
        raise Refusal(409, "seat-flagged", seat=seat)
    if holder.away:
        raise Refusal(409, "seat-away", seat=seat)


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
