"""Lines about who sits where, and about the nonces of those who sit."""

from __future__ import annotations

from meadhall.hall.table.lines import Line
from meadhall.hall.table.record import Record


def sit(record: Record, line: Line) -> None:
    detail = line.detail
    record.seats[line.seat].seat_person(detail["person"], detail["name"], detail.get("nonce_hash"))
    if line.detail["person"] == record.terms.host:
        record.host_left = False
    record.notice(line, "sat-down", seat=line.seat)


def put_bot(record: Record, line: Line) -> None:
    record.seats[line.seat].seat_bot(line.detail["bot"])


def free(record: Record, line: Line) -> None:
    if line.detail.get("removed"):
        record.removed[line.detail["person"]] = record.seats[line.seat].name
        record.notice(line, "removed", place_count=line.seat + 1)
    record.seats[line.seat].clear()
    if line.detail.get("person") == record.terms.host:
        record.host_left = record.terms.host not in [seat.person for seat in record.seats]


def let_in(record: Record, line: Line) -> None:
    record.removed.pop(line.detail["person"], None)


def rename(record: Record, line: Line) -> None:
    record.seats[line.seat].name = line.detail["name"]


def seal(record: Record, line: Line) -> None:
    record.reveal_until = line.at + line.code


def reveal(record: Record, line: Line) -> None:
    record.seats[line.seat].nonce = line.detail["nonce"]


def miss_reveal(record: Record, line: Line) -> None:
    record.notice(line, "no-reveal", seat=line.seat)
