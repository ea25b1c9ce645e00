"""Opponents. A bot is given a `Seat` (what its seat may know, and nothing else) and answers with a code."""

from meadhall.bots.bot import Bot, UnknownBot, bot_names, bots_for_seats, level_of, make_bot

__all__ = ["Bot", "UnknownBot", "bot_names", "bots_for_seats", "level_of", "make_bot"]
