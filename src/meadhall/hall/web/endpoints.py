"""What an HTTP endpoint is, and the one way requests are read, answered and refused.

The table of endpoints is also what `/api/openapi.json` is written from (`openapi`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Literal

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from meadhall.hall import wall_clock
from meadhall.hall.hall import Hall
from meadhall.hall.limits import address_key
from meadhall.hall.people.accounts import Session
from meadhall.hall.refusal import Refusal, error_body, status_of
from meadhall.hall.store import StoreDown
from meadhall.hall.web.cookies import token_of
from meadhall.hall.wire import encode
from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.unreadable import why_unreadable
from meadhall.kernel.words.message import Message

log = logging.getLogger("meadhall.hall.web")

Who = Literal["anybody", "person"]


class Call:
    """One request, as a handler sees it."""

    def __init__(self, hall: Hall, request: Request, session: Session | None, body: Any) -> None:
        self.hall = hall
        self.request = request
        self.maybe_session = session
        self.body = body

    @property
    def session(self) -> Session:
        if self.maybe_session is None:
            raise Refusal(401, "no-identity")
        return self.maybe_session

    @property
    def address(self) -> str:
        """Whose limits the request counts for; behind a proxy, by what the proxy says (uvicorn takes care of that)."""
        return address_key(self.request.client.host if self.request.client else "-")

    def path(self, name: str) -> str:
        return str(self.request.path_params[name])

    def query(self, name: str) -> str | None:
        value: str | None = self.request.query_params.get(name)
        return value

    def number(self, name: str, default: int, least: int, most: int) -> int:
        text = self.query(name)
        if text is None:
            return default
        digits = text.removeprefix("-")
        if not digits.isascii() or not digits.isdigit() or len(digits) > 18 or not least <= int(text) <= most:
            raise Refusal(400, "query-wrong", field_name=name, given_text=text[:50])
        return int(text)

    def text(self, name: str, most: int) -> str | None:
        text = self.query(name)
        if text is not None and len(text) > most:
            raise Refusal(400, "query-wrong", field_name=name, given_text=text[:50])
        return text

    def choice(self, name: str, choices: tuple[str, ...]) -> str | None:
        text = self.query(name)
        if text is not None and text not in choices:
            raise Refusal(400, "query-wrong", field_name=name, given_text=text[:50])
        return text


Handler = Callable[[Call], Awaitable[Response]]


class Query(msgspec.Struct, frozen=True):
    """A query parameter, for the description."""

    name: str
    schema: dict[str, Any]


class Endpoint(msgspec.Struct, frozen=True):
    method: Literal["GET", "POST", "DELETE"]
    path: str
    handler: Handler
    summary: str
    who: Who = "person"
    body: Any = None
    """The type of the body; for commands, the request's type without `do` and `table`."""
    command: str | None = None
    queries: tuple[Query, ...] = ()
    answers: str = "application/json"
    refusals: tuple[int, ...] = ()
    kept: bool = False
    """Whether the answer has an `ETag`, so that clients may keep it."""
    despite_ban: bool = False
    """Whether whoever is banned may ask for it: words to be told why, their data, and the way out."""


def answer(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(encode(value), status, {"Cache-Control": "no-store", **(headers or {})}, "application/json")


def refuse(error: MeadhallError) -> Response:
    headers = {"Retry-After": str(error.retry_after)} if isinstance(error, Refusal) and error.retry_after else None
    return answer({"error": error_body(error)}, status_of(error), headers)


class Dispatcher:
    """Runs one endpoint for a request: identity, body, handler; whatever is wrong becomes a refusal."""

    def __init__(self, hall: Hall, endpoint: Endpoint) -> None:
        self.hall = hall
        self.endpoint = endpoint

    async def __call__(self, request: Request) -> Response:
        try:
            response = await self.answer(request)
        except MeadhallError as error:
            response = refuse(error)
        except StoreDown as error:
            log.error("store down: %s", error)
            response = refuse(Refusal(503, "store-down", retry_after=1))
        except ClientDisconnect:
            response = Response(status_code=400)
        if response.status_code >= 400:
            self.hall.metrics.refusals.labels(str(response.status_code)).inc()
        return response

    async def answer(self, request: Request) -> Response:
        if self.hall.closing:
            raise Refusal(503, "closing", retry_after=2)
        address = request.client.host if request.client else "-"
        if not self.endpoint.despite_ban:
            self.hall.bans.check(address, (), wall_clock.now_ms())
        token = token_of(request.headers)
        session = await self.hall.people.session(token, wall_clock.now_ms()) if token else None
        if session is None and self.endpoint.who == "person":
            raise Refusal(401, "no-identity")
        if session is not None and not self.endpoint.despite_ban:
            self.hall.bans.check(address, session.ids, wall_clock.now_ms())
        body = None
        if self.endpoint.method == "POST":
            body = await self.read_body(request)
        if session is not None and self.endpoint.command is None:  # commands are counted where they are done
            self.hall.request_rate.check(session.person.id)
        return await self.endpoint.handler(Call(self.hall, request, session, body))

    async def read_body(self, request: Request) -> Any:
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            raise Refusal(415, "not-json-type", given_text=kind[:60] or "-")
        raw = await self.collect(request)
        if self.endpoint.command is not None:
            return self.read_command(raw, str(request.path_params["table"]))
        return decode(raw, self.endpoint.body)

    def read_command(self, raw: bytes, table: str) -> Any:
        fields = decode(raw, dict[str, Any])
        for name in ("do", "table"):
            if name in fields:
                unknown = Message("input-field-unknown", {"path_name": "$", "field_name": name})
                raise Refusal(400, "request-unreadable", reason_message=unknown.nested())
        try:
            return msgspec.convert({"do": self.endpoint.command, "table": table, **fields}, self.endpoint.body)
        except msgspec.ValidationError as error:
            if "$.table" in str(error):
                raise Refusal(404, "no-such-table") from error
            raise Refusal(400, "request-unreadable", reason_message=why_unreadable(error).nested()) from error

    async def collect(self, request: Request) -> bytes:
        """The body, neither too long nor too slow."""
        limits = self.hall.settings.limits
        parts, size = [], 0
        try:
            async with asyncio.timeout(limits.body_seconds):
                async for part in request.stream():
                    size += len(part)
                    if size > limits.body_bytes:
                        raise Refusal(413, "body-too-long", most_count=limits.body_bytes)
                    parts.append(part)
        except TimeoutError as error:
            raise Refusal(408, "body-too-slow") from error
        return b"".join(parts)


def decode(raw: bytes, type_: Any) -> Any:
    try:
        return msgspec.json.decode(raw, type=type_)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal(400, "request-unreadable", reason_message=why_unreadable(error).nested()) from error
