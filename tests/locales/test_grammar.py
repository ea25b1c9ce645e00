"""Plurals, numbers and lists, compared with what Babel makes of CLDR."""

from __future__ import annotations

import pytest
from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal

from meadhall.kernel.words.grammar import GRAMMARS, figure, list_in_words, number_in_words, plural_category
from meadhall.kernel.words.languages import LANGUAGES
from tests.locales.mozilla import LOCALES

NUMBERS: list[float] = [*range(-30, 250), 999, 1000, 1001, 12_345, 999_999, 10**6, 10**6 + 1, 2 * 10**6, 10**9, -1234]
NUMBERS += [0.5, 1.0, 1.5, 2.25, -1.5, 0.125, 1234.5678, 2.0004, 0.9996, 1e6]


def test_every_language_has_its_grammar() -> None:
    assert set(GRAMMARS) == set(LANGUAGES) == set(LOCALES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_and_numbers_are_those_of_babel(language: str) -> None:
    locale = Locale.parse(LOCALES[language], sep="-")
    for number in NUMBERS:
        assert plural_category(number, language) == locale.plural_form(number), number
        assert number_in_words(number, language) == format_decimal(number, locale=locale), number


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_of_a_report_are_those_of_babel(language: str) -> None:
    locale = Locale.parse(LOCALES[language], sep="-")
    for number in (0, 1, -3, 12.25, 1234.5, -98_765.4321):
        assert figure(number, language, 0, False) == format_decimal(number, "#,##0", locale)
        assert figure(number, language, 2, True) == format_decimal(number, "+#,##0.00;-#,##0.00", locale)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("style", "babels"), [("and", "standard"), ("or", "or")])
def test_lists_are_those_of_babel(language: str, style: str, babels: str) -> None:
    for size in range(5):
        items = ["Ana", "Bo", "Cy", "Di"][:size]
        expected = format_list(items, style=babels, locale=Locale.parse(LOCALES[language], sep="-"))  # type: ignore[arg-type]
        assert list_in_words(items, language, style) == expected


@pytest.mark.parametrize(
    ("last", "both", "either"),
    [("Inés", "Ana e Inés", "Ana o Inés"), ("hielo", "Ana y hielo", "Ana o hielo"), ("oro", "Ana y oro", "Ana u oro")],
)
def test_spanish_avoids_two_equal_sounds(last: str, both: str, either: str) -> None:
    assert list_in_words(["Ana", last], "es") == both
    assert list_in_words(["Ana", last], "es", "or") == either
