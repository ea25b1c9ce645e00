"""`make strength`: how strong each level is against the one below, written into `bots/strength.json`, which the hall
shows to people, and from there into docs/bots.md. `--table` only writes the page's table anew.

Every match is kept game by game in benchmarks/strength, which is committed: a run that was stopped goes on, on any
machine, as long as the levels play alike (`bots.strength.PLAYING_VERSIONS`). Its row is written when it is done;
`--kept` plays nothing and writes the rows of what was kept, `--more 10` plays ten games more than were.
`--short` plays few enough games to be done in half an hour; the intervals say how much that is worth.
A part of the table is named by `--game`, `--seats` and `--level`; rows of the others stay as they were. `--bound` gives
the stronger level fewer iterations, where its own take too long: such a row says so, and is a lower bound.
"""

from __future__ import annotations

import argparse
import platform
from collections.abc import Iterator
from itertools import count, pairwise
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from rich.console import Console
from rich.progress import Progress

import meadhall
from meadhall.bots.bot import LEVELS
from meadhall.bots.strength import (
    FILE,
    PLAYING_VERSIONS,
    Figures,
    Measured,
    figures,
    table_of_figures,
    write_figures,
)
from meadhall.kernel.registry import find_game
from meadhall.lab.arena import SURE, ArenaReport, arena
from meadhall.lab.processes import all_processors

ROOT = Path(__file__).parents[1]
GAMES_KEPT = ROOT / "benchmarks" / "strength"
PAGE = ROOT / "docs" / "bots.md"
FIGURES = ROOT / "src" / "meadhall" / "bots" / FILE
BEGIN, END = "<!-- figures: written by make strength -->", "<!-- end of figures -->"

SEATS = {"brian-boru": (4, 3, 5), "feast-for-odin": (1, 2, 3, 4), "ortus-regni": (2, 3, 4, 5, 6)}
GAMES = {"random": 400, "quick": 200, "steady": 120}
"""How many games a level plays against the one below, by the latter; a long think is worth fewer."""
SHORT = 5
"""The short form plays a fifth of them."""
TARGETS = {
    ("brian-boru", 4, "quick"): 0.70, ("brian-boru", 4, "steady"): 0.55, ("brian-boru", 4, "strong"): 0.45,
    ("ortus-regni", 2, "quick"): 0.80, ("ortus-regni", 2, "steady"): 0.68, ("ortus-regni", 2, "strong"): 0.65,
}  # fmt: skip
SAME_DECK = "all_rounder"
"""With two seats at Ortus Regni everybody has this deck: what is asked there is asked with the same decks."""
ALONE = {"quick": 75, "steady": 95, "strong": 115}
TIMES_CHANCE = 1.6
"""What is asked of a level where the table above names nothing else."""


def options_of(game_id: str, players: int) -> dict[str, Any]:
    if game_id == "feast-for-odin":
        return {"decks": ["A", "B", "C"]}
    if game_id == "ortus-regni" and players == 2:
        decks = next(option for option in find_game(game_id).options if option.id == "decks")
        return {"decks": decks.presets[SAME_DECK]}
    return {}


def seed_of(game_id: str) -> str:
    """Levels that play otherwise are measured on other deals, so that none of the old games are counted with them."""
    version = PLAYING_VERSIONS[game_id]
    return "strength" if version == 1 else f"strength {version}"


def level_name(match: Asked, iterations: int | None) -> str:
    return match.level if iterations is None else f"{match.level}@{iterations}"


def file_of(match: Asked, iterations: int | None) -> Path:
    version = PLAYING_VERSIONS[match.game]
    kind = f"{match.game}-{match.players}-{level_name(match, iterations)}"
    return GAMES_KEPT / (f"{kind}.jsonl" if version == 1 else f"{kind}-{version}.jsonl")


def games_kept(match: Asked, iterations: int | None) -> int:
    """How many games there are without one missing before them, each deal in all rotations of the seats."""
    file = file_of(match, iterations)
    if not file.exists():
        return 0
    numbers = {msgspec.json.decode(line)["number"] for line in file.read_bytes().splitlines()[1:]}
    whole = next(number for number in count() if number not in numbers)
    return whole - whole % match.players


def games_wanted(match: Asked, wanted: argparse.Namespace) -> int:
    kept = games_kept(match, wanted.bound)
    if wanted.kept:
        return kept
    usual = GAMES[match.below] // (SHORT if wanted.short else 1)
    games = kept + wanted.more if wanted.more else wanted.games or usual
    return int(games - games % match.players)


