"""The tables of A Feast for Odin and Ortus Regni in long languages, narrow and wide: no word is cut or broken.

Polish, and the pseudo-locale (longer by 40 %), at 360 px and on a desktop: the first decision, panels at the side,
dice, the feast, the deck builder and a battle.
"""

from __future__ import annotations

from random import Random
from typing import Literal

import pytest

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.test_feast_boards import send as play_lines
from tests.browser.test_feast_boards import sit_with
from tests.browser.test_feast_table import READY, USABLE, sit
from tests.browser.test_ortus_scenes import ARMIES, play_to
from tests.browser.test_ortus_table import TURN_OVER, play_on, sit_down

Language = Literal["pl", "pseudo"]
Width = Literal[360, 1366]

# Every word that is shown: on more than one line, or past the edge of something that hides what sticks out.
TROUBLE = """() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const inside = node.parentElement;
    if (!node.data.trim() || inside.closest('svg, script, style, textarea, select, [inert]')) continue;
    const style = getComputedStyle(inside);
    if (style.visibility !== 'visible' || !inside.checkVisibility({ opacityProperty: true })) continue;
    for (const match of node.data.matchAll(/[\\p{L}\\p{N}]{2,}/gu)) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 0.5 && box.height > 0.5);
      if (!boxes.length) continue;
      // A name is somebody's own word, of any length: it may take two lines.
      const lines = new Set(boxes.map((box) => Math.round(box.top / 4))).size;
      const own = inside.closest('.name');
      if (lines > 1 && !own) found.add(`broken: ${match[0]} in ${inside.tagName}.${inside.className}`);
      const hider = hides(inside, boxes[0]);
      if (hider) found.add(`cut: ${match[0]} in ${node.data.trim().slice(0, 50)} by ${hider}`);
    }
  }
  return [...found];

  function hides(start, box) {
    for (let one = start; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one), edge = one.getBoundingClientRect();
      if (edge.width <= 2 || edge.height <= 2 || style.clipPath !== 'none') return '';  // only for those who listen
      if (['auto', 'scroll'].includes(style.overflowX) || ['auto', 'scroll'].includes(style.overflowY)) return '';
      const hidden = (way) => ['hidden', 'clip'].includes(way);
      const wide = hidden(style.overflowX) && (box.right > edge.right + 1.5 || box.left < edge.left - 1.5);
      const high = hidden(style.overflowY) && (box.bottom > edge.bottom + 4 || box.top < edge.top - 4);
      if (wide || high) return `${one.tagName.toLowerCase()}.${one.className}`;
      if (style.position === 'fixed') return '';
    }
    return '';
  }
}"""


# What makes the page wider than the screen.
SIDEWAYS = """() => document.documentElement.scrollWidth <= innerWidth ? [] : [...document.querySelectorAll('body *')]
  .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
  .map((one) => `${one.tagName}.${one.className} ${one.textContent.trim().slice(0, 30)}`).slice(0, 9)"""


def arrive_in(arrive: Arrive, language: Language, width: Width) -> Person:
    person = arrive(language="en-GB" if language == "pseudo" else language)
    person.page.set_viewport_size({"width": width, "height": 760})
    if language == "pseudo":
        person.page.context.add_init_script("localStorage.setItem('meadhall-pseudo', 'yes')")
    return person


def look(person: Person, what: str) -> None:
    person.page.wait_for_timeout(250)
    trouble = person.page.evaluate(TROUBLE)
    assert trouble == [], what
    assert person.page.evaluate(SIDEWAYS) == [], what


screens = pytest.mark.parametrize(
    ("language", "width"),
    [
        ("pl", 360),
        ("pseudo", 1366),
        pytest.param("pl", 1366, marks=pytest.mark.soak),
        pytest.param("pseudo", 360, marks=pytest.mark.soak),
    ],
)
"""Each language and each width in every run; all of them together take as long as a whole game."""


@screens
def test_a_feast_at_rest_and_its_panels(arrive: Arrive, language: Language, width: Width) -> None:
    ana = arrive_in(arrive, language, width)
    sit(ana, ["me", "greedy", "greedy", "greedy"], "long words")
    ana.see(USABLE)
    look(ana, "the first decision")
    if width == 360:
        for tab in ("mine", "others", "actions"):
            ana.page.locator(f"[data-tab={tab}]").click()
            look(ana, f"the tab {tab}")
    ana.page.locator("[data-space=mountain_3_upgrade_1]").click()
    ana.see("[data-panel=mountain]")
    look(ana, "a panel")


@screens
def test_dice_and_the_feast(arrive: Arrive, language: Language, width: Width) -> None:
    ana = arrive_in(arrive, language, width)
    sit(ana, ["me"], "dice")
    ana.page.locator("[data-space=hunting_game_1]").click()
    ana.see("[data-panel]")
    look(ana, "before the roll")
    ana.settle("roll", ana.see(READY).click)
    ana.see("[data-panel=dice] [data-answer=roll]")
    look(ana, "the dice")
    table = sit_with(ana, "send fishing_1", "send market_beans")
    play_lines(ana, table, "pass")
    for _ in range(4):
        if not ana.prompt().endswith("ask-feast"):
            play_lines(ana, table, "done")
    ana.see("[data-serve]")
    look(ana, "the feast")


@screens
def test_decks_and_the_table_of_earls(arrive: Arrive, language: Language, width: Width) -> None:
    ana = arrive_in(arrive, language, width)
    ana.open_table(["me", "random"], game="ortus-regni", seed="deck")
    ana.see("[data-deck-builder]")
    look(ana, "the deck builder")
    ana.see("[data-sample=lords]").click()
    look(ana, "a deck")
    sit_down(ana, 4, "long words")
    play_on(ana, Random(7), f"[data-question=turn] {TURN_OVER}")
    look(ana, "the first decision")
    ana.page.locator("[data-part=hand] [data-card]").first.click()
    look(ana, "a card that was picked")


@screens
def test_a_battle(arrive: Arrive, language: Language, width: Width) -> None:
    ana = arrive_in(arrive, language, width)
    table = ana.open_unseen(["me", "random"], "battle", "ortus-regni", options={"decks": ARMIES})
    play_to([ana], table, lambda asked, _: asked == "field-attack", ("attack", "install", "hire", "place"))
    ana.open(f"/table/{table}").see("[data-scene=battle]")
    ana.see("[data-field]")
    look(ana, "a battle")


def test_a_cut_and_a_broken_word_are_found(arrive: Arrive) -> None:
    ana = arrive()

    def show(html: str) -> None:
        ana.page.evaluate("html => document.body.innerHTML = html", html)

    ana.open("/healthz")
    show("<p style='width: 60px; overflow: hidden; white-space: nowrap'>Mayordomo segundo</p>")
    assert ana.page.evaluate(TROUBLE) and "cut" in ana.page.evaluate(TROUBLE)[0]
    show("<p style='width: 40px; overflow-wrap: anywhere'>Mayordomo</p>")
    assert "broken" in ana.page.evaluate(TROUBLE)[0]
    show("<p style='width: 200px'>Mayordomo segundo</p>")
    assert ana.page.evaluate(TROUBLE) == []
