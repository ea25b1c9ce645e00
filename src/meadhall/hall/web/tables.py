"""Tables over HTTP: the lobby, opening, looking, doing, replaying."""

from __future__ import annotations

import contextlib
import logging
import re
from typing import Any, Literal

import msgspec
from starlette.responses import PlainTextResponse, Response

from meadhall.hall import wall_clock
from meadhall.hall.live.access import look_from
from meadhall.hall.live.room import Room
from meadhall.hall.patterns import CURSOR, SEAT, TABLE_ID
from meadhall.hall.protocol.export import log_body
from meadhall.hall.protocol.messages import personal_summary, seed_is_open, state_message, table_body
from meadhall.hall.protocol.questions import explain_action, forecast_now, foreseen, glance_at, preview_line
from meadhall.hall.protocol.requests import COMMANDS, PreviewLine, Why
from meadhall.hall.refusal import Refusal
from meadhall.hall.store import StoreDown
from meadhall.hall.store.store import LobbyQuery
from meadhall.hall.table.commands.checks import check_seat, own_seat
from meadhall.hall.table.commands.command import MOST_ACTION
from meadhall.hall.table.opening import TableRequest
from meadhall.hall.table.record import Record
from meadhall.hall.table.terms import DAY
from meadhall.hall.web.endpoints import Call, Endpoint, Query, answer
from meadhall.hall.wire import encode
from meadhall.kernel.deal import Deal
from meadhall.kernel.transcript import write_transcript
from meadhall.kernel.words.message import LANGUAGES, Speech

log = logging.getLogger("meadhall.hall.web")

STATUSES = ("open", "playing", "stranded", "finished")
PACES = ("untimed", "live", "correspondence")
FLAGS = ("0", "1")
MOST_MINE = 500
FORGOTTEN = (("open", 7 * DAY), ("playing", 61 * DAY), ("stranded", 61 * DAY))
"""After so long without a sign of life the public lobby shows a table no more. A move may take 60 days."""
MOST_NAME = 60
FOREVER = 2**53


async def room_of(call: Call) -> Room:
    table = call.path("table")
    if re.fullmatch(TABLE_ID, table) is None:
        raise Refusal(404, "no-such-table")
    return await call.hall.room_for(table, call.session, call.request.headers.get("x-table-key"))


# --- lobby -----------------------------------------------------------------------------------------------------


async def lobby(call: Call) -> Response:
    mine = call.choice("mine", FLAGS) == "1"
    unfinished = ("open", "playing", "stranded") if mine else ("open", "playing")
    statuses = tuple(call.request.query_params.getlist("status")) or unfinished
    if any(status not in STATUSES for status in statuses):
        raise Refusal(400, "query-wrong", field_name="status", given_text=" ".join(statuses)[:50])
    turn_only = call.choice("turn", FLAGS) == "1"
    limit = call.number("limit", 50, 1, 100)
    query = LobbyQuery(
        statuses=statuses,
        game=clean_filter(call.query("game")),
        pace=call.choice("pace", PACES),
        free=call.choice("free", FLAGS) == "1",
        people=call.session.ids if mine else None,
        before=read_cursor(call.query("before")),
        limit=MOST_MINE if turn_only else limit,
        untouched=tuple((status, wall_clock.now_ms() - long) for status, long in FORGOTTEN),
    )
    with contextlib.suppress(StoreDown):  # a full disk keeps nobody from looking
        await call.hall.rooms.lobby.flush()
    rows = await call.hall.store.lobby(query)
    tables = [summary for text in rows if (summary := fresh_summary(call, text)) is not None]
    cursor = cursor_after(tables[-1]) if tables and len(rows) == query.limit else None
    if turn_only:
        tables = [table for table in tables if table["my_turn"]]
        if len(tables) > limit:
            tables = tables[:limit]
            cursor = cursor_after(tables[-1])
    return answer({"tables": tables, "next": cursor})


def cursor_after(summary: dict[str, Any]) -> str:
    return f"{summary['updated']}.{summary['id']}"


def read_cursor(text: str | None) -> tuple[int, str] | None:
    """Where the page before ended: `<updated>.<id>`."""
    if text is None:
        return None
    found = re.fullmatch(CURSOR, text)
    if found is None:
        raise Refusal(400, "query-wrong", field_name="before", given_text=text[:50])
    return int(found[1]), found[2]


def clean_filter(game: str | None) -> str | None:
    """A game's id; what can't be one finds nothing rather than reaching the database."""
    if game is None:
        return None
    return game if len(game) <= 60 and game.isascii() and game.isprintable() else "-"


def fresh_summary(call: Call, stored: str) -> dict[str, Any] | None:
    """A row of the lobby as it is now; none if what is stored makes no sense."""
    try:
        summary = msgspec.json.decode(stored)
        summary.pop("options", None)  # earlier versions stored them
        room = call.hall.rooms.rooms.get(summary["id"])
        watchers = 0 if room is None else room.present().watchers
        cursor_after(summary)
        return personal_summary(summary, call.session.ids, watchers)
    except (msgspec.DecodeError, LookupError, TypeError, AttributeError, UnicodeDecodeError) as error:
        log.error("a row of the lobby is damaged: %r", error)
        return None


