"""Transcripts: a game as text that anyone can read, mail and play back.

Before the game is over the seed is kept back and its commitment stands in its place, so that a transcript shown early
gives no future away and one shown late proves that nothing was redrawn.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from meadhall.kernel.table import Table

FIRST_LINE = "Meadhall transcript 1"
HEADER = ("game", "rules", "players", "options", "seed", "commitment", "position", "take-backs")
FOOTER = ("over", "scores", "places", "hash")


def commitment(seed: str) -> str:
    """A hash that fixes the seed without showing it."""
    return sha256(b"meadhall seed " + seed.encode()).hexdigest()


def write_transcript(table: Table) -> str:
    lines = [
        FIRST_LINE,
        f"game: {table.game.id}",
        f"rules: {table.game.rules_version}",
        f"players: {table.players}",
        f"options: {compact(table.options)}",
    ]
    if table.over:
        lines.append(f"seed: {table.seed}")
    lines.append(f"commitment: {commitment(table.seed)}")
    if table.origin is not None:
        lines.append(f"position: {compact(table.origin)}")
    if table.take_backs:
        lines.append("take-backs: yes")
    lines.append("")
    notations = table.game.space.notations
    lines += [f"{number}. {seat} {notations[code]}" for number, (seat, code) in enumerate(table.log, 1)]
    lines += ["", f"over: {'yes' if table.over else 'no'}"]
    result = table.result
    if result is not None:
        lines.append("scores: " + " ".join(str(score) for score in result.scores))
        lines.append("places: " + " ".join(str(place) for place in result.places))
    lines.append(f"hash: {table.hash()}")
    return "\n".join(lines) + "\n"


def compact(value: Any) -> str:
    return msgspec.json.encode(value, order="deterministic").decode()
