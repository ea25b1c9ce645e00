"""A process for hints and reviews: reads tasks, one JSON object a line, and answers each with lines of what it has so
far; the last says that it is done.

It runs at low priority, so that whoever plays, bots included, doesn't wait for it.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from typing import Any, BinaryIO, Literal

import msgspec

import meadhall
from meadhall.analysis import REVIEW, Hint, Review, ReviewEffort, hints, reviews
from meadhall.hall.bots.worker import limit_memory
from meadhall.kernel.registry import find_game
from meadhall.kernel.table import Table, table_of_log

NICENESS = 10
UPDATE_SECONDS = 1.0
"""The least time between two lines about the same task."""
PLAIN_EFFORT = 0.05
"""What a build that isn't compiled does in about the time a compiled one takes for all of it."""


class Task(msgspec.Struct, frozen=True):
    kind: Literal["hint", "review"]
    game: str
    players: int
    options: dict[str, Any]
    seed: str
    log: list[tuple[int, int]]
    chance: str
    """Seeds what is imagined. Nothing secret: the same task has the same answer."""
    seat: int = -1
    seconds: float = 0.0
    """For a hint: how long there is for it."""
    effort: float = 0.0
    """For a review: a part of the usual work; 0 leaves it to this build."""


class Update(msgspec.Struct, frozen=True):
    done: bool
    progress: float
    body: msgspec.Raw


def effort_of(task: Task) -> ReviewEffort:
    return REVIEW.scaled(task.effort or (1.0 if meadhall.compiled() else PLAIN_EFFORT))


def table_of(task: Task) -> Table:
    table = table_of_log(find_game(task.game), task.players, task.seed, task.options)
    for seat, code in task.log:
        table.act(seat, code)
    return table


def work(task: Task) -> Iterator[Hint | Review]:
    table = table_of(task)
    if task.kind == "hint":
        return hints(table, task.seat, task.chance, seconds=task.seconds)
    return reviews(table, task.chance, effort_of(task), given_up=not table.over)


def serve(tasks: BinaryIO, answers: BinaryIO) -> None:
    for line in tasks:
        last: Hint | Review | None = None
        told = -UPDATE_SECONDS
        for last in work(msgspec.json.decode(line, type=Task)):
            if time.monotonic() - told >= UPDATE_SECONDS:
                tell(answers, last, done=False)
                told = time.monotonic()
        if last is not None:
            tell(answers, last, done=True)


def tell(answers: BinaryIO, body: Hint | Review, done: bool) -> None:
    update = Update(done, body.progress, msgspec.Raw(msgspec.json.encode(body)))
    answers.write(msgspec.json.encode(update) + b"\n")
    answers.flush()


def main() -> None:
    limit_memory()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
