"""Opening a table: from a request to a charter and the first lines of a log."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

import msgspec

from meadhall.hall.charter import Charter, Pace, TimeoutAnswer, daily_seed
from meadhall.hall.deeds import BotName, ClientId, Doer, SeatName, check_bot, check_not_closed, name_at_seat
from meadhall.hall.lines import Draft
from meadhall.hall.record import Record
from meadhall.hall.refusal import Refusal
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
    stand_in: BotName = "greedy"
    counting: bool = False
    on_timeout: TimeoutAnswer = "stand-in"
    seed: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    start: bool = False
    id: ClientId | None = None


def open_charter(request: TableRequest, doer: Doer, table: str, now: int, allow_seeds: bool) -> Charter:
    game = find_game(request.game)
    players = game.check_players(request.players)
    check_pace(request.pace)
    if request.on_timeout == "default" and request.pace.kind != "correspondence":
        raise Refusal(422, "pace-field-unused", field_name="on_timeout: default", pace_name=request.pace.kind)
    daily, seed = choose_seed(request.seed, now, allow_seeds)
    return Charter(
        id=table,
        game=game.id,
        rules_version=game.rules_version,
        players=players,
        options=game.check_options(players, request.options),
        pace=request.pace,
        private=request.private,
        spectators=request.spectators,
        hot_seat=request.hot_seat,
        stand_in=check_bot(request.stand_in),
        host=doer.id,
        seed=seed,
        key=random_name(24) if request.private else None,
        created=now,
        daily=daily,
        counting=request.counting or daily is not None,
        counted=daily is not None,
        on_timeout=request.on_timeout,
    )


def choose_seed(wanted: str | None, now: int, allow_seeds: bool) -> tuple[str | None, str]:
    """The day of a daily game, and the seed: 256 bits from the system unless another was asked for and allowed."""
    if wanted is None:
        return None, secrets.token_hex(32)
    if wanted == DAILY:
        return daily_seed(now)
    if not allow_seeds:
        raise Refusal(403, "seeds-not-allowed")
    return None, check_seed(wanted)


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


def first_drafts(request: TableRequest, charter: Charter, doer: Doer) -> list[Draft]:
    """Who sits where from the beginning, and the start if it was asked for."""
    words = request.seats if request.seats is not None else [ME] + [OPEN] * (charter.players - 1)
    if len(words) != charter.players:
        raise Refusal(422, "seats-wrong-count", given_count=len(words), players_count=charter.players)
    if words.count(ME) > 1 and not charter.hot_seat:
        raise Refusal(422, "seats-several-mine")
    if request.start and OPEN in words:
        raise Refusal(409, "seats-free", seats_count=words.count(OPEN))
    names = request.names if request.names is not None else [""] * charter.players
    if len(names) != charter.players:
        raise Refusal(422, "names-wrong-count", given_count=len(names), players_count=charter.players)
    drafts = [
        first_draft(seat, word, name, charter, doer)
        for seat, (word, name) in enumerate(zip(words, names, strict=True))
        if word != OPEN or name
    ]
    return drafts + [Draft("start")] if request.start else drafts


def first_draft(seat: int, word: str, name: str, charter: Charter, doer: Doer) -> Draft:
    if word == ME:
        return Draft("sit", seat, detail={"person": doer.id, "name": name_at_seat(name, charter.hot_seat, doer)})
    if name:
        raise Refusal(422, "name-not-yours", seat=seat)
    return Draft("bot", seat, detail={"bot": check_bot(word)})


def rematch_request(record: Record, doer: Doer) -> TableRequest:
    """The same again: settings and bots as they were, the asker on their seat, the others' seats free for them."""
    if record.status != "finished":
        raise Refusal(409, "not-finished")
    check_not_closed(record)
    mine = record.seats_of(doer.ids)
    if not mine:
        raise Refusal(403, "not-seated")
    charter = record.charter
    if not charter.hot_seat:
        mine = mine[:1]  # an account may have met a guest there that it has adopted since
    return TableRequest(
        game=charter.game,
        players=charter.players,
        options=dict(charter.options),
        seats=[
            seat.bot or (ME if number in mine else OPEN)
            for number, seat in enumerate(record.seats)
        ],
        pace=charter.pace,
        private=charter.private,
        spectators=charter.spectators,
        hot_seat=charter.hot_seat,
        names=[
            seat.name if number in mine and charter.hot_seat else ""
            for number, seat in enumerate(record.seats)
        ],
        stand_in=charter.stand_in,
        counting=charter.counting,
        on_timeout=charter.on_timeout,
        seed=DAILY if charter.daily else None,
    )  # fmt: skip
