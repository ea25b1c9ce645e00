"""Answers to choose from: finding them by what was typed, and showing them compactly."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from msgspec.structs import replace
from rich.columns import Columns
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from meadhall.kernel.offer import Offer, action_words
from meadhall.kernel.sheet import Sheet
from meadhall.kernel.table import Table
from meadhall.kernel.words.message import Speech

FEW = 12
"""So many answers are listed at once; of more, the player asks for those that matter."""

FORESEEN = 40
"""Longer lists say only what each answer is, so that the question comes at once."""

ROOM = 4
"""Lines of the screen that a list leaves to what was typed, to what is said below it and to the next line."""

Numbered = tuple[int, Offer]


def offers_of(table: Table, seat: int, speech: Speech) -> list[Offer]:
    """The answers of a seat. What none of the game's words explain is explained by what the log would say of it."""
    offers = table.game.offers(table.state, seat, speech)
    if len(offers) > FORESEEN:
        return offers
    return [offer if offer.brings else replace(offer, brings=outcome(table, seat, offer, speech)) for offer in offers]


def outcome(table: Table, seat: int, offer: Offer, speech: Speech) -> str:
    """What would come of an answer, as far as the seat can know."""
    news = table.preview(seat, offer.line).table.journal(seat)
    return " ".join(speech.say(happening.message) for happening in news)


def folded(text: str) -> str:
    """Letters without their marks and without case: “Éirne” is found by “eirne”."""
    apart = unicodedata.normalize("NFD", text.casefold().replace("ł", "l"))
    return " ".join("".join(letter for letter in apart if not unicodedata.combining(letter)).split())


def matches(offers: Sequence[Offer], typed: str) -> list[Offer]:
    """The answers that have all the typed words somewhere: in their own, in what they bring, or in their notation.

    Those with words that begin so; if there are none, those with words that have it inside.
    """
    wanted = folded(typed).split()
    begun = [offer for offer in offers if all(has_word(offer, word, inside=False) for word in wanted)]
    return begun or [offer for offer in offers if all(has_word(offer, word, inside=True) for word in wanted)]


def has_word(offer: Offer, word: str, *, inside: bool) -> bool:
    """A number is looked for as a whole number, and not in what an answer brings."""
    text = folded(f"{offer.group} {offer.words} {offer.line}")
    if word.isdigit():
        return word in re.findall(r"\d+", text)
    text += " " + folded(offer.brings)
    return word in text if inside else re.search(rf"(?<![^\W_]){re.escape(word)}", text) is not None


def sheets_with(sheets: Sequence[Sheet], typed: str) -> list[Sheet]:
    """Sheets whose title has all the words, and of the others the rows that have them."""
    wanted = folded(typed).split()
    found: list[Sheet] = []
    for sheet in sheets:
        whole = all(word in folded(sheet.title) for word in wanted)
        rows = [row for row in sheet.rows if whole or all(word in folded(" ".join(row)) for word in wanted)]
        if rows:
            found.append(Sheet(sheet.title, sheet.head, rows))
    return found


def named(offers: Sequence[Offer], typed: str) -> Offer | None:
    """The one answer whose words were typed out."""
    found = [offer for offer in offers if folded(offer.words) == folded(typed)]
    return found[0] if len(found) == 1 else None


def unplayable(table: Table, seat: int, typed: str, speech: Speech) -> list[Offer]:
    """Actions that would answer the question, but can't be played now, by their words."""
    space, legal, prompt = table.game.space, set(table.codes(seat)), table.prompt(seat)
    kinds = {type(space[code]) for code in legal}
    offers = [
        Offer(str(action), action_words(table.game.id, action, prompt, speech))
        for code, action in enumerate(space)
        if code not in legal and type(action) in kinds
    ]
    typed_out = named(offers, typed)
    return matches(offers, typed)[:FEW] if typed_out is None else [typed_out]


def fitting(console: Console, numbered: Sequence[Numbered]) -> list[Offer]:
    """The first answers, as many as a screen has room for; all of them where nothing scrolls away."""
    most = len(numbered)
    if console.is_terminal:
        while most > 1 and lines_of(console, numbered[:most]) > console.height - ROOM:
            most -= 1 + most // 8
    return [offer for _, offer in numbered[:most]]


def lines_of(console: Console, numbered: Sequence[Numbered]) -> int:
    with console.capture() as shown:
        show_offers(console, numbered)
    return shown.get().count("\n")


def show_offers(console: Console, numbered: Sequence[Numbered]) -> None:
    """Answers by group, each with its number. Those that say all in a few words stand side by side."""
    for group, members in by_group(numbered):
        if group:
            console.print(Text(group, style="italic"))
        if any(offer.brings for _, offer in members):
            grid = Grid.grid(padding=(0, 1))
            grid.add_column(justify="right", no_wrap=True, style="bold", min_width=3)
            grid.add_column(overflow="fold")
            for number, offer in members:
                grid.add_row(str(number), offer_text(offer))
            console.print(grid, highlight=False)
        else:
            texts = [Text.assemble((f"{number:3} ", "bold"), offer.words) for number, offer in members]
            console.print(Columns(texts, padding=(0, 2), column_first=True), highlight=False)


def offer_text(offer: Offer) -> Text:
    return Text.assemble(offer.words, (f"  {offer.brings}", "dim")) if offer.brings else Text(offer.words)


def by_group(numbered: Sequence[Numbered]) -> list[tuple[str, list[Numbered]]]:
    """In the order of the list; of a long one, what stands for itself comes last, where it isn't lost."""
    groups: dict[str, list[Numbered]] = {}
    for number, offer in numbered:
        groups.setdefault(offer.group, []).append((number, offer))
    many = len(numbered) > FEW
    return [(group, groups[group]) for group in sorted(groups, key=lambda group: many and not group)]


def summary(numbered: Sequence[Numbered], speech: Speech) -> str:
    """How many answers there are of each group, and those that stand for themselves."""
    parts: list[str] = []
    for group, members in by_group(numbered):
        if group:
            parts.append(speech.words("cli-group", {"group": group, "count": len(members)}) or group)
        else:
            parts += [f"{number} {offer.words}" for number, offer in members]
    return " · ".join(parts)
