"""Transcripts: a game as text that anyone can read, mail and play back.

Before the game is over the seed is kept back and its commitment stands in its place, so that a transcript shown early
gives no future away and one shown late proves that nothing was redrawn. Where players contributed to the deal, `seed`
and `commitment` are the hall's part, and each contribution has a line of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from meadhall.kernel.deal import MISSING, Deal, commitment

if TYPE_CHECKING:
    from meadhall.kernel.table import Table

FIRST_LINE = "Meadhall transcript 1"
HEADER = ("game", "rules", "players", "options", "seed", "commitment", "seeds", "daily", "position", "take-backs",
          "hints", "sitting")  # fmt: skip
CONTRIBUTION = "contribution"
"""The one field of the header that may stand several times: seat, hash of the nonce, and the nonce or `missing`."""
FOOTER = ("over", "scores", "places", "hash")


def write_transcript(table: Table, deal: Deal | None = None, sitting: str = "") -> str:
    """The game as text. `deal` says how its seed was made, where that is more than the seed itself.

    `sitting` says who sits where, in games that one person plays on later; it isn't part of the game.
    """
    lines = [
        FIRST_LINE,
        f"game: {table.game.id}",
        f"rules: {table.game.rules_version}",
        f"players: {table.players}",
        f"options: {compact(table.options)}",
    ]
    lines += deal_lines(deal or Deal(table.seed, revealed=table.over))
    if table.origin is not None:
        lines.append(f"position: {compact(table.origin)}")
    if table.take_backs:
        lines.append("take-backs: yes")
    if sitting:
        lines.append(f"sitting: {sitting}")
    if table.hints:
        lines.append("hints: " + " ".join(str(seat) for seat in table.hints))
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


def deal_lines(deal: Deal) -> list[str]:
    lines = [f"seed: {deal.seed}"] if deal.revealed else []
    lines.append(f"commitment: {commitment(deal.seed)}")
    if deal.seeds:
        lines.append(f"seeds: {deal.seeds}")
    if deal.daily is not None:
        lines.append(f"daily: {deal.daily}")
    for one in deal.contributions:
        lines.append(f"{CONTRIBUTION}: {one.seat} {one.nonce_hash} {one.nonce or MISSING}")
    return lines


def compact(value: Any) -> str:
    return msgspec.json.encode(value, order="deterministic").decode()
