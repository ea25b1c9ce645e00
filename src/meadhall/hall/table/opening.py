"""Opening a table: from a request to a terms and the first lines of a log."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

import msgspec

from meadhall.hall.refusal import Refusal
from meadhall.hall.settings import Settings
from meadhall.hall.table.commands.checks import check_not_closed
from meadhall.hall.table.commands.command import Actor, BotName, ClientId, Nonce, SeatName
from meadhall.hall.table.commands.seating import check_bot, sit_line
from meadhall.hall.table.commands.starting import start_line
from meadhall.hall.table.daily import daily_seed, day_of
from meadhall.hall.table.lines import NewLine
from meadhall.hall.table.record import Record
from meadhall.hall.table.terms import Pace, Terms, TimeoutAnswer
from meadhall.hall.tokens import random_name
from meadhall.kernel.registry import find_game
from meadhall.kernel.table import check_seed

DAILY = "daily"
ME, OPEN = "me", "open"
BOUNDS = {"minutes": (1, 600), "increment": (0, 600), "days": (1, 60)}
FIELDS_OF_PACE = {"untimed": (), "live": ("minutes", "increment"), "correspondence": ("days",)}


class TableRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What somebody asks for when they open a table."""

    game: Annotated[str, msgspec.Meta(max_length=60)]
    players: Annotated[int, msgspec.Meta(ge=1, le=99)]
    options: dict[str, Any] = {}
    seats: Annotated[list[BotName], msgspec.Meta(max_length=99)] | None = None
    pace: Pace = Pace()
    private: bool = False
    spectators: bool = True
    hot_seat: bool = False
    names: Annotated[list[SeatName], msgspec.Meta(max_length=99)] | None = None
    stand_in: BotName = "quick"
    counting: bool = False
    on_timeout: TimeoutAnswer = "stand-in"
    seed: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    start: bool = False
    nonce_hash: Nonce | None = None
    id: ClientId | None = None


def make_terms(request: TableRequest, actor: Actor, table: str, now: int, settings: Settings) -> Terms:
    game = find_game(request.game)
    players = game.check_players(request.players)
    check_pace(request.pace)
    if request.on_timeout == "default" and request.pace.kind != "correspondence":
        raise Refusal(422, "pace-field-unused", field_name="on_timeout: default", pace_name=request.pace.kind)
    daily = day_of(now).isoformat() if request.seed == DAILY else None
    # Anybody but its player could still play the deal of the day: the lobby needn't show such a table.
    private = request.private or daily is not None
    return Terms(
        id=table,
        game=game.id,
        rules_version=game.rules_version,
        players=players,
        options=game.check_options(players, request.options),
        pace=request.pace,
        private=private,
        spectators=request.spectators,
        hot_seat=request.hot_seat,
        stand_in=check_bot(request.stand_in),
        host=actor.id,
        seed=choose_seed(request.seed, game.id, now, settings),
        key=random_name(24) if private else None,
        created=now,
        daily=daily,
        counting=request.counting or daily is not None,
        counted=daily is not None,
        on_timeout=request.on_timeout,
        seeds_allowed=settings.allow_seeds,
        seed_chosen=request.seed is not None and daily is None,
    )


def choose_seed(wanted: str | None, game: str, now: int, settings: Settings) -> str:
    """256 bits from the system, unless the deal of the day or, where that is allowed, another seed was asked for."""
    if wanted is None:
        return secrets.token_hex(32)
    if wanted == DAILY:
        return daily_seed(settings.secret, day_of(now), game)
    if not settings.allow_seeds:
        raise Refusal(403, "seeds-not-allowed")
    return check_seed(wanted)


def check_pace(pace: Pace) -> None:
    wanted = FIELDS_OF_PACE[pace.kind]
    for field, (least, most) in BOUNDS.items():
        value = getattr(pace, field)
        if field not in wanted and value != 0:
            raise Refusal(422, "pace-field-unused", field_name=field, pace_name=pace.kind)
        if field in wanted and not least <= value <= most:
            raise Refusal(
                422, "pace-out-of-bounds", field_name=field, given_count=value, least_count=least, most_count=most
            )


def first_lines(request: TableRequest, terms: Terms, actor: Actor) -> list[NewLine]:
    """Who sits where from the beginning, and the start if it was asked for."""
    words = request.seats if request.seats is not None else [ME] + [OPEN] * (terms.players - 1)
    if len(words) != terms.players:
        raise Refusal(422, "seats-wrong-count", given_count=len(words), players_count=terms.players)
    if words.count(ME) > 1 and not terms.hot_seat:
        raise Refusal(422, "seats-several-mine")
    if terms.daily is not None and words.count(ME) != 1:
        raise Refusal(422, "daily-one-person")
    if request.start and OPEN in words:
        raise Refusal(409, "seats-free", seats_count=words.count(OPEN))
    if request.nonce_hash is not None and ME not in words:
        raise Refusal(422, "nonce-without-seat")
    names = request.names if request.names is not None else [""] * terms.players
    if len(names) != terms.players:
        raise Refusal(422, "names-wrong-count", given_count=len(names), players_count=terms.players)
    first_mine = words.index(ME) if ME in words else -1  # one nonce for one person, also around one screen
    new_lines = [
        first_line(seat, word, name, terms, actor, request.nonce_hash if seat == first_mine else None)
        for seat, (word, name) in enumerate(zip(words, names, strict=True))
        if word != OPEN or name
    ]
    return [*new_lines, start_line(waits=request.nonce_hash is not None)] if request.start else new_lines


def first_line(seat: int, word: str, name: str, terms: Terms, actor: Actor, nonce_hash: str | None) -> NewLine:
    if word == ME:
        return sit_line(terms, seat, actor, name, nonce_hash)
    if name:
        raise Refusal(422, "name-not-yours", seat=seat)
    return NewLine("bot", seat, detail={"bot": check_bot(word)})


def rematch_request(record: Record, actor: Actor, nonce_hash: str | None) -> TableRequest:
    """The same again: settings and bots as they were, the asker on their seat, the others' seats free for them."""
    if record.status != "finished":
        raise Refusal(409, "not-finished")
    check_not_closed(record)
    mine = record.seats_of(actor.ids)
    if not mine:
        raise Refusal(403, "not-seated")
    terms = record.terms
    if not terms.hot_seat:
        mine = mine[:1]  # an account may have met a guest there that it has adopted since
    return TableRequest(
        game=terms.game,
        players=terms.players,
        options=dict(terms.options),
        seats=[
            seat.bot or (ME if number in mine else OPEN)
            for number, seat in enumerate(record.seats)
        ],
        pace=terms.pace,
        private=terms.private,
        spectators=terms.spectators,
        hot_seat=terms.hot_seat,
        names=[
            seat.name if number in mine and terms.hot_seat else ""
            for number, seat in enumerate(record.seats)
        ],
        stand_in=terms.stand_in,
        counting=terms.counting,
        on_timeout=terms.on_timeout,
        seed=DAILY if terms.daily else None,
        nonce_hash=None if terms.daily else nonce_hash,
    )  # fmt: skip
