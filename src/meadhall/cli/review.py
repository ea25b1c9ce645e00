"""`meadhall review`: where a game was won and lost."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from meadhall.analysis import REVIEW, Moment, Review, reviews
from meadhall.analysis.plot import plot
from meadhall.cli.inputs import read_text, write_text
from meadhall.cli.language import Language
from meadhall.cli.screen import followed, make_console, title_of, worth
from meadhall.kernel.replay import replay_transcript
from meadhall.kernel.words.message import Message, Speech


def review(
    file: Annotated[str, typer.Argument(help="A transcript of a game; - reads standard input.")],
    picture: Annotated[Path | None, typer.Option("--plot", help="Draw what each seat could expect, as SVG.")] = None,
    effort: Annotated[float, typer.Option(min=0.001, max=100, help="How much work: 1 is the usual.")] = 1.0,
    imagine: Annotated[str, typer.Option(help="Seed of what is imagined; the same gives the same review.")] = "0",
    seed: Annotated[str | None, typer.Option(help="The game's seed, while the transcript keeps it back.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Write JSON for programs.")] = False,
    *,
    lang: Language,
) -> None:
    """Review a game: chances over time, luck apart from choice, and what choices cost.

    One that was given up is reviewed to where it stood: its transcript shows the seed, which that of a game under way
    keeps back.
    """
    table = replay_transcript(read_text(file), seed).table
    speech = Speech(lang, spelled=table.game.spelled)
    shows_its_seed = seed is None  # or it couldn't have been replayed
    steps = reviews(table, imagine, REVIEW.scaled(effort), given_up=shows_its_seed)
    found = followed(steps, lambda step: step.progress, speech.words("cli-reviewing", {}) or "")
    if picture is not None:
        write_text(picture, plot(found, speech, title_of(table.game, speech)))
    if json:
        typer.echo(msgspec.json.encode(found))
        return
    console = make_console()
    for line in review_lines(found, speech):
        console.print(speech.say(line), highlight=False)


def review_lines(found: Review, speech: Speech) -> list[Message]:
    """The review in words: how each seat came from start to end, then what mattered, move by move."""
    said = [] if found.over else [Message("cli-review-given-up")]
    said += [
        Message("cli-review-seat", {
            "seat": seat,
            "start_text": worth(speech, found.unit, sums.start),
            "end_text": worth(speech, found.unit, sums.end),
            "luck_text": signed(speech, found.unit, sums.luck),
            "choices_text": signed(speech, found.unit, sums.others - sums.slips),
            "slip_count": sums.slip_count,
            "costliest_text": signed(speech, found.unit, -costliest(found, seat)),
        })
        for seat, sums in enumerate(found.sums)
    ]  # fmt: skip
    for moment in found.moments:
        if moment.slip:
            said.append(slip_line(found, moment, speech))
            if moment.best is not None and moment.best.why is not None:
                said.append(moment.best.why)
        elif moment.kind == "luck" and moment.turning and moment.seat is not None:
            said.append(Message("cli-review-luck", {
                "move_number": moment.ply, "seat": moment.seat, "change_text": signed(speech, found.unit, -moment.cost),
            }))  # fmt: skip
    return said


def costliest(found: Review, seat: int) -> float:
    return max((moment.cost for moment in found.moments if moment.slip and moment.seat == seat), default=0.0)


def slip_line(found: Review, moment: Moment, speech: Speech) -> Message:
    assert moment.best is not None and moment.chosen is not None and moment.seat is not None
    return Message("cli-review-slip", {
        "move_number": moment.ply,
        "seat": moment.seat,
        "cost_text": worth(speech, found.unit, moment.cost),
        "chosen_message": moment.chosen.steps[0].nested(),
        "best_message": moment.best.steps[0].nested(),
    })  # fmt: skip


def signed(speech: Speech, unit: str, value: float) -> str:
    """With its sign, unless it is written as nothing."""
    text = worth(speech, unit, abs(value))
    nothing = text == worth(speech, unit, 0.0)
    return text if nothing else f"{'+' if value > 0 else '−'}{text}"
