"""Commands as they come in: whether somebody may ask for more, and when what they ask for is done.

A move over a socket needs no task and waits for nothing, where its table is at hand.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from meadhall.hall.limits import Rate
from meadhall.hall.live.holding import Holding
from meadhall.hall.live.room import Room
from meadhall.hall.live.rooms import Rooms
from meadhall.hall.live.submission import Done
from meadhall.hall.people.accounts import Session
from meadhall.hall.refusal import Refusal
from meadhall.hall.table.commands.command import Actor, Command
from meadhall.hall.table.commands.playing import Play
from meadhall.kernel.errors import MeadhallError


class Intake:
    def __init__(self, rooms: Rooms, holding: Holding, rate: Rate, away: Callable[[], bool]) -> None:
        """`away` says whether this process was held up for long: then the clocks are looked at before any command."""
        self.rooms = rooms
        self.holding = holding
        self.rate = rate
        self.away = away
        self.closed = False

    def check_may_ask(self, session: Session) -> None:
        if self.closed:
            raise Refusal(503, "closing")
        self.rate.check(session.person.id)

    def submit(self, command: Command, session: Session, done: Done) -> bool:
        """Have a command done at a table where this person sits; `done` is called when it is durable, or refused.

        `False` if something must be waited for first: the table, or the clocks.
        """
        room = self.rooms.at_hand(command.table)
        if room is None or self.away():
            return False
        record = room.record
        if record.removed or not record.seats_of(session.ids):
            return False
        try:
            self.check_may_ask(session)
        except Refusal as refusal:
            done(None, refusal)
            return True
        self.submit_in_time(room, command, session.actor, done)
        return True

    def submit_in_time(self, room: Room, command: Command, actor: Actor, done: Done) -> None:
        """At once; a pass whose quickness could tell something, when its time has come."""
        wait = self.held_for(command, room, actor)
        if wait:
            asyncio.get_running_loop().call_later(wait, room.submit, command, actor, done)
        else:
            room.submit(command, actor, done)

    def held_for(self, command: Command, room: Room, actor: Actor) -> float:
        """Seconds a command waits before it is done."""
        record = room.record
        if not isinstance(command, Play) or record.status != "playing" or record.pass_code(command.seat) is None:
            return 0.0
        try:
            first = command.new_lines(record, actor)[0]
        except MeadhallError:
            return 0.0  # what is wrong with it is said at once
        return self.holding.seconds(record, command.seat, first.code)
