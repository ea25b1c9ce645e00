"""Whoever follows a table by what they are sent knows what whoever looks anew is told.

People do at random what people do: play, take back, agree or not, leave, come back, talk, lose the connection.
"""

from __future__ import annotations

import contextlib
import random
from pathlib import Path
from typing import Any

import pytest

from tests.hall.house import Guest, House, Wire, in_hall

COMMANDS = 120
BETWEEN_LOOKS = 12
ATTEMPTS = 100
TOLD_OTHERWISE = ("is", "version", "ply", "awaiting", "updated", "watchers", "seats")
"""Of a table: what every move changes, which `state` tells, and who is connected, which `presence` tells."""


class Follower:
    """Somebody who keeps what they know as `docs/api.md` says: messages replace each other, the journal grows."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.table_id = table
        self.state: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.journal: list[dict[str, Any]] = []
        self.said: dict[int, str] = {}

    async def connect(self) -> None:
        self.connection = contextlib.AsyncExitStack()
        self.wire: Wire = await self.connection.enter_async_context(self.guest.socket())
        await self.wire.send("watch", table=self.table_id, after=self.state.get("ply", -1))
        await self.hear_out()

    async def hear_out(self) -> None:
        """Take in everything that was sent so far."""
        name = await self.wire.send("ping")
        message = await self.wire.hear()
        while message["is"] != "pong" or message["id"] != name:
            self.take(message)
            message = await self.wire.hear()

    def take(self, message: dict[str, Any]) -> None:
        if message["is"] == "state":
            after = message["journal"]["after"]
            self.journal = [entry for entry in self.journal if entry["ply"] <= after] + message["journal"]["entries"]
            self.state = message
        elif message["is"] == "table":
            self.table = message
        elif message["is"] == "chat":
            self.said |= {line["number"]: line["text"] for line in message["lines"]}

    async def check(self) -> None:
        """Compare what I know with what a newcomer is told in the same moment."""
        for _ in range(ATTEMPTS):  # stand-ins may be at play
            told = await self.guest.look(self.table_id)
            await self.hear_out()
            if told["state"]["version"] == self.state["version"]:
                break
        assert self.journal == told["state"]["journal"]["entries"]
        passing = ("journal", "clocks")
        assert without(self.state, passing) == without(told["state"], passing)
        assert without(self.table, TOLD_OTHERWISE) == without(told["table"], TOLD_OTHERWISE)
        assert [without(seat, ("connected",)) for seat in self.table["seats"]] == [
            without(seat, ("connected",)) for seat in told["table"]["seats"]
        ]
        assert self.said == {line["number"]: line["text"] for line in told["chat"]}


def without(told: dict[str, Any], names: tuple[str, ...]) -> dict[str, Any]:
    return {name: value for name, value in told.items() if name not in names}


async def any_command(chance: random.Random, table: str, people: list[Guest]) -> tuple[Guest, str, dict[str, Any]]:
    """Something somebody might do now; often it is refused, which is as well."""
    what = chance.choices(["play", "undo", "answer", "leave", "sit", "chat"], [60, 12, 12, 2, 6, 4])[0]
    seat = chance.randrange(len(people))
    body = (await people[0].look(table))["table"]
    asked = body["undo_asked"]
    if what == "answer" and asked:
        seat = chance.choice(asked["needed"])
        return people[seat], "undo-answer", {"seat": seat, "agree": chance.random() < 0.8}
    if what == "undo":
        return people[seat], "undo", {"seat": seat, "ply": chance.randrange(body["ply"] + 1)}
    if what in ("leave", "sit"):
        return people[seat], what, {}
    if what == "chat":
        return people[seat], "chat", {"text": f"at {body['ply']}"}
    seat = chance.choice(body["awaiting"] or [seat])
    state = (await people[seat].look(table))["state"]
    codes = [action["code"] for action in state["actions"]] or [0]
    return people[seat], "play", {"seat": seat, "ply": state["ply"], "action": chance.choice(codes)}


@pytest.mark.parametrize(("game", "players"), [("brian-boru", 3), ("feast-for-odin", 2), ("ortus-regni", 3)])
def test_whoever_follows_knows_what_whoever_looks_anew_is_told(tmp_path: Path, game: str, players: int) -> None:
    async def play(house: House) -> None:
        chance = random.Random(f"{game} {players}")
        people = [await house.guest(f"Guest {number}") for number in range(players)]
        table = await people[0].open(game=game, players=players, stand_in="random", seed=game)
        followers = [Follower(guest, table) for guest in (await house.guest("Looks on"), *people)]
        for follower in followers[:2]:
            await follower.connect()
        for guest in people[1:]:
            await guest.do(table, "sit")
        await people[0].do(table, "start")
        for follower in followers[2:]:
            await follower.connect()
        for number in range(1, COMMANDS + 1):
            guest, command, fields = await any_command(chance, table, people)
            answer = await guest.client.post(f"/api/tables/{table}/{command}", json=fields)
            assert answer.status_code in (200, 409, 422), answer.text
            if number % BETWEEN_LOOKS == 0:
                for follower in followers:
                    await follower.check()
                cut_off = chance.choice(followers)
                await cut_off.connection.aclose()
            elif number % BETWEEN_LOOKS == BETWEEN_LOOKS // 2 and number > BETWEEN_LOOKS:
                await cut_off.connect()
        for follower in followers:
            await follower.connection.aclose()

    in_hall(tmp_path, play)
