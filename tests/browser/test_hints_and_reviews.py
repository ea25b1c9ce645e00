"""A hint asked for, stopped and gone stale; a review stepped through by keys, tried otherwise and come back to."""

from __future__ import annotations

import json
from datetime import datetime
from typing import Any

from playwright.sync_api import Route, expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.test_shell import serious_issues

AGAINST_BOTS = ["me", "random", "random"]


def ask_hint(person: Person) -> None:
    person.see("[data-hint-ask]").click()
    person.see("[data-hint-state=shown]")


def test_a_hint_is_offered_thought_of_shown_and_stale(arrive: Arrive) -> None:
    ana = arrive()
    table = ana.open_table(AGAINST_BOTS, seed="hint")
    ana.see("[data-prompt].mine")
    ana.page.keyboard.press("i")
    expect(ana.see("[data-hint-state=offered]")).to_contain_text("Asking marks this game")
    assert not ana.sees("[data-lamp]")

    ana.page.locator("[data-hint-where]").click()
    ana.see("[data-where]")
    expect(ana.page.locator("[data-lamp='0']")).to_be_visible()
    expect(ana.page.locator("[data-mark=hints]")).to_have_text("With hints")
    assert not ana.sees("[data-hint-move]")

    ask_hint(ana)
    moves = ana.page.locator("[data-hint-move]")
    assert 1 <= moves.count() <= 3
    expect(moves.first).to_be_checked()
    town = ana.page.locator("[data-town][data-marked='1']")
    expect(town).to_have_count(1)
    assert serious_issues(ana) == []
    ana.settle("town", lambda: town.locator(".reach").click(force=True))
    ana.see("[data-hint-state=stale]")

    ana.see("[data-prompt$=ask-draft].mine")
    ask_hint(ana)
    marked = ana.page.locator("[data-part=hand] [data-card]:has([data-marked='1'])")
    expect(marked).to_have_count(2)
    expect(marked.first).to_have_attribute("aria-pressed", "true")  # lifted as one's own hand would
    assert ana.ask(f"/api/tables/{table}")["table"]["hints"] == [0]


def test_a_hint_is_stopped_and_refused_where_the_game_counts(arrive: Arrive) -> None:
    ana = arrive(phone=True)
    ana.open_table(AGAINST_BOTS, seed="hint")
    ana.see("[data-prompt].mine")
    ana.page.locator("[data-hint]").click()
    ana.see("[data-hint-ask]").click()
    ana.see("[data-hint-stop], [data-hint-state=shown]")
    ana.click_if_there("[data-hint-stop]")  # on a fast machine it may be through already
    ana.see("[data-hint-state=shown], [data-hint-state=offered]")
    assert ana.page.locator("[data-hint-move]").count() <= 1  # one at a time
    hint, choices = ana.see("[data-hint-state]").bounding_box(), ana.see("[data-part=choices]").bounding_box()
    assert hint and choices and hint["y"] + hint["height"] <= choices["y"] + 1  # between board and hand

    ana.open_table(AGAINST_BOTS, seed="hint", counting=True)
    ana.see("[data-prompt].mine")
    ana.page.keyboard.press("i")
    expect(ana.see("[data-hint-state=forbidden]")).to_contain_text("hints are off")
    assert not ana.sees("[data-hint-ask]")


# --- reviews ---------------------------------------------------------------------------------------------------

SLIP, LUCK = 8, 20
"""Moves of the game the made-up review calls turning points."""


def move(notation: str, card: int, value: float) -> dict[str, Any]:
    return {
        "code": card, "notation": notation, "kind": "Play", "fields": {"card": card},
        "steps": [{"key": "brian-boru.order-play", "args": {"card": card}}],
        "value": value, "low": value - 0.03, "high": value + 0.03, "best_in": [7, 10], "sure": "sure",
        "why": None, "changes": [{"kind": "towns", "amount": 1}],
    }  # fmt: skip


