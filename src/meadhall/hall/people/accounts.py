"""Who is asking: guests, accounts and their sessions.

A session is a random name signed with the hall's secret; the name must also still be in the store, so that a session
can be ended. A guest who makes an account stays the same person; one who logs in to another account is adopted by it,
and whatever seat the guest holds then belongs to the account.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from meadhall.hall.patterns import LOGIN
from meadhall.hall.people.names import clean_name
from meadhall.hall.refusal import Refusal
from meadhall.hall.store import Conflict, Engine, StoreDown
from meadhall.hall.store.store import marks
from meadhall.hall.table.commands.command import Actor
from meadhall.hall.tokens import random_name, sign, signed_name

SEEN_EVERY = 60_000
REMEMBERED = 10_000
"""Milliseconds a session is trusted without asking the store again: a session ended elsewhere dies this soon."""
MOST_REMEMBERED = 20_000
DAY = 24 * 3600 * 1000
KEPT_AFTER_END = 30 * DAY
"""How long an ended session stays in the store."""

Login = Annotated[str, msgspec.Meta(pattern=LOGIN)]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


class Person(msgspec.Struct, frozen=True):
    """Somebody, as they may be shown to themselves."""

    id: str
    name: str
    account: bool = False
    login: str | None = None


class Session(msgspec.Struct, frozen=True):
    """A proven identity: the session's name, the person, and every id that person has had."""

    id: str
    person: Person
    ids: frozenset[str]
    actor: Actor
    """The same person, as one who gives commands."""


