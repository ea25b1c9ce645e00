"""`meadhall admin`: on a hall that runs (in this process, in another, in several) and on one that doesn't."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from typer.testing import CliRunner
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from meadhall.hall import wall_clock
from meadhall.hall.admin import submit
from meadhall.hall.admin.commands import app
from meadhall.hall.people.bans import read_network
from meadhall.hall.table.terms import DAY
from meadhall.kernel.words.message import LANGUAGES, Message
from tests.hall.house import Guest, House, in_hall, open_house
from tests.hall.siege import HallProcess, get, post
from tests.hall.test_own_data import log_in, make_account

PASSWORD = "correct horse"


def run_admin(*words: str, database: str) -> Any:
    """The command's JSON; fails the test if the command fails."""
    result = CliRunner().invoke(app, [*words, "--database", database, "--json"])
    assert result.exit_code == 0, (words, result.output)
    return json.loads(result.stdout)


async def admin(house: House, *words: str) -> Any:
    """On a running hall, which goes on meanwhile."""
    return await asyncio.to_thread(run_admin, *words, database=house.settings.database_address)


async def refused(house: House, *words: str) -> tuple[int, str]:
    command = [*words, "--database", house.settings.database_address]
    result = await asyncio.to_thread(CliRunner().invoke, app, command)
    return result.exit_code, " ".join(result.output.split())


async def until_closed(wire: Any) -> tuple[dict[str, Any], int]:
    """The last message before a socket is closed, and the code it was closed with."""
    with pytest.raises(ConnectionClosed):
        while True:
            await wire.hear()
    return wire.heard[-1], wire.connection.close_code


# --- bans ------------------------------------------------------------------------------------------------------------


