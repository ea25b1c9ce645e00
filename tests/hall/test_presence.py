"""Who is connected, and what is new in the lobby: also for people who came in by another process."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from meadhall.hall.cli.options import RELAXED
from meadhall.hall.live.presence import SILENCE_SECONDS, Elsewhere, Here, read_here
from meadhall.hall.settings import Settings
from tests.hall.house import Guest, House, Wire, open_house
from tests.hall.postgres_server import PostgresServer


def in_two_halls(folder: Path, postgres: PostgresServer, play: Callable[[House, House], Awaitable[None]]) -> None:
    async def run() -> None:
        settings = Settings(
            data=folder, database=postgres.new_database(), secret="both", workers=1, bot_pause=0, limits=RELAXED
        )
        async with open_house(settings) as one, open_house(settings) as two:
            await play(one, two)

    asyncio.run(run())


def through(guest: Guest, house: House) -> Guest:
    """The same person, by another door."""
    twin = Guest(house)
    twin.token = guest.token
    twin.client.headers["Authorization"] = f"Bearer {guest.token}"
    house.guests.append(twin)
    return twin


async def until_connected(wire: Wire, connected: list[bool], watchers: int = 0) -> None:
    def so(message: dict[str, Any]) -> bool:
        return (message["connected"], message["watchers"]) == (connected, watchers)

    if not any(message["is"] == "presence" and so(message) for message in wire.heard[-1:]):
        await wire.until("presence", so)


def test_people_see_each_other_across_processes(tmp_path: Path, postgres: PostgresServer) -> None:
    async def play(one: House, two: House) -> None:
        table, guests = await one.guests_at_table("Ana Bo Cai")
        bo, dee = through(guests[1], two), await two.guest("Dee")
        async with guests[0].socket() as here:
            await here.watch(table)
            async with bo.socket() as there, dee.socket() as spectator:
                await there.watch(table)
                # Ana was there first: Bo's process had to ask.
                await until_connected(there, [True, True, False])
                await until_connected(here, [True, True, False])
                await spectator.watch(table)
                await until_connected(here, [True, True, False], watchers=1)
                body = (await bo.look(table))["table"]
                assert [seat["connected"] for seat in body["seats"]] == [True, True, False]
            await until_connected(here, [True, False, False])

    in_two_halls(tmp_path, postgres, play)


def test_the_lobby_is_followed_across_processes(tmp_path: Path, postgres: PostgresServer) -> None:
    async def play(one: House, two: House) -> None:
        ana, bo = await one.guest("Ana"), await two.guest("Bo")
        async with bo.socket() as wire:
            await wire.ask("lobby", on=True)
            await ana.open(game="brian-boru", players=3, private=True)
            table = await ana.open(game="brian-boru", players=3)
            opened = await wire.until("lobby")
            assert (opened["table"]["id"], opened["table"]["status"]) == (table, "open")
            await ana.do(table, "start", fill="random")
            await wire.until("lobby", lambda message: message["table"]["status"] == "playing")
            await ana.do(table, "resign", seat=0)
            await wire.until("lobby", lambda message: message["table"]["status"] == "finished")
            assert {message["table"]["id"] for message in wire.heard if message["is"] == "lobby"} == {table}

    in_two_halls(tmp_path, postgres, play)


def test_who_is_here_can_be_told_in_words() -> None:
    for here in (Here(), Here(frozenset(["p_a"]), 0), Here(frozenset(["p_a", "p_b"]), 7)):
        assert read_here(here.in_words()) == here


def test_a_silent_process_is_gone_with_everybody_connected_to_it() -> None:
    now = 100.0
    elsewhere = Elsewhere(lambda: now)
    for process, person in (("one", "p_a"), ("two", "p_b")):
        elsewhere.hear(process)
        elsewhere.note(process, "t", Here(frozenset([person]), 1))
    assert elsewhere.at("t") == Here(frozenset(["p_a", "p_b"]), 2) and elsewhere.at("other") == Here()
    now += SILENCE_SECONDS - 1
    elsewhere.hear("two")
    now += 2
    assert elsewhere.forget_silent() == ["t"]
    assert elsewhere.at("t") == Here(frozenset(["p_b"]), 1)
    elsewhere.note("two", "t", Here())
    assert elsewhere.said == {} and elsewhere.forget_silent() == []
