"""What people and accounts may be called, and texts that are read to their very end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meadhall.hall import patterns
from meadhall.hall.people.names import BLANK, clean_name
from meadhall.hall.refusal import Refusal
from meadhall.hall.web.app import ENDPOINTS
from meadhall.hall.web.openapi import describe
from tests.hall.house import House, in_hall

GOOD = [
    "Ana", "Ana María", "Łukasz", "Nguyễn Thị Ánh", "Zoë", "O'Brien", "李小龙", "김철수", "Мария", "Ελένη", "علي",
    "נֹעָה", "क्षितिज", "ปิ่น", "မြို့", "7", "x" * 24, "Bo 🐉", "J\u0301", "ệ" * 24, "e\u0302\u0323" * 24,
]  # fmt: skip
BAD = [
    "", " ", "\u3000", "x" * 25, "ệ" * 25, "\u3164", "\u3164\u3164", "A\u3164", "\u2800", "Bo\u2800", "\u115f\u1160",
    "\uffa0", "\u200b", "A\u200bna", "A\u202ena", "\u2067Ana", "A\u00adna", "A\u034fna", "\u0301na", "A \u0301",
    "X\u0301\u0302\u0303", "Z" + "\u0336" * 20, "a\u20dd\u20de\u20df", "A" + "\u0e31" * 5, "A\0", "A\x1b[31m", "\ue000",
    "\ud800", "\U000e0041", "\u0378", "🐉", "...", "-", "A\u17b4", "\ufe0f", "\U0001d159",
]  # fmt: skip


@pytest.mark.parametrize("name", GOOD)
def test_names_people_have_are_taken(name: str) -> None:
    assert clean_name(name) == clean_name(clean_name(name)) == clean_name(f"  {name} \n")


@pytest.mark.parametrize("name", BAD)
def test_names_nobody_can_read_are_refused(name: str) -> None:
    with pytest.raises(Refusal) as caught:
        clean_name(name)
    assert caught.value.message.key == "hall.name-wrong"


def test_what_chooses_a_shape_is_left_out() -> None:
    assert clean_name("Bo ❤\ufe0f") == "Bo ❤"
    assert all(len(letter) == 1 for letter in BLANK)


def test_seats_and_guests_have_names_by_the_same_rule_and_stored_ones_keep_working(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        for name in ("\u3164", "A" + "\u0301" * 5):
            await ana.post("/api/guest", {"name": name, "token": True}, 422)
            await ana.post("/api/name", {"name": name}, 422)
            body = {"game": "brian-boru", "players": 3, "hot_seat": True, "seats": ["me"] * 3, "names": ["", name, ""]}
            await ana.post("/api/tables", body, 422)
        await house.hall.store.engine.write([("UPDATE people SET name = ? WHERE id = ?", ("\u3164", ana.person["id"]))])
        house.hall.people.known.clear()
        assert (await ana.get("/api/me"))["person"]["name"] == "\u3164"
        table = await ana.open(game="brian-boru", players=3)
        await ana.do(table, "start", fill="random")

    in_hall(tmp_path, play)


ODD_LOGINS = [
    "ana\n",
    "\nana",
    "ana\r",
    "ana ",
    " ana",
    "a na",
    "ana\u2028",
    "ana\x85",
    "ana\0",
    "añа",
    "ana\ufeff",
    "ana\v",
]


def test_a_login_is_letters_and_digits_to_its_very_end(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        for login in ODD_LOGINS:
            await ana.post("/api/account", {"login": login, "password": "correct horse"}, 400)
        assert not (await ana.get("/api/me"))["person"]["account"]
        await ana.post("/api/account", {"login": "Ana.b_c-1", "password": "correct horse"})
        for login in ("ana.b_c-1\n", "ana.b_c-1 "):
            await ana.post("/api/login", {"login": login, "password": "correct horse"}, 403)

    in_hall(tmp_path, play, database=database)


def patterns_in(value: Any) -> Iterator[str]:
    """Every pattern of the hall's own description of itself."""
    if isinstance(value, dict):
        if isinstance(value.get("pattern"), str):
            yield value["pattern"]
        for part in value.values():
            yield from patterns_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from patterns_in(part)


SHORTEST = {
    patterns.TABLE_ID: "a", patterns.CLIENT_ID: "a", patterns.LOGIN: "ana", patterns.CURSOR: "1.a", patterns.SEAT: "0",
    patterns.PERSON_ID: "p_1", patterns.NONCE: "0" * 64,
}  # fmt: skip


def test_no_pattern_takes_a_text_with_a_line_break_after_it() -> None:
    found = set(patterns_in(msgspec.to_builtins(describe(ENDPOINTS))))
    assert found == set(SHORTEST)
    for pattern, text in SHORTEST.items():
        assert re.search(pattern, text)
        for more in ("\n", "\r\n", " ", "\0", "\u2028"):
            assert not re.search(pattern, text + more), (pattern, more)
            assert not re.search(pattern, more + text), (pattern, more)


def test_ids_with_a_line_break_are_refused(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        table = await ana.open(game="brian-boru", players=3)
        assert (await ana.client.post(f"/api/tables/{table}/chat", json={"text": "x", "id": "a\n"})).status_code == 400
        assert (await ana.client.get(f"/api/tables/{table}%0A")).status_code == 404
        assert (await ana.client.get("/api/tables?before=1.a%0A")).status_code == 400
        async with ana.socket() as wire:
            assert (await wire.ask("watch", table=f"{table}\n"))["status"] == 400

    in_hall(tmp_path, play)
