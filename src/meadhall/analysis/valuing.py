"""What positions and moves are worth to the seats, one way for each of the two searches.

Games of short turns are valued by the tree search: in chances of winning. Games of `whole_turns` are valued by whole
turns: in points at the end. In both, a seat looks only at states in which what it can't know was dealt anew.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

import msgspec

from meadhall.analysis.estimate import Estimate, estimates
from meadhall.analysis.shapes import Unit
from meadhall.bots.bot import SEARCHING
from meadhall.kernel.chance import QuickChance
from meadhall.kernel.registry import AnyGame
from meadhall.kernel.state import State
from meadhall.search.budget import Budget
from meadhall.search.round import Line, RoundSearch
from meadhall.search.tree import ANY_ANSWER, SEAT_SPAN, Node, Settings, TreeSearch

Batches = list[list[float]]
"""A value for each seat, from each of some batches of playouts."""
MOST_SMALL_ANSWERS = 80
MOST_PLIES = 24
"""What a move brings is looked at when it is through (`Game.is_through`), at the latest after so many answers."""
FOR_EACH_WORLD, LEAST_VISITS = 40, 4
"""So many iterations for each imagined world find out how a move goes on; what was looked at less says nothing."""
MOST_LIKELY = 8
"""Where the search says nothing, an answer is the best of so many."""
MOST_WORLDS, ROUNDS_ENDS = 4, 2
"""A turn is played on in so few imagined worlds, and counted at the ends of so many rounds: each of their turns costs
as much as hundreds of playouts."""
PLAN_WIDTH, FOR_EACH_STATE = 3, 4
"""So many states are followed when the rest of a round is planned after a turn, one for each so many playouts."""
STRONG = SEARCHING["strong"]
LOOKS = ((STRONG.iterations, STRONG.width, STRONG.ahead, STRONG.passes), (3_000, 5, 7, 1), (100, 3, 0, 1))
"""How a search by turns looks ahead from so many iterations on: how many states it follows in the round, how many
rounds more, and how often. The first is the strong bot's own. With fewer than all, the best single turn comes first."""
NO_END = 1 << 40
"""A plan is made to its end."""


def seed_of(seed: int, number: int) -> int:
    """A seed of its own for each batch; neighbouring ones would begin alike."""
    return (seed ^ number * 0x9E37_79B1) * 747_796_405 + 2_891_336_453 & 0xFFFF_FFFF


class Futures(msgspec.Struct, frozen=True):
    states: list[State]
    line: list[int]
    """The answer with what the seat would best do next in the same move: an attack with its target."""


class Valuer(ABC):
    """Values of one game. `seat` is who looks; `None` knows everything but the chance still to come."""

    unit: Unit
    glances: bool
    """Whether one batch tells well enough which choices need a closer look."""
    most_steps: int
    """Of a move of more steps the first ones are said."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    @abstractmethod
    def position(self, state: State, seat: int | None, batches: int, playouts: int, seed: int) -> list[Estimate]:
        """What each seat may expect."""

    def stands(self, state: State) -> bool:
        """Whether a position can be valued as it stands, and isn't in the middle of something."""
        return True

    @abstractmethod
    def decides(self, state: State, seat: int, code: int) -> bool:
        """Whether an answer of the seat is worth comparing with others."""

    @abstractmethod
    def ranked(self, state: State, seat: int, budget: Budget, seed: int) -> list[int]:
        """The seat's answers worth comparing, the best first."""

    @abstractmethod
    def judge(self, state: State, seat: int, codes: list[int], batches: int, playouts: int, seed: int) -> list[Batches]:
        """Each answer valued anew. Batches of the same number imagine the same worlds."""

    @abstractmethod
    def futures(self, state: State, seat: int, code: int, worlds: int, seed: int) -> Futures:
        """Where an answer leads in some imagined worlds, the same ones for every answer."""

    def line(self, state: State, seat: int, code: int) -> list[int]:
        """An answer with those that belong to the same turn, as far as chance doesn't intervene."""
        return [code]

    @abstractmethod
    def goes_on(self, before: State, state: State, seat: int) -> bool:
        """Whether a seat that has begun a move is asked for more of it, and nothing was drawn or shown."""

    @abstractmethod
    def final(self, state: State) -> list[float]:
        """What a game that is over was worth to each seat, by the rules."""


