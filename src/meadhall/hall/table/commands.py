"""Everything a person can do at a table. Each command reads its request, checks it against the record, and answers with
the lines it would write; nothing changes until those are stored.

The same structures are read from HTTP bodies and from socket messages (`docs/api.md`).
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from meadhall.bots import bot_names
from meadhall.hall import wall_clock
from meadhall.hall.patterns import CLIENT_ID, NONCE, PERSON_ID, TABLE_ID
from meadhall.hall.people.names import clean_name
from meadhall.hall.refusal import Refusal
from meadhall.hall.table.daily import day_is_over
from meadhall.hall.table.lines import NewLine
from meadhall.hall.table.record import Record
from meadhall.hall.table.terms import Terms
from meadhall.hall.table.undo import free_to, past_barrier, wanted_ply
from meadhall.kernel.deal import hash_of_nonce
from meadhall.kernel.errors import IllegalAction
from meadhall.kernel.position import nearest

TableId = Annotated[str, msgspec.Meta(pattern=TABLE_ID)]
ClientId = Annotated[str, msgspec.Meta(pattern=CLIENT_ID)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
ActionText = Annotated[str, msgspec.Meta(max_length=2000)]
BotName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
PersonId = Annotated[str, msgspec.Meta(pattern=PERSON_ID)]
SeatName = Annotated[str, msgspec.Meta(max_length=100)]
Nonce = Annotated[str, msgspec.Meta(pattern=NONCE)]
"""32 random bytes in hexadecimal, or the SHA-256 that commits to them (`kernel.deal`). The pattern alone would let a
line feed at the end pass."""

REVEAL_MS = 5000
"""How long a start waits for the nonces of those who committed to one."""


class Actor(msgspec.Struct, frozen=True):
    """Who does a command: a person, with the guests that person was before."""

    id: str
    name: str
    ids: frozenset[str]


class Command(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """A wish to change a table."""

    table: TableId
    id: ClientId | None = None

    def new_lines(self, record: Record, actor: Actor) -> list[NewLine]:
        """The lines this command writes; raises a refusal if it may not be done."""
        raise NotImplementedError


class Sit(Command, tag="sit", frozen=True):
    seat: SeatNumber | None = None
    name: SeatName = ""
    nonce_hash: Nonce | None = None

    def new_lines(self, record: Record, actor: Actor) -> list[NewLine]:
        if record.status != "open":
            return self.return_to_seat(record, actor)
        check_not_removed(record, actor.ids)
        check_open(record)
        check_daily_seat(record, actor)
        if record.seats_of(actor.ids) and not record.terms.hot_seat:
            raise Refusal(409, "already-seated")
        free = record.free_seats()
        if not free:
            raise Refusal(409, "table-full")
        seat = free[0] if self.seat is None else check_seat(record, self.seat)
        if seat not in free:
            raise Refusal(409, "seat-taken", seat=seat)
        return [sit_line(record.terms, seat, actor, self.name, self.nonce_hash)]

    def return_to_seat(self, record: Record, actor: Actor) -> list[NewLine]:
        if record.status == "finished":
            raise Refusal(409, "finished")
        mine = [seat for seat in record.seats_of(actor.ids) if self.seat is None or seat == self.seat]
        if not mine:
            raise Refusal(409, "already-started")
        if all(record.seats[seat].out == "resigned" for seat in mine):
            raise Refusal(409, "already-out", seat=mine[0])
        left = [seat for seat in mine if record.seats[seat].may_return]
        if not left:
            raise Refusal(409, "already-seated")
        ready = [seat for seat in left if not record.seats[seat].missed]
        if not ready:
            raise Refusal(409, "missed-decision", seat=left[0])
        return [NewLine("back", seat) for seat in ready]


class Leave(Command, tag="leave", frozen=True):
    seat: SeatNumber | None = None

    def new_lines(self, record: Record, actor: Actor) -> list[NewLine]:
        mine = record.seats_of(actor.ids) if self.seat is None else [own_seat(record, actor, self.seat)]
        if not mine:
            raise Refusal(403, "not-seated")
        if record.status == "open":
            check_open(record)
            return [NewLine("free", seat, detail={"person": record.seats[seat].person}) for seat in mine]
        here = [seat for seat in mine if record.seats[seat].played_by_person]
        if record.status == "finished" or not here:
            raise Refusal(409, "nothing-to-leave")
        return [NewLine("away", seat) for seat in here]


class Remove(Command, tag="remove", frozen=True):
    """The host takes a seat from somebody, with every other seat of that person."""

    seat: SeatNumber

    def new_lines(self, record: Record, actor: Actor) -> list[NewLine]:
        check_host(record, actor)
        check_open(record)
        person = record.seats[check_seat(record, self.seat)].person
        if person is None:
            raise Refusal(409, "nobody-there", seat=self.seat)
        if person in actor.ids:
            raise Refusal(409, "remove-yourself")
        detail = {"person": person, "removed": True}
        return [NewLine("free", seat, detail=detail) for seat in record.seats_of(frozenset([person]))]


class LetIn(Command, tag="let-in", frozen=True):
    """The host lets somebody they removed sit down again."""

    person: PersonId

    def new_lines(self, record: Record, actor: Actor) -> list[NewLine]:
        check_host(record, actor)
        check_open(record)
        if self.person not in record.removed:
            raise Refusal(409, "not-removed")
        return [NewLine("let-in", detail={"person": self.person})]


class Depart(Command, tag="depart", frozen=True):
    """Done by the hall for whoever has it forget them: no request of its own."""

    def new_lines(self, record: Record, actor: Actor) -> list[NewLine]:
        mine = record.seats_of(actor.ids)
        if record.status == "open":
            new_lines = [NewLine("free", seat, detail={"person": record.seats[seat].person}) for seat in mine]
        elif record.status == "playing":
            new_lines = [
                NewLine("out", seat, detail={"why": "gone"}) for seat in mine if record.seats[seat].out is None
            ]
        else:
            new_lines = []
        if not new_lines:
            raise Refusal(409, "nothing-to-leave")
        return new_lines


class Close(Command, tag="close", frozen=True):
    """Done by an operator (`admin`): no request of its own."""

    why: str

    def new_lines(self, record: Record, actor: Actor) -> list[NewLine]:
        if record.status == "finished":
            raise Refusal(409, "finished")
        return [NewLine("closed", detail={"why": self.why})]


class TakeName(Command, tag="name", frozen=True):
    """Done by the hall for whoever changes their name: no request of its own.

    Seats around one screen that have names of their own keep them.
    """

    before: str

    def new_lines(self, record: Record, actor: Actor) -> list[NewLine]:
        own_names = record.terms.hot_seat
        mine = [seat for seat in record.seats_of(actor.ids) if not own_names or record.seats[seat].name == self.before]
        if not mine:
            raise Refusal(403, "not-seated")
        return [NewLine("name", seat, detail={"name": actor.name}) for seat in mine]


class PutBot(Command, tag="bot", frozen=True):
    seat: SeatNumber
    bot: BotName | None

    def new_lines(self, record: Record, actor: Actor) -> list[NewLine]:
        check_host(record, actor)
        check_open(record)
        seat = check_seat(record, self.seat)
        if record.seats[seat].kind == "person":
            raise Refusal(409, "seat-taken", seat=seat)
        if self.bot is None:
            return [NewLine("free", seat)]
        return [NewLine("bot", seat, detail={"bot": check_bot(self.bot)})]


class Start(Command, tag="start", frozen=True):
    fill: BotName | None = None

    def new_lines(self, record: Record, actor: Actor) -> list[NewLine]:
        check_open(record)
        check_host(record, actor)
        free = record.free_seats()
        if free and self.fill is None:
            raise Refusal(409, "seats-free", seats_count=len(free))
        check_daily_start(record)
        fill = check_bot(self.fill) if free and self.fill is not None else ""
        waits = bool(record.contributions())
        return [NewLine("bot", seat, detail={"bot": fill}) for seat in free] + [start_line(waits)]


def start_line(waits: bool) -> NewLine:
    """The start; or, where somebody committed to a nonce, the moment from which nonces are taken and seats are not.

    Only then may nonces be shown: whoever still could sit down would choose theirs by those of the others.
    """
    return NewLine("seal", code=REVEAL_MS) if waits else NewLine("start")


class Reveal(Command, tag="reveal", frozen=True):
    """Show the nonce a seat committed to. The last one starts the game."""

    seat: SeatNumber
    nonce: Nonce

    def new_lines(self, record: Record, actor: Actor) -> list[NewLine]:
        holder = record.seats[own_seat(record, actor, self.seat)]
        if record.status != "open":
            raise Refusal(409, "already-started")
        if not record.sealed or holder.nonce_hash is None or holder.nonce is not None:
            raise Refusal(409, "reveal-not-asked")
        if hash_of_nonce(self.nonce) != holder.nonce_hash:
            raise Refusal(422, "reveal-wrong", seat=self.seat)
        waiting = [one.seat for one in record.contributions() if one.nonce is None]
        revealed = NewLine("reveal", self.seat, detail={"nonce": self.nonce})
        return [revealed, NewLine("start")] if waiting == [self.seat] else [revealed]


class Play(Command, tag="play", frozen=True):
    seat: SeatNumber
    ply: Count
    action: ActionText | Count
    version: Count | None = None

    def new_lines(self, record: Record, actor: Actor) -> list[NewLine]:
        game = record.started_game()
        own_seat(record, actor, self.seat)
        check_playing(record)
        check_present(record, self.seat)
        if self.version is not None and self.version < record.undone_at:
            raise IllegalAction("action-stale", given_count=self.ply, present_count=game.ply)
        codes = game.check_play(self.seat, self.action, self.ply)
        return [NewLine("play", self.seat, code) for code in codes]


class Undo(Command, tag="undo", frozen=True):
    seat: SeatNumber
    ply: Count | None = None

    def new_lines(self, record: Record, actor: Actor) -> list[NewLine]:
        game = record.started_game()
        own_seat(record, actor, self.seat)
        check_playing(record)
        check_present(record, self.seat)
        ply = wanted_ply(game, self.seat, self.ply)
        free = free_to(game, self.seat, record.seats[self.seat].answered_to)
        if free is not None and ply >= free:
            return [NewLine("undo", self.seat, ply)]
        if record.terms.counting and past_barrier(game, ply):
            raise Refusal(409, "undo-counting")
        asked = record.people_to_ask()
        others = [other for other in asked if record.seats[other].person not in actor.ids]
        if not others:
            return [NewLine("undo", self.seat, ply)]
        if record.question is not None:
            raise Refusal(409, "undo-already-asked", seat=record.question.seat)
        check_can_be_asked(record, others)
        agreed = [NewLine("undo-agreed", other) for other in asked if other not in (self.seat, *others)]
        return [NewLine("undo-asked", self.seat, ply), *agreed]


class UndoAnswer(Command, tag="undo-answer", frozen=True):
    seat: SeatNumber
    agree: bool

    def new_lines(self, record: Record, actor: Actor) -> list[NewLine]:
        own_seat(record, actor, self.seat)
        check_playing(record)
        check_present(record, self.seat)
        question = record.question
        if question is None or self.seat in question.agreed:
            raise Refusal(409, "undo-not-asked")
        if not self.agree:
            return [NewLine("undo-refused", self.seat)]
        agreed = {*question.agreed, self.seat}
        lines = [NewLine("undo-agreed", self.seat)]
        if agreed.issuperset(record.people_to_ask()):
            lines.append(NewLine("undo", question.seat, question.ply))
        return lines


class Resign(Command, tag="resign", frozen=True):
    seat: SeatNumber

    def new_lines(self, record: Record, actor: Actor) -> list[NewLine]:
        own_seat(record, actor, self.seat)
        check_playing(record)
        if record.seats[self.seat].out == "resigned":
            raise Refusal(409, "already-out", seat=self.seat)
        return [NewLine("out", self.seat, detail={"why": "resigned"})]


class EndGame(Command, tag="end", frozen=True):
    """Agree to end a game that can't go on under the present rules; with everybody's word it ends without a result."""

    seat: SeatNumber

    def new_lines(self, record: Record, actor: Actor) -> list[NewLine]:
        own_seat(record, actor, self.seat)
        if record.status != "stranded":
            raise Refusal(409, "not-stranded")
        check_present(record, self.seat)
        people = record.people_present()
        fresh = [seat for seat in people if record.seats[seat].person in actor.ids and seat not in record.agreed_to_end]
        lines = [NewLine("end-agreed", seat) for seat in fresh]
        if {*record.agreed_to_end, *fresh}.issuperset(people):
            lines.append(NewLine("ended"))
        if not lines:
            raise Refusal(409, "end-already-agreed", seat=self.seat)
        return lines


def clock_lines(record: Record, now: int) -> list[NewLine]:
    """Not a person's command but time's: the seats whose clock has run out, and those to be reminded before it does."""
    why: dict[str, Any] = {"why": "flagged"}
    if record.terms.pace.kind == "correspondence":
        why["waited_for"] = True
    flags = [NewLine("out", seat, detail=why) for seat in record.clocks.flagged(now)]
    return flags + [NewLine("reminder", seat) for seat in record.clocks.to_remind(now)]


def late_start_lines(record: Record, now: int) -> list[NewLine]:
    """Not a person's command either: the time for nonces has passed; the game begins without those still missing."""
    if record.reveal_until is None or now < record.reveal_until:
        return []
    missing = [NewLine("no-reveal", one.seat) for one in record.contributions() if one.nonce is None]
    return [*missing, NewLine("start")]


