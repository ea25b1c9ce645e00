"""The first view of Ortus Regni on a phone: the table stands before most words and all scenes have come."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import CLIENT, Arrive
from tests.browser.test_feast_first_view import SPOKEN
from tests.browser.test_ortus_table import OWN_DECK

GAME = "ortus-regni"
RAW = re.compile(r"\b(?:shell|kernel|hall|ortus-regni)-[a-z]+[\w-]*")
"""A message that has no words is said by its name."""


@pytest.mark.parametrize("language", ["en-GB", "pl"])
def test_a_phone_s_first_view_has_its_words_before_all_others(arrive: Arrive, language: str) -> None:
    """The words of all else are held back: nothing that is seen or heard misses them, and they come in the end."""
    files = json.loads((CLIENT / "tables.json").read_text())[GAME][language[:2]]
    held: list[Route] = []
    ana = arrive(language, phone=True)
    table = ana.open_table(["me", "quick", "quick"], seed="words", game=GAME, options={"decks": OWN_DECK})
    ana.see("[data-question=turn] [data-part=hand] [data-playable]")
    fresh = arrive(language, phone=True)
    fresh.page.context.add_cookies(ana.page.context.cookies())  # type: ignore[arg-type]
    for file in files:
        fresh.page.route(f"**/{file}", lambda route: held.append(route))
    fresh.open(f"/table/{table}").see("[data-question=turn] [data-part=hand] [data-playable]")
    assert RAW.findall(fresh.page.evaluate(SPOKEN)) == []
    fresh.wait_until("the other words were asked for", lambda: len(held) == len(files))
    # What the rules foresee has come by now; a card is picked, and its places are lit in words.
    expect(fresh.page.locator("[data-turn-action=attack]")).to_have_attribute("title", re.compile(".+"))
    fresh.page.locator("[data-part=hand] [data-playable]").first.tap()
    fresh.see("[data-place='towers:0'][data-lit=tower]")
    assert RAW.findall(fresh.page.evaluate(SPOKEN)) == []
    for route in held:
        route.continue_()
    fresh.page.locator("[data-place='towers:0'][data-lit=tower]").tap()
    fresh.see("[data-confirm]")
    fresh.wait_for_letters()
    assert RAW.findall(fresh.page.evaluate(SPOKEN)) == []
