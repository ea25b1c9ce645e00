"""Turns at other tables, accounts, sessions that end, addresses that lead nowhere, a hall that is away."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person


def sit_at_two_tables(arrive: Arrive) -> tuple[Person, Person, str]:
    """Ana and Bruno share a table where it is Bruno's turn; Ana has gone to another of hers."""
    ana, bruno = arrive(), arrive()
    table = ana.open_table(["me", "open", "greedy"], seed="elsewhere")
    bruno.open(f"/table/{table}")
    bruno.page.get_by_role("button", name="Sit down").click()
    ana.page.get_by_role("button", name="Start", exact=True).click()
    for _ in range(200):
        mine = ana.ask(f"/api/tables/{table}")["table"]["awaiting"]
        if mine == [1]:
            break
        ana.decide_now()
        ana.page.wait_for_timeout(25)
    bruno.see(".map")
    ana.open_table(["me", "greedy", "greedy"], seed="here")
    ana.see('[data-legal="true"]')  # nothing more happens there by itself
    return ana, bruno, table


def test_a_word_of_my_turn_at_another_table(arrive: Arrive) -> None:
    ana, bruno, table = sit_at_two_tables(arrive)
    notice = ana.page.get_by_role("link", name=re.compile("^Your turn"))
    expect(notice).to_have_count(0)
    for _ in range(400):
        if notice.count():
            break
        bruno.decide_now()
        bruno.page.wait_for_timeout(25)
    expect(notice).to_contain_text("with Guest")
    expect(ana.page).to_have_title(re.compile(r"^\(1\) "))
    ana.page.locator("[role=log][aria-live]", has_text="with Guest").wait_for(state="attached")
    ana.open("/")
    expect(ana.page.locator(".line").first).to_have_attribute("href", f"/table/{table}")
    notice.click()
    ana.page.wait_for_url(f"**/table/{table}")
    ana.see(".map")
    notice.wait_for(state="detached")
    expect(ana.page).to_have_title(re.compile(r"^[^(]"))


def test_nobody_is_called_to_a_table_around_their_own_screen(arrive: Arrive) -> None:
    ana = arrive()
    ana.open_table(["me", "me", "me"], seed="quiet", hot_seat=True)
    ana.see("[data-ply], .curtain")
    ana.open("/").see(".line")
    ana.page.wait_for_timeout(700)
    assert not ana.sees("aside a")
    assert "Your turn" not in ana.see(".line").inner_text()
    assert not ana.page.title().startswith("(")


def test_people_say_their_names_where_they_sit_down(arrive: Arrive) -> None:
    ana, bruno = arrive(), arrive()
    table = ana.open_table(["me", "open", "greedy"], seed="names", private=True)
    bruno.open(ana.see("input[readonly]").input_value().replace("#", "?lang=es#"))
    for person, name in ((ana, "Ana"), (bruno, "Bruno")):
        person.see("#my-name").fill(name)
        person.page.keyboard.press("Enter")
        person.page.locator("#my-name").wait_for(state="detached")
    bruno.page.get_by_role("button", name="Sentarse").click()
    ana.page.locator(".seats").get_by_text("Bruno").wait_for()
    bruno.page.locator(".seats").get_by_text("Ana").wait_for()
    ana.page.get_by_role("button", name="Start", exact=True).click()
    ana.see(".map")
    assert [seat["name"] for seat in ana.ask(f"/api/tables/{table}")["table"]["seats"]] == ["Ana", "Bruno", ""]


def test_a_hall_at_home_needs_no_https(arrive: Arrive) -> None:
    """Over plain HTTP browsers offer neither a clipboard nor ready-made ids."""
    ana = arrive()
    ana.page.add_init_script("delete Crypto.prototype.randomUUID; delete Navigator.prototype.clipboard")
    ana.open_table(["me", "open", "greedy"], seed="home")
    ana.page.get_by_role("button", name="Copy", exact=True).click()
    ana.page.get_by_role("button", name="Copied").wait_for()
    ana.page.get_by_role("button", name="Start with a bot").click()
    ana.see(".map")
    ana.decide()


def test_an_account_takes_the_guests_games_along(arrive: Arrive) -> None:
    ana = arrive()
    table = ana.open_table(["me", "greedy", "greedy"], seed="account")
    ana.open("/profile")
    ana.page.get_by_label("Login name").fill("ana-of-dublin")
    ana.page.get_by_label("Password").fill("sea and oak")
    ana.page.get_by_role("button", name="Make an account").click()
    ana.page.get_by_text("Your account is ready").wait_for()
    ana.page.get_by_text("Change the password").click()
    ana.page.locator("#old").fill("sea and oak")
    ana.page.get_by_label("New password").fill("iron and linen")
    ana.page.get_by_role("button", name="Save").last.click()
    ana.page.get_by_text("Your password is changed").wait_for()
    ana.page.get_by_role("button", name="Log out").click()
    ana.page.get_by_text("You are logged out").wait_for()
    ana.open("/").see(".game")
    assert not ana.sees(f"a[href='/table/{table}']")
    ana.open("/profile")
    ana.page.get_by_label("Login name").fill("ana-of-dublin")
    ana.page.get_by_label("Password").fill("wrong password")
    ana.page.get_by_role("button", name="Log in").click()
    expect(ana.see(".notice.bad")).to_contain_text("wrong")
    ana.page.get_by_label("Password").fill("iron and linen")
    ana.page.get_by_role("button", name="Log in").click()
    ana.page.get_by_text("Welcome back").wait_for()
    ana.open("/").see(f"a[href='/table/{table}']").click()
    assert ana.see("[data-ply]").is_visible()


def test_a_session_that_ended_is_told_and_the_hall_stays_open(arrive: Arrive) -> None:
    ana = arrive(refused="status of 401")  # what the client asks before it knows that the session has ended
    ana.open_table(["me", "greedy", "greedy"], seed="ended")
    ana.see(".map")
    ana.ask("/api/logout", {})
    expect(ana.page.locator("[role=alert]").first).to_contain_text("session has ended")
    ana.page.locator(".offline[role=status]").wait_for(state="detached")
    ana.open("/").see(".game .button.main").click()
    ana.see(".map")


def test_addresses_that_lead_nowhere_say_so(arrive: Arrive) -> None:
    ana = arrive().open("/runes/of/nothing")
    expect(ana.page.locator("h1")).to_contain_text("nothing at this address")
    ana.page.get_by_role("link", name="Home", exact=True).last.click()
    ana.see(".game")
    ana.open("/table/nosuchtable")
    expect(ana.page.locator(".notice.bad")).to_contain_text("no such table")
