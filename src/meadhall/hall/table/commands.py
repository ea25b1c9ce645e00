"""Everything a person can do at a table. Each deed reads its request, checks it against the record, and answers with
the lines it would write; nothing changes until those are stored.

The same structures are read from HTTP bodies and from socket frames (`docs/api.md`).
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
from meadhall.hall.table.lines import Draft
from meadhall.hall.table.record import Record
from meadhall.hall.table.terms import Charter
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


class Doer(msgspec.Struct, frozen=True):
    """Who does a deed: a person, with the guests that person was before."""

    id: str
    name: str
    ids: frozenset[str]


class Deed(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """A wish to change a table."""

    table: TableId
    id: ClientId | None = None

    def drafts(self, record: Record, doer: Doer) -> list[Draft]:
        """The lines this deed writes; raises a refusal if it may not be done."""
        raise NotImplementedError


class Sit(Deed, tag="sit", frozen=True):
    seat: SeatNumber | None = None
    name: SeatName = ""
    nonce_hash: Nonce | None = None

    def drafts(self, record: Record, doer: Doer) -> list[Draft]:
        if record.status != "open":
            return self.return_to_seat(record, doer)
        check_not_removed(record, doer.ids)
        check_open(record)
        check_daily_seat(record, doer)
        if record.seats_of(doer.ids) and not record.charter.hot_seat:
            raise Refusal(409, "already-seated")
        free = record.free_seats()
        if not free:
            raise Refusal(409, "table-full")
        seat = free[0] if self.seat is None else check_seat(record, self.seat)
        if seat not in free:
            raise Refusal(409, "seat-taken", seat=seat)
        return [sit_draft(record.charter, seat, doer, self.name, self.nonce_hash)]

    def return_to_seat(self, record: Record, doer: Doer) -> list[Draft]:
        if record.status == "finished":
            raise Refusal(409, "finished")
        mine = [seat for seat in record.seats_of(doer.ids) if self.seat is None or seat == self.seat]
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
        return [Draft("back", seat) for seat in ready]


class Leave(Deed, tag="leave", frozen=True):
    seat: SeatNumber | None = None

    def drafts(self, record: Record, doer: Doer) -> list[Draft]:
        mine = record.seats_of(doer.ids) if self.seat is None else [own_seat(record, doer, self.seat)]
        if not mine:
            raise Refusal(403, "not-seated")
        if record.status == "open":
            check_open(record)
            return [Draft("free", seat, detail={"person": record.seats[seat].person}) for seat in mine]
        here = [seat for seat in mine if record.seats[seat].played_by_person]
        if record.status == "finished" or not here:
            raise Refusal(409, "nothing-to-leave")
        return [Draft("away", seat) for seat in here]


class Remove(Deed, tag="remove", frozen=True):
    """The host takes a seat from somebody, with every other seat of that person."""

    seat: SeatNumber

    def drafts(self, record: Record, doer: Doer) -> list[Draft]:
        check_host(record, doer)
        check_open(record)
        person = record.seats[check_seat(record, self.seat)].person
        if person is None:
            raise Refusal(409, "nobody-there", seat=self.seat)
        if person in doer.ids:
            raise Refusal(409, "remove-yourself")
        detail = {"person": person, "removed": True}
        return [Draft("free", seat, detail=detail) for seat in record.seats_of(frozenset([person]))]


class LetIn(Deed, tag="let-in", frozen=True):
    """The host lets somebody they removed sit down again."""

    person: PersonId

    def drafts(self, record: Record, doer: Doer) -> list[Draft]:
        check_host(record, doer)
        check_open(record)
        if self.person not in record.removed:
            raise Refusal(409, "not-removed")
        return [Draft("let-in", detail={"person": self.person})]


class Depart(Deed, tag="depart", frozen=True):
    """Done by the hall for whoever has it forget them: no request of its own."""

    def drafts(self, record: Record, doer: Doer) -> list[Draft]:
        mine = record.seats_of(doer.ids)
        if record.status == "open":
            drafts = [Draft("free", seat, detail={"person": record.seats[seat].person}) for seat in mine]
        elif record.status == "playing":
            drafts = [Draft("out", seat, detail={"why": "gone"}) for seat in mine if record.seats[seat].out is None]
        else:
            drafts = []
        if not drafts:
            raise Refusal(409, "nothing-to-leave")
        return drafts


class Close(Deed, tag="close", frozen=True):
    """Done by an operator (`admin`): no request of its own."""

    why: str

    def drafts(self, record: Record, doer: Doer) -> list[Draft]:
        if record.status == "finished":
            raise Refusal(409, "finished")
        return [Draft("closed", detail={"why": self.why})]


class TakeName(Deed, tag="name", frozen=True):
    """Done by the hall for whoever changes their name: no request of its own.

    Seats around one screen that have names of their own keep them.
    """

    before: str

    def drafts(self, record: Record, doer: Doer) -> list[Draft]:
        own_names = record.charter.hot_seat
        mine = [seat for seat in record.seats_of(doer.ids) if not own_names or record.seats[seat].name == self.before]
        if not mine:
            raise Refusal(403, "not-seated")
        return [Draft("name", seat, detail={"name": doer.name}) for seat in mine]


class PutBot(Deed, tag="bot", frozen=True):
    seat: SeatNumber
    bot: BotName | None

    def drafts(self, record: Record, doer: Doer) -> list[Draft]:
        check_host(record, doer)
        check_open(record)
        seat = check_seat(record, self.seat)
        if record.seats[seat].kind == "person":
            raise Refusal(409, "seat-taken", seat=seat)
        if self.bot is None:
            return [Draft("free", seat)]
        return [Draft("bot", seat, detail={"bot": check_bot(self.bot)})]


class Start(Deed, tag="start", frozen=True):
    fill: BotName | None = None

    def drafts(self, record: Record, doer: Doer) -> list[Draft]:
        check_open(record)
        check_host(record, doer)
        free = record.free_seats()
        if free and self.fill is None:
            raise Refusal(409, "seats-free", seats_count=len(free))
        check_daily_start(record)
        fill = check_bot(self.fill) if free and self.fill is not None else ""
        waits = bool(record.contributions())
        return [Draft("bot", seat, detail={"bot": fill}) for seat in free] + [start_draft(waits)]


def start_draft(waits: bool) -> Draft:
    """The start; or, where somebody committed to a nonce, the moment from which nonces are taken and seats are not.

    Only then may nonces be shown: whoever still could sit down would choose theirs by those of the others.
    """
    return Draft("seal", code=REVEAL_MS) if waits else Draft("start")


class Reveal(Deed, tag="reveal", frozen=True):
    """Show the nonce a seat committed to. The last one starts the game."""

    seat: SeatNumber
    nonce: Nonce

    def drafts(self, record: Record, doer: Doer) -> list[Draft]:
        holder = record.seats[own_seat(record, doer, self.seat)]
        if record.status != "open":
            raise Refusal(409, "already-started")
        if not record.sealed or holder.nonce_hash is None or holder.nonce is not None:
            raise Refusal(409, "reveal-not-asked")
        if hash_of_nonce(self.nonce) != holder.nonce_hash:
            raise Refusal(422, "reveal-wrong", seat=self.seat)
        waiting = [one.seat for one in record.contributions() if one.nonce is None]
        revealed = Draft("reveal", self.seat, detail={"nonce": self.nonce})
        return [revealed, Draft("start")] if waiting == [self.seat] else [revealed]


class Play(Deed, tag="play", frozen=True):
    seat: SeatNumber
    ply: Count
    action: ActionText | Count
    version: Count | None = None

    def drafts(self, record: Record, doer: Doer) -> list[Draft]:
        game = record.started_game()
        own_seat(record, doer, self.seat)
        check_playing(record)
        check_present(record, self.seat)
        if self.version is not None and self.version < record.undone_at:
            raise IllegalAction("action-stale", given_count=self.ply, present_count=game.ply)
        codes = game.check_play(self.seat, self.action, self.ply)
        return [Draft("play", self.seat, code) for code in codes]


class Undo(Deed, tag="undo", frozen=True):
    seat: SeatNumber
    ply: Count | None = None

    def drafts(self, record: Record, doer: Doer) -> list[Draft]:
        game = record.started_game()
        own_seat(record, doer, self.seat)
        check_playing(record)
        check_present(record, self.seat)
        ply = wanted_ply(game, self.seat, self.ply)
        free = free_to(game, self.seat, record.seats[self.seat].answered_to)
        if free is not None and ply >= free:
            return [Draft("undo", self.seat, ply)]
        if record.charter.counting and past_barrier(game, ply):
            raise Refusal(409, "undo-counting")
        asked = record.people_to_ask()
        others = [other for other in asked if record.seats[other].person not in doer.ids]
        if not others:
            return [Draft("undo", self.seat, ply)]
        if record.question is not None:
            raise Refusal(409, "undo-already-asked", seat=record.question.seat)
        check_can_be_asked(record, others)
        agreed = [Draft("undo-agreed", other) for other in asked if other not in (self.seat, *others)]
        return [Draft("undo-asked", self.seat, ply), *agreed]


class UndoAnswer(Deed, tag="undo-answer", frozen=True):
    seat: SeatNumber
    agree: bool

    def drafts(self, record: Record, doer: Doer) -> list[Draft]:
        own_seat(record, doer, self.seat)
        check_playing(record)
        check_present(record, self.seat)
        question = record.question
        if question is None or self.seat in question.agreed:
            raise Refusal(409, "undo-not-asked")
        if not self.agree:
            return [Draft("undo-refused", self.seat)]
        agreed = {*question.agreed, self.seat}
        lines = [Draft("undo-agreed", self.seat)]
        if agreed.issuperset(record.people_to_ask()):
            lines.append(Draft("undo", question.seat, question.ply))
        return lines


class Resign(Deed, tag="resign", frozen=True):
    seat: SeatNumber

    def drafts(self, record: Record, doer: Doer) -> list[Draft]:
        own_seat(record, doer, self.seat)
        check_playing(record)
        if record.seats[self.seat].out == "resigned":
            raise Refusal(409, "already-out", seat=self.seat)
        return [Draft("out", self.seat, detail={"why": "resigned"})]


class EndGame(Deed, tag="end", frozen=True):
    """Agree to end a game that can't go on under the present rules; with everybody's word it ends without a result."""

    seat: SeatNumber

    def drafts(self, record: Record, doer: Doer) -> list[Draft]:
        own_seat(record, doer, self.seat)
        if record.status != "stranded":
            raise Refusal(409, "not-stranded")
        check_present(record, self.seat)
        people = record.people_present()
        fresh = [seat for seat in people if record.seats[seat].person in doer.ids and seat not in record.agreed_to_end]
        lines = [Draft("end-agreed", seat) for seat in fresh]
        if {*record.agreed_to_end, *fresh}.issuperset(people):
            lines.append(Draft("ended"))
        if not lines:
            raise Refusal(409, "end-already-agreed", seat=self.seat)
        return lines


def clock_drafts(record: Record, now: int) -> list[Draft]:
    """Not a person's deed but time's: the seats whose clock has run out, and those to be reminded before it does."""
    why: dict[str, Any] = {"why": "flagged"}
    if record.charter.pace.kind == "correspondence":
        why["waited_for"] = True
    flags = [Draft("out", seat, detail=why) for seat in record.clocks.flagged(now)]
    return flags + [Draft("reminder", seat) for seat in record.clocks.to_remind(now)]


def late_start_drafts(record: Record, now: int) -> list[Draft]:
    """Not a person's deed either: the time for nonces has passed, and the game begins without those still missing."""
    if record.reveal_until is None or now < record.reveal_until:
        return []
    missing = [Draft("no-reveal", one.seat) for one in record.contributions() if one.nonce is None]
    return [*missing, Draft("start")]


