"""The page of a table brings with it what its visitor may know, and nothing else."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from meadhall.hall.web.first_look import PLIES_TOLD
from tests.hall.house import Guest, House, in_hall

PAGE = '<html><head><link href="/assets/shell.js"></head><body><div id="app"></div></body></html>'
MAP = ["assets/shell.js", "assets/map.js", "assets/map.css"]
FILES = {"brian-boru": {"": MAP, "en": ["assets/en.js"], "pl": ["assets/pl.js"]}}


@pytest.fixture
def client(tmp_path: Path) -> Path:
    return small_client(tmp_path)


def small_client(tmp_path: Path) -> Path:
    """A client with a page and a list of files, and nothing to draw."""
    folder = tmp_path / "client"
    folder.mkdir()
    (folder / "index.html").write_text(PAGE)
    (folder / "tables.json").write_text(json.dumps(FILES))
    return folder


def brought(page: httpx.Response) -> dict[str, Any] | None:
    found = re.search(r'<script type="application/json" id="first-look">(.*?)</script>', page.text, re.DOTALL)
    return json.loads(found[1]) if found else None


async def page_of(guest: Guest, table: str, **headers: str) -> httpx.Response:
    return await guest.client.get(f"/table/{table}", headers=headers)


def test_a_table_page_brings_what_its_seat_would_be_told(tmp_path: Path, client: Path) -> None:
    async def trial(house: House) -> None:
        table, guests = await house.guests_at_table("Ann Bo Cy")
        stranger = await house.guest("Dee</script>")
        for guest in [*guests, stranger]:
            page = await page_of(guest, table)
            told = await guest.look(table)
            look = brought(page)
            assert look is not None
            assert look["person"] == guest.person
            body, state = look["heard"]
            assert body == {"is": "table", **told["table"]}
            assert state == told["state"]
            assert page.headers["cache-control"] == "no-store"
            assert "etag" not in page.headers

    in_hall(tmp_path, trial, client=client)


def test_a_long_journal_is_left_to_the_socket(tmp_path: Path, client: Path) -> None:
    async def trial(house: House) -> None:
        table, guests = await house.guests_at_table("Ann Bo Cy")
        for _ in range(PLIES_TOLD + 5):
            states = [(guest, (await guest.look(table))["state"]) for guest in guests]
            guest, state = next((guest, state) for guest, state in states if state["actions"])
            await guest.play_first(table, state)
        look = brought(await page_of(guests[0], table))
        assert look is not None
        journal = look["heard"][1]["journal"]
        assert journal["after"] == look["heard"][1]["ply"] - PLIES_TOLD
        assert journal["entries"]
        assert all(entry["ply"] > journal["after"] for entry in journal["entries"])

    in_hall(tmp_path, trial, client=client)


def test_the_files_of_the_table_are_asked_for_at_once(tmp_path: Path, client: Path) -> None:
    async def trial(house: House) -> None:
        table, (ann, *_) = await house.guests_at_table("Ann Bo Cy")
        page = await page_of(ann, table, **{"Accept-Language": "pl-PL,pl;q=0.9,en;q=0.8"})
        assert '<link rel="modulepreload" crossorigin href="/assets/map.js">' in page.text
        assert '<link rel="stylesheet" crossorigin href="/assets/map.css">' in page.text
        assert "/assets/pl.js" in page.text
        assert "/assets/en.js" not in page.text
        assert page.text.count("/assets/shell.js") == 1  # the page asks for it already
        chosen = await page_of(ann, table, **{"Accept-Language": "pl", "Cookie": "meadhall-language=en"})
        assert "/assets/en.js" in chosen.text

    in_hall(tmp_path, trial, client=client)


def test_a_small_screen_asks_for_the_first_words_only(tmp_path: Path, client: Path) -> None:
    """Where a game's first view has words of its own, each screen is told which to ask for."""
    of_game = FILES["brian-boru"] | {"en-first": ["assets/en-first.js"]}
    (client / "tables.json").write_text(json.dumps({"brian-boru": of_game}))

    async def trial(house: House) -> None:
        table, (ann, *_) = await house.guests_at_table("Ann Bo Cy")
        page = await page_of(ann, table)
        links = dict(
            re.findall(r'<link rel="modulepreload" media="([^"]*)" crossorigin href="/assets/([^"]*)">', page.text)
        )
        assert links == {"(min-width: 760px)": "en.js", "(max-width: 759.98px)": "en-first.js"}
        assert '<link rel="modulepreload" crossorigin href="/assets/map.js">' in page.text
        other = await page_of(ann, table, **{"Accept-Language": "pl"})
        assert '<link rel="modulepreload" crossorigin href="/assets/pl.js">' in other.text

    in_hall(tmp_path, trial, client=client)


def test_whoever_may_not_look_gets_the_plain_page(tmp_path: Path, client: Path) -> None:
    async def trial(house: House) -> None:
        ann = await house.guest("Ann")
        table = await ann.open(game="brian-boru", players=3, private=True, seats=["me", "random", "random"])
        await ann.do(table, "start")
        assert brought(await page_of(ann, table)) is not None
        open_table = await (await house.guest("Host")).open(game="brian-boru", players=3)
        stranger = await house.guest("Dee")
        async with httpx.AsyncClient(base_url=house.address) as nobody:
            pages = [
                await page_of(stranger, table),
                await page_of(stranger, "nosuchtable"),
                await page_of(stranger, open_table),
                await nobody.get(f"/table/{table}"),
            ]
        assert all(page.text == PAGE and page.status_code == 200 for page in pages)
        assert all("set-cookie" not in page.headers for page in pages)

    in_hall(tmp_path, trial, client=client)


def test_a_browser_s_cookie_is_renewed_with_the_page(tmp_path: Path, client: Path) -> None:
    async def trial(house: House) -> None:
        table, (ann, *_) = await house.guests_at_table("Ann Bo Cy")
        async with httpx.AsyncClient(base_url=house.address) as browser:
            page = await browser.get(f"/table/{table}", headers={"Cookie": f"meadhall={ann.token}"})
        assert brought(page) is not None
        assert page.headers["set-cookie"].startswith(f"meadhall={ann.token};")

    in_hall(tmp_path, trial, client=client)
