"""Showing a table in the terminal: sheets, journal, actions, result."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, TypeVar

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from meadhall.kernel.journal import Happening
from meadhall.kernel.offer import named_types
from meadhall.kernel.registry import AnyGame
from meadhall.kernel.sheet import Sheet
from meadhall.kernel.table import Table
from meadhall.kernel.words.message import Speech, capital

if TYPE_CHECKING:
    from rich.progress import Progress

S = TypeVar("S")


def make_console() -> Console:
    """The terminal. Nothing we say has emoji by name, and the list of their names takes a while to load."""
    return Console(emoji=False)


def title_of(game: AnyGame, speech: Speech) -> str:
    return speech.words(f"{game.id}-title", {}) or game.title


def show_table(console: Console, table: Table, seat: int | None, speech: Speech) -> None:
    show_sheets(console, sheets_in_words(table.game.id, table.game.sheets(table.view(seat), speech), speech))


def show_sheets(console: Console, sheets: Iterable[Sheet]) -> None:
    for sheet in sheets:
        console.print(grid_of(sheet.title, sheet.head, sheet.rows, console.width))


ID = re.compile(r"([a-z][a-z0-9_]*)( \[.*\])?")
"""A cell that is an id of the game, perhaps with a remark; sheets keep ids for readers who choose by them."""


def sheets_in_words(game: str, sheets: Iterable[Sheet], speech: Speech) -> list[Sheet]:
    """Ids as the reader's language names them."""
    kinds = named_types(game, speech)
    found = []
    for sheet in sheets:
        lines = in_words(game, kinds, [sheet.head, *sheet.rows], speech)
        found.append(Sheet(sheet.title, lines[0], lines[1:]))
    return found


def in_words(game: str, kinds: list[str], lines: list[list[str]], speech: Speech) -> list[list[str]]:
    """The cells of a sheet; a column of ids beside one that says the same in words is left out."""
    said = [[cell_words(game, kinds, text, speech) for text in line] for line in lines]
    spelled, worded = columns(lines), columns(said)
    left_out = set()
    for place in range(1, len(worded)):
        if spelled[place] != spelled[place - 1] and worded[place] == worded[place - 1]:
            left_out.add(place if spelled[place] != worded[place] else place - 1)
    return [[text for place, text in enumerate(line) if place not in left_out] for line in said]


def columns(lines: list[list[str]]) -> list[tuple[str, ...]]:
    """What stands below each head."""
    return [column[1:] for column in zip(*lines, strict=True)]


def cell_words(game: str, kinds: list[str], text: str, speech: Speech) -> str:
    found = ID.fullmatch(text)
    if found is None:
        return text
    names = (speech.words(f"{game}-{kind}-{found[1]}", {"form": "plain", "count": 1}) for kind in kinds)
    name = next((name for name in names if name is not None), None)
    return text if name is None else f"{capital(name)}{found[2] or ''}"


def grid_of(title: str, head: list[str], rows: list[list[str]], width: int, whole: bool = False) -> Grid:
    """A table whose heads aren't broken inside words: those that don't fit side by side stand below each other.
    `whole`: no figure in its cells is broken, either."""
    turned = [list(line) for line in zip(head, *rows, strict=True)]
    if least_width(head, rows, whole) > width >= least_width(turned[0], turned[1:], whole):
        head, rows = turned[0], turned[1:]
    grid = Grid(title=escape(title), title_justify="left", title_style="bold", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    least = least_columns(head, rows, whole)
    for number, text in enumerate(head):
        grid.add_column(escape(text), overflow="fold", no_wrap=number == 0, min_width=least[number])
    if whole:
        share_width(grid, width, [max(cell_len(text) for text in cells) for cells in zip(head, *rows, strict=True)])
    for row in rows:
        grid.add_row(*[escape(text) for text in row])
    return grid


def share_width(grid: Grid, width: int, wished: list[int]) -> None:
    """Give each column what it needs at least, and what is left to those that would use it most. Rich itself would cut
    the last one off."""
    shares = [wished[0], *(column.min_width or 0 for column in grid.columns[1:])]
    for _ in range(width - 1 - sum(share + 2 for share in shares)):
        lacking = max(range(len(shares)), key=lambda place: wished[place] - shares[place])
        shares[lacking] += wished[lacking] > shares[lacking]
    for column, share in zip(grid.columns, shares, strict=True):
        column.width = share


def least_width(head: list[str], rows: list[list[str]], whole: bool) -> int:
    """The first column is never wrapped, the others not inside a word of their head; two spaces part them."""
    first = max(cell_len(line[0]) for line in [head, *rows])
    return 3 + first + sum(2 + width for width in least_columns(head, rows, whole)[1:])


def least_columns(head: list[str], rows: list[list[str]], whole: bool) -> list[int]:
    return [max(longest_word(text) for text in cells) for cells in zip(head, *(rows if whole else ()), strict=True)]


def longest_word(text: str) -> int:
    """Words are parted by spaces, but not by those that don't break."""
    return max((cell_len(word) for word in text.split(" ")), default=0)


def show_figures(console: Console, speech: Speech, title: str, heads: Iterable[str], rows: list[list[str]]) -> None:
    """A table of a report; `heads` are its columns as `report.ftl` names them."""
    words = [speech.words(f"report-head-{head}", {}) or head for head in heads]
    console.print(grid_of(title, words, rows, console.width, whole=True), highlight=False)


def worth(speech: Speech, unit: str, value: float) -> str:
    """What a search thinks of a move or a seat: a chance, or points."""
    return f"{speech.number(100 * value)}\u00a0%" if unit == "chance" else speech.number(value, 1)


def show_journal(console: Console, happenings: Iterable[Happening], speech: Speech) -> None:
    lines = [f"{escape(speech.say(one.message))} [dim]{one.message.clause}[/dim]" for one in happenings]
    if lines:  # in one piece: rich measures the terminal anew for each
        console.print("\n".join(lines), highlight=False)


def show_result(console: Console, table: Table, speech: Speech) -> None:
    result = table.result
    if result is None:
        return
    rows = [
        [speech.name(table.game.id, "line", line), *[str(lines.get(line, 0)) for lines in result.lines]]
        for line in result.lines[0]
    ]
    rows.append([speech.words("cli-total", {}) or "", *[str(score) for score in result.scores]])
    for tie in result.ties[0] if result.ties else ():
        rows.append([speech.name(table.game.id, "tie", tie), *[str(ties[tie]) for ties in result.ties]])
    rows.append([speech.words("cli-place", {}) or "", *[str(place) for place in result.places]])
    names = [speech.seat(seat) for seat in range(table.players)]
    console.print(grid_of(speech.say(table.prompt(None)), ["", *names], rows, console.width))


def followed(steps: Iterable[S], progress: Callable[[S], float], words: str) -> S:
    """The last of some steps; on the way there a bar shows how far it is."""
    with progress_bar(hidden=not sys.stderr.isatty()) as bar:
        task = bar.add_task(words, total=100)
        for step in steps:
            bar.update(task, completed=int(100 * progress(step)))
    return step


def progress_bar(hidden: bool = False) -> Progress:
    """How far a long command is, on standard error."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True, disable=hidden)
