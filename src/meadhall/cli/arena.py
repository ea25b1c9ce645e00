"""`meadhall arena`: bots against each other, and how sure one can be of what came of it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.markup import escape

from meadhall.cli.inputs import players_or_default, read_options, write_text
from meadhall.cli.language import Language
from meadhall.cli.progress import games_bar
from meadhall.cli.screen import make_console, show_figures, title_of
from meadhall.kernel.registry import find_game
from meadhall.kernel.words.message import Message, Speech
from meadhall.lab.arena import ArenaReport, Standing
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
    *,
    lang: Language,
) -> None:
    """Let bots play each other, seats rotated, and report first places, ratings and time."""
    played = find_game(game)
    count = players_or_default(played, players)
    names = [name.strip() for name in bots.split(",")]
    with games_bar(played, games, json, lang) as advance:
        report = run(
            played, names, games, count, seed, read_options(option or []), out, processes or all_processors(), advance,
            ray,
        )  # fmt: skip
    if svg is not None:
        write_text(svg, plot(report, Speech(lang)))
    if json:
        typer.echo(msgspec.json.encode(report))
    else:
        show(report, Speech(lang))


HEADS = ("bot", "first-places", "interval", "chance", "rating", "mean", "median", "decision-time")


def show(report: ArenaReport, speech: Speech) -> None:
    console = make_console()
    title = Message("report-arena", {
        "game_text": title_of(find_game(report.match.game), speech),
        "seats_count": report.match.players,
        "games_count": report.games,
        "build_name": "compiled" if report.compiled else "plain",
    })  # fmt: skip
    rows = [row(one, speech) for one in report.standings]
    show_figures(console, speech, speech.say(title), HEADS, rows)
    one = report.standings[0]
    if one.failures:
        failed = Message("report-failures", {"failures_count": one.failures, "reason_text": one.reason})
        console.print(escape(speech.say(failed)), highlight=False)


def row(one: Standing, speech: Speech) -> list[str]:
    rating = one.rating
    return [
        one.bot,
        f"{speech.number(100 * one.rate, 1)}\u00a0%",
        f"{speech.number(100 * one.least, 1)}–{speech.number(100 * one.most, 1)}\u00a0%",
        f"{speech.number(100 * one.chance)} %",
        "" if rating is None else f"{speech.number(rating.mu, 1)} ± {speech.number(2 * rating.sigma, 1)}",
        speech.number(one.mean, 1),
        speech.number(one.median),
        speech.number(one.milliseconds, 2),
    ]
