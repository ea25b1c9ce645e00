"""The catalogue of a language: the Fluent files in `locales/<language>/`, shared with the browser.

Files are read when the first of their messages is wanted: a command about one game reads that game's words only.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message as Entry

from meadhall.kernel.inflection import FUNCTIONS

LANGUAGES = ("en", "es", "pl", "pt")
LOCALES = {"en": "en-GB", "es": "es", "pl": "pl", "pt": "pt-BR"}


class UnknownLanguage(ValueError):
    """No catalogue of that language."""

    def __init__(self, language: str) -> None:
        super().__init__(f"There is no language “{language}”: there is {', '.join(LANGUAGES)}.")


class Catalogue(FluentBundle):
    """The messages of one language, read file by file."""

    def __init__(self, language: str) -> None:
        super().__init__([LOCALES[language]], functions=dict(FUNCTIONS), use_isolating=False)
        folder = resources.files("meadhall") / "locales" / language
        files = {file.name.removesuffix(".ftl"): file for file in folder.iterdir() if file.name.endswith(".ftl")}
        self.unread: dict[str, list[Traversable]] = {}
        for name in sorted(files):
            self.unread.setdefault(room_of(name, files), []).append(files[name])
        # Messages of the kernel and of the command line begin with any word.
        for room in ("kernel", "cli"):
            self.read_room(room)

    def read_room(self, room: str) -> None:
        for file in self.unread.pop(room, []):
            self.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def read_all(self) -> None:
        for room in list(self.unread):
            self.read_room(room)

    def read_for(self, key: str) -> None:
        for room in list(self.unread):
            if key.startswith(f"{room}-"):
                self.read_room(room)

    def has_message(self, message_id: str) -> bool:
        self.read_for(message_id)
        return super().has_message(message_id)

    def get_message(self, message_id: str) -> Entry:
        self.read_for(message_id)
        return super().get_message(message_id)


def room_of(name: str, names: dict[str, Traversable]) -> str:
    """The shortest name this one begins with: `brian-boru-table` belongs to `brian-boru`."""
    return min((other for other in names if name == other or name.startswith(f"{other}-")), key=len)


@lru_cache
def catalogue(language: str) -> Catalogue:
    if language not in LANGUAGES:
        raise UnknownLanguage(language)
    return Catalogue(language)
