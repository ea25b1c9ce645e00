"""`python -m meadhall` is the `meadhall` command."""

from __future__ import annotations

import gc
import sys
from importlib.util import find_spec

from meadhall.kernel.errors import MissingPackage

MISSING = 1
"""The exit code when a package is missing that the command needs."""
ALLOCATIONS = 20_000
"""After so many new objects Python looks for garbage."""


def main() -> None:
    """Run the command, or say which extra brings what it needs: without extras Meadhall is a library."""
    for package in ("typer", "rich"):
        if find_spec(package) is None:
            print(MissingPackage("meadhall", package, "cli"), file=sys.stderr)  # noqa: T201
            sys.exit(MISSING)
    # Hardly anything made at the start is garbage; looking for it as often as Python does takes a tenth of the time.
    gc.set_threshold(ALLOCATIONS)
    from meadhall.cli.app import main as run

    run()


if __name__ == "__main__":
    main()
