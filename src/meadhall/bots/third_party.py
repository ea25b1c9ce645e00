"""Bots from outside: named by an entry point of an installed package, or as `module:Class` (docs/write-a-bot.md)."""

from __future__ import annotations

import ast
import importlib
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from meadhall.kernel.errors import MeadhallError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

ENTRY_POINTS = "meadhall.bots"
"""The group of entry points in which a package offers its bots."""
PLACE_MARK = ":"
"""Between module and class, as in `mymodule:MyBot`."""
SOURCE = ".py"


class BadBot(MeadhallError):
    """What was named is there, but it is no bot, or it can't be loaded."""


def offered() -> dict[str, EntryPoint]:
    """The bots that installed packages offer, by name."""
    from importlib.metadata import entry_points  # slow to import, and most commands name no bot from outside

    return {point.name: point for point in entry_points(group=ENTRY_POINTS)}


def load(name: str) -> object | None:
    """What an entry point of that name or `module:Class` stands for; `None` if the name is neither."""
    point = offered().get(name)
    if point is None and (PLACE_MARK not in name or name.partition(PLACE_MARK)[0].endswith(SOURCE)):
        return None
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)  # an installed command doesn't look into the folder it is called from
    try:
        return point.load() if point is not None else attribute(name)
    except Exception as error:  # a stranger's module may fail in any way
        reason = f"{type(error).__name__}: {error}"
        raise BadBot("bot-unloadable", given_text=name, reason_text=reason) from error


def in_file(name: str) -> list[str]:
    """As `module:Class`, the bots in a file, where somebody named the file, with or without its ending."""
    path = Path(name.partition(PLACE_MARK)[0].removesuffix(SOURCE) + SOURCE)
    try:
        body = ast.parse(path.read_bytes()).body
    except (OSError, SyntaxError, ValueError):
        return []
    bots = [node.name for node in body if isinstance(node, ast.ClassDef) and has_method(node, "choose")]
    return [f"{path.stem}{PLACE_MARK}{bot}" for bot in bots]


def has_method(node: ast.ClassDef, name: str) -> bool:
    return any(isinstance(part, ast.FunctionDef) and part.name == name for part in node.body)


def attribute(name: str) -> object:
    module, _, path = name.partition(PLACE_MARK)
    found: object = importlib.import_module(module)
    for part in path.split("."):
        found = getattr(found, part)
    return found
