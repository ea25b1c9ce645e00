"""`meadhall bench`: how fast the rules run here."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer

from meadhall.cli.language import Language
from meadhall.cli.screen import make_console, show_figures, title_of
from meadhall.kernel.registry import AnyGame, find_game
from meadhall.kernel.words.message import Message, Speech
from meadhall.lab.bench import BenchReport
from meadhall.lab.bench import bench as run


def bench(
    repeats: Annotated[int, typer.Option(min=1, help="Each figure is the median of so many measurements.")] = 5,
    json: Annotated[bool, typer.Option("--json", help="Write JSON for programs.")] = False,
    *,
    lang: Language,
) -> None:
    """Measure random play and cloning for every game and player count."""
    if json:
        typer.echo(msgspec.json.encode(run(repeats)))
        return
    console, speech = make_console(), Speech(lang)

    def measuring(game: AnyGame, players: int) -> str:
        what = Message("report-measuring", {"game_text": title_of(game, speech), "players_count": players})
        return speech.say(what)

    with console.status("") as status:
        report = run(repeats, lambda game, players: status.update(measuring(game, players)))
    show(report, speech)


def show(report: BenchReport, speech: Speech) -> None:
    title = Message("report-bench", {
        "build_name": "compiled" if report.compiled else "plain",
        "repeats_count": report.repeats,
        "loops_text": speech.number(report.yardstick_per_second),
    })  # fmt: skip
    rows = [
        [
            title_of(find_game(speed.game), speech),
            str(speed.players),
            speech.number(speed.decisions_per_second),
            speech.number(speed.yardsticks, 4),
            speech.number(speed.clone_microseconds, 1),
            speech.number(speed.decisions_per_game),
        ]
        for speed in report.speeds
    ]
    heads = ("game", "players", "decisions-a-second", "yardsticks", "clone-time", "decisions-a-game")
    show_figures(make_console(), speech, speech.say(title), heads, rows)
