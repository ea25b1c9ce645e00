"""Passes are held back, so that how soon they come tells nobody what was in a hand."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from meadhall.hall.live.holding import Holding
from meadhall.hall.table.record import Record
from tests.hall.house import Guest, House, in_hall

NOBODY = -1
HOLD = 0.6
LEAST = HOLD / 2
DECKS = {"decks": [0, 2, 0, 0, 0, 6, 6, 0, 0, 0, 5, 5, 0, 0, 0]}


async def duel(house: House, *seats: str, **request: Any) -> tuple[str, list[Guest]]:
    """A started duel with decks full of plots; every seat that isn't a bot's has a guest of its own."""
    seats = seats or ("me", "open")
    guests = [await house.guest("Ana")]
    table = await guests[0].open(
        game="ortus-regni", players=len(seats), options=DECKS, seats=list(seats), seed="window", **request
    )
    for _ in range(seats.count("open")):
        guests.append(await house.guest("Bo"))
        await guests[-1].do(table, "sit")
    await guests[0].do(table, "start")
    return table, guests


def record_of(house: House, table: str) -> Record:
    return house.hall.rooms.rooms[table].record


async def play_to_reaction(house: House, table: str, guests: list[Guest], of: int | None = None) -> int:
    """Play random moves until a seat is asked whether it reacts; returns the seat, or NOBODY if the game ends first."""
    random = Random(1)
    record = record_of(house, table)
    for _ in range(800):
        if not record.awaiting:
            return NOBODY
        (seat,) = record.awaiting
        game = record.started_game()
        if record.pass_code(seat) is not None and of in (None, seat):
            return seat
        if not record.seats[seat].played_by_person:
            await asyncio.sleep(0.01)
            continue
        await play(guests, table, record, seat, random.choice(game.codes(seat)))
    raise AssertionError("nobody was ever asked")


async def play(guests: list[Guest], table: str, record: Record, seat: int, code: int) -> None:
    holder = next(guest for guest in guests if guest.person["id"] == record.seats[seat].person)
    await holder.do(table, "play", seat=seat, ply=record.ply, action=code)


async def seconds_for(guests: list[Guest], table: str, record: Record, seat: int, code: int) -> float:
    began = time.monotonic()
    await play(guests, table, record, seat, code)
    return time.monotonic() - began


def test_a_pass_waits_among_people(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table, guests = await duel(house)
        seat = await play_to_reaction(house, table, guests)
        record = record_of(house, table)
        code = record.pass_code(seat)
        assert code is not None
        opened, ply = record.updated, record.ply
        await play(guests, table, record, seat, code)
        assert record.ply > ply
        assert record.updated - opened >= 1000 * LEAST - 5, "it is in the log only after the wait"

    in_hall(tmp_path, test, pass_hold=HOLD)


def test_whoever_passes_may_go_on_talking(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table, guests = await duel(house)
        seat = await play_to_reaction(house, table, guests)
        record = record_of(house, table)
        holder = next(guest for guest in guests if guest.person["id"] == record.seats[seat].person)
        async with holder.socket() as wire:
            held = await wire.send("play", table=table, seat=seat, ply=record.ply, action=record.pass_code(seat))
            chat = await wire.send("chat", table=table, text="well, well")
            first = await wire.until("ack", lambda frame: frame.get("id") in (chat, held))
            assert first["id"] == chat
            await wire.until("ack", lambda frame: frame.get("id") == held)

    in_hall(tmp_path, test, pass_hold=4)


def test_reacting_and_other_answers_are_not_held(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table, guests = await duel(house)
        record = record_of(house, table)
        (seat,) = record.awaiting
        assert record.pass_code(seat) is None
        code = record.started_game().codes(seat)[0]
        assert await seconds_for(guests, table, record, seat, code) < 5
        seat = await play_to_reaction(house, table, guests)
        reaction = [code for code in record.started_game().codes(seat) if code != record.pass_code(seat)]
        holding = house.hall.holding
        assert [holding.seconds(record, seat, code) for code in reaction] == [0.0] * len(reaction)

    in_hall(tmp_path, test, pass_hold=30)


@pytest.mark.parametrize(
    ("seats", "hot_seat"), [(("me", "greedy"), False), (("me", "me"), True)], ids=["bots", "one screen"]
)
def test_nothing_is_held_where_nobody_else_could_learn(tmp_path: Path, seats: tuple[str, ...], hot_seat: bool) -> None:
    async def test(house: House) -> None:
        table, guests = await duel(house, *seats, hot_seat=hot_seat)
        seat = await play_to_reaction(house, table, guests, of=0)
        record = record_of(house, table)
        code = record.pass_code(seat)
        assert code is not None
        assert house.hall.holding.seconds(record, seat, code) == 0.0

    in_hall(tmp_path, test, pass_hold=60)


def test_a_bot_among_people_waits_as_long_as_they_do(tmp_path: Path) -> None:
    async def pass_of_bot(house: House) -> float | None:
        """How long the bot held its first pass, in milliseconds; None if it always reacted."""
        table, guests = await duel(house, "me", "open", "random")
        record = record_of(house, table)
        while (seat := await play_to_reaction(house, table, guests, of=2)) != NOBODY:
            opened, version = record.updated, record.version
            passes = record.pass_code(seat)
            while record.version == version:
                await asyncio.sleep(0.01)
            if record.version == version + 1 and record.started_game().log[-1] == (seat, passes):
                return record.updated - opened
        return None

    async def test(house: House) -> None:
        for _ in range(8):
            held = await pass_of_bot(house)
            if held is not None:
                assert held >= 1000 * LEAST - 5
                return
        raise AssertionError("the bot never passed")

    in_hall(tmp_path, test, pass_hold=HOLD)


def test_the_wait_is_drawn_before_the_question_and_never_shorter_than_half(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table, guests = await duel(house)
        seat = await play_to_reaction(house, table, guests)
        record = record_of(house, table)
        shares = {Holding(2.0, secret).share(record) for secret in "abcdefghij"}
        assert all(0.5 <= share <= 1.0 for share in shares)
        assert len(shares) == 10
        assert house.hall.holding.share(record) == house.hall.holding.share(record)
        assert record.others_learn()
        assert seat in record.awaiting

    in_hall(tmp_path, test, pass_hold=0)
