"""What can be said of a game without reading its rules: enough to list it, and to ask how it shall be set up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from meadhall.kernel.options import Option


class About(NamedTuple):
    """Every game's `about.py` has one, as `ABOUT`."""

    id: str
    title: str
    players: Sequence[int]
    rules_version: str
    options: Sequence[Option]
    actions: int
    """How many actions its space has; a test holds it to the space itself, which takes all of the rules to read."""
    minutes: int = 0
    """About how long a person's first choice of game takes, against bots that answer at once; 0 where nobody said.

    Decisions were counted in games of `quick`: 20 s for each, at A Feast for Odin a minute for each turn.
    """
