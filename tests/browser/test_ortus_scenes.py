"""The scenes of Ortus Regni: a battle by clicks, and a struggle between two browsers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.unseen import play_unseen, question

ARMIES = [2, 5, 2, 0, 0, 3, 0, 4, 0, 4, 0, 0, 2, 0, 2]
BANNERS = [4, 4, 2, 1, 0, 2, 2, 2, 0, 1, 0, 0, 0, 1, 5]
HOSTS = [2, 6, 2, 0, 0, 4, 0, 4, 0, 4, 0, 0, 2, 0, 0]
KINGS = [2, 6, 2, 0, 0, 4, 0, 2, 0, 2, 0, 0, 0, 0, 6]
TACTICS = [2, 5, 2, 0, 0, 3, 0, 3, 0, 2, 0, 0, 1, 0, 6]
PLOTS = [4, 2, 0, 1, 0, 2, 5, 0, 0, 0, 5, 5, 0, 0, 0]

Asked = Callable[[str, int], bool]


def play_to(people: list[Person], table: str, wanted: Asked, prefer: tuple[str, ...]) -> tuple[int, str]:
    """Play without looking until a seat is asked what is wanted."""
    return play_unseen(people, table, lambda state, seat: wanted(question(state), seat), prefer)


def test_a_battle_by_clicks(arrive: Arrive) -> None:
    ana = arrive(steps="fast")
    table = ana.open_unseen(["me", "random"], "battle", "ortus-regni", options={"decks": ARMIES})
    play_to([ana], table, lambda asked, _: asked == "field-attack", ("attack", "install", "hire", "place"))
    ana.open(f"/table/{table}")
    scene = ana.see("[data-scene=battle]")
    expect(scene).to_have_attribute("data-step", "field")

    # One looks past it at the Earldoms, and comes back to the same question.
    ana.page.keyboard.press("v")
    expect(scene).to_have_attribute("data-aside", "true")
    expect(ana.page.locator("[data-earl='1']")).to_be_in_viewport()
    assert ana.page.locator("[data-part=board]").evaluate("it => !it.inert")
    ana.page.locator("[data-look]").click()
    expect(ana.page.locator("[data-field]").first).to_be_visible()
    assert ana.page.locator("[data-part=board]").evaluate("it => it.inert"), "nothing is clicked beneath a scene"

    before = int(ana.see("[data-strength=attack]").inner_text())
    ana.see("[data-field]").click()
    expect(ana.page.locator("[data-side=attack] li")).not_to_have_count(0)
    ana.wait_until("the strength grows", lambda: int(ana.see("[data-strength=attack]").inner_text()) > before)

    told = ana.ask(f"/api/tables/{table}/forecast")["forecast"]["battle"]
    fates = told["imagined"]
    if fates["cards"]:
        for fate in fates["cards"]:
            words = f"{fate['left']} of {fates['left']}"
            expect(ana.page.locator(f"[data-fate={fate['card']}]")).to_contain_text(words)
    may_march = "[data-done]:not(:disabled)"
    ana.wait_until("the force may march", lambda: ana.sees(may_march) or (ana.click_if_there("[data-field]") and False))
    ana.see(may_march).click()
    # What comes then depends on the other side; all of it is answered in the scene, by clicks, until the turn goes on.
    answers = (
        "[data-cheapest]", "[data-absorb]", "[data-ruling]", "[data-destroy]", "[data-capture]",
        "[data-scene=ransom] [data-done]", "[data-answer=pass]",
    )  # fmt: skip

    def over() -> bool:
        for answer in answers:
            if ana.click_if_there(answer):
                break
        return ana.sees("[data-scene=battle] [data-go-on]")

    ana.wait_until("it is said how the battle ended, though the turn goes on", over)
    assert not ana.sees("[data-look]"), "one way out of what is over"
    expect(ana.page.locator("[data-scene=battle]")).not_to_contain_text("at least")
    # The button lies over the one that ends the turn, which no double click reaches.
    box = ana.see("[data-go-on]").bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ana.page.mouse.dblclick(*middle)
    expect(ana.page.locator("[data-scene]")).to_have_count(0)
    beneath = "at => document.elementFromPoint(...at)?.closest('[data-turn-action=end]') !== null"
    assert ana.page.evaluate(beneath, list(middle))
    assert question(ana.ask(f"/api/tables/{table}")["state"]) == "free-moves"
    # Whoever opens the table after that isn't told again.
    ana.page.reload()
    ana.see("[data-question]")
    ana.wait_for_letters()
    assert not ana.sees("[data-scene=battle] [data-go-on]")


def test_a_defender_is_imagined_away_and_brought_back(arrive: Arrive) -> None:
    """Around one screen: the answers of both seats are drawn alike in every run, so that somebody does defend."""
    ana = arrive()
    options = {"decks": ARMIES}
    table = ana.open_unseen(["me", "me"], "defence", "ortus-regni", options=options, hot_seat=True)
    fates: dict[str, Any] = {}

    def somebody_could_defend(asked: str, seat: int) -> bool:
        if asked != "field-attack":
            return False
        told = ana.ask(f"/api/tables/{table}/forecast?seat={seat}")["forecast"]["battle"]
        fates.update(told["imagined"])
        return any(one["stands"] for one in fates["roster"])

    seat, _ = play_to([ana, ana], table, somebody_could_defend, ("attack", "install", "hire", "place"))
    ana.open(f"/table/{table}")
    ana.see(".curtain button").click()
    supposed = ana.page.locator("[data-imagined][aria-pressed=true]")
    expect(supposed).to_have_count(len([one for one in fates["roster"] if one["stands"]]))
    line = next(one["line"] for one in fates["roster"] if one["stands"])
    fewer = ana.ask(f"/api/tables/{table}/forecast?seat={seat}&supposing={line}")["forecast"]
    assert fewer["defence"] < fates["defence"]
    supposed.first.click()
    expect(ana.page.locator("[data-strength=defence]")).to_have_text(str(fewer["defence"]))
    ana.page.locator("[data-suppose]").check()
    expect(ana.page.locator("[data-strength=defence]")).to_have_text(str(fates["defence"]))


def test_a_large_force_stays_in_sight(arrive: Arrive) -> None:
    """Above the fates, on the smallest wide screens."""
    ana = arrive()
    table = ana.open_unseen(["me", "me"], "host2", "ortus-regni", options={"decks": HOSTS}, hot_seat=True)

    def many(state: dict[str, Any], _: int) -> bool:
        if question(state) != "field-defence":
            return False
        attack, defence = (len(state["view"]["battle"][side]) for side in ("attack", "defence"))
        return max(attack, defence) >= 6 and defence > 0

    play_unseen([ana, ana], table, many, ("field", "install", "place land", "at", "recruit", "attack"))
    ana.open(f"/table/{table}")
    ana.see(".curtain button, [data-question]")
    ana.click_if_there(".curtain button")
    ana.see("[data-fates]")
    ana.wait_for_letters()
    for size in ((1366, 768), (1280, 720)):
        ana.page.set_viewport_size({"width": size[0], "height": size[1]})
        hidden = ana.page.evaluate("""() => {
            const end = document.querySelector('[data-fates]').getBoundingClientRect().top;
            const cards = [...document.querySelectorAll('[data-side] li')];
            return cards.filter(it => it.getBoundingClientRect().bottom > end).length;
        }""")
        assert hidden == 0, size


def test_a_banner_is_laid_on_the_battle_card(arrive: Arrive) -> None:
    """Medieval Tactics: the slot on the drawn card takes it, and the result follows. Around one screen: a bot lays a
    Banner first or doesn't, by how far it looks in its time."""
    ana = arrive()
    options = {"decks": TACTICS, "tactics": True}
    table = ana.open_unseen(["me", "me"], "tactics", "ortus-regni", options=options, hot_seat=True)
    state: dict[str, Any] = {}

    def with_banner(told: dict[str, Any], _: int) -> bool:
        state.update(told)
        return question(told) == "tactics" and "banner" in told["view"]["hand"]

    play_unseen([ana, ana], table, with_banner, ("attack", "field", "install", "hire", "place"))
    ana.open(f"/table/{table}")
    ana.see(".curtain button, [data-question]")
    ana.click_if_there(".curtain button")
    ana.see(f"[data-fate={state['view']['battle']['card']}] [data-banners='0'] button").click()
    ana.wait_until(
        "the result is turned",
        lambda: any(
            "banner-turned" in entry["message"]["key"]
            for entry in ana.ask(f"/api/tables/{table}")["state"]["journal"]["entries"]
        ),
    )


