"""Hints and reviews over HTTP, and tables that go on from a moment of a finished game."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.responses import Response

from meadhall.hall.bots.analyses import Job, is_fresh
from meadhall.hall.live.room import Room
from meadhall.hall.patterns import SEAT
from meadhall.hall.protocol.messages import seed_is_open
from meadhall.hall.protocol.requests import BranchRequest, NoFields
from meadhall.hall.refusal import Refusal
from meadhall.hall.table.commands.checks import own_seat
from meadhall.hall.table.commands.hinting import AskHint
from meadhall.hall.table.record import Record
from meadhall.hall.web.endpoints import Call, Endpoint, Query, answer
from meadhall.hall.web.tables import room_of

MOST_SEAT = 99


# --- hints -----------------------------------------------------------------------------------------------------


async def ask_hint(call: Call) -> Response:
    """Mark the game and begin to think. Asked again about the same question, it is the same hint."""
    command: AskHint = call.body
    hall, person = call.hall, call.session.person.id
    room = await hall.room_for(command.table, call.session, call.request.headers.get("x-table-key"))
    own_seat(room.record, call.session.actor, command.seat)
    job = hall.analyses.present_hint(room.record, command.seat)
    if job is None:
        command.new_lines(room.record, call.session.actor)  # what would be refused costs nothing
        hall.analyses.check_room_for_hint(call.address)
        hall.hint_rate.check(person)
        await hall.do(command, call.session)
        job = hall.analyses.begin_hint(room.record, command.seat, call.address)
    job.shows_moves = job.shows_moves or command.look == "moves"
    return answer(hint_body(room.record, command.seat, job))


async def newest_hint(call: Call) -> Response:
    room, seat, job = await own_hint(call)
    return answer(hint_body(room.record, seat, job))


async def stop_hint(call: Call) -> Response:
    room, seat, job = await own_hint(call)
    call.hall.analyses.stop_hint(job)
    return answer(hint_body(room.record, seat, job))


async def own_hint(call: Call) -> tuple[Room, int, Job]:
    room = await room_of(call)
    seat = call.number("seat", 0, 0, MOST_SEAT)
    own_seat(room.record, call.session.actor, seat)
    job = call.hall.analyses.hint(room.record, seat)
    if job is None:
        raise Refusal(404, "no-hint", seat=seat)
    return room, seat, job


def hint_body(record: Record, seat: int, job: Job) -> dict[str, Any]:
    """What the holder of the seat is shown; who only wants to know where to look isn't shown the moves."""
    found: dict[str, Any] = msgspec.json.decode(bytes(job.body)) or {}
    return {
        "table": record.terms.id,
        "seat": seat,
        "version": job.version,
        "ply": record.ply if is_fresh(job, record, seat) else job.ply,
        "stale": not is_fresh(job, record, seat),
        "status": job.status,
        "progress": 1.0 if job.status == "done" else job.progress,
        "unit": found.get("unit"),
        "before": found.get("before"),
        "where": found.get("where"),
        "moves": found.get("moves", []) if job.shows_moves else [],
    }


# --- reviews ---------------------------------------------------------------------------------------------------


async def begin_review(call: Call) -> Response:
    room = await reviewed_room(call)
    job = await call.hall.analyses.review(room.id)
    if job is None or job.status == "failed":
        call.hall.review_rate.check(call.session.person.id)
        job = call.hall.analyses.begin_review(room.record, call.address)
    return answer(review_body(room.record, job))


async def present_review(call: Call) -> Response:
    room = await reviewed_room(call)
    job = await call.hall.analyses.review(room.id)
    if job is None:
        raise Refusal(404, "no-review")
    return answer(review_body(room.record, job))


async def finished_room(call: Call) -> Room:
    """A table that one may see, whose game has ended: by the rules, or where somebody gave it up."""
    room = await room_of(call)
    record = room.record
    if record.status != "finished":
        raise Refusal(409, "not-finished")
    if record.game is None or not record.game.log:
        raise Refusal(409, "review-not-played")
    return room


async def reviewed_room(call: Call) -> Room:
    """A finished table of which everything may be told: nobody can play the same deal any more."""
    room = await finished_room(call)
    if not seed_is_open(room.record):
        raise Refusal(409, "review-daily")
    return room


def review_body(record: Record, job: Job) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(bytes(job.body)) or {}
    game = record.started_game()
    return {
        "table": record.terms.id,
        "status": job.status,
        "progress": 1.0 if job.status == "done" else job.progress,
        "unit": found.get("unit"),
        "players": game.players,
        "plies": game.ply,
        "over": game.over,
        **{name: found.get(name, []) for name in ("rounds", "curve", "moments", "sums")},
        "truth": found.get("truth"),
    }


# --- trying it from here -----------------------------------------------------------------------------------------


async def open_branch(call: Call) -> Response:
    room = await finished_room(call)
    body: BranchRequest = call.body
    if not seed_is_open(room.record):  # a finished branch shows the seed, and others may still play this deal
        raise Refusal(409, "branch-daily")
    call.hall.table_rate.check(call.session.person.id)
    branch = await call.hall.rooms.open_branch(
        room.record, body.ply, body.seat, body.opponents, call.session.actor
    )  # fmt: skip
    return answer({"table": branch.id})


SEAT_QUERY = Query("seat", {"type": "string", "pattern": SEAT})
REFUSALS = (403, 404, 409)

ENDPOINTS = [
    Endpoint("POST", "/api/tables/{table}/hints", ask_hint, "Ask for a hint, which marks the game", body=AskHint,
             command="hint", refusals=(*REFUSALS, 422)),
    Endpoint("GET", "/api/tables/{table}/hints", newest_hint, "The newest hint of a seat of mine", refusals=REFUSALS,
             queries=(SEAT_QUERY,)),
    Endpoint("DELETE", "/api/tables/{table}/hints", stop_hint, "Stop thinking about a hint", refusals=REFUSALS,
             queries=(SEAT_QUERY,)),
    Endpoint("POST", "/api/tables/{table}/review", begin_review, "Begin or join the review of a finished game",
             body=NoFields, refusals=REFUSALS),
    Endpoint("GET", "/api/tables/{table}/review", present_review, "The review of a finished game, as far as it is",
             refusals=REFUSALS),
    Endpoint("POST", "/api/tables/{table}/branch", open_branch, "Go on from a moment of a finished game",
             body=BranchRequest, refusals=(*REFUSALS, 422)),
]  # fmt: skip
