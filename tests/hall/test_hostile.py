"""Hostile clients: whatever they send, nothing crashes, nothing leaks, and limits answer with 4xx or a close code."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from meadhall.hall.limits import Rate
from meadhall.hall.settings import Limits
from meadhall.hall.web.socket import decode_request, request_id
from tests.examples import examples
from tests.hall.house import House, in_hall

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
WORDS = [
    "watch", "play", "sit", "leave", "undo", "chat", "why", "preview", "forecast", "start", "resign", "lobby", "ping",
    "bot", "rematch",
]  # fmt: skip


FIELDS = ("table", "seat", "ply", "action", "line", "id", "text", "agree", "after", "key", "version")
REQUESTS = st.fixed_dictionaries({"do": st.sampled_from(WORDS)}, optional=dict.fromkeys(FIELDS, JSON))


@examples(400)
@given(st.one_of(JSON, REQUESTS))
def test_any_request_is_read_or_refused(value: Any) -> None:
    import msgspec

    text = json.dumps(value)
    try:
        message = decode_request(text)
    except msgspec.DecodeError:
        found = request_id(text)
        assert found is None or len(found) <= 64
    else:
        assert value["do"] in WORDS
        assert message is not None


def hostile_requests(table: str, rng: random.Random) -> list[str | bytes]:
    """Messages no honest client sends."""
    play = {"do": "play", "table": table, "seat": 0, "ply": 0, "action": 0}
    return [
        "", "null", "[]", "{}", "{" * 2000, "[" * 8000, '"\\ud800"', "\x00", "Ω" * 3000, "1e999",
        json.dumps({**play, "seat": -1}), json.dumps({**play, "seat": 10**30}), json.dumps({**play, "ply": 1.5}),
        json.dumps({**play, "action": "x" * 3000}), json.dumps({**play, "action": None}),
        json.dumps({**play, "action": -1}), json.dumps({**play, "action": 10**9}),
        json.dumps({**play, "id": ""}), json.dumps({**play, "id": "x" * 65}), json.dumps({**play, "id": "a b"}),
        json.dumps({**play, "table": "../../etc/passwd"}), json.dumps({**play, "table": "' OR 1=1 --"}),
        json.dumps({**play, "seat": 1, "person": "p_somebody"}), json.dumps({"do": "start", "table": table}),
        json.dumps({"do": "bot", "table": table, "seat": 0, "bot": "random"}),
        json.dumps({"do": "undo-answer", "table": table, "seat": 1, "agree": True}),
        json.dumps({"do": "watch", "table": table, "seat": 2}),
        json.dumps({"do": "preview", "table": table, "seat": 2, "ply": 0, "line": "start N1"}),
        json.dumps({"do": "preview", "table": table, "seat": 0, "ply": 0, "line": "start N1;" * 1000}),
        json.dumps({"do": "forecast", "table": table, "seat": 2}), json.dumps({"do": "forecast", "table": table}),
        json.dumps({"do": "watch", "table": table, "after": -2}),
        json.dumps({"do": "chat", "table": table, "text": "\x00"}),
        json.dumps({"do": "undo", "table": table, "seat": 2}),
        json.dumps({"do": "leave", "table": table}), json.dumps({"do": "resign", "table": table, "seat": 1}),
        *("".join(chr(rng.randrange(32, 0x2FF)) for _ in range(rng.randrange(200))) for _ in range(60)),
    ]  # fmt: skip


def test_hostile_requests_change_nothing(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai")
        mallory = await house.guest("Mallory")
        before = (await guests[0].look(table))["table"]
        for message in hostile_requests(table, random.Random(1)):
            async with mallory.socket() as wire:
                await wire.connection.send(message)
                answer = await wire.ask("why", table=table, seat=0, action=0)  # the socket still answers
                assert answer["is"] == "refused"
        after = (await guests[0].look(table))["table"]
        assert {**after, "watchers": 0, "chat": 0} == {**before, "watchers": 0, "chat": 0}

    in_hall(tmp_path, play)


def test_senseless_and_oversized_requests_close_the_socket(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        mallory = await house.guest("Mallory")
        for messages, code in (
            (["nonsense"] * 12, 4400),
            (["x" * 20_000], 1009),
            ([b"\x00\x01"], 4400),
            ([b"x" * 99_999], 1009),
        ):
            async with mallory.socket() as wire:
                with pytest.raises(ConnectionClosed):
                    for message in messages:
                        await wire.connection.send(message)
                    while True:
                        await wire.hear()
                assert wire.connection.close_code == code

    in_hall(tmp_path, play)


def test_other_peoples_tokens_and_seats_do_not_act(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai")
        seat = (await guests[0].look(table))["state"]["awaiting"][0]
        owner, other = guests[seat], guests[(seat + 1) % 3]
        state = (await owner.look(table))["state"]
        command = {"seat": seat, "ply": 0, "action": state["actions"][0]["code"]}
        # Another player, a stranger, and a client id stolen from the owner.
        for thief in (other, await house.guest("Thief")):
            assert (await thief.do(table, "play", 403, **command, id="stolen"))["key"] == "hall.not-your-seat"
        await owner.do(table, "play", **command, id="stolen")
        assert (await other.do(table, "play", 403, **command, id="stolen"))["key"] == "hall.not-your-seat"
        # The other's own command with an id the owner has used is a command of its own.
        now = (await guests[0].look(table))["state"]
        turn = now["awaiting"][0]
        ack = await guests[turn].play_first(table, (await guests[turn].look(table))["state"], id="stolen")
        assert "repeated" not in ack

    in_hall(tmp_path, play)


def test_a_socket_that_is_hasty_now_and_then_stays_open(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        now = [0.0]
        house.hall.request_rate = Rate(1, 1, lambda: now[0])
        async with ana.socket() as wire:
            for _ in range(80):
                now[0] += 1
                assert (await wire.ask("lobby", on=False))["is"] == "ack"
                assert (await wire.ask("lobby", on=False))["status"] == 429

    in_hall(tmp_path, play)


def test_floods_are_slowed_and_then_cut_off(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        mallory, ana = await house.guest("Mallory"), await house.guest("Ana")
        codes = [(await mallory.client.post("/api/tables", json={})).status_code for _ in range(3)]
        assert set(codes) == {400}
        async with mallory.socket() as wire:
            with pytest.raises(ConnectionClosed):
                for _ in range(400):
                    await wire.connection.send('{"do":"lobby","on":false}')
                while True:
                    await wire.hear()
            assert wire.connection.close_code == 4429
            assert any(message.get("status") == 429 for message in wire.heard)
        await ana.open(game="brian-boru", players=3)
        answer = await ana.client.post("/api/tables", json={"game": "brian-boru", "players": 3})
        assert answer.status_code == 201
        refused = await ana.client.post("/api/tables", json={"game": "brian-boru", "players": 3})
        assert refused.status_code == 429 and refused.json()["error"]["key"] == "hall.too-many"

    in_hall(tmp_path, play, limits=Limits(deeds_burst=20, deeds_per_second=0.1, tables_burst=2, tables_per_second=0.01))


def test_sockets_and_watches_are_limited(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        tables = [await ana.open(game="brian-boru", players=3) for _ in range(3)]
        async with ana.socket() as one, ana.socket():
            with pytest.raises(ConnectionClosed):
                async with ana.socket():
                    pass
            assert [(await one.ask("watch", table=table))["is"] for table in tables] == ["ack", "ack", "refused"]

    in_hall(tmp_path, play, limits=Limits(sockets_per_person=2, watched_per_socket=2))


def test_a_reader_who_falls_behind_is_cut_off_and_nobody_else_waits(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai")
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
        writer.write(
            f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {guests[0].token}\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        text = json.dumps({"do": "watch", "table": table}).encode()
        writer.write(b"\x81" + bytes([0x80 | len(text)]) + b"\0\0\0\0" + text)
        while not house.hall.rooms.rooms[table].watches:
            await asyncio.sleep(0.01)
        (watch,) = house.hall.rooms.rooms[table].watches
        for _ in range(20_000):  # never read
            watch.socket.send(b'{"is":"state","padding":"' + b"x" * 5000 + b'"}')
            if watch.socket.close_code:
                break
            await asyncio.sleep(0)
        assert watch.socket.close_code == 4409
        await guests[1].look(table)
        writer.close()

    in_hall(tmp_path, play)


def test_bodies_too_long_too_slow_or_of_the_wrong_kind(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        long = await ana.client.post("/api/name", content=b"x" * 70_000, headers={"Content-Type": "application/json"})
        assert long.status_code == 413
        for body in (b"", b"[", b"\xff\xfe", b"[" * 60_000, b'{"name": "\\ud800"}', b'{"name": 1}', b'{"nam": "x"}'):
            answer = await ana.client.post("/api/name", content=body, headers={"Content-Type": "application/json"})
            assert answer.status_code in (400, 422), (body[:20], answer.text)
        assert (await slow_post(house, ana.token)).startswith(b"HTTP/1.1 408")
        assert (await ana.client.request("DELETE", "/api/me")).status_code == 405

    in_hall(tmp_path, play, limits=Limits(body_seconds=0.3))


async def slow_post(house: House, token: str) -> bytes:
    """A body that never ends."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    writer.write(
        f"POST /api/name HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nContent-Type: application/json\r\n"
        f"Content-Length: 100\r\nAuthorization: Bearer {token}\r\n\r\n{{".encode()
    )
    answer = await asyncio.wait_for(reader.read(200), 5)
    writer.close()
    return answer


