"""The browser client: static files, and its first page for every path that is no file."""

from __future__ import annotations

import gzip
import mimetypes
import re
from collections.abc import Awaitable, Callable
from hashlib import sha256
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from meadhall.hall.refusal import Refusal
from meadhall.hall.web.endpoints import refuse
from meadhall.hall.web.first_look import FirstLook, files_for, language_of, with_look

NOT_BUILT = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Meadhall</title><h1>Meadhall</h1>"
    "<p>The hall is open, but this installation has no browser client. It is in the wheels of a release; from a clone, "
    "<code>make play</code> builds it, and so does <code>pip install .</code> where npm is installed; "
    "<code>meadhall serve --client FOLDER</code> takes one that was built elsewhere. "
    "Programs can play already: see <a href=/api/openapi.json>/api/openapi.json</a>."
)
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
SQUEEZABLE = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")
TABLE_PAGE = re.compile(r"/table/(\w+)")
FILES_OF_TABLES = "tables.json"
"""Which files the table of each game is drawn with, and which its words in a language are in, all of them and the first
ones; written by the client's build."""
LookAt = Callable[[Request, str], Awaitable[FirstLook | None]]
RESERVED = ("/api/", "/healthz", "/livez", "/metrics")

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class File(msgspec.Struct, frozen=True):
    """Something that is put together once and served as it is."""

    changed: int
    kind: str
    plain: bytes
    squeezed: bytes | None
    """The same as gzip."""
    tighter: bytes | None
    """The same as brotli, where the client was built with it."""
    tag: str


class Client:
    """Serves a folder from memory; a file that changes on disk is read again."""

    def __init__(self, folder: Path | None, look_at: LookAt) -> None:
        self.look_at = look_at
        self.folder = (folder or Path(__file__).parents[1] / "client").resolve()
        self.files: dict[Path, File] = {}

    async def __call__(self, request: Request) -> Response:
        path = request.url.path
        if path.startswith(RESERVED) or path == "/api":
            return refuse(Refusal(404, "no-such-address"))
        file = self.find(path.lstrip("/"))
        if file is not None and path != "/":
            return respond(request, file, FOREVER if path.startswith("/assets/") else ASK_AGAIN)
        if path.startswith("/assets/"):
            return refuse(Refusal(404, "no-such-address"))
        first_page = self.find("index.html")
        if first_page is None:
            return HTMLResponse(NOT_BUILT)
        table = TABLE_PAGE.fullmatch(path)
        look = await self.look_at(request, table[1]) if table else None
        return respond(request, first_page, ASK_AGAIN) if look is None else self.table_page(request, first_page, look)

    def table_page(self, request: Request, page: File, look: FirstLook) -> Response:
        """The first page for somebody who comes to a table: it is theirs alone."""
        known = self.find(FILES_OF_TABLES)
        files = msgspec.json.decode(known.plain, type=dict[str, dict[str, list[str]]]) if known else {}
        wanted = files_for(files.get(look.game, {}), language_of(request))
        headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding, Cookie"}
        if look.cookie is not None:
            headers["Set-Cookie"] = look.cookie
        body = with_look(page.plain, look, wanted)
        if "gzip" in request.headers.get("accept-encoding", ""):
            body = gzip.compress(body, 6, mtime=0)
            headers["Content-Encoding"] = "gzip"
        return Response(body, 200, headers, page.kind)

    def find(self, name: str) -> File | None:
        if not name or "\0" in name or "\\" in name:
            return None
        path = (self.folder / name).resolve()
        if not path.is_relative_to(self.folder):
            return None
        try:
            if not path.is_file():
                return None
            changed = path.stat().st_mtime_ns
            known = self.files.get(path)  # not by name: a file has names without number, such as a/././b
            if known is None or known.changed != changed:
                known = self.files[path] = read_file(path, changed)
        except OSError:
            return None
        return known


def read_file(path: Path, changed: int) -> File:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    tighter = path.with_name(f"{path.name}.br")
    return make_file(path.read_bytes(), kind, changed, tighter.read_bytes() if tighter.is_file() else None)


def make_file(plain: bytes, kind: str = "application/json", changed: int = 0, tighter: bytes | None = None) -> File:
    squeezed = gzip.compress(plain, 9, mtime=0) if kind.startswith(SQUEEZABLE) else None
    return File(changed, kind, plain, squeezed, tighter, f'"{sha256(plain).hexdigest()[:20]}"')


def respond(request: Request, file: File, caching: str) -> Response:
    headers = {"ETag": file.tag, "Cache-Control": caching, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    accepted = request.headers.get("accept-encoding", "")
    for coding, body in (("br", file.tighter), ("gzip", file.squeezed)):
        if body is not None and coding in accepted:
            return Response(body, 200, {**headers, "Content-Encoding": coding}, file.kind)
    return Response(file.plain, 200, headers, file.kind)
