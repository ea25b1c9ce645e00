"""A person's saved decks over HTTP: listed, saved, renamed, deleted."""

from __future__ import annotations

from typing import Annotated

import msgspec
from starlette.responses import Response

from meadhall.hall import wall_clock
from meadhall.hall.people.decks import MOST_DECKS
from meadhall.hall.refusal import Refusal
from meadhall.hall.web.endpoints import Call, Endpoint, Query, answer
from meadhall.hall.web.identity import NameText
from meadhall.hall.web.texts import MOST_DECK_TEXT
from meadhall.kernel.registry import all_games, find_game

MOST_ID = 40


class SaveDeckBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, msgspec.Meta(max_length=60)]
    name: NameText
    text: Annotated[str, msgspec.Meta(max_length=MOST_DECK_TEXT)]


class RenameDeckBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: NameText


async def decks(call: Call) -> Response:
    game = call.query("game")
    if game is not None and game not in all_games():
        raise Refusal(400, "query-wrong", field_name="game", given_text=game[:50])
    return answer({"decks": await call.hall.decks.all(call.session, game), "most": MOST_DECKS})


async def save(call: Call) -> Response:
    body: SaveDeckBody = call.body
    call.hall.deck_rate.check(call.session.person.id)
    game = find_game(body.game)
    return answer({"deck": await call.hall.decks.save(call.session, game, body.name, body.text, wall_clock.now_ms())})


async def rename(call: Call) -> Response:
    body: RenameDeckBody = call.body
    call.hall.deck_rate.check(call.session.person.id)
    return answer({"deck": await call.hall.decks.rename(call.session, call.path("deck")[:MOST_ID], body.name)})


async def forget(call: Call) -> Response:
    call.hall.deck_rate.check(call.session.person.id)
    await call.hall.decks.forget(call.session, call.path("deck")[:MOST_ID])
    return answer({})


ENDPOINTS = [
    Endpoint("GET", "/api/me/decks", decks, "My saved decks", queries=(Query("game", {"type": "string"}),)),
    Endpoint("POST", "/api/me/decks", save, "Save a deck; one of the same name is replaced", body=SaveDeckBody,
             refusals=(404, 422)),
    Endpoint("POST", "/api/me/decks/{deck}/rename", rename, "Give a saved deck another name", body=RenameDeckBody,
             refusals=(404, 409, 422)),
    Endpoint("DELETE", "/api/me/decks/{deck}", forget, "Delete a saved deck", refusals=(404,)),
]  # fmt: skip
