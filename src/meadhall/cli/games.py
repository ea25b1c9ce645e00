"""`meadhall games`: what can be played."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer

from meadhall.bots import bot_names
from meadhall.cli.language import Language
from meadhall.kernel.about import About
from meadhall.kernel.options import Option
from meadhall.kernel.registry import all_abouts
from meadhall.kernel.words.message import Speech


def games(
    json: Annotated[bool, typer.Option("--json", help="Write JSON for programs.")] = False, *, lang: Language
) -> None:
    """List the games, their players and their options."""
    if json:
        typer.echo(msgspec.json.encode([entry(game) for game in all_abouts()]))
        return
    from rich.markup import escape

    from meadhall.cli.screen import grid_of, make_console

    console, speech = make_console(), Speech(lang)
    head = [speech.words(f"cli-games-{column}", {}) or "" for column in ("option", "meaning", "default")]
    for game in all_abouts():
        rows = [[option.id, meaning(game, option, speech), default_of(option)] for option in game.options]
        console.print(grid_of(heading(game, speech), head, rows, console.width))
    bots = speech.listed([bot_words(name, speech) for name in bot_names()])
    console.print(escape(speech.words("cli-games-bots", {"bots": bots}) or ""), highlight=False)


def heading(game: About, speech: Speech) -> str:
    title = speech.words(f"{game.id}-title", {}) or game.title
    counts = {"title": title, "game": game.id, "least": game.players[0], "most": game.players[-1]}
    return speech.words("cli-games-title", counts) or title


def meaning(game: About, option: Option, speech: Speech) -> str:
    return speech.words(f"{game.id}-option-{option.id}", {}) or ""


def default_of(option: Option) -> str:
    """As it is written after `--option name=`; a list in one line."""
    return msgspec.json.encode(option.default).decode() if not isinstance(option.default, str) else option.default


def bot_words(name: str, speech: Speech) -> str:
    title = speech.words(f"shell-bot-{name}-name", {})
    return name if title is None else f"{name} ({title})"


def entry(game: About) -> dict[str, object]:
    return {
        "id": game.id,
        "title": game.title,
        "players": list(game.players),
        "rules": game.rules_version,
        "options": game.options,
        "actions": game.actions,
    }
