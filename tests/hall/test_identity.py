"""Identity: guests in a cookie, names, accounts that adopt guests, sessions that end."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from meadhall.hall import wall_clock
from meadhall.hall.cli.options import RELAXED
from meadhall.hall.limits import address_key
from meadhall.hall.settings import Limits, Settings, prepare
from tests.hall.house import Guest, House, in_hall


def test_a_browser_gets_a_signed_guest_cookie_once(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        async with httpx.AsyncClient(base_url=house.address) as browser:
            assert (await browser.get("/api/me")).status_code == 401
            first = await browser.post("/api/guest", json={})
            cookie = first.headers["set-cookie"]
            assert "HttpOnly" in cookie and "SameSite=Lax" in cookie and "token" not in first.json()
            again = await browser.post("/api/guest", json={})
            assert again.json() == first.json()
            assert again.headers["set-cookie"] == cookie  # the same identity for another 90 days
            assert f"Max-Age={90 * 24 * 3600};" in cookie
            renamed = await browser.post("/api/name", json={"name": "  Ana   María "})
            assert renamed.json()["person"]["name"] == "Ana María"
            for name in ("", "x" * 25, "a\u202eb", "\u200b"):
                assert (await browser.post("/api/name", json={"name": name})).status_code == 422
            assert (await browser.get("/api/me")).json()["person"]["name"] == "Ana María"

    in_hall(tmp_path, play, database=database)


def test_a_new_name_is_seen_at_the_tables_one_sits_at(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        table, guests = await house.guests_at_table("Ana Bo Cai")
        others, _ = await house.guests_at_table("Dee Eva Fin")
        ana, bo = guests[0], guests[1]
        waiting = await ana.open(game="brian-boru", players=3)
        async with bo.socket() as wire:
            await wire.watch(table)
            await ana.post("/api/name", {"name": "Zoë"})
            told = await wire.until("table", lambda message: message["seats"][0]["name"] == "Zoë")
            assert [seat["name"] for seat in told["seats"]] == ["Zoë", "Bo", "Cai"]
        assert (await bo.look(waiting))["table"]["seats"][0]["name"] == "Zoë"
        names = {row["id"]: row["seats"][0]["name"] for row in (await bo.get("/api/tables"))["tables"]}
        assert names == {table: "Zoë", waiting: "Zoë", others: "Dee"}

    in_hall(tmp_path, play, database=database)


def test_a_new_name_is_used_by_open_sockets_at_once(tmp_path: Path, database: str) -> None:
    """Whoever comes in, says what they are called and sits down, sits there by that name."""

    async def play(house: House) -> None:
        ana, bo = await house.guest("Guest"), await house.guest("Bo")
        table = await bo.open(game="brian-boru", players=3)
        async with ana.socket() as wire:
            await ana.post("/api/name", {"name": "Ana"})
            assert (await wire.ask("sit", table=table))["is"] == "ack"
            assert (await wire.ask("chat", table=table, text="Hello!"))["is"] == "ack"
        seen = await bo.look(table)
        assert seen["table"]["seats"][1]["name"] == seen["chat"][0]["name"] == "Ana"

    in_hall(tmp_path, play, database=database)


def test_names_change_no_faster_than_people_chat(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        await ana.post("/api/name", {"name": "Zoë"})
        await ana.post("/api/name", {"name": "Ana"}, 429)

    in_hall(tmp_path, play, limits=Limits(chat_burst=1, chat_per_second=0.01))


def test_a_forged_or_foreign_token_is_nobody(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        name, _, signature = ana.token.partition(".")
        other = signature[:-1] + ("1" if signature[-1] == "0" else "0")
        for token in (name, f"{name}.", f"{name}.{other}", f"x{name}.{signature}", "é.é"):
            answer = await ana.client.get("/api/me", headers={b"Authorization": f"Bearer {token}".encode()})
            assert answer.status_code == 401, token

    in_hall(tmp_path, play)


def test_an_account_keeps_the_guests_tables_and_adopts_other_guests(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        first = await ana.open(game="brian-boru", players=3)
        claimed = await ana.post("/api/account", {"login": "Ana", "password": "correct horse"})
        assert claimed["person"] == {"id": ana.person["id"], "name": "Ana", "account": True, "login": "ana"}
        assert (await ana.post("/api/account", {"login": "b12", "password": "correct horse"}, 409))["error"]["key"] == (
            "hall.has-account"
        )
        phone = await house.guest("Phone")
        taken = await phone.post("/api/account", {"login": "ANA", "password": "another one"}, 409)
        assert taken["error"]["key"] == "hall.login-taken"
        second = await phone.open(game="brian-boru", players=3)
        for login, password in (("ana", "wrong password"), ("nobody", "correct horse")):
            wrong = await phone.post("/api/login", {"login": login, "password": password}, 403)
            assert wrong["error"]["key"] == "hall.login-wrong"
        answer = await phone.post("/api/login", {"login": "ana", "password": "correct horse", "token": True})
        phone.client.headers["Authorization"] = f"Bearer {answer['token']}"
        assert answer["person"]["id"] == ana.person["id"]
        mine = {row["id"] for row in (await phone.get("/api/tables", mine=1))["tables"]}
        assert mine == {first, second}
        # The adopted guest's seat acts for the account, from every session of it.
        body = (await phone.look(second))["table"]
        assert body["my_seats"] == [0] and body["hosting"]
        assert not (await (await house.guest()).look(second))["table"]["hosting"]
        await phone.do(second, "start", fill="random")

    in_hall(tmp_path, play, database=database)


def test_whoever_knew_the_guest_does_not_know_the_account(tmp_path: Path, database: str) -> None:
    """A token planted in somebody's browser is worth nothing once they have logged in."""

    async def play(house: House) -> None:
        ana, phone = await house.guest("Ana"), await house.guest("Phone")
        await ana.post("/api/account", {"login": "ana", "password": "correct horse"})
        await phone.post("/api/login", {"login": "ana", "password": "correct horse", "token": True})
        await phone.get("/api/me", 401)
        assert len((await ana.get("/api/sessions"))["sessions"]) == 2

    in_hall(tmp_path, play, database=database)