def test_a_banned_person_is_out_at_once_and_told_why(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        table, (ana, bo, _) = await house.guests_at_table("Ana Bo Cai")
        await make_account(bo, "bo-the-bad")
        async with bo.socket() as wire:
            done = await admin(house, "ban", "BO-the-bad", "--why", "Rude words")
            assert done == {"banned": bo.person["id"], "kind": "person", "until": None}
            message, code = await until_closed(wire)
            assert code == 4410 and message["is"] == "refused"
            assert message["error"]["key"] == "hall.banned" and message["error"]["args"] == {"why_text": "Rude words"}
        for path in ("/api/me", "/api/tables", f"/api/tables/{table}"):
            assert (await bo.get(path, 403))["error"]["key"] == "hall.banned"
        assert (await bo.post("/api/tables", {"game": "brian-boru", "players": 3}, 403))["error"][
            "key"
        ] == "hall.banned"
        again = await house.guest()
        body = {"login": "bo-the-bad", "password": PASSWORD}
        assert (await again.post("/api/login", body, 403))["error"]["key"] == "hall.banned"
        wrong = await again.post("/api/login", {**body, "password": "wrong password"}, 403)
        assert wrong["error"]["key"] == "hall.login-wrong"  # a stranger learns nothing
        headers = {"Authorization": f"Bearer {bo.token}"}
        async with connect(f"ws://127.0.0.1:{house.port}/api/socket", additional_headers=headers) as socket:
            assert json.loads(await socket.recv())["error"]["key"] == "hall.banned"
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 4410
        # Nobody waits for somebody who can't come.
        assert (await ana.look(table))["table"]["seats"][1]["away"]
        # Words to be told in, one's own data, and the way out stay open.
        assert (await bo.client.get("/api/locales/pl")).status_code == 200
        assert (await bo.get("/api/me/export"))["bans"][0]["why"] == "Rude words"
        await admin(house, "unban", "bo-the-bad")
        assert (await bo.get("/api/me"))["person"]["login"] == "bo-the-bad"
        await bo.do(table, "sit")
        exit_code, said = await refused(house, "unban", "bo-the-bad")
        assert exit_code == 2 and "is not banned" in said

    in_hall(tmp_path, play, database=database)


def test_an_account_is_out_if_a_guest_it_was_is_banned(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana, phone = await house.guest("Ana"), await house.guest("Phone")
        await make_account(ana, "ana")
        await phone.post("/api/login", {"login": "ana", "password": PASSWORD})
        await admin(house, "ban", phone.person["id"], "--why", "Spam")
        await ana.get("/api/me", 403)

    in_hall(tmp_path, play)


def test_a_banned_address_is_refused_at_every_entrance(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        for banned, inside, outside in (
            ("203.0.113.7", "203.0.113.7", "203.0.113.8"),
            ("198.51.100.0/24", "198.51.100.99", "198.51.101.1"),
            ("2001:db8:1:2:aaaa::1", "2001:db8:1:2:bbbb::2", "2001:db8:1:3::1"),
        ):
            await admin(house, "ban", banned, "--why", "Flood", "--until", "2999-01-01")
            for address, status in ((inside, 403), (outside, 200)):
                from_there = {"X-Forwarded-For": address}
                answer = await ana.client.get("/api/me", headers=from_there)
                assert answer.status_code == status, (address, answer.text)
                async with httpx.AsyncClient(base_url=house.address, headers=from_there) as stranger:
                    assert (await stranger.post("/api/guest", json={})).status_code == status
                    assert (await stranger.get("/api/games")).status_code == status
                    assert (await stranger.get("/api/locales/en")).status_code == 200
                headers = {"Authorization": f"Bearer {ana.token}", **from_there}
                async with connect(f"ws://127.0.0.1:{house.port}/api/socket", additional_headers=headers) as socket:
                    first = json.loads(await socket.recv())
                    assert first["is"] == ("hello" if status == 200 else "refused")
        args = (await ana.client.get("/api/me", headers={"X-Forwarded-For": "203.0.113.7"})).json()["error"]
        assert args["key"] == "hall.banned-until" and args["args"]["until_text"] == "2999-01-01 00:00 UTC"
        assert [ban["subject"] for ban in (await admin(house, "bans"))["bans"]] == [
            "203.0.113.7/32", "198.51.100.0/24", "2001:db8:1:2::/64"]  # fmt: skip

    in_hall(tmp_path, play, database=database)


def test_open_sockets_of_a_banned_address_are_closed(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        async with ana.socket() as wire:
            await admin(house, "ban", "127.0.0.0/8", "--why", "Everybody here")
            assert (await until_closed(wire))[1] == 4410

    in_hall(tmp_path, play)


def test_a_ban_ends_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        await admin(house, "ban", ana.person["id"], "--why", "A pause", "--until", "2999-01-01")
        await ana.get("/api/me", 403)
        until = int(house.hall.bans.people[ana.person["id"]].until or 0)
        assert not house.hall.bans.people[ana.person["id"]].holds(until)
        exit_code, said = await refused(house, "ban", ana.person["id"], "--why", "x", "--until", "2001-01-01")
        assert exit_code == 2 and "in the past" in said

    in_hall(tmp_path, play)


def test_bans_are_told_in_every_language() -> None:
    said = {
        Message("hall.banned-until", {"why_text": "Spam", "until_text": "2999-01-01"}).in_words(language)
        for language in LANGUAGES
    }
    assert len(said) == len(LANGUAGES) and all("Spam" in words and "2999" in words for words in said)


@pytest.mark.parametrize(
    ("text", "network"),
    [
        ("192.0.2.7", "192.0.2.7/32"),
        ("192.0.2.7/24", "192.0.2.0/24"),
        ("::ffff:192.0.2.7", "192.0.2.7/32"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::1/128", "2001:db8::1/128"),
        ("ana", "None"),
        ("-", "None"),
    ],
)
def test_addresses_are_read_as_networks(text: str, network: str) -> None:
    assert str(read_network(text)) == network


# --- people ----------------------------------------------------------------------------------------------------------


def test_people_are_found_and_logged_out(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        ana, bo = await house.guest("Ana_1"), await house.guest("Anax1")
        await make_account(ana, "the-login")
        for text in ("ana_", "HE-LOG", ana.person["id"]):
            assert [one["id"] for one in (await admin(house, "people", text))["people"]] == [ana.person["id"]], text
        assert len((await admin(house, "people"))["people"]) == 2
        found = (await admin(house, "people", "ana_"))["people"][0]
        assert found["login"] == "the-login" and found["sessions"] == 1 and not found["banned"]
        async with ana.socket() as wire:
            assert (await admin(house, "end-sessions", "the-login"))["ended"] == 1
            assert (await until_closed(wire))[1] == 4401
        assert (await ana.client.get("/api/me")).status_code == 401
        await bo.get("/api/me")
        exit_code, said = await refused(house, "end-sessions", "nobody")
        assert exit_code == 2 and "There is nobody with the login or id “nobody”" in said

    in_hall(tmp_path, play, database=database)


def test_an_operators_code_resets_a_password_until_it_expires(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        own = await make_account(ana, "ana")
        told = await admin(house, "reset-password", "ANA", "--address", "https://hall.example.org/", "--hours", "2")
        assert told["link"] == f"https://hall.example.org/recover#ana:{told['code']}"
        newer = await admin(house, "reset-password", "ana", "--hours", "1")

        async def recover(code: str, status: int) -> None:
            guest = await house.guest()
            await guest.post("/api/recover", {"login": "ana", "code": code, "password": "battery staple"}, status)

        await recover(told["code"], 403)  # the newer one took its place
        real = wall_clock.now_ms
        monkeypatch.setattr(wall_clock, "now_ms", lambda: real() + 3_700_000)
        await recover(newer["code"], 403)
        monkeypatch.setattr(wall_clock, "now_ms", real)
        await recover(newer["code"], 200)
        await recover(newer["code"], 403)
        await log_in(house, "ana", "battery staple")
        await recover(own[0], 200)  # one's own codes are still there
        stored = await house.hall.store.engine.read("SELECT request, answer FROM admin_requests")
        assert not any(code in str(tuple(row)) for row in stored for code in (told["code"], newer["code"]))
        assert (await refused(house, "reset-password", "nobody"))[0] == 2

    in_hall(tmp_path, play, database=database)


# --- tables ----------------------------------------------------------------------------------------------------------


def test_a_closed_table_is_over_and_says_so(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        table, (ana, bo, _) = await house.guests_at_table("Ana Bo Cai")
        waiting = await ana.open(game="brian-boru", players=3)
        async with bo.socket() as wire:
            await wire.watch(table)
            await admin(house, "close", table, "--why", "Insults")
            told = await wire.until("table", lambda message: message["closed"] is not None)
            assert told["status"] == "finished" and told["closed"] == "Insults"
            assert told["notices"][-1]["message"] == {"key": "hall.table-closed", "args": {"why_text": "Insults"}}
            assert told["result"]["ended_by"] == "closed" and told["result"]["places"] is None
        now = await ana.look(table)
        assert now["state"]["actions"] == [] and now["state"]["awaiting"] == []
        assert (await ana.get(f"/api/tables/{table}/moments"))["ply"] == 0
        for command, fields in (("chat", {"text": "But"}), ("rematch", {})):
            assert (await ana.do(table, command, 409, **fields))["key"] == "hall.table-closed"
        assert (await ana.do(table, "resign", 409, seat=0))["key"] == "hall.finished"
        await admin(house, "close", waiting, "--why", "Spam")
        seen = await ana.look(waiting)
        assert seen["table"]["status"] == "finished" and seen["state"] is None
        assert (await bo.do(waiting, "sit", 409))["key"] == "hall.finished"
        assert (await ana.get("/api/tables"))["tables"] == []
        assert (await refused(house, "close", table, "--why", "again"))[0] == 2
        exit_code, said = await refused(house, "close", "nowhere", "--why", "x")
        assert exit_code == 2 and "There is no such table" in said

    in_hall(tmp_path, play, database=database)


def test_a_line_of_chat_is_taken_away(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        table, (ana, bo, _) = await house.guests_at_table("Ana Bo Cai")
        for text in ("One", "Two", "Three"):
            await ana.do(table, "chat", text=text)
        async with bo.socket() as wire:
            await wire.watch(table)
            await wire.until("chat")
            listed = (await admin(house, "chat", table))["chat"]
            assert [(line["number"], line["text"]) for line in listed] == [(1, "One"), (2, "Two"), (3, "Three")]
            await admin(house, "remove-chat", table, "2", "--why", "Insult")
            (line,) = (await wire.until("chat"))["lines"]
            assert line["number"] == 2 and line["text"] == "" and line["removed"] and line["name"] == "Ana"
        lines = (await bo.get(f"/api/tables/{table}/chat"))["chat"]
        assert [line["text"] for line in lines] == ["One", "", "Three"]
        assert "Two" not in str([tuple(row) for row in await house.hall.store.engine.read("SELECT * FROM chat")])
        assert (await refused(house, "remove-chat", table, "9"))[0] == 2
        assert (await refused(house, "chat", "nowhere"))[0] == 2

    in_hall(tmp_path, play, database=database)


async def age(house: House, table: str, days: int) -> None:
    """As if nothing had happened at a table for so long."""
    await house.hall.rooms.lobby.flush()
    long_ago = wall_clock.now_ms() - days * DAY
    await house.hall.store.engine.write([("UPDATE tables SET updated = ? WHERE id = ?", (long_ago, table))])


def test_old_tables_are_pruned(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        finished, guests = await house.guests_at_table("Ana Bo Cai")
        ana = guests[0]
        for seat in (1, 2):
            await guests[seat].do(finished, "resign", seat=seat)
        await ana.do(finished, "chat", text="Good game")
        abandoned, fresh = [await ana.open(game="brian-boru", players=3) for _ in "12"]
        days = {"kind": "correspondence", "days": 60}
        slow, _ = await house.guests_at_table("Dee Eva Fin", pace=days)
        for table in (finished, abandoned, slow):
            await age(house, table, 40)
        would = await admin(house, "prune", "--older-than", "30", "--dry-run")
        assert set(would["tables"]) == {finished, abandoned} and would["finished"] == would["abandoned"] == 1
        assert (await admin(house, "prune", "--older-than", "50"))["tables"] == []
        async with ana.socket() as wire:
            await wire.watch(finished)
            assert (await admin(house, "prune", "--older-than", "30", "--finished"))["tables"] == [finished]
            assert (await wire.until("refused"))["error"]["key"] == "hall.no-such-table"
        await ana.get(f"/api/tables/{finished}", 404)
        await ana.look(abandoned)
        assert (await admin(house, "prune", "--older-than", "30", "--abandoned"))["tables"] == [abandoned]
        for part in ("lines", "chat", "table_people"):
            rows = await house.hall.store.engine.read(f"SELECT DISTINCT table_id FROM {part}")
            assert {row[0] for row in rows} <= {fresh, slow}, part
        assert {row["id"] for row in (await ana.get("/api/tables"))["tables"]} == {fresh, slow}

    in_hall(tmp_path, play, database=database)


def test_tables_are_found(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        playing, (ana, bo, _) = await house.guests_at_table("Ana Bo Cai")
        waiting = await bo.open(game="brian-boru", players=3, private=True)
        await age(house, waiting, 40)

        async def found(*words: str) -> set[str]:
            return {one["id"] for one in (await admin(house, "tables", *words))["tables"]}

        assert await found() == {playing, waiting}
        assert await found("--status", "playing") == await found("--person", ana.person["id"]) == {playing}
        assert await found("--older-than", "30") == {waiting}
        assert await found("--game", "ortus-regni") == set()
        assert (await refused(house, "tables", "--status", "strange"))[0] == 2

    in_hall(tmp_path, play, database=database)


# --- the log, errors, processes --------------------------------------------------------------------------------------


def test_everything_an_operator_does_is_logged(
    tmp_path: Path, database: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOGNAME", "olaf")
    monkeypatch.setenv("SUDO_USER", "ana")
    caplog.set_level("INFO", logger="meadhall.hall.admin")

    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        await admin(house, "ban", ana.person["id"], "--why", "Rude words")
        await refused(house, "close", "nowhere", "--why", "A try")
        await admin(house, "people", "Ana")
        log = (await admin(house, "log"))["log"]
        assert [(entry["what"], entry["why"], entry["state"]) for entry in log] == [
            ("people", "", "done"), ("close", "A try", "refused"), ("ban", "Rude words", "done")]  # fmt: skip
        assert {entry["who"] for entry in log} == {"olaf (sudo by ana)"}
        assert log[2]["request"]["subject"] == ana.person["id"] and log[2]["done"] >= log[2]["at"]
        assert "There is no such table" in log[1]["outcome"]
        noted = [record.__dict__["fields"] for record in caplog.records if record.message == "admin"]
        assert [fields["what"] for fields in noted] == ["ban", "close", "people"]
        assert noted[0]["why"] == "Rude words" and noted[0]["who"] == "olaf (sudo by ana)"
        assert b"Rude words" in msgspec.json.encode(noted[0])
        answers = await house.hall.store.engine.read("SELECT COUNT(*) FROM admin_requests WHERE answer IS NOT NULL")
        assert answers[0][0] == 0  # who was found isn't kept

    in_hall(tmp_path, play, database=database)


def test_without_a_running_hall_it_works_on_the_database(tmp_path: Path, database: str) -> None:
    kept: dict[str, Any] = {}

    async def before(house: House) -> None:
        kept["table"], (ana, bo, _) = await house.guests_at_table("Ana Bo Cai")
        await ana.do(kept["table"], "chat", text="Rude")
        kept["ana"], kept["bo"] = ana.token, bo.person["id"]

    async def after(house: House) -> None:
        ana = await house.guest()
        ana.client.headers["Authorization"] = f"Bearer {kept['ana']}"
        now = await ana.look(kept["table"])
        assert now["table"]["closed"] == "Insults" and now["chat"][0]["removed"]
        assert now["table"]["seats"][1]["away"]
        assert [ban["subject"] for ban in (await admin(house, "bans"))["bans"]] == [kept["bo"]]
        listed = (await ana.get("/api/tables", mine=1, status="finished"))["tables"]
        assert [row["id"] for row in listed] == [kept["table"]]

    in_hall(tmp_path, before, database=database)
    began = time.monotonic()
    run_admin("ban", kept["bo"], "--why", "Rude", database=database)
    run_admin("close", kept["table"], "--why", "Insults", database=database)
    run_admin("remove-chat", kept["table"], "1", database=database)
    assert time.monotonic() - began < 25
    in_hall(tmp_path, after, database=database)


def test_what_cant_be_done_is_said_in_a_sentence(tmp_path: Path) -> None:
    def said(*words: str) -> tuple[int, str]:
        result = CliRunner().invoke(app, list(words))
        return result.exit_code, " ".join(result.output.split())

    code, words = said("people", "--data", str(tmp_path / "nowhere"))
    assert code == 1 and "There is no database" in words
    assert not (tmp_path / "nowhere").exists()
    code, words = said("people", "--database", "postgresql://nobody@127.0.0.1:1/none")
    assert code == 1 and "can't be used" in words
    (tmp_path / "meadhall.sqlite").write_bytes(b"no database" * 1000)
    code, words = said("people", "--data", str(tmp_path))
    assert code == 1 and "can't be used" in words
    for wrong in (["ban", "ana"], ["ban", "ana", "--why", " "], ["close", "x"], ["prune"], ["nothing"],
                  ["prune", "--older-than", "0"], ["ban", "ana", "--why", "x", "--until", "soon"],
                  ["remove-chat", "x", "y"],
                  ["prune", "--older-than", "5", "--finished", "--abandoned"]):  # fmt: skip
        assert said(*wrong)[0] == 2, wrong
    code, words = said("people", "--json", "--data", str(tmp_path / "nowhere"))
    assert code == 1 and "error" in words


def test_a_hall_that_doesnt_answer_is_not_waited_for_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(submit, "PATIENCE_SECONDS", 1.0)

    async def play(house: House) -> None:
        for task in house.hall.tasks:
            task.cancel()
        ana = await house.guest("Ana")
        exit_code, said = await refused(house, "ban", ana.person["id"], "--why", "x")
        assert exit_code == 1 and "doesn't answer; nothing was done" in said
        await ana.get("/api/me")
        assert (await admin(house, "log"))["log"][0]["state"] == "withdrawn"

    in_hall(tmp_path, play)


def test_the_command_works_beside_a_hall_in_another_process(tmp_path: Path) -> None:
    """As an operator would type it, while moves are made."""

    def typed(*words: str) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        command = [sys.executable, "-m", "meadhall", "admin", *words, "--data", str(tmp_path)]
        return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)

    async def run() -> None:
        async with HallProcess(tmp_path) as hall:
            guest = await post(hall.address, "/api/guest", {"name": "Ana", "token": True})
            body = {"game": "brian-boru", "players": 3, "seats": ["me", "random", "random"], "start": True}
            table = (await post(hall.address, "/api/tables", body, guest["token"]))["table"]["id"]
            listed = await asyncio.to_thread(typed, "tables")
            assert listed.returncode == 0 and table in listed.stdout, listed.stderr
            closed = await asyncio.to_thread(typed, "close", table, "--why", "The end")
            assert closed.stdout == f"Table {table} is closed.\n", closed.stderr
            now = await get(hall.address, f"/api/tables/{table}", guest["token"])
            assert now["table"]["closed"] == "The end"
            log = await asyncio.to_thread(typed, "log")
            assert "The end" in log.stdout and "close" in log.stdout
            assert (await asyncio.to_thread(typed, "close", "nowhere", "--why", "x")).returncode == 2

    asyncio.run(run())


def test_every_process_hears_of_it(tmp_path: Path, postgres: Any) -> None:
    """Two halls on one database: whichever carries a request out, people at the other see it at once."""
    database = postgres.new_database()

    async def play(first: House) -> None:
        settings = msgspec.structs.replace(first.settings, secret=first.hall.settings.secret)
        async with open_house(settings) as second:
            ana, bo = await first.guest("Ana"), await first.guest("Bo")
            table = await ana.open(game="brian-boru", players=3)
            await ana.do(table, "chat", text="Hello")

            def there(guest: Guest) -> Guest:
                other = Guest(second)
                other.token = guest.token
                other.client.headers["Authorization"] = f"Bearer {guest.token}"
                second.guests.append(other)
                return other

            async with ana.socket() as here, there(bo).socket() as elsewhere, there(ana).socket() as too:
                for wire in (here, elsewhere, too):
                    await wire.ask("watch", table=table)
                    await wire.until("chat")
                await admin(first, "remove-chat", table, "1")
                for wire in (here, elsewhere):
                    assert (await wire.until("chat"))["lines"][0]["removed"]
                await admin(first, "close", table, "--why", "Late")
                for wire in (here, elsewhere):
                    await wire.until("table", lambda message: message["closed"] == "Late")
                await admin(first, "ban", bo.person["id"], "--why", "Rude")
                assert (await until_closed(elsewhere))[1] == 4410
                await admin(first, "end-sessions", ana.person["id"])
                for wire in (here, too):
                    assert (await until_closed(wire))[1] == 4401
            cai = await second.guest("Cai")
            assert (await cai.look(table))["table"]["seats"][0]["name"] == "Ana"
            dee = await first.guest("Dee")
            shown = await dee.open(game="brian-boru", players=3)
            async with cai.socket() as wire:
                await wire.ask("watch", table=shown)
                await dee.post("/api/me/delete", {"confirm": "Dee"})
                await wire.until("table", lambda message: message["seats"][0]["kind"] == "open")
                await second.hall.rooms.lobby.flush()  # or it would say later that something has just happened there
                await age(first, shown, 40)
                await admin(first, "prune", "--older-than", "30")
                assert (await wire.until("refused"))["status"] == 404

    in_hall(tmp_path, play, database=database)
