"""Every game as a PettingZoo AEC environment.

>>> from meadhall.lab import pettingzoo_env
>>> env = pettingzoo_env.env("brian-boru", players=4)
>>> env.reset(seed=7)
>>> env.agent_selection
'seat_1'

An agent is a seat. An action is a code of the game's fixed action space (`Game.space`). Where several seats owe a
decision at once, they answer in the order of their numbers, and none is shown what another has answered. Rewards come
at the end of the game (`meadhall.lab.rewards`). An action that isn't legal is refused with the reason and changes
nothing; `pettingzoo.utils.wrappers.TerminateIllegalWrapper` ends the game in its place.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, get_args

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from meadhall.kernel.errors import BadOption
from meadhall.kernel.game import View
from meadhall.kernel.registry import find_game
from meadhall.kernel.state import State
from meadhall.kernel.table import Table
from meadhall.lab.episodes import Episodes, check_answer
from meadhall.lab.observations import Layout, action_mask
from meadhall.lab.rewards import check_reward, rewards

Observation = Literal["vector", "fields", "view"]
"""One row of numbers; the same numbers by name; or the view that a player's screen is given."""


def env(
    game: str,
    players: int,
    options: Mapping[str, Any] | None = None,
    observation: Observation = "vector",
    reward: Literal["places", "scores"] | None = None,
    most_decisions: int | None = None,
) -> Any:
    """A game with PettingZoo's usual checks around it: order of calls, actions out of bounds."""
    raw = raw_env(game, players, options, observation, reward, most_decisions)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw))


class ViewSpace(spaces.Dict):
    """Views: dicts ready for JSON. Their fields differ from game to game and moment to moment."""

    def __init__(self) -> None:
        super().__init__({})

    def contains(self, x: object) -> bool:
        return isinstance(x, dict) and all(isinstance(key, str) for key in x)


class raw_env(AECEnv):  # noqa: N801  PettingZoo's name for it
    """A game without checks around it."""

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, Any] | None = None,
        observation: Observation = "vector",
        reward: Literal["places", "scores"] | None = None,
        most_decisions: int | None = None,
    ) -> None:
        super().__init__()
        self.game = find_game(game)
        self.players = self.game.check_players(players)
        self.options = self.game.check_options(players, options or {})
        if observation not in get_args(Observation):
            raise BadOption("observation-wrong", given_text=str(observation))
        self.observation = observation
        self.reward = check_reward(reward, players)
        self.most_decisions = most_decisions
        self.layout = Layout(self.game, players, options)
        self.metadata = {"name": f"{self.game.id.replace('-', '_')}_v0", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: spaces.Discrete(len(self.game.space)) for agent in self.possible_agents}
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._space())
        self.episodes = Episodes()
        self.table: Table | None = None

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def _space(self) -> spaces.Dict:
        layout = self.layout
        mask = spaces.Box(0, 1, (len(self.game.space),), np.int8)
        seen: spaces.Space[Any]
        if self.observation == "view":
            seen = ViewSpace()
        elif self.observation == "vector":
            seen = spaces.Box(layout.low, layout.high, dtype=np.float32)
        else:
            low, high = layout.named(layout.low), layout.named(layout.high)
            seen = spaces.Dict({name: spaces.Box(low[name], high[name], dtype=np.float32) for name in low})
        return spaces.Dict({"observation": seen, "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    @property
    def under_way(self) -> State:
        """The game being played, hidden parts and all: `observe` and `view` are what a seat may see of it."""
        if self.table is None:
            raise BadOption("environment-not-reset")
        return self.table.state

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; without a seed, the next of the sequence that the last seed began."""
        state = self.game.start(self.players, self.options, self.episodes.next_chance(seed), None)
        self.table = Table(self.game, self.options, str(self.episodes.seed), state)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[state.waiting[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat knows, and what it may answer: nothing unless it owes a decision."""
        state = self.under_way
        seat = self.seats[agent]
        seen: Any
        if self.observation == "view":
            seen = self.view(agent)
        else:
            seen = self.layout.row(state, seat)
            if self.observation == "fields":
                seen = self.layout.named(seen)
        return {"observation": seen, "action_mask": action_mask(state.legal(seat), len(self.game.space))}

    def view(self, agent: str) -> View:
        """What a player's screen would be given for this seat."""
        if self.table is None:
            raise BadOption("environment-not-reset")
        return self.table.view(self.seats[agent])

    def step(self, action: int | None) -> None:
        """Carry out the decision of `agent_selection`."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = self.under_way
        seat = self.seats[agent]
        state.act(seat, check_answer(self.game, state, seat, action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if state.over:
            earned = rewards(self.game.result(state), self.reward)
            self.rewards = dict(zip(self.agents, earned, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.most_decisions is not None and state.ply >= self.most_decisions:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[state.waiting[0]]
            return
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> None:
        """There is nothing to look at here: `meadhall play` and the hall show tables."""

    def close(self) -> None:
        """Nothing is held open."""
