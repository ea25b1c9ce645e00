"""`meadhall play`: a person against bots, in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from meadhall.bots import Bot, make_bot
from meadhall.bots.bot import choose
from meadhall.cli.inputs import players_or_default, read_options
from meadhall.cli.screen import show_actions, show_journal, show_result, show_table
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.clauses import clauses
from meadhall.kernel.errors import IllegalAction
from meadhall.kernel.message import Speech
from meadhall.kernel.registry import find_game
from meadhall.kernel.table import Table, new_table

COMMANDS = ("quit", "help", "table", "log", "why")
"""What can be typed instead of an action; each language has its own word beside the English one (`cli-word-…`)."""


def play(
    game: Annotated[str, typer.Argument(help="The game, such as brian-boru.")],
    players: Annotated[int | None, typer.Option(help="How many players, you included.")] = None,
    seat: Annotated[int, typer.Option(help="Your seat, counted from 0.")] = 0,
    bot: Annotated[str, typer.Option(help="Who plays the other seats.")] = "quick",
    seed: Annotated[str | None, typer.Option(help="Equal seeds deal equal games; drawn if left out.")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", help="An option of the game: name=value.")] = None,
    lang: Annotated[str, typer.Option(help="en, es, pl or pt.")] = "en",
    save: Annotated[Path | None, typer.Option(help="Where to write the transcript.")] = None,
) -> None:
    """Play against bots. Answer with an action's number or its notation; ? explains."""
    played = find_game(game)
    count = players_or_default(played, players)
    table = new_table(played, count, seed or secrets.token_hex(8), read_options(option or []))
    table.check_seat(seat)
    speech = Speech(lang)
    names = [speech.seat(other) if other == seat else bot_name(speech, bot, other) for other in range(count)]
    bots = [make_bot(bot, f"{table.seed} seat {other}") for other in range(count)]
    Sitting(table, seat, bots, Speech(lang, names, played.spelled), lang, Console()).run()
    if save is not None:
        save.write_text(table.transcript(), encoding="utf-8")


def bot_name(speech: Speech, bot: str, seat: int) -> str:
    """What a bot is called at the table: the name it has in the hall, and its seat."""
    name = speech.words(f"shell-bot-{bot}-name", {}) or bot
    return speech.words("cli-bot", {"name": name, "number": seat + 1}) or name


class Sitting:
    """One person at one table."""

    def __init__(
        self, table: Table, seat: int, bots: list[Bot], speech: Speech, language: str, console: Console
    ) -> None:
        self.table = table
        self.seat = seat
        self.bots = bots
        self.speech = speech
        self.language = language
        self.console = console
        self.told = 0
        self.imagination = Chance(key_of_seed(f"{table.seed} imagination"))

    def run(self) -> None:
        self.say("cli-welcome", player=self.speech.seat(self.seat), game=self.title())
        while not self.table.over:
            if self.seat in self.table.awaiting:
                self.tell_news()
                show_table(self.console, self.table, self.seat, self.speech)
                if not self.answer():
                    self.say("cli-left")
                    return
            else:
                other = self.table.awaiting[0]
                self.table.act(
                    other, choose(self.bots[other], self.table.game, self.table.state, other, self.imagination)
                )
        self.tell_news()
        show_result(self.console, self.table, self.speech)

    def title(self) -> str:
        return self.speech.words(f"{self.table.game.id}-title", {}) or self.table.game.title

    def command(self, word: str) -> str:
        """A command in English, whichever of the two languages it was typed in."""
        return next((known for known in COMMANDS if self.speech.words(f"cli-word-{known}", {}) == word), word)

    def say(self, key: str, **args: object) -> None:
        self.console.print(escape(self.speech.words(key, args) or key))

    def tell_news(self) -> None:
        happenings = self.table.journal(self.seat)
        show_journal(self.console, happenings[self.told :], self.speech)
        self.told = len(happenings)

    def answer(self) -> bool:
        """Ask until something legal is played; false when the player leaves."""
        self.ask()
        while True:
            try:
                text = self.console.input("[bold]> [/bold]").strip()
            except (EOFError, KeyboardInterrupt):
                return False
            first, *rest = text.split() or [""]
            match [self.command(first), *rest]:
                case [""]:
                    continue
                case ["q" | "quit"]:
                    return False
                case ["?" | "help"]:
                    self.say("cli-help")
                case ["table"]:
                    show_table(self.console, self.table, self.seat, self.speech)
                    self.ask()
                case ["log"]:
                    show_journal(self.console, self.table.journal(self.seat), self.speech)
                case ["why", clause]:
                    self.explain(clause)
                case _:
                    if self.try_to_play(text):
                        return True

    def ask(self) -> None:
        prompt = self.table.prompt(self.seat)
        self.console.print(
            f"[bold]{escape(self.speech.say(prompt))}[/bold] [dim]{prompt.clause}[/dim]", highlight=False
        )
        show_actions(self.console, self.table, self.seat)

    def explain(self, clause: str) -> None:
        text = clauses(self.table.game.id, self.language).get(clause.upper())
        if text is None:
            self.say("cli-no-clause", clause=clause)
        else:
            self.console.print(escape(text))

    def try_to_play(self, text: str) -> bool:
        """Play a numbered action or a notation; say why not otherwise."""
        actions = self.table.actions(self.seat)
        chosen = actions[int(text) - 1] if text.isdigit() and 0 < int(text) <= len(actions) else text
        try:
            self.table.play(self.seat, chosen)
        except IllegalAction as error:
            self.console.print(
                f"{escape(self.speech.say(error.message))} [dim]{error.message.clause}[/dim]", highlight=False
            )
            return False
        return True
