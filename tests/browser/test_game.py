"""Brian Boru from the first disc to the final score, by clicks; and the steps of upkeep, one effect at a time."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive

LONGEST_GAME = 150


def test_a_newcomer_plays_within_one_click(arrive: Arrive) -> None:
    ana = arrive().open("/")
    ana.see(".game .button.main").click()
    assert ana.see(".map").is_visible()
    assert ana.see("[data-prompt]").is_visible()


def test_a_whole_game_by_clicks(arrive: Arrive) -> None:
    ana = arrive()
    table = ana.open_table(["me", "greedy", "random"], seed="whole game")
    decided = []
    while (kind := ana.decide()) != "over":
        decided.append(kind)
        assert len(decided) < LONGEST_GAME
    assert {"town", "card", "choice"} <= set(decided)
    result = ana.ask(f"/api/tables/{table}")["table"]["result"]
    shown = [int(ana.see(f"[data-score='{seat}']").inner_text()) for seat in range(3)]
    assert shown == result["scores"]
    winner = result["places"].index(1)
    names = ["Guest", "Steward", "Wanderer"]
    assert names[winner] in ana.see(".result h2").inner_text()
    ana.page.keyboard.press("Escape")
    explained = ana.see("[data-part=final-score]")
    for seat, lines in enumerate(result["lines"]):
        told = explained.locator("h3", has_text=names[seat]).locator("xpath=following-sibling::ul[1]")
        points = [int(line.split()[0]) for line in told.locator("li").all_inner_texts()]
        assert points == [value for value in lines.values() if value > 0]
        assert sum(points) == result["scores"][seat]


def test_effects_are_shown_one_by_one_and_can_be_skipped(arrive: Arrive) -> None:
    ana = arrive(steps="slow")
    ana.open_table(["me", "greedy", "greedy"], seed="steps")
    town = ana.see('[data-legal="true"] .reach')
    ana.stop_time()
    town.click(force=True)
    ana.see("[data-skip]")
    first = ana.prompt_words()
    ana.page.get_by_role("button", name="Next effect").click()
    expect(ana.page.locator("[data-prompt] h1")).not_to_have_text(first)
    ana.page.locator("[data-skip]").click()
    ana.see("[data-card][data-playable]")


def test_the_log_explains_itself_by_clause(arrive: Arrive) -> None:
    ana = arrive()
    ana.open_table(["me", "greedy", "greedy"])
    ana.page.get_by_role("button", name="Why? Rule BB-2.8").click()
    clause = ana.see("[data-clause='BB-2.8']")
    expect(clause).to_contain_text("starting player")


def test_what_is_not_legal_says_why(arrive: Arrive) -> None:
    ana = arrive()
    ana.open_table(["me", "greedy", "greedy"], seed="reasons")
    ana.see('[data-legal="true"]')
    illegal = ana.page.locator("[data-town]:not([data-legal])")
    if illegal.count() == 0:  # the first to place a disc may go anywhere
        ana.decide()
        while not (ana.sees('[data-legal="true"]') and illegal.count()):
            ana.decide_now() if not ana.sees('[data-legal="true"]') else None
            ana.page.wait_for_timeout(30)
    illegal.first.locator(".reach").hover(force=True)
    expect(ana.page.locator(".told strong").first).to_have_text(re.compile(r"\w"))


def test_if_the_round_ended_now(arrive: Arrive) -> None:
    ana = arrive()
    ana.open_table(["me", "greedy", "greedy"])
    ana.see('[data-legal="true"]')
    ana.page.keyboard.press("e")
    expect(ana.page.locator(".outlook h2")).to_contain_text("If the round ended now")
    ana.page.keyboard.press("e")
    ana.page.locator(".outlook h2").wait_for(state="detached")
