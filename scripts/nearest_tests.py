"""The tests nearest to what changed since the last commit on main that others have: `make check`.

Changes that aren't committed count too. Prints the paths; with `--run`, runs them on plain Python.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
ALWAYS = ["tests/kernel", "tests/test_recorded.py", "tests/test_face.py"]
NEAREST = {
    "src/meadhall/kernel": ["tests/kernel", "tests/conformance"],
    "src/meadhall/games/brian_boru": ["tests/games/brian_boru", "tests/rules/brian_boru"],
    "src/meadhall/games/feast_for_odin": ["tests/games/feast_for_odin", "tests/rules/feast_for_odin"],
    "src/meadhall/games/ortus_regni": ["tests/games/ortus_regni", "tests/rules/ortus_regni"],
    "src/meadhall/bots": ["tests/bots"],
    "src/meadhall/search": ["tests/search", "tests/bots"],
    "src/meadhall/lab": ["tests/lab"],
    "src/meadhall/cli": ["tests/cli"],
    "src/meadhall/hall": ["tests/hall/test_play.py", "tests/hall/test_tables.py", "tests/hall/test_identity.py"],
    "src/meadhall/locales": ["tests/locales"],
    "docs/rules": ["tests/locales"],
}


def changed() -> list[str]:
    """Paths that differ from the last common commit with `origin/main`, or from the last commit where there is none."""

    def git(*arguments: str) -> str:
        return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True).stdout.strip()

    base = git("merge-base", "HEAD", "origin/main") or "HEAD"
    return sorted({*git("diff", "--name-only", base).split(), *git("ls-files", "-o", "--exclude-standard").split()})


def nearest(paths: list[str]) -> list[str]:
    found = dict.fromkeys(ALWAYS)
    for path in paths:
        if path.startswith("tests/") and Path(path).name.startswith("test_") and "browser" not in path:
            found[path] = None
        for source, tests in NEAREST.items():
            if path.startswith(source + "/"):
                found.update(dict.fromkeys(tests))
    return [path for path in found if (ROOT / path).exists()]


def run(paths: list[str]) -> int:
    command = [sys.executable, "-m", "pytest", "-n", "auto", "-m", "not soak", *paths]
    environment = {**os.environ, "PYTHONPATH": "src", "MEADHALL_EXPECT": "plain"}
    return subprocess.run(command, cwd=ROOT, env=environment).returncode


if __name__ == "__main__":
    tests = nearest(changed())
    print("\n".join(tests))
    if "--run" in sys.argv[1:]:
        sys.exit(run(tests))
