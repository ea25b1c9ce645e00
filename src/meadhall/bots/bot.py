"""What a bot is, which levels and tempers there are, and how bots from outside take part.

A bot is known by its id: its level, or level and temper, as `steady-raider`. The words shown for it are messages of the
catalogue: `shell-bot-<id>-name` is its name, `shell-bot-<id>` name and manner, `shell-bot-<id>-about` how it plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Protocol, runtime_checkable

from meadhall.bots.quick import QuickBot
from meadhall.bots.random import RandomBot
from meadhall.bots.search import SearchBot, Thinking
from meadhall.bots.third_party import BadBot, in_file, load, offered
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.errors import BadOption, MeadhallError
from meadhall.kernel.position import nearest
from meadhall.kernel.registry import AnyGame
from meadhall.kernel.seat import Seat
from meadhall.kernel.state import State
from meadhall.kernel.temper import TEMPERS


@runtime_checkable
class Bot(Protocol):
    """An opponent: anything with a `name` and a method `choose`.

    It keeps no memory of other tables, and takes its chance from `seat.chance`: then equal seeds play equal games.
    """

    name: str

    def choose(self, seat: Seat) -> int:
        """The code of one of the seat's legal actions."""
        ...


BotLike = str | Bot | type[Bot]
"""A bot as it may be handed in: its name, an instance for all its games, or a class that is made anew for each."""


class UnknownBot(MeadhallError):
    """No bot of that name."""


class BadAnswer(MeadhallError):
    """A bot answered with something that isn't one of its legal codes."""


LEVELS = ("random", "quick", "steady", "strong")
"""The levels from the weakest to the strongest."""
SEARCHING = {
    "steady": Thinking(iterations=120, seconds=0.1, turns=50, width=3, ahead=1, worlds=2),
    "strong": Thinking(iterations=8_000, seconds=3.0, turns=900, width=8, ahead=7, passes=3, worlds=24),
}
FORMER_NAMES = {"greedy": "quick"}
"""What tables stored before there were levels call them."""


admitted: list[str] = []
"""Bots from outside that the operator of this process's hall lets people seat."""


def admit_bots(names: Sequence[str]) -> None:
    """Let a hall seat these bots besides the levels; raises for one that can't be made."""
    for name in names:
        make_bot(name, "")
    admitted[:] = [name for name in dict.fromkeys(names) if name not in LEVELS]


def bot_names() -> list[str]:
    """The bots a hall seats: the levels, and what its operator admits."""
    return [*LEVELS, *admitted]


def tempered_levels() -> list[str]:
    """The levels that can have a temper; whoever plays at random has none."""
    return [level for level in LEVELS if level != "random"]


def bot_id(name: str) -> str:
    """The id of a bot a hall seats, by its present or a former name."""
    if name in admitted:
        return name
    level, temper = level_and_temper(name)
    return f"{level}-{temper}" if temper else level


def level_of(name: str) -> str:
    """The level of a bot, by its present or a former name, whatever its temper."""
    return level_and_temper(name)[0]


def level_and_temper(name: str) -> tuple[str, str]:
    """What an id is made of; the temper is empty where there is none."""
    level, _, temper = name.partition("-")
    level = FORMER_NAMES.get(level, level)
    if (level in LEVELS and "-" not in name) or (level in tempered_levels() and temper in TEMPERS):
        return level, temper
    raise unknown(name)


def unknown(name: str) -> UnknownBot:
    tempered = [f"{level}-{temper}" for level in tempered_levels() for temper in TEMPERS]
    known = [*bot_names(), *tempered, *offered()]
    return UnknownBot("bot-unknown", given_text=name, nearest_name=nearest(name, known))


def is_level(name: str) -> bool:
    """Whether a name is that of a level, with or without a temper."""
    try:
        level_and_temper(name)
    except UnknownBot:
        return False
    return True


def make_bot(bot: BotLike, seed: int | str, live: bool = False, cores: int = 1) -> Bot:
    """A bot for one game. Of a level, equal seeds make equal choices from equal knowledge, unless it plays `live`,
    against the clock. Levels that search a tree may do so on several `cores`: with other chance in each, so that they
    choose otherwise than on one. Besides levels, `bot` is what `BotLike` says: a name may be an entry point or
    `module:Class`."""
    if cores < 1:
        raise BadOption("cores-wrong", given_count=cores)
    if not isinstance(bot, str):
        return checked(bot, getattr(bot, "__name__", type(bot).__name__))
    if not is_level(bot):
        return checked(named(bot), bot)
    level, temper = level_and_temper(bot)
    chance = Chance(key_of_seed(f"bot {level} {seed}"))
    if level == "random":
        return RandomBot(chance)
    if level == "quick":
        return QuickBot(bot_id(bot), chance, temper)
    return SearchBot(bot_id(bot), chance, SEARCHING[level], live, temper, cores)


def named(name: str) -> object:
    """What a name stands for that is no level."""
    found = load(name)
    if found is None:
        bots = in_file(name)
        raise UnknownBot("bot-unknown", given_text=name, nearest_name=bots[0]) if bots else unknown(name)
    return found


def checked(found: object, said: str) -> Bot:
    """A bot, made of its class if that is what was found."""
    try:
        made = found() if isinstance(found, type) else found
    except Exception as error:  # a stranger's class may fail in any way
        raise BadBot("bot-unloadable", given_text=said, reason_text=f"{type(error).__name__}: {error}") from error
    if not isinstance(made, Bot):
        raise BadBot("bot-incomplete", given_text=said)
    return made


def line_of_bots(bots: BotLike | Sequence[BotLike], players: int) -> list[BotLike]:
    """One bot for each seat: one serves all, otherwise each seat needs its own."""
    given = list(bots) if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots]
    if len(given) not in (1, players):
        raise BadOption("bots-wrong-count", given_count=len(given), players_count=players)
    return given * players if len(given) == 1 else given


def bots_for_seats(bots: BotLike | Sequence[BotLike], players: int, seed: int | str) -> list[Bot]:
    """The bots of one game, seat by seat."""
    return [make_bot(bot, f"{seed} seat {seat}") for seat, bot in enumerate(line_of_bots(bots, players))]


def choose(bot: Bot, game: AnyGame, state: State, seat: int, chance: Chance) -> int:
    """Let a bot decide for a seat of a game under way; `chance` deals what the bot imagines."""
    answer = bot.choose(Seat(game, state, seat, chance))
    try:
        code = index(answer)
    except TypeError:
        code = -1
    if code not in state.legal(seat):
        raise BadAnswer("bot-bad-answer", bot_name=bot.name, given_text=repr(answer))
    return code
