"""What is measured of every engine, in processor time, so that other work on the machine matters little."""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from random import Random
from time import process_time
from typing import Any

import pyspiel

from meadhall.kernel.registry import AnyGame
from meadhall.kernel.state import State
from meadhall.lab.batch import Batch
from meadhall.lab.playout import play_randomly
from meadhall.search.budget import Budget
from meadhall.search.tree import Settings, TreeSearch
from peers.engines import Draw, Engine, deal_on, starter

ROLLOUT = 12
"""So many random answers follow the tree."""
LEAST_MOVES = 4
TO_THE_END = 1_000_000
SIMULATIONS = 200
SIDE_BY_SIDE = 256


def rate(seconds: float, work: Callable[[], int]) -> float:
    """Units of work a second of processor time."""
    work()
    done, start = 0, process_time()
    while (taken := process_time() - start) < seconds:
        done += work()
    return done / taken


def play(engine: Engine, seconds: float, random: Random) -> tuple[float, float]:
    """Decisions and games a second in a Python loop."""
    decisions, games, start = 0, 0, process_time()
    while (taken := process_time() - start) < seconds:
        decisions += engine.loop(random.random)
        games += 1
    return decisions / taken, games / taken


def middle(engine: Engine, draw: Draw) -> Any:
    """A state about half way through a random game, with something to choose: searches answer at once without."""
    length = sum(engine.loop(draw) for _ in range(5)) // 5
    assert engine.new and engine.moves and engine.play and engine.over
    while True:
        state = engine.new()
        for _ in range(length // 2):
            settle(state, draw)
            if engine.over(state):
                break
            moves = engine.moves(state)
            engine.play(state, moves[int(draw() * len(moves))])
        settle(state, draw)
        if not engine.over(state) and len(engine.moves(state)) >= (2 if engine.toy else LEAST_MOVES):
            return state


def settle(state: Any, draw: Draw) -> None:
    if isinstance(state, pyspiel.State):
        deal_on(state, draw)


def clones(engine: Engine, state: Any, seconds: float) -> float:
    copy = engine.copy
    assert copy is not None

    def work() -> int:
        for _ in range(20):
            copy(state)
        return 20

    return rate(seconds, work)


class Node:
    """A node of the search that is the same for every engine."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.children: dict[Any, Node] = {}


def search(engine: Engine, root_state: Any, seconds: float, random: Random) -> float:
    """Iterations a second of UCT in plain Python: clone, walk down, add a node, play `ROLLOUT` random answers.

    What an iteration is worth is drawn: it is the engine that is measured, not how it plays.
    """
    root = Node()
    draw = random.random

    def work() -> int:
        iterate(engine, engine.copy(root_state) if engine.copy else None, root, draw)
        return 1

    return rate(seconds, work)


def iterate(engine: Engine, state: Any, root: Node, draw: Draw) -> None:
    moves, play, over = engine.moves, engine.play, engine.over
    assert moves and play and over
    chance = isinstance(state, pyspiel.State)
    node, path, left = root, [root], ROLLOUT
    growing = True
    while left and not over(state):
        legal = moves(state)
        if growing:
            move, growing = pick(node, legal, draw)
            node = node.children.setdefault(move, Node())
            path.append(node)
        else:
            move = legal[int(draw() * len(legal))]
            left -= 1
        play(state, move)
        if chance:
            deal_on(state, draw)
    reward = draw()
    for passed in path:
        passed.visits += 1
        passed.total += reward


def pick(node: Node, legal: Any, draw: Draw) -> tuple[Any, bool]:
    """A move never tried, which ends the walk, or the best by UCB1."""
    fresh = [move for move in legal if move not in node.children]
    if fresh:
        return fresh[int(draw() * len(fresh))], False
    width = log(node.visits)

    def promise(move: Any) -> float:
        child = node.children[move]
        return child.total / child.visits + sqrt(2 * width / child.visits)

    return max(legal, key=promise), True


# --- compiled against compiled ---------------------------------------------------------------------------------------


def our_runner(game: AnyGame, players: int, seconds: float) -> tuple[float, float]:
    """Decisions and games a second of the compiled loop."""
    new, draw = starter(game, players), Random(1).random
    decisions, games, start = 0, 0, process_time()
    while (taken := process_time() - start) < seconds:
        decisions += play_randomly(new(), draw)
        games += 1
    return decisions / taken, games / taken


def our_batch(game: AnyGame, players: int, seconds: float, observe: bool) -> float:
    """Decisions a second of `Batch.step`, answers drawn by it, too."""
    batch = Batch(game.id, players, SIDE_BY_SIDE, observe=observe)

    def work() -> int:
        batch.step(batch.random_answers())
        return SIDE_BY_SIDE

    return rate(seconds, work)


def to_search(game: AnyGame, engine: Engine, draw: Draw) -> State:
    """A state in which our search finds more than one answer worth a thought."""
    while True:
        state: State = middle(engine, draw)
        if len(game.candidates(state, state.waiting[0])) > 1:
            return state


def our_search(game: AnyGame, state: State, seconds: float, plies: int) -> float:
    """Iterations a second of our own search, each with a re-deal of what the seat can't know."""

    def work() -> int:
        TreeSearch(game, state, state.waiting[0], 7, Settings(plies)).choose(Budget(SIMULATIONS))
        return SIMULATIONS

    return rate(seconds, work)


def openspiel_search(name: str, state: Any, seconds: float) -> float:
    """Simulations a second of OpenSpiel's own search in C++, playouts to the end, all cards open."""
    game = pyspiel.load_game(name)
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 7), 2.0, SIMULATIONS, 1000, False, 7, False)

    def work() -> int:
        bot.step(state)
        return SIMULATIONS

    return rate(seconds, work)
