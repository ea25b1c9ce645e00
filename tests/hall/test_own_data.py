"""What the hall knows of a person: export, deletion, recovery codes."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from meadhall.hall.settings import Limits
from meadhall.hall.table.proof import prove
from tests.hall.house import Guest, House, in_hall

PASSWORD = "correct horse"


async def make_account(guest: Guest, login: str) -> list[str]:
    answer = await guest.post("/api/account", {"login": login, "password": PASSWORD})
    codes: list[str] = answer["recovery_codes"]
    return codes


async def log_in(house: House, login: str, password: str) -> Guest:
    guest = await house.guest()
    answer = await guest.post("/api/login", {"login": login, "password": password, "token": True})
    guest.token = answer["token"]
    guest.client.headers["Authorization"] = f"Bearer {guest.token}"
    return guest


async def play_out(guests: list[Guest], table: str) -> None:
    for seat, guest in list(enumerate(guests))[1:]:
        await guest.do(table, "resign", seat=seat)


async def everything_stored(house: House) -> str:
    """All texts in the database."""
    engine = house.hall.store.engine
    found = []
    for table in (
        "people",
        "sessions",
        "lines",
        "chat",
        "table_people",
        "recovery_codes",
        "daily_tries",
        "saved_decks",
    ):
        found += [str(tuple(row)) for row in await engine.read(f"SELECT * FROM {table}")]
    found += [str(row[0]) for row in await engine.read("SELECT summary FROM tables")]
    return "\n".join(found)


# --- export ----------------------------------------------------------------------------------------------------------


def test_an_export_has_everything_and_nothing_of_the_others(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai")
        ana, bo, _ = guests
        await make_account(ana, "ana")
        await ana.do(table, "chat", text="From Ana")
        await bo.do(table, "chat", text="From Bo")
        await play_out(guests, table)
        waiting = await bo.open(game="brian-boru", players=3, private=True)
        await bo.do(waiting, "chat", text="Not for Ana")
        running = await ana.open(game="brian-boru", players=3)
        daily = await ana.open(game="feast-for-odin", players=1, seed="daily")
        found = await ana.get("/api/me/export")
        assert found["person"]["login"] == "ana" and found["recovery_codes_left"] == 8
        assert [one["name"] for one in found["identities"]] == ["Ana"]
        assert len(found["sessions"]) == 1 and found["sessions"][0]["agent"].startswith("python-httpx")
        assert [line["text"] for line in found["chat"]] == ["From Ana"]
        tables = {one["id"]: one for one in found["tables"]}
        assert set(tables) == {table, running, daily}
        assert [one["table"] for one in found["daily_tries"]] == [daily]
        assert tables[table]["result"]["places"][0] == 1 and tables[table]["seats"][0]["name"] == "Ana"
        assert tables[running]["result"] is None and tables[running]["host"]
        text = str(found)
        assert "Bo" not in text and "argon2" not in text and "seed" not in text

    in_hall(tmp_path, play, database=database)


def test_exports_are_limited(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        await ana.get("/api/me/export")
        await ana.get("/api/me/export", 429)
        async with httpx.AsyncClient(base_url=house.address) as nobody:
            assert (await nobody.get("/api/me/export")).status_code == 401

    in_hall(tmp_path, play, limits=Limits(exports_burst=1, exports_per_second=0.001))


# --- deletion --------------------------------------------------------------------------------------------------------


def test_deleting_an_account_leaves_no_name_and_the_others_games_whole(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        finished, guests = await house.guests_at_table("Zelda Bo Cai")
        zelda, bo, cai = guests
        await make_account(zelda, "zelda-login")
        for guest in guests:
            await guest.do(finished, "chat", text=f"I am {guest.person['name']}")
        await play_out(guests, finished)
        running = await bo.open(game="brian-boru", players=3)
        waiting = await bo.open(game="brian-boru", players=3)
        for table in (running, waiting):
            await zelda.do(table, "sit")
        await cai.do(running, "sit")
        await bo.do(running, "start")
        before = await bo.client.get(f"/api/tables/{finished}/transcript")
        async with zelda.socket() as wire, bo.socket() as watching:
            await watching.watch(finished)
            await watching.until("chat")
            await zelda.post("/api/me/delete", {"confirm": "zelda-login", "password": PASSWORD})
            with pytest.raises(ConnectionClosed):
                while True:
                    await wire.hear()
            assert wire.connection.close_code == 4401
            told = await watching.until("table", lambda message: message["id"] == finished)
            assert told["seats"][0]["name"] == "Former player"
            lines = (await watching.until("chat"))["lines"]
            assert [(line["text"], line["removed"]) for line in lines] == [
                ("", True), ("I am Bo", False), ("I am Cai", False)]  # fmt: skip
        assert (await zelda.client.get("/api/me")).status_code == 401
        seats = (await bo.look(running))["table"]["seats"]
        assert seats[1]["out"] == "gone" and seats[1]["name"] == "Former player"
        assert [seat["kind"] for seat in (await bo.look(waiting))["table"]["seats"]] == ["person", "open", "open"]
        assert "zelda" not in (await everything_stored(house)).lower()
        after = await bo.client.get(f"/api/tables/{finished}/transcript")
        seed = (await bo.look(finished))["table"]["seed"]
        assert after.text == before.text and prove(after.text, seed=seed).moves == 0
        rows = (await bo.get("/api/tables", mine=1, status="finished"))["tables"]
        assert rows[0]["seats"][0]["name"] == "Former player"
        await make_account(cai, "zelda-login")  # the login is free again

    in_hall(tmp_path, play, database=database)


def test_a_game_goes_on_without_whoever_was_deleted(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        table, (ana, bo, cai) = await house.guests_at_table("Ana Bo Cai")
        await ana.post("/api/me/delete", {"confirm": "Ana"})
        people = {1: bo, 2: cai}
        async with asyncio.timeout(60):
            while (now := await bo.look(table))["state"]["ply"] <= 12:
                for seat in now["state"]["awaiting"]:
                    if seat in people:
                        state = (await people[seat].look(table))["state"]
                        if state["actions"]:
                            await people[seat].play_first(table, state)
                await asyncio.sleep(0.01)
        assert now["table"]["seats"][0]["out"] == "gone"
        notices = [notice["message"]["key"] for notice in now["table"]["notices"]]
        assert "hall.gone" in notices

    in_hall(tmp_path, play, database=database)


def test_guests_an_account_was_before_are_forgotten_with_it(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        ana, phone, bo = await house.guest("Ana"), await house.guest("Zelda"), await house.guest("Bo")
        await make_account(ana, "ana")
        table = await phone.open(
            game="brian-boru", players=3, hot_seat=True, seats=["me", "me", "open"], names=["", "Zeldas kid", ""]
        )
        await phone.do(table, "chat", text="zelda speaks")
        await phone.post("/api/login", {"login": "ana", "password": PASSWORD})
        await bo.do(table, "sit")
        await ana.do(table, "start")
        await ana.post("/api/me/delete", {"confirm": "ana", "password": PASSWORD})
        assert "zelda" not in (await everything_stored(house)).lower()
        assert (await bo.look(table))["table"]["status"] == "finished"  # nobody is left to play against

    in_hall(tmp_path, play, database=database)


def test_deleting_wants_a_typed_confirmation_and_an_accounts_password(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        assert (await ana.post("/api/me/delete", {"confirm": "Bo"}, 422))["error"]["key"] == "hall.confirm-wrong"
        await make_account(ana, "ana")
        assert (await ana.post("/api/me/delete", {"confirm": "Ana"}, 422))["error"]["key"] == "hall.confirm-wrong"
        for body in ({"confirm": "ana"}, {"confirm": "ana", "password": "wrong password"}):
            assert (await ana.post("/api/me/delete", body, 403))["error"]["key"] == "hall.login-wrong"
        assert (await ana.get("/api/me"))["person"]["login"] == "ana"

    in_hall(tmp_path, play)


# --- forgotten passwords ---------------------------------------------------------------------------------------------


def test_a_recovery_code_gives_a_new_password_once(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        ana, lost = await house.guest("Ana"), await house.guest("Lost")
        codes = await make_account(ana, "ana")
        assert len(set(codes)) == 8 and all(re.fullmatch(r"[2-9a-z]{4}(-[2-9a-z]{4}){3}", code) for code in codes)
        rows = await house.hall.store.engine.read("SELECT hashed FROM recovery_codes")
        assert not any(code in str(row[0]) for row in rows for code in codes)

        async def recover(status: int, **fields: str) -> Any:
            body = {"login": "ana", "code": codes[0], "password": "battery staple", **fields}
            return await lost.post("/api/recover", body, status)

        for wrong in ({"login": "nobody"}, {"login": "a\n"}, {"code": "aaaa-aaaa-aaaa-aaaa"}, {"code": ""}):
            assert (await recover(403, **wrong))["error"]["key"] == "hall.recovery-wrong"
        await recover(400, password="short")
        await log_in(house, "ana", PASSWORD)  # nothing has changed yet
        async with ana.socket() as wire:
            await recover(200, login="ANA", code=codes[0].upper().replace("-", " "))
            with pytest.raises(ConnectionClosed):
                while True:
                    await wire.hear()
        assert (await ana.client.get("/api/me")).status_code == 401
        await lost.post("/api/login", {"login": "ana", "password": PASSWORD}, 403)
        again = await log_in(house, "ana", "battery staple")
        assert (await recover(403))["error"]["key"] == "hall.recovery-wrong"  # used up
        assert (await again.get("/api/recovery-codes"))["left"] == 7
        wrong = await again.post("/api/recovery-codes", {"password": PASSWORD}, 403)
        assert wrong["error"]["key"] == "hall.login-wrong"
        fresh = (await again.post("/api/recovery-codes", {"password": "battery staple"}))["recovery_codes"]
        assert len(fresh) == 8 and not set(fresh) & set(codes)
        await recover(403, code=codes[1])  # the old ones are void
        await recover(200, code=fresh[0])
        guest = await house.guest()
        refused = await guest.post("/api/recovery-codes", {"password": PASSWORD}, 409)
        assert refused["error"]["key"] == "hall.no-account"

    in_hall(tmp_path, play, database=database)


def test_recovering_is_limited_like_logging_in(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        body = {"login": "ana", "code": "aaaa", "password": "battery staple"}
        assert [(await ana.client.post("/api/recover", json=body)).status_code for _ in "123"] == [403, 403, 429]

    in_hall(tmp_path, play, limits=Limits(logins_burst=2, logins_per_second=0.01))
