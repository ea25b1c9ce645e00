"""Brian Boru's own table: by keys alone, upkeep effect by effect, what is explained and where, on a phone."""

from __future__ import annotations

import json
import re
import time

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person

UPKEEP = ["marriage", "battle", "church", "claims"]
PATIENCE = 120
"""Seconds for a whole round."""


# --- by keys alone -----------------------------------------------------------------------------------------------


def focused(ana: Person) -> dict[str, str]:
    """What has the focus: its data attributes, and whether that can be seen."""
    return ana.page.evaluate(
        """() => {
            const at = document.activeElement;
            const within = at.closest('[data-part]')?.dataset.part ?? '';
            return {...at.dataset, tag: at.tagName, within, visible: String(at.matches(':focus-visible'))};
        }"""
    )


def decide_by_keys(ana: Person) -> str:
    """Answer the question that has the focus; nothing if the focus waits on something else."""
    keys = ana.page.keyboard
    at = focused(ana)
    if "legal" in at:
        keys.press("ArrowDown")
        keys.press("Enter")
        return "town"
    if "playable" in at and ana.prompt().endswith("ask-draft"):
        for key in ("Enter", "ArrowRight", "Enter", "Tab"):
            keys.press(key)
        assert "confirm" in focused(ana)
        keys.press("Enter")
        return "draft"
    if "playable" in at:
        keys.press("Enter")
        keys.press("Enter")
        return "card"
    if at["within"] == "choices":
        keys.press("Enter")
        return "choice"
    return ""


def test_a_round_by_keys_alone_and_the_focus_is_never_lost(arrive: Arrive) -> None:
    ana = arrive()
    ana.open_table(["me", "greedy", "greedy"], seed="only keys")
    ana.see('[data-legal="true"]')
    ana.page.keyboard.press("m")
    decided = []
    end = time.monotonic() + PATIENCE
    while not ana.page.get_by_text("Round 2 of 3").count():
        assert time.monotonic() < end, f"the round didn't end: {decided}"
        before = ana.moves()
        kind = decide_by_keys(ana)
        if not kind:
            ana.page.wait_for_timeout(20)
            continue
        decided.append(kind)
        ana.see_settled(before)
        at = focused(ana)
        assert at["tag"] != "BODY" and at["visible"] == "true", (kind, at)
    assert {"town", "draft", "card", "choice"} == set(decided)


# --- upkeep ------------------------------------------------------------------------------------------------------


def watch_steps(ana: Person, pace: str) -> None:
    ana.page.evaluate("pace => localStorage.setItem('meadhall-settings', JSON.stringify({steps: pace}))", pace)
    ana.stop_time()
    ana.page.reload()
    ana.see("[data-ply]")


def question(ana: Person) -> str:
    """Wait until it is one's own turn, and say what is asked."""
    ana.see('[data-legal="true"], [data-playable], [data-part="choices"] [data-code]')
    return ana.prompt()


def test_upkeep_goes_by_one_effect_at_a_time_and_says_why_in_polish(arrive: Arrive) -> None:
    ana = arrive(language="pl-PL")
    table = ana.open_table(["me", "greedy", "greedy"], seed="upkeep")
    while not question(ana).endswith(("ask-follow", "ask-lead-card")) or ana.page.locator("[data-card]").count() > 2:
        ana.decide()
    watch_steps(ana, "slow")
    seen: list[str] = []
    lines: list[str] = []
    for _ in range(1500):  # half a minute: bots and the machine may be slow
        if ana.page.get_by_text("Runda 2 z 3").count():
            break
        if ana.sees("[data-skip]"):
            for step in ana.page.locator("[data-upkeep]").evaluate_all("all => all.map(one => one.dataset.upkeep)"):
                seen.append(step)
                lines.append(ana.prompt_words())
            ana.click_if_there("[aria-label='Następny efekt']")
        else:
            ana.decide_now() or ana.page.wait_for_timeout(20)
    assert [step for i, step in enumerate(seen) if step not in seen[:i]][:3] == UPKEEP[:3]
    assert len(set(lines)) > 4
    ana.page.clock.resume()
    ana.page.keyboard.press("s")
    ana.page.locator("aside li button[title^='BB-9.']").first.click()  # whether the Vikings came or not
    expect(ana.see("[data-clause^='BB-9.']")).to_contain_text("Jeśli")  # its words come a moment later
    ana.open(f"/table/{table}/replay")
    slider = ana.see("input[type=range]")
    last = int(slider.get_attribute("max") or 0)
    slider.fill(str(last))
    moment = last
    while not ana.sees("[data-upkeep]"):
        moment -= 1
        assert moment > last - 15, "the slider found no upkeep"
        slider.fill(str(moment))
    assert ana.page.locator("[data-upkeep] [aria-current=step]").count() == 1


