"""The command line: what can be typed, and how errors come out."""

from __future__ import annotations

import sys

import typer

import meadhall
from meadhall.cli import arena, bench, deck, games, play, position, replay, simulate, train
from meadhall.hall.admin.commands import app as admin
from meadhall.hall.cli import commands
from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.message import LANGUAGES, UnknownLanguage

BAD_INPUT = 2
"""The exit code when something handed in can't be used."""

app = typer.Typer(
    help="Three board games of the Viking age, played exactly.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command("games")(games.games)
app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("train")(train.train)
app.command("replay")(replay.replay)
app.command("position")(position.position)
app.command("bench")(bench.bench)
app.add_typer(deck.app, name="deck")
app.command("serve")(commands.serve)
app.command("backup")(commands.backup)
app.command("verify")(commands.verify)
app.add_typer(admin, name="admin")


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"meadhall {meadhall.__version__} ({'compiled' if meadhall.compiled() else 'plain Python'})")
        raise typer.Exit


@app.callback()
def root(
    version: bool = typer.Option(False, "--version", callback=show_version, is_eager=True, help="Show the version."),
) -> None:
    pass


def language_of(arguments: list[str]) -> str:
    """The language asked for with `--lang`, wherever the command failed."""
    for place, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            wanted = value if equals else "".join(arguments[place + 1 : place + 2])
            return wanted if wanted in LANGUAGES else "en"
    return "en"


def main() -> None:
    """Run the command; bad input is one sentence on standard error and exit code 2."""
    try:
        app()
    except MeadhallError as error:
        typer.echo(error.message.in_words(language_of(sys.argv)), err=True)
        sys.exit(BAD_INPUT)
    except UnknownLanguage as error:
        typer.echo(str(error), err=True)
        sys.exit(BAD_INPUT)
    except BrokenPipeError:
        sys.exit(0)
