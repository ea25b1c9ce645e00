"""The reader's language: what `--lang` says, or else what the system is set to."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from meadhall.kernel.languages import LANGUAGES

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says its language; the first that says anything decides."""


def system_language() -> str:
    """The language of the system, if there is a catalogue of it; otherwise English."""
    said = next((value for name in VARIABLES if (value := os.environ.get(name))), "")
    language = said.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return language if language in LANGUAGES else "en"


Language = Annotated[
    str,
    typer.Option(
        "--lang", default_factory=system_language, show_default="LANG", help="The language: en, es, pl or pt."
    ),
]
"""The option `--lang` of every command that says something."""
