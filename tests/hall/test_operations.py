"""Operations: health, metrics, backups of a hall in use, graceful shutdown, commands, the client's files, the docs."""

from __future__ import annotations

import asyncio
import contextlib
import re
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer import Typer
from typer.testing import CliRunner

from meadhall.hall.cli.commands import backup
from meadhall.hall.web import app
from meadhall.hall.web.app import ENDPOINTS
from meadhall.hall.web.texts import clauses
from meadhall.kernel.words.catalogue import catalogue
from meadhall.kernel.words.languages import LANGUAGES
from tests.hall.house import House, in_hall
from tests.hall.siege import HallProcess, post

ROOT = Path(__file__).parents[2]


def invoke(command, *args: str):  # type: ignore[no-untyped-def]
    app = Typer()
    app.command()(command)
    return CliRunner().invoke(app, list(args))


def test_health_and_metrics(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        await house.guests_at_table("Ana Bo Cai")
        async with httpx.AsyncClient(base_url=house.address) as client:
            assert (await client.get("/healthz")).json() == {"status": "ok"}
            text = (await client.get("/metrics")).text
            assert "meadhall_log_lines_total 3.0" in text and "meadhall_rooms 1.0" in text
            # What comes through a proxy comes from outside.
            outside = await client.get("/metrics", headers={"X-Forwarded-For": "203.0.113.7"})
            assert outside.status_code == 404
            # Any page in a browser here may ask under its own name.
            for host in (
                "evil.example",
                "evil.example:8000",
                "127.0.0.1.evil.example",
                "",
                "[",
                "localhost.evil.example",
                "evil.example:80@localhost",
            ):
                answer = await client.get("/metrics", headers={"Host": host})
                assert answer.status_code in (400, 404) and "meadhall_" not in answer.text, host
            for host in ("localhost", "127.0.0.1:9", "[::1]:8000", "LOCALHOST:1"):
                assert (await client.get("/metrics", headers={"Host": host})).status_code == 200, host
            assert (await client.get("/livez")).json() == {"status": "ok"}

    in_hall(tmp_path, play, database=database)


def test_open_metrics_are_for_everybody(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with httpx.AsyncClient(base_url=house.address) as client:
            answer = await client.get("/metrics", headers={"Host": "hall1:8000", "X-Forwarded-For": "203.0.113.7"})
            assert answer.status_code == 200 and "meadhall_rooms" in answer.text

    in_hall(tmp_path, play, metrics_open=True)


def test_a_hall_whose_store_fails_somebody_is_not_healthy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever it is that can't be read: while people get 503, so does whoever asks after the hall's health."""
    monkeypatch.setattr(app, "FAILED_SECONDS", 0.5)

    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        table = await ana.open(game="brian-boru", players=3)
        assert (await ana.client.get("/healthz")).status_code == 200
        engine = house.hall.store.engine
        await engine.write([("ALTER TABLE chat RENAME COLUMN text TO said", ())])
        assert (await ana.client.get(f"/api/tables/{table}")).status_code == 503
        assert (await ana.client.get("/healthz")).json() == {"status": "store down"}
        assert (await ana.client.get("/livez")).status_code == 200
        await engine.write([("ALTER TABLE chat RENAME COLUMN said TO text", ())])
        await asyncio.sleep(0.6)
        assert (await ana.client.get("/healthz")).status_code == 200

    in_hall(tmp_path, play)


def test_a_hall_whose_store_is_gone_is_not_healthy(tmp_path: Path, postgres) -> None:  # type: ignore[no-untyped-def]
    async def play(house: House) -> None:
        async with httpx.AsyncClient(base_url=house.address) as client:
            await house.hall.store.engine.pool.close()  # type: ignore[attr-defined]
            assert (await client.get("/healthz")).status_code == 503
            answer = await client.post("/api/guest", json={})
            assert answer.status_code == 503 and answer.json()["error"]["key"] == "hall.store-down"

    in_hall(tmp_path, play, database=postgres.new_database())  # and it can still be stopped


def test_a_hall_outlives_its_lost_database_connections(tmp_path: Path, postgres) -> None:  # type: ignore[no-untyped-def]
    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai")
        await cut_connections(house.settings.database)
        for attempt in range(50):
            answer = await guests[0].client.post(f"/api/tables/{table}/chat", json={"text": "here", "id": "once"})
            if answer.status_code == 200:
                break
            assert answer.status_code == 503, (attempt, answer.text)
            await asyncio.sleep(0.1)
        assert [line["text"] for line in (await guests[1].look(table))["chat"]] == ["here"]
        seat = (await guests[0].look(table))["state"]["awaiting"][0]
        await guests[seat].play_first(table, (await guests[seat].look(table))["state"])

    in_hall(tmp_path, play, database=postgres.new_database())


async def cut_connections(database: str) -> None:
    """End all others, and wait until they are gone: the server only asks them to."""
    import asyncpg

    connection = await asyncpg.connect(database)
    ended = await connection.fetch(
        "SELECT pid, pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = $1",
        database.rsplit("/", 1)[1],
    )
    pids = [row["pid"] for row in ended]
    async with asyncio.timeout(10):
        while await connection.fetchval("SELECT count(*) FROM pg_stat_activity WHERE pid = ANY($1)", pids):
            await asyncio.sleep(0.01)
    await connection.close()


def test_a_backup_of_a_hall_in_use_is_whole_and_can_be_played_on(tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    kept: dict[str, Any] = {}

    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai")
        done = await asyncio.to_thread(invoke, backup, str(copy), "--data", str(tmp_path))
        assert done.exit_code == 0 and "1 table, 4 log lines" in done.output, done.output
        again = await asyncio.to_thread(invoke, backup, str(copy), "--data", str(tmp_path))
        assert again.exit_code == 1 and "exists already" in again.output
        await guests[0].do(table, "chat", text="still open")
        kept.update(table=table, tokens=[guest.token for guest in guests])

    in_hall(tmp_path, play)
    nothing = invoke(backup, str(tmp_path / "x"), "--data", str(tmp_path / "nowhere"))
    assert nothing.exit_code == 1 and "no database" in nothing.output
    strange = tmp_path / "what? a #1 folder %20"
    strange.mkdir()
    (strange / "meadhall.sqlite").write_bytes((tmp_path / "meadhall.sqlite").read_bytes())
    assert "1 table, " in invoke(backup, str(strange / "copy"), "--data", str(strange)).output
    (strange / "meadhall.sqlite").write_bytes(b"no database" * 1000)
    assert invoke(backup, str(strange / "second"), "--data", str(strange)).exit_code == 1
    assert {file.name for file in strange.glob("[!m]*")} == {"copy"}  # nothing half done
    nowhere = invoke(backup, str(tmp_path / "nowhere" / "x"), "--data", str(tmp_path))
    assert nowhere.exit_code == 1 and "No backup was made" in nowhere.output
    with closing(sqlite3.connect(copy)) as database:
        assert database.execute("SELECT COUNT(*) FROM lines").fetchone() == (4,)

    restored = tmp_path / "restored"
    restored.mkdir()
    copy.rename(restored / "meadhall.sqlite")
    (tmp_path / "secret").rename(restored / "secret")

    async def play_on(house: House) -> None:
        guest = await house.guest()
        (row,) = (await guest.get("/api/tables"))["tables"]
        guest.client.headers["Authorization"] = f"Bearer {kept['tokens'][row['awaiting'][0]]}"
        now = await guest.look(kept["table"])
        assert now["chat"] == []  # said after the copy was made
        assert (await guest.play_first(kept["table"], now["state"]))["ply"] == 1

    in_hall(restored, play_on)


@pytest.mark.skipif(sys.platform == "win32", reason="no limits there")
def test_a_hall_takes_more_sockets_than_the_system_gives_at_first(tmp_path: Path) -> None:
    import resource

    async def run() -> None:
        first, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        async with contextlib.AsyncExitStack() as open_ones:
            open_ones.callback(resource.setrlimit, resource.RLIMIT_NOFILE, (first, most))
            resource.setrlimit(resource.RLIMIT_NOFILE, (128, most))
            hall = await open_ones.enter_async_context(HallProcess(tmp_path))  # inherits it
            resource.setrlimit(resource.RLIMIT_NOFILE, (first, most))
            for _ in range(200):
                _, writer = await asyncio.open_connection("127.0.0.1", hall.port)
                open_ones.callback(writer.close)
            await post(hall.address, "/api/guest", {"token": True})

    asyncio.run(run())


def test_a_graceful_stop_acknowledges_what_it_has_stored(tmp_path: Path) -> None:
    async def run() -> None:
        async with HallProcess(tmp_path) as hall:
            await stop_while_talking(hall, tmp_path)

    asyncio.run(run())


async def stop_while_talking(hall: HallProcess, folder: Path) -> None:
    token = (await post(hall.address, "/api/guest", {"token": True}))["token"]
    body = {"game": "brian-boru", "players": 3, "seats": ["me", "random", "random"], "start": True}
    table = (await post(hall.address, "/api/tables", body, token))["table"]["id"]
    say = f"/api/tables/{table}/chat"
    chats = [asyncio.ensure_future(post(hall.address, say, {"text": f"line {n}"}, token)) for n in range(20)]
    await asyncio.sleep(0.05)
    assert await asyncio.to_thread(hall.stop) == 0
    answered = [task for task in await asyncio.gather(*chats, return_exceptions=True) if isinstance(task, dict)]
    with closing(sqlite3.connect(folder / "meadhall.sqlite")) as database:
        (stored,) = database.execute("SELECT COUNT(*) FROM chat").fetchone()
    assert stored >= len(answered)


def test_the_client_is_served_with_its_first_page_for_every_path(tmp_path: Path) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>Hall</title>")
    (client / "assets" / "app-1a2b.js").write_text("console.log('" + "x" * 500 + "')")
    (client / "assets" / "both-3c4d.js").write_text("console.log('" + "y" * 500 + "')")
    (client / "assets" / "both-3c4d.js.br").write_bytes(b"as brotli")

    async def play(house: House) -> None:
        async with httpx.AsyncClient(base_url=house.address) as browser:
            for path in ("/", "/table/abc", "/rules/brian-boru"):
                page = await browser.get(path)
                assert (
                    page.text.startswith("<!doctype html><title>Hall") and page.headers["cache-control"] == "no-cache"
                )
            script = await browser.get("/assets/app-1a2b.js")
            assert script.headers["content-type"].startswith("text/javascript")
            assert script.headers["content-encoding"] == "gzip" and "immutable" in script.headers["cache-control"]
            # What was built as brotli too is served so to whoever takes it, and under the name of the script itself.
            wanted = browser.stream("GET", "/assets/both-3c4d.js", headers={"Accept-Encoding": "gzip, br"})
            async with wanted as squeezed:
                assert squeezed.headers["content-encoding"] == "br"
                assert squeezed.headers["content-type"].startswith("text/javascript")
                assert b"".join([part async for part in squeezed.aiter_raw()]) == b"as brotli"
            other = await browser.get("/assets/both-3c4d.js", headers={"Accept-Encoding": "gzip"})
            assert other.headers["content-encoding"] == "gzip" and "yyy" in other.text
            again = await browser.get("/assets/app-1a2b.js", headers={"If-None-Match": script.headers["etag"]})
            assert again.status_code == 304
            assert (await browser.get("/assets/gone.js")).status_code == 404
            (client / "index.html").write_text("<!doctype html><title>New")
            assert "New" in (await browser.get("/")).text

    in_hall(tmp_path / "data", play, client=client)


def test_a_hall_without_its_client_says_so(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with httpx.AsyncClient(base_url=house.address) as browser:
            assert "make play" in (await browser.get("/")).text

    in_hall(tmp_path / "data", play, client=tmp_path / "nothing")


def test_texts_for_the_client(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with httpx.AsyncClient(base_url=house.address) as browser:
            games = (await browser.get("/api/games")).json()["games"]
            brian = next(game for game in games if game["id"] == "brian-boru")
            assert brian["players"] == [3, 4, 5] and brian["options"]
            bots = (await browser.get("/api/bots")).json()
            assert "random" in bots["bots"] and bots["tempers"] == ["raider", "merchant", "builder"]
            assert bots["tempered"] == ["quick", "steady", "strong"]
            assert (await browser.get("/api/locales")).json()["languages"] == ["en", "es", "pl", "pt"]
            english = await browser.get("/api/locales/en")
            assert "hall-not-your-seat" in english.text and "brian-boru" in english.text
            again = await browser.get("/api/locales/en", headers={"If-None-Match": english.headers["etag"]})
            assert again.status_code == 304
            rules = (await browser.get("/api/rules/brian-boru")).json()
            assert rules["language"] == "en" and rules["clauses"]["BB-1.1"]

    in_hall(tmp_path, play)


def test_clauses_are_found_in_a_rules_text() -> None:
    text = "## 7\n\n- **BB-7.3** A town\n  of two lines. [rulebook]\n- **BB-7.4** Another.\n\nProse.\n"
    assert clauses(text) == {"BB-7.3": "A town of two lines. [rulebook]", "BB-7.4": "Another."}


def test_words_are_read_before_the_doors_open(tmp_path: Path) -> None:
    """Reading them takes a fifth of a second: nobody should wait for that in the middle of a game."""
    catalogue.cache_clear()

    async def play(house: House) -> None:
        assert catalogue.cache_info().currsize == 1 and not catalogue("en").unread

    in_hall(tmp_path, play)


def test_every_endpoint_and_message_is_in_the_documentation() -> None:
    text = (ROOT / "docs" / "api.md").read_text()
    for endpoint in ENDPOINTS:
        path = re.sub(r"{(\w+)}", r"<\1>", endpoint.path).replace("<table>", "<id>")
        last = path.rsplit("/", 1)[1]
        assert path in text or f"`{last}`" in text, f"{path} is not in docs/api.md"
    for kind in ("hello", "ack", "refused", "state", "table", "presence", "chat", "turn", "lobby", "why", "pong"):
        assert f'"is": "{kind}"' in text, kind


def test_everything_the_hall_says_has_words() -> None:
    source = "".join(path.read_text() for path in (ROOT / "src" / "meadhall" / "hall").rglob("*.py"))
    keys = set(re.findall(r'Refusal\(\s*\d+,\s*"([a-z-]+)"', source))
    keys |= set(re.findall(r'self\.notice\(line, "([a-z-]+)"', source)) | {"resigned", "flagged", "no-such-address"}
    assert len(keys) > 40
    missing = [key for key in sorted(keys) if not catalogue("en").has_message(f"hall-{key}")]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_all_the_hall_says_with_the_same_arguments(language: str) -> None:
    def messages(name: str) -> dict[str, set[str]]:
        text = (ROOT / "src" / "meadhall" / "locales" / name / "hall.ftl").read_text()
        parts = re.split(r"^(hall-[a-z-]+) = ", text, flags=re.MULTILINE)[1:]
        return {key: set(re.findall(r"\$(\w+)", words)) for key, words in zip(parts[::2], parts[1::2], strict=True)}

    assert messages(language) == messages("en")
