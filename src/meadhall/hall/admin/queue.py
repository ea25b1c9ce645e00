"""The table of operators' requests: a queue while they wait, the audit log ever after.

Answers are kept only until the operator has read them: they can hold people's names.
"""

from __future__ import annotations

from typing import Any

import msgspec

from meadhall.hall.admin.people import BanSubject, EndSessions, FindPeople, LiftBan, ListBans, ResetPassword
from meadhall.hall.admin.request import AdminRequest
from meadhall.hall.admin.tables import CloseTable, FindTables, Prune, ReadChat, RemoveChat
from meadhall.hall.store import Engine
from meadhall.hall.store.store import compact
from meadhall.hall.tokens import random_name

AnyRequest = (
    FindPeople | BanSubject | LiftBan | ListBans | EndSessions | ResetPassword | FindTables | CloseTable | ReadChat
    | RemoveChat | Prune
)  # fmt: skip
FORGOTTEN = 60_000
"""Milliseconds a request waits at most: whoever asked has given up by then."""
LOG_COLUMNS = ("at", "who", "what", "why", "request", "state", "done", "outcome")


class Taken(msgspec.Struct, frozen=True):
    """A request that is this process's to carry out."""

    id: str
    who: str
    what: str
    request: AnyRequest


class Outcome(msgspec.Struct, frozen=True):
    """How a request stands: `waiting`, `taken`, `withdrawn`, `done` or `refused`. `outcome` is a message
    (`outcome_words`) that says why it was refused."""

    state: str
    outcome: str | None
    answer: Any


class Queue:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    async def put(self, request: AdminRequest, who: str, now: int) -> str:
        name = random_name(16)
        fields = msgspec.to_builtins(request)
        what, why = fields.pop("do"), fields.pop("why", "")
        await self.engine.write([(
            "INSERT INTO admin_requests (id, at, who, what, why, request, state) VALUES (?, ?, ?, ?, ?, ?, 'waiting')",
            (name, now, who, what, why, compact(fields)),
        )])  # fmt: skip
        return name

    async def waiting(self, now: int) -> list[str]:
        rows = await self.engine.read(
            "SELECT id FROM admin_requests WHERE state = 'waiting' AND at > ? ORDER BY at, id", now - FORGOTTEN
        )
        return [str(row[0]) for row in rows]

    async def take(self, name: str, process: str) -> Taken | None:
        """Only one process gets it."""
        answers = await self.engine.write([(
            "UPDATE admin_requests SET state = 'taken', taken_by = ? WHERE id = ? AND state = 'waiting' "
            "RETURNING who, what, why, request", (process, name),
        )])  # fmt: skip
        if not answers[0]:
            return None
        who, what, why, request = answers[0][0]
        fields = {"do": what, "why": why, **msgspec.json.decode(request)}
        return Taken(name, who, what, msgspec.convert(fields, AnyRequest))

    async def finish(self, name: str, state: str, outcome: str, answer: Any, now: int) -> None:
        await self.engine.write([
            (
                "UPDATE admin_requests SET state = ?, outcome = ?, answer = ?, done = ? WHERE id = ?",
                (state, outcome, None if answer is None else compact(answer), now, name),
            ),
            ("UPDATE admin_requests SET answer = NULL WHERE answer IS NOT NULL AND done < ?", (now - FORGOTTEN,)),
        ])  # fmt: skip

    async def look(self, name: str) -> Outcome:
        rows = await self.engine.read("SELECT state, outcome, answer FROM admin_requests WHERE id = ?", name)
        state, outcome, answer = rows[0]
        return Outcome(state, outcome, None if answer is None else msgspec.json.decode(answer))

    async def forget_answer(self, name: str) -> None:
        await self.engine.write([("UPDATE admin_requests SET answer = NULL WHERE id = ?", (name,))])

    async def withdraw(self, name: str) -> bool:
        """Whether it was still waiting."""
        answers = await self.engine.write([(
            "UPDATE admin_requests SET state = 'withdrawn' WHERE id = ? AND state = 'waiting' RETURNING id", (name,),
        )])  # fmt: skip
        return bool(answers[0])

    async def log(self, limit: int) -> list[dict[str, Any]]:
        """What operators did, newest first."""
        rows = await self.engine.read(
            f"SELECT {', '.join(LOG_COLUMNS)} FROM admin_requests ORDER BY at DESC, id LIMIT {limit:d}"
        )
        entries = [dict(zip(LOG_COLUMNS, row, strict=True)) for row in rows]
        return [{**entry, "request": msgspec.json.decode(entry["request"])} for entry in entries]
