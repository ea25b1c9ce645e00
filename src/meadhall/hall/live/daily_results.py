"""What the counted tries of a day came to, by kind of game: only equal games are compared.

Anybody may ask, and thousands may have played: what was put together is kept until another try is finished.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from typing import Any

import msgspec

from meadhall.hall.store import Store
from meadhall.hall.store.engine import Row
from meadhall.hall.table.terms import Terms

MOST_RESULTS = 100
"""So many results of one kind of game are listed, and the caller's own besides."""
MOST_KEPT = 32
"""So many days and games are kept."""

Kinds = list[dict[str, Any]]
Version = tuple[Any, ...]


class DailyResults:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.kept: OrderedDict[tuple[str, str], tuple[Version, Kinds]] = OrderedDict()
        self.one_at_a_time = asyncio.Lock()

    def forget(self) -> None:
        """Somebody's name must not be shown any more."""
        self.kept.clear()

    async def of(self, day: str, game: str, mine: frozenset[str]) -> Kinds:
        """The results of a day, as they are shown to whoever has these ids."""
        async with self.one_at_a_time:  # many who ask at once share the work
            kinds = await self.kinds(day, game)
        return [shown_to(kind, mine) for kind in kinds]

    async def kinds(self, day: str, game: str) -> Kinds:
        version = await self.store.daily_version(day, game)
        kept = self.kept.get((day, game))
        if kept is not None and kept[0] == version:
            self.kept.move_to_end((day, game))
            return kept[1]
        rows = await self.store.daily_tries(day, game)
        kinds = await asyncio.to_thread(kinds_of_game, rows)
        self.kept[day, game] = (version, kinds)
        if len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return kinds


def kinds_of_game(tries: list[Row]) -> Kinds:
    """Results by number of players, options and opponents, the kind played most first."""
    kinds: dict[str, dict[str, Any]] = {}
    ranked: set[str] = set()
    for person, charter, text in tries:
        terms, summary = msgspec.json.decode(charter, type=Terms), msgspec.json.decode(text)
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
            "people": frozenset([person, summary["seats"][seat]["person"]]),
        })  # fmt: skip
    for found in kinds.values():
        found["spread"] = sorted(Counter(one["score"] for one in found["results"]).items())
        found["results"] = rank(found["results"])
    return sorted(kinds.values(), key=lambda found: -sum(count for _, count in found["spread"]))


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
    return [{"rank": rank, **one} for rank, one in zip(ranks, ordered, strict=True)]


def shown_to(kind: dict[str, Any], mine: frozenset[str]) -> dict[str, Any]:
    """The first results and one's own, without saying who the others are but by name."""
    results = []
    for number, one in enumerate(kind["results"]):
        own = not mine.isdisjoint(one["people"])
        if number < MOST_RESULTS or own:
            results.append({**{name: one[name] for name in ("rank", "name", "score", "place")}, "mine": own})
    return {**kind, "results": results}
