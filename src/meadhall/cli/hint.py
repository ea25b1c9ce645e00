"""`meadhall hint`: the best few moves of a seat, from what that seat knows."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer

from meadhall.analysis import HINT, Hint, hints
from meadhall.cli.inputs import read_text
from meadhall.cli.language import Language
from meadhall.cli.screen import followed, make_console, worth
from meadhall.kernel.errors import BadOption, BadPosition, BadTranscript
from meadhall.kernel.registry import find_game
from meadhall.kernel.replay import replay_transcript
from meadhall.kernel.table import Table, load_table, rebuilt
from meadhall.kernel.transcript import FIRST_LINE
from meadhall.kernel.unreadable import why_unreadable
from meadhall.kernel.words.message import Message, Speech


def hint(
    file: Annotated[str, typer.Argument(help="A transcript or a position in JSON; - reads standard input.")],
    seat: Annotated[int | None, typer.Option(help="Which seat, from 0; left out: the first that must decide.")] = None,
    ply: Annotated[
        int | None, typer.Option(help="Of a transcript: after how many moves; left out: at its end.")
    ] = None,
    effort: Annotated[float, typer.Option(min=0.001, max=100, help="How much work: 1 is the usual.")] = 1.0,
    imagine: Annotated[str, typer.Option(help="Seed of what is imagined; the same gives the same hint.")] = "0",
    seed: Annotated[str | None, typer.Option(help="The game's seed, while the transcript keeps it back.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Write JSON for programs.")] = False,
    *,
    lang: Language,
) -> None:
    """Say the best few moves of a seat, what they are worth, and why."""
    table = read_table(read_text(file), ply, seed)
    if table.over:
        raise BadOption("hint-game-over")
    speech = Speech(lang, spelled=table.game.spelled)
    steps = hints(table, table.awaiting[0] if seat is None else seat, imagine, HINT.scaled(effort))
    found = followed(steps, lambda step: step.progress, speech.words("cli-thinking", {}) or "")
    if json:
        typer.echo(msgspec.json.encode(found))
        return
    console = make_console()
    for line in hint_lines(found, speech):
        console.print(speech.say(line), highlight=False)


def read_table(text: str, ply: int | None, seed: str | None) -> Table:
    """The table of a transcript, perhaps at an earlier ply, or of a position that names its game."""
    if text.lstrip().startswith(FIRST_LINE):
        table = replay_transcript(text, seed).table
        if ply is None:
            return table
        if not 0 <= ply <= len(table.log):
            raise BadTranscript("hint-no-such-ply", given_count=ply, most_count=len(table.log))
        return rebuilt(table.game.id, table.players, table.options, table.seed, table.origin, table.log[:ply])
    try:
        position = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadPosition("position-not-json", reason_message=why_unreadable(error).nested()) from error
    if not isinstance(position, dict) or not isinstance(position.get("game"), str):
        raise BadPosition("hint-without-game", path_name="game")
    return load_table(find_game(position["game"]), position)


def hint_lines(found: Hint, speech: Speech) -> list[Message]:
    said = []
    for number, move in enumerate(found.moves, 1):
        said.append(Message("cli-hint-move", {
            "rank_number": number,
            "move_message": move.steps[0].nested(),
            "value_text": worth(speech, found.unit, move.value),
            "low_text": worth(speech, found.unit, move.low),
            "high_text": worth(speech, found.unit, move.high),
            "best_count": move.best_in[0],
            "batches_count": move.best_in[1],
            "sure_name": move.sure,
        }))  # fmt: skip
        if move.why is not None:
            said.append(move.why)
    return said