async def open_table(call: Call) -> Response:
    request: TableRequest = call.body
    most = call.hall.settings.limits.options_bytes
    if len(encode(request.options)) > most:
        raise Refusal(422, "options-too-long", most_count=most)
    call.hall.table_rate.check(call.session.person.id)
    room = await call.hall.rooms.open(request, call.session.actor)
    body = table_body(room.record, call.session.ids, room.present())
    return answer({"table": body, "key": room.record.terms.key}, 201)


# --- looking -----------------------------------------------------------------------------------------------------


def seat_query(call: Call, room: Room) -> int | None:
    text = call.query("seat")
    if text is None:
        return look_from(room, call.session, None, given=False)
    if text == "none":
        return look_from(room, call.session, None, given=True)
    return look_from(room, call.session, check_seat(room.record, call.number("seat", 0, 0, 99)), given=True)


async def look(call: Call) -> Response:
    room = await room_of(call)
    after = call.number("after", -1, -1, FOREVER)
    chat = await call.hall.store.chat(room.id)
    # From here on nothing is waited for: table and state are of one moment.
    seat = seat_query(call, room)
    record = room.record
    state = None
    if record.game is not None:
        state = msgspec.Raw(state_message(record, seat, record.journal_kept(after)))
    return answer({"table": table_body(record, call.session.ids, room.present()), "state": state, "chat": chat})


async def glance(call: Call) -> Response:
    room = await room_of(call)
    return answer(glance_at(room.record, seat_query(call, room)))


async def chat_lines(call: Call) -> Response:
    room = await room_of(call)
    return answer({"chat": await call.hall.store.chat(room.id, call.number("before", FOREVER, 0, FOREVER))})


async def why(call: Call) -> Response:
    body: Why = call.body
    record = await record_of_own_seat(call, body)
    return answer(explain_action(record, body.seat, body.action))


async def preview(call: Call) -> Response:
    body: PreviewLine = call.body
    record = await record_of_own_seat(call, body)
    return answer(preview_line(record, body.seat, body.ply, body.line))


async def record_of_own_seat(call: Call, body: Why | PreviewLine) -> Record:
    """The table that a question about one of one's own seats is asked at."""
    call.hall.request_rate.check(call.session.person.id)
    room = await call.hall.room_for(body.table, call.session, call.request.headers.get("x-table-key"))
    own_seat(room.record, call.session.actor, body.seat)
    return room.record


def replay_seat(call: Call, room: Room) -> int | None:
    """Whose eyes: one's own while the game lasts, anybody's once it is finished."""
    if room.record.status == "finished" and call.query("seat") not in (None, "none"):
        return check_seat(room.record, call.number("seat", 0, 0, 99))
    return seat_query(call, room)


async def replay(call: Call) -> Response:
    room = await room_of(call)
    record = room.record
    game = record.started_game()
    seat = replay_seat(call, room)
    first = call.number("from", 0, 0, FOREVER)
    count = call.number("count", 50, 1, 100)
    ply = game.ply
    page = await call.hall.replays.page(call.session.person.id, record, seat, first, count)
    return answer({"moments": msgspec.Raw(page), "ply": ply})


async def forecast(call: Call) -> Response:
    """What the rules foresee, now or at an earlier ply."""
    room = await room_of(call)
    record = room.record
    game = record.started_game()
    seat = replay_seat(call, room)
    ply = call.number("ply", game.ply, 0, game.ply)
    supposing = call.text("supposing", MOST_ACTION)
    if ply == game.ply:
        return answer(forecast_now(record, seat, supposing))
    person = call.session.person.id
    then = await call.hall.replays.look(person, record, ply, lambda game: foreseen(game, seat, supposing))
    return answer({"version": record.version, "ply": ply, "forecast": then})


async def sheets(call: Call) -> Response:
    room = await room_of(call)
    record = room.record
    game = record.started_game()
    seat = replay_seat(call, room)
    ply = call.number("ply", game.ply, 0, game.ply)
    language = call.choice("language", LANGUAGES) or "en"
    names = call.request.query_params.getlist("name") or None
    if names is not None and (len(names) != record.terms.players or max(map(len, names)) > MOST_NAME):
        raise Refusal(400, "query-wrong", field_name="name", given_text=" ".join(names)[:50])
    replays = call.hall.replays
    if ply == game.ply:
        view = game.view(seat)
    else:
        view = await replays.look(call.session.person.id, record, ply, lambda then: then.view(seat))
    sheets = await replays.run(lambda: game.game.sheets(view, Speech(language, names)))
    return answer({"ply": ply, "sheets": sheets})


