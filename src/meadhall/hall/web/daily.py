"""The deal of the day over HTTP: what is published of the days, and the results of those who played them."""

from __future__ import annotations

import contextlib
from datetime import date
from typing import Any

from starlette.responses import Response

from meadhall.hall import wall_clock
from meadhall.hall.refusal import Refusal
from meadhall.hall.store import StoreDown
from meadhall.hall.table.daily import day_body, day_of, days_shown
from meadhall.hall.table.terms import Terms, end_of_day
from meadhall.hall.web.endpoints import Call, Endpoint, Query, answer
from meadhall.kernel.registry import all_games
from meadhall.kernel.replay import is_day

MOST_RESULTS = 100
"""So many results of one kind of game are listed, and the caller's own besides."""


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
    tries = await call.hall.store.daily_tries(day.isoformat(), game)
    mine = call.session.ids if call.session is not None else frozenset()
    return answer({"day": day.isoformat(), "game": game, "kinds": kinds_of_game(tries, mine)})


def day_asked(call: Call, last: date) -> date:
    """The day of the query, up to a last one, which is also meant where none is named."""
    text = call.query("day")
    if text is None:
        return last
    if not is_day(text) or date.fromisoformat(text) > last:
        raise Refusal(400, "query-wrong", field_name="day", given_text=text[:50])
    return date.fromisoformat(text)


def kinds_of_game(tries: list[tuple[str, Terms, dict[str, Any]]], mine: frozenset[str]) -> list[dict[str, Any]]:
    """Results by number of players, options and opponents, the kind played most first."""
    kinds: dict[str, dict[str, Any]] = {}
    ranked: set[str] = set()
    for person, terms, summary in tries:
        seat = seat_that_counts(summary)
        if seat is None or person in ranked:
            continue
        ranked.add(person)
        bots = [one["bot"] for one in summary["seats"] if one["kind"] == "bot"]
        kind = {"players": terms.players, "options": terms.options, "bots": bots}
        found = kinds.setdefault(repr(kind), {**kind, "results": []})
        found["results"].append({
            "name": summary["seats"][seat]["name"],
            "score": summary["result"]["scores"][seat],
            "place": summary["result"]["places"][seat],
            "mine": person in mine or summary["seats"][seat]["person"] in mine,
        })  # fmt: skip
    for found in kinds.values():
        found["results"] = rank(found["results"])
    return sorted(kinds.values(), key=lambda found: -len(found["results"]))


def seat_that_counts(summary: dict[str, Any]) -> int | None:
    """The person's seat, if the try counted to its end and wasn't given up."""
    if not summary["counted"] or summary["result"] is None or summary["result"]["scores"] is None:
        return None
    for number, seat in enumerate(summary["seats"]):
        if seat["kind"] == "person" and seat["out"] is None:
            return number
    return None


def rank(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """By place among the opponents, then by score; equal ones share a rank."""
    ordered = sorted(found, key=lambda one: (one["place"], -one["score"]))
    ranks: list[int] = []
    for number, one in enumerate(ordered):
        before = ordered[number - 1] if number else None
        same = before is not None and (before["place"], before["score"]) == (one["place"], one["score"])
        ranks.append(ranks[-1] if same else number + 1)
    listed = [{"rank": rank, **one} for rank, one in zip(ranks, ordered, strict=True)]
    return [one for number, one in enumerate(listed) if number < MOST_RESULTS or one["mine"]]


DAY_QUERY = Query("day", {"type": "string", "format": "date"})

ENDPOINTS = [
    Endpoint("GET", "/api/daily", deals, "The deals of the days: commitments, and the seeds of days that are over",
             who="anybody", queries=(DAY_QUERY,)),
    Endpoint("GET", "/api/daily/results", results, "What the counted tries of a day came to",
             who="anybody", queries=(Query("game", {"type": "string"}), DAY_QUERY)),
]  # fmt: skip
