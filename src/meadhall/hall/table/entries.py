"""Journal entries as they are sent and as they are compared; everything but the numbers in them is encoded once."""

from __future__ import annotations

from collections.abc import Mapping

from meadhall.hall.wire import encode
from meadhall.kernel.journal import HEADER, Namer, Note
from meadhall.kernel.registry import AnyGame
from meadhall.kernel.state import EVERYONE, Entry
from meadhall.kernel.words.message import kind_of

MOST_VALUES = 500
"""So many values of an argument are kept: all there are of seats, towns or cards, not of sets of cards."""


class NoteEncoder:
    """One kind of journal entry as it is sent: everything but the numbers in it is encoded once."""

    def __init__(self, note: Note, names: Mapping[str, Namer]) -> None:
        self.note = note
        self.namers = [names.get(kind_of(arg)) for arg in note.args]
        self.args: list[dict[int, bytes]] = [{} for _ in note.args]
        """For each argument, how values met so far are sent."""
        self.key = note.key.encode()
        self.head = b',"message":{"key":"%s"' % self.key + (b',"args":{' if note.args else b"")
        clause = b',"clause":"%s"' % note.clause.encode() if note.clause else b""
        self.tail = (b"}" if note.args else b"") + clause + b"}"

    def values(self, entry: Entry) -> bytes:
        values: list[bytes] = []
        for place, known in enumerate(self.args):
            value = entry[HEADER + place]
            values.append(known.get(value) or self.arg(place, value))
        return b",".join(values)

    def encoded(self, entry: Entry) -> bytes:
        ending = b"}" if entry[2] == EVERYONE else b',"private":true}'
        return b'{"ply":%d%s%s%s%s' % (entry[1], self.head, self.values(entry), self.tail, ending)

    def compared(self, entry: Entry) -> bytes:
        """What the entry says and to whom, without the clause it cites: a better citation is no other news."""
        return b"%s %d %s" % (self.key, entry[2], self.values(entry))

    def arg(self, place: int, value: int) -> bytes:
        namer = self.namers[place]
        text = encode({self.note.args[place]: value if namer is None else namer(value)})[1:-1]
        if len(self.args[place]) < MOST_VALUES:
            self.args[place][value] = text
        return text


class EntryEncoder:
    """The journal entries of a game as they are sent."""

    def __init__(self, game: AnyGame) -> None:
        self.notes = [NoteEncoder(note, game.names) for note in game.notes]

    def encoded(self, entry: Entry) -> bytes:
        return self.notes[entry[0]].encoded(entry)

    def compared(self, entry: Entry) -> bytes:
        return self.notes[entry[0]].compared(entry)


ENTRY_ENCODERS: dict[AnyGame, EntryEncoder] = {}


def entry_encoder(game: AnyGame) -> EntryEncoder:
    encoder = ENTRY_ENCODERS.get(game)
    if encoder is None:
        encoder = ENTRY_ENCODERS[game] = EntryEncoder(game)
    return encoder
