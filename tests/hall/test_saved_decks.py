"""Decks people keep in the hall: saved, listed, renamed, deleted, exported, forgotten; theirs alone, and bounded."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from meadhall.hall.people import decks
from meadhall.hall.settings import Limits
from tests.hall.house import Guest, House, in_hall
from tests.hall.test_own_data import PASSWORD, everything_stored, make_account

TEXT = "castle*6 land*6 vassal*6 monk*6"
CARDS = {"castle": 6, "land": 6, "vassal": 6, "monk": 6}
DECKS = "/api/me/decks"


async def save(guest: Guest, name: str, text: str = TEXT, status: int = 200) -> Any:
    found = await guest.post(DECKS, {"game": "ortus-regni", "name": name, "text": text}, status)
    return found["deck"] if status == 200 else found["error"]


async def names(guest: Guest) -> list[str]:
    return [deck["name"] for deck in (await guest.get(DECKS, game="ortus-regni"))["decks"]]


async def delete(guest: Guest, deck: str) -> int:
    return (await guest.client.delete(f"{DECKS}/{deck}")).status_code


def test_decks_are_saved_listed_renamed_and_deleted_by_whoever_has_them(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        ana, bo = await house.guest("Ana"), await house.guest("Bo")
        first = await save(ana, " My   deck ")
        assert (first["name"], first["cards"], first["game"]) == ("My deck", CARDS, "ortus-regni")
        other = await save(ana, "In the making", "castle, banner*2")
        again = await save(ana, "My deck", "castle*2")
        assert again["id"] == first["id"], "a name that is taken is replaced"
        found = await ana.get(DECKS)
        assert [(deck["name"], deck["cards"]) for deck in found["decks"]] == [
            ("In the making", {"castle": 1, "banner": 2}), ("My deck", {"castle": 2})]  # fmt: skip
        assert found["most"] == decks.MOST_DECKS
        taken = await ana.post(f"{DECKS}/{other['id']}/rename", {"name": "My deck"}, 409)
        assert taken["error"]["key"] == "hall.deck-name-taken"
        await ana.post(f"{DECKS}/{other['id']}/rename", {"name": "Made"})
        assert await names(ana) == ["Made", "My deck"]
        assert (await bo.get(DECKS))["decks"] == []
        await bo.post(f"{DECKS}/{other['id']}/rename", {"name": "Stolen"}, 404)
        assert await delete(bo, other["id"]) == 404
        assert await delete(ana, other["id"]) == 200
        assert await delete(ana, other["id"]) == 404
        assert await names(ana) == ["My deck"]

    in_hall(tmp_path, play, database=database)


def test_what_is_no_deck_isn_t_kept(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        for name in ("", "  ", "x" * 41, "\u202e", "!!!"):
            assert (await save(ana, name, status=422))["key"] == "hall.deck-name-wrong"
        assert (await save(ana, "x", "castel*2", 422))["key"] == "ortus-regni.deck-unknown-card"
        for text in ("", "castle*999", "castle*121"):
            assert (await save(ana, "x", text, 422))["key"] == "hall.deck-size-wrong"
        await save(ana, "x", "castle*2 " * 500, 400)
        await ana.post(DECKS, {"game": "brian-boru", "name": "x", "text": "castle"}, 422)
        await ana.post(DECKS, {"game": "chess", "name": "x", "text": "castle"}, 404)
        await ana.get(DECKS, 400, game="chess")
        assert await names(ana) == []

    in_hall(tmp_path, play)


def test_a_person_keeps_so_many_decks_and_changes_so_many_at_once(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decks, "MOST_DECKS", 3)

    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        for name in "abc":
            await save(ana, name)
        assert (await save(ana, "d", status=422))["key"] == "hall.decks-full"
        await save(ana, "b", "castle")  # replacing needs no more room
        await save(ana, "e", status=429)
        assert await names(ana) == ["a", "b", "c"]

    in_hall(tmp_path, play, database=database, limits=Limits(decks_burst=5, decks_per_second=0.001))


def test_one_name_saved_twice_at_once_is_one_deck(tmp_path: Path, database: str) -> None:
    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        await asyncio.gather(*(save(ana, "Mine", f"castle*{count}") for count in range(1, 9)))
        assert await names(ana) == ["Mine"]

    in_hall(tmp_path, play, database=database)


def test_a_guest_s_decks_are_the_account_s_exported_and_forgotten(tmp_path: Path, database: str) -> None:
    """Whether the guest makes an account or logs in to one; what has the same name stays apart until it is changed."""

    async def play(house: House) -> None:
        ana = await house.guest("Ana")
        await save(ana, "Kept by a guest")
        await make_account(ana, "ana-login")
        later = await house.guest("Later")
        await save(later, "Of another guest")
        await save(later, "Kept by a guest", "banner")
        answer = await later.post("/api/login", {"login": "ana-login", "password": PASSWORD, "token": True})
        later.client.headers["Authorization"] = f"Bearer {answer['token']}"
        assert await names(later) == ["Kept by a guest", "Kept by a guest", "Of another guest"]
        await save(later, "Kept by a guest", "castle land")
        exported = await later.get("/api/me/export")
        assert sorted(len(deck["cards"]) for deck in exported["decks"]) == [2, 4, 4]
        await later.post("/api/me/delete", {"confirm": "ana-login", "password": PASSWORD})
        assert "guest" not in (await everything_stored(house)).lower()

    in_hall(tmp_path, play, database=database)
