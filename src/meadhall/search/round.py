"""Searching by whole turns, for games in which a turn is many small decisions and some turns make a round.

A turn with all its small decisions is one move (`Game.turns`). A beam follows the best states over all the turns a seat
still has in the round. Those that look best when the round is finished are played on for some rounds by the best
single turns. Chance decides much of that, so every round's end counts, and lines are played on in several worlds, the
same for all: as many as a part of the budget allows, then the better half of them in as many again, and so on.
Other seats do what looks best to them at the beginning (`Game.habits`).
The first answer of the best line is the answer.
"""

from __future__ import annotations

from typing import Final

from meadhall.kernel.chance import QuickChance
from meadhall.kernel.registry import AnyGame
from meadhall.kernel.state import State
from meadhall.search.budget import Budget

ALIKE: Final = 1e-6
MOST_TURNS: Final = 16
"""So many of the turns that look best at once are followed,"""
MOST_PLAYED: Final = 10
"""and so many where a line is played on."""
NOTHING: Final[set[int]] = set()
NEVER_PLAYED: Final = -1e9
MOST_SEEDS: Final = 1 << 30


class Line:
    """Turns taken one after the other: the first answer, where they lead, and how that looks."""

    def __init__(self, code: int, state: State, worth: float) -> None:
        self.code = code
        self.state = state
        self.worth = worth


def worst_last(line: Line) -> float:
    return -line.worth


