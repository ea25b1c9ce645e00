"""Runs the application under uvicorn."""

from __future__ import annotations

import contextlib
import gc
import signal
import sys

import uvicorn

from meadhall.hall.logs import set_up_logs
from meadhall.hall.settings import Settings
from meadhall.hall.web.app import make_app
from meadhall.hall.web.fast_websocket import FastWebSocket

SHUTDOWN_SECONDS = 10
SWITCH_SECONDS = 0.0005
"""The store's thread asks for Python's lock several times a commit, and everybody's moves wait with it: a busy event
loop must hand the lock over soon. At 2 ms a busy hall's commits took 15 ms, not one, and one stall became many."""
COLLECTIONS = (40_000, 1_000_000, 1_000_000)
"""Python looks for garbage in cycles only among what is new, which takes a few milliseconds: a look at the state
of every table would make everybody wait. Play leaves no cycles; what requests leave dies young. Each look also walks
through the present states of all tables that moved since the last one: with 5,000 that took a tenth of a busy hall's
time. The hall looks through everything itself, now and then (`Hall.tidy_forever`)."""


def server_config(settings: Settings, host: str, port: int, proxy: str = "127.0.0.1") -> uvicorn.Config:
    return uvicorn.Config(
        make_app(settings),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        ws=FastWebSocket,
        ws_max_size=settings.limits.frame_bytes,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=proxy,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        h11_max_incomplete_event_size=32 * 1024,
    )


def allow_many_sockets() -> None:
    """Each is an open file, and most systems begin with a thousand, though they would allow many more."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(OSError, ValueError):  # a system whose limit is none, but not for us
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def leave(*_: object) -> None:
    """Being asked to stop is no failure."""
    raise SystemExit(0)


def run(settings: Settings, host: str, port: int, proxy: str, log_level: str) -> None:
    set_up_logs(log_level)
    allow_many_sockets()
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)
    for wish_to_stop in (signal.SIGTERM, signal.SIGINT):
        signal.signal(wish_to_stop, leave)  # uvicorn closes the hall first, then passes the signal on to this
    uvicorn.Server(server_config(settings, host, port, proxy)).run()
