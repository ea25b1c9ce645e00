"""Names inside sentences: what a thing is called in the form and number a sentence asks for.

A thing reaches a sentence as a typed value, and the catalogue of each language says which form of its name it needs:

    { $item }                               the plain name
    { NAME($item, form: "genitive") }       the name in a form of the language's own choosing
    { COUNT($gained_count, $item) }         the number and the name together
    { COUNT($waiting_seat) }                how many things a list has
    { GENDER($item) -> … }                  the attribute `.gender` of the name, to select by
    { ID($colour) -> … }                    what the thing is called in code, to select by
    { NAME($items, list: "or") }            a list of alternatives
    { NAME($items, list: "count") }         a list in which what comes several times is said once, with how often

The name itself is a message that may select by `$form` and `$count`; both are always given. The browser has the same
functions (`web/src/language/inflection.ts`); a test compares what both say.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from babel import Locale
from babel.lists import format_list
from fluent.runtime.types import FluentInt, FluentNone, FluentType

PLAIN = "plain"
COUNTED = "counted"
LIST_STYLES: dict[str, Literal["standard", "or"]] = {"and": "standard", "or": "or", "count": "standard"}

Words = Callable[[str, Mapping[str, object]], str | None]


class Inflected(FluentType):
    """A value of a sentence that has forms."""

    def in_form(self, form: str, locale: Locale, style: str = "and") -> str:
        raise NotImplementedError

    def format(self, locale: Locale) -> str:
        return self.in_form(PLAIN, locale)


class Name(Inflected):
    """A thing that has a name in the catalogue: the message `key`."""

    def __init__(self, key: str, value: int | str, words: Words, gender: Callable[[str], str | None], spelled: bool):
        self.key, self.value, self.words, self.gender, self.spelled = key, value, words, gender, spelled

    def said(self, form: str, count: object = 1) -> str:
        words = self.words(self.key, {"form": form, "count": count}) or str(self.value)
        return f"{words} ({self.value})" if self.spelled else words

    def in_form(self, form: str, locale: Locale, style: str = "and") -> str:
        return self.said(form)


class Phrase(Inflected):
    """A message that stands inside a sentence, which chooses its form."""

    def __init__(self, key: str, args: Mapping[str, object], words: Words):
        self.key, self.args, self.words = key, args, words

    def in_form(self, form: str, locale: Locale, style: str = "and") -> str:
        return self.words(self.key, {**self.args, "form": form}) or self.key


class Names(Inflected):
    """Several things, listed as the language lists them."""

    def __init__(self, items: Sequence[object]):
        self.items = items

    def in_form(self, form: str, locale: Locale, style: str = "and") -> str:
        items = counted_together(self.items, form) if style == "count" else self.items
        return list_words([formatted(item, form, locale) for item in items], locale, style)


class Formed(FluentType):
    """What NAME gives: a value in a form, said once the language is known."""

    def __init__(self, value: Inflected, form: str, style: str):
        self.value, self.form, self.style = value, form, style

    def format(self, locale: Locale) -> str:
        return self.value.in_form(self.form, locale, self.style)


class Counted(FluentType):
    """What COUNT gives: so many of a thing."""

    def __init__(self, number: FluentType, name: Name, form: str):
        self.number, self.name, self.form = number, name, form

    def format(self, locale: Locale) -> str:
        name = self.name.said(self.form, self.number)
        return self.name.words("counted", {"number": self.number, "name": name}) or name


def counted_together(items: Sequence[object], form: str) -> list[object]:
    """Each thing once, where it comes first; what comes several times, with its number."""
    times: dict[object, int] = {}
    firsts: dict[object, object] = {}
    for item in items:
        key = item.key if isinstance(item, Name) else item
        times[key] = times.get(key, 0) + 1
        firsts.setdefault(key, item)
    return [
        Counted(FluentInt(times[key]), item, form) if isinstance(item, Name) and times[key] > 1 else item
        for key, item in firsts.items()
    ]


def formatted(value: object, form: str, locale: Locale) -> str:
    if isinstance(value, Inflected):
        return value.in_form(form, locale)
    return value.format(locale) if isinstance(value, FluentType) else str(value)


def list_words(items: Sequence[str], locale: Locale, style: str = "and") -> str:
    """Several words as the language lists them: “Ana, Bo and Cy”."""
    if len(items) > 1 and locale.language == "es":
        return spanish_list(items, style)
    return format_list(items, style=LIST_STYLES[style], locale=locale)


def spanish_list(items: Sequence[str], style: str) -> str:
    """Babel lacks what browsers know: “y” is “e” before an i, “o” is “u” before an o."""
    if style != "or":
        word = "e" if re.match(r"(?:i|hi(?![ae]))", items[-1], re.IGNORECASE) else "y"
    else:
        word = "u" if re.match(r"(?:o|ho|8)", items[-1], re.IGNORECASE) else "o"
    return f"{', '.join(items[:-1])} {word} {items[-1]}"


def name_function(value: Any, form: str = PLAIN, list: str = "and") -> Any:
    if list not in LIST_STYLES:
        raise ValueError(f"there is no list {list!r}")
    return Formed(value, form, list) if isinstance(value, Inflected) else value


def count_function(number: Any, name: Any = None, form: str = COUNTED) -> Any:
    if name is None:
        return FluentInt(len(number.items) if isinstance(number, Names) else 1)
    if not isinstance(name, Name):
        raise TypeError("COUNT takes a number and a thing that has a name")
    return Counted(number, name, form)


def gender_function(value: Any) -> Any:
    return (value.gender(value.key) if isinstance(value, Name) else None) or FluentNone()


def id_function(value: Any) -> Any:
    return str(value.value) if isinstance(value, Name) else value


FUNCTIONS: Mapping[str, Callable[..., Any]] = {
    "NAME": name_function,
    "COUNT": count_function,
    "GENDER": gender_function,
    "ID": id_function,
}
