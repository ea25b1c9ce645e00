"""Requests of operators about tables: finding, closing, pruning, and taking chat away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from meadhall.hall import wall_clock
from meadhall.hall.admin.people import all_ids, find_person
from meadhall.hall.admin.request import AdminRequest, Answer, CantBeDone
from meadhall.hall.refusal import Refusal
from meadhall.hall.store.engine import Statement
from meadhall.hall.store.store import marks
from meadhall.hall.table.commands.command import Actor
from meadhall.hall.table.commands.hosting import Close
from meadhall.hall.table.terms import DAY

if TYPE_CHECKING:
    from meadhall.hall.hall import Hall

OPERATOR = Actor("operator", "", frozenset())
COLUMNS = ("id", "game", "status", "pace", "private", "created", "updated", "people", "lines", "chat_lines")
FIND_TABLES = (
    "SELECT id, game, status, pace, private, created, updated, people, version, "
    "(SELECT COUNT(*) FROM chat c WHERE c.table_id = tables.id) FROM tables"
)
PRUNED_AT_ONCE = 20
"""Tables are deleted a few at a time: moves elsewhere don't wait long for it."""
TABLE_PARTS = ("lines", "chat", "table_people", "leases", "daily_tries", "reviews")
# A correspondence game may rest for as long as a decision in it may take.
PRUNABLE = (
    "SELECT id, status FROM tables WHERE status IN ({statuses}) AND updated < ? "
    "AND NOT (pace = 'correspondence' AND status = 'playing' AND flag_at IS NOT NULL AND flag_at >= ?) ORDER BY id"
)

Which = Literal["finished", "abandoned", "both"]
STATUSES: dict[Which, tuple[str, ...]] = {
    "finished": ("finished",),
    "abandoned": ("open", "playing"),
    "both": ("finished", "open", "playing"),
}


class FindTables(AdminRequest, tag="tables", frozen=True):
    status: str | None = None
    game: str | None = None
    person: str | None = None
    older_than: int | None = None
    """Days since anything happened there."""
    limit: int = 50

    async def carry_out(self, hall: Hall) -> Answer:
        await hall.rooms.lobby.flush()
        where, args = ["1 = 1"], list[Any]()
        for column, value in (("status", self.status), ("game", self.game)):
            if value is not None:
                where.append(f"{column} = ?")
                args.append(value)
        if self.older_than is not None:
            where.append("updated < ?")
            args.append(wall_clock.now_ms() - self.older_than * DAY)
        if self.person is not None:
            ids = await all_ids(hall, await find_person(hall, self.person))
            where.append(f"id IN (SELECT table_id FROM table_people WHERE person IN ({marks(ids)}))")
            args += ids
        order = f"ORDER BY updated DESC, id LIMIT {self.limit:d}"
        rows = await hall.store.engine.read(f"{FIND_TABLES} WHERE {' AND '.join(where)} {order}", *args)
        return {"tables": [{**dict(zip(COLUMNS, row, strict=True)), "private": bool(row[4])} for row in rows]}


class CloseTable(AdminRequest, tag="close", frozen=True):
    table: str

    async def carry_out(self, hall: Hall) -> Answer:
        try:
            room = await hall.rooms.get(self.table)
            ack = await room.do(Close(table=self.table, why=self.why), OPERATOR)
        except Refusal as refusal:
            raise CantBeDone("cant-close", table_text=self.table, reason_message=refusal.message.nested()) from refusal
        return {"closed": self.table, "version": ack.version}


class ReadChat(AdminRequest, tag="chat", frozen=True):
    table: str
    limit: int = 50

    async def carry_out(self, hall: Hall) -> Answer:
        if await hall.store.terms(self.table) is None:
            raise CantBeDone("no-such-table", table_text=self.table)
        return {"chat": await hall.store.chat(self.table, limit=self.limit)}


class RemoveChat(AdminRequest, tag="remove-chat", frozen=True):
    table: str
    number: int

    async def carry_out(self, hall: Hall) -> Answer:
        line = await hall.store.chat_line(self.table, self.number)
        if line is None:
            raise CantBeDone("no-such-line", table_text=self.table, number_text=str(self.number))
        await hall.store.remove_chat(self.table, self.number)
        await hall.broadcasts.chat_removed(self.table, self.number)
        return {"table": self.table, "number": self.number, "person": line.person}


class Prune(AdminRequest, tag="prune", frozen=True):
    """Delete tables nobody has touched for so many days, with their logs and chat."""

    older_than: int
    which: Which = "both"
    dry_run: bool = False

    async def carry_out(self, hall: Hall) -> Answer:
        await hall.rooms.lobby.refresh_stale()
        await hall.rooms.lobby.flush()
        now = wall_clock.now_ms()
        statuses = STATUSES[self.which]
        rows = await hall.store.engine.read(
            PRUNABLE.format(statuses=marks(statuses)), *statuses, now - self.older_than * DAY, now
        )
        tables = [str(row[0]) for row in rows]
        if not self.dry_run:
            for first in range(0, len(tables), PRUNED_AT_ONCE):
                await delete_tables(hall, tables[first : first + PRUNED_AT_ONCE])
        finished = sum(row[1] == "finished" for row in rows)
        return {"tables": tables, "finished": finished, "abandoned": len(rows) - finished, "dry_run": self.dry_run}


async def delete_tables(hall: Hall, tables: list[str]) -> None:
    """Out of memory first, so that nothing more is written to them."""
    await hall.broadcasts.tables_pruned(tables)
    among = f"IN ({marks(tables)})"
    args = tuple(tables)
    parts: list[Statement] = [(f"DELETE FROM {part} WHERE table_id {among}", args) for part in TABLE_PARTS]
    await hall.store.engine.write([*parts, (f"DELETE FROM tables WHERE id {among}", args)])
