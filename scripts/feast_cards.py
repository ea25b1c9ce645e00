"""The occupations as the table of A Feast for Odin in the browser needs them, made from the content of the rules.

Writes `web/src/games/feast-for-odin/cards/cards.json`: deck, kind, points, the goods a card is about and, where a
template says what it does, the message that says it. Words are in the catalogues. The file is committed;
`tests/games/feast_for_odin/test_table_files.py` says when it is no longer what the content says, and when the English
words aren't.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from meadhall.games.feast_for_odin.interface.effect_words import effect_message
from meadhall.games.feast_for_odin.items import ITEM_OF_NAME
from meadhall.kernel.content import load_content

ROOT = Path(__file__).parents[1]
CARDS_FILE = ROOT / "web" / "src" / "games" / "feast-for-odin" / "cards" / "cards.json"


def cards() -> list[dict[str, Any]]:
    content: Any = load_content("meadhall.games.feast_for_odin", "occupations.json")
    found: list[dict[str, Any]] = content["cards"]
    return found


def items_in(value: Any) -> list[str]:
    """The things of the game an effect names, in the order it names them."""
    found: list[str] = []
    if isinstance(value, str):
        found = [value] if value in ITEM_OF_NAME else []
    elif isinstance(value, list):
        found = [item for part in value for item in items_in(part)]
    elif isinstance(value, dict):
        found = [item for key, part in value.items() for item in [*items_in(key), *items_in(part)]]
    return list(dict.fromkeys(item for item in found if item))


def does(card: int) -> dict[str, Any]:
    message = effect_message(card)
    return {} if message is None else {"does": {"key": message.key, "args": message.args}}


def card_lines() -> str:
    """One line for each card: number, deck, whether it is a starting card, when it works, points, things it names,
    and what it does if a template says it."""
    lines = [
        json.dumps(
            {
                "number": card["number"],
                "deck": card["deck"],
                "starting": card["starting"],
                "boxes": card["boxes"],
                "points": card["points"],
                "items": items_in(card["effect"]),
                **does(card["number"]),
            }
        )
        for card in cards()
    ]
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    CARDS_FILE.write_text(card_lines())
