"""Showing a table in the terminal: sheets, journal, actions, result."""

from __future__ import annotations

from collections.abc import Iterable

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from meadhall.kernel.journal import Happening
from meadhall.kernel.message import Speech
from meadhall.kernel.table import Table


def show_table(console: Console, table: Table, seat: int | None, speech: Speech) -> None:
    for sheet in table.game.sheets(table.view(seat), speech):
        console.print(grid_of(sheet.title, sheet.head, sheet.rows, console.width))


def grid_of(title: str, head: list[str], rows: list[list[str]], width: int) -> Grid:
    """A table whose heads aren't broken inside words: those that don't fit side by side stand below each other."""
    turned = [list(line) for line in zip(head, *rows, strict=True)]
    if least_width(head, rows) > width >= least_width(turned[0], turned[1:]):
        head, rows = turned[0], turned[1:]
    grid = Grid(title=escape(title), title_justify="left", title_style="bold", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for number, text in enumerate(head):
        grid.add_column(escape(text), overflow="fold", no_wrap=number == 0, min_width=longest_word(text))
    for row in rows:
        grid.add_row(*[escape(text) for text in row])
    return grid


def least_width(head: list[str], rows: list[list[str]]) -> int:
    """The first column is never wrapped, the others not inside a word of their head; two spaces part them."""
    first = max(cell_len(line[0]) for line in [head, *rows])
    return 3 + first + sum(2 + longest_word(text) for text in head[1:])


def longest_word(text: str) -> int:
    return max((cell_len(word) for word in text.split()), default=0)


def show_journal(console: Console, happenings: Iterable[Happening], speech: Speech) -> None:
    for happening in happenings:
        console.print(f"{escape(speech.say(happening.message))} [dim]{happening.message.clause}[/dim]", highlight=False)


def show_actions(console: Console, table: Table, seat: int) -> None:
    """The legal actions, numbered, in columns."""
    numbered = [
        f"[bold]{number:3}[/bold] {escape(str(action))}" for number, action in enumerate(table.actions(seat), 1)
    ]
    console.print(Columns(numbered, padding=(0, 2), equal=True, column_first=True), highlight=False)


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


def progress_bar(hidden: bool) -> Progress:
    """How far a long command is, on standard error; programs that read JSON are spared it."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True, disable=hidden)
