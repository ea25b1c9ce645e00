"""What is said when a command was typed wrongly: which option, argument or value, in the reader's language."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator, Sequence
from enum import Enum
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import typer

from meadhall.cli.help import Wanted, choices_of, name_of, range_word, say, usage, wanted_by

STOPPED = 1
"""The exit code when a question was left with Ctrl-C or Ctrl-D."""


def refusals() -> ModuleType:
    """Where typer's exceptions are: its own module, or click's, by version."""
    return import_module(typer.BadParameter.__module__)


def run(command: Any, arguments: Sequence[str], name: str, language: str) -> int:
    """Run a command and give its exit code; what was typed wrongly is said on standard error."""
    try:
        code = command.main(args=list(arguments), prog_name=name, standalone_mode=False)
    except refusals().ClickException as error:
        typer.echo("\n".join(lines(error, arguments, language)), err=True)
        return int(error.exit_code)
    except typer.Abort:
        typer.echo(say(language, "help-error-aborted"), err=True)
        return STOPPED
    return code if isinstance(code, int) else 0


def lines(error: Any, arguments: Sequence[str], language: str) -> Iterator[str]:
    context: Any = getattr(error, "ctx", None)
    if type(error).__name__ == "NoArgsIsHelpError":
        yield context.get_help()
        return
    if context is not None:
        yield usage(language, context)
        yield say(language, "help-error-see", command=context.command_path)
    yield sentence(error, context, arguments, language)


def sentence(error: Any, context: Any, arguments: Sequence[str], language: str) -> str:
    found = refusals()
    if isinstance(error, found.NoSuchOption):
        near = "".join(difflib.get_close_matches(error.option_name, error.possibilities or (), 1, 0))
        key = "help-error-no-option-near" if near else "help-error-no-option"
        return say(language, key, option=error.option_name, near=near)
    if isinstance(error, found.MissingParameter) and error.param is not None:
        return say(language, "help-error-missing", name=name_of(language, error.param))
    if (said := getattr(error, "said", None)) is not None:
        return str(said.in_words(language))
    if isinstance(error, found.BadParameter) and error.param is not None:
        return bad_value(error.param, context, language)
    if isinstance(error, found.BadOptionUsage):
        switch = any(argument.startswith(f"{error.option_name}=") for argument in arguments)
        return say(language, f"help-error-{'only-switch' if switch else 'no-value'}", name=error.option_name)
    if context is not None and hasattr(context.command, "list_commands"):
        return unknown_command(context, arguments, language)
    extra = re.search(r"\(([^()]+)\)\.?$", str(error))
    return say(language, "help-error-too-many", given=extra[1]) if extra else say(language, "help-error-other")


def unknown_command(context: Any, arguments: Sequence[str], language: str) -> str:
    """The first word after those of the group that is none of its commands, or that there is none."""
    words = [argument for argument in arguments if not argument.startswith("-")]
    given = words[len(context.command_path.split()) - 1 :]
    if not given:
        return say(language, "help-error-command-missing")
    near = difflib.get_close_matches(given[0], context.command.list_commands(context), 1)
    key = "help-error-no-command-near" if near else "help-error-no-command"
    return say(language, key, given=given[0], near="".join(near))


def bad_value(parameter: Any, context: Any, language: str) -> str:
    wanted = wanted_by(context.command).get(parameter.name, Wanted(str)) if context is not None else Wanted(str)
    name = name_of(language, parameter)
    if issubclass(wanted.kind, Enum):
        return say(language, "help-error-bad-choice", name=name, choices=", ".join(choices_of(wanted)))
    if issubclass(wanted.kind, Path):
        return say(language, "help-error-bad-path", name=name)
    if wanted.kind in (int, float):
        key = f"help-error-bad-{wanted.kind.__name__}"
        if wanted.least is not None:
            key = f"{key}-{range_word(wanted)}"
        return say(language, key, name=name, least=wanted.least, most=wanted.most)
    return say(language, "help-error-bad", name=name)
