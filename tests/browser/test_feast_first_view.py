"""The first view of A Feast for Odin on a phone: it stands before most of the client has come."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.held_words import HeldWords


@pytest.mark.parametrize("language", ["en-GB", "pl"])
def test_a_phone_s_first_view_has_its_words_before_all_others(arrive: Arrive, language: str) -> None:
    """The words of all else are held back: nothing that is seen or heard misses them, and they come in the end."""
    words = HeldWords(arrive, language, "feast-for-odin", "[data-space][data-usable=true]")
    fresh = words.person
    fresh.open(f"/table/{words.table}").see("[data-space]")
    fresh.see("[data-part=pinned] [data-supply]")
    assert words.without_words() == []
    words.wait_until_asked_for()
    assert words.without_words() == []
    assert not fresh.sees("[data-panel]")
    # What was asked for meanwhile is done when the table itself has come.
    fresh.page.locator("[data-space]").first.click(force=True)  # which can't be taken, but looked at
    fresh.page.locator("[data-tab=actions]").click()
    words.let_go()
    fresh.see("[data-panel]")
    expect(fresh.page.locator("[data-part=board] [data-space]")).to_have_count(61)
    assert words.without_words() == []
