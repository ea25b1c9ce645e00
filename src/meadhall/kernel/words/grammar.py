"""What a language does with numbers and lists: plural categories, signs, and the words between the last two of a list.

These are the rules of CLDR that our languages need, in a few lines; `tests/locales/test_grammar.py` compares them with
Babel's. Reading the same out of Babel's data would take a command a tenth of its start.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

MILLION = 1_000_000
FRACTION_DIGITS = 3
"""More digits of a fraction are not said."""


def english(number: float) -> str:
    return "one" if number == 1 else "other"


def spanish(number: float) -> str:
    return "one" if number == 1 else "many" if is_millions(number) else "other"


def polish(number: float) -> str:
    if number != int(number):
        return "other"
    if number == 1:
        return "one"
    return "few" if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else "many"


def portuguese(number: float) -> str:
    return "one" if number < 2 else "many" if is_millions(number) else "other"


def is_millions(number: float) -> bool:
    return number != 0 and number % MILLION == 0


class Grammar(NamedTuple):
    """The plural category of a number that isn't negative; what parts thousands and fractions; “and” and “or”."""

    plural: Callable[[float], str]
    thousands: str
    point: str
    joining: dict[str, str]


GRAMMARS = {
    "en": Grammar(english, ",", ".", {"and": "and", "or": "or"}),
    "es": Grammar(spanish, ".", ",", {"and": "y", "or": "o"}),
    "pl": Grammar(polish, "\xa0", ",", {"and": "i", "or": "lub"}),
    "pt": Grammar(portuguese, ".", ",", {"and": "e", "or": "ou"}),
}
LIST_STYLES = ("and", "or")


def plural_category(number: float, language: str) -> str:
    return GRAMMARS[language].plural(abs(number))


def number_in_words(number: float, language: str) -> str:
    """A number with the signs of the language: 1,234.5 in English, 1.234,5 in Spanish."""
    if isinstance(number, int) and -1000 < number < 1000:
        return str(number)
    whole, _, fraction = f"{number:,.{FRACTION_DIGITS}f}".partition(".")
    return with_signs_of(language, whole, fraction.rstrip("0"))


def figure(number: float, language: str, digits: int, sign: bool) -> str:
    """A number with so many digits after the point, and with its sign, if that is wanted, where it is above zero."""
    whole, _, fraction = f"{number:{'+' if sign else ''},.{digits}f}".partition(".")
    return with_signs_of(language, whole, fraction)


def with_signs_of(language: str, whole: str, fraction: str) -> str:
    grammar = GRAMMARS[language]
    return whole.replace(",", grammar.thousands) + (grammar.point + fraction if fraction else "")


def list_in_words(items: Sequence[str], language: str, style: str = "and") -> str:
    """Several words as the language lists them: “Ana, Bo and Cy”."""
    if len(items) < 2:
        return "".join(items)
    word = GRAMMARS[language].joining[style]
    if language == "es":
        word = spanish_word(word, items[-1])
    return f"{', '.join(items[:-1])} {word} {items[-1]}"


def spanish_word(word: str, following: str) -> str:
    """“y” is “e” before an i, “o” is “u” before an o."""
    if word == "y":
        return "e" if re.match(r"(?:i|hi(?![ae]))", following, re.IGNORECASE) else "y"
    return "u" if re.match(r"(?:o|ho|8)", following, re.IGNORECASE) else "o"