class ChanceValuer(Valuer):
    """Chances of winning, by the tree search."""

    unit: Unit = "chance"
    glances = False
    most_steps = 3

    def settings(self, all_known: bool = False) -> Settings:
        return Settings(plies=self.game.playout_plies, valuing=True, all_known=all_known)

    def mean(self, state: State, seat: int | None, code: int, playouts: int, seed: int) -> list[float]:
        settings = self.settings(all_known=seat is None)
        search = TreeSearch(self.game, state, 0 if seat is None else seat, seed, settings, code)
        search.think(Budget(playouts))
        return search.expected()

    def position(self, state: State, seat: int | None, batches: int, playouts: int, seed: int) -> list[Estimate]:
        if state.over:
            return [Estimate(value, 0.0) for value in self.final(state)]
        return estimates([
            self.mean(state, seat, ANY_ANSWER, playouts, seed_of(seed, batch)) for batch in range(batches)
        ])  # fmt: skip

    def decides(self, state: State, seat: int, code: int) -> bool:
        """Also one that no search would look at, as throwing something away."""
        return not self.game.is_piece(state, seat, code) and self.game.candidates(state, seat) != [code]

    def ranked(self, state: State, seat: int, budget: Budget, seed: int) -> list[int]:
        search = TreeSearch(self.game, state, seat, seed, Settings(plies=self.game.playout_plies))
        budget.start()
        search.think(budget)
        return search.ranked(self.game.candidates(state, seat))

    def judge(self, state: State, seat: int, codes: list[int], batches: int, playouts: int, seed: int) -> list[Batches]:
        return [
            [self.mean(state, seat, code, playouts, seed_of(seed, batch)) for batch in range(batches)]
            for code in codes
        ]  # fmt: skip

    def futures(self, state: State, seat: int, code: int, worlds: int, seed: int) -> Futures:
        """Each world goes on as the search would: an attack that was declared for a purpose is carried through."""
        search = TreeSearch(self.game, state, seat, seed, Settings(plies=self.game.playout_plies), code)
        search.think(Budget(worlds * FOR_EACH_WORLD))
        found = []
        for world in range(worlds):
            chance = QuickChance(seed_of(seed, world))
            trial = state.clone()
            self.game.redeal(trial, seat, chance)
            trial.act(seat, code)
            node: Node | None = search.root
            for _ in range(MOST_PLIES):
                if trial.over or self.game.is_through(state, trial):
                    break
                asked = trial.waiting[0]
                answer = self.game.ends_turn(trial, asked)
                if answer is None:
                    node = self.looked_at_most(trial, asked, node)
                    answer = self.likely(trial, asked, chance) if node is None else node.code
                trial.act(asked, answer)
            found.append(trial)
        return Futures(found, self.went_on(search, state, seat, code))

    def went_on(self, search: TreeSearch, state: State, seat: int, code: int) -> list[int]:
        """An answer with those of the same move that a search looked at most, until something is drawn or shown, or
        others decide."""
        trial, codes = state.clone(), [code]
        trial.act(seat, code)
        node: Node | None = search.root
        while len(codes) < self.most_steps and self.goes_on(state, trial, seat):
            node = self.looked_at_most(trial, seat, node)
            if node is None:
                break
            codes.append(node.code)
            trial.act(seat, node.code)
        return codes

    def goes_on(self, before: State, state: State, seat: int) -> bool:
        if state.over or state.barrier == state.ply or list(state.waiting) != [seat]:
            return False
        return not self.game.is_through(before, state) and self.game.ends_turn(state, seat) is None

    def looked_at_most(self, state: State, seat: int, node: Node | None) -> Node | None:
        """The answer below a node that a search looked at most, if often enough to mean something."""
        if node is None:
            return None
        below = [node.children.get(code * SEAT_SPAN + seat) for code in self.game.candidates(state, seat)]
        known = [child for child in below if child is not None and child.visits >= LEAST_VISITS]
        return max(known, key=lambda child: child.visits, default=None)

    def likely(self, state: State, seat: int, chance: QuickChance) -> int:
        """An answer a sensible player would give: of some the one after which it looks best. Answers drawn blindly
        would give reasons that come from blunders, as Towers laid for no purpose."""
        codes = list(self.game.candidates(state, seat))
        chance.shuffle(codes)
        best, most = codes[0], float("-inf")
        for code in codes[:MOST_LIKELY]:
            trial = state.clone()
            trial.act(seat, code)
            worth = self.game.outlook(trial, seat)
            if worth > most:
                best, most = code, worth
        return best

    def final(self, state: State) -> list[float]:
        winners = self.game.result(state).winners
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]


