"""Help in the reader's language: pages that typer's commands show in place of its own, which are English only.

The words are those of `locales/<language>/help.ftl`. That file is read here line by line, without Fluent, so that help
comes as quickly as it did from English words in code.
"""

from __future__ import annotations

import re
import shutil
import textwrap
from collections.abc import Iterator, Sequence
from enum import Enum
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

import typer

from meadhall.kernel.content import PACKAGE

MOST_COLUMNS = 100
"""Longer lines are hard to read, however wide the terminal."""
NAMES = 30
"""So wide a column of names may get; what is longer stands in a line of its own."""


@cache
def words_of(language: str) -> dict[str, str]:
    """The messages of one language's help."""
    file = PACKAGE / "locales" / language / "help.ftl"
    lines = file.read_text(encoding="utf-8").splitlines()
    return dict(line.split(" = ", 1) for line in lines if line.startswith("help-"))


def say(language: str, key: str, **args: object) -> str:
    return re.sub(r"\{ \$(\w+) \}", lambda found: str(args[found[1]]), words_of(language)[key])


class Wanted(NamedTuple):
    """What a parameter takes, by the annotation of the function behind the command."""

    kind: type
    least: float | None = None
    most: float | None = None


def speak(command: Any, language: str, path: tuple[str, ...] = ()) -> None:
    """Let a command, and all commands in it, show their help in a language. Some shells show the words of commands and
    options beside what they complete."""
    command.format_help = partial(write_page, command, language)
    command.help = command.short_help = about(language, path) or command.help
    for one in command.params:
        one.help = text_of(language, path, one)
    for name, inner in getattr(command, "commands", {}).items():
        speak(inner, language, (*path, name))


def write_page(command: Any, language: str, context: Any, formatter: Any) -> None:
    formatter.write("\n".join(page(command, language, context)) + "\n")


def page(command: Any, language: str, context: Any) -> Iterator[str]:
    width = min(shutil.get_terminal_size().columns, MOST_COLUMNS)
    path = path_of(context)
    yield usage(language, context)
    yield ""
    for text in (about(language, path) or command.help or "", words_of(language).get(f"{key_of(path)}-more", "")):
        yield from textwrap.wrap(text, width)
    shown = [parameter for parameter in command.get_params(context) if not getattr(parameter, "hidden", False)]
    arguments = [parameter for parameter in shown if parameter.param_type_name == "argument"]
    options = [parameter for parameter in shown if parameter.param_type_name == "option"]
    yield from section(language, "arguments", rows(language, path, command, arguments), width)
    yield from section(language, "options", rows(language, path, command, options), width)
    commands = [(name, about(language, (*path, name)) or one.help) for name, one in named_commands(command, context)]
    yield from section(language, "commands", commands, width)


def named_commands(command: Any, context: Any) -> list[tuple[str, Any]]:
    names = command.list_commands(context) if hasattr(command, "list_commands") else []
    return [(name, command.get_command(context, name)) for name in names]


def usage(language: str, context: Any) -> str:
    command = context.command
    arguments = [one for one in command.get_params(context) if one.param_type_name == "argument"]
    names = [name_of(language, one) if one.required else f"[{name_of(language, one)}]" for one in arguments]
    if hasattr(command, "list_commands"):
        names.append(words_of(language)["help-frame-some-command"])
    typed = " ".join([context.command_path, words_of(language)["help-frame-some-options"], *names])
    return say(language, "help-frame-usage", command=typed)


def section(language: str, title: str, lines: Sequence[tuple[str, str]], width: int) -> Iterator[str]:
    if not lines:
        return
    yield ""
    yield typer.style(words_of(language)[f"help-frame-{title}"], bold=True)
    column = min(max(len(name) for name, _ in lines), NAMES)
    for name, text in lines:
        wrapped = textwrap.wrap(text, width - column - 4) or [""]
        if len(name) > column:
            yield f"  {name}"
        else:
            yield f"  {name:{column}}  {wrapped.pop(0)}"
        yield from (f"  {'':{column}}  {line}" for line in wrapped)


def rows(language: str, path: tuple[str, ...], command: Any, parameters: Sequence[Any]) -> list[tuple[str, str]]:
    takes = wanted_by(command)
    return [(label(language, one, takes), described(language, path, one, takes)) for one in parameters]


