"""How far a long command is, on standard error; programs are spared it, and so is the time it takes to load it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from meadhall.kernel.registry import AnyGame
from meadhall.kernel.words.message import Speech

Advance = Callable[[int], None]
"""Is told how much more was done."""


@contextmanager
def games_bar(game: AnyGame, games: int, json: bool, lang: str) -> Iterator[Advance]:
    """A bar of games played, where somebody looks."""
    if json or not sys.stderr.isatty():
        yield lambda done: None
        return
    from meadhall.cli.screen import progress_bar, title_of

    with progress_bar() as bar:
        task = bar.add_task(title_of(game, Speech(lang)), total=games)
        yield lambda done: bar.advance(task, done)
