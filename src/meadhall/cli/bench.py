"""`meadhall bench`: how fast the rules run here."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.table import Table

from meadhall.cli.screen import make_console
from meadhall.lab.bench import bench as run


def bench(
    repeats: Annotated[int, typer.Option(min=1, help="Each figure is the median of so many measurements.")] = 5,
    json: Annotated[bool, typer.Option("--json", help="Write JSON for programs.")] = False,
) -> None:
    """Measure random play and cloning for every game and player count."""
    if json:
        typer.echo(msgspec.json.encode(run(repeats)))
        return
    console = make_console()
    with console.status("measuring") as status:
        report = run(repeats, lambda what: status.update(f"measuring {what}"))
    build = "compiled" if report.compiled else "plain Python"
    table = Table(
        "game",
        "players",
        "decisions/s",
        "yardsticks",
        "clone µs",
        "decisions/game",
        title=f"{build}, median of {report.repeats}; yardstick {report.yardstick_per_second:,.0f} loops/s",
    )
    for speed in report.speeds:
        table.add_row(
            speed.game,
            str(speed.players),
            f"{speed.decisions_per_second:,.0f}",
            f"{speed.yardsticks:.4f}",
            f"{speed.clone_microseconds:.1f}",
            f"{speed.decisions_per_game:.0f}",
        )
    console.print(table)
