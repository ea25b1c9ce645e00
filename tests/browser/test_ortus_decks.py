"""The deck builder of Ortus Regni: built, illegal, saved, exported, imported, played."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person

TEXT = "castle*6 land*6 vassal*6 monk*6"


def test_a_deck_is_built_judged_saved_exported_imported_and_played(arrive: Arrive) -> None:
    ana = arrive()
    table = ana.open_table(["me", "random"], game="ortus-regni", seed="deck")
    page = ana.page
    ana.see("[data-deck-builder]")
    verdict = page.locator("[data-legal]")
    play = page.locator("[data-play-deck]")

    ana.see("[data-sample=lords]").click()
    expect(verdict).to_have_attribute("data-legal", "true")
    page.locator("[data-more=land]").click()
    expect(verdict).to_have_attribute("data-legal", "false")
    expect(verdict).to_contain_text("OR-2.1")
    expect(play).to_be_disabled()
    page.locator("[data-less=land]").click()
    page.locator("[data-less=banner]").click()
    page.locator("[data-more=land]").click()
    expect(verdict).to_have_attribute("data-legal", "true")
    expect(page.locator("[data-row=crown]")).to_contain_text("2")

    page.locator("[data-tool=hand]").click()
    expect(page.locator("[data-test-hand] li")).to_have_count(5)
    page.locator("[data-tool=export]").click()
    text = page.locator("[data-export]").input_value()
    assert "land" in text.split() and "banner*2" in text.split()
    page.locator("[data-tool=save]").click()
    page.locator("[data-save-name]").fill("Mine")
    page.locator("[data-save-now]").click()
    ana.see("[data-saved=Mine]")

    page.locator("[data-tool=import]").click()
    page.locator("[data-import]").fill("castel*2")
    page.locator("[data-import-now]").click()
    expect(page.get_by_role("alert").filter(has_text="castle")).to_be_visible()
    page.locator("[data-import]").fill(TEXT)
    page.locator("[data-import-now]").click()
    expect(page.locator("[data-row=estates]")).to_contain_text("12")
    page.reload()
    ana.see("[data-saved=Mine]")
    change_saved_decks(ana)
    ana.see("[data-saved=Mine]").click()
    expect(page.locator("[data-row=crown]")).to_contain_text("2")
    expect(verdict).to_have_attribute("data-legal", "true")
    play.click()
    ana.wait_until("the deck is taken", lambda: not ana.sees("[data-deck-builder]"))
    view = ana.ask(f"/api/tables/{table}")["state"]["view"]
    assert sum(view["deck_list"].values()) == 24
    assert view["deck_list"]["banner"] == 2


def change_saved_decks(ana: Person) -> None:
    """Renamed, deleted and had back; and what an earlier version kept in this browser moves into the hall, once."""
    page = ana.page
    page.locator("[data-rename=Mine]").click()
    page.locator("[data-rename-name]").fill("Other")
    page.locator("[data-rename-now]").click()
    ana.see("[data-saved=Other]")
    page.locator("[data-forget=Other]").click()
    expect(page.locator("[data-saved]")).to_have_count(0)
    page.locator("[data-have-back]").click()
    ana.see("[data-saved=Other]")
    kept = (
        '[{"name":"Old","cards":{"castle":2}},{"name":"Other","cards":{"banner":1}},{"name":"?","cards":{"monk":1}},3]'
    )
    page.evaluate("kept => localStorage.setItem('meadhall-ortus-decks', kept)", kept)
    page.reload()
    expect(page.locator("[data-saved]")).to_have_count(4)
    found = {deck["name"]: deck["cards"] for deck in ana.ask("/api/me/decks")["decks"]}
    assert {name: len(cards) for name, cards in found.items()} == {"Deck 1": 1, "Old": 1, "Other": 8, "Other 2": 1}
    assert page.evaluate("localStorage.getItem('meadhall-ortus-decks')") is None
    page.locator("[data-rename=Other]").click()
    page.locator("[data-rename-name]").fill("Mine")
    page.keyboard.press("Enter")


def test_a_deck_for_everybody_and_a_variant_where_a_table_is_opened(arrive: Arrive) -> None:
    ana = arrive()
    ana.open("/new/ortus-regni")
    page = ana.page
    page.get_by_text("Mercenary Captains").first.wait_for(state="attached")
    page.locator("details summary").first.click()
    page.get_by_label("Mercenary Captains").check()
    page.locator("[data-editor=decks]").click()
    ana.see("[data-sample=politics]").click()
    page.locator("[data-for-all]").click()
    page.locator("button.main").last.click()
    ana.see("[data-variant=captains]")
    table = page.url.rpartition("/")[2].partition("#")[0]
    options = ana.ask(f"/api/tables/{table}")["table"]["options"]
    assert options["captains"] is True
    assert options["decks"][10] == 3, "Treachery in the sample deck Politics"


def test_a_name_that_is_taken_is_told_beside_the_decks(arrive: Arrive) -> None:
    ana = arrive(refused="status of 409")
    ana.open_table(["me", "random"], game="ortus-regni", seed="deck")
    for name in ("Mine", "Old"):
        ana.ask("/api/me/decks", {"game": "ortus-regni", "name": name, "text": TEXT})
    page = ana.page
    page.reload()
    ana.see("[data-rename=Old]").click()
    page.locator("[data-rename-name]").fill("Mine")
    page.locator("[data-rename-now]").click()
    expect(page.locator("[data-decks-trouble]")).to_contain_text("Mine")
    page.locator("[data-rename-name]").fill("New")  # one may go on where one was
    page.locator("[data-rename-now]").click()
    ana.see("[data-saved=New]")
    expect(page.locator("[data-decks-trouble]")).to_have_count(0)


def test_a_deck_the_hall_didnt_answer_about_is_judged_later(arrive: Arrive) -> None:
    ana = arrive(refused="ERR_FAILED")
    page = ana.page
    lost: list[str] = []
    held: list[Route] = []

    def lose_the_first(route: Route) -> None:
        """The others wait, so that what is said meanwhile stays in sight."""
        if lost:
            held.append(route)
        else:
            lost.append(route.request.url)
            route.abort()

    page.route("**/api/games/ortus-regni/deck", lose_the_first)
    ana.open("/new/ortus-regni")
    page.locator("details summary").first.click()
    page.locator("[data-editor=decks]").click()
    ana.see("[data-sample=politics]").click()
    verdict = page.locator("[data-legal]")
    expect(verdict).to_contain_text("The rules are looking at it.")
    for _ in range(600):
        if held:
            break
        page.wait_for_timeout(50)
    for route in held:
        route.continue_()
    page.unroute("**/api/games/ortus-regni/deck")
    expect(verdict).to_have_attribute("data-legal", "true")
    assert len(lost) == 1


def test_the_scenes_before_the_first_turn(arrive: Arrive) -> None:
    """Draft, Legacy Points, a new hand: each is answered where it is shown, and says what it means."""
    ana = arrive(phone=True)
    ana.open_table(["me", "random"], game="ortus-regni", options={"draft": True}, seed="before")
    scene = ana.see("[data-scene=draft]")
    assert ana.page.evaluate("innerWidth") == 390, "nothing widens the page, not even what tells the variants"
    expect(scene.locator("[data-passing='0,1,0']")).to_contain_text("→")
    pack = scene.locator("[data-pack]:enabled")
    expect(scene.locator("[data-keep]")).to_be_disabled()
    pack.first.click()
    pack.last.click()
    scene.locator("[data-keep]").click()
    expect(scene.locator(".kept li")).to_have_count(2)

    table = ana.open_table(["me", "random"], game="ortus-regni", options={"legacy": True}, seed="before")
    answer_until(ana, table, "legacy")
    scene = ana.see("[data-scene=legacy]")
    coins = scene.locator(".coin")
    points = coins.count()
    scene.locator("[data-slot=banner] [data-choice]").click()
    expect(coins).to_have_count(points - 1)

    options = {"mulligan": True, "decks": [6, 6, 0, 0, 0, 0, 6, 0, 6, 0, 0, 0, 0, 0, 0]}
    table = ana.open_table(["me", "random"], game="ortus-regni", options=options, seed="before")
    scene = ana.see("[data-scene=mulligan]")
    hand = ana.ask(f"/api/tables/{table}")["state"]["view"]["hand"]
    expect(scene.locator(".hand li")).to_have_count(len(hand))
    expect(scene.locator("[data-odds]")).to_contain_text("79.8 of 100 draws")  # 1 − C(18, 5) / C(24, 5)
    scene.locator("[data-answer=keep]").click()
    ana.see("[data-question=turn]")


def answer_until(ana: Person, table: str, question: str) -> None:
    """Through the hall, without looking, until that is asked."""

    def asked() -> bool:
        state = ana.ask(f"/api/tables/{table}?seat=0")["state"]
        if state["prompt"]["key"].endswith(f"ask-{question}"):
            return True
        if state["actions"]:
            first = state["actions"][0]["code"]
            ana.ask(f"/api/tables/{table}/play", {"seat": 0, "ply": state["ply"], "action": first})
        return False

    ana.wait_until(f"{question} is asked", asked)
