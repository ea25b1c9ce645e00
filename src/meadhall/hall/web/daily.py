"""The deal of the day over HTTP: what is published of the days, and the results of those who played them."""

from __future__ import annotations

import contextlib
from datetime import date

from starlette.responses import Response

from meadhall.hall import wall_clock
from meadhall.hall.refusal import Refusal
from meadhall.hall.store import StoreDown
from meadhall.hall.table.daily import day_body, day_of, days_shown
from meadhall.hall.table.terms import end_of_day
from meadhall.hall.web.endpoints import Call, Endpoint, Query, answer
from meadhall.kernel.registry import all_games
from meadhall.kernel.replay import is_day


async def deals(call: Call) -> Response:
    now = wall_clock.now_ms()
    today = day_of(now)
    text = call.query("day")
    days = days_shown(now) if text is None else [day_asked(call, days_shown(now)[0])]
    secret, games = call.hall.settings.secret, list(all_games())
    return answer({
        "today": today.isoformat(),
        "ends": end_of_day(today),
        "days": [day_body(secret, day, games, now) for day in days],
    })  # fmt: skip


async def results(call: Call) -> Response:
    """What the counted tries of a day came to, by kind of game: only equal games are compared."""
    game = call.query("game")
    if game is None or game not in all_games():
        raise Refusal(400, "query-wrong", field_name="game", given_text=(game or "")[:50])
    day = day_asked(call, day_of(wall_clock.now_ms()))
    with contextlib.suppress(StoreDown):  # what was saved before is still told
        await call.hall.rooms.lobby.flush()
    mine = call.maybe_session.ids if call.maybe_session is not None else frozenset()
    kinds = await call.hall.daily_results.of(day.isoformat(), game, mine)
    return answer({"day": day.isoformat(), "game": game, "kinds": kinds})


def day_asked(call: Call, last: date) -> date:
    """The day of the query, up to a last one, which is also meant where none is named."""
    text = call.query("day")
    if text is None:
        return last
    if not is_day(text) or date.fromisoformat(text) > last:
        raise Refusal(400, "query-wrong", field_name="day", given_text=text[:50])
    return date.fromisoformat(text)


DAY_QUERY = Query("day", {"type": "string", "format": "date"})

ENDPOINTS = [
    Endpoint("GET", "/api/daily", deals, "The deals of the days: commitments, and the seeds of days that are over",
             who="anybody", queries=(DAY_QUERY,)),
    Endpoint("GET", "/api/daily/results", results, "What the counted tries of a day came to",
             who="anybody", queries=(Query("game", {"type": "string"}), DAY_QUERY)),
]  # fmt: skip
