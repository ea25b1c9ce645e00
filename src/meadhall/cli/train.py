"""`meadhall train`: learn a game's values from games of the search, and write them with their origin."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.markup import escape

import meadhall
from meadhall.cli.inputs import read_options
from meadhall.cli.language import Language
from meadhall.cli.progress import games_bar
from meadhall.cli.screen import make_console, show_figures
from meadhall.kernel.registry import AnyGame, find_game
from meadhall.kernel.words.message import Message, Speech
from meadhall.lab.climb import Climb, climb
from meadhall.lab.processes import all_processors
from meadhall.lab.train import Lesson, commit, weights_file, write_weights
from meadhall.lab.train import train as run


def train(
    game: Annotated[str, typer.Argument(help="The game, such as brian-boru.")],
    players: Annotated[list[int] | None, typer.Option(help="For how many players; all numbers if left out.")] = None,
    games: Annotated[int, typer.Option(help="How many games for each number of players.")] = 600,
    iterations: Annotated[
        int, typer.Option(min=0, help="How long the search thinks about a turn; 0: games of quick, without a search.")
    ] = 300,
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
    *,
    lang: Language,
) -> None:
    """Play games, learn the weights of the game's values from them, and write the weights."""
    taught = find_game(game)
    counts = players or ([1] if taught.learns_alone else list(taught.players))
    wanted = read_options(option or [])
    lessons: list[Lesson | Climb] = []
    with games_bar(taught, games * len(counts), json, lang) as advance:
        for count in counts:
            lessons.append(
                learn(
                    taught, count, games, seed, iterations, wanted, processes or all_processors(),
                    advance, file_for(keep, count, len(counts)), like,
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
        show(lessons, file, Speech(lang))


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


def show(lessons: Sequence[Lesson | Climb], file: Path, speech: Speech) -> None:
    console = make_console()
    fitted = [lesson for lesson in lessons if isinstance(lesson, Lesson)]
    if fitted:
        show_fits(console, fitted, speech)
    for lesson in lessons:
        if isinstance(lesson, Climb):
            show_climb(console, lesson, speech)
    console.print(escape(speech.say(Message("report-weights-written", {"file_text": str(file)}))), highlight=False)


def show_climb(console: Console, lesson: Climb, speech: Speech) -> None:
    row = [
        speech.number(lesson.games),
        speech.number(lesson.held_out),
        speech.number(lesson.before, 1),
        speech.number(lesson.after, 1),
        f"{speech.number(lesson.gain, 1, sign=True)} ± {speech.number(lesson.gain_error, 1)}",
        curve([(point.games, speech.number(point.mean, 1)) for point in lesson.curve]),
    ]
    show_figures(console, speech, "", ("games", "held-out", "mean-before", "learned", "gain", "curve"), [row])


def show_fits(console: Console, lessons: Sequence[Lesson], speech: Speech) -> None:
    rows = [
        [
            str(lesson.players),
            speech.number(lesson.games),
            speech.number(lesson.states),
            speech.number(lesson.by_chance, 3),
            speech.number(lesson.before, 3),
            speech.number(lesson.curve[-1].loss, 3),
            curve([(point.games, speech.number(point.loss, 3)) for point in lesson.curve]),
        ]
        for lesson in lessons
    ]
    heads = ("players", "games", "states", "loss-by-chance", "before", "learned", "curve")
    show_figures(console, speech, "", heads, rows)


def curve(points: Sequence[tuple[int, str]]) -> str:
    """What was reached after so many games; parted by semicolons, as commas are points in other languages."""
    return "; ".join(f"{games}: {reached}" for games, reached in points)
