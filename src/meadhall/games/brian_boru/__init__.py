"""Brian Boru: High King of Ireland, for three to five players.

Its rules are read when `GAME` is asked for; `about` needs none of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from meadhall.games.brian_boru.game import GAME

__all__ = ["GAME"]


def __getattr__(name: str) -> Any:
    if name != "GAME":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from meadhall.games.brian_boru.game import GAME

    return GAME
