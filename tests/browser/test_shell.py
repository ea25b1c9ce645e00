"""The pages around the tables: opening a table, settings, profile, rules, languages; axe on every page."""

import re
from pathlib import Path

from playwright.sync_api import Route, expect

from tests.browser.conftest import ROOT, Arrive
from tests.browser.person import Person

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = [
    "/",
    "/new",
    "/new/brian-boru",
    "/rules/brian-boru",
    "/settings",
    "/profile",
    "/recover",
    "/credits",
    "/design",
    "/none",
]


def serious_issues(person: Person, rules: list[str] | None = None) -> list[str]:
    """What axe calls serious or critical; of some of its rules only, if they are named."""
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE.read_text())
    found = person.page.evaluate(
        "rules => axe.run(document, {resultTypes: ['violations'], ...(rules && {runOnly: rules})})", rules
    )
    return [
        f"{issue['id']}: {issue['nodes'][0]['html'][:160]} {issue['nodes'][0]['failureSummary'][:300]}"
        for issue in found["violations"]
        if issue["impact"] in ("serious", "critical")
    ]


def serious_issues_by_day_and_night(person: Person) -> list[str]:
    """The dark theme differs in colours alone."""
    found = serious_issues(person)
    person.page.emulate_media(color_scheme="dark")
    expect(person.page.locator("html")).to_have_attribute("data-theme", "dark")
    found += serious_issues(person, ["color-contrast"])
    person.page.emulate_media(color_scheme="light")
    expect(person.page.locator("html")).to_have_attribute("data-theme", "light")
    return found


def test_axe_finds_nothing_serious_on_any_page(arrive: Arrive) -> None:
    ana = arrive()
    for path in PAGES:
        ana.open(path).see("h1")
        ana.page.wait_for_timeout(150)
        assert serious_issues_by_day_and_night(ana) == [], path


def test_axe_finds_nothing_serious_at_the_table(arrive: Arrive) -> None:
    ana = arrive()
    table = ana.open_table(["me", "open", "greedy"], seed="axe")
    ana.see("input[readonly]")
    assert serious_issues_by_day_and_night(ana) == []
    ana.page.get_by_role("button", name="Start with a bot").click()
    for phase in ("starting town", "draft", "second pick", "trick"):
        ana.decide()
        ana.page.wait_for_timeout(150)
        assert serious_issues_by_day_and_night(ana) == [], phase
    ana.page.keyboard.press("e")
    ana.see(".outlook h2")
    assert serious_issues_by_day_and_night(ana) == []
    ana.open(f"/table/{table}/replay").see("input[type=range]")
    assert serious_issues_by_day_and_night(ana) == []


def test_a_table_is_opened_with_the_form(arrive: Arrive) -> None:
    ana = arrive().open("/new/brian-boru")
    ana.page.get_by_label("5", exact=True).check()
    expect(ana.page.locator(".seat select")).to_have_count(5)
    ana.page.get_by_label("Five players play all five cards").check()
    ana.page.get_by_label("Player 2").select_option("open")
    ana.page.get_by_label("Live", exact=True).check()
    ana.page.get_by_role("button", name="Open the table").click()
    ana.see("input[readonly]")
    table = ana.ask("/api/tables/" + ana.page.url.rsplit("/", 1)[1])["table"]
    assert table["options"]["five_player_all_cards"] is True
    assert table["pace"] | {"kind": "live", "minutes": 20, "increment": 15} == table["pace"]
    ana.open("/").see(".line")
    bruno = arrive().open("/")
    bruno.page.locator(f"a[href='/table/{table['id']}']").click()
    bruno.page.get_by_role("button", name="Sit down").click()
    bruno.page.get_by_role("button", name="Stand up").wait_for()


def test_a_name_is_kept(arrive: Arrive) -> None:
    ana = arrive().open("/profile")
    ana.page.get_by_label("Your name at the table").fill("Gráinne")
    ana.page.get_by_role("button", name="Save").click()
    ana.see("[role=status]")
    ana.open("/profile")
    expect(ana.page.locator("#name")).to_have_value("Gráinne")


