"""`meadhall simulate`: many games, and what came of them."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer

from meadhall.cli.inputs import players_or_default, read_options
from meadhall.cli.language import Language
from meadhall.cli.progress import games_bar
from meadhall.kernel.registry import find_game
from meadhall.kernel.words.message import Message, Speech
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
    *,
    lang: Language,
) -> None:
    """Play many games with bots and report speed and scores. Ctrl-C ends it with a report."""
    played = find_game(game)
    count = players_or_default(played, players)
    names = [name.strip() for name in bots.split(",")]
    with games_bar(played, games, json, lang) as advance:
        report = run(played, count, games, seed, names, read_options(option or []), advance, jobs=jobs, out=out)
    if json:
        typer.echo(msgspec.json.encode(report))
    else:
        show(report, games, Speech(lang))
    if report.interrupted:
        raise typer.Exit(INTERRUPTED)


def show(report: Report, wanted: int, speech: Speech) -> None:
    from rich.markup import escape

    from meadhall.cli.screen import make_console, show_figures  # programs that read JSON don't wait for it

    console = make_console()
    for line in lines(report, wanted, speech):
        console.print(escape(speech.say(line)), highlight=False)
    rows = [
        [
            speech.seat(number),
            seat.bot,
            f"{speech.number(100 * seat.wins / report.games, 1)} %",
            speech.number(seat.mean, 1),
            speech.number(seat.least),
            speech.number(seat.most),
        ]
        for number, seat in enumerate(report.scores)
    ]
    show_figures(console, speech, "", ("seat", "bot", "won", "mean", "least", "most"), rows)


def lines(report: Report, wanted: int, speech: Speech) -> list[Message]:
    from meadhall.cli.screen import title_of

    said = []
    if report.interrupted:
        said.append(Message("report-stopped", {"games_count": report.games, "wanted_count": wanted}))
    if report.resumed:
        said.append(Message("report-resumed", {"resumed_count": report.resumed}))
    said.append(Message("report-simulated", {
        "game_text": title_of(find_game(report.game), speech),
        "players_count": report.players,
        "games_count": report.games - report.resumed,
        "seconds_text": speech.number(report.seconds, 1),
        "build_name": "compiled" if report.compiled else "plain",
    }))  # fmt: skip
    said.append(Message("report-speed", {
        "games_text": speech.number(report.games_per_second),
        "decisions_text": speech.number(report.decisions_per_second),
    }))  # fmt: skip
    return said
