"""What commands take from outside: files, options, numbers of players."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from meadhall.kernel.errors import BadOption, BadPosition, MeadhallError
from meadhall.kernel.registry import AnyGame


class UnreadableFile(MeadhallError):
    """A file that isn't there or isn't text."""


def read_text(path: str) -> str:
    """The text of a file; `-` is standard input."""
    try:
        return sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise UnreadableFile("file-unreadable", path_name=path, reason_text=reason) from error


def read_json(path: str) -> Any:
    try:
        return msgspec.json.decode(read_text(path))
    except msgspec.DecodeError as error:
        raise BadPosition("position-not-json", reason_text=str(error)) from error


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
