"""How strong the levels were found to be: the figures of `make strength`, for the page about bots and for the hall.

`strength.json` is the only place they are kept. `scripts/strength.py` writes it, and from it the table in docs/bots.md.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import msgspec

from meadhall.bots.bot import LEVELS
from meadhall.kernel.registry import all_games

FILE = "strength.json"
PLAYING_VERSIONS = {"brian-boru": 1, "feast-for-odin": 2, "ortus-regni": 1}
"""How the levels play each game, as a number that is raised when they answer otherwise: games kept by `make strength`
count as long as it is the same (`tests/bots/test_kept_games.py`)."""


class Measured(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What one level did at one number of seats: against a table of the level below, or alone."""

    game: str
    players: int
    level: str
    games: int
    against: str | None = None
    """The level on all other seats; none if it played alone."""
    rate: float | None = None
    """The share of first places,"""
    least: float | None = None
    most: float | None = None
    """and its 95 % interval; alone that of the mean."""
    median: float | None = None
    """Alone: the score in the middle,"""
    mean: float | None = None
    """and the mean of all."""
    asked: float | None = None
    """What was asked of the level: a share, or alone a median."""
    milliseconds: float | None = None
    """Processor time for a decision, where it was measured."""
    iterations: int | None = None
    """Set where the level played with another budget than its own: that says little of the level itself."""


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    measured: str
    """How and on what machine."""
    matches: list[Measured]


@lru_cache
def figures() -> Figures:
    text = Path(__file__).with_name(FILE).read_bytes()
    return msgspec.json.decode(text, type=Figures)


def write_figures(found: Figures) -> str:
    """The file's text: a line for each match, so that a change of one is a change of one line."""
    lines = ",\n".join(
        "    " + msgspec.json.format(msgspec.json.encode(match), indent=-1).decode() for match in found.matches
    )
    measured = msgspec.json.encode(found.measured).decode()
    return f'{{\n  "measured": {measured},\n  "matches": [\n{lines}\n  ]\n}}\n'


def table_of_figures(found: Figures) -> str:
    """The figures as a table in Markdown, and what was never measured."""
    head = [
        "| game | seats | level | asked | first places, 95 % interval | games | ms a decision |",
        "|---|---|---|---|---|---|---|",
    ]
    return "\n".join([found.measured, "", *head, *map(table_row, found.matches), "", *not_measured(found)])


def not_measured(found: Figures) -> list[str]:
    """For each game the levels never measured, and with how many seats; the weakest has none below it."""
    known = {(match.game, match.players, match.level) for match in found.matches}
    lines = []
    for game in all_games().values():
        missing = []
        for level in LEVELS[1:]:
            seats = [str(players) for players in game.players if (game.id, players, level) not in known]
            if seats:
                missing.append(f"`{level}` with {', '.join(seats)}")
        if missing:
            lines.append(f"- Not measured at {game.title}: {'; '.join(missing)} seats.")
    return lines


def table_row(match: Measured) -> str:
    level = match.level if match.iterations is None else f"{match.level}@{match.iterations}"
    if match.against is None:
        asked, result = f"median {match.asked:g}", f"median {match.median:g}, mean {match.mean:g}"
        if match.least is not None and match.most is not None:
            result += f" ({match.least:g} to {match.most:g})"
        rival = "alone"
    else:
        asked, result = (
            percent(match.asked),
            f"{percent(match.rate)} ({100 * (match.least or 0):.0f} to {percent(match.most)})",
        )
        rival = f"against {match.against}"
    time = "" if match.milliseconds is None else f"{match.milliseconds:.1f}"
    cells = [match.game, match.players, f"{level} {rival}", asked, result, match.games, time]
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def percent(share: float | None) -> str:
    return "" if share is None else f"{100 * share:.0f} %"
