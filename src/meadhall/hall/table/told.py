"""What a move told: its journal entries as they are sent and as they are compared, and a digest of all of it.

The digest is of every journal entry for every eye, and of who must decide next. It is stored with the line of the move.
Should the rules have changed since, the log is played again and must tell the same (`record`). The digest depends on
what is hidden from seats: it stays in the store and is never sent.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from struct import Struct
from typing import Any

from meadhall.hall.table.lines import Line, NewLine
from meadhall.hall.wire import encode
from meadhall.kernel.journal import HEADER, Namer, Note
from meadhall.kernel.registry import AnyGame
from meadhall.kernel.state import EVERYONE, Entry, State
from meadhall.kernel.table import Table
from meadhall.kernel.words.message import kind_of

MOST_VALUES = 500
"""So many values of an argument are kept: all there are of seats, towns or cards, not of sets of cards."""


read_digest = Struct(">q").unpack
"""64 bits as the signed whole number a database keeps."""


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


# --- digests ---------------------------------------------------------------------------------------------------


def digest_of(game: AnyGame, move: bytes, entries: list[Entry], state: State) -> int:
    """64 bits that fit a database's whole number. `move` is the seat and the notation of what was played."""
    encoder = entry_encoder(game)
    parts = [move]
    for entry in entries:
        parts.append(encoder.compared(entry))
    over = b"1" if state.over else b"0"
    parts.append(b"%d %s %s %d" % (state.ply, encode(state.waiting), over, state.chance.drawn))
    digest: int = read_digest(blake2b(b"\n".join(parts), digest_size=8).digest())[0]
    return digest


def setup_digest(table: Table) -> int:
    return digest_of(table.game, b"", table.state.journal or [], table.state)


def move_digest(game: AnyGame, seat: int, code: int, entries: list[Entry], state: State) -> int:
    return digest_of(game, b"%d %s" % (seat, game.space.notations[code].encode()), entries, state)


class Trial:
    """A move that is being stored: the state before it, and a copy of that on which it was carried out."""

    def __init__(self, before: State, after: State, move: NewLine) -> None:
        self.before = before
        self.after = after
        self.move = move

    def fits(self, state: State, line: Line) -> bool:
        """Whether a line is that very move: another process may have been first with another one."""
        same = line.seat == self.move.seat and line.code == self.move.code
        return same and state is self.before and self.after.ply == state.ply + 1


def kept_result(game: AnyGame, state: State) -> dict[str, Any]:
    """How a game ended, as it is kept beside its last move: later rules may score differently."""
    return {"result": game.result(state).shown()}


def with_digests(rules: AnyGame, trial: State, new_lines: list[NewLine]) -> list[NewLine]:
    """Moves that are about to be stored, each with what it will tell: they are tried on `trial`, a copy of the state.

    Its journal is then what the last of them told.
    """
    found: list[NewLine] = []
    for new_line in new_lines:
        if new_line.kind != "play":
            found.append(new_line)
            continue
        entries: list[Entry] = []
        trial.journal = entries
        trial.act(new_line.seat, new_line.code)
        detail = {**new_line.detail, **kept_result(rules, trial)} if trial.over else new_line.detail
        digest = move_digest(rules, new_line.seat, new_line.code, entries, trial)
        found.append(NewLine(new_line.kind, new_line.seat, new_line.code, detail, digest))
    return found
