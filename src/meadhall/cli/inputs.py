"""What commands take from outside and hand out: files, options, numbers of players."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from meadhall.kernel.errors import BadOption, BadPosition, MeadhallError
from meadhall.kernel.registry import AnyGame
from meadhall.kernel.unreadable import why_refused, why_unreadable


class UnreadableFile(MeadhallError):
    """A file that isn't there or isn't text."""


class UnwritableFile(MeadhallError):
    """A file that can't be written where it was asked for."""


def read_text(path: str) -> str:
    """The text of a file; `-` is standard input."""
    try:
        return sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise UnreadableFile(f"file-{trouble_with(error)}", path_name=path) from error


def write_text(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        reason = why_refused(error).nested()
        raise UnwritableFile("file-unwritable", path_name=str(path), reason_message=reason) from error


def trouble_with(error: OSError | UnicodeDecodeError) -> str:
    if isinstance(error, FileNotFoundError):
        return "missing"
    if isinstance(error, IsADirectoryError):
        return "is-folder"
    return "not-text" if isinstance(error, UnicodeDecodeError) else "unreadable"


def read_json(path: str) -> Any:
    try:
        return msgspec.json.decode(read_text(path))
    except msgspec.DecodeError as error:
        raise BadPosition("position-not-json", reason_message=why_unreadable(error).nested()) from error


def read_options(pairs: list[str]) -> dict[str, Any]:
    """Options written as `name=value`; the value is JSON, or else plain text."""
    options: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadOption("option-unreadable", given_text=pair)
        try:
            options[name] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            options[name] = value
    return options


def players_or_default(game: AnyGame, players: int | None) -> int:
    """The number asked for, or one in the middle of what the game takes."""
    return game.players[len(game.players) // 2] if players is None else players
