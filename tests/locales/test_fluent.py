"""Our reader of Fluent says what Mozilla's says, of every message in every language and of what none does yet."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.kernel.content import PACKAGE
from meadhall.kernel.words.fluent import Bundle
from meadhall.kernel.words.inflection import FUNCTIONS, Name, Names
from meadhall.kernel.words.languages import LANGUAGES
from tests.locales import mozilla

pytestmark = pytest.mark.once
NUMBERS: tuple[float, ...] = (0, 1, 2, 5, 22, 1.5, 1234)
THING = re.compile(r"(?:NAME|GENDER|ID)\(\$(\w+)|COUNT\(\$\w+, \$(\w+)|COUNT\(\$(\w+)\)")
REFERENCE = re.compile(r"\{ ([a-z][\w-]*) \}")
LISTED = re.compile(r"COUNT\(\$(\w+)\)")
SELECTED = re.compile(r"\$(\w+) ->((?:[^{}]|\{[^{}]*\})*)")
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
KEY = re.compile(r"\[([a-z_][\w-]*)\]")


def thing(language: str) -> Name:
    words = {"en": "chest", "es": "cofre", "pl": "skrzynia", "pt": "baú"}[language]
    return Name("thing", "chest", lambda key, args: f"{words}/{[*args.values()]}", lambda key: "f", False)


def samples(text: str, language: str) -> list[dict[str, Any]]:
    """Arguments that take each branch of a message at least once: numbers, words it selects by, things with names."""
    names = set(re.findall(r"\$(\w+)", text))
    things = {name for found in THING.findall(text) for name in found if name}
    lists = set(LISTED.findall(text))
    # Mozilla's lets a word choose a number of its category, “other” the variant [2]; browsers and ours don't.
    keys = {key for _, variants in SELECTED.findall(text) for key in KEY.findall(variants)}
    choices = sorted(keys - CATEGORIES) or ["…"]
    found = []
    for turn in range(max(len(NUMBERS), len(choices))):
        args: dict[str, Any] = dict.fromkeys(names, NUMBERS[turn % len(NUMBERS)])
        args |= dict.fromkeys(things, thing(language)) | dict.fromkeys(lists, Names([thing(language)] * (turn % 3)))
        found.append(args)
        choice = choices[turn % len(choices)]
        found.append({name: value if name in things | lists else choice for name, value in args.items()})
        found.append({name: value if name != "form" else choice for name, value in args.items()})
    return found


def counts_of(args: dict[str, Any], text: str) -> dict[str, Any]:
    """What COUNT is given as a number stays one."""
    return args | {name: 3 for name in re.findall(r"COUNT\(\$(\w+),", text) if not isinstance(args[name], int | float)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said_as_mozilla_says_it(language: str) -> None:
    files = sorted((PACKAGE / "locales" / language).glob("*.ftl"))
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    ours, theirs = Bundle(language, FUNCTIONS), mozilla.bundle(language, text)
    ours.add(text)
    entries = dict(ours.unparsed)
    assert len(entries) > 2000
    for key, entry in entries.items():
        pattern = ours.get_message(key).value
        assert pattern is not None
        referred = [entries[name] for name in REFERENCE.findall(entry)]
        for given_args in samples("\n".join([entry, *referred]), language):
            args = counts_of(given_args, entry)
            assert ours.format(pattern, args) == mozilla.say(theirs, language, key, args), (key, args)
        for name, attribute in ours.get_message(key).attributes.items():
            expected = theirs.format_pattern(theirs.get_message(key).attributes[name])[0]
            assert ours.format(attribute, {}) == expected, (key, name)


ODD = """
# a comment
deep =
    first line
        indented { $n ->
            [0] none { "at all" }
            [1.5] one and a half
            [one]
                single,
                in two lines
           *[other] { $who ->
                [ann] Ann's { $n }
               *[x] somebody's { $n }
            }
        } and on

    after an empty line { "" }
braces = { "{" }{ "}" } { "\\u0041\\\\\\"" } { 3 } { -2.5 }
called = { NAME( "x" , form : "y" ) }{ called-2.title }
called-2 = two
    .title = Title
    .other =
        in two
        lines
joined = { deep } { { $n } }
closing = text
{ $n } at the margin
## Section

last = last
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_no_message_does_yet(language: str) -> None:
    ours, theirs = Bundle(language, FUNCTIONS), mozilla.bundle(language, ODD)
    ours.add(ODD)
    for key in list(ours.unparsed):
        pattern = ours.get_message(key).value
        assert pattern is not None
        for number in NUMBERS:
            for who in ("ann", "bo"):
                args = {"n": number, "who": who}
                assert ours.format(pattern, args) == mozilla.say(theirs, language, key, args), (key, args)


WORD = st.text(st.sampled_from("ab .,[*#\n  é’-"), max_size=12)


@given(st.lists(st.one_of(WORD, st.sampled_from(["{ $n }", '{ "x" }', "{$n}", "\n    ", "\n        "])), max_size=8))
def test_texts_of_several_lines_are_cut_alike(parts: list[str]) -> None:
    text = "key = " + "".join(parts) + "\n"
    theirs = mozilla.bundle("en", text)
    if not theirs.has_message("key") or theirs.get_message("key").value is None:
        return
    ours = Bundle("en", FUNCTIONS)
    ours.add(text)
    try:
        pattern = ours.get_message("key").value
    except ValueError:
        return  # ours refuses what Mozilla's passes over as junk after the message
    assert pattern is not None and ours.format(pattern, {"n": 3}) == mozilla.say(theirs, "en", "key", {"n": 3})


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("key = { $missing }", "missing is not given"),
        ("key = { other }", "no message 'other'"),
        ("key = { -other }", "wanted"),
        ("key = a\n-term = b", "can't be read"),
        ("key = { NOTHING($n) }", "no function NOTHING"),
        ("key = { GENDER($n) }", "has no words"),
        ("key = { second.title }\nsecond = 2", "no words for 'title'"),
        ("key = a } b", "brace is closed"),
        ("key = { $n", "wanted"),
        ("key = { $n ->\n    [one] 1\n}", "no default"),
        ("key = a\n    .title = b\nnonsense", "can't be read"),
    ],
)
def test_what_cannot_be_said_is_an_error(text: str, why: str) -> None:
    bundle = Bundle("en", FUNCTIONS)
    bundle.add(text)
    with pytest.raises((LookupError, TypeError, ValueError), match=why):
        bundle.format(bundle.get_message("key").value or [], {"n": 1})
