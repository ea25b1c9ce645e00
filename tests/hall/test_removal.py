"""A host removes somebody from an open table: told at once, out at once, back only if let in again."""

from __future__ import annotations

from pathlib import Path

from tests.hall.house import House, in_hall


def test_the_host_removes_a_stranger_who_cant_sit_down_again(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        ana, bo, cai = await house.guest("Ana"), await house.guest("Bo"), await house.guest("Cai")
        table = await ana.open(game="brian-boru", players=3)
        await bo.do(table, "sit")
        assert (await cai.do(table, "remove", 403, seat=1))["key"] == "hall.not-host"
        async with bo.socket() as wire:
            await wire.ask("watch", table=table)
            await ana.do(table, "remove", seat=1)
            told = await wire.until("refused")
            assert told["id"] is None and told["table"] == table
            assert told["error"]["key"] == "hall.you-were-removed"
            await cai.do(table, "sit")
        body = (await bo.look(table))["table"]
        assert body["my_seats"] == [] and body["removed"] == []
        assert (await ana.look(table))["table"]["removed"] == [{"person": bo.person["id"], "name": "Bo"}]
        assert [notice["message"]["key"] for notice in body["notices"]][-2:] == ["hall.removed", "hall.sat-down"]
        for command, fields in (("sit", {}), ("chat", {"text": "Hey!"})):
            assert (await bo.do(table, command, 403, **fields))["key"] == "hall.you-were-removed"
        assert [row["id"] for row in (await bo.get("/api/tables", mine=1))["tables"]] == []
        assert (await cai.do(table, "let-in", 403, person=bo.person["id"]))["key"] == "hall.not-host"
        await ana.do(table, "let-in", person=bo.person["id"])
        await bo.do(table, "sit", seat=2)
        await bo.do(table, "chat", text="Thank you")

    in_hall(tmp_path, play, database=database)


def test_a_removed_person_gets_no_further_messages(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana, bo = await house.guest("Ana"), await house.guest("Bo")
        table = await ana.open(game="brian-boru", players=3)
        await bo.do(table, "sit")
        async with bo.socket() as wire:
            await wire.ask("watch", table=table)
            await ana.do(table, "remove", seat=1)
            await wire.until("refused")
            heard = len(wire.heard)
            await ana.do(table, "chat", text="among us")
            await ana.do(table, "start", fill="random")
            await wire.send("ping")
            await wire.until("pong")
            assert [message["is"] for message in wire.heard[heard:]] == ["pong"]

    in_hall(tmp_path, play)


def test_what_cant_be_removed(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana, bo, cai = await house.guest("Ana"), await house.guest("Bo"), await house.guest("Cai")
        table = await ana.open(game="brian-boru", players=3, seats=["me", "open", "random"])
        for seat, status, key in ((0, 409, "remove-yourself"), (1, 409, "nobody-there"), (2, 409, "nobody-there"),
                                  (7, 404, "no-such-seat")):  # fmt: skip
            assert (await ana.do(table, "remove", status, seat=seat))["key"] == f"hall.{key}"
        assert (await ana.do(table, "let-in", 409, person=bo.person["id"]))["key"] == "hall.not-removed"
        await bo.do(table, "sit")
        await ana.do(table, "start")
        assert (await ana.do(table, "remove", 409, seat=1))["key"] == "hall.already-started"
        assert (await cai.do(table, "remove", 403, seat=1))["key"] == "hall.not-host"

    in_hall(tmp_path, play)


def test_whoever_is_removed_from_a_private_table_has_lost_its_key(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        ana, bo = await house.guest("Ana"), await house.guest("Bo")
        opened = await ana.post("/api/tables", {"game": "brian-boru", "players": 3, "private": True}, 201)
        table, key = opened["table"]["id"], {"X-Table-Key": opened["key"]}
        await bo.post(f"/api/tables/{table}/sit", {}, headers=key)
        await ana.do(table, "remove", seat=1)
        for headers in ({}, key):
            answer = await bo.client.get(f"/api/tables/{table}", headers=headers)
            assert answer.status_code == 403 and answer.json()["error"]["key"] == "hall.you-were-removed"
            refused = await bo.post(f"/api/tables/{table}/sit", {}, 403, headers=headers)
            assert refused["error"]["key"] == "hall.you-were-removed"
        async with bo.socket() as wire:
            assert (await wire.ask("watch", table=table, key=opened["key"]))["is"] == "refused"
        await ana.do(table, "let-in", person=bo.person["id"])
        assert (await bo.look(table))["table"]["my_seats"] == []
        await bo.do(table, "sit")

    in_hall(tmp_path, play, database=database)


def test_all_seats_of_a_person_around_one_screen_are_freed(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana, bo = await house.guest("Ana"), await house.guest("Bo")
        table = await ana.open(game="brian-boru", players=4, hot_seat=True)
        for name in ("One", "Two"):
            await bo.do(table, "sit", name=name)
        await ana.do(table, "remove", seat=2)
        assert [seat["kind"] for seat in (await ana.look(table))["table"]["seats"]] == ["person"] + ["open"] * 3

    in_hall(tmp_path, play)


def test_a_removal_outlives_a_restart_and_an_account(tmp_path: Path, database: str) -> None:
    """Logging in to an account doesn't make somebody another person at that table."""
    kept: dict[str, str] = {}

    async def before(house: House) -> None:
        ana, bo = await house.guest("Ana"), await house.guest("Bo")
        table = await ana.open(game="brian-boru", players=3)
        await bo.do(table, "sit")
        await ana.do(table, "remove", seat=1)
        kept.update(table=table, token=bo.token)

    async def after(house: House) -> None:
        bo, account = await house.guest(), await house.guest("Account")
        await account.post("/api/account", {"login": "bo-the-bad", "password": "correct horse"})
        bo.client.headers["Authorization"] = f"Bearer {kept['token']}"
        answer = await bo.post("/api/login", {"login": "bo-the-bad", "password": "correct horse", "token": True})
        bo.client.headers["Authorization"] = f"Bearer {answer['token']}"
        assert (await bo.do(kept["table"], "sit", 403))["key"] == "hall.you-were-removed"

    in_hall(tmp_path, before, database=database)
    in_hall(tmp_path, after, database=database)
