"""The first page, the choice of opponents and the profile: one click to a game, and what waits comes first."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.test_shell import serious_issues


def overflows(person: Person) -> bool:
    return bool(person.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))


@pytest.mark.parametrize("game", ["brian-boru", "feast-for-odin", "ortus-regni"])
def test_a_newcomer_has_their_first_decision_after_one_click(arrive: Arrive, game: str) -> None:
    ana = arrive().open("/")
    card = ana.page.locator(f"[data-game={game}]")
    expect(card.locator(".art svg").first).to_be_visible()
    expect(card.locator("[data-play-now]")).to_contain_text(re.compile(r"against \d Steward"))
    expect(card.locator("[data-minutes]")).to_have_text(re.compile(r"about \d+ min"))
    card.locator("[data-play-now]").click()
    ana.page.wait_for_url("**/table/*")
    expect(ana.page.locator("[data-prompt]")).to_be_visible()
    table = ana.ask("/api/tables/" + ana.page.url.rsplit("/", 1)[1])["table"]
    assert table["status"] == "playing" and {seat["bot"] for seat in table["seats"]} == {None, "quick"}


def test_the_first_page_knows_its_games_without_learning_all_their_words(arrive: Arrive) -> None:
    ana = arrive(language="pl-PL")
    fetched: list[str] = []
    ana.page.on("response", lambda it: fetched.append(it.text()) if "/assets/" in it.url and "js" in it.url else None)
    ana.open("/")
    expect(ana.page.locator("[data-game=brian-boru]")).to_contain_text("Wielki Król Irlandii")
    ana.page.wait_for_load_state("networkidle")
    assert fetched and not [text for text in fetched if "brian-boru-ask-draft =" in text]


def test_whoever_returns_sees_the_waiting_table_first(arrive: Arrive) -> None:
    ana = arrive()
    calm = ana.open_unseen(["me", "quick", "quick"], "waiting", "brian-boru")
    hurried = ana.open_unseen(["me", "random"], "waiting", "ortus-regni", pace={"kind": "correspondence", "days": 1})
    ana.ask("/api/name", {"name": "Hild"})
    ana.open("/")
    expect(ana.page.locator("h1")).to_have_text("Welcome back, Hild")
    cards = ana.page.locator("[data-waiting]")
    expect(cards.first).to_have_attribute("data-waiting", hurried)
    expect(cards.first).to_contain_text("left")
    expect(cards.nth(1)).to_have_attribute("data-waiting", calm)
    expect(cards.nth(1).locator(".picture svg").first).to_be_visible()
    asked = ana.ask(f"/api/tables/{calm}/glance")["prompt"]["key"]
    assert asked.startswith("brian-boru.")
    expect(cards.nth(1).locator(".asked")).to_contain_text(re.compile(r"[a-z]{3}.*\."))
    above = ana.page.evaluate(
        "document.querySelector('[data-waiting]').getBoundingClientRect().top"
        " < document.querySelector('[data-game]').getBoundingClientRect().top"
    )
    assert above
    assert serious_issues(ana) == []
    cards.nth(1).click()
    ana.page.wait_for_url(f"**/table/{calm}")


def test_more_than_four_waiting_tables_are_folded(arrive: Arrive) -> None:
    ana = arrive()
    for number in range(6):
        ana.open_unseen(["me", "random", "random"], f"folded {number}", "brian-boru")
    ana.open("/")
    expect(ana.page.locator("[data-waiting]")).to_have_count(4)
    ana.see("[data-unfold]").click()
    expect(ana.page.locator("[data-waiting]")).to_have_count(6)


def test_opponents_are_chosen_by_keys_and_remembered(arrive: Arrive) -> None:
    ana = arrive().open("/")
    ana.see("[data-game=brian-boru] [data-pick]").focus()
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator("input[name=level]:checked")).to_be_focused()
    steward = ana.page.locator("[data-level=quick]")
    expect(steward).to_contain_text(re.compile(r"\d\.\d of 10"))
    expect(steward).to_contain_text("chance: 2.5")
    assert serious_issues(ana) == []
    ana.page.keyboard.press("ArrowDown")
    expect(ana.page.locator("[data-level=steady] input")).to_be_checked()
    expect(ana.page.locator("[data-play]")).to_have_text("Play against 3 Huscarls")
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_url("**/table/*")
    ana.see(".map")
    ana.open("/")
    expect(ana.page.locator("[data-game=brian-boru] [data-play-now]")).to_contain_text("against 3 Huscarls")
    expect(ana.page.locator("[data-game=ortus-regni] [data-play-now]")).to_contain_text("against 1 Steward")


def test_what_was_not_measured_says_so_and_alone_there_are_scores(arrive: Arrive) -> None:
    ana = arrive().open("/")
    measured = ana.ask("/api/bots")["strength"]
    ana.see("[data-game=feast-for-odin] [data-pick]").click()
    form = ana.see("[data-opponents]")
    assert ("feast-for-odin", 4, "strong") not in [(row["game"], row["players"], row["level"]) for row in measured]
    form.locator("label.chip", has_text="4").click()
    expect(form.locator("[data-level=strong]")).to_contain_text("Not measured at 4 seats")
    form.locator("label.chip", has_text="1").click()
    [alone] = [row for row in measured if (row["game"], row["players"], row["level"]) == ("feast-for-odin", 1, "quick")]
    expect(form.locator("[data-level=quick]")).to_contain_text(f"{alone['median']:g} points")
    expect(form.locator("[data-compare]")).to_contain_text("Nobody else sits here")
    expect(form.locator("input[name=level], .time")).to_have_count(0)
    form.locator("[data-hints]").uncheck()
    ana.see("[data-play]").click()
    ana.page.wait_for_url("**/table/*")
    table = ana.ask("/api/tables/" + ana.page.url.rsplit("/", 1)[1])["table"]
    assert table["players"] == 1 and table["counting"] is True


def test_tempers_are_offered_where_the_hall_has_them(arrive: Arrive) -> None:
    ana = arrive()

    def tempered(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "tempers": ["raider"], "tempered": ["steady"]})

    ana.page.route("**/api/bots", tempered)
    ana.open("/")
    ana.see("[data-game=brian-boru] [data-pick]").click()
    ana.see("[data-level=quick]")
    expect(ana.page.locator("[data-temper]")).to_have_count(0)
    ana.page.locator("[data-level=steady]").click()
    expect(ana.page.locator("[data-temper]")).to_have_count(2)
    opened: list[str] = []
    ana.page.on("request", lambda it: opened.append(it.post_data or "") if it.url.endswith("/api/tables") else None)
    ana.page.locator("[data-temper=raider]").click()
    ana.page.route("**/api/tables", lambda route: route.fulfill(status=403, json={"error": {"key": "hall.failed"}}))
    ana.see("[data-play]").click()
    ana.wait_until("a table is asked for", lambda: bool(opened))
    assert '"steady-raider"' in opened[0]


def test_the_deal_of_the_day_is_played_from_the_first_page(arrive: Arrive) -> None:
    ana = arrive().open("/")
    ana.see("[data-play-deal]").click()
    ana.page.wait_for_url("**/table/*")
    ana.see("[data-prompt]")
    table = ana.ask("/api/tables/" + ana.page.url.rsplit("/", 1)[1])["table"]
    assert table["daily"] and table["counted"] and table["players"] == 1
    ana.open("/")
    expect(ana.page.locator("[data-deal]").get_by_role("link", name="Continue")).to_be_visible()


def test_a_hall_that_cannot_be_reached_is_told_of_in_the_scene(arrive: Arrive) -> None:
    ana = arrive()
    ana.page.route("**/api/tables?*", lambda route: route.abort("internetdisconnected"))
    ana.open("/")
    expect(ana.see(".scene [role=alert]")).to_contain_text("can't be reached")
    expect(ana.page.locator("[data-play-now]")).to_have_count(3)


@pytest.mark.parametrize("language", ["en-GB", "pl-PL"])
def test_a_phone_shows_it_all_without_scrolling_sideways(arrive: Arrive, language: str) -> None:
    ana = arrive(language=language, phone=True)
    ana.open_unseen(["me", "quick", "quick"], "phone", "brian-boru")
    ana.open("/").see("[data-waiting]")
    assert not overflows(ana)
    assert serious_issues(ana) == []
    ana.page.locator("[data-game=brian-boru] [data-pick]").click()
    ana.see("[data-level=quick]")
    assert not overflows(ana)
    assert serious_issues(ana) == []


def test_the_profile_counts_places_and_turns_its_pages(arrive: Arrive) -> None:
    ana = arrive()
    for number in range(11):
        table = ana.open_unseen(["me", "random", "random"], f"profile {number}", "brian-boru")
        state = ana.ask(f"/api/tables/{table}")["state"]
        while not state["actions"]:  # a game in which nobody has moved has no review
            state = ana.ask(f"/api/tables/{table}")["state"]
        ana.ask(f"/api/tables/{table}/play", {"seat": 0, "ply": state["ply"], "action": state["actions"][0]["code"]})
        ana.ask(f"/api/tables/{table}/resign", {"seat": 0})
    ortus = ana.open_unseen(["me", "random"], "profile", "ortus-regni")
    state = ana.ask(f"/api/tables/{ortus}")["state"]
    deck = next(one["code"] for one in state["actions"] if one["notation"] == "deck land_army")
    ana.ask(f"/api/tables/{ortus}/play", {"seat": 0, "ply": state["ply"], "action": deck})
    ana.ask(f"/api/tables/{ortus}/resign", {"seat": 0})
    ana.open("/profile")
    expect(ana.see("[data-favourites]")).to_contain_text("Land & Army")
    expect(ana.page.locator("[data-kind='ortus-regni 2']")).not_to_contain_text("best")  # won or lost is all it scores
    kind = ana.see("[data-kind='brian-boru 3']")
    expect(kind).to_contain_text("11 games")
    expect(kind.get_by_label("Place 3: 11 times")).to_be_visible()
    expect(ana.page.locator("[data-finished]")).to_have_count(10)
    expect(ana.page.locator("[data-review-link]").first).to_have_attribute("href", re.compile(r"/table/\w+/review"))
    ana.see("[data-older]").click()
    expect(ana.page.locator("[data-finished]")).to_have_count(2)
    assert serious_issues(ana) == []
