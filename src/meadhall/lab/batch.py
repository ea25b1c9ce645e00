"""N games at once: one `step` takes a decision in each and gives arrays.

>>> from meadhall.lab.batch import Batch
>>> batch = Batch("brian-boru", players=4, games=64, seed=7)
>>> step = batch.step(batch.random_answers())
>>> step.observations.shape
(64, 754)

In each game it is the turn of the seat in `step.seats`; seats that owe a decision at once answer in the order of their
numbers. A game that is over is replaced by a new one in the same step: `step.over` tells of it, `step.rewards` and
`step.scores` are those of the game that ended, and everything else is already of the new one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from meadhall.kernel.chance import Chance, QuickChance, key_of_seed
from meadhall.kernel.errors import BadOption
from meadhall.kernel.registry import find_game
from meadhall.kernel.state import State
from meadhall.lab.episodes import check_answer
from meadhall.lab.observations import Layout, Row
from meadhall.lab.rewards import check_reward, rewards
from meadhall.lab.runner import Runner


class Step(NamedTuple):
    """How the games stand, one row for each."""

    seats: NDArray[np.uint8]
    """Who must decide."""
    observations: Row
    """What that seat knows; no columns if the batch was asked to leave them out."""
    masks: NDArray[np.int8]
    """1 for each code it may answer with."""
    over: NDArray[np.bool_]
    """Whether a game ended with the last step."""
    rewards: NDArray[np.float32]
    """By seat, for games that ended; 0 elsewhere."""
    scores: NDArray[np.int32]
    """By seat, for games that ended; 0 elsewhere."""


class Batch:
    """Games of one kind, played side by side. Equal arguments and answers give equal games."""

    def __init__(
        self,
        game: str,
        players: int,
        games: int,
        seed: int | str = 1,
        options: Mapping[str, Any] | None = None,
        reward: str | None = None,
        observe: bool = True,
    ) -> None:
        self.game = find_game(game)
        self.players = self.game.check_players(players)
        self.options = self.game.check_options(players, options or {})
        if games < 1:
            raise BadOption("games-wrong", given_count=games)
        self.games = games
        self.seed = str(seed)
        self.reward = check_reward(reward, players)
        self.layout = Layout(self.game, players, options)
        self.begun = [0] * games
        self.rewards = np.zeros((games, players), np.float32)
        self.scores = np.zeros((games, players), np.int32)
        self.chance = QuickChance(int.from_bytes(key_of_seed(f"{seed} answers")[:4], "little"))
        width = self.layout.width if observe else 0
        self.runner = Runner(games, width, len(self.game.space), self._start, self.game.observe, self._finish)
        self.rows = np.frombuffer(self.runner.rows, np.uint8).reshape(games, width)
        self.masks = np.frombuffer(self.runner.masks, np.int8).reshape(games, len(self.game.space))
        self.seats = np.frombuffer(self.runner.seats, np.uint8)
        self.over = np.frombuffer(self.runner.over, np.bool_)

    def _start(self, place: int) -> State:
        number = self.begun[place]
        self.begun[place] += 1
        key = key_of_seed(f"{self.seed} game {place} {number}")
        state: State = self.game.start(self.players, self.options, Chance(key), None)
        return state

    def _finish(self, place: int, state: State) -> None:
        result = self.game.result(state)
        self.rewards[place] = rewards(result, self.reward)
        self.scores[place] = result.scores

    def now(self) -> Step:
        """How the games stand; the arrays are the caller's own."""
        observations = self.layout.numbers(self.rows) if self.rows.shape[1] else np.zeros(self.rows.shape, np.float32)
        return Step(
            seats=self.seats.copy(),
            observations=observations,
            masks=self.masks.copy(),
            over=self.over.copy(),
            rewards=self.rewards.copy(),
            scores=self.scores.copy(),
        )

    def step(self, answers: Sequence[int] | NDArray[np.integer[Any]]) -> Step:
        """Take one decision in each game. If one isn't legal, none is taken and the reason is raised."""
        codes = [index(answer) for answer in (answers.tolist() if isinstance(answers, np.ndarray) else answers)]
        if len(codes) != self.games:
            raise BadOption("batch-wrong-count", given_count=len(codes), games_count=self.games)
        wrong = self.runner.first_illegal(codes)
        if wrong >= 0:
            check_answer(self.game, self.runner.states[wrong], int(self.seats[wrong]), codes[wrong])
        self.rewards.fill(0)
        self.scores.fill(0)
        self.runner.step(codes)
        return self.now()

    def random_answers(self) -> list[int]:
        """A random legal answer for each game."""
        return self.runner.random_answers(self.chance)
