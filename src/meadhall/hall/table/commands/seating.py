"""Who sits where: sitting down, leaving, coming back, bots, names."""

from __future__ import annotations

from meadhall.bots import UnknownBot, bot_id
from meadhall.hall.people.names import clean_name
from meadhall.hall.refusal import Refusal
from meadhall.hall.table.commands.checks import check_host, check_not_removed, check_open, check_seat, own_seat
from meadhall.hall.table.commands.command import Actor, BotName, Command, Nonce, SeatName, SeatNumber
from meadhall.hall.table.lines import NewLine
from meadhall.hall.table.record import Record
from meadhall.hall.table.terms import Terms


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


def check_daily_seat(record: Record, actor: Actor) -> None:
    """The deal of the day is for one person: whoever opened the table, on one seat."""
    if record.terms.daily is not None and (record.terms.host not in actor.ids or record.seats_with_people()):
        raise Refusal(409, "daily-one-person")


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
    """The id of a bot, by its present or a former name."""
    try:
        return bot_id(name)
    except UnknownBot as unknown:
        args = unknown.message.args
        raise Refusal(422, "bot-unknown", given_text=args["given_text"], nearest_name=args["nearest_name"]) from None
