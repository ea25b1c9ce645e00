"""The catalogue of a language: the Fluent files in `locales/<language>/`, shared with the browser.

Files are read when the first of their messages is wanted: a command about one game reads that game's words only.
Reading only cuts a file into its entries. An entry is parsed when somebody says it: parsing takes Fluent half a second
for a game, and most commands say a few dozen of its messages.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message as Entry

from meadhall.kernel.content import PACKAGE
from meadhall.kernel.inflection import FUNCTIONS
from meadhall.kernel.languages import LANGUAGES, LOCALES, UnknownLanguage

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The line an entry begins with; the lines that follow it are indented, or comments before the next."""


class Catalogue(FluentBundle):
    """The messages of one language, read file by file and parsed entry by entry."""

    def __init__(self, language: str) -> None:
        super().__init__([LOCALES[language]], functions=dict(FUNCTIONS), use_isolating=False)
        folder = PACKAGE / "locales" / language
        files = {file.name.removesuffix(".ftl"): file for file in folder.iterdir() if file.name.endswith(".ftl")}
        self.unread: dict[str, list[Path]] = {}
        for name in sorted(files):
            self.unread.setdefault(room_of(name, files), []).append(files[name])
        self.unparsed: dict[str, str] = {}
        # Messages of the kernel and of the command line begin with any word.
        for room in ("kernel", "cli"):
            self.read_room(room)

    def read_room(self, room: str) -> None:
        for file in self.unread.pop(room, []):
            for name, text in entries(file.read_text(encoding="utf-8")):
                self.unparsed.setdefault(name, text)

    def read_all(self) -> None:
        for room in list(self.unread):
            self.read_room(room)

    def read_for(self, key: str) -> None:
        for room in list(self.unread):
            if key.startswith(f"{room}-"):
                self.read_room(room)

    def has_message(self, message_id: str) -> bool:
        self.read_for(message_id)
        return message_id in self.unparsed or super().has_message(message_id)

    def get_message(self, message_id: str) -> Entry:
        self.read_for(message_id)
        return super().get_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Entry:
        """Fluent's own way from a name to an entry, which references inside of messages take as well."""
        text = self.unparsed.pop(f"-{entry_id}" if term else entry_id, None)
        if text is not None:
            self.add_resource(FluentResource(text))
        return super()._lookup(entry_id, term)


def entries(text: str) -> list[tuple[str, str]]:
    """The entries of a Fluent file, each with its name; a term's name begins with a hyphen."""
    found = list(ENTRY.finditer(text))
    ends = [*(entry.start() for entry in found[1:]), len(text)]
    return [(entry[1], text[entry.start() : end]) for entry, end in zip(found, ends, strict=True)]


def room_of(name: str, names: dict[str, Path]) -> str:
    """The shortest name this one begins with: `brian-boru-table` belongs to `brian-boru`."""
    return min((other for other in names if name == other or name.startswith(f"{other}-")), key=len)


@lru_cache
def catalogue(language: str) -> Catalogue:
    if language not in LANGUAGES:
        raise UnknownLanguage(language)
    return Catalogue(language)
