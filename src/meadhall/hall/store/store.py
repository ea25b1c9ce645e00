"""Everything the hall keeps, as questions and commands rather than SQL. Logs only grow, until their table is pruned."""

from __future__ import annotations

import contextlib
from typing import Any

import msgspec

from meadhall.hall.store.engine import ADD_LINE, ADD_PLAIN_LINE, Done, Engine, Row, Statement, StoreDown
from meadhall.hall.table.lines import Line
from meadhall.hall.table.terms import Terms

READ_LINES = (
    "SELECT number, at, kind, seat, code, detail, deed, told FROM lines "
    "WHERE table_id = ? AND number > ? ORDER BY number"
)
LET_IN = "INSERT INTO table_people (table_id, person, seated) VALUES (?, ?, 0) ON CONFLICT DO NOTHING"
SEAT_PERSON = (
    "INSERT INTO table_people (table_id, person, seated) VALUES (?, ?, 1) "
    "ON CONFLICT (table_id, person) DO UPDATE SET seated = table_people.seated + 1"
)
UNSEAT_PERSON = "UPDATE table_people SET seated = seated - 1 WHERE table_id = ? AND person = ?"
ADD_TABLE = (
    "INSERT INTO tables (id, charter, game, pace, private, created, status, free, people, version, updated, due, "
    "flag_at, summary) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
FRESH_ROW = "(CAST(? AS TEXT), CAST(? AS TEXT), {numbers}, CAST(? AS TEXT))".format(
    numbers=", ".join(["CAST(? AS BIGINT)"] * 6)
)
SAVE_SUMMARIES = (
    "WITH fresh (id, status, free, people, version, updated, due, flag_at, summary) AS (VALUES {rows}) "
    "UPDATE tables SET status = fresh.status, free = fresh.free, people = fresh.people, version = fresh.version, "
    "updated = fresh.updated, due = fresh.due, flag_at = fresh.flag_at, summary = fresh.summary "
    "FROM fresh WHERE tables.id = fresh.id AND tables.version <= fresh.version"
)
ADD_TRY = "INSERT INTO daily_tries (day, game, person, table_id) VALUES (?, ?, ?, ?)"
"""One for every id its person has had: whoever played as a guest has tried, too."""
ADD_CHAT = (
    "INSERT INTO chat (table_id, number, at, person, name, text, deed) "
    "SELECT ?, COALESCE(MAX(number), 0) + 1, ?, ?, ?, ?, ? FROM chat WHERE table_id = ? RETURNING number"
)
CHAT_COLUMNS = "number, person, name, text, at, removed"
KEEP_REVIEW = (
    "INSERT INTO reviews (table_id, body) VALUES (?, ?) ON CONFLICT (table_id) DO UPDATE SET body = excluded.body"
)
# The holder keeps a lease by taking it again; anybody may take one that ran out.
TAKE_LEASE = (
    "INSERT INTO leases (table_id, holder, until) VALUES (?, ?, ?) ON CONFLICT (table_id) DO UPDATE "
    "SET holder = excluded.holder, until = excluded.until "
    "WHERE leases.holder = excluded.holder OR leases.until < ? RETURNING holder"
)


class ChatLine(msgspec.Struct, frozen=True):
    number: int
    person: str
    name: str
    text: str
    at: int
    removed: bool = False
    """An operator took the words away, or whoever said them left the hall for good."""


class OpenedUnder(msgspec.Struct, frozen=True):
    """The part of a table's terms that says by which rules it began."""

    game: str
    rules_version: str


class SummaryRow(msgspec.Struct, frozen=True):
    """What the lobby keeps of a table: a cache that can be computed again from the log."""

    status: str
    free: int
    people: int
    version: int
    updated: int
    due: int
    """1 if a bot must move."""
    flag_at: int | None
    """When a clock will be at zero, somebody is to be reminded, or a start waits for nonces no longer."""
    summary: str


class LobbyQuery(msgspec.Struct, frozen=True):
    statuses: tuple[str, ...]
    game: str | None = None
    pace: str | None = None
    free: bool = False
    people: frozenset[str] | None = None
    """Only tables where one of these people sits; private ones included."""
    before: tuple[int, str] | None = None
    """Only tables after this one in the list: its time of change and its id."""
    limit: int = 50
    untouched: tuple[tuple[str, int], ...] = ()
    """Status and time: public tables of that status that nobody has touched since are left out."""


def compact(value: Any) -> str:
    return msgspec.json.encode(value).decode()


class Store:
    """The tables' part of the store. People and sessions are in `people`."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    # --- tables and their logs -------------------------------------------------------------------------------------

    async def add_table(
        self, terms: Terms, lines: list[Line], row: SummaryRow, people: frozenset[str] = frozenset()
    ) -> None:
        """`Conflict` if there is such a table, or it would be a second counted try at a daily game for these people."""
        added: Statement = (ADD_TABLE, (
            terms.id, compact(terms), terms.game, terms.pace.kind, int(terms.private), terms.created,
            row.status, row.free, row.people, row.version, row.updated, row.due, row.flag_at, row.summary,
        ))  # fmt: skip
        let_in: Statement = (LET_IN, (terms.id, terms.host))
        tries: list[Statement] = [
            (ADD_TRY, (terms.daily, terms.game, person, terms.id))
            for person in sorted(people) if terms.counted
        ]  # fmt: skip
        await self.engine.write([added, let_in, *tries, *line_statements(terms.id, lines)])

    async def terms(self, table: str) -> Terms | None:
        rows = await self.engine.read("SELECT charter FROM tables WHERE id = ?", table)
        return msgspec.json.decode(rows[0][0], type=Terms) if rows else None

    async def summary(self, table: str) -> tuple[int, dict[str, Any]] | None:
        """What was last saved for the lobby, and of which version of the log."""
        rows = await self.engine.read("SELECT version, summary FROM tables WHERE id = ?", table)
        return (int(rows[0][0]), msgspec.json.decode(rows[0][1])) if rows else None

    def append(self, table: str, lines: list[Line], process: str, done: Done) -> None:
        """Write the next lines of a log, and call `done` when they are durable; with `Conflict` if one of their numbers
        is already in it.

        Whoever writes has read the log up to these numbers, and so knows every command before them: a command needs
        no unique key of its own to be done only once.
        """
        engine = self.engine
        word = f"{process} log {table}" if engine.shared else None
        engine.write_soon(line_statements(table, lines), done, announce=word)

    async def announce(self, word: str) -> None:
        """Tell the other processes something that isn't kept: if it is lost, the next word makes up for it."""
        with contextlib.suppress(StoreDown):
            await self.engine.write([], announce=word)

    async def lines(self, table: str, after: int = 0) -> list[Line]:
        return [read_line(row) for row in await self.engine.read(READ_LINES, table, after)]

    # --- lobby -----------------------------------------------------------------------------------------------------

    async def save_summaries(self, rows: list[tuple[str, SummaryRow]]) -> None:
        """Never put an older summary over a newer one: another process may have been ahead."""
        sql = SAVE_SUMMARIES.format(rows=", ".join([FRESH_ROW] * len(rows)))
        args = [value for table, row in rows for value in (table, *msgspec.structs.astuple(row))]
        await self.engine.write([(sql, tuple(args))])

    async def lobby(self, query: LobbyQuery) -> list[str]:
        """Summaries as JSON, newest first."""
        where = [f"status IN ({marks(query.statuses)})"]
        args: list[Any] = list(query.statuses)
        for column, value in (("game", query.game), ("pace", query.pace)):
            if value is not None:
                where.append(f"{column} = ?")
                args.append(value)
        if query.free:
            where.append("free > 0")
        if query.before is not None:
            updated, table = query.before
            where.append("(updated < ? OR (updated = ? AND id > ?))")
            args += [updated, updated, table]
        if query.people is None:
            # A finished table stays open to those who have its link; a deserted one interests nobody.
            where.append("private = 0 AND people > 0")
            for status, since in query.untouched:
                where.append("(status <> ? OR updated >= ?)")
                args += [status, since]
        else:
            mine = f"SELECT table_id FROM table_people WHERE seated > 0 AND person IN ({marks(query.people)})"
            where.append(f"id IN ({mine})")
            args += sorted(query.people)
        order = f"ORDER BY updated DESC, id LIMIT {query.limit:d}"
        rows = await self.engine.read(f"SELECT summary FROM tables WHERE {' AND '.join(where)} {order}", *args)
        return [row[0] for row in rows]

    async def stale_tables(self) -> list[str]:
        """Tables whose summary is behind their log, as after a crash, and those that other rules may help."""
        rows = await self.engine.read(
            "SELECT id FROM tables WHERE status = 'stranded' OR (status <> 'finished' "
            "AND version < (SELECT MAX(number) FROM lines WHERE lines.table_id = tables.id))"
        )
        return [row[0] for row in rows]

    async def tables_opened_under_others(self, versions: dict[str, str]) -> list[str]:
        """Tables not finished that were opened under other rules than these, by game."""
        rows = await self.engine.read("SELECT id, charter FROM tables WHERE status IN ('open', 'playing')")
        return [table for table, text in rows if opened_under_others(text, versions)]

    async def tables_due(self, until: int) -> list[str]:
        """Tables where a bot must move, a clock may run out or a start waits for nonces until then."""
        rows = await self.engine.read(
            "SELECT id FROM tables WHERE status IN ('open', 'playing') AND (due = 1 OR flag_at < ?) "
            "ORDER BY updated DESC", until,
        )  # fmt: skip
        return [row[0] for row in rows]

    async def timed_tables(self, until: int) -> list[str]:
        """Live tables in play, and those by correspondence where something is due by then."""
        rows = await self.engine.read(
            "SELECT id FROM tables WHERE status = 'playing' "
            "AND (pace = 'live' OR (pace = 'correspondence' AND flag_at < ?))", until,
        )  # fmt: skip
        return [row[0] for row in rows]

    async def tables_of(self, people: frozenset[str]) -> list[str]:
        """The tables these people sit at that aren't finished."""
        rows = await self.engine.read(
            "SELECT t.id FROM tables t JOIN table_people p ON p.table_id = t.id "
            f"WHERE p.seated > 0 AND t.status <> 'finished' AND p.person IN ({marks(people)})", *sorted(people),
        )  # fmt: skip
        return [row[0] for row in rows]

    async def daily_version(self, day: str, game: str) -> tuple[Any, ...]:
        """Changes with every try at a daily game that is finished, and every one whose owner has an account now."""
        (row,) = await self.engine.read(
            "SELECT COUNT(*), MAX(t.updated), COUNT(p.adopted_by) FROM daily_tries d "
            "JOIN tables t ON t.id = d.table_id LEFT JOIN people p ON p.id = d.person "
            "WHERE d.day = ? AND d.game = ? AND t.status = 'finished'", day, game,
        )  # fmt: skip
        return tuple(row)

    async def daily_tries(self, day: str, game: str) -> list[Row]:
        """The finished counted tries at a daily game, earliest first: whose it was, terms and summary as JSON.

        Of an account and a guest it has adopted since, either may have had one: both are theirs.
        """
        return await self.engine.read(
            "SELECT COALESCE(p.adopted_by, d.person), t.charter, t.summary FROM daily_tries d "
            "JOIN tables t ON t.id = d.table_id LEFT JOIN people p ON p.id = d.person "
            "WHERE d.day = ? AND d.game = ? AND t.status = 'finished' ORDER BY t.created, t.id, d.person", day, game,
        )  # fmt: skip

    async def move_lines(self, tables: list[str]) -> list[Row]:
        """Table, kind, seat and code of every move and every undo of these tables, table by table in order."""
        if not tables:
            return []
        return await self.engine.read(
            f"SELECT table_id, kind, seat, code FROM lines WHERE table_id IN ({marks(tables)}) "
            "AND kind IN ('play', 'undo') ORDER BY table_id, number", *tables,
        )  # fmt: skip

    # --- who may come in ---------------------------------------------------------------------------------------------

    async def let_in(self, table: str, person: str) -> None:
        await self.engine.write([(LET_IN, (table, person))])

    async def is_let_in(self, table: str, people: frozenset[str]) -> bool:
        sql = f"SELECT 1 FROM table_people WHERE table_id = ? AND person IN ({marks(people)}) LIMIT 1"
        return bool(await self.engine.read(sql, table, *sorted(people)))

    # --- chat ------------------------------------------------------------------------------------------------------

    async def add_chat(
        self, table: str, person: str, name: str, text: str, at: int, command: str | None, process: str
    ) -> int:
        """The number of the new line; `Conflict` if the command was stored before or another line came first."""
        args = (table, at, person, name, text, command, table)
        answers = await self.engine.write([(ADD_CHAT, args)], announce=f"{process} chat {table}")
        return int(answers[0][0][0])

    async def chat_of_commands(self, table: str, commands: list[str]) -> bool:
        sql = f"SELECT 1 FROM chat WHERE table_id = ? AND deed IN ({marks(commands)}) LIMIT 1"
        return bool(await self.engine.read(sql, table, *commands))

    async def chat(self, table: str, before: int | None = None, limit: int = 100) -> list[ChatLine]:
        """The last lines before a number, oldest first."""
        rows = await self.engine.read(
            f"SELECT {CHAT_COLUMNS} FROM chat WHERE table_id = ? AND number < ? "
            f"ORDER BY number DESC LIMIT {limit:d}",
            table, 2**62 if before is None else before,
        )  # fmt: skip
        return [read_chat_line(row) for row in reversed(rows)]

    async def chat_line(self, table: str, number: int) -> ChatLine | None:
        sql = f"SELECT {CHAT_COLUMNS} FROM chat WHERE table_id = ? AND number = ?"
        rows = await self.engine.read(sql, table, number)
        return read_chat_line(rows[0]) if rows else None

    async def remove_chat(self, table: str, number: int) -> None:
        """Take the words of a line away; that there was one stays."""
        await self.engine.write([(
            "UPDATE chat SET text = '', removed = 1 WHERE table_id = ? AND number = ?", (table, number),
        )])  # fmt: skip

    # --- reviews ---------------------------------------------------------------------------------------------------

    async def review(self, table: str) -> str | None:
        """The finished review of a table, as JSON."""
        rows = await self.engine.read("SELECT body FROM reviews WHERE table_id = ?", table)
        return str(rows[0][0]) if rows else None

    async def keep_review(self, table: str, body: str) -> None:
        await self.engine.write([(KEEP_REVIEW, (table, body))])

    # --- processes -------------------------------------------------------------------------------------------------

    async def take_lease(self, table: str, holder: str, until: int, now: int) -> bool:
        """Whether this process is the one that moves the bots and watches the clocks of a table."""
        answers = await self.engine.write([(TAKE_LEASE, (table, holder, until, now))])
        return bool(answers[0])

    async def drop_leases(self, holder: str) -> None:
        await self.engine.write([("DELETE FROM leases WHERE holder = ?", (holder,))])

    async def last_heartbeat(self) -> int | None:
        """When a hall was last awake."""
        rows = await self.engine.read("SELECT at FROM heartbeat WHERE id = 1")
        return rows[0][0] if rows and isinstance(rows[0][0], int) else None

    async def heartbeat(self, now: int) -> None:
        """Note that a hall is awake."""
        await self.engine.write([(
            "INSERT INTO heartbeat (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at", (now,),
        )])  # fmt: skip

    async def check(self) -> None:
        """Ask what a hall asks when it opens; raises if something can't be read, or nothing can be written."""
        await self.engine.write([("UPDATE heartbeat SET at = at", ())])
        await self.stale_tables()
        await self.timed_tables(0)
        await self.tables_due(0)
        await self.last_heartbeat()
        await self.engine.read("SELECT * FROM bans")
        await self.engine.read("SELECT id FROM admin_requests WHERE state = 'waiting'")

    async def touch(self) -> None:
        """Read a little of everything; raises if something can't be read."""
        for table in ("tables", "lines", "chat", "people", "sessions", "table_people"):
            await self.engine.read(f"SELECT * FROM {table} LIMIT 1")


def marks(values: Any) -> str:
    return ", ".join("?" for _ in values)


def line_statements(table: str, lines: list[Line]) -> list[Statement]:
    """A line, and for lines about people who come and go, the index of who sits where."""
    statements: list[Statement] = []
    for line in lines:
        where = (table, line.number, line.at, line.kind, line.seat, line.code)
        if not line.detail:
            statements.append((ADD_PLAIN_LINE, (*where, line.command, line.digest)))
            continue
        statements.append((ADD_LINE, (*where, line.command, line.digest, compact(line.detail))))
        if line.kind == "sit":
            statements.append((SEAT_PERSON, (table, line.detail["person"])))
        elif line.kind == "free" and "person" in line.detail:
            statements.append((UNSEAT_PERSON, (table, line.detail["person"])))
    return statements


def opened_under_others(terms: str, versions: dict[str, str]) -> bool:
    try:
        opened = msgspec.json.decode(terms, type=OpenedUnder)
    except (msgspec.DecodeError, TypeError):
        return False  # damaged: whoever opens it is told
    return opened.rules_version != versions.get(opened.game)


def read_chat_line(row: Row) -> ChatLine:
    number, person, name, text, at, removed = row
    return ChatLine(number, person, name, text, at, bool(removed))


def read_line(row: Row) -> Line:
    detail = msgspec.json.decode(row[5]) if row[5] else {}
    return Line(row[0], row[1], row[2], row[3], row[4], detail, row[6], row[7])
