"""Ortus Regni, for two to six Earls."""

from meadhall.games.ortus_regni.game import GAME

__all__ = ["GAME"]