async def transcript(call: Call) -> Response:
    room = await room_of(call)
    record = room.record
    if record.status != "finished":
        raise Refusal(409, "not-finished")
    if record.stranded is not None:
        raise Refusal(409, "stranded-transcript")
    text = write_transcript(record.started_game(), deal_of(record))
    return PlainTextResponse(text, headers={"Cache-Control": "no-store"})


def deal_of(record: Record) -> Deal:
    """How the seed of a table was made, for its transcript."""
    terms = record.terms
    seeds: Literal["", "allowed", "chosen"] = "allowed" if terms.seeds_allowed else ""
    if terms.seed_chosen:
        seeds = "chosen"
    return Deal(terms.seed, seed_is_open(record), tuple(record.contributions()), seeds, terms.daily)


# --- the log ---------------------------------------------------------------------------------------------------


async def whole_log(call: Call) -> Response:
    room = await room_of(call)
    lines = await call.hall.store.lines(room.id)
    record = room.record
    look_from(room, call.session, None, given=True)  # the table may have been closed to spectators meanwhile
    return answer(log_body(record, lines[: record.version], call.session.ids))


# --- doing -----------------------------------------------------------------------------------------------------


async def do(call: Call) -> Response:
    ack = await call.hall.do(call.body, call.session, key=call.request.headers.get("x-table-key"))
    return answer({"ack": ack})


WHOLE = {"type": "integer", "minimum": 0}
FLAG = {"type": "string", "enum": list(FLAGS)}
SEAT_QUERY = Query("seat", {"type": "string", "pattern": SEAT})

ENDPOINTS = [
    Endpoint("GET", "/api/tables", lobby, "The lobby", queries=(
        Query("status", {"type": "array", "items": {"type": "string", "enum": list(STATUSES)}}),
        Query("game", {"type": "string"}),
        Query("pace", {"type": "string", "enum": list(PACES)}),
        Query("free", FLAG),
        Query("mine", FLAG),
        Query("turn", FLAG),
        Query("limit", {"type": "integer", "minimum": 1, "maximum": 100}),
        Query("before", {"type": "string", "pattern": CURSOR}),
    )),
    Endpoint("POST", "/api/tables", open_table, "Open a table", body=TableRequest, refusals=(403, 404, 409, 422)),
    Endpoint("GET", "/api/tables/{table}", look, "Everything about a table, now", refusals=(403, 404, 409),
             queries=(SEAT_QUERY, Query("after", {"type": "integer", "minimum": -1, "maximum": FOREVER}))),
    Endpoint("GET", "/api/tables/{table}/glance", glance, "What a seat sees and is asked, without the log",
             refusals=(403, 404, 409), queries=(SEAT_QUERY,)),
    Endpoint("GET", "/api/tables/{table}/chat", chat_lines, "Chat, older lines by `before`", refusals=(403, 404, 409),
             queries=(Query("before", {"type": "integer", "minimum": 0, "maximum": FOREVER}),)),
    Endpoint("GET", "/api/tables/{table}/moments", replay, "The game ply by ply", refusals=(403, 404, 409),
             queries=(SEAT_QUERY, Query("from", {"type": "integer", "minimum": 0, "maximum": FOREVER}),
                      Query("count", {"type": "integer", "minimum": 1, "maximum": 100}))),
    Endpoint("GET", "/api/tables/{table}/forecast", forecast, "What the rules foresee for a seat",
             refusals=(403, 404, 409, 422),
             queries=(SEAT_QUERY, Query("ply", {"type": "integer", "minimum": 0, "maximum": FOREVER}),
                      Query("supposing", {"type": "string", "maxLength": MOST_ACTION}))),
    Endpoint("GET", "/api/tables/{table}/sheets", sheets, "The game as plain tables of text", refusals=(403, 404, 409),
             queries=(SEAT_QUERY, Query("ply", {"type": "integer", "minimum": 0, "maximum": FOREVER}),
                      Query("language", {"type": "string", "enum": list(LANGUAGES)}),
                      Query("name", {"type": "array", "items": {"type": "string", "maxLength": MOST_NAME}}))),
    Endpoint("GET", "/api/tables/{table}/transcript", transcript, "The transcript of a finished game",
             answers="text/plain", refusals=(403, 404, 409)),
    Endpoint("GET", "/api/tables/{table}/log", whole_log, "The table's log, to keep", refusals=(403, 404, 409)),
    Endpoint("POST", "/api/tables/{table}/why", why, "Why an action may not be played now", body=Why, command="why",
             refusals=(403, 404, 409)),
    Endpoint("POST", "/api/tables/{table}/preview", preview, "Where a line of notation would lead", body=PreviewLine,
             command="preview", refusals=(403, 404, 409)),
    *(
        Endpoint("POST", f"/api/tables/{{table}}/{name}", do, f"Do: {name}", body=type_, command=name,
                 refusals=(403, 404, 409, 422))
        for name, type_ in COMMANDS.items()
    ),
]  # fmt: skip
