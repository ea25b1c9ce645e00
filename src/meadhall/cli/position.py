"""`meadhall position`: read, complete and show positions."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer

from meadhall.cli import complete
from meadhall.cli.inputs import players_or_default, read_json
from meadhall.cli.language import Language
from meadhall.kernel.registry import find_game
from meadhall.kernel.table import load_table, new_table
from meadhall.kernel.words.message import Speech


def position(
    game: Annotated[str, typer.Argument(help="The game, such as brian-boru.", autocompletion=complete.games)],
    file: Annotated[
        str | None, typer.Argument(help="A position in JSON, in part or whole; - reads standard input.")
    ] = None,
    players: Annotated[int | None, typer.Option(help="Without a file: how many players.")] = None,
    seed: Annotated[str, typer.Option(help="Without a file: the seed of the new game.")] = "1",
    show: Annotated[bool, typer.Option("--show", help="Show the table instead of its JSON.")] = False,
    *,
    lang: Language,
) -> None:
    """Write a whole position as JSON: of a file that gives part of one, or of a fresh game."""
    played = find_game(game)
    if file is None:
        table = new_table(played, players_or_default(played, players), seed, {})
    else:
        table = load_table(played, read_json(file))
    if not show:
        typer.echo(msgspec.json.format(msgspec.json.encode(table.position()), indent=2))
        return
    from meadhall.cli.play.choices import offers_of, show_offers  # a position alone needs nothing to show it with
    from meadhall.cli.screen import make_console, show_table

    console = make_console()
    speech = Speech(lang, spelled=played.spelled)
    show_table(console, table, None, speech)
    for seat in table.awaiting:
        console.print(f"{speech.seat(seat)}: {speech.say(table.prompt(seat))}")
        show_offers(console, list(enumerate(offers_of(table, seat, speech), 1)))
