"""Completion of typed commands by the shell: what typer says of it in English is said in the reader's language."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from functools import partial
from importlib import import_module
from io import StringIO
from typing import Any

import typer

from meadhall.cli.help import say

FAILED = 1


def speak(command: Any, language: str) -> None:
    """Let the two options that typer brings along answer in a language."""
    for option in command.params:
        if option.name == "install_completion":
            option.callback = partial(install, language)
        elif option.name == "show_completion":
            option.callback = partial(show, language, option.callback)


def install(language: str, context: Any, option: Any, wanted: Any) -> Any:
    """Write the script into the shell's settings; `wanted` is a shell's name, or true for the one in use."""
    if not wanted or context.resilient_parsing:
        return wanted
    typers: Any = import_module("typer.completion")
    try:
        with redirect_stdout(StringIO()), redirect_stderr(StringIO()):
            shell, path = typers.install(shell=wanted if isinstance(wanted, str) else None)
    except typer.Exit:
        raise unsupported(language) from None
    typer.echo(say(language, "help-frame-completion-installed", shell=shell, path=path))
    raise typer.Exit


def show(language: str, print_script: Callable[..., Any], context: Any, option: Any, wanted: Any) -> Any:
    try:
        with redirect_stderr(StringIO()):
            return print_script(context, option, wanted)
    except typer.Exit:
        raise unsupported(language) from None


def unsupported(language: str) -> typer.Exit:
    typer.echo(say(language, "help-error-no-completion"), err=True)
    return typer.Exit(FAILED)
