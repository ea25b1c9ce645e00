"""One person at one table in the terminal: what changed, the question, and what is typed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from rich.console import Console
from rich.markup import escape

from meadhall.bots import Bot
from meadhall.bots.bot import choose
from meadhall.cli.play.choices import (
    FEW,
    fitting,
    matches,
    named,
    offers_of,
    sheets_with,
    show_offers,
    summary,
    unplayable,
)
from meadhall.cli.play.line import Line
from meadhall.cli.play.rules import Rules
from meadhall.cli.play.saves import Save
from meadhall.cli.screen import followed, sheets_in_words, show_journal, show_result, show_sheets
from meadhall.kernel.chance import Chance, key_of_seed
from meadhall.kernel.clauses import clauses
from meadhall.kernel.errors import IllegalAction
from meadhall.kernel.journal import Happening
from meadhall.kernel.offer import Offer
from meadhall.kernel.sheet import Sheet
from meadhall.kernel.table import Table, rebuilt
from meadhall.kernel.words.message import Message, Speech

COMMANDS = ("help", "table", "log", "list", "undo", "hint", "back", "why", "rules", "quit")
"""What can be typed instead of an action; each language has its own word beside the English one (`cli-word-…`)."""

HINT_SECONDS = 8.0

UNREADABLE = "action-unreadable"
"""The key of the refusal of what is no notation."""

PLAYED, STAYS, LEAVES = range(3)
"""What a typed line came to: the question is answered, it stays, or the player leaves."""


class Sitting:
    """One person at one table. Every move is saved before the next is asked for."""

    def __init__(
        self, table: Table, save: Save, bots: list[Bot], speech: Speech, language: str, console: Console, line: Line
    ) -> None:
        self.table = table
        self.save = save
        self.seat = save.seated.seat
        self.bots = bots
        self.speech = speech
        self.console = console
        self.line = line
        self.rules = Rules(table.game.id, language, speech, console)
        self.told = 0
        self.standing = ""
        self.line_starts: list[int] = []
        self.seen: list[Sheet] = []
        self.listed: set[int] = set()
        """The numbers that were shown since the question was asked."""
        self.imagination = Chance(key_of_seed(f"{table.seed} imagination"))
        self.words = {self.speech.words(f"cli-word-{known}", {}) or known: known for known in COMMANDS}
        self.commands: dict[str, Callable[[str], int]] = {
            "help": self.help, "table": self.show_table, "log": self.show_log, "list": self.list_offers,
            "undo": self.undo, "hint": self.hint, "back": self.go_back, "why": self.why,
            "rules": self.search_rules, "quit": self.leave,
        }  # fmt: skip

    def run(self) -> None:
        self.say("cli-welcome", player=self.speech.seat(self.seat), game=self.title(), save=self.save.name)
        if self.table.log:
            self.told = len(self.table.journal(self.seat))
            self.say("cli-resumed", count=len(self.table.log))
            self.show_table("")
        while not self.table.over:
            if self.seat not in self.table.awaiting:
                self.let_bot_play(self.table.awaiting[0])
                continue
            self.tell_news()
            if not self.answer():
                self.say("cli-left", save=self.save.name)
                return
        self.tell_news()
        show_result(self.console, self.table, self.speech)

    def let_bot_play(self, seat: int) -> None:
        self.act(seat, choose(self.bots[seat], self.table.game, self.table.state, seat, self.imagination))

    def act(self, seat: int, code: int) -> None:
        self.table.act(seat, code)
        self.save.write(self.table)

    # --- what is said ------------------------------------------------------------------------------------------

    def title(self) -> str:
        return self.speech.words(f"{self.table.game.id}-title", {}) or self.table.game.title

    def say(self, key: str, **args: object) -> None:
        self.console.print(escape(self.speech.words(key, args) or key), highlight=False)

    def refuse(self, message: Message) -> int:
        self.console.print(f"{escape(self.speech.say(message))} [dim]{message.clause}[/dim]", highlight=False)
        return STAYS

    def show_sheets(self, sheets: list[Sheet]) -> None:
        show_sheets(self.console, sheets_in_words(self.table.game.id, sheets, self.speech))

    def tell_news(self) -> None:
        """What happened since the last question, each decision with all that came of it in one paragraph."""
        happenings = self.table.journal(self.seat)
        for _, told in groupby(happenings[self.told :], key=ply_of):
            self.console.print(escape(" ".join(self.speech.say(one.message) for one in told)), highlight=False)
        self.told = len(happenings)

    # --- asking ------------------------------------------------------------------------------------------------

    def answer(self) -> bool:
        """Ask until something legal is played; false when the player leaves."""
        self.ask()
        while True:
            try:
                text = self.line.read(self.offers, list(self.words)).strip()
            except (EOFError, KeyboardInterrupt):
                return False
            came_to = self.take(text)
            if came_to != STAYS:
                return came_to == PLAYED

    def ask(self) -> None:
        """The question, how one stands, and the answers: all of a few, a summary of many."""
        table, game = self.table, self.table.game
        view = table.view(self.seat)
        asked = game.sheets_asked(view, self.speech)
        self.show_sheets([sheet for sheet in asked if sheet not in self.seen])
        self.seen = asked
        standing = game.standing(view, self.speech)
        if standing and standing != self.standing:
            self.console.print(f"[dim]{escape(standing)}[/dim]", highlight=False)
        self.standing = standing
        prompt = table.prompt(self.seat)
        self.console.print(
            f"[bold]{escape(self.speech.say(prompt))}[/bold] [dim]{prompt.clause}[/dim]", highlight=False
        )
        offers = offers_of(table, self.seat, self.speech)
        self.open_list(offers, of_ways=len(offers) > FEW and not any(offer.group for offer in offers))
        if len(self.offers) > FEW and not self.of_ways:
            self.console.print(escape(summary(self.numbered(self.offers), self.speech)), highlight=False)
            self.listed = {number for number, offer in self.numbered(self.offers) if not offer.group}
            self.say("cli-many", count=len(self.offers), list=self.word("list"))
        else:
            self.list_offers("")
        if len(self.offers) == 1:
            self.say("cli-found-one")

    def open_list(self, offers: list[Offer], *, of_ways: bool = False) -> None:
        """From now on numbers and words mean these answers."""
        self.offers = offers
        self.of_ways = of_ways
        self.shown = 0
        self.listed = set()
        self.pending: str | None = None

    def numbered(self, offers: Sequence[Offer]) -> list[tuple[int, Offer]]:
        places = {id(offer): number for number, offer in enumerate(self.offers, 1)}
        return [(places[id(offer)], offer) for offer in offers]

    def word(self, command: str) -> str:
        return self.speech.words(f"cli-word-{command}", {}) or command

    # --- what was typed ----------------------------------------------------------------------------------------

    def take(self, text: str) -> int:
        """A line as it was typed: a command, a number, words, notation, or part of what is looked for."""
        if not text:
            return self.take_enter()
        first, _, rest = text.partition(" ")
        known = self.words.get(first.casefold(), first.casefold())
        command = self.commands.get({"?": "help", "q": "quit"}.get(known, known))
        if command is not None:
            return command(rest.strip())
        if text.isdigit():
            return self.take_number(int(text))
        offer = named(self.offers, text)
        return self.choose(text if offer is None else offer.line)

    def take_enter(self) -> int:
        """Plays what was looked at, or the only answer there is; otherwise it asks for the answers."""
        if self.pending:
            return self.play_line(self.pending)
        return self.choose(self.offers[0].line) if len(self.offers) == 1 else self.list_offers("")

    def take_number(self, number: int) -> int:
        """A number means what was listed for this question; another is shown first, it may be from an older list."""
        if not 0 < number <= len(self.offers):
            return self.refuse(Message("cli-no-number", {"given_number": number, "most_number": len(self.offers)}))
        offer = self.offers[number - 1]
        if number in self.listed or self.of_ways:
            return self.choose(offer.line)
        return self.look_at(offer)

    def look_at(self, offer: Offer) -> int:
        """Show one answer, which Enter plays."""
        self.show([offer])
        self.pending = offer.line
        self.say("cli-found-one")
        return STAYS

    def choose(self, line: str) -> int:
        """Play a line, unless it wants to be looked at first, or there are several ways to carry it out."""
        if line == self.pending:
            return self.play_line(line)
        try:
            codes = self.table.check_play(self.seat, line)
        except IllegalAction as error:
            return self.find(line, error)
        game, state = self.table.game, self.table.state
        ways = game.ways(state, self.seat, codes[0], self.speech) if len(codes) == 1 else []
        if len(ways) > 1:
            self.open_list(ways, of_ways=True)
            return self.list_offers("")
        line = ways[0].line if ways else line
        picture = game.picture(state, self.seat, self.table.check_play(self.seat, line), self.speech)
        if picture is None:
            return self.play_line(line)
        self.pending = line
        self.show_sheets([picture])
        self.say("cli-confirm", back=self.word("back"))
        return STAYS

    def find(self, typed: str, error: IllegalAction) -> int:
        """What was typed is no legal line: it may be part of the words of one."""
        found = matches(self.offers, typed) if error.message.key == UNREADABLE else []
        if not found:
            for message in self.reasons(typed, error):
                self.refuse(message)
            return STAYS
        if len(found) == 1:
            return self.look_at(found[0])
        self.show_found(found)
        return STAYS

    def reasons(self, typed: str, error: IllegalAction) -> list[Message]:
        """Why a line can't be played; what is no notation may be the words of actions that aren't legal now."""
        if error.message.key != UNREADABLE:
            return [error.message]
        found: list[Message] = []
        for offer in unplayable(self.table, self.seat, typed, self.speech):
            try:
                self.table.check_play(self.seat, offer.line)
            except IllegalAction as refused:
                found.append(refused.message)
        return found or [error.message]

    def show(self, offers: Sequence[Offer]) -> None:
        numbered = self.numbered(offers)
        self.listed |= {number for number, _ in numbered}
        show_offers(self.console, numbered)

    def show_found(self, found: Sequence[Offer]) -> None:
        """Answers that were asked for; of ways, which are listed best first, the first few will do."""
        most = FEW if self.of_ways else len(found)
        self.show(found[:most])
        if len(found) > most:
            self.say("cli-more-found", count=len(found) - most)

    def play_line(self, line: str) -> int:
        self.line_starts.append(len(self.table.log))
        for code in self.table.check_play(self.seat, line):
            self.act(self.seat, code)
        return PLAYED

    # --- commands ----------------------------------------------------------------------------------------------

    def help(self, _: str) -> int:
        self.say("cli-help", clause=self.table.prompt(self.seat).clause or next(iter(clauses(self.table.game.id))))
        hint = self.speech.words(f"{self.table.game.id}-notation-hint", {})
        if hint:
            self.console.print(escape(hint), highlight=False)
        return STAYS

    def show_table(self, wanted: str) -> int:
        """The whole table, or what of it has some words in it."""
        sheets = self.table.game.sheets(self.table.view(self.seat), self.speech)
        found = sheets_with(sheets_in_words(self.table.game.id, sheets, self.speech), wanted)
        if not found:
            return self.refuse(Message("cli-not-on-table", {"given_text": wanted}))
        show_sheets(self.console, found)
        return STAYS

    def show_log(self, _: str) -> int:
        show_journal(self.console, self.table.journal(self.seat), self.speech)
        return STAYS

    def list_offers(self, wanted: str) -> int:
        """Those with some words, or the next of all."""
        if wanted:
            found = matches(self.offers, wanted)
            if not found:
                return self.refuse(Message("cli-none-found", {"given_text": wanted}))
            self.show_found(found)
        else:
            self.list_page()
        return STAYS

    def list_page(self) -> None:
        """The next answers: a few ways, or as many answers as the screen has room for; after the last, the first."""
        rest = self.offers[self.shown :] or self.offers
        found = rest[:FEW] if self.of_ways else fitting(self.console, self.numbered(rest))
        self.shown = len(self.offers) - len(rest) + len(found)
        self.show(found)
        left = len(self.offers) - self.shown
        if self.of_ways:
            self.say("cli-ways", left=left, back=self.word("back"))
        elif left:
            self.say("cli-page", left=left)

    def undo(self, _: str) -> int:
        """Back to before the player's last line; past chance or something shown, the game is marked."""
        log = self.table.log
        ply = self.line_starts.pop() if self.line_starts else self.last_decision()
        if ply is None:
            return self.refuse(Message("cli-undo-nothing"))
        table = self.table
        marked = table.take_backs or ply < table.state.barrier
        story = (table.game.id, table.players, table.options, table.seed, table.origin)
        self.table = rebuilt(*story, log[:ply], marked, table.hints)
        self.save.write(self.table)
        self.say("cli-undone", move=self.offer_words(log[ply][1]), marked="yes" if marked else "no")
        self.told = len(self.table.journal(self.seat))
        self.ask()
        return STAYS

    def hint(self, _: str) -> int:
        """The best moves as far as a short search finds them; whoever asks is noted in the transcript."""
        from meadhall.analysis import hints  # only here: it takes time to load
        from meadhall.cli.hint import hint_lines

        if len(self.table.codes(self.seat)) == 1:
            return self.refuse(Message("cli-hint-one"))
        if self.seat not in self.table.hints:
            self.table.hints = sorted([*self.table.hints, self.seat])
            self.save.write(self.table)
        steps = hints(self.table, self.seat, self.table.ply, seconds=HINT_SECONDS)
        found = followed(steps, lambda step: step.progress, self.speech.words("cli-thinking", {}) or "")
        for line in hint_lines(found, self.speech):
            self.console.print(escape(self.speech.say(line)), highlight=False)
        return STAYS

    def last_decision(self) -> int | None:
        """The ply of the player's last decision, where the lines they were typed as aren't known any more."""
        log = self.table.log
        return next((ply for ply in range(len(log) - 1, -1, -1) if log[ply][0] == self.seat), None)

    def offer_words(self, code: int) -> str:
        """A decision of the player in words, where it was taken."""
        line = self.table.game.space.notations[code]
        offers = self.table.game.offers(self.table.state, self.seat, self.speech)
        return next((offer.words for offer in offers if offer.line == line), line)

    def go_back(self, _: str) -> int:
        """Leave a list of ways or a look at one."""
        if self.pending is None and not self.of_ways:
            return self.refuse(Message("cli-nowhere-back", {"undo_word": self.word("undo")}))
        self.ask()
        return STAYS

    def why(self, about: str) -> int:
        """The clause named, the one behind the question, or why an action may not be played."""
        if not about:
            self.rules.show(self.table.prompt(self.seat).clause)
        elif not self.rules.show(about):
            offer = named(self.offers, about)
            try:
                self.table.check_play(self.seat, about if offer is None else offer.line)
            except IllegalAction as error:
                found = self.reasons(about, error)
                for message in found:
                    self.refuse(message)
                for clause in dict.fromkeys(message.clause for message in found):
                    self.rules.show(clause)
            else:
                self.say("cli-may-be-played", line=about)
        return STAYS

    def search_rules(self, wanted: str) -> int:
        self.rules.search(wanted)
        return STAYS

    def leave(self, _: str) -> int:
        return LEAVES


def ply_of(happening: Happening) -> int:
    return happening.ply
