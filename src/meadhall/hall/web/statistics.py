"""What a person has played, in numbers: places and scores by game and seats, and what they choose most often."""

from __future__ import annotations

import contextlib
import logging
from collections import Counter
from typing import Any

import msgspec
from starlette.responses import Response

from meadhall.hall.protocol.replay import LEAST_COST
from meadhall.hall.store import StoreDown
from meadhall.hall.store.engine import Row
from meadhall.hall.store.store import LobbyQuery
from meadhall.hall.web.endpoints import Call, Endpoint, answer
from meadhall.kernel.registry import AnyGame, all_games

MOST_GAMES = 1000
"""So many of a person's last finished games are counted."""
MOST_SCORES = 50
"""So many of the last scores of a kind are told one by one."""
MOST_LOGS = 60
"""The logs of so many of the last games are read for what was chosen most often."""
MOST_FAVOURITES = 5

log = logging.getLogger("meadhall.hall.web")

Summary = dict[str, Any]


async def statistics(call: Call) -> Response:
    ids = call.session.ids
    with contextlib.suppress(StoreDown):  # what was saved before is still told
        await call.hall.rooms.lobby.flush()
    rows = await call.hall.store.lobby(LobbyQuery(statuses=("finished",), people=ids, limit=MOST_GAMES))
    replays = call.hall.replays
    replays.rate.check(call.session.person.id, len(rows) + LEAST_COST)  # as for as many moments of replays
    games = await replays.run(lambda: finished_games(rows))
    lines = await call.hall.store.move_lines([game["id"] for game in games[:MOST_LOGS]])
    return answer(await replays.run(lambda: numbers(games, ids, lines)))


def numbers(games: list[Summary], ids: frozenset[str], lines: list[Row]) -> dict[str, Any]:
    return {
        "games": len(games),
        "kinds": kinds_of_games(games, ids),
        "favourites": favourites(games[:MOST_LOGS], ids, moves_kept(lines)),
        "favourites_from": min(len(games), MOST_LOGS),
    }


def finished_games(rows: list[str]) -> list[Summary]:
    return [game for text in rows if (game := finished_game(text)) is not None]


def moves_kept(lines: list[Row]) -> dict[str, list[tuple[int, int]]]:
    """Seat and code of every move that wasn't taken back, table by table."""
    found: dict[str, list[tuple[int, int]]] = {}
    for table, kind, seat, code in lines:
        moves = found.setdefault(table, [])
        if kind == "play":
            moves.append((seat, code))
        else:
            del moves[code:]  # an undo's code is the ply the game goes back to
    return found


def finished_game(stored: str) -> Summary | None:
    """A row of the lobby with a result. Left out are rows that make no sense, games without a result, and games that
    were only tried from a moment of another."""
    try:
        summary = msgspec.json.decode(stored, type=Summary)
        result = summary.get("result")
        if not result or not result["places"] or summary["game"] not in all_games() or summary.get("branch"):
            return None
        return summary if len(result["places"]) == len(summary["seats"]) == summary["players"] else None
    except (msgspec.DecodeError, LookupError, TypeError, UnicodeDecodeError) as error:
        log.error("a row of the lobby is damaged: %r", error)
        return None


def own_seats(game: Summary, ids: frozenset[str]) -> list[int]:
    return [number for number, seat in enumerate(game["seats"]) if seat["person"] in ids]


def kinds_of_games(games: list[Summary], ids: frozenset[str]) -> list[dict[str, Any]]:
    """Places and scores by game and number of players, the kind played most first.

    Around one screen a person has several seats; that says nothing about how well they play, and isn't counted.
    """
    kinds: dict[tuple[str, int], dict[str, Any]] = {}
    for game in games:
        seats = own_seats(game, ids)
        if len(seats) != 1:
            continue
        kind = kinds.setdefault((game["game"], game["players"]), {
            "game": game["game"], "players": game["players"], "games": 0, "places": [0] * game["players"],
            "best": None, "scores": [],
        })  # fmt: skip
        add_game(kind, game, seats[0])
    for kind in kinds.values():
        kind["scores"].reverse()
    return sorted(kinds.values(), key=lambda kind: -kind["games"])


def add_game(kind: dict[str, Any], game: Summary, seat: int) -> None:
    result = game["result"]
    place = result["places"][seat]
    kind["games"] += 1
    kind["places"][place - 1] += 1
    if result["scores"] is None:
        return
    score = result["scores"][seat]
    kind["best"] = score if kind["best"] is None else max(score, kind["best"])
    if len(kind["scores"]) < MOST_SCORES:
        at = game.get("finished") or game["updated"]
        kind["scores"].append({"table": game["id"], "at": at, "score": score, "place": place})


def favourites(
    games: list[Summary], ids: frozenset[str], moves: dict[str, list[tuple[int, int]]]
) -> list[dict[str, Any]]:
    """What a person chose most often, of the kinds of actions each game names; what was taken back isn't counted."""
    counts: dict[str, Counter[int]] = {}
    for game in games:
        seats = own_seats(game, ids)
        chosen = counts.setdefault(game["game"], Counter())
        chosen.update(code for seat, code in moves.get(game["id"], []) if seat in seats)
    found = []
    for name, chosen in counts.items():
        game_rules = all_games()[name]
        for kind in game_rules.favourite_kinds:
            most = most_chosen(game_rules, chosen, kind)
            if most:
                found.append({"game": name, "kind": kind, "chosen": most})
    return found


def most_chosen(game: AnyGame, chosen: Counter[int], kind: str) -> list[dict[str, Any]]:
    actions = game.space.actions
    of_kind = [
        (code, count)
        for code, count in chosen.items()
        if 0 <= code < len(actions) and type(actions[code]).__name__ == kind
    ]
    of_kind.sort(key=lambda one: (-one[1], one[0]))
    return [
        {
            "notation": game.space.notations[code],
            "fields": {name: getattr(actions[code], name) for name in actions[code].__struct_fields__},
            "count": count,
        }
        for code, count in of_kind[:MOST_FAVOURITES]
    ]


ENDPOINTS = [
    Endpoint("GET", "/api/me/statistics", statistics, "What I have played, in numbers"),
]