# --- checks ----------------------------------------------------------------------------------------------------


def check_seat(record: Record, seat: int) -> int:
    if seat >= len(record.seats):
        raise Refusal(404, "no-such-seat", given_count=seat, most_count=len(record.seats) - 1)
    return seat


def own_seat(record: Record, doer: Doer, seat: int) -> int:
    """Seats only act for their owner."""
    if record.seats[check_seat(record, seat)].person not in doer.ids:
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


def check_daily_seat(record: Record, doer: Doer) -> None:
    """The deal of the day is for one person: whoever opened the table, on one seat."""
    if record.charter.daily is not None and (record.charter.host not in doer.ids or record.seats_with_people()):
        raise Refusal(409, "daily-one-person")


def check_daily_start(record: Record) -> None:
    """The deal of the day is begun on its day, by one person: afterwards its seed is known."""
    if record.charter.daily is None:
        return
    if len(record.seats_with_people()) != 1:
        raise Refusal(409, "daily-one-person")
    if day_is_over(record.charter, wall_clock.now_ms()):
        raise Refusal(409, "daily-day-over", day_text=record.charter.daily)


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


def check_host(record: Record, doer: Doer) -> None:
    if record.host not in doer.ids:
        raise Refusal(403, "not-host")


def sit_draft(charter: Charter, seat: int, doer: Doer, name: str, nonce_hash: str | None) -> Draft:
    """A person takes a seat, and perhaps commits to a nonce."""
    detail = {"person": doer.id, "name": name_at_seat(name, charter.hot_seat, doer)}
    if nonce_hash is not None:
        if charter.seed_from != "hall":
            raise Refusal(422, "nonce-not-taken")
        detail["nonce_hash"] = nonce_hash
    return Draft("sit", seat, detail=detail)


def name_at_seat(wanted: str, hot_seat: bool, doer: Doer) -> str:
    """Around one screen each seat may have a name of its own; elsewhere people sit under their own name."""
    if not wanted:
        return doer.name
    if not hot_seat:
        raise Refusal(422, "names-without-hot-seat")
    return clean_name(wanted)


def check_bot(name: str) -> str:
    if name not in bot_names():
        raise Refusal(422, "bot-unknown", given_text=name, nearest_name=nearest(name, bot_names()))
    return name
