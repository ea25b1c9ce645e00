"""The packages pyproject.toml names, one a line for pip: `requirements.py build run test`."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

PROJECT = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text())


def requirements(group: str) -> list[str]:
    if group == "build":
        return list(PROJECT["build-system"]["requires"])
    if group == "run":
        return list(PROJECT["project"]["dependencies"])
    return list(PROJECT["project"]["optional-dependencies"][group])


if __name__ == "__main__":
    print("\n".join(requirement for group in sys.argv[1:] for requirement in requirements(group)))