# --- checks ----------------------------------------------------------------------------------------------------


def check_seat(record: Record, seat: int) -> int:
    if seat >= len(record.seats):
        raise Refusal(404, "no-such-seat", given_count=seat, most_count=len(record.seats) - 1)
    return seat


def own_seat(record: Record, actor: Actor, seat: int) -> int:
    """Seats only act for their owner."""
    if record.seats[check_seat(record, seat)].person not in actor.ids:
        raise Refusal(403, "not-your-seat", seat=seat)
    return seat


def check_not_removed(record: Record, ids: frozenset[str]) -> None:
    if not ids.isdisjoint(record.removed):
        raise Refusal(403, "you-were-removed")


def check_not_closed(record: Record) -> None:
    if record.closed is not None:
        raise Refusal(409, "table-closed", why_text=record.closed)


def check_open(record: Record) -> None:
    check_not_stranded(record)
    if record.status != "open":
        raise Refusal(409, "already-started")
    if record.sealed:
        raise Refusal(409, "dealing")


def check_daily_seat(record: Record, actor: Actor) -> None:
    """The deal of the day is for one person: whoever opened the table, on one seat."""
    if record.terms.daily is not None and (record.terms.host not in actor.ids or record.seats_with_people()):
        raise Refusal(409, "daily-one-person")


