"""Pictures of tables: a view as SVG. What a view doesn't know isn't in its picture.

>>> import meadhall
>>> from meadhall.draw import draw
>>> draw(meadhall.new_game("brian-boru", players=3, seed=1).view(None)).startswith("<svg")
True
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from meadhall.draw import brian_boru, feast_for_odin, ortus_regni
from meadhall.draw.svg import Picture
from meadhall.kernel.registry import find_game
from meadhall.kernel.words.message import Speech

PAINTERS: dict[str, Callable[[Mapping[str, Any], Speech], Picture]] = {
    "brian-boru": brian_boru.paint,
    "feast-for-odin": feast_for_odin.paint,
    "ortus-regni": ortus_regni.paint,
}


def draw(view: Mapping[str, Any], language: str = "en") -> str:
    """A view (`Table.view(seat)`) as an SVG picture, its words in a language."""
    game, speech = find_game(view["game"]), Speech(language)
    painter = PAINTERS.get(game.id)
    return str(painter(view, speech) if painter is not None else sheets(view, speech))


def sheets(view: Mapping[str, Any], speech: Speech) -> Picture:
    """A game without a painter of its own: its sheets, line by line."""
    picture = Picture()
    lines: list[str] = []
    for sheet in find_game(view["game"]).sheets(dict(view), speech):
        lines += [sheet.title, *("   ".join(row) for row in [sheet.head, *sheet.rows]), ""]
    for number, line in enumerate(lines):
        picture.text(20, 30 + 20 * number, line, anchor="start")
    return picture