def test_an_adopted_guest_is_called_by_the_accounts_name(tmp_path: Path, database: str) -> None:
    """At the guest's tables, too, from the login on; seats around one screen keep the names they were given."""

    async def play(house: House) -> None:
        ana, phone = await house.guest("Ana"), await house.guest("Phone")
        await ana.post("/api/account", {"login": "ana", "password": "correct horse"})
        table = await phone.open(game="brian-boru", players=3, seats=["me", "random", "random"], start=True)
        around = await phone.open(
            game="brian-boru", players=3, hot_seat=True, seats=["me", "me", "me"], names=["", "Mum", "Dad"]
        )

        async def names(table: str) -> list[str]:
            return [seat["name"] for seat in (await ana.look(table))["table"]["seats"]]

        await phone.post("/api/login", {"login": "ana", "password": "correct horse"})
        assert await names(table) == ["Ana", "", ""]
        await ana.post("/api/name", {"name": "Ana the Wise"})
        assert await names(table) == ["Ana the Wise", "", ""]
        assert await names(around) == ["Ana the Wise", "Mum", "Dad"]

    in_hall(tmp_path, play, database=database)


def test_an_account_that_met_its_own_guest_at_a_table_may_ask_for_a_rematch(tmp_path: Path, database: str) -> None:
    """It held two seats there; at the next table it has one of them, as everybody has."""

    async def play(house: House) -> None:
        table, (ana, phone, bo) = await house.guests_at_table("Ana Phone Bo")
        await ana.post("/api/account", {"login": "ana", "password": "correct horse"})
        await phone.post("/api/login", {"login": "ana", "password": "correct horse"})
        assert (await ana.look(table))["table"]["my_seats"] == [0, 1]
        for seat in (0, 1):
            await ana.do(table, "resign", seat=seat)
        following = (await ana.do(table, "rematch"))["rematch"]
        seats = (await bo.look(following))["table"]["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "open", "open"]

    in_hall(tmp_path, play, database=database)


def test_what_the_guest_said_is_not_said_again_by_the_account(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        ana, phone = await house.guest("Ana"), await house.guest("Phone")
        await ana.post("/api/account", {"login": "ana", "password": "correct horse"})
        table = await ana.open(game="brian-boru", players=3)
        await phone.do(table, "chat", text="Hello!", id="said")
        await phone.post("/api/login", {"login": "ana", "password": "correct horse"})
        assert (await ana.do(table, "chat", text="Hello!", id="said"))["repeated"]
        assert len((await ana.look(table))["chat"]) == 1

    in_hall(tmp_path, play, database=database)


def test_sessions_can_be_seen_and_ended(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        await ana.post("/api/account", {"login": "ana", "password": "correct horse"})
        other = await house.guest("Other")
        answer = await other.post("/api/login", {"login": "ana", "password": "correct horse", "token": True})
        other.client.headers["Authorization"] = f"Bearer {answer['token']}"
        listed = (await ana.get("/api/sessions"))["sessions"]
        # Two logins; the adopted guest's own session has ended.
        assert len(listed) == 2 and sum(entry["current"] for entry in listed) == 1
        assert not any(ana.token.startswith(entry["id"]) and len(entry["id"]) > 10 for entry in listed)
        await ana.post("/api/sessions/end", {})
        assert (await other.client.get("/api/me")).status_code == 401
        assert (await ana.client.get("/api/me")).status_code == 200
        assert (await ana.post("/api/sessions/end", {"id": "nothing"}, 404))["error"]["key"] == "hall.no-such-session"
        await ana.post("/api/logout", {})
        assert (await ana.client.get("/api/me")).status_code == 401

    in_hall(tmp_path, play, database=database)


def test_a_new_password_ends_the_other_sessions_and_their_sockets(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana, other = await house.guest("Ana"), await house.guest("Other")
        await ana.post("/api/account", {"login": "ana", "password": "correct horse"})
        answer = await other.post("/api/login", {"login": "ana", "password": "correct horse", "token": True})
        other.token = answer["token"]
        async with other.socket() as wire:
            wrong = await ana.post("/api/password", {"old": "not the one", "new": "battery staple"}, 403)
            assert wrong["error"]["key"] == "hall.login-wrong"
            await ana.post("/api/password", {"old": "correct horse", "new": "battery staple"})
            with pytest.raises(ConnectionClosed):
                while True:
                    await wire.hear()
            assert wire.connection.close_code == 4401
        await other.post("/api/login", {"login": "ana", "password": "correct horse"}, 403)
        await other.post("/api/login", {"login": "ana", "password": "battery staple"})

    in_hall(tmp_path, play)


def test_a_cookie_planted_before_the_login_is_worth_nothing_after_it(tmp_path: Path, database: str) -> None:
    """Mallory makes a guest's cookie, has Ana use it, and hopes that she logs in with it."""

    async def play(house: House) -> None:
        for path in ("/api/account", "/api/login"):
            async with httpx.AsyncClient(base_url=house.address) as mallory:
                await mallory.post("/api/guest", json={})
                planted = {"meadhall": mallory.cookies["meadhall"]}
                async with httpx.AsyncClient(base_url=house.address, cookies=planted) as ana:
                    mine = (await ana.post("/api/tables", json={"game": "brian-boru", "players": 3})).json()
                    answer = await ana.post(path, json={"login": "ana", "password": "correct horse"})
                    assert answer.status_code == 200 and answer.json()["person"]["login"] == "ana"
                    assert (await ana.get("/api/me")).json()["person"]["login"] == "ana"
                    table = (await ana.get(f"/api/tables/{mine['table']['id']}")).json()["table"]
                    assert table["my_seats"] == [0]  # her tables are still hers
                house.hall.people.known.clear()
                assert (await mallory.get("/api/me")).status_code == 401

    in_hall(tmp_path, play, database=database)


def test_a_login_that_can_be_nobodys_is_wrong_like_any_other(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        for login in ("a\0b", "", "x", "é" * 100, "' OR 1=1 --"):
            wrong = await ana.post("/api/login", {"login": login, "password": "correct horse"}, 403)
            assert wrong["error"]["key"] == "hall.login-wrong"

    in_hall(tmp_path, play, database=database)


def test_an_ended_session_is_no_better_if_the_clock_is_set_back(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana, people = await house.guest("Ana"), house.hall.people
        now = wall_clock.now_ms()
        session = await people.session(ana.token, now + 3_600_000)  # the clock was an hour ahead
        assert session is not None
        await people.engine.write([("UPDATE sessions SET ended = ? WHERE id = ?", (now, session.id))])
        assert await people.session(ana.token, now) is None  # ended by another process

    in_hall(tmp_path, play)


@pytest.mark.dear_passwords
def test_passwords_are_kept_as_argon2id(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        await ana.post("/api/account", {"login": "ana", "password": "correct horse"})
        rows = await house.hall.store.engine.read("SELECT password FROM people WHERE login = 'ana'")
        assert rows[0][0].startswith("$argon2id$v=19$m=65536,t=3,p=4$") and "correct" not in rows[0][0]

    in_hall(tmp_path, play)


def test_guests_and_logins_are_limited_by_address(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        await house.guest()
        await house.guest()
        async with httpx.AsyncClient(base_url=house.address) as browser:
            answer = await browser.post("/api/guest", json={})
            assert answer.status_code == 429 and answer.headers["retry-after"]
            codes = [
                (await browser.post("/api/login", json={"login": "abc", "password": "x"})).status_code for _ in "123"
            ]
            assert codes == [403, 403, 429]

    in_hall(
        tmp_path, play, limits=Limits(guests_burst=2, guests_per_second=0.01, logins_burst=2, logins_per_second=0.01)
    )


@pytest.mark.parametrize(
    ("one", "other", "together"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("203.0.113.7", "203.0.113.8", False),
        ("203.0.113.7", "::ffff:203.0.113.7", True),
        ("::ffff:203.0.113.7", "::ffff:203.0.113.8", False),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("-", "-", True),
    ],
)
def test_addresses_that_one_person_has_are_one(one: str, other: str, together: bool) -> None:
    assert (address_key(one) == address_key(other)) == together


def test_an_ipv6_network_has_the_limits_of_one_address(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with httpx.AsyncClient(base_url=house.address) as proxy:

            async def status_from(address: str, path: str, body: dict[str, object]) -> int:
                return (await proxy.post(path, json=body, headers={"X-Forwarded-For": address})).status_code

            guest: dict[str, object] = {"token": True}
            addresses = ("2001:db8::1", "2001:db8::2", "2001:db8:0:0:9::3", "2001:db8:0:1::1")
            assert [await status_from(one, "/api/guest", guest) for one in addresses] == [200, 200, 429, 200]
            wrong: dict[str, object] = {"login": "nobody", "password": "x"}
            assert [await status_from(one, "/api/login", wrong) for one in addresses] == [403, 403, 429, 403]

    in_hall(
        tmp_path, play, limits=Limits(guests_burst=2, guests_per_second=0.01, logins_burst=2, logins_per_second=0.01)
    )


def test_an_account_is_not_guessed_from_many_addresses_and_its_owner_gets_in(tmp_path: Path) -> None:
    """Mallory guesses from a new address each time. Ana has logged in with her browser before, and still can."""

    async def play(house: House) -> None:
        right = {"login": "ana", "password": "correct horse"}
        async with (
            httpx.AsyncClient(base_url=house.address) as ana,
            httpx.AsyncClient(base_url=house.address) as mallory,
        ):
            await ana.post("/api/guest", json={})
            assert (await ana.post("/api/account", json=right)).status_code == 200
            await ana.post("/api/logout", json={})
            assert (await ana.post("/api/login", json=right)).status_code == 200
            await ana.post("/api/logout", json={})
            codes = []
            for number in range(6):
                body = {"login": "ANA" if number % 2 else "ana", "password": f"guess {number}"}
                headers = {"X-Forwarded-For": f"203.0.113.{number}"}
                codes.append((await mallory.post("/api/login", json=body, headers=headers)).status_code)
            assert codes == [403, 403, 403, 429, 429, 429]
            # Even the right password has to wait, except in a browser of Ana's.
            stranger = await mallory.post("/api/login", json=right, headers={"X-Forwarded-For": "203.0.113.99"})
            assert stranger.status_code == 429 and int(stranger.headers["retry-after"]) > 0
            for cookie in ("x.y", ".", "nonsense", "a.b.c"):
                headers = {"X-Forwarded-For": "203.0.113.98", "Cookie": f"meadhall-device={cookie}"}
                assert (await mallory.post("/api/login", json=right, headers=headers)).status_code == 429
            for _ in range(5):  # logging in costs nothing, however often
                assert (await ana.post("/api/login", json=right)).status_code == 200
            wrong = {"login": "ana", "password": "wrong password"}
            assert [(await ana.post("/api/login", json=wrong)).status_code for _ in "1234"] == [403, 403, 403, 429]
            # Her browser is hers for her account alone.
            assert (await ana.post("/api/login", json={"login": "bob", "password": "x"})).status_code == 403

    in_hall(tmp_path, play, limits=msgspec.structs.replace(RELAXED, account_burst=3, account_per_second=0.001))


def test_whoever_holds_a_session_does_not_guess_its_password(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        await ana.post("/api/account", {"login": "ana", "password": "correct horse"})
        for number in range(3):
            await ana.post("/api/password", {"old": f"guess {number}", "new": "battery staple"}, 403)
        await ana.post("/api/password", {"old": "correct horse", "new": "battery staple"}, 429)

    in_hall(tmp_path, play, limits=msgspec.structs.replace(RELAXED, account_burst=3, account_per_second=0.001))


def test_sessions_end_no_faster_than_allowed(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        for _ in range(2):
            await ana.post("/api/sessions/end", {})
        assert (await ana.post("/api/sessions/end", {}, 429))["error"]["key"] == "hall.too-many"
        await (await house.guest("Bo")).post("/api/sessions/end", {})

    in_hall(tmp_path, play, limits=Limits(sessions_burst=2, sessions_per_second=0.01))


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/sessions/end", {}),
        ("/api/guest", {}),
        ("/api/name", {"name": ""}),
        ("/api/tables", {"game": "brian-boru", "players": 3}),
    ],
)
def test_whatever_somebody_sends_counts(tmp_path: Path, path: str, body: dict[str, object]) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        codes = [(await ana.client.post(path, json=body)).status_code for _ in range(6)]
        assert codes[-1] == 429 and 429 not in codes[:4]

    in_hall(tmp_path, play, limits=msgspec.structs.replace(RELAXED, deeds_burst=5, deeds_per_second=0.001))


def test_a_guest_becomes_one_account_however_often_it_is_asked_at_once(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")

        async def claim(who: Guest, login: str, password: str) -> int:
            body = {"login": login, "password": password}
            return (await who.client.post("/api/account", json=body)).status_code

        claims = [claim(ana, f"ana{number}", f"password {number}") for number in range(4)]
        codes = await asyncio.gather(*claims)
        assert sorted(codes) == [200, 409, 409, 409]
        winner = codes.index(200)
        person = (await ana.get("/api/me"))["person"]
        assert person["login"] == f"ana{winner}"
        stranger = await house.guest("Stranger")
        for number in range(4):
            body = {"login": f"ana{number}", "password": f"password {number}", "token": True}
            await stranger.post("/api/login", body, 200 if number == winner else 403)
            stranger = await house.guest("Stranger")
        # Several guests, one login.
        guests = [await house.guest(f"Guest {number}") for number in range(4)]
        codes = await asyncio.gather(*[claim(guest, "same", "some password") for guest in guests])
        assert sorted(codes) == [200, 409, 409, 409]

    in_hall(tmp_path, play, database=database)


def test_a_guest_that_is_being_adopted_becomes_no_account_of_its_own(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        ana, phone = await house.guest("Ana"), await house.guest("Phone")
        await ana.post("/api/account", {"login": "ana", "password": "correct horse"})
        answers = await asyncio.gather(
            phone.client.post("/api/account", json={"login": "phone", "password": "correct horse"}),
            phone.client.post("/api/login", json={"login": "ana", "password": "correct horse"}),
        )
        assert {answer.status_code for answer in answers} <= {200, 401, 409}
        rows = await house.hall.store.engine.read(
            "SELECT login, adopted_by FROM people WHERE id = ?", phone.person["id"]
        )
        assert None in tuple(rows[0])  # one or the other

    in_hall(tmp_path, play, database=database)


def test_a_guest_nobody_has_seen_for_long_is_nobody(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        people, now = house.hall.people, wall_clock.now_ms()
        ana, bo, account = await house.guest("Ana"), await house.guest("Bo"), await house.guest("Cai")
        await account.post("/api/account", {"login": "cai", "password": "correct horse"})
        day = 24 * 3600 * 1000
        # Bo comes now and then.
        assert await people.session(bo.token, now + 20 * day) is not None
        later = now + 31 * day
        assert await people.session(bo.token, later) is not None
        assert await people.session(ana.token, later) is None
        assert await people.session(account.token, later) is not None
        assert await people.session(account.token, later + 61 * day) is None
        await people.engine.write(
            [("UPDATE sessions SET seen = ? WHERE person = ?", (now - 31 * day, ana.person["id"]))]
        )
        people.known.clear()
        assert (await ana.client.get("/api/me")).status_code == 401
        await people.sweep(later + 31 * day)
        rows = await people.engine.read("SELECT person FROM sessions")
        assert {row[0] for row in rows} == {bo.person["id"], account.person["id"]}
        await people.sweep(later + 400 * day)
        assert await people.engine.read("SELECT person FROM sessions") == []

    in_hall(tmp_path, play, database=database, guest_days=30, account_days=60)


def test_addresses_are_those_the_proxy_saw(tmp_path: Path) -> None:
    """Behind a proxy everybody would seem to come from one address, and share one limit."""

    async def play(house: House) -> None:
        async with httpx.AsyncClient(base_url=house.address) as proxy:

            async def guest_from(address: str) -> int:
                answer = await proxy.post("/api/guest", json={"token": True}, headers={"X-Forwarded-For": address})
                return answer.status_code

            assert [await guest_from("203.0.113.7") for _ in "123"] == [200, 200, 429]
            assert await guest_from("203.0.113.8") == 200
            # What a client claims comes first in the list; what the proxy adds comes last and counts.
            assert await guest_from("198.51.100.1, 203.0.113.7") == 429

    in_hall(tmp_path, play, limits=Limits(guests_burst=2, guests_per_second=0.01))


def test_a_socket_from_a_foreign_page_is_closed(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        address = f"ws://127.0.0.1:{house.port}/api/socket"
        for headers, code in (
            ({"Authorization": f"Bearer {ana.token}", "Origin": "https://evil.example"}, 4403),
            ({"Authorization": f"Bearer {ana.token}", "Origin": "http://["}, 4403),
            ({"Authorization": "Bearer nonsense"}, 4401),
            ({}, 4401),
        ):
            async with connect(address, additional_headers=headers) as socket:
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
                assert socket.close_code == code
        own = {"Authorization": f"Bearer {ana.token}", "Origin": house.address}
        async with connect(address, additional_headers=own) as socket:
            assert "hello" in await socket.recv()

    in_hall(tmp_path, play)


def test_behind_https_a_page_without_it_is_foreign(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        own = f"127.0.0.1:{house.port}"
        for origin, status in ((f"https://{own}", 200), (f"http://{own}", 403)):
            answer = await ana.client.post("/api/name", json={"name": "Ana"}, headers={"Origin": origin})
            assert answer.status_code == status, origin
        headers = {"Authorization": f"Bearer {ana.token}", "Origin": f"http://{own}"}
        async with connect(f"ws://{own}/api/socket", additional_headers=headers) as socket:
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 4403

    in_hall(tmp_path, play, secure=True)


def test_forms_of_foreign_pages_change_nothing(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        for origin in ("https://evil.example", "http://[", "null", ""):
            foreign = await ana.client.post("/api/name", json={"name": "Evil"}, headers={"Origin": origin})
            assert foreign.status_code == 403 and foreign.json()["error"]["key"] == "hall.foreign-origin"
        form = await ana.client.post("/api/name", data={"name": "Evil"})
        assert form.status_code == 415
        text = await ana.client.post("/api/name", content='{"name": "Evil"}', headers={"Content-Type": "text/plain"})
        assert text.status_code == 415
        assert (await ana.get("/api/me"))["person"]["name"] == "Ana"

    in_hall(tmp_path, play)


def test_the_secret_is_made_once_and_readable_by_its_owner_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("MEADHALL_SECRET", raising=False)
    first = prepare(Settings(data=tmp_path / "data"))
    assert len(first.secret) == 64
    assert (tmp_path / "data" / "secret").stat().st_mode & 0o777 == 0o600
    assert prepare(Settings(data=tmp_path / "data")).secret == first.secret
    monkeypatch.setenv("MEADHALL_SECRET", "from outside")
    assert prepare(Settings(data=tmp_path / "data")).secret == "from outside"