def test_a_target_says_how_many_points_it_takes(arrive: Arrive) -> None:
    """Before anything is sent; and whoever thinks better of an attack is told the way back."""
    ana = arrive()
    table = ana.open_unseen(["me", "random"], "battle", "ortus-regni", options={"decks": ARMIES})
    play_to([ana], table, lambda asked, _: asked == "attack", ("attack", "install", "hire", "place"))
    ana.open(f"/table/{table}")
    target = ana.see("[data-earl='1'] [data-lit=siege]")
    expect(ana.page.locator(".whisper")).to_contain_text("Undo takes you back to your turn")
    earl = ana.ask(f"/api/tables/{table}")["state"]["view"]["seats"][1]
    needed = earl["towers"] + (3 if earl["fiefs"][0]["building"]["card"] == "palace" else 2)
    target.hover()
    expect(ana.page.locator(".whisper")).to_contain_text(f"{needed} points past the defenders")


def test_a_ransom_says_whose_it_is_and_what_is_taken(arrive: Arrive) -> None:
    """On the narrowest phone, too: its head in one line, and each card that could be paid by name."""
    ana = arrive(phone=True)
    ana.page.set_viewport_size({"width": 360, "height": 740})
    table = ana.open_unseen(["me", "me"], "ransom3", "ortus-regni", options={"decks": ARMIES}, hot_seat=True)
    likes = ("place land", "install", "attack", "siege", "field lord", "done")
    seat, _ = play_to([ana, ana], table, lambda asked, _: asked == "ransom", likes)
    view = ana.ask(f"/api/tables/{table}?seat={seat}")["state"]["view"]
    assert len(view["battle"]["captives"]) == 1
    ana.open(f"/table/{table}")
    ana.see(".curtain button, [data-question]")
    ana.click_if_there(".curtain button")  # for whoever isn't the first at this screen
    scene = ana.see("[data-scene=ransom]")
    expect(scene.locator("h2")).to_have_text("Your Lord is captured")
    expect(scene).to_contain_text(f"{'Guest 2' if seat == 0 else 'Guest'} gets what you pay.")
    assert scene.locator("header").evaluate("it => it.offsetHeight") <= 48
    assert "Land" in scene.locator(".fiefs .card").all_inner_texts()


