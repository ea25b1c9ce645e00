"""Moves with their values, intervals, certainty and reasons."""

from __future__ import annotations

from meadhall.analysis.estimate import Estimate, estimate
from meadhall.analysis.orders import orders, places
from meadhall.analysis.reasons import LESS, MORE, Case, Outcome, Than, changes, outcome, why
from meadhall.analysis.shapes import Certainty, Unit, ValuedMove
from meadhall.analysis.valuing import Batches, Valuer
from meadhall.kernel.state import State
from meadhall.kernel.words.message import Message

SURE, FAIRLY_SURE = 0.9, 0.7
"""A move is surely the best if it was in so large a part of the batches."""
LEAST_BATCHES, MANY_BATCHES = 3, 8
LEAST_MARGIN: dict[Unit, float] = {"chance": 0.01, "points": 1.0}
"""No value is claimed more closely: batches that all came out alike have only not met what happens seldom."""
LEAST_SLIP: dict[Unit, float] = {"chance": 0.02, "points": 1.0}
"""A cost of less is no slip, however sure; and moves no further apart are too close to call."""


class Comparison:
    """Some answers of a seat, valued side by side. Add batches, then read the moves."""

    def __init__(self, valuer: Valuer, state: State, seat: int, codes: list[int]) -> None:
        self.valuer = valuer
        self.state = state
        self.seat = seat
        self.codes = codes
        self.batches: list[Batches] = [[] for _ in codes]
        self.outcomes: dict[int, Outcome] = {}
        self.lines: dict[int, list[int]] = {}

    def add(self, batches: int, playouts: int, seed: int) -> None:
        added = self.valuer.judge(self.state, self.seat, self.codes, batches, playouts, seed)
        for place, rows in enumerate(added):
            self.batches[place] += rows

    @property
    def count(self) -> int:
        return len(self.batches[0])

    def means(self, place: int) -> list[float]:
        """What each seat may expect after an answer."""
        rows = self.batches[place]
        return [sum(row[seat] for row in rows) / len(rows) for seat in range(len(rows[0]))]

    def value(self, place: int) -> Estimate:
        values = [row[self.seat] for row in self.batches[place]]
        if len(values) < LEAST_BATCHES:  # a glance: it is as sure as its values lie together
            return Estimate(sum(values) / len(values), max(values) - min(values))
        return estimate(values)

    def difference(self, better: int, worse: int) -> Estimate:
        """By how much an answer is better, batch by batch: both were valued in the same imagined worlds."""
        pairs = zip(self.batches[better], self.batches[worse], strict=True)
        return estimate([one[self.seat] - other[self.seat] for one, other in pairs])

    def best_in(self, place: int) -> int:
        rows = zip(*self.batches, strict=True)
        return sum(row[place][self.seat] == max(values[self.seat] for values in row) for row in rows)

    def order(self) -> list[int]:
        """Places of the answers, the best first."""
        return sorted(range(len(self.codes)), key=lambda place: -self.value(place).mean)

    def ends_game(self, place: int) -> bool:
        """Whether an answer is the last one: what comes of it is known."""
        after = self.state.clone()
        after.act(self.seat, self.codes[place])
        return bool(after.over)

    def explain(self, which: list[int], worlds: int, seed: int) -> None:
        """Look at what some of the answers bring."""
        game = self.valuer.game
        for code in (self.codes[place] for place in which):
            found = self.valuer.futures(self.state, self.seat, code, worlds, seed)
            self.outcomes[code] = outcome(game, self.seat, found.states)
            self.lines[code] = found.line

    def move(self, place: int, against: int | None, than: Than) -> ValuedMove:
        """One of the answers; `against` is the one its reason compares it with, and `than` what that one is."""
        game, code = self.valuer.game, self.codes[place]
        value, best = self.value(place), self.best_in(place)
        margin = 0.0 if self.ends_game(place) else max(value.margin, LEAST_MARGIN[self.valuer.unit])
        low, high = (within(self.valuer.unit, bound) for bound in (value.mean - margin, value.mean + margin))
        action = game.space[code]
        reason, changed = None, []
        if code in self.outcomes:
            others = [outcome for other, outcome in self.outcomes.items() if other != code]
            changed = changes(game.holdings(self.state, self.seat), self.outcomes[code], others)
            if against is not None and self.codes[against] in self.outcomes:
                reason = self.reason(place, against, than)
        return ValuedMove(
            code=code,
            notation=game.space.notations[code],
            kind=type(action).__name__,
            fields={name: getattr(action, name) for name in action.__struct_fields__},
            steps=orders(
                game, self.state, self.seat, self.lines.get(code) or self.valuer.line(self.state, self.seat, code)
            ),
            value=round(value.mean, 4),
            low=round(low, 4),
            high=round(high, 4),
            best_in=(best, self.count),
            sure=self.certainty(place, against),
            why=reason,
            changes=changed,
        )

    def reason(self, place: int, against: int, than: Than) -> Message | None:
        """What speaks for an answer; of one that is worth less, what it gives up."""
        game, codes = self.valuer.game, (self.codes[place], self.codes[against])
        one, two = ({(thing.kind, str(thing.id)) for thing in places(game, [code])} for code in codes)
        own, other = (self.outcomes[code] for code in codes)
        behind = self.difference(place, against).mean < 0
        better, worse = (other, own) if behind else (own, other)
        return why(Case(game, self.state, better, worse, frozenset(one ^ two)), than, LESS if behind else MORE)

    def certainty(self, place: int, against: int | None) -> Certainty:
        """How sure it is that an answer is better than the one it is compared with."""
        if against is None:
            return "sure"
        gap = self.difference(place, against)
        share = sum(
            one[self.seat] > other[self.seat]
            for one, other in zip(self.batches[place], self.batches[against], strict=True)
        ) / self.count  # fmt: skip
        share = share if gap.mean > 0 else 1 - share
        if abs(gap.mean) < LEAST_SLIP[self.valuer.unit]:
            return "too-close"
        if abs(gap.mean) <= gap.margin:  # by little, perhaps, but the same way in nearly all of many batches
            return "fairly-sure" if share >= SURE and self.count >= MANY_BATCHES else "too-close"
        return "sure" if share >= SURE else "fairly-sure" if share >= FAIRLY_SURE else "too-close"


def within(unit: Unit, value: float) -> float:
    """A bound of an interval: no chance is below 0 or above 1."""
    return min(1.0, max(0.0, value)) if unit == "chance" else value
