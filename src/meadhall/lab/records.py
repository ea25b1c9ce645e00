"""Played games in files: a line that says what is played, then a line for each game, so that a stopped run goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Generic, TypeVar

import msgspec

from meadhall.kernel.errors import BadOption
from meadhall.kernel.unreadable import why_refused

Game = TypeVar("Game", bound=msgspec.Struct)


class OtherMatch(BadOption):
    """The file to go on with holds games of another match."""


class GameFile(Generic[Game]):
    """The games of one match, in JSON lines. `match` is what is played, `kind` the type of a game."""

    def __init__(self, path: Path, match: msgspec.Struct, kind: type[Game]) -> None:
        self.path = path
        self.match = match
        self.kind = kind
        self.out: BinaryIO | None = None

    def games(self) -> Iterator[Game]:
        """The games of earlier runs. A line cut short is left out; its game is played again."""
        if not self.path.exists() or not self.path.stat().st_size:
            return
        with self.path.open("rb") as lines:
            if not is_same(next(lines, b""), self.match):
                raise OtherMatch("arena-other-match", file_name=str(self.path))
            for line in lines:
                try:
                    yield msgspec.json.decode(line, type=self.kind)
                except (msgspec.DecodeError, msgspec.ValidationError):
                    continue

    def add(self, game: Game) -> None:
        if self.out is None:
            self.out = self.open()
        self.out.write(msgspec.json.encode(game) + b"\n")
        self.out.flush()

    def open(self) -> BinaryIO:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            out = self.path.open("a+b")
        except OSError as error:
            reason = why_refused(error).nested()
            raise BadOption("file-unwritable", path_name=str(self.path), reason_message=reason) from error
        if not out.tell():
            out.write(msgspec.json.encode(self.match) + b"\n")
            return out
        out.seek(-1, 2)
        if out.read() != b"\n":
            out.write(b"\n")
        return out

    def close(self) -> None:
        if self.out is not None:
            self.out.close()
            self.out = None


def is_same(line: bytes, match: msgspec.Struct) -> bool:
    try:
        return msgspec.json.decode(line, type=type(match)) == match
    except (msgspec.DecodeError, msgspec.ValidationError):
        return False
