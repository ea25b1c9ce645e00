"""A game for one as a Gymnasium environment, decision by decision or turn by turn.

>>> import gymnasium
>>> env = gymnasium.make("meadhall.lab.gymnasium_env:meadhall/FeastSolo-v0")
>>> observation, info = env.reset(seed=7)

Actions are codes of the game's fixed action space; `info["action_mask"]` has a 1 for each that may be chosen. With
`actions="decisions"` these are all legal answers to every question. With `actions="turns"` only the first answer of a
turn is chosen (which space to use), among those that the game's own strategy thinks of (`Game.turns`), and it gives the
small answers that follow. The reward is the final score when the game is over, nothing before. An action that may not
be chosen changes nothing, costs `ILLEGAL_REWARD`, and `info["illegal"]` says why.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, get_args

import gymnasium
import numpy as np
from gymnasium import spaces

from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.errors import BadOption, IllegalAction
from meadhall.kernel.registry import find_game
from meadhall.kernel.seat import Seat
from meadhall.kernel.state import State
from meadhall.lab.episodes import Episodes, check_answer
from meadhall.lab.observations import Layout, Row, action_mask

Actions = Literal["decisions", "turns"]
ILLEGAL_REWARD = -1.0
ALONE = 0


class SoloEnv(gymnasium.Env[Row, np.int64]):
    """A game played alone."""

    metadata = {"render_modes": []}

    def __init__(
        self,
        game: str = "feast-for-odin",
        options: Mapping[str, Any] | None = None,
        actions: Actions = "decisions",
        render_mode: str | None = None,
    ) -> None:
        self.game = find_game(game)
        self.options = self.game.check_options(self.game.check_players(1), options or {})
        if actions not in get_args(Actions) or (actions == "turns" and not self.game.whole_turns):
            raise BadOption("actions-wrong", given_text=str(actions), game_name=self.game.title)
        self.by_turns = actions == "turns"
        self.layout = Layout(self.game, 1, options)
        self.observation_space = spaces.Box(self.layout.low, self.layout.high, dtype=np.float32)
        self.action_space = spaces.Discrete(len(self.game.space))
        self.render_mode = render_mode
        self.episodes = Episodes()
        self.table: State | None = None
        self.imagination = Chance(key_of_seed("solo"))
        self.choices: list[int] = []

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """Begin a game; without a seed, the next of the sequence that the last seed began."""
        super().reset(seed=seed)
        chance = self.episodes.next_chance(seed)
        # What the strategy imagines is drawn apart from the game's own chance: looking ahead must not change the game.
        self.imagination = Chance(key_of_seed(f"{self.episodes.seed} imagination {self.episodes.number}"))
        self.table = self.game.start(1, self.options, chance, None)
        self._go_on(self.table)
        return self.layout.row(self.table, ALONE), self._info()

    def step(self, action: np.int64 | int) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        state = self.table
        if state is None or state.over:
            raise BadOption("environment-not-reset")
        try:
            code = check_answer(self.game, state, ALONE, action)
        except IllegalAction as error:
            return self.layout.row(state, ALONE), ILLEGAL_REWARD, False, False, self._info() | {"illegal": str(error)}
        if code not in self.choices:
            reason = {"illegal": str(IllegalAction("action-no-turn", action_text=self.game.space.notations[code]))}
            return self.layout.row(state, ALONE), ILLEGAL_REWARD, False, False, self._info() | reason
        state.act(ALONE, code)
        self._go_on(state)
        score = float(self.game.result(state).scores[ALONE]) if state.over else 0.0
        return self.layout.row(state, ALONE), score, state.over, False, self._info()

    def _go_on(self, state: State) -> None:
        """Find what may be chosen; turn by turn, give small answers until a turn begins.

        The strategy is shown an imagined state, in which nothing is left of what the seat can't know.
        """
        while self.by_turns and not state.over:
            seat = Seat(self.game, state, ALONE, self.imagination)
            self.choices = list(dict.fromkeys(code for code, _, _ in self.game.turns(seat.imagined, ALONE)))
            if self.choices:
                return
            state.act(ALONE, self.game.small_answer(seat.imagined, ALONE))
        self.choices = [] if state.over else state.legal(ALONE)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": action_mask(self.choices, len(self.game.space))}


ENTRY_POINT = f"{__name__}:{SoloEnv.__name__}"
gymnasium.register("meadhall/FeastSolo-v0", entry_point=ENTRY_POINT)
gymnasium.register("meadhall/FeastSoloTurns-v0", entry_point=ENTRY_POINT, kwargs={"actions": "turns"})
