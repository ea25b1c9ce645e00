"""`meadhall arena`: bots against each other, and how sure one can be of what came of it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from meadhall.cli.inputs import players_or_default, read_options
from meadhall.cli.screen import make_console, progress_bar
from meadhall.kernel.registry import find_game
from meadhall.lab.arena import ArenaReport
from meadhall.lab.arena import arena as run
from meadhall.lab.plot import plot
from meadhall.lab.processes import all_processors


def arena(
    game: Annotated[str, typer.Argument(help="The game, such as brian-boru.")],
    bots: Annotated[
        str,
        typer.Option(
            help="One bot for each seat, or two: the first against a table of the second. A name, or mymodule:MyBot."
        ),
    ] = "quick,random",
    games: Annotated[int, typer.Option(help="How many games; each deal is played in every rotation of seats.")] = 100,
    players: Annotated[int | None, typer.Option(help="How many players.")] = None,
    seed: Annotated[str, typer.Option(help="Equal seeds play equal games.")] = "1",
    option: Annotated[list[str] | None, typer.Option("--option", help="An option of the game: name=value.")] = None,
    out: Annotated[Path | None, typer.Option(help="Keep each game in this file, and go on with what is in it.")] = None,
    svg: Annotated[Path | None, typer.Option(help="Draw the figures into this file.")] = None,
    processes: Annotated[int, typer.Option(min=0, help="How many processes; 0: one for each processor.")] = 0,
    ray: Annotated[
        str | None, typer.Option(help="Play on a Ray cluster: its address, or local for one on this machine.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Write JSON for programs.")] = False,
) -> None:
    """Let bots play each other, seats rotated, and report first places, ratings and time."""
    played = find_game(game)
    count = players_or_default(played, players)
    names = [name.strip() for name in bots.split(",")]
    with progress_bar(json) as progress:
        task = progress.add_task(played.title, total=games)
        report = run(
            played, names, games, count, seed, read_options(option or []), out, processes or all_processors(),
            lambda done: progress.advance(task, done), ray,
        )  # fmt: skip
    if svg is not None:
        svg.write_text(plot(report), encoding="utf-8")
    if json:
        typer.echo(msgspec.json.encode(report))
    else:
        show(report)


def show(report: ArenaReport) -> None:
    console = make_console()
    build = "compiled" if report.compiled else "plain Python"
    title = f"{report.match.game}, {report.match.players} seats, {report.games} games ({build})"
    table = Table(title=title)
    table.add_column("bot", no_wrap=True)  # a name that is cut short can't be told from another
    for head in ("first places", "95 %", "by chance", "rating", "mean", "median", "ms a decision"):
        table.add_column(head)
    for one in report.standings:
        table.add_row(
            one.bot,
            f"{100 * one.rate:.1f} %",
            f"{100 * one.least:.1f} to {100 * one.most:.1f} %",
            f"{100 * one.chance:.0f} %",
            "" if one.rating is None else f"{one.rating.mu:.1f} ± {2 * one.rating.sigma:.1f}",
            f"{one.mean:.1f}",
            f"{one.median:.0f}",
            f"{one.milliseconds:.2f}",
        )
    console.print(table)
    one = report.standings[0]
    if one.failures:
        console.print(f"{one.failures} decisions failed and were taken at random. {one.reason}")
