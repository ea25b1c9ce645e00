"""A table whose log can't be played to its end under the present rules.

What is decided when, and why, is in docs/rules-versions.md.
"""

from __future__ import annotations

from typing import Any, Literal

from meadhall.hall.refusal import Refusal
from meadhall.hall.table.lines import Line
from meadhall.kernel.versions import is_newer

Reason = Literal["setup", "illegal", "differs"]
"""The game can't be set up as it was; a move isn't legal; a move is legal, but what it told is not the same."""


class Stranded:
    """Where a log stops being playable, and the moves from there on."""

    def __init__(self, reason: Reason, line: int, since_version: str, present_version: str) -> None:
        self.reason = reason
        self.line = line
        self.since_version = since_version
        self.present_version = present_version
        self.moves = 0
        """So many moves are stored beyond what can be shown."""

    def shown(self) -> dict[str, Any]:
        return {
            "reason": self.reason,
            "line": self.line,
            "from": self.since_version,
            "to": self.present_version,
            "moves": self.moves,
        }

    def take(self, line: Line) -> None:
        if line.kind == "play":
            self.moves += 1


def check_not_newer(version: str, present: str) -> None:
    """An older hall keeps its hands off a table that has gone on under newer rules."""
    if is_newer(version, present):
        raise Refusal(409, "rules-version-newer", given_text=version, present_text=present)
