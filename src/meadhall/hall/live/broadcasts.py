"""What every process of the hall must hear of: bans, ended sessions, people who left for good, deleted tables, chat
that was taken away. Each is done here at once, and told to the other processes on the same database.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Coroutine, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from meadhall.hall import wall_clock
from meadhall.hall.live.watchers import BANNED, NO_IDENTITY
from meadhall.hall.refusal import Refusal, error_body
from meadhall.hall.store import StoreDown
from meadhall.hall.store.store import marks
from meadhall.hall.wire import encode

if TYPE_CHECKING:
    from meadhall.hall.hall import Hall

MOST_NAMES = 100
"""So many ids stand in one word: PostgreSQL sends no more than 8000 bytes at once."""


class Broadcasts:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    def handlers(self) -> dict[str, Callable[[str], None]]:
        """What is done when another process says so; an empty word: when some may have been missed."""
        return {
            "": lambda _: self.in_background(self.take_bans()),
            "bans": lambda _: self.in_background(self.take_bans()),
            "ended": lambda people: self.close_sockets(people.split(",")),
            "gone": lambda people: self.in_background(self.take_gone(people.split(","))),
            "pruned": lambda tables: self.drop_tables(tables.split(",")),
            "unsaid": lambda line: self.in_background(self.take_unsaid(*line.split(" "))),
        }

    def in_background(self, work: Coroutine[Any, Any, None]) -> None:
        self.hall.rooms.in_background(work)

    async def announce(self, words: str) -> None:
        if self.hall.store.engine.shared:
            await self.hall.store.announce(f"{self.hall.process} {words}")

    # --- telling -----------------------------------------------------------------------------------------------------

    async def bans_changed(self) -> None:
        await self.take_bans()
        await self.announce("bans")

    async def sessions_ended(self, people: Sequence[str]) -> None:
        self.close_sockets(people)
        for some in in_parts(people):
            await self.announce(f"ended {some}")

    async def people_gone(self, people: Sequence[str]) -> None:
        await self.take_gone(people)
        for some in in_parts(people):
            await self.announce(f"gone {some}")

    async def tables_pruned(self, tables: Sequence[str]) -> None:
        self.drop_tables(tables)
        for some in in_parts(tables):
            await self.announce(f"pruned {some}")

    async def chat_removed(self, table: str, number: int) -> None:
        await self.take_unsaid(table, str(number))
        await self.announce(f"unsaid {table} {number}")

    # --- doing -------------------------------------------------------------------------------------------------------

    async def take_bans(self) -> None:
        """Read the bans again; sockets of whoever is banned now are told why, and closed."""
        with contextlib.suppress(StoreDown):  # whoever finds it back says that words were missed
            await self.hall.bans.read()
        now = wall_clock.now_ms()
        for socket in list(self.hall.hub.sockets):
            refusal = self.hall.bans.refusal(socket.address, socket.session.ids, now)
            if refusal is not None:
                socket.send(refused_message(refusal))
                socket.close(BANNED)

    def close_sockets(self, people: Sequence[str]) -> None:
        """Sessions of these people have ended: sockets that had one of them close, others reconnect at once."""
        self.hall.people.known.clear()
        for person in people:
            for socket in list(self.hall.hub.of_person.get(person, ())):
                socket.close(NO_IDENTITY)

    async def take_gone(self, people: Sequence[str]) -> None:
        """Whoever watches sees the names and the chat of these people no more."""
        self.close_sockets(people)
        self.hall.daily_results.forget()
        gone = frozenset(people)
        for room in list(self.hall.rooms.rooms.values()):
            if room.record.forget_people(gone):
                room.show_table()
        sql = f"SELECT DISTINCT table_id FROM chat WHERE person IN ({marks(people)})"
        with contextlib.suppress(StoreDown):  # whoever looks again sees it
            for (table,) in await self.hall.store.engine.read(sql, *people):
                await self.show_chat_again(str(table))

    async def show_chat_again(self, table: str) -> None:
        room = self.hall.rooms.rooms.get(table)
        if room is not None and room.watches:
            message = encode({"is": "chat", "table": table, "lines": await self.hall.store.chat(table)})
            for watch in room.watches:
                watch.socket.send(message)

    def drop_tables(self, tables: Sequence[str]) -> None:
        for table in tables:
            room = self.hall.rooms.rooms.pop(table, None)
            self.hall.rooms.lobby.dirty.discard(table)
            self.hall.scheduler.stop_timer(table)
            if room is not None:
                for watch in list(room.watches):
                    room.stop_watch(watch, Refusal(404, "no-such-table"))

    async def take_unsaid(self, table: str, number: str) -> None:
        room = self.hall.rooms.rooms.get(table)
        if room is None or not room.watches:
            return
        with contextlib.suppress(StoreDown):
            line = await self.hall.store.chat_line(table, int(number))
            message = encode({"is": "chat", "table": table, "lines": [line]})
            for watch in room.watches:
                watch.socket.send(message)


def in_parts(names: Sequence[str]) -> Iterator[str]:
    for first in range(0, len(names), MOST_NAMES):
        yield ",".join(names[first : first + MOST_NAMES])


def refused_message(refusal: Refusal) -> bytes:
    """What a connection is told before it is closed."""
    return encode({"is": "refused", "id": None, "error": error_body(refusal), "status": refusal.status})
