"""Information-set Monte Carlo tree search for games of several seats with hidden things and chance.

Each iteration imagines a state that agrees with all the seat knows, walks down one shared tree by the answers legal
there, adds a node, plays a few answers at random, and asks the game what the seats may expect of where that led. The
tree is keyed by who answered what, so that all imagined states share it; a node counts how often it was *available* to
be chosen, which takes the place of its parent's visits in the usual formula (Cowling, Powley, Whitehouse 2012).

What seats answer at the same time and in secret is in nobody's tree but their own: for the others it is drawn.

Where a game tells how likely answers are to be the best (`Game.priors`), the first decision needn't try them all: what
promises more is looked at sooner and more readily, and that fades with its visits (PUCT, Rosin 2011).

A seat that is asked again before anybody else goes on with the part of the tree below the answer it gave.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from meadhall.kernel.chance import QuickChance
from meadhall.kernel.game import Game
from meadhall.kernel.registry import AnyGame
from meadhall.kernel.state import State
from meadhall.search.budget import Budget

SEAT_SPAN: Final = 8
"""No game has more seats: seat and code make one key."""
FIRST_SPREAD: Final = 0.2
LEAST_SPREAD: Final = 0.01
SURE_OF_SPREAD: Final = 10
"""From so many rewards on, their spread is taken for the true one."""
ANY_ANSWER: Final = -1
STEEPEST: Final = 30.0
"""Beyond this difference of values the odds are as good as certain."""
LEAST_ODDS: Final = exp(-STEEPEST)
EAGERNESS: Final = 3.0
"""How readily a promising answer is looked at, in the unit of exploration."""
MOST_ASKED: Final = 4
"""In so many imagined worlds a game is asked what answers promise, if they bring answers it wasn't asked about."""


class Node:
    """An answer of a seat, and what came of it."""

    def __init__(self, seat: int, code: int) -> None:
        self.seat = seat
        self.code = code
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}
        self.promise = 0.0
        """How much better or worse than others it looked before it was tried, as logarithms of odds."""
        self.asked = 0
        """In how many imagined worlds the game told that."""


class Settings:
    """How a search looks: how many random answers follow the tree, and how readily it tries what looks worse.

    Exploration counts in standard deviations of the rewards seen, so that a value that is sure of little explores no
    more than one that is sure of much. A temper slants what the searching seat expects (`Game.slant`).
    """

    def __init__(
        self,
        plies: int = 12,
        exploration: float = 1.0,
        temper: str = "",
        valuing: bool = False,
        all_known: bool = False,
    ) -> None:
        self.plies = plies
        self.exploration = exploration
        self.temper = temper
        self.valuing = valuing
        """Whether the position is to be valued rather than an answer found: what is answered at once and in secret is
        then drawn for every seat, so that the one that looks has no advantage."""
        self.all_known = all_known
        """Whether everything on the table is known, and only chance still to come isn't."""


