"""What a seat may answer, in words: each action with what it costs and brings, for terminals and other plain places.

The words are the catalogue's, as in the browser's plain table (`web/src/table/plain/words.ts`): an action is said by
`<game>-action-<kind>`, its group by `<game>-kind-<kind>`, what it does by `<game>-about-<value>` or
`<game>-reminder-<value>`. A value's type is the last word of its field's name, or what `<game>-names-of-<field>` says.
"""

from __future__ import annotations

import re

import msgspec

from meadhall.kernel.action import Action
from meadhall.kernel.words.message import Message, Speech, capital, kind_of

NUMBER = re.compile(r"\b\d+\b")
GRID_FIELDS = ("row", "column")
"""Fields that notation counts from 0 and words from 1."""


class Offer(msgspec.Struct, frozen=True):
    """One answer. `line` is what is played: a notation, or several steps of one; the rest is words."""

    line: str
    words: str
    brings: str = ""
    group: str = ""
    """What it has in common with other answers, such as “Send Vikings”; empty for one that stands for itself."""


def offer_of(game: str, action: Action, prompt: Message, speech: Speech) -> Offer:
    """An action as the catalogue words it; `prompt` is the question it answers."""
    kind = type(action).__name__.lower()
    group = speech.words(f"{game}-kind-{kind}", {}) or ""
    return Offer(str(action), action_words(game, action, prompt, speech), explained(game, action, speech), group)


def action_words(game: str, action: Action, prompt: Message, speech: Speech) -> str:
    """The same answer may mean something else after each card or space, and then has words for it."""
    base = f"{game}-action-{type(action).__name__.lower()}"
    answer = "_".join(filter(None, (slug(value) for _, value in fields_of(action))))
    args = action_arguments(game, action, speech)
    for key in (*(f"{base}-{about}-{answer}" for about in asked_about(prompt)), f"{base}-{answer}", base):
        words = speech.words(key, args)
        if words:
            return capital(words)
    return capital(legible(str(action)))


def fields_of(action: Action) -> list[tuple[str, int | str]]:
    return [(name, getattr(action, name)) for name in action.__struct_fields__]


def slug(value: int | str) -> str:
    """A field as a message's name has it: a number inside a text is an argument, so that `lord 3` is `lord_n`."""
    return str(value) if isinstance(value, int) else NUMBER.sub("n", value).replace(" ", "_")


def legible(text: str) -> str:
    return text.replace("_", " ")


def asked_about(prompt: Message) -> list[str]:
    """What the numbered options of a question belong to: a question that lists them names each `<what>-<number>`."""
    found: list[str] = []
    for name, value in prompt.args.items():
        if kind_of(name) == "choice":
            options = value if isinstance(value, list) else [value]
            found += [str(option).rsplit("-", 1)[0] for option in options]
    return list(dict.fromkeys(found))


def action_arguments(game: str, action: Action, speech: Speech) -> dict[str, object]:
    args: dict[str, object] = {}
    for name, value in fields_of(action):
        inside = NUMBER.search(value) if isinstance(value, str) else None
        if inside:
            number = int(inside[0])
            known = speech.seats is not None and 0 < number <= len(speech.seats)
            args |= {"number": number, "player": speech.seated(number - 1) if known else inside[0]}
        if name in GRID_FIELDS and isinstance(value, int):
            args[name] = value + 1
        else:
            args[name] = argument(game, f"{type(action).__name__.lower()}_{name}", value, speech)
    return args


def argument(game: str, field: str, value: int | str, speech: Speech) -> object:
    """A value of an action's field inside a sentence. `seat` counts people from 0, `player` from 1 as in notation."""
    kind = type_of(game, field, speech)
    if isinstance(value, int) and kind in ("seat", "player"):
        return speech.seated(value if kind == "seat" else value - 1)
    for known in (kind, *named_types(game, speech)):
        said = speech.argument(game, known, value)
        if said is not value:
            return said
    return value if isinstance(value, int) else legible(value)


def type_of(game: str, field: str, speech: Speech) -> str:
    """What the values of a field are named by."""
    last = kind_of(field)
    named_by = speech.words(f"{game}-names-of-{field}", {}) or speech.words(f"{game}-names-of-{last}", {})
    return named_by or last


def named_types(game: str, speech: Speech) -> list[str]:
    """The types that have ids a field of any name may hold."""
    return (speech.words(f"{game}-named-types", {}) or "").split()


def explained(game: str, action: Action, speech: Speech) -> str:
    """What an action's card, space or piece does."""
    for by in ("about", "reminder"):
        for _, value in fields_of(action):
            words = speech.words(f"{game}-{by}-{value}", {})
            if words:
                return words
    return ""
