"""The ASGI application: endpoints, socket, client, health and metrics."""

from __future__ import annotations

import contextlib
import functools
import ipaddress
import time
from collections.abc import AsyncIterator
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from meadhall.hall.hall import Hall
from meadhall.hall.refusal import Refusal
from meadhall.hall.settings import Settings, prepare
from meadhall.hall.store import StoreDown
from meadhall.hall.web import analysis, daily, decks, identity, own_data, statistics, tables, texts
from meadhall.hall.web.client import ASK_AGAIN, Client, make_file, respond
from meadhall.hall.web.endpoints import Dispatcher, Endpoint, answer, refuse
from meadhall.hall.web.first_look import look_at
from meadhall.hall.web.openapi import describe
from meadhall.hall.web.shield import Shield
from meadhall.hall.web.socket import SocketEndpoint
from meadhall.hall.wire import encode

FAILED_SECONDS = 2.0
"""So long after a request of anybody's that the store didn't answer the hall isn't well."""

ENDPOINTS: list[Endpoint] = [
    *identity.ENDPOINTS,
    *own_data.ENDPOINTS,
    *decks.ENDPOINTS,
    *texts.ENDPOINTS,
    *tables.ENDPOINTS,
    *analysis.ENDPOINTS,
    *daily.ENDPOINTS,
    *statistics.ENDPOINTS,
]


def make_app(settings: Settings) -> Starlette:
    """A hall ready to be served; it opens its store when the server starts."""
    hall = Hall(prepare(settings))
    description = make_file(encode(describe(ENDPOINTS)))
    client = Client(settings.client, functools.partial(look_at, hall))

    async def openapi(request: Request) -> Response:
        return respond(request, description, ASK_AGAIN)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await hall.start()
        yield
        await hall.stop()

    app = Starlette(
        routes=[
            *(Route(endpoint.path, Dispatcher(hall, endpoint).__call__, methods=[endpoint.method])
              for endpoint in ENDPOINTS),
            Route("/api/openapi.json", openapi),
            Route("/healthz", health),
            Route("/livez", alive),
            Route("/metrics", metrics),
            WebSocketRoute("/api/socket", SocketEndpoint(hall)),
            Route("/{path:path}", client.__call__),
        ],
        middleware=[Middleware(Shield, origins=settings.origins, secure=settings.secure)],
        exception_handlers={HTTPException: http_error, 500: failure},
        lifespan=lifespan,
    )  # fmt: skip
    app.state.hall = hall
    return app


async def http_error(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    response = refuse(Refusal(status, "no-such-address" if status == 404 else "wrong-method"))
    if isinstance(error, HTTPException) and error.headers:
        response.headers.update(error.headers)
    return response


async def failure(request: Request, error: Exception) -> Response:
    """A defect of ours. The log has it; the client learns nothing but that."""
    return refuse(Refusal(500, "failed"))


async def health(request: Request) -> Response:
    """Whether the hall can do its work: nobody gets 503 for want of the store."""
    status = await store_status(request.app.state.hall)
    return answer({"status": status}, 200 if status == "ok" else 503)


async def store_status(hall: Hall) -> str:
    if hall.closing:
        return "closing"
    engine = hall.store.engine
    try:
        await hall.store.touch()
    except StoreDown:
        return "store damaged" if engine.damaged else "store down"
    if engine.damaged:
        return "store damaged"
    # What can be read but not written is no store, either; nor is one that has just failed somebody.
    if hall.scheduler.away() or time.monotonic() - engine.failed_at < FAILED_SECONDS:
        return "store down"
    return "ok"


async def alive(request: Request) -> Response:
    """Whether the process answers at all."""
    return answer({"status": "ok"})


async def metrics(request: Request) -> Response:
    hall: Hall = request.app.state.hall
    if not hall.settings.metrics_open and not (from_here(request) and named_here(request)):
        return refuse(Refusal(404, "no-such-address"))
    hall.metrics.rooms.set(len(hall.rooms.rooms))
    return Response(hall.metrics.text(), media_type="text/plain; version=0.0.4")


def from_here(request: Request) -> bool:
    """Whether a request comes from this machine itself, and not through a proxy on it."""
    if request.client is None or "x-forwarded-for" in request.headers:
        return False
    return is_loopback(request.client.host)


def named_here(request: Request) -> bool:
    """Whether a request calls the hall by a name of this machine alone.

    Any page in a browser on this machine can ask for a name that leads here, and read the answer as its own.
    """
    host = request.headers.get("host", "")
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    return "@" not in host and (name == "localhost" or is_loopback(name))


def is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