def label(language: str, parameter: Any, takes: dict[str, Wanted]) -> str:
    """`--seat NUMBER`, or what an argument is called."""
    if parameter.param_type_name == "argument":
        return name_of(language, parameter)
    typed = " / ".join([*parameter.opts, *parameter.secondary_opts])
    kind = takes.get(parameter.name, Wanted(bool)).kind
    return typed if kind is bool else f"{typed} {words_of(language)[f'help-value-{value_word(kind)}']}"


def value_word(kind: type) -> str:
    return "path" if issubclass(kind, Path) else kind.__name__ if kind in (int, float) else "str"


def name_of(language: str, parameter: Any) -> str:
    """An argument's name, or the option as it is typed."""
    if parameter.param_type_name == "option":
        return str(parameter.opts[0])
    return words_of(language).get(f"help-name-{parameter.name}", str(parameter.name).upper())


def described(language: str, path: tuple[str, ...], parameter: Any, takes: dict[str, Wanted]) -> str:
    notes = list(notes_on(language, parameter, takes.get(parameter.name, Wanted(bool))))
    return " ".join([text_of(language, path, parameter), *([f"[{'; '.join(notes)}]"] if notes else [])])


def text_of(language: str, path: tuple[str, ...], parameter: Any) -> str:
    own = about(language, (*path, parameter.name)) or words_of(language).get(f"help-any-{parameter.name}")
    return own or parameter.help or ""


def notes_on(language: str, parameter: Any, wanted: Wanted) -> Iterator[str]:
    """What else one must know: where the value comes from if it is left out, and which values there are."""
    if parameter.envvar:
        yield say(language, "help-frame-variable", name=parameter.envvar)
    given = default_of(parameter)
    if given:
        yield say(language, "help-frame-default", value=given)
    if issubclass(wanted.kind, Enum):
        yield say(language, "help-frame-choices", choices=", ".join(choices_of(wanted)))
    if wanted.least is not None:
        yield say(language, f"help-frame-{range_word(wanted)}", least=wanted.least, most=wanted.most)
    if parameter.multiple:
        yield words_of(language)["help-frame-repeatable"]
    if parameter.required:
        yield words_of(language)["help-frame-required"]


def choices_of(wanted: Wanted) -> list[str]:
    return [str(choice.value) for choice in wanted.kind] if issubclass(wanted.kind, Enum) else []


def range_word(wanted: Wanted) -> str:
    return "from" if wanted.most is None else "from-to"


def default_of(parameter: Any) -> str:
    """What counts if the parameter is left out, as it would be typed; nothing if that goes without saying."""
    shown, value = getattr(parameter, "show_default", True), parameter.default
    if isinstance(shown, str):
        return shown
    if value is True and parameter.secondary_opts:
        return str(parameter.opts[0])
    if not shown or callable(value) or value is None or value is False or value == "":
        return ""
    return str(value.value if isinstance(value, Enum) else value)


def wanted_by(command: Any) -> dict[str, Wanted]:
    """What each parameter takes, by its name."""
    behind = getattr(command.callback, "__wrapped__", command.callback)
    hints = get_type_hints(behind, include_extras=True) if behind is not None else {}
    return {name: wanted(hint) for name, hint in hints.items() if name != "return"}


def wanted(hint: Any) -> Wanted:
    least = most = None
    if hasattr(hint, "__metadata__"):
        for note in hint.__metadata__:
            least, most = getattr(note, "min", None), getattr(note, "max", None)
        hint = hint.__origin__
    kinds = [kind for kind in get_args(hint) or (hint,) if kind is not type(None)]
    kind = kinds[0]
    if get_origin(kind) is list:
        kind = get_args(kind)[0]
    return Wanted(kind if isinstance(kind, type) else str, least, most)


def path_of(context: Any) -> tuple[str, ...]:
    """The names typed to reach the command, without the program's."""
    return tuple(context.command_path.split()[1:])


def key_of(path: tuple[str, ...]) -> str:
    return f"help-{'-'.join(path or ('meadhall',))}"


def about(language: str, path: tuple[str, ...]) -> str | None:
    return words_of(language).get(key_of(path))
