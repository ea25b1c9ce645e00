"""Where operators' requests are carried out: in a running hall, which looks for them twice a second."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from meadhall.hall import wall_clock
from meadhall.hall.admin.outcomes import outcome_words
from meadhall.hall.admin.queue import Queue, Taken
from meadhall.hall.admin.request import Answer, CantBeDone
from meadhall.hall.store import StoreDown
from meadhall.kernel.unreadable import why
from meadhall.kernel.words.message import Message

if TYPE_CHECKING:
    from meadhall.hall.hall import Hall

LOOK_SECONDS = 0.5

log = logging.getLogger("meadhall.hall.admin")


class AdminRunner:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.queue = Queue(hall.store.engine)

    async def work_forever(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                for name in await self.queue.waiting(wall_clock.now_ms()):
                    await self.take(name)
            except StoreDown as error:
                log.warning("operators' requests wait for the store: %s", error)
            except Exception:
                log.exception("an operator's request failed")

    async def take(self, name: str) -> None:
        """Carry a request out, unless another process was first. Whatever comes of it is on record."""
        taken = await self.queue.take(name, self.hall.process)
        if taken is None:
            return
        try:
            answer: Answer | None = await taken.request.carry_out(self.hall)
            state, outcome = "done", "done"
        except CantBeDone as refusal:
            answer, state, outcome = None, "refused", refusal.message.nested()
        except Exception as error:
            log.exception("an operator's request failed")
            failed = Message("operate.failed", {"reason_message": why(error).nested()})
            answer, state, outcome = None, "failed", failed.nested()
        await self.queue.finish(name, state, outcome, answer, wall_clock.now_ms())
        self.note(taken, outcome)

    def note(self, taken: Taken, outcome: str) -> None:
        fields = {"who": taken.who, "what": taken.what, "why": taken.request.why, "outcome": outcome_words(outcome),
                  "request": taken.request}  # fmt: skip
        log.info("admin", extra={"fields": fields})
