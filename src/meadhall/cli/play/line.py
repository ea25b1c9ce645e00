"""The line a player types: with completion and history in a terminal, plain lines everywhere else."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Protocol

from meadhall.cli.play.choices import matches
from meadhall.kernel.offer import Offer

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

MARK = "> "
MENU = 4
"""Lines kept free below for answers shown while typing; more would push the question off a small screen."""


class Line(Protocol):
    """Asks for a line. `EOFError` and `KeyboardInterrupt` mean that the player leaves."""

    def read(self, offers: Sequence[Offer], commands: Sequence[str]) -> str: ...


def make_line() -> Line:
    """The line of this terminal; plain ones where there is no terminal, or prompt_toolkit isn't installed."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        try:
            return CompletingLine()
        except ImportError:
            pass
    return PlainLine()


class PlainLine:
    def read(self, offers: Sequence[Offer], commands: Sequence[str]) -> str:
        return input(MARK)


class CompletingLine:
    """Up brings earlier lines back, Tab and typing show the answers that have what was typed in them."""

    def __init__(self) -> None:
        from prompt_toolkit import PromptSession

        self.session: PromptSession[str] = PromptSession(complete_while_typing=True, reserve_space_for_menu=MENU)

    def read(self, offers: Sequence[Offer], commands: Sequence[str]) -> str:
        from prompt_toolkit.completion import CompleteEvent, Completer, Completion
        from prompt_toolkit.document import Document

        class Answers(Completer):
            def get_completions(self, document: Document, event: CompleteEvent) -> Iterator[Completion]:
                typed = document.text_before_cursor
                for text, meaning in completions(typed, offers, commands, asked=event.completion_requested):
                    yield Completion(text, -len(typed), display_meta=meaning)

        return self.session.prompt(MARK, completer=Answers())


def completions(
    typed: str, offers: Sequence[Offer], commands: Sequence[str], *, asked: bool
) -> Iterator[tuple[str, str]]:
    """What a typed text may become, with what it means; a number is complete in itself."""
    if typed.strip().isdigit() or not (typed.strip() or asked):
        return
    wanted = typed.strip().casefold()
    yield from ((command, "") for command in commands if wanted and command.startswith(wanted))
    seen: set[str] = set()
    for offer in matches(offers, typed):
        text = offer.words if unique(offers, offer.words) else offer.line
        if text not in seen:
            seen.add(text)
            yield text, offer.brings


def unique(offers: Sequence[Offer], words: str) -> bool:
    return sum(1 for offer in offers if offer.words == words) == 1