def check_daily_start(record: Record) -> None:
    """The deal of the day is begun on its day, by one person: afterwards its seed is known."""
    if record.terms.daily is None:
        return
    if len(record.seats_with_people()) != 1:
        raise Refusal(409, "daily-one-person")
    if day_is_over(record.terms, wall_clock.now_ms()):
        raise Refusal(409, "daily-day-over", day_text=record.terms.daily)


def check_playing(record: Record) -> None:
    record.started_game()
    if record.status == "finished":
        raise Refusal(409, "finished")
    check_not_stranded(record)


def check_not_stranded(record: Record) -> None:
    if record.status == "stranded":
        raise Refusal(409, "stranded")


def check_present(record: Record, seat: int) -> None:
    holder = record.seats[seat]
    if holder.out == "resigned":
        raise Refusal(409, "already-out", seat=seat)
    if holder.out == "flagged":
        raise Refusal(409, "seat-flagged", seat=seat)
    if holder.away:
        raise Refusal(409, "seat-away", seat=seat)


def check_can_be_asked(record: Record, seats: list[int]) -> None:
    """Whoever isn't here can't agree to an undo, and nobody agrees in their place."""
    for seat in seats:
        if not record.seats[seat].played_by_person:
            raise Refusal(409, "undo-needs-absent", seat=seat)


def check_host(record: Record, actor: Actor) -> None:
    if record.host not in actor.ids:
        raise Refusal(403, "not-host")


def sit_line(terms: Terms, seat: int, actor: Actor, name: str, nonce_hash: str | None) -> NewLine:
    """A person takes a seat, and perhaps commits to a nonce."""
    detail = {"person": actor.id, "name": name_at_seat(name, terms.hot_seat, actor)}
    if nonce_hash is not None:
        if terms.seed_from != "hall":
            raise Refusal(422, "nonce-not-taken")
        detail["nonce_hash"] = nonce_hash
    return NewLine("sit", seat, detail=detail)


def name_at_seat(wanted: str, hot_seat: bool, actor: Actor) -> str:
    """Around one screen each seat may have a name of its own; elsewhere people sit under their own name."""
    if not wanted:
        return actor.name
    if not hot_seat:
        raise Refusal(422, "names-without-hot-seat")
    return clean_name(wanted)


def check_bot(name: str) -> str:
    if name not in bot_names():
        raise Refusal(422, "bot-unknown", given_text=name, nearest_name=nearest(name, bot_names()))
    return name