def made_up_review(table: str, plies: int, done: bool) -> dict[str, Any]:
    """A review with one slip and one stroke of luck: what the hall computes is tested with the analysis."""
    third = [0.33, 0.33, 0.34]
    curve = [
        {"ply": ply, "values": third if ply < SLIP else [0.2, 0.4, 0.4], "low": [0.1] * 3, "high": [0.5] * 3}
        for ply in range(0, plies + 1, 1 if done else 10)
    ]
    one = {
        "before": third,
        "after": [0.2, 0.4, 0.4],
        "low": 0.1,
        "high": 0.2,
        "other": None,
        "turning": True,
        "text": [],
    }
    slip = one | {
        "ply": SLIP, "kind": "choice", "seat": 0, "cost": 0.15, "slip": True,
        "best": move("play 5", 5, 0.35), "chosen": move("play 9", 9, 0.2),
    }  # fmt: skip
    luck = one | {
        "ply": LUCK, "kind": "luck", "seat": 0, "cost": 0.0, "slip": False, "best": None, "chosen": None,
        "drawn": [{"key": "brian-boru.cards-dealt", "args": {"cards_count": 8}}],
    }  # fmt: skip
    sums = {"start": 0.33, "luck": -0.13, "slips": 0.15, "slip_count": 1, "others": -0.05, "end": 0.0}
    label = {"key": "review-round", "args": {"round_number": 1}}
    return {
        "table": table, "status": "done" if done else "working", "progress": 1.0 if done else 0.3, "unit": "chance",
        "players": 3, "plies": plies, "over": True, "rounds": [{"ply": 3, "label": label}],
        "curve": curve, "moments": [slip, luck] if done else [], "sums": [sums] * 3 if done else [],
        "truth": curve if done else None,
    }  # fmt: skip


def finished_game(person: Person) -> str:
    """Bots play it to its end while nobody looks on, which is quicker."""
    table = person.open_table(AGAINST_BOTS, seed="review", stand_in="random")
    person.ask(f"/api/tables/{table}/leave", {"seat": 0})
    person.open("/healthz")
    person.wait_until("the game is over", lambda: person.ask(f"/api/tables/{table}")["table"]["status"] == "finished")
    person.open(f"/table/{table}").see(".result")
    return table


def with_a_review(person: Person, table: str) -> None:
    plies = int(person.ask(f"/api/tables/{table}/moments?seat=0&count=1")["ply"])

    def answer(route: Route) -> None:
        done = route.request.method == "GET"  # coarse at once, finer as it comes
        route.fulfill(body=json.dumps(made_up_review(table, plies, done)), content_type="application/json")

    person.page.route(f"**/api/tables/{table}/review", answer)


def expect_what_it_opens_with(ana: Person, table: str) -> None:
    """The first slip, the turning points with what was better and what was drawn, how it ended."""
    expect(ana.page.locator("[data-review] [data-ply]")).to_have_attribute("data-ply", str(SLIP - 1))
    expect(ana.page.locator("[data-moment-ply] h2")).to_have_text("Play 9")
    expect(ana.page.locator("[data-move=best]")).to_contain_text("Play 5")
    expect(ana.page.locator(f"[data-point='{SLIP - 1}'] [data-better]")).to_contain_text("better: play 5")
    expect(ana.page.locator(f"[data-point='{LUCK - 1}']")).to_contain_text("Everybody is dealt 8 cards.")
    expect(ana.page.locator("[data-sum=choices]")).to_contain_text("−20")
    expect(ana.page.locator("[data-sum=slips]")).to_contain_text("−15")
    assert not ana.sees("[data-stopped]")
    ended = ana.ask(f"/api/tables/{table}")["table"]["finished"]
    expect(ana.page.locator("[data-when]")).to_contain_text("reviewed by Jarl, the strong player")
    shown = ana.page.locator("[data-when] time").get_attribute("datetime")
    assert shown is not None and datetime.fromisoformat(shown).timestamp() * 1000 == ended
    scores = ana.ask(f"/api/tables/{table}")["table"]["result"]["scores"]
    assert ana.page.locator("[data-scores] .numeral").all_inner_texts() == sorted(map(str, scores), key=int)[::-1]
    expect(ana.page.locator("[data-small-hand] .card")).not_to_have_count(0)  # what there was to choose from
    assert serious_issues(ana) == []


