"""What a game is worth to each seat once it is over; every decision before earns nothing.

`places` is the share of rivals behind a seat less the share of those ahead: 1 for a sole winner, -1 for a sole last, 0
for two that tie, and 0 over all seats together. `scores` is the final score as it stands. Alone at a table nobody is
ahead or behind, so there the score is the only reward.
"""

from __future__ import annotations

from typing import Literal, get_args

from meadhall.kernel.errors import BadOption
from meadhall.kernel.game import Result

Reward = Literal["places", "scores"]


def check_reward(reward: str | None, players: int) -> Reward:
    """The reward asked for, or the usual one: places, alone the score."""
    if reward is None:
        return "scores" if players == 1 else "places"
    for known in get_args(Reward):
        if reward == known and not (reward == "places" and players == 1):
            checked: Reward = known
            return checked
    raise BadOption("reward-wrong", given_text=str(reward), players_count=players)


def rewards(result: Result, reward: Reward) -> list[float]:
    """One number for each seat."""
    if reward == "scores":
        return [float(score) for score in result.scores]
    places = result.places
    rivals = len(places) - 1
    return [
        (sum(1 for other in places if other > mine) - sum(1 for other in places if other < mine)) / rivals
        for mine in places
    ]
