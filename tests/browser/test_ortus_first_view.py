"""The first view of Ortus Regni on a phone: the table stands before most words and all scenes have come."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.held_words import HeldWords
from tests.browser.test_ortus_table import OWN_DECK

READY = "[data-question=turn] [data-part=hand] [data-playable]"


@pytest.mark.parametrize("language", ["en-GB", "pl"])
def test_a_phone_s_first_view_has_its_words_before_all_others(arrive: Arrive, language: str) -> None:
    """The words of all else are held back: nothing that is seen or heard misses them, and they come in the end."""
    words = HeldWords(arrive, language, "ortus-regni", READY, options={"decks": OWN_DECK})
    fresh = words.person
    fresh.open(f"/table/{words.table}").see(READY)
    assert words.without_words() == []
    words.wait_until_asked_for()
    # What the rules foresee has come by now; a card is picked, and its places are lit in words.
    expect(fresh.page.locator("[data-turn-action=attack]")).to_have_attribute("title", re.compile(".+"))
    fresh.page.locator("[data-part=hand] [data-playable]").first.tap()
    fresh.see("[data-place='towers:0'][data-lit=tower]")
    assert words.without_words() == []
    words.let_go()
    fresh.page.locator("[data-place='towers:0'][data-lit=tower]").tap()
    fresh.see("[data-confirm]")
    fresh.wait_for_letters()
    assert words.without_words() == []
