"""Brian Boru: High King of Ireland, for three to five players."""

from meadhall.games.brian_boru.game import GAME

__all__ = ["GAME"]
