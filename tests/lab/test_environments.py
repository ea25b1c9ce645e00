"""The games as environments for learning code: the checks of PettingZoo and Gymnasium, masks, rewards, refusals."""

from __future__ import annotations

import doctest
import sys
import warnings
from types import ModuleType, SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, seed_test

import meadhall
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.errors import BadOption, IllegalAction
from meadhall.kernel.game import Result
from meadhall.kernel.registry import AnyGame
from meadhall.lab import batch, gymnasium_env, pettingzoo_env
from meadhall.lab.gymnasium_env import ILLEGAL_REWARD, SoloEnv
from meadhall.lab.observations import Layout
from meadhall.lab.rewards import rewards
from tests.conformance.cases import every_game

KINDS: tuple[pettingzoo_env.Observation, ...] = ("vector", "fields", "view")
FOR_DICTS = "Observation (is not a NumPy array|space for each agent probably should be)"
"""PettingZoo says this of every environment with masks but its own, which it knows by name."""


def mid_players(game: AnyGame) -> int:
    return game.players[len(game.players) // 2]


def play_out(env: Any, seed: int) -> dict[str, float]:
    """A random game to its end; what each agent earned."""
    env.reset(seed=seed)
    random = np.random.default_rng(seed)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        earned[agent] += reward
        done = terminated or truncated
        env.step(None if done else random.choice(np.flatnonzero(observation["action_mask"])))
    return earned


@every_game
@pytest.mark.parametrize("kind", KINDS)
def test_pettingzoo_accepts_every_game(game: AnyGame, kind: pettingzoo_env.Observation) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", FOR_DICTS)
        api_test(pettingzoo_env.env(game.id, mid_players(game), observation=kind), num_cycles=10)


@every_game
def test_equal_seeds_give_equal_episodes(game: AnyGame) -> None:
    seed_test(lambda: pettingzoo_env.env(game.id, mid_players(game)), num_cycles=15)


def test_the_first_episode_of_a_seed_is_the_game_of_that_seed_and_others_follow() -> None:
    env = pettingzoo_env.raw_env("brian-boru", 4)
    env.reset(seed=7)
    first = env.view("seat_2")
    assert first == meadhall.new_game("brian-boru", players=4, seed=7).view(2)
    env.reset()
    second = env.view("seat_2")
    assert second != first
    env.reset(seed=7)
    assert env.view("seat_2") == first
    env.reset()
    assert env.view("seat_2") == second


def test_pettingzoos_benchmark_runs(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(0, 10_000, 3))
    module = sys.modules["pettingzoo.test.performance_benchmark"]  # the package's name for it is the function
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: float(next(clock))))
    performance_benchmark(pettingzoo_env.env("brian-boru", 3))
    assert "turns per second" in capsys.readouterr().out


