"""Opponents. A bot is given a `Seat` (what its seat may know, and nothing else) and answers with a code.

Your own is a class with a `name` and a method `choose(seat)`; it plays wherever a bot's name is asked for
(docs/write-a-bot.md).
"""

from meadhall.bots.bot import (
    BadAnswer,
    Bot,
    BotLike,
    UnknownBot,
    admit_bots,
    bot_id,
    bot_names,
    bots_for_seats,
    level_of,
    make_bot,
    tempered_levels,
)
from meadhall.bots.third_party import BadBot
from meadhall.kernel.seat import Seat
from meadhall.kernel.temper import TEMPERS

__all__ = [
    "TEMPERS",
    "BadAnswer",
    "BadBot",
    "Bot",
    "BotLike",
    "Seat",
    "UnknownBot",
    "admit_bots",
    "bot_id",
    "bot_names",
    "bots_for_seats",
    "level_of",
    "make_bot",
    "tempered_levels",
]