def test_a_levy_says_what_it_is_for(arrive: Arrive) -> None:
    ana = arrive()
    table = ana.open_unseen(["me", "me"], "levy", "ortus-regni", options={"decks": KINGS}, hot_seat=True)
    likes = ("kingship", "place land", "at", "done", "end")
    play_to([ana, ana], table, lambda asked, _: asked == "levy", likes)
    ana.open(f"/table/{table}")
    ana.see(".curtain button, [data-question]")
    ana.click_if_there(".curtain button")  # for whoever isn't the first at this screen
    expect(ana.see("[data-scene=levy]")).to_contain_text("Royal Guard, which fights for the King")
    expect(ana.page.locator("[data-give]").first).to_contain_text("From your pool")
    ana.settle("levy", ana.see("[data-give]").click)


def test_a_joust_shows_what_would_be_risked(arrive: Arrive) -> None:
    ana = arrive()
    table = ana.open_unseen(["me", "random"], "joust", "ortus-regni", options={"decks": BANNERS})
    play_to([ana], table, lambda asked, _: asked == "joust", ("place", "attach", "attend"))
    ana.open(f"/table/{table}")
    ana.see("[data-scene=joust]")
    view = ana.ask(f"/api/tables/{table}")["state"]["view"]
    mine = view["seats"][0]["fiefs"]
    staked = {one["card"] for fief in mine for one in fief["properties"]}
    staked |= {fief["building"]["card"] for fief in mine} if len(mine) > 1 else set()
    sent = set(view["hand"]) | {fief["lord"] for fief in mine if fief["lord"]}
    for what, cards in (("stake", staked), ("send", sent)):
        expect(ana.page.locator(f"[data-could={what}] .pair > *")).to_have_count(len(cards))


def test_a_hint_stands_on_what_may_be_fielded(arrive: Arrive) -> None:
    ana = arrive()
    table = ana.open_unseen(["me", "random"], "battle", "ortus-regni", options={"decks": ARMIES})

    def offered() -> list[dict[str, Any]]:
        return list(ana.ask(f"/api/tables/{table}")["state"]["actions"])

    def chooses(asked: str, _: int) -> bool:
        return asked == "field-attack" and len(offered()) > 1

    play_to([ana], table, chooses, ("attack", "recruit", "field", "install", "hire", "place"))
    ana.open(f"/table/{table}")
    ana.see("[data-scene=battle]")
    ana.page.locator("[data-hint]").click()
    ana.see("[data-hint-ask]").click()
    ana.see("[data-hint-state=shown]")
    best = ana.ask(f"/api/tables/{table}/hints?seat=0")["moves"][0]["notation"]
    answer = "[data-done]" if best == "done" else f"[data-field='{best}']"
    expect(ana.page.locator(f"[data-scene=battle] {answer} [data-marked='1']")).to_be_visible()


