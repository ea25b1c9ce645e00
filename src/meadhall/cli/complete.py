"""What the shell offers when Tab is pressed: games, saved games, levels of bots."""

from __future__ import annotations

import typer

from meadhall.kernel.registry import folders


def games(incomplete: str) -> list[str]:
    return [game for game in folders() if game.startswith(incomplete)]


def games_or_saves(context: typer.Context, incomplete: str) -> list[str]:
    """The games to begin, or with `--resume` those to go on with."""
    if not context.params.get("resume"):
        return games(incomplete)
    from meadhall.cli.play import saves  # here and below: commands name these functions, shells call them

    return [saved.name for saved in saves.saved_games() if saved.name.startswith(incomplete) and not saved.over]


def bots(incomplete: str) -> list[str]:
    from meadhall.bots import bot_names

    return [name for name in bot_names() if name.startswith(incomplete)]
