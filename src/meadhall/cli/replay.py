"""`meadhall replay`: play a transcript back and say what happened."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer

from meadhall.cli.inputs import read_text
from meadhall.cli.language import Language
from meadhall.cli.screen import make_console, show_journal, show_result, show_table
from meadhall.kernel.replay import replay_transcript
from meadhall.kernel.words.message import Speech


def replay(
    file: Annotated[str, typer.Argument(help="A transcript; - reads standard input.")],
    seed: Annotated[str | None, typer.Option(help="The seed, while the transcript keeps it back.")] = None,
    journal: Annotated[bool, typer.Option(help="Say everything that happened.")] = True,
    json: Annotated[bool, typer.Option("--json", help="Write JSON for programs.")] = False,
    *,
    lang: Language,
) -> None:
    """Check a transcript line by line and show the game."""
    replayed = replay_transcript(read_text(file), seed)
    table = replayed.table
    if json:
        found = {
            "game": table.game.id,
            "rules": replayed.rules,
            "players": table.players,
            "moves": len(table.log),
            "over": table.over,
            "hash": table.hash(),
            "result": table.result,
        }
        typer.echo(msgspec.json.encode(found))
        return
    console = make_console()
    speech = Speech(lang, spelled=table.game.spelled)
    if journal:
        show_journal(console, table.journal(None), speech)
    if table.over:
        show_result(console, table, speech)
    else:
        show_table(console, table, None, speech)
    console.print(speech.words("cli-replayed", {"count": len(table.log), "hash": table.hash()}))
    about_rules = replayed.about_rules()
    if about_rules is not None:
        console.print(speech.say(about_rules))
