"""The catalogue of a language: the Fluent files in `locales/<language>/`, shared with the browser.

Files are read when the first of their messages is wanted: a command about one game reads that game's words only.
Reading only cuts a file into its entries. An entry is parsed when somebody says it: most commands say a few dozen.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from meadhall.kernel.content import PACKAGE
from meadhall.kernel.words.fluent import Bundle, Entry
from meadhall.kernel.words.inflection import FUNCTIONS
from meadhall.kernel.words.languages import LANGUAGES, UnknownLanguage


class Catalogue(Bundle):
    """The messages of one language, read file by file."""

    def __init__(self, language: str) -> None:
        super().__init__(language, FUNCTIONS)
        folder = PACKAGE / "locales" / language
        files = {file.name.removesuffix(".ftl"): file for file in folder.iterdir() if file.name.endswith(".ftl")}
        self.unread: dict[str, list[Path]] = {}
        for name in sorted(files):
            self.unread.setdefault(room_of(name, files), []).append(files[name])
        # Messages of the kernel and of the command line begin with any word.
        for room in ("kernel", "cli"):
            self.read_room(room)

    def read_room(self, room: str) -> None:
        for file in self.unread.pop(room, []):
            self.add(file.read_text(encoding="utf-8"))

    def read_all(self) -> None:
        for room in list(self.unread):
            self.read_room(room)

    def read_for(self, key: str) -> None:
        for room in list(self.unread):
            if key.startswith(f"{room}-"):
                self.read_room(room)

    def has_message(self, name: str) -> bool:
        if super().has_message(name):
            return True
        self.read_for(name)
        return super().has_message(name)

    def get_message(self, name: str) -> Entry:
        if name not in self.parsed:
            self.read_for(name)
        return super().get_message(name)


def room_of(name: str, names: dict[str, Path]) -> str:
    """The shortest name this one begins with: `brian-boru-table` belongs to `brian-boru`."""
    return min((other for other in names if name == other or name.startswith(f"{other}-")), key=len)


@lru_cache
def catalogue(language: str) -> Catalogue:
    if language not in LANGUAGES:
        raise UnknownLanguage(language)
    return Catalogue(language)
