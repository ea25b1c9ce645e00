"""The lobby: a summary of every table, told to whoever looks on, and saved a little later than what it sums up."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from meadhall.hall import wall_clock
from meadhall.hall.live.room import Room
from meadhall.hall.protocol.messages import personal_summary, summary_body
from meadhall.hall.refusal import Refusal
from meadhall.hall.store import Damaged, StoreDown
from meadhall.hall.table.lines import NewLine
from meadhall.hall.wire import encode
from meadhall.kernel.registry import all_games, find_game

if TYPE_CHECKING:
    from meadhall.hall.live.rooms import Rooms

FLUSH_SECONDS, SHARED_FLUSH_SECONDS = 5.0, 1.0
"""Whoever looks at the lobby has it brought up to date first, and a crash leaves what the next start makes up for: only
other processes need it soon."""
FLUSHED_AT_ONCE, FLUSH_PAUSE = 8, 0.02
"""Summaries are saved a few at a time: no move should have to wait for the lobby."""

LOOK_PAUSE = 0.05

log = logging.getLogger("meadhall.hall")


class Lobby:
    """Summaries are a cache: what a crash loses of them is made up for at the next start."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.store = rooms.store
        self.hub = rooms.hub
        self.dirty: set[str] = set()
        """Tables whose summary is to be saved."""

    def tell(self, room: Room) -> None:
        """Show a table's summary to those who look at the lobby just now."""
        listening = [socket for socket in self.hub.sockets if socket.lobby]
        if room.record.terms.private or not listening:
            return
        summary = summary_body(room.record)
        watchers = room.present().watchers
        for socket in listening:
            socket.send(encode({"is": "lobby", "table": personal_summary(summary, socket.session.ids, watchers)}))

    async def flush_forever(self) -> None:
        pause = SHARED_FLUSH_SECONDS if self.store.engine.shared else FLUSH_SECONDS
        while True:
            await asyncio.sleep(pause)
            try:
                await self.flush(FLUSH_PAUSE)
            except StoreDown as error:
                log.warning("summaries could not be saved; they will be tried again: %s", error)
            except Exception:
                log.exception("summaries could not be saved; they will be tried again")

    async def flush(self, pause: float = 0) -> None:
        """Save the summaries of all that has changed by now."""
        changed = list(self.dirty)
        for first in range(0, len(changed), FLUSHED_AT_ONCE):
            await self.flush_some(changed[first : first + FLUSHED_AT_ONCE])
            await asyncio.sleep(pause)

    async def flush_some(self, tables: list[str]) -> None:
        kept = self.rooms.rooms
        rows = [(table, kept[table].summary_row()) for table in tables if table in kept]
        if rows:
            await self.store.save_summaries(rows)
        saved = {table: row.version for table, row in rows}
        for table in tables:
            if table not in kept or kept[table].record.version == saved.get(table):
                self.dirty.discard(table)

    async def forgive_stranded_time(self, room: Room) -> None:
        """Nobody could move while the hall's rules didn't fit: that time is nobody's."""
        saved = await self.store.summary(room.id)
        record = room.record
        was_stranded = saved is not None and saved[1]["status"] == "stranded"
        if was_stranded and record.status == "playing" and record.clocks.timed:
            away = wall_clock.now_ms() - record.updated
            await room.write([NewLine("outage", code=away)], record.version)

    async def look_for_stranded(self) -> None:
        """After an upgrade: open tables of older rules once, so that the lobby shows which of them can't go on.

        In the background and one at a time: each log is played again.
        """
        versions = {game: find_game(game).rules_version for game in all_games()}
        try:
            for table in await self.store.tables_opened_under_others(versions):
                with contextlib.suppress(Refusal, Damaged):
                    await self.rooms.get(table)
                await asyncio.sleep(LOOK_PAUSE)
        except StoreDown as error:
            log.warning("tables of older rules wait until they are opened: %s", error)

    async def refresh_stale(self) -> None:
        """After a crash: bring summaries that lag behind their logs up to date. After an upgrade: look at those again
        that couldn't go on under the rules before."""
        for table in await self.store.stale_tables():
            try:
                room = await self.rooms.get(table)
            except (Refusal, Damaged) as refusal:
                log.warning("table %s can't be opened: %s", table, refusal)
                continue
            self.dirty.add(table)
            await self.forgive_stranded_time(room)
        await self.flush()
