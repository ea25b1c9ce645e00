"""What the hall knows of a person: handed out to them, or forgotten.

Forgetting keeps the games of the others whole. The log keeps the person's id, which then means nobody, and every move;
names and chat are taken away. Log lines are changed for this reason only, and only in their names.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any

import msgspec

from meadhall.hall import wall_clock
from meadhall.hall.people.accounts import Session
from meadhall.hall.people.names import GONE
from meadhall.hall.refusal import Refusal
from meadhall.hall.store.engine import Statement
from meadhall.hall.store.store import compact, marks
from meadhall.hall.table.commands.command import Actor
from meadhall.hall.table.commands.seating import Depart
from meadhall.hall.table.folding.fold import fold_log
from meadhall.hall.table.terms import Terms

if TYPE_CHECKING:
    from meadhall.hall.hall import Hall

FORGETTING_ROUNDS = 3
"""Whoever sits down while they are being forgotten is forgotten there, too: their sessions end in the first round."""
NAMING = "SELECT number, kind, seat, detail FROM lines WHERE table_id = ? AND kind IN ('sit', 'name', 'bot', 'free') "

log = logging.getLogger("meadhall.hall")


# --- export --------------------------------------------------------------------------------------------------------


async def export(hall: Hall, session: Session) -> dict[str, Any]:
    """Everything, as one JSON object (`docs/privacy.md`)."""
    engine, ids = hall.store.engine, sorted(session.ids)
    among = f"IN ({marks(ids)})"
    people = await engine.read(f"SELECT id, name, login, created FROM people WHERE id {among} ORDER BY created", *ids)
    sessions = await engine.read(
        f"SELECT since, seen, agent, ended FROM sessions WHERE person {among} ORDER BY since", *ids
    )
    said = await engine.read(
        f"SELECT table_id, number, at, name, text, removed FROM chat WHERE person {among} ORDER BY at", *ids
    )
    tries = await engine.read(
        f"SELECT DISTINCT day, game, table_id FROM daily_tries WHERE person {among} ORDER BY day, game", *ids
    )
    bans = await engine.read(f"SELECT why, since, until FROM bans WHERE subject {among}", *ids)
    return {
        "exported": wall_clock.now_ms(),
        "person": session.person,
        "identities": [dict(zip(("id", "name", "login", "created"), row, strict=True)) for row in people],
        "recovery_codes_left": await hall.recovery.codes_left(session.person.id),
        "sessions": [dict(zip(("since", "seen", "agent", "ended"), row, strict=True)) for row in sessions],
        "tables": await export_tables(hall, session.ids),
        "chat": [dict(zip(("table", "number", "at", "name", "text", "removed"), row, strict=True)) for row in said],
        "daily_tries": [dict(zip(("day", "game", "table"), row, strict=True)) for row in tries],
        "decks": await hall.decks.all(session),
        "bans": [dict(zip(("why", "since", "until"), row, strict=True)) for row in bans],
    }


async def export_tables(hall: Hall, ids: frozenset[str]) -> list[dict[str, Any]]:
    await hall.rooms.lobby.flush()
    rows = await hall.store.engine.read(
        "SELECT id, charter, status, summary FROM tables WHERE id IN "
        f"(SELECT table_id FROM table_people WHERE person IN ({marks(ids)})) ORDER BY created, id", *sorted(ids),
    )  # fmt: skip
    tables = []
    for table, terms, status, summary in rows:
        terms = msgspec.json.decode(str(terms), type=Terms)
        result = await result_of(hall, str(table), terms) if status == "finished" else None
        tables.append(exported_table(terms, msgspec.json.decode(summary), ids, result))
    return tables


def exported_table(
    terms: Terms, summary: dict[str, Any], ids: frozenset[str], result: dict[str, Any] | None
) -> dict[str, Any]:
    kept = ("id", "game", "players", "pace", "private", "status", "created", "updated")
    mine = [
        {"seat": number, "name": seat["name"], "away": seat["away"], "out": seat["out"]}
        for number, seat in enumerate(summary["seats"])
        if seat["person"] in ids
    ]
    shown = {name: summary[name] for name in kept}
    return {**shown, "options": terms.options, "host": summary["host"] in ids, "seats": mine, "result": result}


async def result_of(hall: Hall, table: str, terms: Terms) -> dict[str, Any] | None:
    """In a thread: a table that isn't in memory is played again from its log."""
    lines = await hall.store.lines(table)
    try:
        record = await asyncio.to_thread(fold_log, terms, lines)
    except Refusal:  # a table of other rules
        return None
    return record.result()


