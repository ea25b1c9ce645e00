"""Fluent messages: read, and said with their arguments.

The language is that of projectfluent.org, and the browser reads the same files with Mozilla's `@fluent/bundle`.
`fluent.runtime`, Mozilla's for Python, loads attrs, time zones and calendars before it says a word, and reads a message
letter by letter: most of the time a command took to start. Here an entry becomes a tree of functions when it is first
said. `tests/locales/test_fluent.py` demands that both say the same, of every message in every language.

Unlike there, what can't be said raises: a sentence with a hole in it is nothing to show to anybody. Terms (`-name`) are
refused: names here are messages that inflect (`kernel.inflection`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from meadhall.kernel.words.grammar import number_in_words, plural_category


class Sayable:
    """A value of a sentence that knows its own words."""

    def format(self, language: str) -> str:
        raise NotImplementedError


Args = Mapping[str, object]
Expression = Callable[["Bundle", Args], object]
Pattern = list[str | Expression]


class Entry(NamedTuple):
    """A message: its pattern, if it has one, and its attributes."""

    value: Pattern | None
    attributes: dict[str, Pattern]


class Bundle:
    """The messages of one language."""

    def __init__(self, language: str, functions: Mapping[str, Callable[..., Any]]) -> None:
        self.language = language
        self.functions = functions
        self.unparsed: dict[str, str] = {}
        self.parsed: dict[str, Entry] = {}

    def add(self, text: str) -> None:
        """The entries of a file; the first of a name counts."""
        for name, entry in entries(text):
            self.unparsed.setdefault(name, entry)

    def has_message(self, name: str) -> bool:
        return name in self.parsed or name in self.unparsed

    def get_message(self, name: str) -> Entry:
        found = self.parsed.get(name)
        if found is None:
            if name not in self.unparsed:
                raise LookupError(f"there is no message {name!r}")
            found = self.parsed[name] = Reader(self.unparsed.pop(name)).entry()
        return found

    def format(self, pattern: Pattern, args: Args) -> str:
        return "".join([part if isinstance(part, str) else self.words(part(self, args)) for part in pattern])

    def words(self, value: object) -> str:
        if isinstance(value, str):
            return value
        if isinstance(value, Sayable):
            return value.format(self.language)
        if isinstance(value, int | float):
            return number_in_words(value, self.language)
        raise TypeError(f"{value!r} has no words")


ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The line an entry begins with; the lines that follow it are indented, or comments before the next."""


def entries(text: str) -> list[tuple[str, str]]:
    """The entries of a Fluent file, each with its name."""
    found = list(ENTRY.finditer(text))
    ends = [*(entry.start() for entry in found[1:]), len(text)]
    return [(entry[1], text[entry.start() : end]) for entry, end in zip(found, ends, strict=True)]


BLANK = re.compile(r"[ \n]*")
LINE_BLANK = re.compile(r" *")
TEXT = re.compile(r"[^{}\n]+")
INDENT = re.compile(r"(?: *\n)+( *)(?=[^ \n])")
"""The end of a line, empty lines, and what the next one is indented by."""
NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
NAME = re.compile(r"[a-zA-Z][\w-]*")
STRING = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
ESCAPE = re.compile(r'\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{6})|(["\\]))')
ENDS_PATTERN = "}.[*"
"""What a line can't begin with if it goes on with the text before it."""


