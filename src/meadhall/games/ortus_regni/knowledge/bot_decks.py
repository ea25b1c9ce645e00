"""The decks bots choose from (`content/bot-decks.json`), and think of when others' decks are hidden."""

from __future__ import annotations

from typing import Any, Final

from meadhall.games.ortus_regni.cards import SAMPLE_DECKS, SAMPLE_LISTS, SET_TYPES
from meadhall.kernel.content import load_content

CONTENT: Final[dict[str, Any]] = load_content("meadhall.games.ortus_regni", "bot-decks.json")
MOST_EARLS: Final = 6


def read_lists() -> dict[str, list[int]]:
    """Every deck bots know, by name: the sample decks and their own."""
    lists = dict(zip(SAMPLE_DECKS, SAMPLE_LISTS, strict=True))
    for name, cards in CONTENT["decks"].items():
        lists[str(name)] = [int(cards.get(kind, 0)) for kind in SET_TYPES]
    return lists


KNOWN_DECKS: Final[dict[str, list[int]]] = read_lists()
KNOWN_LISTS: Final[list[list[int]]] = list(KNOWN_DECKS.values())
BOT_DECKS: Final[list[list[list[int]]]] = [
    [KNOWN_DECKS[str(name)] for name in CONTENT["chosen"].get(str(players), [])] for players in range(MOST_EARLS + 1)
]
"""By number of Earls: the decks that do best."""
