"""Content loading: a game's data files lie in its `content/` folder."""

from __future__ import annotations

from importlib import resources
from typing import Any

import msgspec


def load_content(package: str, name: str) -> Any:
    """One data file of a game, decoded. Games check its shape where they build their tables from it."""
    file = resources.files(package) / "content" / name
    return msgspec.json.decode(file.read_bytes())
