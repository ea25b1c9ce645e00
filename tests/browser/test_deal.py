"""How a deal was made: browsers contribute to it by themselves, and the table says who did."""

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person


def how_it_was_made(person: Person) -> str:
    person.page.get_by_role("button", name="Menu").click()
    person.page.locator("[data-deal-note] summary").click()
    return person.see("[data-deal-note]").inner_text()


def test_two_browsers_contribute_and_check_what_became_of_it(arrive: Arrive) -> None:
    ana = arrive()
    ana.open("/new/brian-boru")
    ana.see("#game")
    seats = ana.page.locator("fieldset select")
    expect(seats).to_have_count(3)
    seats.nth(1).select_option("open")
    ana.page.get_by_role("button", name="Open the table").click()
    expect(ana.see("[data-deal]")).to_have_text("Test hall")  # the hall of the tests lets seeds be chosen, and says so
    bruno = arrive()
    bruno.open(ana.see("input[readonly]").input_value())
    bruno.page.get_by_role("button", name="Sit down").click()
    ana.page.get_by_role("button", name="Start", exact=True).click()
    for person in (ana, bruno):
        person.see(".map")
        words = how_it_was_made(person)
        assert "Contributed to the seed" in words and "Not contributed" not in words
        expect(person.page.locator("[data-checked]")).to_have_attribute("data-checked", "kept")
    table = ana.page.url.rsplit("/", 1)[1].partition("#")[0]
    deal = ana.ask(f"/api/tables/{table}")["table"]["deal"]
    assert [bool(one["nonce"]) for one in deal["contributions"]] == [True, True]


def test_a_game_against_bots_begins_at_once_with_my_contribution(arrive: Arrive) -> None:
    ana = arrive()
    ana.page.add_init_script("delete Crypto.prototype.subtle")  # as over plain HTTP
    ana.open("/new/brian-boru")
    ana.page.get_by_role("button", name="Start the game").click()
    ana.see(".map")
    how_it_was_made(ana)
    expect(ana.page.locator("[data-checked]")).to_have_attribute("data-checked", "kept")


def test_a_chosen_seed_is_shown_to_everybody(arrive: Arrive) -> None:
    ana = arrive()
    ana.open_table(["me", "greedy", "greedy"], seed="loaded")
    expect(ana.see("[data-deal]")).to_have_text("Chosen seed")
    assert "can know every draw" in how_it_was_made(ana)


def test_the_deal_of_the_day_is_committed_to_and_for_one_person(arrive: Arrive) -> None:
    ana = arrive()
    ana.open("/new/brian-boru")
    ana.page.get_by_label("Deal of the day").check()
    shown = ana.see("[data-daily-commitment]").inner_text()
    start = ana.page.get_by_role("button", name="Start the game")
    ana.page.locator("fieldset select").nth(1).select_option("me")
    expect(ana.page.get_by_role("alert")).to_contain_text("for one person")
    expect(start).to_be_disabled()
    ana.page.locator("fieldset select").nth(1).select_option("quick")
    start.click()
    ana.see(".map")
    expect(ana.see("[data-deal]")).to_have_text("Deal of the day")
    table = ana.page.url.rsplit("/", 1)[1].partition("#")[0]
    assert ana.ask(f"/api/tables/{table}")["table"]["commitment"] in shown
    assert "everybody who plays it has the same" in how_it_was_made(ana)
    bruno = arrive()
    bruno.open(ana.page.url)
    expect(bruno.page.locator(".notice.bad")).to_contain_text("when the day is over")
