"""Searching by whole turns, for games in which a turn is many small decisions.

A single answer means little before the turn is done: a space is chosen, then what to take from it, then where to put
that. So each answer is one candidate together with all that follows it in the turn, which is taken as it looks best
step by step. The best candidates may be followed further, over more answers of the same seat chosen the same way.
"""

from __future__ import annotations

from typing import Final

from meadhall.kernel.chance import Chance
from meadhall.kernel.registry import AnyGame
from meadhall.kernel.state import State
from meadhall.search.budget import Budget

MOST_STEPS: Final = 16
"""Turns of more small decisions are looked at as they stand after so many."""
MOST_TRIED: Final = 14
"""Of longer lists of answers to a small decision, and to a later one, so many are tried."""
MOST_CANDIDATES: Final = 40
"""Of longer lists of answers to the decision itself, so many are candidates."""
MOST_REPLIES: Final = 12
"""How many random answers of the others are waited for; usually the seat is asked again sooner."""


class TurnSearch:
    """One decision of one seat. Equal knowledge, chance and settings give equal answers."""

    def __init__(self, game: AnyGame, state: State, seat: int, chance: Chance, width: int, ahead: int) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.chance = chance
        self.width = width
        self.ahead = ahead

    def choose(self, budget: Budget) -> int:
        """The best candidate, or the best of those looked at when time is up."""
        budget.start()
        codes = sampled(self.state.legal(self.seat), MOST_CANDIDATES, self.chance)
        if len(codes) == 1:
            return codes[0]
        ranked: list[tuple[float, int]] = []
        for place in range(len(codes)):
            trial = self.after(self.state, codes[place])
            ranked.append((-self.value(trial), place))
            if budget.out_of_time():
                break
        ranked.sort()
        best = codes[ranked[0][1]]
        if self.ahead == 0 or len(ranked) == 1:
            return best
        most = 0.0
        for number in range(min(self.width, len(ranked))):
            if number and budget.out_of_time():
                break
            code = codes[ranked[number][1]]
            value = self.followed(self.after(self.state, code))
            if number == 0 or value > most:
                most = value
                best = code
        return best

    def value(self, state: State) -> float:
        value: float = self.game.outlook(state, self.seat)
        return value

    def after(self, state: State, code: int) -> State:
        """Where an answer leads once the turn it is part of is finished."""
        trial = state.clone()
        trial.act(self.seat, code)
        self.finish(trial)
        return trial

    def finish(self, state: State) -> None:
        for _ in range(MOST_STEPS):
            if not self.game.in_turn(state, self.seat):
                return
            state.act(self.seat, self.best_step(state))

    def best_step(self, state: State) -> int:
        """The answer to a small decision after which things look best."""
        codes = sampled(state.legal(self.seat), MOST_TRIED, self.chance)
        best = codes[0]
        if len(codes) == 1:
            return best
        most = 0.0
        for place in range(len(codes)):
            trial = state.clone()
            trial.act(self.seat, codes[place])
            value = self.value(trial)
            if place == 0 or value > most:
                most = value
                best = codes[place]
        return best

    def followed(self, state: State) -> float:
        """What a candidate leads to, some answers later."""
        for _ in range(self.ahead):
            self.let_others_reply(state)
            if self.seat not in state.waiting:
                break
            codes = sampled(state.legal(self.seat), MOST_TRIED, self.chance)
            best = state
            most = 0.0
            for place in range(len(codes)):
                trial = self.after(state, codes[place])
                value = self.value(trial)
                if place == 0 or value > most:
                    most = value
                    best = trial
            state = best
        return self.value(state)

    def let_others_reply(self, state: State) -> None:
        for _ in range(MOST_REPLIES):
            if state.over or self.seat in state.waiting:
                return
            other = state.waiting[0]
            replies = state.legal(other)
            state.act(other, replies[self.chance.below(len(replies))])


def sampled(codes: list[int], most: int, chance: Chance) -> list[int]:
    """All the codes, or so many of them at random."""
    if len(codes) <= most:
        return codes
    shuffled = codes[:]
    chance.shuffle(shuffled)
    return shuffled[:most]