# --- what is explained -------------------------------------------------------------------------------------------


def test_what_is_pointed_at_explains_itself(arrive: Arrive) -> None:
    ana = arrive()
    ana.open_table(["me", "greedy", "greedy"], seed="tips")
    ana.see('[data-legal="true"]')
    ana.page.locator("[data-tip='Renown']").first.hover()
    expect(ana.page.locator("[role=tooltip]")).to_have_text("Renown")
    ana.page.locator("[data-tip*='Claim token']").first.hover()
    expect(ana.page.locator("[role=tooltip]")).to_contain_text("face down")
    ana.page.locator("[data-legend]").click()
    ana.page.locator("dialog li").nth(20).wait_for()
    ana.page.keyboard.press("Escape")
    ana.page.locator("dialog").wait_for(state="detached")


def test_a_card_says_what_it_would_do(arrive: Arrive) -> None:
    ana = arrive()
    ana.open_table(["me", "greedy", "greedy"], seed="cards")
    while not question(ana).endswith("ask-follow"):
        ana.decide()
    card = ana.page.locator("[data-card][data-playable]").last
    card.hover(position={"x": 4, "y": 60})
    expect(ana.page.locator("[role=tooltip]")).to_have_text(re.compile("^Won:.*Not won:", re.DOTALL))
    card.click()
    expect(ana.page.locator("[data-part=hand] .told")).to_contain_text("act")
    ana.see("[data-part=card-words] .likely")


def test_a_town_from_the_list_is_looked_at_before_it_is_chosen(arrive: Arrive) -> None:
    ana = arrive()
    ana.open_table(["me", "greedy", "greedy"], seed="list")
    ana.see('[data-legal="true"]')
    before = ana.moves()
    ana.page.locator("[data-part=choices] select").select_option(index=3)
    ana.see("[data-town].chosen")
    assert ana.moves() == before
    ana.settle("town", ana.page.locator("[data-confirm]").click)


# --- on a phone --------------------------------------------------------------------------------------------------


def test_on_a_phone_cards_stay_in_reach_and_nothing_scrolls_sideways(arrive: Arrive) -> None:
    ana = arrive(phone=True)
    ana.page.set_viewport_size({"width": 360, "height": 740})
    ana.open_table(["me", "greedy", "greedy", "greedy", "greedy"], seed="reach")
    ana.see(".map")
    ana.page.locator("[data-tip='Renown']").first.tap()
    expect(ana.page.locator("[role=tooltip]")).to_have_text("Renown")
    ana.see('[data-legal="true"] .reach').tap(force=True)
    ana.see("[data-confirm]").tap()
    ana.see("[data-card][data-playable]")
    room = ana.page.evaluate(
        """() => {
            const board = document.querySelector('.board');
            board.scrollTo(0, 0);
            const low = document.querySelector('[data-part=hand]').getBoundingClientRect();
            const buttons = [...document.querySelectorAll('.brian-boru button')].filter(one => one.offsetParent);
            return {
                sideways: document.documentElement.scrollWidth - innerWidth,
                within: board.scrollWidth - board.clientWidth,
                below: Math.round(low.bottom) - innerHeight,
                least: Math.min(...buttons.map(one => one.getBoundingClientRect().height)),
            };
        }"""
    )
    assert max(room["sideways"], room["within"], room["below"]) <= 0, json.dumps(room)
    assert room["least"] >= 44, json.dumps(room)
    ana.page.locator("[data-outlook]").tap()
    heading = ana.see(".outlook h2").element_handle()
    ana.page.wait_for_function("it => it.getBoundingClientRect().top < innerHeight / 2", arg=heading)
