"""Who may look at a table, and from where, when seats change hands before the game begins."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.hall.house import House, in_hall


def test_nobody_looks_from_a_seat_they_gave_up(tmp_path: Path) -> None:
    """Dee sits down, watches, stands up; Bo takes the seat. What Bo holds is no business of Dee's."""

    async def play(house: House) -> None:
        ana, bo, cai, dee = [await house.guest(name) for name in ("Ana", "Bo", "Cai", "Dee")]
        table = await ana.open(game="brian-boru", players=3)
        async with dee.socket() as wire:
            await dee.do(table, "sit", seat=1)
            await wire.ask("watch", table=table)
            await dee.do(table, "leave")
            await bo.do(table, "sit", seat=1)
            await cai.do(table, "sit")
            await ana.do(table, "start")
            state = await wire.until("state")
            assert state["seat"] is None and "hand" not in state["view"] and state["actions"] == []
            seat = state["awaiting"][0]
            player = [ana, bo, cai][seat]
            await player.play_first(table, (await player.look(table))["state"])
            state = await wire.until("state")
            assert state["seat"] is None and "hand" not in state["view"]

    in_hall(tmp_path, play)


def test_a_seat_that_changes_hands_while_somebody_comes_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Dee asks to watch; before the answer is ready Dee's seat is Bo's, the game begins, and strangers may not look."""

    async def play(house: House) -> None:
        ana, bo, dee = [await house.guest(name) for name in ("Ana", "Bo", "Dee")]
        for spectators in (True, False):
            table = await ana.open(game="brian-boru", players=3, spectators=spectators)
            await dee.do(table, "sit", seat=1)
            reading, read = asyncio.Event(), asyncio.Event()
            chat = house.hall.store.chat

            async def slowly(*args: Any) -> Any:
                reading.set()  # noqa: B023
                await read.wait()  # noqa: B023
                return await chat(*args)  # noqa: B023

            async with dee.socket() as wire:
                with monkeypatch.context() as slow:
                    slow.setattr(house.hall.store, "chat", slowly)
                    await wire.send("watch", table=table)
                    await reading.wait()
                    await dee.do(table, "leave")
                    await bo.do(table, "sit", seat=1)
                    await ana.do(table, "start", fill="random")
                    read.set()
                    if spectators:
                        state = await wire.until("state")
                        assert state["seat"] is None and "hand" not in state["view"]
                    else:
                        assert (await wire.until("refused"))["error"]["key"] == "hall.no-spectators"

    in_hall(tmp_path, play)


def test_whoever_keeps_a_seat_goes_on_looking_from_it(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana, bo = await house.guest("Ana"), await house.guest("Bo")
        table = await ana.open(game="brian-boru", players=3, spectators=False)
        await bo.do(table, "sit", seat=2)
        async with bo.socket() as wire:
            await wire.ask("watch", table=table)
            await ana.do(table, "start", fill="random")
            state = await wire.until("state")
            assert state["seat"] == 2 == state["view"]["seat"]

    in_hall(tmp_path, play)


def test_whoever_sits_down_after_coming_in_looks_from_their_seat(tmp_path: Path) -> None:
    """Dee comes in, sits down and waits; Eva does the same, but asked to look on like a stranger."""

    async def play(house: House) -> None:
        ana, dee, eva = [await house.guest(name) for name in ("Ana", "Dee", "Eva")]
        table = await ana.open(game="brian-boru", players=3)
        async with dee.socket() as wire, eva.socket() as stranger:
            await wire.ask("watch", table=table)
            await stranger.ask("watch", table=table, seat=None)
            await dee.do(table, "sit", seat=2)
            await eva.do(table, "sit", seat=1)
            await ana.do(table, "start")
            state = await wire.until("state")
            assert state["seat"] == 2 == state["view"]["seat"]
            assert (await stranger.until("state"))["seat"] is None

    in_hall(tmp_path, play)


@pytest.mark.parametrize(("game", "players"), [("brian-boru", 3), ("feast-for-odin", 2)])
def test_whoever_waits_for_the_start_reads_how_the_game_was_set_up(tmp_path: Path, game: str, players: int) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        table = await ana.open(game=game, players=players)
        async with ana.socket() as wire:
            await wire.ask("watch", table=table)
            await ana.do(table, "start", fill="random")
            journal = (await wire.until("state"))["journal"]
            assert journal["after"] == -1
            assert journal["entries"][0]["ply"] == 0

    in_hall(tmp_path, play)


def test_where_spectators_are_not_wanted_they_stop_seeing_when_the_game_begins(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana, dee = await house.guest("Ana"), await house.guest("Dee")
        table = await ana.open(game="brian-boru", players=3, spectators=False)
        async with dee.socket() as wire:
            assert (await wire.ask("watch", table=table))["is"] == "ack"
            await ana.do(table, "start", fill="random")
            refused = await wire.until("refused")
            assert refused["error"]["key"] == "hall.no-spectators" and refused["table"] == table
            state = (await ana.look(table))["state"]
            while 0 not in state["awaiting"]:
                state = (await ana.look(table))["state"]
            await ana.play_first(table, state)
            assert (await wire.ask("watch", table=table))["status"] == 403
            assert not [message for message in wire.heard if message["is"] == "state"]

    in_hall(tmp_path, play)


def test_a_host_who_stands_up_can_still_invite(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana, bo = await house.guest("Ana"), await house.guest("Bo")
        opened = await ana.post("/api/tables", {"game": "brian-boru", "players": 3, "private": True}, 201)
        table, key = opened["table"]["id"], opened["key"]
        await ana.do(table, "leave")
        assert (await ana.look(table))["table"]["key"] == key
        answer = await bo.client.get(f"/api/tables/{table}", headers={"X-Table-Key": key})
        assert answer.status_code == 200 and answer.json()["table"]["key"] is None
        await bo.do(table, "sit")  # and now Bo is host in Ana's place
        assert (await bo.look(table))["table"]["key"] == key
        assert (await ana.look(table))["table"]["key"] is None

    in_hall(tmp_path, play)


def test_a_private_table_may_be_watched_with_its_key_only(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        ana, dee, eva = [await house.guest(name) for name in ("Ana", "Dee", "Eva")]
        body = {"game": "brian-boru", "players": 3, "seats": ["me", "random", "random"], "private": True, "start": True}
        opened = await ana.post("/api/tables", body, 201)
        table, key = opened["table"]["id"], opened["key"]
        async with dee.socket() as wire:
            state = await wire.watch(table, key=key)
            assert state["seat"] is None and "hand" not in state["view"]
            assert key not in str(wire.heard)
        # Once let in, always let in; but nobody else by that.
        assert (await dee.look(table))["table"]["my_seats"] == []
        assert (await dee.do(table, "chat", text="Hello"))["table"] == table
        for path in ("", "/moments", "/chat", "/transcript"):
            assert (await eva.client.get(f"/api/tables/{table}{path}")).status_code == 404
        assert (await eva.do(table, "chat", 404, text="Hello"))["key"] == "hall.no-such-table"
        # Resigning alone against bots ends the table: its replay stays as private as it was.
        await ana.do(table, "resign", seat=0)
        assert (await eva.client.get(f"/api/tables/{table}/transcript")).status_code == 404
        assert (await dee.client.get(f"/api/tables/{table}/transcript")).status_code == 200

    in_hall(tmp_path, play, database=database)