def test_a_scene_whose_code_is_late_is_shown_all_the_same(arrive: Arrive) -> None:
    """A phone gets the scenes after the table: what happens meanwhile waits for them."""
    ana = arrive(phone=True, steps="fast")
    table = ana.open_unseen(["me", "random"], "battle", "ortus-regni", options={"decks": ARMIES})
    play_to([ana], table, lambda asked, _: asked == "attack", ("attack", "install", "hire", "place"))
    held: list[Route] = []
    ana.page.route("**/assets/Scene-*.js", lambda route: held.append(route))
    ana.open(f"/table/{table}")
    target = ana.see("[data-earl='1'] [data-lit=siege]")
    place = target.locator("xpath=ancestor::*[@data-fief]").locator(".label").text_content()  # as the table names it
    ana.wait_until("the scenes are asked for", lambda: bool(held))
    target.tap()
    ana.see("[data-confirm]").tap()
    ana.wait_until("the hall has taken it in", lambda: question(ana.ask(f"/api/tables/{table}")["state"]) != "attack")
    ana.page.wait_for_timeout(400)
    assert not ana.sees("[data-scene], .bar [data-code]"), "nothing is asked in words while the scene is on its way"
    held[0].continue_()
    expect(ana.see("[data-scene=battle]")).to_have_attribute("data-step", "field")
    expect(ana.page.locator("[data-scene=battle] h2")).to_contain_text(f"Siege: {place} of ")
    ana.see("[data-field]")


@pytest.mark.parametrize("wish", ["ask", "never"])
def test_two_browsers_with_a_reaction(arrive: Arrive, wish: str) -> None:
    """The victim is asked, on a phone, or the browser passes; what the plotter sees is the same until it is over."""
    ana, bo = (arrive(phone=wish == "ask") for _ in range(2))
    table = ana.open_unseen(["me", "open"], "plot", "ortus-regni", options={"decks": PLOTS})
    bo.open("/healthz")
    bo.ask("/api/guest", {})
    bo.ask(f"/api/tables/{table}/sit", {})
    ana.ask(f"/api/tables/{table}/start", {})
    bo.page.evaluate("wish => localStorage.setItem('meadhall-ortus-reactions', wish)", wish)
    people = [ana, bo]
    victim, _ = play_to(people, table, lambda asked, _: asked == "struggle", ("place", "install", "treachery", "lord"))
    if victim == 0:  # the browser whose wish was set shall be the one that is asked
        ana.page.evaluate("wish => localStorage.setItem('meadhall-ortus-reactions', wish)", wish)
    asked, plotter = people[victim], people[1 - victim]
    plotter.open(f"/table/{table}")
    aim = plotter.ask(f"/api/tables/{table}?seat={1 - victim}")["state"]["view"]["struggle"]["target"]["fief"]
    expect(plotter.see("[data-scene=struggle] h2")).to_contain_text(f" {aim})")
    plotter.see("[data-window]")
    assert not plotter.sees("[data-answer]"), "the plotter isn't asked yet"
    ply = plotter.see("[data-ply]").get_attribute("data-ply")
    asked.open(f"/table/{table}")
    if wish == "ask":
        answer = asked.see("[data-scene=struggle] [data-answer=pass]")
        expect(asked.page.locator("[data-scene=struggle] .played li").first).to_be_in_viewport(ratio=1)
        for each in people:
            each.page.set_viewport_size({"width": 1280, "height": 720})
        left = [each.see("[data-wishes]").evaluate("wishes => wishes.getBoundingClientRect().left") for each in people]
        assert left[0] == left[1], "wishes stay where they are when one is asked"
        answer.click()
    moved = f"[data-ply]:not([data-ply='{ply}'])"
    expect(plotter.page.locator(moved).first).to_be_visible()
    state = plotter.ask(f"/api/tables/{table}")["state"]
    assert any(entry["message"]["key"].endswith(".passed") for entry in state["journal"]["entries"])
