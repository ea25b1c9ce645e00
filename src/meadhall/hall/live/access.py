"""Who may come in to a table, and from which seat they may look."""

from __future__ import annotations

from meadhall.hall import wall_clock
from meadhall.hall.live.room import Room
from meadhall.hall.people.accounts import Session
from meadhall.hall.refusal import Refusal
from meadhall.hall.store import Store
from meadhall.hall.table.commands.checks import check_not_removed
from meadhall.hall.table.daily import day_is_over
from meadhall.hall.tokens import same


async def admit(room: Room, session: Session, key: str | None, store: Store) -> None:
    """Let a person in, or refuse. A private table without its key looks like no table at all.

    Whoever was removed from a private table has lost its key, too; a public one they may look at like anybody.
    """
    terms = room.record.terms
    if terms.private:
        check_not_removed(room.record, session.ids)
    seated = room.record.seats_of(session.ids)
    if seated or session.ids & room.admitted:
        may_look(room, session)
        return
    if terms.private:
        await admit_to_private(room, session, key, store)
    may_look(room, session)


async def admit_to_private(room: Room, session: Session, key: str | None, store: Store) -> None:
    terms = room.record.terms
    if not await store.is_let_in(terms.id, session.ids):
        if key is None or terms.key is None or not same(key, terms.key):
            raise Refusal(404, "no-such-table")
        await store.let_in(terms.id, session.person.id)
    room.admitted.add(session.person.id)


def may_look(room: Room, session: Session) -> None:
    """Where spectators aren't wanted, only those who play may look, from the start to the end.

    At a table with the deal of the day nobody else may until that day is over, not even when the game is: they could
    still play the same deal.
    """
    record = room.record
    if record.seats_of(session.ids):
        return
    if record.terms.host not in session.ids and not day_is_over(record.terms, wall_clock.now_ms()):
        raise Refusal(403, "daily-not-yours")
    if not record.terms.spectators and record.status in ("playing", "stranded"):
        raise Refusal(403, "no-spectators")


def look_from(room: Room, session: Session, seat: int | None, given: bool) -> int | None:
    """The seat to look from: one of one's own, none, or by default the first of one's own."""
    mine = room.record.seats_of(session.ids)
    may_look(room, session)
    if not given:
        return mine[0] if mine else None
    if seat is not None and seat not in mine:
        raise Refusal(403, "not-your-seat", seat=seat)
    return seat
