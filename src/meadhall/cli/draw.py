"""`meadhall draw`: a picture of a position."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from meadhall.cli.inputs import read_json, write_text
from meadhall.cli.language import Language
from meadhall.draw import draw as picture_of
from meadhall.kernel.errors import BadPosition
from meadhall.kernel.registry import find_game
from meadhall.kernel.table import load_table


def draw(
    position: Annotated[str, typer.Argument(help="A position in JSON, in part or whole; - reads standard input.")],
    svg: Annotated[Path | None, typer.Option(help="Where to write the picture; standard output if left out.")] = None,
    game: Annotated[str | None, typer.Option(help="The game, if the position doesn't name it.")] = None,
    seat: Annotated[int | None, typer.Option(help="Draw what this seat (from 0) sees; else a spectator.")] = None,
    *,
    lang: Language,
) -> None:
    """Draw a position as SVG: the map, the boards or the Fiefs, as a seat or a spectator sees them."""
    read = read_json(position)
    named = game or (read.get("game") if isinstance(read, dict) else None)
    if named is None:
        raise BadPosition("position-names-no-game", path_name="game")
    table = load_table(find_game(named), read)
    drawn = picture_of(table.view(seat), lang)
    if svg is None:
        typer.echo(drawn)
    else:
        write_text(svg, drawn)