class TreeSearch:
    """One decision of one seat. Equal knowledge, budget in iterations and seed give equal answers.

    If `first` is an answer of the seat, only what follows it is searched: `expected` then says what it is worth.
    """

    def __init__(
        self, game: AnyGame, state: State, seat: int, seed: int, settings: Settings, first: int = ANY_ANSWER
    ) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.settings = settings
        self.chance = QuickChance(seed)
        self.first = first
        self.root = Node(seat, first)
        self.done = 0
        self.taken_over = 0
        # A game that leaves nothing out needn't be asked for candidates.
        self.all_legal = type(game).candidates is Game.candidates
        # A game knows nothing of what a temper likes, and a value is found without any favourite.
        self.has_priors = type(game).priors is not Game.priors and not settings.temper and not settings.valuing
        self.asked = 0
        self.sums = [0.0] * state.players
        self.mean = 0.0
        self.squares = 0.0
        self.spread = FIRST_SPREAD
        self.base = 0.0
        if state.players == 1:
            self.base = self.values(state)[0]

    def choose(self, budget: Budget) -> int:
        """The answer looked at most; there is always one, however short the budget."""
        budget.start()
        codes = self.candidates(self.state, self.seat)
        if len(codes) == 1:
            return codes[0]
        self.think(budget)
        return self.ranked(codes)[0]

    def go_on(self, before: TreeSearch, code: int) -> None:
        """Begin with what an earlier search found below an answer of the seat, if nobody has answered since and the
        answer neither drew chance nor showed anything: then the seat knows what it knew.

        What was looked at then counts as done, but for no more than half the budget.
        """
        state = self.state
        if before.seat != self.seat or state.ply != before.state.ply + 1 or state.barrier == state.ply:
            return
        child = before.root.children.get(code * SEAT_SPAN + self.seat)
        if child is not None and child.children:
            self.root = child
            self.taken_over = child.visits
            self.spread = before.spread

    def candidates(self, state: State, seat: int) -> list[int]:
        if self.all_legal:
            return state.legal(seat)
        codes: list[int] = self.game.candidates(state, seat)
        return codes

    def think(self, budget: Budget) -> None:
        """Look until the budget is spent; a search may go on with a larger one."""
        known = min(self.taken_over, budget.iterations // 2)
        while not budget.spent(known + self.done):
            self.iterate()
            self.done += 1

    def ranked(self, codes: list[int]) -> list[int]:
        """Answers in the order of how often they were looked at, the most first."""
        return sorted(codes, key=self.fewest_first)

    def fewest_first(self, code: int) -> int:
        return -self.visits_of(code)

    def visits_of(self, code: int) -> int:
        child = self.root.children.get(code * SEAT_SPAN + self.seat)
        return 0 if child is None else child.visits

    def expected(self) -> list[float]:
        """Each seat's mean reward over everything that was looked at."""
        return [total / self.done for total in self.sums]

    def iterate(self) -> None:
        state = self.state.clone()
        if self.settings.all_known:
            self.game.redraw(state, self.chance.split())
        else:
            self.game.redeal(state, self.seat, self.chance)
        if self.first != ANY_ANSWER:
            state.act(self.seat, self.first)
        path = self.descend(state)
        self.play_on(state)
        rewards = self.rewards(state)
        self.note(rewards[self.seat])
        for seat in range(len(rewards)):
            self.sums[seat] += rewards[seat]
        for node in path:
            node.visits += 1
            node.total += rewards[node.seat]

    def note(self, reward: float) -> None:
        """Keep count of how far the rewards of the seat vary."""
        count = self.done + 1
        before = reward - self.mean
        self.mean += before / count
        self.squares += before * (reward - self.mean)
        if count >= SURE_OF_SPREAD:
            self.spread = max(LEAST_SPREAD, sqrt(self.squares / count))

    def descend(self, state: State) -> list[Node]:
        """Walk down the tree until a node is new; returns the nodes passed."""
        node = self.root
        path = [node]
        while not state.over:
            seat = self.next_seat(state)
            if not state.choices and (seat != self.seat or self.settings.valuing):
                self.answer_at_random(state, seat)
                continue
            codes = self.candidates(state, seat)
            if self.has_priors and seat == self.seat and node is self.root:
                node = self.select_by_promise(state, codes)
            else:
                node = self.select(node, seat, codes)
            path.append(node)
            state.act(seat, node.code)
            if node.visits == 0:
                break
        return path

    def next_seat(self, state: State) -> int:
        """Of several who answer at once, the seat that searches goes first."""
        waiting = state.waiting
        if len(waiting) > 1 and self.seat in waiting:
            return self.seat
        return waiting[0]

    def select(self, node: Node, seat: int, codes: list[int]) -> Node:
        """A child for one of these answers: one not tried yet, or the one whose mean and rarity promise most."""
        children = node.children
        exploration = self.settings.exploration * self.spread
        untried = 0
        untried_code = -1
        best: Node | None = None
        most = -1.0
        for code in codes:
            child = children.get(code * SEAT_SPAN + seat)
            if child is None:
                untried += 1
                if untried == 1 or self.chance.below(untried) == 0:
                    untried_code = code
                continue
            child.available += 1
            if untried == 0:
                worth = child.total / child.visits + exploration * sqrt(log(child.available) / child.visits)
                if worth > most:
                    most = worth
                    best = child
        if untried or best is None:
            best = Node(seat, untried_code)
            best.available = 1
            children[untried_code * SEAT_SPAN + seat] = best
        return best

    def select_by_promise(self, state: State, codes: list[int]) -> Node:
        """A child of the root for one of these answers: the one whose mean, rarity and promise are worth most together.
        What was not tried yet counts as the mean of the others, and isn't tried in any case."""
        found = self.children_of_root(codes)
        self.ask_for_promises(state, codes, found)
        total = 0.0
        visits = 0
        odds = 0.0
        for child in found:
            child.available += 1
            total += child.total
            visits += child.visits
            odds += exp(child.promise)
        mean = total / visits if visits else 0.0
        eagerness = EAGERNESS * self.settings.exploration * self.spread / odds
        best = found[0]
        most = -1.0
        for child in found:
            worth = child.total / child.visits if child.visits else mean
            worth += eagerness * exp(child.promise) * sqrt(child.available) / (1 + child.visits)
            if worth > most:
                most = worth
                best = child
        return best

    def children_of_root(self, codes: list[int]) -> list[Node]:
        children = self.root.children
        found: list[Node] = []
        for code in codes:
            key = code * SEAT_SPAN + self.seat
            child = children.get(key)
            if child is None:
                child = Node(self.seat, code)
                children[key] = child
            found.append(child)
        return found

    def ask_for_promises(self, state: State, codes: list[int], found: list[Node]) -> None:
        """Let the game tell what answers promise, once, and again in worlds that bring others. What it tells is
        compared within a world, and the mean over worlds counts."""
        if len(codes) == 1 or self.asked >= MOST_ASKED or all_asked(found):
            return
        self.asked += 1
        told: list[float] = self.game.priors(state, self.seat, codes)
        if not told:
            return
        mean = sum(told) / len(told)
        for place in range(len(found)):
            child = found[place]
            child.asked += 1
            child.promise += (bounded(told[place] - mean) - child.promise) / child.asked

    def play_on(self, state: State) -> None:
        plies = self.settings.plies
        while plies > 0 and not state.over:
            self.answer_at_random(state, state.waiting[0])
            plies -= 1

    def answer_at_random(self, state: State, seat: int) -> None:
        codes = self.candidates(state, seat)
        state.act(seat, codes[self.chance.below(len(codes))])

    def rewards(self, state: State) -> list[float]:
        """Each seat's chance of winning: as it ended, or by a softmax over what the game says they may expect."""
        if state.players == 1:
            return [1.0 / (1.0 + exp(-bounded(self.values(state)[0] - self.base)))]
        if state.over:
            winners: list[int] = self.game.result(state).winners
            share = 1.0 / len(winners)
            return [share if seat in winners else 0.0 for seat in range(state.players)]
        return softmax(self.values(state))

    def values(self, state: State) -> list[float]:
        values: list[float] = self.game.values(state)
        if self.settings.temper:
            slant: float = self.game.slant(state, self.seat, self.settings.temper)
            values[self.seat] += slant
        return values


def all_asked(found: list[Node]) -> bool:
    for child in found:
        if child.asked == 0:
            return False
    return True


def bounded(difference: float) -> float:
    return max(-STEEPEST, min(STEEPEST, difference))


def softmax(values: list[float]) -> list[float]:
    most = values[0]
    for value in values:
        if value > most:
            most = value
    total = 0.0
    odds: list[float] = []
    for value in values:
        one = exp(value - most) if value - most > -STEEPEST else LEAST_ODDS
        odds.append(one)
        total += one
    return [one / total for one in odds]
