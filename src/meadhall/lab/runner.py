"""Many games of one kind side by side, at full speed: the compiled part of `meadhall.lab.batch`."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.kernel.chance import Chance
from meadhall.kernel.observation import Observer
from meadhall.kernel.state import State


class Runner:
    """States that wait for a decision each, with what their seats know and may answer as bytes, game after game.

    A game that is over is told to `finish` and replaced by the next one at once.
    """

    def __init__(
        self,
        games: int,
        width: int,
        actions: int,
        start: Callable[[int], State],
        observe: Callable[[State, int, Observer], None],
        finish: Callable[[int, State], None],
    ) -> None:
        self.games = games
        self.width = width
        self.actions = actions
        self.start = start
        self.observe = observe
        self.finish = finish
        self.blank = bytes(width)
        self.rows = bytearray(games * width)
        self.masks = bytearray(games * actions)
        self.seats = bytearray(games)
        self.over = bytearray(games)
        self.states: list[State] = []
        self.legal: list[list[int]] = []
        for place in range(games):
            state = start(place)
            self.states.append(state)
            self.legal.append([])
            self.look(place, state)

    def first_illegal(self, answers: list[int]) -> int:
        """The first game whose answer isn't legal, or -1."""
        for place in range(self.games):
            if answers[place] not in self.legal[place]:
                return place
        return -1

    def step(self, answers: list[int]) -> None:
        """Carry out one answer in each game, all known to be legal."""
        for place in range(self.games):
            state = self.states[place]
            state.act(self.seats[place], answers[place])
            self.over[place] = 0
            if state.over:
                self.over[place] = 1
                self.finish(place, state)
                state = self.start(place)
                self.states[place] = state
            self.look(place, state)

    def look(self, place: int, state: State) -> None:
        """Note who must decide in a game, what that seat knows and what it may answer."""
        masks = self.masks
        base = place * self.actions
        for code in self.legal[place]:
            masks[base + code] = 0
        seat = state.waiting[0]
        legal = state.legal(seat)
        for code in legal:
            masks[base + code] = 1
        self.legal[place] = legal
        self.seats[place] = seat
        if self.width:
            at = place * self.width
            self.rows[at : at + self.width] = self.blank
            self.observe(state, seat, Observer(self.rows, at))

    def random_answers(self, chance: Chance) -> list[int]:
        """A legal answer for each game, each equally likely."""
        return [legal[chance.below(len(legal))] for legal in self.legal]
