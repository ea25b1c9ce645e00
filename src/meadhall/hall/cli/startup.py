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
from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.unreadable import why, why_refused
from meadhall.kernel.words.message import Message, Value

EVERYWHERE = ("0.0.0.0", "::", "")
PATIENCE_SECONDS = 20.0


def trouble(settings: Settings, host: str, port: int) -> Message | None:
    """Why the hall can't open, as a message; `None` if it can. The database is brought up to date by the way."""
    return address_trouble(host, port) or data_trouble(settings)


def address_trouble(host: str, port: int) -> Message | None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                return Message("operate.port-taken", {"port_text": str(port)})
            said: dict[str, Value] = {
                "host_text": host,
                "port_text": str(port),
                "reason_message": why_refused(error).nested(),
            }
            return Message("operate.cant-listen", said)
    return None


def data_trouble(settings: Settings) -> Message | None:
    if "://" in settings.database and not settings.database.startswith(POSTGRES):
        return Message("operate.no-store", {"address_text": settings.database})
    try:
        asyncio.run(open_and_close(prepare(settings)))
    except InUse:
        return Message("operate.data-in-use", {"folder_text": str(settings.data)})
    except OSError as error:
        if error.filename == settings.database_address:
            return unusable(settings, why_refused(error))
        return unusable(settings, why_refused(error), "folder", str(settings.data))
    except (StoreDown, WrongSchema) as error:
        return unusable(settings, why(error))
    except MeadhallError as error:
        return error.message
    except ValueError as error:
        return Message("operate.settings-unusable", {"reason_text": str(error)})
    except Exception as error:
        if type(error).__module__.startswith("asyncpg."):  # an optional package: its errors can't be named here
            return unusable(settings, why(error))
        raise
    return None


def unusable(settings: Settings, reason: Message, what: str = "database", path: str = "") -> Message:
    """That a server, a database file or the data folder can't be used. A server's address has a password in it."""
    if settings.database.startswith(POSTGRES):
        return Message("operate.server-unusable", {"reason_message": reason.nested()})
    about: dict[str, Value] = {"path_text": path or settings.database_address, "reason_message": reason.nested()}
    return Message(f"operate.{what}-unusable", about)


def where_kept(settings: Settings) -> str:
    """Where the hall's data is, as it is told when it opens. A server's address has a password in it."""
    return "PostgreSQL" if settings.database.startswith(POSTGRES) else settings.database or str(settings.data)


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
