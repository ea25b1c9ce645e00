"""Why one move is better than another: what it brings more of, on average over some imagined futures."""

from __future__ import annotations

from typing import Literal, TypeVar

import msgspec

from meadhall.analysis.shapes import Change
from meadhall.kernel.registry import AnyGame
from meadhall.kernel.state import State
from meadhall.kernel.words.message import Message, Value

LEAST_THERE = 0.3
"""A thing on the table is named if so much more lies there, on average."""
LEAST_REASON = 0.02
"""Nor is a reason that makes up for less of the value."""
MOST_DIFFERENCES = 3
Than = Literal["next", "best", "played"]
"""What a move is compared with: the next best, the best, or what was played."""
Key = TypeVar("Key", str, int, tuple[str, str])
RIVAL = "rival"
"""The reason that a move holds the strongest rival back."""
Sort = Literal["why", "less"]
MORE: Sort = "why"
LESS: Sort = "less"
"""How sentences begin that say what a move brings more of, and less."""


class Outcome(msgspec.Struct, frozen=True):
    """What a seat has, on average, some answers after a move."""

    worths: dict[str, float]
    holdings: dict[str, float]
    rivals: dict[int, float] = {}
    """What the others may expect,"""
    whereabouts: dict[str, dict[tuple[str, str], float]] = {}
    """where the seat's own prospects lie,"""
    rivals_hold: dict[int, dict[str, float]] = {}
    """and what the others have."""


def outcome(game: AnyGame, seat: int, futures: list[State]) -> Outcome:
    found = Outcome({}, {}, {}, {}, {})
    count = len(futures)
    for state in futures:
        add(found.worths, game.worths(state, seat), count)
        rivals = {other: sum(game.worths(state, other).values()) for other in range(state.players) if other != seat}
        add(found.rivals, rivals, count)
        if rivals:
            add(found.worths, {RIVAL: -max(rivals.values())}, count)
        for other in rivals:
            add(found.rivals_hold.setdefault(other, {}), game.holdings(state, other), count)
        add(found.holdings, game.holdings(state, seat), count)
        for kind, things in game.whereabouts(state, seat).items():
            add(found.whereabouts.setdefault(kind, {}), things, count)
    return found


def add(means: dict[Key, float], more: dict[Key, float], count: int) -> None:
    for kind, amount in more.items():
        means[kind] = means.get(kind, 0.0) + amount / count


class Case(msgspec.Struct, frozen=True):
    """Two moves that are compared, and where."""

    game: AnyGame
    state: State
    better: Outcome
    worse: Outcome
    objects: frozenset[tuple[str, str]] = frozenset()
    """What only one of the moves is about: that it has more there goes without saying."""


def why(case: Case, than: Than, sort: Sort = MORE) -> Message | None:
    """What the better move brings more of, if it is worth naming, and what that means in things one can count: said of
    the better one, or (`LESS`) of the other, as what it gives up."""
    kind, gain = most_gained(case.better, case.worse)
    return said(case, sort, kind, than) if gain >= LEAST_REASON else None


def most_gained(better: Outcome, worse: Outcome) -> tuple[str, float]:
    gains = {kind: worth - worse.worths.get(kind, 0.0) for kind, worth in better.worths.items()}
    kind = max(gains, key=lambda kind: gains[kind], default="")
    return kind, gains.get(kind, 0.0)


def said(case: Case, sort: Sort, kind: str, than: Than) -> Message:
    """A reason with the rival or the thing on the table it is about, if there is one, and with what can be counted:
    what the move it is said of leaves more or less of, to its own seat or to the rival."""
    game, better, worse = case.game, case.better, case.worse
    told, other = (better, worse) if sort == MORE else (worse, better)
    if kind == RIVAL:
        rival = max(worse.rivals, key=lambda seat: worse.rivals[seat])
        reason = Message(f"{game.id}.{sort}-{kind}", {"rival_seat": rival})
        counted = differences(told.rivals_hold.get(rival, {}), other.rivals_hold.get(rival, {}), sort == MORE)
        return with_counts(reason, "theirs", counted, than)
    sentence = game.reason(case.state, kind, surplus(better.holdings, worse.holdings))
    if sentence != kind:  # it says by itself what is counted
        return Message(f"{game.id}.{sort}-{sentence}")
    places = (one.whereabouts.get(kind, {}) for one in (better, worse))
    reason = named(game, f"{sort}-{kind}", surplus(*places), case.objects)
    return with_counts(reason, "why", differences(told.holdings, other.holdings, sort == LESS), than)


def surplus(better: dict[Key, float], worse: dict[Key, float]) -> dict[Key, float]:
    """How much more of everything the better move brings."""
    return {thing: worth - worse.get(thing, 0.0) for thing, worth in better.items()}


def with_counts(reason: Message, whose: str, counted: list[tuple[str, int]], than: Than) -> Message:
    if not counted:
        return reason
    args: dict[str, Value] = {"reason_message": reason.nested(), "than_name": than}
    for place, (what, amount) in zip(("first", "second", "third"), counted, strict=False):
        args |= {f"{place}_change": what, f"{place}_text": f"{'+' if amount > 0 else '−'}{abs(amount)}"}
    return Message(f"review.{whose}-{len(counted)}", args)


def reason_of(told: Message) -> object:
    """The reason itself, without what is counted beside it."""
    return told.args.get("reason_message", told.nested())


def named(game: AnyGame, key: str, gains: dict[tuple[str, str], float], objects: frozenset[tuple[str, str]]) -> Message:
    """A reason with the thing on the table that makes most of the difference, if one does."""
    most = max(gains, key=lambda thing: gains[thing], default=None)
    if most is None or gains[most] < LEAST_THERE or most in objects:
        return Message(f"{game.id}.{key}")
    type_, thing = most
    return Message(f"{game.id}.{key}-at", {type_: thing})


def differences(told: dict[str, float], other: dict[str, float], less_first: bool) -> list[tuple[str, int]]:
    """Of what a move leaves a seat more, in whole numbers, the largest first; then of what less, or the other way.

    Where all of it goes against the sentence, it isn't counted: that something is held back isn't shown by what it
    gains.
    """
    found = [(kind, round(amount - other.get(kind, 0.0))) for kind, amount in told.items()]
    found.sort(key=lambda one: ((one[1] < 0) != less_first, -abs(one[1])))
    counted = [one for one in found if one[1]][:MOST_DIFFERENCES]
    return counted if any((amount < 0) == less_first for _, amount in counted) else []


def changes(before: dict[str, float], after: Outcome, others: list[Outcome]) -> list[Change]:
    """What the seat will have more or less of, in whole numbers, the largest first.

    What it will have after every other move as well says nothing of this one.
    """
    found = changed(before, after)
    alike = [changed(before, other) for other in others]
    told = [
        Change(kind, float(amount))
        for kind, amount in found.items()
        if amount and (not alike or any(one.get(kind, 0) != amount for one in alike))
    ]
    return sorted(told, key=lambda change: -abs(change.amount))


def changed(before: dict[str, float], after: Outcome) -> dict[str, int]:
    return {kind: round(amount - before.get(kind, 0.0)) for kind, amount in after.holdings.items()}
