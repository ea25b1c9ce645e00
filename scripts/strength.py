"""`make strength`: how strong each level is against the one below, written into docs/bots.md.

Every match is kept game by game in build/strength, so that a run that was stopped goes on. `--short` plays few enough
games to be done in half an hour; the intervals say how much that is worth.
"""

from __future__ import annotations

import argparse
import platform
from itertools import pairwise
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

import meadhall
from meadhall.bots.bot import LEVELS
from meadhall.kernel.registry import find_game
from meadhall.lab.arena import ArenaReport, all_processors, arena

ROOT = Path(__file__).parents[1]
GAMES_KEPT = ROOT / "build" / "strength"
PAGE = ROOT / "docs" / "bots.md"
BEGIN, END = "<!-- figures: written by make strength -->", "<!-- end of figures -->"

SEATS = {"brian-boru": (4, 3, 5), "feast-for-odin": (1, 2), "ortus-regni": (2, 3)}
GAMES = {"random": 400, "quick": 200, "steady": 120}
"""How many games a level plays against the one below, by the latter; a long think is worth fewer."""
SHORT = 5
"""The short form plays a fifth of them."""
TARGETS = {
    ("brian-boru", 4, "quick"): 0.70, ("brian-boru", 4, "steady"): 0.55, ("brian-boru", 4, "strong"): 0.45,
    ("ortus-regni", 2, "quick"): 0.80, ("ortus-regni", 2, "steady"): 0.68, ("ortus-regni", 2, "strong"): 0.65,
}  # fmt: skip
ALONE = {"quick": 75, "steady": 95, "strong": 115}
TIMES_CHANCE = 1.6
"""What is asked of a level where the table above names nothing else."""


def play(game_id: str, players: int, level: str, below: str, games: int) -> ArenaReport:
    game = find_game(game_id)
    names = [level] if players == 1 else [level, below]
    options = {"decks": ["A", "B", "C"]} if game_id == "feast-for-odin" else {}
    file = GAMES_KEPT / f"{game_id}-{players}-{level}.jsonl"
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"{game_id}, {players} seats, {level}", total=games)
        return arena(
            game, names, games, players, "strength", options, file, all_processors(),
            lambda done: progress.advance(task, done),
        )  # fmt: skip


def line(report: ArenaReport, level: str, below: str) -> str:
    """One row of the page's table."""
    match, one = report.match, report.standings[0]
    if match.players == 1:
        asked, found = f"median {ALONE[level]}", f"median {one.median:.0f}, mean {one.mean:.0f}"
    else:
        wanted = TARGETS.get((match.game, match.players, level), min(0.65, TIMES_CHANCE / match.players))
        asked = f"{100 * wanted:.0f} %"
        found = f"{100 * one.rate:.0f} % ({100 * one.least:.0f} to {100 * one.most:.0f} %)"
    against = "alone" if match.players == 1 else f"against {below}"
    cells = [match.game, match.players, f"{level} {against}", asked, found, report.games, f"{one.milliseconds:.1f}"]
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def write(rows: list[str], short: bool) -> None:
    build = "compiled" if meadhall.compiled() else "plain Python"
    command = "make strength SHORT=1" if short else "make strength"
    head = [
        BEGIN,
        f"Measured with `{command}`: {build}, Python {platform.python_version()}, {platform.machine()}.",
        "",
        "| game | seats | level | asked | first places, 95 % interval | games | ms a decision |",
        "|---|---|---|---|---|---|---|",
    ]
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(before + "\n".join([*head, *rows, END]) + after, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true", help="a fifth of the games")
    parser.add_argument("--game", action="append", help="only this game; may be repeated")
    parser.add_argument("--dry", action="store_true", help="print the table, leave the page as it is")
    wanted = parser.parse_args()
    GAMES_KEPT.mkdir(parents=True, exist_ok=True)
    rows = []
    for game, seats in SEATS.items():
        for players in seats if not wanted.game or game in wanted.game else ():
            for below, level in pairwise(LEVELS):
                games = GAMES[below] // (SHORT if wanted.short else 1)
                games -= games % players
                rows.append(line(play(game, players, level, below, games), level, below))
                print(rows[-1])
    if not wanted.dry:
        write(rows, wanted.short)


if __name__ == "__main__":
    main()
