"""`meadhall simulate`: many games, and what came of them."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.table import Table

from meadhall.cli.inputs import players_or_default, read_options
from meadhall.cli.screen import make_console, progress_bar
from meadhall.kernel.registry import find_game
from meadhall.lab.simulate import Report
from meadhall.lab.simulate import simulate as run

INTERRUPTED = 130
"""The exit code of a command that Ctrl-C ended."""


def simulate(
    game: Annotated[str, typer.Argument(help="The game, such as brian-boru.")],
    players: Annotated[int | None, typer.Option(help="How many players.")] = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[str, typer.Option(help="Equal seeds play equal games.")] = "1",
    bots: Annotated[
        str, typer.Option(help="One bot for all seats, or one for each: quick,random,mymodule:MyBot.")
    ] = "random",
    option: Annotated[list[str] | None, typer.Option("--option", help="An option of the game: name=value.")] = None,
    jobs: Annotated[int, typer.Option(help="How many processes; 0: one for each processor.")] = 1,
    out: Annotated[
        str | None,
        typer.Option(help="Keep the games: games.jsonl, games.parquet, or a folder of transcripts if it ends in /."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Write JSON for programs.")] = False,
) -> None:
    """Play many games with bots and report speed and scores. Ctrl-C ends it with a report."""
    played = find_game(game)
    count = players_or_default(played, players)
    names = [name.strip() for name in bots.split(",")]
    with progress_bar(json) as progress:
        task = progress.add_task(played.title, total=games)
        report = run(
            played, count, games, seed, names, read_options(option or []), lambda done: progress.advance(task, done),
            jobs=jobs, out=out,
        )  # fmt: skip
    if json:
        typer.echo(msgspec.json.encode(report))
    else:
        show(report, games)
    if report.interrupted:
        raise typer.Exit(INTERRUPTED)


def show(report: Report, wanted: int) -> None:
    console = make_console()
    build = "compiled" if report.compiled else "plain Python"
    if report.interrupted:
        console.print(f"Stopped after {report.games:,} of {wanted:,} games.")
    if report.resumed:
        console.print(f"{report.resumed:,} games were there already.")
    console.print(
        f"{report.games - report.resumed:,} games of {report.game} with {report.players} players in "
        f"{report.seconds:.1f} s ({build}): "
        f"{report.games_per_second:,.0f} games/s, {report.decisions_per_second:,.0f} decisions/s"
    )
    table = Table("seat", "bot", "won", "mean score", "least", "most")
    for number, seat in enumerate(report.scores):
        won = f"{100 * seat.wins / report.games:.1f} %"
        table.add_row(str(number), seat.bot, won, f"{seat.mean:.1f}", str(seat.least), str(seat.most))
    console.print(table)
