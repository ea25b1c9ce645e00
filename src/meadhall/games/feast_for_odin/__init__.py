"""A Feast for Odin, for one to four players."""

from meadhall.games.feast_for_odin.game import GAME

__all__ = ["GAME"]
