"""`meadhall games`: what can be played."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

import meadhall
from meadhall.bots import bot_names
from meadhall.kernel.message import Speech
from meadhall.kernel.registry import AnyGame


def games(json: Annotated[bool, typer.Option("--json", help="Write JSON for programs.")] = False) -> None:
    """List the games, their players and their options."""
    if json:
        typer.echo(msgspec.json.encode([entry(game) for game in meadhall.games()]))
        return
    console = Console()
    for game in meadhall.games():
        counts = f"{game.players[0]}–{game.players[-1]}"
        table = Table(
            "option",
            "what it does",
            "default",
            title=f"{game.title} · {game.id} · {counts} players",
            title_justify="left",
        )
        for option in game.options:
            words = Speech("en").words(f"{game.id}-option-{option.id}", {}) or ""
            table.add_row(option.id, words, str(option.default))
        console.print(table)
    console.print(f"Bots: {', '.join(bot_names())}")


def entry(game: AnyGame) -> dict[str, object]:
    return {
        "id": game.id,
        "title": game.title,
        "players": list(game.players),
        "rules": game.rules_version,
        "options": game.options,
        "actions": len(game.space),
    }
