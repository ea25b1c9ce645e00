"""The play protocol: acknowledged once durable, idempotent, refused clearly, caught up with from anywhere."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from pathlib import Path
from sqlite3 import OperationalError
from typing import Any

import pytest

from meadhall.hall.hall import Hall
from meadhall.hall.store import sqlite
from meadhall.hall.table.commands.command import Command
from meadhall.kernel.registry import all_games, find_game
from tests.hall.house import House, in_hall, is_at


def test_a_whole_game_over_sockets_shows_each_seat_its_own_view(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai", seed="seven")
        async with guests[0].socket() as a, guests[1].socket() as b, guests[2].socket() as c:
            wires = [a, b, c]
            states = [await wire.watch(table) for wire in wires]
            for _ in range(40):
                seat = states[0]["awaiting"][0]
                state = states[seat]
                assert state["view"]["seat"] == seat and state["actions"]
                ack = await wires[seat].ask(
                    "play", table=table, seat=seat, ply=state["ply"], action=state["actions"][0]["notation"]
                )
                assert ack["is"] == "ack" and ack["ply"] == state["ply"] + 1
                states = [await wire.until("state", partial(is_at, ack["ply"])) for wire in wires]
                for number, state in enumerate(states):
                    assert state["journal"]["after"] == state["ply"] - 1
                    assert bool(state["actions"]) == (number in state["awaiting"])

    in_hall(tmp_path, play, database=database)


def test_a_move_sent_again_is_played_once(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai")
        states = [(await guest.look(table))["state"] for guest in guests]
        seat = states[0]["awaiting"][0]
        first = await guests[seat].play_first(table, states[seat], id="move-1")
        again = await guests[seat].play_first(table, states[seat], id="move-1")
        assert again["repeated"] and not first.get("repeated")
        assert again["version"] == first["version"]
        assert (await guests[seat].look(table))["state"]["ply"] == 1
        # Without an id, the same move is a new one, and too late.
        error = await guests[seat].do(table, "play", 409, seat=seat, ply=0, action=states[seat]["actions"][0]["code"])
        assert error["key"] in ("action-stale", "action-not-asked")

    in_hall(tmp_path, play, database=database)


def test_a_resend_after_a_restart_is_still_known(tmp_path: Path, database: str) -> None:
    kept: dict[str, object] = {}

    async def before(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai")
        states = [(await guest.look(table))["state"] for guest in guests]
        seat = states[0]["awaiting"][0]
        await guests[seat].play_first(table, states[seat], id="move-1")
        kept.update(table=table, token=guests[seat].token, state=states[seat])

    async def after(house: House) -> None:
        guest = await house.guest()
        guest.client.headers["Authorization"] = f"Bearer {kept['token']}"
        ack = await guest.play_first(str(kept["table"]), kept["state"], id="move-1")  # type: ignore[arg-type]
        assert ack["repeated"] and ack["ply"] == 1

    in_hall(tmp_path, before, database=database)
    in_hall(tmp_path, after, database=database)


def test_refusals_name_the_rule_and_change_nothing(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai", seed="seven")
        states = [(await guest.look(table))["state"] for guest in guests]
        seat = states[0]["awaiting"][0]
        other = (seat + 1) % 3
        before = (await guests[0].look(table))["table"]["version"]
        illegal = await guests[seat].do(table, "play", 422, seat=seat, ply=0, action="play 13")
        assert illegal["key"].startswith("brian-boru.") or illegal["clause"], illegal
        assert illegal["text"]
        unreadable = await guests[seat].do(table, "play", 422, seat=seat, ply=0, action="strt N1")
        assert unreadable["key"] == "action-unreadable"
        foreign = await guests[other].do(table, "play", 403, seat=seat, ply=0, action=0)
        assert foreign["key"] == "hall.not-your-seat"
        not_asked = await guests[other].do(table, "play", 409, seat=other, ply=0, action=0)
        assert not_asked["key"] == "action-not-asked"
        assert (await guests[0].look(table))["table"]["version"] == before

    in_hall(tmp_path, play)


def test_why_says_which_rule_forbids_an_action(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai", seed="seven")
        seat = (await guests[0].look(table))["state"]["awaiting"][0]
        state = (await guests[seat].look(table))["state"]
        action = state["actions"][0]["code"]
        legal = await guests[seat].post(f"/api/tables/{table}/why", {"seat": seat, "action": action})
        assert legal == {"legal": True}
        illegal = await guests[seat].post(f"/api/tables/{table}/why", {"seat": seat, "action": "play 13"})
        assert not illegal["legal"] and illegal["message"]["key"]
        async with guests[seat].socket() as wire:
            told = await wire.ask("why", table=table, seat=seat, action="play 13")
            assert told["message"] == illegal["message"]

    in_hall(tmp_path, play)


def test_why_says_that_nothing_may_be_played_at_all(tmp_path: Path) -> None:
    """What `play` would refuse whatever the action, `why` refuses, too: the seat is away, out, or the game is over."""

    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai", seed="seven", stand_in="random")
        seat = (await guests[0].look(table))["state"]["awaiting"][0]
        action = (await guests[seat].look(table))["state"]["actions"][0]["code"]

        async def why_not() -> str:
            answer = await guests[seat].post(f"/api/tables/{table}/why", {"seat": seat, "action": action}, 409)
            return str(answer["error"]["key"])

        other = (seat + 1) % 3
        await guests[other].do(table, "resign", seat=other)
        await guests[seat].do(table, "leave")
        assert await why_not() == "hall.seat-away"
        await guests[seat].do(table, "resign", seat=seat)
        assert await why_not() == "hall.finished"

    in_hall(tmp_path, play)


def test_a_table_and_its_state_are_of_one_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks while a move is made sees the table before or after it, not half of each."""

    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai", seed="seven")
        seat = (await guests[0].look(table))["state"]["awaiting"][0]
        state = (await guests[seat].look(table))["state"]
        chat = house.hall.store.chat

        async def meanwhile(*args: Any) -> Any:
            monkeypatch.undo()
            await guests[seat].play_first(table, state)
            return await chat(*args)

        monkeypatch.setattr(house.hall.store, "chat", meanwhile)
        seen = await guests[0].look(table)
        assert seen["table"]["version"] == seen["state"]["version"]

    in_hall(tmp_path, play)