def test_a_review_is_stepped_by_keys_tried_otherwise_and_come_back_to(arrive: Arrive) -> None:
    ana = arrive()
    table = finished_game(ana)
    with_a_review(ana, table)
    ana.page.locator("[data-review-link]").click()
    ana.see("[data-review=working] [data-chart]")
    ana.see("[data-review=done]")
    at = ana.page.locator("[data-review] [data-ply]")
    expect_what_it_opens_with(ana, table)

    for key, ply in (
        ("ArrowRight", SLIP),
        ("Shift+ArrowRight", SLIP + 10),
        ("j", LUCK - 1),
        ("Home", 0),
        ("j", SLIP - 1),
    ):
        ana.page.keyboard.press(key)
        expect(at).to_have_attribute("data-ply", str(ply))
    expect(ana.page).to_have_url(f"/table/{table}/review?ply={SLIP - 1}&seat=0")
    ana.page.keyboard.press("Shift+Digit2")
    expect(ana.page.locator("[data-eyes]")).to_have_value("1")
    ana.page.keyboard.press("Shift+Digit1")
    ana.page.locator("[data-tab=score]").click()
    ana.see("[data-review] .result")
    ana.page.locator("[data-as-table]").click()
    ana.see("dialog table")
    ana.page.keyboard.press("Escape")

    ana.page.keyboard.press("w")
    expect(ana.see("[data-branch]")).to_contain_text("Nothing here counts")
    branched = ana.ask("/api/tables/" + ana.page.url.rsplit("/", 1)[1])["table"]
    assert branched["branch"] == {"table": table, "ply": SLIP - 1}  # bots go on from there while somebody looks
    assert branched["seats"][1]["bot"] == "random"  # the level that sat there
    ana.page.keyboard.press("w")
    expect(at).to_have_attribute("data-ply", str(SLIP - 1))
    ana.page.locator("[data-try-against] option[value=quick]").wait_for(state="attached")
    ana.page.locator("[data-try-against]").select_option("quick")
    ana.page.locator("[data-try]").click()
    ana.see("[data-branch]")
    branched = ana.ask("/api/tables/" + ana.page.url.rsplit("/", 1)[1])["table"]
    assert {seat["bot"] for seat in branched["seats"][1:]} == {"quick"}
    ana.page.locator("[data-branch-back]").click()
    expect(at).to_have_attribute("data-ply", str(SLIP - 1))
    assert ana.ask(f"/api/tables/{table}")["table"]["status"] == "finished"

    ana.page.locator("[data-rematch]").click()
    ana.page.wait_for_url("**/table/*")
    assert ana.ask(f"/api/tables/{table}")["table"]["rematch"] == ana.page.url.rsplit("/", 1)[1]

    # Whoever gets the link needs no seat, and a phone will do.
    bea = arrive(language="pl", phone=True, theme="dark")
    bea.open("/healthz")
    bea.ask("/api/guest", {})
    with_a_review(bea, table)
    bea.open(f"/table/{table}/review?ply={SLIP - 1}&seat=0").see("[data-review=done]")
    bea.page.locator("[data-next-point]").click()
    expect(bea.page.locator("[data-review] [data-ply]")).to_have_attribute("data-ply", str(LUCK - 1))
    assert bea.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    steps = bea.page.locator("[data-next-point]").bounding_box()
    assert steps and steps["y"] > 700  # within the thumb's reach
    assert serious_issues(bea) == []


def test_a_game_that_was_given_up_is_reviewed_to_where_it_stood(arrive: Arrive) -> None:
    ana = arrive()
    table = ana.open_table(AGAINST_BOTS, seed="given up")
    ana.see("[data-prompt].mine")
    ana.settle("town", lambda: ana.page.locator("[data-legal] .reach").first.click(force=True))
    ana.ask(f"/api/tables/{table}/resign", {"seat": 0})
    ana.open("/profile").see(f"[data-review-link='{table}']").click()
    ana.see("[data-review=done]")
    expect(ana.see("[data-stopped]")).to_contain_text("estimates of where it stood")
    expect(ana.page.locator("[data-sum=end]")).to_contain_text("where it stopped")
    ana.page.locator("[data-tab=score]").click()
    expect(ana.see("[data-no-sheet]")).to_contain_text("no score sheet")
    assert serious_issues(ana) == []


def test_what_a_review_points_at_stands_on_the_map_and_a_phone_looks_from_near(arrive: Arrive) -> None:
    ana = arrive()
    table = ana.open_table(AGAINST_BOTS, seed="given up")
    ana.see("[data-prompt].mine")
    ana.settle("town", lambda: ana.page.locator("[data-legal] .reach").first.click(force=True))
    ana.ask(f"/api/tables/{table}/resign", {"seat": 0})
    review = made_up_review(table, 1, done=True)
    played, better = (
        {**move(f"start {town}", code, 0.3), "kind": "Start", "fields": {"town": town}}
        for code, town in enumerate(("M7", "M1"))
    )
    review["moments"] = [{**review["moments"][0], "ply": 1, "chosen": played, "best": better}]
    answer = json.dumps(review)

    def look_at_it(person: Person) -> float:
        person.page.route(
            f"**/api/tables/{table}/review", lambda it: it.fulfill(body=answer, content_type="application/json")
        )
        person.open(f"/table/{table}/review?ply=0&seat=0").see("[data-added=M]")
        expect(person.page.locator("[data-town=M1]")).to_have_attribute("data-marked", "strong")
        return float(str(person.page.locator(".map svg").first.get_attribute("viewBox")).split()[2])

    whole = look_at_it(ana)
    expect(ana.page.locator("[data-pointer=M1]")).to_contain_text("strong player: here")
    bea = arrive(phone=True)
    bea.open("/healthz")
    bea.ask("/api/guest", {})
    assert look_at_it(bea) < 0.6 * whole
