"""A new password for whoever has forgotten theirs: with a one-time code, no e-mail.

Everybody gets codes with their account; an operator can give out one more, which ends after some hours. Nobody finds
one by trying (`tokens.new_recovery_code`), so a plain hash is kept of it.
"""

from __future__ import annotations

from meadhall.hall.people.accounts import People, Session
from meadhall.hall.refusal import Refusal
from meadhall.hall.store.engine import Statement
from meadhall.hall.tokens import new_recovery_code, recovery_hash

CODES = 8

USE_CODE = (
    "DELETE FROM recovery_codes WHERE person = ? AND hashed = ? AND (until IS NULL OR until > ?) RETURNING person"
)
KEEP_CODE = "INSERT INTO recovery_codes (person, hashed, until) VALUES (?, ?, ?)"


class Recovery:
    def __init__(self, people: People) -> None:
        self.people = people
        self.engine = people.engine

    async def new_codes(self, person: str) -> list[str]:
        """Fresh codes in place of the old ones. They are never shown again."""
        codes = [new_recovery_code() for _ in range(CODES)]
        forget: Statement = ("DELETE FROM recovery_codes WHERE person = ? AND until IS NULL", (person,))
        await self.engine.write([forget, *((KEEP_CODE, (person, recovery_hash(code), None)) for code in codes)])
        return codes

    async def renew_codes(self, session: Session, password: str) -> list[str]:
        await self.people.check_password(session, password)
        return await self.new_codes(session.person.id)

    async def codes_left(self, person: str) -> int:
        rows = await self.engine.read("SELECT COUNT(*) FROM recovery_codes WHERE person = ? AND until IS NULL", person)
        return int(rows[0][0])

    async def allow(self, person: str, hashed: str, until: int) -> None:
        """An operator's code, known here only by its hash. It takes the place of an earlier one."""
        forget: Statement = ("DELETE FROM recovery_codes WHERE person = ? AND until IS NOT NULL", (person,))
        await self.engine.write([forget, (KEEP_CODE, (person, hashed, until))])

    async def recover(self, login: str, code: str, password: str, now: int) -> str:
        """Use up a code: the account has a new password, and all its sessions end. Returns the person."""
        person = await self.people.person_of_login(login)
        if person is None:
            raise Refusal(403, "recovery-wrong")
        # The code first, by itself: of two who come with the same one, only one gets further.
        answers = await self.engine.write([(USE_CODE, (person, recovery_hash(code), now))])
        if not answers[0]:
            raise Refusal(403, "recovery-wrong")
        await self.people.set_password(person, password, now)
        return person
