"""Messages: everything the hall says is a key with typed arguments, put into words only where a person reads it.

The type of an argument is the last word of its name: `town`, `from_town` and `lost_town` are all towns. A value of a
type that has words of its own (`brian-boru-region-N`) reaches the sentence as a name that can be inflected
(`kernel.inflection`); a seat becomes the player's name, or `seat-number` where nobody has one. What bears only a number
is told by what lies there: `fief` with a companion `fief_cards` is said by `<game>-fief-with-cards`. A `cell` (`8,0` in
notation: row and column, counted from 0) is said by `<game>-cell`, counted from 1. Amounts are a list of numbers with a
thing each: `gained_amounts` may be `["2 item-chest", "1 item-peas"]`. How to write messages: docs/words.md.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from meadhall.kernel.words.languages import LANGUAGES, UnknownLanguage

if TYPE_CHECKING:
    from meadhall.kernel.words.fluent import Bundle

__all__ = ["LANGUAGES", "Message", "Speech", "UnknownLanguage", "Value", "capital", "fluent_id", "kind_of"]

Value = int | str | list[int] | list[str]


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence to be: which one, about what, and by which clause of the rules."""

    key: str
    args: dict[str, Value] = {}
    clause: str = ""

    def nested(self) -> str:
        """This message as an argument of another: arguments whose type is “message” are said in the same language."""
        return msgspec.json.encode(self).decode()

    def __str__(self) -> str:
        """The sentence in English."""
        return self.in_words()

    def in_words(self, language: str = "en", seats: Sequence[str] | None = None) -> str:
        """The sentence in a language; `seats` are the names of the players, “Player 1” and so on if left out."""
        return Speech(language, seats).say(self)


@lru_cache(maxsize=1024)
def kind_of(argument: str) -> str:
    """The type of an argument, by its name: `lost_town` is a town."""
    return argument.rsplit("_", 1)[-1]


class Speech:
    """Puts messages into the words of one language, with the names of those who sit at one table.

    What it needs for that (Fluent, the catalogues) is imported when somebody speaks: most programs never do.
    """

    def __init__(
        self,
        language: str = "en",
        seats: Sequence[str] | None = None,
        spelled: Container[str] = (),
        catalogues: Sequence[Bundle] | None = None,
    ) -> None:
        from meadhall.kernel.words.catalogue import catalogue

        # What a language lacks is said in English.
        self.catalogues = catalogues or [catalogue(name) for name in dict.fromkeys((language, "en"))]
        self.language = language
        self.seats = seats
        # Types of arguments whose id is said beside their name, for readers who answer in notation.
        self.spelled = spelled

    def say(self, message: Message) -> str:
        """A whole sentence: it begins with a capital letter, whatever stands first in it."""
        game = message.key.split(".", 1)[0] if "." in message.key else ""
        text = self.words(fluent_id(message.key), self.arguments(game, message.args)) or message.key
        return capital(text)

    def words(self, key: str, args: Mapping[str, object]) -> str | None:
        """The words of a catalogue entry, or None if no catalogue has it."""
        for bundle in self.catalogues:
            if bundle.has_message(key) and (pattern := bundle.get_message(key).value) is not None:
                try:
                    return bundle.format(pattern, args)
                except (LookupError, TypeError, ValueError) as error:
                    raise ValueError(f"message {key!r} can't be said: {error}") from error
        return None

    def knows(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self.catalogues)

    def gender(self, key: str) -> str | None:
        for bundle in self.catalogues:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).attributes.get("gender")
                return None if pattern is None else bundle.format(pattern, {})
        return None

    def arguments(self, game: str, args: Mapping[str, Value]) -> dict[str, object]:
        return {name: self.with_cards(game, name, value, args) for name, value in args.items()}

    def with_cards(self, game: str, name: str, value: Value, args: Mapping[str, Value]) -> object:
        """An argument in words; with a companion (`fief_cards`), named by the first of the cards that lie there, or by
        the card the sentence tells of itself."""
        from meadhall.kernel.words.inflection import Phrase

        kind = kind_of(name)
        cards = args.get(f"{name}_cards")
        if not isinstance(cards, list):
            return self.argument(game, kind, value)
        said = {
            kind: self.argument(game, kind, value),
            "card": self.argument(game, "card", cards[0]) if cards else "",
            "told_card": self.argument(game, "card", args["card"]) if "card" in args else "",
        }
        return Phrase(fluent_id(f"{game}.{kind}-with-cards"), said, self.words)

    def argument(self, game: str, kind: str, value: Value) -> object:
        from meadhall.kernel.words.inflection import Amount, Name, Names

        if isinstance(value, list):
            return Names([self.argument(game, kind, item) for item in value])
        if kind == "amounts" and isinstance(value, str):
            number, _, thing = value.partition(" ")
            name = self.argument(game, *thing.split("-", 1))
            return Amount(int(number), name) if isinstance(name, Name) else value
        if kind == "seat" and isinstance(value, int):
            return self.seated(value)
        if kind == "message" and isinstance(value, str):
            return self.say(Message(**msgspec.json.decode(value)))
        if kind == "cell" and isinstance(value, str):
            return self.cell(game, value)
        key = fluent_id(f"{game}.{kind}-{value}")
        if not self.knows(key):
            return value
        return Name(key, value, self.words, self.gender, kind in self.spelled)

    def cell(self, game: str, value: str) -> object:
        """A place on a grid: notation counts rows and columns from 0, words count them from 1."""
        from meadhall.kernel.words.inflection import Phrase

        row, column = map(int, value.split(","))
        spelled = value if "cell" in self.spelled else ""
        return Phrase(fluent_id(f"{game}.cell"), {"row": row + 1, "column": column + 1}, self.words, spelled)

    def name(self, game: str, kind: str, value: int | str, form: str = "plain", count: int = 1) -> str:
        """What a value of a game is called, for a cell of a table or a label."""
        return self.words(fluent_id(f"{game}.{kind}-{value}"), {"form": form, "count": count}) or str(value)

    def counted(self, game: str, kind: str, value: int | str, count: int) -> str:
        """So many of a thing, for a cell of a table."""
        from meadhall.kernel.words.inflection import COUNTED

        name = self.name(game, kind, value, COUNTED, count)
        return self.words("counted", {"number": count, "name": name}) or name

    def listed(self, items: Sequence[str]) -> str:
        """Several words as the language lists them."""
        from meadhall.kernel.words.grammar import list_in_words

        return list_in_words(items, self.language)

    def number(self, value: float, digits: int = 0, sign: bool = False) -> str:
        """A figure as the language writes it, with so many digits after the point."""
        from meadhall.kernel.words.grammar import figure

        return figure(value, self.language, digits, sign)

    def seat(self, seat: int) -> str:
        if self.seats is not None:
            return self.seats[seat]
        return self.words("seat-number", {"number": seat + 1, "form": "plain"}) or str(seat + 1)

    def seated(self, seat: int) -> object:
        """Somebody at the table inside a sentence, which chooses the form of who is known by a number only. A name that
        says no more than that counts as none: it is what a seat is called until somebody gives it another."""
        from meadhall.kernel.words.inflection import Phrase

        unnamed = Phrase("seat-number", {"number": seat + 1}, self.words)
        name = self.seat(seat)
        return unnamed if name == unnamed.format(self.language) else name


def capital(text: str) -> str:
    """Words as they begin a sentence."""
    return text[:1].upper() + text[1:]


def fluent_id(key: str) -> str:
    """Fluent ids have no dots: `brian-boru.town-taken` is `brian-boru-town-taken` in the catalogue."""
    return key.replace(".", "-")
