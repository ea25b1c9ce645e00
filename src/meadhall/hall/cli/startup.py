"""Courtesies when a hall is started: what is in the way is said in one sentence; the browser opens by itself."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import sys
import threading
import time
import webbrowser

from meadhall.hall.settings import Settings, prepare
from meadhall.hall.store.engine import InUse, StoreDown, WrongSchema
from meadhall.hall.store.open import POSTGRES, open_engine
from meadhall.hall.store.store import Store

EVERYWHERE = ("0.0.0.0", "::", "")
PATIENCE_SECONDS = 20.0


def trouble(settings: Settings, host: str, port: int) -> str | None:
    """Why the hall can't open, in a sentence; `None` if it can. The database is brought up to date by the way."""
    return address_trouble(host, port) or data_trouble(settings)


def address_trouble(host: str, port: int) -> str | None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                return f"Port {port} is taken by another program: choose another with --port."
            return f"The hall can't listen at {host}, port {port}: {error.strerror}."
    return None


def data_trouble(settings: Settings) -> str | None:
    if "://" in settings.database and not settings.database.startswith(POSTGRES):
        return f"There is no store for the address {settings.database}: it must begin with postgresql://."
    try:
        asyncio.run(open_and_close(prepare(settings)))
    except InUse:
        return f"Another hall uses the data in {settings.data}: choose another folder with --data."
    except OSError as error:
        where = "The database server" if settings.database else f"The data folder {settings.data}"
        return f"{where} can't be used: {error or 'it does not answer'}."
    except (StoreDown, WrongSchema) as error:
        return f"The database {database_name(settings)} can't be used: {error}."
    except ValueError as error:
        return f"The hall's settings can't be used: {error}."
    except Exception as error:
        if type(error).__module__.startswith("asyncpg."):  # an optional package: its errors can't be named here
            return f"The database {database_name(settings)} can't be used: {error}."
        raise
    return None


def database_name(settings: Settings) -> str:
    """Which database it is; a server's address has a password in it."""
    return "server" if settings.database.startswith(POSTGRES) else settings.database_address


async def open_and_close(settings: Settings) -> None:
    engine = open_engine(settings.database_address)
    await engine.open()
    try:
        await Store(engine).check()
    finally:
        await engine.close()


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
