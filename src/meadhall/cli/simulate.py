"""`meadhall simulate`: many games, and what came of them."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from meadhall.cli.inputs import players_or_default, read_options
from meadhall.cli.screen import progress_bar
from meadhall.kernel.registry import find_game
from meadhall.lab.simulate import Report
from meadhall.lab.simulate import simulate as run


def simulate(
    game: Annotated[str, typer.Argument(help="The game, such as brian-boru.")],
    players: Annotated[int | None, typer.Option(help="How many players.")] = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[str, typer.Option(help="Equal seeds play equal games.")] = "1",
    bots: Annotated[str, typer.Option(help="One bot for all seats, or one for each: quick,random,random.")] = "random",
    option: Annotated[list[str] | None, typer.Option("--option", help="An option of the game: name=value.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Write JSON for programs.")] = False,
) -> None:
    """Play many games with bots and report speed and scores."""
    played = find_game(game)
    count = players_or_default(played, players)
    names = [name.strip() for name in bots.split(",")]
    with progress_bar(json) as progress:
        task = progress.add_task(played.title, total=games)
        options = read_options(option or [])
        report = run(played, count, games, seed, names, options, lambda done: progress.advance(task, done))
    if json:
        typer.echo(msgspec.json.encode(report))
    else:
        show(report)


def show(report: Report) -> None:
    console = Console()
    build = "compiled" if report.compiled else "plain Python"
    console.print(
        f"{report.games:,} games of {report.game} with {report.players} players in {report.seconds:.1f} s ({build}): "
        f"{report.games_per_second:,.0f} games/s, {report.decisions_per_second:,.0f} decisions/s"
    )
    table = Table("seat", "bot", "won", "mean score", "least", "most")
    for number, seat in enumerate(report.scores):
        won = f"{100 * seat.wins / report.games:.1f} %"
        table.add_row(str(number), seat.bot, won, f"{seat.mean:.1f}", str(seat.least), str(seat.most))
    console.print(table)
