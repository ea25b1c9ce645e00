"""The other processes on the same database: what they have written is read, and who is connected where is told around.

Their words are short: `<process> log|chat|lobby <table>` for something written, `<process> here|ask <table> <who>` for
who watches a table, `<process> alive`, and what `broadcasts` has to tell all processes. Whatever they say can be read
again from the store: a lost word costs a moment.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING

from meadhall.hall.live.presence import Elsewhere, read_here
from meadhall.hall.live.room import Room
from meadhall.hall.refusal import Refusal
from meadhall.hall.store import StoreDown
from meadhall.hall.wire import encode

if TYPE_CHECKING:
    from meadhall.hall.live.rooms import Rooms

RETRY_SECONDS = 1.0
CHAT_AGAIN = 20
"""So many lines are shown when another process says that somebody spoke: of several lines, each may be read last."""


class Peers:
    def __init__(self, rooms: Rooms, process: str, broadcasts: dict[str, Callable[[str], None]]) -> None:
        self.rooms = rooms
        self.store = rooms.store
        self.hub = rooms.hub
        self.process = process
        self.elsewhere = Elsewhere()
        self.broadcasts = broadcasts
        """What is done when a word of that kind is heard; an empty word: when some may have been missed."""
        self.store.engine.listen(self.hear)

    # --- what they say ---------------------------------------------------------------------------------------------

    def hear(self, word: str) -> None:
        """An empty word: something may have been missed."""
        process, _, rest = word.partition(" ")
        if process == self.process:
            return
        if not word:
            self.hear_all_again()
            return
        if self.elsewhere.hear(process):
            self.ask_who_is_there()
        what, _, table = rest.partition(" ")
        if what == "chat":
            self.rooms.in_background(self.hear_chat(table))
        elif what in ("here", "ask"):
            self.hear_presence(process, table, asked=what == "ask")
        elif what in self.broadcasts:
            self.broadcasts[what](table)
        elif self.rooms.knows(table):
            self.rooms.in_background(self.keep_up(table))
        elif what == "lobby" and any(socket.lobby for socket in self.hub.sockets):
            self.rooms.in_background(self.hear_lobby(table))
        elif table in self.hub.seated:
            self.rooms.in_background(self.hear_turn(table))

    def hear_all_again(self) -> None:
        """Words may have been missed: read what they would have told."""
        for table in [*self.rooms.rooms, *self.rooms.loading]:
            self.rooms.in_background(self.keep_up(table))
        for table, room in self.rooms.rooms.items():
            if room.watches:
                self.rooms.in_background(self.hear_chat(table))
        self.ask_who_is_there()
        self.broadcasts[""]("")

    async def keep_up(self, table: str) -> None:
        """Fold what another process wrote to a table in memory, or to one that is being read, perhaps too early."""
        while True:
            try:
                await (await self.rooms.get(table)).hear()
            except StoreDown:
                await asyncio.sleep(RETRY_SECONDS)  # nobody will say it again
            except Refusal as refusal:  # a table of newer rules
                self.rooms.give_up(table, refusal)
                return
            else:
                return

    async def hear_turn(self, table: str) -> None:
        with contextlib.suppress(Refusal, StoreDown):  # a table of newer rules
            room = await self.rooms.get(table)
            room.tell_turns()
            room.ask_for_nonces()

    async def hear_lobby(self, table: str) -> None:
        with contextlib.suppress(Refusal, StoreDown):
            self.rooms.lobby.tell(await self.rooms.get(table))

    async def hear_chat(self, table: str) -> None:
        room = self.rooms.rooms.get(table)
        if room is not None and room.watches:
            with contextlib.suppress(StoreDown):  # the next line brings it
                lines = await self.store.chat(table, limit=CHAT_AGAIN)
                message = encode({"is": "chat", "table": table, "lines": lines})
                for watch in room.watches:
                    watch.socket.send(message)

    # --- who is connected where --------------------------------------------------------------------------------------

    def announce(self, words: str) -> None:
        if self.store.engine.shared:
            self.rooms.in_background(self.store.announce(f"{self.process} {words}"))

    def announce_presence(self, room: Room) -> None:
        """Tell the other processes who watches a table here; the first who comes asks them in return."""
        what = "ask" if len(room.watches) == 1 else "here"
        self.announce(f"{what} {room.id} {room.present_here().in_words()}")

    def ask_who_is_there(self) -> None:
        """Tell the others who is here, and have them tell us."""
        for room in self.rooms.rooms.values():
            if room.watches:
                self.announce(f"ask {room.id} {room.present_here().in_words()}")

    def hear_presence(self, process: str, words: str, asked: bool) -> None:
        table, _, here = words.partition(" ")
        self.elsewhere.note(process, table, read_here(here))
        room = self.rooms.rooms.get(table)
        if room is not None and room.watches:
            room.tell_presence()
            if asked:
                self.announce(f"here {table} {room.present_here().in_words()}")

    def beat(self) -> None:
        """A sign of life for the others, and a look at which of them have given none."""
        self.announce("alive")
        for table in self.elsewhere.forget_silent():
            if table in self.rooms.rooms:
                self.rooms.rooms[table].tell_presence()
