"""Games of the terminal on disk: each move is written as it is made, so that a closed terminal loses nothing.

A saved game is a transcript that keeps its seed and says who sits where (`sitting`). Reading one back checks every
line of it, as `meadhall replay` does. The file is replaced whole: it is always the game before a move or after it.
"""

from __future__ import annotations

import os
import re
from datetime import datetime
from pathlib import Path
from typing import IO

import msgspec

from meadhall.kernel.deal import Deal
from meadhall.kernel.errors import BadOption, MeadhallError
from meadhall.kernel.position import nearest
from meadhall.kernel.replay import Reader, replay_transcript
from meadhall.kernel.table import Table
from meadhall.kernel.transcript import write_transcript
from meadhall.kernel.unreadable import why_refused

try:
    import fcntl
except ImportError:  # Windows has no such locks; there, two terminals may open the same game.
    fcntl = None  # type: ignore[assignment]

SUFFIX = ".txt"
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,79}")


class BadSave(MeadhallError):
    """A saved game that isn't there, can't be read, or is open elsewhere."""


class Seated(msgspec.Struct, frozen=True):
    """Who sits where: the person's seat, and the level of the bots at all others."""

    seat: int
    bot: str


class Saved(msgspec.Struct, frozen=True):
    """A saved game as it is listed; `trouble` says why it can't be read, if it can't."""

    name: str
    when: datetime
    game: str = ""
    players: int = 0
    moves: int = 0
    over: bool = False
    trouble: MeadhallError | None = None


def folder() -> Path:
    """Where games are kept: `$XDG_DATA_HOME/meadhall/games`."""
    home = os.environ.get("XDG_DATA_HOME", "")
    base = Path(home) if Path(home).is_absolute() else Path.home() / ".local" / "share"
    return base / "meadhall" / "games"


def path_of(name: str) -> Path:
    if NAME.fullmatch(name) is None:
        raise BadOption("save-name-wrong", given_text=name)
    return folder() / f"{name}{SUFFIX}"


def saved_games() -> list[Saved]:
    """All saved games, the one played last first."""
    found = [look_at(path) for path in folder().glob(f"*{SUFFIX}")]
    return sorted(found, key=lambda saved: saved.when, reverse=True)


def look_at(path: Path) -> Saved:
    when = datetime.fromtimestamp(path.stat().st_mtime)
    try:
        reader = Reader(text_of(path))
        sitting_of(reader.fields.get("sitting", ""), path.stem)
    except MeadhallError as error:
        return Saved(path.stem, when, trouble=error)
    players, over = reader.fields["players"], reader.fields["over"] == "yes"
    return Saved(
        path.stem, when, reader.fields["game"], int(players) if players.isdigit() else 0, len(reader.moves), over
    )


def text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadSave("save-unreadable", save_name=path.stem) from error


def sitting_of(text: str, name: str) -> Seated:
    try:
        return msgspec.json.decode(text, type=Seated)
    except msgspec.DecodeError as error:
        raise BadSave("save-without-sitting", save_name=name) from error


def name_to_resume(wanted: str | None) -> str:
    """A saved game by its name; or the unfinished one played last, of any game or of the game named."""
    games = saved_games()
    names = [saved.name for saved in games]
    if wanted in names:
        return str(wanted)
    open_games = [saved for saved in games if not saved.over and saved.trouble is None]
    found = next((saved.name for saved in open_games if wanted in (None, saved.game)), None)
    if found is not None:
        return found
    if wanted is None or not names:
        raise BadSave("save-none")
    raise BadSave("save-unknown", given_text=wanted, nearest_name=nearest(wanted, names))


def fresh_name(game: str) -> str:
    """The game's id and the first number not used yet."""
    taken = {path.stem for path in folder().glob(f"{game}-*{SUFFIX}")}
    return next(name for number in range(1, len(taken) + 2) if (name := f"{game}-{number}") not in taken)


class Save:
    """One saved game, open in this terminal and in no other."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.path = path_of(name)
        self.seated = Seated(0, "")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.lock: IO[str] = self.path.with_name(f".{name}.lock").open("w")
        except OSError as error:
            raise unwritable(name, error) from error
        if fcntl is not None:
            try:
                fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                raise BadSave("save-in-use", save_name=name) from error

    def begin(self, table: Table, seated: Seated) -> None:
        """Keep a new game; a name that is taken is refused."""
        if self.path.exists():
            raise BadSave("save-exists", save_name=self.name)
        self.seated = seated
        self.write(table)

    def read(self) -> Table:
        """The game as it stands, every line of it checked."""
        if not self.path.exists():
            raise BadSave("save-unknown", given_text=self.name, nearest_name="")
        text = text_of(self.path)
        try:
            replayed = replay_transcript(text)
        except MeadhallError as error:
            raise BadSave("save-damaged", save_name=self.name, reason_message=error.message.nested()) from error
        self.seated = sitting_of(Reader(text).fields.get("sitting", ""), self.name)
        replayed.table.check_seat(self.seated.seat)
        return replayed.table

    def write(self, table: Table) -> None:
        """Replace the file by the game as it stands; whoever stops us in between leaves the old one whole."""
        text = write_transcript(table, Deal(table.seed, revealed=True), msgspec.json.encode(self.seated).decode())
        fresh = self.path.with_name(f".{self.name}.new")
        try:
            with fresh.open("w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            fresh.replace(self.path)
        except OSError as error:
            raise unwritable(self.name, error) from error


def unwritable(name: str, error: OSError) -> BadSave:
    return BadSave("save-unwritable", save_name=name, reason_message=why_refused(error).nested())
