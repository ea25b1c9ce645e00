"""The rules at hand while playing: a clause by its number, chapters, and clauses with a word in them."""

from __future__ import annotations

import re

from rich.console import Console
from rich.markup import escape

from meadhall.cli.play.choices import folded
from meadhall.kernel.clauses import clauses, rules_text
from meadhall.kernel.words.message import Speech

MOST_FOUND = 8
CLAUSE = re.compile(r"[A-Za-z]{2}-\d+\.\d+")
CHAPTER = re.compile(r"^## (\d+)\.? (.*)$", re.MULTILINE)


class Rules:
    """The rules of one game in the reader's language."""

    def __init__(self, game: str, language: str, speech: Speech, console: Console) -> None:
        self.game = game
        self.language = language
        self.speech = speech
        self.console = console

    def say(self, key: str, **args: object) -> None:
        self.console.print(escape(self.speech.words(key, args) or key), highlight=False)

    def show(self, clause: str) -> bool:
        """The text of a clause, or that there is none; false if the text isn't the number of a clause at all."""
        if CLAUSE.fullmatch(clause) is None:
            return False
        text = clauses(self.game, self.language).get(clause.upper())
        if text is None:
            self.say("cli-no-clause", clause=clause)
        else:
            self.show_clause(clause.upper(), text)
        return True

    def show_clause(self, clause: str, text: str) -> None:
        self.console.print(f"[bold]{clause}[/bold] {escape(text)}", highlight=False)

    def search(self, wanted: str) -> None:
        """The chapters; a chapter by its number; or the first clauses that have all the words."""
        if not wanted:
            for number, title in CHAPTER.findall(rules_text(self.game, self.language)):
                self.console.print(f"[bold]{number:>3}[/bold] {escape(title)}", highlight=False)
            self.say("cli-rules-hint")
            return
        known = clauses(self.game, self.language)
        if wanted.isdigit():
            found = [clause for clause in known if re.fullmatch(rf"[A-Z]+-{wanted}\.\d+", clause)]
            most = len(found)
        else:
            words = folded(wanted).split()
            found = [clause for clause, text in known.items() if all(word in folded(text) for word in words)]
            most = MOST_FOUND
        for clause in found[:most]:
            self.show_clause(clause, known[clause])
        if not found:
            self.say("cli-rules-none", wanted=wanted)
        elif len(found) > most:
            self.say("cli-rules-more", count=len(found) - most)
