"""A digest of what each move told: every journal entry for every eye, and who must decide next.

It is stored with the line of the move. Should the rules have changed since, the log is played again and must tell the
same (`record`). The digest depends on what is hidden from seats: it stays in the store and is never sent.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from meadhall.hall.table.entries import entry_faces
from meadhall.hall.table.lines import Draft, Line
from meadhall.hall.wire import encode
from meadhall.kernel.registry import AnyGame
from meadhall.kernel.state import Entry, State
from meadhall.kernel.table import Table


def digest(game: AnyGame, move: bytes, entries: list[Entry], state: State) -> int:
    """64 bits that fit a database's whole number. `move` is the seat and the notation of what was played."""
    faces = entry_faces(game)
    parts = [move]
    for entry in entries:
        parts.append(faces.told(entry))
    parts.append(b"%d %s %d %d" % (state.ply, encode(state.waiting), state.over, state.chance.drawn))
    return int.from_bytes(blake2b(b"\n".join(parts), digest_size=8).digest(), "big", signed=True)


def told_by_setup(table: Table) -> int:
    return digest(table.game, b"", table.state.journal or [], table.state)


def told_by_move(game: AnyGame, seat: int, code: int, entries: list[Entry], state: State) -> int:
    return digest(game, b"%d %s" % (seat, game.space.notations[code].encode()), entries, state)


class Trial:
    """A move that is being stored: the state before it, and a copy of that on which it was carried out."""

    def __init__(self, before: State, after: State, move: Draft) -> None:
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


def with_told(rules: AnyGame, trial: State, drafts: list[Draft]) -> list[Draft]:
    """Moves that are about to be stored, each with what it will tell: they are tried on `trial`, a copy of the state.

    Its journal is then what the last of them told.
    """
    found: list[Draft] = []
    for draft in drafts:
        if draft.kind != "play":
            found.append(draft)
            continue
        entries: list[Entry] = []
        trial.journal = entries
        trial.act(draft.seat, draft.code)
        detail = {**draft.detail, **kept_result(rules, trial)} if trial.over else draft.detail
        told = told_by_move(rules, draft.seat, draft.code, entries, trial)
        found.append(Draft(draft.kind, draft.seat, draft.code, detail, told))
    return found
