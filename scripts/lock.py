"""Writes locks/*.lock: every package with its version and hashes, and no addresses. `make lock` calls it.

`all.lock` is what tests, tools and the build need; `hall.lock` is the part of it that playing needs.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from scripts.requirements import requirements

FOLDER = Path(__file__).parents[1] / "locks"
ALL = ("build", "run", "cli", "hall", "lab", "docs", "test", "postgres")
COMPILE = (
    *("pip", "compile", "-q", "--universal", "--python-version", "3.11", "--generate-hashes"),
    *("--no-emit-index-url", "--no-annotate", "--no-header"),
)


def lock(name: str, groups: tuple[str, ...], *arguments: str) -> None:
    wanted = "\n".join(line for group in groups for line in requirements(group))
    command = [sys.executable, "-m", "uv", *COMPILE, *arguments, "-o", str(FOLDER / name), "-"]
    subprocess.run(command, input=wanted, text=True, check=True)


if __name__ == "__main__":
    lock("all.lock", ALL)
    lock("hall.lock", ("run", "cli", "hall"), "-c", str(FOLDER / "all.lock"))