class Reader:
    """Reads one entry, from left to right."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def entry(self) -> Entry:
        self.at = self.text.index("=") + 1
        value = self.pattern()
        attributes: dict[str, Pattern] = {}
        while self.opens_line("."):
            name = self.take(NAME)[0]
            self.skip(LINE_BLANK)
            self.expect("=")
            attributes[name] = self.pattern()
        rest = self.text[self.at :]
        if any(line.strip() and not line.startswith("#") for line in rest.split("\n")):
            raise self.error("the entry goes on with something that can't be read")
        return Entry(value or None, attributes)

    def opens_line(self, sign: str) -> bool:
        """Whether the next line that isn't empty is indented and begins with a sign, which is then taken."""
        end = self.skipped(BLANK)
        if self.text[end : end + 1] != sign or self.text[end - 1 : end] != " ":
            return False
        self.at = end + 1
        return True

    # --- text ------------------------------------------------------------------------------------------------------

    def pattern(self) -> Pattern:
        """Text and what stands in braces, up to a line that doesn't go on with it."""
        self.skip(LINE_BLANK)
        parts: list[str | Expression | Indent] = []
        while self.at < len(self.text):
            sign = self.text[self.at]
            if sign == "{":
                parts.append(self.placeable())
            elif sign == "\n":
                indent = self.indent()
                if indent is None:
                    break
                parts.append(indent)
            elif sign == "}":
                raise self.error("a brace is closed that wasn't opened")
            else:
                parts.append(self.take(TEXT)[0])
        return joined(parts)

    def indent(self) -> Indent | None:
        """The way to the next line of the text; nothing if the text ends here."""
        found = INDENT.match(self.text, self.at)
        if found is None:
            return None
        following = self.text[found.end()]
        if following != "{" and (not found[1] or following in ENDS_PATTERN):
            return None
        self.at = found.end()
        return Indent("\n" * found[0].count("\n"), found[1])

    # --- braces ----------------------------------------------------------------------------------------------------

    def placeable(self) -> Expression:
        self.expect("{")
        self.skip(BLANK)
        expression = self.placeable() if self.text[self.at] == "{" else self.inline()
        self.skip(BLANK)
        if self.text.startswith("->", self.at):
            self.at += 2
            expression = self.select(expression)
        self.skip(BLANK)
        self.expect("}")
        return expression

    def inline(self) -> Expression:
        sign = self.text[self.at]
        if sign == "$":
            self.at += 1
            return variable(self.take(NAME)[0])
        if sign == '"' or sign.isdigit() or (sign == "-" and self.text[self.at + 1].isdigit()):
            return constant(self.literal())
        name = self.take(NAME)[0]
        if name.isupper() and self.text[self.skipped(BLANK)] == "(":
            return function(name, *self.arguments())
        return message(name, self.attribute())

    def literal(self) -> str | float:
        string = STRING.match(self.text, self.at)
        if string is not None:
            self.at = string.end()
            return ESCAPE.sub(unescaped, string[1])
        number = self.take(NUMBER)[0]
        return float(number) if "." in number else int(number)

    def attribute(self) -> str | None:
        if self.text[self.at] != ".":
            return None
        self.at += 1
        return self.take(NAME)[0]

    def arguments(self) -> tuple[list[Expression], dict[str, str | float]]:
        positional: list[Expression] = []
        named: dict[str, str | float] = {}
        start = self.skipped(BLANK)
        if self.text[start : start + 1] != "(":
            return positional, named
        self.at = start + 1
        self.skip(BLANK)
        while self.text[self.at] != ")":
            found = re.compile(r"([a-zA-Z][\w-]*)[ \n]*:[ \n]*").match(self.text, self.at)
            if found is not None:
                self.at = found.end()
                named[found[1]] = self.literal()
            else:
                positional.append(self.inline())
            self.skip(BLANK)
            if self.text[self.at] != ")":
                self.expect(",")
                self.skip(BLANK)
        self.at += 1
        return positional, named

    def select(self, selector: Expression) -> Expression:
        variants: list[tuple[str | float, Pattern]] = []
        default: Pattern | None = None
        self.skip(BLANK)
        while self.text[self.at] in "*[":
            chosen = self.text[self.at] == "*"
            self.at += chosen
            self.expect("[")
            self.skip(BLANK)
            key = self.literal() if NUMBER.match(self.text, self.at) else self.take(NAME)[0]
            self.skip(BLANK)
            self.expect("]")
            variants.append((key, self.pattern()))
            if chosen:
                default = variants[-1][1]
            self.skip(BLANK)
        if default is None:
            raise self.error("a choice has no default")
        return selection(selector, variants, default)

    # --- letters ---------------------------------------------------------------------------------------------------

    def skip(self, blank: re.Pattern[str]) -> None:
        self.at = self.skipped(blank)

    def skipped(self, blank: re.Pattern[str]) -> int:
        found = blank.match(self.text, self.at)
        return self.at if found is None else found.end()

    def take(self, wanted: re.Pattern[str]) -> re.Match[str]:
        found = wanted.match(self.text, self.at)
        if found is None:
            raise self.error(f"{wanted.pattern} is wanted")
        self.at = found.end()
        return found

    def expect(self, sign: str) -> None:
        if self.text[self.at : self.at + 1] != sign:
            raise self.error(f"{sign!r} is wanted")
        self.at += 1

    def error(self, why: str) -> ValueError:
        return ValueError(f"{why} at {self.at} of {self.text!r}")


class Indent(NamedTuple):
    """Between two lines of a text: the ends of lines, and the blanks before the next word."""

    lines: str
    blanks: str


def joined(parts: list[str | Expression | Indent]) -> Pattern:
    """The parts of a text without the blanks all its lines are indented by, and without blanks at its ends."""
    common = min((len(part.blanks) for part in parts if isinstance(part, Indent)), default=0)
    if parts and isinstance(parts[0], Indent):
        parts[0] = Indent("", parts[0].blanks)
    pattern: Pattern = []
    for part in parts:
        text = part.lines + part.blanks[common:] if isinstance(part, Indent) else part
        if isinstance(text, str) and pattern and isinstance(pattern[-1], str):
            pattern[-1] += text
        elif text != "":
            pattern.append(text)
    if pattern and isinstance(pattern[-1], str):
        pattern[-1] = pattern[-1].rstrip(" \n")
    return [part for part in pattern if part != ""]


def unescaped(found: re.Match[str]) -> str:
    return found[3] or chr(int(found[1] or found[2], 16))


# --- what stands in braces ---------------------------------------------------------------------------------------


def constant(value: str | float) -> Expression:
    return lambda bundle, args: value


def variable(name: str) -> Expression:
    def look_up(bundle: Bundle, args: Args) -> object:
        if name not in args:
            raise LookupError(f"${name} is not given")
        return args[name]

    return look_up


def pattern_of(bundle: Bundle, name: str, attribute: str | None) -> Pattern:
    entry = bundle.get_message(name)
    pattern = entry.value if attribute is None else entry.attributes.get(attribute)
    if pattern is None:
        raise LookupError(f"{name!r} has no words{'' if attribute is None else f' for {attribute!r}'}")
    return pattern


def message(name: str, attribute: str | None) -> Expression:
    return lambda bundle, args: bundle.format(pattern_of(bundle, name, attribute), args)


def function(name: str, positional: list[Expression], named: Mapping[str, Any]) -> Expression:
    def call(bundle: Bundle, args: Args) -> object:
        if name not in bundle.functions:
            raise LookupError(f"there is no function {name}")
        return bundle.functions[name](*[one(bundle, args) for one in positional], **named)

    return call


def selection(selector: Expression, variants: list[tuple[str | float, Pattern]], default: Pattern) -> Expression:
    """A number is chosen by itself or by its plural category, whichever stands first; words by themselves."""

    def select(bundle: Bundle, args: Args) -> object:
        value = selector(bundle, args)
        category = plural_category(value, bundle.language) if isinstance(value, int | float) else None
        for key, pattern in variants:
            if key == value or key == category:
                return bundle.format(pattern, args)
        return bundle.format(default, args)

    return select