# --- forgetting ----------------------------------------------------------------------------------------------------


async def forget(hall: Hall, session: Session) -> None:
    """Leave every table, take names and chat away, end the sessions, delete who it was."""
    actor, ids = session.actor, sorted(session.ids)
    for _ in range(FORGETTING_ROUNDS):
        await leave_tables(hall, actor)
        await hall.rooms.lobby.flush()
        for table in await tables_with(hall, ids):
            await erase_names(hall, table, session.ids)
        await erase_person(hall, ids)
        await hall.broadcasts.people_gone(ids)
        if not await tables_with(hall, ids):
            break
    log.info("a person had the hall forget them")


async def leave_tables(hall: Hall, actor: Actor) -> None:
    """Open tables lose a guest; in games under way the stand-in plays on."""
    for table in await hall.store.tables_of(actor.ids):
        with contextlib.suppress(Refusal):  # they have left it already, or the table has other rules
            await (await hall.rooms.get(table)).do(Depart(table=table), actor)


async def tables_with(hall: Hall, ids: list[str]) -> list[str]:
    sql = f"SELECT DISTINCT table_id FROM table_people WHERE person IN ({marks(ids)})"
    return [str(row[0]) for row in await hall.store.engine.read(sql, *ids)]


async def erase_names(hall: Hall, table: str, ids: frozenset[str]) -> None:
    """Rewrite the names in a table's log and in its summary."""
    engine = hall.store.engine
    rows = await engine.read(NAMING + "ORDER BY number", table)
    statements: list[Statement] = [
        ("UPDATE lines SET detail = ? WHERE table_id = ? AND number = ?", (detail, table, number))
        for number, detail in nameless_lines(rows, ids)
    ]
    for summary, version in await engine.read("SELECT summary, version FROM tables WHERE id = ?", table):
        body = msgspec.json.decode(summary)
        for seat in body["seats"]:
            if seat["person"] in ids:
                seat["name"] = GONE
        # A newer summary comes from a process that has been told.
        saved = "UPDATE tables SET summary = ? WHERE id = ? AND version = ?"
        statements.append((saved, (compact(body), table, version)))
    await engine.write(statements)


def nameless_lines(rows: list[Any], ids: frozenset[str]) -> list[tuple[int, str]]:
    """The lines that name one of these people, with their details as they shall be."""
    holders: dict[int, str | None] = {}
    changed = []
    for number, kind, seat, text in rows:
        detail = msgspec.json.decode(text) if text else {}
        if kind != "name":
            holders[seat] = detail.get("person") if kind == "sit" else None
        if kind in ("sit", "name") and holders.get(seat) in ids:
            changed.append((number, compact({**detail, "name": GONE})))
    return changed


async def erase_person(hall: Hall, ids: list[str]) -> None:
    among = f"IN ({marks(ids)})"
    args = tuple(ids)
    await hall.store.engine.write([
        (f"UPDATE chat SET name = ?, text = '', removed = 1 WHERE person {among}", (GONE, *args)),
        (f"DELETE FROM sessions WHERE person {among}", args),
        (f"DELETE FROM recovery_codes WHERE person {among}", args),
        (f"DELETE FROM table_people WHERE person {among}", args),
        (f"DELETE FROM daily_tries WHERE person {among}", args),
        (f"DELETE FROM saved_decks WHERE person {among}", args),
        (f"DELETE FROM people WHERE id {among}", args),
    ])  # fmt: skip
