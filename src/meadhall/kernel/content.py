"""Content loading: a game's data files lie in its `content/` folder."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

PACKAGE = Path(__file__).parents[1]
"""The folder of this package. `importlib.resources` would do the same for packages in archives, which compiled code
can't be run from, and is slow to import."""


def load_content(package: str, name: str) -> Any:
    """One data file of a game, decoded. Games check its shape where they build their tables from it."""
    folder = Path(str(sys.modules[package].__file__)).parent
    return msgspec.json.decode((folder / "content" / name).read_bytes())
