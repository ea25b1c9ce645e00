"""The packages pyproject.toml names, one a line for pip: `requirements.py build run test`."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

OURS = "meadhall["
PROJECT = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text())


def requirements(group: str) -> list[str]:
    if group == "build":
        return list(PROJECT["build-system"]["requires"])
    if group == "run":
        return list(PROJECT["project"]["dependencies"])
    listed = PROJECT["project"]["optional-dependencies"][group]
    return [line for entry in listed for line in (extra(entry) if entry.startswith(OURS) else [entry])]


def extra(entry: str) -> list[str]:
    """An extra that another takes in: `meadhall[cli]`."""
    return requirements(entry.removeprefix(OURS).rstrip("]"))


if __name__ == "__main__":
    print("\n".join(requirement for group in sys.argv[1:] for requirement in requirements(group)))