@every_game
def test_the_mask_is_what_the_seat_may_answer_and_nobody_else_may(game: AnyGame) -> None:
    env = pettingzoo_env.raw_env(game.id, mid_players(game))
    env.reset(seed=5)
    for _ in range(30):
        agent = env.agent_selection
        seat = env.seats[agent]
        assert seat == env.under_way.waiting[0]
        legal = np.flatnonzero(env.observe(agent)["action_mask"]).tolist()
        assert legal == sorted(env.under_way.legal(seat))
        idle = [other for other in env.agents if env.seats[other] not in env.under_way.waiting]
        assert not any(env.observe(other)["action_mask"].any() for other in idle)
        env.step(legal[len(legal) // 2])


@every_game
def test_fields_and_vector_are_the_same_numbers(game: AnyGame) -> None:
    layout = Layout(game, mid_players(game))
    vector, fields = (pettingzoo_env.raw_env(game.id, mid_players(game), observation=kind) for kind in KINDS[:2])
    vector.reset(seed=2)
    fields.reset(seed=2)
    agent = vector.agent_selection
    row = vector.observe(agent)["observation"]
    named = fields.observe(agent)["observation"]
    assert row.dtype == np.float32
    assert list(named) == [field.name for field in layout.fields]
    assert np.array_equal(np.concatenate(list(named.values())), row)


def test_a_row_says_what_the_view_says() -> None:
    env = pettingzoo_env.raw_env("brian-boru", 4, observation="fields")
    env.reset(seed=3)
    for _ in range(60):
        env.step(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[-1])
    for agent in env.agents:
        view, row = env.view(agent), env.observe(agent)["observation"]
        assert (np.flatnonzero(row["hand"]) + 1).tolist() == view["hand"]
        for step in range(4):
            public = view["seats"][(env.seats[agent] + step) % 4]
            who = "own" if step == 0 else f"left_{step}"
            assert round(row[f"{who}_coins"].item() * 20) == public["coins"]
            assert round(row[f"{who}_points"].item() * 50) == public["points"]


@every_game
def test_rewards_of_places_add_up_to_nothing_and_come_at_the_end(game: AnyGame) -> None:
    env = pettingzoo_env.env(game.id, mid_players(game))
    earned = play_out(env, 1)
    assert sum(earned.values()) == pytest.approx(0)
    result = game.result(env.unwrapped.under_way)
    assert list(earned.values()) == pytest.approx(rewards(result, "places"))


def test_rewards_by_place_and_score() -> None:
    result = Result(scores=[30, 50, 30], places=[2, 1, 2], lines=[{}, {}, {}])
    assert rewards(result, "places") == [-0.5, 1.0, -0.5]
    assert rewards(result, "scores") == [30.0, 50.0, 30.0]


def test_a_game_may_be_cut_short() -> None:
    env = pettingzoo_env.env("ortus-regni", 2, most_decisions=12)
    assert play_out(env, 1) == {"seat_0": 0.0, "seat_1": 0.0}
    assert env.unwrapped.under_way.ply == 12


def test_what_cannot_be_done_is_refused_and_changes_nothing() -> None:
    env = pettingzoo_env.raw_env("brian-boru", 4)
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    for action in (illegal, -1, len(env.game.space)):
        with pytest.raises(IllegalAction):
            env.step(action)
    assert env.under_way.ply == 0
    usual: dict[str, Any] = {"game": "brian-boru", "players": 4}
    for wrong in ({"reward": "money"}, {"observation": "picture"}, {"players": 9}, {"options": {"no": 1}}):
        with pytest.raises(BadOption):
            pettingzoo_env.env(**usual | wrong)
    with pytest.raises(BadOption):
        pettingzoo_env.env("feast-for-odin", 1, reward="places")
    with pytest.raises(BadOption):
        pettingzoo_env.raw_env("brian-boru", 4).observe("seat_0")


@pytest.mark.parametrize("name", ["FeastSolo", "FeastSoloTurns"])
def test_gymnasium_accepts_the_solo_game(name: str) -> None:
    env = gymnasium.make(f"meadhall.lab.gymnasium_env:meadhall/{name}-v0")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)


def test_a_solo_game_ends_with_its_score() -> None:
    env = SoloEnv()
    _, info = env.reset(seed=4)
    random = np.random.default_rng(4)
    earned, over = 0.0, False
    while not over:
        _, reward, over, _, info = env.step(random.choice(np.flatnonzero(info["action_mask"])))
        earned += reward
    assert env.table is not None
    assert earned == env.game.result(env.table).scores[0]
    with pytest.raises(BadOption):
        env.step(0)


def test_an_action_that_may_not_be_chosen_costs_something_and_changes_nothing() -> None:
    env = SoloEnv(options={"length": "short"}, actions="turns")
    before, info = env.reset(seed=4)
    assert env.table is not None
    legal_but_no_turn = next(code for code in env.table.legal(0) if not info["action_mask"][code])
    illegal = next(code for code in range(len(env.game.space)) if code not in env.table.legal(0))
    for code in (legal_but_no_turn, illegal):
        after, reward, over, cut, told = env.step(code)
        assert (reward, over, cut) == (ILLEGAL_REWARD, False, False)
        assert told["illegal"]
        assert np.array_equal(before, after)


def test_a_turn_is_one_action() -> None:
    env = SoloEnv(options={"length": "short"}, actions="turns")
    _, info = env.reset(seed=4)
    assert env.table is not None
    ply = env.table.ply
    _, reward, over, _, info = env.step(np.flatnonzero(info["action_mask"])[0])
    assert (reward, over) == (0.0, False)
    assert env.table.ply >= ply + 1
    assert env.game.turns(env.table, 0), "the next choice is not a turn"
    for arguments in ({"actions": "moves"}, {"game": "brian-boru"}):
        with pytest.raises(BadOption):
            SoloEnv(**arguments)  # type: ignore[arg-type]


# --- batches ---------------------------------------------------------------------------------------------------------


@every_game
def test_a_batch_plays_the_same_games_as_one_by_one(game: AnyGame) -> None:
    """Each game of a batch is the game its seed and answers give, seen by the seat that must decide."""
    players = mid_players(game)
    layout = Layout(game, players)
    many = batch.Batch(game.id, players, 3, seed=9)
    options = game.check_options(players, {})
    twins = [game.start(players, options, Chance(key_of_seed(f"9 game {place} 0")), None) for place in range(3)]
    for _ in range(25):
        answers = many.random_answers()
        step = many.step(answers)
        for place, twin in enumerate(twins):
            twin.act(twin.waiting[0], answers[place])
            seat = twin.waiting[0]
            assert step.seats[place] == seat
            assert np.flatnonzero(step.masks[place]).tolist() == sorted(twin.legal(seat))
            assert np.array_equal(step.observations[place], layout.row(twin, seat))


def test_a_game_of_a_batch_that_ends_is_told_of_and_replaced() -> None:
    many = batch.Batch("ortus-regni", 2, 4, seed=2, observe=False)
    ended = 0
    while ended < 6:
        step = many.step(many.random_answers())
        assert step.observations.shape == (4, 0)
        for place in range(4):
            if step.over[place]:
                ended += 1
                assert step.rewards[place].sum() == 0
                assert not many.runner.states[place].over
                assert many.runner.states[place].ply == 0
            else:
                assert not step.rewards[place].any() and not step.scores[place].any()
    again = batch.Batch("ortus-regni", 2, 4, seed=2, observe=False)
    assert again.random_answers() == batch.Batch("ortus-regni", 2, 4, seed=2, observe=False).random_answers()


def test_a_batch_refuses_before_anything_is_played() -> None:
    many = batch.Batch("brian-boru", 3, 3, seed=1)
    answers = many.random_answers()
    illegal = int(np.flatnonzero(many.now().masks[1] == 0)[0])
    for wrong in (illegal, -1, 10**6):
        with pytest.raises(IllegalAction):
            many.step([answers[0], wrong, answers[2]])
    with pytest.raises(TypeError):
        many.step([answers[0], 1.5, answers[2]])  # type: ignore[list-item]
    with pytest.raises(BadOption):
        many.step(answers[:2])
    with pytest.raises(BadOption):
        batch.Batch("brian-boru", 3, 0)
    assert [state.ply for state in many.runner.states] == [0, 0, 0]
    many.step(np.array(answers))
    assert [state.ply for state in many.runner.states] == [1, 1, 1]


@pytest.mark.parametrize("module", [pettingzoo_env, gymnasium_env, batch])
def test_the_first_lines_of_each_module_run(module: ModuleType) -> None:
    assert doctest.testmod(module).failed == 0