def play(match: Asked, games: int, iterations: int | None, processes: int) -> ArenaReport:
    level = level_name(match, iterations)
    names = [level] if match.players == 1 else [level, match.below]
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"{match.game}, {match.players} seats, {level}", total=games)
        return arena(
            match.game, names, games, match.players, seed_of(match.game), options_of(match.game, match.players),
            file_of(match, iterations), processes, lambda done: progress.advance(task, done),
        )  # fmt: skip


def measured(report: ArenaReport, match: Asked, iterations: int | None) -> Measured:
    """What the page and the hall tell of a match."""
    one = report.standings[0]
    time = round(one.milliseconds, 1)
    if match.players == 1:
        error = SURE * one.deviation / max(1, report.games - 1) ** 0.5
        return Measured(match.game, 1, match.level, report.games, least=round(one.mean - error, 1),
                        most=round(one.mean + error, 1), median=round(one.median, 1), mean=round(one.mean, 1),
                        asked=ALONE[match.level], milliseconds=time, iterations=iterations)  # fmt: skip
    asked = TARGETS.get((match.game, match.players, match.level), min(0.65, TIMES_CHANCE / match.players))
    rate, least, most = (round(share, 3) for share in (one.rate, one.least, one.most))
    return Measured(match.game, match.players, match.level, report.games, match.below, rate, least, most,
                    asked=round(asked, 2), milliseconds=time, iterations=iterations)  # fmt: skip


class Asked(NamedTuple):
    """A row of the table."""

    game: str
    players: int
    level: str
    below: str


def whole_table() -> Iterator[Asked]:
    for game, seats in SEATS.items():
        for players in seats:
            for below, level in pairwise(LEVELS):
                yield Asked(game, players, level, below)


def row_of(row: Measured) -> tuple[str, int, str]:
    return (row.game, row.players, row.level)


def with_row(found: Figures, row: Measured, how: str) -> Figures:
    """The figures with a row in its place of the table, instead of any there was."""
    order = [match[:3] for match in whole_table()]
    rows = [other for other in found.matches if row_of(other) != row_of(row)] + [row]
    return Figures(how, sorted(rows, key=lambda one: order.index(row_of(one))))


def write_page(found: Figures) -> None:
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n{table_of_figures(found)}\n{END}{after}", encoding="utf-8")


def how_measured() -> str:
    build = "compiled" if meadhall.compiled() else "plain Python"
    return (
        f"Measured with `make strength` or parts of it (`scripts/strength.py`): {build}, Python "
        f"{platform.python_version()}, {platform.machine()}, on a machine shared with other work: shares of first "
        "places don't suffer from that, milliseconds do."
    )


def wanted_of_user() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true", help="a fifth of the games")
    parser.add_argument("--game", action="append", help="only this game; may be repeated")
    parser.add_argument("--seats", type=int, action="append", help="only this number of seats; may be repeated")
    parser.add_argument("--level", action="append", help="only this level; may be repeated")
    parser.add_argument("--games", type=int, help="so many games of each match")
    parser.add_argument("--more", type=int, help="so many games of each match more than were kept")
    parser.add_argument("--kept", action="store_true", help="play nothing, write the rows of the games that were kept")
    parser.add_argument("--bound", type=int, metavar="ITERATIONS", help="a turn's iterations of the stronger level")
    parser.add_argument("--processes", type=int, default=all_processors())
    parser.add_argument("--dry", action="store_true", help="print the rows, leave the files as they are")
    parser.add_argument("--table", action="store_true", help="play nothing, write the page's table from the figures")
    return parser.parse_args()


def main() -> None:
    wanted = wanted_of_user()
    if wanted.table:
        write_page(figures())
        return
    GAMES_KEPT.mkdir(parents=True, exist_ok=True)
    for match in whole_table():
        chosen = ((wanted.game, match.game), (wanted.seats, match.players), (wanted.level, match.level))
        if any(named and one not in named for named, one in chosen):
            continue
        games = games_wanted(match, wanted)
        if not games:
            continue
        row = measured(play(match, games, wanted.bound, wanted.processes), match, wanted.bound)
        print(row)
        if not wanted.dry:
            found = with_row(msgspec.json.decode(FIGURES.read_bytes(), type=Figures), row, how_measured())
            FIGURES.write_text(write_figures(found), encoding="utf-8")
            write_page(found)


if __name__ == "__main__":
    main()
