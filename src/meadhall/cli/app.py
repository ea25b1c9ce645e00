"""The command line: what can be typed, and how errors come out."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import NamedTuple

import typer

import meadhall
from meadhall.cli import completion, help, mistyped
from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.words.languages import LANGUAGES, UnknownLanguage, system_language
from meadhall.kernel.words.message import Message

NAME = "meadhall"
"""What the command is called in its help and in shell completion, however it was started."""
BAD_INPUT = 2
"""The exit code when something handed in can't be used."""

COMPLETION = "_MEADHALL_COMPLETE"
"""Set by shells that ask what could be typed next."""


class Command(NamedTuple):
    """Where a command is, and its line in the list of commands: the first of its docstring."""

    module: str
    name: str
    help: str


COMMANDS = {
    "games": Command("meadhall.cli.games", "games", "List the games, their players and their options."),
    "play": Command(
        "meadhall.cli.play",
        "play",
        "Play against bots. Every move is saved as it is made; --resume goes on with a game.",
    ),
    "simulate": Command(
        "meadhall.cli.simulate",
        "simulate",
        "Play many games with bots and report speed and scores. Ctrl-C ends it with a report.",
    ),
    "arena": Command(
        "meadhall.cli.arena",
        "arena",
        "Let bots play each other, seats rotated, and report first places, ratings and time.",
    ),
    "train": Command(
        "meadhall.cli.train",
        "train",
        "Play games, learn the weights of the game's values from them, and write the weights.",
    ),
    "replay": Command("meadhall.cli.replay", "replay", "Check a transcript line by line and show the game."),
    "review": Command(
        "meadhall.cli.review",
        "review",
        "Review a game: chances over time, luck apart from choice, and what choices cost.",
    ),
    "hint": Command("meadhall.cli.hint", "hint", "Say the best few moves of a seat, what they are worth, and why."),
    "position": Command(
        "meadhall.cli.position",
        "position",
        "Write a whole position as JSON: of a file that gives part of one, or of a fresh game.",
    ),
    "draw": Command(
        "meadhall.cli.draw",
        "draw",
        "Draw a position as SVG: the map, the boards or the Fiefs, as a seat or a spectator sees them.",
    ),
    "bench": Command("meadhall.cli.bench", "bench", "Measure random play and cloning for every game and player count."),
    "deck": Command("meadhall.cli.deck", "app", "Decks as text."),
    "serve": Command(
        "meadhall.hall.cli.commands",
        "serve",
        "Open the hall: people sit down at http://127.0.0.1:8000 with their browsers.",
    ),
    "backup": Command(
        "meadhall.hall.cli.commands",
        "backup",
        "Copy a hall's SQLite database while it is in use. The copy is whole and consistent.",
    ),
    "verify": Command(
        "meadhall.hall.cli.commands",
        "verify",
        "Prove that a game was dealt from parts that were fixed before it began, and that every move was legal.",
    ),
    "admin": Command(
        "meadhall.hall.admin.commands",
        "app",
        "Look after a hall: find people and tables, ban, close, remove, prune, reset passwords.",
    ),
}


def app_for(arguments: list[str]) -> typer.Typer:
    """The command line. Only the command that was typed is imported; a list of commands needs none of them."""
    app = typer.Typer(
        help="Three board games of the Viking age, played exactly.",
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,  # boxes and colours in help would take as long to load as everything else together
    )
    app.callback()(root)
    typed = next((argument for argument in arguments if argument in COMMANDS), None)
    for name, command in COMMANDS.items():
        if name != typed and COMPLETION not in os.environ:
            app.command(name, help=command.help)(not_imported)
            continue
        found = getattr(import_module(command.module), command.name)
        if isinstance(found, typer.Typer):
            app.add_typer(found, name=name)
        else:
            app.command(name)(found)
    return app


def not_imported() -> None:
    """Stands in the list for a command that wasn't typed."""


def show_version(wanted: bool) -> None:
    if wanted:
        build = help.say(language_of(sys.argv[1:]), f"help-frame-{'compiled' if meadhall.compiled() else 'plain'}")
        typer.echo(f"{NAME} {meadhall.__version__} ({build})")
        raise typer.Exit


def root(
    version: bool = typer.Option(False, "--version", callback=show_version, is_eager=True, help="Show the version."),
) -> None:
    pass


def language_of(arguments: list[str]) -> str:
    """The language asked for with `--lang`, or else the system's, wherever the command failed."""
    for place, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            wanted = value if equals else "".join(arguments[place + 1 : place + 2])
            return wanted if wanted in LANGUAGES else system_language()
    return system_language()


def main() -> None:
    """Run the command; bad input is one sentence on standard error and exit code 2."""
    arguments = sys.argv[1:]
    language = language_of(arguments)
    try:
        command = typer.main.get_command(app_for(arguments))
        help.speak(command, language)
        completion.speak(command, language)
        sys.exit(mistyped.run(command, arguments, NAME, language))
    except MeadhallError as error:
        typer.echo(error.message.in_words(language), err=True)
        sys.exit(BAD_INPUT)
    except UnknownLanguage as error:
        unknown = Message("language-unknown", {"given_text": error.language, "languages_text": ", ".join(LANGUAGES)})
        typer.echo(unknown.in_words(system_language()), err=True)
        sys.exit(BAD_INPUT)
    except BrokenPipeError:
        sys.exit(0)
