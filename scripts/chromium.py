"""Which browser tests, pictures and benchmarks use, and how it is started.

Debian's `chromium-headless-shell` draws the same pages as `chromium` without the windows around them, in half the
processor time; where it is missing, the whole browser does. `MEADHALL_CHROMIUM` names another.
"""

from __future__ import annotations

import os
import shutil

CHROMIUM = (
    os.environ.get("MEADHALL_CHROMIUM")
    or shutil.which("chromium-headless-shell")
    or shutil.which("chromium")
    or "/usr/bin/chromium"
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
