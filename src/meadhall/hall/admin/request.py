"""What a request of an operator is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.words.message import Value

if TYPE_CHECKING:
    from meadhall.hall.hall import Hall

Answer = dict[str, Any]


class CantBeDone(MeadhallError):
    """What an operator asked for can't be done; the reason is a sentence for them, in `operate.ftl`."""

    def __init__(self, key: str, **args: Value) -> None:
        super().__init__(f"operate.{key}", "", **args)


class AdminRequest(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    why: str = ""

    async def carry_out(self, hall: Hall) -> Answer:
        """Do it, and say what was done. Raises `CantBeDone` if nothing was."""
        raise NotImplementedError
