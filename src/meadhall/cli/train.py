"""`meadhall train`: learn a game's values from games of the search, and write them with their origin."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.table import Table

import meadhall
from meadhall.cli.inputs import read_options
from meadhall.cli.screen import make_console, progress_bar
from meadhall.kernel.registry import AnyGame, find_game
from meadhall.lab.climb import Climb, climb
from meadhall.lab.processes import all_processors
from meadhall.lab.train import Lesson, commit, weights_file, write_weights
from meadhall.lab.train import train as run


def train(
    game: Annotated[str, typer.Argument(help="The game, such as brian-boru.")],
    players: Annotated[list[int] | None, typer.Option(help="For how many players; all numbers if left out.")] = None,
    games: Annotated[int, typer.Option(help="How many games for each number of players.")] = 600,
    iterations: Annotated[int, typer.Option(min=1, help="How long the search thinks about a turn.")] = 300,
    seed: Annotated[str, typer.Option(help="Equal seeds play equal games.")] = "1",
    option: Annotated[
        list[str] | None, typer.Option("--option", help="An option of the game, where it is learned alone: name=value.")
    ] = None,
    processes: Annotated[int, typer.Option(min=0, help="How many processes; 0: one for each processor.")] = 0,
    out: Annotated[Path | None, typer.Option(help="Where to write; the game's own file if left out.")] = None,
    keep: Annotated[
        Path | None,
        typer.Option(help="Keep what was played in this file, for each number of players another, and go on there."),
    ] = None,
    like: Annotated[
        int | None, typer.Option(help="Begin with the weights of so many players, where weights are fitted to wins.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Write JSON for programs.")] = False,
) -> None:
    """Play games, learn the weights of the game's values from them, and write the weights."""
    taught = find_game(game)
    counts = players or ([1] if taught.learns_alone else list(taught.players))
    wanted = read_options(option or [])
    lessons: list[Lesson | Climb] = []
    with progress_bar(json) as progress:
        task = progress.add_task(taught.title, total=games * len(counts))
        for count in counts:
            lessons.append(
                learn(
                    taught, count, games, seed, iterations, wanted, processes or all_processors(),
                    lambda done: progress.advance(task, done), file_for(keep, count, len(counts)), like,
                )
            )  # fmt: skip
    chosen = "".join(f" --players {count}" for count in players or [])
    chosen += "".join(f" --option {shlex.quote(pair)}" for pair in option or [])
    chosen += f" --like {like}" if like else ""
    thinking = "" if taught.learns_alone else f" --iterations {iterations}"
    command = f"meadhall train {game}{chosen} --games {games}{thinking} --seed {seed}"
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


def learn(
    game: AnyGame,
    players: int,
    games: int,
    seed: str,
    iterations: int,
    options: dict[str, Any],
    processes: int,
    progress: Callable[[int], None],
    keep: Path | None,
    like: int | None,
) -> Lesson | Climb:
    """By the points of a single seat where the game is learned alone, otherwise by who wins."""
    if game.learns_alone and players == 1:
        return climb(game, games, seed, options, processes, progress, keep)
    return run(game, players, games, seed, iterations, processes, progress, keep, like)


def file_for(keep: Path | None, players: int, numbers: int) -> Path | None:
    """The file games are kept in: of several numbers of players each has its own, named by it."""
    if keep is None or numbers == 1:
        return keep
    return keep.with_name(f"{keep.stem}-{players}{keep.suffix}")


def show(lessons: Sequence[Lesson | Climb], file: Path) -> None:
    console = make_console()
    fitted = [lesson for lesson in lessons if isinstance(lesson, Lesson)]
    if fitted:
        console.print(table_of_fits(fitted))
    for lesson in lessons:
        if isinstance(lesson, Climb):
            console.print(table_of_climb(lesson))
    console.print(f"Weights written to {file}")


def table_of_climb(lesson: Climb) -> Table:
    table = Table("games", "deals held out", "mean before", "learned", "gain", "curve, weights bent")
    table.add_row(
        str(lesson.games),
        str(lesson.held_out),
        f"{lesson.before:.1f}",
        f"{lesson.after:.1f}",
        f"{lesson.gain:+.1f} ± {lesson.gain_error:.1f}",
        ", ".join(f"{point.games}: {point.mean:.1f}" for point in lesson.curve),
    )
    return table


def table_of_fits(lessons: Sequence[Lesson]) -> Table:
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
    return table
