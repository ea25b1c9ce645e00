"""Small courtesies when a hall is started by hand: a free port, and a browser that opens by itself."""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
import webbrowser

EVERYWHERE = ("0.0.0.0", "::", "")
PATIENCE_SECONDS = 20.0


def port_taken(host: str, port: int) -> bool:
    """Whether another program listens there already."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return True
    return False


def open_when_ready(host: str, port: int) -> None:
    """Open the hall's first page once it answers, if there is a desktop to open it on."""
    if has_desktop():
        here = "127.0.0.1" if host in EVERYWHERE else host
        threading.Thread(target=wait_and_open, args=(here, port), daemon=True).start()


def has_desktop() -> bool:
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def wait_and_open(host: str, port: int) -> None:
    until = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < until:
        try:
            socket.create_connection((host, port), 0.5).close()
        except OSError:
            time.sleep(0.2)
        else:
            webbrowser.open(f"http://{host}:{port}/")
            return
