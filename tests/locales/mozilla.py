"""The same messages said by `fluent.runtime`, Mozilla's own for Python, to compare ours with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone, FluentType

from meadhall.kernel.words.fluent import Sayable
from meadhall.kernel.words.inflection import FUNCTIONS

LOCALES = {"en": "en-GB", "es": "es", "pl": "pl", "pt": "pt-BR"}


class Said(FluentType):
    """One of our values, as Mozilla's resolver wants it."""

    def __init__(self, value: Sayable, language: str) -> None:
        self.value, self.language = value, language

    def format(self, locale: Locale) -> str:
        return self.value.format(self.language)


def wrapped(value: Any, language: str) -> Any:
    return Said(value, language) if isinstance(value, Sayable) else FluentNone() if value is None else value


def bundle(language: str, text: str) -> FluentBundle:
    def adapted(ours: Callable[..., Any]) -> Callable[..., Any]:
        def call(*given: Any, **named: Any) -> Any:
            bare = [one.value if isinstance(one, Said) else one for one in given]
            value = ours(*bare, **named)
            return value if isinstance(value, FluentType) else wrapped(value, language)

        return call

    functions = {name: adapted(ours) for name, ours in FUNCTIONS.items()}
    made = FluentBundle([LOCALES[language]], functions=functions, use_isolating=False)
    made.add_resource(FluentResource(text))
    return made


def say(found: FluentBundle, language: str, key: str, args: Mapping[str, Any]) -> str:
    pattern = found.get_message(key).value
    assert pattern is not None
    text, errors = found.format_pattern(pattern, {name: wrapped(value, language) for name, value in args.items()})
    assert not errors, (key, errors)
    return str(text)
