"""Words on narrow screens: nothing is cut or broken in long languages; and a language is switched at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person

PAGES = ["/", "/new", "/new/brian-boru", "/settings", "/profile", "/recover", "/credits"]
CUT = """[...document.querySelectorAll('button, a, h1, h2, h3, label, th, td, summary, .name, .hint')]
  .filter((one) => one.clientWidth && one.textContent.trim() && getComputedStyle(one).overflowX === 'hidden'
    && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 4))
  .map((one) => one.textContent.trim().slice(0, 60))"""

# Words of names at the table that stand on two lines.
BROKEN = r"""[...document.querySelectorAll('.seats .name')].flatMap((one) => {
  const text = one.firstChild;
  return [...text.data.matchAll(/\S+/g)].filter((word) => {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return new Set([...range.getClientRects()].map((line) => line.top)).size > 1;
  }).map((word) => word[0]);
})"""


def narrow(person: Person) -> Person:
    person.page.set_viewport_size({"width": 360, "height": 760})
    return person


def scrolls_sideways(person: Person) -> bool:
    return bool(person.page.evaluate("document.documentElement.scrollWidth > window.innerWidth"))


@pytest.mark.parametrize("language", ["en-GB", "pl"])
@pytest.mark.parametrize("game", ["brian-boru", "feast-for-odin", "ortus-regni"])
def test_the_rules_do_not_scroll_sideways(arrive: Arrive, game: str, language: str) -> None:
    ana = narrow(arrive(language=language)).open(f"/rules/{game}")
    ana.see(".clause")
    assert not scrolls_sideways(ana)


@pytest.mark.parametrize("language", ["pl", "pseudo"])
def test_no_word_is_cut_on_a_narrow_screen(arrive: Arrive, language: str) -> None:
    ana = narrow(arrive(language="en-GB" if language == "pseudo" else language))
    if language == "pseudo":
        ana.page.context.add_init_script("localStorage.setItem('meadhall-pseudo', 'yes')")
    for path in PAGES:
        ana.open(path).see("h1")
        ana.page.wait_for_timeout(150)
        assert ana.page.evaluate(CUT) == [], path
        assert not scrolls_sideways(ana), path
    if language == "pseudo":
        expect(ana.page.locator("h1")).to_contain_text("[")


@pytest.mark.parametrize("language", ["es", "pl", "pt-BR"])
def test_two_bots_of_a_kind_are_told_apart_on_a_narrow_screen(arrive: Arrive, language: str) -> None:
    ana = narrow(arrive(language=language))
    ana.open_table(["me", "quick", "quick"], seed="names")
    ana.see(".name")
    assert ana.page.evaluate(CUT) == []
    assert ana.page.evaluate(BROKEN) == []
    ana.open_table(["me", "random", "quick"], game="feast-for-odin", seed="names")  # with figures beside the names
    ana.see(".seats .name")
    assert ana.page.evaluate(BROKEN) == []


def test_the_log_of_the_past_is_said_anew_when_the_language_changes(arrive: Arrive) -> None:
    ana = arrive()
    table = ana.open_table(["me", "greedy", "greedy"], seed="switch")
    ana.decide()
    log = ana.page.locator("ol.plain-list[tabindex='0']").first
    expect(log).to_contain_text("starts in")
    ana.page.evaluate("history.pushState({}, '', '/settings'); dispatchEvent(new PopStateEvent('popstate'))")
    ana.page.locator("#language").select_option("pl")
    ana.page.evaluate(f"history.pushState({{}}, '', '/table/{table}'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(log).to_contain_text("zaczyna")
    expect(log).not_to_contain_text("starts in")


def test_seats_without_names_around_one_screen_are_called_in_the_language_of_the_reader(arrive: Arrive) -> None:
    ana = arrive(language="pl").open("/new/brian-boru")
    ana.page.get_by_label("Gracz 2", exact=True).select_option("me")
    expect(ana.page.locator("[data-name='1']")).to_have_attribute("placeholder", "Gracz 2")
    ana.page.get_by_role("button", name="Rozpocznij grę").click()
    ana.see("[data-prompt], .curtain")
    ana.click_if_there(".curtain button")  # it hangs if the deal lets one of the two begin
    expect(ana.page.locator(".seats .name", has_text="Gracz 2")).to_have_count(1)
    ana.page.evaluate("localStorage.setItem('meadhall-settings', JSON.stringify({language: 'es'}))")
    ana.page.reload()
    ana.see("[data-prompt], .curtain")
    ana.click_if_there(".curtain button")
    expect(ana.page.locator(".seats .name", has_text="Jugador 2")).to_have_count(1)
