"""What the page of a table brings with it: who asks, the table and its state, and which files it is drawn with.

A browser that comes with an identity would ask for all of this one after another; on a slow network each question takes
longer than its answer. Whoever may not look, or is unknown, gets the plain page, and asks as ever.
"""

from __future__ import annotations

import re

import msgspec
from starlette.requests import Request

from meadhall.hall import wall_clock
from meadhall.hall.hall import Hall
from meadhall.hall.live.access import look_from
from meadhall.hall.patterns import TABLE_ID
from meadhall.hall.people.accounts import Session
from meadhall.hall.protocol.messages import state_message, table_body
from meadhall.hall.store import StoreDown
from meadhall.hall.web.cookies import cookie_of, token_of
from meadhall.hall.web.endpoints import Call
from meadhall.hall.web.identity import renewed_cookie
from meadhall.hall.wire import encode
from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.words.message import LANGUAGES

LANGUAGE_COOKIE = "meadhall-language"
"""Set by the client where somebody chose a language."""

PLIES_TOLD = 40
"""What happened within so many plies is told at once: what the others did since one's own last turn."""


class FirstLook(msgspec.Struct, frozen=True):
    game: str
    said: bytes
    """What the hall would have answered, as JSON: the person, and messages as a socket gets them."""
    cookie: str | None
    """The identity's cookie, renewed."""


async def look_at(hall: Hall, request: Request, table: str) -> FirstLook | None:
    """What a person sees of a table they come to; none where there is nothing to show them."""
    if hall.closing or re.fullmatch(TABLE_ID, table) is None:
        return None
    try:
        return await look_as(hall, request, table)
    except (MeadhallError, StoreDown):
        return None


async def look_as(hall: Hall, request: Request, table: str) -> FirstLook | None:
    token = token_of(request.headers)
    session = await hall.people.session(token, wall_clock.now_ms()) if token else None
    if session is None:
        return None
    hall.bans.check(request.client.host if request.client else "-", session.ids, wall_clock.now_ms())
    hall.request_rate.check(session.person.id)
    room = await hall.room_for(table, session)
    # From here on nothing is waited for: table and state are of one moment.
    if room.record.status != "playing":
        return None
    seat = look_from(room, session, None, given=False)
    # The whole journal grows with the game: it comes by the socket.
    state = state_message(room.record, seat, room.record.journal_kept(max(-1, room.record.ply - PLIES_TOLD)))
    body = {"is": "table", **table_body(room.record, session.ids, room.present())}
    said = encode({"person": session.person, "heard": [body, msgspec.Raw(state)]})
    return FirstLook(room.record.terms.game, said, cookie(hall, request, session))


def cookie(hall: Hall, request: Request, session: Session) -> str | None:
    return renewed_cookie(Call(hall, request, session, None))


def language_of(request: Request) -> str:
    """The language a browser is likely to show: what the client chooses by (`web/src/language/languages.ts`)."""
    accepted = request.headers.get("accept-language", "")
    wanted = [tag.strip()[:2].lower() for tag in accepted.split(",")]
    for tag in (request.query_params.get("lang"), cookie_of(request.headers, LANGUAGE_COOKIE), *wanted):
        if tag in LANGUAGES:
            return tag
    return "en"


SMALL_SCREEN, WIDE_SCREEN = "(max-width: 759.98px)", "(min-width: 760px)"
"""A small screen's first view says little: it has words of its own (`web/src/language/catalogues.ts`)."""


def files_for(of_game: dict[str, list[str]], language: str) -> dict[str, str]:
    """The files of a game's table, of those the client's build lists, and the screens that ask for each; empty: all."""
    first = of_game.get(f"{language}-first", [])
    drawn = dict.fromkeys(of_game.get("", []), "")
    words = dict.fromkeys(of_game.get(language, []), WIDE_SCREEN if first else "")
    return drawn | words | dict.fromkeys(first, SMALL_SCREEN)


def with_look(page: bytes, look: FirstLook, files: dict[str, str]) -> bytes:
    """A page with a look at a table in it, and with the files the table is drawn with asked for at once."""
    links = "".join(link_to(file, media) for file, media in files.items() if f'"/{file}"'.encode() not in page)
    # In a script's text nothing but "<" can end it.
    said = look.said.replace(b"<", b"\\u003c")
    script = b'<script type="application/json" id="first-look">%s</script>' % said
    return page.replace(b"</head>", links.encode() + b"</head>", 1).replace(b"<body>", b"<body>" + script, 1)


def link_to(file: str, media: str) -> str:
    kind = "stylesheet" if file.endswith(".css") else "modulepreload"
    screens = f' media="{media}"' if media else ""
    return f'<link rel="{kind}"{screens} crossorigin href="/{file}">'
