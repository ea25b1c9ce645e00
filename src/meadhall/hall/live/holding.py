"""How long an answer that is no reaction is held back, so that its quickness tells nobody what was in a hand.

The moment is drawn before the question is seen by anybody: it follows from the hall's secret and the question, not
from the answer. It is the same for a person who passes at once, one who lets their browser pass, and a bot.
"""

from __future__ import annotations

import hashlib
import hmac

from meadhall.hall import wall_clock
from meadhall.hall.table.record import Record

LEAST_SHARE = 0.5
"""A pass is held for at least this share of the longest time."""


class Holding:
    def __init__(self, most_seconds: float, secret: str) -> None:
        self.most = most_seconds
        self.secret = secret.encode()

    def seconds(self, record: Record, seat: int, code: int) -> float:
        """How much longer an answer waits: nothing unless it is a pass that somebody could learn from."""
        if self.most == 0 or record.game is None or code != record.pass_code(seat) or not record.others_learn():
            return 0.0
        until = record.updated + 1000 * self.most * self.share(record)
        return max(0.0, (until - wall_clock.now_ms()) / 1000)

    def share(self, record: Record) -> float:
        """How much of the longest time this question takes: the same however often it is asked for."""
        question = f"{record.terms.id}:{record.version}".encode()
        drawn = hmac.new(self.secret, question, hashlib.sha256).digest()
        return LEAST_SHARE + (1 - LEAST_SHARE) * int.from_bytes(drawn[:4], "big") / 2**32
