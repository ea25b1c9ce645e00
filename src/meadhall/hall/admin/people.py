"""Requests of operators about people: finding, banning, ending sessions, resetting a password."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from meadhall.hall import wall_clock
from meadhall.hall.admin.request import AdminRequest, Answer, CantBeDone
from meadhall.hall.people.bans import Ban, day_and_hour, read_network
from meadhall.hall.refusal import Refusal
from meadhall.hall.table.commands.command import Actor
from meadhall.hall.table.commands.seating import Leave

if TYPE_CHECKING:
    from meadhall.hall.hall import Hall

PERSON = "p_"
COLUMNS = ("id", "name", "login", "created", "adopted_by", "last_seen", "sessions", "tables")
FIND_PEOPLE = (
    "SELECT p.id, p.name, p.login, p.created, p.adopted_by, "
    "(SELECT MAX(s.seen) FROM sessions s WHERE s.person = p.id), "
    "(SELECT COUNT(*) FROM sessions s WHERE s.person = p.id AND s.ended IS NULL), "
    "(SELECT COUNT(*) FROM table_people t WHERE t.person = p.id AND t.seated > 0) "
    "FROM people p WHERE p.id = ? OR p.adopted_by = ? OR LOWER(p.name) LIKE ? ESCAPE '!' OR p.login LIKE ? ESCAPE '!' "
    "ORDER BY p.created DESC, p.id LIMIT {limit:d}"
)


class FindPeople(AdminRequest, tag="people", frozen=True):
    """By a part of the name or login, or by the id."""

    text: str = ""
    limit: int = 50

    async def carry_out(self, hall: Hall) -> Answer:
        part = self.text.lower().replace("!", "!!").replace("%", "!%").replace("_", "!_")
        like = f"%{part}%"
        sql = FIND_PEOPLE.format(limit=self.limit)
        rows = await hall.store.engine.read(sql, self.text, self.text, like, like)
        now = wall_clock.now_ms()
        await hall.bans.read()
        found = []
        for row in rows:
            person = dict(zip(COLUMNS, row, strict=True))
            person["banned"] = hall.bans.of_person([row[0]], now) is not None
            found.append(person)
        return {"people": found}


async def find_person(hall: Hall, text: str) -> str:
    """The id of a person given by id or login."""
    if text.startswith(PERSON):
        rows = await hall.store.engine.read("SELECT id FROM people WHERE id = ?", text)
        found = str(rows[0][0]) if rows else None
    else:
        found = await hall.people.person_of_login(text)
    if found is None:
        raise CantBeDone("nobody-such", given_text=text)
    return found


async def all_ids(hall: Hall, person: str) -> list[str]:
    """A person with the guests they were before."""
    guests = await hall.store.engine.read("SELECT id FROM people WHERE adopted_by = ? ORDER BY id", person)
    return [person, *(str(row[0]) for row in guests)]


async def find_subject(hall: Hall, text: str) -> tuple[str, str]:
    """What a ban is about, and its kind: a network if it can be one, otherwise a person."""
    network = read_network(text)
    if network is not None:
        return str(network), "address"
    return await find_person(hall, text), "person"


class BanSubject(AdminRequest, tag="ban", frozen=True):
    subject: str
    until: int | None = None

    async def carry_out(self, hall: Hall) -> Answer:
        now = wall_clock.now_ms()
        if self.until is not None and self.until <= now:
            raise CantBeDone("ban-in-the-past", until_text=day_and_hour(self.until))
        subject, kind = await find_subject(hall, self.subject)
        await hall.bans.put(Ban(subject, kind, self.why, now, self.until))
        if kind == "person":
            await self.leave_tables(hall, subject)
        await hall.broadcasts.bans_changed()
        return {"banned": subject, "kind": kind, "until": self.until}

    async def leave_tables(self, hall: Hall, person: str) -> None:
        """Nobody waits for somebody who can't come: the stand-in plays for them until they are back."""
        ids = frozenset(await all_ids(hall, person))
        for table in await hall.store.tables_of(ids):
            with contextlib.suppress(Refusal):  # they are away already, or the table has other rules
                await (await hall.rooms.get(table)).do(Leave(table=table), Actor(person, "", ids))


class LiftBan(AdminRequest, tag="unban", frozen=True):
    subject: str

    async def carry_out(self, hall: Hall) -> Answer:
        subject = self.subject  # somebody who is gone can still be named by their id
        if not self.subject.startswith(PERSON):
            subject, _ = await find_subject(hall, self.subject)
        if not await hall.bans.lift(subject):
            raise CantBeDone("not-banned", subject_text=subject)
        await hall.broadcasts.bans_changed()
        return {"unbanned": subject}


class ListBans(AdminRequest, tag="bans", frozen=True):
    async def carry_out(self, hall: Hall) -> Answer:
        await hall.bans.read()
        bans = [*hall.bans.people.values(), *(ban for _, ban in hall.bans.networks)]
        return {"bans": sorted(bans, key=lambda ban: ban.since)}


class EndSessions(AdminRequest, tag="end-sessions", frozen=True):
    person: str

    async def carry_out(self, hall: Hall) -> Answer:
        person = await find_person(hall, self.person)
        answers = await hall.store.engine.write([(
            "UPDATE sessions SET ended = ? WHERE person = ? AND ended IS NULL RETURNING id",
            (wall_clock.now_ms(), person),
        )])  # fmt: skip
        await hall.broadcasts.sessions_ended([person])
        return {"person": person, "ended": len(answers[0])}


class ResetPassword(AdminRequest, tag="reset-password", frozen=True):
    """The code itself is made at the command line and never stored: only its hash comes here."""

    login: str
    hashed: str
    until: int

    async def carry_out(self, hall: Hall) -> Answer:
        person = await hall.people.person_of_login(self.login)
        if person is None:
            raise CantBeDone("no-such-login", given_text=self.login)
        await hall.recovery.allow(person, self.hashed, self.until)
        return {"person": person, "login": self.login.lower(), "until": self.until}