class Played:
    """A line that was played on some times, and how that looked in all."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.total = 0.0
        self.times = 0
        self.settled = False
        """Whether the game is over after the line: then no other world would show anything else."""

    def mean(self) -> float:
        return self.total / self.times if self.times else NEVER_PLAYED


def worst_mean_last(one: Played) -> float:
    return -one.mean()


def best_of(played: list[Played]) -> Played:
    """The best so far, of those not played on yet the one that looked best before."""
    best = played[0]
    for one in played:
        if one.mean() > best.mean():
            best = one
    return best


class RoundSearch:
    """One decision of one seat. Equal knowledge and settings give equal answers.

    `width` states are followed in the round, none at all if it is 0, and the best of them over `ahead` rounds more;
    `passes` is how often that is done, each time but the first with the better half, and in how many `worlds` at most.
    """

    def __init__(
        self,
        game: AnyGame,
        state: State,
        seat: int,
        width: int,
        ahead: int,
        passes: int = 1,
        worlds: int = 1,
        temper: str = "",
    ) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.width = width
        self.ahead = ahead
        self.passes = passes
        self.worlds = worlds
        self.temper = temper
        self.expanded = 0
        """How often a state's turns were looked at, and a round was finished after a line."""
        self.habits: list[list[int]] = []

    def choose(self, budget: Budget) -> int:
        """The first answer of the best line, or of the best so far when time is up."""
        budget.start()
        lines = self.turns(self.state, NOTHING)
        if not lines:
            small: int = self.game.small_answer(self.state, self.seat)
            return small
        lines.sort(key=worst_last)
        best = lines[0].code
        if self.width == 0 or len(lines) == 1:
            return best
        self.habits = self.game.habits(self.state, self.seat)
        ended = self.ended(lines, budget)
        return self.furthest(self.finished(ended, budget), budget)

    def turns(self, state: State, leave_out: set[int]) -> list[Line]:
        self.expanded += 1
        found = [Line(code, after, worth) for code, after, worth in self.game.turns(state, self.seat, leave_out)]
        if self.temper:
            for line in found:
                line.worth += self.slant(line.state)
        return found

    def slant(self, state: State) -> float:
        """What the temper adds, in points."""
        slant: float = self.game.slant(state, self.seat, self.temper)
        scale: float = self.game.outlook_scale
        return slant * scale

    def ended(self, lines: list[Line], budget: Budget) -> list[Line]:
        """Follow lines to the last turn of the round: the best first, or as they stand if time is up.

        Turns that looked poor at once are not looked at again in this round.
        """
        ended: list[Line] = []
        poor = {line.code for line in lines[MOST_TURNS:]}
        beam = distinct(lines, self.width)
        while beam:
            longer: list[Line] = []
            for line in beam:
                if budget.spent(self.expanded):
                    return ended or beam
                if self.game.to_next_turn(line.state, self.seat, self.habits):
                    for next_line in self.turns(line.state, poor):
                        longer.append(Line(line.code, next_line.state, next_line.worth))
                else:
                    ended.append(line)
            longer.sort(key=worst_last)
            beam = distinct(longer, self.width)
        ended.sort(key=worst_last)
        return ended

    def finished(self, ended: list[Line], budget: Budget) -> list[Line]:
        """The lines by how they look when the round is finished, as far as there is time; the others come last.

        Only then is everything laid, paid and eaten.
        """
        seed = self.state.chance.below(MOST_SEEDS)
        looked: list[Line] = []
        for place in range(len(ended)):
            line = ended[place]
            if place == 2 * self.width or budget.spent(self.expanded):
                looked.sort(key=worst_last)
                return looked + ended[place:]
            self.expanded += 1
            state = line.state.clone()
            state.chance = QuickChance(seed)
            self.game.finish_round(state, self.seat)
            looked.append(Line(line.code, line.state, self.worth(state)))
        looked.sort(key=worst_last)
        return looked

    def worth(self, state: State) -> float:
        worth: float = self.game.expected_score(state, self.seat)
        return worth + self.slant(state) if self.temper else worth

    def furthest(self, ended: list[Line], budget: Budget) -> int:
        """The answer of the line that looks best after some more rounds, each turn of them the best single one."""
        best = ended[0].code
        if self.ahead == 0 or all(line.code == best for line in ended[: self.width]):
            return best
        played = [Played(line) for line in ended[: self.width]]
        for number in range(self.passes):
            part = (number + 2) / (self.passes + 1)
            for _ in range(self.worlds):
                if not self.play_all(played, budget):
                    return best_of(played).line.code
                if budget.spent(self.expanded, part):
                    break
            played.sort(key=worst_mean_last)
            played = played[: (len(played) + 1) // 2]
            if all(one.line.code == played[0].line.code for one in played):
                break
        return played[0].line.code

    def play_all(self, played: list[Played], budget: Budget) -> bool:
        """Play all lines on in another world; false if time is up before that is done."""
        seed = self.state.chance.below(MOST_SEEDS)
        for one in played:
            if budget.spent(self.expanded):
                return False
            if not one.settled:
                self.play_on(one, seed, budget)
        return not budget.spent(self.expanded)

    def play_on(self, one: Played, seed: int, budget: Budget) -> None:
        """Play a line on for some rounds, and note how that looks; not if time is up before.

        Every round's end counts alike: the sooner, the less chance has decided; the later, the more is known.
        """
        self.expanded += 1
        state = one.line.state.clone()
        state.chance = QuickChance(seed)
        self.game.finish_round(state, self.seat)
        one.settled = state.over
        looks = 0.0
        rounds = 0
        while rounds < self.ahead and not (rounds and state.over):
            state = self.after_round(state, budget)
            if budget.spent(self.expanded):
                return
            looks += self.worth(state)
            rounds += 1
        one.total += looks / rounds
        one.times += 1

    def after_round(self, state: State, budget: Budget) -> State:
        """A round played by the best single turns, as far as there is time."""
        poor = NOTHING
        while not state.over and not budget.spent(self.expanded):
            if not self.game.to_next_turn(state, self.seat, self.habits):
                self.game.finish_round(state, self.seat)
                break
            lines = self.turns(state, poor)
            lines.sort(key=worst_last)
            if not poor:
                poor = {line.code for line in lines[MOST_PLAYED:]}
            state = lines[0].state
        return state


def distinct(lines: list[Line], width: int) -> list[Line]:
    """The best lines, of those that look exactly alike only the first: mostly the same turns in another order."""
    kept: list[Line] = []
    for line in lines:
        if not kept or kept[-1].worth - line.worth > ALIKE:
            kept.append(line)
            if len(kept) == width:
                break
    return kept
