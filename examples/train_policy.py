"""Train a small policy for Brian Boru with nothing but numpy, then let it play the arena against random bots.

    python examples/train_policy.py                     # a minute of training, then 150 games in the arena
    python examples/train_policy.py --seconds 600 --games 300 --against quick

The policy is linear: each action of the game's fixed space has a weight for each number of the observation. It learns
by REINFORCE from games against itself: every decision a seat took becomes likelier if the seat was placed well, less
likely if not. What was learned is kept in a file and plays everywhere from there, run in the folder of this script:

    meadhall arena brian-boru --players 3 --bots train_policy:Learned,quick --games 60
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from time import monotonic

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # matrices this small are multiplied fastest by one thread

import numpy as np
from numpy.typing import NDArray

import meadhall
from meadhall.bots import Seat
from meadhall.kernel.registry import find_game
from meadhall.lab.batch import Batch, Step
from meadhall.lab.observations import Layout

GAME, PLAYERS = "brian-boru", 3
SIDE_BY_SIDE = 64
LEARNING_RATE = 0.002
MOST_DECISIONS_A_LESSON = 4_000
FILE = Path("policy.npz")

Floats = NDArray[np.float32]


class Learned:
    """A bot that takes the action its weights find best."""

    name = "learned"

    def __init__(self, weights: Floats | None = None) -> None:
        self.weights: Floats = np.load(FILE)["weights"] if weights is None else weights
        self.layout = Layout(find_game(GAME), PLAYERS)

    def choose(self, seat: Seat) -> int:
        codes = seat.codes()
        row = self.layout.row(seat.imagined, seat.seat)
        return codes[int(np.argmax(self.weights[codes] @ row))]


def chances(weights: Floats, rows: Floats, masks: NDArray[np.int8]) -> Floats:
    """How likely the policy takes each action: a softmax over the legal ones."""
    liking = rows @ weights.T
    liking[masks == 0] = -np.inf
    liking -= liking.max(axis=1, keepdims=True)
    odds: Floats = np.exp(liking)
    odds /= odds.sum(axis=1, keepdims=True)
    return odds


def draw(odds: Floats, random: np.random.Generator) -> NDArray[np.int64]:
    """An action for each row, by its chances."""
    sums = odds.cumsum(axis=1)
    actions: NDArray[np.int64] = (sums < random.random((len(odds), 1)) * sums[:, -1:]).sum(axis=1)
    return actions


class Lessons:
    """What was decided in games under way, and what games that ended have to teach."""

    def __init__(self) -> None:
        self.under_way: list[list[tuple[int, Floats, NDArray[np.int8], int]]] = [[] for _ in range(SIDE_BY_SIDE)]
        self.rows: list[Floats] = []
        self.masks: list[NDArray[np.int8]] = []
        self.actions: list[int] = []
        self.rewards: list[float] = []

    def note(self, before: Step, actions: NDArray[np.int64], after: Step) -> None:
        for place in range(SIDE_BY_SIDE):
            decision = int(before.seats[place]), before.observations[place], before.masks[place], int(actions[place])
            self.under_way[place].append(decision)
            if after.over[place]:
                for seat, row, mask, action in self.under_way[place]:
                    self.rows.append(row)
                    self.masks.append(mask)
                    self.actions.append(action)
                    self.rewards.append(float(after.rewards[place, seat]))
                self.under_way[place] = []

    def learn(self, weights: Floats) -> None:
        """One step up the gradient of the expected reward."""
        rows, masks = np.array(self.rows), np.array(self.masks)
        wanted = -chances(weights, rows, masks)
        wanted[np.arange(len(rows)), self.actions] += 1
        wanted *= np.array(self.rewards, np.float32)[:, None]
        gradient = wanted.T @ rows
        weights += LEARNING_RATE * gradient / np.sqrt(len(rows))
        self.rows, self.masks, self.actions, self.rewards = [], [], [], []


def train(seconds: float, seed: int = 1) -> Floats:
    batch = Batch(GAME, PLAYERS, SIDE_BY_SIDE, seed)
    random = np.random.default_rng(seed)
    weights = np.zeros((len(batch.game.space), batch.layout.width), np.float32)
    lessons, games, until = Lessons(), 0, monotonic() + seconds
    now = batch.now()
    while monotonic() < until:
        actions = draw(chances(weights, now.observations, now.masks), random)
        after = batch.step(actions)
        lessons.note(now, actions, after)
        now = after
        games += int(after.over.sum())
        if len(lessons.rows) >= MOST_DECISIONS_A_LESSON:
            lessons.learn(weights)
    print(f"learned from {games} games in {seconds:g} seconds")
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60, help="how long to train")
    parser.add_argument("--games", type=int, default=150, help="how many games to play in the arena")
    parser.add_argument("--against", default="random", help="the bot of the other seats")
    given = parser.parse_args()
    weights = train(given.seconds)
    np.savez_compressed(FILE, weights=weights)
    print(f"kept in {FILE}")
    report = meadhall.arena(GAME, [Learned(weights), given.against], games=given.games, players=PLAYERS)
    for standing in report.standings:
        print(
            f"{standing.bot}: first in {standing.rate:.0%} ({standing.least:.0%} to {standing.most:.0%}) of its seats, "
            f"{standing.mean:.1f} points on average; as good as the others would be {standing.chance:.0%}"
        )


if __name__ == "__main__":
    main()
