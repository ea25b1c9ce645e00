"""Messages: everything the hall says is a key with typed arguments, put into words only where a person reads it.

The type of an argument is the last word of its name: `town`, `from_town` and `lost_town` are all towns. A value of a
type that has words of its own (`brian-boru-region-N`) is put into those words; a seat becomes the player's name.
What bears only a number is told by what lies there: `fief` with a companion `fief_cards` is said by
`<game>-fief-with-cards`.
The catalogues are Fluent files in `locales/<language>/`, shared with the browser.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from functools import lru_cache
from importlib import resources

import msgspec
from fluent.runtime import FluentBundle, FluentResource

Value = int | str | list[int] | list[str]

LANGUAGES = ("en", "es", "pl", "pt")


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence to be: which one, about what, and by which clause of the rules."""

    key: str
    args: dict[str, Value] = {}
    clause: str = ""

    def in_words(self, language: str = "en", seats: Sequence[str] | None = None) -> str:
        return Speech(language, seats).say(self)


class UnknownLanguage(ValueError):
    """No catalogue of that language."""

    def __init__(self, language: str) -> None:
        super().__init__(f"There is no language “{language}”: there is {', '.join(LANGUAGES)}.")


@lru_cache
def bundle(language: str) -> FluentBundle:
    """All catalogues of a language; whatever it lacks is said in English."""
    if language not in LANGUAGES:
        raise UnknownLanguage(language)
    catalogue = FluentBundle([language, "en"], use_isolating=False)
    for source in dict.fromkeys((language, "en")):
        folder = resources.files("meadhall") / "locales" / source
        if not folder.is_dir():
            continue
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                catalogue.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return catalogue


@lru_cache(maxsize=1024)
def kind_of(argument: str) -> str:
    """The type of an argument, by its name: `lost_town` is a town."""
    return argument.rsplit("_", 1)[-1]


class Speech:
    """Puts messages into the words of one language, with the names of those who sit at one table."""

    def __init__(self, language: str = "en", seats: Sequence[str] | None = None, spelled: Container[str] = ()) -> None:
        self.bundle = bundle(language)
        self.seats = seats
        # Types of arguments whose id is said beside their name, for readers who answer in notation.
        self.spelled = spelled

    def say(self, message: Message) -> str:
        game = message.key.split(".", 1)[0] if "." in message.key else ""
        return self.words(fluent_id(message.key), self.arguments(game, message.args)) or message.key

    def words(self, key: str, args: Mapping[str, object]) -> str | None:
        if not self.bundle.has_message(key):
            return None
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            return None
        text, errors = self.bundle.format_pattern(pattern, dict(args))
        if errors:
            raise ValueError(f"message {key!r} can't be said: {errors[0]}")
        return str(text)

    def arguments(self, game: str, args: Mapping[str, Value]) -> dict[str, object]:
        return {name: self.with_cards(game, name, value, args) for name, value in args.items()}

    def with_cards(self, game: str, name: str, value: Value, args: Mapping[str, Value]) -> object:
        """An argument in words, and with it the cards that lie there, if a companion (`fief_cards`) tells them."""
        cards = args.get(f"{name}_cards")
        if not cards:
            return self.argument(game, kind_of(name), value)
        said = {kind_of(name): self.argument(game, kind_of(name), value), "cards": self.argument(game, "card", cards)}
        return self.words(fluent_id(f"{game}.{kind_of(name)}-with-cards"), said) or value

    def argument(self, game: str, kind: str, value: Value) -> object:
        if isinstance(value, list):
            return ", ".join(str(self.argument(game, kind, item)) for item in value)
        if kind == "seat" and isinstance(value, int):
            return self.seat(value)
        words = self.words(fluent_id(f"{game}.{kind}-{value}"), {})
        if words is None:
            return value
        return f"{words} ({value})" if kind in self.spelled else words

    def seat(self, seat: int) -> str:
        if self.seats is not None:
            return self.seats[seat]
        return self.words("seat-number", {"number": seat + 1}) or str(seat + 1)


def fluent_id(key: str) -> str:
    """Fluent ids have no dots: `brian-boru.town-taken` is `brian-boru-town-taken` in the catalogue."""
    return key.replace(".", "-")
