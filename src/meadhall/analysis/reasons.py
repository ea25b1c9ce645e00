"""Why one move is better than another: what it brings more of, on average over some imagined futures."""

from __future__ import annotations

from typing import Literal

import msgspec

from meadhall.analysis.shapes import Change
from meadhall.kernel.message import Message, Value
from meadhall.kernel.registry import AnyGame
from meadhall.kernel.state import State

LEAST_CHANGE = 0.25
"""Changes of less, on average, are not worth showing."""
LEAST_REASON = 0.02
"""Nor is a reason that makes up for less of the value."""
MOST_DIFFERENCES = 3
Than = Literal["next", "best", "played"]
"""What a move is compared with: the next best, the best, or what was played."""
RIVAL = "rival"
"""The reason that a move holds the strongest rival back."""


class Outcome(msgspec.Struct, frozen=True):
    """What a seat has, on average, some answers after a move."""

    worths: dict[str, float]
    holdings: dict[str, float]


def outcome(game: AnyGame, seat: int, futures: list[State]) -> Outcome:
    worths: dict[str, float] = {}
    holdings: dict[str, float] = {}
    for state in futures:
        add(worths, game.worths(state, seat), len(futures))
        rivals = [sum(game.worths(state, other).values()) for other in range(state.players) if other != seat]
        if rivals:
            add(worths, {RIVAL: -max(rivals)}, len(futures))
        add(holdings, game.holdings(state, seat), len(futures))
    return Outcome(worths, holdings)


def add(means: dict[str, float], more: dict[str, float], count: int) -> None:
    for kind, amount in more.items():
        means[kind] = means.get(kind, 0.0) + amount / count


def why(game: AnyGame, better: Outcome, worse: Outcome, than: Than) -> Message | None:
    """What the better move brings more of, if it is worth naming, and what that means in things one can count."""
    gains = {kind: worth - worse.worths.get(kind, 0.0) for kind, worth in better.worths.items()}
    kind = max(gains, key=lambda kind: gains[kind], default="")
    if not kind or gains[kind] < LEAST_REASON:
        return None
    reason = Message(f"{game.id}.why-{kind}")
    counted = differences(better, worse)
    if not counted:
        return reason
    args: dict[str, Value] = {"reason_message": reason.nested(), "than_name": than}
    for place, (what, amount) in zip(("first", "second", "third"), counted, strict=False):
        args |= {f"{place}_change": what, f"{place}_text": f"{'+' if amount > 0 else '−'}{abs(amount)}"}
    return Message(f"review.why-{len(counted)}", args)


def differences(better: Outcome, worse: Outcome) -> list[tuple[str, int]]:
    """Of what the better move leaves the seat more, in whole numbers, the largest first; then of what less."""
    found = [(kind, round(amount - worse.holdings.get(kind, 0.0))) for kind, amount in better.holdings.items()]
    return sorted((one for one in found if one[1]), key=lambda one: (one[1] < 0, -abs(one[1])))[:MOST_DIFFERENCES]


def changes(before: dict[str, float], after: Outcome) -> list[Change]:
    """What the seat will have more or less of, the largest first."""
    found = [
        Change(kind, round(amount - before.get(kind, 0.0), 1))
        for kind, amount in after.holdings.items()
        if abs(amount - before.get(kind, 0.0)) >= LEAST_CHANGE
    ]
    return sorted(found, key=lambda change: -abs(change.amount))