def test_the_profile_tells_results_with_score_date_and_opponents(arrive: Arrive) -> None:
    ana = arrive()
    table = ana.open_table(["me", "greedy", "random"], seed="result")
    ana.see("[data-ply]")
    ana.ask(f"/api/tables/{table}/resign", {"seat": 0})
    ana.open("/profile")
    line = ana.page.locator(f"[data-finished='{table}']")
    expect(line).to_contain_text("Brian Boru")
    expect(line).to_contain_text("Place 3 of 3")
    expect(line).to_contain_text("with Steward and ")

    def score(route: Route) -> None:
        """The same row, played to its end on another day."""
        answer = route.fetch()
        found = answer.json()
        for row in found["tables"]:
            row |= {"finished": 1_700_000_000_000, "result": {"scores": [34, 41, 27], "places": [2, 1, 3]}}
        route.fulfill(response=answer, json=found)

    ana.page.route("**/api/tables?mine=1&status=finished*", score)
    ana.open("/profile")
    expect(line).to_contain_text("Place 2 of 3")
    expect(line).to_contain_text("34 points")
    expect(line.locator("time")).to_have_attribute("datetime", "2023-11-14T22:13:20.000Z")
    expect(line.locator(".scores")).to_have_text(re.compile(r"41\s*34\s*27"))
    assert serious_issues(ana) == []


def test_a_name_written_before_the_hall_has_answered_is_kept(arrive: Arrive) -> None:
    ana = arrive()
    held: list[Route] = []
    ana.page.route("**/api/guest", lambda route: held.append(route))
    ana.open("/profile")
    ana.page.get_by_label("Your name at the table").fill("Gráinne")
    ana.wait_until("the hall is asked who this is", lambda: bool(held))
    with ana.page.expect_response("**/api/tables?mine=1&status=finished*"):
        held[0].continue_()
    expect(ana.page.locator("#name")).to_have_value("Gráinne")


def test_the_language_of_the_browser_is_spoken_and_switches_at_once(arrive: Arrive) -> None:
    ana = arrive(language="pl-PL").open("/settings")
    polish = ana.see("h1").inner_text()
    ana.page.locator("#language").select_option("es")
    expect(ana.page.locator("h1")).not_to_have_text(polish)
    expect(ana.page.locator("html")).to_have_attribute("lang", "es")
    spanish = ana.see("h1").inner_text()
    ana.page.locator("#language").select_option("en")
    expect(ana.page.locator("h1")).to_have_text("Settings")
    assert len({polish, spanish, "Settings"}) == 3


def test_a_table_speaks_each_persons_language(arrive: Arrive) -> None:
    ana = arrive(language="pt-BR")
    table = ana.open_table(["me", "greedy", "greedy"], seed="languages")
    portuguese = ana.prompt_words()
    ana.open(f"/table/{table}?lang=pl")
    assert ana.prompt_words() not in (portuguese, "")


def test_the_rules_can_be_searched(arrive: Arrive) -> None:
    ana = arrive().open("/rules/brian-boru#BB-9.4")
    assert "here" in (ana.see("[id='BB-9.4']").get_attribute("class") or "")
    ana.page.get_by_label("Search the rules").fill("monastery")
    expect(ana.page.locator(".clause").nth(39)).to_have_count(0)
    assert all("monaster" in line.lower() for line in ana.page.locator(".clause").all_inner_texts())


def test_the_theme_is_chosen_and_kept(arrive: Arrive) -> None:
    ana = arrive().open("/settings")
    ana.page.get_by_label("Dark").check()
    expect(ana.page.locator("html")).to_have_attribute("data-theme", "dark")
    ana.open("/credits").see("h1")
    expect(ana.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_the_first_load_is_small(arrive: Arrive) -> None:
    """Under 250 kB compressed before any game's own code."""
    ana = arrive()
    sizes: dict[str, int] = {}
    ana.page.on("requestfinished", lambda request: sizes.update({request.url: request.sizes()["responseBodySize"]}))
    ana.open("/").see(".game")
    ana.page.wait_for_timeout(300)
    assets = {Path(address).name: size for address, size in sizes.items() if "/api/" not in address}
    assert sum(assets.values()) < 250_000, assets
    assert not any(name.startswith("face") for name in assets)