def test_what_is_said_while_somebody_comes_in_reaches_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai")
        chat = house.hall.store.chat

        async def meanwhile(*args: Any) -> Any:
            monkeypatch.undo()
            lines = await chat(*args)
            await guests[1].do(table, "chat", text="Hello!")
            return lines

        monkeypatch.setattr(house.hall.store, "chat", meanwhile)
        async with guests[0].socket() as wire:
            await wire.send("watch", table=table)
            heard = await wire.until("chat", lambda message: bool(message["lines"]))
            assert heard["lines"][0]["text"] == "Hello!"

    in_hall(tmp_path, play)


def test_a_ping_is_answered_with_its_id(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with (await house.guest()).socket() as wire:
            name = await wire.send("ping")
            assert (await wire.until("pong"))["id"] == name

    in_hall(tmp_path, play)


def test_who_reconnects_gets_what_was_missed(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai", seed="seven")
        async with guests[0].socket() as wire:
            whole = await wire.watch(table)
        for _ in range(12):
            seat = (await guests[0].look(table))["state"]["awaiting"][0]
            await guests[seat].play_first(table, (await guests[seat].look(table))["state"])
        everything = (await guests[0].look(table))["state"]["journal"]["entries"]
        async with guests[0].socket() as wire:
            missed = await wire.watch(table, after=whole["ply"])
        assert missed["ply"] == 12
        assert whole["journal"]["entries"] + missed["journal"]["entries"] == everything
        half = (await guests[0].look(table, after=6))["state"]["journal"]
        assert half["after"] == 6 and {entry["ply"] for entry in half["entries"]} <= set(range(7, 13))

    in_hall(tmp_path, play)


def test_who_was_away_during_an_undo_keeps_nothing_that_was_taken_back(tmp_path: Path) -> None:
    """Ana has the journal of twelve plies; four of them are taken back and played otherwise before she is back."""

    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai", seed="seven")

        async def play_on(plies: int, choice: int) -> None:
            for _ in range(plies):
                seat = (await guests[0].look(table))["state"]["awaiting"][0]
                state = (await guests[seat].look(table))["state"]
                await guests[seat].play_first(table, {**state, "actions": state["actions"][choice:]})

        await play_on(12, 0)
        known = (await guests[0].look(table))["state"]
        await guests[1].do(table, "undo", seat=1, ply=8)
        for seat in (0, 2):
            await guests[seat].do(table, "undo-answer", seat=seat, agree=True)
        await play_on(6, -1)
        true = (await guests[0].look(table))["state"]["journal"]["entries"]
        async with guests[0].socket() as wire:
            caught_up = [await wire.watch(table, after=12), (await guests[0].look(table, after=12))["state"]]
        for journal in (state["journal"] for state in caught_up):
            kept = [entry for entry in known["journal"]["entries"] if entry["ply"] <= journal["after"]]
            assert kept + journal["entries"] == true
            assert journal["after"] == 8

    in_hall(tmp_path, play)


def test_a_ply_that_is_not_yet_is_taken_for_the_present_one(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai")
        assert (await guests[0].look(table, after=99))["state"]["journal"] == {"after": 0, "entries": []}

    in_hall(tmp_path, play)


def test_simultaneous_decisions_may_cross(tmp_path: Path) -> None:
    """A draft: everybody decides at once, from the same ply, in any order."""

    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai", seed="seven")
        while len((await guests[0].look(table))["state"]["awaiting"]) < 3:
            seat = (await guests[0].look(table))["state"]["awaiting"][0]
            await guests[seat].play_first(table, (await guests[seat].look(table))["state"])
        states = [(await guest.look(table))["state"] for guest in guests]
        crossing = (guest.play_first(table, state) for guest, state in zip(guests, states, strict=True))
        acks = await asyncio.gather(*crossing)
        assert sorted(ack["ply"] for ack in acks) == [states[0]["ply"] + n for n in (1, 2, 3)]

    in_hall(tmp_path, play)


@pytest.mark.parametrize("game", sorted(all_games()))
def test_every_game_can_be_played_in_the_hall(tmp_path: Path, game: str) -> None:
    """The hall knows no game by name: whatever the kernel offers can be opened, seen and played."""
    players = find_game(game).players[0]

    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        table = await ana.open(game=game, players=players, seats=["me"] * players, hot_seat=True, start=True, seed="1")
        for _ in range(30):
            now = (await ana.look(table, seat="none", after=10**6))["state"]
            if now["view"]["over"]:
                break
            seat = now["awaiting"][0]
            state = (await ana.look(table, seat=seat, after=10**6))["state"]
            assert state["prompt"]["key"].startswith(f"{game}.")
            await ana.play_first(table, state)
        moments = await ana.get(f"/api/tables/{table}/moments", seat=0, count=100)
        assert [moment["ply"] for moment in moments["moments"]] == list(range(moments["ply"] + 1))

    in_hall(tmp_path, play)


def test_moves_over_a_socket_need_no_task(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits has a task; a move at a table that is at hand is submitted without, also when it is sent again."""
    waited_for: list[str | None] = []
    do = Hall.do

    async def wait(hall: Hall, command: Command, *more: Any, **named: Any) -> Any:
        waited_for.append(command.id)
        return await do(hall, command, *more, **named)

    monkeypatch.setattr(Hall, "do", wait)

    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai", seed="seven")
        waited_for.clear()  # sitting down and starting
        async with guests[0].socket() as a, guests[1].socket() as b, guests[2].socket() as c:
            wires = [a, b, c]
            states = [await wire.watch(table) for wire in wires]
            for _ in range(6):
                seat = states[0]["awaiting"][0]
                move = {"table": table, "seat": seat, "ply": states[seat]["ply"],
                        "action": states[seat]["actions"][0]["code"]}  # fmt: skip
                refused = await wires[seat].ask("play", **{**move, "action": 10**6})
                assert refused["is"] == "refused" and refused["error"]["key"] == "action-out-of-space"
                ack = await wires[seat].ask("play", **move)
                states = [await wire.until("state", partial(is_at, ack["ply"])) for wire in wires]
            again = json.dumps({"do": "play", "id": ack["id"], **move})
            await wires[seat].connection.send(again)
            repeated = await wires[seat].until("ack", lambda message: message["id"] == ack["id"])
            assert repeated["repeated"] and waited_for == []

    in_hall(tmp_path, play)


def test_a_move_counts_once_against_the_limit(tmp_path: Path, database: str) -> None:
    """Whichever way it takes: PostgreSQL has no short one."""

    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai", seed="seven")
        seat = (await guests[0].look(table))["state"]["awaiting"][0]
        counted: list[str] = []
        take = house.hall.request_rate.take

        def count(who: str, cost: int = 1) -> float:
            counted.append(who)
            return take(who, cost)

        async with guests[seat].socket() as wire:
            state = await wire.watch(table)
            house.hall.request_rate.take = count  # type: ignore[method-assign]
            await wire.ask("play", table=table, seat=seat, ply=0, action=state["actions"][0]["code"])
        assert counted == [guests[seat].person["id"]]

    in_hall(tmp_path, play, database=database)


def test_a_move_the_store_fails_to_take_is_refused_and_can_be_sent_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether the lines were written is not known then: the table looks before anything else is done."""
    failing = [True]
    add_lines = sqlite.add_lines

    def fail_after_writing(connection: Any, jobs: list[sqlite.Job]) -> None:
        add_lines(connection, jobs)
        if failing.pop() if failing else False:
            raise OperationalError("the disk is on fire")

    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai", seed="seven")
        states = [(await guest.look(table))["state"] for guest in guests]
        seat = states[0]["awaiting"][0]
        move = {"table": table, "seat": seat, "ply": 0, "action": states[seat]["actions"][0]["code"]}
        monkeypatch.setattr(sqlite, "add_lines", fail_after_writing)
        async with guests[seat].socket() as wire:
            refused = await wire.ask("play", **move)
            assert refused["is"] == "refused" and refused["status"] == 503
            await wire.connection.send(json.dumps({"do": "play", "id": refused["id"], **move}))
            ack = await wire.until("ack")
            assert ack["repeated"] and ack["ply"] == 1

    in_hall(tmp_path, play)
