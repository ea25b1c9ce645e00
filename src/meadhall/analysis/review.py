"""A review: what each seat could expect over a game, what chance gave and took, and what its choices cost.

Positions are valued for each seat from what it knew, and once more with everything known. A draw is worth the position
after it less the mean of what else could have been drawn. A choice costs what the best move is worth more than the
chosen one; both are valued again, apart from the search that found the best one, and a cost within its interval is
none.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from meadhall.analysis.effort import REVIEW, ReviewEffort
from meadhall.analysis.estimate import Estimate, estimate
from meadhall.analysis.moves import LEAST_SLIP, Comparison, within
from meadhall.analysis.shapes import CurvePoint, Moment, Review, Sums, Unit
from meadhall.analysis.story import Story
from meadhall.analysis.valuing import Valuer, seed_of, valuer
from meadhall.kernel.chance import Chance, QuickChance, key_of_seed
from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.state import State
from meadhall.kernel.table import Table
from meadhall.search.budget import Budget

TURNING: dict[Unit, float] = {"chance": 0.12, "points": 8.0}
"""A change of so much is a turning point."""
COARSE_POINTS = 24
COMPARED = 2
"""Besides the chosen move, so many of those the search liked best are valued again."""
AGAIN = 2
"""Whatever looks like a slip is valued once more, with so many times the playouts."""
AGREED_BATCHES = 4
"""Where the search finds best what was played, nothing was lost, and so few batches tell what it was worth."""


class NotOver(MeadhallError):
    """Only a game that has ended can be reviewed."""


class NothingPlayed(MeadhallError):
    """A game without a move has nothing to review."""


def review(table: Table, seed: int | str = 0, effort: ReviewEffort = REVIEW, given_up: bool = False) -> Review:
    """The whole review. The same game, seed and effort give the same review.

    A game that was given up, or ended by agreement, is reviewed to where it stood: say so by `given_up`.
    """
    *_, last = reviews(table, seed, effort, given_up)
    return last


def reviews(
    table: Table, seed: int | str = 0, effort: ReviewEffort = REVIEW, given_up: bool = False
) -> Iterator[Review]:
    """As `review`, with what is known so far: a coarse curve at once, finer as it comes."""
    if not table.over and not given_up:
        raise NotOver("review-not-over")
    if not table.log:
        raise NothingPlayed("review-nothing-played")
    yield from Reviewer(Story(table), seed, effort).work()


class Reviewer:
    def __init__(self, story: Story, seed: int | str, effort: ReviewEffort) -> None:
        self.story = story
        self.game = story.game
        self.effort = effort
        self.values: Valuer = valuer(story.game)
        self.unit: Unit = self.values.unit
        self.chance = Chance(key_of_seed(f"review {seed}"))
        self.curve: dict[int, CurvePoint] = {}
        self.truth: dict[int, CurvePoint] = {}
        self.moments: list[Moment] = []
        self.rounds = story.rounds()
        self.draws = story.draws()
        self.seed = self.chance.word()
        self.done = 0
        self.total = 1

    def work(self) -> Iterator[Review]:
        """The curve first, then the draws, then the choices, then a longer look at the turning points."""
        length = self.story.length
        positions = sum(self.began(number) == number for number in range(length + 1))
        self.effort = self.effort.seen_by(positions, self.story.players)
        step = max(1, length // COARSE_POINTS)
        coarse = sorted({*range(0, length, step), *(one.ply for one in self.rounds), length})
        for number in coarse:
            self.add_point(number)
        fine = [number for number in range(length) if number not in self.curve]
        decisions = [number for number in range(length) if self.is_choice(number)]
        decisions = decisions[:: max(1, -(-len(decisions) // self.effort.most_choices))]
        self.effort = self.effort.shared_among(len(decisions))
        # Rough shares of the time: a point is worth 1, a draw 2, a choice 6, a long look 40.
        self.total = length + 2 * len(self.draws) + 6 * len(decisions) + 40 * self.effort.most_strong
        self.done = len(coarse)
        yield self.snapshot()
        for number in fine:
            self.add_point(number)
            yield self.progressed(1)
        for number in self.draws:
            self.add_draw(number)
            yield self.progressed(2)
        for number in decisions:
            self.add_choice(number)
            yield self.progressed(6)
        yield from self.look_again()
        self.done = self.total
        yield self.snapshot()

    def progressed(self, amount: int) -> Review:
        self.done += amount
        return self.snapshot()

    # --- positions -------------------------------------------------------------------------------------------------

    def began(self, number: int) -> int:
        """The position by which one is valued: small decisions belong to a turn, a forced move changes nothing, and
        what is pieced together is worth something when it is whole."""
        while number > 0 and (self.says_nothing(number - 1) or not self.values.stands(self.story.states[number])):
            number -= 1
        return number

    def says_nothing(self, number: int) -> bool:
        """Whether a move was the only legal one, or one piece of something, and neither drew nor showed anything."""
        state, after = self.story.states[number], self.story.states[number + 1]
        seat, code = self.story.moves[number]
        if after.over or after.barrier == after.ply:
            return False
        return len(state.legal(seat)) == 1 or self.game.is_piece(state, seat, code)

    def add_point(self, number: int) -> None:
        began = self.began(number)
        if began in self.curve and began != number:
            self.curve[number] = msgspec.structs.replace(self.curve[began], ply=number)
            self.truth[number] = msgspec.structs.replace(self.truth[began], ply=number)
            return
        state, effort, seed = self.story.states[began], self.effort, seed_of(self.seed, 4 * began)
        own = []
        for seat in range(self.story.players):
            seen = self.values.position(state, seat, effort.batches, effort.curve, seed)
            own.append(seen[seat])
        self.curve[number] = self.point(number, own)
        known = self.values.position(state, None, effort.batches, effort.curve, seed)
        self.truth[number] = self.point(number, known)

    def point(self, number: int, values: list[Estimate]) -> CurvePoint:
        return CurvePoint(
            number,
            [round(value.mean, 4) for value in values],
            [round(within(self.unit, value.low), 4) for value in values],
            [round(within(self.unit, value.high), 4) for value in values],
        )

    # --- chance ----------------------------------------------------------------------------------------------------

    def add_draw(self, number: int) -> None:
        """What a draw gave each seat: with everything known, the position after it less the mean of other draws."""
        story, seed = self.story, seed_of(self.seed, 4 * number + 1)
        seat, code = story.moves[number]
        others = []
        for place in range(self.effort.redraws):
            trial = story.states[number].clone()
            self.game.redraw(trial, QuickChance(seed_of(seed, place)))
            trial.act(seat, code)
            others.append(self.known_value(trial, 1, seed_of(seed, place + 1_000)))
        drawn = [
            self.known_value(story.states[number + 1], 1, seed_of(seed, place + 2_000))
            for place in range(self.effort.redraws)
        ]
        seats = range(story.players)
        before = [estimate([row[one] for row in others]) for one in seats]
        after = [estimate([row[one] for row in drawn]) for one in seats]
        change = max(abs(after[one].mean - before[one].mean) for one in seats)
        most = max(seats, key=lambda one: abs(after[one].mean - before[one].mean))
        margin = before[most].margin + after[most].margin
        gained = after[most].mean - before[most].mean
        told = story.told(number + 1)
        self.moments.append(Moment(
            ply=number + 1,
            kind="luck",
            seat=most,
            before=[round(value.mean, 4) for value in before],
            after=[round(value.mean, 4) for value in after],
            cost=round(-gained, 4),
            low=round(-gained - margin, 4),
            high=round(-gained + margin, 4),
            best=None,
            chosen=None,
            other=None,
            slip=False,
            turning=change >= TURNING[self.unit],
            text=told,
            drawn=[one for one in told if one.key.partition(".")[2] in self.game.chance_notes],
        ))  # fmt: skip

    def known_value(self, state: State, batches: int, seed: int) -> list[float]:
        return [value.mean for value in self.values.position(state, None, batches, self.effort.curve, seed)]

    # --- choices ---------------------------------------------------------------------------------------------------

    def is_choice(self, number: int) -> bool:
        seat, code = self.story.moves[number]
        return self.values.decides(self.story.states[number], seat, code)

    def add_choice(self, number: int) -> None:
        """Look once; whatever looks like a slip is looked at again, with fresh and more playouts."""
        first = 0 if self.values.glances else 1
        ranked = self.ranked(number, self.effort.search)
        moment = self.judge(number, ranked, first, reasons=False)
        if moment is not None and moment.cost > 0:
            moment = self.judge(number, ranked, AGAIN)
        if moment is not None:
            self.moments.append(moment)

    def ranked(self, number: int, search: int) -> list[int]:
        seat, _ = self.story.moves[number]
        seed = seed_of(self.seed, 4 * number + 3)
        return self.values.ranked(self.story.states[number], seat, Budget(search), seed)

    def judge(self, number: int, ranked: list[int], times: int, reasons: bool = True) -> Moment | None:
        """The choice compared with the best moves, seen by what the seat knew; none if it had nothing to compare.

        `times` is how many times the usual playouts there are, and numbers the look: each has playouts of its own.
        With none it is a glance, of one batch. Reasons cost as much as the look itself: one that is taken again needs
        none, nor does a third move that is shown beside.
        """
        effort, state = self.effort, self.story.states[number]
        seat, code = self.story.moves[number]
        seed = seed_of(seed_of(self.seed, 4 * number + 2), times)
        codes = [one for one in ranked if one != code][:COMPARED]
        if not codes:
            return None
        if ranked[0] == code and times == 1:
            codes = codes[:1]
        compared = Comparison(self.values, state, seat, [code, *codes])
        best = 1 if ranked[0] != code else 0
        batches = 1 if not times else effort.batches if best else min(AGREED_BATCHES, effort.batches)
        compared.add(batches, effort.playouts * max(1, times), seed_of(seed, 1))
        cost = compared.difference(best, 0) if best else Estimate(0.0, 0.0)
        if not times:
            cost = Estimate(cost.mean, 0.0)  # a glance has too few batches for an interval
        lost = cost.mean if best and cost.low > 0 and cost.mean >= LEAST_SLIP[self.unit] else 0.0
        if lost and reasons:
            compared.explain([0, best], effort.reasons, seed_of(seed, 2))
        compared.lines[code] = self.went_on(number)
        chosen_first = 0 if not lost else best
        rest = [place for place in range(1, len(compared.codes)) if place != best]
        return Moment(
            ply=number + 1,
            kind="choice",
            seat=seat,
            before=[round(value, 4) for value in compared.means(chosen_first)],
            after=[round(value, 4) for value in compared.means(0)],
            cost=round(lost, 4),
            low=round(max(0.0, cost.low), 4) if lost else 0.0,
            high=round(max(0.0, cost.high), 4),
            best=compared.move(chosen_first, 0 if lost else (rest[0] if rest else None), "played" if lost else "next"),
            chosen=compared.move(0, best if lost else None, "best"),
            other=compared.move(rest[0], chosen_first, "best") if rest else None,
            slip=bool(lost),
            turning=lost >= TURNING[self.unit],
            text=self.story.told(number + 1),
        )

    def went_on(self, number: int) -> list[int]:
        """A move with what its seat did next as part of it, as far as it came before the game was given up."""
        story, (seat, code) = self.story, self.story.moves[number]
        codes = [code]
        while len(codes) < self.values.most_steps:
            after = number + len(codes)
            if after == len(story.moves) or not self.values.goes_on(story.states[number], story.states[after], seat):
                break
            codes.append(story.moves[after][1])
        return codes

    def look_again(self) -> Iterator[Review]:
        """The costliest choices, compared with what the strong bot's whole search finds."""
        iterations = self.effort.strong * self.game.search_effort // self.game.decisions_a_turn
        turning = sorted((one for one in self.moments if one.slip), key=lambda one: -one.cost)
        for number, moment in enumerate(turning[: self.effort.most_strong]):
            if moment.turning or number == 0:
                judged = self.judge(moment.ply - 1, self.ranked(moment.ply - 1, iterations), AGAIN + 1)
                if judged is not None:
                    self.moments[self.moments.index(moment)] = judged
            yield self.progressed(40)

    # --- the whole -------------------------------------------------------------------------------------------------

    def snapshot(self) -> Review:
        return Review(
            progress=round(min(1.0, self.done / self.total), 3),
            unit=self.unit,
            players=self.story.players,
            plies=self.story.length,
            over=self.story.states[-1].over,
            rounds=self.rounds,
            curve=[self.curve[number] for number in sorted(self.curve)],
            moments=sorted(self.moments, key=lambda one: (one.ply, one.kind)),
            sums=[self.sum_up(seat) for seat in range(self.story.players)],
            truth=[self.truth[number] for number in sorted(self.truth)],
        )

    def sum_up(self, seat: int) -> Sums:
        """Whatever is neither luck nor slips is the others' play, errors of the estimates included."""
        start, end = self.curve[0].values[seat], self.curve[self.story.length].values[seat]
        luck = sum(one.after[seat] - one.before[seat] for one in self.moments if one.kind == "luck")
        slips = [one.cost for one in self.moments if one.slip and one.seat == seat]
        others = end - start - luck + sum(slips)
        return Sums(start, round(luck, 4), round(sum(slips), 4), len(slips), round(others, 4), end)
