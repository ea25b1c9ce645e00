"""Names inside sentences: what a thing is called in the form and number a sentence asks for.

A thing reaches a sentence as a typed value, and the catalogue of each language says which form of its name it needs:

    { $item }                               the plain name
    { NAME($item, form: "genitive") }       the name in a form of the language's own choosing
    { COUNT($gained_count, $item) }         the number and the name together
    { COUNT($waiting_seat) }                how many things a list has
    { GENDER($item) -> … }                  the attribute `.gender` of the name, to select by
    { ID($colour) -> … }                    what the thing is called in code, to select by
    { NAME($items, list: "or") }            a list of alternatives
    { NAME($items, repeated: "counted") }   a list in which what stands several times is counted, in that form

The name itself is a message that may select by `$form` and `$count`; both are always given. The browser has the same
functions (`web/src/language/inflection.ts`); a test compares what both say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from meadhall.kernel.words.fluent import Sayable
from meadhall.kernel.words.grammar import LIST_STYLES, list_in_words

PLAIN = "plain"
COUNTED = "counted"

Words = Callable[[str, Mapping[str, object]], str | None]


class Inflected(Sayable):
    """A value of a sentence that has forms."""

    def in_form(self, form: str, language: str, style: str = "and") -> str:
        raise NotImplementedError

    def format(self, language: str) -> str:
        return self.in_form(PLAIN, language)


class Name(Inflected):
    """A thing that has a name in the catalogue: the message `key`."""

    def __init__(self, key: str, value: int | str, words: Words, gender: Callable[[str], str | None], spelled: bool):
        self.key, self.value, self.words, self.gender, self.spelled = key, value, words, gender, spelled

    def said(self, form: str, count: object = 1) -> str:
        words = self.words(self.key, {"form": form, "count": count}) or str(self.value)
        return f"{words} ({self.value})" if self.spelled else words

    def in_form(self, form: str, language: str, style: str = "and") -> str:
        return self.said(form)


class Amount(Inflected):
    """So many of a thing; in a list of them, each is counted."""

    def __init__(self, number: float, name: Name):
        self.number, self.name = number, name

    def in_form(self, form: str, language: str, style: str = "and") -> str:
        return Counted(self.number, self.name, COUNTED if form == PLAIN else form).format(language)


class Phrase(Inflected):
    """A message that stands inside a sentence, which chooses its form."""

    def __init__(self, key: str, args: Mapping[str, object], words: Words, spelled: str = ""):
        self.key, self.args, self.words, self.spelled = key, args, words, spelled

    def in_form(self, form: str, language: str, style: str = "and") -> str:
        words = self.words(self.key, {**self.args, "form": form}) or self.key
        return f"{words} ({self.spelled})" if self.spelled else words


class Names(Inflected):
    """Several things, listed as the language lists them."""

    def __init__(self, items: Sequence[object]):
        self.items = items

    def in_form(self, form: str, language: str, style: str = "and") -> str:
        return list_in_words([formatted(item, form, language) for item in self.items], language, style)

    def in_groups(self, form: str, repeated: str, language: str, style: str) -> str:
        """Each thing once, in the order they come; how many of it, where there are several."""
        groups: dict[object, list[object]] = {}
        for item in self.items:
            groups.setdefault(item.key if isinstance(item, Name) else item, []).append(item)
        said = []
        for several in groups.values():
            one = several[0]
            if len(several) > 1 and isinstance(one, Name):
                said.append(Counted(len(several), one, repeated).format(language))
            else:
                said += [formatted(item, form, language) for item in several]
        return list_in_words(said, language, style)


class Formed(Sayable):
    """What NAME gives: a value in a form, said once the language is known."""

    def __init__(self, value: Inflected, form: str, style: str, repeated: str):
        self.value, self.form, self.style, self.repeated = value, form, style, repeated

    def format(self, language: str) -> str:
        if self.repeated and isinstance(self.value, Names):
            return self.value.in_groups(self.form, self.repeated, language, self.style)
        return self.value.in_form(self.form, language, self.style)


class Counted(Sayable):
    """What COUNT gives: so many of a thing."""

    def __init__(self, number: float, name: Name, form: str):
        self.number, self.name, self.form = number, name, form

    def format(self, language: str) -> str:
        name = self.name.said(self.form, self.number)
        return self.name.words("counted", {"number": self.number, "name": name}) or name


def formatted(value: object, form: str, language: str) -> str:
    if isinstance(value, Inflected):
        return value.in_form(form, language)
    return value.format(language) if isinstance(value, Sayable) else str(value)


def name_function(value: Any, form: str = PLAIN, list: str = "and", repeated: str = "") -> Any:
    if list not in LIST_STYLES:
        raise ValueError(f"there is no list {list!r}")
    return Formed(value, form, list, repeated) if isinstance(value, Inflected) else value


def count_function(number: Any, name: Any = None, form: str = COUNTED) -> Any:
    if name is None:
        return len(number.items) if isinstance(number, Names) else 1
    if not isinstance(name, Name):
        raise TypeError("COUNT takes a number and a thing that has a name")
    return Counted(number, name, form)


def gender_function(value: Any) -> Any:
    """Nothing, which chooses the default, for what has no gender."""
    return value.gender(value.key) if isinstance(value, Name) else None


def id_function(value: Any) -> Any:
    return str(value.value) if isinstance(value, Name) else value


FUNCTIONS: Mapping[str, Callable[..., Any]] = {
    "NAME": name_function,
    "COUNT": count_function,
    "GENDER": gender_function,
    "ID": id_function,
}
