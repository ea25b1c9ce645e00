"""What `meadhall play` takes: a new game, or one to go on with."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from meadhall.bots import make_bot
from meadhall.cli import complete
from meadhall.cli.inputs import players_or_default, read_options, write_text
from meadhall.cli.language import Language
from meadhall.cli.play import saves
from meadhall.cli.play.line import make_line
from meadhall.cli.play.sitting import Sitting
from meadhall.cli.screen import grid_of, make_console
from meadhall.kernel.errors import BadOption
from meadhall.kernel.registry import find_game, folders
from meadhall.kernel.table import Table, new_table
from meadhall.kernel.words.message import Speech


def play(
    game: Annotated[
        str | None,
        typer.Argument(
            help="The game, such as brian-boru; with --resume the name of a saved game.",
            autocompletion=complete.games_or_saves,
        ),
    ] = None,
    players: Annotated[int | None, typer.Option(help="How many players, you included.")] = None,
    seat: Annotated[int, typer.Option(help="Your seat, counted from 0.")] = 0,
    bot: Annotated[str, typer.Option(help="Who plays the other seats.", autocompletion=complete.bots)] = "quick",
    cores: Annotated[
        int,
        typer.Option(help="On how many cores a bot thinks; at A Feast for Odin always on one."),
    ] = 1,
    seed: Annotated[str | None, typer.Option(help="Equal seeds deal equal games; drawn if left out.")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", help="An option of the game: name=value.")] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with a saved game: the one named, or the one played last.")
    ] = False,
    saved: Annotated[bool, typer.Option("--saved", help="List the saved games.")] = False,
    name: Annotated[str | None, typer.Option(help="What to call the saved game.")] = None,
    save: Annotated[Path | None, typer.Option(help="Where to write the transcript when you leave.")] = None,
    *,
    lang: Language,
) -> None:
    """Play against bots. Every move is saved as it is made; --resume goes on with a game."""
    speech = Speech(lang)
    if saved:
        list_saved(make_console(), speech)
        return
    if resume:
        kept = saves.Save(saves.name_to_resume(game))
        table = kept.read()
    else:
        if game is None:
            raise BadOption("game-missing", games_text=", ".join(folders()))
        table = begin(game, players, seed, option or [])
        table.check_seat(seat)
        make_bot(bot, seed or "", cores=cores)  # a name nobody has is refused before anything is saved
        kept = saves.Save(saves.fresh_name(game) if name is None else name)
        kept.begin(table, saves.Seated(seat, bot))
    sitting = sit_down(table, kept, lang, cores)
    sitting.run()
    if save is not None:
        write_text(save, sitting.table.transcript())


def begin(game: str, players: int | None, seed: str | None, options: list[str]) -> Table:
    played = find_game(game)
    count = players_or_default(played, players)
    return new_table(played, count, os.urandom(8).hex() if seed is None else seed, read_options(options))


def sit_down(table: Table, kept: saves.Save, lang: str, cores: int) -> Sitting:
    plain, seated = Speech(lang), kept.seated
    names = [
        plain.seat(other) if other == seated.seat else bot_name(plain, seated.bot, other)
        for other in range(table.players)
    ]
    bots = [make_bot(seated.bot, f"{table.seed} seat {other}", cores=cores) for other in range(table.players)]
    speech = Speech(lang, names, table.game.spelled)
    return Sitting(table, kept, bots, speech, lang, make_console(), make_line())


def bot_name(speech: Speech, bot: str, seat: int) -> str:
    """What a bot is called at the table: the name it has in the hall, and its seat."""
    name = speech.words(f"shell-bot-{bot}-name", {}) or bot
    return speech.words("cli-bot", {"name": name, "number": seat + 1}) or name


def list_saved(console: Console, speech: Speech) -> None:
    found = saves.saved_games()
    if not found:
        console.print(escape(speech.words("save-none", {}) or ""))
        return
    head = [
        speech.words(f"cli-saved-{column}", {}) or column for column in ("name", "game", "players", "moves", "when")
    ]
    rows = [[one.name, *saved_words(one, speech), one.when.strftime("%Y-%m-%d %H:%M")] for one in found]
    console.print(grid_of(speech.words("cli-saved", {}) or "", head, rows, console.width))
    console.print(escape(speech.words("cli-saved-hint", {}) or ""), highlight=False)


def saved_words(one: saves.Saved, speech: Speech) -> list[str]:
    if one.trouble is not None:
        return [speech.say(one.trouble.message), "", ""]
    title = speech.words(f"{one.game}-title", {}) or one.game
    over = speech.words("cli-saved-over", {"count": one.moves}) if one.over else str(one.moves)
    return [title, str(one.players), over or ""]
