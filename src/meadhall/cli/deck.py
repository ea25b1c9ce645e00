"""`meadhall deck check`: decks that players bring along, as text."""

from __future__ import annotations

from typing import Annotated

import typer

from meadhall.cli.inputs import read_text
from meadhall.kernel.registry import find_game

app = typer.Typer(help="Decks as text.", no_args_is_help=True)


@app.callback()
def root() -> None:
    """Decks as text."""


@app.command("check")
def check(
    file: Annotated[str, typer.Argument(help="A deck's text; - reads standard input.")],
    game: Annotated[str, typer.Option(help="The game the deck is for.")] = "ortus-regni",
) -> None:
    """Say whether a deck may be played, and if not, which rule it breaks and by how much."""
    typer.echo(find_game(game).read_deck(read_text(file)))
