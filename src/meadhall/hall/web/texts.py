"""Games, bots, rules and catalogues: what the hall knows apart from tables."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any

import msgspec
from starlette.responses import Response

from meadhall.bots import TEMPERS, bot_names, tempered_levels
from meadhall.bots.bot import LEVELS, SEARCHING
from meadhall.bots.strength import figures
from meadhall.hall.refusal import Refusal, error_body
from meadhall.hall.web.client import ASK_AGAIN, File, make_file, respond
from meadhall.hall.web.endpoints import Call, Endpoint, Query, answer
from meadhall.hall.wire import encode
from meadhall.kernel.errors import BadOption, MeadhallError
from meadhall.kernel.registry import AnyGame, all_games, find_game
from meadhall.kernel.words.message import LANGUAGES

MOST_DECK_TEXT = 4000
CLAUSE = re.compile(r"^- \*\*([A-Z]+-[0-9]+\.[0-9]+[a-z]?)\*\*\s+(.*)$")


async def games(call: Call) -> Response:
    return respond(call.request, games_file(), ASK_AGAIN)


@lru_cache
def games_file() -> File:
    return make_file(encode({"games": [describe(game) for game in all_games().values()]}))


def describe(game: AnyGame) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": game.title,
        "players": list(game.players),
        "rules_version": game.rules_version,
        "options": list(game.options),
        "minutes": game.minutes,
        "actions": len(game.space),
    }


async def bots(call: Call) -> Response:
    return respond(call.request, bots_file(tuple(bot_names())), ASK_AGAIN)


@lru_cache
def bots_file(names: tuple[str, ...]) -> File:
    """The bots, and of the house's own levels how long each thinks about a turn and how strong it was found to be."""
    return make_file(encode({
        "bots": names,
        "tempers": list(TEMPERS),
        "tempered": tempered_levels(),
        "seconds": {level: SEARCHING[level].seconds if level in SEARCHING else 0 for level in LEVELS},
        "strength": figures().matches,
    }))  # fmt: skip


class DeckBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(max_length=MOST_DECK_TEXT)]


async def deck(call: Call) -> Response:
    """What a deck's text names, and the first rule it breaks."""
    game, text = find_game(call.path("game")[:60]), call.body.text
    cards: dict[str, int] = {}
    standard, error = None, None
    try:
        cards = game.count_deck(text)
        standard = game.read_deck(text)
    except BadOption:
        raise  # a game without decks
    except MeadhallError as broken:
        error = error_body(broken)
    return answer({"deck": standard, "cards": cards, "error": error})


# --- rules -------------------------------------------------------------------------------------------------------


async def rules(call: Call) -> Response:
    game = find_game(call.path("game")[:60]).id
    wanted = call.query("language") or "en"
    if wanted not in LANGUAGES:
        raise Refusal(404, "no-such-language", given_text=wanted[:20])
    file = rules_file(game, wanted)
    if file is None:
        raise Refusal(404, "no-rules-text", game_name=game)
    return respond(call.request, file, ASK_AGAIN)


@lru_cache
def rules_file(game: str, wanted: str) -> File | None:
    found = rules_text(game, wanted)
    if found is None:
        return None
    language, text = found
    body = {"game": game, "language": language, "markdown": text, "clauses": clauses(text)}
    return make_file(encode(body))


def rules_text(game: str, language: str) -> tuple[str, str] | None:
    """The rules in a language, or in English where they haven't been translated yet."""
    wanted = [("en", f"{game}.md")]
    if language != "en":
        wanted.insert(0, (language, f"{language}/{game}.md"))
    for name, path in wanted:
        for folder in rules_folders():
            file = folder.joinpath(path)
            if file.is_file():
                return name, file.read_text(encoding="utf-8")
    return None


def rules_folders() -> list[Traversable]:
    """In an installed package beside the code; in a source tree among the docs."""
    package = resources.files("meadhall")
    return [package / "rules", Path(str(package)).parents[1] / "docs" / "rules"]


def clauses(text: str) -> dict[str, str]:
    """Each clause's text by its id; a clause may run over several indented lines."""
    found: dict[str, str] = {}
    current = None
    for line in text.splitlines():
        begun = CLAUSE.match(line)
        if begun:
            current = begun[1]
            found[current] = begun[2].strip()
        elif current is not None and line.startswith("  ") and line.strip():
            found[current] += " " + line.strip()
        else:
            current = None
    return found


# --- catalogues ------------------------------------------------------------------------------------------------


async def languages(call: Call) -> Response:
    return answer({"languages": list(LANGUAGES)})


async def catalogue(call: Call) -> Response:
    language = call.path("language")
    if language not in LANGUAGES:
        raise Refusal(404, "no-such-language", given_text=language[:20])
    return respond(call.request, catalogue_file(language), ASK_AGAIN)


@lru_cache
def catalogue_file(language: str) -> File:
    folder = resources.files("meadhall") / "locales" / language
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return make_file(b"\n".join(file.read_bytes() for file in files), "text/plain; charset=utf-8")


ENDPOINTS = [
    Endpoint("GET", "/api/games", games, "The games that can be played", "anybody", kept=True),
    Endpoint("POST", "/api/games/{game}/deck", deck, "What a deck's text names, and what is wrong with it",
             body=DeckBody, refusals=(404, 422)),
    Endpoint("GET", "/api/bots", bots, "The bots that can be seated", "anybody"),
    Endpoint("GET", "/api/rules/{game}", rules, "A game's rules, clause by clause", "anybody", refusals=(404,),
             kept=True, queries=(Query("language", {"type": "string", "enum": list(LANGUAGES)}),)),
    Endpoint("GET", "/api/locales", languages, "The languages there are", "anybody", despite_ban=True),
    Endpoint("GET", "/api/locales/{language}", catalogue, "All messages of a language, as a Fluent catalogue",
             "anybody", answers="text/plain", refusals=(404,), kept=True, despite_ban=True),
]  # fmt: skip
