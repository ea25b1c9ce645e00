"""What A Feast for Odin is called, who can play it, and what may be set."""

from __future__ import annotations

from meadhall.kernel.about import About
from meadhall.kernel.options import Option

DECKS = ["A", "B", "C"]

ABOUT = About(
    id="feast-for-odin",
    title="A Feast for Odin",
    players=(1, 2, 3, 4),
    rules_version="2",
    options=(
        Option(id="length", kind="choice", default="long", clause="FO-2.1", choices=["long", "short"]),
        Option(id="decks", kind="choices", default=["A"], clause="FO-2.2", choices=DECKS),
        Option(id="choose_starting_card", kind="flag", default=False, clause="FO-14.10", players=[1]),
    ),
    actions=1340,
    minutes=35,  # 34 turns with two seats, in the long game
)
