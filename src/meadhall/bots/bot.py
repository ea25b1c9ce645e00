"""What a bot is, and which levels there are.

A level is known by its id. The words shown for it are messages of the catalogue: `shell-bot-<id>-name` is its name,
`shell-bot-<id>` name and manner, `shell-bot-<id>-about` a sentence about how it plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from meadhall.bots.quick import QuickBot
from meadhall.bots.random import RandomBot
from meadhall.bots.search import SearchBot, Thinking
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.errors import BadOption, MeadhallError
from meadhall.kernel.position import nearest
from meadhall.kernel.registry import AnyGame
from meadhall.kernel.seat import Seat
from meadhall.kernel.state import State


class Bot(Protocol):
    """An opponent. It may keep chance of its own, but no memory of other tables."""

    name: str

    def choose(self, seat: Seat) -> int:
        """The code of one of the seat's legal actions."""
        ...


class UnknownBot(MeadhallError):
    """No bot of that name."""


LEVELS = ("random", "quick", "steady", "strong")
"""The levels from the weakest to the strongest."""
SEARCHING = {
    "steady": Thinking(iterations=120, seconds=0.1, width=3, ahead=0),
    "strong": Thinking(iterations=8_000, seconds=3.0, width=5, ahead=7),
}
FORMER_NAMES = {"greedy": "quick"}
"""What tables stored before there were levels call them."""


def bot_names() -> list[str]:
    return list(LEVELS)


def level_of(name: str) -> str:
    """The level of that name, by its present or a former one."""
    level = FORMER_NAMES.get(name, name)
    if level not in LEVELS:
        raise UnknownBot("bot-unknown", given_text=name, nearest_name=nearest(name, bot_names()))
    return level


def make_bot(name: str, seed: int | str, live: bool = False) -> Bot:
    """A bot by name; equal seeds make equal choices from equal knowledge, unless it plays `live`, against the clock."""
    level = level_of(name)
    chance = Chance(key_of_seed(f"bot {level} {seed}"))
    if level == "random":
        return RandomBot(chance)
    if level == "quick":
        return QuickBot(chance)
    return SearchBot(level, chance, SEARCHING[level], live)


def bots_for_seats(names: Sequence[str], players: int, seed: int | str) -> list[Bot]:
    """One bot for each seat: one name serves all, otherwise each seat needs its own."""
    if len(names) not in (1, players):
        raise BadOption("bots-wrong-count", given_count=len(names), players_count=players)
    chosen = list(names) * players if len(names) == 1 else list(names)
    return [make_bot(name, f"{seed} seat {seat}") for seat, name in enumerate(chosen)]


def choose(bot: Bot, game: AnyGame, state: State, seat: int, chance: Chance) -> int:
    """Let a bot decide for a seat of a game under way; `chance` deals what the bot imagines."""
    return bot.choose(Seat(game, state, seat, chance))
