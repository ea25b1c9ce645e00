"""What Brian Boru is called, who can play it, and what may be set (section 15 of the rules)."""

from __future__ import annotations

from meadhall.games.brian_boru.board import CONTENT
from meadhall.kernel.about import About
from meadhall.kernel.options import Option

MOST_VIKING_CARDS, MOST_STRENGTH = 60, 99
"""The rules name no bounds (BB-15.3); a table must stay of a size that can be stored and sent."""


def read_options() -> list[Option]:
    """The options of section 15, from the content; the seed is the kernel's own."""
    kinds = {"boolean": "flag", "list of integers": "numbers"}
    return [
        Option(
            id=entry["id"],
            kind=kinds[entry["type"]],  # type: ignore[arg-type]
            default=entry["default"],
            clause=entry["clause"],
            least=1 if entry["type"] == "list of integers" else 0,
            most=MOST_STRENGTH if entry["type"] == "list of integers" else 0,
            longest=MOST_VIKING_CARDS if entry["type"] == "list of integers" else 0,
            presets={preset["id"]: preset["values"] for preset in entry.get("presets", [])},
            players=[5] if entry["id"] == "five_player_all_cards" else [],
        )
        for entry in CONTENT["options"]
        if entry["id"] != "seed"
    ]


ABOUT = About(
    id="brian-boru",
    title="Brian Boru: High King of Ireland",
    players=(3, 4, 5),
    rules_version="1",
    options=read_options(),
    actions=802,
    minutes=20,  # 52 decisions with four seats
)
