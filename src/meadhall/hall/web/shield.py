"""What a security review wants of every answer: headers, and a refusal of requests from foreign pages."""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Receive, Scope, Send

from meadhall.hall.refusal import Refusal
from meadhall.hall.web.endpoints import refuse

CONTENT_POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
INSIST_ON_HTTPS = "max-age=31536000"

log = logging.getLogger("meadhall.hall.requests")


def origin_allowed(headers: Mapping[str, str], others: tuple[str, ...], secure: bool) -> bool:
    """Whether a request comes from the hall's own pages, an allowed origin, or from no page at all.

    Where the hall is reached by HTTPS, a page of the same name that came without it is anybody's.
    """
    origin = headers.get("origin")
    if origin is None or origin in others:
        return True
    try:
        page = urlsplit(origin)
    except ValueError:  # "http://["
        return False
    if secure and page.scheme != "https":
        return False
    return page.netloc != "" and page.netloc.lower() == headers.get("host", "").lower()


class Shield:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...], secure: bool) -> None:
        self.app = app
        self.origins = origins
        self.secure = secure
        self.headers = {**HEADERS, "Strict-Transport-Security": INSIST_ON_HTTPS} if secure else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()

        async def send_shielded(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
                note(scope, message["status"], time.perf_counter() - began)
            await send(message)

        changes_something = scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if changes_something and not origin_allowed(Headers(scope=scope), self.origins, self.secure):
            await refuse(Refusal(403, "foreign-origin"))(scope, receive, send_shielded)
            return
        await self.app(scope, receive, send_shielded)


def note(scope: Scope, status: int, seconds: float) -> None:
    """One line of the request log: never a query, a body or a token."""
    fields = {"method": scope["method"], "path": scope["path"], "status": status, "ms": round(seconds * 1000, 1)}
    log.info("request", extra={"fields": fields})