class People:
    """Identity, on top of the store. Passwords are hashed with argon2id, off the event loop."""

    def __init__(self, engine: Engine, secret: str, guest_days: int = 90, account_days: int = 365) -> None:
        self.engine = engine
        self.secret = secret
        self.guest_life = guest_days * DAY
        self.account_life = account_days * DAY
        self.hasher = PasswordHasher()
        self.known: dict[str, tuple[int, Session]] = {}
        # A password check costs 64 MiB for a moment: a few at a time, the rest wait.
        self.hashing = asyncio.Semaphore(2)

    # --- sessions --------------------------------------------------------------------------------------------------

    async def session(self, token: str, now: int) -> Session | None:
        """The session behind a token, if the token is ours and the session hasn't ended."""
        name = signed_name(self.secret, token)
        if name is None:
            return None
        known = self.known.get(name)
        if known is not None and abs(now - known[0]) < REMEMBERED:  # also if the clock was set back
            return known[1]
        return await self.recall(name, now)

    async def recall(self, name: str, now: int) -> Session | None:
        return (await self.recall_all([name], now)).get(name)

    async def recall_all(self, names: Sequence[str], now: int) -> dict[str, Session]:
        """Sessions by name, as the store has them now; those that have ended are missing."""
        rows = await self.engine.read(
            "SELECT s.id, p.id, p.name, p.login, s.seen FROM sessions s JOIN people p ON p.id = s.person "
            f"WHERE s.id IN ({marks(names)}) AND s.ended IS NULL", *names,
        )  # fmt: skip
        alive = [row for row in rows if isinstance(row[4], int) and now - row[4] <= self.life(row[3] is not None)]
        adopted = await self.adopted_by({row[1] for row in alive})
        found: dict[str, Session] = {}
        for name, person_id, shown, login, _ in alive:
            ids = frozenset([person_id, *adopted.get(person_id, ())])
            person = Person(person_id, shown, login is not None, login)
            found[name] = Session(name, person, ids, Actor(person_id, shown, ids))
        await self.note_seen([row[0] for row in alive if now - row[4] > SEEN_EVERY], now)
        self.remember(names, found, now)
        return found

    async def adopted_by(self, people: set[str]) -> dict[str, list[str]]:
        """The guests these people were before."""
        found: dict[str, list[str]] = {}
        if people:
            rows = await self.engine.read(
                f"SELECT adopted_by, id FROM people WHERE adopted_by IN ({marks(people)})", *sorted(people)
            )
            for person, guest in rows:
                found.setdefault(person, []).append(guest)
        return found

    async def note_seen(self, names: Sequence[str], now: int) -> None:
        if names:
            with contextlib.suppress(StoreDown):  # a full disk keeps nobody from looking
                await self.engine.write([(f"UPDATE sessions SET seen = ? WHERE id IN ({marks(names)})", (now, *names))])

    def remember(self, names: Sequence[str], found: dict[str, Session], now: int) -> None:
        for name in names:
            self.known.pop(name, None)
        if len(self.known) > MOST_REMEMBERED:
            self.known.clear()
        for name, session in found.items():
            self.known[name] = (now, session)

    def life(self, account: bool) -> int:
        """Milliseconds a session lasts without being used."""
        return self.account_life if account else self.guest_life

    async def sweep(self, now: int) -> None:
        """Delete the sessions that ended, or were last used, so long ago that nobody will ask for them."""
        await self.engine.write([(
            "DELETE FROM sessions WHERE ended < ? OR seen < ? "
            "OR (seen < ? AND person IN (SELECT id FROM people WHERE login IS NULL))",
            (now - KEPT_AFTER_END, now - KEPT_AFTER_END - self.account_life, now - KEPT_AFTER_END - self.guest_life),
        )])  # fmt: skip

    async def open_session(self, person: str, agent: str, now: int) -> str:
        """A token for a new session."""
        name = random_name(26)
        await self.engine.write([(
            "INSERT INTO sessions (id, person, since, seen, agent) VALUES (?, ?, ?, ?, ?)",
            (name, person, now, now, agent[:200]),
        )])  # fmt: skip
        return sign(self.secret, name)

    async def sessions(self, session: Session, now: int) -> list[dict[str, Any]]:
        rows = await self.engine.read(
            "SELECT id, since, seen, agent FROM sessions WHERE person = ? AND ended IS NULL AND seen >= ? "
            "ORDER BY seen DESC", session.person.id, now - self.life(session.person.account),
        )  # fmt: skip
        # Only the beginning of the name is shown: enough to tell sessions apart, too little to be one.
        return [
            {"id": row[0][:10], "since": row[1], "seen": row[2], "agent": row[3], "current": row[0] == session.id}
            for row in rows
        ]

    async def end_session(self, session: Session, now: int) -> None:
        await self.engine.write([("UPDATE sessions SET ended = ? WHERE id = ?", (now, session.id))])
        self.known.clear()

    async def end_others(self, session: Session, now: int, beginning: str | None = None) -> None:
        """End one other session by the beginning of its name, or all others."""
        rows = await self.engine.read("SELECT id FROM sessions WHERE person = ? AND ended IS NULL", session.person.id)
        wanted = [row[0] for row in rows if beginning == row[0][:10] or (beginning is None and row[0] != session.id)]
        if not wanted and beginning is not None:
            raise Refusal(404, "no-such-session")
        if wanted:
            await self.engine.write([("UPDATE sessions SET ended = ? WHERE id = ?", (now, name)) for name in wanted])
        self.known.clear()

    # --- people ----------------------------------------------------------------------------------------------------

    async def new_guest(self, name: str, now: int) -> str:
        person = "p_" + random_name(16)
        await self.engine.write([("INSERT INTO people (id, name, created) VALUES (?, ?, ?)", (person, name, now))])
        return person

    async def rename(self, session: Session, name: str) -> None:
        await self.engine.write([("UPDATE people SET name = ? WHERE id = ?", (clean_name(name), session.person.id))])
        self.known.clear()

    async def claim_account(self, session: Session, login: str, password: str) -> None:
        """The guest becomes an account, and stays the same person."""
        if session.person.account:
            raise Refusal(409, "has-account")
        hashed = await self.hash(password)
        try:
            (claimed,) = await self.engine.write([(
                "UPDATE people SET login = ?, password = ? WHERE id = ? AND login IS NULL AND adopted_by IS NULL "
                "RETURNING id", (login.lower(), hashed, session.person.id),
            )])  # fmt: skip
        except Conflict as error:
            raise Refusal(409, "login-taken", login_text=login) from error
        self.known.clear()
        if not claimed:  # while the password was hashed, this guest became an account or another account's
            raise Refusal(409, "has-account")

    async def log_in(self, login: str, password: str, guest: Session | None) -> str:
        """The account's person, if the password is right; a guest who asks is adopted.

        The guest's own session stays the guest's: whoever else knows its token must not become the account by it.
        """
        rows = []
        if re.fullmatch(LOGIN, login):  # what can't be one isn't even asked for
            rows = await self.engine.read("SELECT id, password FROM people WHERE login = ?", login.lower())
        person, hashed = rows[0] if rows else (None, None)
        # An unknown login costs as much time as a known one, so that nobody can tell them apart.
        if not await self.verify(hashed, password) or person is None:
            raise Refusal(403, "login-wrong")
        if guest is not None and not guest.person.account:
            adopt = "UPDATE people SET adopted_by = ? WHERE id = ? AND login IS NULL"
            await self.engine.write([(adopt, (person, guest_id)) for guest_id in sorted(guest.ids)])
        self.known.clear()
        return str(person)

    async def change_password(self, session: Session, old: str, new: str, now: int) -> None:
        await self.check_password(session, old)
        hashed = await self.hash(new)
        await self.engine.write([("UPDATE people SET password = ? WHERE id = ?", (hashed, session.person.id))])
        await self.end_others(session, now)

    async def check_password(self, session: Session, password: str) -> None:
        """Whoever sits at somebody's open browser must also know their password."""
        rows = await self.engine.read("SELECT password FROM people WHERE id = ?", session.person.id)
        if not rows or rows[0][0] is None:
            raise Refusal(409, "no-account")
        if not await self.verify(rows[0][0], password):
            raise Refusal(403, "login-wrong")

    async def set_password(self, person: str, password: str, now: int) -> None:
        """A new password without the old one: every session ends."""
        hashed = await self.hash(password)
        await self.engine.write([
            ("UPDATE people SET password = ? WHERE id = ?", (hashed, person)),
            ("UPDATE sessions SET ended = ? WHERE person = ? AND ended IS NULL", (now, person)),
        ])  # fmt: skip
        self.known.clear()

    async def person_of_login(self, login: str) -> str | None:
        if not re.fullmatch(LOGIN, login):
            return None
        rows = await self.engine.read("SELECT id FROM people WHERE login = ?", login.lower())
        return str(rows[0][0]) if rows else None

    async def hash(self, password: str) -> str:
        async with self.hashing:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def verify(self, hashed: str | None, password: str) -> bool:
        async with self.hashing:
            return await asyncio.to_thread(self.verify_now, hashed, password)

    def verify_now(self, hashed: str | None, password: str) -> bool:
        if hashed is None:
            self.hasher.hash(password)
            return False
        try:
            return self.hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False
