"""The first view of A Feast for Odin on a phone: it stands before most of the client has come."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import CLIENT, Arrive

GAME = "feast-for-odin"
RAW = re.compile(r"\b(?:shell|kernel|hall|feast-for-odin)-[a-z]+[\w-]*")
"""A message that has no words is said by its name."""
SPOKEN = """() => [document.body.innerText, ...[...document.querySelectorAll('*')].flatMap(
    one => ['title', 'aria-label'].map(name => one.getAttribute(name) ?? ''))].join('\\n')"""


@pytest.mark.parametrize("language", ["en-GB", "pl"])
def test_a_phone_s_first_view_has_its_words_before_all_others(arrive: Arrive, language: str) -> None:
    """The words of all else are held back: nothing that is seen or heard misses them, and they come in the end."""
    files = json.loads((CLIENT / "tables.json").read_text())[GAME][language[:2]]
    held: list[Route] = []
    ana = arrive(language, phone=True)
    table = ana.open_table(["me", "quick", "quick"], seed="words", game=GAME)
    ana.see("[data-space][data-usable=true]")
    fresh = arrive(language, phone=True)
    fresh.page.context.add_cookies(ana.page.context.cookies())  # type: ignore[arg-type]
    for file in files:
        fresh.page.route(f"**/{file}", lambda route: held.append(route))
    fresh.open(f"/table/{table}").see("[data-space]")
    fresh.see("[data-part=pinned] [data-supply]")
    assert RAW.findall(fresh.page.evaluate(SPOKEN)) == []
    fresh.wait_until("the other words were asked for", lambda: len(held) == len(files))
    assert RAW.findall(fresh.page.evaluate(SPOKEN)) == []
    assert not fresh.sees("[data-panel]")
    # What was asked for meanwhile is done when the table itself has come.
    fresh.page.locator("[data-space]").first.click(force=True)  # which can't be taken, but looked at
    fresh.page.locator("[data-tab=actions]").click()
    for route in held:
        route.continue_()
    fresh.see("[data-panel]")
    expect(fresh.page.locator("[data-part=board] [data-space]")).to_have_count(61)
    assert RAW.findall(fresh.page.evaluate(SPOKEN)) == []