class PointsValuer(Valuer):
    """Points at the end, by whole turns."""

    unit: Unit = "points"
    glances = True
    most_steps = 8

    def scores(self, state: State) -> list[float]:
        if state.over:
            return self.final(state)
        return [self.game.final_score(state, seat) for seat in range(state.players)]

    def position(self, state: State, seat: int | None, batches: int, playouts: int, seed: int) -> list[Estimate]:
        spread = 0.0 if state.over else self.game.score_spread(state)
        return [Estimate(score, spread) for score in self.scores(state)]

    def stands(self, state: State) -> bool:
        """Between turns goods lie about that are to be paid, laid or eaten: no value is good there."""
        return state.over or any(self.game.begins_turn(state, seat) for seat in state.waiting)

    def decides(self, state: State, seat: int, code: int) -> bool:
        return self.game.begins_turn(state, seat)

    def imagine(self, state: State, seat: int, seed: int) -> State:
        imagined = state.clone()
        self.game.redeal(imagined, seat, QuickChance(seed))
        return imagined

    def afters(self, imagined: State, seat: int) -> dict[int, State]:
        """Each answer with the state after the turn it begins, or after the small decisions that follow it."""
        found: dict[int, tuple[float, State]] = {}
        if self.game.begins_turn(imagined, seat):
            for code, after, worth in self.game.turns(imagined, seat):
                if code not in found or worth > found[code][0]:
                    found[code] = (worth, after)
            return {code: after for code, (_, after) in found.items()}
        return {code: self.after_small(imagined, seat, code) for code in self.game.candidates(imagined, seat)}

    def after_small(self, imagined: State, seat: int, code: int) -> State:
        trial = imagined.clone()
        trial.act(seat, code)
        for _ in range(MOST_SMALL_ANSWERS):
            if not self.asks_small(trial, seat):
                break
            trial.act(seat, self.game.small_answer(trial, seat))
        return trial

    def line(self, state: State, seat: int, code: int) -> list[int]:
        trial = state.clone()
        trial.act(seat, code)
        codes = [code]
        while len(codes) < self.most_steps and self.goes_on(state, trial, seat):
            codes.append(self.game.small_answer(trial, seat))
            trial.act(seat, codes[-1])
        return codes

    def goes_on(self, before: State, state: State, seat: int) -> bool:
        return state.barrier != state.ply and self.asks_small(state, seat)

    def asks_small(self, state: State, seat: int) -> bool:
        """Whether the seat is asked for a small decision."""
        return not state.over and seat in state.waiting and not self.game.begins_turn(state, seat)

    def ranked(self, state: State, seat: int, budget: Budget, seed: int) -> list[int]:
        imagined = self.imagine(state, seat, seed)
        afters = self.afters(imagined, seat)
        codes = sorted(afters, key=lambda code: -self.game.expected_score(afters[code], seat))
        if not self.game.begins_turn(imagined, seat):
            return codes
        for least, width, ahead, passes in LOOKS:
            if budget.iterations >= least:
                best = RoundSearch(self.game, imagined, seat, width, ahead, passes).choose(budget)
                return [best, *(code for code in codes if code != best)]
        return codes

    def judge(self, state: State, seat: int, codes: list[int], batches: int, playouts: int, seed: int) -> list[Batches]:
        """What the position is worth, and by how much each answer is better or worse than the mean of all that are
        compared, at the ends of this round and the next.

        A turn is part of a plan for the round, and what it costs now may come back later in the same plan: so the rest
        of the round is planned anew after each answer. Each round's end is a batch of its own: where they disagree
        about an answer, its interval says so.
        """
        values: list[Batches] = [[] for _ in codes]
        width = max(1, min(PLAN_WIDTH, playouts // FOR_EACH_STATE))
        for batch in range(min(batches, MOST_WORLDS)):
            world = seed_of(seed, batch)
            imagined = self.imagine(state, seat, world)
            afters = self.afters(imagined, seat)
            found = [afters[code] if code in afters else self.after_small(imagined, seat, code) for code in codes]
            plans = [self.planned(after, seat, width, world) for after in found]
            worth = self.scores(imagined)[seat]
            for ends in zip(*plans, strict=True):
                mean = sum(score for score, _ in ends) / len(ends)
                shift = 0.0 if all(over for _, over in ends) else worth - mean
                for place, (score, _) in enumerate(ends):
                    row = self.scores(found[place])  # others aren't imagined to go on
                    row[seat] = score + shift
                    values[place].append(row)
        return values

    def planned(self, after: State, seat: int, width: int, seed: int) -> list[tuple[float, bool]]:
        """What the seat may expect at the ends of some rounds, and whether the game is over there: the first round is
        planned, the next played by the best single turns."""
        search = RoundSearch(self.game, after, seat, width, 0)
        plan = Budget(NO_END)
        state = search.ended([Line(0, after.clone(), 0.0)], plan)[0].state.clone()
        state.chance = QuickChance(seed)
        self.game.finish_round(state, seat)
        found = []
        for end in range(ROUNDS_ENDS):
            if end:
                state = search.after_round(state, plan)
            found.append((self.scores(state)[seat], state.over))
        return found

    def futures(self, state: State, seat: int, code: int, worlds: int, seed: int) -> Futures:
        found = []
        for world in range(max(1, worlds // 8)):  # only rolls and draws make a difference
            imagined = self.imagine(state, seat, seed_of(seed, world))
            afters = self.afters(imagined, seat)
            found.append(afters[code] if code in afters else self.after_small(imagined, seat, code))
        return Futures(found, self.line(state, seat, code))

    def final(self, state: State) -> list[float]:
        return [float(score) for score in self.game.result(state).scores]


def valuer(game: AnyGame) -> Valuer:
    return PointsValuer(game) if game.whole_turns else ChanceValuer(game)
