"""What a bot is, and the list of those there are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from meadhall.bots.greedy import GreedyBot
from meadhall.bots.random import RandomBot
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


BOTS: dict[str, type[RandomBot] | type[GreedyBot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
}


def bot_names() -> list[str]:
    return list(BOTS)


def make_bot(name: str, seed: int | str) -> Bot:
    """A bot by name; equal seeds make equal choices from equal knowledge."""
    if name not in BOTS:
        raise UnknownBot("bot-unknown", given_text=name, nearest_name=nearest(name, bot_names()))
    return BOTS[name](Chance(key_of_seed(f"bot {name} {seed}")))


def bots_for_seats(names: Sequence[str], players: int, seed: int | str) -> list[Bot]:
    """One bot for each seat: one name serves all, otherwise each seat needs its own."""
    if len(names) not in (1, players):
        raise BadOption("bots-wrong-count", given_count=len(names), players_count=players)
    chosen = list(names) * players if len(names) == 1 else list(names)
    return [make_bot(name, f"{seed} seat {seat}") for seat, name in enumerate(chosen)]


def choose(bot: Bot, game: AnyGame, state: State, seat: int, chance: Chance) -> int:
    """Let a bot decide for a seat of a game under way; `chance` deals what the bot imagines."""
    return bot.choose(Seat(game, state, seat, chance))
