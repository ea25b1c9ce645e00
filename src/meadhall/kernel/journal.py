"""The journal: what happened, to whom, who may see it, and under which clause.

A game declares its kinds of entries once, in a `NoteTable`; rules code writes an entry by the note's number and a few
whole numbers (`State.tell`), which costs next to nothing when nobody keeps a journal. Only a reader pays for words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec

from meadhall.kernel.state import EVERYONE, Entry, may_read
from meadhall.kernel.words.message import Message, Value, kind_of

HEADER = 3
"""Numbers of a stored entry before its arguments: note, ply, audience."""

Namer = Callable[[int], Value]
"""Gives the outside name of a thing the rules know by number: town 0 is `N1`."""


class Note(msgspec.Struct, frozen=True):
    """A kind of journal entry."""

    key: str
    clause: str
    args: tuple[str, ...]


class NoteTable:
    """All kinds of entries one game writes, numbered in the order they are declared.

    `companions` names what every entry with a certain argument tells besides, as its last argument.
    """

    def __init__(self, game: str, companions: Mapping[str, str] | None = None) -> None:
        self.game = game
        self.companions = companions or {}
        self.notes: list[Note] = []

    def add(self, key: str, clause: str, *args: str) -> int:
        besides = tuple(self.companions[name] for name in args if name in self.companions)
        self.notes.append(Note(f"{self.game}.{key}", clause, args + besides))
        return len(self.notes) - 1


class Happening(msgspec.Struct, frozen=True, omit_defaults=True):
    """A journal entry as read: the ply it belongs to and the message it is."""

    ply: int
    message: Message
    private: bool = False

    def __str__(self) -> str:
        """What happened, in English, and by which clause."""
        clause = self.message.clause
        return f"{self.message} [{clause}]" if clause else str(self.message)


def read(
    entries: Iterable[Entry],
    seat: int | None,
    notes: Sequence[Note],
    names: Mapping[str, Namer],
    *,
    open_to_all: bool = False,
) -> list[Happening]:
    """The entries one seat may read (`None`: somebody without a seat), in words to be."""
    return [happening(entry, notes[entry[0]], names) for entry in entries if open_to_all or may_read(entry, seat)]


def happening(entry: Entry, note: Note, names: Mapping[str, Namer]) -> Happening:
    args: dict[str, Value] = {}
    for name, value in zip(note.args, entry[HEADER:], strict=False):
        namer = names.get(kind_of(name))
        args[name] = value if namer is None else namer(value)
    return Happening(entry[1], Message(note.key, args, note.clause), entry[2] != EVERYONE)
