"""`meadhall train`: learn a game's values from games of the search, and write them with their origin."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

import meadhall
from meadhall.cli.screen import progress_bar
from meadhall.kernel.registry import find_game
from meadhall.lab.arena import all_processors
from meadhall.lab.train import Lesson, commit, weights_file, write_weights
from meadhall.lab.train import train as run


def train(
    game: Annotated[str, typer.Argument(help="The game, such as brian-boru.")],
    players: Annotated[list[int] | None, typer.Option(help="For how many players; all numbers if left out.")] = None,
    games: Annotated[int, typer.Option(help="How many games for each number of players.")] = 600,
    iterations: Annotated[int, typer.Option(min=1, help="How long the search thinks about a turn.")] = 300,
    seed: Annotated[str, typer.Option(help="Equal seeds play equal games.")] = "1",
    processes: Annotated[int, typer.Option(min=0, help="How many processes; 0: one for each processor.")] = 0,
    out: Annotated[Path | None, typer.Option(help="Where to write; the game's own file if left out.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Write JSON for programs.")] = False,
) -> None:
    """Play games with the search, fit the weights of the game's values to them, and write the weights."""
    taught = find_game(game)
    counts = players or list(taught.players)
    lessons = []
    with progress_bar(json) as progress:
        task = progress.add_task(taught.title, total=games * len(counts))
        for count in counts:
            lessons.append(
                run(
                    taught, count, games, seed, iterations, processes or all_processors(),
                    lambda done: progress.advance(task, done),
                )
            )  # fmt: skip
    chosen = "".join(f" --players {count}" for count in players or [])
    command = f"meadhall train {game}{chosen} --games {games} --iterations {iterations} --seed {seed}"
    origin = {"command": command, "commit": commit(), "version": meadhall.__version__}
    file = weights_file(taught)
    if out is not None:
        out.write_bytes(file.read_bytes())
        file = out
    write_weights(file, lessons, origin)
    if json:
        typer.echo(msgspec.json.encode(lessons))
    else:
        show(lessons, file)


def show(lessons: list[Lesson], file: Path) -> None:
    table = Table("players", "games", "states", "loss by chance", "before", "learned", "curve")
    for lesson in lessons:
        curve = ", ".join(f"{point.games}: {point.loss:.3f}" for point in lesson.curve)
        table.add_row(
            str(lesson.players),
            str(lesson.games),
            str(lesson.states),
            f"{lesson.by_chance:.3f}",
            f"{lesson.before:.3f}",
            f"{lesson.curve[-1].loss:.3f}",
            curve,
        )
    console = Console()
    console.print(table)
    console.print(f"Weights written to {file}")
