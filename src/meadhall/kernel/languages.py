"""Which languages there are. Apart from their words, so that asking for the list reads none."""

from __future__ import annotations

LANGUAGES = ("en", "es", "pl", "pt")


class UnknownLanguage(ValueError):
    """No catalogue of that language."""

    def __init__(self, language: str) -> None:
        self.language = language
        super().__init__(f"There is no language “{language}”: there is {', '.join(LANGUAGES)}.")
