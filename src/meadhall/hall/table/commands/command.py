"""What every command at a table is: a request that answers with the lines it would write."""

from __future__ import annotations

from typing import Annotated

import msgspec

from meadhall.hall.patterns import CLIENT_ID, NONCE, PERSON_ID, TABLE_ID
from meadhall.hall.table.lines import NewLine
from meadhall.hall.table.record import Record

TableId = Annotated[str, msgspec.Meta(pattern=TABLE_ID)]
ClientId = Annotated[str, msgspec.Meta(pattern=CLIENT_ID)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
MOST_ACTION = 2000
ActionText = Annotated[str, msgspec.Meta(max_length=MOST_ACTION)]
BotName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
PersonId = Annotated[str, msgspec.Meta(pattern=PERSON_ID)]
SeatName = Annotated[str, msgspec.Meta(max_length=100)]
Nonce = Annotated[str, msgspec.Meta(pattern=NONCE)]
"""32 random bytes in hexadecimal, or the SHA-256 that commits to them (`kernel.deal`). The pattern alone would let a
line feed at the end pass."""


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
