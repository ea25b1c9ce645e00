"""The reader's language: what `--lang` says, or else what the system is set to."""

from __future__ import annotations

from typing import Annotated

import typer

from meadhall.kernel.words.languages import system_language

Language = Annotated[
    str,
    typer.Option(
        "--lang", default_factory=system_language, show_default="LANG", help="The language: en, es, pl or pt."
    ),
]
"""The option `--lang` of every command that says something."""
