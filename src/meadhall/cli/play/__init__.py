"""`meadhall play`: a person against bots, in the terminal."""

from meadhall.cli.play.command import bot_name, play

__all__ = ["bot_name", "play"]
