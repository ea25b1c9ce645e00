"""A command on its way into a table's log: the one way there is, for people, bots in seats and operators alike.

They go one at a time: each holds the lock of its room.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from meadhall.hall.protocol.acknowledgement import Ack
from meadhall.hall.refusal import Refusal
from meadhall.hall.store import Conflict
from meadhall.hall.table.commands.command import Actor, Command
from meadhall.hall.table.lines import Line

if TYPE_CHECKING:
    from meadhall.hall.live.room import Room

ATTEMPTS = 20
"""How often a command is tried again when another process was first with a line."""

Done = Callable[[Ack | None, Exception | None], None]
"""Called once: with the acknowledgement when the command is durable, or with why it wasn't done."""


class Lock:
    """A room's: held by one submission at a time; who waits is served in order.

    It can be taken without waiting, or waited for without a task.

    Use with `async with`, or with `take` and `when_free`, and then `release`.
    """

    def __init__(self) -> None:
        self.held = False
        self.waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Take it if it is free."""
        if self.held:
            return False
        self.held = True
        return True

    def when_free(self, work: Callable[[], None]) -> None:
        """Stand in line: `work` is called when the lock has been handed over to it."""
        self.stand_in_line().add_done_callback(lambda _: work())

    def stand_in_line(self) -> asyncio.Future[None]:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(turn)
        return turn

    def release(self) -> None:
        """Let go: the one who has waited longest holds it now."""
        while self.waiting:
            turn = self.waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self.held = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        turn = self.stand_in_line()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()  # it was handed over while its taker was being cancelled
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()


class Submission:
    """From `begin` to `end` it holds the lock of its room. No task is needed unless something must be read first."""

    def __init__(self, room: Room, command: Command, actor: Actor, done: Done) -> None:
        self.room = room
        self.command = command
        self.actor = actor
        self.done = done
        self.attempts = ATTEMPTS
        self.lines: list[Line] = []
        self.began = 0.0
        """When the lines were handed to the store."""

    def begin(self) -> None:
        """The lock has been taken."""
        if self.room.behind or self.room.due_lines():
            self.room.in_background(self.prepare())
        else:
            self.attempt()

    async def prepare(self) -> None:
        """Read what others wrote, and write what time does, before the command is looked at."""
        try:
            await self.room.catch_up_if_behind()
            await self.room.write_due_lines()
        except Exception as error:
            self.end(None, error)
            return
        self.attempt()

    def attempt(self) -> None:
        room, command, actor = self.room, self.command, self.actor
        try:
            if command.id is not None and room.has_done(actor, command.id):
                self.end(room.ack(command.id, repeated=True), None)
                return
            key = None if command.id is None else command_key(actor.id, command.id)
            self.lines = room.number(command.new_lines(room.record, actor), key)
            self.began = time.perf_counter()
            room.append(self.lines, self.stored)
        except Exception as error:
            self.end(None, error)

    def stored(self, error: Exception | None) -> None:
        """The lines are durable, or something came in between."""
        self.room.note_stored(len(self.lines), self.began, error)
        if error is None:
            self.finish()
        elif not isinstance(error, Conflict):
            self.end(None, error)
        elif self.attempts > 1:  # another process was first
            self.attempts -= 1
            self.room.in_background(self.prepare())
        else:
            self.end(None, Refusal(503, "busy"))

    def finish(self) -> None:
        """Fold, acknowledge, show: in this order."""
        try:
            self.room.take_in(self.lines, self.command.id, self.done)
        finally:
            self.room.lock.release()

    def end(self, ack: Ack | None, error: Exception | None) -> None:
        """Without new lines."""
        self.room.lock.release()
        self.done(ack, error)


def command_key(person: str, command_id: str) -> str:
    """By what a command that is sent again is recognised."""
    return f"{person}:{command_id}"
