"""Which languages there are. Apart from their words, so that asking for the list reads none."""

from __future__ import annotations

import os

LANGUAGES = ("en", "es", "pl", "pt")


VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says its language; the first that says anything decides."""


class UnknownLanguage(ValueError):
    """No catalogue of that language."""

    def __init__(self, language: str) -> None:
        self.language = language
        super().__init__(f"There is no language “{language}”: there is {', '.join(LANGUAGES)}.")


def system_language() -> str:
    """The language of the system, if there is a catalogue of it; otherwise English."""
    said = next((value for name in VARIABLES if (value := os.environ.get(name))), "")
    language = said.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return language if language in LANGUAGES else "en"