def test_odd_addresses_are_not_found(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        missing = ["rules/x", "locales/xx", "nothing", "rules/%00", "tables/" + "a" * 500]
        missing += [f"tables/{name}" for name in ("nosuch", "%00", "%F0%9F%98%80", "a'b")]
        for path in (f"/api/{name}" for name in missing):
            answer = await ana.client.get(path)
            assert answer.status_code == 404, (path, answer.text)
            assert answer.json()["error"]["text"]
        for path in (
            "/../../etc/passwd",
            "/%2e%2e/%2e%2e/etc/passwd",
            "/assets/../../settings.py",
            "/..%2f..%2fsettings.py",
        ):
            answer = await ana.client.get(path)
            assert b"root:" not in answer.content and b"SECRET" not in answer.content
        for query in (
            "limit=0",
            "limit=x",
            "status=odd",
            "before=-1",
            "pace=fast",
            "free=2",
            "limit=99999999999999999999",
        ):
            assert (await ana.client.get(f"/api/tables?{query}")).status_code == 400, query

    in_hall(tmp_path, play)


def test_a_file_is_kept_once_whatever_it_is_called(tmp_path: Path) -> None:
    """A file of the client has names without number; each must not cost memory and time of its own."""
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "assets" / "app.js").write_text("let hall;")

    async def play(house: House) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
        names = ["/assets/" + "./" * n + "app.js" for n in range(9)] + ["/assets//app.js", "/assets/../assets/app.js"]
        for name in names:
            writer.write(f"GET {name} HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\n\r\n".encode())
            answer = await asyncio.wait_for(reader.readuntil(b"let hall;"), 5)
            assert answer.startswith(b"HTTP/1.1 200")
        writer.close()
        (files,) = [route.endpoint.__self__.files for route in house.server.config.app.routes  # type: ignore[union-attr]
                    if route.path == "/{path:path}"]  # fmt: skip
        assert len(files) == 1

    in_hall(tmp_path / "data", play, client=client)


def test_every_answer_wears_its_headers(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with httpx.AsyncClient(base_url=house.address) as browser:
            for path in ("/", "/table/abc", "/api/me", "/api/games", "/healthz", "/nothing.js"):
                headers = (await browser.get(path)).headers
                policy = headers["content-security-policy"]
                assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy
                assert "'unsafe-inline'" not in policy.split("script-src")[1].split(";")[0]
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "same-origin"
                assert "server" not in headers
                assert headers["strict-transport-security"]
            cookie = (await browser.post("/api/guest", json={})).headers["set-cookie"]
            assert "; Secure" in cookie

    in_hall(tmp_path, play, secure=True)
