"""Every game as a Python game of OpenSpiel, for its algorithms that take any game.

>>> import pyspiel
>>> from meadhall.lab import openspiel_game
>>> game = pyspiel.load_game("meadhall_brian_boru(players=4)")
>>> game.num_distinct_actions()
802

All chance stands at the root: the first node deals one of `deals` equally likely seeds, and everything drawn later
follows from it. No seat can tell which was dealt but by what it sees, so to players and algorithms that sample the
game is the same. Where several seats owe a decision at once, they answer in the order of their numbers. Returns are
those of `meadhall.lab.rewards`: places, alone the score.

There is no information state, for an observation doesn't hold all a seat has seen before; no undoing (`undo_action`)
and no resampling (`resample_from_infostate`): `Game.redeal` does that here, and our own searches use it.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pyspiel

from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.registry import AnyGame, all_games, find_game
from meadhall.kernel.state import State
from meadhall.lab.observations import Layout
from meadhall.lab.rewards import check_reward, rewards

DEALS = 1_000
MOST_DECISIONS = 50_000
LEAST_SCORE, MOST_SCORE = -1_000.0, 1_000.0


def short_name(game: AnyGame) -> str:
    return f"meadhall_{game.id.replace('-', '_')}"


def usual_players(game: AnyGame) -> int:
    return max(2, game.players[0])


def game_type(game: AnyGame, players: int) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(game),
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if players == 1 else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": usual_players(game), "deals": DEALS},
    )


def game_info(game: AnyGame, players: int, deals: int) -> Any:
    alone = players == 1
    return pyspiel.GameInfo(
        num_distinct_actions=len(game.space),
        max_chance_outcomes=deals,
        num_players=players,
        min_utility=LEAST_SCORE if alone else -1.0,
        max_utility=MOST_SCORE if alone else 1.0,
        utility_sum=None if alone else 0.0,
        max_game_length=MOST_DECISIONS,
    )


class MeadhallGame(pyspiel.Game):
    """A game with its number of players."""

    def __init__(self, game: str, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.rules = find_game(game)
        self.players = self.rules.check_players(int(given.get("players", usual_players(self.rules))))
        self.deals = int(given.get("deals", DEALS))
        self.layout = Layout(self.rules, self.players)
        self.reward = check_reward(None, self.players)
        super().__init__(
            game_type(self.rules, self.players), game_info(self.rules, self.players, self.deals), dict(given)
        )

    def new_initial_state(self) -> MeadhallState:
        return MeadhallState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> MeadhallObserver:
        if params:
            raise ValueError(f"observations take no parameters, but {params} was given")
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            raise ValueError("there is no information state: an observation doesn't hold all that was seen before")
        return MeadhallObserver(self)


class Held:
    """A game under way: how it was dealt, what was answered, and where that led.

    OpenSpiel copies states with `copy.deepcopy` and stores them with `pickle`. The first is a clone of ours here, the
    second the deal and the answers, which are played again.
    """

    def __init__(self, game: str, players: int, deal: int) -> None:
        self.dealt = game, players, deal
        self.answers: list[int] = []
        rules = find_game(game)
        self.state: State = rules.start(players, rules.check_options(players, {}), Chance(key_of_seed(str(deal))), None)

    def answer(self, code: int) -> None:
        self.answers.append(code)
        self.state.act(self.state.waiting[0], code)

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        twin = object.__new__(Held)
        twin.dealt, twin.answers, twin.state = self.dealt, self.answers[:], self.state.clone()
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return replayed, (self.dealt, self.answers)


def replayed(dealt: tuple[str, int, int], answers: list[int]) -> Held:
    held = Held(*dealt)
    for code in answers:
        held.answer(code)
    return held


class MeadhallState(pyspiel.State):
    """A game before its deal, under way or over."""

    def __init__(self, game: MeadhallGame) -> None:
        super().__init__(game)
        self.held: Held | None = None

    @property
    def under_way(self) -> State | None:
        return None if self.held is None else self.held.state

    @property
    def game(self) -> MeadhallGame:
        game: MeadhallGame = self.get_game()
        return game

    def current_player(self) -> int:
        state = self.under_way
        if state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if state.over else state.waiting[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.game.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        state = self.under_way
        return [] if state is None else sorted(state.legal(player))

    def _apply_action(self, action: int) -> None:
        if self.held is None:
            self.held = Held(self.game.rules.id, self.game.players, action)
        else:
            self.held.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.game.rules.space.notations[action]

    def is_terminal(self) -> bool:
        state = self.under_way
        return state is not None and state.over

    def returns(self) -> list[float]:
        state = self.under_way
        game = self.game
        if state is None or not state.over:
            return [0.0] * game.players
        return rewards(game.rules.result(state), game.reward)

    def __str__(self) -> str:
        state = self.under_way
        if state is None:
            return "before the deal"
        return f"{self.game.rules.id}, {self.game.players} players, decision {state.ply}"


class MeadhallObserver:
    """What a seat knows, as OpenSpiel asks for it: one tensor, parts of it by name, the view as JSON."""

    def __init__(self, game: MeadhallGame) -> None:
        self.game = game
        self.tensor = game.layout.low.copy()
        self.dict = game.layout.named(self.tensor)

    def set_from(self, state: MeadhallState, player: int) -> None:
        under_way = state.under_way
        self.tensor[:] = 0.0 if under_way is None else self.game.layout.row(under_way, player)

    def string_from(self, state: MeadhallState, player: int) -> str:
        under_way = state.under_way
        if under_way is None:
            return "before the deal"
        return msgspec.json.encode(self.game.rules.view(under_way, player)).decode()


def register() -> None:
    """Make every game known to `pyspiel.load_game`."""
    for game in all_games().values():
        kind = type(
            f"{game.id.title().replace('-', '')}Game",
            (MeadhallGame,),
            {"__init__": lambda self, params=None, id=game.id: MeadhallGame.__init__(self, id, params)},
        )
        pyspiel.register_game(game_type(game, usual_players(game)), kind)


register()
