"""Tempers: what bots of different character value more than a game's weights do.

A temper adds to the weights of some features. A game's `content/tempers.json` says how much, by temper and feature.
"""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.kernel.content import load_content

TEMPERS = ("raider", "merchant", "builder")


def read_tempers(package: str, features: Sequence[str]) -> dict[str, list[float]]:
    """What each temper adds to the weight of each feature, in their order."""
    content = load_content(package, "tempers.json")
    tempers = {}
    for temper in TEMPERS:
        added = content[temper]
        strange = set(added) - set(features)
        if strange:
            raise ValueError(f"{package}: tempers.json names features there are not: {sorted(strange)}")
        tempers[temper] = [float(added.get(name, 0)) for name in features]
    return tempers
